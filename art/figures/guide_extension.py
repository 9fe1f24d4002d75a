"""Figures of the guide to small kitchen extensions."""
import math

from sheet import PALE, PAPER, PLY, RED, TINT, WATER, Sheet


def from_above(s, x, y, turn=0, length=500):
    """A person seen from above: shoulders and head, `turn` in degrees."""
    a = math.radians(turn)
    points = []
    for step in range(12):
        t = math.radians(step * 30)
        u, v = length / 2 * math.cos(t), 135 * math.sin(t)
        points.append((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)))
    s.curve(*points, closed=True, fill=PAPER)
    s.circle(x, y, 95, fill=PAPER)


def aisles():
    """Three slices of a plan: facing runs for one cook and for two, and the way behind a chair."""
    s = Sheet(392, scale=0.13, origin=(54, 0))

    def run(x, y, sink=False):
        s.rect(x, y, 600, 620, fill=PLY)
        if sink:
            s.rect(x + 100, y + 60, 400, 500, fill=PAPER)
            s.circle(x + 300, y + 310, 30)
        else:
            for across in (190, 420):
                for along in (180, 440):
                    s.circle(x + across, y + along, 90)

    for row, gap, cooks in ((-840, 1000, 'one cook'), (-1800, 1200, 'two cooks')):
        s.rect(-110, row, 110, 620, fill=PALE)
        run(0, row, sink=True)
        run(600 + gap, row)
        s.rect(1200 + gap, row, 110, 620, fill=PALE)
        s.dimension((600, row + 620), (600 + gap, row + 620), f'{gap:,} {cooks}', away=6)
    from_above(s, 850, -530, 90)
    from_above(s, 850, -1490, 90)
    from_above(s, 1550, -1490, 90)
    # The table, an occupied chair and the wall
    row = -2840
    s.rect(150, row - 60, 700, 800, fill=PLY)
    s.rect(790, row + 90, 420, 440, fill=TINT)
    s.rect(1180, row + 90, 50, 440, fill=TINT)
    from_above(s, 1000, row + 310, 90, 440)
    s.rect(2130, row - 60, 110, 800, fill=PALE)
    from_above(s, 1680, row + 250, 0)
    s.arrow((1680, row + 440), (1680, row + 720))
    s.dimension((1230, row + 740), (2130, row + 740), '900 to pass', away=6)
    s.write('extension-aisles', 'Working widths in plan')


def shapes():
    """Four shapes of small extension in plan: the old house grey, the new floor blue, walls to open dashed."""
    s = Sheet(424, scale=0.0215, origin=(0, 4))

    def house(x, y, old, new, opening, boundary, name):
        s.line(*[(x + a, y + b) for a, b in boundary], weight=0.8, stroke=RED, dash='5 4')
        s.line(*[(x + a, y + b) for a, b in old], closed=True, fill=PALE, weight=1.6)
        s.line(*[(x + a, y + b) for a, b in new], closed=True, fill=WATER, weight=1.6)
        for piece in opening:
            s.line(*[(x + a, y + b) for a, b in piece], stroke=PAPER, weight=3)
            s.line(*[(x + a, y + b) for a, b in piece], dash='3 4', weight=1.2)
        s.text(x + 2600, y - 900, name)

    wing = [(0, 0), (5200, 0), (5200, 3800), (3300, 3800), (3300, 7000), (0, 7000)]
    house(2300, -7900, wing, [(3300, 3800), (5200, 3800), (5200, 7000), (3300, 7000)],
          [[(3300, 4200), (3300, 6600)]], [(5200, -400), (5200, 7700), (0, 7700), (0, -400)], 'Side return')
    box = [(0, 0), (5600, 0), (5600, 4600), (0, 4600)]
    house(12000, -7900, box, [(0, 4600), (5600, 4600), (5600, 7000), (0, 7000)],
          [[(500, 4600), (5100, 4600)]], [(-900, -400), (-900, 7700), (6500, 7700), (6500, -400)], 'Shallow rear')
    ell = [(0, 0), (6000, 0), (6000, 3900), (2800, 3900), (2800, 6800), (0, 6800)]
    house(2000, -17700, ell, [(2800, 3900), (6000, 3900), (6000, 6800), (2800, 6800)],
          [[(2800, 4300), (2800, 6400)], [(3200, 3900), (5600, 3900)]],
          [(-900, -400), (-900, 7700), (7300, 7700), (7300, -400)], 'Corner')
    house(12000, -17700, box, [(1200, 4600), (4400, 4600), (4400, 7000), (1200, 7000)],
          [[(1700, 4600), (3900, 4600)]], [(-900, -400), (-900, 7700), (6500, 7700), (6500, -400)], 'Lean-to')
    s.write('extension-shapes', 'Four plans of houses with small extensions')


