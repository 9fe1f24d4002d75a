"""Playhouse and three drawers under a stair, Gloucester.

The stair rises to the right; the low end at the foot is a fixed panel, then three
drawers whose tops follow the pitch, then a playhouse with door, window and porch,
and a hatch above its flat ceiling. Before, boards with one cupboard door.

Knobs: FRONTS, BOARDS, DOOR_BLUE paints; SUN, DAYLIGHT, FILL, LAMP (watts).
"""
import math
import random

from mathutils import Matrix

from common import joinery, materials, props
from common.geometry import at, block, blocks, flowing, mesh, pipe, placed, sheet, turned, wall_with_holes
from common.scene import View, bulb, even_sky, panel_light, sunlight
from measures import metres
from scenes import room_props as room
from scenes import stair_parts as stair

FRONTS = '#aeb5a6'
BOARDS = '#e9e1cd'
DOOR_BLUE = '#6f8d99'
SUN = 13.0
DAYLIGHT = 105
FILL = 34
LAMP = 3.2

COMMON = dict(exposure=0.2, look='High Contrast', samples=13)
WHOLE = dict(position=(1.75, -3.95, 1.20), yaw=-2, focal=26, shift_y=-0.03, focus=3.9, **COMMON)
VIEWS = {
    'whole': View('under-stair-playhouse-storage-gloucester/whole', **WHOLE),
    'before': View('under-stair-playhouse-storage-gloucester/before', **WHOLE),
    'second': View('under-stair-playhouse-storage-gloucester/second', (3.50, -2.45, 0.98), 16, focal=27, shift_y=-0.02, focus=2.5, **COMMON),
    'detail': View('under-stair-playhouse-storage-gloucester/detail', (0.72, -1.75, 0.95), -13, pitch=-8, focal=38, focus=1.7, fstop=5.0, **COMMON),
}

M = metres('under-stair-playhouse-storage-gloucester')
WALL_LEFT, WALL_RIGHT, CEILING, FRONT = M.WALL_LEFT, M.WALL_RIGHT, M.CEILING, -4.6
MARGIN = M.MARGIN                              # below the string's lower edge
FACE = -0.028                               # face of the fronts
FOOT, DRAWERS, HOUSE, EAVES, DOOR, WINDOW = M.FOOT, M.DRAWERS, M.HOUSE, M.EAVES, M.DOOR, M.WINDOW
if (stair.RISE, stair.GOING, stair.RISERS, stair.SOFFIT) != (M.RISE, M.GOING, M.RISERS, M.SOFFIT):
    raise ValueError('the measures have another stair than stair_parts.py')


def top(x):
    return min(stair.under(x) - MARGIN, CEILING - 0.05)


if max(abs(top(x) - FOOT - high) for x, high in zip(DRAWERS[0], M.LOW_DRAWER)) > 0.001:
    raise ValueError('the first drawer is not as high as LOW_DRAWER of the measures')


def palette():
    m = {}
    m['fronts'] = materials.paint('drawer paint', FRONTS, 0.40)
    m['boards'] = materials.paint('playhouse boards', BOARDS, 0.42, 'X')
    m['blue'] = materials.paint('door blue', DOOR_BLUE, 0.40)
    m['white'] = materials.paint('woodwork white', '#efece3', 0.36)
    m['riser'] = m['string'] = m['spindle'] = m['white']
    m['tread'] = materials.wood('tread oak', 'Y', ('#d0b68f', '#b99b72', '#94744b'), roughness=0.40, figure=0.5, ring=0.0028, saturation=0.88)
    m['newel'] = materials.wood('newel oak', 'Z', ('#d0b68f', '#b99b72', '#94744b'), roughness=0.40, figure=0.5, ring=0.0028, saturation=0.88)
    m['rail'] = materials.wood('rail oak', 'X', ('#d0b68f', '#b99b72', '#94744b'), roughness=0.36, figure=0.5, ring=0.0028, saturation=0.88)
    birch = ('#e2c89c', '#d5b685', '#bd9a67')
    m['birch'] = materials.wood('birch ply', 'X', birch, roughness=0.42, figure=0.55, variation=0.07)
    m['birch side'] = materials.wood('birch ply side', 'Z', birch, roughness=0.42, figure=0.55, variation=0.07)
    m['layers'] = materials.plain('ply layers', '#9c774c', 0.6)
    m['wall'] = materials.plaster('walls', '#e5dfd2')
    m['ceiling'] = materials.plaster('ceiling', '#efece5')
    m['floor'] = materials.wood('floor oak', 'X', ('#bda383', '#a08464', '#7c6044'), roughness=0.42, figure=0.6, ring=0.003, variation=0.17, saturation=0.85)
    m['dark'] = materials.plain('gap', '#12110f', 0.9, 0.0)
    m['brass'] = materials.brass()
    m['felt'] = materials.cloth('soft strip', '#5d6a6e')
    m['plate'] = materials.plain('socket plate', '#efece6', 0.35)
    m['cushion'] = materials.cloth('cushion', '#c9803f', ('#e8d5ae', 22))
    m['cushion 2'] = materials.cloth('cushion two', '#56707c')
    m['willow'] = materials.wood('willow', 'X', ('#b98f5b', '#9c7344', '#74512c'), roughness=0.6, figure=0.3)
    m['rug'] = materials.cloth('rug wool', '#c6b89d', ('#8c9a93', 7))
    m['rug edge'] = materials.cloth('rug edge', '#62737a')
    m['linen'] = materials.cloth('linen', '#d9cdb8')
    m['red rubber'] = materials.plain('red rubber', '#a8372c', 0.35, 0.4)
    m['yellow rubber'] = materials.plain('yellow rubber', '#d0a02c', 0.35, 0.4)
    m['sole'] = materials.plain('sole', '#1d1b19', 0.8, 0.2)
    m['card'] = materials.plain('mount', '#efeade', 0.9)
    m['print'] = room.landscape_print('print', '#8fa06a', '#6b8aa0', '#efe3c4')
    m['black'] = materials.black_metal()
    m['clay'] = materials.ceramic('clay', '#a9684a', 0.7, 0.1)
    m['leaf'] = materials.leaf('house leaf', '#2f4f26', '#6f9147')
    m['glow'] = materials.glow('lamp glow', '#ffd9a0', 6.0)
    for k, c in (('toy red', '#b6493a'), ('toy yellow', '#d3a640'), ('toy green', '#6c8a5c'), ('toy blue', '#4f7389')):
        m[k] = materials.plain(k, c, 0.5)
    m['coat'] = materials.cloth('coat', '#b98a2e', None, 0.7)
    m['old paint'] = materials.paint('old cream gloss', '#e6dcc4', 0.28)
    m['navy coat'] = materials.cloth('navy wool', '#5d6b85')
    m['olive coat'] = materials.cloth('waxed cotton', '#7d785a', None, 0.55)
    m['olive rubber'] = materials.plain('olive rubber', '#3c4430', 0.42, 0.4)
    m['carton'] = materials.plain('cardboard', '#a98a63', 0.85, 0.2)
    m['tape'] = materials.plain('parcel tape', '#c2a777', 0.3)
    m['hoover'] = materials.plain('hoover red', '#93302b', 0.3)
    m['hose'] = materials.plain('hose', '#2c2b2a', 0.5)
    m['tube'] = materials.chrome()
    return m


