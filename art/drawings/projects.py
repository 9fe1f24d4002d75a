"""What was built, as elevations: one function per project. `m` are its measures in mm, `figures` what
the dimension lines say. Things that only stand about (books, coats) are placed by eye."""
import math

from sheet import DARK, LINE, PALE, PAPER, PLY, TINT
from .joinery import Joinery


def bays(a, b, count):
    return [a + (b - a) * i / count for i in range(count + 1)]


def boot_room(m, figures):
    s = Joinery(.134, (300, 338), figures)
    a, b = m.LOCKERS
    lines = bays(a, b, m.BAYS)
    # the room: ceiling with its beams, walls in section
    s.between(m.LEFT, m.RIGHT, 0, m.CEILING, PAPER, 0)
    s.line((m.LEFT, m.CEILING), (m.RIGHT, m.CEILING), stroke=PALE)
    for x in m.BEAMS:
        s.between(x - 65, x + 70, m.CEILING - 125, m.CEILING, PLY)
    # bays: boards, shelf, pegs
    s.matchboard(a, b, m.SEAT, m.SHELF[0], m.MATCHBOARD)
    s.between(a, b, m.SHELF[1], m.HEAD_RAIL[0], TINT, 0)
    for i in range(m.BAYS):
        lo, hi = lines[i] + m.UPRIGHT / 2, lines[i + 1] - m.UPRIGHT / 2
        s.between(lo, hi, *m.PEG_RAIL, PLY)
        for k in range(m.PEGS_A_BAY):
            s.circle(lo + (hi - lo) * (k + .5) / m.PEGS_A_BAY, m.PEGS, 20, PAPER)
        for k in range(2 if i < m.BAYS - 1 else 1):
            s.basket((lines[i] + lines[i + 1]) / 2 + 215 * (2 * k - 1) - 185, (lines[i] + lines[i + 1]) / 2 + 215 * (2 * k - 1) + 185, m.SHELF[1])
    s.books(lines[-2] + 480, lines[-1] - 150, m.SHELF[1], 250, 3)
    # what hangs and lies there
    s.coat(lines[0] + 340, m.PEGS, 900)
    s.outline([(lines[0] + 745, m.PEGS), (lines[0] + 775, m.PEGS - 20), (lines[0] + 800, 760), (lines[0] + 705, 780), (lines[0] + 730, m.PEGS - 20)], PAPER)
    s.circle(lines[1] + 160, m.PEGS - 95, 165, PLY)
    s.circle(lines[1] + 160, m.PEGS - 95, 82, PAPER)
    s.line((lines[1] + 500, 1330), (lines[1] + 565, m.PEGS), (lines[1] + 630, 1330))
    s.between(lines[1] + 440, lines[1] + 690, 970, 1330, PAPER)
    s.between(lines[1] + 480, lines[1] + 860, m.SEAT, m.SEAT + 385, PAPER)
    for x in range(540, 860, 60):
        s.upright(lines[1] + x, m.SEAT, m.SEAT + 385, .8)
    s.coat(lines[2] + 545, m.PEGS, 800)
    # uprights, shelf, head rail
    for i, x in enumerate(lines):
        lo = x if i == 0 else x - m.UPRIGHT if i == m.BAYS else x - m.UPRIGHT / 2
        s.between(lo, lo + m.UPRIGHT, m.SEAT, m.HEAD_RAIL[1], PAPER)
    s.between(a, b, *m.SHELF, PAPER)
    s.between(a, b, *m.HEAD_RAIL, PAPER)
    # bench: seat, posts, rails, nothing shut away beneath
    s.between(a, b, m.RAIL[1], m.SEAT - m.APRON, TINT, 0)
    s.boots(lines[0] + 180, m.RAIL[1], 225, 150)
    for x in (255, 655):
        s.basket(lines[1] + x - 175, lines[1] + x + 175, m.RAIL[1])
    s.boots(lines[2] + 140, m.RAIL[1], 215, 140)
    s.boots(lines[2] + 550, m.RAIL[1], 195, 135)
    s.between(a, b, m.SEAT - m.APRON, m.SEAT - m.BOARD, PLY)
    s.between(a, b, *m.RAIL, PLY)
    for i, x in enumerate(lines):
        lo = x if i == 0 else x - m.POST if i == m.BAYS else x - m.POST / 2
        s.between(lo, lo + m.POST, 0, m.SEAT - m.BOARD, PLY)
    s.between(a, b, m.SEAT - m.BOARD, m.SEAT, PLY, 2)
    # tall cupboard
    c = m.RIGHT - m.SCRIBE
    s.between(b, m.RIGHT, 0, m.HEAD_RAIL[1], PAPER, 2)
    s.across(b, m.RIGHT, m.PLINTH)
    s.doors(b, c, m.DOORS[0], m.DOORS[1], 2, 1050, 78, inset=40)
    s.doors(b, c, m.DOORS[2], m.DOORS[3], 2, 1535, 78, inset=40)
    s.between(a - 12, m.RIGHT, m.HEAD_RAIL[1], m.HIGH, PLY, 2)
    s.boots(lines[1] + 170, 0, 370, 190, PAPER)
    s.floor_line()
    s.measured('bench length', a, b, 366)
    s.measured('cupboard width', b, m.RIGHT, 366)
    s.measured('height', 0, m.HIGH, 562, True)
    s.measured('bench height', 0, m.SEAT, 40, True)
    return s


def media_wall(m, figures):
    s = Joinery(.128, (300, 340), figures)
    a, b = m.LEFT, m.RIGHT
    r0, r1 = m.RECESS
    s.between(a, b, 0, m.CEILING, PAPER, 2)
    # open shelves on both sides
    for lo, hi, seed in ((a + m.POST, r0 - m.POST, 5), (r1 + m.POST, b - m.POST, 11)):
        s.between(lo, hi, m.TOP, m.HEAD, TINT)
        levels = (m.TOP, *m.SHELVES)
        left = seed == 5
        if left:
            s.books(lo + 20, hi - 240, levels[0], 300, seed)
        else:
            s.between(lo + 290, lo + 540, levels[0], levels[0] + 34, PAPER)
            s.between(lo + 295, lo + 530, levels[0] + 34, levels[0] + 60, PAPER)
            s.between(lo + 30, lo + 250, levels[0], levels[0] + 300, PLY)
            s.basket(hi - 340, hi - 40, levels[0], 190)
        s.books(lo + 30, lo + 330, levels[1], 250, seed + 1)
        s.vase(hi - 170, levels[1], 190)
        if left:
            s.framed(lo + 230, lo + 530, levels[2], levels[2] + 230)
        else:
            s.vase(lo + 200, levels[2], 170)
            s.between(lo + 400, lo + 660, levels[2], levels[2] + 150, PAPER)
        s.books(lo + (420 if left else 60), lo + (680 if left else 460), levels[3], 260, seed + 2)
        if left:
            s.plant(lo + 200, levels[4], 260)
            s.framed(hi - 330, hi - 130, levels[4], levels[4] + 260)
        else:
            s.vase(lo + 190, levels[4], 240)
            s.vase(lo + 370, levels[4], 150)
        for z in m.SHELVES:
            s.between(lo, hi, z - m.SHELF, z, PLY)
    # recess and screen
    s.between(r0, r1, m.TOP, m.LINTEL, TINT)
    s.between(*m.SCREEN, m.SCREEN_AT - m.SCREEN_HIGH / 2, m.SCREEN_AT + m.SCREEN_HIGH / 2, DARK)
    s.line((-600, 1180), (-430, 1400), weight=1.2, stroke=PAPER)
    s.line((-520, 1180), (-400, 1335), weight=1.2, stroke=PAPER)
    # doors over it, lintel, posts
    s.between(r0, r1, m.LINTEL, m.LINTEL + m.OVER, PAPER)
    s.doors(r0, r1, m.LINTEL + m.OVER, m.HEAD, m.UPPER_DOORS, m.LINTEL + 75, 62)
    for x in (a, r0 - m.POST, r1, b - m.POST):
        s.between(x, x + m.POST, m.TOP, m.HEAD, PAPER)
    s.across(a, b, m.HEAD + m.FASCIA)
    s.between(a, b, m.CEILING - 44, m.CEILING, PLY)
    # low cupboards
    s.between(a, b, 0, m.PLINTH, PAPER)
    for i in range(m.SLOTS):
        x = a + (b - a) * (i + .5) / m.SLOTS
        s.between(x - 130, x + 130, 34, 48, None, .8)
    s.doors(a + 40, b - 40, m.PLINTH, m.TOP - 28, m.LOW_DOORS, m.TOP - 62, 62)
    s.between(a, b, m.TOP - 28, m.TOP, PLY, 2)
    s.floor_line(a - 330, b + 330)
    s.measured('width', a, b, 384)
    s.measured('span of a shelf', r1 + m.POST, b - m.POST, 362)
    s.measured('height', 0, m.CEILING, 568, True)
    s.measured('middle of the screen', 0, m.SCREEN_AT, 32, True)
    return s


