"""Figures of loft conversions."""
import math

from sheet import PAPER, PLY, RED, TINT, WATER, Sheet

HALF, SLOPE = 3000, math.tan(math.radians(42))


def under(x):
    """Height of the rafters' underside over the wall plate."""
    return (HALF - abs(x)) * SLOPE


def section():
    """A roof cut across: what is left to stand in once floor, insulation and dwarf walls are there."""
    s = Sheet(264, scale=0.0585, origin=(210, 204))
    floor, lining, rafter = 242, 101, 202
    for way in (-1, 1):
        wall = (2900, 3180)
        s.line((way * wall[0], -700), (way * wall[0], 0), (way * wall[1], 0), (way * wall[1], -700), closed=True,
               fill=TINT)
        s.line((0, under(0) + rafter), (way * 3500, under(3500) + rafter), (way * 3500, under(3500)), (0, under(0)),
               closed=True, fill=PLY)
        s.line((0, under(0)), (way * 2950, under(2950)), (way * 2900, under(2900) - lining), (0, under(0) - lining),
               closed=True, fill=WATER, weight=0.8)
        # Dwarf wall
        s.rect(way * 1508, floor, way * 100, under(1508) - lining - floor, fill=WATER, weight=0.8)
    s.rect(-3180, 0, 6360, 100, fill=PLY, weight=0.8)
    s.rect(-2900, 100, 5800, 120, fill=PLY)
    s.line((-2900, 232), (2900, 232), weight=2)
    s.line((-3180, -20), (3180, -20), weight=0.8)
    # Flat ceiling at the ridge
    s.line((-330, under(330) - lining), (330, under(330) - lining))
    # Rooflight in the right slope
    for x in (700, 1350):
        s.line((x, under(x) - lining), (x + 150, under(x + 150) + rafter + 60), weight=1.6)
    s.line((850, under(850) + rafter + 60), (1500, under(1500) + rafter + 60), weight=3)
    s.dimension((-398, floor + 2000), (398, floor + 2000), '', away=0)
    s.text(0, floor + 2000, '800', colour=RED, nudge=(0, -15))
    s.dimension((-953, floor + 1500), (953, floor + 1500), '', away=0)
    s.text(-260, floor + 1500, '1,900', colour=RED, nudge=(0, -15))
    s.dimension((-1508, floor + 560), (1508, floor + 560), '', away=0)
    s.text(-420, floor + 560, '3,000 of floor', colour=RED, nudge=(0, -17))
    s.dimension((398, floor), (398, floor + 2000), '', away=0)
    s.text(398, floor + 900, '2,000', anchor='start', colour=RED, nudge=(6, 0))
    s.dimension((-3390, 100), (-3390, under(0)), '', away=0)
    s.text(-3390, 1850, 'joist to', anchor='start', colour=RED, nudge=(7, 16))
    s.text(-3390, 1850, 'ridge', anchor='start', colour=RED, nudge=(7, 0))
    s.text(-3390, 1850, '2,600', anchor='start', colour=RED, nudge=(7, -16))
    s.label((1560, floor + 600), (2200, 1750), 'dwarf', anchor='start')
    s.text(2200, 1750, 'wall', anchor='start', nudge=(0, -20))
    s.label((1100, 170), (1500, -430), 'new joists beside the old', anchor='middle')
    s.label((1175, under(1175) + rafter + 60), (1500, 2600), 'rooflight', anchor='start')
    s.write('loft-section', 'A roof of 42 degrees, 6 m across, in section')


def layers():
    """The slope cut across its rafters: the layers from tile to plaster."""
    s = Sheet(244, scale=0.62, origin=(20, 224))
    for x in (30, 400):
        s.end_grain(x, 80, 47, 150)
    # Under the rafters: insulation right across, then board
    s.insulation(0, 20, 440, 60, fill=WATER)
    s.rect(0, 5, 440, 15, fill=PAPER)
    s.insulation(77, 80, 323, 100, fill=WATER)
    s.rect(0, 80, 30, 100, fill=WATER, weight=0.8)
    # Felt sags between the rafters; battens and tiles
    s.line((0, 233), (77, 233), (238, 226), (400, 233), (447, 233), weight=2)
    s.rect(0, 236, 447, 25, fill=PLY, weight=0.8)
    s.line((-4, 262), (447, 262), (447, 280), (-4, 280), closed=True, fill=TINT, weight=1.6)
    for x in (140, 290):
        s.line((x, 262), (x, 280), weight=0.8)
    s.dimension((238, 180), (238, 227), '50', away=0, side=-1)
    for point, y, words in (((430, 271), 320, 'tile on batten'), ((440, 233), 268, 'felt'),
                            ((360, 205), 216, 'air, eaves to'), ((390, 130), 132, 'insulation'),
                            ((430, 50), 72, 'and under them'), ((430, 12), 10, 'plasterboard')):
        s.label(point, (478, y), words, anchor='start')
    s.text(478, 216, 'ridge', anchor='start', nudge=(0, -20))
    s.text(478, 132, 'between', anchor='start', nudge=(0, -20))
    s.label((423, 160), (250, 316), 'rafter', anchor='middle')
    s.write('loft-layers', 'Layers of an insulated slope cut across the rafters')


