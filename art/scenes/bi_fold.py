"""Oak bi-fold doors of three leaves in a hole 2.4 m wide, just hung: half folded on to a stone
terrace, seen from inside the room. Low sun from the garden, right of the picture; the reveal
is fresh plaster and the fitter's things lie at the right-hand jamb.

Knobs: SUN, SUN_HEIGHT and SUN_FROM (degrees), DAYLIGHT (watts at the opening),
FOLD, TURN (how far the leaves stand open, degrees).
"""
import math
import random

from mathutils import Vector, noise

from common import joinery, materials, outdoors
from common.geometry import at, block, blocks, flowing, mesh, pipe, placed, sheet, turned, wall_with_holes
from common.scene import View, even_sky, panel_light, sunlight
from scenes import garden_props as garden, structural

SUN, SUN_HEIGHT, SUN_FROM = 7.5, 23, 56
DAYLIGHT, FILL = 210, 46
FOLD, TURN = 58, 47

VIEWS = {
    'open': View('services/bi-fold-doors', (0.92, -3.75, 1.36), 1, focal=33, shift_y=-0.03, focus=4.0, exposure=0.1,
                 look='Medium High Contrast', samples=12, bounces=6),
}

WIDE, HIGH, WALL = 2.40, 2.10, 0.33
LEFT, RIGHT, CEILING, NEAR = -1.75, 3.3, 2.46, -5.4
TRACK = 0.215                       # outside face of the closed leaves
LEAF = (WIDE - 0.13) / 3
THICK = 0.056
SILL = 0.022
STEP = 0.055                        # from the threshold down to the terrace
TERRACE = 3.3


def palette():
    m = {}
    m['stile'] = materials.wood('oak stile', 'Z', roughness=0.40, figure=0.75, variation=0.09)
    m['rail'] = materials.wood('oak rail', 'X', roughness=0.40, figure=0.75, variation=0.09)
    m['floor'] = materials.wood('oak floor', 'Y', ('#c2a279', '#a78560', '#86663f'), roughness=0.40, variation=0.13, saturation=0.85, figure=0.6)
    m['wall'] = materials.plaster('wall', '#d9d6c8')
    m['fresh'] = materials.plaster('fresh plaster', '#cbab95', 1.2)
    m['ceiling'] = materials.plaster('ceiling', '#f0eee8')
    m['white'] = materials.paint('white', '#ebe8e0', 0.36)
    m['track'] = materials.metal('anodised track', '#8f8b84', 0.34)
    m['dark'] = materials.plain('groove', '#15130f', 0.9, 0.1)
    m['steel'] = materials.steel('hinge steel', 0.30)
    m['seal'] = materials.plain('gasket', '#22211f', 0.7)
    m['pane'] = materials.window_pane()
    m['flags'] = materials.stone('terrace', ('#b6a88c', '#c5b89e', '#a2947a'), 0.7, 0.7, 0.10)
    m['joint'] = materials.earth('joint', '#5e574a', '#8b8270')
    m['turf'] = materials.earth('turf', '#33401a', '#64722f')
    m['grass'] = garden.grass_blades('lawn blades', '#5f7a34', '#95a656', '#b0a869', 0.35)
    m['lawn'] = materials.lawn('far lawn', '#6d8a3d', '#93a957')
    m['bark'] = materials.plain('bark', '#57493c', 0.95, 0.1)
    m['dark leaf'] = materials.leaf('dark leaf', '#3a5a2c', '#638243')
    m['mid leaf'] = materials.leaf('mid leaf', '#557a37', '#8fa858')
    m['pale leaf'] = materials.leaf('pale leaf', '#7b9250', '#b3c277')
    m['grey leaf'] = materials.leaf('grey leaf', '#74876a', '#a8b598')
    m['lavender'] = materials.plain('lavender', '#7a68b0', 0.8)
    m['pink'] = materials.plain('pink petal', '#d092ac', 0.7)
    m['white petal'] = materials.plain('white petal', '#ece9df', 0.7)
    m['terracotta'] = materials.ceramic('terracotta', '#a8623f', 0.85, 0.12)
    m['fence'] = garden.weathered(materials.wood('fence', 'Z', ('#b59a76', '#97805f', '#735e44'), roughness=0.85, variation=0.2, knots=0.4), '#9a948a', 0.5)
    m['sheet'] = structural.dusty_cloth('dust sheet', '#d6d0c2', '#b3aa9a')
    m['yellow'] = materials.plain('level yellow', '#c99a1e', 0.4)
    m['black'] = materials.plain('black plastic', '#1c1d1f', 0.5)
    m['teal'] = materials.plain('drill body', '#1f5a63', 0.45)
    m['glassy'] = materials.plain('vial', '#a8c25a', 0.2)
    m['box'] = materials.plain('card', '#b08f66', 0.85, 0.1)
    m['pencil'] = materials.plain('pencil', '#6a6762', 0.8)
    m['plate'] = materials.plain('white plate', '#f0efec', 0.3, 0.5)
    m['slot'] = materials.plain('slot', '#222120', 0.5)
    m['beech'] = materials.wood('beech', 'Z', ('#cfa97c', '#b98c5c', '#96693f'), roughness=0.6)
    return m


