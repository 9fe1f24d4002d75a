"""Figures of the guide to boot rooms."""
from sheet import LINE, PALE, PAPER, PLY, RED, TINT, WATER, Sheet


def coat(s, x, top, length, width=300):
    """A coat on a peg, seen from the front."""
    s.curve((x - width * 0.2, top), (x - width * 0.42, top - length * 0.2), (x - width / 2, top - length),
            (x, top - length * 0.97), (x + width / 2, top - length), (x + width * 0.42, top - length * 0.2),
            (x + width * 0.2, top), fill=WATER, closed=True)
    s.line((x, top - length * 0.05), (x, top - length * 0.95), weight=0.7)


def boot(s, x, z, height=360, scale=1):
    """A wellington from the side."""
    s.curve((x, z), (x + 260 * scale, z), (x + 290 * scale, z + 50 * scale), (x + 250 * scale, z + 95 * scale),
            (x + 160 * scale, z + 130 * scale), (x + 140 * scale, z + height), (x - 5, z + height),
            (x - 5, z + 80 * scale), closed=True, fill=TINT)


def section():
    """A bench with pegs above, cut across: the heights for a grown person and for a child."""
    s = Sheet(424, scale=0.172, origin=(40, 382))
    s.line((-110, 0), (1500, 0), weight=2)
    s.rect(-110, 0, 110, 2200, fill=PALE)
    # Boarding up to the peg line, peg rail and pegs
    s.rect(0, 90, 18, 1700, fill=PLY)
    s.rect(18, 1640, 22, 110, fill=PLY)
    s.line((40, 1690), (110, 1730), weight=2.6)
    s.rect(18, 1060, 22, 90, fill=PLY)
    s.line((40, 1100), (105, 1136), weight=2.6)
    # Shelf
    s.rect(18, 1900, 200, 22, fill=PLY)
    s.line((18, 1780), (150, 1900), weight=0.8)
    s.curve((40, 1922), (55, 2010), (120, 2040), (185, 2010), (205, 1922), fill=WATER)
    # Coat from the side
    s.curve((95, 1725), (190, 1640), (230, 1300), (250, 720), (60, 700), (55, 1300), (50, 1660), closed=True,
            fill=WATER)
    s.curve((85, 1600), (165, 1500), (185, 1200), (165, 1020), (110, 1020), (105, 1250), (85, 1420))
    # Bench with a cubby and a shelf on a plinth
    s.rect(18, 450 - 32, 402, 32, fill=PLY, weight=1.6)
    s.rect(18, 60, 360, 18, fill=PLY)
    s.rect(320, 0, 18, 60, fill=PLY)
    s.rect(18, 0, 18, 60, fill=PLY)
    boot(s, 60, 78, 330)
    for x, high, words in ((560, 450, '430–470'), (930, 1100, '1,000–1,200'), (1440, 1675, '1,600–1,750')):
        s.line((430 if high < 500 else 255, high), (x, high), stroke=RED, weight=0.7, dash='2 3')
        s.dimension((x, 0), (x, high), words, side=-1)
    s.text(930, 550, 'child', anchor='start', nudge=(7, -22))
    s.text(1440, 838, 'adult', anchor='start', nudge=(7, -22))
    s.text(560, 225, 'bench', anchor='start', nudge=(7, -22))
    s.dimension((0, 0), (420, 0), '350–450', away=-16, side=-1)
    s.dimension((420, 0), (1220, 0), '700–900 clear', away=-16, side=-1)
    s.write('boot-section', 'A boot room bench with pegs in section')


