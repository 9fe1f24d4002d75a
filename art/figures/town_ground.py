"""Pictures of towns that are known by their ground: Stroud, Dursley, Evesham, Moreton-in-Marsh."""
import math
import random

from figures.elevation import Elevation
from sheet import LINE, PALE, PAPER, PLY, RED, TINT, WATER


def stroud():
    """A house on the side of a valley, cut through: kitchen below, front door on the floor above."""
    s = Elevation(0.0236, (150, 236))
    low, street, attic, eaves = 0, 2650, 5200, 5900
    wide, wall = 5600, 520
    # Across the valley: terraces on the other side
    far = [[(-6500, 4700), (-5700, 4300), (-4300, 3300), (-3100, 2100), (-2200, 900), (-1500, -300)]]
    for x, y in ((-5500, 4250), (-4900, 3800), (-4350, 3400), (-3800, 2880), (-3250, 2300)):
        far.append([(x - 260, y), (x - 260, y + 520), (x - 80, y + 760), (x + 420, y + 760), (x + 560, y + 520), (x + 560, y)])
        far.append([(x - 260, y + 520), (x + 560, y + 520)])
        far.append([(x - 120, y + 160), (x - 120, y + 340), (x + 20, y + 340), (x + 20, y + 160), (x - 120, y + 160)])
        far.append([(x + 250, y + 160), (x + 250, y + 340), (x + 390, y + 340), (x + 390, y + 160), (x + 250, y + 160)])
    s.strokes(far, 0.8, PALE)
    # The ground, cut
    hill = [(-6600, -1750), (-4300, -1750), (-4300, -1000), (-2500, -1000), (-2500, -60), (0, -60), (0, -420), (wide, -420),
            (wide, street - 80), (9000, street - 80), (9000, street + 900), (9600, street + 1150), (11600, street + 2250),
            (11600, -2000), (-6600, -2000)]
    s.line(*hill, closed=True, fill=TINT, stroke=TINT, weight=0.1)
    chance, beds = random.Random(4), []
    for _ in range(54):
        x, y = chance.uniform(-6000, 11000), chance.uniform(-1700, street + 900)
        roof = next((a[1] + (b[1] - a[1]) * (x - a[0]) / max(1, b[0] - a[0]) for a, b in zip(hill, hill[1:]) if a[0] <= x < b[0]), 0)
        if y < roof - 260 and not -400 < x < 0:
            beds.append([(x, y), (x + chance.uniform(200, 480), y + chance.uniform(20, 90))])
    s.strokes(beds, 0.7, strength=0.55)
    s.line(*hill[:6], weight=2)
    s.line(*hill[8:13], weight=2)
    # Garden walls, dry stone, with plants
    for x, y, tall in ((-4300, -1750, 900), (-2500, -1000, 1100)):
        s.rect(x, y - 100, 330, tall, fill=PAPER, weight=1)
        s.masonry(lambda _: [(x, x + 330)], y - 100, y + tall - 100, lambda _: 150, lambda _: 190, seed=int(tall), rough=0.2, tint=PLY, tinted=0.4, tone=0.8)
    s.tree(-3400, -1050, 2100, seed=5, strength=0.8)
    # Steps from the garden up to the kitchen door
    # House: rooms
    s.box(wall, low, wide - 2 * wall, street - 200 - low, tint=PAPER, strength=1)
    s.box(wall, street, wide - 2 * wall, attic - street - 200, tint=PAPER, strength=1)
    rise = math.tan(math.radians(50))
    peak = eaves + wide / 2 * rise - 300
    s.shade((wall, attic), (wide - wall, attic), (wide - wall, eaves + 100), (wide / 2, peak - 100), (wall, eaves + 100), tint=PAPER, strength=1)
    # Walls
    openings = {0: ((low, 2050), (street + 850, street + 2050)), 1: ((street, street + 2080),)}
    for side, x in enumerate((0, wide - wall)):
        edges = [-420] + [edge for pair in openings[side] for edge in pair] + [eaves]
        for a, b in zip(edges[::2], edges[1::2]):
            if b - a < 30:
                continue
            s.rect(x, a, wall, b - a, fill=PLY, weight=1.5)
            s.masonry(lambda _: [(x, x + wall)], a, b, lambda _: 165, lambda _: 250, seed=int(a + side + 500), rough=0.25, tint=PAPER, tinted=0.3, tone=0.7, weight=0.55)
        for _, b in openings[side]:
            s.end_grain(x + (wall - 260 if side == 0 else 0), b, 260, 190)
            s.rect(x + (0 if side == 0 else 260), b, wall - 260, 190, fill=PAPER, weight=0.9)
    # Garden door and window; front door on the street
    s.rect(150, low, 60, 2050, fill=PLY, weight=1)
    s.rect(190, street + 850, 24, 1200, fill=WATER, weight=0.8)
    s.strokes([[(180, street + 850 + k * 300), (225, street + 850 + k * 300)] for k in (1, 2, 3)], 0.7)
    s.rect(-60, street + 780, 270, 70, fill=PAPER, weight=0.9)
    s.rect(210, street + 820, wall - 130, 40, fill=PLY, weight=0.8)
    s.rect(wide - 170, street, 70, 2080, fill=RED, weight=1)
    s.line((wide - 60, street + 2300), (wide + 650, street + 2200), (wide + 650, street + 2270), (wide - 60, street + 2430), closed=True, fill=PAPER, weight=0.9)
    s.line((wide, street + 1750), (wide + 480, street + 2210), weight=1.2)
    # Floors
    for y in (street, attic):
        s.rect(wall - 150, y - 200, wide - 2 * wall + 300, 170, fill=PLY, weight=0.9)
        s.rect(wall, y - 30, wide - 2 * wall, 30, fill=PLY, weight=0.7)
    s.rect(wall, -110, wide - 2 * wall, 110, fill=PAPER, weight=1)
    s.strokes([[(x, -110), (x, 0)] for x in range(1100, 5000, 620)], 0.7)
    # Stair between the two floors
    stair, x, y = [(1800, low)], 1800, low
    for _ in range(13):
        y += 2650 / 13
        stair.append((x, y))
        x += 165
        stair.append((x, y))
    s.line(*stair, weight=1.1)
    s.line((1800, 900), (1800 + 2145, street + 900), weight=1)
    s.strokes([[(1800, low), (1800, 950)], [(3945, street), (3945, street + 900)]], 1.2)
    # Kitchen below: run against the hill wall stands off it; table
    s.rect(wide - wall - 700, 150, 600, 720, fill=PAPER, weight=0.9)
    s.rect(wide - wall - 720, 870, 640, 40, fill=PLY, weight=0.9)
    s.rect(wide - wall - 450, 1450, 350, 600, fill=PAPER, weight=0.8)
    s.strokes([[(700, 740), (1550, 740), (1550, 700), (700, 700), (700, 740)], [(780, 0), (780, 700)], [(1470, 0), (1470, 700)]], 0.9)
    # Bedroom in the roof, shelves above
    s.strokes([[(1500, attic), (1500, attic + 480), (3100, attic + 480), (3150, attic + 900), (3220, attic + 900), (3220, attic)], [(1500, attic + 250), (3220, attic + 250)]], 0.9)
    s.strokes([[(3600, attic), (3600, attic + 800), (4500, attic + 800), (4500, attic)], [(3600, attic + 400), (4500, attic + 400)]], 0.8)
    s.rect(900, street, 800, 1500, fill=PAPER, weight=0.9)
    s.strokes([[(900, street + h), (1700, street + h)] for h in (450, 800, 1150)], 0.8)
    # Roof
    for side in (-1, 1):
        c = wide / 2
        at = lambda d, up=0: (c + side * (c + 260 - d), eaves - 100 + d * rise * 0.9 + up)
        s.line(at(0), at(c + 260), at(c + 260, 230), at(0, 200), closed=True, fill=PLY, weight=1)
        d, size = -130, 330
        while d < c + 100:
            a, b = at(d, 240), at(min(d + size * 1.7, c + 260), 300)
            s.line(a, b, (b[0], b[1] + 45), (a[0], a[1] + 60), closed=True, fill=PAPER, weight=0.7)
            d += size * 0.72
            size *= 0.965
    s.rect(wide / 2 - 150, eaves + (wide / 2 + 160) * rise * 0.9 + 120, 300, 150, fill=PAPER, weight=0.9)
    # Drain behind the wall under the hill
    s.line((wide, -420), (wide + 620, -420), (wide + 620, street - 80), (wide, street - 80), closed=True, fill=PAPER, weight=0.7)
    stones = []
    for _ in range(42):
        px, py, r = wide + chance.uniform(90, 530), chance.uniform(-250, street - 500), chance.uniform(50, 85)
        stones.append([(px + r * math.cos(k * 1.2566), py + r * 0.8 * math.sin(k * 1.2566)) for k in range(6)])
    s.strokes(stones, 0.55)
    s.circle(wide + 310, -270, 125, fill=WATER, weight=1.1)
    # Street: kerb, a van from behind
    s.rect(wide, street - 200, 1000, 120, fill=PAPER, weight=1)
    s.strokes([[(wide + 500, street - 200), (wide + 500, street - 80)]], 0.7)
    van = wide + 1180
    base = street - 80
    s.line((van, base + 260), (van + 40, base + 1350), (van + 190, base + 2180), (van + 1710, base + 2180), (van + 1860, base + 1350), (van + 1900, base + 260), closed=True, fill=PAPER, weight=1.2)
    s.rect(van + 230, base + 1330, 680, 600, fill=WATER, weight=0.8)
    s.rect(van + 990, base + 1330, 680, 600, fill=WATER, weight=0.8)
    s.strokes([[(van + 950, base + 300), (van + 950, base + 2120)], [(van + 60, base + 480), (van + 1840, base + 480)], [(van + 830, base + 950), (van + 830, base + 1150)], [(van + 1070, base + 950), (van + 1070, base + 1150)]], 0.8)
    for px in (van + 120, van + 1480):
        s.rect(px, base, 300, 300, fill=LINE, weight=0.8)
    # Wall on the upper side of the street
    s.rect(9000, street - 80, 330, 1000, fill=PAPER, weight=1)
    s.masonry(lambda _: [(9000, 9330)], street - 80, street + 920, lambda _: 150, lambda _: 190, seed=3, rough=0.2, tint=PLY, tinted=0.4, tone=0.8)
    s.picture('stroud', 'A house on a valley side in section, 0.0236 units to 1 mm')