# the doors ------------------------------------------------------------------------------
def leaf(m, inside, handle=None):
    """One leaf along +X from its pin at the origin; its inside face (towards -Y when closed) at y = `inside`."""
    y0, y1, w, z0, z1 = inside, inside + THICK, LEAF, SILL + 0.012, HIGH - 0.075
    st, top, foot = 0.094, 0.094, 0.185
    for a, b in ((0.0, st), (w - st, w)):
        block(a + 0.001, b - 0.001, y0, y1, z0, z1, m['stile'], 0.003, 3, 'stile')
    for a, b in ((z0, z0 + foot), (z1 - top, z1)):
        block(st - 0.0008, w - st + 0.0008, y0 + 0.0004, y1 - 0.0004, a, b, m['rail'], 0.003, 3, 'rail')
    a, b, lo, hi = st, w - st, z0 + foot, z1 - top
    bead, mid = 0.014, (y0 + y1) / 2
    for p, q in ((y0 + 0.005, mid - 0.013), (mid + 0.013, y1 - 0.005)):
        blocks([(a, a + bead, p, q, lo, hi), (b - bead, b, p, q, lo, hi)], m['stile'], 0.004, 3, 'glazing bead')
        blocks([(a + bead, b - bead, p, q, lo, lo + bead), (a + bead, b - bead, p, q, hi - bead, hi)], m['rail'], 0.004, 3, 'glazing bead')
    blocks([(a, a + 0.009, mid - 0.012, mid + 0.012, lo, hi), (b - 0.009, b, mid - 0.012, mid + 0.012, lo, hi),
            (a, b, mid - 0.012, mid + 0.012, lo, lo + 0.009), (a, b, mid - 0.012, mid + 0.012, hi - 0.009, hi)], m['seal'], 0, name='spacer')
    sheet([(a, mid, lo), (b, mid, lo), (b, mid, hi), (a, mid, hi)], m['pane'], 'pane')
    if handle:
        x = w - st / 2
        for face, out in ((y0, -1), (y1, 1)):
            block(x - 0.017, x + 0.017, face + (out * 0.006 if out < 0 else 0), face + (out * 0.006 if out > 0 else 0), 0.93, 1.17, m['steel'], 0.003, 3, 'lock plate')
            pipe([(x, face, 1.085), (x, face + out * 0.048, 1.085)], 0.009, m['steel'], 'spindle', False)
            pipe([(x + 0.006, face + out * 0.048, 1.085), (x - 0.118, face + out * 0.050, 1.085)], 0.0092, m['steel'], 'lever', False)
            turned([(0, 0), (0.009, 0), (0.009, 0.003), (0, 0.003)], m['slot'], (x, face + out * 0.006, 0.99), 20, 'cylinder').rotation_euler = (math.radians(90 if out < 0 else -90), 0, 0)


def hinges(m, x, y, turn):
    """Three hinges on a joint whose pin stands at x, y."""
    for z in (0.28, 1.05, HIGH - 0.30):
        for lo, hi in ((z - 0.052, z - 0.019), (z - 0.017, z + 0.017), (z + 0.019, z + 0.052)):
            turned([(0, lo), (0.0085, lo), (0.0085, hi), (0, hi)], m['steel'], (x, y, 0), 20, 'hinge knuckle')
        with placed(at(x, y, 0, turn)):
            for s in (-1, 1):
                block(0.004 if s > 0 else -0.046, 0.046 if s > 0 else -0.004, -0.0035, -0.0005, z - 0.05, z + 0.05, m['steel'], 0.001, 2, 'hinge plate')