def shell(m, rng):
    width = 0.86
    wall_with_holes(WALL_LEFT, WALL_RIGHT + 0.3, 0, 4.4, width, 0.2, [], m['wall'], 'back wall')
    block(WALL_LEFT - 0.2, WALL_LEFT, FRONT, width + 0.2, 0, 4.4, m['wall'], 0, name='left wall')
    block(WALL_RIGHT, WALL_RIGHT + 0.2, FRONT, width + 0.2, 0, 4.4, m['wall'], 0, name='right wall')
    block(WALL_LEFT - 0.2, WALL_RIGHT + 0.2, FRONT, -0.115, CEILING, CEILING + 0.25, m['ceiling'], 0.002, name='ceiling')
    block(2.62, WALL_RIGHT, -0.1155, -0.034, CEILING + 0.0004, CEILING + 0.2, m['ceiling'], 0, name='soffit edge')
    block((stair.RISERS - 1) * stair.GOING + 0.02, WALL_RIGHT + 0.2, -0.12, width, CEILING + 0.002, CEILING + 0.26, m['ceiling'], 0.002, name='landing')
    block(WALL_LEFT - 0.2, WALL_RIGHT + 0.3, -0.2, width + 0.2, 4.4, 4.5, m['ceiling'], 0, name='stairwell ceiling')
    block(WALL_LEFT - 0.2, WALL_RIGHT + 0.3, -0.25, -0.115, CEILING + 0.25, 4.4, m['wall'], 0, name='upstairs wall')
    joinery.board_floor(WALL_LEFT, WALL_RIGHT, FRONT, width, 0.0, m['floor'], 0.165, along='X', rng=rng)
    block(WALL_LEFT, WALL_RIGHT, FRONT, width, -0.05, -0.004, m['dark'], 0, name='sub floor')
    room.skirtings([(WALL_LEFT, FRONT, 90, width - FRONT), (WALL_LEFT, width, 0, -0.08 - WALL_LEFT), (WALL_RIGHT, FACE - 0.03, -90, FACE - 0.03 - FRONT)], m['white'], 0.145)


def slant(x0, x1, z0, y0, y1, material, name, bevel=0.003, gap=0.0, roof=None):
    """A front whose top edge follows the stair."""
    roof = roof or top
    pts = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, roof(x0) - gap), (x1, y0, roof(x1) - gap), (x1, y1, roof(x1) - gap), (x0, y1, roof(x0) - gap)]
    return blocks([pts], material, bevel, 3, name)


def wood_knob(m, x, z, y, radius=0.019):
    thing = turned(flowing([(0.011, 0), (0.010, 0.004), (0.0095, 0.012), (radius, 0.022), (radius * 1.03, 0.029), (radius * 0.8, 0.035), (0, 0.037)], 4), m['newel'], (x, y, z), 36, 'oak knob')
    thing.rotation_euler = (math.pi / 2, 0, 0)


