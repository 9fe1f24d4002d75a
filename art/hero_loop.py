#!/usr/bin/python3
"""The moving picture at the top of the home page, made from the hero still.

The still and its depth (both left in art/build/ by `art/render kitchen-sage hero`) are
seen from a camera that slides a few centimetres sideways and back while moving in a
little: near things shift more than far ones. Uncovered slivers are filled from what
lies behind. The second half of the loop is the first half backwards, so it is seamless.

    art/hero_loop.py [--sway METRES] [--push SHARE] [--seconds N]
    art/hero_loop.py --from-whole     cut still and loop out of `kitchen-sage whole` instead
"""
import argparse
import os
import subprocess

import cv2
import numpy as np

ART = os.path.dirname(os.path.abspath(__file__))
STILL = os.path.join(ART, 'build', 'kitchen-sage-hero')
TARGET = os.path.join(os.path.dirname(ART), 'app', 'content', 'pictures', 'hero', 'loop')
FOCAL_MM = 30
BEHIND_GLASS, WINDOW_PLANE = 6.2, 5.4         # metres
WIDTH, HEIGHT, RATE = 1280, 720, 24


def seen_from(picture, depth, right, focal):
    """The picture as seen `right` metres further right: depths are splatted forward,
    colours fetched backwards, holes take the farther of their two neighbours."""
    height, width = depth.shape
    x = np.arange(width, dtype=np.float32)[None].repeat(height, 0)
    row = np.arange(height)[:, None].repeat(width, 1)
    target = np.clip(np.rint(x - focal * right / depth), 0, width - 1).astype(np.int64)
    order = np.argsort(-depth, axis=None, kind='stable')          # far first, near overwrites
    moved = np.full(height * width, np.nan, np.float32)
    moved[(row * width + target).ravel()[order]] = depth.ravel()[order]
    moved = moved.reshape(height, width)
    known = ~np.isnan(moved)
    places = np.where(known, np.arange(width)[None], 0)
    left = np.maximum.accumulate(places, axis=1)
    places = np.where(known, np.arange(width)[None], width - 1)
    after = np.minimum.accumulate(places[:, ::-1], axis=1)[:, ::-1]
    from_left, from_right = np.take_along_axis(moved, left, 1), np.take_along_axis(moved, after, 1)
    filled = np.where(known, moved, np.fmax(from_left, from_right))
    filled = np.nan_to_num(filled, nan=float(np.nanmedian(depth)))
    source = x + focal * right / filled
    return cv2.remap(picture, source.astype(np.float32), row.astype(np.float32), cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def cut_from_whole(left=0.00875, share=0.8894):
    """Make the hero still a 4:3 cut of the wide view, so that one render serves both."""
    wide = os.path.join(ART, 'build', 'kitchen-sage-whole')
    picture, depth = cv2.imread(wide + '.png'), np.load(wide + '_depth.npy')
    x0 = int(left * picture.shape[1])
    x1 = x0 + int(share * picture.shape[1])
    cv2.imwrite(STILL + '.png', cv2.resize(picture[:, x0:x1], (1400, 1050), interpolation=cv2.INTER_AREA))
    np.save(STILL + '_depth.npy', cv2.resize(depth[:, x0:x1], (1400, 1050), interpolation=cv2.INTER_NEAREST))
    still = cv2.resize(picture[:, x0:x1], (1600, 1200), interpolation=cv2.INTER_LANCZOS4)
    still = cv2.addWeighted(still, 1.25, cv2.GaussianBlur(still, (0, 0), 1.2), -0.25, 0)
    path = os.path.join(os.path.dirname(TARGET), 'still.jpg')
    cv2.imwrite(path + '.part.jpg', still, [cv2.IMWRITE_JPEG_QUALITY, 88, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
    os.replace(path + '.part.jpg', path)


def frames(sway, push, seconds):
    picture = cv2.imread(STILL + '.png').astype(np.float32)
    depth = np.clip(np.load(STILL + '_depth.npy'), 0.3, 60).astype(np.float32)
    depth[depth > BEHIND_GLASS] = WINDOW_PLANE                     # the garden moves with its window
    # Things grow by a pixel or two so that their soft edges travel with them, not with the wall behind.
    depth = cv2.erode(depth, np.ones((3, 5), np.uint8))
    height, width = depth.shape
    focal = FOCAL_MM / 36 * width
    half = int(seconds * RATE) // 2
    margin = int(focal * sway / 1.6) + 6
    for i in range(half + 1):
        t = 0.5 - 0.5 * np.cos(np.pi * i / half)
        view = seen_from(picture, depth, sway * (2 * t - 1), focal)
        w = (width - 2 * margin) * (1 - push * t)
        h = w * HEIGHT / WIDTH
        x0, y0 = (width - w) / 2, (height - h) * 0.52
        matrix = np.float32([[w / WIDTH, 0, x0], [0, h / HEIGHT, y0]])
        frame = cv2.warpAffine(view, matrix, (WIDTH, HEIGHT), flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP)
        yield np.clip(frame, 0, 255).astype(np.uint8)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--sway', type=float, default=0.028)
    parser.add_argument('--push', type=float, default=0.035)
    parser.add_argument('--seconds', type=float, default=7)
    parser.add_argument('--from-whole', action='store_true')
    parser.add_argument('--frames', help='only write first, middle and last frame as PNG to this folder')
    wish = parser.parse_args()
    os.makedirs(os.path.dirname(TARGET), exist_ok=True)
    if wish.from_whole:
        cut_from_whole()
    forth = list(frames(wish.sway, wish.push, wish.seconds))
    if wish.frames:
        for name, frame in (('first', forth[0]), ('middle', forth[len(forth) // 2]), ('last', forth[-1])):
            cv2.imwrite(os.path.join(wish.frames, f'loop-{name}.png'), frame)
    raw = b''.join(f.tobytes() for f in forth + forth[-2:0:-1])
    source = ['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'bgr24', '-s', f'{WIDTH}x{HEIGHT}',
              '-r', str(RATE), '-i', '-', '-an', '-map_metadata', '-1', '-threads', '2', '-pix_fmt', 'yuv420p']
    for ending, codec in (('mp4', ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-profile:v', 'high', '-movflags', '+faststart']),
                          ('webm', ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '37', '-row-mt', '1', '-cpu-used', '3'])):
        partial = f'{TARGET}.part.{ending}'
        subprocess.run([*source, *codec, partial], input=raw, check=True)
        os.replace(partial, f'{TARGET}.{ending}')
        print(f'{TARGET}.{ending} {os.path.getsize(f"{TARGET}.{ending}") // 1024} kB', flush=True)


main()
