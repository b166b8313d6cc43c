// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

namespace tessera::files_test {
namespace {

// What numpy.savez and savez_compressed write, and what numpy.load makes of ours.
class Npz : public testing::Test {
protected:
    static Output numpy(const std::string& script) { return python("import numpy as np\n" + script); }

    void SetUp() override
    {
        if (!hasPython("numpy"))
            GTEST_SKIP() << "python3-numpy is not installed";
        ASSERT_THAT(numpy("x = np.arange(48, dtype=np.uint32).reshape(1, 8, 2, 3)\n"
                          "y = x.reshape(1, 2, 2, 2, 2, 3).transpose(0, 3, 4, 1, 5, 2).reshape(1, 2, 4, 6)\n"
                          "np.save('x.npy', x)\n"
                          "np.savez('one.npz', x)\n"
                          "np.savez('two.npz', x=x, y=y)\n"
                          "np.savez_compressed('packed.npz', **{'x': x, 'block/y': y})\n"
                          "np.savez('odd.npz', f=np.asfortranarray(x), b=x.astype('>u4'))\n"
                          "np.savez_compressed('photo.npz', photo=np.arange(8 * 9 * 3, dtype=np.uint8)\n"
                          "                    .reshape(8, 9, 3), mask=np.ones((8, 9), np.uint8))\n"),
                    Exits(0));
    }

    static inline const std::string kLine = "run DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data ";
    static std::string outputOf(const std::string& data) { return tessera(kLine + data).out; }
};

TEST_F(Npz, IsReadAsTheArrayThatItNames)
{
    const std::string expected = outputOf("x.npy");
    ASSERT_THAT(expected, HasSubstr("47"));
    for (const char* data : {"one.npz", "one.npz#arr_0", "two.npz#x", "packed.npz#x", "odd.npz#f", "odd.npz#b"})
        EXPECT_EQ(outputOf(data), expected) << data;
    EXPECT_EQ(shell("cat one.npz | tessera " + kLine + "-").out, expected);
    EXPECT_THAT(tessera(kLine + "packed.npz#z").err, HasSubstr("holds no array \"z\"; it holds x, block/y"));
    EXPECT_THAT(tessera("run two.npz").err, HasSubstr("a tensor is no case"));
}

TEST_F(Npz, IsWhatAnOutputIsHeldAgainst)
{
    const std::string line = "check DEPTH_TO_SPACE1 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data two.npz#x --against ";
    EXPECT_THAT(tessera(line + "packed.npz#block/y"), Exits(0));
    EXPECT_THAT(tessera(line + "two.npz#x"), Exits(3));
    EXPECT_THAT(tessera(line + "two.npz").out + tessera(line + "two.npz").err, HasSubstr("holds 2 arrays"));
    EXPECT_THAT(tessera("identify two.npz#x packed.npz#block/y").out, HasSubstr("DEPTH_TO_SPACE1"));
}

TEST_F(Npz, IsReadByACaseFileInItsFolder)
{
    ASSERT_THAT(tessera(kLine + "two.npz#x --bundle c.tessera"), Exits(0));
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
    ASSERT_THAT(tessera("run case.json --output made.npz"), Exits(0));
    EXPECT_EQ(numpy("print((np.load('made.npz')['arr_0'].sum()))").out, "1128\n");
    // A path out of the case's folder is refused, as for any other file.
    ASSERT_THAT(shell("mkdir -p below && cp case.json below"), Exits(0));
    writeText("below/case.json", withPath("../packed.npz#x"));
    EXPECT_THAT(tessera("run below/case.json --output out").err, HasSubstr("lies outside the case's folder"));
    EXPECT_THAT(tessera("run below/case.json --output out --allow-outside"), Exits(0));
}

TEST_F(Npz, IsAPictureWhereItIsTakenForOne)
{
    EXPECT_THAT(tessera("run RESAMPLE --Scales 1,1,2,2 --data photo.npz#photo#picture --output twice.png"),
                Complains(0, "{H, W, C}"));
    const std::string twice = " --against photo.npz#twice#picture", same = "photo.npz#photo#picture";
    ASSERT_THAT(numpy("photo = np.load('photo.npz')['photo']\n"
                      "np.savez('photo.npz', photo=photo, twice=photo.repeat(2, 0).repeat(2, 1))\n"),
                Exits(0));
    EXPECT_THAT(tessera("check RESAMPLE --Scales 1,1,2,2 --data " + same + twice), Exits(0));
    EXPECT_THAT(tessera("identify " + same + " photo.npz#twice#picture").out, HasSubstr("RESAMPLE"));
}

// numpy writes each member with 64-bit sizes. These members lie beyond 4 GiB.
TEST_F(Npz, IsReadBeyondFourGiB)
{
    ASSERT_THAT(numpy("with open('far.npz', 'wb') as file:\n"
                      "    file.seek(5 << 30)  # a hole: nothing is written there\n"
                      "    np.savez(file, x=np.load('x.npy'))\n"),
                Exits(0));
    EXPECT_EQ(outputOf("far.npz"), outputOf("x.npy"));
}

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
    EXPECT_THAT(tessera("check --pack d2s-of-uint8 --bundle one.tessera"), Exits(0));
    EXPECT_THAT(tessera("check one.tessera"), Exits(0));
    // The stored output is what the next engine is compared with.
    EXPECT_THAT(tessera("check found.tessera --engine sabotage:order"), Exits(0));
    EXPECT_THAT(tessera("check found.tessera"), Exits(2));
}

} // namespace
} // namespace tessera::files_test
