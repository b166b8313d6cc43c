// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

const std::string kInput = " --Sizes 1,18,2,3 --DataType FLOAT32 --BlockSize 3 --data random:1 ";

// Input and output of a case as .npy files, made by the program itself.
void writeTensors()
{
    ASSERT_EQ(
        tessera("run SPACE_TO_DEPTH --Sizes 1,18,2,3 --DataType FLOAT32 --BlockSize 1 --data random:1 --output - > "
                "input.npy")
            .code,
        0);
    ASSERT_EQ(tessera("run DEPTH_TO_SPACE1" + kInput + "--Order COLUMN_ROW_DEPTH --output - > output.npy").code, 0);
}

TEST(IdentifyCommand, NamesTheMistakeForPeopleAndForPrograms)
{
    writeTensors();
    const Output found =
        tessera("identify input.npy output.npy --meant 'DEPTH_TO_SPACE1 --BlockSize 3' --json found.json");
    EXPECT_EQ(found.code, 0) << found.err;
    EXPECT_THAT(found.out,
                AllOf(StartsWith("order "), HasSubstr("108 of 108, proved"),
                      HasSubstr("OUTPUT is what COLUMN_ROW_DEPTH gives"), HasSubstr("mode='DCR'")));
    const std::string json = readText(testFolder() / "found.json");
    for (const char* part :
         {"\"class\": \"order\"", "\"proved\": true", "\"explained\": 108", "\"of\": 108",
          "\"case\": \"DEPTH_TO_SPACE1 --Sizes 1,18,2,3", "\"equals\": []", "\"probe\": null", "\"sentences\": ["})
        EXPECT_THAT(json, HasSubstr(part));
    EXPECT_EQ(shell("grep -o '^ *\"[a-z]*\":' found.json | tr -cd 'a-z\\n'").out,
              "schema\nversion\nprogram\ncommand\nresults\nname\ncommand\ndiagnosis\nclass\nclasses\nsecond\nproved"
              "\nexplained\nof\ncase\nequals\nprobe\naxes\nsentences\n");
}

// Pillow's 3 × 3 to 5 × 5: half_pixel, and rounded after each axis.
TEST(IdentifyCommand, NamesTwoMistakesApart)
{
    const std::string copied = "run DEPTH_TO_SPACE --BlockSize 1 --DataType UINT8 --output - --Sizes ";
    ASSERT_EQ(tessera(copied + "1,1,3,3 --data values:181,66,39,114,179,115,55,178,227 > input.npy").code, 0);
    ASSERT_EQ(
        tessera(copied
                + "1,1,5,5 --data values:181,135,66,50,39,154,137,111,86,69,114,140,179,141,115,79,118,178,181,182,"
                  "55,104,178,207,227 > output.npy")
            .code,
        0);
    const std::string op = "RESAMPLE1 --Sizes 1,1,3,3 --DataType UINT8 --OutputTensor.Sizes 1,1,5,5 "
                           "--InterpolationMode LINEAR --Scales 1,1,2,2 --InputPixelOffsets 0,0,0,0 "
                           "--OutputPixelOffsets 0,0,0,0 ";
    EXPECT_THAT(tessera("identify input.npy output.npy --meant '" + op + "'").out,
                StartsWith("coordinates and integer-rounding  25 of 25"));
    const Output checked = tessera("check " + op + "--data input.npy --against output.npy --json c.json --junit c.xml");
    EXPECT_THAT(checked.out, HasSubstr("coordinates and integer-rounding: B is what "));
    EXPECT_THAT(readText(testFolder() / "c.json"), HasSubstr("\"second\": \"integer-rounding\""));
    EXPECT_THAT(readText(testFolder() / "c.xml"), HasSubstr("coordinates and integer-rounding: B is what "));
}

