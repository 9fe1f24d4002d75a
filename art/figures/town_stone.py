"""Pictures of towns with limestone walls: Cirencester, the Cotswolds, Winchcombe, Stow-on-the-Wold."""
import math
import random

from figures.elevation import Elevation
from sheet import PALE, PAPER, PLY, RED, TINT, WATER

PITCH = math.tan(math.radians(50))


def spots(seed, count, x0, x1, y0, y1, radius):
    """Where masonry is drawn stone by stone; between, it's left to the eye."""
    chance = random.Random(seed)
    places = [(chance.uniform(x0, x1), chance.uniform(y0, y1), chance.uniform(0.6, 1.2) * radius) for _ in range(count)]
    return lambda x, y: any(((x - a) / 1.4) ** 2 + (y - b) ** 2 < r * r for a, b, r in places)


def slates(s, spans, eaves, ridge, seed, first=360, last=150, strength=0.85):
    """Stone slates in courses that get smaller towards the ridge, with the shadow under each course."""
    def course(y):
        return first + (last - first) * (y - eaves) / (ridge - eaves)
    s.masonry(spans, eaves, ridge, course, lambda y: course(y) * 1.7, seed=seed, weight=0.5,
              strength=strength, tinted=0.16, tone=0.13)


def mullioned(s, x, y, lights, height, width=420):
    """A stone window: lights between mullions, leaded panes, a hood mould that throws off rain."""
    total = lights * width + (lights + 1) * 110
    s.rect(x, y - 130, total, height + 280, fill=PAPER, weight=0.9)
    for n in range(lights):
        left = x + 110 + n * (width + 110)
        s.rect(left, y, width, height, fill=WATER, weight=0.8)
        s.shade((left, y), (left, y + height), (left + width, y + height), (left + width, y + height - 110),
                (left + 90, y + height - 110), (left + 90, y), strength=0.25)
        s.strokes([[(left + width / 2, y), (left + width / 2, y + height)]]
                  + [[(left, y + height * k / 4), (left + width, y + height * k / 4)] for k in (1, 2, 3)], 0.5)
    s.line((x - 120, y + height - 80), (x - 120, y + height + 240), (x + total + 120, y + height + 240),
           (x + total + 120, y + height - 80), (x + total + 30, y + height - 80), (x + total + 30, y + height + 150),
           (x - 30, y + height + 150), (x - 30, y + height - 80), closed=True, fill=PAPER, weight=0.8)
    s.box(x + 20, y + height + 60, total, 90, strength=0.2)
    s.box(x + 40, y - 210, total, 80, strength=0.16)
    return total


def boarded_door(s, x, y, width=900, height=1950):
    """A ledged door of boards in a stone surround."""
    s.rect(x - 150, y, width + 300, height + 180, fill=PAPER, weight=0.9)
    s.rect(x, y, width, height, fill=PLY, weight=1)
    s.strokes([[(x + width * k / 5, y), (x + width * k / 5, y + height)] for k in range(1, 5)], 0.5)
    s.shade((x, y), (x, y + height), (x + width, y + height), (x + width, y + height - 120), (x + 90, y + height - 120),
            (x + 90, y), strength=0.22)
    s.strokes([[(x + 60, y + h), (x + width * 0.72, y + h)] for h in (320, height - 380)], 1.2)
    s.circle(x + width - 140, y + 1000, 45, weight=0.9)


def chimney(s, x, y, width, height):
    """A stack of dressed stone with its cap and pots."""
    s.rect(x - width / 2, y, width, height, fill=TINT, weight=1)
    s.strokes([[(x - width / 2, y + h), (x + width / 2, y + h)] for h in range(220, int(height), 240)]
              + [[(x + (60 if k % 2 else -90), y + h), (x + (60 if k % 2 else -90), y + min(h + 240, height))]
                 for k, h in enumerate(range(-20, int(height) - 200, 240)) if k], 0.45)
    s.box(x + width * 0.2, y, width * 0.3, height, strength=0.16)
    s.rect(x - width / 2 - 70, y + height, width + 140, 130, fill=PAPER, weight=0.9)
    for side in (-0.22, 0.22):
        s.rect(x + side * width - 90, y + height + 130, 180, 260, fill=TINT, weight=0.7)


