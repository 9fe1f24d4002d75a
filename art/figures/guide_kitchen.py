"""Figures of the guide to bespoke and ready-made kitchens."""
from sheet import PALE, PAPER, PLY, RED, TINT, WATER, Sheet


def widths():
    """A wall of 3,130 mm filled with units of set widths and a strip, and with units made to reach."""
    s = Sheet(352, scale=0.117, origin=(27, 148))

    def run(base, width, strip):
        s.line((0, base), (0, base + 1010), weight=2)
        s.line((3130, base), (3130, base + 1010), weight=2)
        s.line((-120, base), (3250, base), weight=2)
        s.rect(0, base + 880, 3130, 40, fill=PLY)
        s.line((20, base + 110), (3110, base + 110))
        for place in range(5):
            x = width * place
            s.rect(x, base + 150, width, 715, fill=PAPER)
            if place in (1, 3):
                for low, high in ((150, 430), (430, 690), (690, 865)):
                    s.rect(x + 12, base + low + 8, width - 24, high - low - 16)
                    s.line((x + width / 2 - 60, base + high - 60), (x + width / 2 + 60, base + high - 60), weight=2)
            else:
                s.rect(x + 12, base + 158, width - 24, 699)
                s.rect(x + 80, base + 226, width - 160, 563, weight=0.7)
        if strip:
            s.rect(3000, base + 150, 130, 715, fill=RED)

    run(0, 600, True)
    for place in range(5):
        s.dimension((600 * place, 990), (600 * place + 600, 990), '600')
    s.dimension((3000, 990), (3130, 990), '130')
    run(-1440, 626, False)
    for place in range(5):
        s.dimension((626 * place, -450), (626 * place + 626, -450), '626')
    s.dimension((0, -1440), (3130, -1440), '3,130', away=-14, side=-1)
    s.write('kitchen-widths', 'Two runs of units on one wall')


def checks():
    """A sink unit, a drawer unit and a wall unit seen obliquely, with numbers where to look."""
    s = Sheet(420, scale=0.185, origin=(98, 384))
    def p(x, y, z=0):
        return x + z * 0.36, y + z * 0.36
    def face(*points, **look):
        s.line(*(p(*point) for point in points), closed=True, **look)

    s.line((-480, -180), (1780, -180), weight=0.1, stroke=PAPER)
    # Plinth
    face((20, 0, 60), (1400, 0, 60), (1400, 110, 60), (20, 110, 60), fill=PALE)
    face((1400, 0, 60), (1400, 0, 560), (1400, 110, 560), (1400, 110, 60), fill=PALE)
    # Inside of the sink unit: floor, left side and back
    face((0, 110, 0), (800, 110, 0), (800, 830, 0), (0, 830, 0), fill=PAPER)
    x, y = p(0, 0, 540)
    s.rect(18 + x, 128 + y, 782 - 18 - x, 702 - y, fill=TINT)
    s.line((18, 128), (782, 128))
    s.line((18, 128), (18 + x, 128 + y), weight=0.8)
    s.rect(200, 520, 430, 310, fill=WATER, weight=1.6)
    s.line((415, 520), (415, 440), (560, 440), (560, 330), weight=3)
    s.rect(0, 110, 18, 720, fill=PLY)
    s.rect(782, 110, 18, 720, fill=PLY)
    s.rect(18, 110, 764, 18, fill=PLY)
    # Drawer unit, its right side, and a drawer pulled out
    s.rect(800, 110, 600, 720, fill=PAPER)
    face((1400, 110, 0), (1400, 110, 560), (1400, 830, 560), (1400, 830, 0), fill=PLY)
    s.rect(812, 118, 576, 270, fill=PAPER)
    s.rect(812, 660, 576, 160, fill=PAPER)
    s.line((1040, 780), (1160, 780), weight=2)
    s.line((1040, 345), (1160, 345), weight=2)
    face((830, 400, 0), (1370, 400, 0), (1370, 640, 0), (830, 640, 0), fill=PALE)
    face((830, 600, -420), (1370, 600, -420), (1370, 600, 0), (830, 600, 0), fill=TINT)
    face((1370, 410, -420), (1370, 410, 0), (1370, 600, 0), (1370, 600, -420), fill=PLY)
    face((812, 396, -440), (1388, 396, -440), (1388, 652, -440), (812, 652, -440), fill=PAPER, weight=1.6)
    a, b = p(1040, 605, -440)
    s.line((a, b), (a + 120, b), weight=2)
    # Door of the sink unit, opened
    face((0, 118, 0), (0, 118, -560), (0, 822, -560), (0, 822, 0), fill=PAPER, weight=1.6)
    for z in (220, 700):
        s.line(p(0, z, -60), (60, z), weight=3)
        s.rect(24, z - 30, 70, 60, fill=PALE)
    # Worktop
    s.rect(-10, 830, 1420, 40, fill=PLY, weight=1.6)
    face((-10, 870, 0), (1410, 870, 0), (1410, 870, 600), (-10, 870, 600), fill=TINT, weight=1.6)
    face((1410, 830, 0), (1410, 830, 600), (1410, 870, 600), (1410, 870, 0), fill=PLY, weight=1.6)
    face((180, 870, 130), (660, 870, 130), (660, 870, 470), (180, 870, 470), fill=WATER)
    # Wall unit with its back and hanging brackets
    w = 1230
    s.rect(380, w, 820, 600, fill=PAPER, weight=1.6)
    dx, dy = p(0, 0, 300)
    s.rect(398 + dx, w + 18 + dy, 784 - dx, 564 - dy, fill=TINT)
    s.line((398, w + 18), (398 + dx, w + 18 + dy), weight=0.8)
    s.rect(380, w, 18, 600, fill=PLY)
    s.rect(1182, w, 18, 600, fill=PLY)
    s.rect(398, w, 784, 18, fill=PLY)
    s.rect(398, w + 582, 784, 18, fill=PLY)
    face((1200, w, 0), (1200, w, 300), (1200, w + 600, 300), (1200, w + 600, 0), fill=PLY)
    face((380, w + 600, 0), (1200, w + 600, 0), (1200, w + 600, 300), (380, w + 600, 300), fill=PLY)
    for bx in (398 + dx + 10, 1182 - 90):
        s.rect(bx, w + 500, 80, 60, fill=PALE)
    for figure, at in ((1, (680, 640)), (2, (930, 345)), (3, (200, 230)), (4, (850, w + 330)), (5, (-105, 720))):
        s.number_mark(*at, figure)
    s.write('kitchen-checks', 'A sink unit, a drawer unit and a wall unit in oblique view', ' across')


