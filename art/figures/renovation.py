"""Figures of renovations."""
from sheet import PAPER, PLY, RED, TINT, WATER, Sheet


def damp():
    """An old solid wall cut across, with the four ways in which water gets into it."""
    s = Sheet(400, scale=0.098, origin=(206, 330))
    # Wall, eaves, roof
    s.stone(0, -500, 450, 3150, course=270, seed=4)
    s.line((-420, 2560), (-420, 2680), (1500, 3500), (1500, 3360), (450, 2900), (450, 2650), (0, 2650), closed=True,
           fill=PLY)
    # Gutter, choked, and what runs over it
    s.line((-560, 2620), (-560, 2520), (-500, 2460), (-420, 2460), (-420, 2620), fill=WATER, weight=1.6)
    s.line((-560, 2600), (-520, 2660), (-470, 2620), (-440, 2650), weight=1.2)
    s.line((-575, 2560), (-590, 2100), stroke=RED, dash='5 4', weight=1.6)
    s.line((-420, 2440), (-60, 2300), (-40, 1900), stroke=RED, dash='5 4', weight=1.6)
    # Cement render with a crack, plaster inside
    s.rect(-30, 350, 30, 2100, fill=PAPER, weight=1.6)
    s.line((-34, 1560), (-14, 1530), (-22, 1500), (0, 1470), stroke=RED, weight=2)
    s.line((-150, 1640), (60, 1500), (40, 1180), stroke=RED, dash='5 4', weight=1.6)
    s.rect(450, 20, 25, 2500, fill=PAPER, weight=0.8)
    # Inside: boards on joists, air below; outside: earth and a path that falls to the wall
    s.rect(475, 0, 1500, 22, fill=PLY)
    s.rect(450, -150, 1525, 150, fill=PLY, weight=0.8)
    s.earth(-2000, 300, 2000, depth=140)
    s.line((-900, 330), (-30, 300), (-30, 230), (-900, 260), closed=True, fill=TINT)
    s.line((-500, 120), (120, 60), (380, 260), stroke=RED, dash='5 4', weight=1.6)
    s.rect(0, -150, 450, 75, fill=PAPER, weight=1.2)
    s.earth(475, -500, 1500, depth=140)
    for x, y, figure in ((-720, 2280, 1), (-330, 1640, 2), (-700, 620, 3), (1050, -330, 4)):
        s.number_mark(x, y, figure)
    s.text(-820, 2280, 'gutter', anchor='end', nudge=(-6, 3))
    s.text(-820, 2280, 'choked', anchor='end', nudge=(-6, -13))
    s.text(-430, 1640, 'cement render', anchor='end', nudge=(-6, 3))
    s.text(-430, 1640, 'cracked', anchor='end', nudge=(-6, -13))
    s.text(-800, 620, 'ground above', anchor='end', nudge=(-6, 3))
    s.text(-800, 620, 'the floor', anchor='end', nudge=(-6, -13))
    s.text(1150, -330, 'air brick', anchor='start', nudge=(6, 3))
    s.text(1150, -330, 'buried', anchor='start', nudge=(6, -13))
    s.label((300, 1100), (800, 1300), 'solid wall', anchor='start')
    s.line((-1900, 0), (-40, 0), stroke=RED, weight=0.6, dash='4 4')
    s.write('renovation-damp', 'An old solid wall of 450 in section')


def order():
    """The order of trades as a strip: each bar starts when the one it waits for has ended."""
    s = Sheet(338, origin=(0, 8))
    rows = (('strip out', 0, 2), ('structure', 2, 3), ('roof, windows', 4, 2.5), ('first fix', 6.5, 3),
            ('plaster', 9.5, 1.5), ('drying', 11, 3), ('second fix', 14, 3), ('paint, snags', 17, 2))
    unit, left = 15.2, 118
    for place, (words, start, length) in enumerate(rows):
        y = -(26 + place * 33)
        s.text(0, y, words, anchor='end', nudge=(left - 10, -16))
        s.line((left + start * unit, y), (left + (start + length) * unit, y), (left + (start + length) * unit, y - 22),
               (left + start * unit, y - 22), closed=True, fill=WATER if words == 'drying' else PLY)
        if place < len(rows) - 1:
            step = left + rows[place + 1][1] * unit
            s.line((step, y - 22), (step, y - 33), weight=0.8)
    for start, low in ((6.5, 26 + 3 * 33), (14, 26 + 6 * 33)):
        x = left + start * unit
        s.line((x, -14), (x, -low - 26), stroke=RED, dash='5 4')
    s.text(left + 6.5 * unit, -14, 'dry outside', colour=RED, nudge=(0, 3))
    s.text(left + 14 * unit, -14, 'dry inside', colour=RED, nudge=(0, 3))
    s.line((left, -292), (left + 19 * unit, -292), weight=0.8)
    s.line((left + 19 * unit - 6, -288), (left + 19 * unit, -292), (left + 19 * unit - 6, -296), weight=0.8)
    s.text(left, -292, 'time', anchor='start', nudge=(0, -16))
    s.write('renovation-order', 'The order of trades in a renovation; lengths are proportions, not weeks', per=None)


def drain():
    """A toilet moved along a floor: the fall that its pipe needs below the boards."""
    s = Sheet(276, scale=0.088, origin=(74, 168))
    s.rect(-400, -900, 300, 2700, fill=TINT, weight=1.6)
    # Stack outside, ceiling, joist behind the pipe, boards
    s.rect(-640, -900, 110, 2700, fill=WATER)
    s.rect(-100, -225, 3900, 225, fill=PLY, weight=1)
    s.rect(-100, 0, 3900, 22, fill=PLY)
    s.rect(-100, -240, 3900, 15, fill=PAPER, weight=0.8)
    # The pipe falls 18 mm in each metre
    s.line((-530, -185), (3050, -121), (3050, -11), (-530, -75), closed=True, fill=WATER, weight=1.6)
    s.line((-480, -20), (3050, -20), stroke=RED, dash='5 4')
    # The toilet
    s.rect(2980, 22, 140, 120, fill=WATER)
    s.line((2700, 400), (2760, 180), (2900, 22), (3200, 22), (3230, 400), closed=True, fill=PAPER, weight=1.6)
    s.rect(2660, 400, 560, 40, fill=PAPER)
    s.rect(3240, 380, 170, 420, fill=PAPER, weight=1.6)
    # Where it was
    s.line((60, 400), (120, 180), (260, 22), (560, 22), (590, 400), closed=True, dash='4 4', weight=0.9)
    s.rect(600, 380, 170, 420, dash='4 4', weight=0.9)
    s.dimension((400, 950), (3050, 950), 'moved 2.7 m', away=0)
    s.text(1750, -240, 'falls 18 mm in each metre', colour=RED, nudge=(0, -18))
    s.text(-700, -900, 'soil stack', anchor='start', nudge=(-6, -18))
    s.label((3500, -110), (3300, -700), 'joist 225', anchor='middle')
    s.text(420, 400, 'was', nudge=(-12, 22))
    s.write('renovation-drain', 'A soil pipe of 110 in a floor of 225 joists', '; Approved Document H, table 2')


DRAWINGS = [damp, order, drain]
