// SPDX-License-Identifier: Apache-2.0
#include "engine/sweep/sweep_file.h"

#include "engine/io/json.h"
#include "engine/io/json_classes.h"
#include "engine/io/json_text.h"
#include "engine/tensor/error.h"

#include <algorithm>
#include <charconv>

namespace tessera {

namespace {

constexpr std::string_view kMark = "tessera-sweep";
constexpr uint64_t kFormat = 1;

std::string hex(uint64_t value)
{
    std::array<char, 20> text = {'0', 'x'};
    const auto [end, error] = std::to_chars(text.data() + 2, text.data() + text.size(), value, 16);
    return {text.data(), end};
}

uint64_t fromHex(const JsonMember& member)
{
    const std::string text = member.string();
    uint64_t value = 0;
    const char* end = text.data() + text.size();
    if (!text.starts_with("0x") || std::from_chars(text.data() + 2, end, value, 16).ptr != end)
        member.refuse("is no hexadecimal number");
    return value;
}

std::string headLine(const SweepReport& report)
{
    JsonText json;
    json.beginObject().key(kMark).value(kFormat).key("version").value(report.version);
    json.key("seed").value(report.seed).key("cases").value(report.cases);
    json.key("shard").value(report.shard.index).key("shards").value(report.shard.count);
    json.key("engine").value(report.engine).key("against").value(report.against);
    json.key("options").value(report.options).key("mostShrunk").value(report.mostShrunk);
    return json.endObject().line();
}

std::string failureLine(const SweepReport& report, std::optional<uint64_t> number, const SweepFailure& failure)
{
    JsonText json;
    json.beginObject();
    if (number)
        json.key("case").value(*number);
    json.key("state").value(word(failure.state)).key("figures").value(failure.figures);
    if (!failure.mistakes.empty())
        writeClasses(json, failure.mistakes);
    json.key("line").value(failure.line);
    if (!failure.shrunk.empty()) {
        json.key("shrunk").value(failure.shrunk).key("shrunkFigures").value(failure.shrunkFigures);
        json.key("stars").value(failure.stars);
    }
    json.key("command").value(checkCommand(report, failure.shrunk.empty() ? failure.line : failure.shrunk));
    return json.endObject().line();
}

std::string sumLine(const SweepSum& sum)
{
    JsonText json;
    json.beginObject().key("ran").value(sum.ran);
    for (const TrialState state : kTrialStates)
        json.key(word(state)).value(sum.count(state));
    json.key("digest").value(hex(sum.digest)).key("complete").value(sum.isComplete);
    return json.endObject().line();
}

std::string textOf(const JsonMember& object, std::string_view name)
{
    const auto member = object.find(name);
    return member ? member->string() : std::string();
}

void readHead(const JsonMember& head, SweepReport& report)
{
    if (!head.find(kMark) || head.required(kMark).uint64() != kFormat)
        throw JsonError("is no report of a sweep; what `tessera sweep --out FILE` writes would be right");
    report.version = head.required("version").string();
    report.seed = head.required("seed").uint64();
    report.cases = head.required("cases").uint64();
    report.shard = {head.required("shard").uint64(), head.required("shards").uint64()};
    if (report.shard.index < 1 || report.shard.index > report.shard.count)
        head.required("shard").refuse("is none of " + std::to_string(report.shard.count) + " shards");
    report.engine = head.required("engine").string();
    report.against = head.required("against").string();
    report.options = head.required("options").string();
    report.mostShrunk = head.required("mostShrunk").uint64();
}

void readFailure(const JsonMember& line, SweepSum& sum)
{
    const JsonMember state = line.required("state");
    const auto known = trialStateFromWord(state.string());
    if (!known)
        state.refuse("is no state");
    const SweepFailure failure{.state = *known,
                               .figures = textOf(line, "figures"),
                               .mistakes = classesIn(line),
                               .line = line.required("line").string(),
                               .shrunk = textOf(line, "shrunk"),
                               .shrunkFigures = textOf(line, "shrunkFigures"),
                               .stars = textOf(line, "stars")};
    if (const auto number = line.find("case"))
        sum.failures.emplace(number->uint64(), failure);
    else
        sum.known.push_back(failure);
}

void readSum(const JsonMember& line, SweepSum& sum)
{
    sum.ran = line.required("ran").uint64();
    for (const TrialState state : kTrialStates)
        sum.counts[static_cast<size_t>(state)] = line.required(word(state)).uint64();
    sum.digest = fromHex(line.required("digest"));
    sum.isComplete = line.required("complete").boolean();
}

// The sums, which stand in the last line, are there.
bool readLine(std::string_view text, bool isFirst, SweepReport& report)
{
    const JsonDocument document = parseJson(text);
    const JsonMember line(document, "");
    line.object();
    if (isFirst) {
        readHead(line, report);
        return false;
    }
    if (line.find("ran")) {
        readSum(line, report.sum);
        return true;
    }
    readFailure(line, report.sum);
    return false;
}

} // namespace

std::string checkCommand(const SweepReport& report, const std::string& line)
{
    return "tessera check " + line + " --engine " + shellWord(report.engine) + " --against " + shellWord(report.against)
        + report.options;
}

std::string jsonLines(const SweepReport& report)
{
    std::string lines = headLine(report);
    for (const SweepFailure& failure : report.sum.known)
        lines += failureLine(report, {}, failure);
    for (const auto& [number, failure] : report.sum.failures)
        lines += failureLine(report, number, failure);
    return lines + sumLine(report.sum);
}

SweepReport sweepReportFrom(std::string_view lines, const std::string& name)
{
    SweepReport report;
    size_t count = 0;
    bool isWhole = false;
    for (size_t begin = 0; begin < lines.size() && !isWhole; ++count) {
        const size_t end = std::min(lines.find('\n', begin), lines.size());
        try {
            isWhole = readLine(lines.substr(begin, end - begin), count == 0, report);
        } catch (const JsonError& error) {
            throw IoError(name + ", line " + std::to_string(count + 1) + ": " + error.what());
        }
        begin = end + 1;
    }
    if (!isWhole)
        throw IoError(name + " has no line with the sums: it was cut off; run its shard again");
    return report;
}

namespace {

template <class Value>
void needSame(const NamedReport& a, const NamedReport& b, const Value& x, const Value& y, std::string_view what)
{
    if (x == y)
        return;
    const auto shown = [](const auto& value) {
        if constexpr (std::is_integral_v<std::decay_t<decltype(value)>>)
            return std::to_string(value);
        else
            return "\"" + value + "\"";
    };
    throw TextError(b.name + " is of another sweep than " + a.name + ": " + std::string(what) + " " + shown(y)
                    + ", not " + shown(x));
}

void needOneSweep(const std::vector<NamedReport>& shards)
{
    const NamedReport& a = shards.front();
    for (const NamedReport& b : shards) {
        const auto need = [&](auto SweepReport::*part, std::string_view what) {
            needSame(a, b, a.report.*part, b.report.*part, what);
        };
        need(&SweepReport::version, "version");
        need(&SweepReport::seed, "seed");
        need(&SweepReport::cases, "cases");
        need(&SweepReport::engine, "engine");
        need(&SweepReport::against, "against");
        need(&SweepReport::options, "options");
        need(&SweepReport::mostShrunk, "mostShrunk");
        needSame(a, b, a.report.shard.count, b.report.shard.count, "shards");
    }
}

// They are sorted by their numbers.
void needEach(const std::vector<NamedReport>& shards)
{
    const uint64_t count = shards.front().report.shard.count;
    uint64_t next = 1;
    for (const NamedReport& each : shards) {
        const uint64_t index = each.report.shard.index;
        if (index < next)
            throw TextError(each.name + " and " + (&each - 1)->name + " are both shard " + toText(each.report.shard));
        if (index > next)
            break;
        ++next;
    }
    if (next <= count)
        throw TextError("shard " + toText(Shard{next, count}) + " is missing; there are "
                        + std::to_string(shards.size()) + " of " + std::to_string(count));
}

} // namespace

SweepReport merged(std::vector<NamedReport> shards)
{
    needOneSweep(shards);
    std::ranges::stable_sort(shards, {}, [](const NamedReport& each) { return each.report.shard.index; });
    needEach(shards);
    SweepReport whole = shards.front().report;
    whole.shard = {};
    whole.sum = {.isComplete = true};
    for (const NamedReport& each : shards) {
        const SweepSum& part = each.report.sum;
        whole.sum.ran += part.ran;
        for (size_t i = 0; i < part.counts.size(); ++i)
            whole.sum.counts[i] += part.counts[i];
        whole.sum.digest += part.digest;
        whole.sum.failures.insert(part.failures.begin(), part.failures.end());
        for (const SweepFailure& known : part.known) // each shard ran them
            if (std::ranges::find(whole.sum.known, known) == whole.sum.known.end())
                whole.sum.known.push_back(known);
        whole.sum.isComplete = whole.sum.isComplete && part.isComplete;
    }
    keepLowest(whole.sum, whole.mostShrunk);
    return whole;
}

} // namespace tessera
