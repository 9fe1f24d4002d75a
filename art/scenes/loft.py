"""Loft conversion: a finished bedroom-study under a pitched roof; roof windows on
both sides, eaves cupboards and drawers in the dwarf walls, an oak desk and
bookshelves built into the gable.

Knobs: PAINT (joinery colour), SUN, DAYLIGHT (watts per roof window).
"""
import math
import random

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, flowing, mesh, pipe, placed, sheet, turned, wall_with_holes
from common.scene import View, even_sky, panel_light, sunlight

PAINT = '#c9c6bb'
SUN = 13.0
DAYLIGHT = 60

VIEWS = {
    'room': View('services/loft-conversion', (0.28, -5.35, 1.36), 3, focal=25.5, shift_y=-0.005, focus=4.4,
                 exposure=-0.15, look='High Contrast', samples=12),
}

HALF, DWARF, CEILING, NEAR = 2.35, 1.02, 2.36, -6.4
PITCH = 42.0                                   # degrees from the horizontal
RISE = CEILING - DWARF
RUN = RISE / math.tan(math.radians(PITCH))
SLOPE = RISE / math.sin(math.radians(PITCH))
GABLE_WINDOW = (-0.62, 0.62, 0.98, 2.02)
ROOF_WINDOWS = {'left': ((-2.35, -1.57), (-4.35, -3.57)), 'right': ((-3.4, -2.62),)}   # along y
SILL, LINTEL = 0.34, 1.52                      # along the slope


def palette():
    m = {}
    m['paint'] = materials.paint('joinery paint', PAINT, 0.38)
    m['inside'] = materials.paint('joinery inside', '#b9b6aa', 0.5)
    m['white'] = materials.paint('white', '#efece5', 0.32)
    m['wall'] = materials.plaster('wall', '#ece7dc', 0.8)
    m['gable'] = materials.plaster('gable', '#e4e0d5', 0.8)
    m['floor'] = materials.wood('oak floor', 'Y', ('#c6a67d', '#ab8963', '#896944'), roughness=0.45, variation=0.10, figure=0.6, saturation=0.85)
    m['oak'] = materials.wood('oak', 'X', roughness=0.42, figure=0.8)
    m['oak y'] = materials.wood('oak y', 'Y', roughness=0.42, figure=0.8)
    m['oak z'] = materials.wood('oak z', 'Z', roughness=0.42, figure=0.8)
    m['pine'] = materials.wood('roof window pine', 'X', ('#e6cd9f', '#d8b982', '#bd9658'), roughness=0.4, figure=0.5)
    m['pane'] = materials.window_pane()
    m['brass'] = materials.brass()
    m['black'] = materials.plain('black', '#1e1f20', 0.4)
    m['linen'] = materials.cloth('bed linen', '#e9e5da')
    m['throw'] = materials.cloth('throw', '#7d8a83', ('#5f6b66', 18))
    m['pillow'] = materials.cloth('pillow', '#efece4')
    m['rust pillow'] = materials.cloth('rust pillow', '#a2603f')
    m['rug'] = materials.cloth('rug', '#b9b2a2', ('#8a8c88', 9))
    m['lamp'] = materials.paint('lamp', '#2f4038', 0.3, None)
    m['lamp inside'] = materials.plain('lamp inside', '#efe9dc', 0.4)
    m['cream'] = materials.ceramic('cream pot', '#e0d7c6', 0.35, 0.05)
    m['teal'] = materials.ceramic('teal pot', '#3d5553', 0.32, 0.08)
    m['leaf'] = materials.leaf('house plant', '#41632f', '#7f9f52')
    m['stem'] = materials.plain('stem', '#5f6a3c', 0.8, 0.1)
    m['willow'] = materials.wood('willow', 'X', ('#b98f5b', '#9c7344', '#74512c'), roughness=0.6, figure=0.3)
    m['plate'] = materials.plain('socket', '#f0efec', 0.3)
    m['slot'] = materials.plain('slot', '#222120', 0.5)
    m['tree'] = materials.leaf('tree', '#46642e', '#8da653')
    m['paper'] = materials.plain('paper', '#e9e6dd', 0.9, 0.1)
    return m


