"""Figures of doors and windows."""
from sheet import LINE, PAPER, PLY, RED, TINT, WATER, Sheet


def jamb():
    """A hung door cut across level with a hinge and with the latch: what a straight gap depends on."""
    s = Sheet(272, scale=0.95, origin=(112, 206))

    def side(edge, way):
        """One side of the opening; the lining's face at `edge`, the wall to the left if `way` is -1."""
        def box(start, end, low, high, **look):
            left, right = sorted((edge + way * start, edge + way * end))
            s.rect(left, low, right - left, high - low, **look)
        box(42, 90, 15, 115, fill=PLY)
        s.line((edge + way * 42, 15), (edge + way * 90, 115), weight=0.7)
        s.line((edge + way * 42, 115), (edge + way * 90, 15), weight=0.7)
        for low in (0, 115):
            box(42, 104, low, low + 15, fill=TINT)
        box(32, 42, 30, 100, fill=WATER, weight=0.8)
        box(0, 32, 0, 130, fill=PLY, weight=1.6)
        box(-13, 0, 38, 70, fill=PLY)
        for low in (-18, 130):
            box(6, 75, low, low + 18, fill=PLY)

    side(0, -1)
    side(205, 1)
    # The leaf, broken in the middle; its closing edge planed back by two degrees
    s.line((3, 0), (96, 0), (90, 12), (100, 23), (94, 35), (3, 35), closed=True, fill=PLY, weight=0.1)
    s.line((96, 0), (3, 0), (3, 35), (94, 35), weight=1.6)
    s.line((112, 0), (202, 0), (200.5, 35), (110, 35), (116, 23), (106, 12), closed=True, fill=PLY, weight=0.1)
    s.line((112, 0), (202, 0), (200.5, 35), (110, 35), weight=1.6)
    s.line((96, 0), (90, 12), (100, 23), (94, 35), weight=0.8)
    s.line((112, 0), (106, 12), (116, 23), (110, 35), weight=0.8)
    # Hinge: knuckle on the room's side, a leaf let into each
    s.line((-1, -4), (-1, 27), weight=2.4)
    s.line((4, -4), (4, 27), weight=2.4)
    s.circle(1.5, -7, 5, fill=WATER)
    # Latch
    s.rect(158, 12, 42, 12, fill=WATER)
    s.rect(203, 10, 8, 16, fill=WATER, weight=0.8)
    s.label((-18, 100), (58, 112), 'lining', anchor='start')
    s.label((10, 56), (58, 74), 'stop', anchor='start')
    s.label((-37, 80), (10, 178), 'packers', anchor='middle')
    s.label((-66, 60), (-72, 178), 'stud', anchor='middle')
    s.label((240, 139), (205, 178), 'architrave', anchor='middle')
    s.label((1.5, -7), (38, -40), 'hinge let in flush', anchor='start')
    s.label((201.5, 30), (196, 92), 'bevel', anchor='end')
    s.line((203.5, -3), (203.5, -26), stroke=RED)
    s.text(203.5, -26, 'gap 2–3', colour=RED, nudge=(0, -14))
    s.write('door-jamb', 'A door and its lining cut level', ': leaf 35, gap 3, lining 32 × 130')


def sill():
    """A timber window on its sill in a cavity wall: where the water goes, and what stops it."""
    s = Sheet(400, scale=0.74, origin=(98, 312))
    # Outer brick, cavity with insulation, inner block, plaster
    s.brick(0, -100, 102, 290, fill=TINT)
    s.line((102, -100), (102, 190), weight=0.8)
    s.insulation(102, -100, 100, 290, upright=True)
    s.rect(157, 190, 45, 36, fill=WATER, weight=0.8)
    s.rect(202, -100, 100, 290, fill=TINT)
    s.rect(302, -100, 13, 290, fill=PAPER)
    # DPC: under the sill, down the cavity face and up at the back
    s.line((-4, 194), (153.5, 194), (153.5, 226), weight=2.6, stroke=RED)
    # Sill: weathered top, drip under the nose
    s.line((-42, 200), (150, 200), (150, 250), (72, 250), (72, 243), (-42, 222), closed=True, fill=PLY, weight=1.6)
    s.line((-32, 200), (-32, 209), (-22, 209), (-22, 200), fill=PAPER)
    # Frame's lower rail and the sash on it
    s.line((72, 250), (150, 250), (150, 292), (104, 292), (104, 284), (72, 278), closed=True, fill=PLY)
    s.line((60, 288), (104, 294), (104, 300), (150, 300), (150, 352), (118, 352), (118, 340), (86, 340),
           (86, 352), (60, 346), closed=True, fill=PLY)
    s.rect(90, 340, 6, 62, fill=WATER, weight=0.8)
    s.rect(106, 340, 6, 62, fill=WATER, weight=0.8)
    s.rect(96, 340, 10, 10, fill=PAPER, weight=0.8)
    # Window board
    s.rect(150, 226, 200, 25, fill=PLY)
    s.rect(202, 190, 100, 36, fill=TINT, weight=0.8)
    s.label((-27, 207), (-64, 120), 'drip', anchor='middle')
    s.label((10, 232), (-64, 300), 'slope', anchor='middle')
    s.label((155, 216), (240, 310), 'damp course, turned', anchor='start')
    s.text(240, 310, 'up at the back', anchor='start', nudge=(0, -20))
    s.label((330, 238), (352, 190), 'window', anchor='start')
    s.text(352, 190, 'board', anchor='start', nudge=(0, -20))
    s.label((101, 385), (160, 385), 'double glazing', anchor='start')
    s.label((150, 20), (352, 60), 'cavity', anchor='start')
    s.line((-42, 196), (-42, 70), weight=0.6)
    s.dimension((-42, 76), (0, 76), '40', away=0, side=-1)
    s.write('door-sill', 'A timber window sill in a cavity wall')