def shed(m, figures):
    s = Joinery(.0712, (26, 284), figures)
    x0, x1 = m.X
    mid, half = (x0 + x1) / 2, (x1 - x0) / 2
    pitch = (m.RIDGE - m.EAVES) / half
    reach = half + m.EAVES_OUT
    roof = lambda away, up: m.RIDGE + up - pitch * away
    # front: fence behind, walls, boards, doors
    s.between(-240, 3500, 0, m.FENCE_HIGH, TINT, 1.2, PALE)
    for x in range(-120, 3500, 120):
        s.upright(x, 0, m.FENCE_HIGH, 1.2, PALE)
    s.outline([(x0, 125), (x1, 125), (x1, m.EAVES), (mid, m.RIDGE), (x0, m.EAVES)], PAPER, 2)
    z = m.FLOOR - 55 + m.COURSE
    while z < m.RIDGE - 60:
        wide = half if z < m.EAVES else (m.RIDGE - z) / pitch
        s.across(mid - wide, mid + wide, z, .8)
        z += m.COURSE
    s.between(x0, x0 + 66, 125, m.EAVES, PLY)
    s.between(x1 - 66, x1, 125, m.EAVES, PLY)
    s.between(mid - m.DOOR_HALF - 76, mid + m.DOOR_HALF + 76, m.FLOOR, m.DOOR_HEAD + 80, PLY)
    s.between(mid - m.DOOR_HALF, mid + m.DOOR_HALF, m.FLOOR, m.DOOR_HEAD, PAPER, 2)
    for side in (-1, 1):
        for i in range(1, m.BOARDS_A_LEAF):
            s.upright(mid + side * m.DOOR_HALF * i / m.BOARDS_A_LEAF, m.FLOOR, m.DOOR_HEAD, .8)
        for z in (m.FLOOR + 220, (m.FLOOR + m.DOOR_HEAD) / 2, m.DOOR_HEAD - 220):
            s.across(mid + side * m.DOOR_HALF, mid + side * (m.DOOR_HALF - 400), z, 2)
    s.upright(mid, m.FLOOR, m.DOOR_HEAD)
    s.upright(mid + 60, 1060, 1240, 2)
    for side in (-1, 1):
        s.outline([(mid, m.HIGHEST), (mid + side * reach, roof(reach, 79)), (mid + side * reach, roof(reach, -70)), (mid, m.RIDGE - 70)], PLY, 2)
    s.outline([(mid - 55, m.RIDGE + 25), (mid, m.RIDGE + 55), (mid + 55, m.RIDGE + 25), (mid + 55, m.RIDGE - 120), (mid, m.RIDGE - 165), (mid - 55, m.RIDGE - 120)], PLY)
    for x in (mid - reach - 40, mid + reach + 40):
        s.circle(x, m.EAVES - pitch * m.EAVES_OUT + 5, 50, PAPER)
    # the butt stands beside it, further back
    butt(s, x0 - 340)
    # deck and step in front
    s.between(m.DECK[0], m.DECK[1], 35, m.FLOOR, PLY, 2)
    s.across(m.DECK[0], m.DECK[1], m.FLOOR - 30, .8)
    s.between(mid - 620, mid + 620, 0, 92, PLY)
    s.measured('deck width', m.DECK[0], m.DECK[1], 336)
    s.measured('width', x0, x1, 310)
    # left side, its front to the right
    far = 4030
    y = lambda depth: far + m.Y[1] + m.GABLE_OUT - depth
    y0, y1 = y(m.Y[1]), y(m.Y[0])
    s.between(y0, y1, 125, m.EAVES, PAPER, 2)
    s.courses(y0, y1, m.FLOOR - 55, m.EAVES, m.COURSE)
    s.between(y0, y0 + 66, 125, m.EAVES, PLY)
    s.between(y1 - 66, y1, 125, m.EAVES, PLY)
    w0, w1, lo, hi = y(m.WINDOW[1]), y(m.WINDOW[0]), m.WINDOW[2], m.WINDOW[3]
    s.sash(w0 - 55, w1 + 55, lo - 55, hi + 55, 2, 2, 55)
    s.shine(w0 + 60, lo + 330, 170)
    s.shine(w0 + 620, lo + 60, 170)
    s.line((w0 - 90, lo - 75), (w1 + 90, lo - 75), weight=2)
    # roof in rows of shingles, gutter and downpipe
    g0, g1 = y(m.Y[1] + m.GABLE_OUT), y(m.Y[0] - m.GABLE_OUT)
    foot = roof(reach, 35)
    s.between(g0, g1, foot, m.HIGHEST, TINT, 2)
    row, z = 0, foot
    step = m.SHINGLE * math.sin(math.atan(pitch))
    while z < m.HIGHEST - step:
        s.across(g0, g1, z + step, .5)
        x = g0 + (70 if row % 2 else 140)
        while x < g1:
            s.upright(x, z, z + step, .5)
            x += (150, 120, 170)[(row + int(x)) % 3]
        z, row = z + step, row + 1
    s.between(g0 - 12, g1 + 12, m.HIGHEST - 30, m.HIGHEST, PLY)
    s.between(g0 + 20, g1 - 20, foot - 55, foot, PAPER)
    pipe = y(m.Y[1] - 220)
    s.between(pipe - 30, pipe + 30, 900, foot - 55, PAPER)
    butt(s, pipe)
    for x in (y(120), y(1000), y(1900), y(2750)):
        s.between(x - 35, x + 35, 0, 125, TINT)
    # deck, cut where the sheet ends
    cut = y1 + 620
    s.between(y1 + 30, cut, 35, m.FLOOR, PLY, 2)
    s.across(y1 + 30, cut, m.FLOOR - 30, .8)
    s.line((cut, -40), (cut, 80), (cut - 40, 100), (cut + 40, 140), (cut, 160), (cut, 290))
    s.floor_line(-300, cut + 90)
    s.measured('length', y0, y1, 310)
    s.measured('highest point', 0, m.HIGHEST, 293, True)
    return s


