"""Pictures of Tewkesbury's timber frames and of a recent estate house in Quedgeley."""
import math
import random

from figures.elevation import Elevation
from sheet import PALE, PAPER, PLY, RED, TINT, WATER


def tewkesbury():
    """A jettied front, in section and as it's seen from the street, with the river at its foot."""
    s = Elevation(0.0296, (86, 252))
    one, two, eaves, ridge = 2450, 4650, 5900, 7900
    flood = 620
    # Section: ground floor, two jetties to the street (left)
    deep = 3350
    s.shade((110, 0), (deep, 0), (deep, ridge - 260), (-700, ridge - 260), (-700, two + 200), (-300, two + 200),
            (-300, one + 200), (110, one + 200), tint=TINT, strength=0.8)
    for x, low, high in ((0, 260, one), (-420, one + 430, two), (-820, two + 430, eaves)):
        s.rect(x, low, 200, high - low, fill=PLY, weight=1)
        s.strokes([[(x + 60, low + 150), (x + 70, high - 300)], [(x + 130, low + 500), (x + 125, high - 120)]], 0.4)
        if low > 300:
            s.rect(x + 30, low + 420, 20, 700, fill=WATER, weight=0.6)
    for low, out in ((one, -420), (two, -820)):
        inner = out + 400
        # Joist past the wall below, bressumer on its end, boards, and the bracket under it
        s.line((out - 90, low + 190), (out - 60, low), (deep, low), (deep, low + 190), closed=True, fill=PLY, weight=1.2)
        s.strokes([[(out + 300, low + 130), (1200, low + 120), (3100, low + 140)]], 0.4)
        s.end_grain(out - 20, low + 190, 240, 240)
        s.rect(out + 220, low + 190, deep - out - 220, 40, fill=PLY, weight=0.7)
        curve = [(inner, low - 620), (inner - 60, low - 380), (inner - 170, low - 190), (inner - 360, low)]
        s.line(*curve, (inner, low), closed=True, fill=PLY, weight=1)
        s.end_grain(inner, low - 200, 200, 200)
        for px, py in ((inner + 100, low + 95), (out + 100, low + 95), (inner - 90, low - 90)):
            s.circle(px, py, 32, fill=PAPER, weight=0.8)
    s.end_grain(-820, eaves, 200, 200)
    s.end_grain(-10, 60, 220, 200)
    s.masonry(lambda y: [(-40, 240)], -200, 60, lambda y: 130, lambda y: 200, seed=2, rough=0.2)
    s.rect(-40, -200, 280, 260, weight=1)
    # Roof along its ridge, bargeboard to the street
    s.rect(-1080, ridge - 260, deep + 1080, 190, fill=PLY, weight=1)
    s.shade((-1080, ridge - 70), (deep, ridge - 70), (deep, ridge + 10), (-1080, ridge + 10), tint=RED, strength=0.25)
    s.line((-1080, ridge + 10), (deep, ridge + 10), weight=1.6)
    s.line((-1080, ridge + 10), (-1080, ridge - 330), (-1010, ridge - 330), (-1010, ridge + 10), closed=True, fill=PLY, weight=0.9)
    s.strokes([[(x, eaves + 200), (x, ridge - 260)] for x in (-800, -640)], 0.9)
    # What's in the rooms: a bed, a cupboard and a chair, a cooker and a table lifted clear
    s.line((900, two + 230), (900, two + 750), (1000, two + 800), (2500, two + 800), (2560, two + 1250), (2640, two + 1250),
           (2640, two + 230), weight=0.9)
    s.line((900, two + 500), (2640, two + 500), weight=0.8)
    s.rect(2080, two + 800, 420, 140, fill=PAPER, weight=0.7)
    s.rect(1750, one + 230, 1200, 1700, fill=PAPER, weight=0.9)
    s.strokes([[(2350, one + 290), (2350, one + 1880)], [(2280, one + 1000), (2280, one + 1130)], [(2420, one + 1000), (2420, one + 1130)],
               [(700, one + 230), (760, one + 680), (1150, one + 680), (1210, one + 230)], [(1150, one + 680), (1230, one + 1180)]], 0.9)
    s.rect(1050, 1010, 1900, 45, fill=PLY, weight=0.9)
    s.strokes([[(1150, 0), (1150, 1010)], [(2850, 0), (2850, 1010)], [(1400, 1055), (1360, 1260), (1640, 1260), (1600, 1055)],
               [(2300, 1055), (2300, 1400), (2480, 1400), (2480, 1055)]], 0.9)
    s.rect(1000, 1650, 2000, 40, fill=PLY, weight=0.9)
    s.strokes([[(x, 1690), (x, 1690 + h), (x + w, 1690 + h), (x + w, 1690)] for x, w, h in
               ((1150, 200, 260), (1450, 260, 180), (1800, 150, 330), (2050, 150, 330), (2400, 320, 200))], 0.7)
    # Torn edge of the section
    s.strokes([[(deep, -300), (deep, 3000), (deep + 120, 3150), (deep - 120, 3350), (deep, 3500), (deep, ridge + 120)]], 0.7)

    # Elevation: twin gables, close studding, oriels
    left, right = 4450, 10950
    mid = (left + right) / 2
    s.line((left, 0), (right, 0), (right, eaves), (mid + 1625, ridge), (mid, eaves), (mid - 1625, ridge), (left, eaves),
           closed=True, fill=PAPER, weight=0.8)

    def gable():
        """A quarter of the front is this, twice: gable, studs, an oriel, close studding below."""
        half = 1625
        pegs = []
        # Gable
        s.line((-half, eaves), (half, eaves), (0, ridge), closed=True, fill=PAPER, weight=0.8)
        for x in (-1100, -560, 560, 1100):
            top = ridge - abs(x) * (ridge - eaves) / half - 120
            s.rect(x - 80, eaves + 100, 160, top - eaves - 100, fill=PLY, weight=0.7)
        s.line((-1000, eaves + 620), (1000, eaves + 620), (880, eaves + 780), (-880, eaves + 780), closed=True, fill=PLY, weight=0.8)
        s.rect(-480, eaves + 180, 960, 430, fill=PLY, weight=0.9)
        s.glass(-440, eaves + 190, 880, 400, 6, 2, 0.5, 0.7, 30)
        for side in (-1, 1):
            s.line((side * (half + 190), eaves - 170), (0, ridge + 60), (0, ridge - 190), (side * (half + 10), eaves - 170),
                   closed=True, fill=PLY, weight=1)
        s.line((0, ridge + 330), (-60, ridge + 60), (0, ridge - 320), (60, ridge + 60), closed=True, fill=PLY, weight=0.8)
        # Second floor: square panels with bowed braces
        for x in (-1560, -840, 680, 1400):
            s.rect(x, two + 430, 160, eaves - two - 430, fill=PLY, weight=0.8)
        for side in (-1, 1):
            a = [(side * (1400 - 540 * k / 6), two + 430 + (eaves - two - 480) * (1 - k / 6) - 130 * math.sin(math.pi * k / 6)) for k in range(7)]
            s.line(*a, *[(x, y + 170) for x, y in a[::-1]], closed=True, fill=PLY, weight=0.7)
        s.rect(-680, two + 620, 1360, 830, fill=PLY, weight=0.9)
        s.glass(-640, two + 650, 1280, 770, 8, 4, 0.45, 0.7, 40)
        s.strokes([[(x, two + 660), (x, two + 1400)] for x in (-320, 0, 320)], 1.3)
        # First floor: close studding beside the oriel
        for x in (-1560, -1290, -1020, 860, 1130, 1400):
            s.rect(x, one + 430, 150, two - one - 630, fill=PLY, weight=0.7)
        s.line((-760, one + 560), (760, one + 560), (560, one + 330), (-560, one + 330), closed=True, fill=PLY, weight=0.9)
        s.rect(-800, one + 560, 1600, 1260, fill=PLY, weight=0.9)
        s.glass(-760, one + 600, 1520, 1180, 9, 6, 0.45, 0.7, 40)
        s.strokes([[(x, one + 610), (x, one + 1770)] for x in (-380, 0, 380)] + [[(-740, one + 1260), (740, one + 1260)]], 1.3)
        # Ground floor: posts
        for x in (-1560, 1400):
            s.rect(x, 260, 160, one - 460, fill=PLY, weight=0.8)
        # Rails with the ends of joists and the shadow of each jetty
        for low in (one, two):
            s.box(-half, low - 420, 2 * half, 420, strength=0.2)
            s.rect(-half, low, 2 * half, 190, fill=PAPER, weight=0.5)
            for k in range(9):
                s.rect(-half + 60 + k * 375, low + 10, 170, 170, fill=PLY, weight=0.7)
            s.rect(-half, low + 190, 2 * half, 240, fill=PLY, weight=1)
            pegs += [(x, low + 310) for x in (-1480, -480, 480, 1480)]
        s.rect(-half, eaves - 60, 2 * half, 170, fill=PLY, weight=0.8)
        s.strokes([[(x - 12, y), (x + 12, y)] for x, y in pegs], 1.7)
    s.stamp('g', gable, [(mid - 1625, 0), (mid + 1625, 0)])
    # Doors and shop window on the ground floor
    s.rect(left, 0, right - left, 260, fill=TINT, weight=0.8)
    s.strokes([[(x, 0), (x, 260)] for x in range(int(left) + 400, int(right), 620)] + [[(left, 130), (right, 130)]], 0.45)
    s.rect(left + 250, 800, 1900, 1300, fill=PLY, weight=0.9)
    s.glass(left + 290, 840, 1820, 1220, 6, 3, 0.6, 0.8, 40)
    s.rect(left + 2330, 0, 1060, 2120, fill=PLY, weight=1)
    s.strokes([[(left + 2330 + k * 212, 0), (left + 2330 + k * 212, 2120)] for k in range(1, 5)], 0.5)
    s.strokes([[(left + 2400, h), (left + 3150, h)] for h in (500, 1650)], 1.2)
    s.rect(mid + 450, 800, 1900, 1300, fill=PLY, weight=0.9)
    s.glass(mid + 490, 840, 1820, 1220, 6, 3, 0.6, 0.8, 40)
    s.box(left, one - 430, right - left, 430, strength=0.2)
    # Street, then the water over it and its level
    s.line((-3000, 0), (11400, 0), weight=1.6)
    s.box(-3000, 0, 14500, flood, tint=WATER, strength=0.78)
    s.line((-3000, flood), (11400, flood), weight=1.2)
    chance, ripples = random.Random(8), []
    for _ in range(34):
        x, y = chance.uniform(-2800, 10700), chance.uniform(60, flood - 90)
        ripples.append([(x, y), (x + chance.uniform(200, 700), y)])
    s.strokes(ripples, 0.6, strength=0.7)
    x = 3920
    s.line((x, flood), (x - 170, flood + 290), (x + 170, flood + 290), closed=True, fill=RED, stroke=RED, weight=0.8)
    s.line((3480, flood), (4360, flood), stroke=RED, weight=1.4)
    s.earth(-3000, -200, 14500, 180)
    s.picture('tewkesbury', 'A jettied timber frame in section and elevation, 0.0296 units to 1 mm; the level of water is an example')


