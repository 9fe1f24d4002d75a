"""Figures of the posts about neighbours, planning and the rules for stairs and doors."""

from sheet import PALE, PAPER, PLY, RED, TINT, WATER, Sheet


def party_wall():
    """A neighbour's wall in section with the ground in which digging needs a notice (section 6 of the Act)."""
    s = Sheet(400, scale=0.044, origin=(88, 78))
    foot = -700
    s.line((0, foot), (3000, foot), (3000, foot - 3000), (6000, foot - 6000), (0, foot - 6000), closed=True,
           fill=TINT, stroke='none')
    s.line((0, foot), (6000, foot - 6000), stroke=RED, dash='5 4')
    for x in (3000, 6000):
        s.line((x, 0), (x, foot - 6000), stroke=RED, weight=0.8, dash='2 4')
    s.earth(-1800, 0, 9000, 240)
    # The neighbour's wall on its footing
    s.brick(-300, -450, 300, 2000, course=220, length=330)
    s.rect(-450, foot, 600, 250, fill=PLY)
    s.line((-1800, 60), (-300, 60), weight=1.6)
    s.text(-1050, 700, 'next', anchor='middle')
    s.text(-1050, 700, 'door', anchor='middle', nudge=(0, -16))
    for x, depth in ((1700, 1250), (4400, 1250)):
        s.rect(x, -depth, 500, depth, fill=PLY, weight=1.6)
    s.rect(5150, -6500, 350, 6500, fill=PLY, weight=1.6)
    s.text(2100, -2000, 'notice')
    s.text(4550, -1600, 'none', nudge=(-8, -8))
    s.text(4350, -5900, 'notice', nudge=(-6, 0))
    s.dimension((0, 560), (3000, 560), '3 m')
    s.dimension((0, 560), (6000, 560), '6 m', away=22)
    s.text(1300, -3300, '45°', colour=RED, nudge=(8, 0))
    s.write('party-wall', 'Section 6 of the Party Wall etc. Act 1996 as a section')


def party_plan():
    """Two houses in plan with the three kinds of work that need a notice."""
    s = Sheet(330, scale=0.032, origin=(14, 304))
    for x in (0, 5200):
        s.rect(x, 0, 5200, 5200, fill=PAPER, weight=2)
    s.line((-400, 0), (10800, 0), weight=0.1, stroke=PAPER)
    s.rect(-150, 0, 300, 5200, fill=PALE)
    s.rect(10250, 0, 300, 5200, fill=PALE)
    s.rect(0, 4900, 10400, 300, fill=PALE)
    s.rect(5050, 0, 300, 5200, fill=PLY, weight=1.6)
    s.line((5200, 5200), (5200, 9000), stroke=RED, dash='6 4')
    # The beam in a pocket of the shared wall
    s.rect(250, 2900, 4950, 200, fill=WATER, weight=1.6)
    # The extension: its wall at the line of junction and its trench
    s.line((300, 5200), (300, 8200), (4900, 8200), (4900, 5200), weight=1.6)
    s.rect(0, 5200, 300, 3000, fill=TINT)
    s.rect(4850, 5200, 330, 3000, fill=TINT)
    s.rect(0, 7900, 5180, 300, fill=TINT)
    s.line((-150, 5200), (-150, 8350), (5500, 8350), (5500, 5250), dash='3 3', weight=0.9)
    s.number_mark(4700, 2500, 1)
    s.number_mark(5150, 6700, 2)
    s.number_mark(3000, 8250, 3)
    s.text(2500, 1100, 'yours')
    s.text(7800, 1100, 'next door')
    for row, words in enumerate(('shared wall, 2 months', 'on the line, 1 month', 'digging, 1 month')):
        s.number_mark(6300, 8700 - row * 950, row + 1)
        s.text(6750, 8700 - row * 950, words, anchor='start', nudge=(0, -5))
    s.write('party-plan', 'Two houses in plan')