def butt(s, x):
    """Water butt on its stand."""
    s.between(x - 240, x + 240, 0, 100, PLY)
    s.outline([(x - 220, 100), (x + 220, 100), (x + 268, 500), (x + 265, 960), (x + 60, 985), (x - 60, 985), (x - 265, 960), (x - 268, 500)], PAPER)
    for z in (420, 620, 820):
        s.across(x - 265, x + 265, z, .8)


def fireplace(s, m):
    """The stone breast with its stove, and bare stone in both alcoves."""
    a, b, _ = m.BREAST
    o0, o1, head = m.OPENING
    s.between(m.LEFT, m.RIGHT, 0, m.CEILING, TINT)
    s.stones(m.LEFT, a, 0, m.CEILING)
    s.stones(b, m.RIGHT, 0, m.CEILING, bond=1)
    s.between(a, b, 0, m.CEILING, PAPER, 2)
    s.stones(a, b, head + m.MANTEL[1], m.CEILING, 150, 360)
    for side, inner in ((1, o0), (-1, o1)):     # dressed stones up both jambs
        z, k = 0, 0
        while z < head - 20:
            high = min((190, 240, 215)[k % 3], head - z)
            s.between(inner, inner - side * (210 if k % 2 else 300), z, z + high, PAPER)
            z, k = z + high, k + 1
    s.between(o0, o1, 0, head, PLY, 2)
    s.stones(o0, o1, m.HEARTH, head, 120, 230, LINE)
    s.between(o0 - m.LINTEL_OUT, o1 + m.LINTEL_OUT, head, head + m.LINTEL, PAPER, 2)
    for x in (o0 - 220, o1 + 220):
        s.between(x - 55, x + 55, head + 135, head + m.MANTEL[0], PAPER)
    s.between(o0 - m.MANTEL_OUT, o1 + m.MANTEL_OUT, head + m.MANTEL[0], head + m.MANTEL[1], PAPER, 2)
    s.between(o0 - m.HEARTH_OUT, o1 + m.HEARTH_OUT, 0, m.HEARTH, PALE, 2)
    # stove: flue, body, glass, fire
    x, w, (z0, z1) = (o0 + o1) / 2, m.STOVE_HALF, m.STOVE
    s.between(x - m.FLUE_HALF, x + m.FLUE_HALF, z1, head, PAPER)
    s.between(x - w, x + w, z0, z1, PAPER, 2)
    s.between(x - w - 18, x + w + 18, z1, z1 + 26, PAPER)
    for side in (-1, 1):
        s.between(x + side * (w - 45) - 20, x + side * (w - 45) + 20, m.HEARTH, z0, PAPER)
    s.between(x - w + 28, x + w - 28, z0 + 85, z1 - 35, PAPER)
    s.between(x - w + 76, x + w - 76, z0 + 133, z1 - 83, TINT)
    s.bezier(x, z0 + 140, [(0, 0), (-110, 0), (-95, 110), (-30, 170), (-20, 200), (-5, 230), (0, 260), (50, 200), (110, 130), (75, 40), (60, 10), (30, 0), (0, 0)], PLY)
    for dx in (-110, 0, 110):
        s.circle(x + dx, z0 + 45, 14, None, .8)
    # picture and candles on the shelf
    top = head + m.MANTEL[1]
    s.framed(-440, 0, top, top + 520, 45)
    for x, high in ((220, 200), (320, 150)):
        s.between(x - 40, x + 40, top, top + 14, PAPER)
        s.between(x - 14, x + 14, top + 14, top + high, PAPER)
        s.between(x - 11, x + 11, top + high, top + high + 125, PAPER)


def room_beams(s, m):
    for x in m.BEAMS:
        s.between(x - 70, x + 75, m.CEILING - 130, m.CEILING, PLY)


def bookshelves(m, figures):
    s = Joinery(.125, (290, 340), figures)
    fireplace(s, m)
    top = m.LINES[-1]
    for side, a, b in (('left', m.LEFT, m.BREAST[0]), ('right', m.BREAST[1], m.RIGHT)):
        left = side == 'left'
        mid = (a + b) / 2
        cells = ((a + m.EDGE_UPRIGHT, mid - m.UPRIGHT / 2), (mid + m.UPRIGHT / 2, b - m.EDGE_UPRIGHT))
        levels = m.LINES if left else (*m.RIGHT_LINES, *m.LINES)
        s.between(a, b, 0, top, TINT, 0)
        for c, (p, q) in enumerate(cells):
            if left:
                s.log_pile(p + 8, q - 8, m.SLATE, m.LOGS[c])
            for k, z in enumerate(levels[:-1]):
                room = levels[k + 1] - m.SHELF - m.LIPPING - z
                seed = round(z) + 37 * c + (0 if left else 501)
                if not left and k == 0:
                    s.basket(p + 40, q - 40, z, 200)
                elif left and c == 1 and z == m.LINES[2]:
                    s.framed(p + 60, p + 300, z, z + 200)
                    s.vase(q - 90, z, 170)
                elif left and c == 0 and z == m.LINES[3]:
                    s.plant(p + 120, z, 240)
                    s.books(p + 240, q, z, room, seed)
                elif not left and c == 0 and z == m.LINES[1]:
                    s.books(p, p + 250, z, room, seed)
                    s.vase(q - 110, z, 150)
                elif not left and c == 1 and z == m.LINES[3]:
                    for i in range(4):
                        s.between(p + 90 + i * 8, p + 360 - i * 12, z + 30 * i, z + 30 * i + 30, PAPER)
                    s.vase(p + 220, z + 120, 100)
                else:
                    s.books(p, q - 30, z, room, seed)
        for z in levels:
            for p, q in cells:
                s.between(p, q, z - m.SHELF - m.LIPPING, z, PLY)
        for lo, wide in ((a, m.EDGE_UPRIGHT), (mid - m.UPRIGHT / 2, m.UPRIGHT), (b - m.EDGE_UPRIGHT, m.EDGE_UPRIGHT)):
            s.between(lo, lo + wide, m.SLATE if left else 0, top + m.FRIEZE, PAPER)
        s.between(a, b, top, top + m.FRIEZE, PAPER)
        s.between(a, b, top + m.FRIEZE, top + m.CROWN, PLY, 2)
        if left:
            s.between(a, b, 0, m.SLATE, PALE, 2)
        else:
            s.between(a + m.EDGE_UPRIGHT, b - m.EDGE_UPRIGHT, 0, m.RIGHT_LINES[0] - m.SHELF - m.LIPPING, PAPER)
    room_beams(s, m)
    s.floor_line(m.LEFT - 300, m.RIGHT + 300)
    s.measured('left alcove', m.LEFT, m.BREAST[0], 368)
    s.measured('right alcove', m.BREAST[1], m.RIGHT, 368)
    s.measured('height', 0, top + m.CROWN, 562, True)
    s.measured('lowest shelf over the logs', 0, m.LINES[0], 24, True)
    return s