def fronts(m, rng, open_drawer):
    # backing and the frame all round
    ends = [0.45, HOUSE[0] - 0.028]
    if open_drawer is not None:              # an open drawer shows the space under the stair
        ends[1:1] = DRAWERS[open_drawer]
    for x0, x1 in zip(ends[::2], ends[1::2]):
        mesh('dark behind', [(x0, -0.002, 0.0), (x1, -0.002, 0.0), (x1, -0.002, stair.under(x1) - 0.004), (x0, -0.002, stair.under(x0) - 0.004)], [(0, 1, 2, 3)], m['dark'], smooth=False)
    filler = [(stair.SOFFIT - 0.004, 0.0), (0.4355, 0.0), (0.4355, stair.under(0.4355) - 0.001)]
    mesh('foot filler', [(x, y, z) for y in (-0.0225, 0.0) for x, z in filler], [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)], m['white'], smooth=False)
    # plinth
    block(0.47, HOUSE[1], -0.004, 0.010, 0.0, FOOT - 0.003, m['fronts'], 0.001, name='plinth')
    # fixed panel at the foot
    slant(*M.PANEL, 0.0035, FACE, -0.006, m['fronts'], 'fixed panel', 0.0025, 0.0)
    # strip between the fronts and the string
    a, b = 0.40, (stair.RISERS - 1) * stair.GOING - 0.16
    lip = [(a, -0.024, stair.under(a) - MARGIN + 0.003), (b, -0.024, stair.under(b) - MARGIN + 0.003), (b, -0.001, stair.under(b) - MARGIN + 0.003), (a, -0.001, stair.under(a) - MARGIN + 0.003),
           (a, -0.024, stair.under(a) - 0.001), (b, -0.024, stair.under(b) - 0.001), (b, -0.001, stair.under(b) - 0.001), (a, -0.001, stair.under(a) - 0.001)]
    blocks([lip], m['white'], 0.0015, 2, 'scribe under string')
    for i, (x0, x1) in enumerate(DRAWERS):
        out = -0.36 if i == open_drawer else 0.0
        with placed(at(0, out, 0)):
            slant(x0, x1, FOOT + rng.uniform(-0.0003, 0.0003), FACE, -0.007, m['fronts'], 'drawer front', 0.004, 0.0)
            wood_knob(m, (x0 + x1) / 2, top((x0 + x1) / 2) - 0.105, FACE)
            if out:
                drawer_box(m, x0, x1)
    # posts between
    block(HOUSE[0] - 0.050, HOUSE[0] - 0.002, FACE - 0.004, 0.02, 0.0, top(HOUSE[0] - 0.05) - 0.002, m['boards'], 0.004, 3, 'corner board')


def drawer_box(m, x0, x1):
    """Birch box behind a front: sides slope, layers show on the top edges."""
    a, b, y0, y1, low = x0 + 0.022, x1 - 0.022, -0.0068, 0.62, FOOT + 0.045
    t = 0.018

    def rim(x):
        return top(x) - 0.075

    blocks([(a, a + t, y0, y1, low, rim(a)), (b - t, b, y0, y1, low, rim(a))], m['birch side'], 0.001, 2, 'drawer side')
    for lo in (0.004, 0.009, 0.014):
        blocks([(a + lo - 0.0009, a + lo + 0.0009, y0, y1, low, rim(a) + 0.0003), (b - lo - 0.0009, b - lo + 0.0009, y0, y1, low, rim(a) + 0.0003)], m['layers'], 0, 1, 'ply lines')
    block(a + t, b - t, y0 + 0.001, y1, low + 0.01, low + 0.02, m['birch'], 0, name='drawer floor')
    blocks([(a + t, b - t, y1 - t, y1, low, rim(a))], m['birch side'], 0.001, 2, 'drawer back')
    # shoes and a folded scarf
    for k, (dx, kind) in enumerate(((0.07, 'red rubber'), (0.17, 'red rubber'))):
        props.wellington(a + t + dx, 0.20, m[kind], m['sole'], 4 - 8 * k, 0.21, 0.72, z=low + 0.021)
    block(a + t + 0.02, b - t - 0.03, 0.33, 0.57, low + 0.021, low + 0.12, m['coat'], 0.03, 5, 'folded scarf')
    block((a + b) / 2 - 0.10, (a + b) / 2 + 0.11, 0.35, 0.55, low + 0.121, low + 0.18, m['cushion 2'], 0.024, 5, 'folded hat')


# the playhouse ------------------------------------------------------------------------
def arch(x0, x1, spring, steps=18):
    """(x, z) of a half round head from the right springing to the left."""
    cx, r = (x0 + x1) / 2, (x1 - x0) / 2
    return [(cx + r * math.cos(math.pi * i / steps), spring + r * math.sin(math.pi * i / steps)) for i in range(steps + 1)]