def limits():
    """A rear extension seen from the side with the limits of permitted development (Class A, England)."""
    s = Sheet(376, scale=0.041, origin=(42, 296))
    s.earth(-1000, 0, 10200, 300)
    # The old house, cut off at the left
    s.line((-1000, 5000), (1700, 5000), weight=0.8)
    s.rect(1700, 0, 300, 5000, fill=PALE, weight=1.6)
    s.line((-1000, 6700), (700, 6700), (2500, 4800), (2330, 4640), (1700, 5300), weight=1.6)
    s.rect(1700, 3100, 300, 1200, fill=WATER)
    s.rect(-1000, 2450, 2700, 220, fill=TINT)
    # The extension with a lean-to roof, a rooflight in it and a door to the garden
    s.rect(4700, 0, 300, 2600, fill=PLY, weight=1.6)
    s.rect(4700, 0, 300, 2100, fill=WATER)
    s.line((2000, 3750), (5280, 2650), (5280, 2880), (2000, 3980), closed=True, fill=PLY, weight=1.6)
    s.line((2500, 3600), (3500, 3265), (3500, 3480), (2500, 3815), closed=True, fill=WATER)
    s.line((2000, 0), (2000, 2300), stroke=PAPER, weight=2.4)
    s.line((2000, 0), (2000, 2300), dash='3 4')
    s.line((1700, 0), (1700, 2300), dash='3 4')
    # The most that a detached house may have
    s.line((5000, 0), (6000, 0), (6000, 2900), (5280, 2900), dash='5 4', weight=0.9)
    s.dimension((2000, -480), (5000, -480), '3 m', side=-1)
    s.dimension((2000, -480), (6000, -480), '', away=-30)
    s.text(4000, -480, '4 m if the house is detached', colour=RED, nudge=(0, -49))
    s.dimension((6000, 0), (6000, 3000), '3 m eaves', away=-26, side=-1)
    s.text(6000, 1500, 'within 2 m', colour=RED, anchor='start', nudge=(33, -21))
    s.text(6000, 1500, 'of a boundary', colour=RED, anchor='start', nudge=(33, -37))
    s.line((2100, 4000), (4300, 4000), weight=0.8, stroke=RED, dash='2 3')
    s.dimension((4100, 0), (4100, 4000), '4 m', side=1)
    s.write('extension-limits', 'Limits of Class A, Part 1, General Permitted Development Order 2015')


def light():
    """A section from the old room through the extension: how far the doors light it, and a rooflight."""
    s = Sheet(290, scale=0.049, origin=(28, 236))
    # Light from the doors, and from the rooflight near the old wall
    s.line((7000, 2100), (7000, 0), (4750, 0), closed=True, fill=WATER, stroke='none')
    s.line((4350, 2500), (5350, 2500), (4950, 0), (1350, 0), closed=True, fill=TINT, stroke='none')
    s.line((7000, 2100), (4750, 0), weight=0.7, dash='4 4')
    s.line((4350, 2500), (1350, 0), weight=0.7, dash='4 4')
    s.line((5350, 2500), (4950, 0), weight=0.7, dash='4 4')
    s.line((-300, 0), (7250, 0), weight=2)
    s.earth(7250, -60, 700, 160)
    # Old house: far wall, floor above, beam over the opening and the wall above it
    s.rect(-300, 0, 300, 4300, fill=PALE)
    s.rect(0, 2450, 3700, 230, fill=TINT)
    s.rect(3700, 2250, 300, 2050, fill=PALE)
    s.rect(3740, 2250, 220, 230, fill=PAPER, weight=2)
    # The extension
    s.rect(4000, 2500, 350, 260, fill=PLY)
    s.rect(5350, 2500, 1950, 260, fill=PLY)
    s.rect(4250, 2760, 100, 160, fill=PLY)
    s.rect(5350, 2760, 100, 160, fill=PLY)
    s.line((4180, 2920), (5520, 2920), weight=2.4)
    s.rect(7000, 2100, 300, 400, fill=PLY)
    s.line((7150, 0), (7150, 2100), weight=2.4)
    # A worktop below the rooflight
    s.rect(2250, 0, 900, 870, fill=PAPER)
    s.rect(2200, 870, 1000, 40, fill=PLY)
    for x in (4450, 4800, 5150):
        s.arrow((x + 250, 4150), (x + 20, 3150))
    s.dimension((4000, -330), (7000, -330), '3,000', side=-1)
    s.text(1850, 3300, 'old room')
    s.text(5850, 3350, 'rooflight', anchor='start')
    s.text(6000, 300, 'doors')
    s.write('extension-light', 'A section through the old room and the extension')


