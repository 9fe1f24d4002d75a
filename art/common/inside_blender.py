"""Runs inside Blender, started by art/render:
   blender -b --factory-startup -P inside_blender.py -- render|grade SCENE VIEW STEM WIDTH HEIGHT SAMPLES THREADS PART
PART is left,top,right,bottom in shares of the picture: only that is rendered; all of it if empty.
"""
import importlib
import os
import random
import sys
import time

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ART)
sys.dont_write_bytecode = True

from common import scene


def main():
    task, scene_name, view_name, stem, width, height, samples, threads, part = sys.argv[sys.argv.index('--') + 1:]
    scene.empty_scene()
    built = importlib.import_module('scenes.' + scene_name.replace('-', '_'))
    view = built.VIEWS[view_name]
    width, height = int(width) or view.width, int(height) or view.height
    if task == 'grade':
        scene.tone(view)
        scene.grade(stem + '.exr', stem + '.png')
        with open(stem + '.picture', 'w') as note:
            note.write(f'{view.picture} {view.width}')
        return
    random.seed(5)
    began = time.time()
    built.build(view_name)
    scene.place_camera(view)
    scene.render_settings(view, width, height, int(samples) or view.samples, int(threads))
    if part:
        scene.only_part(*(float(v) for v in part.split(',')))
    print(f'built in {time.time() - began:.1f} s', flush=True)
    scene.render_two_passes(stem)
    print(f'rendered after {time.time() - began:.1f} s', flush=True)


try:
    main()
except BaseException:
    import traceback
    traceback.print_exc()
    sys.stdout.flush()
    os._exit(1)
