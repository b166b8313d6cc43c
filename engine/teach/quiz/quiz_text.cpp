// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/quiz_text.h"

#include "engine/formats/io/report_head.h"
#include "engine/teach/quiz/candidates.h"

#include <algorithm>

namespace tessera {

namespace {

std::string csvRow(const QuizOrder& order, const QuizQuestion& question, size_t number,
                   const std::optional<QuizReply>& reply)
{
    std::vector<std::string> row = {std::to_string(order.seed), std::to_string(order.level),
                                    std::to_string(number),     std::string(name(question.kind)),
                                    english(question.about),    english(question.words)};
    const auto addAnswers = [&](auto&& textOf) {
        for (size_t i = 0; i < 4; ++i)
            row.push_back(i < question.answers.size() ? english(textOf(question.answers[i])) : "");
    };
    addAnswers([](const QuizAnswer& answer) { return answer.text; });
    row.push_back(std::to_string(question.right + 1));
    addAnswers([](const QuizAnswer& answer) { return mistakeLabel(answer.mistake); });
    if (reply)
        row.insert(row.end(),
                   {english(reply->text), english(mistakeLabel(reply->mistake)), reply->isRight ? "1" : "0"});
    else
        row.resize(row.size() + 3);
    return csvLine(row);
}

// The caption of a tensor's plane, by what there is more than one of.
Message captionOf(const Message& name, const Tensor& tensor, uint32_t n, uint32_t c)
{
    const bool isBatch = tensor.desc.sizes[0] > 1, hasChannels = tensor.desc.sizes[1] > 1;
    if (isBatch && hasChannels)
        return say("quiz", "%1, batch entry %2, channel %3")(name, n, c);
    if (isBatch)
        return say("quiz", "%1, batch entry %2")(name, n);
    return hasChannels ? say("quiz", "%1, channel %2")(name, c) : name;
}

} // namespace

std::vector<QuizGrid> gridsOf(const Message& name, const Tensor& tensor)
{
    const std::vector<uint32_t>& sizes = tensor.desc.sizes;
    const uint32_t batch = sizes[0], channels = sizes[1], height = sizes[2], width = sizes[3];
    std::vector<QuizGrid> grids;
    uint64_t element = 0;
    for (uint32_t n = 0; n < batch; ++n)
        for (uint32_t c = 0; c < channels; ++c) {
            QuizGrid grid{name, captionOf(name, tensor, n, c), {}};
            for (uint32_t y = 0; y < height; ++y) {
                std::vector<std::string>& row = grid.rows.emplace_back();
                for (uint32_t x = 0; x < width; ++x)
                    row.push_back(quiz::valueText(tensor, element++));
            }
            grids.push_back(std::move(grid));
        }
    return grids;
}

std::vector<QuizGrid> gridsOf(const QuizQuestion& question)
{
    std::vector<QuizGrid> grids;
    if (question.showsValues)
        grids = gridsOf(say("quiz", "Input"), question.input);
    if (question.output)
        std::ranges::move(gridsOf(say("quiz", "Output")(), *question.output), std::back_inserter(grids));
    return grids;
}

std::string quizCsv(const QuizOrder& order, std::span<const QuizQuestion> questions,
                    std::span<const std::optional<QuizReply>> replies)
{
    std::string text = "seed,level,number,kind,case,question,answer1,answer2,answer3,answer4,right,mistake1,mistake2,"
                       "mistake3,mistake4,given,given_mistake,points\n";
    for (size_t i = 0; i < questions.size(); ++i)
        text += csvRow(order, questions[i], i + 1, replies.empty() ? std::nullopt : replies[i]);
    return text;
}

} // namespace tessera
