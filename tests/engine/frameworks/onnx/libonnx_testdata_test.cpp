// SPDX-License-Identifier: Apache-2.0
// ONNX's own tests of these operators, as Debian's libonnx-testdata has them.
#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/onnx_files.h"
#include "tests/support/todays_part.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tessera {
namespace {

const std::filesystem::path kTestData = "/usr/share/libonnx-testdata/data";

std::vector<std::filesystem::path> models()
{
    std::vector<std::filesystem::path> found;
    if (std::filesystem::exists(kTestData))
        for (const auto& entry : std::filesystem::recursive_directory_iterator(kTestData))
            if (entry.path().extension() == ".onnx")
                found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

// The model is one node of these operators, besides constants.
bool isOneNode(const std::filesystem::path& file)
{
    const std::string content = contentOf(file);
    const auto isIn = [&](const char* op) { return content.find(op) != std::string::npos; };
    if (!isIn("DepthToSpace") && !isIn("SpaceToDepth") && !isIn("Resize") && !isIn("Upsample"))
        return false;
    const Model model = openModel(file);
    return model.nodeCount <= 3 && model.nodes.size() == 1;
}

TEST(LibOnnxTestData, EveryFolderPassesOrLacksWhatItsNameSays)
{
    size_t passed = 0, refused = 0;
    for (const std::filesystem::path& model : models()) {
        if (!isOneNode(model))
            continue;
        SCOPED_TRACE(model);
        try {
            const CaseFile file = readOnnxCase(model.parent_path());
            EXPECT_EQ(file.expected.size(), file.dispatchCount());
            EXPECT_EQ(beyondExpected(file), 0u);
            ++passed;
        } catch (const IoError& error) {
            const bool isCubic = model.string().find("cubic") != std::string::npos;
            // A region that reaches outside.
            EXPECT_TRUE(isCubic || model.string().find("tf_crop_and_resize") != std::string::npos) << error.what();
            EXPECT_THAT(error.what(), testing::HasSubstr(isCubic ? "mode \"cubic\"" : "extrapolation_value 10"));
            ++refused;
        }
    }
    if (passed + refused == 0)
        GTEST_SKIP() << "libonnx-testdata is not installed";
    // The versions 1.12, 1.14 and 1.17 have these; tests/bench/results.md says the first, too.
    EXPECT_THAT(std::pair(passed, refused),
                testing::AnyOf(testing::Pair(20, 10), testing::Pair(30, 12), testing::Pair(32, 12)));
}

// Every model there is opens, whatever it holds; those with nodes of ours list them.
TEST(LibOnnxTestData, EveryModelOpens)
{
    const std::vector<std::filesystem::path> files = models();
    if (files.empty())
        GTEST_SKIP() << "libonnx-testdata is not installed";
    EXPECT_GT(files.size(), 900u);
    size_t withNodes = 0, cases = 0;
    for (uint64_t number = 0; const std::filesystem::path& file : files) {
        if (!runsToday(number++))
            continue;
        SCOPED_TRACE(file);
        try {
            const Model model = openModel(file);
            withNodes += model.nodes.empty() ? 0 : 1;
            for (const ModelNode& node : model.nodes) {
                EXPECT_FALSE(node.name.empty());
                EXPECT_NE(node.isCase(), !node.why.isEmpty()) << node.name;
                cases += node.isCase() ? 1 : 0;
            }
        } catch (const IoError& error) {
            EXPECT_THAT(error.what(), testing::AnyOf(testing::HasSubstr("no node"), testing::HasSubstr("no opset")));
        }
    }
    if (!runsAllParts())
        return;
    EXPECT_GE(withNodes, 30u);
    EXPECT_GE(cases, 7u); // of the others scales and sizes are inputs
}

} // namespace
} // namespace tessera
