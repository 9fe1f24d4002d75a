"""Cedar-clad garden shed with sage doors, Cotswolds; and the corner before.

World axes follow the fence: fence along y = FENCE, dry-stone wall along
x = WALL, shed front facing -Y. Low sun from the left and a little in front.

Knobs: SAGE paint, SUN_HEIGHT and SUN_FROM (degrees), SUN strength.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from common import materials, outdoors
from common.geometry import at, block, blocks, copy_of, flowing, mesh, pipe, placed, sheet, turned
from common.scene import View, sunlight
from measures import metres
from scenes import garden_props as garden

SAGE = '#7c8a70'
SUN_HEIGHT, SUN_FROM, SUN = 25, -122, 4.4

COMMON = dict(focal=29, shift_y=-0.045, fstop=8, exposure=0.05, look='Medium High Contrast', samples=8, bounces=5, clamp=4)
VIEWS = {
    'before': View('garden-shed-build-cotswolds/before', (-2.55, -5.6, 1.55), -24, focus=7.0, **COMMON),
    'after': View('garden-shed-build-cotswolds/after', (-2.55, -5.6, 1.55), -24, focus=7.0, **COMMON),
    'second': View('garden-shed-build-cotswolds/second', (3.05, -5.35, 1.45), 17, focus=5.4, **{**COMMON, 'focal': 31}),
    'detail': View('garden-shed-build-cotswolds/detail', (0.02, -1.55, 1.30), -19, focus=1.55,
                   **{**COMMON, 'focal': 44, 'fstop': 5.6, 'shift_y': 0.0, 'exposure': -0.05, 'samples': 10}),
}

M = metres('garden-shed-build-cotswolds')
FENCE, WALL = M.FENCE, M.WALL
X0, X1, Y0, Y1 = *M.X, *M.Y                 # shed walls
FLOOR, EAVES, RIDGE = M.FLOOR, M.EAVES, M.RIDGE
MID = (X0 + X1) / 2
DOOR = (MID - M.DOOR_HALF, MID + M.DOOR_HALF, FLOOR + 0.004, M.DOOR_HEAD)
DECK = M.DECK
WINDOW = M.WINDOW                           # along the left side, measured from the front


def palette(after):
    m = {}
    fresh = ('#c99765', '#ab7548', '#7f5030')
    m['cedar'] = garden.weathered(materials.wood('cedar', 'X', fresh, roughness=0.62, variation=0.30, figure=1.0, knots=0.85, saturation=0.95), '#a39a8b', 0.42, 0.35)
    m['cedar side'] = garden.weathered(materials.wood('cedar side', 'X', fresh, roughness=0.62, variation=0.30, figure=1.0, knots=0.85), '#a39a8b', 0.42, 0.35)
    m['cedar up'] = garden.weathered(materials.wood('cedar trim', 'Z', fresh, roughness=0.6, variation=0.12, figure=0.7), '#a39a8b', 0.28, 0.25)
    m['shingle'] = garden.weathered(materials.wood('shingle', 'X', ('#b08660', '#8f6846', '#654730'), roughness=0.8, variation=0.34, figure=0.5), '#8f8a82', 0.75)
    m['sage'] = materials.paint('sage', SAGE, 0.42)
    m['clover'] = materials.leaf('clover', '#4c6b34', '#6f8b4c')
    m['petal'] = materials.plain('daisy petal', '#f0eee6', 0.7, 0.2)
    m['pollen'] = materials.plain('daisy heart', '#d9a92c', 0.8, 0.2)
    m['iron'] = materials.metal('japanned iron', '#1f1f1e', 0.42)
    m['steel'] = materials.steel('stainless', 0.35)
    m['brass'] = materials.brass('padlock brass', 0.3)
    m['zinc'] = materials.metal('zinc', '#9da1a2', 0.5)
    m['glass'] = materials.ceramic('window glass', '#0c1114', 0.03)
    m['deck'] = garden.weathered(materials.wood('decking', 'X', ('#b79368', '#9b774e', '#75562f'), roughness=0.6, variation=0.16, figure=0.8, knots=0.6), '#9a9488', 0.45)
    m['fence'] = garden.weathered(materials.wood('fence', 'Z', ('#b58b5d', '#9a7047', '#75502f') if after else ('#857b6c', '#685f52', '#454036'), roughness=0.8, variation=0.22, figure=0.8, knots=0.8),
                                  '#8e887e' if after else '#5f5e51', 0.35, 0.5)
    m['post'] = garden.weathered(materials.wood('fence post', 'Z', ('#a98a5f', '#8d6d47', '#6a4d2f') if after else materials.WEATHERED, roughness=0.8, figure=0.7), '#8e887e', 0.3, 0.4)
    m['sleeper'] = garden.weathered(materials.wood('gravel board', 'X', ('#9c7d55', '#80623f', '#5f462b'), roughness=0.8, figure=0.8), '#7e786c', 0.4, 0.2)
    m['plank'] = materials.wood('old plank', 'X', materials.WEATHERED, roughness=0.9, variation=0.3, figure=0.8, knots=0.5)
    m['dark'] = materials.plain('underneath', '#15130f', 1.0, 0.0)
    m['wall'] = garden.weathered(materials.stone('dry stone', ('#b39e78', '#c6b48f', '#94805c'), 0.85, 1.0, 0.22), '#8c8a7c', 0.55)
    m['gravel'] = materials.stone('gravel', ('#b3a283', '#c9bb9d', '#94836a'), 0.85, 0.5, 0.25)
    m['earth'] = materials.earth('bed', '#2a2017', '#5f4a36')
    m['turf'] = materials.earth('turf', '#25300f', '#4d5a25')
    m['grass'] = garden.grass_blades('lawn blades', '#56702f', '#88994f', '#b0a869', 0.5) if after else garden.grass_blades('rough blades', '#55703a', '#8c9a55', '#b9ab74', 0.7)
    m['nettle'] = materials.leaf('nettle leaf', '#2f5021', '#567a34')
    m['stalk'] = materials.plain('stalk', '#6c7442', 0.7)
    m['strings'] = materials.plain('seed strings', '#9aa265', 0.8)
    m['rusty'] = materials.plain('dock seed', '#7a4426', 0.9)
    m['dark leaf'] = materials.leaf('dark leaf', '#23401b', '#4a6b2c')
    m['mid leaf'] = materials.leaf('mid leaf', '#3a5c25', '#789445')
    m['pale leaf'] = materials.leaf('pale leaf', '#587139', '#9cb062')
    m['grey leaf'] = materials.leaf('grey leaf', '#66795c', '#9caa8c')
    m['lavender'] = materials.plain('lavender', '#6a5aa0', 0.8)
    m['pink'] = materials.plain('pink petal', '#c78aa6', 0.7)
    m['white'] = materials.plain('white petal', '#e9e7dd', 0.7)
    m['blue'] = materials.plain('blue petal', '#5f66ad', 0.7)
    m['lime'] = materials.plain('lady mantle', '#b5b75a', 0.8)
    m['bark'] = materials.plain('bark', '#4d4237', 0.95, 0.1)
    m['terracotta'] = materials.ceramic('terracotta', '#a8623f', 0.85, 0.12)
    m['plastic'] = materials.plain('water butt', '#27382c', 0.45)
    m['black'] = materials.plain('gutter', '#1c1d1d', 0.4)
    m['house'] = materials.brickwork('cottage stone', 'X', ('#c3ac80', '#d2bf97', '#a68f66'), '#bfae8b')
    m['tiles'] = materials.roof_tiles('stone tiles', ('#8b8067', '#9c9177', '#6c634f'))
    m['frame'] = materials.paint('far window', '#dfe0d8', 0.5)
    return m


def level(x, y):
    """The lawn: nearly flat, falling a little to the front right."""
    return 0.035 * noise.noise(Vector((x * 0.4, y * 0.4, 1))) + 0.010 * noise.noise(Vector((x * 2, y * 2, 4)))


def rough(x, y):
    return level(x, y) + 0.05 * noise.noise(Vector((x * 1.1, y * 1.1, 8))) + 0.02 * noise.noise(Vector((x * 3.1, y * 3.1, 3)))


# the surroundings, the same in every picture ------------------------------------------
def surroundings(m):
    outdoors.tree(-6.8, 12.5, 6.6, m['mid leaf'], m['bark'], 3, 0.40, 0.10, 1.5)
    outdoors.tree(-0.8, 15.5, 6.2, m['dark leaf'], m['bark'], 7, 0.44, 0.11, 1.5)
    outdoors.tree(7.6, 10.5, 6.4, m['dark leaf'], m['bark'], 12, 0.42, 0.09, 1.9)
    outdoors.tree(12.5, 8.0, 6.4, m['mid leaf'], m['bark'], 15, 0.46, 0.10, 1.7)
    outdoors.tree(10.8, 2.6, 4.2, m['pale leaf'], m['bark'], 18, 0.42, 0.075, 1.6)
    outdoors.tree(3.2, 14.0, 5.0, m['mid leaf'], m['bark'], 22, 0.45, 0.10, 1.5)
    outdoors.tree(-5.9, 13.4, 5.4, m['dark leaf'], m['bark'], 43, 0.46, 0.10, 1.6)
    outdoors.tree(0.3, 16.4, 5.2, m['mid leaf'], m['bark'], 47, 0.50, 0.11, 1.6)
    outdoors.tree(8.3, 11.3, 5.2, m['mid leaf'], m['bark'], 52, 0.50, 0.09, 1.9)
    outdoors.tree(13.4, 9.2, 5.4, m['dark leaf'], m['bark'], 55, 0.50, 0.10, 1.7)
    outdoors.tree(4.6, 15.2, 4.4, m['dark leaf'], m['bark'], 57, 0.55, 0.10, 1.6)
    for i, (x, y, r) in enumerate(((-8.5, 11, 1.6), (-3.2, 12, 1.3), (5.8, 12, 1.5), (10.2, 12, 1.6), (7.0, 7.6, 1.1), (9.0, 5.2, 1.2), (12.0, 4.6, 1.5), (8.4, 2.0, 0.9), (6.6, 4.6, 0.9))):
        outdoors.leaf_cloud((x, y, r * 0.75), r, 2600, m['mid leaf' if i % 2 else 'dark leaf'], 0.075, 300 + i, 0.85)
    outdoors.hedge(-9, 5.5, 6.2, 1.0, 2.05, m['dark leaf'], 5, 0.06, 700)
    outdoors.neighbour_house(-4.2, 3.2, 20.0, m['house'], m['tiles'], m['frame'], m['dark'], 3.9, [(-3.0, -1.9, 2.3, 3.5), (0.4, 1.5, 2.3, 3.5)], 3.2, 3.4)
    block(1.9, 2.7, 23.0, 23.7, 6.4, 8.4, m['house'], 0.01, name='chimney')
    # a tree behind the camera on the left throws its shade over the lawn
    outdoors.tree(-11.5, -7.0, 6.2, m['mid leaf'], m['bark'], 31, 0.5, 0.12, 0.8)
    # rolling ground beyond
    garden.ground_sheet(-40, 45, 5.0, 75, 2.5, lambda x, y: -0.1 + max(0, (y - 24)) * 0.10 + 1.2 * noise.noise(Vector((x * 0.04, y * 0.05, 3))) * min(1, max(0, (y - 22) / 20)), materials.lawn('meadow', '#5d6f35', '#93975a'))


def sky_and_sun():
    garden.cloudy_sky(SUN_HEIGHT, SUN_FROM, 0.20, 0.55)
    sunlight(SUN_HEIGHT, SUN_FROM, SUN, 0.6, (1, 0.90, 0.76))


def wedge(view, x, y, margin=0.5):
    """Is the place in front of the camera of this view?"""
    cx, cy, _ = view.position
    a = math.radians(view.yaw)
    dx, dy = x - cx, y - cy
    ahead = -dx * math.sin(a) + dy * math.cos(a)
    aside = dx * math.cos(a) + dy * math.sin(a)
    return ahead > 0.3 and abs(aside) < ahead * 18 / view.focal * 1.04 + margin


def meadow(rng, view, bare, ground, kinds, far=0.125):
    places, y = [], -6.5
    while y < FENCE + 0.1:
        x = -7.0
        while x < WALL:
            px, py = x + rng.uniform(-0.06, 0.06), y + rng.uniform(-0.06, 0.06)
            near = math.hypot(px - view.position[0], py - view.position[1]) < 4.2
            x += 0.088 if near else far
            if not bare(px, py) and wedge(view, px, py):
                places.append((px, py))
        y += 0.10
    outdoors.scatter_grass(kinds, places, rng, ground)


def mown_lawn(m, rng, view, bare):
    """A lawn a week after the mower: stripes of grass laid two ways, thick and thin patches, longer where the
    mower can't reach, clover and daisies in drifts."""
    short = [outdoors.grass_clump(m['grass'], 150, 0.13, 0.030, i) for i in range(6)]
    rank = [outdoors.grass_clump(m['grass'], 70, 0.10, 0.085, 30 + i) for i in range(4)]
    clover = [clover_patch(m['clover'], i) for i in range(3)]
    petals, heart = daisy(m)
    collection, y = bpy.context.scene.collection, -6.5

    def put(data, px, py, size, high, lean=0.0):
        tuft = bpy.data.objects.new('grass', data)
        tuft.location = (px, py, level(px, py) - 0.010)
        tuft.rotation_euler = (rng.gauss(0, 0.07), lean + rng.gauss(0, 0.08), rng.uniform(0, 6.28) if not lean else rng.gauss(0, 0.3))
        tuft.scale = (size, size, size * high)
        collection.objects.link(tuft)

    while y < FENCE + 0.1:
        x = -7.0
        while x < WALL:
            px, py = x + rng.uniform(-0.05, 0.05), y + rng.uniform(-0.05, 0.05)
            x += 0.080 if math.hypot(px - view.position[0], py - view.position[1]) < 4.2 else 0.115
            if bare(px, py) or not wedge(view, px, py):
                continue
            thick = noise.noise(Vector((px * 1.1, py * 1.1, 3.0))) + 0.5 * noise.noise(Vector((px * 3.7, py * 3.7, 8.0)))
            if thick < -0.42 and rng.random() < 0.7:                      # thin places show the soil
                continue
            edge = any(bare(px + dx, py + dy) for dx, dy in ((0.09, 0), (-0.09, 0), (0, 0.09), (0, -0.09)))
            stripe = 0.22 if math.floor((px * 0.82 + py * 0.57) / 0.46) % 2 else -0.22
            if edge and rng.random() < 0.75:
                put(rng.choice(rank), px, py, rng.uniform(0.6, 1.0), rng.uniform(0.6, 1.2))
            else:
                put(rng.choice(short), px, py, rng.uniform(0.85, 1.2), rng.uniform(0.7, 1.15) * (1.0 + 0.45 * thick), stripe)
            drift = noise.noise(Vector((px * 0.7 + 5, py * 0.7, 1.0)))
            if drift > 0.24 and rng.random() < 0.30:
                put(rng.choice(clover), px, py, rng.uniform(0.8, 1.2), 1.0)
            if drift < -0.18 and rng.random() < 0.13 or rng.random() < 0.004:
                size = rng.uniform(0.8, 1.15)
                tilt, turn, high = (rng.gauss(0, 0.2), rng.gauss(0, 0.2)), rng.uniform(0, 6.28), level(px, py) + rng.uniform(0.022, 0.040)
                for data in (petals, heart):
                    flower = bpy.data.objects.new('grass daisy', data)
                    flower.location, flower.rotation_euler, flower.scale = (px, py, high), (*tilt, turn), (size, size, size)
                    collection.objects.link(flower)
        y += 0.085


