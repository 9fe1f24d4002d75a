"""The joiner's workshop: bench under a north window, oak boards, planes, chisels,
a marking gauge, shavings. Nobody in the picture.

Knobs: DAYLIGHT (watts at the window), SUN, BENCH_SHAVINGS and HEAP (how many lie on bench and floor).
"""
import math
import random

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, flowing, mesh, pipe, placed, sheet, turned, wall_with_holes
from common.nodes import Shader
from common.scene import View, even_sky, panel_light, sunlight
from mathutils import Vector

DAYLIGHT = 150
SUN = 9.0
BENCH_SHAVINGS, HEAP = 14, 70

VIEWS = {
    'workshop': View('about/workshop', (0.75, -4.25, 1.42), 9, focal=28, shift_y=-0.035, focus=3.4,
                     exposure=0.15, look='High Contrast', samples=14),
    'bench': View('about/bench', (-0.52, -1.58, 1.42), -33, pitch=-27, focal=44, focus=1.12, fstop=5.0,
                  exposure=0.4, look='High Contrast', samples=14),
}

LEFT, RIGHT, CEILING, NEAR = -2.3, 2.6, 2.75, -6.0
WINDOW = (-2.45, -0.75, 1.02, 2.2)         # in the left wall, along y
BENCH = (-1.35, 0.85, -0.82, -0.14)
TOP = 0.885


def rule_material():
    """Brushed steel with millimetre ticks along the object's X."""
    s = Shader('steel rule')
    x, y, _ = s.local()
    along = x + 0.15
    mm, cm = s.fraction(along * 1000), s.fraction(along * 100)
    five = s.fraction(along * 200)
    edge = 0.0125 - s.absolute(y)
    short = s.math('MULTIPLY', s.math('LESS_THAN', mm, 0.22), s.math('LESS_THAN', edge, 0.0035))
    middle = s.math('MULTIPLY', s.math('LESS_THAN', five, 0.055), s.math('LESS_THAN', edge, 0.005))
    long = s.math('MULTIPLY', s.math('LESS_THAN', cm, 0.03), s.math('LESS_THAN', edge, 0.0075))
    ink = s.largest(s.largest(short, middle), long)
    return s.principled(s.mix(ink, '#bdbdba', '#1c1c1c'), 0.3, metallic=0.85)


def thin_shaving():
    """Planed oak as thin as paper: pale, and light comes through."""
    s = Shader('shaving')
    _x, y, _z = s.local()
    r = s.object_random()
    streak = s.noise(s.vector(y * 620 + r * 40, r * 9, 0.0), 1, 3)
    tone = s.ramp(streak, [(0.3, '#cbb088'), (0.55, '#dfc9a4'), (0.75, '#ecdcbe')])
    tone = s.shift(tone, 0.5, 0.9, s.remap(s.chance(r, 3.0), 0, 1, 0.84, 1.08))
    body = s.node('BsdfPrincipled')
    s.feed(body.inputs['Base Color'], tone)
    body.inputs['Roughness'].default_value = 0.6
    through = s.node('BsdfTranslucent')
    s.feed(through.inputs['Color'], tone)
    both = s.node('MixShader')
    both.inputs[0].default_value = 0.4
    s.tree.links.new(body.outputs[0], both.inputs[1])
    s.tree.links.new(through.outputs[0], both.inputs[2])
    return s.finish(both.outputs[0])


def sawdust():
    """Fine dust on the boards: specks, thickest under the heap of shavings."""
    s = Shader('sawdust')
    x, y, z = s.position()
    away = s.root((x + 0.5) * (x + 0.5) + (y + 0.98) * (y + 0.98) * 4)
    drifts = s.noise(s.vector(x, y, z), 9, 4, 0.6)
    speck = s.noise(s.vector(x, y, z), 420, 2)
    cover = s.above(speck + (drifts - 0.5) * 0.5, s.remap(away, 0.1, 1.0, 0.48, 0.85)) * 0.8
    body, clear, both = s.node('BsdfDiffuse'), s.node('BsdfTransparent'), s.node('MixShader')
    s.feed(body.inputs['Color'], '#d9c19a')
    s.feed(both.inputs[0], cover)
    s.tree.links.new(clear.outputs[0], both.inputs[1])
    s.tree.links.new(body.outputs[0], both.inputs[2])
    return s.finish(both.outputs[0])