def bookshelves_before(m, figures):
    s = Joinery(.125, (290, 340), figures)
    fireplace(s, m)
    room_beams(s, m)
    for x, high, seed in ((-1750, 14, 0), (-1430, 19, 3), (-1080, 10, 7), (1150, 17, 2), (1520, 8, 5)):
        for i in range(high):
            k = (i * 7 + seed) % 5
            s.between(x + k * 9, x + 215 + k * 17 - (i % 3) * 14, i * 35, i * 35 + 35, PAPER)
    s.outline([(780, 0), (1010, 0), (1060, 260), (735, 260)], PLY)
    for x, z in ((830, 300), (960, 300), (895, 390)):
        s.circle(x, z, 66, PAPER)
        s.circle(x, z, 26, None, .8)
    s.floor_line(m.LEFT - 300, m.RIGHT + 300)
    return s


def gloss_kitchen(m, figures):
    s = Joinery(.0775, (303.5, 258), figures)
    # the room: wall, cornice, sash window
    s.between(m.LEFT, m.RIGHT, 0, m.CEILING, PAPER, 0)
    s.line((m.LEFT, 0), (m.LEFT, m.CEILING), (m.RIGHT, m.CEILING), (m.RIGHT, 0), stroke=PALE)
    for z in (m.CEILING - m.CORNICE, m.CEILING - m.CORNICE * .6, m.CEILING - m.CORNICE * .3):
        s.across(m.LEFT, m.RIGHT, z, 1.2, PALE)
    s.across(m.LEFT, m.RUN, m.SKIRTING, 1.2, PALE)
    a, b, lo, hi = m.WINDOW
    t = m.ARCHITRAVE
    s.between(a - t, b + t, lo, hi + t, PAPER)
    s.between(a - 100, b + 100, m.SKIRTING, lo - 28, None, .8)
    s.between(a + 20, b - 20, 270, lo - 85, None, .8)
    s.between(a, b, lo, hi, PAPER, 2)
    middle = (lo + hi) / 2
    for z0, z1 in ((lo + 50, middle), (middle, hi - 90)):
        s.between(a + 90, b - 90, z0, z1, PAPER)
        s.upright((a + b) / 2, z0, z1, .8)
        s.across(a + 90, b - 90, (z0 + z1) / 2, .8)
    s.between(a - 140, b + 140, lo - 28, lo, PAPER)
    # base units and their top
    first = m.BASES[0][0]
    s.between(first, m.TALL, 0, m.PLINTH, PAPER)
    for x0, x1, kind in m.BASES:
        fronts(s, m, x0, x1, kind)
    s.between(first - m.SIDE, first, 0, m.TOP - 2 * m.QUARTZ, PALE)
    s.between(m.RUN, m.TALL, m.TOP - 2 * m.QUARTZ, m.TOP - m.QUARTZ, PAPER, 2)
    top = m.TOP - m.QUARTZ
    s.between(*m.HOB, top, top + 12, PAPER)
    tap = (m.SINK[0] + m.SINK[1]) / 2
    s.bezier(tap, top, [(0, 0), (0, 130), (0, 250), (0, 250), (0, 390), (140, 390), (140, 240)], None, 2, False)
    s.between(990, 1090, top, top + 130, PLY)
    s.between(1180, 1400, top, top + 400, PLY)
    s.between(-900, -800, top, top + 130, PAPER)
    s.between(-770, -670, top, top + 170, PAPER)
    # wall units
    for x0, x1 in zip(m.WALL_UNITS, m.WALL_UNITS[1:]):
        s.between(x0, x1, m.WALL_UNIT[0], m.TALL_FRONTS, PALE, 2)
    s.between(m.WALL_UNITS[0], m.TALL, m.TALL_FRONTS, m.TALL_HIGH, PALE, 2)
    s.across(m.WALL_UNITS[0], m.TALL, m.LIFT_UPS)
    # tall bank: ovens by the run, fridge and larder at the end
    s.between(m.TALL, m.RIGHT, 0, m.TALL_HIGH, PALE, 2)
    s.between(m.TALL, m.RIGHT, 0, m.PLINTH, PAPER)
    s.upright(m.TALL_MIDDLE, m.PLINTH, m.TALL_FRONTS)
    s.across(m.TALL_MIDDLE, m.RIGHT, m.OVENS[1])
    s.across(m.TALL, m.RIGHT, m.TALL_FRONTS)
    s.across(m.TALL, m.RIGHT, m.LIFT_UPS)
    for z0, z1 in zip(m.OVENS, m.OVENS[1:]):
        x0, x1 = m.TALL + 23, m.TALL_MIDDLE - 12
        s.between(x0, x1, z0, z1, PAPER)
        s.across(x0, x1, z1 - m.FASCIA)
        s.between((x0 + x1) / 2 - 70, (x0 + x1) / 2 + 70, z1 - 66, z1 - 26, None, .8)
        s.across(x0 + 50, x1 - 50, z1 - 145, 2)
        s.shine(x0 + 150, z0 + 60, (z1 - z0) * .4)
    for x, z in ((1640, 1800), (2280, 1500), (2340, 300), (-1080, 1600), (260, 1620), (930, 1700)):
        s.line((x, z), (x + 150, z + 300), stroke=PAPER)
        s.line((x + 80, z + 30), (x + 170, z + 210), stroke=PAPER)
    s.floor_line(m.LEFT - 60, m.RIGHT + 60)
    s.measured('run of base units', m.RUN, m.TALL, 277)
    s.measured('tall bank', m.TALL, m.RIGHT, 277)
    s.measured('height of the tall bank', 0, m.TALL_HIGH, 545, True)
    # the island, which stands before it, below
    s.origin = s.origin[0], 374
    x0, x1 = m.ISLAND[:2]
    a, b = x0 + m.ISLAND_TOP, x1 - m.ISLAND_TOP
    s.between(x0, x1, 0, m.TOP, PAPER, 2)
    s.between(a, b, 0, m.PLINTH, PAPER)
    for lo, hi in zip(bays(a, b, 3), bays(a, b, 3)[1:]):
        fronts(s, m, lo, hi, 'drawers')
    s.across(x0 + m.ISLAND_TOP, x1 - m.ISLAND_TOP, m.TOP - m.ISLAND_TOP)
    for x in (-500, 300, 1000):
        s.line((x, 560), (x + 120, 800), stroke=PAPER)
    s.vase(-580, m.TOP, 250, 150)
    s.bezier(620, m.TOP, [(-60, 0), (-130, 20), (-160, 50), (-165, 80), (-80, 80), (80, 80), (165, 80), (160, 50), (130, 20), (60, 0)], PAPER)
    s.floor_line(m.LEFT - 60, m.RIGHT + 60)
    s.measured('island length', x0, x1, 389)
    s.measured('island height', 0, m.TOP, 545, True)
    return s


def fronts(s, m, x0, x1, kind):
    """One unit without handles: a recessed rail runs over each front."""
    s.between(x0, x1, m.PLINTH, m.TOP - 2 * m.QUARTZ, PALE)
    s.across(x0, x1, m.FRONTS)
    if kind == 'drawers':
        s.across(x0, x1, m.DRAWER - 11)
        s.across(x0, x1, m.DRAWER + 13)


