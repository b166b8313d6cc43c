// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/questions.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <functional>

namespace tessera {

namespace {

// What fills the output before each of the two numberings. Libraries and shaders always find the first in theirs.
constexpr std::array kUntouched = {std::byte{0xa5}, std::byte{0x5a}};

// One element holds the numbers 0 … base − 1 exactly.
uint64_t baseOf(DataType type)
{
    if (type == DataType::Float16)
        return 1 << 11;
    if (type == DataType::Float32)
        return 1 << 24;
    return uint64_t{1} << std::min(32u, 8 * elementBytes(type));
}

uint64_t bitsOfDigit(DataType type, uint64_t digit)
{
    return isFloat(type) ? fromDouble(type, static_cast<double>(digit)) : digit;
}

constexpr uint64_t kNoNumber = ~uint64_t{0};

uint64_t digitOfBits(DataType type, uint64_t bits)
{
    if (!isFloat(type))
        return bits;
    const double value = toDouble(type, bits);
    const bool isDigit = value >= 0 && value < static_cast<double>(baseOf(type))
        && value == static_cast<double>(static_cast<uint64_t>(value));
    return isDigit ? static_cast<uint64_t>(value) : kNoNumber;
}

// The numbers of the elements, which have so many bits. The second numbering is Gray's code, inverted: no element keeps
// its number, and the mean of two neighbours is not the number of the element between them.
uint64_t numberOf(uint64_t element, uint64_t largest, bool isSecond)
{
    return isSecond ? (element ^ element >> 1) ^ largest : element;
}

uint64_t repeated(std::byte each, unsigned bytes)
{
    uint64_t bits = 0;
    for (unsigned i = 0; i < bytes; ++i)
        bits = bits << 8 | static_cast<uint64_t>(each);
    return bits;
}

// Every output under a numbering.
struct Reading {
    std::vector<uint64_t> number; // kNoNumber: it is none
    std::vector<uint8_t> untouched, changes; // in all runs; between runs
    std::vector<uint64_t> first; // bits of the first run
};

Reading read(EngineQuestions& questions, uint64_t largest, bool isSecond)
{
    const DataType type = questions.type;
    const uint64_t base = baseOf(type);
    const std::byte untouched = kUntouched[isSecond ? 1 : 0];
    Reading reading{.number = std::vector<uint64_t>(questions.outputs),
                    .untouched = std::vector<uint8_t>(questions.outputs, 1),
                    .changes = std::vector<uint8_t>(questions.outputs),
                    .first = {}};
    const uint64_t untouchedBits = repeated(untouched, elementBytes(type)),
                   hostBits = repeated(kUntouched[0], elementBytes(type));
    for (uint64_t weight = 1; weight <= largest; weight *= base) {
        const auto digit = [&](uint64_t i) {
            return bitsOfDigit(type, numberOf(i, largest, isSecond) / weight % base);
        };
        const std::vector<uint64_t> bits = questions.bits(digit, untouched);
        for (uint64_t o = 0; o < bits.size(); ++o) {
            const uint64_t found = digitOfBits(type, bits[o]);
            uint64_t& number = reading.number[o];
            number = number == kNoNumber || found == kNoNumber ? kNoNumber : number + found * weight;
            reading.untouched[o] &= static_cast<uint8_t>(bits[o] == untouchedBits || bits[o] == hostBits);
            reading.changes[o] |= static_cast<uint8_t>(!reading.first.empty() && bits[o] != reading.first[o]);
        }
        if (reading.first.empty())
            reading.first = bits;
    }
    return reading;
}

int64_t sourceOf(uint64_t output, const Reading& own, const Reading& other, uint64_t largest, uint64_t inputs)
{
    if (own.untouched[output] != 0 && other.untouched[output] != 0)
        return Copies::kUnwritten;
    const bool changes =
        own.changes[output] != 0 || other.changes[output] != 0 || own.first[output] != other.first[output];
    const uint64_t source = own.number[output];
    // The two numbers of an input differ, those of a constant do not.
    if (source < inputs && other.number[output] == numberOf(source, largest, true) && changes)
        return static_cast<int64_t>(source);
    return changes ? Copies::kUnknown : Copies::kConstant;
}

// A mean may look like a copy in both numberings, or like a constant. Inputs that hold only the least and the largest
// value show it: an output that is then no copy and no constant becomes unknown.
void contrast(EngineQuestions& questions, Copies& copies, bool mayBlend)
{
    const Levels levels = levelsOf(questions.type);
    std::vector<std::function<bool(uint64_t input)>> patterns; // which inputs hold the largest value
    for (uint64_t bit = 1; mayBlend && copies.count(Copies::kUnknown) == 0 && bit < questions.inputs; bit <<= 1)
        patterns.emplace_back([bit](uint64_t i) { return (i & bit) != 0; });
    for (const bool isHigh : {false, true})
        if (copies.count(Copies::kConstant) > 0)
            patterns.emplace_back([isHigh](uint64_t) { return isHigh; });
    std::vector<double> first;
    for (const auto& isHigh : patterns) {
        const auto valueOf = [&](uint64_t i) { return isHigh(i) ? levels.high : levels.low; };
        const std::vector<double> values = questions.values(valueOf);
        first = first.empty() ? values : first;
        for (uint64_t o = 0; o < values.size(); ++o) {
            int64_t& source = copies.source[o];
            const bool isFirst = values[o] == first[o] || (std::isnan(values[o]) && std::isnan(first[o]));
            if (source >= 0 ? values[o] != valueOf(static_cast<uint64_t>(source))
                            : source == Copies::kConstant && !isFirst)
                source = Copies::kUnknown;
        }
    }
}

} // namespace

Copies readCopies(EngineQuestions& questions, bool mayBlend)
{
    const uint64_t largest = std::bit_ceil(std::max<uint64_t>(questions.inputs, 16)) - 1;
    const Reading own = read(questions, largest, false), other = read(questions, largest, true);
    Copies copies{.source = std::vector<int64_t>(questions.outputs)};
    for (uint64_t o = 0; o < copies.source.size(); ++o)
        copies.source[o] = sourceOf(o, own, other, largest, questions.inputs);
    contrast(questions, copies, mayBlend);
    return copies;
}

} // namespace tessera
