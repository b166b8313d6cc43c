// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tessera {

// What engine/compare says of a tolerance: its rules and its presets, for translators.
inline constexpr const char* kToleranceSentences[] = {
    QT_TRANSLATE_NOOP("Engine", "equal bits"),
    QT_TRANSLATE_NOOP("Engine", "the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a|"),
    QT_TRANSLATE_NOOP("Engine", "the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a| of coordinates 4 float32 ulps apart"),
    QT_TRANSLATE_NOOP("Engine", "integers truncated or rounded %1"),
    QT_TRANSLATE_NOOP("Engine", "integers truncated or rounded %1 of coordinates 4 float32 ulps apart"),
    QT_TRANSLATE_NOOP("Engine", "either neighbour of a tie"),
    QT_TRANSLATE_NOOP("Engine", "|A − B| <= %1, or %2"),
    QT_TRANSLATE_NOOP("Engine", "%1 ULP, or %2"),
    QT_TRANSLATE_NOOP("Engine", "%1, or %2"),
    QT_TRANSLATE_NOOP("Engine", "NaN differs from NaN"),
    QT_TRANSLATE_NOOP("Engine", "%1 % may lie beyond"),
    QT_TRANSLATE_NOOP("Engine", "none by more than %1"),
    QT_TRANSLATE_NOOP("Engine", "Equal bits"),
    QT_TRANSLATE_NOOP("Engine", "Nothing may differ."),
    QT_TRANSLATE_NOOP("Engine", "Rounding bound"),
    QT_TRANSLATE_NOOP("Engine", "What the roundings of an interpolation can add up to; where none is made, nothing."),
    QT_TRANSLATE_NOOP("Engine", "Another program"),
    QT_TRANSLATE_NOOP("Engine",
                      "Coordinates that another program computes otherwise: either neighbour of a tie, and linear "
                      "within its rounding bound where they move by 4 float32 ulps."),
    QT_TRANSLATE_NOOP("Engine", "WebNN conformance"),
    QT_TRANSLATE_NOOP("Engine", "Linear: 84 ULP of FLOAT32, 10 of FLOAT16, one unit of integers; else nothing."),
    QT_TRANSLATE_NOOP("Engine", "ONNX backend tests"),
    QT_TRANSLATE_NOOP("Engine", "rtol 1e-3 and atol 1e-7, whatever the operator and the type."),
    QT_TRANSLATE_NOOP("Engine", "ONNX Runtime tests"),
    QT_TRANSLATE_NOOP("Engine", "FLOAT32 atol 1e-5 and rtol 1e-4, FLOAT16 atol 2.5e-3 and rtol 1e-3; else nothing."),
};

} // namespace tessera