def clover_patch(material, seed):
    """Mesh data of a palm's width of clover: three leaves to a stalk."""
    rng = random.Random(seed)
    points, faces = [], []
    for _ in range(34):
        a, d, tall = rng.uniform(0, 6.283), 0.10 * math.sqrt(rng.random()), rng.uniform(0.022, 0.042)
        cx, cy, start = d * math.cos(a), d * math.sin(a), rng.uniform(0, 6.283)
        for k in range(3):
            way, size, first = start + k * 2.094, rng.uniform(0.007, 0.011), len(points)
            c, s = math.cos(way), math.sin(way)
            for u, v in ((0, 0), (0.5, 0.5), (0.95, 0.45), (0.85, 0), (0.95, -0.45), (0.5, -0.5)):
                points.append((cx + size * (c * u - s * v) * 1.3, cy + size * (s * u + c * v) * 1.3, tall + size * 0.25 * abs(v)))
            faces.append(tuple(range(first, first + 6)))
    thing = mesh('grass clover', points, faces, material, angle=180)
    data = thing.data
    bpy.data.objects.remove(thing)
    return data


def daisy(m):
    """Mesh data of a lawn daisy's petals and of its heart."""
    points, faces = [], []
    for k in range(15):
        a = k * 2 * math.pi / 15
        first, c, s = len(points), math.cos(a), math.sin(a)
        for r, w in ((0.003, 0.0006), (0.008, 0.0014), (0.0105, 0.0009)):
            points += [(r * c - w * s, r * s + w * c, 0.0012 * r / 0.01), (r * c + w * s, r * s - w * c, 0.0012 * r / 0.01)]
        faces += [(first, first + 1, first + 3, first + 2), (first + 2, first + 3, first + 5, first + 4)]
    petals = mesh('grass petals', points, faces, m['petal'], angle=180)
    heart = turned([(0.0038, 0), (0.003, 0.0016), (0, 0.0022)], m['pollen'], (0, 0, 0), 10, 'grass heart')
    found = petals.data, heart.data
    for thing in (petals, heart):
        bpy.data.objects.remove(thing)
    return found



