"""Figures of the towns' texts: what their walls, floors, windows and water ask of joinery."""
import math
import random

from figures.elevation import Elevation
from sheet import LINE, PALE, PAPER, PLY, RED, TINT, WATER


def rubble(s, thick, low, high, seed=1):
    """A rubble wall cut through: two faces of stone, small stuff and holes between."""
    chance = random.Random(seed)
    s.rect(0, low, thick, high - low, fill=TINT, stroke=TINT, weight=0.1)
    shapes, small = [], []
    for left, turn in ((0, 1), (thick, -1)):
        y = low
        while y < high - 5:
            tall = min(chance.uniform(70, 125), high - y)
            if high - y - tall < 45:
                tall = high - y
            deep = turn * chance.uniform(thick * 0.3, thick * 0.4)
            shapes.append([(left, y + 5), (left + deep, y + 9), (left + deep * 0.93, y + tall - 9), (left, y + tall - 5)])
            y += tall
    y = low + 25
    while y < high - 25:
        for x in (0.46, 0.54):
            cx, r = thick * x + chance.uniform(-6, 6), chance.uniform(11, 20)
            if chance.random() < 0.72:
                small.append([(cx + r * math.cos(k * 1.05 + y), y + r * math.sin(k * 1.05 + y)) for k in range(6)])
        y += 38
    s.strokes([shape + shape[:1] for shape in shapes], 0.9, fill=PLY)
    s.strokes([shape + shape[:1] for shape in small], 0.8)
    s.line((0, low), (0, high), weight=1.6)
    s.line((thick, low), (thick, high), weight=1.6)


def stone_fixing():
    """Why a plug fails in rubble and a resin anchor holds."""
    s = Elevation(0.42, (34, 276), 300)
    rubble(s, 480, 0, 590, seed=11)
    s.rect(480, 0, 25, 590, fill=PAPER, weight=0.9)
    # Above: a plug in a hole
    s.rect(330, 425, 90, 14, fill=PAPER, stroke=RED, weight=1)
    s.circle(292, 432, 34, fill=PAPER, weight=1)
    s.line((300, 432), (545, 432), stroke=RED, weight=2)
    s.rect(505, 405, 38, 54, fill=PLY, weight=1.1)
    s.line((268, 408), (316, 456), stroke=RED, weight=1.8)
    s.line((316, 408), (268, 456), stroke=RED, weight=1.8)
    # Below: a rod in a sleeve of resin, in the joint
    s.rect(245, 144, 260, 26, fill=WATER, weight=1.1)
    s.strokes([[(x, 144), (x + 13, 170), (x + 26, 144)] for x in range(245, 480, 26)], 0.6)
    s.line((250, 157), (572, 157), weight=3)
    s.rect(505, 110, 45, 94, fill=PLY, weight=1.1)
    s.rect(550, 141, 8, 32, fill=LINE, weight=0.8)
    s.rect(558, 146, 16, 22, fill=LINE, weight=0.8)
    s.dimension((245, 144), (505, 144), 'maker’s depth', away=-26, side=-1)
    s.label((292, 432), (640, 500), 'a plug in a hole', anchor='start')
    s.label((524, 405), (640, 390), 'pulls out', anchor='start')
    s.label((420, 166), (640, 255), 'mesh sleeve, resin', anchor='start')
    s.label((572, 157), (640, 170), 'threaded rod', anchor='start')
    s.label((540, 115), (640, 80), 'batten', anchor='start')
    s.label((493, 30), (640, 15), 'lime plaster', anchor='start')
    s.write('town-stone-fixing', 'Fixing into a rubble wall in section')


