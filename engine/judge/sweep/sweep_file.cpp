// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"
#include "engine/formats/io/json_text.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace tessera {

namespace {

uint64_t fromHex(const JsonMember& member)
{
    const std::string text = member.string();
    uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const bool hasPrefix = text.starts_with("0x");
    if (const auto [at, error] = std::from_chars(text.data() + (hasPrefix ? 2 : 0), end, value, 16);
        !hasPrefix || error != std::errc{} || at != end)
        member.refuse(say("sweep", "%1 = %2 is no hexadecimal number"));
    return value;
}

// The members of a file's head.
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

void readHead(const JsonMember& head, SweepReport& report)
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
    report.choice = {listIn(head, "operators", operatorNameIn), listIn(head, "types", dataTypeIn),
                     head.required("packed").boolean()};
    if (report.shard.index < 1 || report.shard.index > report.shard.count)
        head.required("shard").refuse(say("sweep", "%1 = %2 is none of %3 shards"), report.shard.count);
}

std::string lineOf(const SweepReport& report, std::optional<uint64_t> number, const SweepFailure& failure)
{
    JsonText json;
    json.beginObject();
    if (number)
        json.key("case").value(*number);
    json.key("verdict").value(word(failure.state)).key("figures").value(failure.figures);
    if (!failure.classes.mistakes.empty())
        writeClasses(json, failure.classes);
    json.key("line").value(failure.line);
    if (!failure.shrunk.empty())
        json.key("shrunk").value(failure.shrunk).key("shrunkFigures").value(failure.shrunkFigures);
    if (failure.isGone)
        json.key("isGone").value(true);
    json.key("command").value(checkCommand(report, failure.shrunk.empty() ? failure.line : failure.shrunk));
    return json.endObject().line();
}

// False: the file already has the case.
bool readFailure(const JsonMember& object, SweepSum& sum)
{
    const JsonMember verdict = object.required("verdict");
    const auto known = trialStateFromWord(verdict.string());
    if (!known || !isWrong(*known))
        verdict.refuse(say("sweep", "%1 = %2 is no verdict of a failure; expected FAIL, CRASH, TIMEOUT or INVALID"));
    const SweepFailure failure{.state = *known,
                               .figures = object.stringOf("figures"),
                               .classes = classesIn(object),
                               .line = object.required("line").string(),
                               .shrunk = object.stringOf("shrunk"),
                               .shrunkFigures = object.stringOf("shrunkFigures"),
                               .isGone = object.find("isGone").has_value()};
    if (const auto number = object.find("case"))
        return sum.failures.emplace(number->uint64(), failure).second;
    sum.known.push_back(failure);
    return true;
}

void readCounts(const JsonMember& object, SweepSum& sum)
{
    sum.ran = object.required("ran").uint64();
    const JsonMember counts = object.required("counts");
    for (const TrialState state : kTrialStates)
        sum.counts[static_cast<size_t>(state)] = counts.object().required(word(state)).uint64();
    sum.digest = fromHex(object.required("digest"));
}

} // namespace

std::string checkCommand(const SweepReport& report, const std::string& line)
{
    if (const size_t place = report.check.find("%1"); place != report.check.npos)
        return std::string(report.check).replace(place, 2, line);
    return "tessera check " + line + " --engine " + shellWord(report.engine) + " --against " + shellWord(report.against)
        + report.options;
}

std::string sweepCommand(const SweepReport& report)
{
    if (!report.sweep.empty())
        return report.sweep;
    const size_t usuallyShrunk = SweepOrder().mostShrunk;
    return "tessera sweep" + toText(report.choice) + " --seed " + std::to_string(report.seed) + " --cases "
        + std::to_string(report.cases) + (report.shard.count > 1 ? " --shard " + toText(report.shard) : "")
        + (report.mostShrunk != usuallyShrunk ? " --shrink " + std::to_string(report.mostShrunk) : "") + " --engine "
        + shellWord(report.engine) + " --against " + shellWord(report.against) + report.options;
}

std::string jsonLines(const SweepReport& report)
{
    JsonText head, sums;
    beginReport(head, "sweep", report.version);
    forEachMember(report, [&](const char* name, const auto& value) { head.key(name).value(value); });
    head.key("operators").values(report.choice.operators);
    head.key("types").values(report.choice.types, [](DataType type) { return name(type); });
    head.key("packed").value(report.choice.isPacked).key("line").value(sweepCommand(report));
    std::string lines = head.endObject().line();
    for (const SweepFailure& failure : report.sum.known)
        lines += lineOf(report, {}, failure);
    for (const auto& [number, failure] : report.sum.failures)
        lines += lineOf(report, number, failure);
    sums.beginObject().key("ran").value(report.sum.ran).key("counts").beginObject();
    for (const TrialState state : kTrialStates)
        sums.key(word(state)).value(report.sum.count(state));
    sums.endObject().key("digest").value(toHex(DataType::UInt64, report.sum.digest));
    return lines + sums.key("complete").value(report.sum.isComplete).endObject().line();
}