def carrier(m, x, y):
    """What hangs a joint from the track, and guides it in the threshold."""
    pipe([(x, y, HIGH - 0.10), (x, y, HIGH - 0.045)], 0.008, m['steel'], 'carrier pin', False)
    block(x - 0.034, x + 0.034, y - 0.014, y + 0.014, HIGH - 0.098, HIGH - 0.078, m['steel'], 0.002, 2, 'carrier')
    block(x - 0.026, x + 0.026, y - 0.012, y + 0.012, SILL + 0.001, SILL + 0.014, m['steel'], 0.002, 2, 'guide')


def doors(m):
    fr = 0.062
    y0, y1 = TRACK - 0.075, TRACK + 0.035
    for a, b in ((0.0, fr), (WIDE - fr, WIDE)):
        block(a, b, y0, y1, 0.0, HIGH, m['stile'], 0.003, 3, 'jamb')
    block(fr, WIDE - fr, y0, y1, HIGH - 0.040, HIGH, m['rail'], 0.003, 3, 'head')
    # the track under the head: a channel with a slot along its middle
    mid = TRACK - THICK / 2
    for a, b in ((mid - 0.030, mid - 0.008), (mid + 0.008, mid + 0.030)):
        block(fr, WIDE - fr, a, b, HIGH - 0.072, HIGH - 0.0405, m['track'], 0.0015, 2, 'track')
    block(fr, WIDE - fr, mid - 0.008, mid + 0.008, HIGH - 0.050, HIGH - 0.0405, m['dark'], 0, name='track slot')
    # low threshold with its guide groove
    for a, b, top in ((y0 - 0.01, mid - 0.010, SILL), (mid + 0.010, y1 + 0.02, SILL - 0.004)):
        block(0.0, WIDE, a, b, -0.03, top, m['track'], 0.003, 2, 'threshold')
    block(0.0, WIDE, mid - 0.010, mid + 0.010, -0.03, 0.004, m['dark'], 0, name='guide groove')
    for a in (y0 + 0.004, y1 - 0.012):
        block(fr, WIDE - fr, a, a + 0.006, SILL - 0.002, SILL + 0.004, m['seal'], 0.001, name='threshold seal')
    block(0.01, WIDE - 0.01, y1 + 0.02, WALL + 0.05, -STEP + 0.006, -0.002, m['flags'], 0.004, name='outer sill')
    # the leaves
    first = Vector((fr + 0.003, TRACK))
    t = math.radians(FOLD)
    c, s = math.cos(t), math.sin(t)
    with placed(at(*first, 0, FOLD)):
        leaf(m, -THICK)
    apex = first + Vector((c * LEAF + s * THICK, s * LEAF - c * THICK))
    back = math.asin((apex.y - TRACK) / math.hypot(LEAF, THICK)) + math.atan2(THICK, LEAF)
    with placed(at(*apex, 0, -math.degrees(back))):
        leaf(m, 0.0)
    c, s = math.cos(back), math.sin(back)
    joint = apex + Vector((c * LEAF + s * THICK, -s * LEAF + c * THICK))
    with placed(at(*joint, 0, TURN)):
        leaf(m, -THICK, True)
    hinges(m, *first, FOLD / 2)
    hinges(m, *apex, (FOLD - math.degrees(back)) / 2)
    hinges(m, *joint, 0)
    carrier(m, joint.x - 0.02, mid)
    with placed(at(*apex, 0, -math.degrees(back))):         # pull handle on the second leaf's inside
        pipe([(0.047, 0.0, 0.96), (0.047, -0.036, 0.97), (0.047, -0.040, 1.05), (0.047, -0.036, 1.13), (0.047, 0.0, 1.14)], 0.007, m['steel'], 'pull handle')


# the room ----------------------------------------------------------------------------------
def shell(m, rng):
    wall_with_holes(LEFT - 0.3, RIGHT + 0.3, -0.2, CEILING, 0, WALL, [(0, WIDE, -0.2, HIGH)], m['wall'], 'back wall')
    # the making good: skim round the opening, feathered on to the paint
    made_good(m)
    block(LEFT - 0.2, LEFT, NEAR, 0.2, 0, CEILING, m['wall'], 0, name='left wall')
    block(RIGHT, RIGHT + 0.2, NEAR, 0.2, 0, CEILING, m['wall'], 0, name='right wall')
    block(LEFT - 0.3, RIGHT + 0.3, NEAR, WALL, CEILING, CEILING + 0.1, m['ceiling'], 0, name='ceiling')
    joinery.board_floor(LEFT, RIGHT, NEAR, TRACK - 0.086, 0.0, m['floor'], 0.165, 'Y', rng=rng, cut=True)
    block(LEFT - 0.3, RIGHT + 0.3, NEAR, TRACK - 0.09, -0.06, -0.004, m['dark'], 0, name='sub floor')
    with placed(at(LEFT, 0, 0)):
        joinery.skirting(-LEFT - 0.16, m['white'], 0.145)
    with placed(at(WIDE + 0.16, 0, 0)):
        joinery.skirting(RIGHT - WIDE - 0.16, m['white'], 0.145)
    with placed(at(LEFT, NEAR, 0, 90)):
        joinery.skirting(-NEAR, m['white'], 0.145)
    with placed(at(RIGHT, 0, 0, -90)):
        joinery.skirting(-NEAR, m['white'], 0.145)
    joinery.double_socket(-0.72, 0.43, 0, m['plate'], m['slot'])
    joinery.light_switch(-0.36, 1.15, 0, m['plate'], 2)


