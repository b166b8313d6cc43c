// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep_file.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"

#include <algorithm>
#include <charconv>
#include <numeric>

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

// What was asked for, with its names in a file.
template <class Report, class Visit> void forEachMember(Report& report, Visit&& visit)
{
    visit("seed", report.seed);
    visit("cases", report.cases);
    visit("shard", report.shard.index);
    visit("shards", report.shard.count);
    visit("engine", report.engine);
    visit("against", report.against);
    visit("options", report.options);
    visit("mostShrunk", report.mostShrunk);
}

// Which cases, and why not all; into an object that was begun.
void writeChoice(JsonText& json, const SweepReport& report)
{
    json.key("operators").values(report.choice.operators);
    json.key("types").values(report.choice.types, [](DataType type) { return name(type); });
    json.key("packed").value(report.choice.isPacked).key("refused").beginArray();
    for (const Refusal& each : report.refusals) {
        json.beginObject().key("what").value(each.what).key("engine").value(each.engine);
        json.key("asked").value(each.asked).endObject();
    }
    json.endArray().key("line").value(sweepCommand(report));
}

// A file of before this was written has a sweep of all cases.
void readChoice(const JsonMember& head, SweepReport& report)
{
    const auto packed = head.find("packed");
    report.choice = {listIn(head, "operators", operatorNameIn), listIn(head, "types", dataTypeIn),
                     packed && packed->boolean()};
    report.refusals = listIn(head, "refused", [](const JsonMember& each) {
        return Refusal{each.required("what").string(), each.required("engine").string(),
                       each.required("asked").uint64()};
    });
}

} // namespace

void writeSweepHead(JsonText& json, const SweepReport& report)
{
    beginReport(json, "sweep", report.version);
    forEachMember(report, [&](const char* name, const auto& value) { json.key(name).value(value); });
    writeChoice(json, report);
}

void readSweepHead(const JsonMember& head, SweepReport& report)
{
    const ReportHead common = reportHeadIn(head);
    if (common.command != "sweep")
        head.required("command").refuse(
            say("sweep", "%1 = %2 is no sweep; expected what `tessera sweep --out FILE` writes"));
    report.version = common.programVersion;
    forEachMember(report, [&](const char* name, auto& value) {
        const JsonMember member = head.required(name);
        if constexpr (std::is_same_v<decltype(value), std::string&>)
            value = member.string();
        else
            value = member.uint64();
    });
    readChoice(head, report);
    if (report.shard.index < 1 || report.shard.index > report.shard.count)
        head.required("shard").refuse(say("sweep", "%1 = %2 is none of %3 shards"), report.shard.count);
}

void writeSweepFailure(JsonText& json, const SweepReport& report, std::optional<uint64_t> number,
                       const SweepFailure& failure)
{
    json.beginObject();
    if (number)
        json.key("case").value(*number);
    json.key("verdict").value(word(failure.state)).key("figures").value(failure.figures);
    if (!failure.mistakes.empty())
        writeClasses(json, failure.mistakes, failure.second);
    json.key("line").value(failure.line);
    if (!failure.shrunk.empty())
        json.key("shrunk").value(failure.shrunk).key("shrunkFigures").value(failure.shrunkFigures);
    if (failure.isGone)
        json.key("isGone").value(true);
    json.key("command").value(checkCommand(report, failure.shrunk.empty() ? failure.line : failure.shrunk));
    json.endObject();
}

