"""Figures of boot rooms."""
from sheet import PAPER, PLY, RED, TINT, WATER, Sheet


def bench():
    """A bench with pegs from the side and from the front: heights that suit grown-ups and children."""
    s = Sheet(376, scale=0.15, origin=(70, 352))
    s.line((-120, 0), (2280, 0), weight=2)
    # From the side: wall, boarding, bench on a stand, shelf, pegs, boot
    s.rect(-120, 0, 120, 2250, fill=TINT, weight=2)
    s.rect(0, 60, 15, 2040, fill=PLY, weight=0.8)
    s.rect(15, 420, 425, 30, fill=PLY, weight=1.6)
    s.rect(360, 0, 50, 420, fill=PLY)
    s.rect(15, 60, 345, 18, fill=PLY, weight=0.8)
    s.rect(15, 2080, 300, 20, fill=PLY)
    for y in (1000, 1700):
        s.rect(15, y - 40, 20, 90, fill=PLY)
        s.line((35, y + 8), (110, y), (120, y + 40), weight=2.4)
    # From the front
    x = 930
    s.rect(x, 450, 1200, 1630, fill=PAPER, weight=0.8)
    for place in range(1, 12):
        s.line((x + place * 100, 450), (x + place * 100, 2080), weight=0.4)
    s.rect(x, 2080, 1200, 20, fill=PLY)
    s.rect(x, 1660, 1200, 90, fill=PLY)
    s.rect(x, 960, 1200, 90, fill=PLY)
    for peg in range(6):
        s.circle(x + 100 + peg * 200, 1700, 16, fill=PAPER, weight=1.6)
        s.circle(x + 100 + peg * 200, 1000, 16, fill=PAPER, weight=1.6)
    s.rect(x, 420, 1200, 30, fill=PLY, weight=1.6)
    for left in (0, 575, 1150):
        s.rect(x + left, 0, 50, 420, fill=PLY)
    # Wellingtons
    for left in (120, 320, 690, 890):
        s.line((x + left, 0), (x + left + 190, 0), (x + left + 185, 70), (x + left + 110, 120), (x + left + 110, 310),
               (x + left, 310), closed=True, fill=WATER)
    s.dimension((570, 0), (570, 1700), '', away=0)
    s.text(570, 1250, '1,600–', anchor='start', colour=RED, nudge=(6, 0))
    s.text(570, 1250, '1,750', anchor='start', colour=RED, nudge=(6, -16))
    s.dimension((480, 0), (480, 1000), '', away=0)
    s.text(570, 760, '1,000–', anchor='start', colour=RED, nudge=(6, 0))
    s.text(570, 760, '1,200', anchor='start', colour=RED, nudge=(6, -16))
    s.dimension((2200, 0), (2200, 450), '', away=0)
    s.text(2200, 450, '450', colour=RED, nudge=(0, 7))
    s.dimension((0, 450), (440, 450), '', away=10)
    s.text(220, 520, '425', colour=RED, nudge=(4, 8))
    s.dimension((x + 500, 1700), (x + 700, 1700), '200', away=14)
    s.write('boot-bench', 'A boot room bench in section and elevation')


def plan():
    """Plan of a passage as a boot room: from mud to clean in three steps."""
    s = Sheet(262, scale=0.094, origin=(26, 206))
    s.line((-120, -120), (3900, -120), (3900, 0), (0, 0), (0, 300), (-120, 300), closed=True, fill=TINT, weight=2)
    s.line((-120, 1200), (0, 1200), (0, 1850), (3900, 1850), (3900, 1970), (-120, 1970), closed=True, fill=TINT, weight=2)
    # Mat, door, bench, lockers, sink
    s.rect(60, 280, 1000, 950, fill=WATER)
    s.rect(0, 1196, 880, 40, fill=PLY, weight=1)
    s.arc(0, 1216, 880, -90, 0, weight=0.8, dash='4 4')
    s.rect(1200, 1420, 1250, 430, fill=PLY)
    s.rect(2450, 1350, 1350, 500, fill=PLY)
    s.line((2900, 1350), (2900, 1850), weight=0.8)
    s.line((3350, 1350), (3350, 1850), weight=0.8)
    s.rect(1250, 0, 700, 500, fill=PLY)
    s.rect(1330, 60, 540, 380, fill=WATER)
    s.text(830, 360, 'mat')
    s.text(1825, 1590, 'bench')
    s.text(3120, 1200, 'lockers', nudge=(0, -4))
    s.text(1600, 190, 'sink')
    s.dimension((1800, 500), (1800, 1420), '', away=0)
    s.text(1800, 860, '900 or more', anchor='start', colour=RED, nudge=(7, 0))
    s.dimension((60, -120), (1060, -120), '1,000', away=-12, side=-1)
    s.text(2500, -120, 'dirty', anchor='end', nudge=(-74, -22))
    s.line((1900, -330), (3100, -330), weight=1)
    s.line((3030, -300), (3100, -330), (3030, -360), weight=1)
    s.text(3400, -120, 'clean', nudge=(0, -26))
    s.write('boot-plan', 'Plan of a passage 1.7 m wide as a boot room')


def porch():
    """The porch that needs no planning permission, from the side: GPDO, class D."""
    s = Sheet(296, scale=0.044, origin=(36, 246))
    # House wall with its eaves out of the picture, path, road boundary
    s.line((-600, 0), (8400, 0), weight=2)
    s.brick(-600, 0, 600, 5000, course=450, length=900)
    s.rect(0, 0, 1500, 2300, fill=PAPER, weight=1.6)
    s.rect(250, 0, 900, 2050, fill=PLY)
    s.rect(380, 1100, 640, 800, fill=WATER)
    s.line((-20, 3000), (-20, 2860), (1640, 2300), (1640, 2160), (0, 2720), closed=True, fill=PLY)
    s.rect(0, 0, 1500, 80, fill=TINT)
    s.stone(5200, 0, 260, 1000, course=260, seed=3)
    s.rect(6100, -60, 2300, 60, fill=PLY, weight=1)
    s.line((0, 3000), (2500, 3000), stroke=RED, dash='5 4')
    s.dimension((2300, 0), (2300, 3000), '3 m', away=0, side=-1)
    s.dimension((1500, 500), (5200, 500), '2 m or more', away=0)
    # The footprint, drawn in plan above the road
    s.rect(5200, 2600, 1200, 2000, fill=TINT, weight=1.6)
    s.line((5000, 2600), (5000, 4600), weight=3)
    s.text(6560, 3600, '3 m² at most,', anchor='start', colour=RED, nudge=(0, 3))
    s.text(6560, 3600, 'outside', anchor='start', colour=RED, nudge=(0, -14))
    s.text(7250, 0, 'road', nudge=(0, -20))
    s.text(5330, 1000, 'boundary', nudge=(0, 6))
    s.text(5800, 2260, 'from above')
    s.write('boot-porch', 'A porch within permitted development')


DRAWINGS = [bench, plan, porch]