def scribe():
    """The end of a run against a wall that isn't straight: a straight strip, and a panel cut to the wall."""
    s = Sheet(372, scale=0.34, origin=(26, 330))
    wall = [(0, 0), (10, 150), (24, 320), (20, 480), (4, 620), (-6, 760), (2, 940)]

    def end(x, name, scribed):
        points = [(x + 330 + a, z) for a, z in wall]
        s.rect(x, 20, 180, 900, fill=PAPER)
        s.rect(x, 760, 180, 6, weight=0.6)
        s.line((x + 140, 560), (x + 140, 690), weight=2.4)
        if scribed:
            s.curve(*points, weight=0.1)
            s.line((x + 180, 0), *[(x + 328 + a, z) for a, z in wall if z < 900], (x + 331, 920), (x + 180, 920),
                   closed=True, fill=PLY, weight=1.6)
        else:
            s.rect(x + 180, 0, 144, 920, fill=PLY, weight=1.6)
        s.line(*points, (x + 430, 940), (x + 430, 0), closed=True, fill=PALE, weight=1.6)
        s.text(x + 215, -65, name)

    end(0, 'straight strip', False)
    end(630, 'scribed panel', True)
    s.line((-40, 0), (1090, 0), weight=2)
    s.dimension((324, 320), (354, 320), '')
    s.label((338, 320), (470, 420), '30 gap', anchor='start')
    s.write('kitchen-scribe', 'The end of a run against a bent wall')