def roof_side(m, side):
    """One dwarf wall and slope with its roof windows. Built for the left; the right is turned round."""
    turn, sign = (90, 1) if side == 'left' else (-90, -1)
    x = -HALF if side == 'left' else HALF
    holes = [(a, b, SILL, LINTEL) for a, b in ROOF_WINDOWS[side]]
    if side == 'right':
        holes = [(-b, -a, SILL, LINTEL) for a, b, *_ in holes]
    span = (NEAR, 0.0) if side == 'left' else (0.0, -NEAR)
    with placed(at(x, 0, 0, turn)):
        wall_with_holes(*span, 0, DWARF + 0.001, 0, 0.1, [], m['wall'], 'dwarf wall')
    with placed(at(x, 0, DWARF, turn, 90 - PITCH)):
        wall_with_holes(*span, 0, SLOPE, 0, 0.26, holes, m['wall'], 'slope')
        for a, b, lo, hi in holes:
            y, f = 0.14, 0.045
            blocks([(a, a + f, y, y + 0.09, lo, hi), (b - f, b, y, y + 0.09, lo, hi), (a + f, b - f, y, y + 0.09, lo, lo + f), (a + f, b - f, y, y + 0.09, hi - f, hi)], m['white'], 0.003, 2, 'roof window frame')
            g = 0.055
            blocks([(a + f, a + f + g, y + 0.012, y + 0.06, lo + f, hi - f), (b - f - g, b - f, y + 0.012, y + 0.06, lo + f, hi - f),
                    (a + f + g, b - f - g, y + 0.012, y + 0.06, lo + f, lo + f + g), (a + f + g, b - f - g, y + 0.012, y + 0.06, hi - f - g, hi - f)], m['white'], 0.003, 2, 'roof window sash')
            block(a + f + 0.06, b - f - 0.06, y - 0.012, y - 0.004, hi - f - 0.03, hi - f - 0.008, m['black'], 0.003, name='ventilation bar')
            sheet([(a, y + 0.04, lo), (b, y + 0.04, lo), (b, y + 0.04, hi), (a, y + 0.04, hi)], m['pane'], 'pane')
            panel_light((( a + b) / 2, 0.30, (lo + hi) / 2), ((a + b) / 2, -2, (lo + hi) / 2 - 0.5), (b - a) * 0.85, (hi - lo) * 0.85, DAYLIGHT, (0.88, 0.94, 1))


def shell(m, rng):
    for side in ('left', 'right'):
        roof_side(m, side)
    block(-HALF + RUN - 0.05, HALF - RUN + 0.05, NEAR, 0.3, CEILING, CEILING + 0.1, m['wall'], 0, name='flat ceiling')
    wall_with_holes(-HALF - 0.3, HALF + 0.3, 0, CEILING + 0.2, 0, 0.3, [GABLE_WINDOW], m['gable'], 'gable')
    joinery.casement_window(*GABLE_WINDOW, 0, 0.3, m['white'], m['pane'], 2, 1, 1)
    block(GABLE_WINDOW[0] - 0.03, GABLE_WINDOW[1] + 0.03, -0.025, 0.138, GABLE_WINDOW[2] - 0.028, GABLE_WINDOW[2] + 0.0005, m['oak'], 0.004, 3, 'window board')
    joinery.board_floor(-HALF, HALF, NEAR, 0, 0.0, m['floor'], 0.18, 'Y', rng=rng)
    block(-HALF - 0.2, HALF + 0.2, NEAR, 0.2, -0.06, -0.004, m['inside'], 0, name='sub floor')


