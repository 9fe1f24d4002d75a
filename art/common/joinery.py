"""What a joiner fits: fronts, handles, windows, doors, skirting, sinks, taps,
sockets, tiles, floors. Fronts face -Y; `y` is the carcase face behind them."""
import math
import random

from .geometry import (at, block, blocks, corners, flowing, jitter, mesh, moulding, pipe, placed,
                       sheet, turned)


# fronts -----------------------------------------------------------------------
def shaker_front(x0, x1, z0, z1, y, material, frame=0.075, thickness=0.022, recess=0.010, bevel=0.0012):
    """Five-piece shaker door or drawer front: two stiles, two rails, a panel."""
    front = y - thickness + jitter(0.0005)
    parts = [(x0, x0 + frame, front, y, z0, z1), (x1 - frame, x1, front, y, z0, z1),
             (x0 + frame, x1 - frame, front, y, z0, z0 + frame),
             (x0 + frame, x1 - frame, front, y, z1 - frame, z1)]
    blocks(parts, material, bevel, 2, 'front frame')
    blocks([(x0 + frame - 0.006, x1 - frame + 0.006, front + recess, y - 0.002,
             z0 + frame - 0.006, z1 - frame + 0.006)], material, 0, 1, 'front panel')
    return front


def slab_front(x0, x1, z0, z1, y, material, thickness=0.022, bevel=0.0015):
    """A flat front. Returns its face (y)."""
    front = y - thickness + jitter(0.0005)
    blocks([(x0, x1, front, y, z0, z1)], material, bevel, 3, 'slab front')
    return front


def beaded_frame(x0, x1, z0, z1, y, material, stile=0.04, thickness=0.024):
    """In-frame face frame round one opening."""
    blocks([(x0, x0 + stile, y - thickness, y, z0, z1), (x1 - stile, x1, y - thickness, y, z0, z1),
            (x0 + stile, x1 - stile, y - thickness, y, z1 - stile, z1),
            (x0 + stile, x1 - stile, y - thickness, y, z0, z0 + stile)], material, 0.001, 2, 'face frame')


def tongue_and_groove(x0, x1, z0, z1, y, material, board=0.095, thickness=0.012, groove=0.006, vee=0.003):
    """Vertical matchboarding on a wall face at y."""
    count = max(1, round((x1 - x0) / board))
    width = (x1 - x0) / count
    parts = []
    for i in range(count):
        parts.append((x0 + i * width + groove * 0.15, x0 + (i + 1) * width - groove * 0.15,
                      y - thickness + jitter(0.0003), y - 0.001, z0, z1))
    blocks(parts, material, vee, 1, 'matchboard')
    block(x0, x1, y - thickness + 0.004, y - 0.0005, z0, z1, material, 0, name='groove backing')


# handles ------------------------------------------------------------------------
def knob(x, y, z, material, radius=0.016):
    """Turned knob on a front whose face is at y."""
    profile = flowing([(0.011, 0), (0.011, 0.002), (0.006, 0.005), (0.0055, 0.014), (0.009, 0.018),
                       (radius, 0.023), (radius * 0.98, 0.028), (radius * 0.7, 0.031), (0, 0.032)], 4)
    thing = turned(profile, material, (x, y, z), 32, 'knob')
    thing.rotation_euler = (math.pi / 2, 0, 0)
    return thing


def cup_handle(x, y, z, material, width=0.095):
    """Cast cup pull, open side down, face at y."""
    points, faces = [], []
    across, down = 20, 10
    for i in range(across + 1):
        u = -1 + 2 * i / across
        swell = max(0.0, 1 - abs(u) ** 2.6) ** 0.5
        for j in range(down + 1):
            a = math.pi / 2 * j / down
            points.append((x + u * width / 2, y - 0.027 * swell * math.sin(a) - 0.001,
                           z + 0.021 * math.cos(a) * (0.55 + 0.45 * swell) - 0.012 * (j / down)))
    for i in range(across):
        for j in range(down):
            k = i * (down + 1) + j
            faces.append((k, k + 1, k + down + 2, k + down + 1))
    thing = mesh('cup handle', points, faces, material, angle=70)
    shell = thing.modifiers.new('thickness', 'SOLIDIFY')
    shell.thickness = 0.0025
    blocks([(x - width / 2 - 0.006, x + width / 2 + 0.006, y - 0.003, y + 0.001, z + 0.014, z + 0.024)],
           material, 0.001, 2, 'cup plate')
    return thing


