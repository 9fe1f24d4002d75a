"""Pictures of towns with brick and stucco fronts: Gloucester, Quedgeley, Cheltenham."""
import math
import random

from figures.elevation import Elevation
from sheet import LINE, PALE, PAPER, PLY, RED, TINT, WATER


def arched(s, x, y, width, rise, side, columns=3, rows=4):
    """A small warehouse window: segmental arch of brick on edge, iron bars, stone sill. `side` to the springing."""
    cx = x + width / 2
    radius = (width * width / 4 + rise * rise) / (2 * rise)
    low = y + side + rise - radius
    half = math.degrees(math.asin(width / 2 / radius))

    def curve(r, steps=8):
        return [(cx + r * math.sin(math.radians(half * (1 - 2 * k / steps))),
                 low + r * math.cos(math.radians(half * (1 - 2 * k / steps)))) for k in range(steps + 1)]
    inner, outer = curve(radius), curve(radius + 230)
    s.line(*(inner + outer[::-1]), closed=True, fill=TINT, weight=0.7)
    s.strokes([[curve(radius, 10)[k], curve(radius + 230, 10)[k]] for k in range(1, 10)], 0.4)
    s.line((x, y), (x + width, y), *inner, closed=True, fill=WATER, weight=1)
    s.shade((x, y), (x + 130, y), (x + 130, y + side - 60), (x + width, y + side - 60), *inner, strength=0.28)
    bars = [[(x + width * c / columns, y), (x + width * c / columns, y + side + rise * 0.85)] for c in range(1, columns)]
    bars += [[(x, y + side * r / (rows - 0.3)), (x + width, y + side * r / (rows - 0.3))] for r in range(1, rows)]
    s.strokes(bars, 0.6)
    s.rect(x - 110, y - 130, width + 220, 130, fill=PAPER, weight=0.8)
    s.box(x - 60, y - 220, width + 220, 90, strength=0.16)


def gloucester():
    """The gable of a brick warehouse on a quay: small arched windows, loading doors under a hoist."""
    s = Elevation(0.0178, (210, 236))
    half, eaves, ridge = 6600, 9900, 12700
    # Neighbours left and right, farther back
    far = []
    for side in (-1, 1):
        far += [[(side * 7600, 0), (side * 7600, 8300), (side * 12500, 8300)],
                [(side * 7600, 8300), (side * 7900, 9300), (side * 12500, 9300)]]
        for floor in range(3):
            for n in range(3):
                x, y = side * (8700 + n * 1500), 900 + floor * 2500
                far.append([(x - 350, y), (x + 350, y), (x + 350, y + 1250), (x - 350, y + 1250), (x - 350, y)])
    s.strokes(far, 0.7, PALE)
    wall = [(-half, 0), (half, 0), (half, eaves), (0, ridge), (-half, eaves)]
    s.line(*wall, closed=True, fill=PAPER, weight=0.1)
    s.shade(*wall, tint=RED, strength=0.16)

    def spans(y):
        edge = half if y < eaves else half * (ridge - y) / (ridge - eaves)
        return [(-edge, edge)]
    chance = random.Random(4)
    spots = [(chance.uniform(-half, half), chance.uniform(800, ridge), chance.uniform(900, 1900)) for _ in range(9)]

    def patches(x, y):
        return any(((x - a) / 1.5) ** 2 + (y - b) ** 2 < (r * 0.55) ** 2 for a, b, r in spots)
    s.masonry(spans, 620, ridge - 300, lambda y: 150, lambda y: 450, bond=True, patches=patches, tint=RED,
              tinted=0.2, tone=0.2, weight=0.35, strength=0.75)
    # Stone plinth, coping and string
    s.rect(-half - 60, 0, 2 * half + 120, 620, fill=PAPER, weight=0.9)
    s.strokes([[(-half, 310), (half, 310)]] + [[(x, 0 if k % 2 else 310), (x, 310 if k % 2 else 620)]
              for k, x in enumerate(range(-6200, 6500, 480))], 0.45)
    for side in (-1, 1):
        s.line((side * half, eaves), (side * (half + 260), eaves - 60), (side * (half + 260), eaves + 180),
               (0, ridge + 330), (0, ridge), closed=True, fill=PAPER, weight=0.9)
    # Shadow of the coping
    s.shade((-half, eaves), (0, ridge), (half, eaves), (half, eaves - 230), (0, ridge - 260), (-half, eaves - 230),
            strength=0.18)
    floors = [1180 + floor * 2350 for floor in range(4)]
    s.stamp('w', lambda: arched(s, -430, 0, 860, 130, 1180),
            [(x, y) for y in floors for x in (-5150, -3050, 3050, 5150)])

    def loading():
        """A pair of boarded doors, one above another up the gable."""
        s.rect(-1000, -130, 2000, 130, fill=PAPER, weight=0.8)
        s.rect(-900, 0, 1800, 1650, fill=PLY, weight=1)
        s.shade((-900, 0), (-750, 0), (-750, 1480), (900, 1480), (900, 1650), (-900, 1650), strength=0.24)
        s.strokes([[(x, 0), (x, 1650)] for x in (-600, -300, 300, 600)], 0.4)
        s.line((0, 0), (0, 1650), weight=0.9)
        s.strokes([[(side * 880, h), (side * 200, h)] for side in (-1, 1) for h in (350, 1300)], 1)
        s.rect(-1050, 1650, 2100, 170, fill=PAPER, weight=0.8)
    s.stamp('d', loading, [(0, y - 130) for y in floors[1:]] + [(0, 620)])
    # Round light in the gable and the hoist's beam, rope and hook
    s.circle(0, 11450, 520, fill=TINT, weight=0.8)
    s.circle(0, 11450, 360, fill=WATER, weight=0.8)
    s.strokes([[(-360, 11450), (360, 11450)], [(0, 11090), (0, 11810)]], 0.6)
    s.rect(-150, 10350, 300, 300, fill=PLY, weight=1)
    s.shade((-150, 10350), (150, 10350), (650, 9800), (350, 9800), strength=0.2)
    s.line((0, 10350), (0, 4300), weight=0.9)
    s.circle(0, 4180, 110, weight=1)
    # Bales on the hook
    s.line((0, 4070), (-330, 3700), (330, 3700), closed=True, weight=0.7)
    s.rect(-420, 3150, 840, 550, fill=PAPER, weight=1)
    s.strokes([[(-140, 3150), (-140, 3700)], [(140, 3150), (140, 3700)]], 0.6)
    s.line((-half, 0), (-half, eaves), weight=1.6)
    s.line((half, 0), (half, eaves), weight=1.6)
    # Downpipes
    for x in (-half + 350, half - 350):
        s.line((x, 0), (x, eaves - 300), weight=1.6, stroke=PAPER)
        s.line((x, 0), (x, eaves - 300), weight=0.9)
    # Quay: coping stones, bollards, water with reflections
    s.rect(-12500, -520, 25000, 520, fill=PAPER, weight=1.4)
    s.strokes([[(x, -520), (x, 0)] for x in range(-11800, 12000, 1150)], 0.6)
    for x in (-9300, 9300):
        s.line((x - 200, 0), (x - 130, 420), (x - 260, 520), (x + 260, 520), (x + 130, 420), (x + 200, 0), closed=True,
               fill=LINE, weight=0.6)
    s.box(-12500, -2600, 25000, 2080, tint=WATER, strength=1)
    s.shade((-half, -520), (half, -520), (half - 200, -2600), (-half + 200, -2600), tint=RED, strength=0.1)
    ripples = []
    for row in range(9):
        y = -700 - row * 210
        for _ in range(9 + row):
            x = chance.uniform(-11800, 11000)
            ripples.append([(x, y), (x + chance.uniform(300, 1300), y)])
    s.strokes(ripples, 0.6, strength=0.7)
    s.picture('gloucester', 'Gable of a brick warehouse beside water, 0.0178 units to 1 mm')


