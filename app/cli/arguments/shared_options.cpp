// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/shared_options.h"

#include "engine/compute/foreign/engine_file.h"

namespace tessera {

namespace {

double secondsFrom(const std::string& text)
{
    const auto value = decimalFrom(text);
    if (!value || !(*value > 0 && *value <= kMostTimeLimit))
        throw TextError("--timeout \"" + text + "\" is not a number of seconds, more than 0 and at most 86400");
    return *value;
}

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

unsigned runsOf(const CommandLine& line)
{
    constexpr uint64_t kMostRuns = 10000;
    return static_cast<unsigned>(wholeNumber(kRuns.name, line.valueOrStandard(kRuns.name), 1, kMostRuns));
}

ForeignOptions foreignOptions(const CommandLine& line)
{
    ForeignOptions options{.validate = line.value(kValidate.name).has_value(), .budget = line.budget()};
    if (const auto seconds = line.value(kTimeout.name))
        options.timeLimit = secondsFrom(*seconds);
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

int namingEngine(const std::string& engine, const std::function<int()>& work)
{
    try {
        return work();
    } catch (const RunFailure& failure) {
        throw RunFailure(failure.kind, engine + ": " + std::string(word(failure.kind)) + ": " + failure.message());
    }
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

} // namespace tessera