def bar_handle(x0, x1, y, z, material, radius=0.005, stand=0.032):
    """Horizontal bar pull."""
    pipe([(x0, y - stand, z), (x1, y - stand, z)], radius, material, 'bar', False)
    for x in (x0 + 0.025, x1 - 0.025):
        pipe([(x, y + 0.001, z), (x, y - stand, z)], radius * 0.8, material, 'bar leg', False)


# windows and doors ------------------------------------------------------------------
def casement_window(x0, x1, z0, z1, y, depth, frame_material, pane_material, casements=2,
                    columns=1, rows=1, frame=0.055, sash=0.044, bar=0.022):
    """Timber casement window in a wall whose inner face is y. Frame about
    halfway into the reveal, glazing bars in each casement."""
    fy = y + depth * 0.5
    parts = [(x0, x0 + frame, fy, fy + 0.07, z0, z1), (x1 - frame, x1, fy, fy + 0.07, z0, z1),
             (x0 + frame, x1 - frame, fy, fy + 0.07, z0, z0 + frame),
             (x0 + frame, x1 - frame, fy, fy + 0.07, z1 - frame, z1)]
    width = (x1 - x0 - 2 * frame) / casements
    for c in range(casements):
        a, b = x0 + frame + c * width + 0.002, x0 + frame + (c + 1) * width - 0.002
        s0, s1 = fy - 0.010, fy + 0.040
        lo, hi = z0 + frame + 0.002, z1 - frame - 0.002
        parts += [(a, a + sash, s0, s1, lo, hi), (b - sash, b, s0, s1, lo, hi),
                  (a + sash, b - sash, s0, s1, lo, lo + sash * 1.2),
                  (a + sash, b - sash, s0, s1, hi - sash, hi)]
        for i in range(1, columns):
            x = a + sash + (b - a - 2 * sash) * i / columns
            parts.append((x - bar / 2, x + bar / 2, s0 + 0.008, s1 - 0.004, lo + sash, hi - sash))
        for i in range(1, rows):
            z = lo + sash * 1.2 + (hi - lo - 2.2 * sash) * i / rows
            parts.append((a + sash, b - sash, s0 + 0.009, s1 - 0.005, z - bar / 2, z + bar / 2))
    blocks(parts, frame_material, 0.0025, 2, 'casement window')
    if pane_material:
        sheet([(x0, fy + 0.016, z0), (x1, fy + 0.016, z0), (x1, fy + 0.016, z1), (x0, fy + 0.016, z1)],
              pane_material, 'pane')
    return fy


def window_stay(x, z, y, material, length=0.25):
    """Casement stay and pin along the bottom rail, seen from inside."""
    pipe([(x, y - 0.012, z), (x + length, y - 0.014, z)], 0.0035, material, 'stay', False)
    turned(flowing([(0.0, -0.012), (0.008, -0.009), (0.009, 0), (0.004, 0.006), (0.0, 0.008)], 3), material,
           (x + length, y - 0.014, z), 16, 'stay knob')
    block(x - 0.012, x + 0.012, y - 0.010, y, z - 0.010, z + 0.010, material, 0.001)


