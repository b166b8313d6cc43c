// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_cases.h"
#include "scripts_run.h"

#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/sweep/bug_report.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;

// Reports of frameworks that are here: the program in the report does what the framework did.

std::string between(const std::string& text, const std::string& begin, const std::string& end)
{
    const size_t from = text.find(begin);
    if (from == std::string::npos)
        return {};
    return text.substr(from + begin.size(), text.find(end, from + begin.size()) - from - begin.size());
}

class BugReport : public testing::TestWithParam<const char*> { };

// 2 to 4 by linear, with Inf beside a weight of 0: DirectML reads the one neighbour, and others multiply by 0.
TEST_P(BugReport, HoldsAProgramThatShowsIt)
{
    const std::string name = GetParam();
    const auto engine = makeForeignEngine(std::string(TESSERA_ADAPTERS "/") + name + ".engine.json");
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,2,3,5 --InterpolationMode LINEAR --Scales 1,1,3,3 "
                                "--OutputTensor.Sizes 1,2,9,15 --data special:2");
    const TrialBench bench{*engine, engineNamed("reference"), {}, {}, {}};
    const BugSearch search =
        reportBug(bench, c, {.description = english(engine->description()), .options = " --engine x"});
    ASSERT_THAT(
        search.markdown,
        AllOf(HasSubstr("```python"), HasSubstr("tessera check RESAMPLE1"), HasSubstr(english(engine->description()))));

    ScriptsRun run(false);
    const Case smallest = caseFromText(between(search.markdown, "tessera check ", " --engine x"));
    run.add(between(search.markdown, "```python\n", "```"), loadInput(smallest));
    run.runAll();
    EXPECT_EQ(run.error(0), "");
    const Tensor shown = withLayout(run.output(0), outputDesc(smallest.op));
    const Tensor got = runOn(*engine, smallest, loadInput(smallest));
    EXPECT_TRUE(equalElements(shown, got)) << search.markdown;
    EXPECT_FALSE(equalElements(shown, runOn(engineNamed("reference"), smallest, loadInput(smallest))));
}

std::vector<const char*> frameworksHere()
{
    std::vector<const char*> names;
    const std::string found = " " TESSERA_PYTHON_MODULES " ";
    for (const auto& [module, engine] : {std::pair{" torch ", "torch"}, std::pair{" cv2 ", "opencv"}})
        if (found.find(module) != std::string::npos)
            names.push_back(engine);
    return names;
}

INSTANTIATE_TEST_SUITE_P(, BugReport, testing::ValuesIn(frameworksHere()),
                         [](const auto& parameter) { return std::string(parameter.param); });
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(BugReport);

TEST(BugReportWords, AreThoseOfTheEnginesFramework)
{
    EXPECT_EQ(dialectOfEngine("torch", ""), Dialect::PyTorch);
    EXPECT_EQ(dialectOfEngine("mine", "torch 1.13.0, CPU, threads: 2"), Dialect::PyTorch);
    EXPECT_EQ(dialectOfEngine("onnxruntime-node", ""), Dialect::Onnx);
    EXPECT_EQ(dialectOfEngine("cpu", "2 threads"), std::nullopt);
}

} // namespace
} // namespace tessera