def eaves(m):
    """Left: drawers and cupboards flush in the dwarf wall. Right: a low run behind the bed."""
    with placed(at(-HALF + 0.045, 0, 0, 90)):
        joinery.beaded_frame(-4.9, -0.52, 0.10, 0.985, 0.0, m['paint'], 0.045, 0.024)
        block(-4.9, -0.52, -0.020, 0.044, 0.0, 0.1005, m['paint'], 0.002, name='plinth')
        block(-4.93, -0.52, -0.045, 0.0445, 0.9852, 1.012, m['oak'], 0.003, 3, name='capping')
        block(-4.85, -0.56, 0.004, 0.04, 0.14, 0.95, m['inside'], 0, name='behind')
        x, width = -4.855, 0.716
        for i in range(6):
            a, b = x + i * width + 0.003, x + (i + 1) * width - 0.003
            if i % 2:
                for lo, hi in ((0.148, 0.405), (0.411, 0.668), (0.674, 0.937)):
                    face = joinery.shaker_front(a, b, lo, hi, -0.0005, m['paint'], 0.05)
                    for kx in (a + 0.17, b - 0.17):
                        joinery.knob(kx, face, (lo + hi) / 2, m['brass'], 0.013)
            else:
                middle = (a + b) / 2
                for c, d, kx in ((a, middle - 0.0015, middle - 0.03), (middle + 0.0015, b, middle + 0.03)):
                    face = joinery.shaker_front(c, d, 0.148, 0.937, -0.0005, m['paint'], 0.058)
                    joinery.knob(kx, face, 0.62, m['brass'], 0.013)
    with placed(at(HALF, -0.52, 0, -90)):
        joinery.skirting(5.8, m['white'], 0.12)


def gable_joinery(m, rng):
    """Desk across the gable between two bookcases cut to the slope."""
    depth = 0.34
    for sign in (-1, 1):
        inner, outer = 0.86, HALF - 0.02
        top_in = DWARF + (HALF - inner) * math.tan(math.radians(PITCH)) - 0.03
        top_in = min(top_in, CEILING - 0.02)
        top_out = DWARF + 0.0
        t = 0.022

        def sloped(x0, x1, y0, y1, z0):
            """A sheet whose top follows the slope."""
            za, zb = (min(CEILING - 0.02, DWARF + (HALF - x) * math.tan(math.radians(PITCH)) - 0.03) for x in (x0, x1))
            return [(sign * x0, y0, z0), (sign * x1, y0, z0), (sign * x1, y1, z0), (sign * x0, y1, z0), (sign * x0, y0, za), (sign * x1, y0, zb), (sign * x1, y1, zb), (sign * x0, y1, za)]

        parts = []
        for x in (inner, (inner + outer) / 2 - 0.05, outer - t):
            parts.append(sloped(x, x + t, -depth, -0.001, 0.0))
        if sign < 0:
            parts = [[p[1], p[0], p[3], p[2], p[5], p[4], p[7], p[6]] for p in parts]
        blocks(parts, m['paint'], 0.0012, 2, 'bookcase upright')
        mid = (inner + outer) / 2 - 0.05
        for a, b, levels in ((inner + t, mid, (0.08, 0.46, 0.80, 1.13, 1.46, 1.79)), (mid + t, outer - t, (0.08, 0.46, 0.80, 1.13))):
            for z in levels:
                limit = DWARF + (HALF - b) * math.tan(math.radians(PITCH)) - 0.05
                if z < limit:
                    block(sign * a, sign * b, -depth + 0.006, -0.002, z, z + t, m['paint'], 0.0012, 2, 'bookcase shelf')
                    fill_shelf(m, rng, min(sign * a, sign * b), max(sign * a, sign * b), z + t, min(0.30, limit - z - 0.04), z < 0.1)
        block(sign * inner, sign * outer, -0.010, -0.0006, 0.02, DWARF - 0.02, m['inside'], 0, name='bookcase back')
        block(sign * (inner + 0.001), sign * outer, -depth + 0.012, -depth + 0.03, 0.0, 0.0795, m['paint'], 0.001, name='bookcase plinth')
    # desk
    block(-0.8585, 0.8585, -0.62, -0.002, 0.728, 0.762, m['oak'], 0.003, 3, 'desk top')
    block(-0.8583, 0.8583, -0.56, -0.54, 0.62, 0.7277, m['paint'], 0.0015, 2, 'desk rail')
    for a, b in ((-0.42, -0.004), (0.004, 0.42)):
        face = joinery.slab_front(a, b, 0.632, 0.722, -0.5605, m['paint'], 0.018)
        joinery.knob((a + b) / 2, face, 0.677, m['brass'], 0.013)
    for x in (-0.835, 0.835):
        block(x - 0.0225, x + 0.0225, -0.60, -0.345, 0.0, 0.7277, m['paint'], 0.0015, 2, 'desk gable')


