// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/prediction.h"

#include "engine/core/tensor/random.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/probe/questions.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <unordered_map>

namespace tessera {

namespace {

constexpr uint64_t kFewAtOnce = 1 << 16; // at least, values that are sorted at a time
constexpr uint64_t kMostParts = 16; // passes over the tensor
constexpr uint64_t kMostPairs = 4096; // pairs on which a prediction is tried with another element's value

// Throws Cancelled.
template <class Visit> void forEachBits(const Tensor& packed, const std::stop_token& stop, Visit&& visit)
{
    const uint32_t bytes = elementBytes(packed.desc.dataType);
    const std::byte* memory = packed.bytes().data();
    const uint64_t count = elementCount(packed.desc);
    for (uint64_t i = 0; i < count; ++i) {
        endWhereAsked(stop, i);
        uint64_t bits = 0;
        std::memcpy(&bits, memory + i * bytes, bytes);
        visit(i, bits);
    }
}

// Two sums of the values' hashes, which do not depend on the order.
std::pair<uint64_t, uint64_t> sumsOf(const Tensor& packed, const std::stop_token& stop)
{
    uint64_t first = 0, second = 0;
    forEachBits(packed, stop, [&](uint64_t, uint64_t bits) {
        const uint64_t hash = mixedBits(bits + kGoldenRatio);
        first += hash;
        second += mixedBits(hash + 1);
    });
    return {first, second};
}

double logOfFactorial(uint64_t n)
{
    return std::lgamma(static_cast<double>(n) + 1) / std::log(2.0);
}

} // namespace

bool haveSameValues(const Tensor& a, const Tensor& b, const std::stop_token& stop)
{
    return a.desc.dataType == b.desc.dataType && elementCount(a.desc) == elementCount(b.desc)
        && sumsOf(a, stop) == sumsOf(b, stop);
}

bool areUnique(const Tensor& tensor, const std::stop_token& stop)
{
    const uint64_t count = elementCount(tensor.desc);
    const uint32_t width = 8 * elementBytes(tensor.desc.dataType);
    if (width < 64 && count > uint64_t{1} << width)
        return false;
    const uint64_t parts = std::min((count + kFewAtOnce - 1) / kFewAtOnce, kMostParts); // in turn: no copy of all
    std::vector<uint64_t> values;
    for (uint64_t part = 0; part < parts; ++part) {
        values.clear();
        forEachBits(tensor, stop, [&](uint64_t, uint64_t bits) {
            if (parts == 1 || mixedBits(bits) % parts == part)
                values.push_back(bits);
        });
        std::ranges::sort(values);
        if (std::ranges::adjacent_find(values) != values.end())
            return false;
    }
    return true;
}

double information(const Grid& grid, const Numbers& of)
{
    std::unordered_map<uint64_t, uint64_t> counts;
    for (const uint64_t number : of)
        ++counts[grid.element(number).bits];
    double ways = logOfFactorial(of.size());
    for (const auto& [bits, times] : counts)
        ways -= logOfFactorial(times);
    return ways;
}

double information(const Grid& grid, const Prediction& prediction, const Numbers& of)
{
    const uint64_t count = of.size();
    if (count < 2)
        return 0;
    const uint64_t pairs = std::min(kMostPairs, count * (count - 1));
    uint64_t accepted = 0;
    for (uint64_t pair = 0; pair < pairs; ++pair) {
        const uint64_t own = of[pair % count], other = of[(pair % count + 1 + mixedBits(pair) % (count - 1)) % count];
        accepted += static_cast<uint64_t>(prediction.explains(grid.element(own), grid.element(other).bits));
    }
    const double chance = static_cast<double>(accepted + 1) / static_cast<double>(pairs + 1);
    return std::min(information(grid, of), -std::log2(chance) * static_cast<double>(count));
}

namespace {

// As a power of two, how many values lie between the least and the most, in steps of the finest of them.
double bitsBetween(const std::vector<double>& values, DataType type)
{
    const auto [least, most] = std::ranges::minmax(values);
    int places = -60;
    for (const double value : values)
        while (places < 60 && std::ldexp(value, places) != std::floor(std::ldexp(value, places)))
            ++places;
    const double largest = type == DataType::Float16 ? 11 : 24;
    return std::min(largest, std::log2(std::ldexp(most - least, places) + 1));
}

// How many bits of a value the prediction tells. The value lies in a range of this width.
double bitsTold(const Prediction& prediction, const Grid& grid, uint64_t number, double range)
{
    constexpr int kMostHalvings = 25;
    const Element e = grid.element(number);
    const double value = toDouble(grid.type(), e.bits), least = isFloat(grid.type()) ? 0 : 0.5;
    const auto accepts = [&](double width) {
        return prediction.explains(e, fromDouble(grid.type(), value - width))
            || prediction.explains(e, fromDouble(grid.type(), value + width));
    };
    int halvings = 0;
    for (double width = range; halvings < kMostHalvings && width >= least && !accepts(width); width /= 2)
        ++halvings;
    return halvings - 1;
}

} // namespace

double informationOfValues(const Grid& grid, const Prediction& prediction, const Numbers& of)
{
    constexpr uint64_t kMostAsked = 64; // elements whose bits are counted
    std::vector<double> values;
    for (const uint64_t number : of)
        if (const double value = toDouble(grid.type(), grid.element(number).bits); std::isfinite(value))
            values.push_back(value);
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    if (values.size() < 2)
        return 0;
    const uint64_t asked = std::min<uint64_t>(of.size(), kMostAsked);
    double told = 0;
    for (uint64_t i = 0; i < asked; ++i)
        told += std::max(0.0, bitsTold(prediction, grid, of[i * of.size() / asked], values.back() - values.front()));
    return static_cast<double>(values.size())
        * std::min(told / static_cast<double>(asked), bitsBetween(values, grid.type()));
}

uint64_t countExplained(const Prediction& prediction, const Grid& grid)
{
    uint64_t count = 0;
    grid.forEach([&](const Element& e) { count += static_cast<uint64_t>(prediction.explains(e)); });
    return count;
}

bool explainsAll(const Prediction& prediction, const Grid& grid)
{
    return grid.allOf([&](const Element& e) { return prediction.explains(e); });
}

Numbers numbersOf(const Grid& grid, const std::function<bool(const Element& e)>& isTaken)
{
    constexpr size_t kMost = 4096;
    Numbers numbers;
    grid.allOf([&](const Element& e) {
        if (!isTaken || isTaken(e))
            numbers.push_back(e.number);
        return numbers.size() < kMost;
    });
    return numbers;
}

bool isPlane(const Grid& grid)
{
    constexpr double kNearly = 2e-3; // a share of how far the values lie apart
    Eigen::MatrixXd places(grid.count(), 5);
    Eigen::VectorXd values(grid.count());
    grid.forEach([&](const Element& e) {
        const PaddedSizes at = paddedCoordinates(grid.sizes(), grid.outputElement(e.at));
        const auto row = static_cast<Eigen::Index>(e.number);
        places.row(row) << 1, at[0], at[1], at[2], at[3];
        values[row] = toDouble(grid.type(), e.bits);
    });
    const Eigen::VectorXd off = places * places.colPivHouseholderQr().solve(values) - values;
    return off.lpNorm<Eigen::Infinity>()
        <= kNearly * (values.maxCoeff() - values.minCoeff()) + (isFloat(grid.type()) ? 0 : 1);
}

std::optional<IndexMap> digitsOfValues(const Tensor& input, const Tensor& output, const std::stop_token& stop)
{
    constexpr int64_t kUnseen = -1, kSeenTwice = -2;
    const PaddedSizes inputs = paddedSizes(input.desc), outputs = paddedSizes(output.desc);
    std::array<std::vector<uint64_t>, 4> values; // on the lines through the first element
    std::unordered_map<uint64_t, int64_t> places; // in the input
    uint64_t stride = 1;
    for (size_t axis = 4; axis-- > 0; stride *= outputs[axis])
        for (uint64_t i = 0; i < outputs[axis]; ++i) {
            values[axis].push_back(output.bits(i * stride));
            places.emplace(values[axis].back(), kUnseen);
        }
    forEachBits(input, stop, [&](uint64_t element, uint64_t bits) {
        if (const auto place = places.find(bits); place != places.end())
            place->second = place->second == kUnseen ? static_cast<int64_t>(element) : kSeenTwice;
    });
    std::array<std::vector<int64_t>, 4> lines;
    for (size_t axis = 0; axis < 4; ++axis)
        for (const uint64_t value : values[axis])
            lines[axis].push_back(places.at(value));
    if (std::ranges::any_of(places, [](const auto& each) { return each.second < 0; }))
        return {};
    const auto map = IndexMap::fromLines(lines, {inputs.begin(), inputs.end()});
    if (!map || !map->parts())
        return {};
    const Grid grid(output);
    const auto prediction = movedPrediction(grid, input, [&](uint64_t element) { return map->source(element); });
    return explainsAll(*prediction, grid) ? map : std::nullopt;
}

} // namespace tessera
