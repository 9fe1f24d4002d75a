"""Figures of the posts about work on site: joists, linings, props, alcoves and photographs."""
import math

from figures.sheet import LINE, PALE, PAPER, PLY, RED, TINT, WATER, Sheet


def joist():
    """A joist of 3,000 mm span from the side: where a hole may go, and where a notch."""
    s = Sheet(300, scale=0.115, origin=(38, 150))
    s.rect(-220, -700, 220, 900, fill=PALE)
    s.rect(3000, -700, 220, 900, fill=PALE)
    s.rect(-100, 0, 3200, 200, fill=PLY, weight=1.6)
    for low, high in ((750, 1200), (1800, 2250)):
        s.rect(low, 66, high - low, 68, fill=WATER, weight=0.9)
    for low, high in ((210, 750), (2250, 2790)):
        s.rect(low, 175, high - low, 25, fill=TINT, weight=0.9)
    for x in (880, 1060):
        s.circle(x, 100, 25, fill=PAPER, weight=1.4)
    s.write('x', '')


DRAWINGS = []
