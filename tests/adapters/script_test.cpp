// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/npy.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/judge/sweep/bug_report.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/todays_part.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <iostream>
#include <stdexcept>

namespace tessera {
namespace {

// Python scripts that take INPUT.npy OUTPUT.npy, run by one process.
class ScriptsRun {
public:
    explicit ScriptsRun(bool withStandIns) // for frameworks that are not here
        : m_modules(withStandIns ? "PYTHONPATH=" TESSERA_STAND_INS ":" TESSERA_ADAPTERS " " : "")
    {
    }

    void add(const std::string& script, const Tensor& input)
    {
        m_folder.write(nameOf(m_count, ".py"), script);
        writeNpy(input, m_folder / nameOf(m_count, ".in.npy"));
        ++m_count;
    }
    void runAll() const // throws where Python itself fails
    {
        const std::string line = m_modules + TESSERA_PYTHON " " TESSERA_SCRIPT_RUNNER " " + m_folder.path().string();
        if (std::system(line.c_str()) != 0)
            throw std::runtime_error("failed: " + line);
    }

    // The script number `index`, the exception that it raised (empty: it ran), and its output.
    std::string script(size_t index) const { return contentOf(m_folder / nameOf(index, ".py")); }
    std::string error(size_t index) const { return contentOf(m_folder / nameOf(index, ".error")); }
    Tensor output(size_t index) const { return readNpy(m_folder / nameOf(index, ".out.npy")); }

private:
    static std::string nameOf(size_t index, const char* ending) { return std::to_string(index) + ending; }

