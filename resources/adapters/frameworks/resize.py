# SPDX-License-Identifier: GPL-3.0-or-later
"""Which of a framework's ways to resize is the case, exactly."""

import numpy as np

from .case import AXES, Unsupported


class Mode:
    """A way of a framework: its own word, where it samples, and how nearest rounds.

    copies: "size": an axis that keeps its size is copied, whatever its factor; "scale": one whose scale is 1;
    halves: where the size doubles, output o reads input o >> 1 (PyTorch).
    """

    def __init__(self, word, placement, rule=None, takes_factors=False, copies=None, halves=False, widens=False):
        self.word, self.placement, self.rule = word, placement, rule
        self.takes_factors, self.copies, self.halves, self.widens = takes_factors, copies, halves, widens


class Choice:
    """factors: of every axis, where the framework is to be given them; else the sizes say it."""

    def __init__(self, mode, factors):
        self.mode, self.word, self.factors = mode, mode.word, factors


# Of nearest: which integer it takes, as rounding of x + shift.
RULES = {"half up": ("floor", 0.5), "half down": ("ceil", -0.5), "floor": ("floor", 0.0), "ceil": ("ceil", 0.0)}


def numbers(placement, n, m, s):
    """Scale, InputPixelOffset, OutputPixelOffset of n inputs and m outputs at the factor s, exactly."""
    if placement == "half_pixel_symmetric":
        return s, 0.5 - n / 2 * (1 - m / (s * n)), -0.5
    if placement == "pytorch_half_pixel" and m == 1:
        return s, 0.0, 0.0
    if placement == "align_corners":
        return (s, 0.0, 0.0) if m == 1 or n == 1 else ((m - 1) / (n - 1), 0.0, 0.0)
    return {"half_pixel": (s, 0.5, -0.5), "pytorch_half_pixel": (s, 0.5, -0.5), "asymmetric": (s, 0.0, 0.0),
            "tf_half_pixel_for_nn": (s, 0.0, -0.5)}[placement]


def _sampled(axis, mode, factor):
    """x of every output as the framework documents it, and the scale that its filter would have; exact."""
    n, m = axis.inputs, axis.outputs
    o = np.arange(m).astype(np.float64)
    s = m / n if factor is None else float(factor)
    if (mode.copies == "size" and n == m) or (mode.copies == "scale" and n == m and s == 1):
        return o, 1.0
    if mode.halves and m == 2 * n:
        return o / 2, 2.0
    scale, before, behind = numbers(mode.placement, n, m, s)
    return (o - behind) / scale - before, scale


def agrees(axis, mode, factor):
    """Whether the framework's axis is the case's: the same places, as far as float32 tells them apart."""
    theirs, scale = _sampled(axis, mode, factor)
    last = axis.inputs - 1
    with np.errstate(all="ignore"):
        ours, tolerance = axis.coordinates(np.float64), axis.tolerance()
        if axis.linear:
            if axis.filter() and not (mode.widens and axis.filter() == "TRIANGLE" and mode.placement != "align_corners"
                                      and abs(scale - float(axis.scale)) <= 1e-6 * scale):
                return False
            if not axis.filter():
                ours, theirs = np.clip(ours, 0, last), np.clip(theirs, 0, last)
            return bool((np.abs(ours - theirs) <= tolerance).all())
        ours, theirs = np.clip(ours, -2, axis.inputs + 1), np.clip(theirs, -2, axis.inputs + 1)
        (way, shift), (our_way, our_shift) = RULES[mode.rule], RULES[axis.rounding]
        if way == our_way and bool((np.abs(ours + our_shift - theirs - shift) <= tolerance).all()):
            return True  # the same rule; on a tie float32 decides
        if mode.rule.startswith("half") and bool((np.abs(theirs % 1 - 0.5) <= tolerance).any()):
            return False  # another rule, and on a tie its float32 need not be what is written
        rounded = getattr(np, way)(theirs + shift)
        return bool((np.clip(rounded, 0, last) == axis.indices()).all())


def _factor(axis):
    """The axis' scale where it gives its size; else one that does. float32: DirectML's."""
    n, m = axis.inputs, axis.outputs
    with np.errstate(over="ignore"):
        if np.floor(np.float32(n) * axis.scale) == m and int(n * float(axis.scale)) == m:
            return np.float32(axis.scale)
    factor = np.float32(m / n)
    while int(n * float(factor)) < m:
        factor = np.nextafter(factor, np.float32(np.inf))
    return factor


def _refusal(axes, framework):
    named = list(zip(AXES[4 - len(axes):], axes))
    name, axis = next(((name, axis) for name, axis in named if not axis.is_identity()), named[-1])
    if axis.filter():
        does = "halves" if axis.filter() == "HALVING" else "is widened"
        return f"{framework} has no filter that {does} as RESAMPLE3's on {name} ({axis.inputs} to {axis.outputs})"
    listed = axis.coordinates()[:4] if axis.linear else axis.indices()[:8]
    places = ", ".join(f"{place:.6g}" for place in listed) + (", …" if len(listed) < axis.outputs else "")
    what = f"at x = {places}" if axis.linear else f"the inputs {places}"
    return f"no mode of {framework} samples {name} ({axis.inputs} to {axis.outputs}) {what} together with the others"


def choose(axes, modes, framework):
    """The first mode that is the case on every axis. Throws Unsupported with the reason."""
    for mode in modes:
        # Where all sizes are kept the whole tensor is copied.
        if mode.copies and all(axis.inputs == axis.outputs for axis in axes):
            if all(axis.is_identity() for axis in axes):
                return Choice(mode, None)
            continue
        if all(agrees(axis, mode, None) for axis in axes):
            return Choice(mode, None)
        factors = [_factor(axis) for axis in axes]
        if mode.takes_factors and all(agrees(axis, mode, f) for axis, f in zip(axes, factors)):
            return Choice(mode, factors)
    raise Unsupported(_refusal(axes, framework))