def garden_heights():
    """How high a garden building may be, by its distance from the boundary (Class E)."""
    s = Sheet(330, scale=0.048, origin=(26, 258))
    s.earth(-450, 0, 8400, 230)
    # The envelope
    s.line((0, 0), (0, 2500), (2000, 2500), (2000, 4000), (7600, 4000), (7600, 0), closed=True, fill=WATER, stroke='none')
    s.line((0, 2500), (2000, 2500), (2000, 4000), (7600, 4000), stroke=RED, dash='5 4')
    s.rect(-60, 0, 60, 1800, fill=PLY, weight=1.6)
    # A shed near the fence
    s.rect(350, 120, 1500, 2030, fill=PAPER, weight=1.6)
    s.line((230, 2180), (1970, 2350), (1970, 2470), (230, 2300), closed=True, fill=PLY)
    s.rect(600, 120, 700, 1850)
    # A garden room beyond 2 m
    s.rect(2900, 120, 3900, 2330, fill=PAPER, weight=1.6)
    s.line((2600, 2420), (4850, 3950), (7100, 2420), (6850, 2420), (4850, 3780), (2850, 2420), closed=True, fill=PLY,
           weight=1.6)
    s.line((2900, 2450), (4850, 3780), (6800, 2450), closed=True, fill=PAPER)
    s.rect(4350, 120, 1300, 1980, fill=WATER)
    s.line((5000, 120), (5000, 2100))
    s.dimension((0, -480), (2000, -480), '2 m', side=-1)
    s.dimension((7250, 0), (7250, 4000), '4 m', side=-1)
    s.dimension((3350, 0), (3350, 2450), '', away=0)
    s.text(3480, 900, '2.5 m', colour=RED, anchor='start')
    s.text(1100, 2500, '2.5 m', colour=RED, nudge=(0, 8))
    s.text(5400, 4000, '3 m with any other roof', colour=RED, nudge=(0, 9))
    s.write('garden-heights', 'Heights of Class E, Part 1, General Permitted Development Order 2015')


def garden_land():
    """A plot in plan on designated land: where a garden building is allowed without asking."""
    s = Sheet(218, scale=0.0094, origin=(20, 184))
    s.rect(0, 0, 40500, 18000, fill=WATER, weight=1.6)
    # In front of the house, and at its side on designated land
    s.rect(0, 0, 5000, 18000, fill=PALE)
    s.rect(5000, 0, 8500, 4500, fill=TINT)
    s.rect(5000, 13000, 8500, 5000, fill=TINT)
    s.rect(33500, 0, 7000, 18000, fill=TINT)
    s.rect(5000, 4500, 8500, 8500, fill=PAPER, weight=2)
    s.text(9250, 8300, 'house')
    s.text(2500, 8300, 'no')
    s.text(9250, 15000, 'ask')
    s.text(9250, 1800, 'ask')
    s.text(22500, 10500, 'usual limits')
    s.text(37000, 9800, '10 m²')
    s.text(37000, 9800, 'in all', nudge=(0, -17))
    s.rect(35300, 13400, 3400, 2900, fill=PLY)
    s.line((35300, 14850), (38700, 14850), weight=0.7)
    s.dimension((13500, 5200), (33500, 5200), '20 m')
    s.text(2500, -2100, 'street')
    s.write('garden-land', 'Class E, paragraphs E.1 to E.3, in plan')


def window_bars():
    """A glazing bar of an old sash and one of a poor copy, cut across at the same scale."""
    s = Sheet(276, scale=2.9, origin=(0, 180))
    # Old: slim, a mould inside, thin glass in putty outside
    s.rect(6, 21, 23, 3, fill=WATER)
    s.rect(37, 21, 23, 3, fill=WATER)
    s.line((23, 20), (29, 20), (30, 38), (36, 38), (37, 20), (43, 20), (43, 17), (38.5, 13), (36.5, 7), (36, 0), (30, 0),
           (29.5, 7), (27.5, 13), (23, 17), closed=True, fill=PLY, weight=1.6)
    s.line((23, 24), (30, 38), (30, 24), closed=True, fill=TINT)
    s.line((43, 24), (36, 38), (36, 24), closed=True, fill=TINT)
    s.dimension((23, 38), (43, 38), '20', away=14)
    # Copy: a sealed unit with strips stuck on both faces
    for y in (9, 27):
        s.rect(76, y, 62, 4, fill=WATER)
    s.rect(87, 31, 40, 9, fill=PAPER, weight=1.6)
    s.rect(87, 0, 40, 9, fill=PAPER, weight=1.6)
    s.rect(100, 13, 14, 14, fill=PALE)
    s.dimension((87, 40), (127, 40), '40', away=14)
    s.text(33, -22, 'old bar')
    s.text(107, -22, 'stuck-on strip')
    s.text(4, 46, 'out', anchor='start')
    s.text(4, -8, 'in', anchor='start')
    s.write('window-bars', 'Two glazing bars in section')