def house(m, rng):
    a, b = HOUSE
    x0, x1, high = DOOR
    spring = high - (x1 - x0) / 2
    wa, wb, wlo, whi = WINDOW
    cx, r = (x0 + x1) / 2, (x1 - x0) / 2 + 0.012
    step, z = M.BOARD, 0.012
    boards = []
    while z < EAVES - 0.01:
        lo, hi = z, min(z + step - 0.0025, EAVES)
        left = a
        if top(a) < hi:
            left = max(a, stair.SOFFIT + (hi + MARGIN) / stair.SLOPE)
        spans = [(left, b)]
        cuts = []
        if lo < high + 0.012:
            half = r if hi <= spring else math.sqrt(max(0.0, r * r - max(0, (lo + 0.02) - spring) ** 2)) if lo < spring + r else 0
            if half > 0.02:
                cuts.append((cx - half - 0.004, cx + half + 0.004))
        if hi > wlo + 0.01 and lo < whi - 0.01:
            cuts.append((wa, wb))
        for c0, c1 in cuts:
            new = []
            for p, q in spans:
                new += [(p, min(q, c0)), (max(p, c1), q)]
            spans = [s for s in new if s[1] - s[0] > 0.01]
        for p, q in spans:
            tip = rng.gauss(0, 0.0003)
            pts = [(p, FACE + tip, lo), (q, FACE + tip, lo), (q, -0.012, lo), (p, -0.012, lo), (p, FACE + tip, hi), (q, FACE + tip, hi), (q, -0.012, hi), (p, -0.012, hi)]
            if p == left and top(left) < hi + 0.002 or (p == left and left > a):
                low_x = max(a, stair.SOFFIT + (lo + MARGIN) / stair.SLOPE)
                pts[0] = (low_x, FACE + tip, lo)
                pts[3] = (low_x, -0.012, lo)
            boards.append(pts)
        z += step
    blocks(boards, m['boards'], 0.0035, 2, 'playhouse boards')
    # inner face in birch, with the same openings, as strips
    inner = [(a, x0 - 0.02, -0.0115, 0.006, 0.0, 1.20), (x0 - 0.02, x1 + 0.02, -0.0115, 0.006, high + 0.05, EAVES), (x1 + 0.02, wa, -0.0115, 0.006, 0.0, EAVES),
             (wa, wb, -0.0115, 0.006, 0.0, wlo), (wa, wb, -0.0115, 0.006, whi, EAVES), (wb, b, -0.0115, 0.006, 0.0, EAVES)]
    blocks(inner, m['birch side'], 0, 1, 'inner skin')
    # room behind: floor, back, sides, ceiling
    block(a - 0.02, b + 0.03, 0.70, 0.72, 0.0, EAVES, m['birch side'], 0, name='den back')
    block(b + 0.006, b + 0.03, 0.006, 0.70, 0.0, EAVES, m['birch side'], 0, name='den side')
    block(a - 0.03, a - 0.006, 0.006, 0.70, 0.0, 1.2, m['birch side'], 0, name='den side')
    block(a - 0.02, b + 0.03, -0.01, 0.72, EAVES + 0.002, EAVES + 0.02, m['birch'], 0, name='den ceiling')
    block(a - 0.02, b + 0.03, 0.0, 0.72, 0.0, 0.012, m['rug'], 0, name='den carpet')
    door(m, spring)
    window(m)
    porch(m)
    # above the flat ceiling: fixed panels and a hatch
    line = EAVES + 0.002
    block(max(a, stair.SOFFIT + (line + MARGIN) / stair.SLOPE) - 0.02, b, FACE - 0.020, -0.006, line, line + 0.034, m['white'], 0.005, 3, 'eaves rail')
    lo, hi = line + 0.036, CEILING - 0.035
    hatch = M.HATCH
    first = stair.SOFFIT + (lo + MARGIN) / stair.SLOPE
    y0, y1 = FACE + 0.003, -0.006
    # its sloping edge stays behind the string and below the treads
    ring = [(first, lo), (hatch[0] - 0.003, lo), (hatch[0] - 0.003, hi), (2.66, hi)]
    pts = [(x, y0, z) for x, z in ring] + [(x, y1, z) for x, z in ring]
    mesh('upper panel', pts, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], m['fronts'], bevel=0.002)
    block(hatch[1] + 0.003, b, y0, y1, lo, hi, m['fronts'], 0.002, 2, 'upper panel')
    block(hatch[0], hatch[1], y0 - 0.001, y1, lo + 0.003, hi - 0.003, m['fronts'], 0.003, 3, 'hatch')
    wood_knob(m, hatch[0] + 0.06, (lo + hi) / 2, y0 - 0.001, 0.016)
    block(2.9, b + 0.03, -0.004, -0.001, lo, hi, m['dark'], 0, name='hatch dark')
    scribes(m, b, hi)


def scribes(m, b, hi):
    """Strips between the front, the ceiling and the wall."""
    block(2.885, b + 0.06, FACE - 0.004, 0.0, hi + 0.001, CEILING + 0.0015, m['white'], 0.003, 2, 'ceiling scribe')
    block(b + 0.001, WALL_RIGHT + 0.002, FACE - 0.004, 0.0, 0.0, hi, m['white'], 0.003, 2, 'wall scribe')


