"""Bespoke striped worktop, Gloucester: tops laminated from maple and walnut staves on
deep blue painted units, a peninsula with a breakfast overhang, in the back
kitchen of a Victorian terrace with a quarry-tiled floor.

Knobs: BLUE (paint), STAVE and SHARE (worktop stripes), SUN, DAYLIGHT.
"""
import math
import random

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, flowing, mesh, pipe, placed, turned, wall_with_holes
from common.scene import View, even_sky, panel_light, sunlight
from measures import metres

BLUE = '#2c3640'
M = metres('kitchen-bespoke-striped-worktop-gloucester')
STAVE, SHARE = M.STAVE, 0.60
MAPLE = ('#e0c9a2', '#d0b283', '#b8945f')
SUN = 13.0
DAYLIGHT = 120

VIEWS = {
    'whole': View('kitchen-bespoke-striped-worktop-gloucester/whole', (-1.35, -4.70, 1.50), -15, focal=27, shift_y=-0.07,
                  focus=3.2, exposure=0.15, look='High Contrast', samples=14),
    'worktop': View('kitchen-bespoke-striped-worktop-gloucester/worktop', (-1.30, -3.22, 1.52), -50, pitch=-20, focal=32,
                    focus=1.6, fstop=7.1, exposure=0.1, look='High Contrast', samples=14),
    'detail': View('kitchen-bespoke-striped-worktop-gloucester/detail', (-1.55, -3.22, 1.22), -50, pitch=-19, focal=50,
                   focus=1.12, fstop=5.6, exposure=-0.75, look='High Contrast', samples=14),
}

LEFT, RIGHT, CEILING, NEAR = M.LEFT, M.RIGHT, M.CEILING, -6.6
WINDOW = M.WINDOW
DOORS = (-3.95, -2.05, 2.2)
TOP, THICK = M.TOP, M.THICK
FRONT = -0.575
BAR = M.BAR                               # peninsula top


def palette():
    m = {}
    m['blue'] = materials.paint('deep blue', BLUE, 0.36)
    m['dark'] = materials.paint('carcase', '#1d2630', 0.5)
    m['white'] = materials.paint('white', '#eeebe3', 0.32)
    m['wall'] = materials.plaster('wall', '#e6e0d3')
    m['ceiling'] = materials.plaster('ceiling', '#f3f1ec')
    m['stripe'] = materials.wood('striped top', 'X', MAPLE, stave=(STAVE, 4.2, 'Y'), roughness=0.33, variation=0.07,
                                 figure=0.55, alternate=materials.WALNUT, share=SHARE, coat=0.08)
    m['walnut'] = materials.wood('walnut shelf', 'X', materials.WALNUT, roughness=0.42, figure=0.8)
    m['walnut board'] = materials.wood('walnut board', 'Z', materials.WALNUT, roughness=0.45, figure=0.6)
    m['maple board'] = materials.wood('maple board', 'Z', MAPLE, roughness=0.5, figure=0.4)
    m['stool'] = materials.wood('stool oak', 'Z', roughness=0.42)
    m['beech'] = materials.wood('beech', 'Z', ('#cfa97c', '#b98c5c', '#96693f'), roughness=0.6)
    m['quarry'] = materials.glazed_tile('quarry tile', '#735044', 0.13, 0.45, 0.5)
    m['quarry joint'] = materials.earth('quarry joint', '#57493f', '#7a6a5c')
    m['metro'] = materials.glazed_tile('metro tile', '#efede6', 0.03, 0.07, 0.35)
    m['grout'] = materials.plaster('grout', '#a9a69f')
    m['brass'] = materials.brass()
    m['nickel'] = materials.metal('nickel', '#cfc9bf', 0.18)
    m['fireclay'] = materials.ceramic('fireclay', '#f2efe9', 0.12)
    m['enamel'] = materials.ceramic('cream enamel', '#e4dac2', 0.14, 0.0, 0.02)
    m['black'] = materials.plain('black enamel', '#0d0e10', 0.18, 0.5)
    m['iron'] = materials.metal('cast iron', '#262626', 0.55)
    m['steel'] = materials.steel()
    m['pane'] = materials.window_pane()
    m['plate'] = materials.plain('white plate', '#f0efec', 0.3)
    m['slot'] = materials.plain('slot', '#222120', 0.5)
    m['shade'] = materials.ceramic('white enamel', '#e9e6df', 0.2, 0.0, 0.02)
    m['shade inside'] = materials.plain('shade lining', '#f4f0e6', 0.4)
    m['cream'] = materials.ceramic('cream pot', '#e3d9c7', 0.3, 0.05)
    m['blue pot'] = materials.ceramic('blue pot', '#4a6274', 0.3, 0.10)
    m['terracotta'] = materials.plain('terracotta', '#a9643f', 0.85, 0.2)
    m['herb'] = materials.leaf('herb', '#3c6528', '#6a9441')
    m['flower leaf'] = materials.leaf('stems', '#46683a', '#8aa06a')
    m['stem'] = materials.plain('stem', '#5d5a3a', 0.8, 0.1)
    m['apple'] = materials.ceramic('apple', '#a8432f', 0.3, 0.18)
    m['pear'] = materials.ceramic('apple green', '#93a047', 0.35, 0.10)
    m['linen'] = materials.cloth('tea towel', '#e4ddcd', ('#8c3f33', 30))
    m['glass'] = materials.glass('oil', '#d9dca0')
    m['loaf'] = materials.earth('crust', '#6b3d1d', '#c08a4c')
    return m