namespace {

// The head's members as messages show them.
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

// Throws TextError unless the two are shards of one sweep.
void requireSameSweep(const NamedReport& a, const NamedReport& b)
{
    const auto ofA = shownMembers(a.report), ofB = shownMembers(b.report);
    for (size_t i = 0; i < ofA.size(); ++i)
        if (ofA[i] != ofB[i] && ofA[i].first != "shard")
            //: Two files, and what of the sweep is another: a name, its value, the other value.
            throw TextError(say("sweep", "%1 is of another sweep than %2: %3 %4, not %5")(
                b.name, a.name, ofA[i].first, ofB[i].second, ofA[i].second));
}

// The shards are sorted by their index.
void requireEach(const std::vector<NamedReport>& shards)
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

SweepReport merged(std::vector<NamedReport> shards)
{
    for (const NamedReport& each : shards)
        requireSameSweep(shards.front(), each);
    std::ranges::stable_sort(shards, {}, [](const NamedReport& each) { return each.report.shard.index; });
    requireEach(shards);
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

// Checks the sums against the head and the failures.
void requirePossible(const JsonMember& line, const SweepReport& report)
{
    constexpr Text kOther = say("sweep", "%1 = %2 is not what the rest of the file gives; expected %3");
    const auto need = [&](const JsonMember& member, uint64_t right) {
        if (member.uint64() != right)
            member.refuse(kOther, right);
    };
    const SweepSum& sum = report.sum;
    const uint64_t all = report.shard.cases(report.cases);
    const JsonMember ran = line.required("ran"), complete = line.required("complete");
    need(ran, std::accumulate(sum.counts.begin(), sum.counts.end(), uint64_t{0}));
    need(ran, std::min(sum.ran, all));
    if (sum.isComplete != (sum.ran == all))
        complete.refuse(kOther, sum.isComplete ? "false" : "true");
    for (const TrialState state : kTrialStates) {
        const auto isOfState = [&](const auto& each) { return each.second.state == state; };
        const auto lines = static_cast<uint64_t>(std::ranges::count_if(sum.failures, isOfState));
        const bool isListed = isWrong(state) && sum.failures.size() < kMostSweepFailures; // else some may be left out
        need(line.required("counts").required(word(state)), isListed ? lines : std::max(lines, sum.count(state)));
    }
}

void requireOfShard(const JsonMember& number, const SweepReport& report)
{
    const Shard& shard = report.shard;
    const uint64_t value = number.uint64();
    if (value >= report.cases)
        number.refuse(say("sweep", "%1 = %2 is no case of %3; expected a lower number"), report.cases);
    if (value % shard.count != shard.index - 1)
        number.refuse(
            say("sweep",
                "%1 = %2 is no case of shard %3, but of %4: the file is of that shard, or has another's lines"),
            toText(shard), toText(Shard{value % shard.count + 1, shard.count}));
}

// The first line is the head. True: this was the last line, the sums.
bool readLine(std::string_view text, bool isHead, SweepReport& report)
{
    const JsonDocument document = parseJson(text);
    const JsonMember line(document, "");
    line.object();
    if (isHead) {
        if (!line.find("schema"))
            throw JsonError(say("sweep", "is no report of a sweep; expected what `tessera sweep --out FILE` writes"));
        readHead(line, report);
    } else if (line.find("ran")) {
        readCounts(line, report.sum);
        report.sum.isComplete = line.required("complete").boolean();
        requirePossible(line, report);
        return true;
    } else if (!readFailure(line, report.sum)) {
        line.required("case").refuse(say("sweep", "%1 = %2 stands in another line as well; expected each case once"));
    } else if (const auto number = line.find("case")) {
        requireOfShard(*number, report);
    }
    return false;
}

} // namespace

SweepReport sweepReportFrom(std::string_view lines, const std::string& name)
{
    if (lines.ends_with('\n'))
        lines.remove_suffix(1);
    SweepReport report;
    bool isWhole = false;
    size_t number = 0;
    for (const std::string_view line : splitText(lines, "\n"))
        try {
            ++number;
            if (isWhole)
                throw JsonError(say("sweep", "follows the sums, which are the last line; expected nothing after them"));
            isWhole = readLine(line, number == 1, report);
        } catch (const JsonError& error) {
            throw IoError(say("sweep", "%1, line %2: %3")(name, number, error.message()));
        }
    if (!isWhole)
        throw IoError(say("sweep", "%1 has no line with the sums: it was cut off; run its shard again")(name));
    return report;
}

} // namespace tessera
