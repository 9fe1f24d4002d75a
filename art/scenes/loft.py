"""Loft conversion: a finished bedroom-study under a pitched roof; roof windows on
both sides, eaves cupboards and drawers in the dwarf walls, an oak desk and
bookshelves built into the gable.

Knobs: PAINT (joinery colour), SUN, DAYLIGHT (watts per roof window).
"""
import math
import random

from mathutils import Matrix, Vector

from common import joinery, materials, outdoors, props, soft
from common.geometry import at, block, blocks, copy_of, flowing, mesh, pipe, placed, sheet, turned, wall_with_holes
from common.scene import View, even_sky, panel_light, sunlight
from scenes import room_props as room

PAINT = '#c9c6bb'
SUN = 13.0
DAYLIGHT = 60

VIEWS = {
    'room': View('services/loft-conversion', (0.28, -5.35, 1.36), 3, focal=25.5, shift_y=-0.005, focus=4.4,
                 exposure=-0.36, look='High Contrast', samples=12),
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
    m['linen'] = materials.cloth('bed linen', '#b4ac9d')
    m['sheet'] = materials.cloth('fitted sheet', '#c9c4b8')
    m['throw'] = materials.cloth('throw', '#5d6a62')
    m['pillow'] = materials.cloth('pillow', '#c4beb2')
    m['cushion'] = materials.cloth('cushion', '#9a5a3c')
    m['rug'] = materials.cloth('rug', '#a59c8a', ('#8f8776', 34))
    m['rug edge'] = materials.cloth('rug edge', '#4d5a5a')
    m['fringe'] = materials.cloth('rug fringe', '#c9c1ae')
    m['dust sheet'] = materials.cloth('dust sheet', '#c9c0ad')
    m['canvas'] = materials.cloth('bag canvas', '#5f6048')
    m['hide'] = materials.ceramic('strap leather', '#6b4429', 0.5, 0.12, 0.2)
    m['level'] = materials.paint('spirit level', '#a23a2a', 0.3, None)
    m['vial'] = materials.plain('vial', '#c9d63f', 0.1, 0.6)
    m['ash'] = materials.wood('ash handle', 'Z', ('#d9bd91', '#c5a373', '#a07c4e'), roughness=0.5, figure=0.4)
    m['red'] = materials.plain('handle red', '#a8392c', 0.35)
    m['tape'] = materials.plain('tape measure', '#c79a2b', 0.4)
    m['blade'] = materials.plain('tape blade', '#d8c24c', 0.3)
    m['pencil'] = materials.plain('pencil', '#8f2b22', 0.4)
    m['lamp'] = materials.paint('lamp', '#2f4038', 0.3, None)
    m['lamp inside'] = materials.plain('lamp inside', '#efe9dc', 0.4)
    m['cream'] = materials.ceramic('cream pot', '#e0d7c6', 0.35, 0.05)
    m['teal'] = materials.ceramic('teal pot', '#3d5553', 0.32, 0.08)
    m['sand'] = materials.ceramic('sand pot', '#b08f63', 0.4, 0.12)
    m['print'] = room.landscape_print('small print')
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
    turn = 90 if side == 'left' else -90
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
    shelf = room.BookShelf(rng)
    for sign in (-1, 1):
        inner, outer = 0.86, HALF - 0.02
        top_in = DWARF + (HALF - inner) * math.tan(math.radians(PITCH)) - 0.03
        top_in = min(top_in, CEILING - 0.02)
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
                    fill_shelf(m, rng, shelf, min(sign * a, sign * b), max(sign * a, sign * b), z + t, min(0.30, limit - z - 0.04), z < 0.1)
        block(sign * inner, sign * outer, -0.010, -0.0006, 0.02, DWARF - 0.02, m['inside'], 0, name='bookcase back')
        block(sign * (inner + 0.001), sign * outer, -depth + 0.012, -depth + 0.03, 0.0, 0.0795, m['paint'], 0.001, name='bookcase plinth')
    shelf.finish()
    # desk
    block(-0.8585, 0.8585, -0.62, -0.002, 0.728, 0.762, m['oak'], 0.003, 3, 'desk top')
    block(-0.8583, 0.8583, -0.56, -0.54, 0.62, 0.7277, m['paint'], 0.0015, 2, 'desk rail')
    for a, b in ((-0.42, -0.004), (0.004, 0.42)):
        face = joinery.slab_front(a, b, 0.632, 0.722, -0.5605, m['paint'], 0.018)
        joinery.knob((a + b) / 2, face, 0.677, m['brass'], 0.013)
    for x in (-0.835, 0.835):
        block(x - 0.0225, x + 0.0225, -0.60, -0.345, 0.0, 0.7277, m['paint'], 0.0015, 2, 'desk gable')


def fill_shelf(m, rng, shelf, a, b, z, space, low):
    """Books, a basket or a pot: a shelf somebody uses."""
    if space < 0.10:
        return
    if low and space > 0.25:
        props.basket((a + b) / 2, -0.18, z + 0.001, m['willow'], min(0.40, b - a - 0.06), 0.28, 0.20)
        return
    kind = rng.choice(('books', 'books', 'books and pot', 'pile', 'print'))
    if space < 0.2:
        kind = 'pile'
    if kind.startswith('books'):
        end = shelf.row(a + rng.uniform(0.006, 0.03), a + (b - a) * (0.97 if kind == 'books' else 0.62), -0.045, z + 0.0004, min(space, 0.31), 0.20)
        if kind == 'books and pot' and b - end > 0.14:
            room.ceramic_vase((end + b) / 2 + 0.01, -0.16, z, m[rng.choice(('teal', 'cream', 'sand'))], min(0.20, space - 0.05), 0.055, rng.randint(0, 2))
    elif kind == 'pile':
        top = shelf.lying(a + 0.16, -0.07, z + 0.0004, 2 if space < 0.2 else 4)
        if space > 0.25:
            props.bowl(a + 0.16, -0.15, top, m['cream'], 0.065, 0.05)
            shelf.row(b - rng.uniform(0.14, 0.2), b - 0.008, -0.045, z + 0.0004, min(space, 0.31), 0.20)
    else:
        room.framed((a + b) / 2 - 0.03, z + 0.0004, -0.05, 0.21, min(0.27, space - 0.03), m['oak z'], m['paper'], m['print'], lean=7)
        props.jar(b - 0.07, -0.17, z, m['teal'], 0.038, 0.11, None)


def bed(m):
    """A low oak bed with its head to the right-hand dwarf wall, slept in and made again."""
    x0, x1, y0, y1 = 0.28, 2.30, -2.62, -1.12
    middle = (y0 + y1) / 2
    block(x1 - 0.03, x1 + 0.01, y0 - 0.03, y1 + 0.03, 0.0, 0.94, m['oak y'], 0.006, 3, 'headboard')
    for y in (y0 - 0.02, y1 - 0.01):
        block(x0, x1 - 0.03, y, y + 0.03, 0.17, 0.31, m['oak'], 0.004, 3, 'bed rail')
    block(x0 - 0.02, x0 + 0.012, y0 - 0.02, y1 + 0.02, 0.15, 0.36, m['oak y'], 0.005, 3, 'foot board')
    for x in (x0 + 0.05, x1 - 0.12):
        for y in (y0 + 0.04, y1 - 0.04):
            tapered((x, y, 0.19), (x, y, 0.0), 0.028, 0.018, m['oak z'])
    mattress = block(x0 + 0.02, x1 - 0.035, y0 + 0.01, y1 - 0.01, 0.27, 0.525, m['sheet'], 0.055, 6, 'mattress')
    duvet = soft.spread(x0 - 0.02, 1.74, y0 - 0.36, y1 + 0.36, 0.62, m['linen'], 0.024, 'duvet',
                        lambda x, y: 0.09 * math.exp(-((x - 1.42) ** 2 * 10 + (y - middle - 0.2) ** 2 * 22)) + 0.04 * math.sin(x * 6 + y * 9) + 0.025 * math.sin(x * 17 - y * 6))
    for v in duvet.data.vertices:                  # pulled up a little askew
        v.co.x += 0.09 * (v.co.y - middle) * (v.co.x - x0) / 1.5
    soft.settle(duvet, (mattress,), 46, mass=0.4, bend=0.7, growth=0.085)
    throw = soft.spread(x0 + 0.06, x0 + 0.66, y0 - 0.36, y1 + 0.18, 0.68, m['throw'], 0.022, 'throw', lambda x, y: 0.02 * math.sin(x * 26 + y * 6) + 0.01 * math.sin(y * 19))
    for v in throw.data.vertices:
        v.co.x += 0.13 * (v.co.y - middle)
    soft.settle(throw, (duvet, mattress), 46, mass=0.3, bend=0.25, growth=0.06, gap=0.032)
    soft.finished(duvet, 0.030)
    soft.finished(throw, 0.009)
    plump = soft.stuffed(0.66, 0.46, m['pillow'], pressure=2.2)
    for x, y, z, turn, tilt, roll in ((2.10, y0 + 0.36, 0.735, -88, 66, 0), (2.11, y1 - 0.36, 0.735, -93, 67, 180),
                                      (1.90, y0 + 0.40, 0.665, -97, 40, 180), (1.91, y1 - 0.42, 0.670, -84, 42, 0)):
        copy_of(plump, at(x, y, z, turn, tilt, roll))
    plump.hide_render = True
    with placed(at(1.70, middle + 0.10, 0.70, -80, 48)):
        soft.stuffed(0.42, 0.42, m['cushion'], pressure=3.0, name='cushion')


def tapered(a, b, thick, thin, material, name='leg'):
    """A round leg from a to b, thinner at b."""
    way = Vector(b) - Vector(a)
    leg = turned([(0, 0), (thick, 0), (thin, way.length - 0.004), (thin * 0.8, way.length), (0, way.length)], material, (0, 0, 0), 24, name)
    leg.matrix_world = Matrix.Translation(a) @ way.to_track_quat('Z', 'Y').to_matrix().to_4x4()


def desk_chair(m, x, y, turn):
    """Oak chair with a dished seat and a bent back rail, pulled out from the desk."""
    with placed(at(x, y, 0, turn)):
        points, faces, rings, sides = [(0, 0, 0.437)], [], 7, 56
        for r in range(1, rings + 1):
            for i in range(sides):
                a, t = 2 * math.pi * i / sides, r / rings
                c, s = math.cos(a), math.sin(a)
                points.append((0.215 * t * math.copysign(abs(c) ** 0.62, c) * (1 + 0.05 * s), 0.205 * t * math.copysign(abs(s) ** 0.62, s), 0.437 + 0.015 * t ** 2.4))
        faces += [(0, 1 + i, 1 + (i + 1) % sides) for i in range(sides)]
        for r in range(rings - 1):
            faces += [(1 + r * sides + i, 1 + (r + 1) * sides + i, 1 + (r + 1) * sides + (i + 1) % sides, 1 + r * sides + (i + 1) % sides) for i in range(sides)]
        seat = mesh('seat', points, faces, m['oak'], angle=70)
        body = seat.modifiers.new('body', 'SOLIDIFY')
        body.thickness, body.offset = 0.024, -1
        rounded = seat.modifiers.new('edge', 'BEVEL')
        rounded.width, rounded.segments, rounded.limit_method = 0.006, 3, 'ANGLE'
        for sx in (-1, 1):
            tapered((sx * 0.150, 0.145, 0.435), (sx * 0.195, 0.205, 0.0), 0.019, 0.0115, m['oak z'])
            tapered((sx * 0.150, -0.150, 0.435), (sx * 0.195, -0.235, 0.0), 0.019, 0.0115, m['oak z'])
            tapered((sx * 0.165, -0.165, 0.435), (sx * 0.188, -0.262, 0.835), 0.016, 0.011, m['oak z'], 'back post')
            pipe([(sx * 0.174, 0.176, 0.19), (sx * 0.174, -0.198, 0.19)], 0.009, m['oak y'], 'rail', False)
        pipe([(-0.174, 0.0, 0.19), (0.174, 0.0, 0.19)], 0.009, m['oak'], 'rail', False)
        for z0, z1 in ((0.735, 0.840), (0.590, 0.640)):
            points, across = [], 24
            for i in range(across + 1):
                u = i / across * 2 - 1
                for z in (z0, z1):
                    points.append((u * 0.205, -0.245 - (z - 0.75) * 0.22 - 0.045 * (1 - u * u), z + (0.012 * (1 - u * u) if z == z1 else 0)))
            slat = mesh('back rail', points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(across)], m['oak'], angle=70)
            body = slat.modifiers.new('body', 'SOLIDIFY')
            body.thickness, body.offset = 0.015, 0
            rounded = slat.modifiers.new('edge', 'BEVEL')
            rounded.width, rounded.segments, rounded.limit_method = 0.004, 3, 'ANGLE'