def stair():
    """Headroom over a loft stair, seen along the flight: Approved Document K, diagram 1.4."""
    s = Sheet(330, scale=0.118, origin=(112, 300))
    s.line((-900, 0), (2500, 0), weight=2)
    # Wall on the left, slope on the right that just clears the edge of the stair
    s.rect(-520, 0, 120, 2420, fill=TINT, weight=2)
    slope = [(x, 1800 + (400 - x) * SLOPE) for x in (-290, 2200)]
    s.line(slope[0], slope[1], (2200, slope[1][1] + 270), (-290, slope[0][1] + 270), closed=True, fill=PLY, weight=0.1)
    s.line(slope[0], slope[1], weight=2)
    s.line((-400, 2421), slope[0], weight=2)
    # The stair: a tread seen from the front, strings at its sides
    s.rect(-400, -150, 32, 300, fill=PLY)
    s.rect(368, -150, 32, 300, fill=PLY)
    s.rect(-368, -30, 736, 30, fill=PLY)
    s.line((-400, 1800), (0, 1900), (400, 1800), stroke=RED, dash='6 4')
    s.dimension((0, 0), (0, 1900), '1,900', away=0, side=1)
    s.dimension((400, 0), (400, 1800), '1,800', away=0, side=-1)
    s.dimension((-368, 160), (368, 160), '', away=0)
    s.text(-180, 160, 'stair', colour=RED, nudge=(0, 6))
    s.label((1500, 1800 - 1100 * SLOPE), (1150, 420), 'slope of the roof', anchor='middle')
    s.text(1000, 2100, 'red: the least that’s allowed', anchor='start', colour=RED)
    s.write('loft-stair', 'Reduced headroom over a loft stair', '; Approved Document K')


def limits():
    """What permitted development lets grow out of a roof, seen from the side."""
    s = Sheet(284, scale=0.05, origin=(206, 268))
    s.line((-3700, 0), (3900, 0), weight=2)
    s.rect(-3000, 0, 6000, 2300, fill=TINT)
    ridge = 2300 + 3000 * SLOPE
    s.line((-3350, 2300 - 350 * SLOPE), (0, ridge), (3350, 2300 - 350 * SLOPE), closed=True, fill=PLY, weight=2)
    # Rear dormer on the right; rooflight on the left
    front = 2720
    s.line((400, ridge - 400 * SLOPE), (400, ridge - 260), (front, ridge - 330),
           (front, ridge - front * SLOPE), closed=True, fill=WATER, weight=2)
    s.rect(front - 60, ridge - 1850, 60, 1150, fill=PAPER)
    low, high = ridge - 2500 * SLOPE, ridge - 1700 * SLOPE
    s.line((-1700, high), (-1800, high + 111), (-2600, low + 21), (-2500, low), closed=True, fill=WATER, weight=1.6)
    s.line((-900, ridge), (3700, ridge), stroke=RED, dash='6 4')
    s.text(3800, ridge, 'no higher than the ridge', anchor='end', colour=RED, nudge=(0, 7))
    s.label((-2200, ridge - 2100 * SLOPE), (-2500, ridge - 900), '150 at most', anchor='middle')
    s.text(-2500, ridge - 900, 'rooflight', nudge=(0, 17))
    s.text(0, 1100, 'street', anchor='end', nudge=(-60, 0))
    s.text(0, 1100, 'garden', anchor='start', nudge=(60, 0))
    s.dimension((front, ridge - front * SLOPE), (3350, 2300 - 350 * SLOPE), '', away=8)
    s.text(3250, 2560, '200 or', anchor='start', colour=RED, nudge=(0, 16))
    s.text(3250, 2560, 'more', anchor='start', colour=RED)
    s.text(1950, ridge - 850, 'dormer')
    s.write('loft-limits', 'Permitted development limits on a roof, from the side')


def eaves():
    """Drawers behind the dwarf wall: what fits where nobody can stand."""
    s = Sheet(330, scale=0.205, origin=(26, 288))

    def lining(x):
        """Height of the slope's lining over the floor."""
        return 60 + x * SLOPE
    s.line((-100, lining(-100)), (1380, lining(1380)), (1380, lining(1380) + 250), (-100, lining(-100) + 250),
           closed=True, fill=WATER, weight=0.1)
    s.line((-66, lining(-66)), (1380, lining(1380)), weight=2)
    s.line((-110, 0), (1880, 0), weight=2)
    # Drawers with their backs cut to the slope, a flap above; the front stands 1,000 high
    front = (1000 - 60) / SLOPE
    s.line((front, 0), (front, 1000), weight=1.2)
    for low, high, back in ((20, 330, 190), (350, 660, 540)):
        top = high - 60
        s.line((back, low + 20), (front, low + 20), (front, top), ((top - 60) / SLOPE + 90, top),
               (back, lining(back - 90)), closed=True, fill=PLY)
        s.rect(front, low, 22, high - low, fill=PLY)
    s.rect(front, 680, 22, 310, fill=PLY)
    for y in (180, 510, 840):
        s.rect(front + 22, y - 8, 30, 16, fill=PAPER)
    s.dimension((front + 130, 0), (front + 130, 1000), '1,000', away=0, side=-1)
    s.dimension((190, 0), (front, 0), '850', away=-14, side=-1)
    s.label((300, 200), (330, 1120), 'cut to the slope', anchor='middle')
    s.label((front + 11, 900), (1400, 860), 'flap', anchor='start')
    s.label((front + 11, 250), (1400, 330), 'drawers', anchor='start')
    s.write('loft-eaves', 'Drawers under a slope of 42 degrees')


DRAWINGS = [section, layers, stair, limits, eaves]
