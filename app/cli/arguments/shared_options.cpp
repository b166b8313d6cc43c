// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/shared_options.h"

#include "engine/compute/foreign/engine_file.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <limits>
#include <string_view>
#include <vector>

namespace tessera {

namespace {

EngineFactory factory(const CommandLine& line, const Services& services, bool starts)
{
    return [foreign = foreignOptions(line), &services, starts](const EngineOptions& options, const std::string& name) {
        auto engine = makeForeignEngine(name, foreign);
        if (engine && starts)
            static_cast<void>(engine->description());
        return engine ? std::move(engine) : services.makeEngine(options, name);
    };
}

} // namespace

unsigned runsOf(const CommandLine& line, const char* usual, uint64_t least)
{
    constexpr uint64_t kMostRuns = 10000;
    return static_cast<unsigned>(wholeNumber(kRuns.name, line.value(kRuns.name).value_or(usual), least, kMostRuns));
}

ForeignOptions foreignOptions(const CommandLine& line)
{
    ForeignOptions options{.validate = line.value(kValidate.name).has_value(), .budget = line.budget()};
    if (const auto seconds = line.value(kTimeout.name))
        options.timeLimit = number(kTimeout.name, *seconds, kLeastSeconds, kMostTimeLimit);
    for (const std::string& file : line.values(kEngineFile.name)) {
        static_cast<void>(readEngineFile(file)); // a wrong file is refused whichever engine is asked
        options.files.emplace_back(file);
    }
    return options;
}

EngineFactory enginesOf(const CommandLine& line, const Services& services)
{
    return factory(line, services, false);
}

EngineFactory startedEngines(const CommandLine& line, const Services& services)
{
    return factory(line, services, true);
}

ToleranceOptions toleranceOf(const CommandLine& line)
{
    const auto text = line.value(kTolerance.name);
    return text ? ToleranceOptions(*text) : ToleranceOptions();
}

std::optional<QualityRequest> qualityRequestOf(const CommandLine& line)
{
    QualityRequest request;
    std::vector<std::string> words;
    for (const std::string& text : line.values(kQuality.name)) {
        const size_t colon = std::min(text.find(':'), text.size());
        words.push_back(*OptionParts(kQuality, text.substr(0, colon), {}).name());
        if (colon == text.size())
            continue;
        const OptionParts parts({kQuality.name, "", ""}, text.substr(colon + 1), {"peak", "ppd", "distance"});
        if (const auto peak = parts.number("peak", 1e-30, 1e30))
            request.options.peak = peak;
        if (const auto distance = parts.number("distance", kLeastViewingDistance, kMostViewingDistance))
            request.options.pixelsPerDegree = pixelsPerDegree(*distance);
        if (const auto perDegree = parts.number("ppd", kLeastPixelsPerDegree, kMostPixelsPerDegree))
            request.options.pixelsPerDegree = *perDegree;
    }
    if (words.empty())
        return {};
    request.isAll = std::ranges::find(words, kAllMeasures) != words.end();
    for (const QualityInfo& info : qualityMeasures())
        if (request.isAll || std::ranges::find(words, info.word()) != words.end())
            request.measures.push_back(info.measure);
    return request;
}

std::optional<StepOptions> stepsFromOptions(const CommandLine& line)
{
    const auto text = line.value(kStep.name);
    if (!text)
        return {};
    const OptionParts parts(kStep, *text, {"along", "by", "rate"});
    StepOptions steps;
    if (const auto done = parts.name())
        steps.done = wholeNumber(kStep.name, *done, 0, kMostSteps);
    if (const auto along = parts.value("along"))
        steps.stepping.order = StepOrder(choiceFrom(*along, kStepOrders, "--step along"));
    if (const auto by = parts.value("by"))
        steps.stepping.unit = StepUnit(choiceFrom(*by, kStepUnits, "--step by"));
    steps.rate = parts.number("rate", 0.001, 240).value_or(steps.rate);
    return steps;
}

namespace {

constexpr uint64_t kMostPlace = std::numeric_limits<uint32_t>::max();

// "12:7"
std::array<uint32_t, 2> placeFrom(const std::string& text)
{
    const std::vector<std::string_view> both = splitText(text, ":");
    if (both.size() != 2)
        throw TextError("--view at \"" + text + "\": expected the column and the row of an element, such as 12:7");
    return {static_cast<uint32_t>(wholeNumber("view at", std::string(both[0]), 0, kMostPlace)),
            static_cast<uint32_t>(wholeNumber("view at", std::string(both[1]), 0, kMostPlace))};
}

std::pair<double, double> levelsFrom(const std::string& text)
{
    const std::vector<std::string_view> both = splitText(text, ":");
    const auto low = numberIn<double>(both.front()), high = numberIn<double>(both.back());
    if (both.size() != 2 || !low || !high || !(*low < *high))
        throw TextError("--colours levels \"" + text + "\": expected two numbers, the lower first, such as 0:1");
    return {*low, *high};
}

void tell(const OptionParts& parts, ViewOptions& view)
{
    view.name = parts.name();
    view.zoom = parts.number("zoom", 1.0 / 64, 512);
    if (const auto at = parts.value("at"))
        view.at = placeFrom(*at);
    if (const auto channel = parts.value("channel"))
        view.channel = static_cast<uint32_t>(wholeNumber("view channel", *channel, 0, kMostPlace));
}

ToneOptions toneOf(const OptionParts& parts)
{
    const std::string clipping = parts.value("clipping").value_or("off");
    if (clipping != "on" && clipping != "off")
        throw TextError("--colours clipping \"" + clipping + "\": expected on or off");
    return {.map = parts.name(),
            .exposure = parts.number("exposure", -16, 16).value_or(0),
            .gamma = parts.number("gamma", 0.1, 10).value_or(1),
            .showsClipping = clipping == "on"};
}

} // namespace

ViewOptions viewFromOptions(const CommandLine& line)
{
    ViewOptions view;
    if (const auto text = line.value(kView.name))
        tell(OptionParts(kView, *text, {"zoom", "at", "channel"}), view);
    const auto colours = line.value(kColours.name);
    if (!colours)
        return view;
    const OptionParts parts(kColours, *colours, {"exposure", "gamma", "levels", "clipping"});
    view.tone = toneOf(parts);
    if (const auto levels = parts.value("levels"))
        view.levels = levelsFrom(*levels);
    return view;
}

} // namespace tessera
