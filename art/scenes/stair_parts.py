"""One straight flight with cut string, oak treads and painted risers, turned
newel and spindles. Runs along +X from x = 0, open side facing -Y at y = 0.

13 risers of 200 mm, going 240 mm, pitch 39.8 degrees.
"""
import math

from mathutils import Matrix

from common.geometry import block, blocks, copy_of, flowing, mesh, moulding, turned

RISE, GOING, RISERS = 0.200, 0.240, 13
PITCH = math.atan2(RISE, GOING)
SLOPE = RISE / GOING
TREAD, NOSING, RISER = 0.027, 0.022, 0.016
STRING = 0.032
SOFFIT = 0.33                      # where the lower edge of the string meets the floor


def pitch_line(x):
    """Height of the line through the nosings."""
    return RISE + (x + NOSING) * SLOPE


def under(x):
    """Lower edge of the string."""
    return (x - SOFFIT) * SLOPE


def outline(first=1, last=RISERS - 1):
    """Side view of the string, (x, z), anticlockwise seen from the front."""
    top = []
    for i in range(first, last + 1):
        top.append(((i - 1) * GOING, (i - 1) * RISE - (TREAD if i > 1 else 0)))
        top.append(((i - 1) * GOING, i * RISE - TREAD))
    end = last * GOING
    top += [(end, last * RISE - TREAD)]
    bottom = [(end, under(end)), (SOFFIT, 0.0)]
    return bottom[::-1][:1] + [bottom[0]] + top[::-1]


def flight(m, width):
    """Treads, risers, string. m: 'tread', 'riser', 'string'."""
    for i in range(1, RISERS):
        x0 = (i - 1) * GOING
        block(x0 - NOSING, x0 + GOING + 0.004, -STRING - 0.026, width - 0.002, i * RISE - TREAD, i * RISE, m['tread'], 0.0105, 5, 'tread')
        block(x0 - 0.013, x0 - 0.0005, -STRING - 0.012, width - 0.002, i * RISE - TREAD - 0.016, i * RISE - TREAD - 0.0004, m['riser'], 0.006, 4, 'scotia')
        block(x0 - 0.0008, x0 + RISER, -STRING + 0.002, width - 0.002, (i - 1) * RISE + (0.0003 if i > 1 else 0), i * RISE - TREAD - 0.0003, m['riser'], 0.001, name='riser')
        block(x0 + 0.0165, x0 + GOING - 0.0125, -STRING - 0.012, -STRING - 0.0004, i * RISE - TREAD - 0.016, i * RISE - TREAD - 0.0004, m['string'], 0.006, 4, 'return scotia')
    x0 = (RISERS - 1) * GOING
    block(x0 - 0.0008, x0 + RISER, -STRING + 0.002, width - 0.002, (RISERS - 1) * RISE + 0.0003, RISERS * RISE - TREAD - 0.0003, m['riser'], 0.001, name='riser')
    profile = outline()
    n = len(profile)
    points = [(x, -STRING, z) for x, z in profile] + [(x, 0.0, z) for x, z in profile]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    mesh('cut string', points, faces, m['string'], smooth=False)
    for i in range(1, RISERS):          # cut-string brackets
        bracket(m, (i - 1) * GOING + RISER + 0.002, i * RISE - TREAD - 0.017)
    high, end = 0.055, (RISERS - 1) * GOING     # closed string on the wall side, along the pitch
    pts = []
    for y in (width - 0.020, width - 0.0005):
        pts += [(-0.06, y, 0.0), (0.25, y, 0.0), (end, y, under(end)), (end + 0.1, y, pitch_line(end + 0.1) + high), (-0.06, y, pitch_line(-0.06) + high)]
    mesh('wall string', pts, [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)] + [(i, i + 5, (i + 1) % 5 + 5, (i + 1) % 5) for i in range(5)], m['string'], bevel=0.003)


def bracket(m, x, top):
    """Thin scrolled bracket planted on the string under a tread end."""
    w, h = GOING - 0.030, 0.118
    curve = []
    for k in range(19):
        u = k / 18
        curve.append((x + w * (1 - u), top - 0.016 - (h - 0.016) * (0.5 - 0.5 * math.cos(math.pi * u)) + 0.007 * math.sin(math.pi * 2 * u)))
    ring = [(x, top), (x + w, top)] + curve
    n = len(ring)
    points = [(px, -STRING - 0.0065, pz) for px, pz in ring] + [(px, -STRING + 0.001, pz) for px, pz in ring]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    mesh('bracket', points, faces, m['string'], bevel=0.0015)


