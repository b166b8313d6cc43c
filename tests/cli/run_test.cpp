// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

namespace tessera::run_test {
namespace {

const std::string kLine = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH";

// The sources are the operator's, the value is the engine's.
TEST(Map, SaysWhereTheEnginesValueIsAnother)
{
    const std::string at = "map DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --at 0,1,0,0 --engine ";
    EXPECT_THAT(tessera(at + "sabotage:order").out, HasSubstr("sabotage:order, 36, differs"));
    EXPECT_THAT(tessera(at + "cpu").out, Not(HasSubstr("differs")));
}

TEST(Run, PrintsEachCaseOfALineBelowItsName)
{
    const std::string output = tessera("run " + kLine).out;
    EXPECT_THAT(output, StartsWith("OutputTensor: {1, 2, 4, 6} UINT32\n[0, 0]\n 0,  9,  1, 10,  2, 11\n18, 27,"));
    EXPECT_EQ(tessera("run " + kLine + " --engine reference").out, output);
    EXPECT_EQ(tessera("run '" + kLine + "'").out, output); // in one argument
    EXPECT_EQ(tessera("run " + kLine + " RESAMPLE --Sizes 2 --Scales 2").out,
              "# " + kLine + "\n" + output + "\n# RESAMPLE --Sizes 2 --Scales 2\nOutputTensor: 0, 0, 1, 1\n");
}

// A wrong input has no output to run. The message names the input's mistake, and none that follows from it.
TEST(Run, SaysTheCauseAlone)
{
    for (const auto& [line, cause] : {std::pair("RESAMPLE1 --Sizes 1,1,2,2 --Scales 2,2", "Scales = 2 values"),
                                      std::pair("DEPTH_TO_SPACE1 --Sizes 1,1,1,2,2", "InputTensor.Sizes")})
        EXPECT_THAT(tessera(std::string("run ") + line).err,
                    AllOf(StartsWith(std::string("tessera run: ") + cause), Not(HasSubstr("OutputTensor"))));
}

TEST(Run, WritesTheOutputWhereAsked)
{
    for (const std::string& each : {kLine, caseFile("depth_to_space1_crd.json")}) {
        EXPECT_THAT(tessera("run " + each + " --output made/here --overwrite"), Ends(0, IsEmpty(), IsEmpty()));
        EXPECT_THAT(tessera("check " + each + " --against made/here/output.npy"), Exits(0));
    }
}

TEST(Run, TakesWhatTheLineLeavesOutFromTheFile)
{
    ASSERT_THAT(tessera("run " + kLine + " --output ."), Exits(0));
    EXPECT_THAT(tessera("run SPACE_TO_DEPTH1 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data output.npy").out,
                HasSubstr("OutputTensor: {1, 8, 2, 3} UINT32\n"));
    EXPECT_THAT(tessera("run SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --BlockSize 2 --data=output.npy").out,
                HasSubstr("UINT32"));
    EXPECT_THAT(tessera("run SPACE_TO_DEPTH1 --DataType FLOAT32 --BlockSize 2 --data output.npy").err,
                HasSubstr("output.npy holds UINT32"));
    EXPECT_THAT(tessera("run SPACE_TO_DEPTH1 --BlockSize 2"), Exits(4)); // nothing to take them from
}

TEST(Run, TakesATensorOfThreeDimensionsAsABatchOfOne)
{
    ASSERT_THAT(tessera("run RESAMPLE1 --Sizes 6,8,12 --DataType FLOAT16 --output chw"), Exits(0));
    const Output output = tessera("run SPACE_TO_DEPTH1 --BlockSize 2 --data chw/output.npy");
    EXPECT_THAT(output.out, HasSubstr("OutputTensor: {1, 24, 4, 6} FLOAT16\n")) << output.err;
    EXPECT_THAT(tessera("check SPACE_TO_DEPTH1 --Sizes 1,6,8,12 --DataType FLOAT16 --data chw/output.npy"), Exits(0));
    EXPECT_THAT(tessera("run RESAMPLE1 --data chw/output.npy").out, HasSubstr("{6, 8, 12} FLOAT16"));
}

// Into a picture and back, in bytes and in floats of both ranges.
TEST(Run, WritesAndReadsPictures)
{
    const std::string made = "RESAMPLE --Sizes 1,3,4,5 --Scales 1,1,1,1 --DataType UINT8 --data random:1";
    ASSERT_THAT(tessera("run " + made + " --output made/picture.png"), Exits(0));
    ASSERT_THAT(tessera("run " + made + " --output made.npy"), Exits(0));
    const std::string same = "RESAMPLE --Scales 1,1,1,1 --data made/picture.png";
    EXPECT_THAT(tessera("check " + same + " --against made.npy"), Exits(0));
    for (const std::string range : {" --range 0-1", " --range 0-255"})
        for (const std::string type : {" --DataType FLOAT16", " --DataType FLOAT32"}) {
            EXPECT_THAT(tessera("run " + same + type + range + " --output again.png --overwrite"), Exits(0));
            EXPECT_THAT(tessera("check RESAMPLE --Scales 1,1,1,1 --data again.png --against made.npy"), Exits(0))
                << type << range;
        }
    EXPECT_THAT(tessera("check " + same + " --against 'case:" + same + "'"),
                Exits(0)); // the other case's data are decoded as its own
    EXPECT_THAT(tessera("run " + same + " --output again.png").err, HasSubstr("again.png"));
    EXPECT_THAT(tessera("run SPACE_TO_DEPTH --BlockSize 2 --Sizes 1,3,4,6 --output none.png"),
                Complains(4, "{1, 12, 2, 3} is not a picture"));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "none.png"));
    EXPECT_THAT(tessera("run " + same + " --output none.hdr"),
                Complains(4, "Radiance HDR is read and not written; OpenEXR (.exr) and PFM (.pfm)"));
    EXPECT_THAT(tessera("run " + caseFile("depth_to_space.json") + " --output of_file.npy"), Exits(0));
    EXPECT_TRUE(std::filesystem::is_regular_file(testFolder() / "of_file.npy"));
}

