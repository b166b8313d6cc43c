// SPDX-License-Identifier: Apache-2.0
// The steps for pictures that no case describes: shifted, scaled, filtered, turned, or with one more channel.
#include "engine/detect/identify/search.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/fit/axis_line.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/questions.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr int64_t kReach = 2; // taps to each side of an element
constexpr int kSide = 2 * kReach + 1, kUnknowns = kSide * kSide + 1; // the taps, and what is added
constexpr int64_t kTaps = int64_t{kSide} * kSide;
using Unknowns = Eigen::Matrix<double, kUnknowns, 1>;
using Taps = Eigen::Matrix<double, kSide, kSide>; // of rows and columns of the input

struct Picture {
    const Tensor& tensor;
    PaddedSizes sizes = paddedSizes(tensor.desc);

    double at(int64_t plane, int64_t y, int64_t x) const
    {
        return toDouble(tensor, static_cast<uint64_t>((plane * sizes[2] + y) * sizes[3] + x));
    }
};

struct Shift {
    int64_t y = 0, x = 0;
};

// The shift by which the middle of the output comes nearest to the input.
Shift shiftOf(const Picture& input, const Picture& output)
{
    constexpr int64_t kMost = 32, kHalf = 4;
    const int64_t height = input.sizes[2], width = input.sizes[3], middleY = height / 2, middleX = width / 2;
    Shift best;
    double least = std::numeric_limits<double>::infinity();
    for (int64_t dy = std::max(-kMost, kHalf - middleY); dy <= std::min(kMost, height - 1 - kHalf - middleY); ++dy)
        for (int64_t dx = std::max(-kMost, kHalf - middleX); dx <= std::min(kMost, width - 1 - kHalf - middleX); ++dx) {
            double sum = 0;
            for (int64_t i = 0; i < input.sizes[1] * kTaps && sum < least; ++i) { // each second row and column
                const int64_t plane = i / kTaps, y = middleY + i / kSide % kSide * 2 - kHalf,
                              x = middleX + i % kSide * 2 - kHalf;
                sum += std::abs(output.at(plane, y, x) - input.at(plane, y + dy, x + dx));
            }
            if (sum < least) {
                least = sum;
                best = {dy, dx};
            }
        }
    return best;
}

// A filter: every output is the same sum of the inputs around it.
struct Filter {
    Shift shift;
    Taps taps;
    uint64_t explained = 0; // the outputs whose taps all lie inside
};

// Fits a part of the outputs by least squares, and then checks all of them.
std::optional<Filter> filterOf(const Picture& input, const Picture& output, DataType type)
{
    constexpr int64_t kMostFitted = 4000;
    constexpr double kMostOff = 0.01; // by which a weight may be off
    const Shift shift = shiftOf(input, output);
    const int64_t top = std::max<int64_t>(0, kReach - shift.y), left = std::max<int64_t>(0, kReach - shift.x),
                  rows = input.sizes[2] - top - std::max<int64_t>(0, kReach + shift.y),
                  columns = input.sizes[3] - left - std::max<int64_t>(0, kReach + shift.x),
                  count = int64_t{input.sizes[0]} * input.sizes[1] * rows * columns;
    if (rows <= 0 || columns <= 0 || count < int64_t{10} * kUnknowns)
        return {};
    const auto equation = [&](int64_t number, Unknowns& row) { // gives the output
        const int64_t plane = number / (rows * columns), y = top + number / columns % rows, x = left + number % columns;
        for (int64_t tap = 0; tap < kTaps; ++tap)
            row[tap] = input.at(plane, y + shift.y + tap / kSide - kReach, x + shift.x + tap % kSide - kReach);
        row[kUnknowns - 1] = 1;
        return output.at(plane, y, x);
    };
    const int64_t apart = count / kMostFitted + 1, chosen = (count + apart - 1) / apart;
    Eigen::Matrix<double, Eigen::Dynamic, kUnknowns> sides(chosen, kUnknowns);
    Eigen::VectorXd is(chosen);
    Unknowns row;
    for (int64_t i = 0; i < chosen; ++i) {
        is[i] = equation(i * apart, row);
        sides.row(i) = row;
    }
    const double largest = is.cwiseAbs().maxCoeff();
    const double near = !isFloat(type) ? 1.01 : largest * (type == DataType::Float16 ? 0x1p-8 : 0x1p-16);
    using Normal = Eigen::Matrix<double, kUnknowns, kUnknowns>;
    const Eigen::LDLT<Normal> solver(sides.transpose() * sides);
    const Unknowns off = solver.solve(Normal::Identity()).diagonal().cwiseAbs().cwiseSqrt() * near;
    Unknowns weights = solver.solve(sides.transpose() * is);
    // From a smooth picture many filters make the same output: then none is named.
    if (!(is.maxCoeff() - is.minCoeff() > 16 * near) || !weights.allFinite()
        || !(off.head(kUnknowns - 1).maxCoeff() < kMostOff))
        return {};
    weights = (weights.array().abs() < (2 * off).array().max(1e-4)).select(0, weights);
    for (int64_t number = 0; number < count; ++number)
        if (const double held = equation(number, row); !(std::abs(row.dot(weights) - held) <= near))
            return {};
    return Filter{shift, Eigen::Map<const Taps>(weights.data()).transpose(), static_cast<uint64_t>(count)};
}