def dursley():
    """Three cottages in a row under a wooded hill; water finds its way down through the ground."""
    s = Elevation(0.0226, (210, 214))
    # The hill: its outline, strokes that run down it, woods along the top
    crest = [(-8100, 5200), (-6600, 5900), (-5200, 6750), (-3400, 7250), (-1600, 7350), (300, 7000), (1900, 6950), (3600, 6300), (5200, 5600), (6800, 5300), (8100, 4500)]
    crest = [(x * 1.16, y * 1.14) for x, y in crest]
    s.line(*crest, (9400, 0), (-9400, 0), closed=True, fill=WATER, stroke=WATER, weight=0.1)
    s.shade(*crest, (9400, 0), (-9400, 0), tint=PAPER, strength=0.45)

    def height(x):
        for (x1, y1), (x2, y2) in zip(crest, crest[1:]):
            if x1 <= x <= x2:
                return y1 + (y2 - y1) * (x - x1) / (x2 - x1)
        return 0
    chance, slopes = random.Random(6), []
    for _ in range(115):
        x, t = chance.uniform(-9200, 9000), chance.uniform(0.2, 0.76)
        y = height(x) * t
        slopes.append([(x, y + 330), (x + 60 + x * 0.012, y + 150), (x + 150 + x * 0.03, y - 60)])
    s.strokes(slopes, 0.5, strength=0.5)
    places = [(x, height(x) - 700 - 240 * (n * 5 % 3)) for n, x in enumerate(range(-9150, 9300, 610))]
    for kind in range(3):
        s.stamp(f't{kind}', lambda: s.tree(0, 0, 1350 + 230 * kind, seed=kind + 1, strength=0.8), places[kind::3])
    s.strokes([[(-9300, 2600), (-7800, 3500), (-6200, 4500)], [(6300, 4200), (7600, 3500), (9300, 2650)]], 0.6, dash='3 2.4')
    # Cottages: brick, stone, render
    houses = ((-6000, 3900, PLY, 4300), (-2100, 4200, RED, 4550), (2100, 3900, PLY, 4200))
    s.line((-6300, 0), (6300, 0), weight=1)
    for n, (x, wide, tint, eaves) in enumerate(houses):
        s.rect(x, 0, wide, eaves, fill=PAPER, weight=0.9)
        s.box(x, 0, wide, eaves, tint=tint, strength=0.42 if tint == PLY else 0.16)
        spots = [(x + chance.uniform(0, wide), chance.uniform(300, eaves), chance.uniform(600, 900)) for _ in range(4)]
        inside = lambda px, py: any(((px - a) / 1.4) ** 2 + (py - b) ** 2 < (r * 0.8) ** 2 for a, b, r in spots)
        if tint == RED:
            s.masonry(lambda _: [(x, x + wide)], 0, eaves, lambda _: 150, lambda _: 450, bond=True, patches=inside, tint=RED, tinted=0.2, tone=0.2, weight=0.4)
        else:
            s.masonry(lambda _: [(x, x + wide)], 0, eaves, lambda _: 170, lambda _: 370, seed=n + 2, rough=0.28, patches=inside, tint=PLY, tinted=0.3, tone=0.75)
        s.box(x, eaves - 230, wide, 230, strength=0.18)
        top = eaves + 1750
        s.rect(x - 40, eaves, wide + 80, 1750, fill=PAPER, weight=0.9)
        s.box(x - 40, eaves, wide + 80, 1750, tint=LINE if tint == RED else PLY, strength=0.2 if tint == RED else 0.35)
        rows = [[(x - 40, eaves + k * 219), (x + wide + 40, eaves + k * 219)] for k in range(1, 8)]
        for _ in range(34):
            k, px = chance.randrange(8), x + chance.uniform(60, wide - 60)
            rows.append([(px, eaves + k * 219), (px, eaves + k * 219 + 219)])
        s.strokes(rows, 0.5, strength=0.75)
        s.line((x - 60, top), (x + wide + 60, top), weight=2.2)
        s.line((x - 60, eaves), (x + wide + 60, eaves), weight=2)
        # Downpipe between the houses
        s.line((x + wide - 110, eaves), (x + wide - 110, 0), weight=1.4)

    def window():
        s.rect(-560, -130, 1120, 130, fill=PAPER, weight=0.8)
        s.sash(-470, 0, 940, 1350, 2, 2, 0.7)
        s.rect(-600, 1350, 1200, 200, fill=PAPER, weight=0.8)
    s.stamp('w', window, [(-4900, 900), (-4900, 2700), (-3100, 2700), (-900, 900), (-900, 2800), (1050, 2800), (3200, 2600), (4950, 900), (4950, 2600)])

    def door():
        s.rect(-620, 0, 1240, 2230, fill=PAPER, weight=0.9)
        s.rect(-450, 0, 900, 1750, fill=LINE, weight=0.8)
        s.strokes([[(px, py), (px + 300, py), (px + 300, py + ph), (px, py + ph), (px, py)] for px in (-370, 70) for py, ph in ((130, 560), (820, 780))], 0.6, PAPER)
        s.rect(-450, 1800, 900, 330, fill=WATER, weight=0.8)
        s.strokes([[(-150, 1800), (-150, 2130)], [(150, 1800), (150, 2130)]], 0.7)
        s.rect(-720, -170, 1440, 170, fill=PAPER, weight=0.8)
    s.stamp('d', door, [(-3050, 0), (1050, 0), (3150, 0)])

    def stack():
        s.rect(-420, 0, 840, 900, fill=PAPER, weight=0.9)
        s.box(-420, 0, 840, 900, tint=RED, strength=0.18)
        s.box(140, 0, 280, 900, strength=0.14)
        s.rect(-490, 900, 980, 120, fill=PAPER, weight=0.8)
        for px in (-300, -90, 120):
            s.rect(px, 1020, 170, 320, fill=TINT, weight=0.7)
    s.stamp('c', stack, [(-2100, 5950), (2000, 5950), (5500, 5700)])
    # Ground, cut: beds of the hill and the water that follows them
    s.line((-9400, 0), (9400, 0), (9400, -3000), (-9400, -3000), closed=True, fill=TINT, stroke=TINT, weight=0.1)
    s.line((-9400, 0), (9400, 0), weight=2)
    beds = []
    for _ in range(60):
        x, y = chance.uniform(-9200, 8900), chance.uniform(-2700, -330)
        beds.append([(x, y), (x + chance.uniform(200, 480), y)])
    s.strokes(beds, 0.6, strength=0.5)
    for x in (-6000, -2100, 2100, 6000):
        s.rect(x - 330, -700, 660, 700, fill=PAPER, weight=1)
        s.strokes([[(x - 330, -350), (x + 330, -350)], [(x - 90, -700), (x - 90, -350)], [(x + 120, -350), (x + 120, 0)]], 0.6)
    flow = []
    for x, y in ((-8300, -500), (-4800, -900), (-4100, -1250), (-500, -900), (400, -1250), (3600, -900), (4300, -1250), (7300, -500)):
        flow.append([(x - 560, y + 190), (x - 250, y + 60), (x, y + 20), (x + 270, y - 70), (x + 520, y - 220)])
        flow.append([(x + 330, y - 200), (x + 520, y - 220), (x + 455, y - 40)])
    s.strokes(flow, 1.3)
    s.picture('dursley', 'A row of cottages below a hill, 0.0226 units to 1 mm; hill and ground are not to scale')


