// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/answers.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"

#include <algorithm>

namespace tessera::quiz {

namespace {

unsigned lessonOfPermutation(const Operator& op)
{
    if (inputDesc(op).strides)
        return 2; // NCHW and NHWC
    if (name(op).starts_with("SPACE"))
        return 5;
    return withOtherOrder(op) ? 4 : 3;
}

} // namespace

void shuffleAnswers(QuizQuestion& question, Random& random)
{
    for (size_t i = question.answers.size() - 1; i > 0; --i)
        std::swap(question.answers[i], question.answers[random.below(i + 1)]);
    question.right = static_cast<size_t>(std::ranges::find(question.answers, "none", &QuizAnswer::mistake)
                                         - question.answers.begin());
}

void addAnswer(QuizQuestion& question, QuizAnswer answer)
{
    if (std::ranges::find(question.answers, answer.text, &QuizAnswer::text) == question.answers.end())
        question.answers.push_back(std::move(answer));
}

void keepOffered(std::vector<QuizAnswer>& answers, Random& random)
{
    while (answers.size() > kOffered)
        answers.erase(answers.begin() + 2 + static_cast<std::ptrdiff_t>(random.below(answers.size() - 2)));
}

std::string at(const Tensor& tensor, uint64_t element)
{
    return elementText(tensor.desc.sizes, element);
}

Message wouldBe(const Text& text, std::vector<Message> places, const Tensor& thought, const Tensor& shown,
                uint64_t element)
{
    for (const std::string& each : {at(shown, element), valueText(thought, element), valueText(shown, element)})
        places.emplace_back(each);
    return {text, std::move(places)};
}

bool isReadable(const TensorDesc& desc)
{
    constexpr uint64_t kMostShown = 40;
    constexpr uint32_t kMostPlanes = 8;
    return elementCount(desc) <= kMostShown && desc.sizes[0] * desc.sizes[1] <= kMostPlanes;
}

bool isReadable(const Case& c)
{
    return isReadable(inputDesc(c.op)) && isReadable(outputDesc(c.op));
}

bool areAllDifferent(const std::vector<Candidate>& candidates)
{
    for (size_t i = 0; i < candidates.size(); ++i)
        for (size_t k = 0; k < i; ++k)
            if (!firstDifference(candidates[i].output, candidates[k].output))
                return false;
    return true;
}

unsigned lessonOf(const Operator& op)
{
    if (op->axisMaps().empty())
        return lessonOfPermutation(op);
    const AxisMap map = op->axisMaps().back();
    return isTransposed(op) ? 12 : map.antialias ? 11 : map.mode == InterpolationMode::NearestNeighbor ? 9 : 10;
}

} // namespace tessera::quiz
