// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/worked.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/quiz/pencil.h"

#include <span>

namespace tessera::quiz {

namespace {

std::string product(uint64_t a, uint64_t b)
{
    return std::to_string(a) + "·" + std::to_string(b);
}

// An element of a permutation's output, and the one that it should read.
struct Moved {
    uint32_t block;
    bool isToSpace, isDepthFast;
    std::vector<uint32_t> in, out; // sizes
    std::vector<uint32_t> from, to; // coordinates

    uint32_t depth() const { return isToSpace ? out[1] : in[1]; } // channels of the side that has the fewer
    uint32_t c() const { return isToSpace ? to[1] : from[1]; }
    uint32_t by() const { return (isToSpace ? to[2] : from[2]) % block; }
    uint32_t bx() const { return (isToSpace ? to[3] : from[3]) % block; }
};

Moved movedOf(const Operator& op, uint64_t output)
{
    const Plan plan = makePlan(op);
    const uint64_t source = sources(plan, output).list.front().element;
    const bool hasOrder = findField(op, "Order").has_value();
    return {.block = static_cast<uint32_t>(std::stoul(fieldText(op, "BlockSize"))),
            .isToSpace = name(op).starts_with("DEPTH"),
            .isDepthFast = !hasOrder || fieldText(op, "Order") == "DEPTH_COLUMN_ROW",
            .in = plan.input.sizes,
            .out = plan.output.sizes,
            .from = coordinates(plan.input.sizes, source),
            .to = coordinates(plan.output.sizes, output)};
}

// The channel number of the side with many channels, read in one of the orders; first, second: the block's place.
std::string channelFormula(const Moved& m, bool isDepthFast, bool isExchanged)
{
    const uint32_t b = m.block, first = isExchanged ? m.bx() : m.by(), second = isExchanged ? m.by() : m.bx();
    const std::string slow = isExchanged ? "bx" : "by", fast = isExchanged ? "by" : "bx";
    if (isDepthFast)
        return "k = " + slow + "·b·C + " + fast + "·C + c = " + product(first, b * m.depth()) + " + "
            + product(second, m.depth()) + " + " + std::to_string(m.c()) + " = "
            + std::to_string((first * b + second) * m.depth() + m.c());
    return "k = c·b² + " + slow + "·b + " + fast + " = " + product(m.c(), b * b) + " + " + product(first, b) + " + "
        + std::to_string(second) + " = " + std::to_string(m.c() * b * b + first * b + second);
}

// The digits of channel `k`, read in one of the orders: "k = 5 = 1·4 + 0·2 + 1".
std::string digitsFormula(const Moved& m, bool isDepthFast)
{
    const uint32_t k = m.to[1], b = m.block, depth = m.depth();
    const uint32_t place = isDepthFast ? k / depth : k % (b * b), c = isDepthFast ? k % depth : k / (b * b);
    const uint32_t by = place / b, bx = place % b;
    const std::string start = "k = " + std::to_string(k) + " = ";
    return isDepthFast ? start + product(by, b * depth) + " + " + product(bx, depth) + " + " + std::to_string(c)
            + ", by = " + std::to_string(by) + ", bx = " + std::to_string(bx) + ", c = " + std::to_string(c)
                       : start + product(c, b * b) + " + " + product(by, b) + " + " + std::to_string(bx)
            + ", c = " + std::to_string(c) + ", by = " + std::to_string(by) + ", bx = " + std::to_string(bx);
}

std::string exchangedFormula(const Moved& m)
{
    if (m.isToSpace)
        return channelFormula(m, m.isDepthFast, true);
    const uint32_t h = m.from[2] / m.block, w = m.from[3] / m.block;
    return "y = h·b + bx = " + product(h, m.block) + " + " + std::to_string(m.bx()) + " = "
        + std::to_string(h * m.block + m.bx()) + ", x = w·b + by = " + product(w, m.block) + " + "
        + std::to_string(m.by()) + " = " + std::to_string(w * m.block + m.by());
}

// The houses of an element that is read by another rule than the one of its memory.
Message houseFormula(std::span<const uint32_t> sizes, std::span<const uint32_t> at, bool isChannelsLast)
{
    const uint32_t n = at[0], k = at[1], h = at[2], w = at[3];
    const uint32_t channels = sizes[1], columns = sizes[3], plane = sizes[2] * columns;
    const std::string image = n == 0 ? "" : product(n, channels * plane) + " + ";
    const std::string sum = isChannelsLast
        ? image + product(h, columns * channels) + " + " + product(w, channels) + " + " + std::to_string(k)
        : image + product(k, plane) + " + " + product(h, columns) + " + " + std::to_string(w);
    const uint32_t house =
        n * channels * plane + (isChannelsLast ? (h * columns + w) * channels + k : k * plane + h * columns + w);
    //: A calculation, "1·6 + 0·3 + 2 = 8", with the number of a place in memory.
    return say("quiz", "The house is %1.")(sum + " = " + std::to_string(house));
}

// What a mistake makes of the element at a place of the input, which should be read.
Message placeFormula(std::string_view mistake, std::span<const uint32_t> sizes, std::span<const uint32_t> at)
{
    const uint32_t n = at[0], k = at[1], h = at[2], w = at[3];
    if (mistake == "permutation:batch")
        return say("quiz", "The plane is k·N + n = %1.")(product(k, sizes[0]) + " + " + std::to_string(n) + " = "
                                                         + std::to_string(k * sizes[0] + n));
    if (mistake == "layout" || mistake == "layout:channels-last")
        return houseFormula(sizes, at, mistake != "layout");
    if (mistake == "swapped-axes")
        return say("quiz", "The place in the plane is x·H + y = %1.")(product(w, sizes[2]) + " + " + std::to_string(h)
                                                                      + " = " + std::to_string(w * sizes[2] + h));
    if (mistake == "swapped-axes:flipped")
        return say("quiz", "Row %1 of %2 is read as row %3.")(h, sizes[2], sizes[2] - 1 - h);
    return {};
}

// What a mistake makes of an element that is copied.
Message movedFormula(std::string_view mistake, const Operator& op, uint64_t output)
{
    const bool isBlock = mistake == "order" || mistake == "permutation";
    if (isBlock) {
        const Moved m = movedOf(op, output);
        const std::string formula = mistake == "permutation" ? exchangedFormula(m)
            : m.isToSpace                                    ? channelFormula(m, !m.isDepthFast, false)
                                                             : digitsFormula(m, !m.isDepthFast);
        return formula + ".";
    }
    const std::vector<Partner> read = sources(makePlan(op), output).list;
    if (read.size() != 1)
        return {};
    const std::vector<uint32_t>& sizes = inputDesc(op).sizes;
    return placeFormula(mistake, sizes, coordinates(sizes, read.front().element));
}

} // namespace

Message sumOf(const std::vector<Partner>& sources, const Tensor& input, const std::string& result)
{
    constexpr size_t kMost = 16;
    if (sources.size() > kMost || (sources.size() == 1 && sources.front().weight == 1))
        return {};
    if (sources.empty())
        return say("quiz", "nothing is added: 0");
    std::vector<Term> terms;
    double sum = 0;
    for (const Partner& each : sources) {
        terms.push_back({each.weight, valueText(input, each.element)});
        sum += each.weight * toDouble(input.desc.dataType, input.bits(each.element));
    }
    return valueText(sum) == result ? Message(sumText(terms, result)) : Message(); // rounding on the way, or no sum
}

Message readText(const Tensor& input, const std::string& output, uint64_t read, bool values)
{
    const std::string element = elementText(input.desc.sizes, read);
    return values ? say("quiz", "So output %1 reads %2, which holds %3.")(output, element, valueText(input, read))
                  : say("quiz", "So output %1 reads %2.")(output, element);
}

Message workedOut(const Mistaken& mistaken)
{
    const auto& [c, input, output, mistake, result] = mistaken;
    std::vector<Message> sentences;
    const auto add = [&](const Message& sentence) {
        if (!sentence.isEmpty())
            sentences.push_back(sentence);
    };
    add(movedFormula(mistake, c.op, output));
    if (const std::string formula = mistakenFormula(mistake, c.op, output); !formula.empty())
        add(formula + ".");
    if (const auto read = mistakenSources(mistake, c, output)) {
        if (read->size() == 1 && read->front().weight == 1)
            add(readText(input, elementText(outputDesc(c.op).sizes, output), read->front().element,
                         result.find('(') == std::string::npos));
        else if (const Message sum = sumOf(*read, input, result); !sum.isEmpty())
            add(sum + ".");
    }
    return joined(sentences, " ");
}

Message addedUp(const Operator& op, const Tensor& input, uint64_t output, const std::string& result)
{
    const Message sum = sumOf(sources(makePlan(op), output).list, input, result);
    return sum.isEmpty() ? sum : " " + sum + ".";
}

Message oneLine(const std::vector<Message>& formula)
{
    return joined(formula, "; ") + ".";
}

} // namespace tessera::quiz
