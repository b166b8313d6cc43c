// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_input.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>

namespace tessera {
namespace {

using testing::HasSubstr;

const std::string kRow = "RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2";

std::vector<uint64_t> bitsOfData(const Case& c)
{
    const Tensor input = loadInput(c);
    std::vector<uint64_t> bits;
    for (uint64_t i = 0; i < elementCount(input.desc); ++i)
        bits.push_back(input.bits(i));
    return bits;
}

std::string refusal(const std::string& line)
{
    try {
        caseFromText(line);
    } catch (const TextError& error) {
        return error.what();
    }
    return "none";
}

TEST(DataText, FewValuesStandInTheLineBitForBit)
{
    Tensor tensor(TensorDesc{.sizes = {1, 1, 1, 4}});
    const std::vector<uint64_t> bits{std::bit_cast<uint32_t>(0.1f), 0x80000000, 0x7fc12345, 0xff800000};
    for (uint64_t i = 0; i < bits.size(); ++i)
        tensor.setBits(i, bits[i]);
    Case c = caseFromText(kRow);
    c.data = FromValues{tensor, "by hand"};
    EXPECT_THAT(toText(c), HasSubstr("--data values:0.1,-0,0x7fc12345,-inf"));
    EXPECT_EQ(bitsOfData(caseFromText(toText(c))), bits);
}

TEST(DataText, ValuesAreOfTheInputsTypeAndNumber)
{
    const std::string bytes = "DEPTH_TO_SPACE --Sizes 1,4,1,1 --DataType UINT8 --data ";
    EXPECT_EQ(bitsOfData(caseFromText(bytes + "values:1,2,3,255")), (std::vector<uint64_t>{1, 2, 3, 255}));
    EXPECT_THAT(refusal(bytes + "values:1,2,3"), HasSubstr("3 values are given, and 4"));
    EXPECT_THAT(refusal(bytes + "values:1,2,300,4"), HasSubstr("value 3"));
    EXPECT_THAT(refusal(kRow + " --data values:1,2,3,0x123456789"), HasSubstr("value 4"));
    EXPECT_THAT(refusal(kRow + " --data values:1,2,,4"), HasSubstr("value 3"));
}

TEST(DataText, ManyValuesNameTheCaseFileThatHasThem)
{
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "data_text";
    std::filesystem::create_directories(folder);
    const std::filesystem::path path = folder / "many.json";
    Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,4,5,7 --DataType UINT8 --data random:3");
    c.data = FromValues{loadInput(c), ""};
    writeCaseFile(c, path);

    const Case read = readCaseFile(path).dispatch(0);
    const std::string line = toText(read);
    EXPECT_THAT(line, HasSubstr("many.json#"));
    EXPECT_EQ(bitsOfData(caseFromText(line)), bitsOfData(c));
    const Case other = caseFromText("DEPTH_TO_SPACE --Sizes 1,4,5,6 --DataType UINT8 --data "
                                    + shellWord(std::get<FromValues>(read.data).file));
    EXPECT_THROW(loadInput(other), IoError); // no dispatch reads it in this shape
}

// A case file whose own line names the file itself is read all the same.
TEST(DataText, AFileMayNameItself)
{
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "data_text_self";
    std::filesystem::create_directories(folder);
    const std::filesystem::path path = folder / "self.json";
    Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,4,5,7 --DataType UINT8 --data random:3");
    c.data = FromValues{loadInput(c), ""};
    writeCaseFile(c, path);
    const Case read = readCaseFile(path).dispatch(0);
    writeCaseFile(caseFromText(toText(read)), folder / "copy.json");
    EXPECT_EQ(bitsOfData(readCaseFile(folder / "copy.json").dispatch(0)), bitsOfData(c));
}

// The line of a picture that is 0 to 1 says so; the values themselves, and those of a case file, are what they are.
TEST(DataText, TheRangeOfAPictureStandsBesideIt)
{
    const std::string line = kRow + " --data photo.png --range 0-1";
    const Case c = caseFromText(line);
    EXPECT_EQ(std::get<FromFile>(c.data).range, SampleRange::Unit);
    EXPECT_EQ(caseFromText(toText(c)), c);
    EXPECT_THAT(toText(c), testing::EndsWith("--data photo.png --range 0-1"));
    EXPECT_THAT(toText(caseFromText(kRow + " --data photo.png --range 0-255")), testing::Not(HasSubstr("--range")));

    Case decoded = caseFromText("RESAMPLE1 --Sizes 1,1,9,9 --DataType FLOAT32 --Scales 1,1,2,2 --data ramp");
    const Tensor values = loadInput(decoded);
    decoded.data = FromValues{values, __FILE__, {}, SampleRange::Unit}; // a file that is there
    EXPECT_THAT(toText(decoded), testing::EndsWith("--range 0-1"));
    decoded.data = FromValues{values, "photo.png", "case.json#input", SampleRange::Unit};
    EXPECT_THAT(toText(decoded), testing::Not(HasSubstr("--range")));
    decoded.data = FromValues{values, "by hand", {}, SampleRange::Unit};
    EXPECT_THAT(toText(decoded), testing::Not(HasSubstr("--range")));
}

TEST(DataText, ARangeIsRefusedWhereThereIsNone)
{
    EXPECT_THAT(refusal(kRow + " --data photo.png --range 0-2"), HasSubstr("0-255 nor 0-1"));
    EXPECT_THAT(refusal(kRow + " --data iota --range 0-1"), HasSubstr("picture"));
    EXPECT_THAT(refusal(kRow + " --range 0-1"), HasSubstr("picture"));
    EXPECT_THAT(refusal("RESAMPLE --Sizes 1,1,2,2 --DataType UINT8 --data photo.png --range 0-1"), HasSubstr("UINT8"));
}

} // namespace
} // namespace tessera