def sash_window(x0, x1, z0, z1, y, depth, frame_material, pane_material, columns=3, rows=2,
                open_by=0.0, lining=0.09):
    """Georgian box sash: outer frame, two sliding sashes with fine bars."""
    fy = y + depth * 0.35
    parts = [(x0, x0 + lining, fy, fy + 0.14, z0, z1), (x1 - lining, x1, fy, fy + 0.14, z0, z1),
             (x0 + lining, x1 - lining, fy, fy + 0.14, z1 - lining, z1),
             (x0 + lining, x1 - lining, fy, fy + 0.16, z0, z0 + 0.05)]
    parts += [(x0 + lining - 0.004, x0 + lining + 0.012, fy + 0.002, fy + 0.018, z0 + 0.05, z1 - lining),
              (x1 - lining - 0.012, x1 - lining + 0.004, fy + 0.002, fy + 0.018, z0 + 0.05, z1 - lining)]
    a, b = x0 + lining, x1 - lining
    lo, hi = z0 + 0.05, z1 - lining
    mid = (lo + hi) / 2
    stile, bar = 0.046, 0.017
    for bottom, top, sy, low_rail in ((lo + open_by, mid + 0.02 + open_by, fy + 0.030, 0.085),
                                      (mid - 0.02, hi, fy + 0.080, 0.04)):
        parts += [(a, a + stile, sy, sy + 0.04, bottom, top), (b - stile, b, sy, sy + 0.04, bottom, top),
                  (a + stile, b - stile, sy, sy + 0.04, bottom, bottom + low_rail),
                  (a + stile, b - stile, sy, sy + 0.04, top - 0.04, top)]
        for i in range(1, columns):
            x = a + stile + (b - a - 2 * stile) * i / columns
            parts.append((x - bar / 2, x + bar / 2, sy + 0.006, sy + 0.034, bottom + low_rail, top - 0.04))
        for i in range(1, rows):
            z = bottom + low_rail + (top - 0.04 - bottom - low_rail) * i / rows
            parts.append((a + stile, b - stile, sy + 0.007, sy + 0.033, z - bar / 2, z + bar / 2))
        if pane_material:
            sheet([(a, sy + 0.02, bottom), (b, sy + 0.02, bottom), (b, sy + 0.02, top), (a, sy + 0.02, top)],
                  pane_material, 'pane')
    blocks(parts, frame_material, 0.002, 2, 'sash window')
    return fy


def panelled_door(x, y, z, material, width=0.762, height=1.981, thickness=0.040):
    """A Victorian four-panel door leaf, left edge at x, face at y (towards -Y), bottom at z."""
    stile, rail, lock, bottom, mull = 0.105, 0.105, 0.18, 0.21, 0.1
    shares = (0.58, 0.42)
    inner = height - rail - bottom - lock
    parts = [(x, x + stile, y, y + thickness, z, z + height),
             (x + width - stile, x + width, y, y + thickness, z, z + height),
             (x + stile, x + width - stile, y, y + thickness, z, z + bottom),
             (x + stile, x + width - stile, y, y + thickness, z + height - rail, z + height)]
    top, cx = z + height - rail, x + width / 2
    openings = []
    for index, share in enumerate(shares):
        low = top - inner * share
        parts.append((cx - mull / 2, cx + mull / 2, y, y + thickness, low, top))
        openings += [(x + stile, cx - mull / 2, low, top), (cx + mull / 2, x + width - stile, low, top)]
        if index == 0:
            parts.append((x + stile, x + width - stile, y, y + thickness, low - lock, low))
            top = low - lock
    blocks(parts, material, 0.0015, 2, 'door frame')
    for a, b, lo, hi in openings:
        block(a - 0.006, b + 0.006, y + 0.014, y + thickness - 0.014, lo - 0.006, hi + 0.006, material, 0, name='door panel')
        edge = 0.012
        blocks([(a, a + edge, y + 0.004, y + 0.016, lo, hi), (b - edge, b, y + 0.004, y + 0.016, lo, hi),
                (a + edge, b - edge, y + 0.004, y + 0.016, lo, lo + edge),
                (a + edge, b - edge, y + 0.004, y + 0.016, hi - edge, hi)], material, 0.005, 3, 'panel moulding')
        block(a + 0.045, b - 0.045, y + 0.006, y + 0.020, lo + 0.045, hi - 0.045, material, 0.006, 1, name='field')


def door_lining(x0, x1, z1, y, depth, material, thickness=0.032):
    """Lining of a door opening x0..x1 wide (clear between linings), height z1."""
    blocks([(x0 - thickness, x0, y, y + depth, 0, z1 + thickness), (x1, x1 + thickness, y, y + depth, 0, z1 + thickness),
            (x0, x1, y, y + depth, z1, z1 + thickness)], material, 0.002, 2, 'door lining')


