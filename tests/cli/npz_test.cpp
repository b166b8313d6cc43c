// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

// What numpy.savez and savez_compressed write, and what numpy.load makes of ours.
class Npz : public testing::Test {
protected:
    static Output python(const std::string& script)
    {
        writeText("script.py", "import sys, numpy as np\n" + script);
        return shell(std::string(TESSERA_PYTHON) + " script.py");
    }

    void SetUp() override
    {
        if (python("").code != 0)
            GTEST_SKIP() << "python3-numpy is not installed";
        const Output made = python("x = np.arange(48, dtype=np.uint32).reshape(1, 8, 2, 3)\n"
                                   "y = x.reshape(1, 2, 2, 2, 2, 3).transpose(0, 3, 4, 1, 5, 2).reshape(1, 2, 4, 6)\n"
                                   "np.save('x.npy', x)\n"
                                   "np.savez('one.npz', x)\n"
                                   "np.savez('two.npz', x=x, y=y)\n"
                                   "np.savez_compressed('packed.npz', **{'x': x, 'block/y': y})\n"
                                   "np.savez('odd.npz', f=np.asfortranarray(x), b=x.astype('>u4'), s=np.array(['a']))\n"
                                   "np.savez_compressed('photo.npz', photo=np.arange(8 * 9 * 3, dtype=np.uint8)\n"
                                   "                    .reshape(8, 9, 3), mask=np.ones((8, 9), np.uint8))\n");
        ASSERT_EQ(made.code, 0) << made.err;
    }

    static constexpr const char* kLine = "run DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data ";
    static std::string outputOf(const std::string& data) { return tessera(kLine + data).out; }
};

TEST_F(Npz, IsReadAsTheArrayThatItNames)
{
    const std::string expected = outputOf("x.npy");
    ASSERT_THAT(expected, HasSubstr("47"));
    for (const char* data : {"one.npz", "one.npz#arr_0", "two.npz#x", "packed.npz#x", "odd.npz#f", "odd.npz#b"})
        EXPECT_EQ(outputOf(data), expected) << data;
    EXPECT_EQ(shell(std::string("cat one.npz | tessera ") + kLine + "-").out, expected);
    EXPECT_THAT(tessera(std::string(kLine) + "two.npz").err, HasSubstr("two.npz holds 2 arrays: x, y;"));
    EXPECT_THAT(tessera(std::string(kLine) + "packed.npz#z").err,
                HasSubstr("holds no array \"z\"; it holds x, block/y"));
    EXPECT_THAT(tessera(std::string(kLine) + "odd.npz#s").err, HasSubstr("is not supported"));
    EXPECT_THAT(tessera("run two.npz").err, HasSubstr("a tensor is no case"));
}

TEST_F(Npz, IsWhatAnOutputIsHeldAgainst)
{
    const std::string line = "check DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data two.npz#x --against ";
    EXPECT_EQ(tessera(line + "packed.npz#block/y").code, 0) << tessera(line + "packed.npz#block/y").err;
    EXPECT_EQ(tessera(line + "two.npz#x").code, 3);
    EXPECT_THAT(tessera(line + "two.npz").out + tessera(line + "two.npz").err, HasSubstr("holds 2 arrays"));
    EXPECT_THAT(tessera("identify two.npz#x packed.npz#block/y").out, HasSubstr("DEPTH_TO_SPACE1"));
}

