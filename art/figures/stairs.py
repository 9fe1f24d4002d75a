"""Figures of staircases."""
import math

from sheet import PAPER, PLY, RED, TINT, WATER, Sheet

RISE, GOING = 198, 225
PITCH = math.atan2(RISE, GOING)


def pitch_line(x):
    """Height of the line over the nosings, the first of which is at (0, RISE)."""
    return RISE + x * RISE / GOING


def rule():
    """Three steps measured: rise, going, nosing and pitch, and the sum that ties them."""
    s = Sheet(372, scale=0.42, origin=(58, 352))
    s.line((-110, 0), (820, 0), weight=2)
    s.line((-40, 0), (-40, pitch_line(-40) + 40), (600, pitch_line(600) + 40), (600, pitch_line(600) - 290),
           (102, 0), closed=True, fill=TINT)
    for step in range(3):
        x, y = step * GOING, (step + 1) * RISE
        s.rect(x, y - 22, min(GOING + 16, 600 - x), 22, fill=PLY)
        s.rect(x + 16, y - RISE - (22 if step else 0), 10, RISE - (0 if step else 22), fill=PLY, weight=0.8)
    s.line((-60, pitch_line(-60)), (640, pitch_line(640)), stroke=RED, dash='6 4')
    s.line((0, RISE + 10), (0, RISE + 240), weight=0.6)
    s.line((GOING, 2 * RISE + 10), (GOING, 2 * RISE + 42), weight=0.6)
    s.dimension((0, RISE + 225), (GOING, RISE + 225), '', away=0)
    s.text(GOING / 2, RISE + 225, 'going 225', colour=RED, nudge=(-16, 6))
    for y in (RISE, 2 * RISE):
        s.line((GOING * 2 + (30 if y == RISE else 0), y), (710, y), weight=0.6)
    s.dimension((690, RISE), (690, 2 * RISE), 'rise 198', side=-1)
    s.arc(0, RISE, 120, 0, math.degrees(PITCH), stroke=RED, weight=1)
    s.text(128, RISE + 20, '41°', anchor='start', colour=RED, nudge=(0, 0))
    s.text(-100, 770, '2 × rise + going', anchor='start')
    s.text(-100, 714, '2 × 198 + 225 = 621', anchor='start')
    s.text(-100, 658, 'allowed: 550 to 700', anchor='start')
    s.write('stair-rule', 'Three steps, rise 198 and going 225', '; limits of Approved Document K')


def spindles(s, feet):
    """Spindles 32 wide and 840 high in one path, from the left end of each foot."""
    d = ''
    for x, y in feet:
        left, base = s.at(x, y)
        d += f'M{left:.0f} {base:.0f}v{-840 * s.scale:.0f}h{32 * s.scale:.0f}v{840 * s.scale:.0f}'
    s.add(d, fill=PAPER, weight=0.6)


def headroom():
    """A whole flight under its opening: where headroom, handrail and landing are measured."""
    s = Sheet(394, scale=0.092, origin=(50, 360))
    floor, top, edge = 13 * RISE, 12 * GOING, 150
    s.line((-490, 0), (3960, 0), weight=2)
    # Closed string, upper floor with its trimmers
    s.line((0, 0), (0, RISE + 40), (top, floor + 40), (top, floor - 240), (250, 0), closed=True, fill=PLY, weight=1.6)
    for x, width in ((top, 3960 - top), (-490, 490 + edge)):
        s.rect(x, floor - 235, width, 235, fill=TINT, weight=1.6)
    for x in (top, edge - 50):
        s.end_grain(x, floor - 235, 50, 213)
    spindles(s, ((50 + place * GOING / 2, pitch_line(66 + place * GOING / 2) + 40) for place in range(24)))
    s.line((45, pitch_line(45) + 950), (top - 45, pitch_line(top - 45) + 950), (top - 45, pitch_line(top - 45) + 880),
           (45, pitch_line(45) + 880), closed=True, fill=PLY)
    spindles(s, ((x, floor) for x in range(top + 140, 3960 - 40, 125)))
    s.rect(top + 45, floor + 840, 3960 - top - 45, 60, fill=PLY)
    for x, y, high in ((-45, 0, 1240), (top - 45, floor - 240, 1330)):
        s.rect(x, y, 90, high, fill=PLY)
    s.line((-110, pitch_line(-110)), (top + 100, pitch_line(top + 100)), stroke=RED, dash='6 4')
    s.dimension((edge, pitch_line(edge)), (edge, floor - 235), '', away=0)
    s.text(edge, 1830, '2,000', anchor='start', colour=RED, nudge=(7, 0))
    s.dimension((3790, floor), (3790, floor + 900), '', away=0)
    s.text(3960, floor + 900, '900 or more', anchor='end', colour=RED, nudge=(0, 8))
    s.dimension((0, 0), (top, 0), '12 goings of 225 = 2,700', away=-9, side=-1)
    s.dimension((3500, 0), (3500, floor), '', away=0)
    s.text(3500, 1300, '13 rises', anchor='end', colour=RED, nudge=(-7, 8))
    s.text(3500, 1300, '= 2,574', anchor='end', colour=RED, nudge=(-7, -9))
    s.label((1350, pitch_line(1350) + 920), (1130, 2950), 'handrail', anchor='end')
    s.text(1130, 2950, '900–1,000', anchor='end', colour=RED, nudge=(4, -21))
    s.label((1850, pitch_line(1850) - 100), (2130, 1080), 'string', anchor='start')
    s.label((700, pitch_line(700)), (1100, 500), 'pitch line', anchor='start')
    s.label((top, floor + 1030), (top - 330, floor + 1180), 'newel', anchor='end')
    s.write('stair-headroom', 'A straight flight of 13 risers, 198 by 225', '; Approved Document K')


