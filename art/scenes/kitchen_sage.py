"""Modern kitchen installation, Gloucester: sage shaker kitchen with oak tops in
the back of a 1930s semi. Sun from the garden doors on the left; through the window over
the sink a rising garden, its border and fence, trees and a brick house far off in bright haze.

Knobs: SAGE (paint colour), SUN (strength), DAYLIGHT (watts at the side doors).
"""
import random

from common import joinery, materials, outdoors, props
from common.geometry import (at, block, blocks, flowing, mesh, pipe, placed, turned, wall_with_holes)
from common.scene import View, even_sky, panel_light, sunlight
from measures import metres
from scenes import old_kitchen
from mathutils import Vector

SAGE = '#7b806f'
SUN = 13.0
DAYLIGHT = 150

FOLDER = 'modern-kitchen-installation-gloucester/'
VIEWS = {
    'whole': View(FOLDER + 'whole', (-0.95, -5.20, 1.34), -11.5, focal=28.5,
                  shift_y=-0.03, focus=3.8, exposure=0.05, look='High Contrast', samples=15),
    'before': View(FOLDER + 'before', (-0.95, -5.20, 1.34), -11.5, focal=28.5,
                   shift_y=-0.03, focus=3.8, exposure=0.05, look='High Contrast', samples=15),
    'island': View(FOLDER + 'island', (-1.75, -3.55, 1.42), -50, focal=30,
                   shift_y=-0.06, focus=3.0, exposure=0.1, look='High Contrast', samples=15),
    'detail': View(FOLDER + 'detail', (-0.95, -1.95, 1.16), 19, pitch=-12, focal=50,
                   focus=1.6, fstop=4.0, exposure=-0.2, look='High Contrast', samples=15),
    'hero': View('hero/still', (-0.55, -5.35, 1.36), -9.5, focal=30, shift_y=-0.045, focus=3.8,
                 exposure=0.05, look='High Contrast', samples=15, width=1600, height=1200),
}

M = metres('modern-kitchen-installation-gloucester')
CEILING, WINDOW = M.CEILING, M.WINDOW
WALL = 0.30
TOP = M.TOP
FRONT = -0.575          # carcase face
DOORS = (-3.75, -1.45, 2.12)   # garden doors in the left wall: y0, y1, height
LEFT, RIGHT = M.LEFT, M.RIGHT


def palette():
    m = {}
    m['sage'] = materials.paint('sage', SAGE, 0.36)
    m['shade'] = materials.paint('sage carcase', '#565b4e', 0.55)
    m['white'] = materials.paint('white gloss', '#eeebe4', 0.32)
    m['wall'] = materials.plaster('wall', '#ebe5d9')
    m['ceiling'] = materials.plaster('ceiling', '#f3f1ec')
    m['top'] = materials.wood('oak worktop', 'X', stave=(0.042, 0.85, 'Y'), roughness=0.36, variation=0.10, figure=0.55)
    m['shelf'] = materials.wood('oak shelf', 'X', roughness=0.45)
    m['floor'] = materials.wood('oak floor', 'Y', ('#c2a279', '#a78560', '#86663f'), roughness=0.46, variation=0.10, saturation=0.85, figure=0.6)
    m['stool'] = materials.wood('stool oak', 'Z', roughness=0.42)
    m['dark board'] = materials.wood('walnut board', 'Z', materials.WALNUT, roughness=0.5, figure=0.5)
    m['pale board'] = materials.wood('maple board', 'Z', ('#d9bd92', '#c6a471', '#ab8350'), roughness=0.5, figure=0.4)
    m['spoon'] = materials.wood('beech', 'Z', ('#cfa97c', '#b98c5c', '#96693f'), roughness=0.6)
    m['brass'] = materials.brass()
    m['hob'] = materials.plain('hob glass', '#08090a', 0.06, 0.5)
    m['fireclay'] = materials.ceramic('fireclay', '#f2efe9', 0.12)
    m['cream'] = materials.ceramic('cream stoneware', '#e2d8c6', 0.3, 0.04)
    m['speckle'] = materials.ceramic('speckled stoneware', '#cbc1b0', 0.5, 0.09)
    m['teal'] = materials.ceramic('teal stoneware', '#3a4643', 0.32, 0.08)
    m['terracotta'] = materials.plain('terracotta', '#a9643f', 0.85, 0.2)
    m['grout'] = materials.plaster('grout', '#cdc6b8')
    m['tile'] = materials.glazed_tile('wall tile', '#e9e3d6')
    m['lamp'] = materials.plain('lamp shade', '#2d3833', 0.32)
    m['lamp inside'] = materials.plain('lamp lining', '#f2ecdf', 0.4)
    m['pane'] = materials.window_pane()
    m['olive'] = materials.leaf('olive leaf', '#566a4c', '#8c9a79')
    m['herb'] = materials.leaf('herb leaf', '#3c6528', '#6a9441')
    m['stem'] = materials.plain('stem', '#66563d', 0.8, 0.1)
    m['lemon'] = materials.ceramic('lemon', '#e2b82b', 0.42, 0.05, 0.9)
    m['plate'] = materials.plain('white plate', '#f0efec', 0.3, 0.5)
    m['slot'] = materials.plain('slot', '#222120', 0.5)
    m['linen'] = materials.cloth('tea towel', '#e6dfd0', ('#5f7078', 34))
    m['paper'] = materials.plain('paper', '#e9e4d8', 0.9, 0.1)
    m['glass'] = materials.glass('oil bottle', '#dfe3a8')
    return m


