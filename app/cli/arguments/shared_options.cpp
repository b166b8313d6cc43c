// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/shared_options.h"

#include "engine/compute/foreign/engine_file.h"

#include <algorithm>

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
        static_cast<void>(readEngineFile(file)); // what is wrong with it is said whichever engine is asked
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
    ToleranceOptions options;
    for (const Option& option : kToleranceOptions)
        if (const auto value = line.value(option.name))
            options.set(option.name, *value);
    options.check();
    return options;
}

std::optional<QualityRequest> qualityRequestOf(const CommandLine& line)
{
    QualityRequest request;
    QualityOptions& options = request.options;
    const auto peak = line.value(kPeak.name), distance = line.value(kViewingDistance.name),
               perDegree = line.value(kPixelsPerDegree.name);
    if (distance && perDegree)
        throw TextError(say("commands", "--ppd and --viewing-distance say the same; expected one of them"));
    if (peak)
        options.peak = number(kPeak.name, *peak, 1e-30, 1e30);
    if (distance)
        options.pixelsPerDegree =
            pixelsPerDegree(number(kViewingDistance.name, *distance, kLeastViewingDistance, kMostViewingDistance));
    if (perDegree)
        options.pixelsPerDegree =
            number(kPixelsPerDegree.name, *perDegree, kLeastPixelsPerDegree, kMostPixelsPerDegree);
    const std::vector<std::string> words = line.values(kQuality.name);
    if (words.empty()) {
        for (const Option* each : {&kPeak, &kViewingDistance, &kPixelsPerDegree})
            if (line.value(each->name))
                throw TextError(say("commands", "--%1 goes with --quality")(each->name));
        return {};
    }
    request.isAll = std::ranges::find(words, kAllMeasures) != words.end();
    for (const QualityInfo& info : qualityMeasures())
        if (request.isAll || std::ranges::find(words, info.word()) != words.end())
            request.measures.push_back(info.measure);
    return request;
}

} // namespace tessera