def fill_shelf(m, rng, a, b, z, room, low):
    """Books, a basket or a pot: a shelf somebody uses."""
    if room < 0.10:
        return
    if low and room > 0.25:
        props.basket((a + b) / 2, -0.18, z + 0.001, m['willow'], min(0.40, b - a - 0.06), 0.28, 0.20, rng)
        return
    choice = rng.random()
    tall = min(room - 0.02, 0.26)
    if choice < 0.62 and tall > 0.16:
        props.upright_books(a + 0.012, -0.06, z + 0.0005, rng.randint(6, 11), rng, (min(0.17, tall * 0.8), tall), 0.17)
    elif choice < 0.8:
        props.books(a + 0.15, -0.18, z, [('#c9b48f', 0.22, 0.16, 0.028), ('#394a55', 0.20, 0.15, 0.022), ('#8d8a80', 0.19, 0.14, 0.03)], rng)
        props.jar(b - 0.12, -0.16, z, m['teal'], 0.05, min(0.15, room - 0.04), None)
    else:
        props.bowl((a + b) / 2 - 0.06, -0.17, z, m['cream'], 0.10, 0.07)
        props.jar(b - 0.10, -0.15, z, m['teal'], 0.04, min(0.13, room - 0.04), None)


def bed(m, rng):
    """A low oak bed with its head to the right-hand dwarf wall."""
    x0, x1, y0, y1 = 0.28, 2.30, -3.75, -2.25
    block(x1 - 0.03, x1 + 0.01, y0 - 0.03, y1 + 0.03, 0.0, 0.92, m['oak y'], 0.006, 3, 'headboard')
    for y in (y0 - 0.02, y1 - 0.01):
        block(x0, x1 - 0.03, y, y + 0.03, 0.20, 0.34, m['oak'], 0.004, 3, 'bed rail')
    block(x0 - 0.02, x0 + 0.02, y0 - 0.02, y1 + 0.02, 0.16, 0.40, m['oak y'], 0.005, 3, 'foot board')
    for x in (x0, x1 - 0.08):
        for y in (y0, y1):
            block(x - 0.02, x + 0.04, y - 0.03, y + 0.03, 0.0, 0.20, m['oak z'], 0.004, 3, 'bed leg')
    block(x0 + 0.03, x1 - 0.04, y0 + 0.02, y1 - 0.02, 0.30, 0.50, m['linen'], 0.05, 5, 'mattress')
    quilt(m['linen'], rng, x0 + 0.02, x1 - 0.55, y0 - 0.03, y1 + 0.03, 0.535, 0.20, 0.018)
    quilt(m['throw'], rng, x0 + 0.06, x0 + 0.62, y0 - 0.045, y1 + 0.045, 0.556, 0.26, 0.012)
    for y, kind, lean, dx in ((y0 + 0.38, 'pillow', -58, 0.20), (y1 - 0.38, 'pillow', -58, 0.20), (y0 + 0.62, 'rust pillow', -52, 0.40)):
        with placed(at(x1 - dx, y, 0.51, -90, lean)):
            pillow(m[kind], 0.33 if kind == 'pillow' else 0.23, 0.24 if kind == 'pillow' else 0.21)


def pillow(material, half_width, half_height):
    points, faces, n = [], [], 22
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                puff = (max(0, 1 - abs(u) ** 2.4) * max(0, 1 - abs(v) ** 2.4)) ** 0.5
                pull = 1 - 0.05 * (1 - abs(u)) * abs(v) - 0.05 * (1 - abs(v)) * abs(u)
                points.append((u * half_width * pull, side * (0.075 * puff + 0.005 * math.sin(u * 6 + v * 4) * puff), (v + 1) * half_height * pull))
    for s in range(2):
        for j in range(n):
            for i in range(n):
                k = s * (n + 1) ** 2 + j * (n + 1) + i
                quad = (k, k + 1, k + n + 2, k + n + 1)
                faces.append(quad if s else tuple(reversed(quad)))
    mesh('pillow', points, faces, material, angle=80)