def door(m, spring):
    x0, x1 = DOOR[:2]
    swing = 26
    # frame: flat painted band round the arch
    outer = [(x1 + 0.058, 0.012)] + arch(x0 - 0.058, x1 + 0.058, spring) + [(x0 - 0.058, 0.012)]
    inner = [(x1 + 0.004, 0.012)] + arch(x0 - 0.004, x1 + 0.004, spring) + [(x0 - 0.004, 0.012)]
    n = len(outer)
    pts = [(x, FACE - 0.016, z) for x, z in outer] + [(x, FACE - 0.016, z) for x, z in inner] + [(x, -0.006, z) for x, z in outer] + [(x, 0.006, z) for x, z in inner]
    faces = []
    for i in range(n - 1):
        faces += [(i + 1, i, n + i, n + i + 1), (i, i + 1, 2 * n + i + 1, 2 * n + i), (n + i + 1, n + i, 3 * n + i, 3 * n + i + 1)]
    mesh('door band', pts, faces, m['white'], bevel=0.003)
    a, b = x0 + 0.004, x1 - 0.012                      # 12 mm finger gap on the hinge side
    with placed(at(b, FACE - 0.002, 0, swing)):
        # boards, cut to the arch
        count = 6
        w = b - a
        cx, r = (x0 + x1) / 2 - b, (x1 - x0) / 2 - 0.006
        for i in range(count):
            p, q = -w + w * i / count + 0.0007, -w + w * (i + 1) / count - 0.0007
            ring = [(p, 0.028), (q, 0.028)]
            for k in range(7):
                x = q + (p - q) * k / 6
                ring.append((x, spring + math.sqrt(max(0.0, r * r - (x - cx) ** 2))))
            m_ = len(ring)
            pts = [(x, 0.0, z) for x, z in ring] + [(x, 0.020, z) for x, z in ring]
            mesh('door board', pts, [tuple(range(m_)), tuple(range(2 * m_ - 1, m_ - 1, -1))] + [(k, k + m_, (k + 1) % m_ + m_, (k + 1) % m_) for k in range(m_)], m['blue'], bevel=0.0035, segments=2)
        ring = [(-w + 0.004, 0.030), (-0.004, 0.030)] + [(x, z - 0.006) for x, z in [(cx + (r - 0.004) * math.cos(math.pi * k / 16), spring + (r - 0.004) * math.sin(math.pi * k / 16)) for k in range(17)] if -w + 0.002 < x < -0.002]
        mesh('door core', [(x, 0.009, z) for x, z in ring] + [(x, 0.0195, z) for x, z in ring], [tuple(range(len(ring))), tuple(range(2 * len(ring) - 1, len(ring) - 1, -1))], m['blue'], smooth=False)
        wood_knob(m, -w + 0.055, 0.52, 0.0, 0.020)
        # little letter flap
        block(cx - 0.085, cx + 0.085, -0.004, 0.001, 0.40, 0.452, m['brass'], 0.002, 2, 'letter plate')
        block(cx - 0.068, cx + 0.068, -0.0065, -0.0035, 0.409, 0.443, m['brass'], 0.002, 2, 'letter flap')
    # soft strip filling the hinge gap, and hinges
    block(x1 - 0.0105, x1 + 0.003, FACE + 0.002, FACE + 0.012, 0.03, spring, m['felt'], 0.003, 2, 'soft strip')
    for z in (0.16, spring - 0.06):
        pipe([(b + 0.001, FACE - 0.006, z - 0.03), (b + 0.001, FACE - 0.006, z + 0.03)], 0.005, m['brass'], 'hinge', False)


def window(m):
    a, b, lo, hi = WINDOW
    f = 0.034
    y0, y1 = FACE - 0.014, 0.004
    blocks([(a - f, a, y0, y1, lo - f, hi + f), (b, b + f, y0, y1, lo - f, hi + f), (a, b, y0, y1, hi, hi + f), (a, b, y0, y1, lo - f, lo)], m['white'], 0.004, 3, 'window frame')
    blocks([((a + b) / 2 - 0.011, (a + b) / 2 + 0.011, y0 + 0.008, y1 - 0.006, lo, hi), (a, b, y0 + 0.009, y1 - 0.007, (lo + hi) / 2 - 0.011, (lo + hi) / 2 + 0.011)], m['white'], 0.004, 3, 'window bars')
    block(a - 0.065, b + 0.065, y0 - 0.085, y0 + 0.006, lo - f - 0.024, lo - f - 0.001, m['birch'], 0.008, 4, 'window cill')
    for x in (a + 0.03, b - 0.03):
        block(x - 0.014, x + 0.014, y0 - 0.060, y0 + 0.012, lo - f - 0.085, lo - f - 0.0245, m['white'], 0.008, 3, 'cill bracket')