def shell(m, rng):
    x0, x1, z0, z1 = WINDOW
    wall_with_holes(LEFT - 0.3, RIGHT + 0.2, 0, CEILING, 0, 0.30, [WINDOW], m['wall'], 'back wall')
    with placed(at(LEFT, 0, 0, 90)):
        wall_with_holes(NEAR, 0.0, 0, CEILING, 0, 0.30, [(DOORS[0], DOORS[1], 0.0, DOORS[2])], m['wall'], 'left wall')
        joinery.architrave(DOORS[0], DOORS[1], DOORS[2], 0, m['white'], 0.075)
        with placed(at(DOORS[1] + 0.076, 0, 0)):
            joinery.skirting(1.38, m['white'], 0.17)
    parts = []
    for i in range(3):
        y = DOORS[0] + (DOORS[1] - DOORS[0]) * i / 2
        parts.append((LEFT - 0.20, LEFT - 0.15, y - 0.055, y + 0.055, 0, DOORS[2]))
    for i in (0.5, 1.5):
        y = DOORS[0] + (DOORS[1] - DOORS[0]) * i / 2
        parts.append((LEFT - 0.188, LEFT - 0.162, y - 0.011, y + 0.011, 0, DOORS[2]))
    for z, h in ((0.0, 0.20), (0.80, 0.022), (1.45, 0.022), (DOORS[2] - 0.09, 0.09)):
        parts.append((LEFT - 0.19, LEFT - 0.16, DOORS[0], DOORS[1], z, z + h))
    blocks(parts, m['white'], 0.003, 2, 'garden doors')
    block(RIGHT, RIGHT + 0.2, NEAR, 0.3, 0, CEILING, m['wall'], 0, name='right wall')
    block(LEFT - 0.3, RIGHT + 0.2, NEAR, 0.3, CEILING, CEILING + 0.1, m['ceiling'], 0, name='ceiling')
    block(LEFT - 0.3, RIGHT, NEAR, 0.2, -0.06, -0.0035, m['quarry joint'], 0, name='floor joints')
    with placed(at(0, -5.4, 0, 0, -90)):
        joinery.tile_wall(LEFT - 0.15, RIGHT, 0, 5.4, 0.008, m['quarry'], 0.152, 0.152, 0.005, 0.012, 0.22, rng=rng)
    joinery.casement_window(x0, x1, z0, z1, 0, 0.30, m['white'], m['pane'], 2, 1, 2)
    block(x0 - 0.03, x1 + 0.03, -0.040, 0.138, z0 - 0.030, z0 + 0.0005, m['walnut'], 0.004, 3, 'window board')
    with placed(at(LEFT, 0, CEILING)):
        joinery.cornice(RIGHT - LEFT, m['ceiling'], 0.09)
    with placed(at(RIGHT, 0, CEILING, -90)):
        joinery.cornice(-NEAR, m['ceiling'], 0.09)
    with placed(at(LEFT, NEAR, CEILING, 90)):
        joinery.cornice(-NEAR, m['ceiling'], 0.09)