def creak():
    """A step from behind the cut-away string: wedges and blocks, and where it rubs."""
    s = Sheet(360, scale=0.8, origin=(26, 352))

    def step(x, y):
        """A tread with the riser under its nosing, wedges and block; the nosing at (x, y)."""
        back = x + GOING + 16
        s.rect(x, y - 24, GOING + 16, 24, fill=PLY, weight=1.6)
        s.line((x + 34, y - 24), (back, y - 24), (back, y - 46), (x + 34, y - 31), closed=True, fill=WATER)
        foot = max(0, y - RISE - 24)
        s.line((x + 28, y - 33), (x + 28, foot), (x + 48, foot), (x + 36, y - 34), closed=True, fill=WATER)
        s.rect(x + 16, foot, 12, y - 18 - foot, fill=PLY, weight=1.6)
    s.line((-20, 0), (-20, pitch_line(-20) + 45), (212, 430), (470, 430), (470, 310), (118, 0), closed=True,
           fill=TINT)
    s.line((-26, 0), (480, 0), weight=2)
    step(GOING, 2 * RISE)
    step(0, RISE)
    # The block glued into the corner of the upper step's tread and riser
    for x, y in ((0, RISE), (GOING, 2 * RISE)):
        s.line((x + 44, y - 31), (x + 90, y - 33), (x + 44, y - 76), closed=True, fill=PAPER)
    for x, y in ((22, RISE - 24), (GOING + 22, 2 * RISE - 24), (GOING + 16, RISE)):
        s.circle(x, y, 14, stroke=RED, weight=2)
    s.label((120, RISE - 10), (100, 300), 'tread', anchor='middle')
    s.label((GOING + 4, 2 * RISE - 12), (150, 392), 'nosing', anchor='end')
    s.label((GOING + 22, 300), (330, 290), 'riser', anchor='start')
    s.label((GOING + 62, 2 * RISE - 46), (340, 330), 'glued block', anchor='start')
    s.label((GOING - 20, RISE - 40), (262, 118), 'wedge', anchor='start')
    s.label((110, 70), (300, 66), 'string', anchor='start')
    s.text(262, 14, 'red: where it creaks', colour=RED, anchor='start')
    s.write('stair-creak', 'Two steps cut lengthwise', ': treads 24, risers 12')


def winders():
    """Three winders in plan round a newel: where the going is measured."""
    s = Sheet(392, scale=0.236, origin=(156, 236))
    s.line((-600, 860), (860, 860), (860, -600), (960, -600), (960, 960), (-600, 960), closed=True, fill=TINT, weight=2)
    s.line((-600, 45), (-600, 860), weight=0.8, dash='6 4')
    s.line((45, -600), (860, -600), weight=0.8, dash='6 4')
    for start, end in (((45, -542), (860, -542)), ((45, -292), (860, -292)), ((45, -42), (860, -42)),
                       ((45, 10), (860, 481)), ((10, 45), (481, 860)), ((-42, 45), (-42, 860)),
                       ((-292, 45), (-292, 860)), ((-542, 45), (-542, 860))):
        s.line(start, end)
    s.line((45, -600), (45, -45), weight=1.6)
    s.line((-45, 45), (-600, 45), weight=1.6)
    s.rect(-45, -45, 90, 90, fill=PLY, weight=1.6)
    # The line walked, in the middle of the width
    s.line((452, -600), (452, -42), stroke=RED, dash='6 4')
    s.arc(0, 0, 452, -5, 95, stroke=RED, dash='6 4')
    s.line((-42, 452), (-600, 452), stroke=RED, dash='6 4')
    s.line((-560, 476), (-600, 452), (-560, 428), stroke=RED)
    s.text(660, -440, '250', colour=RED)
    s.text(660, -190, '250', colour=RED)
    s.text(560, 120, '250', colour=RED, nudge=(12, -6))
    s.text(340, 340, '250', colour=RED, nudge=(20, 16))
    s.text(110, 560, '250', colour=RED, nudge=(6, 6))
    s.text(-167, 600, '250', colour=RED)
    s.label((-20, -20), (-330, -120), 'newel', anchor='end')
    s.text(-600, -260, 'narrow end:', anchor='start', nudge=(-8, 0))
    s.text(-600, -330, '50 at least', anchor='start', colour=RED, nudge=(-8, 0))
    s.line((-320, -308), (10, -130), (48, -16), stroke=RED, weight=1)
    s.circle(48, -16, 8, stroke=RED, fill=RED)
    s.write('stair-winders', 'Three winders of a quarter turn 815 wide, going 250')


def rail():
    """Two handrails cut across at full section: one a hand closes round, one it lies on."""
    s = Sheet(258, scale=2, origin=(0, 0))
    # Mopstick: a circle of 54 with a flat below
    s.circle(52, -56, 27, fill=PLY, weight=2)
    s.rect(39, -84, 26, 12, fill=PLY, stroke=PLY)
    s.line((38, -79), (38, -84), (66, -84), (66, -79), weight=2)
    s.rect(36, -112, 32, 28, fill=TINT)
    # Wide cap
    s.line((98, -70), (98, -52), (108, -44), (186, -44), (196, -52), (196, -70), (182, -70), (182, -78), (112, -78),
           (112, -70), closed=True, fill=PLY, weight=2)
    s.rect(131, -112, 32, 34, fill=TINT)
    s.dimension((25, -29), (79, -29), '54', away=10)
    s.dimension((98, -44), (196, -44), '98', away=20)
    s.text(52, -118, 'your hand closes', nudge=(0, -8))
    s.text(147, -118, 'your hand lies', nudge=(0, -8))
    s.write('stair-rail', 'Two handrails in section')


DRAWINGS = [rule, headroom, creak, winders, rail]
