"""Figures of the posts about work on site: joists, linings, props, alcoves and photographs."""
import math

from sheet import PALE, PAPER, PLY, RED, TINT, WATER, Sheet


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
    s.write('post-joist', 'A joist 200 mm deep over 3,000 mm, limits as published by LABC')


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
    s.write('fix-lining', 'A door lining in a stud wall in plan')


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
    s.write('wall-props', 'Temporary support in section', '; the engineer or the builder’s plan gives sizes')


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
    s.write('alcove-sizes', 'An alcove beside a chimney breast from the front')


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
    s.write('alcove-plan', 'An alcove in plan with a shelf before it')


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
    s.write('photo-plan', 'A kitchen in plan with places to stand')


def load():
    """A house in section with what may rest on a wall in its middle."""
    s = Sheet(420, scale=0.046, origin=(40, 392))
    s.line((-700, 0), (8100, 0), weight=2)
    for x in (0, 7100):
        s.rect(x, 0, 300, 5100, fill=PALE)
    # The wall in question, and the wall above on its line
    s.rect(3600, 0, 150, 2400, fill=RED)
    s.rect(3625, 2650, 100, 2400, fill=TINT)
    for z in (2400, 5050):
        s.rect(300, z, 3450, 200, fill=PLY)
        s.rect(3600, z, 3500, 200, fill=PLY)
    s.rect(300, 2600, 6800, 40, fill=TINT)
    # Roof with purlins and struts down to the wall
    s.line((-500, 4830), (3700, 8050), (7900, 4830), (7800, 4700), (3700, 7850), (-400, 4700), closed=True, fill=PAPER,
           weight=1.4)
    for side in (-1, 1):
        px = 3700 + side * 1900
        s.line((3700 + side * 60, 5250), (px - side * 60, 6350), weight=3.4)
        s.end_grain(px - 90, 6230, 180, 220)
    x = 3675
    s.arrow((x, 4300), (x, 3000))
    s.arrow((x - 1150, 5820), (x - 330, 5360))
    s.arrow((x + 1150, 5820), (x + 330, 5360))
    s.label((3300, 2500), (2500, 1650), 'joists lap', anchor='middle')
    s.label((3725, 3800), (4500, 4100), 'wall above', anchor='start')
    s.label((4700, 5920), (5200, 7700), 'roof strut', anchor='start')
    s.text(3900, 1000, 'this wall?', anchor='start', nudge=(8, 0), size=15)
    s.write('wall-load', 'A house in section with a wall that carries load')


def lean():
    """A level against a leaning wall with a coin at its top, and the same lean over a whole height."""
    s = Sheet(382, scale=0.5, origin=(60, 348))
    s.line((0, 0), (-11, 640), (-90, 640), (-90, 0), closed=True, fill=PALE, weight=1.6)
    s.line((-90, 0), (170, 0), weight=2)
    s.rect(0, 12, 34, 600, fill=TINT, weight=1.6)
    s.rect(6, 290, 22, 60, fill=WATER)
    s.line((6, 326), (28, 326), weight=0.8)
    s.line((6, 314), (28, 314), weight=0.8)
    s.rect(-10, 586, 10, 26, fill=RED)
    s.dimension((34, 12), (34, 612), '600', away=-14, side=-1)
    s.label((-5, 598), (60, 640), '10', anchor='start')
    # Over the height of a unit
    s.draw_at(0.168, (250, 348))
    s.line((0, 0), (-30, 1800), (-30.5, 1860), (-230, 1860), (-230, 0), closed=True, fill=PALE, weight=1.6)
    s.line((-230, 0), (760, 0), weight=2)
    s.rect(0, 0, 420, 1800, fill=PLY, weight=1.6)
    for z in (450, 900, 1350):
        s.line((0, z), (420, z), weight=1)
    s.dimension((420, 0), (420, 1800), '1,800', away=-14, side=-1)
    s.dimension((-30, 1860), (0, 1860), '30', away=4)
    s.write('alcove-lean', 'A level at a leaning wall and a unit at it')


