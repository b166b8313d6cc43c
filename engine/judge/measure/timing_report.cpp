// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/measure.h"

#include "engine/core/tensor/element_text.h"
#include "engine/formats/io/json_text.h"

#include <array>
#include <charconv>
#include <optional>
#include <type_traits>
#include <variant>

namespace tessera {

namespace {

constexpr std::string_view kNarrowSpace = "\u202f";

using FigureValue = std::variant<std::monostate, std::string, uint64_t, double>; // the first: there is no such figure
using Figures = std::vector<std::pair<const char*, FigureValue>>;

FigureValue medianOf(const std::optional<Statistics>& statistics)
{
    return statistics ? FigureValue(statistics->median) : FigureValue();
}

Figures figuresOf(const Measurement& m)
{
    const Statistics kernel = statistics(m, &RunSample::kernel);
    return {
        {"device", english(m.device)},
        {"threads", uint64_t{m.threads}},
        {"bytes", m.bytes},
        {"count", uint64_t{kernel.count}},
        {"coldPlanSeconds", m.plans.front()},
        {"planSeconds", statistics(m.plans).median},
        {"coldWallSeconds", m.cold.wall},
        {"coldSeconds", m.cold.kernel},
        {"minSeconds", kernel.min},
        {"medianSeconds", kernel.median},
        {"meanSeconds", kernel.mean},
        {"p95Seconds", kernel.p95},
        {"maxSeconds", kernel.max},
        {"wallSeconds", statistics(m, &RunSample::wall).median},
        {"uploadSeconds", medianOf(statistics(m, &RunSample::upload))},
        {"downloadSeconds", medianOf(statistics(m, &RunSample::download))},
        {"bytesPerSecond", bytesPerSecond(m)},
        {"copyBytes", m.copyBytes},
        {"copySeconds", statistics(m, &RunSample::copy).median},
        {"ratioToCopy", ratioToCopy(m)},
        {"note", english(m.note)},
    };
}

template <class... Format> std::string numberText(double value, Format... format)
{
    std::array<char, 400> text; // the largest double in full has 309 digits
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value, format...).ptr};
}

std::string fixedText(double value, int decimals)
{
    return numberText(value, std::chars_format::fixed, decimals);
}

struct CsvField {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(uint64_t number) const { return std::to_string(number); }
    std::string operator()(double number) const { return numberText(number); }
};

void writeFigures(JsonText& json, const Measurement& m)
{
    for (const auto& [name, value] : figuresOf(m)) {
        json.key(name);
        std::visit(
            [&](const auto& each) {
                if constexpr (std::is_same_v<std::decay_t<decltype(each)>, std::monostate>)
                    json.null();
                else
                    json.value(each);
            },
            value);
    }
}

void writeSamples(JsonText& json, const Measurement& m)
{
    const auto write = [&](const char* name, const auto& valueOf) {
        json.key(name).beginArray();
        for (const RunSample& run : m.hot)
            if (const std::optional<double> value = valueOf(run))
                json.value(*value);
        json.endArray();
    };
    json.key("samples").beginObject().key("plan").values(m.plans);
    write("wall", [](const RunSample& run) { return std::optional(run.wall); });
    write("kernel", [](const RunSample& run) { return std::optional(run.kernel); });
    write("upload", [](const RunSample& run) { return run.upload; });
    write("copy", [](const RunSample& run) { return std::optional(run.copy); });
    write("download", [](const RunSample& run) { return run.download; });
    json.endObject();
}

std::string percentText(double ratio)
{
    return fixedText(100 * ratio, ratio < 0.0995 ? 1 : 0).append(kNarrowSpace) + "%";
}

std::string rateText(double bytesPerSecond)
{
    const int digits = bytesPerSecond < 1e9 ? 2 : 3; // significant ones, trailing zeros left out: 0.82, 1.5, 12.4
    return numberText(bytesPerSecond * 1e-9, std::chars_format::general, digits);
}

std::string optionalText(const std::optional<Statistics>& statistics)
{
    return statistics ? secondsText(statistics->median) : std::string(kNoFigure);
}

} // namespace