def architrave(x0, x1, z1, y, material, width=0.07, thickness=0.018, z0=0.0):
    """Ogee-ish architrave round an opening on a wall face at y."""
    for a, b, lo, hi in ((x0 - width, x0, z0, z1 + width), (x1, x1 + width, z0, z1 + width), (x0, x1, z1, z1 + width)):
        block(a, b, y - thickness, y - 0.0005, lo, hi, material, 0.003, 3, 'architrave')
    step = 0.016
    for a, b, lo, hi in ((x0 - width, x0 - width + step, z0, z1 + width), (x1 + width - step, x1 + width, z0, z1 + width),
                         (x0 - width + step, x1 + width - step, z1 + width - step, z1 + width)):
        block(a, b, y - thickness - 0.006, y - thickness + 0.002, lo, hi, material, 0.003, 3, 'architrave back band')


def skirting(length, material, height=0.145, thickness=0.018):
    """Skirting along +X from the origin, face towards -Y, wall at y = 0."""
    t, h = thickness, height
    profile = [(-0.0003, 0), (-0.0003, h), (-t * 0.25, h), (-t * 0.35, h - 0.006), (-t * 0.5, h - 0.010),
               (-t * 0.5, h - 0.016), (-t * 0.7, h - 0.022), (-t * 0.92, h - 0.030), (-t, h - 0.036), (-t, 0)]
    return moulding(profile, length, material, 'skirting', 20)


def cornice(length, material, size=0.11):
    """Coved plaster cornice along +X; wall y = 0, ceiling z = 0 (hangs below)."""
    profile = [(0.0005, 0.0005), (0.0005, -size), (-0.012, -size), (-0.014, -size + 0.012)]
    for i in range(9):
        a = math.pi / 2 * i / 8
        profile.append((-0.018 - (size - 0.040) * (1 - math.cos(a)), -size + 0.016 + (size - 0.040) * math.sin(a)))
    profile += [(-size + 0.014, -0.018), (-size + 0.012, -0.012), (-size, -0.010), (-size, 0.0005)]
    return moulding(list(reversed(profile)), length, material, 'cornice', 30)


def double_socket(x, z, y, plate, insert):
    """British double switched socket (146 x 86 mm) on a wall face at y."""
    block(x - 0.073, x + 0.073, y - 0.010, y, z - 0.043, z + 0.043, plate, 0.003, 3, 'socket plate')
    for cx in (x - 0.034, x + 0.034):
        block(cx - 0.0045, cx + 0.0045, y - 0.0107, y - 0.009, z + 0.006, z + 0.0145, insert, 0.0003, name='earth')
        for dx in (-0.011, 0.011):
            block(cx + dx - 0.0035, cx + dx + 0.0035, y - 0.0107, y - 0.009, z - 0.014, z - 0.010, insert, 0.0003, name='live')
        block(cx - 0.006 + (0.014 if cx > x else -0.014), cx + 0.006 + (0.014 if cx > x else -0.014),
              y - 0.0135, y - 0.009, z + 0.019, z + 0.035, plate, 0.0015, 2, 'switch')


def light_switch(x, z, y, plate, gangs=2):
    """British square switch plate (86 x 86 mm)."""
    block(x - 0.043, x + 0.043, y - 0.008, y, z - 0.043, z + 0.043, plate, 0.003, 3, 'switch plate')
    for i in range(gangs):
        cx = x + (i - (gangs - 1) / 2) * 0.022
        block(cx - 0.006, cx + 0.006, y - 0.012, y - 0.007, z - 0.012, z + 0.012, plate, 0.0015, 2, 'rocker',
              rotation=(math.radians(5 if i % 2 else -5), 0, 0))


# kitchen fittings ---------------------------------------------------------------------
def belfast_sink(x0, x1, y0, y1, z0, z1, material, waste, wall=0.028):
    """Fireclay sink with rounded rims, front face at y0."""
    outer = corners(x0, x1, y0, y1, z0, z1)
    inner = corners(x0 + wall, x1 - wall, y0 + wall, y1 - wall, z0 + 0.04, z1)
    faces = [(0, 3, 2, 1), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7),
             (4, 5, 13, 12), (5, 6, 14, 13), (6, 7, 15, 14), (7, 4, 12, 15),
             (8, 12, 13, 9), (9, 13, 14, 10), (10, 14, 15, 11), (11, 15, 12, 8), (8, 9, 10, 11)]
    mesh('belfast sink', outer + inner, faces, material, bevel=0.010, segments=5)
    turned([(0, 0.0015), (0.035, 0.0015), (0.040, 0.004), (0.030, 0.003), (0, 0.0025)], waste,
           ((x0 + x1) / 2, (y0 + y1) / 2, z0 + 0.04), 32, 'waste')