def made_good(m):
    """A band of new plaster round the opening with an edge that a trowel left."""
    def edge(i, salt):
        return 0.150 + 0.030 * noise.noise(Vector((i * 0.11, salt, 0))) + 0.008 * noise.noise(Vector((i * 0.9, salt, 3)))

    n = 60
    outer = [(-edge(i, 1), HIGH * i / n) for i in range(n + 1)]
    outer += [(-0.13 + (WIDE + 0.26) * i / n, HIGH + edge(i, 5) * 0.9) for i in range(n + 1)]
    outer += [(WIDE + edge(i, 9), HIGH - HIGH * i / n) for i in range(n + 1)]
    inner = [(0.0, HIGH * i / n) for i in range(n + 1)] + [(WIDE * i / n, HIGH) for i in range(n + 1)] + [(WIDE, HIGH - HIGH * i / n) for i in range(n + 1)]
    k = len(outer)
    points = [(x, -0.0022, z) for x, z in inner] + [(x, -0.0022, z) for x, z in outer] + [(x, 0.001, z) for x, z in outer]
    faces = [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)] + [(k + i, k + i + 1, 2 * k + i + 1, 2 * k + i) for i in range(k - 1)]
    mesh('new plaster', points, faces, m['fresh'], smooth=False)
    for a, b, lo, hi in ((-0.002, 0.012, 0, HIGH), (WIDE - 0.012, WIDE + 0.002, 0, HIGH), (0.012, WIDE - 0.012, HIGH - 0.012, HIGH + 0.002)):
        block(a, b, -0.0024, TRACK - 0.072, lo, hi, m['fresh'], 0.002, name='new reveal')


def signs_of_work(m, rng):
    with placed(at(0, -10, 0)):
        structural.dust_sheet(m, 1.62, 3.22, 8.35, 9.70, 4.0, -5)
    # level against the wall, screws, drill, a wedge or two
    with placed(at(WIDE + 0.36, -0.125, 0.0, 0, -4.2, 3)):
        block(-0.03, 0.03, -0.012, 0.012, 0.016, 1.22, m['yellow'], 0.003, 2, 'level')
        for z in (0.10, 0.62, 1.12):
            block(-0.024, 0.024, -0.0128, 0.0128, z - 0.022, z + 0.022, m['black'], 0.001, name='level window')
            block(-0.018, 0.018, -0.0133, 0.0133, z - 0.008, z + 0.008, m['glassy'], 0.003, name='vial')
        for z in (0.36, 0.88):
            block(-0.031, 0.031, -0.0085, 0.0085, z - 0.06, z + 0.06, m['black'], 0.002, name='level grip')
    drill(m, 2.12, -0.86, 0.035, 118)
    with placed(at(2.62, -0.70, 0.03, 24)):
        block(-0.105, 0.105, -0.065, 0.065, 0, 0.062, m['box'], 0.002, 2, 'screw box')
        block(-0.104, 0.104, 0.064, 0.066, 0.06, 0.125, m['box'], 0.001, 2, 'screw box lid', rotation=(-0.45, 0, 0))
        for _ in range(40):
            pipe([(rng.uniform(-0.09, 0.09), rng.uniform(-0.05, 0.05), 0.058 + rng.uniform(0, 0.012)) for _ in range(2)], 0.0024, m['steel'], 'screw', False)
    for x, y, turn in ((2.36, -1.02, 20), (2.44, -0.98, 65), (1.95, -1.08, -30)):
        with placed(at(x, y, 0.025, turn)):
            mesh('wedge', [(-0.06, -0.02, 0), (0.06, -0.02, 0), (0.06, 0.02, 0), (-0.06, 0.02, 0), (0.06, -0.02, 0.018), (0.06, 0.02, 0.018)],
                 [(0, 3, 2, 1), (1, 2, 5, 4), (0, 1, 4), (2, 3, 5), (0, 4, 5, 3)], m['beech'], smooth=False)