def shell(m, rng, old=False):
    """Room, floor, window, garden doors, skirting; `old`: before there was an oak floor."""
    x0, x1, z0, z1 = WINDOW
    wall_with_holes(LEFT - 0.3, RIGHT + 0.3, 0, CEILING, 0, WALL, [WINDOW], m['wall'], 'back wall')
    with placed(at(LEFT, 0, 0, 90)):
        wall_with_holes(-7.2, 0.0, 0, CEILING, 0, 0.3, [(DOORS[0], DOORS[1], 0.0, DOORS[2])], m['wall'], 'left wall')
    block(RIGHT, RIGHT + 0.1, -7.2, 0.3, 0, CEILING, m['wall'], 0, name='right wall')
    block(LEFT - 0.3, RIGHT + 0.1, -7.2, 0.3, CEILING, CEILING + 0.1, m['ceiling'], 0, name='ceiling')
    if old:
        block(LEFT - 0.05, RIGHT, -7.2, -0.002, -0.003, 0.0, m['vinyl'], 0, name='sheet vinyl')
    else:
        joinery.board_floor(LEFT - 0.05, RIGHT, -7.2, -0.02, 0.0, m['floor'], 0.185, 'Y', rng=rng)
    block(LEFT - 0.3, RIGHT, -7.2, 0.2, -0.06, -0.004, m['shade'], 0, name='sub floor')
    joinery.casement_window(x0, x1, z0, z1, 0, WALL, m['white'], m['pane'], 2, 2, 2)
    for cx in (-0.98, -0.26):
        joinery.window_stay(cx, z0 + 0.085, WALL * 0.5 - 0.010, m['brass'], 0.2)
    block(x0 - 0.04, x1 + 0.04, -0.040, WALL * 0.5 - 0.012, z0 - 0.030, z0 + 0.0005, m['shelf'], 0.004, 3, 'window board')
    with placed(at(RIGHT, -0.60, 0, -90)):
        joinery.skirting(6.5, m['white'], 0.145)
    with placed(at(RIGHT, 0, 0, -90)):
        joinery.light_switch(3.4, 1.15, 0, m['plate'], 2)
    parts = []
    for i in range(5):
        y = DOORS[0] + (DOORS[1] - DOORS[0]) * i / 4
        parts.append((LEFT - 0.16, LEFT - 0.10, y - 0.045, y + 0.045, 0, DOORS[2]))
    for z in (0.0, 0.78, 1.44, DOORS[2] - 0.07):
        parts.append((LEFT - 0.152, LEFT - 0.108, DOORS[0], DOORS[1], z, z + (0.12 if z == 0 else 0.035)))
    blocks(parts, m['white'], 0.003, 2, 'garden doors')


