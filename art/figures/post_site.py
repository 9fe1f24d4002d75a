"""Figures of the posts about work on site: joists, linings, props, alcoves and photographs."""
import math

from figures.sheet import LINE, PALE, PAPER, PLY, RED, TINT, WATER, Sheet


def joist():
    """A joist of 3,000 mm span from the side: where a hole may go, and where a notch."""
    s = Sheet(250, scale=0.115, origin=(38, 128))
    s.rect(-220, -420, 220, 720, fill=PALE)
    s.rect(3000, -420, 220, 720, fill=PALE)
    s.rect(-100, 0, 3200, 200, fill=PLY, weight=1.6)
    for low, high in ((750, 1200), (1800, 2250)):
        s.rect(low, 62, high - low, 76, fill=WATER, weight=0.9)
    for low, high in ((210, 750), (2250, 2790)):
        s.rect(low, 175, high - low, 25, fill=RED, weight=0.9)
    for x in (880, 1060):
        s.circle(x, 100, 25, fill=PAPER, weight=1.4)
    s.label((480, 190), (480, 500), 'notch 25 deep', anchor='middle')
    s.label((1030, 138), (1500, 640), 'hole 50, in the middle', anchor='middle')
    for low, high in ((0, 210), (210, 750), (750, 1200)):
        s.dimension((low, 0), (high, 0), '', away=-20)
        s.text(high, 0, f'{high:,}', colour=RED, nudge=(0, -38))
    s.dimension((0, -640), (3000, -640), '3,000 clear span', side=-1)
    s.write('fix-joist', 'A joist 200 mm deep over 3,000 mm, limits as published by LABC; 0.115 units to 1 mm')


def lining():
    """A door lining in a stud wall, in plan: proud of the stud by board and skim, with its architrave."""
    s = Sheet(330, scale=1.75, origin=(48, 250))
    # Stud wall: stud, board and skim on both faces
    s.rect(30, 0, 45, 89, fill=PLY, weight=1.4)
    s.line((30, 0), (75, 89), weight=0.7)
    s.line((30, 89), (75, 0), weight=0.7)
    for y, skim in ((89, 101.5), (-12.5, -15.5)):
        s.line((0, y), (75, y), (75, y + 12.5), (0, y + 12.5), fill=PALE)
        s.rect(0, skim, 75, 3, fill=WATER, weight=0.8)
    # Lining from face to face of the plaster
    s.rect(78, -15.5, 32, 120, fill=TINT, weight=1.6)
    s.rect(110, 30, 12, 35, fill=TINT)
    # Door, and architraves with their quirk
    s.line((196, 69), (112, 69), (112, 104), (196, 104), fill=PAPER, weight=1.6)
    s.line((196, 63), (194, 84), (199, 90), (196, 110), weight=0.8)
    for y, height in ((104.5, 18), (-33.5, 18)):
        s.rect(36, y, 69, height, fill=PLY, weight=1.6)
    s.dimension((105, 122.5), (110, 122.5), '5', away=6)
    s.dimension((0, -15.5), (0, 104.5), '120', away=9)
    s.text(14, 40, 'stud')
    s.label((94, 0), (130, -8), 'lining')
    s.label((86, -25), (130, -34), 'architrave')
    s.label((40, 103), (20, 134), 'board and skim', anchor='middle')
    s.text(160, 83, 'door', anchor='middle')
    s.write('fix-lining', 'A door lining in a stud wall in plan, 1.75 units to 1 mm')


def props():
    """Two ways to hold up a house: props and boards on both sides for joists, needles for masonry above."""
    s = Sheet(420, scale=0.066, origin=(14, 350))

    def prop(x, top, base=0):
        s.rect(x - 90, base, 180, 40, fill=PALE)
        s.rect(x - 40, base + 40, 80, (top - base) * 0.55, fill=PAPER, weight=1)
        s.rect(x - 25, base + 40 + (top - base) * 0.55, 50, (top - base) * 0.45 - 80, fill=PAPER, weight=1)
        s.rect(x - 90, top - 40, 180, 40, fill=PALE)
        s.line((x - 90, base + (top - base) * 0.55), (x + 90, base + (top - base) * 0.55), weight=2)

    # Joists that end on the wall
    s.rect(0, -150, 2750, 150, fill=TINT)
    s.brick(1300, 0, 215, 2400, course=150, length=430)
    s.rect(100, 2400, 1330, 200, fill=PLY, weight=1.4)
    s.rect(1385, 2400, 1265, 200, fill=PLY, weight=1.4)
    s.rect(100, 2600, 2550, 40, fill=TINT)
    for x in (700, 2100):
        s.rect(x - 130, 0, 260, 60, fill=PLY)
        s.rect(x - 130, 2325, 260, 75, fill=PLY)
        prop(x, 2325, 60)
        s.arrow((x, 3150), (x, 2720))
    s.text(1400, -650, 'joists: both sides')
    # Masonry above, on needles
    s.rect(3300, -150, 2750, 150, fill=TINT)
    s.brick(4570, 2300, 215, 2200, course=150, length=430)
    s.line((4570, 0), (4570, 2300), dash='4 4')
    s.line((4785, 0), (4785, 2300), dash='4 4')
    s.rect(3700, 2450, 1950, 180, fill=WATER, weight=1.6)
    for x in (3950, 5400):
        s.rect(x - 130, 0, 260, 60, fill=PLY)
        prop(x, 2450, 60)
    s.arrow((4677, 5000), (4677, 4560))
    s.text(4680, -650, 'masonry: needles')
    s.write('wall-props', 'Temporary support in section, 0.066 units to 1 mm; the engineer or the builder’s plan gives sizes')


