"""Figures of the guide to what a kitchen extension costs."""
import random

from sheet import PALE, PAPER, PLY, RED, TINT, WATER, Sheet


def example():
    """The worked example of the guide as one bar, each part as high as its share."""
    s = Sheet(408, scale=350 / 87000, origin=(40, 380))
    low = 0
    for amount, name, fill in ((57600, '£57,600 building work', PLY), (14000, '£14,000 kitchen', TINT),
                               (5760, '£5,760 architect', WATER),
                               (2480, '£2,480 engineer, drains', PALE), (7160, '£7,160 contingency', PAPER)):
        s.rect(0, low, 23000, amount, fill=fill, weight=1.6)
        middle = low + amount / 2
        place = middle + {5760: -1500, 2480: 0, 7160: 1600}.get(amount, 0)
        s.line((23000, middle), (28000, place), weight=0.8)
        s.text(29000, place, name, size=15, anchor='start', nudge=(0, -5))
        low += amount
    s.dimension((81000, 0), (81000, low), '£87,000', size=15)
    s.write('cost-example', 'The parts of the worked example', per='£1')


def footings():
    """Three trenches in section: plain ground, below a drain, and near a tree."""
    s = Sheet(330, scale=0.062, origin=(16, 150))
    s.earth(-200, 0, 6600, 170)

    def footing(x, depth):
        s.line((x - 300, 0), (x - 300, -depth), (x + 300, -depth), (x + 300, 0), closed=True, fill=PLY, weight=1.6)
        dots = random.Random(x)
        for _ in range(int(depth / 190)):
            px, pz = x + dots.uniform(-230, 230), -dots.uniform(330, depth - 60)
            s.line((px, pz), (px + 55, pz + 10), (px + 20, pz + 55), closed=True, weight=0.6)
        s.brick(x - 150, -200, 300, 1100, course=220, length=300)

    footing(700, 1000)
    # A drain, and the line below which the footing has to reach
    footing(2900, 1650)
    s.circle(3650, -1450, 90, fill=PAPER, weight=1.6)
    s.line((3560, -1540), (3200, -1540), stroke=RED, weight=0.9, dash='4 3')
    # A tree with its roots
    footing(4900, 2350)
    s.line((5900, 0), (5880, 1000), (5700, 1350), weight=1.6)
    s.line((6080, 0), (6090, 1000), (6250, 1300), weight=1.6)
    s.curve((5500, 1350), (5350, 1750), (5620, 2080), (6000, 2180), (6330, 2050), (6470, 1700), (6280, 1300),
            (5900, 1220), closed=True, fill=TINT, weight=1.6)
    for points in (((5900, 0), (5650, -350), (5380, -520), (5260, -900)), ((5950, 0), (5800, -700), (5520, -1250)),
                   ((6020, 0), (6060, -700), (5950, -1500)), ((6080, 0), (6250, -400), (6420, -900))):
        s.curve(*points, weight=1.2)
    s.text(700, 1150, 'firm ground')
    s.text(2900, 1150, 'beside a drain')
    s.text(4650, 1150, 'near a tree', anchor='middle')
    s.text(1500, -2300, 'agreed in the open trench', nudge=(20, -6))
    s.write('cost-footings', 'Three footings in section', '; depths are an example')


def opening():
    """A back wall from inside: all of it out, with a frame down to the ground, and with a nib left each side."""
    s = Sheet(402, scale=0.058, origin=(65, 362))

    def house(base, nib):
        s.line((-500, base), (5500, base), weight=2)
        s.rect(-150, base, 150, 2650, fill=PALE)
        s.rect(5000, base, 150, 2650, fill=PALE)
        if nib:
            s.brick(0, base, nib, 2100, course=210, length=500)
            s.brick(5000 - nib, base, nib, 2100, course=210, length=500)
            for x in (nib - 350, 5000 - nib):
                s.rect(x, base + 2100, 350, 150, fill=PLY, weight=1.6)
            s.rect(nib - 200, base + 2250, 5400 - 2 * nib, 200, fill=WATER, weight=1.6)
            s.rect(0, base + 2450, 5000, 200, fill=TINT)
            s.brick(0, base + 2100, nib - 350, 350, course=210, length=500)
            s.brick(5000 - nib + 350, base + 2100, nib - 350, 350, course=210, length=500)
        else:
            s.rect(0, base + 2150, 5000, 300, fill=WATER, weight=1.6)
            s.rect(0, base, 200, 2150, fill=WATER, weight=1.6)
            s.rect(4800, base, 200, 2150, fill=WATER, weight=1.6)
            s.rect(0, base + 2450, 5000, 200, fill=TINT)
            for x in (-150, 4700):
                s.rect(x, base - 450, 450, 450, fill=PLY, weight=1.6)

    house(0, 0)
    s.dimension((200, 1300), (4800, 1300), '4,600 open')
    s.text(2500, 600, 'steel frame on new pads')
    house(2650 + 550, 750)
    s.dimension((750, 4500), (4250, 4500), '3,500 open')
    s.text(2500, 3800, 'one beam on two nibs')
    s.write('cost-opening', 'Two openings in a back wall of 5 m', '; sizes of steel are an example')


def stages():
    """The four stages at which a part of the price falls due, each as a small section."""
    s = Sheet(376, scale=0.03, origin=(14, 128))

    def stage(x, z, number, name):
        def box(a, b, width, height, **look):
            s.rect(x + a, z + b, width, height, **look)
        # The old house
        box(300, 0, 200, 3600, fill=PALE)
        box(300, -700, 200, 700, fill=PALE)
        s.line((x - 100, z + 2700), (x + 300, z + 2700), weight=0.8)
        s.line((x - 100, z), (x + 300, z), weight=1.6)
        s.line((x + 4200, z - 100), (x + 5600, z - 100), weight=1.6)
        box(3850, -1000, 450, 900, fill=PLY)
        box(500, -200, 3350, 200, fill=PLY)
        if number > 1:
            box(3900, -100, 300, 2600, fill=PLY)
            box(3900, 0, 300, 2100, fill=WATER)
            box(500, 2500, 3800, 220, fill=PLY)
            s.line((x + 500, z + 2780), (x + 4450, z + 2780), weight=2)
        if number > 2:
            box(290, 0, 220, 2150, fill=PAPER, stroke=PAPER, weight=1.6)
            box(320, 2150, 160, 300, fill=RED)
            box(300, 2450, 200, 40, fill=PLY)
            s.line((x - 100, z), (x + 500, z), weight=1.6)
        if number > 3:
            box(320, 0, 3540, 2130, fill=TINT, stroke='none')
            box(500, 0, 3360, 2480, fill=TINT, stroke='none')
            s.line((x - 100, z), (x + 3900, z), weight=1.6)
            box(1500, 0, 1300, 870, fill=PAPER, dash='3 3')
        s.number_mark(x + 300, z - 1450, number)
        s.text(x + 800, z - 1450, name, anchor='start', size=15, nudge=(0, -5))

    stage(400, 0, 1, 'Slab down')
    stage(7300, 0, 2, 'Roof on')
    stage(400, -5900, 3, 'Beam inspected')
    stage(7300, -5900, 4, 'Plaster done')
    s.write('cost-stages', 'Four stages of an extension in section')


DRAWINGS = [example, footings, opening, stages]