def porch(m):
    """A painted gable over the door on two little brackets, roofed in birch."""
    cx = (DOOR[0] + DOOR[1]) / 2
    foot, peak, half, out = DOOR[2] + M.PORCH[0], DOOR[2] + M.PORCH[1], M.PORCH_HALF, 0.22
    y0 = FACE - out
    tilt = math.atan2(peak - foot, half)
    long = math.hypot(half, peak - foot) + 0.05
    for s in (-1, 1):
        frame = Matrix.Translation((cx, 0, peak + 0.012)) @ Matrix.Rotation(s * tilt, 4, 'Y')
        with placed(frame):
            for k in range(5):
                u0, u1 = 0.0 + k * long / 5, (k + 1) * long / 5 + 0.012
                pts = [(s * u, y, z) for u, y, z in ((u0, y0, 0.004), (u1, y0, 0.000), (u1, FACE + 0.002, 0.000), (u0, FACE + 0.002, 0.004), (u0, y0, 0.012), (u1, y0, 0.013), (u1, FACE + 0.002, 0.013), (u0, FACE + 0.002, 0.012))]
                if s < 0:
                    pts = [pts[i] for i in (1, 0, 3, 2, 5, 4, 7, 6)]
                blocks([[(x, y, z + 0.004 * (k % 2)) for x, y, z in pts]], m['birch'], 0.002, 2, 'porch roof')
    # gable board with a scalloped lower edge
    ring = [(cx - half, foot - 0.012), (cx + half, foot - 0.012), (cx + half, foot + 0.004), (cx, peak - 0.002), (cx - half, foot + 0.004)]
    n = 15
    lower = []
    for i in range(n * 6 + 1):
        t = i / (n * 6)
        lower.append((cx - half + 2 * half * t, foot - 0.016 - 0.022 * abs(math.sin(math.pi * n * t))))
    ring = lower + [(cx + half, foot + 0.006), (cx, peak + 0.002), (cx - half, foot + 0.006)]
    k = len(ring)
    yb = y0 + 0.014
    pts = [(x, yb, z) for x, z in ring] + [(x, yb + 0.014, z) for x, z in ring]
    mesh('porch gable', pts, [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1))] + [(i, i + k, (i + 1) % k + k, (i + 1) % k) for i in range(k)], m['blue'], smooth=False)
    for s in (-1, 1):
        x = cx + s * (half - 0.055)
        block(x - 0.015, x + 0.015, FACE - 0.018, FACE + 0.001, foot - 0.23, foot - 0.002, m['white'], 0.004, 3, 'porch wall piece')
        block(x - 0.015, x + 0.015, y0 + 0.030, FACE - 0.002, foot - 0.030, foot - 0.003, m['white'], 0.004, 3, 'porch arm')
        pipe([(x, FACE - 0.012, foot - 0.20), (x, FACE - 0.07, foot - 0.15), (x, y0 + 0.06, foot - 0.03)], 0.011, m['white'], 'porch brace')
    # house number
    block(cx - 0.035, cx + 0.035, yb - 0.006, yb + 0.001, foot + 0.055, foot + 0.125, m['birch'], 0.006, 3, 'number plate')


def inside(m):
    """What is seen through the window and the open door."""
    cushion(2.20, 0.50, 0.013, m['cushion'], 8)
    cushion(3.45, 0.52, 0.013, m['cushion 2'], -14)
    cushion(3.72, 0.46, 0.013, m['cushion'], -35)
    room.framed(2.78, 0.72, 0.698, 0.26, 0.32, m['birch'], m['card'], m['print'], 0, mount=0.03)
    turned(flowing([(0, 0), (0.05, 0.005), (0.062, 0.03), (0.05, 0.055), (0, 0.062)], 5), m['glow'], (3.50, 0.36, EAVES - 0.075), 32, 'battery lamp')
    bulb((3.50, 0.36, EAVES - 0.12), LAMP, (1, 0.78, 0.5), 0.05)
    bulb((2.55, 0.40, EAVES - 0.20), LAMP * 0.7, (1, 0.78, 0.5), 0.05)


def cushion(x, y, z, material, turn):
    points, faces, n = [], [], 20
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                puff = (max(0, 1 - abs(u) ** 2.6) * max(0, 1 - abs(v) ** 2.6)) ** 0.55
                points.append((u * 0.19 * (1 - 0.05 * (1 - abs(u))), side * 0.065 * puff, (v + 1) * 0.18))
    for s in range(2):
        for j in range(n):
            for i in range(n):
                k = s * (n + 1) ** 2 + j * (n + 1) + i
                quad = (k, k + 1, k + n + 2, k + n + 1)
                faces.append(quad if s else tuple(reversed(quad)))
    with placed(at(x, y, z, turn, -22)):
        mesh('cushion', points, faces, material, angle=80)


# before --------------------------------------------------------------------------------
OLD_DOOR = (2.50, 3.26, 1.90)


