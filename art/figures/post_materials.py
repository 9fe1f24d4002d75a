"""Figures of the posts about timber: how it moves, how oil guards it, and how it lasts outdoors."""
import math

from sheet import LINE, PALE, PAPER, PLY, RED, TINT, WATER, Sheet


def rings(s, x, z, width, height, centre, radii):
    """The part of each growth ring that lies within a board, around a centre relative to its corner."""
    for radius in radii:
        run = []
        for step in range(0, 361, 3):
            a = math.radians(step)
            px, pz = centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)
            if 0 <= px <= width and 0 <= pz <= height:
                run.append((x + px, z + pz))
            elif len(run) > 1:
                s.line(*run[::3], run[-1], weight=0.8)
                run = []
            else:
                run = []
        if len(run) > 1:
            s.line(*run[::3], run[-1], weight=0.8)


def oak_boards():
    """Two boards of one log: rings upright stay flat, rings like a smile cup the other way."""
    s = Sheet(456, scale=1.15, origin=(24, 450))
    cx, cz = 98, 270
    s.circle(cx, cz, 98, fill=PLY, weight=1.6)
    s.circle(cx, cz, 86, fill=TINT)
    for radius in (14, 28, 42, 56, 70):
        s.circle(cx, cz, radius, weight=0.7)
    s.circle(cx, cz, 2, fill=LINE)
    # Where the boards lay in the log
    s.rect(cx + 6, cz - 8, 78, 16, stroke=RED, weight=1.8)
    s.rect(cx - 42, cz - 62, 84, 16, stroke=RED, weight=1.8)
    s.text(cx + 118, cz, 'quarter-sawn', size=15, anchor='start', nudge=(0, -5))
    s.line((cx + 84, cz), (cx + 114, cz), weight=0.8)
    s.text(cx + 118, cz - 54, 'plain-sawn', size=15, anchor='start', nudge=(0, -5))
    s.line((cx + 42, cz - 54), (cx + 114, cz - 54), weight=0.8)
    # The same two boards at twice the size, as sawn and dried
    s.rect(30, 110, 156, 32, fill=PLY, weight=1.6)
    rings(s, 30, 110, 156, 32, (-12, 16), range(20, 170, 14))
    s.text(204, 126, 'stays flat', size=15, anchor='start', nudge=(0, -5))
    top, low = [], []
    for step in range(13):
        x = step / 12
        drop = 26 * (x - 0.5) ** 2 * 4
        top.append((30 + 168 * x, 66 - drop * 0.55))
        low.append((33 + 162 * x, 34 - drop * 0.55))
    s.line(*top, *low[::-1], closed=True, fill=PLY, weight=1.6)
    s.line((30, 66), (198, 66), stroke=RED, dash='3 3', weight=0.8)
    for depth in (0.25, 0.5, 0.75):
        s.curve(*((114 + (x - 0.5) * 160 * (0.55 + depth * 0.35), 66 - 32 * depth + 34 * ((x - 0.5) * 1.2) ** 2 * 0.6)
                  for x in (0, 0.25, 0.5, 0.75, 1)), weight=0.8)
    s.text(212, 48, 'cups as it dries', size=15, anchor='start', nudge=(0, -5))
    s.write('oak-boards', 'Two boards from one log of about 200 mm', ' and at twice that')