# before ---------------------------------------------------------------------------------
def leaning_fence(m, rng):
    """Feather-edge panels on rotten posts: three lean, boards are missing."""
    leans = {0: (2, 0), 1: (-3, 1), 2: (10, -2.0), 3: (-12, 3.0), 4: (21, -5), 5: (3, 1), 6: (-2, 0)}
    for panel in range(7):
        x0 = -7.35 + panel * 1.83
        lean, twist = leans[panel]
        with placed(at(x0, FENCE, 0, 0, -lean, twist)):
            boards, x = [], 0.03
            while x < 1.76:
                top = 1.66 + rng.gauss(0, 0.02)
                gone = rng.random()
                if panel in (2, 3, 4) and gone < 0.13:
                    x += 0.105
                    continue
                if panel in (2, 3, 4) and gone > 0.90:
                    top *= rng.uniform(0.45, 0.8)
                slip = rng.gauss(0, 0.012) if panel in (2, 3, 4) else 0
                boards.append([(x + slip * 2, -0.018, 0.05), (x + 0.12 + slip * 2, -0.008, 0.05), (x + 0.12 + slip * 2, 0, 0.05), (x + slip * 2, 0, 0.05),
                               (x - slip, -0.018, top), (x + 0.12 - slip, -0.008, top), (x + 0.12 - slip, 0, top + rng.gauss(0, 0.01)), (x - slip, 0, top)])
                x += 0.105
            blocks(boards, m['fence'], 0.0015, 1, 'fence boards')
            for z in (0.30, 0.95, 1.50):
                block(0, 1.80, 0.002, 0.045, z, z + 0.07, m['plank'], 0.003, name='rail')
        block(x0 - 0.06, x0 + 0.03, FENCE - 0.01, FENCE + 0.08, -0.05, 1.62 + rng.gauss(0, 0.05), m['post'], 0.006, name='post',
              rotation=(math.radians(lean * 0.55), math.radians(twist), 0.0))


