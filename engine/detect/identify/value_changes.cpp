// SPDX-License-Identifier: Apache-2.0
// The step that finds a right result with other values: on a line, a line for each channel, by a curve, cut off at its
// ends, or rounded otherwise.
#include "engine/detect/fit/value_fit.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/identify/search.h"

#include <Eigen/Core>

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>

namespace tessera {

namespace {

constexpr double kBitsOfPartsLine = 24; // bits that the line of a part must have

// A curve before the map and one after it.
struct Curve {
    Text what; // empty: there is none
    double (*before)(double);
    double (*after)(double);
    bool isOfWhite = false; // its values are shares of the picture's white
    MistakeClass mistake = MistakeClass::Values;
    std::array<double, 3> mix = {}; // each channel of the input is this mix of three; zeros: it stays as it is
    double parts = 1; // the mix is divided by them once, so that a whole mean stays whole

    bool isMixed() const { return mix[0] > 0; }
};

double same(double x)
{
    return x;
}
double decoded(double x)
{
    return x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4);
}
double encoded(double x)
{
    return x <= 0.0031308 ? x * 12.92 : 1.055 * std::pow(x, 1 / 2.4) - 0.055;
}
template <int Tenths> double raised(double x)
{
    return std::pow(x, Tenths / 10.0);
}
template <int Tenths> double rooted(double x)
{
    return std::pow(x, 10.0 / Tenths);
}
double clipped(double x)
{
    return std::clamp(x, 0.0, 1.0);
}
double positive(double x)
{
    return std::max(x, 0.0);
}
double zeroForNan(double x)
{
    return std::isnan(x) ? 0 : x;
}
// A byte taken for a signed one, and back.
double asSigned(double x)
{
    return x < 128 ? x : x - 256;
}
double asUnsigned(double x)
{
    return std::trunc(x) < 0 ? 256 + std::trunc(x) : x;
}
constexpr Curve mixed(const Text& what, std::array<double, 3> mix, double parts = 1)
{
    return {.what = what, .before = same, .after = same, .mix = mix, .parts = parts};
}

constexpr auto kCurves = std::to_array<Curve>({
    {{}, same, same},
    {say("identify", "interpolated in linear light (sRGB)"), decoded, encoded, true},
    {say("identify", "interpolated in linear light (gamma 2.2)"), raised<22>, rooted<22>, true},
    {say("identify", "interpolated in linear light (gamma 2)"), raised<20>, rooted<20>, true},
    {say("identify", "interpolated in linear light (gamma 2.4)"), raised<24>, rooted<24>, true},
    {say("identify", "interpolated in linear light (gamma 1.8)"), raised<18>, rooted<18>, true},
    {say("identify", "decoded to linear light (sRGB)"), same, decoded, true},
    {say("identify", "encoded by sRGB's curve"), same, encoded, true},
    {say("identify", "decoded to linear light (sRGB) before"), decoded, same, true},
    {say("identify", "encoded by sRGB's curve before"), encoded, same, true},
    {say("identify", "raised to the power 2.2"), same, raised<22>, true},
    {say("identify", "raised to the power 1/2.2"), same, rooted<22>, true},
    {say("identify", "raised to the power 2"), same, raised<20>, true},
    {say("identify", "raised to the power 1/2"), same, rooted<20>, true},
    {say("identify", "raised to the power 2.2 before"), raised<22>, same, true},
    {say("identify", "raised to the power 1/2.2 before"), rooted<22>, same, true},
    {say("identify", "of an input clipped to 0 … 1"), clipped, same},
    {say("identify", "of an input without negative values"), positive, same},
    {say("identify", "of an input cut to whole numbers"), std::trunc, same, false, MistakeClass::IntegerRounding},
    {say("identify", "of an input rounded to whole numbers"), std::nearbyint, same, false,
     MistakeClass::IntegerRounding},
    {say("identify", "of an input rounded down to whole numbers"), std::floor, same, false,
     MistakeClass::IntegerRounding},
    {say("identify", "of an input rounded to FLOAT16"), toHalf, same, false, MistakeClass::HalfWeights},
    {say("identify", "of an input rounded to bfloat16"), toBFloat, same, false, MistakeClass::HalfWeights},
    {say("identify", "rounded to bfloat16"), same, toBFloat, false, MistakeClass::HalfWeights},
    {say("identify", "rounded to FLOAT16"), same, toHalf, false, MistakeClass::HalfWeights},
    {say("identify", "of an input with 0 for NaN"), zeroForNan, same},
    {say("identify", "with 0 for NaN"), same, zeroForNan},
    {say("identify", "of bytes that are read as signed ones"), asSigned, asUnsigned},
    mixed(say("identify", "as luma of BT.601 in every channel"), {0.299, 0.587, 0.114}),
    mixed(say("identify", "as luma of BT.709 in every channel"), {0.2126, 0.7152, 0.0722}),
    mixed(say("identify", "as the mean of its channels in every channel"), {1, 1, 1}, 3),
});

// The finite pairs, of all channels and of each.
struct Channels {
    ValuePairs all;
    std::vector<ValuePairs> list;
    bool areSame = true; // pairs with NaN or an infinity are equal
};
using Map = std::function<double(double)>;
Channels pairsOf(const Prediction& prediction, const Grid& grid, const Map& after = same, const TensorPart& part = {})
{
    Channels channels{{.type = grid.type()}, {grid.counts()[1], {.type = grid.type()}}};
    grid.forEach([&](const Element& e) {
        if (!part.holds(e.number, e.at))
            return;
        const double right = after(prediction.value(e)), is = toDouble(grid.type(), e.bits);
        if (std::isfinite(right) && std::isfinite(is)) {
            for (ValuePairs* each : {&channels.all, &channels.list[e.at[1]]}) {
                each->right.push_back(right);
                each->is.push_back(is);
            }
        } else if (std::isnan(right) ? !std::isnan(is) : right != is)
            channels.areSame = false;
    });
    std::erase_if(channels.list, [](const ValuePairs& each) { return each.is.empty(); });
    return channels;
}

// The share of the output's variance that a line of each channel explains; `ofNone`: it has none.
double likenessOf(const std::vector<ValuePairs>& channels, double ofNone)
{
    double all = 0, explained = 0;
    for (const ValuePairs& each : channels) {
        Eigen::ArrayXd x = Eigen::Map<const Eigen::ArrayXd>(each.right.data(), std::ssize(each.right));
        Eigen::ArrayXd y = Eigen::Map<const Eigen::ArrayXd>(each.is.data(), std::ssize(each.is));
        x -= x.mean();
        y -= y.mean();
        const double xx = x.square().sum(), xy = (x * y).sum();
        all += y.square().sum();
        explained += xx > 0 ? xy * xy / xx : 0;
    }
    return all > 0 ? explained / all : ofNone;
}

// The fit of some channels.
struct OfChannels {
    ValueFit fit;
    std::vector<uint32_t> channels;
};

// One fit for all channels, or one for each; empty: one has none, or all are the same value. `line`: see
// fittedValues().
std::vector<OfChannels> fitsOf(const Channels& pairs, bool line, double slack)
{
    std::vector<uint32_t> all(pairs.list.size());
    std::iota(all.begin(), all.end(), 0u);
    if (all.empty() || !pairs.areSame)
        return {};
    if (const auto one = fittedValues(pairs.all, line, slack))
        return one->factor == 0 ? std::vector<OfChannels>() : std::vector{OfChannels{*one, all}};
    std::vector<OfChannels> fits;
    for (const uint32_t channel : all) {
        const auto own = fittedValues(pairs.list[channel], line, slack);
        if (!own)
            return {};
        const auto known = std::ranges::find_if(fits, [&](OfChannels& each) { return each.fit.absorb(*own); });
        if (known == fits.end())
            fits.push_back({*own, {channel}});
        else
            known->channels.push_back(channel);
    }
    return fits;
}

Message roundingText(IntegerRounding rounding)
{
    static constexpr std::array<Text, kIntegerRoundings.size()> kTexts = {
        say("identify", "cut off toward zero"),  say("identify", "rounded half up"),
        say("identify", "rounded half to even"), say("identify", "rounded half away from zero"),
        say("identify", "rounded half down"),    say("identify", "rounded down"),
        say("identify", "rounded up"),
    };
    return kTexts[static_cast<size_t>(rounding)];
}

// "times 2, shifted by -17, rounded half to even to whole numbers"
Message textOf(const ValueFit& fit, DataType type)
{
    const auto number = [](double value) {
        const double whole = std::round(value);
        return shortText(std::abs(value - whole) <= 1e-3 * std::abs(value) ? whole : value);
    };
    if (fit.factor == 0)
        return say("identify", "%1 everywhere")(number(fit.offset));
    std::vector<Message> clauses;
    if (std::abs(fit.factor) < 0.5)
        clauses.push_back(say("identify", "divided by %1")(number(1 / fit.factor)));
    else if (fit.factor != 1)
        clauses.push_back(say("identify", "times %1")(number(fit.factor)));
    if (fit.offset != 0)
        clauses.push_back(say("identify", "shifted by %1")(number(fit.offset)));
    if (fit.least)
        clauses.push_back(say("identify", "cut off below %1")(number(*fit.least)));
    if (fit.most)
        clauses.push_back(say("identify", "cut off above %1")(number(*fit.most)));
    const auto has = [&](IntegerRounding rule) {
        return std::ranges::find(fit.roundings, rule) != fit.roundings.end();
    };
    if (!fit.roundings.empty() && (isFloat(type) || !has(IntegerRounding::Truncate))) {
        const Message rule = roundingText(has(IntegerRounding::HalfEven) && isFloat(type) ? IntegerRounding::HalfEven
                                                                                          : fit.roundings.front());
        clauses.push_back(!isFloat(type)      ? rule
                              : fit.step == 1 ? say("identify", "%1 to whole numbers")(rule)
                                              : say("identify", "%1 to steps of 1/%2")(rule, number(1 / fit.step)));
    }
    return joined(clauses, ", ");
}

Message textOf(const std::vector<OfChannels>& fits, DataType type)
{
    if (fits.size() == 1)
        return fits.front().fit.isRight(type) ? Message() : textOf(fits.front().fit, type);
    std::vector<Message> all;
    for (const auto& [fit, channels] : fits)
        if (!fit.isRight(type))
            //: What is done to values, and the channels: "times 2 on C 0".
            all.push_back(say("identify", "%1 on %2")(textOf(fit, type), rowsText(1, channels)));
    const bool isAlone = all.size() < fits.size();
    const Message list = joined(shortened(all), "; ");
    return isAlone ? say("identify", "%1 alone")(list) : list;
}

struct ValueChange {
    MistakeClass mistake = MistakeClass::Values;
    Message what = {}; // "times 2, shifted by -17, rounded half up"
    double bits = 0; // of evidence
};

// Finds what is done to the values of a map: on the sample, then on all elements. Where no case is meant, the map must
// come near.
struct CurveSearch {
    const Search& search;
    const Hypothesis& base;
    const Evidence& evidence = search.evidence;
    const Grid &sample = search.sample, &all = search.all;