def base_unit(m, x0, x1, kind, handle='right', top=0.868):
    """One floor unit between x0 and x1 with its fronts and knobs."""
    gap = 0.0016
    block(x0, x1, -0.573, -0.002, 0.145, top, m['shade'], 0, name='carcase')
    if kind == 'door':
        face = joinery.shaker_front(x0 + gap, x1 - gap, 0.150, top - 0.010, FRONT, m['sage'])
        joinery.knob(x1 - 0.038 if handle == 'right' else x0 + 0.038, face, top - 0.075, m['brass'])
    elif kind == 'pair':
        middle = (x0 + x1) / 2
        for a, b, kx in ((x0 + gap, middle - gap, middle - 0.038), (middle + gap, x1 - gap, middle + 0.038)):
            face = joinery.shaker_front(a, b, 0.150, top - 0.010, FRONT, m['sage'])
            joinery.knob(kx, face, top - 0.075, m['brass'])
    elif kind == 'drawers':
        levels = [*M.DRAWERS, top - 0.010]
        for lo, hi in zip(levels, levels[1:]):
            make = joinery.shaker_front if hi - lo > 0.2 else joinery.slab_front
            face = make(x0 + gap, x1 - gap, lo + gap, hi - gap, FRONT, m['sage'])
            spread = [(x0 + x1) / 2] if x1 - x0 < 0.7 else [x0 + (x1 - x0) * 0.25, x0 + (x1 - x0) * 0.75]
            for kx in spread:
                joinery.cup_handle(kx, face, (lo + hi) / 2 if hi - lo < 0.2 else hi - 0.040, m['brass'])


def run(m, rng):
    """The sink run along the back wall, larder at the right end."""
    for x0, x1, kind, handle, top in M.UNITS:
        base_unit(m, x0, x1, kind, handle, top)
    block(1.40, 1.498, -0.596, -0.50, 0.145, 0.868, m['sage'], 0.001, name='filler')
    block(-2.68, 1.50, -0.525, -0.507, 0.0, 0.144, m['shade'], 0.001, name='plinth')
    block(-1.0, -0.985, -0.597, -0.01, 0.648, 0.868, m['sage'], 0.001)
    block(-0.215, -0.20, -0.597, -0.01, 0.648, 0.868, m['sage'], 0.001)
    for a, b, c in ((LEFT, -0.984, M.FRONT_EDGE), (-0.216, 1.498, M.FRONT_EDGE), (-0.984, -0.216, -0.115)):
        block(a, b, c, -0.0005, 0.870, TOP, m['top'], 0.003, 3, 'worktop')
    joinery.belfast_sink(*M.SINK[:2], -0.662, -0.118, *M.SINK[2:], m['fireclay'], m['brass'])
    joinery.bridge_tap(-0.60, -0.062, TOP, m['brass'])
    # tiles on a grout bed, cut to the window
    x0, x1, z0, _ = WINDOW
    for a, b, top in ((LEFT, x0 - 0.002, 1.512), (x0 - 0.002, x1 + 0.002, z0 - 0.031), (x1 + 0.002, 0.31, 1.512), (0.31, 1.497, 1.715)):
        block(a, b, -0.004, 0.0, 0.88, top, m['grout'], 0, name='grout')
        joinery.tile_wall(a, b, TOP + 0.002, top, -0.003, m['tile'], rng=rng)
    # shelves
    for z in M.SHELVES:
        block(LEFT + 0.002, M.SHELF_END, -0.235, -0.012 if z < 1.6 else -0.001, z, z + M.SHELF, m['shelf'], 0.003, 3, 'shelf')
        for x in (-2.45, -1.66):
            pipe([(x, -0.012, z - 0.13), (x, -0.012, z - 0.006), (x, -0.205, z - 0.006)], 0.006, m['brass'], 'bracket', False)
    # hob and canopy
    block(*M.HOB, -0.575, -0.065, TOP - 0.001, TOP + 0.005, m['hob'], 0.002, name='hob')
    a, b = M.CANOPY
    block(a, b, -0.480, 0, *M.CANOPY_AT[:2], m['sage'], 0.002, name='canopy')
    block(a - 0.03, 1.498, -0.510, 0, *M.CANOPY_AT[1:], m['sage'], 0.007, 3, 'canopy shelf')
    block(a + 0.05, b - 0.05, -0.420, 0, 1.83, CEILING - 0.08, m['sage'], 0.002, name='canopy chest')
    block(a + 0.02, b - 0.02, -0.450, 0, CEILING - 0.08, CEILING - 0.001, m['sage'], 0.008, 3, 'canopy cornice')
    block(a - 0.012, 1.497, -0.492, 0, 1.642, 1.664, m['sage'], 0.003, name='canopy bead')
    panel_light((0.91, -0.25, 1.635), (0.91, -0.2, 0), 0.6, 0.1, 4, (1, 0.80, 0.58))
    # larder
    a, b = M.LARDER
    block(a + 0.004, b, -0.598, -0.001, 0.145, 2.298, m['shade'], 0, name='larder carcase')
    block(a, a + 0.020, -0.626, 0, 0.0, M.LARDER_HIGH, m['sage'], 0.0012, name='larder side')
    block(a + 0.02, b, -0.55, -0.53, 0.0, 0.146, m['shade'], 0.001, name='larder plinth')
    middle = (a + b + 0.02) / 2
    for lo_x, hi_x, kx in ((a + 0.023, middle - 0.0016, middle - 0.040), (middle + 0.0016, b - 0.001, middle + 0.040)):
        for lo, hi, kz in ((*M.LARDER_DOORS[:2], 0.900), (*M.LARDER_DOORS[2:], 1.130)):
            face = joinery.shaker_front(lo_x, hi_x, lo, hi, -0.600, m['sage'])
            joinery.knob(kx, face, kz, m['brass'])
    block(a - 0.03, RIGHT, -0.656, 0, M.LARDER_HIGH, 2.335, m['sage'], 0.006, 3, 'larder cornice')
    block(a - 0.012, RIGHT, -0.638, 0, 2.335, CEILING - 0.001, m['sage'], 0.003, name='larder frieze')
    block(b, RIGHT, -0.617, -0.58, 0, M.LARDER_HIGH, m['sage'], 0.001, name='larder filler')
    joinery.double_socket(-1.72, 1.13, -0.011, m['plate'], m['slot'])
    joinery.double_socket(0.22, 1.13, -0.011, m['plate'], m['slot'])


