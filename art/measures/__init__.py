"""The measures of each project, in mm: what its scene, its drawing and its words agree on.

`<project>.json` holds
    scene      the scene in `scenes/` that is built to these measures
    mm         measures, named like the constants of the scene; its axes, so places may be negative
    counts     how many: bays, doors, pegs
    figures    what a drawing or a text may state, as a sum of measures: "BREAST.0 - LEFT"
    drawn      which figures the drawing is labelled with
    told       figures of the text that no scene shows: what happened, what a rule allows

Plain Python: scenes read it inside Blender, `art/draw` without.
"""
import json
import os
import re
from types import SimpleNamespace

FOLDER = os.path.dirname(os.path.abspath(__file__))


def scaled(value, by):
    """The value with every number in it divided; words stay."""
    if isinstance(value, list):
        return tuple(scaled(v, by) for v in value)
    return value if isinstance(value, str) else value / by


def project(name):
    with open(os.path.join(FOLDER, name + '.json'), encoding='utf-8') as file:
        return json.load(file)


def measures(name, unit):
    data = project(name)
    return SimpleNamespace(**{key: scaled(value, unit) for key, value in data['mm'].items()}, **data.get('counts', {}))


def metres(name):
    """Measures as attributes, in metres, for a scene."""
    return measures(name, 1000)


def millimetres(name):
    """The same in mm, for a drawing."""
    return measures(name, 1)


def figure(data, name):
    """What a figure comes to, mm: its sum with each measure in its place."""
    total = 0
    for sign, key, index in re.findall(r'([+-]?)\s*([A-Z_]+)(?:\.(\d+))?', data['figures'][name]):
        value = data['mm'][key][int(index)] if index else data['mm'][key]
        total += -value if sign == '-' else value
    return total
