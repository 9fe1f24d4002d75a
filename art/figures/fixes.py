"""Figures of first and second fix."""
from sheet import PAPER, PLY, RED, TINT, WATER, Sheet


def zones():
    """A stud wall before boarding: the strips in which cables may run unmarked."""
    s = Sheet(318, scale=0.108, origin=(16, 286))
    s.rect(0, 0, 3600, 2400, fill=PAPER)
    # Zones first, so that studs show through them
    s.rect(0, 2250, 3600, 150, fill=WATER, weight=0.1)
    s.rect(3450, 0, 150, 2250, fill=WATER, weight=0.1)
    s.rect(1313, 45, 86, 2205, fill=WATER, weight=0.1)
    s.rect(1100, 407, 2350, 86, fill=WATER, weight=0.1)
    s.rect(2500, 45, 146, 2205, fill=WATER, weight=0.1)
    s.rect(1100, 1157, 2350, 86, fill=WATER, weight=0.1)
    # Plates, studs at 400, noggins, door lining
    d = ''
    for x in (0, 1052, 1490, 1890, 2290, 2690, 3090, 3555):
        left, top = s.at(x, 2355)
        d += f'M{left:.0f} {top:.0f}h5v249h-5z'
    s.add(d, weight=0.9)
    s.rect(0, 2355, 3600, 45, weight=0.9)
    s.rect(1052, 0, 2548, 45, weight=0.9)
    s.rect(100, 2050, 952, 45, weight=0.9)
    s.rect(100, 0, 45, 2050, weight=0.9)
    s.line((180, 0), (180, 2010), (1017, 2010), (1017, 0), weight=2)
    for x, y in ((1535, 1000), (1935, 1040), (2335, 1000), (2735, 1040), (3135, 1000)):
        s.rect(x, y, 355 if x < 3100 else 420, 45, weight=0.9)
    # Switch and double socket
    s.rect(1313, 1157, 86, 86, fill=PLY, weight=1.6)
    s.rect(2500, 407, 146, 86, fill=PLY, weight=1.6)
    s.line((1356, 1243), (1356, 2325), (2573, 2325), (2573, 493), stroke=RED, weight=2)
    s.dimension((3250, 2250), (3250, 2400), '', away=0)
    s.text(3250, 2250, '150', colour=RED, nudge=(0, -15))
    s.dimension((3450, 1750), (3600, 1750), '', away=0)
    s.text(3420, 1750, '150', anchor='end', colour=RED, nudge=(0, -5))
    s.line((1313, 1200), (700, 1200), weight=0.6)
    s.dimension((740, 0), (740, 1200), '1,200', away=0)
    s.dimension((2790, 0), (2790, 450), '', away=0)
    s.text(2790, 180, '450', anchor='start', colour=RED, nudge=(6, 0))
    s.text(600, 1560, 'door')
    s.label((1356, 1180), (1294, 700), 'switch', anchor='middle')
    s.label((2573, 1900), (2112, 1600), 'cable', anchor='middle')
    s.text(1800, 0, 'blue: where cables may run', nudge=(0, -22))
    s.write('fix-zones', 'Safe zones for cables in a stud wall (BS 7671)')