NEWEL = [(0.0375, 0), (0.040, 0.010), (0.034, 0.018), (0.0405, 0.030), (0.041, 0.040), (0.030, 0.056), (0.024, 0.072), (0.036, 0.150), (0.041, 0.205),
         (0.037, 0.270), (0.026, 0.360), (0.0235, 0.395), (0.031, 0.405), (0.031, 0.415), (0.025, 0.425), (0.036, 0.440), (0.040, 0.452), (0.0375, 0.46)]
CAP = [(0.036, 0), (0.040, 0.008), (0.027, 0.018), (0.022, 0.028), (0.030, 0.036), (0.044, 0.052), (0.050, 0.072), (0.044, 0.096), (0.026, 0.112), (0.010, 0.118), (0, 0.119)]
SPINDLE = [(0.0150, 0), (0.0160, 0.006), (0.0115, 0.014), (0.0160, 0.022), (0.0158, 0.030), (0.0105, 0.044), (0.0092, 0.058), (0.0150, 0.150), (0.0162, 0.200),
           (0.0140, 0.280), (0.0095, 0.420), (0.0088, 0.452), (0.0125, 0.462), (0.0095, 0.474), (0.0158, 0.486), (0.0160, 0.494), (0.0150, 0.50)]


def newel(m, x, y, foot=0.0, base=0.42, top=1.08):
    """90 mm square newel with a turned middle and cap; `top`: height of the upper block."""
    s, wood = 0.045, m['newel']
    block(x - s, x + s, y - s, y + s, foot, foot + base, wood, 0.004, 3, 'newel foot')
    turned(flowing(NEWEL, 3), wood, (x, y, foot + base), 56, 'newel turning')
    block(x - s, x + s, y - s, y + s, foot + base + 0.46, foot + top, wood, 0.004, 3, 'newel block')
    turned(flowing(CAP, 4), wood, (x, y, foot + top), 56, 'newel cap')


RAIL = [(-0.024, 0), (0.024, 0), (0.029, 0.008), (0.029, 0.016), (0.025, 0.024), (0.031, 0.033), (0.033, 0.042), (0.028, 0.052), (0.015, 0.0585),
        (0.0, 0.060), (-0.015, 0.0585), (-0.028, 0.052), (-0.033, 0.042), (-0.031, 0.033), (-0.025, 0.024), (-0.029, 0.016), (-0.029, 0.008)]


def handrail(m, x0, x1, y, lift=0.855):
    """Moulded rail along the pitch; underside is `lift` above the pitch line."""
    rail = moulding(RAIL, (x1 - x0) / math.cos(PITCH), m['rail'], 'handrail', 40)
    rail.matrix_world = Matrix.Translation((x0, y, pitch_line(x0) + lift)) @ Matrix.Rotation(-PITCH, 4, 'Y')
    return rail


def spindles(m, y, first=0.075, last=None, lift=0.855):
    """Two to a tread, square at both ends, turned between."""
    proto = turned(flowing(SPINDLE, 3), m['spindle'], (0, 0, -9), 24, 'spindle')
    half = 0.0165
    squares = []
    for i in range(1, RISERS):
        for part in (0.27, 0.77):
            x = (i - 1) * GOING - NOSING + part * GOING
            if x < first or (last and x > last):
                continue
            foot, head = i * RISE, pitch_line(x) + lift
            low = 0.115 + (0.10 if part > 0.5 else 0.0)
            squares += [(x - half, x + half, y - half, y + half, foot, foot + low)]
            hi = head + 0.012
            squares += [[(x - half, y - half, foot + low + 0.50), (x + half, y - half, foot + low + 0.50), (x + half, y + half, foot + low + 0.50), (x - half, y + half, foot + low + 0.50),
                         (x - half, y - half, hi - half * SLOPE), (x + half, y - half, hi + half * SLOPE), (x + half, y + half, hi + half * SLOPE), (x - half, y + half, hi - half * SLOPE)]]
            copy_of(proto, Matrix.Translation((x, y, foot + low)))
    blocks(squares, m['spindle'], 0.0018, 2, 'spindle squares')