def before(m, view):
    rng = random.Random(8)
    leaning_fence(m, rng)
    clumps = [outdoors.grass_clump(m['grass'], 120, 0.15, 0.075, i) for i in range(6)]
    tall = [outdoors.grass_clump(m['grass'], 60, 0.12, 0.34, 20 + i) for i in range(5)]
    meadow(rng, view, lambda x, y: y > 2.9 or noise.noise(Vector((x * 0.9, y * 0.9, 7))) > 0.62, rough, clumps)
    places = []
    for _ in range(5200):
        x, y = rng.uniform(-6.5, 4.0), rng.uniform(-5.2, 4.0)
        wild = 0.5 + noise.noise(Vector((x * 0.55, y * 0.55, 2))) * 1.1 + max(0, y) * 0.10 + (0.35 if x > 3 else 0)
        if wild > 0.62 and wedge(view, x, y) and math.hypot(x - view.position[0], y - view.position[1]) > 1.9:
            places.append((x, y))
    outdoors.scatter_grass(tall, places, rng, rough, (0.6, 1.35))
    nettles = [garden.nettle(rng, m['nettle'], m['stalk'], m['strings'], h) for h in (0.75, 0.95, 1.1, 1.25, 1.4, 1.55, 1.3, 1.0)]
    places = []
    for _ in range(5200):
        x, y = rng.uniform(-5.6, 4.0), rng.uniform(-1.6, 3.85)
        edge = 2.5 - 1.6 * max(0, (x + 0.4) / 4.4) + 1.5 * noise.noise(Vector((x * 0.8, 3, y * 0.3)))
        thick = 0.55 + 0.9 * noise.noise(Vector((x * 1.3, y * 1.3, 11)))
        gap = abs(x - 0.55) < 0.75 and y < 3.6
        stray = rng.random() < 0.02
        if (y > edge and rng.random() < thick or stray) and not (gap and rng.random() < 0.85) and len(places) < 620:
            places.append((x, y))
    for x, y in places:
        # in drifts of uneven height with grass between, not a hedge
        drift = 0.5 + noise.noise(Vector((x * 0.62, y * 0.5, 23))) * 1.3 + noise.noise(Vector((x * 2.1, y * 2.1, 4))) * 0.5
        tall_here = min(1.0, 0.24 + 0.62 * max(0, drift) + 0.05 * max(0, y))
        kind, size, turn, lean = rng.choice(nettles), rng.uniform(0.55, 1.15), rng.uniform(0, 6.28), (rng.gauss(0, 0.17), rng.gauss(0, 0.17))
        if drift > 0.30:
            garden.link(kind, x, y, rough(x, y) - 0.02, tall_here * size, turn, lean)
    docks = [garden.dock(rng, m['mid leaf'], m['rusty'], h) for h in (0.7, 0.9, 1.05)]
    garden.strew(docks, [(-1.0, 0.6), (0.5, -0.7), (-2.6, 1.5), (2.6, -1.4), (1.6, -1.0), (-0.2, -2.2), (3.4, -2.2), (-3.6, 0.4), (0.9, 0.6), (-1.9, 2.3)], rng, rough, (0.8, 1.15))
    brambles = [garden.bramble(rng, m['dark leaf'], m['stalk'], 1.3) for _ in range(3)]
    garden.strew(brambles, [(3.6, 1.4), (3.4, 2.8), (3.7, 0.2), (2.7, 3.5), (-0.4, 3.6), (-3.4, 3.6), (3.8, -0.9), (1.2, 3.6), (2.0, 3.2)], rng, rough, (0.8, 1.25))
    # what was left lying: a rotten pallet, planks, slabs and a tyre's worth of rubbish
    with placed(at(1.55, 0.35, 0.02, 24)):
        deck = [(0, 1.2, i * 0.165, i * 0.165 + 0.10, 0.10 + rng.gauss(0, 0.002), 0.118 + rng.gauss(0, 0.002)) for i in range(6)]
        blocks(deck, m['plank'], 0.002, 1, 'pallet boards')
        blocks([(x, x + 0.10, 0.0, 0.93, 0.0, 0.099) for x in (0.0, 0.55, 1.1)], m['plank'], 0.003, 1, 'pallet bearers')
    for i in range(11):
        long = rng.uniform(0.7, 1.7)
        board = block(-long / 2, long / 2, -0.055, 0.055, -0.009, 0.009, m['plank'], 0.002, name='old board')
        board.location = (0.1 + rng.uniform(-0.35, 0.35), 0.25 + rng.uniform(-0.3, 0.3), 0.07 + i * 0.017)
        board.rotation_euler = (rng.gauss(0, 0.06), rng.gauss(0, 0.04), rng.gauss(0.35, 0.45))
    slab = materials.stone('old slab', ('#8f897d', '#a09a8c', '#746f64'), 0.9, 1.0, 0.1)
    for x, y, a in ((-0.35, -1.1, 0.3), (0.25, -1.35, 0.45), (0.9, -1.15, 0.1)):
        block(x - 0.225, x + 0.225, y - 0.225, y + 0.225, rough(x, y) - 0.02, rough(x, y) + 0.03, slab, 0.006, name='slab', rotation=(rng.gauss(0, 0.05), rng.gauss(0, 0.05), a))
    for i in range(3):
        with placed(at(-1.45 + i * 0.16, 0.55 - i * 0.1, rough(-1.4, 0.5) + 0.10, 40 + i * 25, 84, 0)):
            pot(m, 0, 0, -0.05, 0.12 + 0.02 * i, False)
    for _ in range(15):
        x, y = 3.2 + rng.gauss(0, 0.28), -2.0 + rng.gauss(0, 0.5)
        stone = block(x - rng.uniform(0.06, 0.14), x + rng.uniform(0.06, 0.14), y - 0.08, y + 0.08, 0, rng.uniform(0.04, 0.08), m['wall'], 0.010, name='fallen stone',
                      rotation=(rng.gauss(0, 0.25), rng.gauss(0, 0.25), rng.uniform(0, 3)))
        stone.location.z = rough(x, y) + 0.04
    with placed(at(WALL, FENCE + 0.6, 0, -90)):
        garden.dry_stone_wall(12.0, 1.02, m['wall'], m['dark'], random.Random(17), fallen=((5.2, 6.3), (8.0, 8.5)))
    garden.ground_sheet(-9, WALL + 0.1, -7, FENCE + 2.2, 0.14, rough, m['earth'])


def pot(m, x, y, z, radius, earth=True):
    r, h = radius, radius * 1.75
    turned([(0, 0), (r * 0.66, 0), (r * 0.94, h * 0.80), (r * 1.03, h * 0.805), (r * 1.05, h), (r * 0.93, h), (r * 0.9, h * 0.85), (r * 0.60, 0.02), (0, 0.02)], m['terracotta'], (x, y, z), 48, 'pot')
    if earth:
        turned([(0, h * 0.86), (r * 0.91, h * 0.86)], m['earth'], (x, y, z), 24, 'pot earth')


# after ---------------------------------------------------------------------------------
def course(x0, x1, z, tall, y, rng):
    """One feather-edge board: bottom edge proud and cut on a slope for the drip."""
    w = [rng.gauss(0, 0.0010) for _ in range(4)]
    return [(x0, y - 0.031 + w[0], z + 0.004), (x1, y - 0.031 + w[1], z + 0.004), (x1, y - 0.006, z + 0.010), (x0, y - 0.006, z + 0.010),
            (x0, y - 0.017 + w[2], z + tall), (x1, y - 0.017 + w[3], z + tall), (x1, y - 0.006, z + tall), (x0, y - 0.006, z + tall)]


