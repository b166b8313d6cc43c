// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/value_changes.h"

#include "engine/detect/identify/values.h"
#include "engine/detect/identify/wording.h"
#include "engine/detect/measured/value_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

constexpr double kBitsOfPartsLine = 24; // with fewer the line of a part may be chance

// A curve before the map, and one behind it: of values from 0 to 1, or as they are.
struct Curve {
    Text what; // empty: there is none
    double (*before)(double);
    double (*behind)(double);
    bool isOfWhite; // 1 is the picture's white
    MistakeClass mistake = MistakeClass::Values;
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

constexpr auto kCurves = std::to_array<Curve>({
    {{}, same, same, false},
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
    {say("identify", "of an input clipped to 0 … 1"), clipped, same, false},
    {say("identify", "of an input without negative values"), positive, same, false},
    {say("identify", "of an input cut to whole numbers"), std::trunc, same, false, MistakeClass::IntegerRounding},
    {say("identify", "of an input rounded to whole numbers"), std::nearbyint, same, false,
     MistakeClass::IntegerRounding},
    {say("identify", "of an input rounded down to whole numbers"), std::floor, same, false,
     MistakeClass::IntegerRounding},
    {say("identify", "of an input rounded to FLOAT16"), toHalf, same, false, MistakeClass::HalfWeights},
    {say("identify", "of an input rounded to bfloat16"), toBFloat, same, false, MistakeClass::HalfWeights},
    {say("identify", "rounded to bfloat16"), same, toBFloat, false, MistakeClass::HalfWeights},
});

// The pairs of each channel, in the grid's order. None: one is no number, and the other is not the same.
using Channels = std::vector<ValuePairs>;
template <class Behind>
std::optional<Channels> pairsOf(const Forecast& forecast, const Grid& grid, const Behind& behind,
                                const TensorPart& part = {})
{
    Channels channels(grid.counts()[1], {.type = grid.type(), .right = {}, .is = {}});
    bool areSame = true;
    grid.forEach([&](uint64_t number, const Place& at) {
        if (!part.holds(number, at))
            return true;
        const double right = behind(forecast.value(number, at)), is = toDouble(grid.type(), grid.bits(at));
        if (!std::isfinite(right) || !std::isfinite(is))
            return areSame = std::isnan(right) ? std::isnan(is) : right == is;
        channels[at[1]].right.push_back(right);
        channels[at[1]].is.push_back(is);
        return true;
    });
    std::erase_if(channels, [](const ValuePairs& each) { return each.is.empty(); });
    return areSame && !channels.empty() ? std::optional(channels) : std::nullopt;
}

ValuePairs together(const Channels& channels)
{
    ValuePairs all{.type = channels.front().type, .right = {}, .is = {}};
    for (const ValuePairs& each : channels) {
        all.right.insert(all.right.end(), each.right.begin(), each.right.end());
        all.is.insert(all.is.end(), each.is.begin(), each.is.end());
    }
    return all;
}

// How much of the output's change a line of each channel explains: 0 … 1.
double likenessOf(const Channels& channels)
{
    double all = 0, explained = 0;
    for (const ValuePairs& each : channels) {
        const auto count = static_cast<double>(each.is.size());
        const auto meanOf = [&](const std::vector<double>& list) {
            return std::accumulate(list.begin(), list.end(), 0.0) / count;
        };
        const double right = meanOf(each.right), is = meanOf(each.is);
        double xx = 0, xy = 0, yy = 0;
        for (size_t i = 0; i < each.is.size(); ++i) {
            xx += (each.right[i] - right) * (each.right[i] - right);
            xy += (each.right[i] - right) * (each.is[i] - is);
            yy += (each.is[i] - is) * (each.is[i] - is);
        }
        all += yy;
        explained += xx > 0 ? xy * xy / xx : 0;
    }
    return all > 0 ? explained / all : 0;
}

// What the numbers of some channels are.
struct OfChannels {
    ValueFit fit;
    std::vector<uint32_t> channels;
};

// One fit for all channels, or one for each; empty: some have none. `line`: where they are not right but for roundings.
std::vector<OfChannels> fitsOf(const Channels& channels, bool line, double slack)
{
    std::vector<uint32_t> all(channels.size());
    std::iota(all.begin(), all.end(), 0u);
    if (line)
        if (const auto plain = fitsOf(channels, false, slack); !plain.empty())
            return plain;
    if (const auto one = fittedValues(together(channels), line, slack))
        return {{*one, all}};
    std::vector<OfChannels> fits;
    for (const uint32_t channel : all) {
        auto own = fittedValues(channels[channel], false, slack);
        if (!own && line)
            own = fittedValues(channels[channel], true, slack);
        if (!own)
            return {};
        const auto known = std::ranges::find(fits, *own, &OfChannels::fit);
        if (known == fits.end()) {
            fits.push_back({*own, {channel}});
            continue;
        }
        known->channels.push_back(channel);
        known->fit.roundings = sharedRoundings(known->fit, *own);
        known->fit.bits += own->bits;
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
    constexpr size_t kMostSaid = 6;
    if (fits.size() == 1)
        return fits.front().fit.isRight(type) ? Message() : textOf(fits.front().fit, type);
    std::vector<Message> all;
    bool isAlone = false;
    for (const auto& [fit, channels] : fits) {
        if (fit.isRight(type))
            isAlone = true;
        else if (all.size() < kMostSaid)
            //: What is done to values, and the channels: "times 2 on C 0".
            all.push_back(say("identify", "%1 on %2")(textOf(fit, type), rowsText(1, channels)));
    }
    const Message list = joined(all, "; ");
    return isAlone ? say("identify", "%1 alone")(list) : list;
}

class CurveSearch {
public:
    CurveSearch(const Hypothesis& base, const Evidence& evidence, const Grid& sample, const Grid& all)
        : m_base(base)
        , m_evidence(evidence)
        , m_sample(sample)
        , m_all(all)
    {
    }

    std::optional<ValueChange> find()
    {
        constexpr double kAlike = 0.5; // of likenessOf()
        const auto forecast = forecastOf(m_base, m_sample, m_evidence, true);
        const auto pairs = forecast ? pairsOf(*forecast, m_sample, same) : std::nullopt;
        if (!pairs || likenessOf(*pairs) < kAlike || areRight(fitsOf(*pairs, false, 0)))
            return {};
        if (auto found = ofCurve(kCurves.front(), true, 0))
            return found;
        for (const double slack : {0.0, isFloat(m_all.type()) ? 0.0 : 1.0})
            for (const Curve& curve : std::span(kCurves).subspan(1))
                if (slack == 0 || curve.isOfWhite)
                    if (auto found = ofCurve(curve, false, slack))
                        return found;
        return {};
    }

private:
    bool areRight(const std::vector<OfChannels>& fits) const
    {
        return !fits.empty()
            && std::ranges::all_of(fits, [&](const OfChannels& each) { return each.fit.isRight(m_all.type()); });
    }

    // What is white; 0: there is none.
    double white() const
    {
        const DataType type = m_all.type();
        if (type == DataType::UInt8 || type == DataType::UInt16)
            return type == DataType::UInt8 ? 255 : 65535;
        double least = 0, most = 0;
        for (uint64_t i = 0; i < elementCount(m_evidence.input.desc); ++i) {
            const double value = toDouble(type, m_evidence.input.bits(i));
            least = std::min(least, value);
            most = std::max(most, value);
        }
        return !isFloat(type) || least < 0 || most > 255 ? 0 : most > 1 ? 255 : 1;
    }

    bool isCopy(const Forecast& forecast) const { return forecast.source(0, Place{}).has_value(); }

    std::optional<ValueChange> ofCurve(const Curve& curve, bool line, double slack)
    {
        const double scale = curve.isOfWhite ? white() : 1;
        if (scale == 0)
            return {};
        Evidence evidence = m_evidence;
        if (curve.before != same) {
            evidence.memory = {};
            evidence.input = Tensor({.dataType = DataType::Float64, .sizes = m_evidence.input.desc.sizes});
            for (uint64_t i = 0; i < elementCount(evidence.input.desc); ++i)
                evidence.input.setBits(
                    i,
                    fromDouble(DataType::Float64,
                               curve.before(toDouble(m_all.type(), m_evidence.input.bits(i)) / scale) * scale));
        }
        std::vector<OfChannels> fits;
        for (const Grid* grid : {&m_sample, &m_all}) {
            const auto forecast = forecastOf(m_base, *grid, evidence, true);
            if (!forecast || (curve.before != same && isCopy(*forecast)))
                return {};
            const auto pairs =
                pairsOf(*forecast, *grid, [&](double value) { return curve.behind(value / scale) * scale; });
            fits = pairs ? fitsOf(*pairs, line, slack) : std::vector<OfChannels>();
            if (fits.empty())
                return {};
        }
        return changeOf(curve, fits);
    }

    ValueChange changeOf(const Curve& curve, const std::vector<OfChannels>& fits) const
    {
        ValueChange change{.mistake = curve.mistake};
        const auto isRounding = [](const OfChannels& each) {
            return !each.fit.isLine() && !each.fit.least && !each.fit.most;
        };
        if (curve.what.isEmpty() && std::ranges::all_of(fits, isRounding))
            change.mistake = MistakeClass::IntegerRounding;
        const Message values = textOf(fits, m_all.type());
        change.what = curve.what.isEmpty() ? values
            : values.isEmpty()             ? Message(curve.what)
                                           : curve.what + (", " + values);
        for (const OfChannels& each : fits)
            change.bits += each.fit.bits;
        return change;
    }

    const Hypothesis& m_base;
    const Evidence& m_evidence;
    const Grid &m_sample, &m_all;
};

} // namespace

std::optional<ValueChange> valueChangeOf(const Hypothesis& base, const Evidence& evidence, const Grid& sample,
                                         const Grid& all)
{
    return CurveSearch(base, evidence, sample, all).find();
}

Message lineOfPart(const Forecast& right, const Grid& all, const TensorPart& part)
{
    const auto pairs = pairsOf(right, all, same, part);
    if (!pairs)
        return {};
    // Whatever the rounding is: a line that is off by less than one unit.
    const auto fit = fittedValues(together(*pairs), true, isFloat(all.type()) ? 0 : 0.5);
    if (!fit || !fit->isLine() || fit->bits < kBitsOfPartsLine)
        return {};
    return textOf(ValueFit{.factor = fit->factor, .offset = fit->offset}, all.type());
}

std::vector<const Hypothesis*> nearestButForLines(const std::vector<Hypothesis>& list, const Evidence& evidence,
                                                  size_t most)
{
    constexpr uint64_t kLooked = 512; // elements
    constexpr double kAlike = 0.8;
    const Grid grid = Grid::sample(evidence.output, kLooked);
    std::vector<std::pair<double, const Hypothesis*>> found;
    for (const Hypothesis& each : list) {
        if (!each.written.isPlain() || each.changes > 1)
            continue;
        const auto forecast = forecastOf(each, grid, evidence, true);
        const auto pairs = forecast ? pairsOf(*forecast, grid, same) : std::nullopt;
        if (const double likeness = pairs ? likenessOf(*pairs) : 0; likeness >= kAlike)
            found.emplace_back(likeness, &each);
    }
    std::ranges::stable_sort(found, std::greater(), [](const auto& each) { return each.first; });
    std::vector<const Hypothesis*> nearest;
    for (size_t i = 0; i < std::min(most, found.size()); ++i)
        nearest.push_back(found[i].second);
    return nearest;
}

} // namespace tessera
