// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tessera {

// What engine/probe finds of an engine's map, for translators. A line of an axis says what differs, and no more.
inline constexpr const char* kXraySentences[] = {
    QT_TRANSLATE_NOOP("Engine", "%1: %2 where %3 is right."),
    QT_TRANSLATE_NOOP("Engine", "%1: %2 where %3 is right, the slope is (n − 1)/(m − 1): corners are aligned."),
    QT_TRANSLATE_NOOP("Engine", "%1: %2 where %3 is right, the slope is n/m."),
    QT_TRANSLATE_NOOP("Engine", "%1: %2 where %3 is right: the axis runs backwards."),
    QT_TRANSLATE_NOOP(
        "Engine",
        "%1: %2 where %3 is right: the axis runs backwards, the slope is (n − 1)/(m − 1): corners are aligned."),
    QT_TRANSLATE_NOOP("Engine", "%1: %2 where %3 is right: the axis runs backwards, the slope is n/m."),
    QT_TRANSLATE_NOOP("Engine", "%1: %2 where %3 is right: every x is smaller by %4."),
    QT_TRANSLATE_NOOP(
        "Engine",
        "%1: %2 where %3 is right: every x is smaller by %4, the slope is (n − 1)/(m − 1): corners are aligned."),
    QT_TRANSLATE_NOOP("Engine", "%1: %2 where %3 is right: every x is smaller by %4, the slope is n/m."),
    QT_TRANSLATE_NOOP("Engine", "%1: %2 where %3 is right: every x is larger by %4."),
    QT_TRANSLATE_NOOP(
        "Engine",
        "%1: %2 where %3 is right: every x is larger by %4, the slope is (n − 1)/(m − 1): corners are aligned."),
    QT_TRANSLATE_NOOP("Engine", "%1: %2 where %3 is right: every x is larger by %4, the slope is n/m."),
    QT_TRANSLATE_NOOP("Engine", "%1: output %2 (%3 of %4) does not follow %5, which is right."),
    QT_TRANSLATE_NOOP("Engine", "%1: outputs %2 (%3 of %4) do not follow %5, which is right."),
    QT_TRANSLATE_NOOP("Engine", "Outputs copy inputs: read off in two numberings, proved by %1 run."),
    QT_TRANSLATE_NOOP("Engine",
                      "Outputs are weighted sums of inputs: measured by %1 run, and random values are predicted."),
    QT_TRANSLATE_NOOP("Engine", "There is no map: outputs are neither copies nor weighted sums of inputs (%1 run)."),
    QT_TRANSLATE_NOOP("Engine", "Outputs copy inputs: read off in two numberings, proved by %1 runs."),
    QT_TRANSLATE_NOOP("Engine",
                      "Outputs are weighted sums of inputs: measured by %1 runs, and random values are predicted."),
    QT_TRANSLATE_NOOP("Engine", "There is no map: outputs are neither copies nor weighted sums of inputs (%1 runs)."),
    QT_TRANSLATE_NOOP("Engine", "%1: the last input that is read is %2, where %3 is right."),
    QT_TRANSLATE_NOOP("Engine", "There are negative weights, the least is %1."),
    QT_TRANSLATE_NOOP("Engine", "Weights are rounded to FLOAT16."),
    QT_TRANSLATE_NOOP("Engine", "Weights are quantised: multiples of 1/%1."),
    QT_TRANSLATE_NOOP("Engine", "Weights are not normalised: those of output %1 sum to %2."),
    QT_TRANSLATE_NOOP("Engine", "%1 output is never written: they keep what the memory held."),
    QT_TRANSLATE_NOOP("Engine", "%1 outputs are never written: they keep what the memory held."),
    QT_TRANSLATE_NOOP("Engine", "%1 output holds a constant that no input changes."),
    QT_TRANSLATE_NOOP("Engine", "%1 outputs hold a constant that no input changes."),
    QT_TRANSLATE_NOOP("Engine", "It is the map of %1."),
    QT_TRANSLATE_NOOP("Engine", "It is the map of %1 and %2."),
    QT_TRANSLATE_NOOP("Engine", "It is the map of %1 and %2 more."),
    QT_TRANSLATE_NOOP("Engine", "the rule %1"),
    QT_TRANSLATE_NOOP("Engine", "the rule %1, %2"),
    QT_TRANSLATE_NOOP("Engine", "the other order, %1"),
    QT_TRANSLATE_NOOP("Engine", "an input with its first and third channel exchanged"),
    QT_TRANSLATE_NOOP("Engine", "It rearranges %1."),
    QT_TRANSLATE_NOOP("Engine", "It rearranges %1 where %2 is right."),
    QT_TRANSLATE_NOOP("Engine", "Its axes do not separate: weights are no products of one weight an axis."),
    QT_TRANSLATE_NOOP("Engine", "The map is the right one."),
    QT_TRANSLATE_NOOP("Engine", "%1 of %2 outputs read otherwise than they should."),
    QT_TRANSLATE_NOOP("Engine", "Integers are rounded %1, where toward zero is right."),
    QT_TRANSLATE_NOOP("Engine", "Integers are rounded in a way of its own."),
    QT_TRANSLATE_NOOP("Engine", "%1.Sizes %2 has %3 elements; at most %4 can be probed"),
    QT_TRANSLATE_NOOP("Engine", "It is the map of an input with its first and third channel exchanged."),
};

} // namespace tessera