def joist():
    """A joist from the side: where it may be notched and where drilled."""
    s = Sheet(270, scale=0.09, origin=(30, 190))
    high = 1000  # 225, drawn four and a half times as high
    for x in (-150, 4000):
        s.rect(x, -700, 150, 700, fill=TINT)
    s.rect(-150, 0, 4300, high, fill=PLY, weight=2)
    for left in (280, 3000):
        s.rect(left, high * 7 / 8, 720, high / 8, fill=WATER, weight=0.8)
    for left in (1000, 2400):
        s.rect(left, high * 3 / 8, 600, high / 4, fill=WATER, weight=0.8)
    s.line((-150, high / 2), (4150, high / 2), weight=0.6, dash='8 3 2 3')
    s.circle(1300, high / 2, 125, fill=PAPER, weight=1.6)
    s.rect(560, high * 7 / 8, 160, high / 8, fill=PAPER, weight=1.6)
    s.label((640, high * 15 / 16), (640, 1560), 'notch: depth ÷ 8', anchor='middle')
    s.label((1300, high / 2 + 60), (2060, 1560), 'hole: depth ÷ 4', anchor='middle')
    s.dimension((0, 0), (280, 0), '', away=-12)
    s.dimension((280, 0), (1000, 0), '', away=-12)
    s.dimension((1000, 0), (1600, 0), '', away=-12)
    s.text(240, 0, '280', colour=RED, nudge=(0, -30))
    s.text(1000, 0, '1,000', colour=RED, nudge=(0, -30))
    s.text(1620, 0, '1,600', colour=RED, nudge=(0, -30))
    s.dimension((0, 0), (4000, 0), 'span 4,000', away=-44, side=-1)
    s.text(3400, 1560, 'the same from', nudge=(0, 4))
    s.text(3400, 1560, 'this end', nudge=(0, -13))
    s.text(2000, 120, '225 joist')
    s.write('fix-joist', 'Notches and holes in a joist spanning 4 m', ', its depth enlarged 4.4 times')


def stages():
    """The same piece of wall after first fix and after second fix."""
    s = Sheet(318, scale=0.11, origin=(12, 284))
    for left in (0, 1860):
        s.line((left, 0), (left + 1740, 0), weight=2)
    # First fix: studs, lining, block for a basin or a screen, box and cable
    for x in (0, 110, 1015, 1350, 1695):
        s.rect(x, 45 if x > 1000 else 0, 45, 2310, fill=PLY, weight=0.9)
    s.rect(0, 2355, 1740, 45, fill=PLY, weight=0.9)
    s.rect(1015, 0, 725, 45, fill=PLY, weight=0.9)
    s.rect(155, 2050, 860, 45, fill=PLY, weight=0.9)
    s.line((165, 0), (165, 2040), (1005, 2040), (1005, 0), (975, 0), (975, 2010), (195, 2010), (195, 0), closed=True,
           fill=TINT, weight=1.6)
    s.rect(1060, 1500, 290, 45, fill=PLY, weight=0.9)
    s.rect(1395, 1050, 300, 220, fill=WATER)
    s.rect(1140, 410, 140, 86, fill=WATER)
    s.line((1210, 496), (1210, 2355), stroke=RED, weight=1.6)
    # Second fix
    x = 1860
    s.rect(x, 0, 1740, 2400, fill=TINT)
    s.rect(x + 100, 0, 970, 2105, fill=PAPER)
    s.rect(x + 195, 5, 780, 2005, fill=PLY, weight=1.6)
    for low, high in ((230, 920), (1120, 1850)):
        for left in (300, 625):
            s.rect(x + left, low, 245, high - low, fill=PAPER, weight=0.8)
    s.line((x + 880, 1000), (x + 940, 1000), weight=2.6)
    s.rect(x, 0, 100, 145, fill=PAPER)
    s.rect(x + 1070, 0, 670, 145, fill=PAPER)
    s.rect(x + 1140, 410, 146, 86, fill=PAPER)
    s.label((1545, 1160), (1545, 760), 'block', anchor='middle')
    s.label((180, 1300), (430, 1300), 'lining', anchor='start')
    s.text(870, 0, 'first fix', nudge=(0, -22))
    s.text(x + 870, 0, 'second fix', nudge=(0, -22))
    s.label((x + 1030, 1500), (x + 1140, 1700), 'architrave', anchor='start')
    s.label((x + 1400, 100), (x + 1400, 700), 'skirting', anchor='middle')
    s.write('fix-stages', 'A wall with a doorway after first and after second fix')


DRAWINGS = [zones, joist, stages]