def palette():
    m = {}
    m['bench'] = materials.wood('beech bench', 'X', ('#c49c6c', '#a98152', '#835f39'), roughness=0.5, variation=0.08, figure=0.6)
    m['leg'] = materials.wood('beech leg', 'Z', ('#bd9566', '#a1794c', '#7b5834'), roughness=0.55, figure=0.6)
    m['oak x'] = materials.wood('oak x', 'X', roughness=0.5, figure=0.9, variation=0.15)
    m['oak z'] = materials.wood('oak z', 'Z', roughness=0.5, figure=0.9, variation=0.18)
    m['oak y'] = materials.wood('oak y', 'Y', roughness=0.5, figure=0.9, variation=0.15)
    m['pine z'] = materials.wood('pine', 'Z', materials.PINE, roughness=0.55, figure=0.9, knots=0.6)
    m['walnut z'] = materials.wood('walnut', 'Z', materials.WALNUT, roughness=0.5, figure=0.8)
    m['rosewood'] = materials.wood('rosewood', 'X', ('#6a3a25', '#4f2818', '#34180e'), roughness=0.28, figure=0.9, coat=0.3)
    m['box'] = materials.wood('boxwood', 'X', ('#dcbf84', '#c9a765', '#aa8446'), roughness=0.35, figure=0.3, coat=0.2)
    m['shaving'], m['dust'] = thin_shaving(), sawdust()
    m['floor'] = materials.wood('worn floor', 'X', ('#97795a', '#7a5e43', '#57412d'), roughness=0.62, variation=0.16, figure=0.8, saturation=0.8)
    m['board'] = materials.wood('tool board', 'X', ('#c8a878', '#b08c5c', '#8f6c42'), roughness=0.6, figure=0.8, knots=0.3)
    m['brick'] = materials.brickwork('limewashed brick', 'X', ('#cfc8ba', '#d9d3c6', '#bdb4a4'), '#c9c2b3')
    m['brick y'] = materials.brickwork('limewashed brick side', 'Y', ('#cfc8ba', '#d9d3c6', '#bdb4a4'), '#c9c2b3')
    m['ceiling'] = materials.plaster('ceiling', '#e6e1d6')
    m['beam'] = materials.wood('beam', 'Y', materials.SMOKED_OAK, roughness=0.8, figure=0.8, knots=0.4)
    m['frame'] = materials.paint('window paint', '#53605c', 0.45)
    m['pane'] = materials.window_pane()
    m['steel'] = materials.steel('tool steel', 0.28)
    m['iron'] = materials.metal('cast iron', '#4a4b4d', 0.42)
    m['blue'] = materials.paint('vice blue', '#2d4561', 0.4, None)
    m['red'] = materials.plain('clamp red', '#8c2f26', 0.45)
    m['brass'] = materials.brass()
    m['rule'] = rule_material()
    m['black'] = materials.plain('black', '#191919', 0.5)
    m['pencil'] = materials.plain('pencil red', '#9c2d26', 0.35)
    m['tin'] = materials.metal('paint tin', '#b4b5b3', 0.3)
    m['label'] = materials.plain('label', '#727b69', 0.6)
    m['glue'] = materials.plain('glue bottle', '#d8cfae', 0.4)
    m['apron'] = materials.cloth('apron', '#5b5145')
    m['paper'] = materials.plain('drawing', '#e8e6df', 0.9, 0.1)
    m['ink'] = materials.plain('drawing ink', '#1f3f6d', 0.9, 0.1)
    m['sage'] = materials.paint('sage', '#7b806f', 0.38)
    m['leaf'] = materials.leaf('tree', '#46642e', '#8da653')
    m['lamp'] = materials.paint('lamp green', '#2f3e38', 0.3, None)
    m['lamp inside'] = materials.plain('lamp white', '#efebe0', 0.4)
    m['mug'] = materials.ceramic('tea mug', '#3f5a6e', 0.25, 0.06)
    return m