def quilt(material, rng, x0, x1, y0, y1, z, drop, loft_by):
    """A cover over the mattress falling over both long sides, softly creased."""
    points, faces, nx, ny = [], [], 60, 90
    phase = rng.uniform(0, 6)
    total = (y1 - y0) + 2 * drop
    for i in range(nx + 1):
        x = x0 + (x1 - x0) * i / nx
        for j in range(ny + 1):
            s = -drop + total * j / ny
            crease = loft_by * 0.5 * (math.sin(x * 7 + s * 4 + phase) * 0.5 + math.sin(x * 15 - s * 9 + phase * 2) * 0.3 + math.sin(x * 29 + s * 13) * 0.15)
            if s < 0:
                y, zz = y0 - 0.012 - abs(crease) - 0.01 * math.sin(x * 16 + phase), z + s - 0.03
            elif s > y1 - y0:
                y, zz = y1 + 0.012 + abs(crease) + 0.01 * math.sin(x * 14 + phase), z - (s - (y1 - y0)) - 0.03
            else:
                t = min(s, (y1 - y0) - s)
                y, zz = y0 + s, z + crease - 0.03 * math.exp(-t / 0.03)
            points.append((x + 0.01 * math.sin(s * 5 + phase), y, zz))
    for i in range(nx):
        for j in range(ny):
            a = i * (ny + 1) + j
            faces.append((a, a + 1, a + ny + 2, a + ny + 1))
    cover = mesh('cover', points, faces, material, angle=80)
    cover.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.010


def desk_chair(m, x, y, turn):
    """Plain oak chair, pulled back from the desk."""
    with placed(at(x, y, 0, turn)):
        block(-0.21, 0.21, -0.21, 0.20, 0.435, 0.458, m['oak'], 0.008, 4, 'seat')
        for sx in (-1, 1):
            pipe([(sx * 0.175, 0.17, 0.44), (sx * 0.19, 0.20, 0.0)], 0.016, m['oak z'], 'leg', False)
            pipe([(sx * 0.18, -0.18, 0.0), (sx * 0.18, -0.185, 0.45), (sx * 0.185, -0.23, 0.86)], 0.016, m['oak z'], 'back leg')
            pipe([(sx * 0.186, 0.19, 0.20), (sx * 0.18, -0.18, 0.20)], 0.010, m['oak y'], 'rail', False)
        for z, y0 in ((0.80, -0.222), (0.66, -0.205)):
            block(-0.18, 0.18, y0 - 0.012, y0 + 0.006, z - 0.045, z + 0.045, m['oak'], 0.006, 3, 'back rail')