def layouts():
    """Three plans: a shallow hall, a passage between two doors, and a room of its own."""
    s = Sheet(506, scale=0.08, origin=(42, 0))

    def walls(x, z, width, height, gaps):
        s.rect(x - 100, z - 100, width + 200, height + 200, fill=PALE, weight=1)
        s.rect(x, z, width, height, fill=PAPER, weight=1)
        for gx, gz, gw, gh in gaps:
            s.rect(x + gx, z + gz, gw, gh, fill=PAPER, stroke=PAPER)

    # The shallow hall
    z = -1500
    walls(0, z, 4200, 1200, ((-100, 200, 100, 800), (4200, 200, 100, 800)))
    s.rect(1100, z + 900, 2300, 300, fill=PLY)
    for x in range(1250, 3400, 180):
        s.circle(x, z + 1150, 28, fill=PAPER)
    s.line((0, z + 200), (800, z + 200), weight=2)
    s.arc(0, z + 200, 800, 0, 90, weight=0.7)
    s.dimension((2250, z), (2250, z + 900), '900 clear', side=-1)
    s.dimension((3400, z + 900), (3400, z + 1200), '300', away=-10, side=-1)
    # The passage
    z = -3250
    walls(0, z, 4200, 1250, ((-100, 150, 100, 900), (4200, 150, 100, 900)))
    s.rect(1150, z + 850, 1900, 400, fill=PLY)
    for x in range(1300, 3050, 180):
        s.circle(x, z + 1190, 28, fill=PAPER)
    s.line((0, z + 1050), (900, z + 1050), weight=2)
    s.arc(0, z + 1050, 900, 270, 360, weight=0.7)
    s.line((4200, z + 1050), (3300, z + 1050), weight=2)
    s.arc(4200, z + 1050, 900, 180, 270, weight=0.7)
    s.arrow((900, z + 420), (3300, z + 420))
    # The room of its own: outside door below, the way to the house at the top right
    z = -5750
    walls(0, z, 2500, 2000, ((300, -100, 850, 100), (2500, 1050, 100, 800)))
    s.line((300, z), (300, z + 850), weight=2)
    s.arc(300, z, 850, 0, 90, weight=0.7)
    s.rect(1500, z, 1000, 600, fill=TINT)
    s.rect(1600, z + 80, 550, 440, fill=WATER)
    s.rect(0, z + 1000, 350, 1000, fill=PLY)
    s.rect(350, z + 1450, 1700, 550, fill=PLY)
    for x in (917, 1483):
        s.line((x, z + 1450), (x, z + 2000))
    s.label((2300, z + 250), (2800, z + 250), 'sink at the door')
    s.label((1800, z + 1800), (2800, z + 1750), 'lockers')
    s.label((200, z + 1350), (2800, z + 1250), 'bench and pegs')
    s.dimension((0, z), (2500, z), '2,500', away=-20, side=-1)
    s.write('boot-layouts', 'Three boot rooms in plan')


def air():
    """A bench over a radiator, and a closed cupboard with vents: the way that drying air takes."""
    s = Sheet(372, scale=0.148, origin=(40, 346))
    s.line((-110, 0), (2480, 0), weight=2)
    s.rect(-110, 0, 110, 2300, fill=PALE)
    # Radiator under a slatted bench
    s.rect(25, 90, 70, 250, fill=TINT)
    s.rect(115, 90, 40, 250, fill=TINT)
    for x in range(20, 400, 66):
        s.rect(x, 425, 48, 28, fill=PLY)
    s.line((390, 0), (390, 425), weight=3)
    s.rect(0, 1640, 24, 110, fill=PLY)
    s.line((24, 1690), (95, 1730), weight=2.6)
    s.curve((80, 1725), (170, 1640), (215, 1300), (235, 780), (50, 760), (45, 1300), (40, 1660), closed=True,
            fill=WATER)
    s.curve((85, 1600), (165, 1500), (185, 1200), (165, 1020), (110, 1020), (105, 1250), (85, 1420))
    s.arrow((700, 90), (420, 60), (200, 40), smooth=True)
    for x in (130, 330):
        s.arrow((x, 360), (x + 10, 560), (x - 10, 700), smooth=True)
    s.arrow((320, 800), (340, 1300), (280, 1750), (330, 2200), smooth=True)
    # Cupboard with vents
    x = 1400
    s.rect(x, 60, 18, 2100, fill=PLY)
    s.rect(x, 60, 600, 18, fill=PLY)
    s.rect(x, 2142, 600, 18, fill=PLY)
    s.rect(x + 20, 0, 18, 60, fill=PLY)
    s.rect(x + 560, 0, 18, 60, fill=PLY)
    s.rect(x + 580, 250, 20, 1650, fill=PLY)
    for low in (90, 130, 170, 210, 1920, 1960, 2000, 2040, 2080):
        s.line((x + 575, low), (x + 605, low + 22), weight=2)
    s.line((x + 18, 1720), (x + 420, 1720), weight=2)
    coat(s, x + 235, 1690, 850, 400)
    s.line((x + 235, 1720), (x + 235, 1690), weight=2)
    s.arrow((x + 950, 130), (x + 700, 150), (x + 450, 160), smooth=True)
    s.arrow((x + 300, 300), (x + 480, 700), (x + 500, 1400), (x + 480, 1850), smooth=True)
    s.arrow((x + 450, 2000), (x + 700, 2020), (x + 950, 2090), smooth=True)
    s.text(600, 1250, 'open pegs', anchor='start', nudge=(-30, 0))
    s.text(600, 1250, 'over a radiator', anchor='start', nudge=(-30, -17))
    s.text(x + 640, 1250, 'a door with', anchor='start')
    s.text(x + 640, 1250, 'vents', anchor='start', nudge=(0, -17))
    s.write('boot-air', 'A bench and a cupboard in section')