def cotswolds():
    """A cottage under stone slates: two gabled dormers, mullioned windows, courses that shrink upwards."""
    s = Elevation(0.0332, (210, 250))
    half, eaves, ridge = 5300, 2850, 6150
    # The hill behind
    s.line((-6400, 1500), (-5200, 2300), (-3000, 3100), (-500, 3300), (3000, 2700), (6400, 3900), weight=0.8, stroke=PALE)
    for n, (x, size) in enumerate(((-6050, 3600), (5950, 4300))):
        s.tree(x, 300, size, seed=n + 3)
    wall = [(-half, 0), (half, 0), (half, eaves), (-half, eaves)]
    s.line(*wall, closed=True, fill=PAPER, stroke=PAPER, weight=0.1)
    s.shade(*wall, tint=PLY, strength=0.42)
    s.masonry(lambda y: [(-half, half)], 0, eaves, lambda y: 150, lambda y: 330, seed=5, rough=0.3,
              patches=spots(9, 8, -half, half, 0, eaves, 620), tint=PLY, tone=0.75, tinted=0.3, weight=0.45)
    s.box(-half, eaves - 240, 2 * half, 240, strength=0.2)
    s.rect(-half, eaves, 2 * half, ridge - eaves, fill=PAPER, stroke=PAPER, weight=0.1)
    s.box(-half, eaves, 2 * half, ridge - eaves, tint=TINT, strength=1)
    gables = (-2950, 2950)
    wide, rise = 1250, 1250 * PITCH

    def spans(y):
        out, x = [], -half
        for g in gables:
            reach = max(0, wide * (1 - (y - eaves - 420) / rise)) if y > eaves + 420 else wide
            if reach > 0:
                out.append((x, g - reach))
                x = g + reach
        return out + [(x, half)]
    slates(s, spans, eaves, ridge, 7)
    s.line((-half - 60, ridge), (half + 60, ridge), weight=3)
    s.line((-half - 60, ridge), (half + 60, ridge), weight=1.4, stroke=PAPER)
    def gable():
        """A dormer's gable, flush with the wall below, coped, with a ball on top."""
        foot, top = eaves + 420, eaves + 420 + rise
        face = [(-wide, eaves), (wide, eaves), (wide, foot), (0, top), (-wide, foot)]
        s.shade((wide, eaves), (wide, foot), (0, top), (330, top - 120), (wide + 420, eaves + 200), (wide + 420, eaves),
                strength=0.2)
        s.line(*face, closed=True, fill=PAPER, stroke=PAPER, weight=0.1)
        s.box(-wide, eaves - 250, 2 * wide, 255, tint=PAPER, strength=1)
        s.shade((-wide, eaves - 250), (wide, eaves - 250), *face[1:], face[0], tint=PLY, strength=0.42)

        def across(y):
            reach = wide * min(1, 1 - (y - foot) / rise)
            return [(-reach, reach)]
        s.masonry(across, eaves - 300, top - 250, lambda y: 150, lambda y: 320, seed=6, rough=0.3, tint=PLY, tone=0.75,
                  tinted=0.3, patches=spots(14, 5, -wide, wide, eaves, eaves + 1700, 620))
        for side in (-1, 1):
            s.line((side * wide, foot - 120), (side * (wide + 170), foot - 120), (side * (wide + 170), foot + 50), (0, top + 220),
                   (0, top), (side * wide, foot - 20), closed=True, fill=PAPER, weight=0.9)
        s.line((0, top + 220), (0, top + 440), weight=1.4)
        s.circle(0, top + 510, 80, fill=PAPER, weight=0.9)
        s.strokes([[(side * wide, eaves), (side * wide, foot - 120)] for side in (-1, 1)], 0.6)
    s.stamp('g', gable, [(g, 0) for g in gables])
    s.stamp('m', lambda: mullioned(s, -695, 0, 2, 850, 530), [(g, eaves + 130) for g in gables])
    s.stamp('n', lambda: mullioned(s, -1045, 0, 3, 1150, 550), [(g, 780) for g in gables])
    boarded_door(s, -450, 0)
    # A stone hood on brackets over the door
    s.line((-850, 2320), (850, 2320), (850, 2420), (0, 2760), (-850, 2420), closed=True, fill=PAPER, weight=0.9)
    s.box(-640, 2130, 1300, 190, strength=0.22)
    for side in (-1, 1):
        s.line((side * 620, 2320), (side * 620, 2030), (side * 800, 2320), closed=True, fill=PAPER, weight=0.7)
    # Coped ends, chimneys
    for side in (-1, 1):
        s.line((side * half, 0), (side * half, eaves), weight=1.4)
        s.line((side * half, eaves), (side * (half + 160), eaves), (side * (half + 160), ridge + 130), (side * half, ridge + 130), closed=True, fill=PAPER, weight=0.9)
        chimney(s, side * (half - 420), ridge - 60, 900, 750)
    # Ground, a flagged path, a dry stone wall at each side
    s.line((-6400, 0), (6400, 0), weight=2)
    s.strokes([[(-520, 0), (-1100, -700)], [(520, 0), (1100, -700)], [(-640, -160), (640, -160)], [(-790, -340), (790, -340)],
               [(-960, -540), (960, -540)], [(-120, 0), (-180, -160)], [(260, -160), (330, -340)], [(-380, -340), (-470, -540)],
               [(180, -540), (220, -700)]], 0.7)
    def dry_wall():
        s.rect(0, -720, 4900, 560, fill=TINT, weight=0.9)
        s.masonry(lambda y: [(0, 4900)], -720, -190, lambda y: 180, lambda y: 480, seed=4, rough=0.3, tinted=0.25,
                  tint=PLY, tone=0.8)
        s.strokes([[(x, -160), (x - 20, 20), (x + 120, 20), (x + 120, -160)] for x in range(0, 4800, 150)], 0.5)
    s.stamp('y', dry_wall, [(-6400, 0), (1500, 0)])
    s.picture('cotswolds', 'Cottage under stone slates at 50 degrees, 0.0332 units to 1 mm')


