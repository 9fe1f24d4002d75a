"""Straight staircase in a hall: oak treads, painted risers and cut string, turned
newel and spindles, panelled spandrel. 13 risers of 200 mm, going 240 mm, 39.8 degrees.

Knobs: WALLS, SPANDREL paints; SUN, DAYLIGHT, WELL (watts from the landing window).
"""
import math
import random

from mathutils import Matrix

from common import joinery, materials, props
from common.geometry import at, block, blocks, copy_of, flowing, mesh, moulding, placed, turned, wall_with_holes
from common.scene import View, even_sky, panel_light, sunlight
from scenes import room_props as room
from scenes import stair_parts as stair

WALLS = '#b9bdb0'
SPANDREL = '#5f6f70'
SUN = 10.0
DAYLIGHT = 80
WELL = 55

VIEWS = {
    'hall': View('services/staircases', (-1.86, -1.75, 1.42), -54, focal=23, shift_y=0.02, focus=2.6,
                 exposure=-0.65, look='High Contrast', samples=13),
}

LEFT, RIGHT, CEILING, FRONT, WIDTH = -2.35, 4.6, 2.33, -2.6, 0.92
DOOR_WINDOW = (-1.75, -0.85, 0.95, 2.05)      # side window in the left wall, world y


def palette():
    m = {}
    m['white'] = materials.paint('woodwork white', '#e9e5da', 0.36)
    m['spandrel'] = materials.paint('spandrel paint', SPANDREL, 0.38)
    m['riser'] = m['string'] = m['spindle'] = m['white']
    m['tread'] = materials.wood('tread oak', 'Y', ('#d0b68f', '#b99b72', '#94744b'), roughness=0.36, figure=0.5, ring=0.0028, saturation=0.88)
    m['newel'] = materials.wood('newel oak', 'Z', ('#d0b68f', '#b99b72', '#94744b'), roughness=0.38, figure=0.5, ring=0.0028, saturation=0.88)
    m['rail'] = materials.wood('rail oak', 'X', ('#d0b68f', '#b99b72', '#94744b'), roughness=0.32, figure=0.5, ring=0.0028, saturation=0.88)
    m['wall'] = materials.plaster('walls', WALLS)
    m['ceiling'] = materials.plaster('ceiling', '#efece5')
    m['floor'] = materials.wood('floor oak', 'X', ('#bda383', '#a08464', '#7c6044'), roughness=0.40, figure=0.6, ring=0.003, variation=0.17, saturation=0.85)
    m['dark'] = materials.plain('gap', '#12110f', 0.9, 0.0)
    m['pane'] = materials.window_pane()
    m['plate'] = materials.plain('socket plate', '#efece6', 0.35)
    m['card'] = materials.plain('mount', '#efeade', 0.9)
    m['brass'] = materials.brass()
    m['runner'] = materials.cloth('hall rug', '#6b4a40', ('#8f7a62', 26))
    m['runner edge'] = materials.cloth('rug edge', '#2f3b45')
    m['willow'] = materials.wood('willow', 'X', ('#b98f5b', '#9c7344', '#74512c'), roughness=0.6, figure=0.3)
    m['paper'] = materials.plain('herbarium paper', '#e6dcc4', 0.95, 0.1)
    m['black frame'] = materials.wood('stained frame', 'Z', ('#3a322b', '#2c2621', '#1f1b18'), roughness=0.45, figure=0.4)
    m['view 0'] = room.landscape_print('hills', '#7d8a62', '#5b6f6a', '#d9d6c8')
    m['view 1'] = room.landscape_print('estuary', '#8c8468', '#66757d', '#dcd5c6')
    m['ink'] = materials.plain('ink', '#4a4238', 0.8, 0.1)
    m['fern'] = materials.plain('dried fern', '#5b6136', 0.85, 0.1)
    m['sage leaf'] = materials.plain('dried leaf', '#6f6444', 0.85, 0.1)
    return m