ISLAND = M.ISLAND


def island(m):
    x0, x1, y0, y1 = ISLAND
    block(x0 + 0.03, x1 - 0.03, y0 + 0.241, y1 - 0.03, 0.14, 0.868, m['shade'], 0, name='island carcase')
    block(x0 + 0.08, x1 - 0.08, y0 + 0.30, y1 - 0.08, 0, 0.145, m['shade'], 0.001, name='island plinth')
    width = (x1 - x0 - 0.06) / 3
    for i in range(3):
        joinery.shaker_front(x0 + 0.03 + i * width + 0.0015, x0 + 0.03 + (i + 1) * width - 0.0015, 0.145, 0.866, y0 + M.OVERHANG, m['sage'])
    with placed(at(x0 + 0.03, 0, 0, -90)):
        joinery.shaker_front(-(y1 - 0.03), -(y0 + 0.22), 0.145, 0.866, 0, m['sage'], frame=0.09)
    block(x0 - 0.002, x1, y0, y1, *M.ISLAND_TOP, m['top'], 0.0035, 3, 'island top')
    props.stool(0.60, y0 - 0.06, m['stool'], m['brass'], 0.66, 0.22)
    props.stool(1.24, y0 + 0.02, m['stool'], m['brass'], 0.66, 0.65)
    for x in (0.62, 1.52):
        props.pendant(x, -2.42, CEILING, 1.66, m['lamp'], m['lamp inside'], m['brass'], watts=8)


