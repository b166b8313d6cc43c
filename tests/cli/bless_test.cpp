// SPDX-License-Identifier: GPL-3.0-or-later
// Results become expected values, where that is asked for.
#include "program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

class Bless : public testing::Test {
protected:
    Bless() { shell("cp " + caseFile("depth_to_space1_crd.json") + " a.json; chmod u+w a.json"); }

    static std::string text(const std::string& name = "a.json") { return readText(testFolder() / name); }
};

TEST_F(Bless, ChangesNothingWhereTheResultsAreExpected)
{
    const std::string before = text();
    const Output output = tessera("check --bless a.json");
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_THAT(output.out, ContainsRegex("UNCHANGED +a.json: 48 of 48 stay"));
    EXPECT_EQ(text(), before);
}

TEST_F(Bless, WritesWhatTheEngineGivesAndSaysWhatChanges)
{
    const std::string before = text();
    const Output dry = tessera("check --bless --dry-run --engine sabotage:order a.json");
    EXPECT_THAT(
        dry.out,
        ContainsRegex("WOULD BLESS +a.json: [0-9]+ of 48 change, most at \\(0,[0-9,]+\\): from [0-9]+ to [0-9]+"));
    EXPECT_EQ(text(), before);
    EXPECT_EQ(tessera("check a.json").code, 0);

    const Output output = tessera("check --bless --engine sabotage:order a.json");
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_THAT(output.out, HasSubstr("BLESSED"));
    EXPECT_EQ(tessera("check a.json").code, 2);
    EXPECT_EQ(tessera("check --engine sabotage:order a.json").code, 0);
    EXPECT_THAT(text(), HasSubstr("DEPTH_TO_SPACE1, example 2 of its page")); // all else stays

    EXPECT_EQ(tessera("check --bless a.json").code, 0);
    EXPECT_EQ(tessera("check a.json").code, 0);
}

// A file without expected values gets those of what its dispatches write; many stand in a file beside it.
TEST_F(Bless, BeginsWhereNothingIsExpected)
{
    shell("tessera run RESAMPLE --Sizes 1,1,80,80 --Scales 1,1,1,1 --data random:1 --output - > input.npy");
    writeText(
        "b.json",
        R"({"resources": {"in": {"initialValuesDataType": "FLOAT32", "initialValues": {"sourcePath": "input.npy"}},
        "out": {"initialValuesDataType": "FLOAT32", "initialValues": {"valueCount": 25600, "value": 0}}},
        "dispatchables": {"op": {"type": "DML_OPERATOR_RESAMPLE", "desc": {
            "InputTensor": {"DataType": "FLOAT32", "Sizes": [1, 1, 80, 80]},
            "OutputTensor": {"DataType": "FLOAT32", "Sizes": [1, 1, 160, 160]},
            "InterpolationMode": "LINEAR", "ScaleCount": 4, "Scales": [1, 1, 2, 2]}}},
        "commands": [{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "in", "OutputTensor": "out"}}]})");
    const Output output = tessera("check --bless b.json");
    EXPECT_EQ(output.code, 0) << output.err;
    EXPECT_THAT(output.out, HasSubstr("25600 of 25600 are new"));
    EXPECT_TRUE(std::filesystem::exists(testFolder() / "b.expected_output.npy"));
    const Output check = tessera("check b.json --verbose");
    EXPECT_THAT(check.out, AllOf(HasSubstr("25600 of 25600 equal"), HasSubstr("expected values")));
    EXPECT_EQ(tessera("check --bless --engine sabotage:edge b.json").code, 0);
    EXPECT_EQ(tessera("check b.json").code, 2);
    EXPECT_EQ(shell("ls *.npy").out,
              "b.expected_output-2.npy\nb.input-2.npy\ninput.npy\n"); // the values before are gone
}

TEST_F(Bless, RefusesWhatHasNoPlaceOrDidNotRun)
{
    const std::string before = text();
    EXPECT_EQ(tessera("check --bless --pack all").code, 4);
    EXPECT_EQ(tessera("check --bless DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota").code, 4);
    EXPECT_EQ(tessera("check --bless a.json --against reference").code, 4);
    EXPECT_EQ(tessera("check --dry-run a.json").code, 4);
    EXPECT_EQ(shell("tessera check --bless - < a.json").code, 4);
    EXPECT_EQ(tessera("check --bless a.json --engine 'exec:false {case} {input} {output}'").code, 5);
    EXPECT_EQ(tessera("check --bless a.json --engine sabotage:edge").code, 5); // it does not do the operator
    EXPECT_EQ(text(), before);
}

// One that fails stops no other, and two of a folder are told apart.
TEST_F(Bless, GoesThroughAFolder)
{
    shell("mkdir d; cp a.json d/a.json; echo '{' > d/b.json; cp a.json d/c.json");
    const Output output = tessera("check --bless d --engine sabotage:order");
    EXPECT_EQ(output.code, 4);
    EXPECT_THAT(output.out, AllOf(ContainsRegex("BLESSED +d/a.json"), ContainsRegex("BLESSED +d/c.json")));
    EXPECT_THAT(output.err, HasSubstr("d/b.json"));
}

} // namespace
} // namespace tessera