def bays():
    """Three bays from the front, one for each person: hooks high and low, a seat and a cubby."""
    s = Sheet(392, scale=0.16, origin=(44, 366))
    s.line((-150, 0), (2300, 0), weight=2)
    for place in range(3):
        x = 18 + place * 468
        s.rect(x, 480, 450, 1420, fill=PAPER)
        for board in range(1, 4):
            s.line((x + board * 112, 480), (x + board * 112, 1900), weight=0.5)
        s.rect(x, 1640, 450, 90, fill=PLY)
        s.rect(x, 1110, 450, 90, fill=PLY)
        s.rect(x, 78, 450, 370, fill=PAPER)
        if place == 0:
            coat(s, x + 225, 1665, 950, 330)
            boot(s, x + 60, 78, 320, 0.6)
            boot(s, x + 230, 78, 320, 0.6)
        if place == 1:
            coat(s, x + 225, 1665, 700, 300)
            s.rect(x + 30, 78, 390, 210, fill=TINT)
            for low in (130, 180, 230):
                s.line((x + 30, low), (x + 420, low), weight=0.6)
        if place == 2:
            s.curve((x + 150, 1140), (x + 110, 820), (x + 340, 820), (x + 300, 1140), fill=TINT)
            s.line((x + 30, 265), (x + 420, 265))
            for shoe in (60, 240):
                s.curve((x + shoe, 78), (x + shoe, 150), (x + shoe + 60, 150), (x + shoe + 140, 105),
                        (x + shoe + 150, 78), closed=True, fill=TINT)
                s.curve((x + shoe, 265), (x + shoe, 330), (x + shoe + 60, 330), (x + shoe + 140, 290),
                        (x + shoe + 150, 265), closed=True, fill=TINT)
        for level in (1685, 1155):
            s.circle(x + 225, level, 22, fill=PAPER)
    for x in (0, 468, 936, 1404):
        s.rect(x, 60, 18, 1840, fill=PLY)
    s.rect(-20, 448, 1462, 32, fill=PLY, weight=1.6)
    s.rect(-20, 1900, 1462, 22, fill=PLY)
    s.rect(0, 60, 1422, 18, fill=PLY)
    s.rect(0, 0, 1422, 60, fill=TINT)
    for place in range(3):
        s.dimension((18 + place * 468, 1922), (468 + place * 468, 1922), '450', away=10)
    for x, high in ((1560, 480), (1790, 1155), (2020, 1685)):
        s.dimension((x, 0), (x, high), f'{high - 35:,}' if high != 480 else '480', side=-1)
    s.write('boot-bays', 'Three bays of a boot room from the front')


def floor():
    """The floor at the door in section: a mat in its well over a tray, and boarding that keeps off the wall."""
    s = Sheet(286, scale=0.17, origin=(40, 212))
    s.rect(-160, -120, 110, 120, fill=PALE)
    s.line((-130, 1130), (-130, 20), (-80, 20), (-80, 1130), fill=PLY, weight=1.6)
    s.line((-230, -60), (-160, -60), weight=2)
    # Floor with a well, a tray and a drain
    s.line((-50, 0), (60, 0), (60, -90), (1320, -90), (1320, 0), (2000, 0), (2000, -170), (-50, -170), closed=True,
           fill=TINT, weight=1.4)
    s.rect(75, -20, 1230, 20, fill=LINE)
    s.line((70, -28), (70, -62), (700, -82), (1310, -62), (1310, -28), weight=1.6)
    s.line((680, -85), (680, -270), weight=2)
    s.line((720, -85), (720, -270), weight=2)
    # Wall, battens, boarding, skirting, peg rail
    s.line((2000, 1130), (2000, -170), (2130, -170), (2130, 1130), fill=PALE, weight=1.4)
    for z in (180, 800):
        s.rect(1975, z, 25, 50, fill=PLY)
    s.rect(1957, 40, 18, 1090, fill=PLY)
    s.rect(1937, 10, 20, 150, fill=TINT, weight=1.4)
    s.arrow((1900, 25), (1987, 60), (1988, 500), (1988, 1150), smooth=True)
    for x in (330, 900):
        s.curve((x, 5), (x + 250, 5), (x + 270, 40), (x + 150, 90), (x + 120, 240), (x, 240), closed=True, fill=PAPER)
    s.label((710, -8), (620, 480), 'mat two steps long', anchor='middle')
    s.label((1000, -70), (1010, -370), 'tray that lifts out', anchor='middle')
    s.label((1957, 900), (1780, 960), 'boards, one can', anchor='end')
    s.text(1780, 960, 'be changed', anchor='end', nudge=(4, -21))
    s.label((1947, 80), (1720, 330), 'skirting', anchor='end')
    s.write('boot-floor', 'The floor and a wall of a boot room in section')


DRAWINGS = [section, layouts, air, bays, floor]