    std::string m_modules;
    size_t m_count = 0;
    TemporaryFolder m_folder;
};

// Scripts of random cases, run by the framework itself: each gives the cpu engine's output. A framework of the set-up
// that is not there fails; the others are those that were there when the build was configured.

struct Scripted {
    Dialect dialect;
    const char* module; // the module of Python that must be there
    const char* test;
    bool withStandIns = false; // and those of stand_ins
    bool isDocumented = false; // a stand-in computes what the documentation says, in float64
};

std::ostream& operator<<(std::ostream& out, const Scripted& scripted)
{
    return out << scripted.test;
}

constexpr size_t kWritten = 620, kAtLeast = 500; // of all parts; some types and ranks have no kernel

// One in three holds NaN, infinities, −0 and denormals.
Case withSpecialValues(Case c, uint64_t seed)
{
    c.data = Generator{.pattern = seed % 3 == 0 ? Pattern::Special : Pattern::Random, .seed = seed};
    return c;
}

// Whether the element, or one that is a step away along some axes from `axis` on, is not finite.
bool isBesideSpecial(const Tensor& input, uint64_t element, size_t axis = 0)
{
    const std::vector<uint32_t>& sizes = input.desc.sizes;
    if (axis == sizes.size())
        return !isFinite(input.desc.dataType, input.bits(element));
    uint64_t stride = 1;
    for (size_t i = axis + 1; i < sizes.size(); ++i)
        stride *= sizes[i];
    const uint64_t place = element / stride % sizes[axis];
    return isBesideSpecial(input, element, axis + 1)
        || (place > 0 && isBesideSpecial(input, element - stride, axis + 1))
        || (place + 1 < sizes[axis] && isBesideSpecial(input, element + stride, axis + 1));
}

// Whether a value that is not finite comes with a weight that another rounding of the coordinate makes 0.
bool readsSpecialByAnUlp(const Plan& plan, const Tensor& input, uint64_t output)
{
    return std::ranges::any_of(sources(plan, output).list, [&](const Partner& source) {
        return source.weight < 1e-5 && !isFinite(input.desc.dataType, input.bits(source.element));
    });
}

bool readsBesideSpecial(const Plan& plan, const Tensor& input, uint64_t output)
{
    return std::ranges::any_of(sources(plan, output).list,
                               [&](const Partner& source) { return isBesideSpecial(input, source.element); });
}

// Where the script itself says that NaN and infinities differ, they are not compared. Some frameworks pass FLOAT16
// through FLOAT32, which makes a signalling NaN a quiet one.
Tensor withoutWhatIsSaid(const Plan& plan, const Tensor& input, Tensor theirs, const Tensor& ours,
                         const std::string& script, Dialect dialect)
{
    const DataType type = ours.desc.dataType;
    const bool leaks = script.find("whose weight is 0") != std::string::npos;
    const bool quiets = type == DataType::Float16 && (dialect == Dialect::Onnx || dialect == Dialect::PyTorch);
    for (uint64_t i = 0; i < elementCount(ours.desc); ++i) {
        const bool isLeak = leaks
            && (isFinite(type, theirs.bits(i)) ? readsSpecialByAnUlp(plan, input, i)
                                               : readsBesideSpecial(plan, input, i));
        if (isLeak || (quiets && isNan(type, theirs.bits(i)) && isNan(type, ours.bits(i))))
            theirs.setBits(i, ours.bits(i));
    }
    return theirs;
}

bool isMissingKernel(const std::string& text)
{
    const char* ways[] = {"not implemented for", "NOT_IMPLEMENTED", "Could not find an implementation",
                          "mode only supports"};
    return std::ranges::any_of(ways, [&](const char* way) { return text.find(way) != std::string::npos; });
}

// What moves and nearest neighbours give has the same bits, but on ties that the script itself speaks of. NumPy's adds
// in the order of the operators; only a filter's weights are made in another way.
Tolerance allowedOf(const Case& c, const Plan& plan, const std::string& script, const Scripted& scripted)
{
    if (scripted.dialect == Dialect::NumPy)
        return !c.op.row().hasFilter ? Tolerance{} : defaultTolerance(plan, false);
    if (isLinear(c.op) || c.op.row().isGradient || scripted.isDocumented)
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

    // Whether it ran. Expects the cpu engine's output of it.
    bool holds(size_t index) const
    {
        const Case& c = m_cases[index];
        if (const std::string error = m_run.error(index); !error.empty()) {
            EXPECT_TRUE(isMissingKernel(error)) << toText(c) << '\n' << error;
            return false;
        }
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        const Tensor theirs = withLayout(m_run.output(index), c.op.output);
        const Tensor ours = runOn(engineNamed("cpu"), c, plan, input);
        const std::string script = m_run.script(index);
        const Comparison comparison =
            compare(plan, input, withoutWhatIsSaid(plan, input, theirs, ours, script, GetParam().dialect), ours,
                    allowedOf(c, plan, script, GetParam()));
        EXPECT_EQ(comparison.verdict, Verdict::Pass) << toText(c) << '\n' << comparison;
        return true;
    }

    ScriptsRun m_run{GetParam().withStandIns};
    std::vector<Case> m_cases;
};

TEST_P(Script, GivesTheEnginesOutput)
{
    const size_t parts = runsAllParts() ? 1 : 10;
    for (const uint64_t seed : testSeeds(20'000)) {
        if (!runsToday(seed))
            continue;
        if (m_cases.size() >= kWritten / parts)
            break;
        write(withSpecialValues(randomCase(seed), seed));
        write(withSpecialValues(conventionCase(seed), seed + 1));
    }
    m_run.runAll();
    const std::string error = m_run.error(0);
    if (const size_t missing = error.find("Missing: "); missing != std::string::npos)
        GTEST_SKIP() << error.substr(missing); // what the stand-in asks is not installed
    size_t ran = 0;
    for (size_t i = 0; i < m_cases.size(); ++i)
        ran += holds(i) ? 1 : 0;
    std::cout << GetParam().test << ": of " << m_cases.size() << " scripts " << ran << " ran\n";
    EXPECT_GE(ran, kAtLeast / parts);
}

// NaN leaked from a weight of 0, -0 became 0, and a filter of 1e30 inputs was made element by element.
TEST(ScriptOfNumPy, HoldsAtTheBorders)
{
    const std::string linear = " --DataType FLOAT32 --InterpolationMode LINEAR --data values:1,nan,-0,inf,2 ";
    const std::string filtered = " --DataType FLOAT32 --InterpolationMode LINEAR --data random:1 --Antialiased true";
    const Case cases[] = {
        caseFromText("RESAMPLE --Sizes 5 --Scales 2" + linear),
        caseFromText("RESAMPLE --Sizes 5 --Scales 1" + linear),
        caseFromText("RESAMPLE --Sizes 5 --Scales 1e-30 --OutputTensor.Sizes 3" + linear),
        caseFromText("RESAMPLE3 --Sizes 5 --Scales 1e-30 --OutputTensor.Sizes 3" + filtered),
        caseFromText("RESAMPLE3 --Sizes 5 --Scales 1e-30 --OutputTensor.Sizes 3 --AntialiasFilter TRIANGLE" + filtered),
        caseFromText("RESAMPLE3 --Sizes 5 --Scales 1e-45 --OutputTensor.Sizes 2 --AntialiasFilter TRIANGLE" + filtered),
    };
    ScriptsRun run(false);
    for (const Case& c : cases)
        run.add(script(c, Dialect::NumPy), loadInput(c));
    run.runAll();
    for (size_t i = 0; i < std::size(cases); ++i) {
        const Case& c = cases[i];
        ASSERT_EQ(run.error(i), "") << toText(c);
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c), ours = runOn(engineNamed("cpu"), c, plan, input);
        const Comparison comparison = compare(plan, input, run.output(i), ours, defaultTolerance(plan, false));
        EXPECT_EQ(comparison.verdict, Verdict::Pass) << toText(c) << '\n' << comparison;
    }
}

// The frameworks that every machine has, and those that the build found besides.
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

// Reports of frameworks that are here: the program in the report does what the framework did.

std::string between(const std::string& text, const std::string& begin, const std::string& end)
{
    const size_t from = text.find(begin);
    if (from == std::string::npos)
        return {};
    return text.substr(from + begin.size(), text.find(end, from + begin.size()) - from - begin.size());
}

class BugReport : public testing::TestWithParam<const char*> { };

// Linear by 3, with Inf beside a weight of 0: DirectML reads only the other neighbour, and others multiply Inf by 0.
TEST_P(BugReport, HoldsAProgramThatShowsIt)
{
    const std::string name = GetParam();
    const auto engine = makeForeignEngine(std::string(TESSERA_ADAPTERS "/") + name + ".engine.json");
    const Case c = caseFromText("RESAMPLE1 --Sizes 1,2,3,5 --InterpolationMode LINEAR --Scales 1,1,3,3 "
                                "--OutputTensor.Sizes 1,2,9,15 --data special:2");
    const TrialBench bench{*engine, engineNamed("reference"), {}, {}, {}};
    const BugSearch search =
        reportBug(bench, c, {.description = english(engine->description()), .options = " --engine x"});
    ASSERT_THAT(search.markdown,
                testing::AllOf(testing::HasSubstr("```python"), testing::HasSubstr("tessera check RESAMPLE1"),
                               testing::HasSubstr(english(engine->description()))));

    ScriptsRun run(false);
    const Case smallest = caseFromText(between(search.markdown, "tessera check ", " --engine x"));
    run.add(between(search.markdown, "```python\n", "```"), loadInput(smallest));
    run.runAll();
    EXPECT_EQ(run.error(0), "");
    const Tensor shown = withLayout(run.output(0), smallest.op.output);
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