def fronts(m, x0, x1, kind, handle='right', top=0.868, y=FRONT):
    gap = 0.0016
    if kind == 'door':
        face = joinery.shaker_front(x0 + gap, x1 - gap, 0.150, top - 0.008, y, m['blue'])
        joinery.knob(x1 - 0.038 if handle == 'right' else x0 + 0.038, face, top - 0.075, m['brass'])
    elif kind == 'pair':
        middle = (x0 + x1) / 2
        for a, b, kx in ((x0 + gap, middle - gap, middle - 0.038), (middle + gap, x1 - gap, middle + 0.038)):
            face = joinery.shaker_front(a, b, 0.150, top - 0.008, y, m['blue'])
            joinery.knob(kx, face, top - 0.075, m['brass'])
    else:
        levels = [*M.DRAWERS, top - 0.008]
        for lo, hi in zip(levels, levels[1:]):
            make = joinery.shaker_front if hi - lo > 0.2 else joinery.slab_front
            face = make(x0 + gap, x1 - gap, lo + gap, hi - gap, y, m['blue'])
            joinery.cup_handle((x0 + x1) / 2, face, (lo + hi) / 2 if hi - lo < 0.2 else hi - 0.038, m['brass'])


def run(m, rng):
    for x0, x1, kind, top in M.UNITS:
        block(x0, x1, -0.573, -0.002, 0.145, top, m['dark'], 0, name='carcase')
        fronts(m, x0, x1, kind, 'left' if x0 > -0.5 else 'right', top)
    for x in (-1.02, -0.235):
        block(x, x + 0.015, -0.597, -0.01, 0.648, 0.8685, m['blue'], 0.001)
    block(0.2805, 0.30, -0.597, -0.001, 0.0, 0.8685, m['blue'], 0.001, name='end panel')
    block(LEFT, 0.28, -0.525, -0.507, 0.0, 0.144, m['dark'], 0.001, name='plinth')
    for a, b, front in ((LEFT, -1.004, -0.640), (-0.236, 0.306, -0.640), (-1.004, -0.236, -0.115)):
        block(a, b, front, -0.0005, TOP - THICK, TOP, m['stripe'], 0.003, 3, 'worktop')
    joinery.belfast_sink(*M.SINK[:2], -0.662, -0.118, *M.SINK[2:], m['fireclay'], m['nickel'])
    joinery.swan_tap(-0.62, -0.062, TOP, m['nickel'], 0.21, 0.36)
    x0, x1, z0, _ = WINDOW
    for a, b, lo, hi in ((LEFT, x0 - 0.002, TOP + 0.001, 1.515), (x0 - 0.002, x1 + 0.002, TOP + 0.001, z0 - 0.031),
                         (x1 + 0.002, 0.30, TOP + 0.001, 1.515), (0.30, RIGHT, 0.615, 1.815)):
        block(a, b, -0.004, 0.0, lo - 0.02, hi, m['grout'], 0, name='grout')
        joinery.tile_wall(a, b, lo, hi, -0.003, m['metro'], 0.150, 0.075, 0.0022, 0.008, 0.25, True, rng)
    # range cooker
    a, b = M.RANGE
    block(a, b, -0.600, -0.02, 0.10, 0.895, m['enamel'], 0.004, 3, 'range body')
    block(a - 0.004, b + 0.004, -0.640, -0.02, 0.895, M.RANGE_TOP, m['black'], 0.004, 3, 'hotplate')
    block(a, b, -0.045, -0.012, 0.92, 1.0, m['enamel'], 0.004, 3, 'range upstand')
    for lo_x, hi_x in ((a + 0.012, a + 0.445), (a + 0.457, b - 0.012)):
        block(lo_x, hi_x, -0.625, -0.600, 0.13, 0.70, m['enamel'], 0.010, 4, 'range door')
        block(lo_x + 0.05, hi_x - 0.05, -0.627, -0.62, 0.20, 0.56, m['enamel'], 0.004, 3, 'door press')
        joinery.bar_handle(lo_x + 0.03, hi_x - 0.03, -0.625, 0.655, m['nickel'], 0.009, 0.045)
    block(a + 0.005, b - 0.005, -0.612, -0.598, 0.745, 0.88, m['enamel'], 0.006, 3, 'range panel')
    for i in range(6):
        kx = a + 0.12 + i * 0.132
        knob = turned(flowing([(0.024, 0), (0.024, 0.006), (0.019, 0.010), (0.018, 0.028), (0.012, 0.032), (0, 0.032)], 3), m['black'], (kx, -0.612, 0.812), 32, 'control')
        knob.rotation_euler = (math.pi / 2, 0, 0)
    for cx in (a + 0.2, a + 0.7):
        for cy in (-0.20, -0.45):
            turned([(0, 0), (0.045, 0), (0.05, 0.008), (0.03, 0.014), (0, 0.014)], m['iron'], (cx, cy, 0.92), 32, 'burner')
        for dx in (-0.10, 0.0, 0.10):
            block(cx + dx - 0.006, cx + dx + 0.006, -0.58, -0.08, 0.938, 0.952, m['iron'], 0.003)
        for cy in (-0.57, -0.32, -0.09):
            block(cx - 0.14, cx + 0.14, cy - 0.006, cy + 0.006, 0.930, 0.9385, m['iron'], 0.003)
    for i in (a + 0.03, b - 0.03):
        pipe([(i, -0.55, 0.0), (i, -0.55, 0.10)], 0.018, m['black'], 'range foot', False)
    block(a + 0.01, b - 0.01, -0.56, -0.54, 0.01, 0.10, m['black'], 0.002, name='range plinth')
    # hood
    block(a + 0.02, b - 0.02, -0.50, 0, *M.HOOD[:2], m['steel'], 0.003, name='hood')
    mesh('hood slope', [(a + 0.02, -0.50, 1.745), (b - 0.02, -0.50, 1.745), (b - 0.02, -0.0085, 1.745), (a + 0.02, -0.0085, 1.745),
                        (a + 0.30, -0.30, M.HOOD[2]), (b - 0.30, -0.30, M.HOOD[2]), (b - 0.30, -0.0085, M.HOOD[2]), (a + 0.30, -0.0085, M.HOOD[2])],
         [(0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7), (2, 3, 7, 6), (4, 5, 6, 7)], m['steel'], bevel=0.002)
    block(a + 0.305, b - 0.305, -0.295, 0, M.HOOD[2], CEILING - 0.0005, m['steel'], 0.003, name='chimney')
    # narrow unit to the right of the range
    block(M.LAST_UNIT, RIGHT, -0.573, -0.002, 0.145, 0.868, m['dark'], 0, name='carcase')
    block(1.222, 1.2345, -0.597, -0.001, 0.0, 0.8685, m['blue'], 0.001)
    fronts(m, M.LAST_UNIT, RIGHT - M.LAST_FILLER, 'drawers')
    block(RIGHT - 0.0295, RIGHT, -0.595, -0.5, 0.145, 0.868, m['blue'], 0.001)
    block(1.235, RIGHT, -0.525, -0.507, 0.0, 0.144, m['dark'], 0.001)
    block(1.220, RIGHT, -0.640, -0.0005, TOP - THICK, TOP, m['stripe'], 0.003, 3, 'worktop')
    # shelf
    block(LEFT + 0.001, WINDOW[0] - M.SHELF_SHORT, -0.230, -0.001, *M.SHELF, m['walnut'], 0.003, 3, 'shelf')
    for x in (LEFT + 0.14, WINDOW[0] - 0.30):
        pipe([(x, -0.012, 1.41), (x, -0.012, 1.529), (x, -0.20, 1.529)], 0.006, m['brass'], 'bracket', False)
    joinery.double_socket(-1.45, 1.14, -0.0115, m['plate'], m['slot'])
    joinery.double_socket(1.62, 1.14, -0.0115, m['plate'], m['slot'])


