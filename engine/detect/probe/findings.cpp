// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/known_map.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace tessera {

namespace {

constexpr std::array<char, 4> kAxes = {'N', 'C', 'H', 'W'};
constexpr size_t kMostNames = 4;
constexpr int kMostPlaces = 16; // the most places of weights that are called quantised
constexpr int kHalfPlaces = 11; // multiples of its steps are FLOAT16 anyway

// "a", "a and b", "a, b and c", "a, b, c, d and 2 more".
Message itIsTheMapOf(const std::vector<Message>& names)
{
    if (names.size() == 1)
        return say("probe", "It is the map of %1.")(names.front());
    if (names.size() > kMostNames)
        return say("probe", "It is the map of %1 and %2 more.")(
            joined(std::vector(names.begin(), names.begin() + kMostNames), ", "), names.size() - kMostNames);
    return say("probe", "It is the map of %1 and %2.")(joined(std::vector(names.begin(), names.end() - 1), ", "),
                                                       names.back());
}

Message howFound(const Xray& xray)
{
    switch (xray.kind) {
    case XrayKind::Copies:
        return say("probe", "Outputs copy inputs: read off in two numberings, proved by %1 runs.")(xray.runs);
    case XrayKind::Means:
        return say("probe",
                   "Outputs are weighted sums of inputs: measured by %1 runs, and random values are predicted.")(
            xray.runs);
    case XrayKind::NoMap:
        break;
    }
    return say("probe",
               "There is no map: outputs are neither copies nor weighted sums of inputs (%1 runs).")(xray.runs);
}

// A named axis as a case has it: of rank 2 the last two letters.
std::string axisName(const Xray& xray, size_t dimension)
{
    return std::string(1, kAxes[4 - xray.axes.size() + dimension]);
}

// Behind a sentence on a line: what its slope is, where its indices tell.
Text slopeText(const XrayAxis& axis)
{
    if (axis.fit->slack > 0)
        return {}; // many slopes give its indices
    const double n = axis.inputs, m = axis.outputs, slope = std::abs(axis.fit->slope);
    const auto is = [&](double value) { return std::abs(slope - value) <= 1e-4 * value; };
    if (m > 1 && n > 1 && is((n - 1) / (m - 1)))
        return say("probe", "%1, the slope is (n − 1)/(m − 1): corners are aligned");
    return is(n / m) ? say("probe", "%1, the slope is n/m") : Text{};
}

// Another line than the right one: the same distance between both on every output, or a mirror, and its slope.
Message lineMessage(const XrayAxis& axis, const std::string& name)
{
    const AxisFit &fit = *axis.fit, &right = *axis.rightFit;
    Message all = say("probe", "%1: %2 where %3 is right")(name, lineText(fit), lineText(right));
    const double shift = fit.offset - right.offset;
    const std::string size = numberText(std::abs(shift)) + (fit.slack > 0 ? " ± " + numberText(fit.slack) : "");
    if (fit.slope < 0)
        all = say("probe", "%1: the axis runs backwards")(all);
    else if (std::abs(fit.slope - right.slope) <= 1e-3 * std::abs(right.slope))
        all = shift < 0 ? say("probe", "%1: every x is smaller by %2")(all, size)
                        : say("probe", "%1: every x is larger by %2")(all, size);
    if (const Text slope = slopeText(axis); !slope.isEmpty())
        all = slope(all);
    return all + ".";
}

// "H: outputs 0, 7 (2 of 8) do not follow x = 0.5·o − 0.25, which is right."
Message strayMessage(const XrayAxis& axis, const std::string& name)
{
    const size_t count = axis.astray.size();
    std::string outputs = listText(std::span(axis.astray).first(std::min(count, kMostNames)), ", ");
    if (count > kMostNames)
        outputs += ", …";
    return (count == 1 ? say("probe", "%1: output %2 (%3 of %4) does not follow %5, which is right.")
                       : say("probe", "%1: outputs %2 (%3 of %4) do not follow %5, which is right."))(
        name, outputs, count, axis.outputs, lineText(*axis.rightFit));
}

// Whether the measured line is not the right one. Nearest: `slack` spans the lines that give the same indices.
bool isElsewhere(const XrayAxis& axis)
{
    return axis.fit
        && (std::abs(axis.fit->slope - axis.rightFit->slope) > 1e-4 * std::abs(axis.rightFit->slope)
            || std::abs(axis.fit->offset - axis.rightFit->offset) > axis.fit->slack + 5e-3);
}

void addAxes(const Xray& xray, std::vector<Message>& findings)
{
    for (size_t dimension = 0; dimension < xray.axes.size(); ++dimension) {
        const XrayAxis& axis = xray.axes[dimension];
        if (!axis.kernel.isEmpty())
            //: An axis; a kernel: "cubic interpolation with a = −0.75".
            findings.push_back(say("probe", "%1: the weights are %2, at the right coordinates.")(
                axisName(xray, dimension), axis.kernel));
        if (axis.astray.empty() || !axis.rightFit || !axis.kernel.isEmpty())
            continue;
        findings.push_back((isElsewhere(axis) ? lineMessage : strayMessage)(axis, axisName(xray, dimension)));
    }
}

// Inputs at an axis' ends that should be read and are not.
void addUnread(const Xray& xray, std::vector<Message>& findings)
{
    const auto* found = xray.plan ? std::get_if<SeparableTaps>(&xray.plan->work) : nullptr;
    const auto* right = std::get_if<SeparableTaps>(&xray.right.work);
    if (found == nullptr || right == nullptr)
        return;
    const auto lastRead = [](const AxisTaps& taps) {
        uint32_t last = 0;
        for (uint32_t o = 0; o < taps.outputs; ++o)
            if (taps.taps(o) > 0)
                last = std::max(last, taps.first[o] + taps.taps(o) - 1);
        return last;
    };
    for (size_t axis = 0; axis < 4; ++axis) {
        const uint32_t ours = lastRead(found->axes[axis]), theirs = lastRead(right->axes[axis]);
        if (ours >= theirs)
            continue;
        findings.push_back(say("probe", "%1: the last input that is read is %2, where %3 is right.")(
            std::string(1, kAxes[axis]), ours, theirs));
    }
}

// The weights of all axes, each once.
std::vector<double> weightsOf(const Plan& plan)
{
    std::vector<double> weights;
    if (const auto* work = std::get_if<SeparableTaps>(&plan.work))
        for (const AxisTaps& axis : work->axes)
            weights.insert(weights.end(), axis.weights.begin(), axis.weights.end());
    return weights;
}

// The same of a map; of tables those of outputs.
std::vector<double> weightsOf(const Xray& xray)
{
    if (xray.plan)
        return weightsOf(*xray.plan);
    std::vector<double> weights;
    for (const Partner& partner : xray.table.partners)
        weights.push_back(partner.weight);
    return weights;
}

// The fewest binary places that hold all of them; 0: more than kMostPlaces.
int binaryPlaces(const std::vector<double>& weights)
{
    for (int places = 1; places <= kMostPlaces; ++places) {
        const double step = std::ldexp(1.0, -places);
        if (std::ranges::all_of(weights, [&](double w) { return std::abs(w / step - std::round(w / step)) < 1e-2; }))
            return places;
    }
    return 0;
}

bool areHalves(const std::vector<double>& weights)
{
    return std::ranges::all_of(weights, [](double weight) {
        const double half = halfToFloat(floatToHalf(static_cast<float>(weight)));
        return std::abs(half - weight) <= 1e-6 * std::max(1.0, std::abs(weight)) * 0.1;
    });
}

// isInPlace: the coordinates are right, so that it is the weights that differ.
void addWeights(const Xray& xray, bool isInPlace, std::vector<Message>& findings)
{
    const std::vector<double> weights = weightsOf(xray);
    const double tolerance = weightTolerance(xray.right);
    if (const auto least = std::ranges::min_element(weights); least != weights.end() && *least < -tolerance)
        findings.push_back(say("probe", "There are negative weights, the least is %1.")(
            toText(DataType::Float32, fromDouble(DataType::Float32, *least))));
    const std::vector<double> right = weightsOf(xray.right);
    // Other types hold too few digits to tell.
    if (!isInPlace || xray.right.input.dataType != DataType::Float32 || binaryPlaces(right) != 0 || areHalves(right))
        return;
    const int places = binaryPlaces(weights);
    if (places > kHalfPlaces && areHalves(weights))
        findings.emplace_back(say("probe", "Weights are rounded to FLOAT16."));
    else if (places > 0)
        findings.push_back(say("probe", "Weights are quantised: multiples of 1/%1.")(uint64_t{1} << places));
}

void addSums(const Xray& xray, const std::stop_token& stop, std::vector<Message>& findings)
{
    const auto* own = std::get_if<SeparableTaps>(&xray.right.work);
    if (own != nullptr && own->transposed)
        return; // a gradient's sums are what they are
    const double tolerance = 16 * weightTolerance(xray.right);
    const uint64_t count = elementCount(xray.right.output);
    for (uint64_t o = 0; o < count; ++o) {
        endWhereAsked(stop, o);
        double sum = 0;
        const Partners partners = sources(xray, o);
        for (const Partner& partner : partners.list)
            sum += partner.weight;
        if (partners.count > 0 && std::abs(sum - 1) > tolerance) {
            findings.push_back(say("probe", "Weights are not normalised: those of output %1 sum to %2.")(
                elementText(xray.right.output.sizes, o),
                toText(DataType::Float32, fromDouble(DataType::Float32, sum))));
            return;
        }
    }
}

void addGaps(const Xray& xray, std::vector<Message>& findings)
{
    const auto add = [&](uint64_t count, const Text& one, const Text& many) {
        findings.push_back((count == 1 ? one : many)(count));
    };
    if (xray.unwritten > 0)
        add(xray.unwritten, say("probe", "%1 output is never written: they keep what the memory held."),
            say("probe", "%1 outputs are never written: they keep what the memory held."));
    uint64_t rightlyEmpty = 0;
    if (xray.constant > 0)
        for (uint64_t o = 0; o < elementCount(xray.right.output); ++o)
            rightlyEmpty += static_cast<uint64_t>(sources(xray.right, o).count == 0);
    if (xray.constant > rightlyEmpty)
        add(xray.constant, say("probe", "%1 output holds a constant that no input changes."),
            say("probe", "%1 outputs hold a constant that no input changes."));
}

// What another map is, and where it parts from the right one.
void addOtherMap(const Xray& xray, const std::stop_token& stop, std::vector<Message>& findings)
{
    const std::vector<Message> names = likenesses(xray, stop);
    if (!names.empty())
        findings.push_back(itIsTheMapOf(names));
    if (!xray.rearrangement.empty() && xray.rearrangement != xray.rightRearrangement)
        findings.push_back(xray.rightRearrangement.empty() ? say("probe", "It rearranges %1.")(xray.rearrangement)
                                                           : say("probe", "It rearranges %1 where %2 is right.")(
                                                               xray.rearrangement, xray.rightRearrangement));
    const size_t before = findings.size();
    addAxes(xray, findings);
    const bool isInPlace = names.empty() && findings.size() == before;
    addUnread(xray, findings);
    addGaps(xray, findings);
    if (xray.kind != XrayKind::Means)
        return;
    if (xray.axes.empty() && !xray.plan)
        findings.emplace_back(say("probe", "Its axes do not separate: weights are no products of one weight an axis."));
    addWeights(xray, isInPlace, findings);
    addSums(xray, stop, findings);
}

} // namespace

std::vector<Message> findingsOf(const Xray& xray, const std::stop_token& stop)
{
    std::vector<Message> findings;
    const uint64_t count = elementCount(xray.right.output);
    if (xray.isSame)
        findings.emplace_back(say("probe", "The map is the right one."));
    else if (xray.kind != XrayKind::NoMap)
        findings.push_back(say("probe", "%1 of %2 outputs read otherwise than they should.")(xray.differing, count));
    if (!xray.isSame && xray.kind != XrayKind::NoMap)
        addOtherMap(xray, stop, findings);
    findings.push_back(howFound(xray));
    return findings;
}

} // namespace tessera