def mixed():
    """A wall of bought carcasses with made doors, larder, shelf and end panels; what is made is filled."""
    s = Sheet(330, scale=0.098, origin=(30, 262))
    s.line((-150, 0), (3820, 0), weight=2)
    s.line((0, 0), (12, 900), (-8, 1700), (10, 2450), weight=2)
    s.line((3670, 0), (3660, 800), (3690, 1600), (3672, 2450), weight=2)
    # Bought carcasses
    for x in (70, 670, 1270, 1870):
        s.rect(x, 150, 600, 720, fill=WATER)
    for x in (70, 670):
        s.rect(x, 1380, 600, 720, fill=WATER)
    # Made: doors on them, ends, plinth, worktop, cornice, shelf, larder
    for x in (70, 670, 1270, 1870):
        s.rect(x + 30, 180, 540, 660, fill=PLY)
        if x != 670:
            s.rect(x + 110, 260, 380, 500, weight=0.7)
        else:
            s.line((x + 30, 400), (x + 570, 400))
            s.line((x + 30, 640), (x + 570, 640))
    for x in (70, 670):
        s.rect(x + 30, 1410, 540, 660, fill=PLY)
        s.rect(x + 110, 1490, 380, 500, weight=0.7)
    s.line((10, 0), (70, 0), (70, 870), (12, 870), closed=True, fill=PLY)
    s.line((-6, 1380), (70, 1380), (70, 2100), (2, 2100), closed=True, fill=PLY)
    s.rect(0, 870, 2470, 40, fill=PLY, weight=1.6)
    s.rect(70, 0, 2400, 110, fill=PLY)
    s.line((2, 2100), (1270, 2100), (1310, 2180), (2, 2180), closed=True, fill=PLY)
    s.rect(1270, 1500, 1200, 40, fill=PLY)
    s.rect(1270, 1820, 1200, 40, fill=PLY)
    s.line((2470, 0), (3670, 0), (3660, 800), (3685, 1600), (3680, 2250), (2470, 2250), closed=True, fill=PLY,
           weight=1.6)
    for x in (2540, 3070):
        s.rect(x, 900, 520, 1250)
        s.rect(x + 80, 980, 360, 1090, weight=0.7)
        s.rect(x, 130, 520, 740)
        s.rect(x + 80, 210, 360, 580, weight=0.7)
    s.rect(1420, 910, 500, 190, weight=0.8)
    s.rect(150, -480, 260, 200, fill=WATER)
    s.text(480, -480, 'bought', anchor='start', nudge=(0, 5))
    s.rect(1500, -480, 260, 200, fill=PLY)
    s.text(1830, -480, 'made for the room', anchor='start', nudge=(0, 5))
    s.write('kitchen-mixed', 'A wall of bought carcasses and made joinery')


def panel():
    """The corner of a framed door cut across, in a dry month and in a damp one."""
    s = Sheet(330, scale=2.5, origin=(26, 110))

    def corner(z, gap, name):
        s.rect(0, z, 70, 22, fill=PLY, weight=1.6)
        for x in range(4, 58, 8):
            s.curve((x, z + 2), (x + 3, z + 11), (x + 1, z + 20), weight=0.6)
        s.rect(58, z + 6, 13, 10, fill=PAPER, stroke=PAPER)
        s.line((70, z + 6), (58, z + 6), (58, z + 16), (70, z + 16))
        s.line((142, z + 6), (58 + gap, z + 6), (58 + gap, z + 16), (142, z + 16), fill=TINT, weight=1.6)
        for x in range(80, 140, 14):
            s.line((x, z + 8.5), (x + 8, z + 8.5), weight=0.6)
            s.line((x + 5, z + 13), (x + 12, z + 13), weight=0.6)
        s.line((142, z + 2), (140, z + 9), (144, z + 13), (142, z + 20), weight=0.8)
        s.text(106, z + 26, name, size=15)
        s.arrow(*((95, z - 5), (125, z - 5)) if gap > 3 else ((125, z - 5), (95, z - 5)))
        s.dimension((58, z), (58 + gap, z), '', away=-8)
        s.text(58 + gap / 2, z, str(gap), colour=RED, nudge=(0, -28))

    corner(0, 5, 'heating on')
    corner(-72, 3, 'damp summer')
    s.text(30, 27, 'frame')
    s.write('kitchen-panel', 'The corner of a framed door in section')


def times():
    """The order of a made kitchen beside the builders' work: drawn early, measured late. No lengths are meant."""
    s = Sheet(262, scale=1, origin=(14, 0))
    rows = (('builders', ((0, 92, 'shell', PALE), (94, 110, 'plaster, floor', PALE))),
            ('bought', ((0, 70, 'choose', WATER), (206, 60, 'order', WATER), (268, 60, 'fit', WATER))),
            ('made', ((0, 70, 'draw', PLY), (206, 74, 'measure', PLY), (282, 66, 'make', PLY), (350, 42, 'fit', PLY))))
    for row, (name, bars) in enumerate(rows):
        z = -60 - row * 72
        s.text(0, z + 24, name, anchor='start')
        for x, width, words, fill in bars:
            s.rect(x, z - 14, width, 30, fill=fill, weight=1.4)
            s.text(x + width / 2, z, words, nudge=(0, -4))
    s.line((205, -20), (205, -238), stroke=RED, dash='5 4')
    s.text(211, -36, 'walls plastered', anchor='start', colour=RED)
    s.write('kitchen-times', 'The order of steps, not their lengths', per=None)


DRAWINGS = [widths, checks, scribe, mixed, panel, times]
