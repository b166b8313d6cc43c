// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/dispatch_job.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/engines.h"
#include "tests/support/random_case.h"

#include <gtest/gtest.h>

#include <random>

#include <algorithm>

namespace tessera {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> builtInCases()
{
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(TESSERA_RESOURCES "/cases"))
        if (entry.path().extension() == ".json")
            names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

class BuiltInCase : public testing::TestWithParam<std::string> {
protected:
    CaseFile file = readCaseFile(fs::path(TESSERA_RESOURCES "/cases") / (GetParam() + ".json"));
};

TEST_P(BuiltInCase, GivesWhatItExpectsOnEveryEngine)
{
    ASSERT_FALSE(file.expected.empty());
    for (const std::string& engine : engineNames()) {
        DispatchJob job = prepareDispatch(file, 0);
        engineNamed(engine).run(job.dispatched, job.plan, job.input, job.output);
        EXPECT_TRUE(equalElements(job.output, expectedOutput(file, 0).value())) << engine;
    }
}

TEST_P(BuiltInCase, SurvivesSavingAndLoading)
{
    const TemporaryFolder folder;
    const Case c = file.dispatch(0);
    const CaseExtras extras{file.sentence, file.tolerance, expectedOutput(file, 0)};
    writeCaseFile(c, folder / "a.json", extras);
    const CaseFile back = readCaseFile(folder / "a.json");
    EXPECT_TRUE(back.dispatch(0) == c);
    EXPECT_EQ(back.title, file.title);
    EXPECT_EQ(back.sentence, file.sentence);
    EXPECT_EQ(back.tolerance, file.tolerance);
    EXPECT_TRUE(equalElements(expectedOutput(back, 0).value(), *extras.expected));
    writeCaseFile(back.dispatch(0), folder / "b.json", extras);
    EXPECT_EQ(contentOf(folder / "b.json"), contentOf(folder / "a.json"));
}

INSTANTIATE_TEST_SUITE_P(, BuiltInCase, testing::ValuesIn(builtInCases()), [](const auto& test) { return test.param; });

TEST(AnyCase, SurvivesSavingAndLoading)
{
    const TemporaryFolder folder;
    std::mt19937_64 bits(1);
    for (const uint64_t seed : testSeeds(200)) {
        Case c = randomCase(seed);
        c.data = Generator{.pattern = kPatterns[seed % std::size(kPatterns)], .seed = seed, .value = 2.5};
        c.data = caseFromText(toText(c)).data; // without a seed or a value that the pattern does not have
        SCOPED_TRACE(trace(seed, c));
        writeCaseFile(c, folder / "a.json");
        EXPECT_TRUE(readCaseFile(folder / "a.json").dispatch(0) == c);
        Case values = c;
        Tensor tensor(inputDesc(c.op)); // NaNs with payloads, infinities and denormals too
        for (uint64_t i = 0; i < elementCount(tensor.desc); ++i)
            tensor.setBits(i, bits());
        values.data = FromValues{tensor, "a hand"};
        writeCaseFile(values, folder / "b.json");
        EXPECT_TRUE(readCaseFile(folder / "b.json").dispatch(0) == values);
    }
}

} // namespace
} // namespace tessera