def before(m, rng):
    """Boards under the stair, one cupboard door, and what no longer fits behind it."""
    a, b, high = OLD_DOOR
    end, hi, y = HOUSE[1], CEILING - 0.035, -0.022
    corner = stair.SOFFIT + (high + 0.055) / stair.SLOPE        # left of it the door's head follows the string

    def head(x):
        return min(stair.under(x) - 0.055, high)

    def piece(x0, x1, foot, top_, y0, y1):
        rim = [(x, level(x)) for level in (foot, top_) for x in (x0, x1)]
        return [(x, w, z) for ends in (rim[:2], rim[2:]) for (x, z), w in zip((*ends, *ends[::-1]), (y0, y0, y1, y1))]

    def floor(_x):
        return 0.003

    def roof(x):                                # behind the string
        return min(stair.under(x) + 0.20, hi)

    boards = []
    joints = [stair.SOFFIT] + [0.46 + 0.22 * k for k in range(16)] + [end]
    for x0, x1 in zip(joints, joints[1:]):
        for p, q, foot in ((x0, min(x1, a), floor), (max(x0, a), min(x1, b), head), (max(x0, b), x1, floor)):
            if q - p > 0.01:
                boards.append(piece(p + 0.0004, q - 0.0004, foot, roof, y + rng.gauss(0, 0.0004), -0.004))
    blocks(boards, m['old paint'], 0.004, 2, 'old boards')
    scribes(m, end, hi)
    for wide, y0, y1 in ((0.042, y - 0.012, y - 0.0005), (0.022, y + 0.002, 0.070)):
        blocks([piece(p, q, foot, lambda x: head(x) + wide, y0, y1)
                for p, q, foot in ((a - wide, a, floor), (a, corner, head), (corner, b, head), (b, b + wide, floor))], m['old paint'], 0.0025, 2, 'cupboard frame')
    for z in (0.25, 1.50):
        room.butt_hinge(a, z, y - 0.012, m['brass'])
    with placed(at(a, y, 0, -125) @ at(-a)):
        inner, outer = a + 0.108, b - 0.108
        parts = [(a + 0.003, inner, 0.008, head), (outer, b - 0.003, 0.008, head), (inner, corner, 1.72, head), (corner, outer, 1.72, head), (inner, outer, 0.008, 0.13), (inner, outer, 0.90, 1.00)]
        blocks([piece(p, q, lambda x: lo, (lambda x: head(x) - 0.004) if up is head else (lambda x: up), 0.0, 0.035) for p, q, lo, up in parts], m['old paint'], 0.002, 2, 'cupboard door')
        for lo, up in ((0.126, 0.904), (0.996, 1.724)):
            block(inner - 0.004, outer + 0.004, 0.012, 0.023, lo, up, m['old paint'], 0, name='door panel')
        joinery.knob(b - 0.06, 0.0, 0.88, m['brass'], 0.022)
        with placed(at(0, 0.035, 0, 180)):
            joinery.knob(0.06 - b, 0.0, 0.88, m['brass'], 0.022)
            pipe([(-2.88, 0, 1.66), (-2.88, -0.03, 1.655), (-2.88, -0.045, 1.67)], 0.004, m['brass'], 'hook')
            props.canvas_bag(-2.88, -0.005, 1.655, m['linen'], m['olive coat'])
    sheet([(x, w, stair.under(x) - 0.003) for x, w in ((0.34, 0.001), (3.13, 0.001), (3.13, 0.859), (0.34, 0.859))], m['ceiling'], 'plasterboard under the stair')
    heap(m, rng)
    hoover(m)
    for x, w, turn, kind, tall, size in ((1.52, -0.32, 12, 'olive rubber', 0.36, 1.0), (1.68, -0.27, -8, 'olive rubber', 0.36, 1.0), (1.30, -0.34, 40, 'yellow rubber', 0.22, 0.74), (1.18, -0.24, -15, 'yellow rubber', 0.22, 0.74)):
        props.wellington(x, w, m[kind], m['sole'], turn, tall, size, z=0.001)


def carton(m, x, y, z, wide, deep, high, turn):
    with placed(at(x, y, z, turn)):
        block(-wide / 2, wide / 2, -deep / 2, deep / 2, 0, high, m['carton'], 0.004, 2, 'carton')
        block(-wide / 2 - 0.0006, wide / 2 + 0.0006, -0.025, 0.025, high - 0.07, high + 0.0006, m['tape'], 0, name='tape')
        block(-wide / 2 + 0.004, wide / 2 - 0.004, -0.001, 0.001, high + 0.0002, high + 0.0009, m['dark'], 0, name='flap joint')


def heap(m, rng):
    block(2.66, 3.60, 0.838, 0.8595, 1.56, 1.65, m['birch'], 0.004, 3, 'hook board')
    for x, kind, wide, long in ((2.84, 'navy coat', 0.40, 0.90), (3.10, 'coat', 0.36, 0.68), (3.36, 'olive coat', 0.40, 0.92)):
        pipe([(x, 0.838, 1.59), (x, 0.80, 1.58), (x, 0.79, 1.605)], 0.005, m['brass'], 'hook')
        props.hanging_coat(x, 0.835, 1.59, m[kind], m['navy coat'], rng, wide, long)
    carton(m, 2.80, 0.44, 0.001, 0.44, 0.34, 0.34, 6)
    carton(m, 2.83, 0.46, 0.342, 0.36, 0.30, 0.25, -11)
    carton(m, 3.34, 0.50, 0.001, 0.46, 0.36, 0.42, -9)
    props.basket(3.33, 0.50, 0.423, m['willow'], 0.40, 0.30, 0.22)
    for k, kind in enumerate(('cushion 2', 'linen', 'cushion')):
        block(3.18 + 0.02 * k, 3.47, 0.39, 0.61, 0.52 + 0.06 * k, 0.585 + 0.06 * k, m[kind], 0.024, 4, 'blanket', rotation=(0, 0.04, rng.gauss(0, 0.1)))
    with placed(at(3.10, 0.17, 0.002, 30, -9, 5)):
        turned([(0, 0), (0.075, 0), (0.075, 1.15), (0, 1.15)], m['rug edge'], (0, 0, 0), 40, 'rolled rug')
        for z in (0.25, 0.90):
            turned([(0.0745, 0), (0.0785, 0.004), (0.0785, 0.012), (0.0745, 0.016)], m['linen'], (0, 0, z), 40, 'string')
        pipe([(0.066 * (1 - k / 60) * math.cos(k * 0.42), 0.066 * (1 - k / 60) * math.sin(k * 0.42), 1.150) for k in range(58)], 0.003, m['rug'], 'end of the roll')
    with placed(at(2.93, 0.16, 0.106, 0, 28, 14)):
        for r, first, last, kind in ((0.105, 0, 24, 'toy red'), (0.1055, 10, 14, 'linen')):
            turned([(r * math.sin(math.pi * k / 24), -r * math.cos(math.pi * k / 24)) for k in range(first, last + 1)], m[kind], (0, 0, 0), 48, 'ball')
    for x, y, turn in ((2.62, 0.14, 20), (2.72, 0.19, -14)):
        props.wellington(x, y, m['red rubber'], m['sole'], turn, 0.22, 0.9, z=0.001)


