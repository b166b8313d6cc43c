// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/quiz_text.h"

#include "engine/formats/io/report_head.h"
#include "engine/teach/quiz/candidates.h"

#include <algorithm>

namespace tessera {

namespace {

std::string csvRow(const QuizOrder& order, const QuizQuestion& question, size_t number, std::optional<size_t> reply)
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
                   {english(question.answers[*reply].text), english(mistakeLabel(question.answers[*reply].mistake)),
                    reply == question.right ? "1" : "0"});
    else
        row.resize(row.size() + 3);
    return csvLine(row);
}

// The caption of a tensor's plane, by what there is more than one of.
Message captionOf(const Message& name, const std::vector<uint32_t>& sizes, uint32_t n, uint32_t c)
{
    const bool isBatch = sizes[0] > 1, hasChannels = sizes[1] > 1;
    if (isBatch && hasChannels)
        return say("quiz", "%1, batch entry %2, channel %3")(name, n, c);
    if (isBatch)
        return say("quiz", "%1, batch entry %2")(name, n);
    return hasChannels ? say("quiz", "%1, channel %2")(name, c) : name;
}

} // namespace

std::vector<QuizGrid> gridsOf(const Message& name, const std::vector<uint32_t>& sizes, const CellText& text)
{
    std::vector<QuizGrid> grids;
    uint64_t element = 0;
    for (uint32_t n = 0; n < sizes[0]; ++n)
        for (uint32_t c = 0; c < sizes[1]; ++c) {
            QuizGrid& grid = grids.emplace_back();
            grid.caption = captionOf(name, sizes, n, c);
            for (uint32_t y = 0; y < sizes[2]; ++y) {
                std::vector<std::string>& row = grid.rows.emplace_back();
                for (uint32_t x = 0; x < sizes[3]; ++x)
                    row.push_back(text(element++));
            }
        }
    return grids;
}

CellText valuesOf(const Tensor& tensor)
{
    return [&tensor](uint64_t element) { return quiz::valueText(tensor, element); };
}

std::vector<QuizGrid> gridsOf(const QuizQuestion& question)
{
    std::vector<QuizGrid> grids;
    const auto add = [&](const Message& name, const Tensor& tensor) {
        std::ranges::move(gridsOf(name, tensor.desc.sizes, valuesOf(tensor)), std::back_inserter(grids));
    };
    if (question.showsValues)
        add(say("quiz", "Input"), question.input);
    if (question.output)
        add(say("quiz", "Output")(), *question.output);
    return grids;
}

std::string quizCsv(const QuizOrder& order, std::span<const QuizQuestion> questions, const QuizReplies& replies)
{
    std::string text = "seed,level,number,kind,case,question,answer1,answer2,answer3,answer4,right,mistake1,mistake2,"
                       "mistake3,mistake4,given,given_mistake,points\n";
    for (size_t i = 0; i < questions.size(); ++i)
        text += csvRow(order, questions[i], i + 1, replies.empty() ? std::nullopt : replies[i]);
    return text;
}

} // namespace tessera
