// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/tolerance.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>

namespace tessera {

namespace {

Tolerance equalBits(const Plan&)
{
    return {};
}

Tolerance bound(const Plan& plan)
{
    return {.interpolationBound = computes(plan)};
}

// Only nearest has the other side of every boundary in its tables.
bool isNearest(const SeparableTaps& taps)
{
    return std::ranges::any_of(taps.axes, [](const AxisTaps& axis) { return !axis.otherNeighbour.empty(); });
}

// Linear, with an axis that does not keep every element in its place: other coordinates make it compute.
bool interpolates(const Plan& plan)
{
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    return taps != nullptr && !isNearest(*taps) && !std::ranges::all_of(taps->axes, &AxisTaps::isIdentity);
}

Tolerance foreign(const Plan& plan)
{
    return {.interpolationBound = computes(plan) || interpolates(plan),
            .eitherNeighbour = hasNeighbours(plan),
            .anyCoordinates = interpolates(plan)};
}

Tolerance webnn(const Plan& plan)
{
    if (!computes(plan))
        return {};
    const DataType type = plan.output.dataType;
    return {.ulp = type == DataType::Float32 ? 84u : type == DataType::Float16 ? 10u : 1u};
}

Tolerance onnxBackend(const Plan&)
{
    return {.atol = 1e-7, .rtol = 1e-3};
}

Tolerance onnxRuntime(const Plan& plan)
{
    if (plan.output.dataType == DataType::Float32)
        return {.atol = 1e-5, .rtol = 1e-4};
    if (plan.output.dataType == DataType::Float16)
        return {.atol = 2.5e-3, .rtol = 1e-3};
    return {};
}

} // namespace

bool usesBound(const Tolerance& tolerance, const Plan& plan)
{
    return tolerance.interpolationBound && (computes(plan) || movesCoordinates(tolerance, plan));
}

bool usesIntegers(const Tolerance& tolerance, const Plan& plan)
{
    return tolerance.integers != IntegerRounding::Truncate && !isFloat(plan.output.dataType)
        && (computes(plan) || movesCoordinates(tolerance, plan));
}

bool movesCoordinates(const Tolerance& tolerance, const Plan& plan)
{
    return tolerance.anyCoordinates && interpolates(plan);
}

bool hasNeighbours(const Plan& plan)
{
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    return taps != nullptr && isNearest(*taps) && !taps->transposed;
}

Message ruleText(const Tolerance& tolerance, const Plan& plan)
{
    const bool moves = movesCoordinates(tolerance, plan);
    Message rules;
    const auto add = [&](bool holds, const Message& rule) {
        if (holds)
            rules = rules.isEmpty() ? rule : say("compare", "%1, or %2")(rules, rule);
    };
    add(tolerance.atol > 0 || tolerance.rtol > 0,
        "|A − B| <= " + toText(tolerance.atol) + " + " + toText(tolerance.rtol) + "·|B|");
    add(tolerance.ulp > 0, std::to_string(tolerance.ulp) + " ULP");
    add(usesBound(tolerance, plan),
        moves ? say("compare", "the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a| of coordinates 4 float32 ulps apart")
              : say("compare", "the rounding bound (2k + 2)·2⁻²⁴·Σ|w·a|"));
    add(usesIntegers(tolerance, plan),
        (moves ? say("compare", "integers truncated or rounded %1 of coordinates 4 float32 ulps apart")
               : say("compare", "integers truncated or rounded %1"))(name(tolerance.integers)));
    add(tolerance.eitherNeighbour && hasNeighbours(plan), say("compare", "either neighbour of a tie"));
    std::vector<Message> all{rules.isEmpty() ? say("compare", "equal bits") : rules};
    if (!tolerance.nanEqualsNan)
        all.emplace_back(say("compare", "NaN differs from NaN"));
    if (tolerance.allowedShare > 0)
        all.push_back(say("compare", "%1 % may lie beyond")(toText(tolerance.allowedShare * 100)));
    if (std::isfinite(tolerance.hardLimit))
        all.push_back(say("compare", "none by more than %1")(toText(tolerance.hardLimit)));
    return joined(all, "; ");
}

bool computes(const Plan& plan)
{
    const auto* taps = std::get_if<SeparableTaps>(&plan.work);
    return taps != nullptr && !taps->copies();
}

Tolerance defaultTolerance(const Plan& plan, bool bothExecutePlans)
{
    return bothExecutePlans ? equalBits(plan) : bound(plan);
}

const std::array<TolerancePreset, kTolerancePresetCount>& tolerancePresets()
{
    static constexpr std::array<TolerancePreset, kTolerancePresetCount> presets = {{
        {"bits", say("compare", "Equal bits"), say("compare", "Nothing may differ."), equalBits},
        {"bound", say("compare", "Rounding bound"),
         say("compare", "What the roundings of an interpolation can add up to; where none is made, nothing."), bound},
        {"foreign", say("compare", "Another program"),
         say("compare",
             "Coordinates that another program computes otherwise: either neighbour of a tie, and linear within its "
             "rounding bound where they move by 4 float32 ulps."),
         foreign},
        {"webnn", say("compare", "WebNN conformance"),
         say("compare", "Linear: 84 ULP of FLOAT32, 10 of FLOAT16, one unit of integers; else nothing."), webnn},
        {"onnx", say("compare", "ONNX backend tests"),
         say("compare", "rtol 1e-3 and atol 1e-7, whatever the operator and the type."), onnxBackend},
        {"onnxruntime", say("compare", "ONNX Runtime tests"),
         say("compare", "FLOAT32 atol 1e-5 and rtol 1e-4, FLOAT16 atol 2.5e-3 and rtol 1e-3; else nothing."),
         onnxRuntime},
    }};
    return presets;
}

const TolerancePreset* tolerancePreset(std::string_view name)
{
    const auto& presets = tolerancePresets();
    const auto found = std::ranges::find(presets, name, &TolerancePreset::name);
    return found == presets.end() ? nullptr : &*found;
}

namespace {

// `part`: its name; empty for a preset.
[[noreturn]] void refuse(std::string_view part, std::string_view value, const Message& right)
{
    const std::string name = "tolerance" + std::string(part.empty() ? "" : " ") + std::string(part);
    throw TextError(say("compare", "--%1 \"%2\": expected %3")(name, value, right));
}

double numberOf(std::string_view name, const std::string& text, double most = std::numeric_limits<double>::max())
{
    const auto value = numberIn<double>(text);
    if (!value || !(*value >= 0) || *value > most)
        refuse(name, text,
               most == 100 ? say("compare", "a number from 0 to 100, in percent")
                           : say("compare", "a number from 0 on"));
    return *value;
}

// The share that a percentage gives. It is read as such, not divided by 100: there are fewer numbers near 98.4 than
// near 0.984.
double shareOf(std::string_view name, const std::string& text)
{
    const double percent = numberOf(name, text, 100);
    return numberIn<double>(text + "e-2").value_or(percent / 100);
}

// The shortest percentage that reads back as this very share.
std::string percentText(double share)
{
    constexpr int kMostDecimals = 40; // a smaller share is none of any tensor
    std::array<char, 64> text = {};
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals) {
        const long double percent = share * 100.0L; // exact
        *std::to_chars(text.begin(), text.end() - 1, percent, std::chars_format::fixed, decimals).ptr = 0;
        if (shareOf("allow", text.data()) == share)
            break;
    }
    return text.data();
}

constexpr const char* kPartNames = "atol=, rtol=, ulp=, bound=, nan=, ties=, integers=, coordinates=, allow= or limit=";

constexpr std::pair<std::string_view, double Tolerance::*> kNumbers[] = {
    {"atol", &Tolerance::atol}, {"rtol", &Tolerance::rtol}, {"limit", &Tolerance::hardLimit}};

struct Choice {
    std::string_view name;
    bool Tolerance::*part;
    const char *ifTrue, *ifFalse;
};
constexpr Choice kChoices[] = {{"bound", &Tolerance::interpolationBound, "on", "off"},
                               {"nan", &Tolerance::nanEqualsNan, "equal", "different"},
                               {"ties", &Tolerance::eitherNeighbour, "either", "exact"},
                               {"coordinates", &Tolerance::anyCoordinates, "any", "exact"}};

IntegerRounding roundingOf(std::string_view name, const std::string& text)
{
    if (const auto rounding = integerRoundingFromName(text))
        return *rounding;
    std::vector<Message> names;
    for (const IntegerRounding each : kIntegerRoundings)
        names.emplace_back(tessera::name(each));
    refuse(name, text, anyOf(names));
}

// Throws TextError where there is no such part, or it does not take the text.
void apply(std::string_view part, const std::string& text, Tolerance& tolerance)
{
    for (const auto& [name, member] : kNumbers)
        if (name == part)
            return static_cast<void>(tolerance.*member = numberOf(part, text));
    for (const Choice& each : kChoices)
        if (each.name == part) {
            if (text != each.ifTrue && text != each.ifFalse)
                refuse(part, text, anyOf({each.ifTrue, each.ifFalse}));
            return static_cast<void>(tolerance.*each.part = text == each.ifTrue);
        }
    if (part == "allow") {
        tolerance.allowedShare = shareOf(part, text);
    } else if (part == "integers") {
        tolerance.integers = roundingOf(part, text);
    } else if (part == "ulp") {
        const auto ulps = numberIn<uint64_t>(text);
        if (!ulps)
            refuse(part, text, say("compare", "a whole number from 0 on"));
        tolerance.ulp = *ulps;
    } else {
        refuse({}, std::string(part) + "=" + text, kPartNames);
    }
}

bool saysWhatDiffers(std::string_view part)
{
    return part == "atol" || part == "rtol" || part == "ulp" || part == "bound";
}

} // namespace

