"""Figures of woodwork indoors and out."""
from sheet import PAPER, PLY, RED, TINT, WATER, Sheet


def deck():
    """A deck beside a house in section: the gaps and falls that keep it dry."""
    s = Sheet(250, scale=0.122, origin=(62, 146))
    s.brick(-300, -600, 300, 1650, course=225, length=300)
    s.line((-310, 150), (10, 150), weight=4, stroke=RED)
    s.earth(0, -340, 2900, depth=150)

    def fall(x):
        """The deck's surface, falling 1 in 80 away from the house."""
        return -x / 80
    # Posts on concrete pads, beam, joists cut across, boards
    for x in (250, 1350, 2450):
        s.rect(x - 150, -640, 300, 340, fill=TINT)
        s.rect(x - 40, -300, 80, 34, fill=WATER, weight=0.8)
        s.rect(x - 50, -266, 100, 266 - 172 + fall(x), fill=PLY)
    s.line((40, -28 - 1), (2640, fall(2640) - 28), (2640, fall(2640) - 172), (40, -172), closed=True, fill=PLY)
    x = 20
    while x < 2600:
        s.line((x, fall(x)), (x + 140, fall(x + 140)), (x + 140, fall(x + 140) - 28), (x, fall(x) - 28), closed=True,
               fill=PLY, weight=0.9)
        x += 146
    s.line((150, 260), (1100, 235), stroke=RED, weight=1.2)
    s.line((1040, 262), (1100, 235), (1036, 212), stroke=RED, weight=1.2)
    s.text(640, 260, 'falls away', colour=RED, nudge=(0, 6))
    s.dimension((-150, 0), (-150, 150), '', away=0)
    s.text(130, 560, '150 below the damp course', anchor='start', colour=RED)
    s.line((105, 590), (-150, 75), stroke=RED, weight=0.8)
    s.label((1815, fall(1815) - 14), (1900, 330), '5–8 mm between boards', anchor='middle')
    s.label((275, -283), (800, -620), 'metal foot', anchor='middle')
    s.label((1450, -480), (1900, -620), 'concrete', anchor='middle')
    s.write('woodwork-deck', 'A deck beside a house in section')


def shelves():
    """The same shelf over two spans, its sag drawn ten times as large."""
    s = Sheet(300, scale=0.27, origin=(32, 0))

    def shelf(y, span, sag, words):
        for x in (-20, span):
            s.rect(x, y - 150, 20, 330, fill=TINT)
        points = [(span * step / 16, -4 * sag * (step / 16) * (1 - step / 16)) for step in range(17)]
        top = [(x, y + drop + 25) for x, drop in points]
        s.line(*((x, y + drop) for x, drop in points), *reversed(top), closed=True, fill=PLY, weight=1.6)
        x, widths = 14, (34, 42, 28, 50, 36, 30, 46, 38)
        place = 0
        while x + widths[place % 8] < span - 10:
            width = widths[place % 8]
            ratio = (x + width / 2) / span
            foot = y + 25 - 4 * sag * ratio * (1 - ratio)
            s.rect(x, foot, width, (130, 118, 142, 110)[place % 4], fill=(PAPER, WATER)[place % 2], weight=0.7)
            x, place = x + width + 2, place + 1
        s.dimension((0, y - 60), (span, y - 60), words, away=-6, side=-1)
    shelf(-210, 800, 8, '800')
    shelf(-720, 1200, 40, '1,200')
    s.text(900, -150, '25 mm', anchor='start', nudge=(0, 6))
    s.text(900, -150, 'timber', anchor='start', nudge=(0, -11))
    s.text(600, -1030, 'half as long again sags five times as far', nudge=(0, 0))
    s.write('woodwork-shelves', 'A 25 mm shelf over 800 and 1,200 under the same books for each metre')