def peninsula(m):
    x0, x1, y0, y1 = BAR
    block(x0, x1 - 0.0005, y0, y1, TOP - THICK, TOP, m['stripe'], 0.0035, 4, 'striped top')
    ca, cb = y0 + M.OVERHANG, y1 - 0.045
    block(x0 + 0.045, x1, ca + 0.001, cb, 0.145, TOP - THICK - 0.001, m['dark'], 0, name='bar carcase')
    block(x0 + 0.10, x1, ca + 0.05, cb - 0.05, 0.0, 0.146, m['dark'], 0.001, name='bar plinth')
    joinery.tongue_and_groove(x0 + 0.075, x1 - 0.001, 0.03, TOP - THICK - 0.001, ca, m['blue'], M.BAR_BOARD, 0.016)
    block(x0 + 0.022, x0 + 0.074, ca - 0.020, ca + 0.05, 0.0, TOP - THICK - 0.001, m['blue'], 0.002, 3, 'corner post')
    block(x0 + 0.074, x1, ca - 0.030, ca - 0.0005, 0.0, 0.12, m['blue'], 0.003, 3, 'bar skirting')
    for x in (x0 + 0.35, x0 + 1.25, x1 - 0.35):
        bracket(m, x, ca)
    with placed(at(x0 + 0.045, 0, 0, -90)):
        fronts(m, -cb, -ca - 0.051, 'drawers', top=TOP - THICK - 0.002, y=0.0)
    props.stool(0.18, y0 - 0.10, m['stool'], m['brass'], 0.66, 0.3)
    props.stool(0.98, y0 + 0.06, m['stool'], m['brass'], 0.66, 0.8)
    for x in (0.15, 1.15):
        props.pendant(x, -2.32, CEILING, 1.72, m['shade'], m['shade inside'], m['brass'], 0.17, 8)