def small_things(m, rng):
    desk_chair(m, -0.16, -0.98, 160)
    with placed(at(0.18, -0.36, 0.7625, 8)):
        block(-0.16, 0.16, -0.11, 0.11, 0, 0.012, m['black'], 0.004, 3, 'laptop')
    with placed(at(-0.20, -0.40, 0.7625, -14)):
        block(-0.105, 0.105, -0.148, 0.148, 0, 0.004, m['paper'], 0.001, name='notebook')
    props.mug(0.46, -0.44, 0.762, m['cream'], turn=0.6)
    props.utensil_pot(-0.60, -0.20, 0.762, m['teal'], [m['oak z'], m['black']], rng, 5)
    desk_lamp(m, 0.66, -0.20)
    props.vase_of_branches(-0.40, 0.055, GABLE_WINDOW[2], m['cream'], m['leaf'], m['stem'], rng, 0.15, 0.05, 7, 0.22, (0.045, 0.026))
    # plant on the floor, rug, things on the eaves capping
    turned(flowing([(0, 0), (0.12, 0), (0.135, 0.02), (0.15, 0.26), (0.145, 0.28), (0.135, 0.27), (0.13, 0.22), (0, 0.21)], 4), m['cream'], (-1.62, -0.86, 0.0), 48, 'planter')
    stems = []
    for i in range(13):
        a, out = i * 2.4, rng.uniform(0.12, 0.42)
        top = rng.uniform(0.55, 1.15)
        stems.append([(-1.62, -0.86, 0.22), (-1.62 + 0.25 * out * math.cos(a), -0.86 + 0.25 * out * math.sin(a), 0.22 + top * 0.55), (-1.62 + out * math.cos(a), -0.86 + out * math.sin(a), 0.22 + top)])
    props.foliage(stems, m['leaf'], rng, 0.15, 0.06, 7, 0.004, m['stem'])
    block(-1.35, 0.85, -4.35, -1.75, 0.0008, 0.012, m['rug'], 0.004, 3, 'rug')
    for y, kind, r, h in ((-2.95, 'teal', 0.06, 0.16), (-3.12, 'cream', 0.05, 0.11)):
        props.jar(-2.245, y, 1.0125, m[kind], r * 0.8, h, None)
    props.books(-2.25, -4.55, 1.0125, [('#c9b48f', 0.15, 0.21, 0.026), ('#394a55', 0.14, 0.20, 0.02)], rng)
    with placed(at(-HALF + 0.0, 0, 0, 90)):
        joinery.double_socket(-0.26, 0.35, 0, m['plate'], m['slot'])


def desk_lamp(m, x, y):
    z = 0.7622
    turned([(0, 0), (0.075, 0), (0.078, 0.006), (0.07, 0.014), (0, 0.018)], m['lamp'], (x, y, z), 40, 'lamp base')
    pipe([(x, y, z + 0.015), (x + 0.05, y + 0.03, z + 0.26)], 0.006, m['brass'], 'lamp arm', False)
    pipe([(x + 0.05, y + 0.03, z + 0.26), (x - 0.13, y - 0.06, z + 0.42)], 0.006, m['brass'], 'lamp arm', False)
    with placed(at(x - 0.14, y - 0.065, z + 0.38, 20, 18, -24)):
        shade = flowing([(0.018, 0.075), (0.03, 0.07), (0.055, 0.035), (0.082, -0.03), (0.084, -0.045)], 5)
        turned(shade, m['lamp'], (0, 0, 0), 48, 'lamp shade')
        turned([(r - 0.002, h - 0.001) for r, h in shade], m['lamp inside'], (0, 0, 0), 48, 'lamp lining')


def outside(m):
    bark = materials.plain('bark', '#4c4136', 0.95, 0.1)
    with placed(at(0, 0, -5.4)):
        block(-40, 40, 0.5, 70, -0.2, 0, materials.lawn(), 0, name='lawn')
        for i, (x, y, h) in enumerate(((-3.2, 9, 7.2), (2.4, 12, 7.8), (6.5, 16, 9.0), (-8, 16, 9.5), (-0.8, 20, 8.2))):
            outdoors.tree(x, y, h, m['tree'], bark, 3 + i, 0.40, 0.12)
        brick, roof = materials.brickwork('brick'), materials.roof_tiles()
        frame, dark = materials.plain('far frame', '#dedcd6', 0.5), materials.plain('far glass', '#1b2227', 0.12, 0.6)
        outdoors.neighbour_house(-9, 9, 26.0, brick, roof, frame, dark, 5.0, [(-3, -1.2, 3.0, 4.2), (1.2, 3, 3.0, 4.2)], rise=3.2)


def light():
    even_sky('#c8d7ea', 0.8)
    sunlight(46, -104, SUN, 0.55)
    a, b, lo, hi = GABLE_WINDOW
    panel_light(((a + b) / 2, 0.34, (lo + hi) / 2), (0, -3, 0.6), 1.1, 0.95, 55, (0.88, 0.94, 1))
    panel_light((0.0, -6.2, 1.5), (0, 0, 1.1), 2.4, 1.4, 20, (1, 0.975, 0.94))


def build(view):
    rng = random.Random(61)
    m = palette()
    shell(m, rng)
    eaves(m)
    gable_joinery(m, rng)
    bed(m, rng)
    small_things(m, rng)
    outside(m)
    light()