def wall_air():
    """A cupboard on an outside wall of limestone, with air behind it."""
    s = Elevation(0.125, (40, 296), 316)
    rubble(s, 540, -60, 2200, seed=4)
    s.rect(540, 0, 25, 2200, fill=PAPER, weight=0.8)
    s.line((540, 0), (2950, 0), weight=1.8)
    s.rect(540, -90, 2410, 90, fill=PAPER, weight=0.9)
    s.line((-280, -60), (0, -60), weight=1.8)
    # Cupboard: 25 mm off the plaster
    x = 640
    s.rect(x, 120, 560, 1830, fill=PAPER, weight=1.4)
    s.rect(x, 120, 12, 1830, fill=LINE, weight=0.6)
    s.rect(x + 538, 124, 22, 1822, fill=PLY, weight=1)
    s.strokes([[(x + 12, y), (x + 530, y)] for y in (520, 540, 900, 920, 1280, 1300, 1620, 1640)], 0.8)
    s.rect(x + 470, 0, 18, 85, fill=PLY, weight=1)
    s.strokes([[(x + 60, 0), (x + 60, 120)], [(x + 90, 0), (x + 90, 120)]], 0.9)
    s.rect(x - 30, 1950, 610, 30, fill=PLY, weight=1)
    s.line((x - 30, 1964), (x + 10, 1964), weight=3.2, stroke=PAPER)
    s.arrow((x + 700, 102), (x + 520, 102), (x + 200, 55), (x - 30, 60), (x - 38, 300), stroke=LINE)
    s.arrow((x - 38, 700), (x - 38, 1150), stroke=LINE)
    s.arrow((x - 38, 1560), (x - 38, 2090), stroke=LINE)
    # Rain in, damp out
    for y in (500, 1100, 1700):
        s.arrow((-250, y + 90), (-30, y), stroke=LINE)
    s.label((x - 38, 1330), (1480, 1930), 'air, 25 mm or so', anchor='start')
    s.label((x + 6, 1100), (1480, 1610), 'back painted first', anchor='start')
    s.label((x - 8, 1965), (1480, 2210), 'slot at the top', anchor='start')
    s.label((x + 479, 105), (1480, 330), 'slot over the plinth', anchor='start')
    s.label((552, 800), (1480, 1150), 'lime plaster', anchor='start')
    s.write('town-wall-air', 'A cupboard on a limestone wall in section')


def old_frame():
    """Fitted furniture beside an old timber frame: its own level base, scribed end, a shadow line above."""
    s = Elevation(0.112, (30, 268), 296)
    fall = lambda x: -60 + 60 * (x / 3200)
    # Floor that falls to the left, a post that leans, a beam that sags
    s.line((-180, fall(-180)), (3400, fall(3400)), (3400, fall(3400) - 45), (-180, fall(-180) - 45), closed=True, fill=PLY, weight=1)
    s.line((2850, -5), (3090, -5), (3190, 2080), (2950, 2080), closed=True, fill=PLY, weight=1.4)
    s.strokes([[(2930, 150), (2990, 1200), (3000, 1900)], [(3000, 100), (3080, 1300), (3110, 2000)]], 0.5)
    under = [(-180, 2120), (800, 2070), (1700, 2050), (2500, 2062), (3400, 2090)]
    s.line(*under, *[(x, y + 230) for x, y in under[::-1]], closed=True, fill=PLY, weight=1.4)
    s.strokes([[(0, 2230), (1500, 2150), (3100, 2190)], [(400, 2280), (1900, 2215)]], 0.5)
    for x in (3020, 3120):
        s.circle(x, 2170, 18, fill=PAPER, weight=0.9)
    # Wardrobe: level
    left, right = 200, 2800
    s.line((left, 90), (right, 90), (right, 0), (left, fall(left)), closed=True, fill=WATER, weight=1.1)
    s.rect(left, 90, right - left, 1860, fill=PAPER, weight=1.6)
    for k in range(4):
        x = left + 20 + k * 645
        s.rect(x, 110, 625, 1700, fill=PAPER, weight=1)
        s.rect(x + 80, 190, 465, 1540, weight=0.7)
        s.line((x + (560 if k % 2 == 0 else 65), 930), (x + (560 if k % 2 == 0 else 65), 1040), weight=2)
    s.line((right, 90), (2855, 90), (2944, 1950), (right, 1950), closed=True, fill=TINT, weight=1)
    for point, x, y, words in (((1180, 2005), 1177, 1500, ('shadow', 'line')), ((1850, 45), 1822, 700, ('level', 'base')),
                               ((2860, 1100), 2467, 1200, ('scribed',))):
        end = (x, y + 150) if point[1] > 1500 else (x, y - 190) if point[1] < 500 else (x + 215, y + 40)
        s.line(point, end, weight=0.8)
        s.circle(*point, 14, fill=LINE, weight=0.1)
        for k, word in enumerate(words):
            s.text(x, y - 135 * k, word, 13)
    s.line((left - 160, 0), (2990, 0), stroke=RED, weight=1, dash='4 3')
    s.text(-230, 70, '60 mm', 13, 'start', RED)
    s.line((20, 0), (20, fall(20)), stroke=RED, weight=1.4)
    s.write('town-old-frame', 'A wardrobe beside an old frame')


