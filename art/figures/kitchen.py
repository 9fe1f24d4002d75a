"""Figures of kitchens."""
from figures.sheet import PLY, TINT, WATER, PAPER, Sheet


def section():
    """A run of units cut across, with a person's reach: the heights that rarely change."""
    s = Sheet(400, scale=0.15, origin=(50, 368))
    s.line((-120, 0), (2000, 0), weight=2)
    s.rect(-120, 0, 120, 2420, fill=TINT, weight=2)
    # Base unit, worktop and plinth
    s.rect(20, 150, 570, 720, fill=PAPER)
    s.rect(570, 158, 20, 704, fill=PLY)
    s.rect(480, 0, 18, 150, fill=PLY)
    s.rect(0, 870, 620, 40, fill=PLY, weight=1.6)
    # Wall unit
    s.rect(0, 1390, 330, 720, fill=PAPER)
    s.rect(330, 1394, 20, 712, fill=PLY)
    s.line((0, 1750), (330, 1750), weight=0.8)
    s.line((20, 500), (570, 500), weight=0.8)
    # An open dishwasher's door and the space to stand
    s.rect(590, 150, 600, 28, fill=WATER)
    s.dimension((590, 178), (1190, 178), '600', away=12)
    s.dimension((1190, 178), (1890, 178), '700 to stand', away=12)
    s.dimension((0, 910), (0, 1390), '450–500', away=-75, side=-1)
    s.dimension((620, 0), (620, 910), '910', away=-222, side=-1)
    s.dimension((0, 2260), (350, 2260), '350', away=4)
    s.dimension((0, 955), (620, 955), '620', away=2)
    s.write('kitchen-section', 'A run of kitchen units in section, 0.15 units to 1 mm')


DRAWINGS = [section]
