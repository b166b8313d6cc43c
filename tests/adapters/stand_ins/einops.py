# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for einops: rearrange and repeat, as its documentation defines them."""

import re

import numpy as np


def _axes(side):
    """Every axis as the letters that it is made of."""
    return [group.strip("()").split() for group in re.findall(r"\([^)]*\)|\S+", side)]


def rearrange(tensor, pattern, **lengths):
    before, after = (_axes(side) for side in pattern.split("->"))
    assert len(before) == tensor.ndim
    lengths = dict(lengths)
    for letters, size in zip(before, tensor.shape):
        unknown = [letter for letter in letters if letter not in lengths]
        assert len(unknown) <= 1, "einops finds one length of an axis itself"
        known = int(np.prod([lengths[letter] for letter in letters if letter in lengths]))
        assert size % known == 0
        if unknown:
            lengths[unknown[0]] = size // known
        else:
            assert size == known
    source, target = sum(before, []), sum(after, [])
    assert sorted(source) == sorted(target) and len(set(source)) == len(source)
    parts = tensor.reshape([lengths[letter] for letter in source])
    moved = parts.transpose([source.index(letter) for letter in target])
    return moved.reshape([int(np.prod([lengths[letter] for letter in letters])) for letters in after])


def repeat(tensor, pattern, **lengths):
    before, after = (sum(_axes(side), []) for side in pattern.split("->"))
    made = [letter for letter in after if letter not in before]
    for letter in reversed(made):
        tensor = np.repeat(tensor[np.newaxis], lengths[letter], axis=0)
    return rearrange(tensor, " ".join([*made, pattern]), **lengths)
