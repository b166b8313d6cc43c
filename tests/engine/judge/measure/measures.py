# SPDX-License-Identifier: GPL-3.0-or-later
# The measures of engine/judge/measure by another route: float64, whole kernels in two dimensions, sums over windows.
# Each line of standard input is "MEASURE A.npy B.npy PEAK PPD"; its number is printed.
import sys

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view


def correlate(plane, kernel):
    """The plane with its edge repeated, under a kernel of odd sizes."""
    radius = kernel.shape[0] // 2
    windows = sliding_window_view(np.pad(plane, radius, mode="edge"), kernel.shape)
    return np.einsum("yxij,ij->yx", windows, kernel, optimize=True)


def grid(radius):
    return np.mgrid[-radius:radius + 1, -radius:radius + 1].astype(float)


def similarity(a, b):
    """SSIM of every window inside: weighted means and central moments."""
    y, x = grid(5)
    weights = np.exp(-(x ** 2 + y ** 2) / (2 * 1.5 ** 2))
    weights /= weights.sum()
    wa, wb = (sliding_window_view(each, (11, 11)) for each in (a, b))
    mean_a, mean_b = ((each * weights).sum((2, 3)) for each in (wa, wb))
    da, db = wa - mean_a[..., None, None], wb - mean_b[..., None, None]
    c1, c2 = 0.01 ** 2, 0.03 ** 2
    structure = (2 * (weights * da * db).sum((2, 3)) + c2) / ((weights * (da ** 2 + db ** 2)).sum((2, 3)) + c2)
    return (2 * mean_a * mean_b + c1) / (mean_a ** 2 + mean_b ** 2 + c1) * structure


TO_XYZ = np.array([[10135552 / 24577794, 8788810 / 24577794, 4435075 / 24577794],
                   [2613072 / 12288897, 8788810 / 12288897, 887015 / 12288897],
                   [1425312 / 73733382, 8788810 / 73733382, 70074185 / 73733382]])
WHITE = TO_XYZ @ np.ones(3)


def in_lab(linear):
    """Hunt-adjusted CIELAB of linear sRGB, {3, …}."""
    t = np.tensordot(TO_XYZ, linear, 1) / WHITE.reshape(3, *[1] * (linear.ndim - 1))
    delta = 6 / 29
    x, y, z = np.where(t > delta ** 3, np.cbrt(t), t / (3 * delta ** 2) + 4 / 29)
    light = 116 * y - 16
    return np.stack([light, 0.01 * light * 500 * (x - y), 0.01 * light * 200 * (y - z)])


def hyab(a, b):
    return np.abs(a[0] - b[0]) + np.hypot(a[1] - b[1], a[2] - b[2])


def sensitivity(terms, ppd):
    y, x = grid(int(np.ceil(3 * np.sqrt(0.04 / (2 * np.pi ** 2)) * ppd)))
    d2 = (x ** 2 + y ** 2) / ppd ** 2
    kernel = sum(a * np.sqrt(np.pi / b) * np.exp(-np.pi ** 2 * d2 / b) for a, b in terms)
    return kernel / kernel.sum()


def features(lightness, ppd, second):
    sd = 0.5 * 0.082 * ppd
    y, x = grid(int(np.ceil(3 * sd)))
    kernel = (x ** 2 / sd ** 2 - 1 if second else -x) * np.exp(-(x ** 2 + y ** 2) / (2 * sd ** 2))
    kernel = np.where(kernel > 0, kernel / kernel[kernel > 0].sum(), -kernel / kernel[kernel < 0].sum())
    return np.hypot(correlate(lightness, kernel), correlate(lightness, kernel.T))


def seen(linear, ppd):
    """What an eye sees of linear sRGB {3, H, W}: colors in CIELAB, edges, points."""
    x, y, z = np.tensordot(TO_XYZ, linear, 1) / WHITE.reshape(3, 1, 1)
    opponent = [(116 * y - 16, [(1, 0.0047)]), (500 * (x - y), [(1, 0.0053)]),
                (200 * (y - z), [(34.1, 0.04), (13.5, 0.025)])]
    light, red_green, blue_yellow = (correlate(plane, sensitivity(terms, ppd)) for plane, terms in opponent)
    y2 = (light + 16) / 116
    filtered = np.stack([y2 + red_green / 500, y2, y2 - blue_yellow / 200]) * WHITE.reshape(3, 1, 1)
    rgb = np.clip(np.tensordot(np.linalg.inv(TO_XYZ), filtered, 1), 0, 1)
    return in_lab(rgb), features(y, ppd, False), features(y, ppd, True)


def flip_map(a, b, ppd):
    (lab_a, edges_a, points_a), (lab_b, edges_b, points_b) = seen(a, ppd), seen(b, ppd)
    largest = hyab(in_lab(np.array([0.0, 1, 0])), in_lab(np.array([0.0, 0, 1]))) ** 0.7
    distance = hyab(lab_a, lab_b) ** 0.7
    knee = 0.4 * largest
    color = np.where(distance < knee, 0.95 / knee * distance, 0.95 + (distance - knee) / (largest - knee) * 0.05)
    feature = np.sqrt(np.maximum(np.abs(edges_a - edges_b), np.abs(points_a - points_b)) / np.sqrt(2))
    return color ** (1 - feature)


def colors(picture):
    return np.repeat(picture, 3, 0) if picture.shape[0] == 1 else picture[:3]


def flip(a, b, ppd):
    linear = [np.where(s > 0.04045, ((s + 0.055) / 1.055) ** 2.4, s / 12.92) for s in (np.clip(a, 0, 1), np.clip(b, 0, 1))]
    return flip_map(colors(linear[0]), colors(linear[1]), ppd).mean()


def measure(word, a, b, peak, ppd):
    black = -128 if a.dtype == np.int8 else 0
    a, b = (each.astype(float) - black for each in (a, b))
    if word == "mean":
        return np.abs(a - b).mean()
    if word == "max":
        return np.abs(a - b).max()
    if word == "psnr":
        return 20 * np.log10(peak / np.sqrt(np.square(a - b).mean()))
    pairs = [(x / peak, y / peak) for x, y in zip(a, b)]
    if word == "flip":
        return np.mean([flip(x, y, ppd) for x, y in pairs])
    return np.mean([similarity(p, q).mean() for x, y in pairs for p, q in zip(x, y)])


for line in sys.stdin:
    word, a, b, peak, ppd = line.split()
    print(repr(float(measure(word, np.load(a), np.load(b), float(peak), float(ppd)))))