def drill(m, x, y, z, turn):
    """Cordless drill lying on its side."""
    with placed(at(x, y, z + 0.036, turn)):
        body = turned([(0, -0.09), (0.026, -0.09), (0.033, -0.075), (0.034, 0.02), (0.030, 0.05), (0.022, 0.055), (0.024, 0.06), (0.023, 0.085), (0.012, 0.10), (0.005, 0.104), (0.004, 0.14), (0, 0.142)],
                      m['black'], sides=32, name='drill motor')
        body.rotation_euler = (0, math.pi / 2, 0)
        shell_part = turned([(0.0345, -0.06), (0.0355, -0.055), (0.0355, 0.012), (0.0345, 0.018)], m['teal'], sides=32, name='drill body')
        shell_part.rotation_euler = (0, math.pi / 2, 0)
        block(-0.052, -0.010, -0.135, -0.02, -0.018, 0.018, m['teal'], 0.012, 4, 'drill grip', rotation=(0, 0, 0.16))
        block(-0.085, 0.025, -0.195, -0.135, -0.034, 0.034, m['black'], 0.008, 3, 'battery')


# outside ----------------------------------------------------------------------------------
def terrace(m, rng):
    ground = -STEP
    y1 = WALL + TERRACE
    joinery.flag_floor(-5.0, 6.5, WALL - 0.02, y1 - 0.30, ground, m['flags'], joint=0.010, rng=rng)
    block(-6.5, 8.0, WALL - 0.10, y1, ground - 0.08, ground - 0.006, m['joint'], 0, name='terrace bed')


def plants(m, rng):
    lavender = [garden.spires(rng, m['grey leaf'], m['lavender'], 30, 0.46, 0.22, 0.011, 0.24, 0.035, 0.12, 0.008, 130) for _ in range(3)]
    salvia = [garden.spires(rng, m['mid leaf'], m['lavender'], 16, 0.62, 0.20, 0.013, 0.40, 0.06, 0.35, 0.012, 30) for _ in range(2)]
    rose = [garden.mound(rng, m['mid leaf'], m[c], 0.42, 0.75, 0.05, 0.7, 1500, 60, 0.024) for c in ('pink', 'white petal')]
    geranium = [garden.mound(rng, m['mid leaf'], m[c], 0.30, 0.28, 0.05, 1.0, 480, 40, 0.016) for c in ('lavender', 'pink', 'white petal')]
    shrub = [garden.mound(rng, m['dark leaf'], m['white petal'], 0.45, 0.85, 0.055, 0.6, 2200, 0), garden.mound(rng, m['pale leaf'], m['white petal'], 0.5, 0.95, 0.065, 0.55, 2000, 60, 0.022)]
    fox = [garden.spires(rng, m['mid leaf'], m[c], 3, 1.2, 0.14, 0.034, 0.45, 0.16, 0.35, 0.030, 14) for c in ('pink', 'white petal')]
    return lavender, salvia, rose, geranium, shrub, fox


def pot(m, x, y, z, r):
    turned(flowing([(0, 0), (r * 0.72, 0), (r * 0.78, 0.01), (r * 0.98, r * 1.5), (r * 1.08, r * 1.52), (r * 1.10, r * 1.75), (r * 0.98, r * 1.76), (r * 0.92, r * 1.5), (0, r * 1.48)], 3),
           m['terracotta'], (x, y, z), 56, 'pot')
    return z + r * 1.45