def last_day(m):
    """What the joiners haven't carried down yet: the rolled dust sheet, a bag of tools, a tape on the desk."""
    points, faces, turns, along = [], [], 150, 26
    for k in range(along + 1):
        t = k / along
        for i in range(turns + 1):
            a = i / turns * 6.3 * 2 * math.pi
            r = 0.016 + 0.0125 * a / (2 * math.pi) + 0.0035 * math.sin(a * 2.7 + t * 5) + 0.003 * math.sin(t * 21 + a * 0.5)
            drift = 0.018 * math.sin(a * 0.31 + 1.0) * (1 if k == 0 else -0.6 if k == along else 0)      # the ends don't roll up flush
            points.append((r * math.cos(a) * 1.12, t * 0.98 + drift, 0.094 + r * math.sin(a) * 0.93 * (1 - 0.10 * math.sin(a) ** 2)))
    for k in range(along):
        for i in range(turns):
            a = k * (turns + 1) + i
            faces.append((a, a + 1, a + turns + 2, a + turns + 1))
    roll = mesh('dust sheet', points, faces, m['dust sheet'], angle=80)
    roll.modifiers.new('body', 'SOLIDIFY').thickness = 0.003
    roll.matrix_world = at(-2.06, -2.02, 0.0, -4)
    with placed(at(-1.66, -1.02, 0.0, 62)):
        tool_bag(m)
    with placed(at(-0.24, -0.47, 0.7622, 24)):
        block(-0.034, 0.034, -0.018, 0.018, 0, 0.062, m['tape'], 0.009, 4, 'tape measure')
        turned([(0, 0), (0.021, 0), (0.022, 0.0015), (0.018, 0.002), (0, 0.002)], m['black'], (0, 0, 0), 32, 'tape label').matrix_world = at(-0.004, -0.0185, 0.034, 0, 90)
        block(0.030, 0.105, -0.011, 0.011, 0.0035, 0.0042, m['blade'], 0, name='tape blade')
    with placed(at(-0.02, -0.50, 0.7655, -38)):
        pencil = turned([(0, 0), (0.0036, 0), (0.0036, 0.150)], m['pencil'], (0, 0, 0), 6, 'pencil')
        pencil.matrix_world = at(0, 0, 0.0034, 0, 0, 90)
        point = turned([(0.0036, 0.150), (0.0008, 0.168), (0, 0.171)], m['oak'], (0, 0, 0), 12, 'pencil point')
        point.matrix_world = at(0, 0, 0.0034, 0, 0, 90)