// One channel leaves two orders, and an engine that does as it is asked says nothing about which it was.
TEST(IdentifyCommand, WritesTheCaseThatSeparatesWhereNoneIsMeant)
{
    ASSERT_EQ(tessera("run DEPTH_TO_SPACE1 --Sizes 1,4,6,6 --DataType FLOAT32 --BlockSize 2 --data random:3 --output - "
                      "> output.npy; tessera run DEPTH_TO_SPACE --Sizes 1,4,6,6 --DataType FLOAT32 --BlockSize 1 "
                      "--data random:3 --output - > input.npy")
                  .code,
              0);
    const Output found = tessera("identify input.npy output.npy --engine cpu");
    EXPECT_EQ(found.code, 0) << found.err;
    EXPECT_THAT(found.out,
                AllOf(HasSubstr("likely"), HasSubstr("This data cannot tell it from"),
                      HasSubstr("This case tells them apart: DEPTH_TO_SPACE1 --Sizes 1,8,1,1"),
                      HasSubstr("it gives what it is asked for")));
}

TEST(IdentifyCommand, FindsTheOperatorWhereNoneIsMeant)
{
    writeTensors();
    const Output found = tessera("identify input.npy output.npy --json -");
    EXPECT_EQ(found.code, 0);
    EXPECT_THAT(found.out, AllOf(HasSubstr("\"class\": \"none\""), HasSubstr("--Order COLUMN_ROW_DEPTH")));
    EXPECT_THAT(found.err, HasSubstr("OUTPUT is what DEPTH_TO_SPACE1 with BlockSize 3"));
}

TEST(IdentifyCommand, WhatIsUnknownExitsWithOne)
{
    writeTensors();
    ASSERT_EQ(
        tessera("run DEPTH_TO_SPACE --Sizes 1,18,2,3 --DataType FLOAT32 --BlockSize 3 --data random:99 --output - > "
                "other.npy")
            .code,
        0);
    const Output found = tessera("identify input.npy other.npy --meant 'DEPTH_TO_SPACE1 --BlockSize 3'");
    EXPECT_EQ(found.code, 1);
    EXPECT_THAT(found.out, StartsWith("unknown "));
}

// The input of a case file, its expected values, and its operator.
TEST(IdentifyCommand, ReadsCaseFiles)
{
    const std::string file = caseFile("depth_to_space1_crd.json");
    const Output right = tessera("identify " + file + " " + file + "#output --meant " + file);
    EXPECT_EQ(right.code, 0) << right.err;
    EXPECT_THAT(right.out, StartsWith("none "));
    const Output wrong = tessera("identify " + file + " " + file + "#nothing");
    EXPECT_EQ(wrong.code, 4);
    EXPECT_THAT(wrong.err, HasSubstr("no resource \"nothing\""));
}

TEST(IdentifyCommand, ReadsPictures)
{
    ASSERT_EQ(
        tessera("run RESAMPLE1 --Sizes 1,3,20,30 --DataType UINT8 --Scales 1,1,0.5,0.4 --data random:1 --output - > "
                "small.npy")
            .code,
        0);
    ASSERT_EQ(
        tessera("run DEPTH_TO_SPACE --Sizes 1,3,20,30 --DataType UINT8 --BlockSize 1 --data random:1 --output - > "
                "photo.npy")
            .code,
        0);
    const Output found = tessera("identify photo.npy small.npy");
    EXPECT_EQ(found.code, 0) << found.out;
    EXPECT_THAT(found.out,
                HasSubstr("RESAMPLE --Sizes 1,3,20,30 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --Scales "
                          "1,1,0.5,0.4"));
}

