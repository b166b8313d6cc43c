// SPDX-License-Identifier: GPL-3.0-or-later
// Results become expected values, where that is asked for.
#include "program.h"

namespace tessera {
namespace {

class Bless : public testing::Test {
protected:
    Bless() { shell("cp " + caseFile("depth_to_space1_crd.json") + " a.json; chmod u+w a.json"); }

    static std::string text(const std::string& name = "a.json") { return readText(name); }
};

TEST_F(Bless, ChangesNothingWhereTheResultsAreExpected)
{
    const std::string before = text();
    EXPECT_THAT(tessera("check --bless a.json"), Says(0, ContainsRegex("UNCHANGED +a.json: 48 of 48 stay")));
    EXPECT_EQ(text(), before);
}

TEST_F(Bless, WritesWhatTheEngineGivesAndSaysWhatChanges)
{
    const std::string before = text();
    EXPECT_THAT(
        tessera("check --bless --dry-run --engine sabotage:order a.json").out,
        ContainsRegex("WOULD BLESS +a.json: [0-9]+ of 48 change, most at \\(0,[0-9,]+\\): from [0-9]+ to [0-9]+"));
    EXPECT_EQ(text(), before);
    EXPECT_THAT(tessera("check a.json"), Exits(0));

    EXPECT_THAT(tessera("check --bless --engine sabotage:order a.json"), Says(0, "BLESSED"));
    EXPECT_THAT(tessera("check a.json"), Exits(2));
    EXPECT_THAT(tessera("check --engine sabotage:order a.json"), Exits(0));
    EXPECT_THAT(text(), HasSubstr("DEPTH_TO_SPACE1, example 2 of its page")); // all else stays

    EXPECT_THAT(tessera("check --bless a.json"), Exits(0));
    EXPECT_THAT(tessera("check a.json"), Exits(0));
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
    EXPECT_THAT(tessera("check --bless b.json"), Says(0, "25\u202f600 of 25\u202f600 are new"));
    EXPECT_TRUE(std::filesystem::exists(testFolder() / "b.expected_output.npy"));
    EXPECT_THAT(tessera("check b.json --verbose").out,
                AllOf(HasSubstr("25\u202f600 of 25\u202f600 equal"), HasSubstr("expected values")));
    EXPECT_THAT(tessera("check --bless --engine sabotage:edge b.json"), Exits(0));
    EXPECT_THAT(tessera("check b.json"), Exits(2));
    EXPECT_EQ(shell("ls *.npy").out,
              "b.expected_output-2.npy\nb.input-2.npy\ninput.npy\n"); // the values before are gone
}

TEST_F(Bless, RefusesWhatHasNoPlaceOrDidNotRun)
{
    const std::string before = text();
    EXPECT_THAT(tessera("check --bless --pack all"), Exits(4));
    EXPECT_THAT(tessera("check --bless DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data iota"), Exits(4));
    EXPECT_THAT(tessera("check --bless a.json --against reference"), Exits(4));
    EXPECT_THAT(tessera("check --dry-run a.json"), Exits(4));
    EXPECT_THAT(shell("tessera check --bless - < a.json"), Exits(4));
    EXPECT_THAT(tessera("check --bless a.json --engine 'exec:false {case} {input} {output}'"), Exits(5));
    EXPECT_THAT(tessera("check --bless a.json --engine sabotage:edge"), Exits(5)); // it does not do the operator
    EXPECT_EQ(text(), before);
}

// One that fails stops no other, and two of a folder are told apart.
TEST_F(Bless, GoesThroughAFolder)
{
    shell("mkdir d; cp a.json d/a.json; echo '{' > d/b.json; cp a.json d/c.json");
    EXPECT_THAT(tessera("check --bless d --engine sabotage:order"),
                Ends(4, AllOf(ContainsRegex("BLESSED +d/a.json"), ContainsRegex("BLESSED +d/c.json")), "d/b.json"));
}

} // namespace
} // namespace tessera
