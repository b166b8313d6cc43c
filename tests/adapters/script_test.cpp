// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_cases.h"
#include "scripts_run.h"

#include "engine/compare/compare.h"
#include "engine/dialects/code.h"
#include "engine/io/case_input.h"
#include "engine/ops/operator.h"
#include "engine/scripts/script.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

namespace tessera {
namespace {

// Scripts of random cases, run by the framework itself: each gives the cpu engine's output. A framework of the set-up
// that is not there fails; the others are those that were there when the build was configured.

struct Scripted {
    Dialect dialect;
    const char* module; // of Python, that must be there
    const char* test;
    bool withStandIns = false; // and those of stand_ins
    bool isDocumented = false; // a stand-in computes what the documentation says, in float64
};

std::ostream& operator<<(std::ostream& out, const Scripted& scripted)
{
    return out << scripted.test;
}

constexpr size_t kWritten = 250, kAtLeast = 200; // some types have no kernel here

bool isMissingKernel(const std::string& text)
{
    const char* ways[] = {"not implemented for", "NOT_IMPLEMENTED", "Could not find an implementation"};
    return std::ranges::any_of(ways, [&](const char* way) { return text.find(way) != std::string::npos; });
}

// What moves and nearest neighbours give has the same bits, but on ties that the script itself speaks of.
Tolerance allowedOf(const Case& c, const Plan& plan, const std::string& script, bool isDocumented)
{
    if (isLinear(c.op) || c.op->isGradient() || isDocumented)
        return foreignTolerance(c.op, plan);
    return {.eitherNeighbour = script.find("own rounding decides") != std::string::npos};
}

class Script : public testing::TestWithParam<Scripted> {
protected:
    // Writes the case's script with its input, unless the framework cannot say it.
    void write(const Case& c)
    {
        try {
            m_run.add(script(c, GetParam().dialect), loadInput(c));
            m_cases.push_back(c);
        } catch (const TextError& refusal) {
            EXPECT_GT(std::string(refusal.what()).size(), 20U);
        }
    }

    // Whether it ran; its output is the cpu engine's.
    bool holds(size_t index) const
    {
        const Case& c = m_cases[index];
        if (const std::string error = m_run.error(index); !error.empty()) {
            EXPECT_TRUE(isMissingKernel(error)) << toText(c) << '\n' << error;
            return false;
        }
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        const Tensor theirs = withLayout(m_run.output(index), outputDesc(c.op));
        const Tensor ours = runOn(engineNamed("cpu"), c, plan, input);
        // NumPy's adds in the order of the operators; only a filter's weights are made in another way.
        const bool isExact = GetParam().dialect == Dialect::NumPy && c.op.as<Resample3>() == nullptr;
        const Tolerance allowed =
            isExact ? Tolerance{} : allowedOf(c, plan, m_run.script(index), GetParam().isDocumented);
        const Comparison comparison = compare(plan, input, theirs, ours, allowed);
        EXPECT_EQ(comparison.verdict, Verdict::Pass) << toText(c) << '\n' << comparison;
        return true;
    }

    ScriptsRun m_run{GetParam().withStandIns};
    std::vector<Case> m_cases;
};

TEST_P(Script, GivesTheEnginesOutput)
{
    for (const uint64_t seed : testSeeds(20'000)) {
        if (m_cases.size() >= kWritten)
            break;
        write(fairCase(randomCase(seed), false));
        write(fairCase(conventionCase(seed), false));
    }
    m_run.runAll();
    if (const std::string error = m_run.error(0); error.find("Missing: ") != std::string::npos)
        GTEST_SKIP() << error; // what the stand-in asks is not installed
    size_t ran = 0;
    for (size_t i = 0; i < m_cases.size(); ++i)
        ran += holds(i) ? 1 : 0;
    std::cout << GetParam().test << ": of " << m_cases.size() << " scripts " << ran << " ran\n";
    EXPECT_GE(ran, kAtLeast);
}

// Of what is not set up on every machine, what was found.
std::vector<Scripted> scripted()
{
    std::vector<Scripted> all = {
        {Dialect::NumPy, "numpy", "NumPy"},
        {Dialect::Pillow, "PIL", "Pillow"},
        {Dialect::Einops, "numpy", "einops_stand_in", true},
        {Dialect::TensorFlow, "numpy", "TensorFlow_stand_in", true, true},
        {Dialect::OpenVino, "numpy", "OpenVINO_stand_in", true, true},
    };
    const std::string found = " " TESSERA_PYTHON_MODULES " ";
    for (const Scripted& each :
         {Scripted{Dialect::PyTorch, "torch", "PyTorch"}, Scripted{Dialect::OpenCv, "cv2", "OpenCV"},
          Scripted{Dialect::Onnx, "onnx", "ONNX", true}, Scripted{Dialect::Einops, "einops", "einops"}})
        if (found.find(" " + std::string(each.module) + " ") != std::string::npos)
            all.push_back(each);
    return all;
}

INSTANTIATE_TEST_SUITE_P(, Script, testing::ValuesIn(scripted()),
                         [](const auto& parameter) { return std::string(parameter.param.test); });

} // namespace
} // namespace tessera
