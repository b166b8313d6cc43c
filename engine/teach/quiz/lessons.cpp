// SPDX-License-Identifier: Apache-2.0
// Which lesson teaches what a question asks about.
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/teach/quiz/questions.h"

#include <algorithm>
#include <charconv>

namespace tessera {

namespace quiz {

namespace {

unsigned lessonOfPermutation(const Operator& op)
{
    if (inputDesc(op).strides)
        return 2; // NCHW and NHWC
    if (name(op).starts_with("SPACE"))
        return 5;
    return withOtherOrder(op) ? 4 : 3;
}

unsigned lessonOfConventions(const QuizQuestion& question)
{
    if (question.level < 3)
        return 8; // pixel centres
    return question.hasFilter ? 11 : 9;
}

} // namespace

unsigned lessonOf(const QuizQuestion& question)
{
    if (question.kind == QuizKind::Program)
        return 13;
    if (question.kind == QuizKind::Convention)
        return lessonOfConventions(question);
    const Operator& op = question.c.op;
    if (op->axisMaps().empty())
        return lessonOfPermutation(op);
    const AxisMap map = op->axisMaps().back();
    return isTransposed(op) ? 12 : map.antialias ? 11 : map.mode == InterpolationMode::NearestNeighbor ? 9 : 10;
}

} // namespace quiz

QuizLessons lessonsFromText(std::string_view text)
{
    QuizLessons lessons;
    for (size_t begin = 0; begin <= text.size() && !text.empty();) {
        const size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view number = text.substr(begin, end - begin);
        unsigned lesson = 0;
        const auto read = std::from_chars(number.data(), number.data() + number.size(), lesson);
        if (read.ec != std::errc() || read.ptr != number.data() + number.size() || lesson < 1
            || lesson >= lessons.size())
            throw TextError(say("quiz", "\"%1\" is no list of lessons: 3,4,8 would be right")(text));
        lessons.set(lesson);
        begin = end + 1;
    }
    return lessons;
}

std::string text(const QuizLessons& lessons)
{
    std::string list;
    for (size_t lesson = 1; lesson < lessons.size(); ++lesson)
        if (lessons.test(lesson))
            list += (list.empty() ? "" : ",") + std::to_string(lesson);
    return list;
}

} // namespace tessera
