// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/io/json.h"
#include "tests/support/matchers.h"

namespace tessera {
namespace {

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
                       .mostShrunk = 2};
    report.sum = {.ran = 50, .digest = 0xfedc'ba98'7654'3210 + index, .isComplete = true};
    report.sum.counts[static_cast<size_t>(TrialState::Pass)] = 48;
    report.sum.counts[static_cast<size_t>(TrialState::Crash)] = 2;
    for (uint64_t i = 0; i < 2; ++i)
        report.sum.failures[count * 5 * i + index - 1] = {.state = TrialState::Crash,
                                                          .figures = "signal 11\nat \"x\" é",
                                                          .classes = {{MistakeClass::Coordinates}, MistakeClass::Edge},
                                                          .line = "DEPTH_TO_SPACE --Sizes 1,4,1,1",
                                                          .shrunk = i == 0 ? "DEPTH_TO_SPACE --Sizes 1,1,1,1" : "",
                                                          .shrunkFigures = i == 0 ? "signal 11" : ""};
    report.sum.known = {{.state = TrialState::Fail, .figures = "1 of 4", .line = "RESAMPLE --Sizes 1,1,2,2"}};
    return report;
}

std::string refusalOf(const std::vector<NamedReport>& shards)
{
    return messageOf<TextError>([&] { merged(shards); });
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

TEST(SweepFile, NamesFileAndLineOfWhatItCannotRead)
{
    const std::string lines = jsonLines(shardOf(1, 2));
    const auto refusal = [](const std::string& text) {
        return messageOf<IoError>([&] { sweepReportFrom(text, "a.jsonl"); });
    };
    EXPECT_THAT(refusal(""), HasSubstr("a.jsonl"));
    EXPECT_THAT(refusal("{}\n"), AllOf(HasSubstr("a.jsonl, line 1"), HasSubstr("tessera sweep --out")));
    EXPECT_THAT(refusal("not json\n"), HasSubstr("a.jsonl, line 1"));
    EXPECT_THAT(refusal(lines.substr(0, lines.rfind("{\"ran\""))), HasSubstr("cut off"));
}

// A file with one wrong piece is refused with the line's number, what stands there, and what was expected.
TEST(SweepFile, CountsAgainWhatItReads)
{
    struct Row {
        std::string_view from;
        const char *to, *said;
    };
    constexpr Row kRows[] = {
        {"\"PASS\": 48", "\"PASS\": 49", "a.jsonl, line 5: ran = 50"},
        {"\"PASS\": 48", "\"PASS\": 49", "expected 51"},
        {"\"ran\": 50, \"counts\": {\"PASS\": 48", "\"ran\": 90, \"counts\": {\"PASS\": 88",
         "ran = 90 is not what the rest of the file gives; expected 50"},
        {"\"complete\": true", "\"complete\": false", "expected true"},
        {"\"CRASH\": 2, \"TIMEOUT\": 0", "\"CRASH\": 1, \"TIMEOUT\": 1", "counts.CRASH = 1"},
        {"48, \"MISTRUSTED\": 0, \"FAIL\": 0", "47, \"MISTRUSTED\": 0, \"FAIL\": 1",
         "counts.FAIL = 1 is not what the rest of the file gives; expected 0"},
        {"\"shard\": 1", "\"shard\": 2", "line 3: case = 0 is no case of shard 2/2"},
        {"\"case\": 10", "\"case\": 0", "line 4: case = 0 stands in another line"},
        {"\"case\": 10", "\"case\": 110", "case = 110 is no case of 100"},
        {"\"digest\": \"0x", "\"digest\": \"0x1", "is no hexadecimal number"}, // 65 bits
        {"{\"ran\"", "garbage\n{\"ran\"", "line 5"},
        {"CRASH", "CRUSH", "a.jsonl, line 3"},
        {"CRASH", "CRUSH", "CRUSH"},
    };
    for (const auto& [from, to, said] : kRows) {
        std::string lines = jsonLines(shardOf(1, 2));
        ASSERT_NE(lines.find(from), lines.npos) << from;
        lines.replace(lines.find(from), from.size(), to);
        EXPECT_THAT(messageOf<IoError>([&] { sweepReportFrom(lines, "a.jsonl"); }), HasSubstr(said)) << to;
    }
    EXPECT_THAT(messageOf<IoError>([] { sweepReportFrom(jsonLines(shardOf(1, 2)) + "garbage\n", "a.jsonl"); }),
                HasSubstr("line 6: follows the sums"));
}

TEST(SweepFile, MergesInAnyOrderWhatIsUnfinishedToo)
{
    const SweepReport whole = merged({{"b", shardOf(2, 2)}, {"a", shardOf(1, 2)}});
    EXPECT_EQ(whole.shard, Shard{});
    EXPECT_EQ(whole.sum.ran, 100u);
    EXPECT_EQ(whole.sum.count(TrialState::Crash), 4u);
    EXPECT_EQ(whole.sum.known.size(), 1u); // both ran it
    ASSERT_EQ(whole.sum.failures.size(), 4u);
    EXPECT_TRUE(whole.sum.isComplete);
    SweepReport unfinished = shardOf(2, 2);
    unfinished.sum.isComplete = false;
    EXPECT_FALSE(merged({{"a", shardOf(1, 2)}, {"b", unfinished}}).sum.isComplete);
}

TEST(SweepFile, ShardsOfAnotherSweepAreRefused)
{
    const std::pair<void (*)(SweepReport&), const char*> rows[] = {
        {[](SweepReport& r) { r.seed = 8; }, "b.jsonl"},
        {[](SweepReport& r) { r.seed = 8; }, "seed 8, not 7"},
        {[](SweepReport& r) { r.version = "0.8"; }, "version"},
        {[](SweepReport& r) { r.cases = 99; }, "cases 99, not 100"},
        {[](SweepReport& r) { r.engine = "cpu"; }, "engine"},
        {[](SweepReport& r) { r.against = "cpu"; }, "against"},
        {[](SweepReport& r) { r.options = ""; }, "options"},
        {[](SweepReport& r) { r.shard.count = 3; }, "shards 3, not 2"},
        {[](SweepReport& r) { r.choice.isPacked = false; },
         "cases of RESAMPLE1, RESAMPLE2; FLOAT32, not RESAMPLE1, RESAMPLE2; FLOAT32; packed"},
        {[](SweepReport&) {}, "nothing was thrown"},
    };
    for (const auto& [change, said] : rows) {
        SweepReport report = shardOf(2, 2);
        change(report);
        EXPECT_THAT(refusalOf({{"a.jsonl", shardOf(1, 2)}, {"b.jsonl", report}}), HasSubstr(said));
    }
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