def small_things(m, rng):
    """Lived in: uneven, a little crowded, some things left out."""
    with placed(at(1.46, -2.42, 0.912, 40)):     # turned so that no branch hangs into the hero still
        props.vase_of_branches(0, 0, 0, m['speckle'], m['olive'], m['stem'], rng, 0.25, 0.085, 9, 0.28)
    props.bowl(0.66, -2.36, 0.912, m['cream'], 0.155, 0.09)
    for dx, dy, dz in ((-0.06, 0.03, 0.055), (0.05, 0.05, 0.058), (0.0, -0.06, 0.058), (0.07, -0.03, 0.062), (-0.075, -0.04, 0.06), (0.0, 0.0, 0.1)):
        props.lemon(0.66 + dx, -2.36 + dy, 0.912 + dz, m['lemon'], 0.031, rng)
    props.lemon(0.39, -2.26, 0.912 + 0.031, m['lemon'], 0.031, rng)
    height = props.books(1.05, -2.20, 0.912, [('#cfc6b4', 0.25, 0.19, 0.026), ('#506058', 0.235, 0.18, 0.022)], rng)
    props.mug(1.08, -2.21, height, m['teal'], turn=2.5)
    with placed(at(0.98, -2.52, 0.9125, 24)):
        block(-0.105, 0.105, -0.148, 0.148, 0, 0.0012, m['paper'], 0, name='paper')
    props.chopping_board(-2.33, -0.135, 0.911, m['dark board'], 0.30, 0.42, 0.022, 14, 2)
    props.chopping_board(-2.16, -0.175, 0.911, m['pale board'], 0.24, 0.33, 0.020, 15, -3)
    props.jar(-1.86, -0.15, TOP, m['cream'], 0.06, 0.17, m['spoon'])
    props.jar(-1.735, -0.19, TOP, m['cream'], 0.048, 0.12, m['spoon'])
    props.utensil_pot(-1.47, -0.17, TOP, m['speckle'], [m['spoon'], m['dark board']], rng)
    props.bottle(-1.33, -0.13, TOP, m['glass'], 0.030, 0.25, m['slot'])
    props.jar(0.28, -0.15, TOP, m['teal'], 0.05, 0.20, m['spoon'])
    props.bottle(0.40, -0.10, TOP, m['glass'], 0.033, 0.29, m['slot'])
    props.jar(1.41, -0.14, TOP, m['cream'], 0.045, 0.14, m['spoon'])
    for i in range(6):
        props.plate(-2.47 + rng.uniform(-0.002, 0.002), -0.125, 1.549 + i * 0.0088, m['fireclay'], 0.100)
    for i in range(4):
        props.bowl(-2.20, -0.125 + rng.uniform(-0.003, 0.003), 1.549 + i * 0.027, m['cream'], 0.074, 0.055)
    for i, (x, y) in enumerate(((-2.02, -0.10), (-1.92, -0.15), (-1.81, -0.11))):
        props.mug(x, y, 1.549, [m['fireclay'], m['speckle'], m['cream']][i], turn=-0.9 + i * 0.8)
    props.jar(-1.58, -0.12, 1.549, m['teal'], 0.05, 0.13, m['spoon'])
    props.vase_of_branches(-2.44, -0.12, 1.929, m['cream'], m['olive'], m['stem'], rng, 0.15, 0.055, 6, 0.20)
    props.upright_books(-2.26, -0.03, 1.929, 6, rng, (0.19, 0.26), 0.17)
    props.jar(-1.93, -0.12, 1.929, m['fireclay'], 0.052, 0.16, m['spoon'])
    props.bowl(-1.68, -0.125, 1.929, m['speckle'], 0.10, 0.07)
    for x, size in ((-1.13, 1.0), (-0.99, 0.85), (0.0, 1.05)):
        props.herb_pot(x, 0.062, WINDOW[2], m['terracotta'], m['herb'], rng, size)
    pipe([(-0.86, -0.690, 0.600), (-0.34, -0.690, 0.600)], 0.006, m['brass'], 'towel rail', False)
    for x in (-0.84, -0.36):
        pipe([(x, -0.690, 0.600), (x, -0.594, 0.600)], 0.005, m['brass'], 'rail leg', False)
    props.hanging_towel(-0.66, -0.690, 0.605, 0.30, 0.36, m['linen'], 0.016, 0.25)
    turned(flowing([(0, 0), (0.030, 0), (0.033, 0.006), (0.033, 0.10), (0.020, 0.125), (0.010, 0.13), (0.010, 0.15), (0, 0.15)], 4), m['teal'], (-0.36, -0.075, TOP), 32, 'soap bottle')
    pipe([(-0.36, -0.075, TOP + 0.15), (-0.36, -0.075, TOP + 0.172), (-0.36, -0.115, TOP + 0.170)], 0.005, m['slot'], 'soap pump', False)