def shell(m, rng):
    wall_with_holes(LEFT, RIGHT, 0, 4.6, WIDTH, 0.2, [], m['wall'], 'stair wall')
    room.side_wall(LEFT, 90, FRONT, WIDTH + 0.2, 4.6, [DOOR_WINDOW], m['wall'])
    with placed(at(LEFT, 0, 0, 90)):
        joinery.casement_window(*DOOR_WINDOW, 0, 0.28, m['white'], m['pane'], 2, 1, 3)
    well = (stair.RISERS - 1) * stair.GOING
    block(well + 0.02, RIGHT, FRONT, WIDTH, CEILING + 0.002, CEILING + 0.242, m['white'], 0.002, name='landing')
    block(well - NOSE, RIGHT, FRONT, WIDTH - 0.002, stair.RISERS * stair.RISE - 0.027, stair.RISERS * stair.RISE, m['floor'], 0.010, 4, 'landing nosing')
    block(LEFT - 0.2, RIGHT + 0.1, FRONT, WIDTH + 0.2, 4.6, 4.7, m['ceiling'], 0, name='top ceiling')
    # end wall with a panelled door
    with placed(at(RIGHT, 0, 0, -90)):
        wall_with_holes(-WIDTH - 0.2, -FRONT, 0, 4.6, 0, 0.12, [(0.95 - 0.412, 0.95 + 0.412, 0, 2.02)], m['wall'], 'end wall')
        joinery.door_lining(0.95 - 0.383, 0.95 + 0.383, 1.99, -0.0005, 0.121, m['white'])
        joinery.architrave(0.95 - 0.389, 0.95 + 0.389, 1.996, 0, m['white'])
        joinery.panelled_door(0.95 - 0.381, 0.06, 0.006, m['white'])
        room.lever_on_rose(0.95 + 0.32, 1.0, 0.06, m['brass'], -1)
        room.skirtings([(-WIDTH, 0, 0, 0.95 - 0.46 + WIDTH), (0.95 + 0.46, 0, 0, 1.0)], m['white'])
    joinery.board_floor(LEFT, RIGHT, FRONT, WIDTH, 0.0, m['floor'], 0.165, along='X', rng=rng)
    block(LEFT, RIGHT, FRONT, WIDTH, -0.05, -0.004, m['dark'], 0, name='sub floor')
    room.skirtings([(LEFT, FRONT, 90, WIDTH - FRONT), (LEFT, WIDTH, 0, -0.06 - LEFT)], m['white'])


NOSE = stair.NOSING


def gallery(m):
    """The landing's balustrade, across the hall from the stair's head to the far side."""
    x, floor, rail = (stair.RISERS - 1) * stair.GOING + 0.025, stair.RISERS * stair.RISE, 0.86
    spindle = turned(flowing(stair.SPINDLE, 3), m['spindle'], (0, 0, -9), 24, 'spindle')
    squares, y, half = [], -0.15, 0.0165
    while y > FRONT + 0.1:
        squares += [(x - half, x + half, y - half, y + half, floor, floor + 0.17), (x - half, x + half, y - half, y + half, floor + 0.67, floor + rail + 0.01)]
        copy_of(spindle, Matrix.Translation((x, y, floor + 0.17)))
        y -= 0.115
    blocks(squares, m['spindle'], 0.0018, 2, 'spindle squares')
    with placed(at(x, -0.06, floor + rail, -90)):
        moulding(stair.RAIL, -0.06 - FRONT, m['rail'], 'gallery rail', 40)


def spandrel(m):
    """Panelled framing under the string: bottom rail, sloping top rail, stiles, panels."""
    face, back = -0.026, -0.002
    b = RIGHT - 0.0005
    end = (stair.RISERS - 1) * stair.GOING
    top_flat = CEILING - 0.001

    def roof(x):
        return min(stair.under(x) - 0.0015, top_flat)

    turn = stair.SOFFIT + (top_flat + 0.0015) / stair.SLOPE
    ring = [(stair.SOFFIT + 0.02, 0.0), (b, 0.0), (b, top_flat), (turn, top_flat)]
    mesh('spandrel back', [(x, back - 0.010, z) for x, z in ring], [(0, 1, 2, 3)], m['spandrel'], smooth=False)
    rail, low = 0.105, 0.165
    drop = rail / math.cos(stair.PITCH)
    # bottom rail with the skirting in one, sloping top rail
    start = stair.SOFFIT + low / stair.SLOPE
    pts = [(stair.SOFFIT + 0.004, face, 0.0), (b, face, 0.0), (b, back, 0.0), (stair.SOFFIT + 0.004, back, 0.0), (start, face, low), (b, face, low), (b, back, low), (start, back, low)]
    blocks([pts], m['spandrel'], 0.0025, 2, 'bottom rail')
    first = stair.SOFFIT + (low + drop + 0.002) / stair.SLOPE
    pts = [(start + 0.001, face + 0.0002, low + 0.0005), (first, face + 0.0002, low + 0.0005), (first, back, low + 0.0005), (start + 0.001, back, low + 0.0005)]
    sloping = [(start + 0.001, low + 0.0006), (first, low + 0.0006), (turn, roof(turn) - drop), (turn, roof(turn))]
    points = [(x, face, z) for x, z in sloping] + [(x, back, z) for x, z in sloping]
    mesh('top rail', points, [(0, 1, 2, 3), (7, 6, 5, 4)] + [(i, i + 4, (i + 1) % 4 + 4, (i + 1) % 4) for i in range(4)], m['spandrel'], bevel=0.0025)
    block(turn + 0.0005, b, face, back, top_flat - drop, top_flat, m['spandrel'], 0.0025, 2, 'top rail flat')
    # between the string's end and the landing
    corner = [(end - 0.004, stair.under(end) - 0.004), (turn, top_flat), (end - 0.004, top_flat)]
    mesh('string end', [(x, y, z) for y in (face - 0.004, back) for x, z in corner], [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], m['white'], smooth=False)
    stiles = [1.13, 1.80, 2.47, 3.14, 3.81]
    parts = []
    for x in stiles:
        p, q = x - 0.048, x + 0.048
        parts.append([(p, face + 0.0004, low + 0.0005), (q, face + 0.0004, low + 0.0005), (q, back, low + 0.0005), (p, back, low + 0.0005),
                      (p, face + 0.0004, roof(p) - drop - 0.0006), (q, face + 0.0004, roof(q) - drop - 0.0006), (q, back, roof(q) - drop - 0.0006), (p, back, roof(p) - drop - 0.0006)])
    blocks(parts, m['spandrel'], 0.0025, 2, 'stiles')
    # planted moulding inside each panel
    edges = [first + 0.10] + [v for x in stiles for v in (x - 0.048, x + 0.048)] + [b]
    w = 0.016
    for i in range(0, len(edges), 2):
        p, q = edges[i], edges[i + 1]
        if i == 0:
            p = first + 0.004
            ring = [(p, low), (q, low), (q, roof(q) - drop)]
        elif roof(p) < roof(q) and roof(q) >= top_flat and p < turn < q:
            ring = [(p, low), (q, low), (q, top_flat - drop), (turn, top_flat - drop), (p, roof(p) - drop)]
        else:
            ring = [(p, low), (q, low), (q, roof(q) - drop), (p, roof(p) - drop)]
        inset = shrink(ring, w)
        k = len(ring)
        y0, y1 = face + 0.006, back - 0.009
        points = [(x, y0, z) for x, z in ring] + [(x, y1 - 0.001, z) for x, z in inset]
        mesh('panel moulding', points, [(j, (j + 1) % k, (j + 1) % k + k, j + k) for j in range(k)], m['spandrel'], smooth=False)


