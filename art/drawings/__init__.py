"""Elevations drawn from the measures of `measures/`: `sheet.py` has the strokes, `projects.py` the objects."""