def oak_fixing():
    """A worktop 620 mm deep in section: held fast at the front, free to slide at the back."""
    s = Sheet(330, scale=0.5, origin=(62, 122))
    s.rect(-60, -360, 60, 520, fill=PALE)
    # Tiles and upstand over the gap
    s.rect(0, 44, 18, 90, fill=WATER)
    s.rect(5, 0, 615, 40, fill=PLY, weight=1.6)
    for x in range(30, 600, 60):
        s.curve((x, 2), (x + 14, 20), (x + 6, 38), weight=0.7)
    # Carcass
    s.line((20, -360), (20, -4), (40, -4), (40, -360))
    s.line((570, -360), (570, -4), (590, -4), (590, -360))
    s.rect(40, -24, 90, 20, fill=TINT)
    s.rect(480, -24, 90, 20, fill=TINT)
    s.rect(592, -340, 20, 320, fill=TINT)
    # Screws: in a slot at the back, tight at the front
    s.rect(66, -24, 34, 20, fill=PAPER)
    for x in (83, 525):
        s.line((x, -36), (x, 28), stroke=RED, weight=2)
        s.line((x - 9, -36), (x + 9, -36), stroke=RED, weight=2.4)
    s.arrow((330, 78), (180, 78))
    s.text(350, 78, 'moves this way', anchor='start', nudge=(0, -5))
    s.label((83, -36), (150, -120), 'slot', anchor='start')
    s.label((525, -36), (440, -120), 'firm', anchor='end')
    s.label((2.5, 20), (90, 195), '5 gap', anchor='start')
    s.dimension((5, -300), (620, -300), '620')
    s.write('oak-fixing', 'An oak worktop in section')


def drops():
    """Water on an oiled top after five minutes: in beads, spread out, and soaked in."""
    s = Sheet(308, scale=1, origin=(24, 0))
    for row, (name, advice) in enumerate((('stands in beads', 'all is well'), ('spreads flat', 'oil soon'),
                                          ('darkens the wood', 'oil now, once dry'))):
        z = -58 - row * 100
        s.rect(0, z - 34, 190, 34, fill=PLY, weight=1.6)
        for x in range(12, 180, 22):
            s.curve((x, z - 32), (x + 6, z - 17), (x + 2, z - 2), weight=0.6)
        if row == 0:
            s.rect(0, z - 6, 190, 6, fill=TINT, weight=0.8)
            for x, r in ((45, 13), (95, 16), (140, 11)):
                s.curve((x - r * 0.7, z), (x - r, z + r * 0.7), (x - r * 0.5, z + r * 1.5), (x + r * 0.5, z + r * 1.5),
                        (x + r, z + r * 0.7), (x + r * 0.7, z), fill=WATER)
        elif row == 1:
            s.rect(0, z - 3, 190, 3, fill=TINT, weight=0.8)
            s.curve((25, z), (45, z + 7), (95, z + 9), (145, z + 7), (165, z), fill=WATER)
        else:
            s.curve((30, z), (40, z - 18), (95, z - 25), (150, z - 18), (160, z), fill=PALE)
            s.curve((40, z), (65, z + 4), (95, z + 5), (125, z + 4), (150, z), fill=WATER)
        s.text(212, z, name, size=15, anchor='start', nudge=(0, 0))
        s.text(212, z, advice, size=15, anchor='start', colour=RED, nudge=(0, -22))
    s.write('oil-drops', 'Drops on an oiled surface, not to scale', per=None)


def film():
    """A scratch through varnish, which lets water under the film, and through oil, which does not lift."""
    s = Sheet(272, scale=1, origin=(20, 0))
    for row, name in enumerate(('varnish', 'oil')):
        z = -66 - row * 130
        s.rect(0, z - 60, 260, 60, fill=PLY, weight=1.6)
        for x in range(10, 255, 24):
            s.curve((x, z - 58), (x + 7, z - 30), (x + 3, z - 14), weight=0.6)
        if row == 0:
            s.rect(0, z, 260, 9, fill=WATER, weight=1)
            s.curve((90, z), (120, z - 10), (150, z - 10), (180, z), fill=PALE, weight=0.9)
            s.line((128, z + 12), (135, z - 8), (142, z + 12), closed=True, fill=PAPER)
            s.arrow((135, z + 38), (135, z + 2))
            s.arrow((142, z - 4), (172, z - 4), head=5)
            s.arrow((128, z - 4), (98, z - 4), head=5)
        else:
            s.rect(0, z - 14, 260, 14, fill=TINT, weight=0.8)
            s.line((128, z + 1), (135, z - 8), (142, z + 1), fill=PAPER)
        s.text(280, z, name, size=15, anchor='start', nudge=(0, -12))
        s.text(280, z, ('water creeps', 'rub back')[row], anchor='start', colour=RED, nudge=(0, -34))
        s.text(280, z, ('under the film', 'one place')[row], anchor='start', colour=RED, nudge=(0, -51))
    s.write('oil-film', 'A scratch in varnish and in oil, in section, not to scale', per=None)