def kitchen_wall(s, m):
    """The wall of a painted kitchen, and its edges."""
    s.between(m.LEFT, m.RIGHT, 0, m.CEILING, PAPER, 0)
    s.line((m.LEFT, 0), (m.LEFT, m.CEILING), (m.RIGHT, m.CEILING), (m.RIGHT, 0), stroke=PALE)


def tiles(s, x0, x1, z0, z1, wide, high, brick):
    row, z = 0, z0
    while z < z1 - 1:
        top = min(z + high, z1)
        s.across(x0, x1, top, .8, PALE)
        x = x0 + (wide / 2 if brick and row % 2 else wide)
        while x < x1 - 10:
            s.upright(x, z, top, .8, PALE)
            x += wide
        z, row = top, row + 1


def casement(s, m, rows, columns, sill):
    a, b, lo, hi = m.WINDOW
    s.between(a, b, lo, hi, PAPER, 2)
    middle = (a + b) / 2
    for x0, x1 in ((a + 57, middle - 2), (middle + 2, b - 57)):
        s.between(x0, x1, lo + 57, hi - 57, PAPER)
        p, q, g0, g1 = x0 + 44, x1 - 44, lo + 110, hi - 101
        s.between(p, q, g0, g1, TINT)
        for i in range(1, columns):
            s.upright(p + (q - p) * i / columns, g0, g1)
        for i in range(1, rows):
            s.across(p, q, g0 + (g1 - g0) * i / rows)
    s.between(a - sill, b + sill, lo - 30, lo, PLY)


def shaker_unit(s, m, x0, x1, kind, handle, top):
    """One floor unit: framed fronts, knobs on doors and cups on drawers."""
    lo, hi = 150, top - 10
    if kind == 'drawers':
        levels = [*m.DRAWERS, hi]
        for z0, z1 in zip(levels, levels[1:]):
            if z1 - z0 > 200:
                s.panelled(x0, x1, z0, z1, 75)
            else:
                s.between(x0, x1, z0, z1, PAPER)
            middle, cup = (x0 + x1) / 2, (z0 + z1) / 2 if z1 - z0 < 200 else z1 - 40
            for x in (middle,) if x1 - x0 < 710 else (x0 + (x1 - x0) * .25, x0 + (x1 - x0) * .75):
                s.between(x - 48, x + 48, cup - 18, cup + 20, PLY)
        return
    count = 2 if kind == 'pair' else 1
    wide = (x1 - x0) / count
    for i in range(count):
        s.panelled(x0 + i * wide, x0 + (i + 1) * wide, lo, hi, 75)
    for x in ((x0 + wide - 38, x0 + wide + 38) if count == 2 else (x1 - 38,) if handle == 'right' else (x0 + 38,)):
        s.knob(x, top - 75)


def belfast(s, m):
    a, b, lo, hi = m.SINK
    s.between(a, b, lo, hi, PAPER, 2)
    s.across(a + 20, b - 20, hi - 28, .8)


def stool(s, x, high=660):
    s.between(x - 170, x + 170, high - 32, high, PLY)
    for side in (-1, 1):
        s.line((x + side * 110, high - 32), (x + side * 175, 0), weight=2)
    s.line((x - 150, 200), (x + 150, 200))


def sage_kitchen(m, figures):
    s = Joinery(.0885, (291, 240), figures)
    kitchen_wall(s, m)
    tiles(s, m.LEFT, m.WINDOW[0], m.TOP, 1512, 100, 100, False)
    tiles(s, m.WINDOW[1], 310, m.TOP, 1512, 100, 100, False)
    tiles(s, 310, m.LARDER[0], m.TOP, 1715, 100, 100, False)
    casement(s, m, 2, 2, 40)
    for x in (-1130, -990, 0):
        s.plant(x, m.WINDOW[2], 210)
    # shelves on brackets
    for z in m.SHELVES:
        s.between(m.LEFT, m.SHELF_END, z, z + m.SHELF, PLY)
        for x in (-2450, -1660):
            s.line((x, z), (x, z - 130), weight=2)
    up = m.SHELVES[0] + m.SHELF
    s.between(-2570, -2370, up, up + 54, PAPER)
    for z in (18, 36):
        s.across(-2570, -2370, up + z, .5)
    s.between(-2275, -2125, up, up + 110, PAPER)
    for x in (-2020, -1920, -1810):
        s.between(x - 40, x + 40, up, up + 95, PAPER)
    s.between(-1630, -1530, up, up + 130, PAPER)
    up = m.SHELVES[1] + m.SHELF
    s.plant(-2440, up, 330)
    s.books(-2270, -2040, up, 260, 4)
    s.between(-1985, -1880, up, up + 160, PAPER)
    s.outline([(-1780, up + 70), (-1580, up + 70), (-1630, up), (-1730, up)], PAPER)
    # canopy over the hob
    a, b = m.CANOPY
    s.between(a + 50, b - 50, m.CANOPY_AT[2], m.CEILING - 80, PAPER)
    s.between(a + 20, b - 20, m.CEILING - 80, m.CEILING, PAPER)
    s.between(a, b, *m.CANOPY_AT[:2], PAPER, 2)
    s.between(a - 30, m.LARDER[0], *m.CANOPY_AT[1:], PLY)
    # floor units, worktop, sink
    s.between(m.LEFT, m.LARDER[0], 0, m.PLINTH, PAPER)
    for unit in m.UNITS:
        shaker_unit(s, m, *unit)
    s.between(m.UNITS[-1][1], m.LARDER[0], m.PLINTH, 868, PAPER)
    s.between(m.LEFT, m.LARDER[0], m.TOP - m.THICK, m.TOP, PLY, 2)
    belfast(s, m)
    middle = (m.SINK[0] + m.SINK[1]) / 2
    for side in (-1, 1):
        s.upright(middle + side * 90, m.TOP, m.TOP + 130, 2)
    s.across(middle - 90, middle + 90, m.TOP + 60, 2)
    s.bezier(middle, m.TOP + 60, [(0, 0), (0, 130), (0, 220), (20, 230), (60, 250), (90, 200), (90, 150)], None, 2, False)
    s.between(-810, -510, 240, 605, PAPER)
    for x in (-760, -700, -640, -580):
        s.upright(x, 240, 605, .8)
    s.between(-2480, -2180, m.TOP, m.TOP + 420, PLY)
    s.between(-2280, -2040, m.TOP, m.TOP + 330, PAPER)
    s.between(-1920, -1800, m.TOP, m.TOP + 170, PAPER)
    s.between(-1783, -1687, m.TOP, m.TOP + 120, PAPER)
    s.between(230, 330, m.TOP, m.TOP + 200, PAPER)
    s.between(367, 433, m.TOP, m.TOP + 230, PAPER)
    s.across(*m.HOB, m.TOP + 10, 2)
    # larder to the ceiling
    a, b = m.LARDER
    s.between(a, m.RIGHT, 0, m.LARDER_HIGH, PAPER, 2)
    s.across(a, m.RIGHT, m.PLINTH)
    for i in (0, 1):
        lo, hi = m.LARDER_DOORS[2 * i: 2 * i + 2]
        s.doors(a + 20, b, lo, hi, 2, 900 if i == 0 else 1130, 75, inset=40)
    s.between(a - 30, m.RIGHT, m.LARDER_HIGH, m.LARDER_HIGH + 35, PLY)
    s.between(a - 12, m.RIGHT, m.LARDER_HIGH + 35, m.CEILING, PAPER)
    s.floor_line(m.LEFT - 60, m.RIGHT + 60)
    s.measured('run', m.LEFT, m.LARDER[0], 258)
    s.measured('larder', m.LARDER[0], m.RIGHT, 258)
    s.measured('worktop height', 0, m.TOP, 30, True)
    # the island, which stands before it, below
    s.origin = s.origin[0], 372
    x0, x1 = m.ISLAND[:2]
    s.between(x0 + 80, x1 - 80, 0, 145, PAPER)
    wide = (x1 - x0 - 60) / 3
    for i in range(3):
        s.panelled(x0 + 30 + i * wide, x0 + 30 + (i + 1) * wide, 145, m.ISLAND_TOP[0], 75)
    s.between(x0, x1, *m.ISLAND_TOP, PLY, 2)
    for x in (600, 1240):
        stool(s, x)
    s.vase(1460, m.ISLAND_TOP[1], 250, 170)
    s.outline([(500, 1002), (820, 1002), (740, 912), (580, 912)], PAPER)
    s.floor_line(m.LEFT - 60, m.RIGHT + 60)
    s.measured('island length', x0, x1, 388)
    return s