def evesham():
    """The bend of the Avon from above, with the town in it and rows of fruit trees round it."""
    s = Elevation(1, (0, 280))
    # Centre line of the river, down the east side, round the south, up the west
    course = [(436, 266), (402, 260), (372, 254), (330, 236), (306, 206), (303, 170), (300, 132), (284, 96), (250, 70), (208, 60), (168, 66), (138, 90), (124, 126), (118, 166), (104, 204), (70, 230), (30, 238), (-6, 252)]

    def smooth(points, steps=7):
        out = []
        for k in range(len(points) - 1):
            p0, p1, p2, p3 = points[max(0, k - 1)], points[k], points[k + 1], points[min(len(points) - 1, k + 2)]
            for i in range(steps):
                t = i / steps
                out.append(tuple(0.5 * (2 * p1[j] + (p2[j] - p0[j]) * t + (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t
                                        + (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t ** 3) for j in (0, 1)))
        return out + [points[-1]]
    river = smooth(course, 5)

    def beside(away):
        out = []
        for k, (x, y) in enumerate(river):
            (x1, y1), (x2, y2) = river[max(0, k - 1)], river[min(len(river) - 1, k + 1)]
            length = math.hypot(x2 - x1, y2 - y1)
            out.append((x - (y2 - y1) / length * away, y + (x2 - x1) / length * away))
        return out

    def distance(x, y):
        return min(math.hypot(x - a, y - b) for a, b in river)
    s.rect(-5, -5, 430, 290, fill=PAPER, stroke=PAPER, weight=0.1)
    # Low ground beside the water
    low = beside(27) + beside(-27)[::-1]
    s.line(*low, closed=True, fill=WATER, stroke=WATER, weight=0.1)
    s.shade(*low, tint=PAPER, strength=0.55)
    s.strokes([beside(27)[::2], beside(-27)[::2]], 0.8, dash='4 3', strength=0.8)
    s.line(*beside(10), *beside(-10)[::-1], closed=True, fill=WATER, weight=1.5)
    s.strokes([beside(away)[::2] for away in (7, 4.2, -4.2, -7)], 0.45, strength=0.75)
    s.strokes([[(x, y), (x + 7, y - 1)] for x, y in ((296, 150), (203, 60), (119, 140))], 0.8)
    # Orchards: fruit trees in rows outside the bend
    chance = random.Random(3)
    for cx, cy, turn, rows, columns, gap in ((365, 92, 18, 6, 7, 12), (52, 112, -14, 7, 5, 12), (378, 196, -10, 4, 5, 12), (170, 20, 4, 3, 9, 12), (48, 34, 10, 4, 5, 12), (290, 26, -8, 3, 6, 12)):
        a = math.radians(turn)

        def at(u, v):
            return cx + u * math.cos(a) - v * math.sin(a), cy + u * math.sin(a) + v * math.cos(a)
        u, v = (columns - 0.2) * gap / 2, (rows - 0.2) * gap / 2
        s.line(at(-u, -v), at(u, -v), at(u, v), at(-u, v), closed=True, fill=TINT, weight=0.7)
        s.dots([at((c - (columns - 1) / 2) * gap, (r - (rows - 1) / 2) * gap) for r in range(rows) for c in range(columns)],
               7.2, PAPER)
    # The town: roofs with their ridges and shadows, closer together towards the middle
    roofs, ridges = [], []
    for row in range(18):
        for column in range(16):
            x, y = 138 + column * 11.5 + chance.uniform(-1.5, 1.5), 86 + row * 11.5 + chance.uniform(-1.5, 1.5)
            middle = math.hypot(x - 218, (y - 140) * 0.8)
            if distance(x, y) < 34 or middle > 100 or chance.random() < middle / 150 or abs(x - 216 - (y - 140) * 0.1) < 5:
                continue
            w, h = chance.uniform(6.5, 10), chance.uniform(5.5, 8)
            a = math.radians(chance.choice((4, 6, 8)) - 10)
            def at(u, v):
                return (x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a))
            box = [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)]
            roofs.append(box)
            ridges.append([at(-w / 2, 0), at(w / 2, 0)] if w > h else [at(0, -h / 2), at(0, h / 2)])
    s.roofs(roofs, PLY)
    s.strokes(ridges, 0.6)
    # North
    s.line((30, 196), (30, 216), weight=1.2)
    s.line((24, 208), (30, 222), (36, 208), closed=True, fill=LINE, weight=0.6)
    s.text(30, 181, 'N', 15)
    s.picture('evesham', 'The bend of the Avon round the town: a sketch, not a survey')