def post_foot():
    """A post on a metal foot over a pad, under a sloped cap whose grooves let the drip fall clear."""
    s = Sheet(400, scale=0.4, origin=(128, 322))
    s.earth(-300, 0, 150, 60)
    s.earth(150, 0, 560, 60)
    s.rect(-150, -150, 300, 200, fill=PALE, weight=1.6)
    s.rect(-12, 60, 24, 85, fill=RED)
    for z in (50, 145):
        s.rect(-50, z, 100, 10, fill=RED)
    s.rect(-50, 155, 100, 475, fill=PLY, weight=1.6)
    for x in (-30, -8, 18, 36):
        s.curve((x, 165), (x + 5, 320), (x - 3, 480), (x + 2, 620), weight=0.6)
    # Cap with a fall to both sides and a groove under each edge
    s.line((-95, 630), (-95, 650), (0, 660), (95, 650), (95, 630), (80, 630), (80, 642), (68, 642), (68, 630), (-68, 630),
           (-68, 642), (-80, 642), (-80, 630), closed=True, fill=TINT, weight=1.6)
    s.arrow((25, 700), (110, 680), (118, 600), (118, 480), smooth=True)
    s.arrow((-25, 700), (-110, 680), (-118, 600), (-118, 480), smooth=True)
    s.label((74, 642), (235, 640), 'groove under the edge')
    s.label((30, 657), (235, 715), 'a fall of 1 in 10')
    s.label((0, 158), (235, 250), 'end off the ground')
    s.label((12, 100), (235, 110), 'metal foot')
    s.label((110, 50), (235, 45), 'pad above the soil')
    s.write('outdoor-post', 'A post in section')


def cladding():
    """The foot of a clad wall in section: a cavity behind the boards, mesh, and air below them."""
    s = Sheet(410, scale=0.72, origin=(64, 346))
    s.earth(10, 0, 400, 30)
    s.rect(-70, -70, 110, 260, fill=PALE, weight=1.6)
    s.rect(-52, 190, 92, 40, fill=PLY)
    s.insulation(-52, 230, 80, 200, upright=True)
    s.rect(28, 190, 12, 240, fill=TINT)
    s.rect(40, 165, 25, 265, fill=PAPER, dash='3 2', weight=0.8)
    # Feather-edge boards, each lapping the one below
    for row in range(3):
        z = 150 + row * 105
        top = min(130, 430 - z)
        s.line((74 - 9 * top / 130, z + top), (90 - 19 * top / 130, z + top), (90, z), (74, z), closed=True, fill=PLY,
               weight=1.4)
    s.line((40, 165), (74, 158), stroke=RED, weight=2, dash='2 2')
    s.arrow((52, 60), (52, 150), (52, 260), (52, 410), smooth=True)
    s.dimension((40, 430), (65, 430), '25', away=6)
    s.dimension((100, 0), (100, 150), '150', away=-14, side=-1)
    s.label((60, 160), (190, 210), 'insect mesh')
    s.label((84, 290), (190, 330), 'laps shed the rain')
    s.text(190, 395, 'air behind', anchor='start')
    s.line((56, 390), (184, 398), weight=0.8)
    s.write('outdoor-cladding', 'The foot of a clad wall in section')