def striped_kitchen(m, figures):
    s = Joinery(.092, (311, 252), figures)
    kitchen_wall(s, m)
    for z in (m.CEILING - 90, m.CEILING - 50):
        s.across(m.LEFT, m.RIGHT, z, 1.2, PALE)
    tiles(s, m.LEFT, m.WINDOW[0], m.TOP, 1515, 150, 75, True)
    tiles(s, m.WINDOW[1], 300, m.TOP, 1515, 150, 75, True)
    tiles(s, 300, m.RIGHT, m.TOP, 1815, 150, 75, True)
    casement(s, m, 2, 1, 30)
    for x in (-980, -840, 20):
        s.plant(x, m.WINDOW[2], 220)
    end = m.WINDOW[0] - m.SHELF_SHORT
    s.between(m.LEFT, end, *m.SHELF, PLY)
    for x in (m.LEFT + 140, end - 140):
        s.line((x, m.SHELF[0]), (x, m.SHELF[0] - 125), weight=2)
    s.between(-2095, -1905, m.SHELF[1], m.SHELF[1] + 45, PAPER)
    s.across(-2095, -1905, m.SHELF[1] + 22, .5)
    s.between(-1845, -1700, m.SHELF[1], m.SHELF[1] + 110, PAPER)
    for x in (-1620, -1510, -1405):
        s.between(x - 40, x + 40, m.SHELF[1], m.SHELF[1] + 95, PAPER)
    # hood
    a, b = m.RANGE
    s.between(a + 20, b - 20, *m.HOOD[:2], PAPER)
    s.outline([(a + 20, m.HOOD[1]), (b - 20, m.HOOD[1]), (b - 300, m.HOOD[2]), (a + 300, m.HOOD[2])], PAPER)
    s.between(a + 305, b - 305, m.HOOD[2], m.CEILING, PAPER)
    # units, worktop on both sides of the range
    s.between(m.LEFT, a, 0, m.PLINTH, PAPER)
    for x0, x1, kind, top in m.UNITS:
        shaker_unit(s, m, x0, x1, kind, 'left' if x0 > -500 else 'right', top)
    s.between(m.LAST_UNIT, m.RIGHT, 0, m.PLINTH, PAPER)
    shaker_unit(s, m, m.LAST_UNIT, m.RIGHT - m.LAST_FILLER, 'drawers', 'right', 868)
    s.between(m.LEFT, a, m.TOP - m.THICK, m.TOP, PLY, 2)
    s.between(m.LAST_UNIT - 15, m.RIGHT, m.TOP - m.THICK, m.TOP, PLY, 2)
    belfast(s, m)
    middle = (m.SINK[0] + m.SINK[1]) / 2
    s.bezier(middle, m.TOP, [(0, 0), (0, 130), (0, 250), (0, 270), (0, 390), (140, 390), (140, 250)], None, 2, False)
    s.between(-2120, -1840, m.TOP, m.TOP + 400, PLY)
    s.between(-1950, -1750, m.TOP, m.TOP + 300, PAPER)
    s.between(-1375, -1265, m.TOP, m.TOP + 170, PAPER)
    s.between(90, 150, m.TOP, m.TOP + 280, PAPER)
    s.between(1460, 1580, m.TOP, m.TOP + 180, PAPER)
    # range cooker: two ovens, controls, pans
    s.between(a, b, 100, m.RANGE_TOP, PAPER, 2)
    s.across(a, b, 895)
    s.across(a, b, 740)
    for i in range(6):
        s.circle(a + 120 + i * 132, 812, 24, None, .8)
    for x0, x1 in ((a + 12, a + 445), (a + 457, b - 12)):
        s.between(x0, x1, 130, 700, PAPER)
        s.between(x0 + 50, x1 - 50, 200, 560, None, .8)
        s.across(x0 + 30, x1 - 30, 655, 2)
    s.between(a + 10, b - 10, 10, 100, PAPER)
    s.between(420, 620, m.RANGE_TOP + 30, m.RANGE_TOP + 145, PAPER)
    s.floor_line(m.LEFT - 60, m.RIGHT + 60)
    s.measured('wall', m.LEFT, m.RIGHT, 268)
    s.measured('worktop height', 0, m.TOP, 82, True)
    # the peninsula, below: from the stools' side, and its top from above
    x0, x1, y0, y1 = m.BAR
    s.origin = 92, 372
    s.between(x0 + 75, x1, 120, m.TOP - m.THICK, PAPER)
    boards = round((x1 - x0 - 75) / m.BAR_BOARD)
    for i in range(1, boards):
        s.upright(x0 + 75 + (x1 - x0 - 75) * i / boards, 120, m.TOP - m.THICK, .8)
    s.between(x0 + 74, x1, 0, 120, PAPER)
    s.between(x0 + 22, x0 + 74, 0, m.TOP - m.THICK, PAPER)
    for x in (x0 + 350, x0 + 1250, x1 - 350):
        s.between(x - 20, x + 20, m.TOP - m.THICK - 260, m.TOP - m.THICK, PAPER)
    s.between(x0, x1, m.TOP - m.THICK, m.TOP, PLY, 2)
    for x in (180, 980):
        stool(s, x)
    s.floor_line(x0 - 180, m.RIGHT + 60)
    s.upright(m.RIGHT, 0, m.TOP + 70, 1.2, PALE)
    s.origin = 390, s.origin[1]
    count = int((y1 - y0) / m.STAVE)
    deep = y1 - y0
    s.between(x0, x1, 0, deep, PLY, 0)
    for i in range(0, count, 2):
        lo = deep * i / count
        s.between(x0, x1, lo + deep / count, min(lo + 2 * deep / count, deep), PAPER, 0)
    s.between(x0, x1, 0, deep, None, 2)
    s.upright(m.RIGHT, -50, deep + 60, 1.2, PALE)
    s.measured('peninsula length', x0, x1, 388)
    s.measured('peninsula width', 0, deep, 314, True)
    return s


