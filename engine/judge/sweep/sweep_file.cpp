// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep_file.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/files/sha256.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_classes.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace tessera {

namespace {

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
        member.refuse(say("sweep", "%1 = %2 is no hexadecimal number"));
    return value;
}

std::string headLine(const SweepReport& report)
{
    JsonText json;
    writeSweepHead(json, report);
    return json.endObject().line();
}

std::string failureLine(const SweepReport& report, std::optional<uint64_t> number, const SweepFailure& failure)
{
    JsonText json;
    writeSweepFailure(json, report, number, failure);
    return json.line();
}

std::string sumLine(const SweepSum& sum, std::string_view linesBefore)
{
    JsonText json;
    json.beginObject();
    writeSweepCounts(json, sum);
    json.key("complete").value(sum.isComplete).key("seal").value(sweepSeal(linesBefore));
    return json.endObject().line();
}

std::string textOf(const JsonMember& object, std::string_view name)
{
    const auto member = object.find(name);
    return member ? member->string() : std::string();
}

} // namespace

void writeSweepHead(JsonText& json, const SweepReport& report)
{
    beginReport(json, "sweep", report.version);
    json.key("seed").value(report.seed).key("cases").value(report.cases);
    json.key("shard").value(report.shard.index).key("shards").value(report.shard.count);
    json.key("engine").value(report.engine).key("against").value(report.against);
    json.key("options").value(report.options).key("mostShrunk").value(report.mostShrunk);
}

void readSweepHead(const JsonMember& head, SweepReport& report)
{
    const ReportHead common = reportHeadIn(head);
    if (common.command != "sweep")
        head.required("command").refuse(
            say("sweep", "%1 = %2 is no sweep; what `tessera sweep --out FILE` writes would be right"));
    report.version = common.programVersion;
    report.seed = head.required("seed").uint64();
    report.cases = head.required("cases").uint64();
    report.shard = {head.required("shard").uint64(), head.required("shards").uint64()};
    if (report.shard.index < 1 || report.shard.index > report.shard.count)
        head.required("shard").refuse(say("sweep", "%1 = %2 is none of %3 shards"), report.shard.count);
    report.engine = head.required("engine").string();
    report.against = head.required("against").string();
    report.options = head.required("options").string();
    report.mostShrunk = head.required("mostShrunk").uint64();
}

void writeSweepFailure(JsonText& json, const SweepReport& report, std::optional<uint64_t> number,
                       const SweepFailure& failure)
{
    json.beginObject();
    if (number)
        json.key("case").value(*number);
    json.key("verdict").value(word(failure.state)).key("figures").value(failure.figures);
    if (!failure.mistakes.empty())
        writeClasses(json, failure.mistakes);
    json.key("line").value(failure.line);
    if (!failure.shrunk.empty()) {
        json.key("shrunk").value(failure.shrunk).key("shrunkFigures").value(failure.shrunkFigures);
        json.key("stars").value(failure.stars);
    }
    json.key("command").value(checkCommand(report, failure.shrunk.empty() ? failure.line : failure.shrunk));
    json.endObject();
}

void readSweepFailure(const JsonMember& object, SweepSum& sum)
{
    const JsonMember verdict = object.required("verdict");
    const auto known = trialStateFromWord(verdict.string());
    if (!known || !isWrong(*known))
        verdict.refuse(
            say("sweep", "%1 = %2 is no verdict of a failure; FAIL, CRASH, TIMEOUT or INVALID would be right"));
    const SweepFailure failure{.state = *known,
                               .figures = textOf(object, "figures"),
                               .mistakes = classesIn(object),
                               .line = object.required("line").string(),
                               .shrunk = textOf(object, "shrunk"),
                               .shrunkFigures = textOf(object, "shrunkFigures"),
                               .stars = textOf(object, "stars")};
    if (const auto number = object.find("case"))
        sum.failures.emplace(number->uint64(), failure);
    else
        sum.known.push_back(failure);
}

void writeSweepCounts(JsonText& json, const SweepSum& sum)
{
    json.key("ran").value(sum.ran).key("counts").beginObject();
    for (const TrialState state : kTrialStates)
        json.key(word(state)).value(sum.count(state));
    json.endObject().key("digest").value(hex(sum.digest));
}

void readSweepCounts(const JsonMember& object, SweepSum& sum)
{
    sum.ran = object.required("ran").uint64();
    const JsonMember counts = object.required("counts");
    for (const TrialState state : kTrialStates)
        sum.counts[static_cast<size_t>(state)] = counts.object().required(word(state)).uint64();
    sum.digest = fromHex(object.required("digest"));
}

std::string sweepSeal(std::string_view lines)
{
    return sha256Hex(std::as_bytes(std::span(lines)));
}

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
    return lines + sumLine(report.sum, lines);
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
    throw TextError(
        //: Two files, and what of the sweep is another: a name, its value, the other value.
        say("sweep", "%1 is of another sweep than %2: %3 %4, not %5")(b.name, a.name, what, shown(y), shown(x)));
}

// They are sorted by their numbers.
void needEach(const std::vector<NamedReport>& shards)
{
    const uint64_t count = shards.front().report.shard.count;
    uint64_t next = 1;
    for (const NamedReport& each : shards) {
        const uint64_t index = each.report.shard.index;
        if (index < next)
            throw TextError(
                say("sweep", "%1 and %2 are both shard %3")(each.name, (&each - 1)->name, toText(each.report.shard)));
        if (index > next)
            break;
        ++next;
    }
    if (next <= count)
        throw TextError(
            say("sweep", "shard %1 is missing; there are %2 of %3")(toText(Shard{next, count}), shards.size(), count));
}

} // namespace

void needSameSweep(const NamedReport& a, const NamedReport& b)
{
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

SweepReport merged(std::vector<NamedReport> shards)
{
    for (const NamedReport& each : shards)
        needSameSweep(shards.front(), each);
    std::ranges::stable_sort(shards, {}, [](const NamedReport& each) { return each.report.shard.index; });
    needEach(shards);
    SweepReport whole = shards.front().report;
    whole.shard = {};
    whole.sum = {.isComplete = true};
    for (const NamedReport& each : shards) {
        const SweepSum& part = each.report.sum;
        add(whole.sum, part);
        for (const SweepFailure& known : part.known) // each shard ran them
            if (std::ranges::find(whole.sum.known, known) == whole.sum.known.end())
                whole.sum.known.push_back(known);
        whole.sum.isComplete = whole.sum.isComplete && part.isComplete;
    }
    keepShrunk(whole.sum, whole.mostShrunk);
    return whole;
}

} // namespace tessera
