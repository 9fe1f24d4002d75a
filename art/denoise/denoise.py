"""Denoise a picture rendered twice with different seeds.

Light is split from surface colour (diffuse and gloss divided by albedo), each
part is cleaned by cross non-local means (filter.c) guided by normal, depth,
object and albedo (rendered apart, without noise), then the slow blotches that a
small window cannot see are taken out on a four times smaller copy, and the
surface colour is put back.
"""
import ctypes
import os
import struct
import subprocess
import time

import numpy as np

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2

from common.depth import MIST_DEPTH

HERE = os.path.dirname(os.path.abspath(__file__))
OBJECT = slice(5, 8)  # where the object's colour is among the guides
FLOATS = ctypes.POINTER(ctypes.c_float)


def library():
    """Compile filter.c when needed and load it."""
    source, built = os.path.join(HERE, 'filter.c'), os.path.join(HERE, 'filter.so')
    if not os.path.exists(built) or os.path.getmtime(built) < os.path.getmtime(source):
        fresh = f'{built}.{os.getpid()}'
        # linked without -ffast-math, which would switch denormals off for numpy too
        subprocess.run(['gcc', '-c', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-fPIC', source, '-o', fresh + '.o'], check=True)
        subprocess.run(['gcc', '-shared', '-fopenmp', fresh + '.o', '-o', fresh, '-lm'], check=True)
        os.remove(fresh + '.o')
        os.replace(fresh, built)
    return ctypes.CDLL(built)


def read_exr(path):
    """All channels of a multilayer EXR as Blender writes it here, 32 bits and uncompressed, by name."""
    data = open(path, 'rb').read()
    at, header = 8, {}

    def text(start):
        end = data.index(b'\0', start)
        return data[start:end].decode(), end + 1

    while data[at]:
        name, at = text(at)
        _, at = text(at)
        size, = struct.unpack_from('<i', data, at)
        header[name] = data[at + 4:at + 4 + size]
        at += 4 + size
    at += 1
    channels, place, block = [], 0, header['channels']
    while block[place]:
        end = block.index(b'\0', place)
        channels.append(block[place:end].decode())
        place = end + 17
    x0, y0, x1, y1 = struct.unpack('<4i', header['dataWindow'])
    width, height = x1 - x0 + 1, y1 - y0 + 1
    if header['compression'][0]:
        raise ValueError(f'{path} is compressed')
    planes = {name: np.empty((height, width), np.float32) for name in channels}
    for offset in struct.unpack_from(f'<{height}Q', data, at):
        y, = struct.unpack_from('<i', data, offset)
        lines = np.frombuffer(data, np.float32, width * len(channels), offset + 8).reshape(len(channels), width)
        for name, line in zip(channels, lines):
            planes[name][y - y0] = line
    return planes, width, height


def layer(planes, name, parts='RGB'):
    """A three-channel layer, zeros when absent."""
    for key in planes:
        if key.endswith(f'.{name}.{parts[0]}'):
            stem = key[:-1]
            return np.nan_to_num(np.stack([planes[stem + p] for p in parts]))
    shape = next(iter(planes.values())).shape
    return np.zeros((3, *shape), np.float32)


def single(planes, ending):
    return next((planes[key] for key in planes if key.endswith(ending)), None)


def blur(planes, size):
    return np.stack([cv2.blur(p, (size, size)) for p in planes])


def cross_means(lib, first, second, variance, guides, reach, patch, strength):
    arrays = [np.ascontiguousarray(a, np.float32) for a in (first, second, variance, guides)]
    outs = [np.empty_like(arrays[0]), np.empty_like(arrays[1])]
    pointer = [a.ctypes.data_as(FLOATS) for a in arrays]
    _, height, width = arrays[0].shape
    lib.cross_means(*pointer, arrays[3].shape[0], width, height, reach, patch, ctypes.c_float(strength),
                    *[o.ctypes.data_as(FLOATS) for o in outs])
    return outs


def shrink(planes, factor):
    _, h, w = planes.shape
    return np.stack([cv2.resize(p[:h - h % factor, :w - w % factor], (w // factor, h // factor), interpolation=cv2.INTER_AREA)
                     for p in planes])


def take_out_blotches(lib, first, second, guides, factor=4):
    """Second look at a smaller scale: filter there, and add only the change back,
    spread over pixels whose guides agree with the small pixel."""
    _, height, width = first.shape
    small1, small2 = shrink(first, factor), shrink(second, factor)
    small_guides = shrink(guides, factor)
    spread = shrink(guides ** 2, factor) - small_guides ** 2
    mixed = spread.sum(0) > 0.8
    _, sh, sw = small1.shape
    variance = blur((small1 - small2) ** 2 / 2, 7) + 1e-7
    lonely = np.arange(sh * sw, dtype=np.float32).reshape(sh, sw) * 50 * mixed
    out1, out2 = cross_means(lib, small1, small2, variance, np.concatenate([small_guides, lonely[None]]), 8, 2, 0.55)
    change = (out1 + out2 - small1 - small2) / 2
    total = np.zeros((3, height, width), np.float32)
    weight = np.full((height, width), 1e-6, np.float32)
    ys, xs = (np.arange(height) + 0.5) / factor - 0.5, (np.arange(width) + 0.5) / factor - 0.5
    base_y, base_x = np.floor(ys).astype(int), np.floor(xs).astype(int)
    for dy in (0, 1):
        for dx in (0, 1):
            iy, ix = np.clip(base_y + dy, 0, sh - 1), np.clip(base_x + dx, 0, sw - 1)
            grid = np.ix_(iy, ix)
            near = np.maximum(0.02, 1 - np.abs(ys - base_y - dy))[:, None] * np.maximum(0.02, 1 - np.abs(xs - base_x - dx))[None]
            unlike = sum((guides[c] - small_guides[c][grid]) ** 2 for c in range(len(guides)))
            w = near * np.exp(-np.minimum(unlike, 30)) * ~mixed[grid]
            weight += w
            for c in range(3):
                total[c] += w * change[c][grid]
    share = np.clip(weight * 8, 0, 1)
    correction = total / weight * share
    return first + correction, second + correction


def clean(lib, first, second, guides, strength):
    """Two filtering rounds, blotches out, stray pixels clipped to their neighbours."""
    for c in range(3):
        floor = np.maximum(cv2.blur(cv2.medianBlur(first[c], 5), (3, 3)), cv2.blur(cv2.medianBlur(second[c], 5), (3, 3)))
        limit = np.maximum(floor * 4 + 0.05 * np.percentile(floor, 90), np.minimum(first[c], second[c]) * 1.5)
        first[c], second[c] = np.minimum(first[c], limit), np.minimum(second[c], limit)
    noise = (first - second) ** 2 / 2
    variance = 0.6 * blur(noise, 7) + 0.4 * blur(noise, 3)
    one, two = cross_means(lib, first, second, variance, guides, 8, 3, strength)
    one, two = take_out_blotches(lib, one, two, guides)
    one, two = cross_means(lib, one, two, blur((one - two) ** 2 / 2, 9), guides, 5, 2, 0.5)
    result = (one + two) / 2
    ring = np.ones((3, 3), np.uint8)
    ring[1, 1] = 0
    result = np.stack([np.clip(p, cv2.erode(p, ring), cv2.dilate(p, ring)) for p in result])
    # bright specks of a few pixels in the middle of one object
    quiet = sum(cv2.dilate(g, np.ones((5, 5))) - cv2.erode(g, np.ones((5, 5))) for g in guides[OBJECT]) < 0.15
    calm = np.stack([cv2.medianBlur(p, 5) for p in result])
    return np.where(quiet & (result > calm * 1.4 + 1e-3), calm, result)


def lens(picture, part=(0.0, 0.0, 1.0, 1.0), bloom=0.045, vignette=0.20):
    """A breath of bloom and a darker corner, in scene light. part: which share of
    the whole picture this is (left, top, right, bottom)."""
    _, high, wide = picture.shape
    width, height = wide / (part[2] - part[0]), high / (part[3] - part[1])
    scale = width / 1600
    soft = np.stack([cv2.GaussianBlur(np.minimum(p, 12), (0, 0), 6 * scale) * 0.5
                     + cv2.GaussianBlur(np.minimum(p, 12), (0, 0), 26 * scale) * 0.5 for p in picture])
    picture = picture * (1 - bloom) + soft * bloom
    y, x = np.mgrid[0:high, 0:wide]
    x, y = x + part[0] * width, y + part[1] * height
    radius = ((x / width - 0.5) ** 2 + ((y / height - 0.5) * height / width) ** 2) / 0.36
    return picture * (1 - vignette * radius)[None]


def denoise(path_a, path_b, path_out, guide_paths, strength=0.45, share=(0.0, 0.0, 1.0, 1.0)):
    """Two multilayer EXRs and two of guides in, one clean scene-linear EXR out (and its depth as .npy)."""
    began = time.time()
    lib = library()
    (a, width, height), (b, _, _) = read_exr(path_a), read_exr(path_b)

    (guide, _, _), (colours, _, _) = (read_exr(path) for path in guide_paths)

    def mean(name, parts='RGB'):
        return (layer(a, name, parts) + layer(b, name, parts)) / 2

    normal = layer(guide, 'Normal', 'XYZ') / 2 + mean('Normal', 'XYZ') / 2
    depths = [single(p, 'Depth.Z') for p in (a, b)]
    far = np.log(single(guide, 'Mist.Z') * MIST_DEPTH + 0.05)
    relief = np.clip(far - cv2.blur(far, (41, 41)), -0.02, 0.02)
    albedo, gloss_tint = (layer(guide, n) / 2 + mean(n) / 2 for n in ('DiffCol', 'GlossCol'))
    shape = [normal / 0.15, (far / 0.1)[None], (relief / 0.006)[None], layer(colours, 'Combined') / 0.3]

    def part(names, guides, box=np.s_[:, :]):
        """One share of the light, denoised inside `box` (rows, columns)."""
        box = (np.s_[:], *box)
        first, second = (sum(layer(p, n) for n in names)[box].copy() for p in (a, b))
        guides = np.concatenate(guides).astype(np.float32)[box]
        return clean(lib, first, second, guides, strength)

    picture = albedo * part(['DiffDir', 'DiffInd'], shape + [albedo / 0.25])
    picture += gloss_tint * part(['GlossDir', 'GlossInd'], shape + [gloss_tint / 0.15, albedo / 0.15])
    through = layer(guide, 'TransCol')
    rows, columns = np.where(through.max(0) > 1e-3)
    if len(rows):                                    # glass is rare: only its surroundings
        y0, y1 = max(0, rows.min() - 24), min(height, rows.max() + 25)
        x0, x1 = max(0, columns.min() - 24), min(width, columns.max() + 25)
        if y1 - y0 > 64 and x1 - x0 > 64:
            box = np.s_[y0:y1, x0:x1]
            picture[(np.s_[:], *box)] += through[(np.s_[:], *box)] * part(['TransDir', 'TransInd'], shape, box)
        else:
            picture += through * (layer(a, 'TransDir') + layer(b, 'TransDir') + layer(a, 'TransInd') + layer(b, 'TransInd')) / 2
    picture += sum(layer(p, name) for p in (a, b) for name in ('Emit', 'Env')) / 2
    picture = lens(np.nan_to_num(picture), share)
    cv2.imwrite(path_out, np.ascontiguousarray(picture.transpose(1, 2, 0)[:, :, ::-1].astype(np.float32)))
    np.save(path_out.replace('.exr', '_depth.npy'), np.minimum(*depths).astype(np.float32))
    print(f'  denoised in {time.time() - began:.0f} s', flush=True)