TEST_F(Npz, IsReadByACaseFileInItsFolder)
{
    ASSERT_EQ(
        tessera("run DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data two.npz#x --bundle c.tessera").code,
        0);
    const std::string json = R"({"resources": {
        "in": {"initialValuesDataType": "UINT32", "initialValues": {"sourcePath": "PATH"}},
        "out": {"initialValuesDataType": "UINT32", "initialValues": {"valueCount": 48, "value": 0}}},
        "dispatchables": {"op": {"type": "DML_OPERATOR_DEPTH_TO_SPACE", "desc": {
            "InputTensor": {"DataType": "UINT32", "Sizes": [1, 8, 2, 3]},
            "OutputTensor": {"DataType": "UINT32", "Sizes": [1, 2, 4, 6]}, "BlockSize": 2}}},
        "commands": [{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "in", "OutputTensor": "out"}},
                     {"type": "print", "resource": "out"}]})";
    const auto withPath = [&](const std::string& path) {
        std::string text = json;
        return text.replace(text.find("PATH"), 4, path);
    };
    writeText("case.json", withPath("packed.npz#x"));
    ASSERT_EQ(tessera("run case.json --output made.npz").code, 0) << tessera("run case.json").err;
    EXPECT_EQ(python("print((np.load('made.npz')['arr_0'].sum()))").out, "1128\n");
    // Out of the folder it leads as little as any other file.
    ASSERT_EQ(shell("mkdir -p below && cp case.json below").code, 0);
    writeText("below/case.json", withPath("../packed.npz#x"));
    EXPECT_THAT(tessera("run below/case.json --output out").err, HasSubstr("lies outside the case's folder"));
    EXPECT_EQ(tessera("run below/case.json --output out --allow-outside").code, 0);
}

TEST_F(Npz, IsAPictureWhereItIsTakenForOne)
{
    const Output offered = tessera("run RESAMPLE --Scales 1,1,2,2 --data photo.npz#photo --Sizes 1,8,9,3");
    EXPECT_THAT(offered.err, HasSubstr("photo.npz#photo#picture takes it as a picture"));
    const Output taken = tessera("run RESAMPLE --Scales 1,1,2,2 --data photo.npz#photo#picture --output twice.png");
    EXPECT_EQ(taken.code, 0) << taken.err;
    EXPECT_THAT(taken.err, HasSubstr("{H, W, C}"));
    const std::string twice = " --against photo.npz#twice#picture", same = "photo.npz#photo#picture";
    ASSERT_EQ(python("photo = np.load('photo.npz')['photo']\n"
                     "np.savez('photo.npz', photo=photo, twice=photo.repeat(2, 0).repeat(2, 1))\n")
                  .code,
              0);
    EXPECT_EQ(tessera("check RESAMPLE --Scales 1,1,2,2 --data " + same + twice).code, 0);
    EXPECT_THAT(tessera("identify " + same + " photo.npz#twice#picture").out, HasSubstr("RESAMPLE"));
}

TEST_F(Npz, IsWritten)
{
    ASSERT_EQ(tessera(std::string(kLine) + "two.npz#x --output out.npz").code, 0);
    EXPECT_EQ(
        python("print(np.array_equal(np.load('out.npz')['arr_0'].shape, (1, 2, 4, 6)), np.load('out.npz').files)").out,
        "True ['arr_0']\n");
    EXPECT_THAT(tessera(std::string(kLine) + "two.npz#x --output two.npz#y").err,
                AllOf(StartsWith("tessera run: --output"), HasSubstr("written whole")));
}

TEST_F(Npz, HoldsTheMemoryBudget)
{
    ASSERT_EQ(
        python("np.savez_compressed('bomb.npz', x=np.zeros((1, 64, 1 << 10, 1 << 10), np.uint8), y=np.zeros(4))").code,
        0);
    const Measured refused = measured("run DEPTH_TO_SPACE1 --BlockSize 2 --data bomb.npz#x --memory-budget 8");
    EXPECT_EQ(refused.output.code, 4);
    EXPECT_THAT(refused.output.err, HasSubstr("--memory-budget"));
    EXPECT_LT(refused.bytes, uint64_t{100} << 20);
}

// numpy writes every member so that it may be larger than 4 GiB; these lie beyond them.
TEST_F(Npz, IsReadBeyondFourGiB)
{
    const Output made = python("with open('far.npz', 'wb') as file:\n"
                               "    file.seek(5 << 30)  # a hole: nothing is written there\n"
                               "    np.savez(file, x=np.load('x.npy'))\n");
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_EQ(outputOf("far.npz"), outputOf("x.npy"));
}

} // namespace
} // namespace tessera