def bracket(m, x, y):
    """A curved timber bracket carrying the overhang."""
    outline = [(0, 0), (-0.22, 0), (-0.22, -0.03)]
    for i in range(9):
        a = math.pi / 2 * i / 8
        outline.append((-0.21 + 0.165 * math.sin(a), -0.22 + 0.17 * math.cos(a)))
    outline += [(-0.03, -0.26), (0, -0.26)]
    z = TOP - THICK - 0.0012
    points = [(x - 0.02, y - 0.0165 + dy, z + dz) for dy, dz in outline] + [(x + 0.02, y - 0.0165 + dy, z + dz) for dy, dz in outline]
    n = len(outline)
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    mesh('bracket', points, faces, m['blue'], bevel=0.002)


def small_things(m, rng):
    # on the bar: breakfast not cleared away
    with placed(at(0.62, -2.30, TOP + 0.0115, 96, -90)):
        from common.geometry import rounded_board
        rounded_board(0.26, 0.40, 0.022, m['walnut board'], 0.035)
    loaf(m, 0.42, -2.30, TOP + 0.0225)
    block(0.56, 0.74, -2.395, -2.393, TOP + 0.023, TOP + 0.046, m['steel'], 0.0006, name='blade', rotation=(math.radians(-86), 0, 0.25))
    pipe([(0.735, -2.375, TOP + 0.0335), (0.845, -2.345, TOP + 0.0335)], 0.0105, m['beech'], 'knife handle', False)
    props.mug(0.02, -2.44, TOP, m['blue pot'], turn=2.2)
    props.plate(0.18, -2.58, TOP, m['cream'], 0.105)
    props.bowl(1.22, -2.22, TOP, m['cream'], 0.15, 0.085)
    for dx, dy, dz, kind in ((-0.055, 0.02, 0.03, 'apple'), (0.04, 0.05, 0.03, 'pear'), (0.04, -0.05, 0.03, 'apple'), (-0.03, -0.06, 0.032, 'pear'), (0, 0, 0.08, 'apple')):
        props.apple(1.22 + dx, -2.22 + dy, TOP + dz, m[kind], m['stem'], 0.034, rng)
    props.vase_of_branches(1.62, -2.12, TOP, m['blue pot'], m['flower leaf'], m['stem'], rng, 0.22, 0.075, 9, 0.36)
    # back run
    props.chopping_board(-1.98, -0.125, TOP, m['maple board'], 0.28, 0.40, 0.022, 13, 3)
    props.chopping_board(-1.86, -0.165, TOP, m['walnut board'], 0.22, 0.30, 0.020, 14, -4)
    props.utensil_pot(-1.60, -0.16, TOP, m['cream'], [m['beech'], m['walnut board']], rng)
    props.jar(-1.32, -0.14, TOP, m['blue pot'], 0.055, 0.17, m['beech'])
    props.jar(-1.20, -0.18, TOP, m['cream'], 0.045, 0.12, m['beech'])
    props.bottle(0.12, -0.12, TOP, m['glass'], 0.032, 0.28, m['slot'])
    props.bottle(0.20, -0.17, TOP, m['glass'], 0.028, 0.22, m['slot'])
    props.jar(1.52, -0.15, TOP, m['cream'], 0.06, 0.18, m['beech'])
    props.upright_books(1.66, -0.06, TOP, 5, rng, (0.20, 0.27), 0.18)
    for i in range(5):
        props.plate(-2.0, -0.115, 1.570 + i * 0.0088, m['fireclay'], 0.095)
    for i in range(3):
        props.bowl(-1.77, -0.12, 1.570 + i * 0.027, m['blue pot'], 0.072, 0.055)
    for i, x in enumerate((-1.62, -1.51, -1.405)):
        props.mug(x, -0.11 - 0.03 * (i % 2), 1.570, m[('cream', 'blue pot', 'fireclay')[i]], turn=-0.8 + i)
    for x, size in ((-0.98, 0.95), (-0.84, 1.1), (0.02, 1.0)):
        props.herb_pot(x, 0.06, WINDOW[2], m['terracotta'], m['herb'], rng, size)
    saucepan(m, 0.52, -0.20)
    props.hanging_towel(0.98, -0.670, 0.655, 0.28, 0.36, m['linen'], 0.020, 0.28)