def garden(rng):
    """A lawn that rises from the house, a mixed border before an old fence 27 m off, trees, and beyond
    the next garden a brick house half behind its trees; haze pales what is far. All colours are light, as in
    a photograph exposed for the room. The camera sees only 3 degrees below the horizon to 8 above."""
    leaves = materials.leaf
    bark = materials.plain('bark', '#6d6256', 0.95, 0.1)
    greens = [leaves('yellow green', '#8aa055', '#bccb82'), leaves('mid green', '#6f8f4e', '#a3bb72'),
              leaves('grey green', '#8c9e7a', '#b9c6a2'), leaves('dark green', '#557345', '#86a069')]
    flowers = [leaves('rose', '#d9a3ac', '#f0d3d4'), leaves('white flower', '#e6e4d6', '#f8f6ec'), leaves('lavender', '#a59cc4', '#c9c2dc')]
    lawn = materials.lawn('lawn', '#86a352', '#b3c676')
    rise = [(0.35, -0.3), (5.0, -0.25), (5.1, 0.05), (12.0, 0.36), (27.0, 1.05), (60.0, 0.7), (140.0, 0.7)]
    mesh('lawn', [(x, y, z) for y, z in rise for x in (-60, 80)],
         [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rise) - 1)], lawn, smooth=False)
    fence = materials.wood('fence', 'Z', ('#c9b8a0', '#ab9a82', '#857564'), roughness=0.85, variation=0.2, knots=0.3)
    with placed(at(0, 0, 0.98)):
        outdoors.board_fence(-7, 9, 27.0, 1.5, fence, rng=rng)    # draws from the room's rng what the leaf shade on the floor counts on
    own = random.Random(4)
    for i in range(34):
        x, r = -6.2 + i * 0.46 + own.uniform(-0.2, 0.2), own.uniform(0.3, 0.65)
        y = 26.4 - own.uniform(0, 1.6)
        outdoors.leaf_cloud((x, y, 1.0 + r * 0.7), r, 700, own.choice(greens), 0.08, 100 + i, 1.1)
        if i % 3 == 0:
            outdoors.leaf_cloud((x + 0.3, y - 0.5, 1.0 + r * 0.6), r * 0.7, 130, own.choice(flowers), 0.065, 200 + i, 0.9)
    for i, (x, z, r) in enumerate(((-2.5, 2.1, 0.55), (-0.9, 2.2, 0.5), (1.9, 1.9, 0.6), (2.6, 2.3, 0.45), (5.0, 2.1, 0.6))):
        outdoors.leaf_cloud((x, 26.6, z), r, 600, greens[i % 4], 0.08, 300 + i, 0.9)
    for x, y, high, green, seed, spread in ((-3.8, 18.0, 4.6, 1, 4, 0.42), (5.9, 22.5, 4.4, 0, 12, 0.40), (-1.6, 31.0, 4.3, 0, 9, 0.40),
                                            (5.4, 33.0, 4.8, 1, 15, 0.44), (-5.0, 40.0, 8.6, 3, 21, 0.40), (0.6, 48.0, 5.0, 0, 24, 0.45),
                                            (-2.5, 84.0, 12.5, 3, 31, 0.40), (20.0, 80.0, 13.0, 3, 33, 0.42),
                                            (9.4, 19.0, 5.2, 0, 36, 0.42), (25.0, 50.0, 9.0, 1, 39, 0.42)):
        outdoors.tree(x, y, high, greens[green], bark, seed, spread, 0.09 + high * 0.008, 1.2)
    with placed(at(6.6, 0, -0.3, -90)):
        outdoors.hedge(-27, -1, 0, 0.7, 2.4, greens[3], 3, 0.075, 420)
    outdoors.far_house(2.6, 10.0, 66.0, 0.7)
    for y, share in ((11.5, 0.04), (28.5, 0.07), (44.0, 0.10), (62.0, 0.10), (79.0, 0.2)):
        outdoors.haze(y, share)


def light(close):
    even_sky('#c3d4ea', 0.75, 4.5)
    # the close picture: a low sun that rakes along the fronts and over the worktop
    sunlight(*((19, -141, SUN * 0.75) if close else (31, -108, SUN)), 0.55)
    x0, x1, z0, z1 = WINDOW
    panel_light((LEFT - 0.34, (DOORS[0] + DOORS[1]) / 2, 1.15), (3, -2.2, 0.7), 2.1, 2.05, DAYLIGHT, (0.87, 0.935, 1))
    panel_light(((x0 + x1) / 2, WALL + 0.06, (z0 + z1) / 2 + 0.08), (-0.6, -3, 0.6), 1.35, 1.0, 34, (0.88, 0.94, 1))
    panel_light((-2.3, -6.9, 1.6), (0.6, 0, 1.0), 3.0, 2.0, 22, (1, 0.97, 0.92))


def leaf_shade(m, rng):
    """Leaves outside the garden doors, so that the sun comes in broken."""
    points, faces = [], []
    for _ in range(150):
        spot = Vector((LEFT - 1.6 - rng.random() * 1.2, rng.uniform(-5.4, -2.4), rng.uniform(1.2, 3.8)))
        a = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        b, s = a.orthogonal().normalized(), rng.uniform(0.04, 0.10)
        first = len(points)
        points += [spot - a * s, spot + b * s * 0.5, spot + a * s, spot - b * s * 0.5]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh('leaves shade', points, faces, m['herb'])


def build(view):
    rng = random.Random(9)
    m = palette()
    if view == 'before':
        old_kitchen.palette(m)
        shell(m, rng, old=True)
        old_kitchen.build(m, rng, LEFT, CEILING, WINDOW)
    else:
        shell(m, rng)
        run(m, rng)
        island(m)
        small_things(m, rng)
    garden(rng)
    leaf_shade(m, rng)
    light(view == 'detail')