def outside(m, rng):
    terrace(m, rng)
    edge = WALL + TERRACE
    lavender, salvia, rose, geranium, shrub, fox = plants(m, rng)
    # lavender along the terrace's edge with a gap to walk through
    x = -4.2
    while x < 6.5:
        if not 1.35 < x < 2.65:
            garden.link(rng.choice(lavender), x, edge - 0.06 + rng.uniform(-0.05, 0.05), -0.10, rng.uniform(0.85, 1.1), rng.uniform(0, 6.28))
        x += 0.30
    for x, y, r, kind, k in ((2.62, 1.35, 0.20, geranium[1], 0.95), (2.98, 1.02, 0.15, lavender[0], 0.72), (-0.75, 2.9, 0.22, rose[0], 0.62)):
        top = pot(m, x, y, -STEP, r)
        garden.link(kind, x, y, top - 0.02, k, rng.uniform(0, 6))
    # lawn: blades near, a soft surface further on
    garden.ground_sheet(-30, 36, edge - 0.12, 75, 1.5, lambda x, y: -0.09 + max(0, y - 9) * 0.022 + 0.02 * noise.noise(Vector((x * 0.4, y * 0.4, 1))), m['lawn'])
    clumps = [outdoors.grass_clump(m['grass'], 130, 0.15, 0.05, i) for i in range(5)]
    places, y = [], edge + 0.12
    while y < 11.5:
        half = (y + 3.75) * 0.72 + 0.6
        gap = 0.105 if y < 6.5 else 0.15
        x = 0.92 - half * 1.25
        while x < 0.92 + half * 0.85:
            places.append((x + rng.uniform(-0.05, 0.05), y + rng.uniform(-0.05, 0.05)))
            x += gap
        y += gap
    outdoors.scatter_grass(clumps, places, rng, lambda x, y: -0.075 + max(0, y - 9) * 0.022, (0.8, 1.2))
    # the border before the fence
    far = 15.5
    rise = (far - 9) * 0.022 - 0.09
    outdoors.board_fence(-14, 16, far + 0.2, 1.75 + rise, m['fence'], rng=rng)
    for i in range(80):
        x = -11 + i * 0.30 + rng.uniform(-0.1, 0.1)
        garden.link(rng.choice(shrub + rose + fox), x, far - 0.35 + rng.uniform(-0.2, 0.1), rise, rng.uniform(0.9, 1.5), rng.uniform(0, 6.28))
        garden.link(rng.choice(salvia + geranium + fox + rose), x + 0.12, far - 0.95 + rng.uniform(-0.2, 0.2), rise - 0.02, rng.uniform(0.9, 1.25), rng.uniform(0, 6.28))
        garden.link(rng.choice(geranium + lavender), x, far - 1.45 + rng.uniform(-0.15, 0.15), rise - 0.03, rng.uniform(0.8, 1.15), rng.uniform(0, 6.28))
    for i, (x, z, r) in enumerate(((-5.4, 1.5, 0.7), (-2.0, 1.3, 0.6), (1.2, 1.6, 0.75), (4.6, 1.4, 0.7), (6.4, 1.7, 0.8))):
        outdoors.leaf_cloud((x, far - 0.1, z), r, 1100, m[('mid leaf', 'dark leaf', 'pale leaf')[i % 3]], 0.055, 300 + i, 0.9)
    # an apple tree on the lawn, trees beyond, a house far off
    for x, y, high, kind, seed, spread in ((-3.9, 10.2, 3.9, 'pale leaf', 4, 0.42), (4.9, 13.0, 4.3, 'mid leaf', 9, 0.42), (-8.0, 20.0, 7.5, 'dark leaf', 21, 0.42),
                                           (-1.5, 24.0, 6.4, 'mid leaf', 24, 0.45), (3.6, 28.0, 7.5, 'dark leaf', 27, 0.45), (9.5, 24.0, 8.2, 'mid leaf', 31, 0.42),
                                           (-13.0, 32.0, 10.0, 'mid leaf', 33, 0.42), (15.0, 38.0, 10.0, 'dark leaf', 35, 0.42)):
        outdoors.tree(x, y, high, m[kind], m['bark'], seed, spread, 0.07 + high * 0.006, 1.5)
    outdoors.far_house(-7.5, -0.5, 60.0, 0.6)
    for y, share in ((18.0, 0.05), (30.0, 0.10), (52.0, 0.14)):
        outdoors.haze(y, share, light=1.9)


def light():
    even_sky('#bcd0ea', 1.0, 2.3)
    sunlight(SUN_HEIGHT, SUN_FROM, SUN, 0.6, (1, 0.86, 0.66))
    panel_light((WIDE / 2, WALL + 0.05, 1.12), (WIDE / 2 - 0.1, -3, 0.7), 2.2, 1.9, DAYLIGHT, (0.90, 0.95, 1))
    panel_light((1.0, -5.2, 1.7), (0.8, 0, 1.0), 3.2, 1.8, FILL, (1, 0.97, 0.92))


def build(_view):
    rng = random.Random(17)
    m = palette()
    shell(m, rng)
    doors(m)
    signs_of_work(m, rng)
    outside(m, rng)
    light()