ToleranceOptions::ToleranceOptions(std::string_view text)
{
    Tolerance none;
    for (const std::string_view each : splitText(text, ",")) {
        const size_t equals = std::min(each.find('='), each.size());
        if (equals < each.size()) {
            m_parts.emplace_back(each.substr(0, equals), each.substr(equals + 1));
            apply(m_parts.back().first, m_parts.back().second, none); // or it throws
        } else if (m_preset = m_parts.empty() ? tolerancePreset(each) : nullptr; m_preset) {
            m_parts.emplace_back("", each);
        } else {
            refuse({}, each,
                   listText(tolerancePresets(), ", ", std::mem_fn(&TolerancePreset::name)) + ", " + kPartNames);
        }
    }
}

Tolerance ToleranceOptions::of(const Plan& plan, const std::optional<Tolerance>& own, bool bothExecutePlans) const
{
    const bool isWhole = std::ranges::any_of(m_parts, [](const auto& part) { return saysWhatDiffers(part.first); });
    Tolerance tolerance = m_preset ? m_preset->of(plan)
        : isWhole                  ? Tolerance{}
                                   : own.value_or(defaultTolerance(plan, bothExecutePlans));
    for (const auto& [name, value] : m_parts)
        if (!name.empty())
            apply(name, value, tolerance);
    return tolerance;
}

