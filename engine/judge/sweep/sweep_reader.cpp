// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"
#include "engine/formats/io/json.h"
#include "engine/judge/sweep/sweep_file.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

[[noreturn]] void refuseSum(const JsonMember& member, const Message& what, const Message& right)
{
    member.refuse(say("sweep", "%1 = %2 is impossible: %3, and %4 would be right"), what, right);
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
    explicit SweepReader(std::string_view lines)
        : m_lines(lines)
    {
    }

    SweepReport read(const std::string& name)
    {
        size_t count = 0;
        for (size_t begin = 0; begin < m_lines.size(); ++count) {
            const size_t end = std::min(m_lines.find('\n', begin), m_lines.size());
            try {
                readLine(m_lines.substr(begin, end - begin), begin);
            } catch (const JsonError& error) {
                throw IoError(say("sweep", "%1, line %2: %3")(name, count + 1, error.message()));
            }
            begin = end + 1;
        }
        if (!m_isWhole)
            throw IoError(say("sweep", "%1 has no line with the sums: it was cut off; run its shard again")(name));
        return std::move(m_report);
    }

private:
    void readLine(std::string_view text, size_t begin)
    {
        if (m_isWhole)
            throw JsonError(say("sweep", "follows the sums, which are the last line; nothing would be right"));
        const JsonDocument document = parseJson(text);
        const JsonMember line(document, "");
        line.object();
        if (begin == 0)
            return readHead(line);
        if (!line.find("ran"))
            return readFailure(line);
        readSweepCounts(line, m_report.sum);
        m_report.sum.isComplete = line.required("complete").boolean();
        needPossible(line, m_report);
        if (const JsonMember seal = line.required("seal"); seal.string() != sweepSeal(m_lines.substr(0, begin)))
            seal.refuse(say("sweep",
                            "%1 = %2 is not that of the lines above: they were changed after they were written; what "
                            "`tessera sweep --out FILE` writes would be right"));
        m_isWhole = true;
    }

    void readHead(const JsonMember& head)
    {
        if (!head.find("schema") && !head.find("tessera-sweep"))
            throw JsonError(
                say("sweep", "is no report of a sweep; what `tessera sweep --out FILE` writes would be right"));
        readSweepHead(head, m_report);
    }

    void readFailure(const JsonMember& line)
    {
        const size_t before = m_report.sum.failures.size() + m_report.sum.known.size();
        readSweepFailure(line, m_report.sum);
        if (m_report.sum.failures.size() + m_report.sum.known.size() == before)
            line.required("case").refuse(
                say("sweep", "%1 = %2 stands in another line as well; each case once would be right"));
        const auto number = line.find("case");
        if (!number)
            return;
        const Shard& shard = m_report.shard;
        const uint64_t value = number->uint64();
        if (value >= m_report.cases)
            number->refuse(say("sweep", "%1 = %2 is no case of %3; a number below would be right"), m_report.cases);
        if (value % shard.count != shard.index - 1)
            number->refuse(
                say("sweep",
                    "%1 = %2 is no case of shard %3, but of %4: the file is of that shard, or has another's lines"),
                toText(shard), toText(Shard{value % shard.count + 1, shard.count}));
    }

    std::string_view m_lines;
    SweepReport m_report;
    bool m_isWhole = false;
};

} // namespace

SweepReport sweepReportFrom(std::string_view lines, const std::string& name)
{
    return SweepReader(lines).read(name);
}

} // namespace tessera