def bridge_tap(x, y, z, material, reach=0.20):
    """Bridge mixer with two lever valves, spout towards -Y."""
    for side in (-0.09, 0.09):
        turned(flowing([(0.026, 0), (0.026, 0.006), (0.016, 0.012), (0.013, 0.05), (0.013, 0.10)], 3), material, (x + side, y, z), 32)
        turned([(0, 0.10), (0.017, 0.10), (0.019, 0.105), (0.019, 0.125), (0.015, 0.13), (0, 0.13)], material, (x + side, y, z), 32)
        pipe([(x + side, y, z + 0.12), (x + side * 1.65, y - 0.012, z + 0.142)], 0.0048, material, 'lever', False)
        turned(flowing([(0, -0.008), (0.007, -0.005), (0.0075, 0.004), (0, 0.009)], 3), material, (x + side * 1.68, y - 0.012, z + 0.143), 16)
    pipe([(x - 0.09, y, z + 0.06), (x + 0.09, y, z + 0.06)], 0.010, material, 'bridge', False)
    turned(flowing([(0.014, 0.05), (0.018, 0.06), (0.016, 0.085), (0.012, 0.10)], 3), material, (x, y, z), 24)
    pipe([(x, y, z + 0.06), (x, y, z + 0.24), (x, y, z + 0.37), (x, y - reach * 0.35, z + 0.44),
          (x, y - reach * 0.85, z + 0.43), (x, y - reach, z + 0.36), (x, y - reach, z + 0.27)], 0.011, material, 'spout')
    turned([(0.011, 0.262), (0.0135, 0.262), (0.0135, 0.285), (0.011, 0.288)], material, (x, y - reach, z), 24)


def swan_tap(x, y, z, material, reach=0.20, height=0.36):
    """Single-lever swan-neck mixer, spout towards -Y."""
    turned([(0, 0), (0.026, 0), (0.026, 0.004), (0.021, 0.008), (0.021, 0.10), (0.016, 0.112), (0, 0.112)], material, (x, y, z), 40)
    pipe([(x, y, z + 0.10), (x, y, z + height * 0.75), (x, y - 0.005, z + height), (x, y - reach * 0.5, z + height * 1.12),
          (x, y - reach, z + height), (x, y - reach, z + height * 0.72)], 0.0115, material, 'spout')
    pipe([(x + 0.018, y, z + 0.07), (x + 0.045, y, z + 0.075)], 0.009, material, 'valve', False)
    pipe([(x + 0.040, y, z + 0.075), (x + 0.050, y - 0.012, z + 0.15)], 0.004, material, 'lever', False)


# wall and floor finishes ------------------------------------------------------------------
def tile_wall(x0, x1, z0, z1, y, material, width=0.1, height=0.1, joint=0.0025, thickness=0.008,
              tilt=0.4, brick_bond=False, rng=random, skip=None):
    """Single bevelled tiles, each tilted by a fraction of a degree.
    skip(x, z) -> True leaves a tile out. Put a grout block behind."""
    parts = []
    for row in range(int((z1 - z0) / height) + 1):
        lo, hi = z0 + row * height + joint / 2, min(z0 + (row + 1) * height - joint / 2, z1)
        if hi - lo < 0.012:
            continue
        left = x0 - (width / 2 if brick_bond and row % 2 else 0)
        while left < x1:
            a, b = max(left + joint / 2, x0), min(left + width - joint / 2, x1)
            left += width
            if b - a < 0.012 or (skip and skip((a + b) / 2, (lo + hi) / 2)):
                continue
            slope_x, slope_z = (math.tan(math.radians(rng.gauss(0, tilt))) for _ in range(2))
            out = rng.gauss(0, 0.0003)
            cx, cz = (a + b) / 2, (lo + hi) / 2
            tile = []
            for px, py, pz in corners(a, b, y - thickness, y, lo, hi):
                tip = (px - cx) * slope_x + (pz - cz) * slope_z if py < y - 0.001 else 0
                tile.append((px, py + out + tip, pz))
            parts.append(tile)
    return blocks(parts, material, 0.0014, 2, 'tiles')