std::string toleranceText(const Tolerance& tolerance)
{
    const auto& [atol, rtol, ulp, bound, nanEqualsNan, eitherNeighbour, integers, anyCoordinates, allowedShare,
                 hardLimit] = tolerance;
    const Tolerance none;
    std::vector<std::string> parts;
    const auto add = [&](bool isSaid, const char* name, const std::string& value) {
        if (isSaid)
            parts.push_back(std::string(name) + "=" + value);
    };
    add(atol > 0, "atol", toText(atol));
    add(rtol > 0, "rtol", toText(rtol));
    add(ulp > 0, "ulp", std::to_string(ulp));
    if (parts.empty()) // so that the text is not empty, which means the default
        parts.emplace_back(bound ? "bound" : "bits");
    else
        add(bound, "bound", "on");
    add(nanEqualsNan != none.nanEqualsNan, "nan", nanEqualsNan ? "equal" : "different");
    add(eitherNeighbour != none.eitherNeighbour, "ties", eitherNeighbour ? "either" : "exact");
    add(integers != none.integers, "integers", std::string(name(integers)));
    add(anyCoordinates != none.anyCoordinates, "coordinates", anyCoordinates ? "any" : "exact");
    add(allowedShare > 0, "allow", percentText(allowedShare));
    add(std::isfinite(hardLimit), "limit", toText(hardLimit));
    return listText(parts, ",");
}

std::string optionsText(const Tolerance& tolerance)
{
    return " --tolerance " + toleranceText(tolerance);
}

} // namespace tessera