def shrink(ring, w):
    """Offset a convex anticlockwise polygon inwards."""
    lines, n = [], len(ring)
    for i in range(n):
        (x0, z0), (x1, z1) = ring[i], ring[(i + 1) % n]
        d = math.hypot(x1 - x0, z1 - z0)
        nx, nz = -(z1 - z0) / d, (x1 - x0) / d
        lines.append((nx, nz, nx * x0 + nz * z0 + w))
    out = []
    for i in range(n):
        a, b = lines[i - 1], lines[i]
        det = a[0] * b[1] - a[1] * b[0]
        out.append(((a[2] * b[1] - a[1] * b[2]) / det, (a[0] * b[2] - a[2] * b[0]) / det))
    return out


def dressing(m, rng):
    room.rug(0.55, 3.0, -1.75, -0.85, m['runner'], m['runner edge'], None)
    with placed(at(0, WIDTH, 0)):
        for i, (x, w, h) in enumerate(((0.50, 0.36, 0.46), (1.02, 0.36, 0.46), (1.54, 0.36, 0.46), (2.06, 0.36, 0.46))):
            z = stair.pitch_line(x) + 0.98
            with placed(at(x, -0.0005, z, 0, 0, (0.3, -0.5, 0.2, 0.6)[i])):      # nobody hangs four dead level
                if i % 2:
                    room.framed(0, 0, 0, w, h, m['black frame'], m['card'], m['view %d' % (i // 2)], 0, depth=0.022, face=0.016, mount=0.062)
                    continue
                room.framed(0, 0, 0, w, h, m['newel'], m['card'], m['paper'], 0, depth=0.022, face=0.018, mount=0.030)
                room.pressed(0, 0.10, -0.0135, 0.20, 0.27, m['fern' if i else 'sage leaf'], rng, 1 if i else 0)
                room.label(0, 0.072, -0.0131, 0.07, m['ink'])
        joinery.light_switch(-0.35, 1.15, -0.0005, m['plate'], 2)
    props.basket(-1.55, 0.62, 0.001, m['willow'], 0.42, 0.34, 0.30)


def light():
    even_sky('#cfdcec', 0.8)
    sunlight(24, -126, SUN, 0.8, (1, 0.95, 0.87))
    mid = (DOOR_WINDOW[0] + DOOR_WINDOW[1]) / 2
    panel_light((LEFT - 0.40, mid, 1.5), (0.6, 0.0, 0.9), 0.95, 1.15, DAYLIGHT, (0.90, 0.95, 1))
    panel_light((0.8, -0.8, 4.5), (1.3, 0.0, 1.0), 2.6, 2.0, WELL * 1.5, (0.94, 0.97, 1), False)
    panel_light((0.5, FRONT + 0.05, 1.6), (1.2, 0, 1.0), 1.8, 1.4, 8, (1, 0.97, 0.92), False)


def build(_view):
    rng = random.Random(19)
    m = palette()
    shell(m, rng)
    stair.flight(m, WIDTH)
    y = -0.012
    stair.newel(m, 0.030, y, 0.0, 0.42, 1.27)
    end = (stair.RISERS - 1) * stair.GOING
    stair.newel(m, end + 0.025, y, stair.RISERS * stair.RISE - 0.25, 0.42, 1.30)
    stair.handrail(m, 0.07, end - 0.02, y)
    stair.spindles(m, y, 0.10)
    spandrel(m)
    gallery(m)
    dressing(m, rng)
    light()