def cladding():
    """The foot of a clad wall in section: boards, gap, mesh, membrane."""
    s = Sheet(344, scale=0.46, origin=(120, 300))
    # Frame with insulation, sheathing, membrane
    s.rect(0, 150, 9, 480, fill=PLY, weight=0.8)
    s.insulation(9, 195, 140, 435, upright=True, fill=WATER)
    s.rect(9, 150, 140, 45, fill=PLY, weight=1.6)
    s.rect(149, 150, 13, 480, fill=PAPER, weight=0.8)
    s.brick(0, -60, 162, 210, course=75, length=215)
    s.line((-3, 632), (-3, 120), weight=2.4, stroke=RED)
    # Battens and overlapping boards, open at the foot
    s.rect(-44, 165, 40, 465, fill=PAPER, weight=0.8)
    for low in (150, 280, 410, 540):
        high = min(low + 150, 630)
        s.line((-66, low), (-48 , low + 4), (-45, high), (-52, high), closed=True, fill=PLY, weight=1.4)
    s.line((-44, 162), (-4, 162), dash='3 3', weight=2)
    s.earth(-240, 0, 240, depth=40)
    s.dimension((-150, 0), (-150, 150), '150', away=0)
    # Air in at the foot and up
    s.line((-24, 60), (-24, 230), stroke=RED, weight=1.4)
    s.line((-34, 208), (-24, 234), (-14, 208), stroke=RED, weight=1.4)
    s.label((-56, 480), (-110, 560), 'board', anchor='end')
    s.label((-24, 560), (230, 600), 'batten, and a gap', anchor='start')
    s.label((-3, 420), (230, 480), 'breathing', anchor='start')
    s.text(230, 480, 'membrane', anchor='start', nudge=(0, -20))
    s.label((80, 330), (230, 360), 'insulated frame', anchor='start')
    s.label((-16, 162), (230, 240), 'mesh for insects', anchor='start')
    s.label((110, 50), (230, 60), 'plinth', anchor='start')
    s.write('woodwork-cladding', 'The foot of a timber-clad frame wall in section')


def heights():
    """A deck on a slope: where planning permission and a guard come in."""
    s = Sheet(250, scale=0.075, origin=(30, 142))
    ground = ((0, -200), (1900, -300), (5000, -1000))
    s.line(*ground, weight=2)
    for step in range(0, 49):
        x = 40 + step * 100
        y = -200 - x * 100 / 1900 if x < 1900 else -300 - (x - 1900) * 700 / 3100
        s.line((x, y), (x - 90, y - 110), weight=0.6)
    for x in (150, 1800, 3300, 4750):
        low = -200 - x * 100 / 1900 if x < 1900 else -300 - (x - 1900) * 700 / 3100
        s.rect(x - 50, low - 60, 100, -170 - low + 60, fill=PLY, weight=1)
    s.rect(60, -170, 4780, 142, fill=PLY)
    s.rect(40, -28, 4820, 28, fill=PLY)
    # Guard from where the drop is over 600
    s.rect(3180, 1040, 1680, 60, fill=PLY)
    for x in (3180, 4780):
        s.rect(x, 0, 80, 1040, fill=PLY)
    for x in range(3340, 4740, 120):
        s.line((x, 60), (x, 1040), weight=0.9)
    s.line((3260, 60), (4780, 60), weight=1.2)
    s.dimension((0, -200), (0, 0), '', away=0)
    s.line((0, 0), (0, 330), stroke=RED, weight=0.8)
    s.text(0, 600, 'at the high side', colour=RED, anchor='start', nudge=(-8, 0))
    s.text(0, 600, 'up to 300: no application', colour=RED, anchor='start', nudge=(-8, -16))
    s.dimension((3040, 0), (3040, 1100), '1,100', away=0)
    s.dimension((3228, -600), (3228, 0), '', away=0)
    s.text(3228, -1000, 'over 600: a guard', colour=RED, anchor='end', nudge=(0, -4))
    s.line((3050, -910), (3228, -600), stroke=RED, weight=0.8)
    s.circle(4000, 500, 50, stroke=RED, weight=1.6)
    s.text(4000, 1280, 'gaps under 100', colour=RED, nudge=(0, 0))
    s.write('woodwork-heights', 'A deck on sloping ground', '; Approved Document K, diagram 3.1')


DRAWINGS = [deck, shelves, cladding, heights]
