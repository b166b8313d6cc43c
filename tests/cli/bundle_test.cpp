// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

constexpr const char* kLine =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH";

Output python(const std::string& script)
{
    writeText("script.py", script);
    return shell(std::string(TESSERA_PYTHON) + " script.py");
}

TEST(BundleOption, WritesWhatEveryCommandReads)
{
    ASSERT_EQ(tessera(std::string("run ") + kLine + " --bundle case.tessera").code, 0);
    EXPECT_EQ(tessera("run case.tessera").out,
              tessera(std::string("run ") + kLine).out.replace(0, 12, "Resource 'output'"));
    EXPECT_THAT(tessera("check case.tessera").out, StartsWith("PASS        48 of 48 equal"));
    EXPECT_EQ(tessera("check .").code, 0); // as a folder's cases
    EXPECT_THAT(tessera("code case.tessera --framework ONNX").out, HasSubstr("DepthToSpace"));
    EXPECT_THAT(tessera("map case.tessera --at 0,1,2,3").out, HasSubstr("0,1,2,3"));
    EXPECT_THAT(tessera("identify case.tessera 'case.tessera#output' --meant case.tessera").out, StartsWith("none"));
    EXPECT_EQ(tessera(std::string("check ") + kLine + " --against case.tessera").code, 0);
    EXPECT_EQ(shell("cat case.tessera | tessera check -").code, 0);
}

TEST(BundleOption, KeepsWhatAFailingCheckFound)
{
    EXPECT_EQ(tessera(std::string("check ") + kLine + " --engine sabotage:order --bundle found.tessera").code, 2);
    const Output said = python("import zipfile, json\n"
                               "found = zipfile.ZipFile('found.tessera')\n"
                               "results = json.loads(found.read('results.json'))\n"
                               "verdict = results['verdicts'][0]\n"
                               "print([each['engine'] for each in results['outputs']], verdict['verdict'],\n"
                               "      verdict['class'], 'program' in json.loads(found.read('versions.json')))\n");
    EXPECT_EQ(said.out, "['sabotage:order', 'reference'] FAIL order True\n") << said.err;
    // What the engine gave is what another one is held against.
    EXPECT_EQ(tessera("check found.tessera --engine sabotage:order").code, 0);
    EXPECT_EQ(tessera("check found.tessera").code, 2);
}

TEST(BundleOption, GivesNumPyTheTensors)
{
    if (python("import numpy").code != 0)
        GTEST_SKIP() << "python3-numpy is not installed";
    ASSERT_EQ(tessera(std::string("check ") + kLine + " --bundle case.tessera").code, 0);
    const Output said = python("import numpy\n"
                               "case = numpy.load('case.tessera')\n"
                               "print(case['input'].shape, case['input'].dtype, case['result.cpu'].shape)\n"
                               "print(case['case.json'][:1])\n");
    EXPECT_EQ(said.out, "(1, 8, 2, 3) uint32 (1, 2, 4, 6)\nb'{'\n") << said.err;
}

TEST(BundleOption, IsTheSameFileEveryTime)
{
    ASSERT_EQ(tessera(std::string("check ") + kLine + " --bundle first.tessera").code, 0);
    ASSERT_EQ(tessera(std::string("check ") + kLine + " --bundle second.tessera").code, 0);
    EXPECT_EQ(shell("cmp first.tessera second.tessera").out, "");
}

TEST(BundleOption, HoldsOneCase)
{
    EXPECT_THAT(tessera("check --pack all --bundle all.tessera").err, HasSubstr("--bundle holds one case, and 66"));
    EXPECT_THAT(tessera(std::string("run ") + kLine + " --bundle case.zip").err,
                HasSubstr("expected a name that ends in .tessera"));
    EXPECT_THAT(tessera(std::string("run ") + kLine + " --bundle nowhere/case.tessera").err, HasSubstr("no folder"));
    EXPECT_EQ(tessera("check --pack d2s-of-uint8 --bundle one.tessera").code, 0);
    EXPECT_EQ(tessera("check one.tessera").code, 0);
}

TEST(BundleOption, KeepsExpectedValuesAndTolerance)
{
    const std::string file = caseFile("resample1_linear_2x.json");
    ASSERT_EQ(tessera("check " + file + " --bundle case.tessera").code, 0);
    EXPECT_EQ(tessera("check case.tessera").out.substr(0, 4), tessera("check " + file).out.substr(0, 4));
}

TEST(BundleOption, ReadsMembersBeyondFourGiB)
{
    ASSERT_EQ(tessera(std::string("run ") + kLine + " --bundle case.tessera").code, 0);
    const Output made = python("import zipfile\n"
                               "case = zipfile.ZipFile('case.tessera')\n"
                               "with open('far.tessera', 'wb') as file:\n"
                               "    file.seek(5 << 30)  # a hole: nothing is written there\n"
                               "    with zipfile.ZipFile(file, 'w') as far:\n"
                               "        for name in case.namelist():\n"
                               "            far.writestr(name, case.read(name))\n");
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_EQ(tessera("check far.tessera").code, 0) << tessera("check far.tessera").err;
}

TEST(BundleOption, RefusesAMemberOfMoreThanTheBudget)
{
    const Output made = python("import zipfile\n"
                               "with zipfile.ZipFile('bomb.tessera', 'w', zipfile.ZIP_DEFLATED) as bomb:\n"
                               "    with bomb.open('input.npy', 'w') as member:\n"
                               "        for _ in range(64):\n"
                               "            member.write(bytes(1 << 20))\n");
    ASSERT_EQ(made.code, 0) << made.err;
    const Measured refused = measured("check bomb.tessera --memory-budget 8");
    EXPECT_EQ(refused.output.code, 4);
    EXPECT_THAT(refused.output.err, HasSubstr("member input.npy"));
    EXPECT_THAT(refused.output.err, HasSubstr("--memory-budget"));
    EXPECT_LT(refused.bytes, uint64_t{200} << 20);
}

TEST(BundleOption, NamesTheDamagedMember)
{
    ASSERT_EQ(tessera(std::string("run ") + kLine + " --bundle case.tessera").code, 0);
    const Output made = python("import zipfile\n"
                               "case = zipfile.ZipFile('case.tessera')\n"
                               "with zipfile.ZipFile('damaged.tessera', 'w') as damaged:\n"
                               "    for name in case.namelist():\n"
                               "        damaged.writestr(name, case.read(name))\n"
                               "raw, data = open('damaged.tessera', 'rb').read(), case.read('input.npy')\n"
                               "open('damaged.tessera', 'wb').write(raw.replace(data, data[:-1] + b'!'))\n");
    ASSERT_EQ(made.code, 0) << made.err;
    const Output refused = tessera("check damaged.tessera");
    EXPECT_EQ(refused.code, 4);
    EXPECT_THAT(refused.err, HasSubstr("damaged.tessera: member input.npy cannot be read: CRC error"));
}

} // namespace
} // namespace tessera
