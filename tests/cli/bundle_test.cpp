// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

namespace tessera {
namespace {

const std::string kLine = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH";

// --bundle writes what every command reads, as a file, below a folder and from a stream; a folder of ONNX's is read
// too.
TEST(KeptCase, IsReadByEveryCommand)
{
    for (const std::string name : {"made/case.tessera", "made/test"}) {
        SCOPED_TRACE(name);
        shell("rm -rf made; mkdir made");
        shell("cp -r " TESSERA_TESTS "/support/onnx/crd made/test");
        if (name != "made/test") {
            ASSERT_THAT(tessera("run " + kLine + " --bundle " + name), Exits(0));
        }
        EXPECT_EQ(tessera("run " + name).out, tessera("run " + kLine).out.replace(0, 12, "Resource 'output'"));
        EXPECT_THAT(tessera("check " + name).out, StartsWith("PASS        48 of 48 equal"));
        EXPECT_THAT(tessera("check made"), Exits(0));
        EXPECT_THAT(tessera("code " + name + " --framework ONNX").out, HasSubstr("CRD"));
        EXPECT_THAT(tessera("map " + name + " --at 0,1,2,3").out, HasSubstr("0,1,2,3"));
        EXPECT_THAT(tessera("identify " + name + " '" + name + "#output' --meant " + name).out, StartsWith("none"));
        EXPECT_THAT(tessera("check " + kLine + " --against " + name), Exits(0));
        EXPECT_THAT(tessera("check " + name + " --engine sabotage:order"), Says(2, "order: "));
        EXPECT_THAT(tessera("check " + name + " --bundle again.tessera"), Exits(0));
        EXPECT_THAT(shell("cat again.tessera | tessera check -"), Exits(0));
    }
    EXPECT_THAT(tessera("check made/test/model.onnx"), Exits(0));
}

TEST(BundleOption, KeepsWhatAFailingCheckFound)
{
    EXPECT_THAT(tessera("check " + kLine + " --engine sabotage:order --bundle found.tessera"), Exits(2));
    EXPECT_THAT(python("import zipfile, json\n"
                       "found = zipfile.ZipFile('found.tessera')\n"
                       "results = json.loads(found.read('results.json'))\n"
                       "verdict = results['verdicts'][0]\n"
                       "print([each['engine'] for each in results['outputs']], verdict['verdict'],\n"
                       "      verdict['diagnosis']['class'], 'program' in json.loads(found.read('versions.json')))\n")
                    .out,
                StrEq("['sabotage:order', 'reference'] FAIL order True\n"));
    // What the engine gave is what another one is held against.
    EXPECT_THAT(tessera("check found.tessera --engine sabotage:order"), Exits(0));
    EXPECT_THAT(tessera("check found.tessera"), Exits(2));
}

TEST(BundleOption, GivesNumPyTheTensors)
{
    if (!hasPython("numpy"))
        GTEST_SKIP() << "python3-numpy is not installed";
    ASSERT_THAT(tessera("check " + kLine + " --bundle case.tessera"), Exits(0));
    EXPECT_THAT(python("import numpy\n"
                       "case = numpy.load('case.tessera')\n"
                       "print(case['input'].shape, case['input'].dtype, case['result.cpu'].shape)\n"
                       "print(case['case.json'][:1])\n")
                    .out,
                StrEq("(1, 8, 2, 3) uint32 (1, 2, 4, 6)\nb'{'\n"));
}

TEST(BundleOption, HoldsOneCase)
{
    EXPECT_THAT(tessera("check --pack all --bundle all.tessera").err, HasSubstr("--bundle holds one case, and 66"));
    EXPECT_THAT(tessera("run " + kLine + " --bundle case.zip").err, HasSubstr("expected a name that ends in .tessera"));
    EXPECT_THAT(tessera("run " + kLine + " --bundle nowhere/case.tessera").err, HasSubstr("no folder"));
    EXPECT_THAT(tessera("check --pack d2s-of-uint8 --bundle one.tessera"), Exits(0));
    EXPECT_THAT(tessera("check one.tessera"), Exits(0));
}

TEST(BundleOption, ReadsMembersBeyondFourGiB)
{
    ASSERT_THAT(tessera("run " + kLine + " --bundle case.tessera"), Exits(0));
    ASSERT_THAT(python("import zipfile\n"
                       "case = zipfile.ZipFile('case.tessera')\n"
                       "with open('far.tessera', 'wb') as file:\n"
                       "    file.seek(5 << 30)  # a hole: nothing is written there\n"
                       "    with zipfile.ZipFile(file, 'w') as far:\n"
                       "        for name in case.namelist():\n"
                       "            far.writestr(name, case.read(name))\n"),
                Exits(0));
    EXPECT_THAT(tessera("check far.tessera"), Exits(0));
}

} // namespace
} // namespace tessera
