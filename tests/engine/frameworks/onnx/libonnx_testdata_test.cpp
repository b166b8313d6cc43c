// SPDX-License-Identifier: Apache-2.0
// ONNX's own tests of these operators, as Debian's libonnx-testdata has them.
#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/onnx_files.h"
#include "tests/support/todays_part.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

namespace tessera {
namespace {

const std::filesystem::path kTestData = "/usr/share/libonnx-testdata/data";

// What DirectML's operators lack, by the words of the folders' names that have it.
const std::map<std::string, std::string> kLacking = {
    {"cubic", "mode \"cubic\""}, {"tf_crop_and_resize", "extrapolation_value 10"}, // where the region reaches outside
};

// Why a folder of this name is refused; empty: nothing says that it may be.
std::string lackedBy(const std::string& name)
{
    for (const auto& [word, lacked] : kLacking)
        if (name.find(word) != std::string::npos)
            return lacked;
    return {};
}

// The folders whose model is one node of these operators, besides constants.
std::vector<std::filesystem::path> folders()
{
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(kTestData)) {
        if (entry.path().extension() != ".onnx")
            continue;
        const std::string content = contentOf(entry.path());
        const auto isIn = [&](const char* op) { return content.find(op) != std::string::npos; };
        if (!isIn("DepthToSpace") && !isIn("SpaceToDepth") && !isIn("Resize") && !isIn("Upsample"))
            continue;
        const Model model = openModel(entry.path());
        if (model.nodeCount <= 3 && model.nodes.size() == 1)
            found.push_back(entry.path().parent_path());
    }
    return found;
}

TEST(LibOnnxTestData, EveryFolderPassesOrLacksWhatTheListSays)
{
    if (!std::filesystem::exists(kTestData))
        GTEST_SKIP() << "libonnx-testdata is not installed";
    size_t passed = 0, refused = 0;
    for (const std::filesystem::path& folder : folders()) {
        const std::string lacked = lackedBy(folder.filename());
        SCOPED_TRACE(folder.filename());
        try {
            const CaseFile file = readOnnxCase(folder);
            EXPECT_EQ(file.expected.size(), file.dispatchCount());
            EXPECT_EQ(beyondExpected(file), 0u);
            ++passed;
        } catch (const IoError& error) {
            EXPECT_FALSE(lacked.empty()) << error.what();
            EXPECT_THAT(error.what(), testing::HasSubstr(lacked));
            ++refused;
        }
    }
    // The versions 1.12, 1.14 and 1.17 have these; tests/bench/results.md says the first, too.
    EXPECT_THAT(std::pair(passed, refused),
                testing::AnyOf(testing::Pair(20, 10), testing::Pair(30, 12), testing::Pair(32, 12)));
}

// Every model there is opens, whatever it holds; those with nodes of ours list them.
TEST(LibOnnxTestData, EveryModelOpens)
{
    if (!std::filesystem::exists(kTestData))
        GTEST_SKIP() << "libonnx-testdata is not installed";
    std::set<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(kTestData))
        if (entry.path().extension() == ".onnx")
            files.insert(entry.path());
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