def cladding(m, rng):
    step, front, nails = M.COURSE, [], []
    a, b, _, head = DOOR
    rise = (RIDGE - EAVES) / (MID - X0)
    z = FLOOR - 0.055
    while z < RIDGE - 0.05:
        tall = min(step + 0.022, RIDGE - 0.03 - z)
        half = (X1 - X0) / 2 - 0.034 if z + tall < EAVES else (RIDGE - z - tall * 0.8) / rise
        if half > 0.04:
            if z + step * 0.4 < head + 0.07:
                spans = [(MID - half, a - 0.078), (b + 0.078, MID + half)]
            else:
                spans = [(MID - half, MID + half)]
            for p, q in spans:
                if q - p < 0.03:
                    continue
                front.append(course(p, q, z, tall, Y0, rng))
                for nx in (p + 0.035, q - 0.035):
                    nails.append((nx, Y0 - 0.0300, z + 0.035))
        z += step
    blocks(front, m['cedar'], 0.0016, 2, 'cladding front')
    heads = turned([(0, 0.0), (0.0042, 0.0), (0.0042, 0.0016), (0, 0.0022)], m['steel'], (0, 0, -5), 10, 'nail')
    for nx, ny, nz in nails:
        copy_of(heads, at(nx, ny, nz, 0, 90 - 6))
    for x, turn, offset in ((X0, -90, 0), (X1, 90, 1)):
        boards = []
        z = FLOOR - 0.055
        deep = Y1 - Y0
        while z < EAVES:
            tall = min(step + 0.022, EAVES - z)
            low, high = WINDOW[2] - 0.075, WINDOW[3] + 0.06
            if offset == 0 and z + step > low and z < high:
                # local x runs from the back (0) to the front (deep) on the left side
                boards += [course(0.034, deep - WINDOW[1] - 0.065, z, tall, 0, rng), course(deep - WINDOW[0] + 0.065, deep - 0.034, z, tall, 0, rng)]
            else:
                boards.append(course(0.034, deep - 0.034, z, tall, 0, rng))
            z += step
        with placed(at(x, Y1 if offset == 0 else Y0, 0, turn)):
            blocks(boards, m['cedar side'], 0.0016, 2, 'cladding side')
            if offset == 0:
                window(m, deep)
    # corner posts, frame behind
    for x, y in ((X0, Y0), (X1, Y0), (X0, Y1), (X1, Y1)):
        sx, sy = (-1 if x == X0 else 1), (-1 if y == Y0 else 1)
        block(x - sx * 0.030, x + sx * 0.036, y - sy * 0.030, y + sy * 0.036, FLOOR - 0.075, EAVES + 0.015, m['cedar up'], 0.003, 3, 'corner post')
    block(X0 + 0.01, X1 - 0.01, Y0 + 0.005, Y1 - 0.01, FLOOR - 0.06, EAVES, m['dark'], 0, name='inside')
    mesh('gable back', [(X0 + 0.02, Y0 - 0.002, EAVES), (X1 - 0.02, Y0 - 0.002, EAVES), (MID, Y0 - 0.002, RIDGE - 0.01)], [(0, 1, 2)], m['dark'], smooth=False)
    # bearers and adjustable supports under the floor
    for y in (0.12, 1.0, 1.9, 2.75):
        for x in (X0 + 0.10, MID, X1 - 0.10):
            turned([(0, -0.05), (0.09, -0.05), (0.09, -0.02), (0.035, -0.01), (0.035, 0.05), (0.06, 0.055), (0.06, 0.065), (0, 0.065)], m['black'], (x, y, 0.0), 24, 'support')
        block(X0 + 0.03, X1 - 0.03, y - 0.03, y + 0.03, 0.066, FLOOR - 0.061, m['sleeper'], 0.003, name='bearer')


def window(m, deep):
    a, b, lo, hi = deep - WINDOW[1], deep - WINDOW[0], WINDOW[2], WINDOW[3]
    f = 0.055
    blocks([(a - f, a, -0.045, 0.03, lo - f, hi + f), (b, b + f, -0.045, 0.03, lo - f, hi + f), (a, b, -0.045, 0.03, hi, hi + f), (a, b, -0.045, 0.03, lo - f, lo)], m['sage'], 0.003, 3, 'window frame')
    mid = (a + b) / 2
    for p, q in ((a + 0.002, mid - 0.001), (mid + 0.001, b - 0.002)):
        blocks([(p, p + 0.042, -0.034, 0.01, lo + 0.002, hi - 0.002), (q - 0.042, q, -0.034, 0.01, lo + 0.002, hi - 0.002), (p + 0.042, q - 0.042, -0.034, 0.01, lo + 0.002, lo + 0.048),
                (p + 0.042, q - 0.042, -0.034, 0.01, hi - 0.044, hi - 0.002), (p + 0.042, q - 0.042, -0.028, 0.005, (lo + hi) / 2 - 0.010, (lo + hi) / 2 + 0.010)], m['sage'], 0.002, 2, 'sash')
    sheet([(a, -0.006, lo), (b, -0.006, lo), (b, -0.006, hi), (a, -0.006, hi)], m['glass'], 'window glass')
    block(a - 0.09, b + 0.09, -0.090, 0.02, lo - f - 0.032, lo - f - 0.001, m['sage'], 0.004, 3, 'sill')


def tee_hinge(m, x, z, y, side, length=0.40):
    """Japanned tee hinge; strap runs from the jamb towards +X (side 1) or -X."""
    def bar(a, b, lo, hi, y0, y1, bevel=0.001):
        block(x + side * a, x + side * b, y0, y1, lo, hi, m['iron'], bevel, 2, 'hinge')
    bar(-0.052, -0.016, z - 0.075, z + 0.075, y - 0.026, y - 0.0225)
    pipe([(x - side * 0.008, y - 0.030, z - 0.042), (x - side * 0.008, y - 0.030, z + 0.042)], 0.0075, m['iron'], 'knuckle', False)
    for c in (-0.014, 0.014):
        pipe([(x - side * 0.008, y - 0.030, z + c - 0.0006), (x - side * 0.008, y - 0.030, z + c + 0.0006)], 0.0079, m['dark'], 'knuckle gap', False)
    w0, w1, n = 0.021, 0.012, 10
    pts, faces = [], []
    outline = [(0.0, w0 * 1.6)] + [(0.03 + (length - 0.05) * i / n, w0 + (w1 - w0) * i / n) for i in range(n + 1)]
    outline += [(length - 0.012, w1 * 1.25), (length - 0.002, w1 * 1.05), (length + 0.006, w1 * 0.4), (length + 0.007, 0.0)]
    ring_points = [(u, w) for u, w in outline] + [(u, -w) for u, w in reversed(outline[:-1])]
    k = len(ring_points)
    for depth in (y - 0.0275, y - 0.0232):
        pts += [(x + side * u, depth, z + w) for u, w in ring_points]
    faces = [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1))] + [(i, i + k, (i + 1) % k + k, (i + 1) % k) for i in range(k)]
    if side > 0:
        faces = [tuple(reversed(f)) for f in faces]
    mesh('hinge strap', pts, [tuple(reversed(f)) for f in faces], m['iron'], bevel=0.0008, segments=2)
    for u in (0.035, 0.12, 0.205, 0.29, length - 0.018):
        screw(m, x + side * u, z + (0.006 if u < 0.05 else 0), y - 0.0275)
    for dz in (-0.055, 0.0, 0.055):
        screw(m, x - side * 0.036, z + dz, y - 0.026)


def screw(m, x, z, y, radius=0.0055):
    head = turned([(0, -0.001), (radius, -0.001), (radius * 0.94, 0.0012), (radius * 0.5, 0.0024), (0, 0.0026)], m['iron'], (x, y, z), 16, 'bolt head')
    head.rotation_euler = (math.pi / 2, 0, 0)