def extruded(outline, thickness, material, name, bevel=0.002):
    """A plate from an (x, z) outline, standing in XZ, centred on y = 0."""
    n = len(outline)
    points = [(x, -thickness / 2, z) for x, z in outline] + [(x, thickness / 2, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return mesh(name, points, faces, material, bevel=bevel, segments=3)


# tools -------------------------------------------------------------------------------
def bench_plane(m):
    """A No. 5 jack plane at the origin, toe towards +X, sole at z = 0."""
    block(-0.178, 0.178, -0.031, 0.031, 0.0, 0.006, m['iron'], 0.001, name='plane sole')
    cheek = [(-0.165, 0.003), (0.17, 0.003), (0.172, 0.016), (0.13, 0.018), (0.085, 0.026), (0.045, 0.048), (0.005, 0.054), (-0.045, 0.046), (-0.085, 0.026), (-0.12, 0.018), (-0.168, 0.015)]
    for y in (-0.0295, 0.0295):
        with placed(at(0, y, 0)):
            extruded(cheek, 0.0035, m['iron'], 'plane cheek', 0.001)
    with placed(at(0.020, 0, 0.006, 0, 0, -45)):
        block(-0.004, 0.004, -0.0255, 0.0255, 0.0, 0.07, m['iron'], 0.001, name='frog')
    with placed(at(0.040, 0, 0.006, 0, 0, -45)):
        block(-0.009, -0.0055, -0.0255, 0.0255, -0.004, 0.155, m['steel'], 0.0006, name='plane iron')
        block(-0.0054, -0.0034, -0.0250, 0.0250, 0.006, 0.128, m['steel'], 0.0006, name='cap iron')
        block(-0.0032, 0.006, -0.0235, 0.0235, 0.016, 0.108, m['steel'], 0.003, 3, name='lever cap')
        block(0.004, 0.009, -0.013, 0.013, 0.088, 0.122, m['steel'], 0.002, 3, name='lever')
    tote = [(-0.052, 0.008), (-0.148, 0.008), (-0.152, 0.022), (-0.138, 0.036), (-0.124, 0.062), (-0.126, 0.086), (-0.146, 0.108), (-0.148, 0.122),
            (-0.128, 0.126), (-0.100, 0.112), (-0.086, 0.094), (-0.090, 0.070), (-0.086, 0.048), (-0.070, 0.030), (-0.050, 0.020)]
    thing = extruded(tote, 0.024, m['rosewood'], 'tote', 0.009)
    thing.modifiers['bevel'].segments = 4
    turned(flowing([(0.021, 0.006), (0.020, 0.010), (0.011, 0.020), (0.0115, 0.030), (0.021, 0.048), (0.021, 0.060), (0.012, 0.068), (0, 0.069)], 5), m['rosewood'], (0.118, 0, 0), 40, 'plane knob')
    turned([(0, 0.0), (0.006, 0.0), (0.006, 0.002), (0, 0.0025)], m['brass'], (0.118, 0, 0.0685), 20, 'knob nut')
    wheel = turned([(0.006, -0.005), (0.013, -0.005), (0.013, 0.005), (0.006, 0.005)], m['brass'], (-0.038, 0, 0.036), 32, 'adjuster')
    wheel.rotation_euler = (0, math.pi / 2, 0)


def chisel(m, x, y, z, turn, width=0.019, length=0.155):
    """Lying flat, cutting edge towards +X before turning."""
    w = width / 2
    with placed(at(x, y, z, turn)):
        points = [(0, -w, 0), (length, -w, 0), (length, w, 0), (0, w, 0), (0, -w, 0.0032), (length - 0.006, -w, 0.0028), (length - 0.006, w, 0.0028), (0, w, 0.0032)]
        mesh('chisel blade', points, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m['steel'], bevel=0.0005)
        neck = turned(flowing([(0.0045, -0.035), (0.0042, -0.015), (0.006, 0.0), (0.0045, 0.008)], 3), m['steel'], (0, 0, 0.006), 20, 'neck')
        neck.rotation_euler = (0, math.pi / 2, 0)
        grip = turned(flowing([(0, -0.150), (0.011, -0.149), (0.0145, -0.138), (0.0135, -0.11), (0.0155, -0.075), (0.0105, -0.048), (0.0102, -0.035)], 5), m['box'], (0, 0, 0.0145), 36, 'chisel handle')
        grip.rotation_euler = (0, math.pi / 2, 0)
        for place, r in ((-0.040, 0.0112), (-0.143, 0.0142)):
            ring = turned([(r - 0.002, -0.006), (r, -0.006), (r, 0.006), (r - 0.002, 0.006)], m['brass'], (place, 0, 0.0145), 32, 'ferrule')
            ring.rotation_euler = (0, math.pi / 2, 0)


def marking_gauge(m, x, y, z, turn):
    with placed(at(x, y, z, turn)):
        block(-0.11, 0.11, -0.0095, 0.0095, 0.0145, 0.0335, m['rosewood'], 0.002, 3, name='gauge stem')
        block(-0.028, -0.003, -0.030, 0.030, 0.0, 0.048, m['rosewood'], 0.006, 4, name='gauge stock')
        block(-0.0032, -0.001, -0.026, 0.026, 0.006, 0.042, m['brass'], 0.0003, name='gauge face')
        turned([(0.004, 0.047), (0.004, 0.053), (0.0095, 0.054), (0.0095, 0.064), (0, 0.065)], m['brass'], (-0.0155, 0, 0), 24, 'thumb screw')
        pipe([(0.100, -0.008, 0.0145), (0.100, -0.008, 0.0085)], 0.0009, m['steel'], 'gauge pin', False)


def try_square(m, x, y, z, turn):
    with placed(at(x, y, z, turn)):
        block(-0.115, 0.0, -0.013, 0.013, 0.0, 0.019, m['rosewood'], 0.002, 3, name='square stock')
        block(-0.115, 0.0, -0.0145, -0.013, 0.001, 0.018, m['brass'], 0.0002, name='square face')
        block(-0.045, -0.004, 0.012, 0.165, 0.0085, 0.0105, m['steel'], 0.0002, name='square blade')


def mallet(m, x, y, z, turn):
    with placed(at(x, y, z, turn)):
        points = [(-0.055, -0.082, 0.0), (0.055, -0.076, 0.0), (0.055, 0.076, 0.0), (-0.055, 0.082, 0.0),
                  (-0.055, -0.082, 0.066), (0.055, -0.076, 0.066), (0.055, 0.076, 0.066), (-0.055, 0.082, 0.066)]
        mesh('mallet head', points, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m['bench'], bevel=0.004)
        block(0.05, 0.29, -0.013, 0.013, 0.020, 0.046, m['bench'], 0.007, 4, name='mallet handle')
        block(-0.068, -0.05, -0.013, 0.013, 0.020, 0.046, m['bench'], 0.003, 3, name='mallet handle end')


def panel_saw(m, x, y, z, lean=0):
    """Hung on the wall by its handle, blade down-right; face towards -Y."""
    with placed(at(x, y, z, 0, 0, lean)):
        blade = [(-0.05, 0.035), (0.09, 0.02), (0.035, -0.50), (-0.045, -0.50)]
        extruded(blade, 0.0012, m['steel'], 'saw blade', 0)
        grip = [(-0.06, 0.01), (-0.075, 0.06), (-0.06, 0.105), (-0.03, 0.13), (0.02, 0.128), (0.075, 0.105), (0.10, 0.07), (0.105, 0.02), (0.085, -0.02), (0.06, 0.0), (0.05, 0.03),
                (0.058, 0.062), (0.03, 0.092), (-0.012, 0.088), (-0.026, 0.06), (-0.012, 0.02), (0.03, -0.02), (-0.02, -0.045)]
        extruded(grip, 0.022, m['bench'], 'saw handle', 0.006)


def sash_clamp(m, x0, x1, y, z):
    """Flat bar clamp along X with two jaws standing up from z."""
    block(x0 - 0.10, x1 + 0.16, y - 0.005, y + 0.005, z, z + 0.032, m['iron'], 0.001, name='clamp bar')
    for x, w in ((x0 - 0.030, 0.030), (x1, 0.030)):
        block(x, x + w, y - 0.020, y + 0.020, z - 0.004, z + 0.075, m['blue'], 0.004, 3, name='clamp jaw')
    pipe([(x1 + 0.03, y, z + 0.055), (x1 + 0.16, y, z + 0.055)], 0.009, m['steel'], 'clamp screw', False)
    pipe([(x1 + 0.155, y - 0.06, z + 0.055), (x1 + 0.155, y + 0.06, z + 0.055)], 0.005, m['steel'], 'clamp bar handle', False)


def shaving(m, x, y, z, rng, length, turns, squash=1.0, lie=15):
    """A plane shaving: a thin ribbon `length` long in an open curl that loosens by the turn.
    squash: how far it is trodden flat; lie: by how many degrees it may lie askew."""
    width, steps, grow = rng.uniform(0.030, 0.050), max(24, int(length / 0.003)), rng.uniform(0.6, 2.5)
    drift, twist, phase = rng.uniform(-0.7, 0.7) * width * turns, rng.gauss(0, 0.25), rng.uniform(0, 6.28)
    points, faces, px, pz = [], [], 0.0, 0.0
    for k in range(steps + 1):
        t = k / steps
        way = 2 * math.pi * turns * (math.log(1 + grow * t) / math.log(1 + grow) + 0.05 * math.sin(9 * t + phase))
        px, pz = px + math.cos(way) * length / steps, pz + math.sin(way) * length / steps
        lean = twist * math.sin(5 * t + phase)
        for side in (-0.5, 0.0, 0.5):
            torn = 0.04 * math.sin(31 * t + phase + side * 5) * abs(side) + 0.02 * math.sin(83 * t + side)
            off = width * (side + torn) * min(1, 0.55 + 9 * t, 0.4 + 12 * (1 - t))          # both ends run out narrow
            cup = 0.0015 * (side * side * 4 - 0.5) + lean * off
            points.append((px - math.sin(way) * cup, off + drift * t, (pz + math.cos(way) * cup) * squash))
    for k in range(steps):
        for i in (k * 3, k * 3 + 1):
            faces.append((i, i + 1, i + 4, i + 3))
    turned_so = at(0, 0, 0, rng.uniform(0, 360), rng.gauss(0, lie), rng.gauss(0, lie))
    centre = turned_so @ (sum((Vector(q) for q in points), Vector()) / len(points))
    lowest = min((turned_so @ Vector(q)).z for q in points)
    mesh('shaving', points, faces, m['shaving'], angle=80).matrix_world = at(x - centre.x, y - centre.y, z - lowest + 0.0008) @ turned_so


def shavings(m):
    """Some on the bench about the plane; a heap on the floor where they fall, thinning out along the bench."""
    rng = random.Random(3)
    for i in range(BENCH_SHAVINGS):
        x, y, z = (rng.gauss(0.30, 0.13), rng.gauss(-0.49, 0.02), TOP) if i % 2 else (rng.uniform(-0.28, -0.04), rng.uniform(-0.67, -0.59), TOP + 0.028)
        shaving(m, x, y, z, rng, rng.uniform(0.10, 0.24), rng.uniform(1.3, 3.0))
    for _ in range(HEAP):
        dx, dy = rng.gauss(0, 1), rng.gauss(0, 1)
        high = 0.10 * math.exp(-0.9 * (dx * dx + dy * dy)) * rng.random()
        shaving(m, -0.60 + 0.20 * dx, -1.02 + 0.09 * dy, high, rng, rng.uniform(0.12, 0.40), rng.uniform(1.0, 3.0), rng.choice((1, 0.9, 0.6)), 35)
    for _ in range(HEAP // 3):
        shaving(m, rng.gauss(-0.25, 0.45), rng.gauss(-1.06, 0.11), 0.0, rng, rng.uniform(0.10, 0.30), rng.uniform(0.5, 2.2), rng.choice((0.9, 0.6, 0.3, 0.15)), 5)
    sheet([(-1.5, -1.6, 0.0015), (0.9, -1.6, 0.0015), (0.9, -0.3, 0.0015), (-1.5, -0.3, 0.0015)], m['dust'], 'sawdust')


# the room ---------------------------------------------------------------------------------
def shell(m, rng):
    wall_with_holes(LEFT - 0.3, RIGHT + 0.3, 0, CEILING, 0, 0.3, [], m['brick'], 'back wall')
    with placed(at(LEFT, 0, 0, 90)):
        wall_with_holes(NEAR, 0, 0, CEILING, 0, 0.3, [WINDOW], m['brick y'], 'left wall')
        joinery.casement_window(*WINDOW, 0, 0.3, m['frame'], m['pane'], 3, 1, 3)
        block(WINDOW[0] - 0.05, WINDOW[1] + 0.05, -0.05, 0.138, WINDOW[2] - 0.035, WINDOW[2] + 0.0005, m['oak x'], 0.004, 3, 'window board')
    block(RIGHT, RIGHT + 0.3, NEAR, 0.3, 0, CEILING, m['brick y'], 0, name='right wall')
    block(LEFT - 0.3, RIGHT + 0.3, NEAR, 0.3, CEILING, CEILING + 0.1, m['ceiling'], 0, name='ceiling')
    for x in (-1.5, -0.2, 1.1, 2.3):
        block(x - 0.05, x + 0.05, NEAR, 0.05, CEILING - 0.17, CEILING + 0.01, m['beam'], 0.006, 3, 'beam')
    joinery.board_floor(LEFT - 0.1, RIGHT, NEAR, 0, 0.0, m['floor'], 0.16, 'X', 0.003, rng)
    block(LEFT - 0.1, RIGHT, NEAR, 0.1, -0.06, -0.006, m['black'], 0, name='under floor')


def bench(m):
    x0, x1, y0, y1 = BENCH
    edges = [y0, y0 + 0.17, y0 + 0.34, y0 + 0.485]
    for a, b in zip(edges, edges[1:]):
        block(x0, x1, a + 0.0002, b - 0.0002, TOP - 0.075, TOP, m['bench'], 0.0025, 3, 'bench board')
    block(x0, x1, edges[-1], y1, TOP - 0.075, TOP - 0.058, m['bench'], 0.001, name='tool well')
    block(x0, x1, y1 - 0.022, y1, TOP - 0.057, TOP, m['bench'], 0.002, name='well back')
    for x in (x0 + 0.14, x1 - 0.24):
        for y in (y0 + 0.03, y1 - 0.12):
            block(x, x + 0.095, y, y + 0.085, 0.0, TOP - 0.0755, m['leg'], 0.003, 3, 'bench leg')
        block(x + 0.02, x + 0.075, y0 + 0.115, y1 - 0.12, 0.12, 0.22, m['oak y'], 0.003, 2, 'foot rail')
    for y in (y0 + 0.045, y1 - 0.10):
        block(x0 + 0.235, x1 - 0.24, y, y + 0.045, 0.16, 0.27, m['bench'], 0.003, 2, 'stretcher')
    block(x0 + 0.15, x1 - 0.16, y0 + 0.05, y1 - 0.05, 0.2705, 0.292, m['board'], 0.002, name='bench shelf')
    block(x0 + 0.236, x1 - 0.241, y0 + 0.005, y0 + 0.030, TOP - 0.20, TOP - 0.0755, m['bench'], 0.002, name='bench apron')
    # dog holes
    for i in range(9):
        cx = x0 + 0.42 + i * 0.16
        turned([(0, 0.0006), (0.0095, 0.0006), (0.0098, 0.0003)], m['black'], (cx, y0 + 0.085, TOP), 24, 'dog hole')
    # vice
    vx = x0 + 0.42
    block(vx - 0.13, vx + 0.13, y0 - 0.075, y0 - 0.040, TOP - 0.135, TOP - 0.004, m['oak x'], 0.004, 3, 'vice cheek')
    block(vx - 0.115, vx + 0.115, y0 - 0.098, y0 - 0.0755, TOP - 0.125, TOP - 0.03, m['blue'], 0.006, 3, 'vice jaw')
    for dx in (-0.07, 0.07):
        pipe([(vx + dx, y0 - 0.11, TOP - 0.10), (vx + dx, y0 + 0.02, TOP - 0.10)], 0.011, m['steel'], 'vice bar', False)
    pipe([(vx, y0 - 0.15, TOP - 0.10), (vx, y0 + 0.02, TOP - 0.10)], 0.013, m['steel'], 'vice screw', False)
    turned([(0, -0.014), (0.022, -0.014), (0.024, 0.0), (0.022, 0.014), (0, 0.014)], m['blue'], (vx, y0 - 0.150, TOP - 0.10), 24, 'vice boss').rotation_euler = (math.pi / 2, 0, 0)
    pipe([(vx - 0.10, y0 - 0.152, TOP - 0.19), (vx + 0.065, y0 - 0.152, TOP - 0.042)], 0.007, m['steel'], 'tommy bar', False)


def work_on_bench(m, rng):
    # the board being planed, against a stop, and others
    with placed(at(-0.05, -0.625, TOP + 0.0005, 3)):
        block(-0.55, 0.55, -0.085, 0.085, 0, 0.027, m['oak x'], 0.0012, 2, 'oak board')
    with placed(at(0.13, -0.618, TOP + 0.0278, 5)):
        bench_plane(m)
    block(0.520, 0.560, -0.70, -0.54, TOP, TOP + 0.018, m['bench'], 0.002, name='bench stop')
    marking_gauge(m, -0.36, -0.455, TOP + 0.0005, 28)
    chisel(m, -0.20, -0.475, TOP + 0.0005, -12, 0.025)
    chisel(m, -0.13, -0.425, TOP + 0.0005, -5, 0.016)
    chisel(m, -0.06, -0.385, TOP + 0.0005, -8, 0.009, 0.14)
    with placed(at(-0.37, -0.645, TOP + 0.0279, -9)):
        block(-0.15, 0.15, -0.0125, 0.0125, 0, 0.0011, m['rule'], 0.0001, name='steel rule')
    with placed(at(-0.43, -0.585, TOP + 0.0279 + 0.0036, 38)):
        pencil(m)
    try_square(m, 0.47, -0.435, TOP + 0.0005, 18)
    mallet(m, -0.92, -0.52, TOP + 0.0005, 22)
    props.mug(0.72, -0.42, TOP, m['mug'], turn=-1.0)
    with placed(at(-0.66, -0.50, TOP + 0.0006, -13)):
        drawing(m)
    # well and shelf
    for i, x in enumerate((-1.1, -0.85, 0.3, 0.62)):
        props.jar(x, -0.24, TOP - 0.058, m['tin'], 0.045 + 0.008 * (i % 2), 0.11, None)
    bottle_at = (0.05, -0.24)
    turned(flowing([(0, 0), (0.036, 0), (0.038, 0.01), (0.038, 0.12), (0.02, 0.15), (0.010, 0.17), (0.006, 0.20), (0, 0.20)], 4), m['glue'], (*bottle_at, TOP - 0.058), 32, 'glue')
    for i in range(7):
        a = rng.uniform(0.35, 0.8)
        block(-0.85 + rng.uniform(-0.05, 0.05), -0.85 + a, -0.70 + i * 0.07, -0.645 + i * 0.07, 0.2925, 0.2925 + rng.uniform(0.02, 0.045), m[('oak x', 'bench')[i % 2]], 0.0015, name='offcut')
    block(0.10, 0.42, -0.62, -0.34, 0.2925, 0.50, m['board'], 0.002, name='tool box')
    block(0.12, 0.40, -0.60, -0.36, 0.495, 0.503, m['black'], 0.001, name='tool box inside')


def pencil(m):
    turned([(0.0037, -0.085), (0.0037, 0.07), (0.0008, 0.085)], m['pencil'], (0, 0, 0), 6, 'pencil').rotation_euler = (0, math.pi / 2, 0)


def drawing(m):
    """A sheet with a blue line elevation."""
    block(-0.21, 0.21, -0.148, 0.148, 0, 0.0006, m['paper'], 0, name='drawing sheet')
    lines = []
    for a, b, c, d in ((-0.15, 0.15, -0.08, -0.08), (-0.15, 0.15, 0.08, 0.08), (-0.15, 0.15, 0.03, 0.03), (-0.15, -0.15, -0.08, 0.08), (-0.05, -0.05, -0.08, 0.08), (0.05, 0.05, -0.08, 0.08), (0.15, 0.15, -0.08, 0.08),
                       (-0.15, 0.15, -0.11, -0.11)):
        lines.append((a - 0.0006, b + 0.0006, c - 0.0006, d + 0.0006, 0.0006, 0.0009))
    blocks(lines, m['ink'], 0, 1, 'drawing lines')


def tool_wall(m):
    """Pine board on the wall with saws, chisels in a rack, squares, braces."""
    x0, x1, z0, z1 = -1.30, 0.85, 1.22, 2.06
    for i in range(5):
        lo = z0 + i * (z1 - z0) / 5
        block(x0, x1, -0.024, -0.002, lo + 0.001, lo + (z1 - z0) / 5 - 0.001, m['board'], 0.002, 2, 'tool board')
    for x, lean in ((-1.10, 3), (-0.86, -2), (-0.62, 2)):
        pipe([(x, -0.024, 1.955), (x, -0.075, 1.965)], 0.008, m['box'], 'saw peg', False)
        panel_saw(m, x, -0.045, 1.87, lean)
    # rack
    block(-0.38, 0.42, -0.085, -0.0242, 1.66, 1.685, m['bench'], 0.002, name='chisel rack')
    for i in range(9):
        x = -0.33 + i * 0.086
        with placed(at(x, -0.055, 1.66, 0, 0, 90)):
            chisel(m, -0.012, 0, -0.0145, 0, 0.006 + 0.003 * i, 0.12 + 0.004 * i)
    for x in (-0.22, 0.12):
        with placed(at(x, -0.030, 2.02, 0, 90)):
            try_square(m, 0.05, 0, 0, 180)
    # spokeshaves, a mallet, a roll of tape measure and clamps
    for i in range(4):
        x = 0.52 + i * 0.085
        pipe([(x, -0.024, 1.93), (x, -0.06, 1.935)], 0.006, m['box'], 'peg', False)
        block(x - 0.006, x + 0.006, -0.05, -0.045, 1.38, 1.95, m['iron'], 0.001, name='g bar')
        block(x - 0.016, x + 0.016, -0.115, -0.030, 1.90, 1.925, m['red'], 0.004, 3, name='g jaw')
        block(x - 0.016, x + 0.016, -0.115, -0.030, 1.62 - i * 0.04, 1.65 - i * 0.04, m['red'], 0.004, 3, name='g jaw')
        pipe([(x, -0.10, 1.52 - i * 0.04), (x, -0.10, 1.66 - i * 0.04)], 0.006, m['steel'], 'g screw', False)
        turned(flowing([(0, -0.10), (0.013, -0.095), (0.016, -0.05), (0.012, 0.0), (0, 0.002)], 4), m['box'], (x, -0.10, 1.53 - i * 0.04), 24, 'g handle')
    block(x0 - 0.02, x1 + 0.02, -0.20, -0.001, 2.1, 2.13, m['board'], 0.003, name='high shelf')
    for i in range(9):
        x = x0 + 0.10 + i * 0.235
        if i % 3 == 1:
            block(x - 0.08, x + 0.08, -0.17, -0.05, 2.1305, 2.24 + 0.03 * (i % 2), m['walnut z' if i % 2 else 'pine z'], 0.003, name='box')
        else:
            turned([(0, 0), (0.055, 0), (0.055, 0.12), (0.058, 0.122), (0.058, 0.13), (0.05, 0.131), (0, 0.131)], m['tin'], (x, -0.10, 2.1305), 40, 'paint tin')
            turned([(0.0555, 0.015), (0.0555, 0.105)], m['label'], (x, -0.10, 2.1305), 40, 'tin label')


def timber(m, rng):
    """Oak boards standing against the wall, more on rack arms to the right."""
    x = 1.02
    while x < 2.45:
        w, t, h = rng.uniform(0.12, 0.24), rng.choice([0.027, 0.034, 0.041]), rng.uniform(1.7, 2.5)
        with placed(at(x + w / 2, -0.30 - rng.uniform(0, 0.06), 0.0, rng.uniform(-3, 3), -rng.uniform(5.0, 6.5))):
            block(-w / 2, w / 2, -t / 2, t / 2, 0.0, h, m[rng.choice(['oak z', 'oak z', 'oak z', 'walnut z', 'pine z'])], 0.0015, name='standing board')
        x += w * rng.uniform(0.55, 0.95)
    for k in range(5):
        x = 1.20 + k * 0.24
        w, h = rng.uniform(0.10, 0.17), rng.uniform(0.9, 1.5)
        with placed(at(x, -0.47 - rng.uniform(0, 0.05), 0.0, rng.uniform(-8, 8), -rng.uniform(10, 13))):
            block(-w / 2, w / 2, -0.015, 0.015, 0.0, h, m[rng.choice(['oak z', 'pine z'])], 0.0015, name='short board')


def trestle_job(m):
    """A finished sage cupboard front on trestles, waiting to be fitted."""
    with placed(at(1.55, -2.05, 0, -14)):
        for x in (-0.42, 0.42):
            block(x - 0.035, x + 0.035, -0.42, 0.42, 0.70, 0.76, m['leg'], 0.003, 2, 'trestle top')
            for y, lean in ((-0.34, 8), (0.34, -8)):
                for side in (-1, 1):
                    with placed(at(x, y, 0.70, 0, lean, side * 9)):
                        block(-0.022, 0.022, -0.018, 0.018, -0.712, 0, m['leg'], 0.002, name='trestle leg')
        with placed(at(0, 0, 0.762 + 0.024, 0, -90)):
            joinery.shaker_front(-0.62, 0.62, -0.36, 0.36, 0.022, m['oak x'], 0.085)
        sash_clamp(m, -0.62, 0.62, -0.2, 0.81)
        sash_clamp(m, -0.62, 0.62, 0.2, 0.81)
    with placed(at(2.42, -1.15, 0.0, -90, -7)):
        joinery.shaker_front(-0.30, 0.30, 0.0, 0.72, 0, m['sage'], 0.078)
    with placed(at(2.36, -1.35, 0.0, -88, -8)):
        joinery.shaker_front(-0.25, 0.25, 0.0, 0.72, 0, m['sage'], 0.078)


def outside(m):
    block(-20, LEFT - 0.31, -16, 10, -0.3, -0.2, materials.lawn(), 0, name='lawn')
    bark = materials.plain('bark', '#4c4136', 0.95, 0.1)
    outdoors.tree(-7.0, -1.0, 4.8, m['leaf'], bark, 3, 0.42, 0.085)
    outdoors.tree(-9.5, 3.0, 6.5, m['leaf'], bark, 5, 0.42, 0.11)
    outdoors.tree(-9.0, -5.5, 6.0, m['leaf'], bark, 6, 0.42, 0.11)
    with placed(at(LEFT - 5, 0, -0.25, 90)):
        outdoors.hedge(-10, 6, 0, 0.7, 1.6, m['leaf'], 2, 0.06, 500)


def light(m):
    even_sky('#c8d6e6', 0.8)
    sunlight(34, -104, SUN, 0.6)
    a, b, lo, hi = WINDOW
    panel_light((LEFT - 0.34, (a + b) / 2, (lo + hi) / 2 + 0.05), (1.0, (a + b) / 2 + 0.25, 0.7), 1.6, 1.1, DAYLIGHT, (0.90, 0.95, 1))
    panel_light((-0.8, -5.6, 1.9), (0.4, 0, 1.1), 2.6, 1.8, 40, (1, 0.975, 0.94))
    props.pendant(-0.35, -0.72, CEILING, 1.86, m['lamp'], m['lamp inside'], m['brass'], 0.17, 6)


def build(_view):
    rng = random.Random(17)
    m = palette()
    shell(m, rng)
    bench(m)
    work_on_bench(m, rng)
    shavings(m)
    tool_wall(m)
    timber(m, rng)
    trestle_job(m)
    outside(m)
    light(m)