def crooked_room():
    """Measuring a crooked wall from a level line, up and down every half metre."""
    s = Elevation(0.098, (38, 265), 300)
    wide = 3500
    tops = [2395, 2380, 2362, 2350, 2341, 2352, 2370, 2388]
    feet = [0, -8, -19, -32, -41, -38, -25, -12]
    xs = [k * 500 for k in range(8)]
    ceiling = [(-160, 2400)] + list(zip(xs, tops)) + [(wide + 160, 2392)]
    ground = [(-160, 2)] + list(zip(xs, feet)) + [(wide + 160, -8)]
    s.shade(*ground, *ceiling[::-1], tint=TINT, strength=0.9)
    s.line(*ceiling, weight=2)
    s.line(*ground, weight=2)
    s.line((-35, 0), (25, 2395), weight=1.6)
    s.line((wide + 20, -12), (wide - 42, 2388), weight=1.6)
    # A beam and a window in the wall
    s.line(*ceiling, *[(x, y + 190) for x, y in ceiling[::-1]], closed=True, fill=PLY, weight=1.2)
    level = 1200
    s.line((-160, level), (wide + 160, level), stroke=RED, weight=1.6, dash='7 4')
    up = [top - level for top in tops]
    for k, x in enumerate(xs[1:-1], 1):
        s.line((x, level), (x, tops[k]), weight=0.9)
        s.line((x, level), (x, feet[k]), weight=0.9)
        for y in (level, tops[k], feet[k]):
            s.line((x - 35, y), (x + 35, y), weight=1.2)
        s.rect(x - 175, 1700, 350, 180, fill=PAPER, stroke=PAPER, weight=0.1)
        s.text(x, 1740, str(up[k]), 13)
        s.rect(x - 175, 500, 350, 180, fill=PAPER, stroke=PAPER, weight=0.1)
        s.text(x, 540, str(level - feet[k]), 13)
    s.rect(wide - 330, level + 30, 230, 130, fill=RED, stroke=RED, weight=0.8)
    s.rect(70, level + 25, 640, 130, fill=TINT, stroke=TINT, weight=0.1)
    s.text(90, level + 45, 'level line', 13, 'start', RED)
    s.dimension((1000, -60), (1500, -60), '500', away=-6, side=-1)
    s.write('town-crooked-room', 'A crooked wall measured from a level line', '; the figures are an example')


