// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/worked.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/quiz/pencil.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera::quiz {

namespace {

// "1·6 + 0·3 + 2 = 8": coordinates, each with its stride.
std::string addressSum(std::initializer_list<std::array<uint32_t, 2>> places)
{
    uint32_t sum = 0;
    for (const auto& [place, stride] : places)
        sum += place * stride;
    const auto term = [](const std::array<uint32_t, 2>& each) {
        return std::to_string(each[0]) + (each[1] == 1 ? "" : "·" + std::to_string(each[1]));
    };
    return listText(places, " + ", term) + " = " + std::to_string(sum);
}

// How the channel of an element is made: "k = c·b² + by·b + bx = 1·4 + 0·2 + 1 = 5.".
Message channelLine(const Operator& op, uint64_t output)
{
    const std::vector<Message> lines = formulaOf(op, output);
    const auto found =
        std::ranges::find_if(lines, [](const Message& line) { return english(line).starts_with("k = "); });
    return found == lines.end() ? Message() : *found + ".";
}

// What a mistake makes of the element at a place of the input, which should be read.
Message placeFormula(std::string_view mistake, const std::vector<uint32_t>& sizes, const std::vector<uint32_t>& at)
{
    const uint32_t n = at[0], k = at[1], h = at[2], w = at[3];
    const uint32_t channels = sizes[1], rows = sizes[2], columns = sizes[3], image = channels * rows * columns;
    if (mistake == "permutation:batch")
        return say("quiz", "The plane is k·N + n = %1.")(addressSum({{k, sizes[0]}, {n, 1}}));
    //: A calculation, "1·6 + 0·3 + 2 = 8", with the number of a place in memory.
    const Text house = say("quiz", "The house is %1.");
    if (mistake == "layout")
        return house(addressSum({{n, image}, {k, rows * columns}, {h, columns}, {w, 1}}));
    if (mistake == "layout:channels-last")
        return house(addressSum({{n, image}, {h, columns * channels}, {w, channels}, {k, 1}}));
    if (mistake == "swapped-axes")
        return say("quiz", "The place in the plane is x·H + y = %1.")(addressSum({{w, rows}, {h, 1}}));
    if (mistake == "swapped-axes:flipped")
        return say("quiz", "Row %1 of %2 is read as row %3.")(h, rows, rows - 1 - h);
    return {};
}

// What a mistake makes of an element that is copied.
Message movedFormula(std::string_view mistake, const Case& c, uint64_t output)
{
    const Plan plan = makePlan(c.op);
    if (mistake == "order") // what undoes that which undoes it in the other order: DEPTH_TO_SPACE has no field for it
        return channelLine(c.op->waysBack()->other->waysBack()->same, output);
    if (mistake == "permutation") { // the output that has its row and column exchanged reads what this one should
        const uint64_t read = mistakenSources(mistake, c, output).value().front().element;
        const uint64_t other = targets(plan, read).list.front().element;
        return say("quiz", "With row and column exchanged it is output %1: %2")(elementText(plan.output.sizes, other),
                                                                                channelLine(c.op, other));
    }
    const std::vector<Partner> read = sources(plan, output).list;
    if (read.size() != 1)
        return {};
    return placeFormula(mistake, plan.input.sizes, coordinates(plan.input.sizes, read.front().element));
}

// With `values` also what it holds.
Message readText(const Case& c, const Tensor& input, uint64_t output, uint64_t read, bool values)
{
    const std::string from = elementText(input.desc.sizes, read), to = elementText(outputDesc(c.op).sizes, output);
    return values ? say("quiz", "So output %1 reads %2, which holds %3.")(to, from, valueText(input, read))
                  : say("quiz", "So output %1 reads %2.")(to, from);
}

} // namespace

Message sumOf(const std::vector<Partner>& sources, const Tensor& input, const std::string& result)
{
    constexpr size_t kMost = 16;
    if (sources.size() > kMost || (sources.size() == 1 && sources.front().weight == 1))
        return {};
    if (sources.empty())
        return say("quiz", "nothing is added: 0");
    std::string terms;
    double sum = 0;
    for (const Partner& each : sources) {
        const char* const sign = each.weight < 0 ? (terms.empty() ? "−" : " − ") : terms.empty() ? "" : " + ";
        terms += sign + decimalText(std::abs(each.weight)) + "·" + valueText(input, each.element);
        sum += each.weight * toDouble(input, each.element);
    }
    return valueText(sum) == result ? Message(terms + " = " + result) : Message(); // rounding on the way, or no sum
}

Message workedOut(const Mistaken& mistaken)
{
    const auto& [c, input, output, mistake, result] = mistaken;
    std::vector<Message> sentences;
    const auto add = [&](const Message& sentence) {
        if (!sentence.isEmpty())
            sentences.push_back(sentence);
    };
    add(movedFormula(mistake, c, output));
    if (const std::string formula = mistakenFormula(mistake, c.op, output); !formula.empty())
        add(formula + ".");
    if (const auto read = mistakenSources(mistake, c, output)) {
        if (read->size() == 1 && read->front().weight == 1)
            add(readText(c, input, output, read->front().element, result.find('(') == std::string::npos));
        else if (const Message sum = sumOf(*read, input, result); !sum.isEmpty())
            add(sum + ".");
    }
    return joined(sentences, " ");
}

} // namespace tessera::quiz