def alcove():
    """An alcove from the front that leans and tapers, with the six places to measure."""
    s = Sheet(392, scale=0.145, origin=(64, 366))
    left, right = [(0, 0), (14, 1150), (-10, 2350)], [(1180, 0), (1158, 1150), (1200, 2350)]
    s.line((-400, 0), *left, (-400, 2350), closed=True, fill=TINT, weight=1.6)
    s.line(*right, (2300, 2350), (2300, 0), closed=True, fill=TINT, weight=1.6)
    s.rect(1560, 0, 740, 950, fill=PAPER)
    s.rect(1640, 0, 660, 860, fill=PALE)
    s.line((-400, 0), (2300, 0), weight=2.4)
    s.line((-400, 2350), (2300, 2350), weight=2.4)
    s.rect(0, 0, 1180, 150, fill=PAPER)
    s.rect(700, 330, 146, 86, fill=PAPER)
    for x in (735, 790):
        s.circle(x, 380, 12)
    for z, low, high in ((230, 3, 1175), (1050, 13, 1160), (2230, -8, 1196)):
        s.dimension((low, z), (high, z), '')
    for x in (110, 500, 1060):
        s.dimension((x, 0), (x, 2350), '')
    for figure, x, z in ((1, 300, 230), (2, 300, 1050), (3, 300, 2230), (4, 110, 1650), (5, 500, 1650), (6, 1060, 1650)):
        s.number_mark(x, z, figure)
    s.text(1760, 1950, 'widths 1–3')
    s.text(1760, 1950, 'at the back', nudge=(0, -17))
    s.text(1760, 1950, 'and in front', nudge=(0, -34))
    s.text(1760, 1350, 'heights 4–6')
    s.write('alcove-sizes', 'An alcove beside a chimney breast from the front, 0.145 units to 1 mm')


def alcove_plan():
    """An alcove in plan, wider at the back than at the front, and a shelf that can't slide in level."""
    s = Sheet(310, scale=0.27, origin=(46, 64))
    s.line((-110, 110), (-110, -380), (0, -380), (-14, 0), (1194, 0), (1164, -380), (1330, -380), (1330, 110),
           closed=True, fill=PALE, weight=1.6)
    s.dimension((-14, -70), (1194, -70), '1,208 at the back', side=-1)
    s.dimension((0, -385), (1164, -385), '1,164 in front')
    s.rect(-22, -790, 1208, 280, fill=PLY, weight=1.6)
    for x in range(40, 1070, 130):
        s.line((x, -600), (x + 80, -600), weight=0.6)
        s.line((x + 40, -700), (x + 120, -700), weight=0.6)
    s.arrow((582, -505), (582, -420))
    s.text(582, -660, 'shelf of 1,208')
    for x in (-4, 1172):
        s.line((x - 26, -430), (x + 26, -482), stroke=RED, weight=2.4)
        s.line((x - 26, -482), (x + 26, -430), stroke=RED, weight=2.4)
    s.write('alcove-plan', 'An alcove in plan with a shelf before it, 0.27 units to 1 mm')


def photo_plan():
    """A room in plan with the places to stand for the four pictures that suit any job."""
    s = Sheet(372, scale=0.085, origin=(28, 338))

    def view(x, y, direction, figure, reach=1050, spread=52):
        """A picture's field of view, and its number where the phone is."""
        edges = [math.radians(direction + side * spread / 2) for side in (-1, 1)]
        s.line((x, y), *((x + reach * math.cos(a), y + reach * math.sin(a)) for a in edges), closed=True, fill=WATER,
               weight=0.8)
        s.number_mark(x, y, figure)

    s.rect(-120, -120, 4500, 3900, fill=PALE)
    s.rect(0, 0, 4260, 3660, fill=PAPER)
    # Window, door, and the run of units that is to go
    s.rect(1300, 3660, 1500, 120, fill=WATER)
    s.rect(3100, -130, 800, 140, fill=PAPER, stroke=PAPER)
    s.line((3900, 0), (3900, 760), weight=2)
    s.arc(3900, 0, 760, 90, 180, weight=0.7)
    s.rect(700, 3060, 2900, 600, fill=PLY, weight=1.6)
    for x in (1300, 1900, 2500, 3050):
        s.line((x, 3060), (x, 3660), weight=0.8)
    s.rect(1980, 3160, 440, 380, fill=PAPER)
    for x, y, turn in ((230, 230, 45), (3480, 230, 112), (230, 2680, -35), (4030, 2700, 215)):
        view(x, y, turn, 1)
    view(2050, 1250, 90, 2, reach=1900, spread=74)
    s.dimension((700, 2880), (3600, 2880), '', away=0)
    s.number_mark(2900, 2880, 3)
    s.number_mark(2200, 3350, 4)
    s.write('photo-plan', 'A kitchen in plan with places to stand, 0.085 units to 1 mm')


DRAWINGS = [joist, lining, props, alcove, alcove_plan, photo_plan]