def moreton():
    """A wide straight street from above: houses along both sides, each with its long narrow plot behind."""
    s = Elevation(2.1, (0, 280))
    s.rect(-2, -2, 204, 140, fill=PAPER, stroke=PAPER, weight=0.1)
    chance = random.Random(12)
    # Street: carriageway, verges with trees
    s.line((-2, 56), (202, 56), (202, 80), (-2, 80), closed=True, fill=TINT, stroke=TINT, weight=0.1)
    s.strokes([[(-2, 60), (202, 60)], [(-2, 76), (202, 76)]], 0.7)
    s.strokes([[(x, 68), (x + 5, 68)] for x in range(2, 200, 12) if not 76 < x < 122], 0.8)
    s.strokes([[(-2, 56), (202, 56)], [(-2, 80), (202, 80)]], 0.5)
    roofs, slopes, ridges, fences, beds, trees = [], [], [], [], [], []
    for side, front in ((1, 80), (-1, 56)):
        x = 3
        while x < 195:
            size = chance.choice((7, 8, 9, 11, 13))
            size = min(size, 199 - x)
            gap = chance.random() < 0.12
            deep = chance.uniform(8.5, 11)
            end = front + side * chance.choice((50, 52, 53))
            if not gap:
                low, high = sorted((front, front + side * deep))
                box = [(x, low), (x + size, low), (x + size, high), (x, high)]
                roofs.append(box)
                slopes.append([(x, low), (x + size, low), (x + size, (low + high) / 2), (x, (low + high) / 2)])
                ridges.append([(x, (low + high) / 2), (x + size, (low + high) / 2)])
                if chance.random() < 0.6:
                    # A wing at the back
                    w = size * chance.uniform(0.36, 0.5)
                    back = front + side * (deep + chance.uniform(6, 11))
                    l2, h2 = sorted((front + side * deep, back))
                    roofs.append([(x, l2), (x + w, l2), (x + w, h2), (x, h2)])
                    slopes.append([(x + w / 2, l2), (x + w, l2), (x + w, h2), (x + w / 2, h2)])
                    ridges.append([(x + w / 2, l2), (x + w / 2, h2)])
                if chance.random() < 0.45:
                    b1 = front + side * 41
                    l2, h2 = sorted((b1, b1 + side * chance.uniform(4, 6)))
                    roofs.append([(x + 1, l2), (x + size * 0.7, l2), (x + size * 0.7, h2), (x + 1, h2)])
            fences.append([(x, front + side * 9), (x + side * 0.6, end)])
            kind = chance.random()
            if kind < 0.35:
                for k in range(4):
                    y = front + side * (26 + k * 2.6)
                    beds.append([(x + 1.6, y), (x + size - 1.6, y)])
            elif kind < 0.75 and size > 7:
                for k in range(chance.choice((1, 2, 3))):
                    trees.append((x + size * chance.uniform(0.4, 0.6), front + side * (21 + k * 6 + chance.uniform(0, 2)), chance.choice((1.7, 2.5))))
            x += size
        fences.append([(-2, front + side * 52), (202, front + side * 52)])
    for x in range(10, 200, 17):
        if x not in (95,):
            trees += [(x, 78, 1.7), (x + 6, 58, 1.7)]
    s.strokes(fences, 0.6)
    s.strokes(beds, 0.8, strength=0.6)
    s.roofs(roofs, PLY, 4)
    s.shades(slopes, tint=LINE, strength=0.12)
    s.strokes(ridges, 0.7)
    for radius in (1.7, 2.5):
        s.dots([(x, y) for x, y, r in trees if r == radius], radius * 4.2)
    s.text(100, 66, 'Fosse Way', 15)
    s.picture('moreton-in-marsh', 'A wide street with long plots from above, 2.1 units to 1 m; a sketch of such a street, not a survey')


DRAWINGS = [stroud, dursley, evesham, moreton]