def sizes():
    """A room cut open from the front with the five sizes to write down."""
    s = Sheet(252, scale=0.07, origin=(26, 206))
    s.rect(-150, 0, 150, 2600, fill=PALE)
    s.rect(4000, 2050, 150, 550, fill=PALE)
    s.rect(5250, 0, 100, 2600, fill=PALE)
    s.line((-150, 0), (5350, 0), weight=2)
    s.line((-150, 2400), (5350, 2400), weight=1.6)
    s.rect(4000, 2400, 1350, 200, fill=TINT)
    s.rect(-150, 2400, 4150, 200, fill=TINT)
    # The opening in the wall behind
    s.rect(1300, 0, 1700, 1900, fill=WATER, weight=1.6)
    s.dimension((0, 2200), (4000, 2200), '')
    s.number_mark(3400, 2200, 1)
    s.dimension((500, 0), (500, 2400), '')
    s.number_mark(500, 1200, 2)
    s.dimension((1300, 1000), (3000, 1000), '')
    s.dimension((2150, 0), (2150, 1900), '')
    s.number_mark(2150, 1000, 3)
    s.line((4000, 0), (4000, 2050), dash='3 4', weight=0.8)
    s.line((4150, 0), (4150, 2050), dash='3 4', weight=0.8)
    s.dimension((4000, 1300), (4150, 1300), '')
    s.number_mark(4075, 1650, 4)
    s.rect(4400, 0, 700, 1950, fill=PAPER, weight=1.4)
    s.circle(4980, 950, 40)
    s.dimension((4400, 620), (5100, 620), '')
    s.number_mark(4750, 620, 5)
    s.text(2100, -420, 'the room')
    s.text(4750, -420, 'the way in')
    s.write('photo-sizes', 'A room and the hall beside it in section')


def skirting():
    """An inside corner of 92 degrees in plan: a mitre that opens, and a scribe that stays closed."""
    s = Sheet(282, scale=1.35, origin=(40, 222))
    lean = math.radians(94)
    ux, uy = math.cos(lean), math.sin(lean)

    def along(x, length, across=0):
        return x + ux * length + uy * across, uy * length - ux * across

    for x, name in ((10, 'mitred: it opens'), (150, 'scribed: it stays')):
        s.line((x, 0), (x + 105, 0), (x + 105, -16), (x - 16, -16), along(x - 16, 140), along(x, 140), closed=True,
               fill=PALE, weight=1.4)
        if name.startswith('m'):
            s.line((x + 1, 0), (x + 105, 0), (x + 105, 18), (x + 19, 18), closed=True, fill=PLY, weight=1.4)
            s.line(along(x, 4), along(x, 140), along(x, 140, 18), along(x, 25, 18), closed=True, fill=TINT, weight=1.4)
            s.line((x + 1, 1), (x + 18, 18), along(x, 24, 18), along(x, 3), closed=True, fill=RED, stroke=RED)
        else:
            s.line((x, 0), (x + 105, 0), (x + 105, 18), along(x, 18), closed=True, fill=PLY, weight=1.4)
            s.line(along(x, 18.3), along(x, 140), along(x, 140, 18), (x + 16.8, 18.3), closed=True, fill=TINT, weight=1.4)
        s.text(x + 46, -32, name)
    s.write('fix-skirting', 'An inside corner of skirting in plan')