def loaf(m, x, y, z):
    """A cob loaf with a slash across."""
    points, faces, n, k = [], [], 40, 14
    for j in range(k + 1):
        v = math.pi / 2 * j / k
        for i in range(n):
            a = 2 * math.pi * i / n
            r = 0.105 * math.cos(v) ** 0.7 * (1 + 0.03 * math.sin(a * 3) + 0.015 * math.sin(a * 7))
            cut = 0.012 * math.exp(-((r * math.sin(a) - 0.01) / 0.012) ** 2) * math.sin(v)
            points.append((x + r * 1.15 * math.cos(a), y + r * math.sin(a), z + 0.085 * math.sin(v) ** 0.8 - cut))
    for j in range(k):
        for i in range(n):
            p, q = j * n + i, j * n + (i + 1) % n
            faces.append((p, q, q + n, p + n))
    mesh('loaf', points, faces, m['loaf'], angle=80)


def saucepan(m, x, y):
    z = 0.9525
    turned(flowing([(0, 0), (0.088, 0), (0.096, 0.008), (0.098, 0.105), (0.101, 0.11), (0.097, 0.108), (0.094, 0.09), (0.09, 0.02)], 4), m['steel'], (x, y, z), 48, 'pan')
    turned(flowing([(0.099, 0.108), (0.085, 0.122), (0.04, 0.134), (0, 0.136)], 4), m['steel'], (x, y, z), 48, 'lid')
    turned(flowing([(0.006, 0.135), (0.007, 0.148), (0.018, 0.156), (0.012, 0.166), (0, 0.168)], 4), m['black'], (x, y, z), 24, 'lid knob')
    pipe([(x - 0.09, y - 0.03, z + 0.088), (x - 0.25, y - 0.10, z + 0.105)], 0.009, m['black'], 'pan handle', False)