def flood_kitchen():
    """A kitchen that a flood does little to: what's high, what comes off, what dries."""
    s = Elevation(0.105, (60, 270), 300)
    water = 300
    s.line((-570, 0), (3430, 0), weight=2)
    s.rect(-570, -70, 4000, 70, fill=TINT, weight=0.9)
    # Worktop and base units on legs, plinth taken off one
    for k, x in enumerate((0, 600, 1200)):
        s.rect(x, 150, 600, 720, fill=PAPER, weight=1.2)
        s.rect(x + 15, 165, 570, 690 if k else 150, weight=0.8)
        if k == 0:
            for y in (165, 345, 605):
                s.rect(15, y, 570, 160 if y == 165 else 240, fill=PAPER, weight=0.8)
                s.line((240, y + (110 if y == 165 else 180)), (360, y + (110 if y == 165 else 180)), weight=1.6)
        else:
            s.rect(x + 75, 225, 450, 570, weight=0.6)
            s.line((x + 535, 640), (x + 535, 760), weight=1.8)
        for leg in (x + 60, x + 510):
            s.rect(leg, 0, 30, 150, fill=LINE, weight=0.5)
    s.rect(-20, 870, 1840, 40, fill=PALE, weight=1.2)
    s.rect(1180, 8, 620, 140, fill=PLY, weight=1)
    # Sockets well up, cables from above
    for x in (430, 1650):
        s.line((x + 75, 1180), (x + 75, 2400), weight=1.2, stroke=RED, dash='5 3')
        s.rect(x, 1090, 150, 90, fill=PAPER, weight=1.2)
        s.strokes([[(x + 40, 1135), (x + 40, 1155)], [(x + 110, 1135), (x + 110, 1155)]], 1.4)
    # Door on lift-off hinges, raised
    s.rect(2330, 0, 860, 2080, weight=1)
    s.rect(2380, 130, 760, 1930, fill=PAPER, weight=1.3)
    for y, tall in ((250, 700), (1080, 860)):
        s.rect(2480, y, 240, tall, weight=0.8)
        s.rect(2800, y, 240, tall, weight=0.8)
    for y in (400, 1780):
        s.rect(2345, y, 40, 130, fill=RED, stroke=RED, weight=0.8)
    s.arrow((3290, 700), (3290, 1250), weight=1.6, stroke=LINE)
    s.rect(1820, 0, 510, 150, fill=PLY, weight=1)
    for x in (1900, 2240):
        s.circle(x, 75, 14, fill=LINE, weight=0.5)
    # The water's level
    s.box(-570, 0, 4000, water, tint=WATER, strength=0.55)
    s.line((-570, water), (3430, water), weight=1.2, dash='6 3')
    s.text(1115, 1900, 'cables from above', 13)
    s.text(1115, 1095, 'sockets high', 13)
    s.label((2365, 1845), (2300, 2330), 'door lifts off', anchor='middle')
    s.label((135, 70), (-30, -190), 'ply on legs', anchor='start')
    s.label((1400, 60), (1330, -190), 'plinth unclips', anchor='middle')
    s.label((2080, 60), (2600, -190), 'skirting, screwed', anchor='middle')
    s.write('town-flood-kitchen', 'A kitchen made for a flood', '; the level of water is an example')


def sash():
    """A sash window with its box opened: pulley, cord, weight, and what is mended."""
    s = Elevation(0.128, (110, 286), 312)
    wide, tall = 1000, 1900
    # Wall and box
    s.box(-330, 0, 330 - 130, 2200, tint=TINT, strength=1)
    s.box(wide + 130, 0, 280, 2200, tint=TINT, strength=1)
    s.rect(-130, 60, wide + 260, tall + 160, fill=PAPER, weight=1.3)
    s.line((-190, 60), (wide + 190, 60), (wide + 190, 0), (-190, 0), closed=True, fill=PLY, weight=1.2)
    # Sashes: 6 over 6
    half = 60 + tall / 2
    for low, high, foot in ((half - 25, 60 + tall, 50), (60, half + 25, 85)):
        s.rect(0, low, wide, high - low, fill=PAPER, weight=1.3)
        s.rect(50, low + foot, wide - 100, high - low - foot - 50, fill=WATER, weight=0.9)
        bars = [[(50 + (wide - 100) * k / 3, low + foot), (50 + (wide - 100) * k / 3, high - 50)] for k in (1, 2)]
        bars.append([(50, (low + high + foot - 50) / 2), (wide - 50, (low + high + foot - 50) / 2)])
        s.strokes(bars, 3, PAPER)
        s.strokes(bars, 0.8)
    # The box cut open on the right: pulley, cord, weight
    s.rect(wide + 8, 60, 114, tall + 60, fill=TINT, weight=1)
    s.circle(wide + 20, 1830, 42, fill=PAPER, weight=1.2)
    s.line((wide + 58, 1830), (wide + 62, 1080), weight=1.2, stroke=RED)
    s.line((wide - 15, 1815), (wide - 15, half + 200), weight=1.2, stroke=RED)
    s.rect(wide + 34, 640, 56, 440, fill=PALE, weight=1.1)
    s.rect(wide + 10, 220, 110, 360, fill=PLY, weight=0.9)
    # New wood let in: left-hand end of the bottom rail, and the sill
    s.line((0, 60), (0, 240), (50, 200), (260, 145), (330, 60), closed=True, fill=PLY, weight=1.3)
    s.line((-190, 0), (-190, 60), (260, 60), (330, 0), closed=True, fill=PLY, weight=1.3)
    s.strokes([[(150, 30), (230, 30)], [(60, 110), (170, 105)]], 0.6)
    # Brush seals
    s.line((0, half), (wide, half), stroke=RED, weight=2, dash='2 2')
    s.line((30, 66), (wide, 66), stroke=RED, weight=2, dash='2 2')
    s.label((wide + 20, 1830), (1330, 1990), 'pulley', anchor='start')
    s.label((wide + 60, 1430), (1330, 1600), 'new cord', anchor='start')
    s.label((900, half), (1330, 1250), 'brush seal', anchor='start')
    s.label((wide + 62, 820), (1330, 880), 'weight', anchor='start')
    s.label((wide + 65, 380), (1330, 420), 'pocket to', anchor='start')
    s.text(1330, 270, 'reach it', 13, 'start', nudge=(0, -4.6))
    s.label((120, 90), (-260, 400), 'new', anchor='end')
    s.text(-260, 250, 'wood', 13, 'end', nudge=(0, -4.6))
    s.write('town-sash', 'A sash window with its box opened')