def doors(m, rng):
    a, b, lo, hi = DOOR
    # cedar frame round the opening
    blocks([(a - 0.076, a - 0.004, -0.042, 0.03, lo - 0.035, hi + 0.080), (b + 0.004, b + 0.076, -0.042, 0.03, lo - 0.035, hi + 0.080)], m['cedar up'], 0.003, 3, 'door frame')
    block(a - 0.0035, b + 0.0035, -0.042, 0.03, hi + 0.006, hi + 0.080, m['cedar'], 0.003, 3, 'door head')
    block(a - 0.11, b + 0.11, -0.085, 0.0, hi + 0.081, hi + 0.103, m['cedar'], 0.004, 3, 'drip board', rotation=(math.radians(4), 0, 0))
    for leaf, (p, q) in ((-1, (a, MID - 0.0025)), (1, (MID + 0.0025, b))):
        count = M.BOARDS_A_LEAF
        boards = []
        for i in range(count):
            u, v = p + (q - p) * i / count, p + (q - p) * (i + 1) / count
            boards.append((u + 0.0008, v - 0.0008, -0.022 + rng.gauss(0, 0.0006), 0.0, lo + 0.008 + leaf * 0.0008, hi))
        blocks(boards, m['sage'], 0.0045, 1, 'door boards')
        block(p + 0.002, q - 0.002, -0.012, 0.001, lo + 0.010, hi - 0.002, m['sage'], 0, name='door back')
        for z in (lo + 0.22, (lo + hi) / 2, hi - 0.22):
            tee_hinge(m, p if leaf < 0 else q, z, 0.0, 1 if leaf < 0 else -1)
    block(MID - 0.030, MID + 0.014, -0.036, -0.0225, lo + 0.012, hi - 0.004, m['sage'], 0.003, 3, 'cover strip')
    # pull handle, hasp and padlock on the meeting stiles
    hx = MID + 0.058
    for z in (1.075, 1.225):
        turned([(0, 0), (0.017, 0), (0.017, 0.003), (0.010, 0.007), (0.0075, 0.012), (0.0075, 0.034), (0, 0.034)], m['iron'], (hx, -0.0215, z), 24, 'handle foot').rotation_euler = (math.pi / 2, 0, 0)
    pipe([(hx, -0.050, 1.06), (hx, -0.060, 1.10), (hx, -0.060, 1.20), (hx, -0.050, 1.24)], 0.0075, m['iron'], 'pull handle')
    block(MID - 0.110, MID - 0.031, -0.0265, -0.0220, 0.955, 0.990, m['iron'], 0.001, 2, 'hasp plate')
    block(MID - 0.045, MID + 0.055, -0.0415, -0.0375, 0.957, 0.988, m['iron'], 0.001, 2, 'hasp')
    block(MID + 0.030, MID + 0.085, -0.0265, -0.0220, 0.950, 0.995, m['iron'], 0.001, 2, 'staple plate')
    pipe([(MID + 0.040, -0.024, 0.9725), (MID + 0.040, -0.056, 0.9725)], 0.004, m['iron'], 'staple', False)
    block(MID - 0.052, MID - 0.030, -0.041, -0.0225, 0.957, 0.988, m['iron'], 0.002, 2, 'hasp hinge')
    for x in (MID - 0.098, MID - 0.068):
        for z in (0.963, 0.982):
            screw(m, x, z, -0.0265, 0.0035)
    pipe([(MID + 0.029, -0.052, 0.945), (MID + 0.029, -0.052, 0.968), (MID + 0.040, -0.052, 0.980), (MID + 0.051, -0.052, 0.968), (MID + 0.051, -0.052, 0.945)], 0.0032, m['steel'], 'shackle')
    block(MID + 0.020, MID + 0.060, -0.061, -0.043, 0.908, 0.946, m['brass'], 0.003, 3, 'padlock')


def roof(m, rng):
    over, end = M.EAVES_OUT, M.GABLE_OUT
    run = MID - X0 + over
    slope = (RIDGE - EAVES) / (MID - X0)
    tilt = math.atan(slope)
    long = run / math.cos(tilt)
    rows = int(long / M.SHINGLE)
    for side in (-1, 1):
        frame = Matrix.Translation((MID, 0, RIDGE + 0.035)) @ Matrix.Rotation(side * tilt, 4, 'Y')

        def lay(points):
            return [tuple(frame @ Vector((side * u, y, w))) for u, y, w in points]

        shingles = []
        for row in range(rows + 1):
            low = long - row * M.SHINGLE
            y = Y0 - end - rng.random() * 0.08
            while y < Y1 + end:
                wide = rng.uniform(0.07, 0.18)
                p, q = max(y, Y0 - end), min(y + wide - 0.003, Y1 + end)
                y += wide
                if q - p < 0.02 or low < 0.05:
                    continue
                edge, lift = low + rng.gauss(0, 0.004), rng.gauss(0, 0.0015)
                top = max(0.0, edge - 0.20)
                pts = [(top, p, 0.0), (edge, p, 0.012), (edge, q, 0.012), (top, q, 0.0), (top, p, 0.006), (edge, p, 0.026 + lift), (edge, q, 0.026 + lift), (top, q, 0.006)]
                pts = lay(pts)
                shingles.append(pts if side > 0 else [pts[i] for i in (1, 0, 3, 2, 5, 4, 7, 6)])
        blocks(shingles, m['shingle'], 0.0014, 1, 'shingles')

        def plank(u0, u1, y0, y1, w0, w1, material, name, bevel=0.003):
            pts = lay([(u0, y0, w0), (u1, y0, w0), (u1, y1, w0), (u0, y1, w0), (u0, y0, w1), (u1, y0, w1), (u1, y1, w1), (u0, y1, w1)])
            blocks([pts if side > 0 else [pts[i] for i in (1, 0, 3, 2, 5, 4, 7, 6)]], material, bevel, 2, name)

        plank(0.0, long - 0.012, Y0 - end + 0.02, Y1 + end - 0.02, -0.020, -0.002, m['sleeper'], 'roof board')
        plank(-0.004, long + 0.006, Y0 - end - 0.006, Y0 - end + 0.016, -0.135, 0.004, m['cedar'], 'barge board')
        plank(-0.004, long + 0.006, Y1 + end - 0.016, Y1 + end + 0.006, -0.135, 0.004, m['cedar'], 'barge board')
        for k in range(6):
            y = Y0 + 0.1 + k * (Y1 - Y0 - 0.2) / 5
            plank(long - 0.24, long - 0.03, y - 0.022, y + 0.022, -0.095, -0.021, m['sleeper'], 'rafter foot')
        cap = [(0.002, Y0 - end - 0.01, 0.030), (0.125, Y0 - end - 0.01, 0.030), (0.125, Y1 + end + 0.01, 0.030), (0.002, Y1 + end + 0.01, 0.030),
               (0.002, Y0 - end - 0.01, 0.048), (0.125, Y0 - end - 0.01, 0.044), (0.125, Y1 + end + 0.01, 0.044), (0.002, Y1 + end + 0.01, 0.048)]
        pts = lay(cap)
        highest = max(z for _, _, z in pts)
        if abs(highest - M.HIGHEST) > 0.001:
            raise ValueError(f'the ridge board ends at {highest * 1000:.0f} mm, HIGHEST of the measures says otherwise')
        blocks([pts if side > 0 else [pts[i] for i in (1, 0, 3, 2, 5, 4, 7, 6)]], m['cedar'], 0.002, 1, 'ridge board')
        # half-round gutter
        gx = MID + side * (run + 0.035)
        gz = EAVES - slope * over + 0.010
        ring = [(0.052 * math.cos(math.pi * k / 10), -0.052 * math.sin(math.pi * k / 10)) for k in range(11)]
        points = [(gx + u, y, gz + w) for y in (Y0 - 0.14, Y1 + 0.14) for u, w in ring]
        gutter = mesh('gutter', points, [(k, k + 1, k + 12, k + 11) for k in range(10)], m['black'], angle=60)
        gutter.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.003
        for y in (Y0 - 0.142, Y1 + 0.142):
            mesh('gutter end', [(gx + u, y, gz + w) for u, w in ring], [tuple(range(11))], m['black'], smooth=False)
    for y in (Y0 - 0.196, Y1 + 0.178):
        mesh('apex piece', [(MID + x, y + d, RIDGE + z) for d in (0, 0.018) for x, z in ((0, 0.055), (0.055, 0.025), (0.055, -0.12), (0, -0.165), (-0.055, -0.12), (-0.055, 0.025))],
             [(0, 5, 4, 3, 2, 1), (6, 7, 8, 9, 10, 11)] + [(i, (i + 1) % 6, (i + 1) % 6 + 6, i + 6) for i in range(6)], m['cedar up'], bevel=0.002)
    # downpipe at the back of the left side into a water butt
    gx, gz, y = MID - run - 0.035, EAVES - slope * over + 0.010, Y1 - 0.22
    pipe([(gx, y, gz - 0.04), (gx, y, gz - 0.10), (gx - 0.04, y, gz - 0.16), (gx - 0.04, y, 0.96)], 0.032, m['black'], 'downpipe')
    turned(flowing([(0, 0), (0.22, 0), (0.235, 0.02), (0.265, 0.30), (0.27, 0.62), (0.255, 0.80), (0.265, 0.82), (0.265, 0.84), (0.24, 0.87), (0, 0.885)], 4), m['plastic'], (X0 - 0.34, y, 0.10), 56, 'water butt')
    for z in (0.32, 0.52, 0.72):
        turned([(0.262, -0.012), (0.276, -0.006), (0.276, 0.006), (0.262, 0.012)], m['plastic'], (X0 - 0.34, y, 0.10 + z), 56, 'butt rib')
    block(X0 - 0.58, X0 - 0.10, y - 0.24, y + 0.24, 0.0, 0.10, m['sleeper'], 0.006, name='butt stand')
    pipe([(X0 - 0.34, y - 0.25, 0.26), (X0 - 0.34, y - 0.32, 0.25), (X0 - 0.34, y - 0.33, 0.22)], 0.012, m['black'], 'tap')