    bool isRight = false; // the values are those of the base

    std::optional<ValueChange> find()
    {
        constexpr double kAlike = 0.5; // of likenessOf()
        const auto prediction = predictionOf(base, sample, evidence, true);
        const Channels pairs = prediction ? pairsOf(*prediction, sample) : Channels();
        const bool isFirst = base.changes == 0, isMeant = search.meant && isFirst;
        const bool isOnlyOne = isMeant || (isFirst && keepsPlanes(search.inputSizes(), all.sizes()));
        const bool isAlike = likenessOf(pairs.list, isMeant ? 1 : 0) >= kAlike;
        const auto plain = fitsOf(pairs, false, 0);
        isRight = !plain.empty()
            && std::ranges::all_of(plain, [&](const OfChannels& each) { return each.fit.isRight(all.type()); });
        if (pairs.list.empty() || !(isOnlyOne || isAlike) || isRight)
            return {};
        if (auto found = isAlike ? ofCurve(kCurves.front(), true, 0) : std::nullopt; found || isSecond())
            return found;
        for (const double slack : {0.0, isFloat(all.type()) ? 0.0 : 1.0})
            for (const Curve& curve : std::span(kCurves).subspan(1))
                if ((slack == 0 || curve.isOfWhite) && (isAlike || curve.isMixed() || curve.before == asSigned))
                    if (auto found = ofCurve(curve, false, slack))
                        return found;
        return isFloat(all.type()) ? std::nullopt : wrapped(pairs.all);
    }