def door_foot():
    """The foot of an outside door in section: weatherboard, sill, seal, drips."""
    s = Elevation(1.12, (150, 236), 300)
    # Stone below, floor inside
    s.rect(-20, -58, 150, 40, fill=TINT, weight=1.3)
    s.strokes([[(20, -58), (24, -18)], [(80, -58), (76, -18)], [(-20, -40), (130, -38)]], 0.7)
    s.rect(130, -58, 100, 58, fill=PLY, weight=1.2)
    s.line((120, 0), (230, 0), weight=1.8)
    # Sill of oak: slopes out, past the stone, groove under its edge
    s.line((-62, -14), (-62, 0), (34, 12), (34, 18), (130, 18), (130, -18), (-44, -18), (-44, -10), (-52, -10), (-52, -16), (-62, -16), closed=True, fill=PLY, weight=1.6)
    s.strokes([[(-30, -6), (90, 0)], [(0, 2), (110, 9)], [(20, -12), (120, -8)]], 0.5)
    # Seal in the frame's threshold, water bar
    s.rect(64, 18, 7, 15, fill=LINE, weight=0.8)
    s.circle(92, 26, 8, fill=PAPER, stroke=RED, weight=2)
    # Door leaf 44 thick
    s.rect(40, 38, 48, 172, fill=PAPER, weight=1.6)
    s.rect(40, 38, 48, 8, fill=RED, stroke=RED, weight=0.8)
    s.rect(58, 38, 18, 8, fill=PAPER, weight=0.8)
    s.strokes([[(48, 70), (50, 190)], [(62, 60), (61, 205)], [(76, 70), (78, 195)]], 0.5)
    # Weatherboard, tongued in
    s.line((46, 118), (46, 104), (40, 104), (40, 54), (-14, 54), (-14, 62), (-4, 62), (-4, 58), (-14, 58), (-22, 54), (-22, 70), (40, 118), closed=True, fill=PLY, weight=1.5)
    # Rain
    for x, y in ((-70, 190), (-40, 160), (-96, 150), (-64, 122), (-110, 200), (-20, 196)):
        s.line((x, y), (x + 22, y - 15), weight=1.2)
    s.arrow((24, 112), (-24, 76), (-32, 40), stroke=LINE)
    s.arrow((-20, 14), (-62, 8), (-73, -10), (-73, -34), stroke=LINE)
    s.text(-128, 92, 'weatherboard', 13, 'start')
    s.line((-46, 90), (-10, 70), weight=0.8)
    s.label((88, 170), (110, 170), 'door', anchor='start')
    s.label((82, 42), (110, 110), 'end grain sealed', anchor='start')
    s.label((92, 26), (120, 62), 'seal in the frame', anchor='start')
    s.text(-128, -54, 'drip groove', 13, 'start')
    s.line((-58, -44), (-48, -13), weight=0.8)
    s.text(-128, 24, 'sill slopes', 13, 'start', nudge=(0, 4))
    s.line((-66, 27), (-30, 6), weight=0.8)
    s.write('town-door-foot', 'The foot of an outside door in section')