def deck(m, rng):
    a, b, c, d = DECK
    y, boards, holes = c, [], []
    while y < d - 0.02:
        boards.append((a, b, y, min(y + 0.139, d), FLOOR - 0.030, FLOOR + rng.gauss(0, 0.0006)))
        for x in [a + 0.06 + k * (b - a - 0.12) / 7 for k in range(8)]:
            holes += [(x, y + 0.03), (x, y + 0.11)]
        y += 0.1455
    blocks(boards, m['deck'], 0.003, 2, 'deck boards')
    head = turned([(0, 0), (0.0042, 0), (0.004, 0.0007), (0, 0.0009)], m['steel'], (0, 0, -5), 10, 'screw')
    for x, y in holes:
        copy_of(head, Matrix.Translation((x, y, FLOOR + 0.0004)))
    block(a - 0.001, b + 0.001, c - 0.030, c - 0.004, 0.035, FLOOR - 0.006, m['deck'], 0.003, name='deck fascia')
    for x0, x1 in ((a - 0.028, a - 0.003), (b + 0.003, b + 0.028)):
        block(x0, x1, c - 0.030, d, 0.035, FLOOR - 0.006, m['sleeper'], 0.003, name='deck side')
    block(a + 0.02, b - 0.02, c + 0.03, d, -0.1, FLOOR - 0.035, m['dark'], 0, name='under deck')
    # one low step down to the lawn
    block(MID - 0.62, MID + 0.62, c - 0.36, c - 0.033, 0.062, 0.092, m['deck'], 0.004, name='step tread')
    block(MID - 0.58, MID + 0.58, c - 0.33, c - 0.06, -0.05, 0.062, m['sleeper'], 0.003, name='step riser')


def planting(m, rng):
    lavender = [garden.spires(rng, m['grey leaf'], m['lavender'], 26, 0.50, 0.24, 0.011, 0.22, 0.035, 0.12, 0.008, 120) for _ in range(3)]
    salvia = [garden.spires(rng, m['mid leaf'], m['blue'], 16, 0.62, 0.20, 0.013, 0.40, 0.06, 0.35, 0.012, 30) for _ in range(2)]
    foxglove = [garden.spires(rng, m['mid leaf'], m[c], 3, 1.15, 0.14, 0.034, 0.45, 0.16, 0.35, 0.030, 14) for c in ('pink', 'white', 'pink')]
    geranium = [garden.mound(rng, m['mid leaf'], m[c], 0.30, 0.28, 0.05, 1.0, 480, 40, 0.016) for c in ('blue', 'pink', 'white')]
    mantle = [garden.mound(rng, m['pale leaf'], m['lime'], 0.28, 0.22, 0.07, 1.1, 260, 90, 0.008) for _ in range(2)]
    hosta = [garden.mound(rng, m['grey leaf'], m['white'], 0.30, 0.26, 0.17, 0.7, 110, 0, 0.01, 0.5) for _ in range(2)]
    fern = [garden.fern(rng, m['mid leaf'], h) for h in (0.5, 0.6)]
    shrub = [garden.mound(rng, m['dark leaf'], m['white'], 0.45, 0.85, 0.055, 0.6, 2200, 0), garden.mound(rng, m['mid leaf'], m['white'], 0.5, 0.95, 0.065, 0.55, 2000, 90, 0.022)]
    grass = [outdoors.grass_clump(m['grass'], 220, 0.10, 0.55, 60 + i) for i in range(2)]
    # border along the fence, left of the shed, deeper to the left
    for i in range(60):
        x = -6.3 + i * 0.105 + rng.uniform(-0.08, 0.08)
        if x > -0.25:
            break
        if i % 2 == 0:
            garden.link(rng.choice(shrub + foxglove + foxglove + fern), x, FENCE - 0.34 + rng.uniform(-0.12, 0.14), 0.02, rng.uniform(0.75, 1.15), rng.uniform(0, 6.28))
        garden.link(rng.choice(salvia + geranium + foxglove), x + 0.1, FENCE - 0.78 + rng.uniform(-0.14, 0.14), 0.02, rng.uniform(0.8, 1.15), rng.uniform(0, 6.28))
        if i % 2:
            garden.link(rng.choice(geranium + mantle + lavender), x, FENCE - 1.18 + rng.uniform(-0.1, 0.08), 0.02, rng.uniform(0.75, 1.1), rng.uniform(0, 6.28))
    # along the shed's left side: a gravel strip, then nothing; pots near the deck
    # border along the dry-stone wall, right of the shed and deck
    y = -5.6
    while y < 2.6:
        garden.link(rng.choice(shrub + foxglove + salvia), WALL - 0.30 + rng.uniform(-0.06, 0.06), y, 0.02, rng.uniform(0.55, 0.85), rng.uniform(0, 6.28))
        if y < -0.2 or y > 0.4:
            garden.link(rng.choice(lavender + lavender + geranium), WALL - 0.62 + rng.uniform(-0.08, 0.08), y + 0.1, 0.02, rng.uniform(0.7, 1.0), rng.uniform(0, 6.28))
        y += 0.23
    for x, y, r, kind, k in ((0.36, -0.40, 0.17, 'lav', 1.0), (0.20, -0.86, 0.13, 'ger', 0.72), (2.93, -0.42, 0.18, 'hosta', 0.95)):
        pot(m, x, y, FLOOR + 0.001, r)
        top = FLOOR + r * 1.75 * 0.84
        garden.link({'lav': lavender[0], 'ger': geranium[1], 'hosta': hosta[0]}[kind], x, y, top, k * (0.8 if kind != 'hosta' else 0.75), rng.uniform(0, 6))
        if kind == 'hosta':
            garden.link(hosta[1], x + 0.02, y, top, 0.6, 1.0)
    garden.strew(fern + mantle + hosta, [(-0.35, 2.6), (3.3, 0.5), (3.35, 1.2), (3.25, 1.9), (-0.5, 3.0), (-0.1, 3.4), (3.5, 2.4), (3.2, 2.9)], rng, level, (0.8, 1.1))
    # a rose trained up the fence
    outdoors.leaf_cloud((-2.6, FENCE - 0.10, 1.35), 0.55, 900, m['dark leaf'], 0.035, 91, 0.9)
    outdoors.leaf_cloud((-3.3, FENCE - 0.10, 1.10), 0.45, 700, m['dark leaf'], 0.035, 92, 0.9)
    roses = garden.Plant()
    for _ in range(38):
        c = Vector((rng.gauss(-2.85, 0.42), FENCE - 0.50 + rng.uniform(-0.06, 0.10), rng.gauss(1.30, 0.26)))
        for k in range(9):
            roses.leaf(c, garden.ring(rng, 1, 0.2 + 0.15 * k), 0.026, 0.030, 0.1, 0, 2)
    mesh('leaves roses', roses.points, roses.faces, m['pink'], angle=180)
    # stray tufts against posts and deck
    outdoors.scatter_grass(grass, [(-6.0 + i * 0.5, FENCE - 1.0) for i in range(3)], rng, level, (0.8, 1.1))