    bool isSecond() const { return search.meant && base.changes > 0; } // the values are a second mistake

    // The value of white. 0: there is none.
    double white() const
    {
        if (!isFloat(all.type()))
            return all.type() == DataType::UInt8 ? 255 : all.type() == DataType::UInt16 ? 65535 : 0;
        double least = 0, most = 0;
        for (uint64_t i = 0; i < elementCount(evidence.input.desc); ++i) {
            const double value = toDouble(evidence.input, i);
            least = std::min(least, value);
            most = std::max(most, value);
        }
        return least < 0 || most > 255 ? 0 : most > 1 ? 255 : 1;
    }

    // Finds values that are shifted, and wrapped around at the end of the type's range.
    std::optional<ValueChange> wrapped(const ValuePairs& pairs) const
    {
        const double range = std::ldexp(1.0, static_cast<int>(8 * elementBytes(all.type())));
        const double least = toDouble(all.type(), fromDouble(all.type(), -range));
        const double near = std::floor(pairs.is.front() - pairs.right.front());
        for (const double shift : {near, near + 1}) {
            const double added = shift < 0 ? shift + range : shift;
            const auto after = [=](double value) {
                const double moved = value + added - least;
                return moved - range * std::floor(moved / range) + least;
            };
            if (const auto fits = fitsAfter(evidence, after, false, 0); !fits.empty())
                return changeOf(say("identify", "shifted by %1 and wrapped around at %2")(shortText(added),
                                                                                          shortText(least + range)),
                                MistakeClass::Values, fits);
        }
        return {};
    }