def cirencester():
    """A limestone wall cut through: two faces with rubble between, stone and oak lintels, a seat in the reveal."""
    s = Elevation(0.078, (106, 252))
    thick, sill, head, eaves = 560, 640, 1880, 2560
    right = 4700
    # Far: garden wall and tree outside; the room's back wall inside
    s.tree(-1060, -60, 2700, seed=8)
    s.box(thick, 0, right - thick, 2180, tint=TINT, strength=0.7)
    # The back wall: a ledged door, skirting, a picture rail's worth of quiet
    s.rect(3000, 0, 1060, 1990, fill=PAPER, weight=0.8)
    s.rect(3090, 0, 880, 1900, fill=PLY, weight=1)
    s.strokes([[(3090 + 880 * k / 5, 0), (3090 + 880 * k / 5, 1900)] for k in range(1, 5)], 0.5)
    s.strokes([[(3100, h), (3760, h)] for h in (330, 1530)], 1.6)
    s.circle(3870, 980, 32, weight=1)
    s.strokes([[(3030, 1990), (4030, 1990)]], 0.8)
    s.rect(2860, 1990, 1340, 150, fill=PLY, weight=0.8)
    # Daylight through the window
    s.shade((thick - 300, sill), (thick - 300, head - 60), (2950, 0), (1350, 0), tint=PAPER, strength=0.55)
    # Shelves between window and door
    s.rect(1500, 90, 1150, 1750, fill=PAPER, weight=1)
    s.strokes([[(1500, y), (2650, y)] for y in (760, 800, 1130, 1160, 1480, 1510)], 0.8)
    s.line((2075, 90), (2075, 760), weight=0.8)
    s.strokes([[(2010, 420), (2010, 500)], [(2140, 420), (2140, 500)]], 1.4)
    books, x, chance = [], 1530, random.Random(3)
    for low in (800, 1160):
        x = 1530
        while x < (2500 if low == 800 else 2150):
            w, h = chance.uniform(28, 70), chance.uniform(190, 275)
            books.append([(x, low), (x, low + h), (x + w, low + h), (x + w, low)])
            x += w
    s.strokes(books, 0.6)
    s.line((2330, 1160), (2300, 1290), (2360, 1330), (2420, 1290), (2390, 1160), weight=0.7, fill=WATER)
    s.strokes([[(1620, 1510), (1600, 1640), (1760, 1640), (1740, 1510)], [(1850, 1510), (1850, 1700), (1960, 1700), (1960, 1510)]], 0.7)
    s.box(2650, 90, 90, 1750, strength=0.14)
    # Ceiling: boards on a joist that runs along, oak beam cut across
    s.rect(thick, 2180, right - thick, 190, fill=PLY, weight=0.9)
    s.strokes([[(700, 2290), (1900, 2265), (3000, 2285)], [(1200, 2230), (2600, 2225)], [(3200, 2240), (4600, 2250)]], 0.4)
    s.rect(thick, 2370, right - thick, 32, fill=PLY, weight=0.9)
    s.end_grain(2740, 1960, 250, 220)
    # Attic and roof
    s.shade((thick, 2400), (right, 2400), (right, 3400), (1100, 3400), (300, 2600), (thick, 2560), tint=TINT, strength=0.7)
    s.end_grain(900, 3040, 140, 190)

    def roof(x):
        return eaves + 130 + (x - 260) * PITCH
    s.line((-250, roof(-250)), (1500, roof(1500)), (1620, roof(1500)), (-120, roof(-250) - 20), closed=True, fill=PLY, weight=1)
    # Stone slates in section, each on two below
    x = -420
    while x < 1300:
        size = 330 - (x + 420) * 0.075
        dx, dy = math.cos(math.radians(46)) * size * 1.9, math.sin(math.radians(46)) * size * 1.9
        nx, ny = -0.766 * 26, 0.643 * 26
        base = (x, roof(x) + 70)
        s.line(base, (base[0] + dx, base[1] + dy), (base[0] + dx + nx, base[1] + dy + ny), (base[0] + nx, base[1] + ny), closed=True, fill=PAPER, weight=0.8)
        x += size * math.cos(math.radians(50))
    # Wall: outer and inner face, hearting between
    parts = [(-60, sill), (head, eaves)]
    for low, high in parts:
        s.rect(0, low, thick, high - low, fill=TINT, weight=1.8)
        chance = random.Random(int(high))
        stones, tints = [], []
        for left, base in ((0, 1), (thick, -1)):
            y = low
            while y < high - 30:
                tall = min(chance.uniform(90, 170), high - y)
                if high - y - tall < 60:
                    tall = high - y
                deep = base * chance.uniform(150, 235)
                wob = chance.uniform(-12, 12)
                shape = [(left, y + 8), (left + deep, y + 10 + wob), (left + deep * 0.94, y + tall - 10), (left, y + tall - 6)]
                stones.append(shape + shape[:1])
                if chance.random() < 0.5:
                    tints.append(shape)
                y += tall
        for _ in range(int((high - low) / 24)):
            cx, cy, r = chance.uniform(225, 335), chance.uniform(low + 40, high - 40), chance.uniform(22, 44)
            turn = chance.random()
            stones.append([(cx + r * math.cos(turn + k * 1.257), cy + r * 0.8 * math.sin(turn + k * 1.257)) for k in range(6)])
        s.shades(tints, PLY, 0.75)
        s.strokes(stones, 0.7)
        s.line((0, low), (0, high), weight=1.8)
        s.line((thick, low), (thick, high), weight=1.8)
    # Footing
    s.rect(-90, -330, thick + 180, 270, fill=TINT, weight=1.2)
    s.strokes([[(120, -330), (130, -60)], [(360, -330), (350, -60)], [(520, -330), (525, -60)]], 0.7)
    # Lintels: stone outside, oak inside
    s.rect(0, head, 250, 230, fill=PAPER, weight=1.4)
    s.strokes([[(30, head + 200), (200, head + 30)], [(30, head + 120), (120, head + 30)], [(110, head + 200), (220, head + 90)]], 0.5)
    s.line((0, head + 230), (-130, head + 200), (-130, head + 150), (-90, head + 150), (-90, head + 120), (0, head + 120), closed=True, fill=PAPER, weight=1.1)
    s.end_grain(250, head, 155, 200)
    s.end_grain(405, head, 155, 200)
    # Stone window frame with leaded glass, sill
    s.rect(60, sill, 150, 90, fill=PAPER, weight=1.2)
    s.line((210, sill), (-70, sill), (-70, sill + 40), (60, sill + 90), closed=True, fill=PAPER, weight=1.2)
    s.rect(60, head - 110, 150, 110, fill=PAPER, weight=1.2)
    s.rect(122, sill + 90, 20, head - sill - 200, fill=WATER, weight=0.8)
    s.strokes([[(110, y), (154, y)] for y in range(sill + 250, head - 150, 190)], 0.7)
    s.line((210, sill + 90), (210, head - 110), weight=0.6)
    s.line((thick, sill), (thick, head), weight=0.6)
    # Window seat: oak board, cushion, panel below standing off the wall
    s.rect(210, sill - 210 + 210, thick - 210 + 40, 34, fill=PLY, weight=1.1)
    s.rect(260, sill + 34, thick - 260 + 10, 75, fill=PAPER, weight=0.9)
    # Lime plaster
    s.line((thick, 100), (thick + 26, 100), (thick + 26, sill - 4), (thick, sill - 4), closed=True, fill=PAPER, weight=0.7)
    s.rect(thick, head, 26, 2180 - head, fill=PAPER, weight=0.7)
    # Wall plate and joist end
    s.end_grain(330, eaves - 20, 170, 110)
    # Floor of flags, ground
    s.rect(thick, -75, right - thick, 75, fill=PAPER, weight=1.2)
    s.strokes([[(x, -75), (x, 0)] for x in (1150, 1730, 2420, 3010, 3680, 4240)], 0.8)
    s.earth(-1560, -60, 1470, 150)
    s.strokes([[(x, -75 - d), (x + 60, -75 - d)] for x, d in ((800, 90), (1200, 160), (1700, 80), (2150, 190), (2700, 110), (3300, 170), (3900, 90), (4400, 150))], 0.7)
    s.line((thick, 0), (right, 0), weight=1.8)
    s.picture('cirencester', 'A limestone wall in section, with its window and eaves, 0.078 units to 1 mm')