def tool_bag(m):
    """An open canvas bag: level, saw and hammer standing in it."""
    def outline(half, deep, z, sag=0.0):
        ring = []
        for i in range(56):
            a = 2 * math.pi * i / 56
            c, s = math.cos(a), math.sin(a)
            ring.append((half * math.copysign(abs(c) ** 0.42, c), deep * math.copysign(abs(s) ** 0.42, s) + sag * math.sin(a * 3 + z * 18), z + 0.010 * math.cos(a * 2) * sag * 60 * (z > 0.2)))
        return ring
    rings = [outline(0.205, 0.108, 0.002), outline(0.218, 0.118, 0.012), outline(0.222, 0.124, 0.10, 0.003), outline(0.214, 0.118, 0.20, 0.006), outline(0.218, 0.100, 0.27, 0.008)]
    bag = props.loft(rings, m['canvas'], 'tool bag', False)
    bag.modifiers.new('body', 'SOLIDIFY').thickness = 0.004
    block(-0.20, 0.20, -0.10, 0.10, 0.004, 0.16, m['black'], 0.01, name='tools below')
    props.loft([[(x * 1.012, y * 1.02, z) for x, y, z in ring] for ring in (outline(0.2185, 0.100, 0.262, 0.008), outline(0.2185, 0.100, 0.276, 0.008))], m['hide'], 'bag rim', False).modifiers.new('body', 'SOLIDIFY').thickness = 0.005
    for x in (-0.105, 0.105):
        block(x - 0.017, x + 0.017, -0.1285, -0.121, 0.02, 0.235, m['hide'], 0.002, name='strap')
    for y, fall in ((-0.112, -0.055), (0.108, 0.03)):
        pipe([(-0.105, y, 0.24), (-0.10, y + fall * 0.5, 0.34), (-0.05, y + fall, 0.385), (0.05, y + fall, 0.385), (0.10, y + fall * 0.5, 0.34), (0.105, y, 0.24)], 0.010, m['hide'], 'bag handle')
    with placed(at(0.02, 0.045, 0.09, 2, -5, -66)):
        block(-0.012, 0.012, -0.012, 0.012, -0.12, 0.50, m['level'], 0.002, name='spirit level')
        block(-0.010, 0.010, -0.0135, 0.0135, 0.20, 0.245, m['vial'], 0.001, name='vial')
    with placed(at(-0.10, 0.0, 0.16, 10, 6, -14)):
        turned(flowing([(0, 0), (0.013, 0), (0.014, 0.03), (0.011, 0.10), (0.0145, 0.19), (0.016, 0.23), (0.012, 0.245), (0, 0.247)], 4), m['ash'], (0, 0, 0), 24, 'hammer handle')
    for x, y, h, kind in ((0.06, -0.03, 0.13, 'red'), (0.10, -0.05, 0.11, 'tape'), (0.02, -0.05, 0.12, 'red')):
        turned(flowing([(0, 0), (0.006, 0.0), (0.007, 0.06), (0.015, 0.07), (0.016, h - 0.02), (0.013, h), (0, h + 0.002)], 3), m[kind], (x, y, 0.20), 20, 'handle')


