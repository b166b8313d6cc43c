// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_cases.h"

#include "engine/compare/compare.h"
#include "engine/dialects/code.h"
#include "engine/io/case_input.h"
#include "engine/io/npy.h"
#include "engine/io/temporary.h"
#include "engine/ops/operator.h"
#include "engine/scripts/script.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include <sys/wait.h>

namespace tessera {
namespace {

// Scripts of random cases, run by the framework itself: each gives the cpu engine's output. A framework of the set-up
// that is not there fails; the others are those that were there when the build was configured.

struct Scripted {
    Dialect dialect;
    const char* module; // of Python, that must be there
    const char* test;
    bool isStandIn = false; // the module is one of stand_ins
};

std::ostream& operator<<(std::ostream& out, const Scripted& scripted)
{
    return out << scripted.test;
}

constexpr size_t kWritten = 280, kAtLeast = 200; // some types have no kernel here

class Script : public testing::TestWithParam<Scripted> {
protected:
    struct Written {
        Case c;
        std::filesystem::path path;
    };

    Script()
        : m_folder(freshFolder())
    {
    }

    static std::filesystem::path freshFolder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "tessera-scripts-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr)
            throw std::runtime_error("no folder " + name);
        return name;
    }

    // Writes the case's script with its input, unless the framework cannot say it.
    void write(const Case& c)
    {
        std::string text;
        try {
            text = script(c, GetParam().dialect);
        } catch (const TextError& refusal) {
            EXPECT_GT(std::string(refusal.what()).size(), 20U);
            return;
        }
        std::ostringstream number;
        number.width(5);
        number.fill('0');
        number << m_written.size();
        const std::filesystem::path path = m_folder.path() / (number.str() + ".py");
        std::ofstream(path) << text;
        writeNpy(loadInput(c), std::filesystem::path(path).replace_extension(".in.npy"));
        m_written.push_back({c, path});
    }

    void runAll() const
    {
        const std::string modules = GetParam().dialect == Dialect::Onnx || GetParam().isStandIn
            ? "PYTHONPATH=" TESSERA_STAND_INS ":" TESSERA_ADAPTERS " "
            : "";
        const std::string line = modules + TESSERA_PYTHON " " TESSERA_SCRIPT_RUNNER " " + m_folder.path().string();
        ASSERT_EQ(std::system(line.c_str()), 0) << line;
    }

    // Whether it ran; its output is the cpu engine's.
    bool holds(const Written& written)
    {
        const auto beside = [&](const char* ending) {
            return std::filesystem::path(written.path).replace_extension(ending);
        };
        if (const std::string error = textOf(beside(".error")); !error.empty()) {
            EXPECT_TRUE(isMissingKernel(error)) << toText(written.c) << '\n' << error;
            return false;
        }
        const Plan plan = makePlan(written.c.op);
        const Tensor input = loadInput(written.c);
        const Tensor theirs = withLayout(readNpy(beside(".out.npy")), outputDesc(written.c.op));
        const Tensor ours = runOn(engineNamed("cpu"), written.c, plan, input);
        const Comparison comparison = compare(plan, input, theirs, ours, allowed(written, plan));
        EXPECT_EQ(comparison.verdict, Verdict::Pass) << toText(written.c) << '\n' << comparison;
        return true;
    }

    // What moves and nearest neighbours give has the same bits, but on ties that the script itself speaks of.
    static Tolerance allowed(const Written& written, const Plan& plan)
    {
        if (isLinear(written.c.op) || written.c.op->isGradient())
            return foreignTolerance(written.c.op, plan);
        return {.eitherNeighbour = textOf(written.path).find("own rounding decides") != std::string::npos};
    }

    static std::string textOf(const std::filesystem::path& path)
    {
        std::stringstream text;
        text << std::ifstream(path).rdbuf();
        return text.str();
    }

    static bool isMissingKernel(const std::string& text)
    {
        const char* ways[] = {"not implemented for", "NOT_IMPLEMENTED", "Could not find an implementation"};
        return std::ranges::any_of(ways, [&](const char* way) { return text.find(way) != std::string::npos; });
    }

    Temporary m_folder;
    std::vector<Written> m_written;
};

TEST_P(Script, GivesTheEnginesOutput)
{
    for (const uint64_t seed : testSeeds(20'000)) {
        if (m_written.size() >= kWritten)
            break;
        write(fairCase(randomCase(seed), false));
        write(fairCase(conventionCase(seed), false));
    }
    runAll();
    const auto ran = std::ranges::count_if(m_written, [this](const Written& each) { return holds(each); });
    std::cout << GetParam().test << ": of " << m_written.size() << " scripts " << ran << " ran\n";
    EXPECT_GE(ran, static_cast<std::ptrdiff_t>(kAtLeast));
}

// Of what is not set up on every machine, what was found.
std::vector<Scripted> scripted()
{
    std::vector<Scripted> all = {
        {Dialect::NumPy, "numpy", "NumPy"},
        {Dialect::Pillow, "PIL", "Pillow"},
        {Dialect::Einops, "numpy", "einops_stand_in", true},
    };
    const std::string found = " " TESSERA_PYTHON_MODULES " ";
    for (const Scripted& each :
         {Scripted{Dialect::PyTorch, "torch", "PyTorch"}, Scripted{Dialect::OpenCv, "cv2", "OpenCV"},
          Scripted{Dialect::Onnx, "onnx", "ONNX"}, Scripted{Dialect::Einops, "einops", "einops"}})
        if (found.find(" " + std::string(each.module) + " ") != std::string::npos)
            all.push_back(each);
    return all;
}

INSTANTIATE_TEST_SUITE_P(, Script, testing::ValuesIn(scripted()),
                         [](const auto& parameter) { return std::string(parameter.param.test); });

} // namespace
} // namespace tessera