def splice():
    """The lower half of an old sash window with new timber let into its sill, stiles and bottom rail."""
    s = Sheet(348, scale=0.3, origin=(60, 262))
    s.brick(-170, -120, 1340, 60, course=60, length=225)
    s.rect(-80, 0, 80, 780, fill=PAPER)
    s.rect(1000, 0, 80, 780, fill=PAPER)
    s.rect(0, 90, 1000, 690, fill=WATER)
    for x in (0, 950):
        s.rect(x, 0, 50, 780, fill=PAPER, weight=1.4)
    s.rect(50, 0, 900, 90, fill=PAPER, weight=1.4)
    s.rect(490, 90, 20, 690, fill=PAPER)
    s.rect(-120, -60, 1240, 60, fill=PAPER, weight=1.6)
    # New pieces with slanting joints
    s.line((-120, -60), (560, -60), (680, 0), (-120, 0), closed=True, fill=PLY, weight=1.6)
    s.line((0, 0), (400, 0), (310, 90), (50, 90), (50, 180), (0, 250), closed=True, fill=PLY, weight=1.6)
    s.line((-80, 0), (0, 0), (0, 150), (-80, 230), closed=True, fill=PLY, weight=1.6)
    s.rect(600, -260 + 40, 120, 60, fill=PLY)
    s.text(740, -220, 'new', anchor='start', nudge=(0, 4))
    s.rect(230, -220, 120, 60, fill=PAPER)
    s.text(370, -220, 'old', anchor='start', nudge=(0, 4))
    s.write('window-splice', 'The lower half of a sash window from outside')


def cables():
    """A wall from the front with the bands in which hidden cables may run."""
    s = Sheet(330, scale=0.092, origin=(28, 268))
    s.rect(0, 0, 3900, 2400, fill=PAPER, weight=1.6)
    s.rect(0, 2250, 3900, 150, fill=TINT, stroke='none')
    s.rect(0, 0, 150, 2400, fill=TINT, stroke='none')
    s.rect(3750, 0, 150, 2400, fill=TINT, stroke='none')
    for x, z in ((1150, 450), (2700, 1200)):
        s.rect(x, 0, 146, 2400, fill=TINT, stroke='none')
        s.rect(0, z, 3900, 86, fill=TINT, stroke='none')
    s.rect(0, 0, 3900, 2400, weight=1.6)
    s.rect(1150, 450, 146, 86, fill=WATER, weight=1.4)
    s.rect(2700, 1200, 86, 86, fill=WATER, weight=1.4)
    s.line((1223, 536), (1223, 2320), (2743, 2320), (2743, 1286), stroke=RED, dash='4 3')
    s.dimension((3300, 2250), (3300, 2400), '', away=0)
    s.text(3300, 2250, '150', colour=RED, nudge=(0, -18))
    s.dimension((0, 1750), (150, 1750), '', away=0)
    s.text(150, 1750, '150', colour=RED, anchor='start', nudge=(7, -5))
    s.label((1223, 493), (1500, 250), 'socket', anchor='start')
    s.label((2743, 1243), (2350, 850), 'switch', anchor='end')
    s.text(1950, -330, 'cables hide in the tinted bands')
    s.write('wall-cables', 'Zones for concealed cables, BS 7671')


def shelves():
    """Shelves of 18 mm board with the spans they carry, and books of two sizes on them."""
    s = Sheet(350, scale=0.4, origin=(36, 146))
    for z, span, words in ((0, 600, '600 in MDF'), (-430, 750, '750 in plywood')):
        s.rect(-18, z - 60, 18, 340, fill=PALE)
        s.rect(span, z - 60, 18, 340, fill=PALE)
        s.rect(0, z, span, 18, fill=PLY, weight=1.4)
        x = 14
        for place in range(int(span / 46)):
            high = 205 + (place * 37) % 45 if z else 150 + (place * 29) % 60
            wide = 26 + (place * 13) % 18
            if x + wide < span - 12:
                s.rect(x, z + 18, wide, high, fill=(WATER, TINT, PAPER)[place % 3], weight=0.9)
                x += wide + 2
        s.dimension((0, z), (span, z), words, away=-12, side=-1)
    s.write('alcove-shelves', 'Two shelves of 18 mm from the front')


DRAWINGS = [joist, lining, props, alcove, alcove_plan, photo_plan, load, lean, sizes, skirting, splice,
            cables, shelves]