def stow():
    """A stone gable on the crown of a hill, with wind and rain from the west."""
    s = Elevation(0.0288, (262, 231))
    # Hills below and beyond
    s.line((-8600, -3200), (-7000, -1500), (-5200, -1150), (-3000, -1500), (-1000, -1250), (5600, -1300), weight=0.8, stroke=PALE)
    half, eaves = 2450, 3350
    ridge = eaves + half * PITCH - 250
    # Lower wing to the right, seen along its roof
    wing = 5600
    s.rect(half, 0, wing - half, 2250, fill=PAPER, stroke=PAPER, weight=0.1)
    s.box(half, 0, wing - half, 2250, tint=PLY, strength=0.42)
    s.masonry(lambda y: [(half, wing)], 0, 2250, lambda y: 160, lambda y: 340, seed=3, rough=0.3,
              patches=spots(6, 4, half, wing, 0, 2200, 750), tint=PLY, tone=0.75, tinted=0.3)
    s.rect(half, 2250, wing - half, 1750, fill=TINT, weight=0.1)
    slates(s, lambda y: [(half, wing)], 2250, 4000, 4, 280, 120)
    s.box(half, 2040, wing - half, 210, strength=0.2)
    s.shade((half, 2250), (half + 850, 2250), (half + 150, 4000), (half, 4000), strength=0.16)
    s.line((half, 4000), (wing, 4000), weight=2.6)
    s.line((half, 2250), (wing, 2250), weight=1.2)
    boarded_door(s, 3150, 0, 880, 1900)
    # Gable
    face = [(-half, 0), (half, 0), (half, eaves), (0, ridge), (-half, eaves)]
    s.line(*face, closed=True, fill=PAPER, stroke=PAPER, weight=0.1)
    s.shade(*face, tint=PLY, strength=0.42)

    def spans(y):
        edge = half if y < eaves else half * (ridge - y) / (ridge - eaves)
        return [(-edge, edge)]
    s.masonry(spans, 0, ridge - 200, lambda y: 170, lambda y: 350, seed=12, rough=0.3,
              patches=spots(21, 11, -half, half, 0, ridge, 680), tint=PLY, tone=0.75, tinted=0.3)
    # Quoins
    s.strokes([[(side * half, y), (side * (half - (420 if k % 2 else 260)), y), (side * (half - (420 if k % 2 else 260)), y + 270), (side * half, y + 270)]
               for side in (-1, 1) for k, y in enumerate(range(0, eaves - 200, 270))], 0.6, fill=PAPER)
    s.shade((-half, eaves), (0, ridge), (half, eaves), (half, eaves - 260), (0, ridge - 300), (-half, eaves - 260), strength=0.17)
    for side in (-1, 1):
        s.line((side * half, eaves - 120), (side * (half + 210), eaves - 120), (side * (half + 260), eaves + 90), (side * (half + 260), eaves + 230),
               (0, ridge + 330), (0, ridge + 20), (side * half, eaves + 20), closed=True, fill=PAPER, weight=1)
    chimney(s, 0, ridge + 60, 820, 820)
    mullioned(s, -1020, 800, 3, 1150, 533)
    mullioned(s, -695, 2750, 2, 900, 530)
    mullioned(s, -285, 4560, 1, 480, 350)
    s.strokes([[(-half, 0), (-half, eaves)], [(half, 0), (half, eaves)]], 1.3)
    # The hill: its crown, then the slope to the west
    top = [(5600, 0), (-half - 500, 0), (-3900, -160), (-5200, -620), (-6600, -1250), (-9200, -2400)]
    s.line(*top, (-9200, -2600), (5600, -2600), closed=True, fill=PAPER, stroke=PAPER, weight=0.1)
    s.shade(*top, (-9200, -2600), (5600, -2600), tint=TINT, strength=1)
    s.line(*top, weight=2)
    chance = random.Random(5)
    beds = []
    for k in range(1, 9):
        y = -230 * k
        left = -3300 - k * 560
        x = left + 500
        while x < 5100:
            run = chance.uniform(500, 1400)
            beds.append([(x, y - chance.uniform(0, 30)), (x + run, y - chance.uniform(0, 30))])
            x += run + chance.uniform(250, 800)
    s.strokes(beds, 0.5, strength=0.45)
    # Trees bent from the wind
    for x, y, size in ((-4700, -420, 1500), (-5900, -980, 1150)):
        lean = [(x, y), (x + size * 0.16, y + size * 0.45), (x + size * 0.42, y + size * 0.75)]
        s.line(*lean, weight=1.2)
        crown = [(x + size * 0.06, y + size * 0.62), (x + size * 0.12, y + size * 0.86), (x + size * 0.4, y + size * 1.02), (x + size * 0.78, y + size * 0.98),
                 (x + size * 1.1, y + size * 0.84), (x + size * 0.98, y + size * 0.68), (x + size * 0.55, y + size * 0.58), (x + size * 0.24, y + size * 0.54)]
        s.line(*crown, closed=True, fill=WATER, weight=0.8)
    # Wind: long strokes that lift over the roof; rain driven along them
    def gust(y, start, end, lift, curl=0):
        x1, y1 = s.at(start, y)
        x2, y2 = s.at(end, y + lift)
        d = f'M{x1:.0f} {y1:.0f}C{x1 + (x2 - x1) * .4:.0f} {y1 + 4:.0f} {x1 + (x2 - x1) * .62:.0f} {y2 + 3:.0f} {x2:.0f} {y2:.0f}'
        if curl:
            d += f'c{curl} -2 {curl} -{curl} 0 -{curl * .8:.0f}c-{curl * .5:.0f} 1-{curl * .5:.0f} {curl * .45:.0f}-1 {curl * .5:.0f}'
        s.add(d, weight=0.9)
    gust(6500, -8400, 3300, 1050)
    gust(5600, -8800, -1500, 1000)
    gust(4300, -8700, -2900, 800, 12)
    gust(3100, -8900, -3200, 700)
    gust(1900, -8800, -3100, 500, 10)
    gust(900, -8900, -5500, 250)
    rain = []
    for _ in range(52):
        x, y = chance.uniform(-8900, -3000), chance.uniform(1300, 6600)
        rain.append([(x, y), (x + 330, y - 130)])
    s.strokes(rain, 0.7, strength=0.55)
    # The height of the ground, as surveyors mark it
    s.line((-1250, 0), (-1420, -270), (-1080, -270), closed=True, fill=RED, stroke=RED, weight=0.8)
    s.text(-900, -560, '244 m', 18, 'start', RED)
    s.picture('stow-on-the-wold', 'A gable on a hilltop at 244 m, 0.0288 units to 1 mm; the hill is not to scale')


