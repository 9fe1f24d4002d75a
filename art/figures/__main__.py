"""Draws the figures of long texts into `app/content/pictures/drawings`. In the folder `art`:

    python3 -m figures            all of them
    python3 -m figures kitchen    those of one module

Debian: apt-get install --no-install-recommends python3-fonttools python3-brotli
"""
from importlib import import_module
from pathlib import Path
import sys

here = Path(__file__).parent
modules = sys.argv[1:] or sorted(path.stem for path in here.glob('*.py') if path.stem != '__main__')
for module in modules:
    for drawing in import_module(f'figures.{module}').DRAWINGS:
        drawing()
