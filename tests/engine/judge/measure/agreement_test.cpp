// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/agreement.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/engines/missing_engine.h"
#include "tests/support/test_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

const char* const kLinear = "RESAMPLE1 --Sizes 1,1,5,7 --DataType FLOAT32 --InterpolationMode LINEAR "
                            "--Scales 1,1,1.3,0.7 --data random:3";
const char* const kDepth = "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --DataType UINT32 --BlockSize 3 --data iota";

// The CPU's output, and from the second run on something else, or nothing.
TestEngine changing(bool fails)
{
    return flawed([fails, runs = 0u](Tensor& output) mutable {
        if (runs > 0 && fails)
            throw RunFailure(FailureKind::Crash, "signal 11");
        output.setBits(0, output.bits(0) + runs++);
    });
}

class Agreement : public testing::Test {
protected:
    const OutputSource& add(const std::string& name)
    {
        m_owned.push_back(makeEngineWith({.threads = 1}, name));
        return add(*m_owned.back());
    }
    const OutputSource& add(const OutputSource& engine)
    {
        m_engines.push_back(&engine);
        m_names.push_back(engine.name());
        return engine;
    }
    AgreementRow run(const char* line, const OutputSource& judge, unsigned runs = 1)
    {
        return AgreementBench{.engines = m_engines, .judge = judge, .runs = runs}.run(caseFromText(line));
    }

    std::vector<std::unique_ptr<Engine>> m_owned;
    std::vector<const OutputSource*> m_engines;
    std::vector<std::string> m_names;
};

TEST_F(Agreement, EnginesThatAgreeAreOneClass)
{
    add("cpu");
    add("sabotage:permutation");
    const OutputSource& judge = add("reference");
    add("sabotage:none");
    add("sabotage:unwritten");
    const AgreementRow row = run(kDepth, judge);
    EXPECT_EQ(row.judge, "reference");
    EXPECT_EQ(row.cells[0].state, TrialState::Pass);
    EXPECT_EQ(row.cells[1].state, TrialState::Fail);
    EXPECT_GT(row.cells[1].comparison->beyond, 0u);
    EXPECT_EQ(text(row.byTolerance, m_names),
              "{cpu, reference, sabotage:none} ≠ {sabotage:permutation} ≠ {sabotage:unwritten}");
    EXPECT_EQ(row.byBits, row.byTolerance);
}

TEST_F(Agreement, BitsPartWhatTheToleranceJoins)
{
    const OutputSource& judge = add("reference");
    add("cpu");
    add("sabotage:none");
    const AgreementRow row = run(kLinear, judge);
    EXPECT_EQ(text(row.byTolerance, m_names), "{reference, cpu, sabotage:none}");
    EXPECT_EQ(text(row.byBits, m_names), "{reference} ≠ {cpu, sabotage:none}");
    for (const AgreementCell& cell : row.cells)
        EXPECT_EQ(cell.state, TrialState::Pass) << english(cell.figures);
}

TEST_F(Agreement, AnEngineWithoutAnOutputStopsNoOther)
{
    for (const auto& [kind, state] : {std::pair{FailureKind::Crash, TrialState::Crash},
                                      std::pair{FailureKind::Unsupported, TrialState::Unsupported},
                                      std::pair{FailureKind::Failed, TrialState::Fail}}) {
        m_engines.clear();
        m_names.clear();
        const TestEngine throwing = failing(kind, "it has no such operator");
        add(throwing);
        const OutputSource& judge = add("cpu");
        add("sabotage:gradient");
        const AgreementRow row = run(kDepth, judge);
        EXPECT_EQ(row.cells[0].state, state);
        EXPECT_EQ(english(row.cells[0].figures), "it has no such operator");
        EXPECT_EQ(row.cells[1].state, TrialState::Pass);
        EXPECT_EQ(row.cells[2].state, TrialState::Unsupported);
        EXPECT_EQ(text(row.byTolerance, m_names), "{cpu}");
    }
}

TEST_F(Agreement, TheFirstOutputJudgesWhereTheJudgeHasNone)
{
    const TestEngine throwing = failing(FailureKind::Timeout, "30 s");
    const OutputSource& judge = add(throwing);
    add("sabotage:order");
    add("cpu");
    const AgreementRow row = run(kDepth, judge);
    EXPECT_EQ(row.judge, "sabotage:order");
    EXPECT_EQ(row.cells[0].state, TrialState::Timeout);
    EXPECT_EQ(row.cells[1].state, TrialState::Pass);
    EXPECT_EQ(row.cells[2].state, TrialState::Fail);
    m_engines = {&throwing};
    EXPECT_EQ(run(kDepth, throwing).judge, "");
}

TEST_F(Agreement, AMissingEngineStopsNoOther)
{
    m_owned.push_back(makeOrMissing(makeEngineWith, {}, "nonsense"));
    const OutputSource& judge = add(*m_owned.back());
    add("cpu");
    EXPECT_TRUE(isMissing(*m_owned.front()));
    const AgreementRow row = run(kDepth, judge);
    EXPECT_EQ(row.cells[0].state, TrialState::Missing);
    EXPECT_THAT(english(row.cells[0].figures), testing::HasSubstr("nonsense"));
    EXPECT_EQ(row.cells[1].state, TrialState::Pass);
    EXPECT_EQ(row.judge, "cpu");
    EXPECT_EQ(text(row.byBits, m_names), "{cpu}");
}

TEST_F(Agreement, RunsThatDifferAreMarked)
{
    for (const bool fails : {false, true}) {
        m_engines.clear();
        m_names.clear();
        const OutputSource& judge = add("reference");
        const TestEngine once = changing(fails), often = changing(fails);
        add(once);
        EXPECT_EQ(run(kDepth, judge).cells[1].state, TrialState::Pass);
        m_engines.back() = &often;
        const AgreementRow row = run(kDepth, judge, 4);
        EXPECT_EQ(row.cells[1].state, fails ? TrialState::Mistrusted : TrialState::Fail);
        EXPECT_EQ(row.cells[1].wrongRun, fails ? 0u : 2u);
        EXPECT_EQ(row.cells[1].changedRuns, 3u);
        EXPECT_THAT(english(row.cells[1].figures), testing::HasSubstr("3 runs differ"));
        EXPECT_EQ(row.cells[0].state, TrialState::Pass);
        EXPECT_EQ(row.cells[0].changedRuns, 0u);
    }
}

TEST_F(Agreement, AJudgeThatIsNoColumnJudges)
{
    add("sabotage:edge");
    const auto judge = makeEngine("reference");
    const AgreementRow row = run(kLinear, *judge);
    EXPECT_EQ(row.cells.size(), 1u);
    EXPECT_EQ(row.cells[0].state, TrialState::Fail);
    EXPECT_EQ(row.judge, "reference");
}

TEST_F(Agreement, ACaseThatProvesLittleIsMistrusted)
{
    const OutputSource& judge = add("reference");
    add("cpu");
    const AgreementRow row = run("DEPTH_TO_SPACE1 --Sizes 1,4,2,3 --data iota", judge);
    EXPECT_EQ(row.cells[1].state, TrialState::Mistrusted);
}

} // namespace
} // namespace tessera