// One value a little above white is clipped, with a note. The other values keep their brightness.
TEST(Run, AValueBeyondWhiteDarkensNoPicture)
{
    std::string values = "values:1.0001";
    for (int i = 1; i < 48; ++i)
        values += "," + std::to_string(i / 48.0);
    const std::string line = "RESAMPLE --InterpolationMode NEAREST_NEIGHBOR --Sizes 1,1,6,8 --Scales 1,1,1,1 --data ";
    ASSERT_THAT(tessera("run " + line + values + " --output p.npy"), Exits(0));
    EXPECT_THAT(
        tessera("run " + line + "p.npy --output p.png"),
        Complains(0,
                  StrEq("tessera run: p.png does not hold everything: values above 1, which are clipped to it: 1\n")));
    EXPECT_THAT(tessera("run " + line + "p.png --DataType UINT8").out,
                AllOf(HasSubstr("255,   5,  11"), HasSubstr("128")));
    EXPECT_THAT(tessera("check " + line + "p.npy --against p.png --tolerance atol=0.002"), Exits(0));
    // --range decides what white is, whatever the values are.
    EXPECT_THAT(tessera("run " + line + "p.npy --range 0-1 --output q.png").err, HasSubstr("values above 1"));
    EXPECT_THAT(tessera("run " + line + "p.npy --range 0-255 --output r.png"), Exits(0));
    EXPECT_THAT(tessera("run " + line + "r.png --DataType UINT8").out, HasSubstr("1, 0, 0, 0"));
}

TEST(Run, WritesFloatsAndDeepIntegersAsTheyAre)
{
    for (const auto& [type, file] :
         {std::pair<std::string, std::string>("FLOAT16", "a.exr"), {"UINT16", "b.png"}, {"INT32", "c.tif"}}) {
        const std::string made = "DEPTH_TO_SPACE --BlockSize 1 --Sizes 1,3,4,5 --data random:1 --DataType " + type;
        EXPECT_THAT(tessera("run " + made + " --output " + file), Exits(0));
        EXPECT_THAT(tessera("check " + made + " --against " + file), Exits(0)) << type << ' ' << file;
        EXPECT_THAT(tessera("run DEPTH_TO_SPACE --BlockSize 1 --data " + file).out, HasSubstr("{1, 3, 4, 5} " + type));
    }
    // A picture of 12 channels is one where the format has any number of them.
    ASSERT_THAT(tessera("run SPACE_TO_DEPTH --BlockSize 2 --Sizes 1,3,4,6 --output twelve.exr"), Exits(0));
    EXPECT_THAT(tessera("run DEPTH_TO_SPACE --BlockSize 2 --data twelve.exr"),
                Ends(0, "{1, 3, 4, 6} FLOAT32", "note: twelve.exr says: channels C00, C01, C02"));
    const std::string colour = "run RESAMPLE --Sizes 1,3,4,6 --Scales 1,1,1,1 --DataType UINT8 ";
    EXPECT_THAT(tessera(colour + "--output colour.bmp"), Complains(4, "colour.bmp is no name of a folder"));
    EXPECT_THAT(tessera(colour + "--output colour.pfm").err, HasSubstr("UINT8 as FLOAT32, in which white is 1"));
}