void readSweepFailure(const JsonMember& object, SweepSum& sum)
{
    const JsonMember verdict = object.required("verdict");
    const auto known = trialStateFromWord(verdict.string());
    if (!known || !isWrong(*known))
        verdict.refuse(say("sweep", "%1 = %2 is no verdict of a failure; expected FAIL, CRASH, TIMEOUT or INVALID"));
    const SweepFailure failure{.state = *known,
                               .figures = object.stringOf("figures"),
                               .mistakes = classesIn(object),
                               .second = secondIn(object),
                               .line = object.required("line").string(),
                               .shrunk = object.stringOf("shrunk"),
                               .shrunkFigures = object.stringOf("shrunkFigures"),
                               .isGone = object.find("isGone").has_value()};
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

std::string checkCommand(const SweepReport& report, const std::string& line)
{
    return "tessera check " + line + " --engine " + shellWord(report.engine) + " --against " + shellWord(report.against)
        + report.options;
}

std::string sweepCommand(const SweepReport& report)
{
    const size_t usuallyShrunk = SweepOrder().mostShrunk;
    return "tessera sweep" + toText(report.choice) + " --seed " + std::to_string(report.seed) + " --cases "
        + std::to_string(report.cases) + (report.shard.count > 1 ? " --shard " + toText(report.shard) : "")
        + (report.mostShrunk != usuallyShrunk ? " --shrink " + std::to_string(report.mostShrunk) : "") + " --engine "
        + shellWord(report.engine) + " --against " + shellWord(report.against) + report.options;
}

std::string jsonLines(const SweepReport& report)
{
    JsonText head, sums;
    writeSweepHead(head, report);
    std::string lines = head.endObject().line();
    const auto add = [&](std::optional<uint64_t> number, const SweepFailure& failure) {
        JsonText json;
        writeSweepFailure(json, report, number, failure);
        lines += json.line();
    };
    for (const SweepFailure& failure : report.sum.known)
        add({}, failure);
    for (const auto& [number, failure] : report.sum.failures)
        add(number, failure);
    sums.beginObject();
    writeSweepCounts(sums, report.sum);
    sums.key("complete").value(report.sum.isComplete).endObject();
    return lines + sums.line();
}

namespace {

// What was asked for, and of which program, as messages show it.
std::vector<std::pair<std::string_view, std::string>> shownMembers(const SweepReport& report)
{
    std::vector<std::pair<std::string_view, std::string>> all{{"version", "\"" + report.version + "\""}};
    forEachMember(report, [&](const char* name, const auto& value) {
        if constexpr (std::is_same_v<decltype(value), const std::string&>)
            all.emplace_back(name, "\"" + value + "\"");
        else
            all.emplace_back(name, std::to_string(value));
    });
    const std::string choice = described(report.choice);
    all.emplace_back("cases of", choice.empty() ? "all operators" : choice);
    return all;
}

// They are sorted by their numbers.
void needEach(const std::vector<NamedReport>& shards)
{
    const uint64_t count = shards.front().report.shard.count, there = shards.size();
    for (uint64_t i = 0; i < std::max(count, there); ++i) {
        if (i >= there || shards[i].report.shard.index > i + 1)
            throw TextError(
                say("sweep", "shard %1 is missing; there are %2 of %3")(toText(Shard{i + 1, count}), there, count));
        if (const Shard& shard = shards[i].report.shard; shard.index <= i)
            throw TextError(
                say("sweep", "%1 and %2 are both shard %3")(shards[i].name, shards[i - 1].name, toText(shard)));
    }
}

} // namespace

void needSameSweep(const NamedReport& a, const NamedReport& b)
{
    const auto ofA = shownMembers(a.report), ofB = shownMembers(b.report);
    for (size_t i = 0; i < ofA.size(); ++i)
        if (ofA[i] != ofB[i] && ofA[i].first != "shard")
            //: Two files, and what of the sweep is another: a name, its value, the other value.
            throw TextError(say("sweep", "%1 is of another sweep than %2: %3 %4, not %5")(
                b.name, a.name, ofA[i].first, ofB[i].second, ofA[i].second));
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

namespace {

[[noreturn]] void refuseSum(const JsonMember& member, const Message& what, const Message& right)
{
    member.refuse(say("sweep", "%1 = %2 is impossible: %3; expected %4"), what, right);
}

// What the head and the failures say is counted again.
void needPossible(const JsonMember& line, const SweepReport& report)
{
    const SweepSum& sum = report.sum;
    const uint64_t all = report.shard.cases(report.cases);
    const uint64_t counted = std::accumulate(sum.counts.begin(), sum.counts.end(), uint64_t{0});
    const JsonMember ran = line.required("ran"), counts = line.required("counts");
    if (sum.ran != counted)
        refuseSum(ran, say("sweep", "its states have %1 cases")(counted), counted);
    if (sum.ran > all)
        refuseSum(ran, say("sweep", "shard %1 has %2 cases")(toText(report.shard), all), all);
    if (const JsonMember complete = line.required("complete"); sum.isComplete != (sum.ran == all))
        refuseSum(complete, say("sweep", "%1 of %2 cases ran")(sum.ran, all), sum.isComplete ? "false" : "true");
    const uint64_t listed = sum.failures.size(), wrong = std::min<uint64_t>(sum.wrong(), kMostSweepFailures);
    if (listed != wrong)
        refuseSum(counts, say("sweep", "the file has %1 lines of failures")(listed), wrong);
    for (const TrialState state : kTrialStates) {
        const auto isOfState = [&](const auto& each) { return each.second.state == state; };
        const auto lines = static_cast<uint64_t>(std::ranges::count_if(sum.failures, isOfState));
        if (lines > sum.count(state) || (isWrong(state) && listed == sum.wrong() && lines != sum.count(state)))
            refuseSum(counts.required(word(state)), say("sweep", "so many lines are %1")(word(state)), lines);
    }
}

// Reads the lines one after the other, the first of them the head, the last the sums.
class SweepReader {
public:
    SweepReport read(std::string_view lines, const std::string& name)
    {
        if (lines.ends_with('\n'))
            lines.remove_suffix(1);
        size_t number = 0;
        for (const std::string_view line : splitText(lines, "\n"))
            try {
                readLine(line, ++number == 1);
            } catch (const JsonError& error) {
                throw IoError(say("sweep", "%1, line %2: %3")(name, number, error.message()));
            }
        if (!m_isWhole)
            throw IoError(say("sweep", "%1 has no line with the sums: it was cut off; run its shard again")(name));
        return std::move(m_report);
    }

private:
    void readLine(std::string_view text, bool isHead)
    {
        if (m_isWhole)
            throw JsonError(say("sweep", "follows the sums, which are the last line; expected nothing after them"));
        const JsonDocument document = parseJson(text);
        const JsonMember line(document, "");
        line.object();
        if (isHead)
            return readHead(line);
        if (!line.find("ran"))
            return readFailure(line);
        readSweepCounts(line, m_report.sum);
        m_report.sum.isComplete = line.required("complete").boolean();
        needPossible(line, m_report);
        m_isWhole = true;
    }

    void readHead(const JsonMember& head)
    {
        if (!head.find("schema") && !head.find("tessera-sweep"))
            throw JsonError(say("sweep", "is no report of a sweep; expected what `tessera sweep --out FILE` writes"));
        readSweepHead(head, m_report);
    }

    void readFailure(const JsonMember& line)
    {
        const size_t before = m_report.sum.failures.size() + m_report.sum.known.size();
        readSweepFailure(line, m_report.sum);
        if (m_report.sum.failures.size() + m_report.sum.known.size() == before)
            line.required("case").refuse(
                say("sweep", "%1 = %2 stands in another line as well; expected each case once"));
        const auto number = line.find("case");
        if (!number)
            return;
        const Shard& shard = m_report.shard;
        const uint64_t value = number->uint64();
        if (value >= m_report.cases)
            number->refuse(say("sweep", "%1 = %2 is no case of %3; expected a lower number"), m_report.cases);
        if (value % shard.count != shard.index - 1)
            number->refuse(
                say("sweep",
                    "%1 = %2 is no case of shard %3, but of %4: the file is of that shard, or has another's lines"),
                toText(shard), toText(Shard{value % shard.count + 1, shard.count}));
    }

    SweepReport m_report;
    bool m_isWhole = false;
};

} // namespace

SweepReport sweepReportFrom(std::string_view lines, const std::string& name)
{
    return SweepReader().read(lines, name);
}

} // namespace tessera
