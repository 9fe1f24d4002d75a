"""Figures of fitted furniture."""
import math

from sheet import PAPER, PLY, RED, TINT, WATER, Sheet


def scribe():
    """A cupboard against a crooked wall: with a gap and a strip, and with its end panel scribed."""
    s = Sheet(330, scale=0.112, origin=(18, 292))

    def wall(height):
        """How far the wall stands from plumb: it leans, and it has a belly."""
        return 60 * height / 2400 + 26 * math.sin(height / 330) + 10 * math.sin(height / 130)

    edge = [(wall(height), height) for height in range(0, 2401, 80)]
    for left in (0, 1900):
        s.line((left - 120, 0), (left + 1660, 0), weight=2)
        s.line((left - 120, 0), *((left + x, y) for x, y in edge), (left - 120, 2400), closed=True, fill=TINT, weight=1.6)
    # Left: a box as bought, and a strip over the gap
    for left, start in ((0, 110), (1900, 190)):
        s.rect(left + start, 100, 1500 - start, 2150, fill=PAPER, weight=1.2)
        middle = (start + 1500) / 2
        for a, b in ((start, middle), (middle, 1500)):
            s.rect(left + a + 14, 114, b - a - 28, 2122, fill=WATER if left else PAPER)
            s.rect(left + a + 110, 210, b - a - 220, 1930, fill=PAPER, weight=0.8)
        for x in (middle - 50, middle + 50):
            s.circle(left + x, 1150, 16, fill=PLY)
        s.rect(left + start + 20, 0, 1480 - start, 100, fill=PAPER, weight=0.8)
    s.rect(72, 100, 40, 2150, fill=PLY)
    # Right: the panel cut to the wall
    s.line(*((1900 + max(x, 0), y) for x, y in edge if y <= 2250), (2090, 2250), (2090, 0), closed=True, fill=PLY,
           weight=1.6)
    s.label((58, 1750), (330, 1750), 'gap', anchor='start')
    s.label((92, 700), (330, 700), 'strip', anchor='start')
    s.label((2000, 1750), (2230, 1750), 'scribed', anchor='start')
    s.text(800, 0, 'as bought', nudge=(0, -24))
    s.text(2700, 0, 'as made', nudge=(0, -24))
    s.write('bespoke-scribe', 'A cupboard at a wall out of plumb by some 60 mm')


def wardrobe():
    """Two wardrobes in plan: clothes across a rail, and front to back on a pull-out rail."""
    s = Sheet(226, scale=0.19, origin=(46, 166))

    def hanger(x, y, upright):
        """A hanger from above with a coat on it, 450 wide."""
        parts = [(-225, -38), (-225, 38), (-60, 60), (60, 60), (225, 38), (225, -38), (60, -60), (-60, -60)]
        s.line(*((x + b, y + a) if upright else (x + a, y + b) for a, b in parts), closed=True, fill=WATER, weight=1)

    # Left: 600 deep
    s.rect(-40, 600, 960, 110, fill=TINT, weight=2)
    s.rect(0, 20, 18, 580, fill=PLY)
    s.rect(842, 20, 18, 580, fill=PLY)
    s.rect(18, 588, 824, 12, fill=PLY, weight=0.8)
    s.rect(2, 0, 426, 20, fill=PLY)
    s.rect(432, 0, 426, 20, fill=PLY)
    s.line((18, 305), (842, 305), weight=2.4)
    for x in (110, 250, 390, 530):
        hanger(x, 305, True)
    # Right: 400 deep
    x = 1100
    s.rect(x - 40, 600, 840, 110, fill=TINT, weight=2)
    s.rect(x, 220, 18, 380, fill=PLY)
    s.rect(x + 762, 220, 18, 380, fill=PLY)
    s.rect(x + 18, 588, 744, 12, fill=PLY, weight=0.8)
    s.rect(x + 2, 200, 386, 20, fill=PLY)
    s.rect(x + 392, 200, 386, 20, fill=PLY)
    s.line((x + 390, 580), (x + 390, 250), weight=2.4)
    for y in (300, 400, 500):
        hanger(x + 390, y, False)
    s.dimension((0, 0), (0, 600), '600', away=10)
    s.dimension((x, 200), (x, 600), '400', away=6)
    s.text(430, -110, 'rail along the back', nudge=(0, -4))
    s.text(x + 370, -110, 'rail pulls out', nudge=(0, -4))
    s.line((x + 390, 170), (x + 390, 20), weight=1.2)
    s.line((x + 360, 70), (x + 390, 20), (x + 420, 70), weight=1.2)
    s.text(430, 640, 'wall')
    s.write('bespoke-wardrobe', 'Two wardrobes in plan, 600 and 400 deep')


def movement():
    """A framed panel cut across, in summer and in winter: the panel is free in its groove."""
    s = Sheet(312, scale=1.62, origin=(210, 0))

    def frame(y, gap):
        """Stiles 28 thick with a groove 15 deep; a panel that ends `gap` short of the groove's bottom."""
        for way in (-1, 1):
            s.line((way * 122, y), (way * 60, y), (way * 60, y + 9), (way * 75, y + 9), (way * 75, y + 19),
                   (way * 60, y + 19), (way * 60, y + 28), (way * 122, y + 28), closed=True, fill=PLY, weight=1.6)
            end = way * (75 - gap)
            s.line((way * 8, y + 2), (way * 40, y + 2), (way * 56, y + 9.5), (end, y + 9.5), (end, y + 18.5),
                   (way * 4, y + 18.5), (way * 10, y + 12), (way * 2, y + 8), closed=True, fill=TINT, weight=1.6)
    frame(-62, 1)
    frame(-142, 5)
    for way in (-1, 1):
        s.circle(way * 70, -128, 13, stroke=RED, weight=2)
    s.text(0, -22, 'damp summer: the panel swells')
    s.text(0, -102, 'heated winter: it shrinks')
    s.label((100, -48), (104, -22), 'frame', anchor='middle')
    s.label((-30, -52), (-100, -22), 'panel', anchor='middle')
    s.dimension((-70, -142), (70, -142), '1 in 100 or so, across the grain', away=-26, side=-1)
    s.write('bespoke-movement', 'A framed panel of solid wood cut across in summer and winter')


DRAWINGS = [scribe, wardrobe, movement]