def glass():
    """Where glass has to be safety glass: Approved Document K, section 5."""
    s = Sheet(330, scale=0.108, origin=(18, 292))
    s.line((-80, 0), (3650, 0), weight=2)
    s.rect(0, 0, 3560, 2450, fill=TINT, weight=1.2)
    # Door with a side panel, in one frame
    s.rect(220, 0, 1480, 2100, fill=PAPER, weight=1.6)
    s.rect(280, 30, 820, 2010, fill=PLY)
    s.rect(400, 250, 580, 1650, fill=PAPER)
    s.rect(400, 250, 580, 1250, fill=WATER)
    s.rect(1160, 60, 480, 1980, fill=PAPER)
    s.rect(1160, 60, 240, 1440, fill=WATER)
    s.circle(1035, 1000, 26, fill=PAPER)
    # A low window
    s.rect(2320, 350, 820, 1700, fill=PLY, weight=1.6)
    s.rect(2390, 420, 680, 1560, fill=PAPER)
    s.rect(2390, 420, 680, 380, fill=WATER)
    s.line((2290, 350), (3170, 350), weight=2)
    s.line((220, 1500), (1860, 1500), stroke=RED, weight=1, dash='5 4')
    s.line((2290, 800), (3300, 800), stroke=RED, weight=1, dash='5 4')
    s.dimension((1800, 0), (1800, 1500), '1,500', away=0, side=-1)
    s.dimension((3240, 0), (3240, 800), '800', away=0, side=-1)
    s.dimension((1100, 1700), (1400, 1700), '300', away=0)
    s.text(690, 760, 'safety', nudge=(0, 0))
    s.text(690, 620, 'glass', nudge=(0, 0))
    s.text(2730, 560, 'safety', nudge=(0, 0))
    s.write('door-glass', 'Critical zones for glass, Approved Document K section 5')


def sash():
    """A box sash window, its left side cut open: cord, pulley and weight, and the sill that rots."""
    s = Sheet(380, scale=0.178, origin=(80, 356))
    s.rect(-230, -10, 1440, 2010, fill=TINT, weight=0.1)
    s.rect(-150, 90, 1260, 1830, fill=PLY, weight=1.6)
    # The open box on the left, the closed one on the right
    s.rect(-130, 110, 110, 1790, fill=PAPER)
    s.rect(0, 90, 960, 1810, fill=PAPER, weight=1.2)
    # Lower sash pushed up a little behind, upper sash
    for low, high in ((90, 1000), (960, 1900)):
        s.rect(0, low, 960, high - low, fill=PLY, weight=1.4)
        for x in (50, 495):
            s.rect(x, low + (75 if low == 90 else 45), 415, high - low - 45 - (75 if low == 90 else 50), fill=WATER, weight=0.9)
    # Pulley, cord, weight
    s.circle(-20, 1760, 42, fill=PAPER, weight=1.6)
    s.circle(-20, 1760, 10, fill=PLY, weight=0.8)
    s.line((-60, 1760), (-75, 1720), (-75, 1300), weight=1.6, stroke=RED)
    s.line((22, 1760), (22, 700), weight=1.6, stroke=RED)
    s.rect(-100, 800, 50, 500, fill=LINE, weight=1)
    # Sill, with the piece let in
    s.line((-210, 20), (-210, 60), (-150, 95), (1110, 95), (1170, 60), (1170, 20), closed=True, fill=PLY, weight=1.6)
    s.line((700, 20), (640, 92), stroke=RED, weight=2)
    s.line((700, 20), (1170, 20), (1170, 60), (1110, 95), (640, 95), stroke=RED, weight=2)
    s.label((-20, 1790), (1300, 1790), 'pulley', anchor='start')
    s.label((22, 1450), (1300, 1450), 'cord', anchor='start')
    s.label((-75, 1050), (1300, 1100), 'weight', anchor='start')
    s.label((300, 980), (1300, 780), 'meeting', anchor='start')
    s.text(1300, 780, 'rails', anchor='start', nudge=(0, -20))
    s.label((1000, 58), (1300, 240), 'new piece', anchor='start')
    s.write('door-sash', 'A box sash window from inside, one box open')


DRAWINGS = [jamb, sill, glass, sash]