def three_walls():
    """Three ages of wall in section, each with the fixing that holds in it."""
    s = Elevation(0.28, (0, 206), 274)
    high = 675
    words = (('solid brick', 'plug in a brick,', 'not in the joint'), ('cavity', 'stop inside the', 'inner brick'),
             ('board on block', 'plug past the', 'board and gap'))
    for n, (x, lines) in enumerate(zip((60, 560, 1060), words)):
        leaves = ((0, 215),) if n == 0 else ((0, 102), (157, 102))
        for k, (left, deep) in enumerate(leaves):
            block = n == 2 and k == 1
            s.rect(x + left, 0, deep, high, fill=PALE if block else PAPER, weight=1.3)
            if not block:
                s.box(x + left, 0, deep, high, tint=RED, strength=0.18)
            step = 225 if block else 75
            joints = [[(x + left, y), (x + left + deep, y)] for y in range(step, high, step)]
            if n == 0:
                joints += [[(x + 107, y), (x + 107, y + 75)] for y in range(0, high, 150)]
            s.strokes(joints, 0.8)
        edge = x + leaves[-1][0] + leaves[-1][1]
        if n:
            # A wall tie across the cavity
            for y in (150, 525):
                s.line((x + 50, y), (x + 118, y), (x + 130, y - 14), (x + 142, y), (x + 210, y), weight=1.4)
        if n < 2:
            s.rect(edge, 0, 18, high, fill=PAPER, weight=0.9)
            face = edge + 18
        else:
            for y in (60, 260, 500):
                s.rect(edge, y, 14, 90, fill=PLY, weight=0.9)
            s.rect(edge + 14, 0, 13, high, fill=PAPER, weight=0.9)
            face = edge + 27
        # Batten, screw and plug; in a brick's middle
        y = 337 if n != 1 else 412
        tip = edge - 62
        s.rect(face, y - 45, 45, 90, fill=PLY, weight=1.2)
        s.rect(tip, y - 11, (edge if n < 2 else face) - tip, 22, fill=WATER, stroke=RED, weight=1.2)
        s.line((tip + 8, y), (face + 45, y), stroke=RED, weight=2)
        s.line((face + 45, y - 13), (face + 45, y + 13), stroke=RED, weight=2)
        for k, line in enumerate(lines):
            s.text(x - 30, -70 - 62 * k - (14 if k else 0), line, 13, 'start', LINE if k == 0 else RED)
    s.write('town-three-walls', 'Three walls in section')


def studs():
    """Behind the plasterboard of a newer house: studs at even spacing, and a bookcase that stands on them."""
    s = Elevation(0.118, (34, 284), 312)
    high = 2300
    # Plasterboard on the left, torn away to the right
    xs = [k * 600 for k in range(6)]
    s.line((-200, 0), (3060, 0), weight=2)
    s.rect(-200, 0, 3260, high, fill=WATER, stroke=WATER, weight=0.1)
    for x in xs:
        s.rect(x - 19, 38, 38, high - 76, fill=PLY, weight=1)
    s.rect(-200, 0, 3260, 38, fill=PLY, weight=1)
    s.rect(-200, high - 38, 3260, 38, fill=PLY, weight=1)
    for x in xs[:-1]:
        s.rect(x + 19, 1160, 562, 38, fill=PLY, weight=1)
    s.line((-200, 38), (760, 38), (900, 420), (820, 760), (980, 1180), (880, 1560), (1010, 1900), (930, high - 38), (-200, high - 38),
           closed=True, fill=PAPER, weight=1.3)
    s.strokes([[(x, y - 14), (x, y + 14)] for x in (0, 600) for y in range(200, 2200, 300)], 1.6, strength=0.55)
    s.rect(-200, 0, 1030, 130, fill=PAPER, weight=1)
    # Bookcase: uprights on studs, rail across
    for x in (1200, 1800, 2400):
        s.rect(x - 11, 0, 22, 2080, fill=PAPER, weight=1.3)
    for y in (90, 450, 790, 1120, 1440, 1760, 2060):
        s.rect(1211, y, 578, 22, fill=PAPER, weight=1)
        s.rect(1811, y, 578, 22, fill=PAPER, weight=1)
    chance, books = random.Random(4), []
    for left, y in ((1225, 472), (1825, 812), (1225, 1142), (1825, 1462), (1225, 1782), (1825, 472)):
        x, end = left, left + chance.uniform(260, 500)
        while x < end:
            w, h = chance.uniform(26, 55), chance.uniform(190, 260)
            books.append([(x, y), (x, y + h), (x + w, y + h), (x + w, y)])
            x += w
    s.strokes(books, 0.7)
    s.rect(1160, 1975, 1290, 70, fill=PLY, weight=1.2)
    for x in (1200, 1800, 2400):
        s.circle(x, 2010, 20, fill=RED, stroke=RED, weight=0.8)
    # Magnet
    s.circle(600, 1500, 60, fill=RED, stroke=RED, weight=1)
    s.dimension((2400, 160), (3000, 160), '600', away=2)
    s.text(-150, 1600, 'magnet on a', 13, 'start')
    s.text(-150, 1460, 'screw head', 13, 'start')
    s.label((2440, 2010), (2490, 1750), 'rail over', anchor='start')
    s.text(2490, 1610, '3 studs', 13, 'start', nudge=(0, -4.6))
    s.label((2411, 900), (2490, 780), 'upright', anchor='start')
    s.text(2490, 640, 'on a stud', 13, 'start', nudge=(0, -4.6))
    s.write('town-studs', 'A stud wall and a bookcase')


