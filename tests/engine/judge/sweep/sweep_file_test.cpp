// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep_file.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/io/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;

SweepReport shardOf(uint64_t index, uint64_t count)
{
    SweepReport report{.version = "0.9",
                       .seed = 7,
                       .cases = 100,
                       .choice = {{"RESAMPLE1", "RESAMPLE2"}, {DataType::Float32}, true},
                       .shard = {index, count},
                       .engine = "exec:./mine \"{case}\"",
                       .against = "reference",
                       .options = " --ulp 4",
                       .mostShrunk = 2,
                       .refusals = {{"strides", "reference", 8}}};
    report.sum = {.ran = 50, .digest = 0xfedc'ba98'7654'3210 + index, .isComplete = true};
    report.sum.counts[static_cast<size_t>(TrialState::Pass)] = 48;
    report.sum.counts[static_cast<size_t>(TrialState::Crash)] = 2;
    for (uint64_t i = 0; i < 2; ++i)
        report.sum.failures[count * 5 * i + index - 1] = {.state = TrialState::Crash,
                                                          .figures = "signal 11\nat \"x\" é",
                                                          .line = "DEPTH_TO_SPACE --Sizes 1,4,1,1",
                                                          .shrunk = i == 0 ? "DEPTH_TO_SPACE --Sizes 1,1,1,1" : "",
                                                          .shrunkFigures = i == 0 ? "signal 11" : ""};
    report.sum.known = {{.state = TrialState::Fail, .figures = "1 of 4", .line = "RESAMPLE --Sizes 1,1,2,2"}};
    return report;
}

std::string refusalOf(std::vector<NamedReport> shards)
{
    try {
        merged(std::move(shards));
    } catch (const TextError& error) {
        return error.what();
    }
    return "";
}

TEST(SweepFile, ReadsBackWhatItWrites)
{
    const SweepReport report = shardOf(1, 2);
    const std::string lines = jsonLines(report);
    EXPECT_EQ(std::ranges::count(lines, '\n'), 5);
    EXPECT_EQ(sweepReportFrom(lines, "a.jsonl"), report);
    EXPECT_THAT(lines, HasSubstr("tessera check DEPTH_TO_SPACE --Sizes 1,1,1,1 --engine"));
}

TEST(SweepFile, HasTheLineThatRepeatsIt)
{
    EXPECT_EQ(sweepCommand(shardOf(1, 2)),
              "tessera sweep --operator RESAMPLE1 --operator RESAMPLE2 --types FLOAT32 --packed --seed 7 --cases 100 "
              "--shard 1/2 --shrink 2 --engine 'exec:./mine \"{case}\"' --against reference --ulp 4");
    EXPECT_THAT(jsonLines(shardOf(1, 2)), HasSubstr("\"line\": \"tessera sweep --operator RESAMPLE1 --operator"));
}

// A file of before sweeps could be narrowed.
TEST(SweepFile, WithoutAChoiceIsOfAllCases)
{
    std::string lines = jsonLines(shardOf(1, 2));
    const size_t begin = lines.find(", \"operators\"");
    lines.erase(begin, lines.find("}\n") - begin);
    lines = lines.substr(0, lines.find('\n') + 1);
    SweepReport report = shardOf(1, 2);
    report.choice = {};
    report.refusals = {};
    report.sum = {};
    SweepReport read;
    const JsonDocument document = parseJson(lines);
    readSweepHead(JsonMember(document, ""), read);
    EXPECT_EQ(read, report);
}

TEST(SweepFile, NamesFileAndLineOfWhatItCannotRead)
{
    const std::string lines = jsonLines(shardOf(1, 2));
    const auto refusal = [](const std::string& text) -> std::string {
        try {
            sweepReportFrom(text, "a.jsonl");
        } catch (const IoError& error) {
            return error.what();
        }
        return "";
    };
    EXPECT_THAT(refusal(""), HasSubstr("a.jsonl"));
    EXPECT_THAT(refusal("{}\n"), AllOf(HasSubstr("a.jsonl, line 1"), HasSubstr("tessera sweep --out")));
    EXPECT_THAT(refusal("not json\n"), HasSubstr("a.jsonl, line 1"));
    EXPECT_THAT(refusal(lines.substr(0, lines.rfind("{\"ran\""))), HasSubstr("cut off"));
    std::string odd = lines;
    odd.replace(odd.find("CRASH"), 5, "CRUSH");
    EXPECT_THAT(refusal(odd), AllOf(HasSubstr("a.jsonl, line 3"), HasSubstr("CRUSH")));
    EXPECT_THAT(refusal("{\"tessera-sweep\": 1, \"version\": 3}\n"), HasSubstr("running the command again"));
}

// Each is refused with its line, what stands there, and what was expected.
TEST(SweepFile, CountsAgainWhatItReads)
{
    const auto changed = [](const std::string& from, const std::string& to) -> std::string {
        std::string lines = jsonLines(shardOf(1, 2));
        EXPECT_NE(lines.find(from), lines.npos) << from;
        lines.replace(lines.find(from), from.size(), to);
        try {
            sweepReportFrom(lines, "a.jsonl");
        } catch (const IoError& error) {
            return error.what();
        }
        return "";
    };
    EXPECT_THAT(changed("\"PASS\": 48", "\"PASS\": 49"),
                AllOf(HasSubstr("a.jsonl, line 5: ran = 50"), HasSubstr("expected 51")));
    EXPECT_THAT(changed("\"ran\": 50, \"counts\": {\"PASS\": 48", "\"ran\": 90, \"counts\": {\"PASS\": 88"),
                HasSubstr("shard 1/2 has 50 cases"));
    EXPECT_THAT(changed("\"complete\": true", "\"complete\": false"), HasSubstr("expected true"));
    EXPECT_THAT(changed("\"CRASH\": 2, \"TIMEOUT\": 0", "\"CRASH\": 1, \"TIMEOUT\": 1"), HasSubstr("counts.CRASH = 1"));
    EXPECT_THAT(changed("\"PASS\": 48, \"MISTRUSTED\": 0, \"FAIL\": 0", "\"PASS\": 47, \"MISTRUSTED\": 0, \"FAIL\": 1"),
                HasSubstr("2 lines of failures"));
    EXPECT_THAT(changed("\"shard\": 1", "\"shard\": 2"), HasSubstr("line 3: case = 0 is no case of shard 2/2"));
    EXPECT_THAT(changed("\"case\": 10", "\"case\": 0"), HasSubstr("line 4: case = 0 stands in another line"));
    EXPECT_THAT(changed("\"case\": 10", "\"case\": 110"), HasSubstr("case = 110 is no case of 100"));
    EXPECT_THAT(changed("{\"ran\"", "garbage\n{\"ran\""), HasSubstr("line 5"));
    std::string more = jsonLines(shardOf(1, 2)) + "garbage\n";
    EXPECT_THAT([&] { sweepReportFrom(more, "a.jsonl"); },
                testing::ThrowsMessage<IoError>(HasSubstr("line 6: follows the sums")));
}

// Sweeps of before had a seal in the line of the sums.
TEST(SweepFile, OfBeforeIsReadWithItsSeal)
{
    std::string lines = jsonLines(shardOf(1, 2));
    lines.insert(lines.rfind("}"), ", \"seal\": \"00ff\"");
    EXPECT_EQ(sweepReportFrom(lines, "a.jsonl"), shardOf(1, 2));
}

TEST(SweepFile, MergesInAnyOrder)
{
    const SweepReport whole = merged({{"b", shardOf(2, 2)}, {"a", shardOf(1, 2)}});
    EXPECT_EQ(whole.shard, Shard{});
    EXPECT_EQ(whole.sum.ran, 100u);
    EXPECT_EQ(whole.sum.count(TrialState::Crash), 4u);
    EXPECT_EQ(whole.sum.known.size(), 1u); // both ran it
    ASSERT_EQ(whole.sum.failures.size(), 4u);
    EXPECT_TRUE(whole.sum.isComplete);
}

TEST(SweepFile, AnUnfinishedShardMakesAnUnfinishedSweep)
{
    SweepReport unfinished = shardOf(2, 2);
    unfinished.sum.isComplete = false;
    EXPECT_FALSE(merged({{"a", shardOf(1, 2)}, {"b", unfinished}}).sum.isComplete);
}

TEST(SweepFile, ShardsOfAnotherSweepAreRefused)
{
    const auto with = [](auto&& change) {
        SweepReport report = shardOf(2, 2);
        change(report);
        return refusalOf({{"a.jsonl", shardOf(1, 2)}, {"b.jsonl", report}});
    };
    EXPECT_EQ(with([](SweepReport&) {}), "");
    EXPECT_THAT(with([](SweepReport& r) { r.seed = 8; }), AllOf(HasSubstr("b.jsonl"), HasSubstr("seed 8, not 7")));
    EXPECT_THAT(with([](SweepReport& r) { r.version = "0.8"; }), HasSubstr("version"));
    EXPECT_THAT(with([](SweepReport& r) { r.cases = 99; }), HasSubstr("cases 99, not 100"));
    EXPECT_THAT(with([](SweepReport& r) { r.engine = "cpu"; }), HasSubstr("engine"));
    EXPECT_THAT(with([](SweepReport& r) { r.against = "cpu"; }), HasSubstr("against"));
    EXPECT_THAT(with([](SweepReport& r) { r.options = ""; }), HasSubstr("options"));
    EXPECT_THAT(with([](SweepReport& r) { r.shard.count = 3; }), HasSubstr("shards 3, not 2"));
    EXPECT_THAT(with([](SweepReport& r) { r.choice.isPacked = false; }),
                HasSubstr("cases of RESAMPLE1, RESAMPLE2; FLOAT32, not RESAMPLE1, RESAMPLE2; FLOAT32; packed"));
    EXPECT_EQ(with([](SweepReport& r) { r.refusals = {}; }), ""); // which were told instead
}

TEST(SweepFile, AMissingOrDoubleShardIsRefused)
{
    EXPECT_THAT(refusalOf({{"a", shardOf(1, 3)}, {"c", shardOf(3, 3)}}), HasSubstr("shard 2/3 is missing"));
    EXPECT_THAT(refusalOf({{"a", shardOf(1, 3)}, {"b", shardOf(2, 3)}}), HasSubstr("shard 3/3 is missing"));
    EXPECT_THAT(refusalOf({{"a", shardOf(1, 2)}, {"b", shardOf(2, 2)}, {"c", shardOf(2, 2)}}),
                AllOf(HasSubstr("b"), HasSubstr("c"), HasSubstr("both shard 2/2")));
}

} // namespace
} // namespace tessera
