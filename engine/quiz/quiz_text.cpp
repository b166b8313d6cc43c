// SPDX-License-Identifier: Apache-2.0
#include "engine/quiz/quiz_text.h"

#include "engine/io/csv_text.h"
#include "engine/quiz/candidates.h"

#include <algorithm>

namespace tessera {

namespace {

std::string rightAligned(const std::string& text, size_t width)
{
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

// A grid as lines of equal width; the caption is the first.
std::vector<std::string> gridLines(const QuizGrid& grid)
{
    size_t widest = 0;
    for (const auto& row : grid.rows)
        for (const std::string& value : row)
            widest = std::max(widest, value.size());
    std::vector<std::string> lines{grid.caption};
    for (const auto& row : grid.rows) {
        std::string& line = lines.emplace_back();
        for (const std::string& value : row)
            line += "  " + rightAligned(value, widest);
    }
    const size_t width = std::ranges::max(lines, {}, &std::string::size).size();
    for (std::string& line : lines)
        line.resize(width, ' ');
    return lines;
}

// Side by side, as many as a terminal's line holds; a tensor begins a line of its own.
std::string gridsText(const std::vector<QuizGrid>& grids)
{
    constexpr size_t kWidth = 76;
    const std::string indent(5, ' '), gap(3, ' ');
    const auto nameOf = [](const QuizGrid& grid) { return grid.caption.substr(0, grid.caption.find(',')); };
    std::string text;
    for (size_t first = 0; first < grids.size();) {
        std::vector<std::string> lines;
        size_t next = first;
        for (; next < grids.size() && nameOf(grids[next]) == nameOf(grids[first]); ++next) {
            const std::vector<std::string> more = gridLines(grids[next]);
            if (next > first && indent.size() + lines[0].size() + gap.size() + more[0].size() > kWidth)
                break;
            for (size_t i = 0; i < more.size(); ++i)
                next == first ? lines.push_back(more[i]) : void(lines[i] += gap + more[i]);
        }
        for (const std::string& line : lines)
            text += indent + line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
        first = next;
    }
    return text;
}

std::string csvRow(const QuizOrder& order, const QuizQuestion& question, size_t number,
                   const std::optional<QuizReply>& reply)
{
    std::string row = std::to_string(order.seed) + ',' + std::to_string(order.level) + ',' + std::to_string(number)
        + ',' + std::string(name(question.kind)) + ',' + csvText(question.about) + ',' + csvText(question.words);
    for (size_t i = 0; i < 4; ++i)
        row += ',' + (i < question.answers.size() ? csvText(question.answers[i].text) : "");
    row += ',' + std::to_string(question.right + 1);
    for (size_t i = 0; i < 4; ++i)
        row += ',' + (i < question.answers.size() ? csvText(mistakeLabel(question.answers[i].mistake)) : "");
    row += ','
        + (reply
               ? csvText(reply->text) + ',' + csvText(mistakeLabel(reply->mistake)) + ',' + (reply->isRight ? "1" : "0")
               : std::string(",,"));
    return row + '\n';
}

} // namespace

std::vector<QuizGrid> gridsOf(const std::string& name, const Tensor& tensor)
{
    const std::vector<uint32_t>& sizes = tensor.desc.sizes;
    const uint32_t batch = sizes[0], channels = sizes[1], height = sizes[2], width = sizes[3];
    std::vector<QuizGrid> grids;
    uint64_t element = 0;
    for (uint32_t n = 0; n < batch; ++n)
        for (uint32_t c = 0; c < channels; ++c) {
            QuizGrid grid{name, {}};
            if (batch > 1)
                grid.caption += ", batch entry " + std::to_string(n);
            if (channels > 1)
                grid.caption += ", channel " + std::to_string(c);
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
    if (question.showsInput())
        grids = gridsOf("Input", question.input);
    for (const QuizOutput& output : question.outputs)
        for (QuizGrid& grid : gridsOf(output.name, output.tensor))
            grids.push_back(std::move(grid));
    return grids;
}

std::string questionText(const QuizQuestion& question, size_t number)
{
    std::string text = std::to_string(number) + "  " + question.words + "\n   " + question.about + '\n';
    text += gridsText(gridsOf(question));
    for (size_t i = 0; i < question.answers.size(); ++i)
        text += "   [" + std::to_string(i + 1) + "] " + question.answers[i].text + '\n';
    return text;
}

std::string solutionText(const QuizQuestion& question, size_t number)
{
    const QuizAnswer& right = question.answers[question.right];
    std::string text = std::to_string(number) + "  [" + std::to_string(question.right + 1) + "] " + right.text + "\n   "
        + right.why + '\n';
    for (const std::string& line : question.formula)
        text += "     " + line + '\n';
    for (size_t i = 0; i < question.answers.size(); ++i)
        if (i != question.right)
            text += "   not [" + std::to_string(i + 1) + "] " + mistakeLabel(question.answers[i].mistake) + ": "
                + question.answers[i].why + '\n';
    return text;
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