def hoover(m):
    x, y = 3.52, -0.46
    turned(flowing([(0, 0.035), (0.15, 0.035), (0.168, 0.055), (0.168, 0.19), (0.160, 0.205)], 4), m['hoover'], (x, y, 0), 56, 'hoover')
    turned(flowing([(0.163, 0.203), (0.165, 0.220), (0.145, 0.262), (0.08, 0.290), (0, 0.295)], 4), m['hose'], (x, y, 0), 56, 'hoover lid')
    for dx, dy in ((-0.115, -0.10), (0.115, -0.10), (-0.115, 0.10), (0.115, 0.10)):
        turned([(0, -0.012), (0.036, -0.012), (0.036, 0.012), (0, 0.012)], m['hose'], (x + dx * 1.15, y + dy, 0.037), 28, 'hoover wheel').rotation_euler = (0, math.pi / 2, 0)
    foot, head = (3.84, -0.30, 0.05), (3.80, -0.062, 0.90)
    block(3.70, 3.98, -0.37, -0.27, 0.002, 0.046, m['hose'], 0.012, 4, 'floor head')
    pipe([foot, head], 0.016, m['tube'], 'wand', False)
    pipe([head, (3.797, -0.045, 0.98), (3.79, -0.07, 1.12), (3.60, -0.30, 1.22), (3.30, -0.62, 0.95), (3.22, -0.72, 0.50), (3.34, -0.62, 0.22), (x - 0.09, y - 0.06, 0.36), (x - 0.03, y - 0.03, 0.26)], 0.019, m['hose'], 'hose')


def dressing(m):
    for x, y, c, turn in ((2.05, -1.35, 'toy red', 0.3), (2.14, -1.27, 'toy yellow', 0.9), (1.93, -1.24, 'toy blue', 0.1), (2.30, -1.48, 'toy green', 0.5)):
        block(x - 0.033, x + 0.033, y - 0.033, y + 0.033, 0.0125, 0.0785, m[c], 0.004, 3, 'toy block', rotation=(0, 0, turn))
    block(2.022, 2.088, -1.345, -1.279, 0.079, 0.145, m['toy green'], 0.004, 3, 'toy block', rotation=(0, 0, 0.7))
    for x, turn in ((3.22, 14), (3.35, -6)):
        props.wellington(x, -0.30, m['yellow rubber'], m['sole'], turn, 0.22, 0.74)


def room_things(m):
    """The same before and after."""
    room.rug(1.55, 3.45, -2.35, -1.05, m['rug'], m['rug edge'], m['linen'])
    props.basket(-0.72, 0.50, 0.001, m['willow'], 0.42, 0.36, 0.30)
    with placed(at(0, 0.86, 0)):
        joinery.light_switch(-0.42, 1.15, -0.0005, m['plate'], 2)
        room.framed(-0.80, 1.32, -0.001, 0.44, 0.56, m['newel'], m['card'], m['print'], 0, mount=0.07)


def window_behind():
    """Wall behind the camera with a window that throws the sun across the fronts."""
    window = (-1.15, 0.95, 0.70, 2.12)
    wall_with_holes(WALL_LEFT, WALL_RIGHT, 0, CEILING, FRONT - 0.2, 0.2, [window], materials.plaster('front wall', '#e5dfd2'), 'front wall')
    bar = materials.paint('sash white', '#efece3', 0.4)
    a, b, lo, hi = window
    blocks([(x - 0.02, x + 0.02, FRONT - 0.13, FRONT - 0.08, lo, hi) for x in (a + 0.02, a + (b - a) / 3, b - (b - a) / 3, b - 0.02)]
           + [(a, b, FRONT - 0.13, FRONT - 0.08, z - 0.02, z + 0.02) for z in (lo + 0.02, (lo + hi) / 2, hi - 0.02)], bar, 0.002, 1, 'window bars behind')


def light():
    even_sky('#cfdcec', 0.6)
    window_behind()
    sunlight(12.5, -141, SUN * 0.85, 0.8, (1, 0.95, 0.87))
    panel_light((WALL_LEFT + 0.06, -2.35, 1.45), (1.9, -0.3, 0.8), 1.4, 1.5, DAYLIGHT, (0.90, 0.95, 1))
    panel_light((3.2, FRONT + 0.1, 1.7), (2.2, 0, 0.9), 1.5, 1.4, FILL * 0.45, (1, 0.97, 0.92), False)
    panel_light((0.6, FRONT + 0.1, 1.6), (1.6, 0, 0.9), 1.2, 1.4, FILL * 0.35, (0.95, 0.97, 1), False)
    panel_light((1.4, 0.42, 4.3), (1.4, 0.42, 1.0), 2.2, 0.7, FILL * 0.75, (0.95, 0.97, 1), False)


def build(view):
    rng = random.Random(15)
    m = palette()
    shell(m, rng)
    stair.flight(m, 0.86)
    y = -0.012
    stair.newel(m, 0.030, y, 0.0, 0.42, 1.27)
    stair.handrail(m, 0.07, 2.3, y)
    stair.spindles(m, y, 0.10, 2.2)
    if view == 'before':
        before(m, rng)
    else:
        fronts(m, rng, 1 if view == 'detail' else None)
        house(m, rng)
        inside(m)
        dressing(m)
    room_things(m)
    light()