// "x = o − 2 on H and x = o + 3 on W"; empty: it is no shift.
Message shiftText(double y, double x)
{
    std::vector<Message> lines;
    for (const auto& [offset, axis] : {std::pair{y, "H"}, {x, "W"}})
        if (const double rounded = std::round(offset * 1000) / 1000; rounded != 0)
            lines.push_back(say("identify", "%1 on %2")(lineText({.slope = 1, .offset = rounded}), axis));
    return lines.size() < 2 ? joined(lines, "") : say("identify", "%1 and %2")(lines[0], lines[1]);
}

Hypothesis nameOf(const Filter& filter)
{
    const auto places = Eigen::Matrix<double, kSide, 1>::LinSpaced(kSide, -kReach, kReach);
    const auto isUsed = filter.taps.array() != 0;
    const auto height = isUsed.rowwise().any().count(), width = isUsed.colwise().any().count();
    const double sum = filter.taps.sum();
    const bool isPositive = (filter.taps.array() >= 0).all(), keepsValues = std::abs(sum - 1) < 0.01;
    const Message shift =
        shiftText(static_cast<double>(filter.shift.y) + filter.taps.rowwise().sum().dot(places) / sum,
                  static_cast<double>(filter.shift.x) + filter.taps.colwise().sum().transpose().dot(places) / sum);
    const Message shifted =
        shift.isEmpty() ? Message(say("identify", "a copy")) : say("identify", "a picture that is shifted, %1,")(shift);
    if (isUsed.count() == 1 && !keepsValues)
        return {.mistake = MistakeClass::Values,
                .what = {say("identify", "%1 %2")(shifted, say("identify", "times %1")(numberText(sum)))}};
    if (height <= 2 && width <= 2 && isPositive && keepsValues && !shift.isEmpty())
        return {.mistake = MistakeClass::Coordinates, .what = {shifted}};
    const Text what = isPositive ? say("identify", "a filter over %1 × %2 elements that blurs")
                                 : say("identify", "a filter over %1 × %2 elements that sharpens");
    return {.mistake = MistakeClass::Antialias, .what = {what(height, width)}};
}

} // namespace

std::optional<Diagnosis> samePicture(Search& search)
{
    constexpr uint32_t kLeast = 9; // rows and columns
    const TensorDesc& desc = search.evidence.output.desc;
    const PaddedSizes sizes = paddedSizes(desc);
    if (search.meant || search.evidence.input.desc.sizes != desc.sizes || std::min(sizes[2], sizes[3]) < kLeast)
        return {};
    if (const auto filter = filterOf({search.evidence.input}, {search.evidence.output}, desc.dataType)) {
        const Hypothesis named = nameOf(*filter);
        Diagnosis diagnosis =
            diagnosisLike(search, named,
                          {givesText(search.options.side, named.what, search.count() - filter->explained) + ".",
                           say("identify", "It holds for every element whose neighbours all lie inside.")},
                          filter->explained);
        diagnosis.saysLeft = true;
        return diagnosis;
    }
    for (const auto mode : {InterpolationMode::NearestNeighbor, InterpolationMode::Linear})
        if (const auto same = resizing(desc, desc, mode, false))
            for (const MeasuredMap& map : measuredMaps(asMeant(*same), search.evidence, search.options.stop))
                if (search.holds(map.hypothesis, map.bits, search.list.size()))
                    return diagnosisLike(search, map.hypothesis,
                                         {givesText(search.options.side, map.hypothesis.what, 0) + "."},
                                         search.count());
    return {};
}

