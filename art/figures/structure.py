"""Figures of structural works."""
from sheet import PAPER, PLY, RED, TINT, WATER, Sheet


def prop(s, x, low, high):
    """An adjustable steel prop with its plates."""
    s.rect(x - 30, low, 60, (high - low) * 0.55, fill=PAPER, weight=1)
    s.rect(x - 22, low + (high - low) * 0.55, 44, (high - low) * 0.45, fill=WATER, weight=1)
    s.rect(x - 75, low, 150, 14, fill=WATER, weight=0.8)
    s.rect(x - 75, high - 14, 150, 14, fill=WATER, weight=0.8)
    s.line((x - 55, low + (high - low) * 0.55), (x + 55, low + (high - low) * 0.55), weight=2.4)


def opening():
    """The wall held on needles while padstones and beam go in, seen from the front."""
    s = Sheet(366, scale=0.084, origin=(210, 326))
    s.line((-2400, 0), (2400, 0), weight=2)
    # Courses and a few bricks only: the wall reads as one
    s.line((-2300, 0), (-2300, 3300), (2300, 3300), (2300, 0), (1500, 0), (1500, 2350), (-1500, 2350), (-1500, 0),
           closed=True, fill=TINT, weight=1.6)
    for course in range(1, 15):
        y = course * 225
        if y < 2350:
            s.line((-2300, y), (-1500, y), weight=0.6)
            s.line((1500, y), (2300, y), weight=0.6)
        else:
            s.line((-2300, y), (2300, y), weight=0.6)
    # Padstones, beam, the dry pack above it
    for x in (-1940, 1500):
        s.rect(x, 1885, 440, 215, fill=PAPER, weight=1.6)
    s.rect(-1720, 2100, 3440, 220, fill=WATER, weight=2)
    s.line((-1720, 2125), (1720, 2125), weight=0.8)
    s.line((-1720, 2295), (1720, 2295), weight=0.8)
    s.rect(-1720, 2320, 3440, 30, fill=RED, stroke=RED, weight=0.6)
    # Needles through the wall above, a prop at each end
    for x in (-1080, 0, 1080):
        s.rect(x - 130, 2560, 260, 260, fill=PAPER, weight=0.8)
        s.end_grain(x - 90, 2575, 180, 200)
        prop(s, x, 40, 2575)
        s.rect(x - 220, 0, 440, 40, fill=PLY)
    s.label((60, 2700), (540, 3560), '1  needle', anchor='middle')
    s.text(-1480, 3300, 'the wall above', nudge=(0, 8))
    s.label((-1080, 760), (-880, 820), '2  prop', anchor='start')
    s.label((1720, 1990), (540, 1420), '3  padstone', anchor='middle')
    s.label((-400, 2210), (-540, 1560), '4  beam', anchor='middle')
    s.label((1400, 2335), (1750, 3560), '5  dry pack', anchor='middle')
    s.dimension((-1500, 0), (1500, 0), '3,000', away=-14, side=-1)
    s.write('structure-opening', 'A 3 m opening with needles, props, padstones and beam')