def stair(s, m):
    """The flight as far as the ceiling hides it not: string, treads, spindles, rail and newel."""
    pitch = m.RISE / m.GOING
    nosing = lambda x: m.RISE + (x + 22) * pitch
    steps = int(m.CEILING / m.RISE)
    end = m.SOFFIT + m.CEILING / pitch
    points = [(0, 0)]
    for i in range(1, steps + 1):
        points += [((i - 1) * m.GOING, i * m.RISE), (i * m.GOING, i * m.RISE)]
    points += [(steps * m.GOING, m.CEILING), (end, m.CEILING), (m.SOFFIT, 0)]
    s.outline(points, PAPER, 2)
    for i in range(1, steps + 1):
        for part in (.27, .77):
            x = (i - 1) * m.GOING - 22 + part * m.GOING
            head = min(nosing(x) + 855, m.CEILING)
            if x > 95 and head - i * m.RISE > 60:
                s.upright(x - 16, i * m.RISE, head)
                s.upright(x + 16, i * m.RISE, head)
        s.between((i - 1) * m.GOING - 22, i * m.GOING, i * m.RISE - 27, i * m.RISE, PLY)
    stop = (m.CEILING - m.RISE - 855) / pitch - 22
    s.outline([(75, nosing(75) + 855), (stop, m.CEILING), (stop - 60 / pitch, m.CEILING), (75, nosing(75) + 915)], PLY)
    s.between(-15, 75, 0, 420, PLY)
    s.bezier(30, 420, [(-40, 0), (-15, 60), (-40, 150), (-40, 210), (-40, 300), (-20, 400), (-38, 460), (-10, 460), (10, 460), (38, 460), (20, 400), (40, 300), (40, 210), (40, 150), (15, 60), (40, 0)], PLY)
    s.between(-15, 75, 880, 1270, PLY)
    s.circle(30, 1330, 50, PLY)


def hall_room(s, m):
    s.between(-300, m.WALL_RIGHT, 0, m.CEILING, PAPER, 0)
    s.line((-300, m.CEILING), (m.WALL_RIGHT, m.CEILING), (m.WALL_RIGHT, 0), stroke=PALE)


def playhouse(m, figures):
    s = Joinery(.124, (70, 338), figures)
    hall_room(s, m)
    pitch = m.RISE / m.GOING
    top = lambda x: (x - m.SOFFIT) * pitch - m.MARGIN
    at = lambda z: m.SOFFIT + (z + m.MARGIN) / pitch
    a, b = m.HOUSE
    # the playhouse: boards up to its flat ceiling, and a hatch above
    s.outline([(a, 0), (b, 0), (b, m.EAVES), (at(m.EAVES), m.EAVES), (a, top(a))], TINT, 2)
    z = 12 + m.BOARD
    while z < m.EAVES - 40:
        s.across(max(a, at(z)), b, z, .8)
        z += m.BOARD
    lo, hi = m.EAVES + 38, m.CEILING - 35
    s.outline([(at(lo), lo), (m.HATCH[0], lo), (m.HATCH[0], hi), (at(hi), hi)], PAPER)
    s.between(*m.HATCH, lo, hi, PAPER)
    s.between(m.HATCH[1], b, lo, hi, PAPER)
    s.knob(m.HATCH[0] + 60, (lo + hi) / 2)
    s.between(at(m.EAVES) - 20, b, m.EAVES, m.EAVES + 36, PLY)
    # its door, under a porch
    x0, x1, high = m.DOOR
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    spring = high - half
    arch = lambda r: [(middle + r * math.cos(math.pi * i / 24), spring + r * math.sin(math.pi * i / 24)) for i in range(25)]
    s.outline([(x1 + 58, 0), *arch(half + 58), (x0 - 58, 0)], PAPER)
    s.outline([(x1, 0), *arch(half), (x0, 0)], PAPER, 2)
    for i in range(1, 6):
        x = x0 + (x1 - x0) * i / 6
        s.upright(x, 0, spring + math.sqrt(half ** 2 - (x - middle) ** 2), .8)
    s.circle(x0 + 55, 520, 20, PLY)
    s.between(middle - 85, middle + 85, 400, 452, PLY)
    foot, peak = high + m.PORCH[0], high + m.PORCH[1]
    w = m.PORCH_HALF
    for side in (-1, 1):
        x = middle + side * (w - 55)
        s.between(x - 15, x + 15, foot - 230, foot, PAPER)
    s.outline([(middle - w, foot - 25), (middle + w, foot - 25), (middle, peak)], PAPER)
    s.outline([(middle - w - 50, foot - 20), (middle, peak + 12), (middle + w + 50, foot - 20), (middle + w + 40, foot + 10), (middle, peak + 45), (middle - w - 40, foot + 10)], PLY, 2)
    s.between(middle - 35, middle + 35, foot + 55, foot + 125, PLY)
    # window without glass
    wa, wb, wlo, whi = m.WINDOW
    s.between(wa - 34, wb + 34, wlo - 34, whi + 34, PAPER)
    s.between(wa, wb, wlo, whi, PLY, 2)
    s.upright((wa + wb) / 2, wlo, whi, 2)
    s.across(wa, wb, (wlo + whi) / 2, 2)
    s.between(wa - 65, wb + 65, wlo - 58, wlo - 34, PLY)
    s.boots(3200, 0, 165, 130)
    # drawers and the panel at the foot follow the pitch
    for x0, x1, low in ((*m.PANEL, 0), *((p, q, m.FOOT) for p, q in m.DRAWERS)):
        s.outline([(x0, low), (x1, low), (x1, top(x1)), (x0, top(x0))], PAPER, 2)
    for x0, x1 in m.DRAWERS:
        s.circle((x0 + x1) / 2, top((x0 + x1) / 2) - 105, 19, PLY)
    s.between(a - 50, a, 0, top(a - 50), PAPER)
    stair(s, m)
    s.floor_line()
    s.measured('panel at the foot', *m.PANEL, 362)
    s.measured('playhouse', a, b, 384)
    s.measured('width of the door', m.DOOR[0], m.DOOR[1], 362)
    s.measured('playhouse door', 0, m.DOOR[2], s.at(a + 260, 0)[0], True)
    s.measured('floor to ceiling', 0, m.CEILING, 580, True)
    return s


def playhouse_before(m, figures):
    s = Joinery(.124, (70, 338), figures)
    hall_room(s, m)
    pitch = m.RISE / m.GOING
    b = m.HOUSE[1]
    end = m.SOFFIT + m.CEILING / pitch
    s.outline([(m.SOFFIT, 0), (b, 0), (b, m.CEILING), (end, m.CEILING)], PAPER, 2)
    under = lambda x: (x - m.SOFFIT) * pitch
    for x in range(650, int(b), 220):
        s.upright(x, 0, min(under(x), m.CEILING), .8)
    s.between(2500, 3260, 0, 1900, PAPER, 2)
    s.between(2590, 3170, 1000, 1810, None, .8)
    s.between(2590, 3170, 100, 910, None, .8)
    s.knob(3200, 880)
    stair(s, m)
    s.traced([('M452 322c0-44 34-64 44-40 4 12-2 44-2 64', None, 2), ('M428 346c-2-14 8-24 24-24s26 8 24 24z', PAPER, 2),
              ('M434 340a6 6 0 1 0 12 0 6 6 0 1 0-12 0zm22 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0z', PAPER, 1.2), ('M484 346h20v-4h-20z', PLY, 2)], 3290, 0, (428, 346))
    for x, fill in ((2080, PLY), (2300, PAPER)):
        s.boots(x, 0, 260, 110, fill)
    s.floor_line()
    return s