def cheltenham():
    """A Regency terrace in stucco: sashes, a balcony, a basement behind its railings."""
    s = Elevation(0.0232, (0, 240))
    right, top = 18200, 9300
    s.box(0, 0, right, top, tint=TINT, strength=1)
    # Rusticated ground floor, deep joints
    s.box(0, 0, right, 3500, tint=PLY, strength=0.25)
    lines = [[(0, y), (right, y)] for y in range(350, 3500, 390)]
    for row, y in enumerate(range(350, 3400, 390)):
        lines += [[(x, y), (x, min(y + 390, 3500))] for x in range(200 + (row % 2) * 450, 18200, 900)]
    s.strokes(lines, 0.5, strength=0.55)
    # String, cornice and parapet
    s.rect(-50, 3500, right + 100, 210, fill=PAPER, weight=0.7)
    s.rect(-50, top - 700, right + 100, 120, fill=PAPER, weight=0.6)
    s.rect(-50, top - 580, right + 100, 170, fill=PAPER, weight=0.9)
    s.box(-50, top - 980, right + 100, 280, strength=0.17)
    s.rect(-50, top - 410, right + 100, 760, fill=PAPER, weight=1)
    s.strokes([[(x, top - 410), (x, top + 350)] for x in range(760, 18200, 5560)], 0.7)
    def party_wall():
        """The pilaster between two houses."""
        s.rect(-290, 3710, 580, top - 4410, fill=PAPER, weight=0.8)
        s.rect(-340, top - 940, 680, 240, fill=PAPER, weight=0.7)
        s.rect(-330, 3710, 660, 200, fill=PAPER, weight=0.7)
        s.box(290, 3710, 150, top - 4690, strength=0.14)
    s.stamp('p', party_wall, [(x, 0) for x in (760, 6320, 11880, 17440)])

    def upper():
        """A bay above the string: sash under the cornice, long sash on to the balcony."""
        s.sash(-490, 6720, 980, 1500)
        s.rect(-600, 6600, 1200, 120, fill=PAPER, weight=0.7)
        s.sash(-520, 3800, 1040, 2250, 3, 5)

    def door():
        """Six panels, with a fanlight under a round arch."""
        turns = [math.pi * (1 - k / 12) for k in range(13)]
        s.line((-640, 0), (-640, 2100), *[(640 * math.cos(a), 2100 + 640 * math.sin(a)) for a in turns],
               (640, 0), closed=True, fill=PAPER, weight=1)
        s.rect(-480, 0, 960, 2050, fill=LINE, weight=0.8)
        s.strokes([[(px, py), (px + 340, py), (px + 340, py + ph), (px, py + ph), (px, py)] for px in (-400, 60)
                   for py, ph in ((1250, 650), (620, 480), (130, 360))], 0.6, PAPER)
        s.line(*[(520 * math.cos(a), 2120 + 520 * math.sin(a)) for a in turns], closed=True, fill=WATER, weight=0.8)
        s.strokes([[(150 * math.cos(a), 2120 + 150 * math.sin(a)), (520 * math.cos(a), 2120 + 520 * math.sin(a))]
                   for a in turns[2:-1:2]], 0.7)
        s.arc(0, 2120, 150, 0, 180, weight=0.7)
        for y, half in ((-160, 760), (-330, 860), (-500, 960)):
            s.rect(-half, y, 2 * half, 170, fill=PAPER, weight=0.8)

    def ground():
        """A sash with a keystone over it."""
        s.sash(-520, 560, 1040, 1900)
        s.line((-520, 2460), (520, 2460), (620, 2860), (-620, 2860), closed=True, fill=PAPER, weight=0.6)
        s.strokes([[(k * 170, 2460), (k * 205, 2860)] for k in (-2, -1, 1, 2)], 0.5)
        s.line((-100, 2440), (-130, 2900), (130, 2900), (100, 2440), closed=True, fill=PAPER, weight=0.6)
        s.rect(-600, 450, 1200, 110, fill=PAPER, weight=0.7)
    bays = [x + offset for x in (760, 6320, 11880) for offset in (1150, 2780, 4410)]
    s.box(0, -1700, right, 1700, tint=PALE, strength=0.5)
    s.line((0, 0), (right, 0), weight=0.8)
    s.stamp('u', upper, [(x, 0) for x in bays])
    s.stamp('g', ground, [(x, 0) for n, x in enumerate(bays) if n % 3])
    s.stamp('d', door, [(x, 0) for x in bays[::3]])

    def balcony():
        """A canopy swept like a tent over railings with hearts in them."""
        b = 4720
        step = b / 24
        s.box(0, 3030, b, 470, strength=0.16)
        s.rect(0, 3500, b, 130, fill=PAPER, weight=1)
        s.strokes([[(0, 4480), (b, 4480)], [(0, 3740), (b, 3740)]]
                  + [[(k * step, 3630), (k * step, 4480)] for k in range(25)], 0.7)
        s.strokes([[(x, 3790), (x - 75, 4150), (x - 25, 4330), (x, 4200), (x + 25, 4330), (x + 75, 4150), (x, 3790)]
                   for x in (step * (k + 0.5) for k in range(24))], 0.5)
        lip, crown = 6180, 6560
        s.line((-130, lip), (60, lip + 130), (260, crown - 40), (330, crown), (b - 330, crown), (b - 260, crown - 40),
               (b - 60, lip + 130), (b + 130, lip), closed=True, fill=PAPER, weight=0.9)
        s.strokes([[(-130 + (b + 260) * k / 12, lip), (330 + (b - 660) * k / 12, crown)] for k in range(1, 12)], 0.45)
        wide = (b + 260) / 24
        s.strokes([[p for x in (wide * k - 130 for k in range(24)) for p in
                    ((x, lip), (x + wide * 0.2, lip - 95), (x + wide * 0.8, lip - 95))] + [(b + 130, lip)]], 0.5)
        s.box(0, lip - 420, b, 330, strength=0.16)
        s.strokes([[(x, 4480), (x, lip - 90)] for x in (40, b - 40, b / 2 - 815, b / 2 + 815)], 0.9)
    s.stamp('b', balcony, [(x + 420, 0) for x in (760, 6320, 11880)])
    # Pavement, area and its railings
    s.box(0, -900, right, 400, strength=0.1)
    s.stamp('r', lambda: s.strokes([[(0, 560), (3480, 560)], [(0, -380), (3480, -380)]]
                                   + [[(x, -450), (x, 700)] for x in range(0, 3500, 145)], 0.75),
            [(x + 2150, 0) for x in (-4800, 760, 6320, 11880)])
    s.rect(-20, -1800, right + 40, 1280 - 400, fill=PAPER, weight=0.1)
    s.rect(-20, -1080, right + 40, 630, fill=PAPER, weight=1)
    s.strokes([[(x, -1080), (x, -450)] for x in range(500, 18200, 1400)], 0.5)
    s.line((0, -1080), (right, -1080), weight=1.8)
    s.picture('cheltenham', 'Front of a Regency terrace, 0.0232 units to 1 mm')


DRAWINGS = [gloucester, cheltenham]