def quedgeley():
    """A recent estate house cut through: trussed roof, stud walls with insulation, a brick skin."""
    s = Elevation(0.031, (89, 262))
    wide, floor, ceiling, first = 7800, 150, 2550, 2820
    top = 5200
    peak = top + wide / 2 * math.tan(math.radians(33.5)) + 100
    inside = 330
    # The estate either side
    far = []
    for x in (-2500, -700 + wide + 3000):
        far += [[(x - 1400, 0), (x - 1400, 4700), (x, 6500), (x + 1500, 4700), (x + 1500, 0)],
                [(x - 1700, 4500), (x - 1400, 4850)], [(x + 1500, 4850), (x + 1800, 4500)]]
        for y in (900, 3200):
            for left in (-1000, 300):
                far.append([(x + left, y), (x + left + 850, y), (x + left + 850, y + 1150), (x + left, y + 1150), (x + left, y)])
                far.append([(x + left + 425, y), (x + left + 425, y + 1150)])
    s.strokes(far, 0.8, PALE)
    # Rooms
    s.box(inside, floor, wide - 2 * inside, ceiling - floor, tint=TINT, strength=0.75)
    s.box(inside, first, wide - 2 * inside, top - first, tint=TINT, strength=0.75)
    # Slab, ground
    s.rect(-150, -330, 560, 330, fill=PALE, weight=1)
    s.rect(wide - 410, -330, 560, 330, fill=PALE, weight=1)
    s.insulation(inside, -60, wide - 2 * inside, 120)
    s.rect(inside, 60, wide - 2 * inside, 90, fill=PAPER, weight=1)
    # Walls: bricks, cavity, studs with insulation between
    for base, turn in ((0, 1), (wide, -1)):
        left, right = sorted((base, base + turn * 103))
        s.rect(left, 0, 103, top, fill=PAPER, weight=1)
        s.box(left, 0, 103, top, tint=RED, strength=0.3)
        s.strokes([[(left, y), (right, y)] for y in range(75, top, 75)], 0.4)
        stud = min(base + turn * 153, base + turn * 293)
        s.insulation(stud, 40, 140, top - 40, upright=True)
        board = min(base + turn * 305, base + turn * 330)
        s.rect(board, floor, 25, ceiling - floor, fill=PAPER, weight=0.6)
        s.rect(board, first, 25, top - first, fill=PAPER, weight=0.6)
    # Windows to the left and the right, upstairs; a door to the garden
    for base, turn in ((0, 1), (wide, -1)):
        for low, high in ((first + 900, first + 2050), (floor + (950 if base == 0 else 0), floor + 2100)):
            xs = sorted((base - turn * 60, base + turn * 335))
            s.rect(xs[0] + (50 if turn > 0 else 0), low, xs[1] - xs[0] - 50, high - low, fill=PAPER, weight=0.6)
            pane = sorted((base + turn * 40, base + turn * 110))
            s.rect(pane[0], low, 70, high - low, fill=WATER, weight=1)
            s.line((base + turn * 75, low), (base + turn * 75, high), weight=0.5)
            sill = sorted((base - turn * 70, base + turn * 120))
            s.rect(sill[0], low - 70, 190, 70, fill=TINT, weight=0.9)
            if low > floor + 100:
                board = sorted((base + turn * 120, base + turn * 380))
                s.rect(board[0], low - 30, 260, 30, fill=PLY, weight=0.8)
            lintel = sorted((base + turn * 5, base + turn * 100))
            s.rect(lintel[0], high, 95, 150, fill=PALE, weight=1)
            timber = sorted((base + turn * 153, base + turn * 293))
            s.end_grain(timber[0], high, 140, 190)
    # First floor: I-joists cut across, board, ceiling
    s.rect(inside, ceiling - 15, wide - 2 * inside, 15, fill=PAPER, weight=0.7)
    s.rect(inside - 180, first - 22, wide - 2 * inside + 360, 22, fill=PLY, weight=0.8)

    def joist():
        s.rect(-35, 0, 70, 40, fill=PLY, weight=0.8)
        s.rect(-35, 205, 70, 40, fill=PLY, weight=0.8)
        s.rect(-6, 40, 12, 165, fill=PLY, weight=0.7)
    s.stamp('j', joist, [(x, ceiling + 2) for x in range(550, 7400, 600)])
    # Stud partition upstairs, hollow; door
    for low, high, x in ((first, top, 4700), (floor, ceiling - 15, 3150)):
        s.rect(x, low, 115, high - low, fill=PAPER, weight=0.9)
        s.strokes([[(x + 13, low), (x + 13, high)], [(x + 102, low), (x + 102, high)]], 0.5)
        for y in (low, (low + high) / 2 - 20, high - 45):
            s.end_grain(x + 13, y, 89, 45)
    # A bedroom's fitted wardrobe to the ceiling, shelves, hanging coats
    s.rect(4815, first, 1150, top - first - 30, fill=PAPER, weight=1)
    s.strokes([[(4815, first + 90), (5965, first + 90)], [(4815, top - 500), (5965, top - 500)], [(5390, first + 90), (5390, top - 500)],
               [(4815, top - 640), (5390, top - 640)]] + [[(5390, y), (5965, y)] for y in (first + 500, first + 850, first + 1200, first + 1550)], 0.7)
    s.strokes([[(x, top - 640), (x - 20, top - 800), (x - 30, top - 1500), (x + 60, top - 1500), (x + 50, top - 800), (x, top - 640)] for x in (4930, 5060, 5190, 5310)], 0.6)
    # Bed, lamp, a table downstairs, kitchen run
    s.line((900, first), (900, first + 520), (950, first + 560), (2750, first + 560), (2800, first + 1000), (2860, first + 1000), (2860, first), weight=0.8)
    s.line((900, first + 260), (2860, first + 260), weight=0.8)
    s.rect(2350, first + 560, 400, 130, fill=PAPER, weight=0.7)
    s.rect(3265, floor, 600, 870, fill=PAPER, weight=0.9)
    s.rect(3265, floor + 870, 640, 40, fill=PLY, weight=0.9)
    s.rect(3265, floor + 1390, 330, 720, fill=PAPER, weight=0.9)
    s.strokes([[(3300, floor + 100), (3865, floor + 100)], [(3300, floor + 400), (3865, floor + 400)], [(3265, floor + 1750), (3595, floor + 1750)]], 0.6)
    s.strokes([[(5100, floor + 740), (6700, floor + 740)], [(5100, floor + 700), (6700, floor + 700)], [(5200, floor), (5200, floor + 700)],
               [(6600, floor), (6600, floor + 700)], [(4750, floor), (4750, floor + 900)], [(4750, floor + 450), (5050, floor + 450), (5050, floor)]], 0.9)
    s.line((5900, ceiling - 15), (5900, floor + 1650), weight=0.6)
    s.line((5720, floor + 1500), (6080, floor + 1500), (5960, floor + 1650), (5840, floor + 1650), closed=True, fill=TINT, weight=0.8)
    s.strokes([[(700, floor), (700, floor + 420), (2400, floor + 420), (2400, floor)], [(700, floor + 420), (640, floor + 820), (800, floor + 820), (840, floor + 420)]], 0.8)
    # Truss: rafters, tie, webs, steel plates at the joints
    rise = (peak - top) / (wide / 2)
    s.insulation(inside - 100, top + 110, wide - 2 * inside + 200, 270)
    s.rect(inside - 200, top - 15, wide - 2 * inside + 400, 15, fill=PAPER, weight=0.7)

    def beam(a, b, deep=95):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        nx, ny = -(b[1] - a[1]) / length * deep / 2, (b[0] - a[0]) / length * deep / 2
        s.line((a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny), closed=True, fill=PLY, weight=0.9)
    c = wide / 2
    quarter = [(c - wide / 4 - 100, top + 100 + (wide / 4 - 100) * rise), (c + wide / 4 + 100, top + 100 + (wide / 4 - 100) * rise)]
    thirds = [(c - wide / 6, top + 55), (c + wide / 6, top + 55)]
    for q, t in zip(quarter, thirds):
        beam(q, t)
        beam(t, (c, peak))
    beam((60, top + 55), (wide - 60, top + 55), 110)
    beam((-420, top + 100 - 420 * rise), (c, peak + 100), 110)
    beam((wide + 420, top + 100 - 420 * rise), (c, peak + 100), 110)
    plates = [(x, y) for x, y in quarter + thirds] + [(c, peak + 40)]
    for x, y in plates:
        s.rect(x - 130, y - 75, 260, 150, fill=PALE, weight=0.8)
        s.strokes([[(x - 90 + 45 * k, y - 30 + 60 * (k % 2)), (x - 75 + 45 * k, y - 30 + 60 * (k % 2))] for k in range(5)], 0.8)
    # Tiles on battens
    tiles = []
    for side in (-1, 1):
        for k in range(15):
            d = 150 + k * 280
            x0, x1 = c - side * (c + 430) + side * (d - 150), c - side * (c + 430) + side * (d + 200)
            y0 = top + 190 + (d - 580) * rise
            tiles.append([(x0, y0 + 55), (x1, y0 + 350 * rise + 10)])
    s.strokes(tiles, 1.1)
    s.line((-430, top + 30 - 420 * rise), (-430, top + 150 - 420 * rise), (-300, top + 150 - 420 * rise), weight=0.9)
    s.earth(-2700, -10, 2550, 200)
    s.earth(wide + 150, -10, 2700, 200)
    s.picture('quedgeley', 'A recent house in section, 0.031 units to 1 mm')


DRAWINGS = [tewkesbury, quedgeley]