def flag_floor(x0, x1, y0, y1, z, material, sizes=((0.6, 0.4), (0.6, 0.6), (0.6, 0.9)), joint=0.006, rng=random):
    """Stone flags in courses running along X, random lengths, joints open;
    put a grout sheet 3 mm below z."""
    parts, row = [], y0
    while row < y1:
        depth = rng.choice([0.45, 0.6, 0.6, 0.75])
        left = x0 - rng.uniform(0, 0.6)
        while left < x1:
            length = rng.choice([s[1] for s in sizes]) * rng.uniform(0.95, 1.1)
            lift = rng.gauss(0, 0.0012)
            w1, w2, w3, w4 = (rng.gauss(0, 0.002) for _ in range(4))
            a, b, c, d = left + joint / 2, left + length - joint / 2, row + joint / 2, row + depth - joint / 2
            parts.append([(a + w1, c + w2, z - 0.02), (b - w2, c + w3, z - 0.02), (b + w4, d - w1, z - 0.02), (a, d + w3, z - 0.02),
                          (a + w1, c + w2, z + lift), (b - w2, c + w3, z + lift), (b + w4, d - w1, z + lift), (a, d + w3, z + lift)])
            left += length
        row += depth
    return blocks(parts, material, 0.004, 2, 'flags')


def board_floor(x0, x1, y0, y1, z, material, width=0.18, along='Y', joint=0.0012, rng=random, cut=False):
    """Real floorboards, one loose part each: timber with no stave setting. Under a wall they may run on;
    cut where an opening would show it."""
    parts = []
    lo, hi, s, e = (x0, x1, y0, y1) if along == 'Y' else (y0, y1, x0, x1)
    row = lo
    while row < hi:
        start = s - rng.uniform(0, 2.0)
        while start < e:
            length = rng.uniform(1.4, 2.6)
            lift = rng.gauss(0, 0.00025)
            end = min(start + length, e) if cut else start + length
            a, b, c, d = row + joint / 2, row + width - joint / 2, start + joint / 4, end - joint / 4
            parts.append((a, b, c, d, z - 0.02, z + lift) if along == 'Y' else (c, d, a, b, z - 0.02, z + lift))
            start += length
        row += width
    return blocks(parts, material, 0.0012, 2, 'floorboards')


def rubble_wall(x0, x1, z0, z1, y, material, mortar, holes=(), depth=0.42, course=0.24, quoins=None, rng=random):
    """Coursed rubble stone, face at y (towards -Y), with dressed jamb stones
    (quoins material) down both sides of each hole, right through the reveal."""
    wall = []
    jambs = []
    z, odd = z0, False
    while z < z1 - 0.02:
        tall = min(course * rng.uniform(0.88, 1.12), z1 - z)
        for hole in holes:                      # a course ends level with the top of a hole
            if z < hole[3] - 0.01 < z + tall + 0.08:
                tall = hole[3] - z
        spans = [(x0, x1)]
        for hole in holes:
            if hole[2] <= z + tall / 2 < hole[3]:
                wide = 0.34 if odd else 0.21
                cut = []
                for a, b in spans:
                    cut += [(a, min(b, hole[0] - wide)), (max(a, hole[1] + wide), b)]
                spans = [s for s in cut if s[1] - s[0] > 0.03]
                for a, b in ((hole[0] - wide, hole[0] + 0.006), (hole[1] - 0.006, hole[1] + wide)):
                    out = rng.uniform(0.0, 0.006)
                    jambs.append((a + 0.004, b, y - out - 0.004, y + depth * 0.48, z + 0.004, z + tall - 0.004))
                    inner = (hole[0] - 0.1, b) if b < (hole[0] + hole[1]) / 2 else (a, hole[1] + 0.1)
                    jambs.append((*inner, y + depth * 0.48 + 0.006, y + depth, z + 0.004, z + tall - 0.004))
        split = tall * rng.uniform(0.4, 0.6) if tall > 0.17 else tall
        for lo, hi in ((z, z + split), (z + split, z + tall)):
            if hi - lo < 0.03:
                continue
            for a, b in spans:
                left = a
                while left < b - 0.01:
                    length = rng.uniform(0.12, 0.42)
                    right = b if b - left - length < 0.09 else left + length
                    g = 0.005

                    def j():
                        return rng.uniform(-0.004, 0.004)

                    out = rng.uniform(-0.006, 0.012)
                    stone = []
                    for px, py, pz in corners(left + g, right - g, y - out, y + 0.1, lo + g, hi - g):
                        stone.append((px + j(), py + (j() if py < y + 0.05 else 0), pz + j()))
                    wall.append(stone)
                    left = right
        z += tall
        odd = not odd
    blocks(wall, material, 0.009, 3, 'rubble')
    if jambs:
        blocks(jambs, quoins or material, 0.006, 3, 'quoins')
    from .geometry import wall_with_holes
    wall_with_holes(x0, x1, z0, z1, y + 0.014, depth - 0.02, [(h[0] - 0.004, h[1] + 0.004, h[2], h[3] + 0.004) for h in holes], mortar, 'mortar')


