// SPDX-License-Identifier: Apache-2.0
// ONNX's own tests of these operators, as Debian's libonnx-testdata has them.
#include "tests/engine/io/io_files.h"
#include "tests/engine/onnx/onnx_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

namespace tessera {
namespace {

const std::filesystem::path kTestData = "/usr/share/libonnx-testdata/data";

// What DirectML's operators lack, by the attribute that says it.
const std::map<std::string, std::string> kLacking = {
    {"test_resize_downsample_scales_cubic", "Resize.mode \"cubic\""},
    {"test_resize_downsample_scales_cubic_A_n0p5_exclude_outside", "Resize.mode \"cubic\""},
    {"test_resize_downsample_scales_cubic_align_corners", "Resize.mode \"cubic\""},
    {"test_resize_downsample_sizes_cubic", "Resize.mode \"cubic\""},
    {"test_resize_upsample_scales_cubic", "Resize.mode \"cubic\""},
    {"test_resize_upsample_scales_cubic_A_n0p5_exclude_outside", "Resize.mode \"cubic\""},
    {"test_resize_upsample_scales_cubic_align_corners", "Resize.mode \"cubic\""},
    {"test_resize_upsample_scales_cubic_asymmetric", "Resize.mode \"cubic\""},
    {"test_resize_upsample_sizes_cubic", "Resize.mode \"cubic\""},
    {"test_resize_tf_crop_and_resize", "Resize.extrapolation_value 10"}, // its region reaches outside
};

// The folders whose model is one node of these operators.
std::vector<std::filesystem::path> folders()
{
    const std::set<std::string> operators = {"DepthToSpace", "SpaceToDepth", "Resize", "Upsample"};
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(kTestData)) {
        if (entry.path().extension() != ".onnx")
            continue;
        try {
            if (operators.contains(onnxfile::readModel(entry.path(), {}).node.op))
                found.push_back(entry.path().parent_path());
        } catch (const IoError&) { // of other operators, or several nodes
        }
    }
    return found;
}

TEST(LibOnnxTestData, EveryFolderPassesOrLacksWhatTheListSays)
{
    if (!std::filesystem::exists(kTestData))
        GTEST_SKIP() << "libonnx-testdata is not installed";
    std::set<std::string> refused;
    size_t passed = 0;
    for (const std::filesystem::path& folder : folders()) {
        const std::string name = folder.filename();
        SCOPED_TRACE(name);
        const auto lacking = kLacking.find(name);
        if (lacking != kLacking.end()) {
            refused.insert(name);
            EXPECT_THAT(messageOf<IoError>([&] { readOnnxCase(folder); }), testing::HasSubstr(lacking->second));
            continue;
        }
        try {
            const CaseFile file = readOnnxCase(folder);
            EXPECT_EQ(file.expected.size(), file.dispatchCount());
            EXPECT_EQ(beyondExpected(file), 0u);
            ++passed;
        } catch (const IoError& error) {
            ADD_FAILURE() << error.what();
        }
    }
    EXPECT_EQ(refused.size(), kLacking.size());
    EXPECT_EQ(passed, 20u) << "of " << passed + refused.size(); // tests/bench/results.md says so, too
}

} // namespace
} // namespace tessera