def sinks():
    """Three sinks in an oak top in section, and where each leaves the cut edge of the timber."""
    s = Sheet(272, scale=0.3, origin=(12, 92))
    for x, name in ((0, 'inset'), (460, 'below'), (920, 'butler')):
        edge = 60 if name != 'butler' else 70
        gap = 300 if name != 'butler' else 280
        for start in (x, x + edge + gap):
            s.rect(start, 0, edge, 40, fill=PLY, weight=1.4)
        if name == 'inset':
            s.curve((x + 42, 46), (x + 62, 44), (x + 68, -130), (x + 110, -160), (x + 310, -160), (x + 352, -130),
                    (x + 358, 44), (x + 378, 46), weight=3)
        if name == 'below':
            s.curve((x + 30, -4), (x + 66, -6), (x + 72, -140), (x + 110, -165), (x + 310, -165), (x + 348, -140),
                    (x + 354, -6), (x + 390, -4), weight=3)
            for at in (x + 60, x + 360):
                s.line((at, 2), (at, 38), stroke=RED, weight=4)
        if name == 'butler':
            s.line((x + 40, -6), (x + 40, -230), (x + 380, -230), (x + 380, -6), (x + 360, -6), (x + 350, -200),
                   (x + 70, -200), (x + 60, -6), closed=True, fill=WATER, weight=1.4)
            s.dimension((x + 60, 40), (x + 70, 40), '10', away=8)
        s.text(x + 210, -330, name, size=15)
    s.text(210, -420, 'edge covered', colour=RED)
    s.text(670, -420, 'edge open', colour=RED)
    s.text(1130, -420, 'edge drips', colour=RED)
    s.write('oak-sinks', 'Three sinks in section')


def dent():
    """A dent in oak in section: crushed, steamed, and level again."""
    s = Sheet(300, scale=1, origin=(24, 0))
    for row, words in enumerate(('fibres crushed', 'steam through a cloth', 'dry, then oil')):
        z = -52 - row * 98
        dip = (16, 9, 0)[row]
        s.curve((0, z), (70, z), (100, z - dip), (130, z), (200, z), weight=0.1)
        s.line((0, z), (70, z), (82, z - dip * 0.6), (100, z - dip), (118, z - dip * 0.6), (130, z), (200, z), (200, z - 44),
               (0, z - 44), closed=True, fill=PLY, weight=1.6)
        for place in range(8):
            x = 14 + place * 25
            near = max(0, 1 - abs(x - 100) / 40) * dip
            s.curve((x, z - 42), (x + (near * 0.5), z - 24), (x, z - 4 - near), weight=0.6)
        if row == 1:
            s.curve((58, z + 3), (80, z - 1), (100, z - 3), (120, z - 1), (142, z + 3), stroke=RED, weight=3)
            s.line((52, z + 8), (148, z + 8), (132, z + 30), (80, z + 30), closed=True, fill=PALE, weight=1.2)
            for x in (84, 116):
                s.arrow((x, z - 32), (x, z - 12), head=5)
        s.text(220, z - 24, words, anchor='start', size=14)
    s.write('oil-dent', 'A dent in oak in section, not to scale', per=None)


def deck():
    """A deck in section: boards with gaps, joists off the soil, and air from side to side."""
    s = Sheet(236, scale=0.32, origin=(40, 150))
    s.earth(-90, 0, 1260, 60)
    for x in range(0, 1000, 126):
        s.rect(x, 272, 120, 28, fill=PLY, weight=1.2)
    for x in (60, 500, 940):
        s.end_grain(x, 122, 47, 150)
        s.rect(x - 30, 50, 107, 12, fill=RED)
        s.rect(x + 11, 62, 25, 60, fill=RED)
        s.rect(x - 60, -90, 167, 140, fill=PALE)
    s.arrow((-90, 92), (400, 96), (1140, 92), smooth=True)
    s.dimension((120, 300), (126, 300), '5–8', away=10)
    s.dimension((1060, 0), (1060, 300), '300', away=-4, side=-1)
    s.text(500, -210, 'air from side to side')
    s.write('outdoor-deck', 'A deck in section')


DRAWINGS = [oak_boards, oak_fixing, drops, film, post_foot, cladding, sinks, dent, deck]