def garden_tools(m):
    """A fork and a broom leaning by the door, a watering can on the deck."""
    ash = materials.wood('ash handle', 'Z', materials.PALE_OAK, roughness=0.5)
    with placed(at(X1 - 0.17, Y0 - 0.20, FLOOR, 0, -7.0, 2)):
        pipe([(0, 0, 0.30), (0, 0, 1.02)], 0.015, ash, 'fork shaft', False)
        pipe([(-0.05, 0, 1.10), (0.05, 0, 1.10)], 0.014, ash, 'fork grip', False)
        for s in (-1, 1):
            pipe([(s * 0.045, 0, 1.10), (s * 0.012, 0, 1.00)], 0.008, ash, 'fork yoke', False)
        block(-0.085, 0.085, -0.008, 0.008, 0.285, 0.305, m['steel'], 0.003, name='fork head')
        for x in (-0.078, -0.026, 0.026, 0.078):
            pipe([(x, 0, 0.29), (x, -0.012, 0.15), (x, 0, 0.01)], 0.0055, m['steel'], 'tine')
    with placed(at(0.66, -0.62, FLOOR + 0.001, 155)):
        turned(flowing([(0, 0), (0.105, 0), (0.108, 0.006), (0.108, 0.24), (0.104, 0.25), (0.10, 0.247), (0.10, 0.1)], 3), m['zinc'], (0, 0, 0), 48, 'watering can')
        for z in (0.03, 0.215):
            turned([(0.1075, -0.005), (0.111, 0), (0.1075, 0.005)], m['zinc'], (0, 0, z), 48, 'can bead')
        pipe([(0.09, 0, 0.05), (0.22, 0, 0.17), (0.34, 0, 0.31)], 0.015, m['zinc'], 'spout', False)
        rose = turned([(0.015, -0.03), (0.042, 0.01), (0.042, 0.016), (0, 0.020)], m['zinc'], (0.345, 0, 0.316), 32, 'rose')
        rose.rotation_euler = (0, math.radians(42), 0)
        pipe([(-0.10, 0, 0.06), (-0.19, 0, 0.16), (-0.17, 0, 0.30), (-0.05, 0, 0.36), (0.08, 0, 0.32), (0.10, 0, 0.24)], 0.008, m['zinc'], 'can handle')
        pipe([(0.085, 0, 0.235), (0.21, 0, 0.165)], 0.004, m['zinc'], 'can brace', False)


def new_fence(m, rng):
    outdoors.board_fence(-8.2, WALL - 0.05, FENCE, 1.70, m['fence'], rng=rng, gravel=m['sleeper'])
    block(-8.2, WALL - 0.05, FENCE - 0.035, FENCE + 0.015, 1.715, M.FENCE_HIGH, m['sleeper'], 0.004, name='capping')


def after(m, view):
    rng = random.Random(4)
    new_fence(m, rng)
    with placed(at(WALL, FENCE + 0.6, 0, -90)):
        garden.dry_stone_wall(12.0, 1.02, m['wall'], m['dark'], random.Random(17))
    cladding(m, rng)
    doors(m, rng)
    roof(m, rng)
    deck(m, rng)
    garden_tools(m)
    planting(m, rng)

    def bed(x, y):
        return y > FENCE - 1.45 + 0.18 * math.sin(x * 1.1) and x < 0.0 or x > WALL - 0.92 + 0.08 * math.sin(y * 1.3)

    def strip(x, y):
        return X0 - 0.62 < x < X1 + 0.55 and -0.1 < y < Y1 + 0.6 and not (DECK[0] - 0.05 < x < DECK[1] + 0.05 and y < 0.0)

    def bare(x, y):
        return bed(x, y) or strip(x, y) or (DECK[0] - 0.05 < x < DECK[1] + 0.05 and DECK[2] - 0.05 < y < 0.1) or (abs(x - MID) < 0.64 and DECK[2] - 0.40 < y < DECK[2])

    mown_lawn(m, rng, view, bare)
    stones = []
    while len(stones) < 5200:
        x, y = rng.uniform(X0 - 0.62, X1 + 0.55), rng.uniform(-0.1, Y1 + 0.6)
        if strip(x, y) and not (X0 + 0.12 < x < X1 - 0.05 and y > 0.1):
            stones.append((x, y))
    garden.pebbles(m['gravel'], stones, rng, lambda x, y: level(x, y) + 0.01, 0.020)
    garden.ground_sheet(-9, WALL + 0.1, -7, FENCE + 2.2, 0.14, lambda x, y: level(x, y) + (0.02 if bed(x, y) else 0.0), m['earth'])


def build(view_name):
    view = VIEWS[view_name]
    m = palette(view_name != 'before')
    surroundings(m)
    (before if view_name == 'before' else after)(m, view)
    sky_and_sun()