def joint():
    """Where an old solid wall meets a new cavity wall, in plan: the insulation runs past the joint."""
    s = Sheet(252, scale=0.34, origin=(190, 52))
    s.brick(-520, -225, 520, 225, course=112, length=215, fill=PALE)
    s.rect(0, -102, 560, 102, fill=TINT)
    s.rect(0, -302, 560, 100, fill=TINT)
    for x in (160, 380):
        s.line((x, -102), (x, 0), weight=0.6)
        s.line((x + 60, -302), (x + 60, -202), weight=0.6)
    s.insulation(0, -202, 560, 100, fill=WATER)
    s.insulation(-420, -277, 420, 52, fill=WATER)
    s.line((-420, -292), (0, -292), (0, -317), (560, -317), weight=1.8)
    s.text(-280, 40, 'old solid wall')
    s.text(290, 40, 'new cavity wall')
    s.dimension((-420, -400), (0, -400), 'past the joint', side=-1)
    s.label((300, -152), (300, -480), 'insulation', anchor='middle')
    s.write('extension-joint', 'The joint of two walls in plan')


def bench():
    """A table at an end wall in plan: chairs that have to be pulled out, and a bench in the wall."""
    s = Sheet(354, scale=0.1, origin=(70, 16))
    for row, built in ((-1330, False), (-3030, True)):
        s.rect(-120, row - 200, 120, 1400, fill=PALE)
        start = 450 if built else 750
        if built:
            s.rect(0, row - 200, 450, 1400, fill=PLY, weight=1.6)
            s.rect(0, row - 200, 70, 1400, fill=TINT)
            for y in (-40, 420, 880):
                from_above(s, 250, row + y + 80, 90, 420)
            start = 400
        else:
            for y in (60, 660):
                s.rect(300, row + y, 480, 420, fill=TINT)
                s.rect(300, row + y, 50, 420, fill=PAPER)
                from_above(s, 560, row + y + 210, 90, 400)
        s.rect(start, row - 100, 750, 1200, fill=PLY, weight=1.6)
        for y in (60, 660):
            s.rect(start + 720, row + y, 450, 420, fill=TINT)
            s.rect(start + 1120, row + y, 50, 420, fill=PAPER)
        end = start + 1170
        s.dimension((0, row + 1230), (450 if built else 750, row + 1230), '450' if built else '750')
        s.text(end, row + 500, 'seats three' if built else 'seats two', anchor='start', size=15, nudge=(20, 8))
        s.text(end, row + 500, 'on that side', anchor='start', size=15, nudge=(20, -11))
    s.write('extension-bench', 'A table with chairs and with a built-in bench in plan')


def order():
    """Steps six and seven in section: the shell is dry while the old wall stands, then the wall opens."""
    s = Sheet(372, scale=0.042, origin=(60, 152))
    for base, opened in ((0, False), (-4750, True)):
        s.line((-1200, base), (7000, base), weight=1.8)
        s.rect(1700, base + (2200 if opened else 0), 300, 3300 - (2200 if opened else 0), fill=PALE, weight=1.4)
        s.line((-1200, base + 2650), (1700, base + 2650))
        s.line((-1200, base + 2450), (1700, base + 2450))
        if opened:
            s.rect(1740, base + 2200, 220, 250, fill=RED)
            s.line((1700, base), (1700, base + 2200), dash='3 4', weight=0.9)
            s.line((2000, base), (2000, base + 2200), dash='3 4', weight=0.9)
        else:
            s.rect(-500, base, 1500, 870, fill=PAPER)
            s.rect(-550, base + 870, 1600, 50, fill=PLY)
            s.rect(1700, base + 900, 300, 1100, fill=WATER)
        s.rect(2000, base + 2450, 3300, 230, fill=PLY, weight=1.4)
        s.line((2000, base + 2750), (5450, base + 2750), weight=2.4)
        s.rect(4950, base, 300, 2450, fill=PLY)
        s.rect(4950, base, 300, 2100, fill=WATER)
        for x in (3000, 3900, 4800):
            s.line((x + 180, base + 3350), (x, base + 2850), stroke=RED, weight=0.9)
        s.number_mark(6400, base + 1500, 7 if opened else 6)
    s.text(250, 1500, 'you still cook') 
    s.text(3480, 1200, 'dry shell')
    s.text(3480, -3550, 'one room')
    s.write('extension-order', 'Two stages of an extension in section')