def oak_door(m, figures):
    s = Joinery(.152, (242, 352), figures)
    s.between(-1400, 2160, 0, 2300, PAPER, 0)
    for a, b in ((-1400, -m.LINING - m.ARCHITRAVE), (m.WIDE + m.LINING + m.ARCHITRAVE, 2160)):
        s.between(a, b, 0, 170, PAPER, 1.2, PALE)
        s.across(a, b, 134, 1.2, PALE)
    w, foot, g = m.WIDE, m.FLOOR_GAP, m.SIDE_GAP
    head = foot + m.TALL
    for out, fill in ((m.LINING + m.ARCHITRAVE, PAPER), (m.LINING, PAPER)):
        s.between(-g - out, w + g + out, 0, head + g + out, fill, 2 if out > m.LINING else 1.2)
    s.between(-g, w + g, 0, head + g, TINT)
    # leaf: stiles run through, rails between, four panels
    s.between(0, w, foot, head, PLY, 2)
    lock, deep = m.LOCK_RAIL
    rows = ((m.BOTTOM_RAIL, lock), (lock + deep, m.TALL - m.TOP_RAIL))
    for x in (m.STILE, w - m.STILE):
        s.upright(x, foot, head, .8)
    for lo, hi in rows:
        s.across(m.STILE, w - m.STILE, foot + lo, .8)
        s.across(m.STILE, w - m.STILE, foot + hi, .8)
        for a, b in ((m.STILE, w / 2 - m.MULLION / 2), (w / 2 + m.MULLION / 2, w - m.STILE)):
            s.between(a, b, foot + lo, foot + hi, TINT)
            s.between(a + 11, b - 11, foot + lo + 11, foot + hi - 11, None, .8)
    for z in (foot + m.TALL - 190, foot + m.TALL / 2 + 30, foot + 260):
        s.between(-8, 6, z - 38, z + 38, PAPER, .8)
    s.circle(w - 60, m.HANDLE, 26, PAPER)
    s.line((w - 60, m.HANDLE), (w - 170, m.HANDLE), weight=2)
    s.between(w + 640, w + 726, 1077, 1163, PAPER)
    s.between(w + 672, w + 694, 1100, 1140, None, .8)
    s.floor_line()
    s.measured('width of a door', 0, w, 370)
    s.measured('opening between the linings', -g, w + g, 388)
    s.measured('height of a door', foot, head, 404, True)
    return s


COATS = [('M318 128h16v16h-16z', PLY, 2), ('M326 136v8c0 6 9 6 9-1', None, 1.2),
         ('M322 144c-30 6-46 26-50 52l-6 78 18 4 4-40-4 56c24 6 58 6 82 0l-4-56 4 40 18-4-6-78c-4-26-20-46-50-52z', PAPER, 2),
         ('M330 146c-20 8-34 24-36 46l-8 104c20 6 52 6 72 0l-4-104c-2-22-10-38-24-46z', PLY, 1.2),
         ('M336 148c-10 10-18 24-18 40l-4 92c16 4 36 4 50 0l-4-92c0-16-10-30-24-40z', PAPER, 1.2), ('M338 150v130m-14-40h10m10 0h10', None, 1.2)]
HEAP = [('M398 346v-46l17 1 1 27c1 5 17 4 19 12v6zm24 0 10-40 17 4-6 26c0 5 14 8 14 10zm40 0c-6-10-2-18 6-20l40-6 3 16-28 4c-6 1-8 6-10 6zm-112 0v-30l14 1 1 17c1 4 14 3 16 9v3zm30 0c2-14 12-16 24-14l8 2-2 12z', PLY, 2),
        ('M510 346v-40l15 1 1 22c1 5 15 4 17 11v6z', PAPER, 2)]
DOG = [('M214 346c-4-18 6-32 28-34 14-1 26 2 34 8 10-10 26-8 30 4l10 6c0 6-6 9-12 9l-6 7zm-2-4c-10-2-14-12-8-18', PAPER, 2), ('M288 326v1m10 4c3 2 6 2 9 0', None, 2)]


def boot_room_before(m, figures):
    s = Joinery(.134, (300, 338), figures)
    s.between(m.LEFT, m.RIGHT, 0, m.CEILING, PAPER, 0)
    s.line((m.LEFT, 0), (m.LEFT, m.CEILING), (m.RIGHT, m.CEILING), (m.RIGHT, 0), stroke=PALE)
    for x in m.BEAMS:
        s.between(x - 65, x + 70, m.CEILING - 125, m.CEILING, PLY)
    s.traced(COATS, -120, 1730, (326, 136))
    s.traced(HEAP, 180, 0, (350, 346))
    s.traced(DOG, -1150, 0, (214, 346))
    s.floor_line()
    return s


def media_wall_before(m, figures):
    s = Joinery(.128, (300, 340), figures)
    a, b = m.LEFT, m.RIGHT
    s.between(a, b, 0, m.CEILING, PAPER, 2)
    s.across(a, b, m.CEILING - 70, .8)
    s.across(a, b, 145)
    s.framed(-420, 580, 1100, 1800, 60, PAPER)
    s.traced([('M86 342v-44h118v44M86 298h118M86 320h118', PLY, 2), ('M92 342v4m106-4v4M145 298v-6h-22m22 0h22', None, 1.2), ('M78 205h134v76H78z', DARK, 2),
              ('M145 281v11', None, 1.2), ('M100 304h38v12h-38zm46 4h30v8h-30z', PAPER, 1.2)], a + 130, 0, (78, 342))
    # the lead along the skirting, the router at its end
    s.bezier(a + 620, 300, [(0, 0), (100, -160), (160, -270), (350, -270), (900, -270), (1500, -230), (1900, -250), (2150, -262), (2270, -260), (2290, -150), (2297, -110), (2330, -60), (2380, -60)], None, 2, False)
    s.traced([('M444 342v-40h58v40M438 302h70', PLY, 2), ('M448 302v-10h48v10zm8-10v-20m32 20v-20', PAPER, 1.2), ('M455 297h4m4 0h4m4 0h4', None, 1.2)], b - 620, 0, (444, 342))
    s.traced([('M300 342v-14h46v14zm6-14v-10h34v10zm4-10v-8h26v8z', PAPER, 1.2)], -250, 0, (300, 342))
    s.floor_line(a - 330, b + 330)
    return s


DRAWINGS = {
    'project-bespoke-bootroom-cabinet-cotswolds': boot_room,
    'project-full-wall-media-unit-storage-cheltenham': media_wall,
    'project-garden-shed-build-cotswolds': shed,
    'project-wall-storage-bookshelves-log-store-stroud': bookshelves,
    'before-wall-storage-bookshelves-log-store-stroud': bookshelves_before,
    'project-contemporary-grey-gloss-kitchen-cheltenham': gloss_kitchen,
    'project-modern-kitchen-installation-gloucester': sage_kitchen,
    'project-kitchen-bespoke-striped-worktop-gloucester': striped_kitchen,
    'project-under-stair-playhouse-storage-gloucester': playhouse,
    'before-under-stair-playhouse-storage-gloucester': playhouse_before,
    'project-oak-door-installation-gloucester': oak_door,
    'before-bespoke-bootroom-cabinet-cotswolds': boot_room_before,
    'before-full-wall-media-unit-storage-cheltenham': media_wall_before,
}