def flush():
    """A beam under the joists and one hidden between them, cut across."""
    s = Sheet(266, scale=0.3, origin=(106, 160))

    def beam(x, low, high, width=134):
        s.line((x - width / 2, high), (x + width / 2, high), (x + width / 2, high - 12), (x + 5, high - 12),
               (x + 5, low + 12), (x + width / 2, low + 12), (x + width / 2, low), (x - width / 2, low),
               (x - width / 2, low + 12), (x - 5, low + 12), (x - 5, high - 12), (x - width / 2, high - 12),
               closed=True, fill=WATER, weight=1.6)
    # Left: joists on top
    s.rect(-290, 0, 580, 200, fill=PLY)
    s.rect(-290, 200, 580, 22, fill=PAPER)
    s.rect(-51, 222, 102, 240, fill=TINT)
    for x, width in ((-290, 192), (98, 192)):
        s.rect(x, -15, width, 15, fill=PAPER, weight=0.8)
    s.line((-98, 0), (-98, -237), (98, -237), (98, 0), weight=0.8)
    s.rect(-98, -237, 196, 237, fill=PAPER)
    beam(0, -203, 0)
    # Right: joists cut back and hung between the flanges
    x = 690
    s.rect(x - 290, 0, 280, 200, fill=PLY)
    s.rect(x + 10, 0, 280, 200, fill=PLY)
    s.rect(x - 67, -16, 134, 232, fill=PAPER, weight=0.1)
    for left in (x - 60, x + 10):
        s.rect(left, 14, 50, 172, fill=PLY)
    s.rect(x - 290, -31, 580, 15, fill=PAPER, weight=0.8)
    s.rect(x - 290, 222, 580, 22, fill=PAPER)
    s.rect(x - 51, 244, 102, 218, fill=TINT)
    beam(x, -3, 200)
    s.text(0, -280, 'beam below', nudge=(0, -12))
    s.text(x, -280, 'beam hidden', nudge=(0, -12))
    s.label((60, -220), (240, -150), 'fire board', anchor='start')
    s.label((40, -100), (200, -80), 'steel', anchor='start')
    s.label((x + 150, 100), (x + 130, 330), 'joist, hung', anchor='start')
    s.label((-180, 100), (-190, 330), 'joist', anchor='middle')
    s.label((30, 380), (110, 400), 'wall above', anchor='start')
    s.dimension((-150, -15), (-150, -237), '220', away=0)
    s.label((x - 170, -24), (x - 90, -130), 'flat ceiling', anchor='middle')
    s.write('structure-flush', 'A beam of 203 × 134 below and within a floor of 200 joists')


def distances():
    """The 3 and 6 metre rules of the Party Wall Act, section 6, in a section through the ground."""
    s = Sheet(366, scale=0.036, origin=(100, 112))
    # Next door: wall, floor, footing 900 deep
    s.line((-2700, 2500), (-300, 2500), weight=1)
    s.rect(-300, -700, 300, 3500, fill=TINT, weight=1.6)
    s.rect(-500, -900, 700, 250, fill=TINT, weight=1.6)
    s.line((-2700, 150), (-300, 150), weight=1)
    s.earth(0, 0, 8600)
    # Zones: to 3 m below the footing's level, to 6 m below the line of 45 degrees
    s.line((0, -900), (3000, -900), (3000, -6600), (0, -6600), closed=True, fill=WATER, weight=0.1)
    s.line((3000, -3900), (5700, -6600), (3000, -6600), closed=True, fill=TINT, weight=0.1)
    s.line((0, -900), (3000, -900), stroke=RED, dash='5 4')
    s.line((0, -900), (5700, -6600), stroke=RED, dash='5 4')
    s.line((3000, 0), (3000, -6600), weight=0.8)
    s.line((6000, 0), (6000, -6600), weight=0.8)
    # A strip footing and a pile
    s.rect(2000, -1500, 600, 1500, fill=PAPER, weight=1.6)
    s.rect(2000, -1500, 600, 400, fill=PLY)
    s.rect(4300, -6000, 300, 6000, fill=PLY, weight=1.6)
    s.dimension((0, 500), (3000, 500), '3 m', away=0)
    s.dimension((0, 1300), (6000, 1300), '6 m', away=0)
    s.text(-1500, 1000, 'next door')
    s.label((2300, -1300), (1560, -4600), 'trench deeper', anchor='middle')
    s.text(1560, -4600, 'than their footing', nudge=(0, -17))
    s.label((4450, -5300), (6250, -4300), 'pile below', anchor='start')
    s.text(6250, -4300, 'the 45° line', anchor='start', nudge=(0, -20))
    s.label((-150, -850), (-1400, -1900), 'footing', anchor='middle')
    s.text(7300, 300, 'your garden', nudge=(0, 2))
    s.write('structure-distances', 'Party Wall etc. Act 1996, section 6')


DRAWINGS = [opening, flush, distances]