std::span<const TimingColumn> timingColumns()
{
    static constexpr TimingColumn columns[] = {
        {say("measure", "cold"),
         say("measure", "The first run of a new engine, all of it: compilation, allocation, transfers")},
        {Text{"", "n"}, say("measure", "Hot runs: those after the first, on the same buffers")},
        {say("measure", "min"), say("measure", "The shortest hot run's time in the kernel, transfers excluded")},
        {say("measure", "median"), say("measure", "Of the hot runs' times in the kernel")},
        {say("measure", "mean"), say("measure", "Of the hot runs' times in the kernel")},
        {Text{"", "p95"}, say("measure", "95 % of the hot runs' kernels took at most this long")},
        {say("measure", "max"), say("measure", "The longest hot run's time in the kernel")},
        {Text{"", "GB/s"}, say("measure", "Bytes that the operator must read and write / median kernel time")},
        {say("measure", "of copy"),
         say("measure",
             "The time of the engine's own copy of (input + output) / 2 bytes / the kernel's, medians of runs in "
             "turn")},
        {say("measure", "plan"), say("measure", "Making the plan: tables and strides; once for each case")},
        {say("measure", "upload"), say("measure", "Input to the device, median")},
        {say("measure", "download"), say("measure", "Output from the device, median")},
        {say("measure", "wall"), say("measure", "The whole call, transfers included, median")},
    };
    return columns;
}

std::string secondsText(double seconds)
{
    static constexpr std::pair<double, std::string_view> kUnits[] = {{1, "s"}, {1e-3, "ms"}, {1e-6, "µs"}};
    double unit = 1e-9;
    std::string_view symbol = "ns";
    for (const auto& [size, name] : kUnits) {
        if (seconds >= size * 0.995) {
            unit = size;
            symbol = name;
            break;
        }
    }
    const double value = seconds / unit;
    return fixedText(value, value < 9.95 ? 1 : 0).append(kNarrowSpace).append(symbol);
}

std::vector<std::string> timingTexts(const Measurement& m)
{
    const Statistics kernel = statistics(m, &RunSample::kernel);
    return {secondsText(m.cold.wall),
            groupedText(kernel.count),
            secondsText(kernel.min),
            secondsText(kernel.median),
            secondsText(kernel.mean),
            secondsText(kernel.p95),
            secondsText(kernel.max),
            rateText(bytesPerSecond(m)),
            percentText(ratioToCopy(m)),
            secondsText(statistics(m.plans).median),
            optionalText(statistics(m, &RunSample::upload)),
            optionalText(statistics(m, &RunSample::download)),
            secondsText(statistics(m, &RunSample::wall).median)};
}

std::string deviceText(const Measurement& measurement)
{
    const std::string note = english(measurement.note);
    return english(measurement.device) + (note.empty() ? "" : ". " + note);
}

std::string engineText(const Measurement& m)
{
    if (m.threads == 0)
        return m.engine;
    return m.engine + ", " + std::to_string(m.threads) + (m.threads == 1 ? " thread" : " threads");
}

void writeTiming(JsonText& json, const Measurement& measurement)
{
    writeFigures(json, measurement);
    writeSamples(json, measurement);
}

std::string timingCsv(std::span<const TimedCase> results)
{
    std::string text;
    for (const TimedCase& result : results) {
        std::vector<std::string> names = {"name", "engine"}, values = {result.name, result.measurement.engine};
        for (const auto& [name, value] : figuresOf(result.measurement)) {
            names.emplace_back(name);
            values.push_back(std::visit(CsvField(), value));
        }
        names.emplace_back("command");
        values.push_back(result.command);
        text += (text.empty() ? csvLine(names) : "") + csvLine(values);
    }
    return text;
}

std::string sampleCsv(std::span<const TimedCase> results)
{
    std::string text = "name,engine,threads,run,wallSeconds,uploadSeconds,kernelSeconds,downloadSeconds,copySeconds\n";
    for (const TimedCase& result : results) {
        const Measurement& m = result.measurement;
        uint64_t number = 0;
        const auto write = [&](const RunSample& run, const std::optional<double>& copy) {
            const auto part = [](const std::optional<double>& time) { return time ? numberText(*time) : ""; };
            text += csvLine({result.name, m.engine, std::to_string(m.threads), std::to_string(number++),
                             numberText(run.wall), part(run.upload), numberText(run.kernel), part(run.download),
                             part(copy)});
        };
        write(m.cold, {});
        for (const RunSample& run : m.hot)
            write(run, run.copy);
    }
    return text;
}

} // namespace tessera