// Where every coordinate is a tie, floor and the other neighbour are the same.
TEST(IdentifyCommand, AnEngineIsAskedWhatTheTensorsLeaveOpen)
{
    ASSERT_EQ(
        tessera("run DEPTH_TO_SPACE --Sizes 1,1,8,8 --DataType FLOAT32 --BlockSize 1 --data random:3 --output - > "
                "a.npy")
            .code,
        0);
    const std::string meant = "RESAMPLE1 --Sizes 1,1,8,8 --DataType FLOAT32 --Scales 1,1,0.5,0.5";
    ASSERT_EQ(tessera("run " + meant + " --data a.npy --engine sabotage:nearest-rule --output - > b.npy").code, 0);
    const std::string line = "identify a.npy b.npy --meant '" + meant + "'";
    const Output open = tessera(line), asked = tessera(line + " --engine sabotage:nearest-rule");
    EXPECT_THAT(open.out,
                AllOf(StartsWith("tie, nearest-rule or coordinates "), HasSubstr("cannot tell it from nearest-rule"),
                      HasSubstr("them apart")));
    EXPECT_EQ(asked.code, 0) << asked.err;
    EXPECT_THAT(asked.out, AllOf(StartsWith("nearest-rule "), HasSubstr("nearest by floor(x)")));
}

TEST(IdentifyCommand, WrongLinesAreUsage)
{
    writeTensors();
    EXPECT_EQ(tessera("identify input.npy").code, 4);
    EXPECT_EQ(tessera("identify input.npy missing.npy").code, 4);
    const Output sizes =
        tessera("identify output.npy input.npy --meant 'DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --BlockSize 3'");
    EXPECT_EQ(sizes.code, 4);
    EXPECT_THAT(tessera("identify input.npy output.npy --meant nothing.json").err,
                HasSubstr("--meant \"nothing.json\" is neither a case file nor an operator"));
    EXPECT_THAT(sizes.err, HasSubstr("--meant: InputTensor.Sizes {1, 18, 2, 3} are not those of the input"));
}

TEST(IdentifyCommand, TypesThatDoNotFitCannotBeCompared)
{
    writeTensors();
    ASSERT_EQ(tessera("run DEPTH_TO_SPACE --Sizes 1,18,2,3 --DataType UINT8 --BlockSize 3 --data random:1 --output - > "
                      "bytes.npy")
                  .code,
              0);
    const Output found = tessera("identify bytes.npy output.npy");
    EXPECT_EQ(found.code, 3);
    EXPECT_THAT(found.err, HasSubstr("cannot be compared"));
}

// Nobody supposed this order, and still it is one.
TEST(IdentifyCommand, SaysThatTheValuesAreOnlyInAnotherOrder)
{
    const std::string of = " --Sizes 1,1,1,24 --DataType FLOAT32 --data values:";
    const std::string in = "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23";
    const std::string out = "7,19,3,22,0,11,5,16,9,1,20,14,2,8,23,12,17,4,10,21,6,13,18,15";
    for (const auto& [name, values] : {std::pair("in.npy", in), {"out.npy", out}})
        ASSERT_EQ(tessera("run RESAMPLE --Scales 1,1,1,1" + of + values + " --output - > " + name).code, 0);
    const Output found = tessera("identify in.npy out.npy");
    EXPECT_EQ(found.code, 1) << found.err;
    EXPECT_THAT(found.out, HasSubstr("OUTPUT holds the input's values in another order: sorted they are identical."));
}

TEST(IdentifyCommand, AStopSaysHowFarItCame)
{
    const std::string random = "run RESAMPLE --Sizes 1,16,1024,1024 --DataType FLOAT32 --Scales 1,1,1,1 --data random:";
    ASSERT_EQ(tessera(random + "1 --output - > in.npy").code, 0);
    ASSERT_EQ(tessera(random + "2 --output - > out.npy").code, 0);
    // It takes a second or so; one of these comes in the middle of it.
    const Output stopped = shell("for after in 0.1 0.2 0.4 0.6 0.8; do timeout -s INT $after '" TESSERA_PROGRAM
                                 "' identify in.npy out.npy && break; done");
    EXPECT_THAT(stopped.err,
                ContainsRegex("identify: stopped before its end: [0-9]+ of [0-9]+ hypotheses "
                              "tried; nearest: "));
}

} // namespace
} // namespace tessera
