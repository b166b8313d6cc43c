// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tessera {

// What is wrong with a lesson: engine/lesson, for translators.
inline constexpr const char* kLessonSentences[] = {
    QT_TRANSLATE_NOOP("Engine", "the case of line %1: %2"),
    QT_TRANSLATE_NOOP("Engine", "@%1: no case of this lesson has that name"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\" is about a case, and none stands before it"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\" is stated of \"%2\"; %3 would be right"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\" is an answer twice; two that differ would be right"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\" is not all of the question; %2 would be right"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\": %2 would be right"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\": %2 or %3 would be right"),
    QT_TRANSLATE_NOOP("Engine", "there is none"),
    QT_TRANSLATE_NOOP("Engine", "the case only moves elements: its axes have no coordinates"),
    QT_TRANSLATE_NOOP("Engine", "the case has no order"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\": the case has no other order"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\": a calculation, or one of %2 would be right"),
    QT_TRANSLATE_NOOP("Engine", "is not UTF-8; the file saved as UTF-8 would be right"),
    QT_TRANSLATE_NOOP("Engine", "has no title; a first line \"# Title\" would be right"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\": \"# Title\" or \"## Heading\" would be right"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\" is a second title; \"## Heading\" would be right"),
    QT_TRANSLATE_NOOP(
        "Engine",
        "begins with \"%1\"; a paragraph, \"- \" for a list, \"## \" for a heading or \"```\" would be right"),
    QT_TRANSLATE_NOOP("Engine", "the block \"```%1\" does not end; a line \"```\" would be right"),
    QT_TRANSLATE_NOOP("Engine", "\"```%1\": lesson, case, question or text would be right"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\": a whole number from 0 to %2 would be right"),
    QT_TRANSLATE_NOOP("Engine", "is no field of a case"),
    QT_TRANSLATE_NOOP("Engine",
                      "--data \"%1\" would not travel with the lesson; a file that lies beside it, a generator such as "
                      "iota, or values:1,2,3, would be right"),
    QT_TRANSLATE_NOOP("Engine", "has %1 elements in both tensors; at most %2 would be right"),
    QT_TRANSLATE_NOOP("Engine", "is no field of a lesson; number or minutes would be right"),
    QT_TRANSLATE_NOOP("Engine", "has no line; DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2 would be right"),
    QT_TRANSLATE_NOOP("Engine", "stands before the first answer"),
    QT_TRANSLATE_NOOP("Engine", "is no field of a question; ask, right, wrong or why would be right"),
    QT_TRANSLATE_NOOP("Engine", "is missing"),
    QT_TRANSLATE_NOOP("Engine", "one answer is right: one line \"right: …\" would be right"),
    QT_TRANSLATE_NOOP("Engine", "is missing: a question needs an answer that is wrong"),
    QT_TRANSLATE_NOOP("Engine", "is missing: each answer says why it is right or wrong"),
    QT_TRANSLATE_NOOP("Engine",
                      "\"{=%1}\" states nothing that can be recomputed; {= 49 | output 0,1,2,3} would be right"),
    QT_TRANSLATE_NOOP("Engine", "\"%1\" does not end; %2 would be right, or \\%3 for the sign itself"),
    QT_TRANSLATE_NOOP("Engine", "this line of code has %1 columns; at most %2 would not be wrapped"),
};

} // namespace tessera