def winchcombe():
    """A stone house and a timber-framed one share a wall; a plumb line shows how far the frame leans."""
    s = Elevation(0.034, (178, 250))
    left, eaves, ridge = -5400, 4550, 7000
    # Stone house
    wall = [(left, 0), (0, 0), (0, eaves), (left, eaves)]
    s.line(*wall, closed=True, fill=PAPER, stroke=PAPER, weight=0.1)
    s.shade(*wall, tint=PLY, strength=0.42)
    s.masonry(lambda y: [(left, 0)], 0, eaves, lambda y: 165, lambda y: 350, seed=31, rough=0.3,
              patches=spots(17, 9, left, 0, 0, eaves, 760), tint=PLY, tone=0.75, tinted=0.3)
    s.box(left, eaves - 230, -left, 230, strength=0.2)
    s.rect(left, eaves, -left, ridge - eaves, fill=TINT, weight=0.1)
    slates(s, lambda y: [(left, 60)], eaves, ridge, 8, 300, 120)
    s.line((left, ridge), (60, ridge), weight=2.6)
    s.line((left, eaves), (0, eaves), weight=1.2)
    s.stamp('m', lambda: mullioned(s, 0, 0, 3, 1000, 480), [(-4800, 950), (-4800, 3000)])
    mullioned(s, -1950, 3000, 2, 1000, 480)
    boarded_door(s, -1800, 0, 900, 1950)
    s.line((-2130, 2150), (-570, 2150), (-570, 2260), (-2130, 2260), closed=True, fill=PAPER, weight=0.8)
    # Framed house: every line leans a little to the right and sags in the middle
    def at(x, y):
        return x + y * 0.022, y - 45 * math.sin(math.pi * min(max(x, 0), 6400) / 6400) * (y / 5000)
    far, sole, first, plate, peak = 6300, 420, 2650, 4900, 6900

    def bar(x1, y1, x2, y2, deep, level):
        """A timber between two places: `level` lies along, otherwise it stands."""
        steps = 4 if level else 1
        one = [at(x1 + (x2 - x1) * k / steps, y1 + (y2 - y1) * k / steps) for k in range(steps + 1)]
        two = [(x, y + deep) if level else (x + deep, y) for x, y in one]
        s.line(*one, *two[::-1], closed=True, fill=PLY, weight=0.9)
    ground = [(0, 0), at(far, 0), at(far, peak), at(0, peak)]
    s.line(*ground, closed=True, fill=PAPER, stroke=PAPER, weight=0.1)
    s.rect(0, 0, far, sole, fill=TINT, weight=0.9)
    s.masonry(lambda y: [(0, far)], 0, sole, lambda y: 140, lambda y: 330, seed=6, rough=0.25, tinted=0.3, tint=PLY, tone=0.75)
    studs_low = [60, 900, 2200, 3060, 3900, 5150, 6060]
    for x in studs_low:
        bar(x, sole + 190, x, first, 210, False)
    for x in (60, 1270, 2480, 3700, 4900, 6060):
        bar(x, first + 250, x, plate, 210, False)
    bar(0, sole, far, sole, 190, True)
    bar(0, first, far, first, 250, True)
    bar(0, (first + plate) / 2 + 80, far, (first + plate) / 2 + 80, 180, True)
    bar(0, 1500, 900, 1500, 170, True)
    bar(3060, 1500, 3900, 1500, 170, True)
    bar(5150, 1500, 6060, 1500, 170, True)
    # Braces, a little bowed, from the corner posts down to the rail and up to the plate
    def brace(x1, y1, x2, y2, bow):
        one = [(x1 + (x2 - x1) * k / 6, y1 + (y2 - y1) * k / 6 - bow * math.sin(math.pi * k / 6)) for k in range(7)]
        s.line(*[at(x, y) for x, y in one], *[at(x, y + 210) for x, y in one[::-1]], closed=True, fill=PLY, weight=0.8)
    for side, post in ((1, 270), (-1, 6060)):
        brace(post, first + 1180, post + side * 1050, first + 120, 110)
        brace(post, plate - 1050, post + side * 1000, plate - 120, 110)
    for x in (60, 6060):
        bar(x, first + 250, x, plate, 210, False)
    bar(0, first, far, first, 250, True)
    bar(0, plate, far, plate, 210, True)
    # Windows in the frame, a wide doorway
    def casement(x, y, wide, tall, lights):
        corners = [at(x, y), at(x + wide, y), at(x + wide, y + tall), at(x, y + tall)]
        s.line(*corners, closed=True, fill=WATER, weight=1)
        s.shade(at(x, y), at(x, y + tall), at(x + wide, y + tall), at(x + wide, y + tall - 110), at(x + 90, y + tall - 110), at(x + 90, y), strength=0.24)
        s.strokes([[at(x + wide * k / lights, y), at(x + wide * k / lights, y + tall)] for k in range(1, lights)], 1.3)
        s.strokes([[at(x + wide * k / lights / 2, y), at(x + wide * k / lights / 2, y + tall)] for k in range(1, 2 * lights, 2)]
                  + [[at(x, y + tall * k / 4), at(x + wide, y + tall * k / 4)] for k in (1, 2, 3)], 0.5)
    casement(1110, 1250, 1090, 1150, 3)
    casement(4110, 1250, 1040, 1150, 3)
    s.line(*[at(2410, sole), at(3060, sole), at(3060, 2330), at(2410, 2330)], closed=True, fill=PLY, weight=0.1)
    s.line(*[at(2410, 0), at(3060, 0), at(3060, 2330), at(2410, 2330)], closed=True, fill=PLY, weight=1)
    s.strokes([[at(2410 + k * 130, 0), at(2410 + k * 130, 2330)] for k in range(1, 5)], 0.5)
    s.strokes([[at(2440, h), at(2900, h)] for h in (400, 1900)], 1.2)
    casement(1480, 4000 + 60, 1000, 800, 3)
    casement(3910, 4000 + 60, 990, 800, 3)
    # Pegs where timbers meet
    pegs = [at(x + 105, first + 125) for x in (60, 1270, 2480, 3700, 4900, 6060)] + [at(x + 105, plate + 100) for x in (60, 1270, 2480, 3700, 4900, 6060)]
    s.strokes([[(x - 18, y), (x + 18, y)] for x, y in pegs], 2)
    # Roof of small tiles, lower than the stone one
    e, r = [at(-40, plate + 210), at(far + 200, plate + 210)], [at(-40, peak), at(far + 200, peak)]
    s.line(e[0], at(far / 2, plate + 210), e[1], r[1], at(far / 2, peak), r[0], closed=True, fill=TINT, weight=0.9)
    s.shade(e[0], at(far / 2, plate + 210), e[1], r[1], at(far / 2, peak), r[0], tint=RED, strength=0.16)
    tiles = []
    for k in range(1, 16):
        y = plate + 210 + (peak - plate - 210) * k / 16
        tiles.append([at(-40, y), at(2100, y), at(4200, y), at(far + 200, y)])
    s.strokes(tiles, 0.5, strength=0.7)
    chance = random.Random(2)
    nibs = []
    for _ in range(60):
        k = chance.randrange(16)
        y0 = plate + 210 + (peak - plate - 210) * k / 16
        x = chance.uniform(0, far)
        nibs.append([at(x, y0), at(x, y0 + 108)])
    s.strokes(nibs, 0.5, strength=0.7)
    s.box(160, plate - 60, far - 100, 260, strength=0.14)
    # The stone gable end stands higher: coping and chimney
    s.rect(-30, eaves - 200, 260, ridge - eaves + 420, fill=PAPER, weight=0.9)
    s.line((0, 0), (0, eaves), weight=1.3)
    # Plumb line from the wall plate
    x, y = at(far, plate)
    s.line((x - 60, y), (x + 70, y), (x + 70, 560), stroke=RED, weight=1.2)
    s.line((x + 70, 560), (x + 5, 420), (x + 70, 200), (x + 135, 420), closed=True, fill=RED, stroke=RED, weight=0.8)
    s.line((left, 0), (7100, 0), weight=2)
    s.strokes([[(x, -220), (x + 900, -220)] for x in range(left, 6500, 1700)]
              + [[(x, -440), (x + 500, -440)] for x in range(left + 700, 6500, 2100)], 0.6)
    s.picture('winchcombe', 'Stone and timber frame side by side, 0.034 units to 1 mm')


DRAWINGS = [cirencester, cotswolds, stow, winchcombe]
