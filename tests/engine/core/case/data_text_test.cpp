// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/case/calculation.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/case_file.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/loaded.h"
#include "tests/support/tensors.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

TEST(Calculation, GivesOneValueOrSeveral)
{
    const Variables variables = {{"elements", 130}, {"W", 5}, {"H", 3}};
    for (const auto& [text, value] : {std::pair("1*8 + 5", 13),
                                      {"floor(-0.5) + ceil(0.25)", 0},
                                      {"-7 % 4 - (2 - 3)", 2},
                                      {"8 / 2 / 2 - -1", 3},
                                      {"ceil(elements / 64)", 3}})
        EXPECT_EQ(calculated(text, variables), value) << text;
    EXPECT_THAT(calculatedList(" ceil(W / 2), H , 2*(1+floor(W/2)) - 1\r", variables), testing::ElementsAre(3, 3, 5));
}

TEST(Calculation, SaysWhatIsWrong)
{
    const std::string deep(1000, '(');
    for (const auto& [text, said] : {std::pair("ceil(w / 8)", "\"w\""),
                                     {"ceil(w / 8)", "W"},
                                     {"(W", "closing bracket"},
                                     {"W W", "character 3"},
                                     {"1)", "character 2"},
                                     {"W +", "a number or a name"},
                                     {"1..2", "an operator"},
                                     {".", "a number"},
                                     {"inf", "\"inf\""},
                                     {"1, 2", "expected one"},
                                     {"", "a number or a name"},
                                     {deep.c_str(), "too deeply"}})
        EXPECT_THAT(messageOf<TextError>([text = text] {
                        calculated(text, {{"W", 5}});
                    }),
                    testing::HasSubstr(said))
            << text;
}

const std::string kRow = "RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2";

std::vector<uint64_t> bitsOfData(const std::string& line)
{
    return bitsOf(Loaded(line).input);
}

TEST(DataText, FewValuesStandInTheLineBitForBit)
{
    const std::vector<uint64_t> bits{0x3dcccccd, 0x80000000, 0x7fc12345, 0xff800000};
    Case c = caseFromText(kRow);
    c.data = FromValues{tensorOfBits(DataType::Float32, {1, 1, 1, 4}, bits), "by hand"};
    EXPECT_THAT(toText(c), HasSubstr("--data values:0.1,-0,0x7fc12345,-inf"));
    EXPECT_EQ(bitsOfData(toText(c)), bits);
}

const std::string kBytes = "DEPTH_TO_SPACE --Sizes 1,4,1,1 --DataType UINT8 --data ";

TEST(DataText, SaysWhatIsWrong)
{
    EXPECT_EQ(bitsOfData(kBytes + "values:1,2,3,255"), (std::vector<uint64_t>{1, 2, 3, 255}));
    const std::pair<std::string, const char*> rows[] = {
        {kBytes + "values:1,2,3", "3 values are given, and 4"},
        {kBytes + "values:1,2,300,4", "value 3"},
        {kRow + " --data values:1,2,3,0x123456789", "value 4"},
        {kRow + " --data values:1,2,,4", "value 3"},
        // A range, where there is none.
        {kRow + " --data photo.png --range 0-2", "0-255 nor 0-1"},
        {kRow + " --data iota --range 0-1", "what white is in a file"},
        {kRow + " --range 0-1", "what white is in a file"},
        {kBytes + "photo.png --range 0-1", "UINT8"},
    };
    for (const auto& [line, said] : rows)
        EXPECT_THAT(messageOf<TextError>([&text = line] { caseFromText(text); }), HasSubstr(said)) << line;
}

// They name the case file that has them, and a case file whose own line names the file itself is read all the same.
TEST(DataText, ManyValuesNameTheCaseFileThatHasThem)
{
    const TemporaryFolder folder;
    Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,4,5,7 --DataType UINT8 --data random:3");
    const Tensor values = loadInput(c);
    c.data = FromValues{values, ""};
    writeCaseFile(c, folder / "many.json");
    const Case read = readCaseFile(folder / "many.json").dispatch(0);
    EXPECT_THAT(toText(read), HasSubstr("many.json#"));
    EXPECT_EQ(bitsOfData(toText(read)), bitsOf(values));
    const std::string other = "DEPTH_TO_SPACE --Sizes 1,4,5,6 --DataType UINT8 --data ";
    EXPECT_THROW(Loaded(other + shellWord(std::get<FromValues>(read.data).file)), IoError); // none is of this shape
    writeCaseFile(caseFromText(toText(read)), folder / "copy.json");
    EXPECT_EQ(bitsOf(Loaded(readCaseFile(folder / "copy.json").dispatch(0)).input), bitsOf(values));
}

// The line of a picture that is 0 to 1 says so; the values themselves, and those of a case file, are what they are.
TEST(DataText, TheRangeOfAPictureStandsBesideIt)
{
    const Case c = caseFromText(kRow + " --data photo.png --range 0-1");
    EXPECT_EQ(std::get<FromFile>(c.data).range, SampleRange::Unit);
    EXPECT_EQ(caseFromText(toText(c)), c);
    EXPECT_THAT(toText(c), EndsWith("--data photo.png --range 0-1"));
    for (const char* file :
         {"photo.png --range 0-255", "array.npy --range 0-1", "array.npy --range 0-255", "array.npy"})
        EXPECT_THAT(toText(caseFromText(kRow + " --data " + file)), EndsWith(file));
    Case decoded = caseFromText("RESAMPLE1 --Sizes 1,1,9,9 --DataType FLOAT32 --Scales 1,1,2,2 --data ramp");
    const Tensor values = loadInput(decoded);
    decoded.data = FromValues{values, __FILE__, {}, SampleRange::Unit}; // a file that is there
    EXPECT_THAT(toText(decoded), EndsWith("--range 0-1"));
    decoded.data = FromValues{values, "photo.png", "case.json#input", SampleRange::Unit};
    EXPECT_THAT(toText(decoded), Not(HasSubstr("--range")));
    decoded.data = FromValues{values, "by hand", {}, SampleRange::Unit};
    EXPECT_THAT(toText(decoded), Not(HasSubstr("--range")));
}

} // namespace
} // namespace tessera