std::optional<Diagnosis> oneChannelMore(Search& search)
{
    const TensorDesc& desc = search.evidence.output.desc;
    const Grid& all = search.all;
    const uint32_t last = all.sizes()[1] - 1;
    if (last == 0 || last != paddedSizes(search.meant ? search.meant->output : search.evidence.input.desc)[1]
        || desc.sizes.size() != 4)
        return {};
    const auto isConstant = [&](uint32_t channel) {
        return all.allOf([&](const Element& e) {
            return e.at[1] != channel || e.bits == all.bits({0, channel, 0, 0});
        });
    };
    const uint32_t extra = isConstant(last) ? last : 0;
    if (!isConstant(extra))
        return {};
    Tensor rest({.dataType = desc.dataType, .sizes = {desc.sizes[0], last, desc.sizes[2], desc.sizes[3]}});
    uint64_t kept = 0;
    all.forEach([&](const Element& e) {
        if (e.at[1] != extra)
            rest.setBits(kept++, e.bits);
    });
    if (isOneValue(Grid(rest)))
        return {};
    const Diagnosis found = identify(search.evidence.input, rest, search.meant, search.options);
    if (found.mistake == MistakeClass::Unknown)
        return {};
    //: A result, a channel's number and a value: an alpha channel, say.
    const Message what = say("identify", "%1, with a channel more: C %2 holds %3 everywhere")(
        found.isNamed() || !search.meant ? found.what.words : say("identify", "the right result"), extra,
        shortText(toDouble(desc.dataType, all.bits({0, extra, 0, 0}))));
    Diagnosis diagnosis =
        diagnosisLike(search, {.mistake = found.isNamed() ? found.mistake : MistakeClass::Values, .what = {what}},
                      {say("identify", "%1 is %2.")(search.options.side, what)}, search.count());
    if (found.isNamed())
        diagnosis.second = MistakeClass::Values;
    return diagnosis;
}

std::optional<Diagnosis> exchangedSizes(Search& search)
{
    const auto& explaining = search.explaining();
    const auto* map = explaining.empty() ? nullptr : explaining.front()->resampling();
    const PaddedSizes from = search.inputSizes(), to = search.all.sizes();
    const bool areTurned = from[2] < from[3] ? to[2] > to[3] : from[2] > from[3] && to[2] < to[3];
    // People ask for factors that are multiples of ½. Such factors were exchanged only if they give whole sizes that
    // way as well.
    const auto isOfHalves = [&](size_t axis) {
        const uint64_t halves = (uint64_t{2} * to[axis] + from[axis] - 1) / from[axis];
        return halves * from[axis] / 2 == to[axis];
    };
    const bool areExchangeable = (uint64_t{from[2]} * to[3] % from[3] == 0 && uint64_t{from[3]} * to[2] % from[2] == 0)
        || !isOfHalves(2) || !isOfHalves(3);
    if (search.meant || map == nullptr || map->isTransposed || explaining.front()->mistake != MistakeClass::None
        || !areTurned || !areExchangeable || !search.isEnoughFor(*explaining.front(), 0))
        return {};
    const Named what(say("identify", "output sizes with H and W exchanged"), Number::Plural);
    Diagnosis diagnosis = diagnosisLike(
        search, {.mistake = MistakeClass::SwappedAxes, .what = what},
        {givesText(search.options.side, what, 0) + ".",
         say("identify", "Where these sizes are meant, it is %1, and no mistake.")(explaining.front()->what.words)},
        search.count());
    diagnosis.line = lineOf(*explaining.front());
    return diagnosis;
}

} // namespace tessera