def rules():
    """The parts of an extension that building control looks at, numbered as in the list of the guide."""
    s = Sheet(330, scale=0.056, origin=(40, 226))
    s.line((-600, 0), (2000, 0), weight=1.8)
    s.earth(5000, -150, 1600, 160)
    s.rect(1700, 2200, 300, 1500, fill=PALE)
    s.rect(1700, -700, 300, 700, fill=PALE)
    s.rect(1740, 2200, 220, 240, fill=RED)
    s.line((-600, 2640), (1700, 2640))
    s.line((-600, 2440), (1700, 2440))
    # Floor, wall, roof and glass that keep heat in
    s.insulation(2000, -140, 2650, 140, fill=WATER)
    s.rect(2000, -300, 2650, 160, fill=PLY)
    s.rect(4650, -1300, 400, 1150, fill=PLY, weight=1.4)
    s.rect(4700, 0, 300, 2450, fill=TINT)
    s.rect(4700, 0, 300, 2100, fill=WATER)
    s.insulation(2000, 2450, 3000, 160, fill=WATER)
    s.rect(2000, 2610, 3150, 90, fill=PLY)
    # Extractor and its duct, a drain, a socket, the way out of the room behind
    s.rect(2900, 1650, 600, 160, fill=PAPER)
    s.rect(3120, 1810, 160, 980, fill=PAPER)
    s.arrow((3200, 2850), (3200, 3350))
    s.circle(3500, -820, 110, fill=PAPER, weight=1.4)
    s.rect(2300, 1050, 150, 110, fill=PAPER)
    s.line((2375, 1160), (2375, 2400), dash='4 3', weight=0.9)
    s.arrow((-400, 500), (900, 500), (1450, 500))
    for figure, x, z in ((1, 4850, -900), (2, 1400, 2180), (3, 4450, 2930), (4, 3620, 3080), (5, 300, 820), (6, 3130, -820),
                         (7, 2720, 1120)):
        s.number_mark(x, z, figure)
    s.write('extension-rules', 'An extension in section')


def none():
    """Two small rooms in plan, and the same walls with the one between them taken out."""
    s = Sheet(430, scale=0.062, origin=(38, 0))
    for base, joined in ((-3350, False), (-6750, True)):
        s.rect(-120, base - 120, 5640, 3040, fill=PALE)
        s.rect(0, base, 5400, 2800, fill=PAPER)
        s.rect(900, base + 2800, 1100, 120, fill=WATER)
        s.rect(3500, base + 2800, 1300, 120, fill=WATER)
        s.rect(0, base + 2200, 2500, 600, fill=PLY, weight=1.4)
        s.rect(1200, base + 2300, 420, 380, fill=PAPER)
        if joined:
            s.rect(2600, base, 120, 350, fill=PALE)
            s.rect(2600, base + 2450, 120, 350, fill=PALE)
            s.rect(2600, base + 350, 120, 2100, dash='4 3', weight=0.9)
            s.rect(2500, base + 2200, 100, 600, fill=PLY)
            s.rect(500, base + 700, 1900, 750, fill=PLY, weight=1.4)
            s.rect(3500, base + 500, 900, 1600, fill=TINT, weight=1.4)
            for y in (650, 1150, 1650):
                s.rect(3080, base + y, 400, 380)
                s.rect(4420, base + y, 400, 380)
        else:
            s.rect(2600, base, 120, 2800, fill=PALE)
            s.rect(2590, base + 300, 140, 760, fill=PAPER, stroke=PAPER)
            s.line((2600, base + 1060), (1840, base + 1060), weight=2)
            s.arc(2600, base + 1060, 760, 180, 270, weight=0.7)
            s.rect(3700, base + 700, 900, 1400, fill=TINT, weight=1.4)
            for y in (850, 1450):
                s.rect(3280, base + y, 400, 380)
                s.rect(4620, base + y, 400, 380)
    s.write('extension-none', 'Two rooms in plan before and after')


DRAWINGS = [aisles, shapes, limits, light, joint, bench, order, rules, none]