    std::optional<ValueChange> ofCurve(const Curve& curve, bool line, double slack) const
    {
        const double scale = curve.isOfWhite ? white() : 1;
        if (scale == 0 || (curve.isMixed() && search.inputSizes()[1] != curve.mix.size()))
            return {};
        Evidence changed = evidence;
        if (curve.before != same || curve.isMixed()) {
            if (predictionOf(base, sample, changed, true)->source(Element{}) && !curve.isMixed())
                return {}; // a copy gives the same after the map
            const uint64_t plane = uint64_t{search.inputSizes()[2]} * search.inputSizes()[3];
            const auto valueAt = [&](uint64_t i) {
                if (!curve.isMixed())
                    return curve.before(toDouble(evidence.input, i) / scale) * scale;
                double sum = 0;
                for (uint64_t channel = 0; channel < curve.mix.size(); ++channel)
                    sum += curve.mix[channel] * toDouble(evidence.input, i + (channel - i / plane % 3) * plane);
                return sum / curve.parts;
            };
            changed.memory = {};
            changed.input = Tensor({.dataType = DataType::Float64, .sizes = evidence.input.desc.sizes});
            for (uint64_t i = 0; i < elementCount(changed.input.desc); ++i)
                changed.input.setBits(i, std::bit_cast<uint64_t>(valueAt(i)));
        }
        const auto fits = fitsAfter(
            changed, [&](double value) { return curve.after(value / scale) * scale; }, line, slack);
        return fits.empty() ? std::nullopt : std::optional(changeOf(curve.what, curve.mistake, fits));
    }

    // Empty: the sample or all elements have no fit.
    std::vector<OfChannels> fitsAfter(const Evidence& from, const Map& after, bool line, double slack) const
    {
        std::vector<OfChannels> fits;
        for (const Grid* grid : {&sample, &all}) {
            const auto prediction = predictionOf(base, *grid, from, true);
            fits = prediction ? fitsOf(pairsOf(*prediction, *grid, after), line, slack) : std::vector<OfChannels>();
            if (fits.empty())
                return {};
        }
        return fits;
    }

    ValueChange changeOf(const Message& what, MistakeClass mistake, const std::vector<OfChannels>& fits) const
    {
        ValueChange change{.mistake = mistake};
        const auto isRounding = [](const OfChannels& each) {
            return !each.fit.isLine() && !each.fit.least && !each.fit.most;
        };
        if (what.isEmpty() && std::ranges::all_of(fits, isRounding))
            change.mistake = MistakeClass::IntegerRounding;
        const Message values = textOf(fits, all.type());
        change.what = what.isEmpty() ? values : values.isEmpty() ? what : what + (", " + values);
        for (const OfChannels& each : fits)
            change.bits += each.fit.bits;
        return change;
    }
};

} // namespace

std::optional<Diagnosis> otherValues(Search& search)
{
    constexpr double kBitsOfCurves = 24; // what choosing lines and curves costs
    const DataType type = search.type();
    if (!isFloat(type) && elementBytes(type) > 2) // float32 rounds them, and any line is near enough
        return {};
    HypothesisGroup bases = search.operators();
    for (const Hypothesis& each : search.list)
        if (search.meant && each.changes == 1 && each.mistake < MistakeClass::Tie) // other places
            bases.push_back(&each);
    for (const Hypothesis* base : bases) {
        CurveSearch curves{search, *base};
        const auto change = curves.find();
        if (curves.isRight)
            break;
        if (!change || !isEnough(change->bits, kBitsOfCurves, search.list.size()))
            continue;
        const bool isSecond = curves.isSecond();
        //: A result, and what is done to its values: "the right result times 2, shifted by 3".
        const Message what = search.meant && !isSecond
            ? say("identify", "%1 %2")(say("identify", "the right result"), change->what)
            : base->what.words + (", " + change->what);
        Diagnosis found =
            diagnosisOfAll(search, {.mistake = isSecond ? base->mistake : change->mistake, .what = {what}},
                           isSecond ? givesText(search.options.side, base->what, 0) + (", " + change->what + ".")
                                    : say("identify", "%1 is %2.")(search.options.side, what));
        if (isSecond)
            found.second = change->mistake;
        return found;
    }
    return {};
}

Message lineOfPart(const Prediction& right, const Grid& all, const TensorPart& part)
{
    const Channels pairs = pairsOf(right, all, same, part);
    if (pairs.list.empty() || !pairs.areSame)
        return {};
    // Any rounding: a line that is off by less than one unit.
    const auto fit = fittedValues(pairs.all, true, isFloat(all.type()) ? 0 : 0.5);
    if (!fit || !fit->isLine() || fit->factor == 0 || fit->bits < kBitsOfPartsLine)
        return {};
    return textOf(ValueFit{.factor = fit->factor, .offset = fit->offset}, all.type());
}

} // namespace tessera