def window_reveal():
    """The side of a window in plan: set back in the wall, and flush with its face."""
    s = Sheet(258, scale=0.42, origin=(14, 56))

    def jamb(x, back, name):
        s.line((x, 0), (x + 250, 0), (x + 250, -330), (x, -330), weight=0.1, stroke=PAPER)
        s.brick(x, -330, 240, 330, course=110, length=215)
        s.rect(x + 240, -back - 70, 50, 70, fill=PLY, weight=1.6)
        s.rect(x + 290, -back - 52, 120, 34, fill=PAPER)
        s.line((x + 410, -back - 35), (x + 460, -back - 35), weight=2)
        s.line((x + 410, -back - 27), (x + 460, -back - 27), weight=1)
        if back > 20:
            s.line((x + 240, 0), (x + 240 + back, -back), (x + 240, -back), closed=True, fill=PALE, stroke='none')
            s.line((x + 240, 0), (x + 240, -back), weight=2)
            s.dimension((x + 470, 0), (x + 470, -back), '', away=-2)
            s.line((x + 250, 0), (x + 470, 0), stroke=RED, weight=0.7, dash='2 3')
            s.text(x + 470, -back / 2, '100', colour=RED, anchor='end', nudge=(-7, -5))
        s.text(x + 210, -430, name)

    jamb(0, 100, 'set back: a shadow')
    jamb(490, 6, 'flush: none')
    s.arrow((130, 110), (222, 18))
    s.write('window-reveal', 'The side of a window in plan')


def stair_guard():
    """The foot of a stair from the side with a handrail, spindles and the ball that mustn't pass."""
    s = Sheet(426, scale=0.2, origin=(72, 402))
    rise, going, steps = 200, 225, 4
    slope = rise / going
    s.line((-300, 0), (1690, 0), weight=2)

    def nosing(x):
        return rise + slope * x

    # A closed string with the steps housed in it
    s.line((0, 0), (0, nosing(0) + 40), (960, nosing(960) + 40), (960, nosing(960) - 330), (215, 0), closed=True,
           fill=PLY, weight=1.6)
    points = [(0, 0)]
    for step in range(steps):
        points += [(step * going, (step + 1) * rise), ((step + 1) * going, (step + 1) * rise)]
    s.line(*points, dash='4 3', weight=0.9)
    # A base rail on the string, spindles, the handrail and a newel
    for low, high in ((40, 65), (845, 900)):
        s.line((0, nosing(0) + low), (960, nosing(960) + low), (960, nosing(960) + high), (0, nosing(0) + high),
               closed=True, fill=TINT, weight=1.6)
    for place in range(7):
        x = 96 + place * 128
        s.line((x, nosing(x) + 65), (x, nosing(x) + 845), (x + 32, nosing(x + 32) + 845), (x + 32, nosing(x + 32) + 65),
               closed=True, fill=PAPER, weight=0.9)
    s.rect(-85, 0, 85, 1290, fill=TINT, weight=1.6)
    s.circle(304 + 128, nosing(430) + 430, 50, fill=WATER, stroke=RED, weight=2)
    s.dimension((960, nosing(960)), (960, nosing(960) + 900), '900–1,000', away=-14, side=-1)
    s.label((432, nosing(432) + 430), (80, 1620), 'no 100 ball', anchor='middle')
    s.label((700, nosing(700) - 60), (1150, 480), 'no triangle', anchor='start')
    s.text(1150, 480, 'over a closed', anchor='start', nudge=(0, -21))
    s.text(1150, 480, 'string', anchor='start', nudge=(0, -37))
    s.write('stair-guard', 'The foot of a stair from the side')