def small_things(m, rng):
    desk_chair(m, -0.20, -0.98, 152)
    with placed(at(0.18, -0.36, 0.7625, 8)):
        block(-0.16, 0.16, -0.11, 0.11, 0, 0.012, m['black'], 0.004, 3, 'laptop')
    with placed(at(-0.20, -0.40, 0.7625, -14)):
        block(-0.105, 0.105, -0.148, 0.148, 0, 0.004, m['paper'], 0.001, name='notebook')
    props.mug(0.46, -0.44, 0.762, m['cream'], turn=0.6)
    props.utensil_pot(-0.60, -0.20, 0.762, m['teal'], [m['oak z'], m['black']], rng, 5)
    desk_lamp(m, 0.66, -0.20)
    props.vase_of_branches(-0.40, 0.055, GABLE_WINDOW[2], m['cream'], m['leaf'], m['stem'], rng, 0.15, 0.05, 7, 0.22, (0.045, 0.026))
    room.rug(-1.02, 0.66, -3.45, -1.52, m['rug'], m['rug edge'], m['fringe'])
    last_day(m)
    for y, kind, r, h in ((-2.95, 'teal', 0.06, 0.16), (-3.12, 'cream', 0.05, 0.11)):
        props.jar(-2.245, y, 1.0125, m[kind], r * 0.8, h, None)
    props.books(-2.25, -4.55, 1.0125, [('#c9b48f', 0.15, 0.21, 0.026), ('#394a55', 0.14, 0.20, 0.02)], rng)
    with placed(at(-HALF, 0, 0, 90)):
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
    sunlight(37, -101, SUN, 0.55)
    a, b, lo, hi = GABLE_WINDOW
    panel_light(((a + b) / 2, 0.34, (lo + hi) / 2), (0, -3, 0.6), 1.1, 0.95, 55, (0.88, 0.94, 1))
    panel_light((0.0, -6.2, 1.5), (0, 0, 1.1), 2.4, 1.4, 13, (1, 0.975, 0.94))


def build(_view):
    rng = random.Random(61)
    m = palette()
    shell(m, rng)
    eaves(m)
    gable_joinery(m, rng)
    bed(m)
    small_things(m, rng)
    outside(m)
    light()