def yard():
    """The terrace's walled yard with climbers, trees behind it, and a brick house beyond half hidden; haze
    pales what is far. Light colours, as in a photograph exposed for the room."""
    brick = materials.brickwork('yard wall', 'X', ('#b98a74', '#c69b84', '#a5745f'))
    brick_y = materials.brickwork('side wall', 'Y', ('#9a5a42', '#ab6b50', '#7b4635'))
    green = materials.leaf('yard leaf', '#48682f', '#90a856')
    greens = [materials.leaf('yellow green', '#8aa055', '#bccb82'), materials.leaf('mid green', '#6f8f4e', '#a3bb72'),
              materials.leaf('grey green', '#8c9e7a', '#b9c6a2'), materials.leaf('rose', '#d9a3ac', '#f0d3d4')]
    bark = materials.plain('bark', '#6d6256', 0.95, 0.1)
    block(-60, 80, 0.32, 140, -0.7, -0.2, materials.lawn('lawn', '#86a352', '#b3c676'), 0, name='lawn')
    block(-14, LEFT - 0.28, -12, 0.4, -0.5, -0.08, materials.stone('paving', ('#a89f90', '#b6ad9d', '#8d8577')), 0, name='paving')
    block(-12, 12, 11.0, 11.25, -0.2, 1.6, brick, 0.004, name='garden wall')
    block(-12, 12, 10.97, 11.28, 1.6, 1.67, materials.stone('coping'), 0.01, name='coping')
    own = random.Random(8)
    for i in range(22):
        x, r = -4.5 + i * 0.44 + own.uniform(-0.2, 0.2), own.uniform(0.28, 0.55)
        outdoors.leaf_cloud((x, 10.6, own.choice((0.3, 0.6, 1.5))), r, 700, greens[3 if i % 5 == 2 else i % 3], 0.06, 100 + i, 1.0)
    for x, y, high, kind, seed in ((-3.6, 15.0, 4.6, 1, 4), (5.2, 18.0, 4.8, 0, 12), (-0.6, 24.0, 4.4, 2, 9), (8.5, 27.0, 6.0, 1, 15),
                                   (-7.0, 34.0, 8.6, 1, 21), (1.6, 36.0, 4.6, 0, 24), (14.0, 60.0, 10.0, 2, 31)):
        outdoors.tree(x, y, high, greens[kind], bark, seed, 0.42, 0.09 + high * 0.008, 1.2)
    outdoors.far_house(0.4, 8.0, 46.0, 0.0)
    for y, share in ((10.2, 0.05), (20.0, 0.10), (30.0, 0.12), (42.0, 0.14)):
        outdoors.haze(y, share)
    with placed(at(LEFT - 4.5, 0, 0)):
        block(0, 0.25, -9, 3, -0.2, 1.5, brick_y, 0.004)
    for i, (y, r) in enumerate(((-4.6, 0.5), (-3.4, 0.6), (-1.4, 0.5))):
        outdoors.leaf_cloud((LEFT - 3.7, y, r * 0.8), r, 900, green, 0.05, 70 + i, 0.95)


def light():
    even_sky('#c8d6e8', 0.8, 4.5)
    sunlight(33, -112, SUN, 0.55)
    panel_light((LEFT - 0.34, (DOORS[0] + DOORS[1]) / 2, 1.2), (2.5, -2.4, 0.7), 1.75, 2.1, DAYLIGHT, (0.88, 0.94, 1))
    x0, x1, z0, z1 = WINDOW
    panel_light(((x0 + x1) / 2, 0.36, (z0 + z1) / 2 + 0.06), (-0.3, -3, 0.6), 1.2, 1.0, 42, (0.88, 0.94, 1))
    panel_light((-1.2, -6.4, 1.7), (0.3, 0, 1.0), 2.4, 2.0, 20, (1, 0.975, 0.93))
    panel_light((0.76, -0.3, 1.69), (0.76, -0.25, 0), 0.6, 0.1, 3.5, (1, 0.82, 0.6), seen_in_reflections=False)


def build(_view):
    rng = random.Random(41)
    m = palette()
    shell(m, rng)
    run(m, rng)
    peninsula(m)
    small_things(m, rng)
    yard()
    light()
