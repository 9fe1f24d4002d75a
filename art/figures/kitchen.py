"""Figures of kitchens."""
from sheet import PAPER, PLY, RED, TINT, WATER, Sheet


def section():
    """Run, aisle and island cut across: the heights and depths that rarely change."""
    s = Sheet(340, scale=0.125, origin=(30, 322))
    s.rect(-120, 0, 120, 2400, fill=TINT, weight=2)
    s.line((-120, 0), (2960, 0), weight=2)
    s.line((-120, 2400), (2960, 2400), weight=2)
    # The run against the wall: three drawers on legs, worktop, wall unit with a shelf
    s.rect(40, 150, 540, 720, fill=PAPER)
    for low, high in ((154, 428), (432, 706), (710, 866)):
        s.rect(580, low, 20, high - low, fill=PLY, weight=0.8)
    s.line((40, 430), (580, 430), weight=0.8)
    s.line((40, 708), (580, 708), weight=0.8)
    s.rect(520, 0, 18, 150, fill=PLY, weight=0.8)
    s.rect(0, 870, 620, 40, fill=PLY, weight=1.6)
    s.rect(0, 1390, 330, 720, fill=PAPER)
    s.rect(330, 1394, 20, 712, fill=PLY)
    s.line((0, 1750), (330, 1750), weight=0.8)
    # An open dishwasher's door takes half the aisle
    s.rect(600, 150, 600, 30, fill=WATER)
    # The island, with knee room on its far side
    s.rect(1840, 150, 560, 720, fill=PAPER)
    s.rect(1820, 154, 20, 712, fill=PLY, weight=0.8)
    s.rect(2400, 0, 20, 870, fill=PLY, weight=0.8)
    s.rect(1880, 0, 18, 150, fill=PLY, weight=0.8)
    s.rect(1800, 870, 900, 40, fill=PLY, weight=1.6)
    # A pendant lamp over it
    s.line((2250, 2400), (2250, 1850))
    s.line((2100, 1660), (2180, 1840), (2320, 1840), (2400, 1660), closed=True, fill=WATER)
    s.dimension((600, 180), (1200, 180), '600', away=10)
    s.dimension((1200, 180), (1820, 180), 'to stand', away=10)
    s.dimension((600, 660), (1820, 660), '1,000–1,200', away=0)
    s.dimension((380, 910), (380, 1390), '450–500', away=-8, side=-1)
    s.dimension((2700, 0), (2700, 910), '910', away=-10, side=-1)
    s.dimension((2250, 910), (2250, 1660), '750', side=-1)
    s.dimension((0, 2110), (350, 2110), '350', away=8)
    s.dimension((0, 910), (620, 910), '', away=8)
    s.text(190, 910, '620', colour=RED, nudge=(0, 14))
    s.label((1000, 165), (1080, 440), 'open dishwasher', anchor='middle')
    s.write('kitchen-section', 'A kitchen run, aisle and island in section')