def floor_air():
    """A boarded floor over air, in section: air brick, damp course, path."""
    s = Elevation(0.2, (92, 176), 296)
    # Ground outside and under the floor
    s.line((-460, -150), (0, -150), (0, -560), (-460, -560), closed=True, fill=TINT, stroke=TINT, weight=0.1)
    s.line((330, -420), (1640, -420), (1640, -560), (330, -560), closed=True, fill=TINT, stroke=TINT, weight=0.1)
    s.line((-460, -168), (0, -150), weight=2)
    s.rect(-40, -560, 390, 130, fill=PALE, weight=1.2)
    # A solid wall, its air brick with its sleeve
    s.brick(0, -430, 225, 1180, 75, 225)
    s.box(0, -430, 225, 1180, tint=RED, strength=0.15)
    s.line((0, 0), (225, 0), weight=3.4)
    s.rect(0, -112, 225, 75, fill=PAPER, weight=1.2)
    s.strokes([[(k, -112), (k, -37)] for k in (20, 45)], 1.4)
    s.rect(225, 65, 18, 685, fill=PAPER, weight=0.8)
    # Floor: joists on a plate, boards, skirting, insulation between
    s.rect(250, 45, 1390, 22, fill=PLY, weight=1)
    s.rect(250, -105, 1390, 150, fill=PLY, weight=1.2)
    s.strokes([[(320, -30), (900, -40), (1600, -25)], [(500, 10), (1200, 5)], [(700, -75), (1400, -80)]], 0.5)
    s.rect(243, 67, 18, 150, fill=PLY, weight=1)
    # Sleeper walls with gaps between their bricks, a plate on a damp course
    for x in (330, 1240):
        s.rect(x, -420, 102, 240, fill=PAPER, weight=1.1)
        s.box(x, -420, 102, 240, tint=RED, strength=0.15)
        s.strokes([[(x, -345), (x + 102, -345)], [(x, -270), (x + 102, -270)]], 0.8)
        s.rect(x, -345, 102, 75, fill=PAPER, weight=1.1)
        s.line((x, -180), (x + 102, -180), weight=2.6)
        s.end_grain(x + 1, -173, 100, 68)
    s.arrow((238, -75), (246, -200), (290, -300), (520, -308), (760, -300), stroke=LINE)
    s.arrow((1060, -308), (1600, -308), stroke=LINE)
    s.dimension((-60, -153), (-60, 0), '150', away=30)
    s.label((200, 0), (430, 300), 'damp course', anchor='start')
    s.label((112, -75), (430, 430), 'air brick, open', anchor='start')
    s.label((1240, 56), (1180, 170), 'boards', anchor='start')
    s.label((700, -10), (760, 170), 'joist', anchor='start')
    s.text(800, -325, 'free air', 13, 'start')
    s.label((-300, -162), (-440, -350), 'path falls', anchor='start')
    s.text(-440, -430, 'away', 13, 'start', nudge=(0, -4.6))
    s.write('town-floor-air', 'A boarded floor over air in section')


DRAWINGS = [three_walls, stone_fixing, wall_air, old_frame, crooked_room, flood_kitchen, sash, door_foot, studs, floor_air]
