// SPDX-License-Identifier: Apache-2.0
#include "engine/case/case.h"
#include "engine/io/case_file.h"
#include "engine/io/case_input.h"
#include "engine/ops/operator.h"
#include "engine/tensor/error.h"
#include "engine/tensor/value.h"

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

} // namespace
} // namespace tessera
