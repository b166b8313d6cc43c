// SPDX-License-Identifier: Apache-2.0
#include "engine/compare/tolerance_text.h"

#include "engine/tensor/error.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tessera {

namespace {

[[noreturn]] void refuse(std::string_view name, const std::string& value, const std::string& right)
{
    throw TextError("--" + std::string(name) + " \"" + value + "\": " + right + " would be right");
}

double numberOf(std::string_view name, const std::string& text, double most)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc{} && end == text.data() + text.size();
    if (!isWhole || !(value >= 0) || !std::isfinite(value) || value > most)
        refuse(name, text, most == 100 ? "a number from 0 to 100, in percent," : "a number from 0 on");
    return value;
}

uint64_t ulpsOf(std::string_view name, const std::string& text)
{
    uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        refuse(name, text, "a whole number from 0 on");
    return value;
}

// Whether the first of the two words is given.
bool choiceOf(std::string_view name, const std::string& text, const std::string& first, const std::string& second)
{
    if (text != first && text != second)
        refuse(name, text, first + " or " + second);
    return text == first;
}

std::string numberText(double value)
{
    return toText(DataType::Float64, fromDouble(DataType::Float64, value));
}

// Of a percentage, read as a decimal: 99.9 is 0.999, which no division gives.
double shareOf(const std::string& percent)
{
    const size_t mark = std::min(percent.find_first_of("eE"), percent.size());
    int exponent = 0;
    if (mark < percent.size()) {
        const size_t digits = mark + 1 + (percent[mark + 1] == '+' ? 1 : 0);
        std::from_chars(percent.data() + digits, percent.data() + percent.size(), exponent);
    }
    const std::string text = percent.substr(0, mark) + "e" + std::to_string(exponent - 2);
    double share = 0;
    std::from_chars(text.data(), text.data() + text.size(), share);
    return share;
}

double shareIn(std::string_view name, const std::string& text)
{
    static_cast<void>(numberOf(name, text, 100)); // refuses what is none
    return shareOf(text);
}

// The percentage that reads back as this very share: the product may be rounded.
std::string percentText(double share)
{
    const double percent = share * 100;
    for (const double each : {percent, std::nextafter(percent, 0.0), std::nextafter(percent, 200.0)})
        if (shareOf(numberText(each)) == share)
            return numberText(each);
    return numberText(percent);
}

} // namespace

const std::vector<std::string_view>& ToleranceOptions::names()
{
    static const std::vector<std::string_view> all = {"atol", "rtol",  "ulp",   "bound",    "nan",
                                                      "ties", "allow", "limit", "tolerance"};
    return all;
}

bool ToleranceOptions::isOne(std::string_view name)
{
    return std::ranges::find(names(), name) != names().end();
}

void ToleranceOptions::set(std::string_view name, const std::string& value)
{
    constexpr double kAny = std::numeric_limits<double>::max();
    if (name == "atol")
        m_atol = numberOf(name, value, kAny);
    else if (name == "rtol")
        m_rtol = numberOf(name, value, kAny);
    else if (name == "ulp")
        m_ulp = ulpsOf(name, value);
    else if (name == "bound")
        m_bound = choiceOf(name, value, "on", "off");
    else if (name == "nan")
        m_nanEqualsNan = choiceOf(name, value, "equal", "different");
    else if (name == "ties")
        m_eitherNeighbour = choiceOf(name, value, "either", "exact");
    else if (name == "allow")
        m_allowedShare = shareIn(name, value);
    else if (name == "limit")
        m_hardLimit = numberOf(name, value, kAny);
    else if (name == "tolerance" && !(m_preset = tolerancePreset(value))) {
        std::string right;
        for (const TolerancePreset& preset : tolerancePresets())
            right += (right.empty() ? "" : ", ") + std::string(preset.name);
        refuse(name, value, right);
    }
}

void ToleranceOptions::check() const
{
    if (m_preset && (m_atol || m_rtol || m_ulp || m_bound))
        throw TextError("--tolerance goes without --atol, --rtol, --ulp and --bound");
}

bool ToleranceOptions::isEmpty() const
{
    return !m_preset && !m_atol && !m_rtol && !m_ulp && !m_bound && !m_nanEqualsNan && !m_eitherNeighbour
        && !m_allowedShare && !m_hardLimit;
}

Tolerance ToleranceOptions::of(const Plan& plan, const std::optional<Tolerance>& own, bool bothExecutePlans) const
{
    const bool saysWhatDiffers = m_atol || m_rtol || m_ulp || m_bound;
    Tolerance tolerance = saysWhatDiffers ? Tolerance{}
        : m_preset                        ? m_preset->of(plan)
                                          : own.value_or(defaultTolerance(plan, bothExecutePlans));
    // One name for each part: a new part does not compile before it has its option here.
    auto& [atol, rtol, ulp, bound, nanEqualsNan, eitherNeighbour, allowedShare, hardLimit] = tolerance;
    atol = m_atol.value_or(atol);
    rtol = m_rtol.value_or(rtol);
    ulp = m_ulp.value_or(ulp);
    bound = m_bound.value_or(bound);
    nanEqualsNan = m_nanEqualsNan.value_or(nanEqualsNan);
    eitherNeighbour = m_eitherNeighbour.value_or(eitherNeighbour);
    allowedShare = m_allowedShare.value_or(allowedShare);
    hardLimit = m_hardLimit.value_or(hardLimit);
    return tolerance;
}

std::string optionsText(const Tolerance& tolerance)
{
    const auto& [atol, rtol, ulp, bound, nanEqualsNan, eitherNeighbour, allowedShare, hardLimit] = tolerance;
    const Tolerance none;
    std::string text;
    const auto add = [&](bool isSaid, const char* option, const std::string& value) {
        if (isSaid)
            text += " --" + std::string(option) + " " + value;
    };
    add(atol > 0, "atol", numberText(atol));
    add(rtol > 0, "rtol", numberText(rtol));
    add(ulp > 0, "ulp", std::to_string(ulp));
    add(bound && !text.empty(), "bound", "on");
    add(text.empty(), "tolerance", bound ? "bound" : "bits"); // something must say that it is not the default
    add(nanEqualsNan != none.nanEqualsNan, "nan", nanEqualsNan ? "equal" : "different");
    add(eitherNeighbour != none.eitherNeighbour, "ties", eitherNeighbour ? "either" : "exact");
    add(allowedShare > 0, "allow", percentText(allowedShare));
    add(std::isfinite(hardLimit), "limit", numberText(hardLimit));
    return text;
}

} // namespace tessera