def herringbone(x0, x1, y0, y1, z, along_x, along_y, width=0.09, length=0.45, turn=45, joint=0.0008, rng=random):
    """Herringbone blocks. Two materials: timber with grain X and with grain Y
    (both in the pattern's own, turned axes)."""
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    flat, upright = [], []
    reach = max(x1 - x0, y1 - y0)
    steps = int(reach * 1.6 / width)
    for m in range(-int(reach / length) - 2, int(reach / length) + 3):
        for j in range(-steps, steps):
            bx, by = j * width, j * width + 2 * length * m
            for group, (a, b, lo, hi) in ((flat, (bx, bx + length, by, by + width)),
                                          (upright, (bx + length, bx + length + width, by + width - length, by + width))):
                mx, my = (a + b) / 2, (lo + hi) / 2
                wx, wy = cx + c * mx - s * my, cy + s * mx + c * my
                if x0 - length / 2 < wx < x1 + length / 2 and y0 - length / 2 < wy < y1 + length / 2:
                    lift = rng.gauss(0, 0.0002)
                    group.append((a + joint / 2, b - joint / 2, lo + joint / 2, hi - joint / 2, -0.018, lift))
    with placed(at(cx, cy, z, turn)):
        blocks(flat, along_x, 0.0009, 1, 'herringbone')
        blocks(upright, along_y, 0.0009, 1, 'herringbone')


def top_with_hole(x0, x1, y0, y1, z0, z1, hole, material, bevel=0.002):
    """A stone top with a rectangular cut-out, made of one mesh so no joint shows."""
    hx0, hx1, hy0, hy1 = hole
    outer = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    inner = [(hx0, hy0), (hx1, hy0), (hx1, hy1), (hx0, hy1)]
    points = [(x, y, z) for z in (z1, z0) for x, y in outer + inner]
    faces = []
    for i in range(4):
        j = (i + 1) % 4
        faces.append((i, j, 4 + j, 4 + i))
        faces.append((8 + j, 8 + i, 12 + i, 12 + j))
        faces.append((j, i, 8 + i, 8 + j))
        faces.append((4 + i, 4 + j, 12 + j, 12 + i))
    return mesh('stone top', points, faces, material, bevel=bevel, segments=3)


def inset_sink(x0, x1, y0, y1, rim, depth, material, waste):
    """Undermounted bowl hanging below `rim` (the underside of the top)."""
    r = 0.004
    points = [(x0 - r, y0 - r, rim), (x1 + r, y0 - r, rim), (x1 + r, y1 + r, rim), (x0 - r, y1 + r, rim),
              (x0 + r, y0 + r, rim - depth), (x1 - r, y0 + r, rim - depth), (x1 - r, y1 - r, rim - depth), (x0 + r, y1 - r, rim - depth)]
    faces = [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    mesh('inset sink', points, [tuple(reversed(f)) for f in faces], material, bevel=0.02, segments=4)
    turned([(0, 0.001), (0.045, 0.001), (0.05, 0.003), (0.03, 0.002), (0, 0.002)], waste, ((x0 + x1) / 2, (y0 + y1) / 2, rim - depth), 32, 'waste')