def stair_landing():
    """The foot and the head of a stair in plan, with the doors beside them."""
    s = Sheet(330, scale=0.083, origin=(32, 0))

    def flight(x, z, count, going=225, width=860):
        for step in range(count):
            s.rect(x + step * going, z, going, width, fill=TINT)
        s.arrow((x + 120, z + width / 2), (x + count * going - 120, z + width / 2))

    # The foot: a door that swings over the landing and leaves 400 mm
    z = -1330
    s.rect(0, z - 100, 4300, 100, fill=PALE)
    s.rect(0, z + 860, 4300, 100, fill=PALE)
    flight(2300, z, 9)
    s.rect(1000, z + 840, 760, 140, fill=PAPER, stroke=PAPER)
    s.line((1760, z + 860), (1760, z + 100), weight=2)
    s.arc(1760, z + 860, 760, 180, 270, weight=0.7)
    s.line((1820, z), (1820, z + 860), stroke=RED, dash='4 3', weight=0.8)
    s.dimension((1820, z + 620), (2300, z + 620), '400', size=13)
    s.text(1900, z - 400, 'at the foot, 400 clear')
    # The head: the door opens into the room
    z = -3430
    s.rect(0, z - 100, 3000, 100, fill=PALE)
    s.rect(0, z + 860, 3000, 100, fill=PALE)
    flight(0, z, 9)
    s.rect(2880, z - 100, 120, 1060, fill=PALE)
    s.rect(2860, z + 50, 160, 760, fill=PAPER, stroke=PAPER)
    s.line((3000, z + 50), (3760, z + 50), weight=2)
    s.arc(3000, z + 50, 760, 0, 90, weight=0.7)
    s.text(1900, z - 400, 'at the head, into the room')
    s.write('stair-doors', 'The foot and the head of a stair in plan')


def fire_door():
    """A fire door from the front, and its edge in the frame in section at a larger scale."""
    s = Sheet(400, scale=0.155, origin=(24, 350))
    # From the front
    s.line((-80, 0), (1060, 0), weight=2)
    s.line((0, 0), (0, 2050), (950, 2050), (950, 0), (900, 0), (900, 2000), (50, 2000), (50, 0), closed=True, fill=PLY)
    s.rect(53, 8, 844, 1989, fill=PAPER, weight=1.6)
    for low, high in ((200, 900), (1060, 1880)):
        for x in (150, 520):
            s.rect(x, low, 280, high - low, weight=0.7)
    for z in (230, 1000, 1740):
        s.rect(36, z, 34, 110, fill=RED)
    s.line((830, 1000), (730, 1000), weight=2.6)
    s.text(500, -200, 'three hinges')
    # The edge in section: wall, lining with its stop, leaf, and the strip in the lining
    s.draw_at(1.75, (238, 262))
    s.line((-24, 0), (-24, 100), (12, 100), (12, 0), closed=True, fill=PALE)
    s.rect(12, 0, 30, 100, fill=PLY, weight=1.6)
    s.rect(42, 28, 13, 25, fill=PLY, weight=1.6)
    s.line((84, 54), (45, 54), (45, 98), (84, 98), fill=PAPER, weight=1.6)
    s.line((84, 50), (82, 72), (87, 78), (84, 102), weight=0.8)
    s.rect(37, 68, 5, 15, fill=RED)
    s.dimension((84, 54), (84, 98), '44', away=-8, side=-1)
    s.dimension((42, 100), (45, 100), '3', away=8)
    s.label((39, 72), (36, -18), 'strip that swells', anchor='middle')
    s.write('fire-door', 'A door from the front and its edge in section')


def party_times():
    """The days and months of a notice on one line, from the letter to the last day to begin."""
    s = Sheet(330, scale=24, origin=(40, 60))
    rows = ((0.46, '14 days to answer', 1), (0.79, '10 more, if silent', 2),
            (1, 'digging, new wall', 3), (2, 'the shared wall', 4),
            (12, 'last day to begin', 5))
    s.line((0, 0), (13.6, 0), weight=2)
    for month in range(13):
        s.line((month, 0), (month, 0.35 if month % 3 else 0.6), weight=1)
        if month % 3 == 0:
            s.text(month, 0.85, str(month), nudge=(0, 0))
    s.text(12.7, 0.85, 'months', anchor='start')
    for length, words, row in rows:
        z = -row * 1.95
        start = 0.46 if row == 2 else 0
        s.line((start, z), (length, z), stroke=RED, weight=3)
        s.line((start, z - 0.25), (start, z + 0.25), stroke=RED, weight=1.4)
        s.line((length, z - 0.25), (length, z + 0.25), stroke=RED, weight=1.4)
        if row == 5:
            s.text(6, z, words, nudge=(0, 9))
        else:
            s.text(length, z, words, anchor='start', nudge=(10, -5))
    s.write('party-times', 'Times of the Party Wall etc. Act 1996 in months from the notice', per='a month')


