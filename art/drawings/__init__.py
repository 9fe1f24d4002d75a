"""Elevations drawn from the measures of `measures/`: `joinery.py` has what a joiner makes, `projects.py` the objects."""