TEST(Run, PicturesOfOneSizeAreABatch)
{
    const std::string made = "RESAMPLE --Sizes 2,3,4,5 --Scales 1,1,1,1 --DataType UINT8 --data random:1";
    ASSERT_THAT(tessera("run " + made + " --output both.png"), Exits(0));
    ASSERT_THAT(tessera("run " + made + " --output both.npy"), Exits(0));
    ASSERT_TRUE(std::filesystem::exists(testFolder() / "both_1.png"));
    const std::string batch = "RESAMPLE --Scales 1,1,1,1 --data both_0.png,both_1.png";
    EXPECT_THAT(tessera("check " + batch + " --against both.npy"), Exits(0));
    EXPECT_THAT(tessera("run " + batch + " --DataType FLOAT32 --range 0-1").out, HasSubstr("{2, 3, 4, 5} FLOAT32"));

    ASSERT_THAT(tessera("run RESAMPLE --Sizes 1,3,2,2 --Scales 1,1,1,1 --DataType UINT8 --output small.png"), Exits(0));
    EXPECT_THAT(tessera("run RESAMPLE --Scales 1,1,1,1 --data both_0.png,small.png").err,
                HasSubstr("small.png: its size is 2 × 2, and that of both_0.png is 5 × 4"));
    EXPECT_THAT(tessera("run RESAMPLE --Scales 1,1,1,1 --data both_0.png,missing.png").err, HasSubstr("missing.png"));
}

TEST(Run, TheMemoryBudgetIsAnOptionOfEveryCommand)
{
    const std::string large = "DEPTH_TO_SPACE1 --Sizes 1,8,256,256 --DataType FLOAT32 --BlockSize 2";
    EXPECT_THAT(tessera("map " + large + " --at 0 --memory-budget 1"),
                Complains(4, "more than the memory budget of 1 MiB; ", "--memory-budget"));
    EXPECT_THAT(tessera("map " + large + " --at 0 --memory-budget=64"), Exits(0));
}

// A case file decides neither what is written nor where: its commands to write are left out.
TEST(Run, EachDispatchOfAFileIsACase)
{
    writeText("case.json", twoDispatches());
    writeText(".bashrc", "mine");
    EXPECT_THAT(tessera("run case.json"),
                Ends(0,
                     AllOf(HasSubstr("Resource 'out': {1, 4, 1, 1} UINT8"), HasSubstr("68"),
                           HasSubstr("Resource 'end': {1, 1, 2, 2} UINT8\n[0, 0]\n0, 0\n0, 0")),
                     AllOf(HasSubstr("writeFile commands are left out"),
                           HasSubstr("../second reads \"out\", which first writes"))));
    EXPECT_THAT(tessera("run case.json --output out.npy").err, HasSubstr("this file has 2 cases; expected a folder"));
    ASSERT_THAT(tessera("run case.json --output folder"), Exits(0));
    EXPECT_EQ(shell("ls folder").out, "___second.npy\nfirst.npy\n");
    EXPECT_THAT(tessera("run case.json --output folder").err, HasSubstr("exists already; --overwrite replaces it"));
    EXPECT_THAT(tessera("run case.json --output folder --overwrite"), Exits(0));
    EXPECT_EQ(readText(".bashrc"), "mine");
}

TEST(Run, ACaseReadsOutsideItsFolderOnlyWhereAllowed)
{
    writeText("secret", "ABCD");
    writeText("case/case.json", R"({ "resources": { "in": { "initialValuesDataType": "UINT8",
        "initialValues": { "sourcePath": "../secret" } }, "out": { "initialValuesDataType": "UINT8",
        "initialValues": { "valueCount": 4, "value": 0 } } }, "dispatchables": { "op": { "type": "DEPTH_TO_SPACE",
        "BlockSize": 2, "InputTensor": { "DataType": "UINT8", "Sizes": [1, 4, 1, 1] },
        "OutputTensor": { "DataType": "UINT8", "Sizes": [1, 1, 2, 2] } } },
        "commands": [ { "type": "dispatch", "dispatchable": "op",
                        "bindings": { "InputTensor": "in", "OutputTensor": "out" } } ] })");
    for (const std::string command :
         {"run case/case.json", "check case/case.json", "check --prove case/case.json", "map case/case.json --at 0",
          "bench case/case.json", "check DEPTH_TO_SPACE --Sizes 1,4,1,1 --against case/case.json"}) {
        EXPECT_THAT(tessera(command), Complains(4, "lies outside the case's folder; --allow-outside reads it"))
            << command;
        EXPECT_THAT(tessera(command + " --allow-outside").err, Not(HasSubstr("outside"))) << command;
    }
    EXPECT_EQ(tessera("run case/case.json --allow-outside").out,
              "Resource 'out': {1, 1, 2, 2} UINT8\n[0, 0]\n65, 66\n67, 68\n");
}

} // namespace
} // namespace tessera::run_test