def stair_options():
    """The worked case: 2,600 mm from floor to floor with twelve rises and with thirteen."""
    s = Sheet(444, scale=0.067, origin=(64, 196))
    for base, rises, going, run in ((0, 12, 241, '2,651'), (-3150, 13, 223, '2,676')):
        rise = 2600 / rises
        points = [(0, base)]
        for step in range(rises):
            points += [(step * going, base + (step + 1) * rise)]
            if step < rises - 1:
                points += [((step + 1) * going, base + (step + 1) * rise)]
        end = (rises - 1) * going
        s.line((-700, base), (end + 900, base), weight=1.8)
        s.line(*points, (end + 800, base + 2600), (end + 800, base + 2400), (end + 60, base + 2400),
               (230, base), closed=True, fill=PLY, weight=1.2)
        s.dimension((0, base), (end, base), run, away=-14, side=-1)
        s.dimension((-150, base), (-150, base + 2600), '2,600', away=4)
        s.text(end + 300, base + 1000, f'{rises} rises', anchor='start', size=15)
        s.text(end + 300, base + 1000, f'of {rise:.1f}'.replace('.0', ''), anchor='start', size=15, nudge=(0, -19))
    s.write('stair-options', 'Two stairs of 2,600 mm in section')


def garden_regs():
    """Three garden buildings in plan by their floor: exempt, exempt 1 m from the boundary, and not exempt."""
    s = Sheet(280, scale=0.0215, origin=(14, 224))
    s.line((0, 0), (18200, 0), stroke=RED, dash='6 4', weight=1.4)
    for x, depth, gap, words in ((500, 3000, 0, '15 m²'), (6700, 6000, 1000, '30 m²'), (13000, 8000, 1000, 'over 30 m²')):
        width = 5000
        s.rect(x - 150, gap + 100, width + 300, depth + 300, fill=PLY, weight=1.4)
        s.rect(x, gap + 250, width, depth, fill=PAPER)
        s.text(x + width / 2, gap + depth / 2, words, nudge=(0, -3))
    s.dimension((9200, 0), (9200, 1100), '', away=0)
    s.text(9500, 550, '1 m', colour=RED, anchor='start', nudge=(0, -4))
    s.text(3000, -1950, 'exempt')
    s.text(9200, -1950, 'exempt, with gap')
    s.text(15900, -1950, 'approval')
    s.text(3000, -850, 'boundary', colour=RED)
    s.write('garden-regs', 'Three garden buildings in plan, Schedule 2, class 6 of the Building Regulations 2010')


def safety_glass():
    """A door with a panel beside it and a low window: the glass that has to be toughened or laminated."""
    s = Sheet(330, scale=0.098, origin=(22, 268))
    s.line((-100, 0), (3950, 0), weight=2)
    s.line((-100, 2400), (3950, 2400), weight=1)
    # Door and the panel beside it
    s.rect(150, 0, 900, 2060, fill=PLY, weight=1.6)
    s.rect(280, 300, 640, 1620, fill=PAPER)
    s.rect(280, 300, 640, 1200, fill=WATER)
    s.rect(1100, 0, 500, 2060, fill=PAPER, weight=1.6)
    s.rect(1150, 60, 400, 1940, fill=PAPER)
    s.rect(1150, 60, 200, 1440, fill=WATER)
    s.rect(1350, 60, 200, 740, fill=WATER)
    # A low window
    s.rect(2050, 350, 900, 1700, fill=PAPER, weight=1.6)
    s.rect(2100, 400, 800, 400, fill=WATER)
    s.line((1600, 800), (3010, 800), stroke=RED, weight=0.8, dash='3 3')
    s.line((1050, 1500), (3500, 1500), stroke=RED, weight=0.8, dash='3 3')
    s.dimension((3010, 0), (3010, 800), '800', side=-1)
    s.dimension((3500, 0), (3500, 1500), '1,500', side=-1)
    s.dimension((1050, 2120), (1350, 2120), '300')
    s.text(1950, -330, 'safety glass where it is blue')
    s.write('window-glass', 'Approved Document K, diagram 5.1')


DRAWINGS = [party_wall, party_plan, garden_heights, garden_land, window_bars, window_reveal, stair_guard,
            stair_landing, fire_door,
            party_times, stair_options, garden_regs, safety_glass]
