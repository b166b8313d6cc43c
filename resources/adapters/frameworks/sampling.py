# SPDX-License-Identifier: GPL-3.0-or-later
"""Where an axis is read: the rules of DirectML's RESAMPLE family, from its fields alone, in NumPy."""

import math

import numpy as np

F = np.float32


class AxisMap:
    """The forward map of one axis: x = (o - output_offset) / scale - input_offset, in float32."""

    def __init__(self, inputs, outputs, scale, input_offset, output_offset, linear, rounding, antialias=None):
        """antialias: "HALVING", "TRIANGLE", or None where it is off"""
        self.inputs, self.outputs, self.scale = inputs, outputs, scale
        self.input_offset, self.output_offset = input_offset, output_offset
        self.linear, self.rounding, self.antialias = linear, rounding, antialias

    def coordinates(self):
        """x of every output"""
        with np.errstate(all="ignore"):
            o = np.arange(self.outputs).astype(F)
            return (o - self.output_offset) / self.scale - self.input_offset

    def indices(self):
        """nearest: the input of every output"""
        x = np.clip(self.coordinates(), F(-1), F(self.inputs))
        i = {"half up": lambda: np.floor(x + F(0.5)), "ceil": lambda: np.ceil(x), "floor": lambda: np.floor(x)}
        return np.clip(i[self.rounding](), 0, self.inputs - 1).astype(np.int64)

    def filter(self):
        """"HALVING" or "TRIANGLE" where it changes the axis, else None"""
        shrinks_from = {"HALVING": F(0.5), "TRIANGLE": F(1)}.get(self.antialias, F(0))
        return self.antialias if self.linear and self.scale < shrinks_from else None

    def bands(self):
        """For every output its first input and the float32 weights from there on; a copy has the one weight 1.0."""
        if not self.linear:
            return [(int(i), [F(1)]) for i in self.indices()]
        if self.filter() == "HALVING":
            return self._halved()
        return [self._wide(x) if self.filter() else self._pair(x) for x in self.coordinates()]

    def _pair(self, x):
        inside = min(max(x, F(0)), F(self.inputs - 1))
        first = int(inside)
        t = F(inside - F(first))
        if t == 0 or first + 1 == self.inputs:
            return first, [F(1)]
        return first, [F(1.0 - float(t)), t]

    def _halved(self):
        """While scale < 1/2 every pair becomes its mean, the last of an odd length with itself; then linear."""
        n, scale, offset, lengths = self.inputs, self.scale, float(self.input_offset), []
        while scale < F(0.5):
            lengths.append(n)
            n, scale, offset = (n + 1) // 2, scale * F(2), 0.5 + (offset - 0.5) / 2
        rest = AxisMap(n, self.outputs, scale, F(offset), self.output_offset, True, self.rounding)
        bands = []
        for first, weights in rest.bands():
            weights = [float(weight) for weight in weights]
            for length in reversed(lengths):
                pairs = [weight / 2 for weight in weights for _ in range(2)]
                if 2 * (first + len(weights)) > length:  # the last element had itself for a partner
                    pairs[-2:] = [weights[-1]]
                first, weights = 2 * first, pairs
            weights = [F(weight) for weight in weights]
            used = max(i for i, weight in enumerate(weights) if weight > 0)
            bands.append((first, weights[:used + 1]))
        return bands

    def _wide(self, x):
        """The triangle of radius 1/scale round x; what lies outside the input reads the edge."""
        last = self.inputs - 1
        if not np.isfinite(x):
            return (0 if x < 0 else last), [F(1)]
        x, radius = float(x), 1.0 / float(self.scale)
        begin, end = math.ceil(x - radius), math.floor(x + radius)

        def side(first, final):  # a straight piece of the triangle is an arithmetic series
            if first > final:
                return 0.0
            at = [max(0.0, 1.0 - abs(i - x) / radius) for i in (first, final)]
            return (final - first + 1) * (at[0] + at[1]) / 2

        def between(first, final):
            first, final, middle = max(first, begin), min(final, end), math.floor(x)
            return side(first, min(final, middle)) + side(max(first, middle + 1), final)

        total = between(begin, end)
        start, stop = min(max(begin, 0), last), min(max(end, 0), last)
        weights = [max(0.0, 1.0 - abs(i - x) / radius) for i in range(start, stop + 1)]
        weights[0] += between(begin, -1)
        weights[-1] += between(last + 1, end)
        weights = [F(weight / total) for weight in weights]
        used = [i for i, weight in enumerate(weights) if weight > 0]
        return start + used[0], weights[used[0]:used[-1] + 1]


def transposed(bands, inputs):
    """The bands of the gradient: for every input the outputs that read it, ascending."""
    rows = [[] for _ in range(inputs)]
    for output, (first, weights) in enumerate(bands):
        for i, weight in enumerate(weights):
            rows[first + i].append((output, weight))
    return [(row[0][0] if row else 0, [weight for _, weight in row]) for row in rows]