def plan():
    """Plan: what the fixed sizes leave of a room, with the hob, the sink and the open door in place."""
    s = Sheet(336, scale=0.094, origin=(22, 40))
    # Walls, with a window over the sink
    for x, width in ((-120, 1820), (2900, 1220)):
        s.rect(x, 0, width, 200, fill=TINT, weight=2)
    s.rect(1700, 0, 1200, 200, fill=PAPER, weight=1)
    s.line((1700, 100), (2900, 100), weight=0.8)
    s.rect(-120, -2980, 120, 2980, fill=TINT, weight=2)
    s.rect(4000, -2980, 120, 2980, fill=TINT, weight=2)
    # Worktop, larder, hob, sink
    s.rect(0, -620, 4000, 620, fill=PLY)
    s.rect(0, -620, 600, 620, fill=PAPER)
    s.line((0, -620), (600, 0), weight=0.7)
    s.line((0, 0), (600, -620), weight=0.7)
    s.rect(900, -560, 600, 500, fill=PAPER)
    for x in (1050, 1350):
        for y in (-180, -430):
            s.circle(x, y, 90)
    s.rect(1850, -540, 500, 420, fill=WATER)
    s.circle(2100, -330, 30)
    s.line((2100, -80), (2100, -220), weight=2)
    s.line((2400, -620), (2400, -540), (3000, -540), (3000, -620), dash='3 3', weight=0.8)
    s.rect(2400, -1220, 600, 600, fill=WATER)
    s.rect(1000, -2720, 2000, 900, fill=PLY)
    s.text(2000, -2320, 'island')
    s.text(2700, -1220, 'dishwasher', nudge=(0, -15))
    s.text(300, -780, 'larder', nudge=(0, -3))
    s.dimension((1500, -620), (1500, -1820), '1,200', away=0)
    s.dimension((0, -2270), (1000, -2270), '1,000', away=0)
    s.dimension((3000, -2270), (4000, -2270), '1,000', away=0)
    s.dimension((600, -310), (900, -310), '', away=0)
    s.text(750, -310, '300', colour=RED, nudge=(0, 6))
    s.dimension((1500, -310), (1850, -310), '', away=0)
    s.text(1675, -310, '300', colour=RED, nudge=(0, 6))
    s.dimension((3060, -620), (3060, -1220), '600', away=0, side=-1)
    s.text(2000, -2980, 'open to the table', nudge=(0, -4))
    s.text(1200, -780, 'hob', nudge=(0, -3))
    s.text(2100, -780, 'sink', nudge=(0, -3))
    s.write('kitchen-plan', 'Plan of a kitchen with an island')


def carcass():
    """A base unit cut across: what holds it square and what takes up a floor out of level."""
    s = Sheet(372, scale=0.345, origin=(64, 324))
    s.rect(-70, -22, 70, 930, fill=TINT, weight=2)
    # A floor that falls towards the wall
    s.line((-70, -24), (790, 10), (790, -40), (-70, -70), closed=True, fill=TINT, weight=2)
    s.rect(40, 150, 540, 720, fill=PAPER, weight=0.8)
    s.rect(40, 150, 540, 18, fill=PLY)
    s.rect(40, 168, 18, 702, fill=PLY)
    s.rect(480, 852, 100, 18, fill=PLY)
    s.rect(58, 852, 100, 18, fill=PLY)
    # Drawers: boxes behind fronts
    for low, high, box in ((154, 428, 190), (432, 706, 190), (710, 866, 90)):
        s.rect(580, low, 20, high - low, fill=PLY)
        s.rect(90, low + 30, 490, box, fill=PAPER, weight=0.8)
        s.rect(90, low + 30, 490, 12, fill=PLY, weight=0.8)
    s.rect(0, 870, 620, 40, fill=PLY, weight=1.6)
    # Legs, pipes, plinth
    for x, foot in ((110, -14), (470, 0)):
        s.rect(x, 30, 28, 120, fill=WATER)
        s.rect(x + 4, foot + 8, 20, 30, fill=PAPER)
        s.rect(x - 12, foot - 2, 52, 10, fill=WATER)
    s.rect(530, 2, 16, 144, fill=PLY)
    for y in (440, 520):
        s.circle(20, y, 11, fill=WATER)
    s.label((300, 160), (660, 240), '18 mm base')
    s.label((49, 610), (660, 660), 'solid back')
    s.label((20, 520), (660, 520), 'pipes behind')
    s.label((545, 900), (660, 800), '40 mm top')
    s.label((538, 80), (660, 140), 'plinth, cut to')
    s.text(660, 140, 'the floor', anchor='start', nudge=(0, -20))
    s.label((490, 90), (660, 380), 'screw leg')
    s.text(360, -70, 'the floor runs off, the worktop doesn’t', nudge=(0, -17))
    s.write('kitchen-carcass', 'A base unit in section on an uneven floor')


DRAWINGS = [section, plan, carcass]
