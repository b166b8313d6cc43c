// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/npy.h"
#include "tests/engine/formats/bundle/bundle_files.h"
#include "tests/engine/formats/io/io_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

class BundleFile : public testing::Test {
protected:
    std::filesystem::path write(const Bundle& bundle) const
    {
        return m_folder.write("case.tessera", bundleBytes(bundle));
    }

    TemporaryFolder m_folder;
};

TEST_F(BundleFile, BringsTheCaseBack)
{
    const Case c = caseFromText(kBundledLine);
    Bundle bundle = bundleOf(c);
    bundle.tolerance = Tolerance{.atol = 0.25};
    const CaseFile file = readBundle(write(bundle));
    EXPECT_EQ(file.dispatchCount(), 1u);
    EXPECT_EQ(file.dispatch(0), c);
    EXPECT_EQ(file.tolerance, bundle.tolerance);
    EXPECT_EQ(bundleBytes(bundle), bundleBytes(bundle));
}

// Version 1 had a sum of each member in its manifest.
TEST_F(BundleFile, OfBeforeIsReadWithItsSums)
{
    const Case c = caseFromText(kBundledLine);
    const ArchiveReader archive(write(bundleOf(c)), {});
    std::vector<ArchiveMember> members = {
        {"manifest.json", R"({"format": "tessera bundle", "version": 1, "members": {"case.json": "00ff"}})"}};
    for (const std::string& name : archive.names())
        if (name != "manifest.json")
            members.push_back({name, archive.open(name)->text()});
    EXPECT_EQ(readBundle(m_folder.write("old.tessera", archiveBytes(members))).dispatch(0), c);
}

TEST_F(BundleFile, HoldsItsTensorsByTheNamesThatNumPyGivesThem)
{
    Bundle bundle = bundleOf(caseFromText(kBundledLine));
    bundle.expected = bundle.results[0].output;
    bundle.results.push_back({"vulkan:llvmpipe", bundle.results[0].output});
    bundle.results.push_back({"vulkan/llvmpipe", bundle.results[0].output});
    EXPECT_THAT(ArchiveReader(write(bundle), {}).names(),
                ElementsAre("manifest.json", "case.json", "input.npy", "expected.npy", "result.cpu.npy",
                            "result.vulkan-llvmpipe.npy", "result.vulkan-llvmpipe-2.npy", "results.json",
                            "versions.json"));
}

TEST_F(BundleFile, ExpectsWhatWasExpectedElseTheFirstResult)
{
    Bundle bundle = bundleOf(caseFromText(kBundledLine));
    const Tensor right = bundle.results[0].output;
    EXPECT_TRUE(equalElements(readBundle(write(bundle)).expected.at("output"), right));
    bundle.results[0].output.setBits(0, 99);
    bundle.expected = right;
    EXPECT_TRUE(equalElements(readBundle(write(bundle)).expected.at("output"), right));
}

// Strides, many values, and values that no JSON text holds.
TEST_F(BundleFile, KeepsEveryBitOfTheInput)
{
    for (const char* line : {"DEPTH_TO_SPACE --Sizes 1,4,2,2 --Strides 64,1,16,4 --DataType FLOAT16 --BlockSize 2 "
                             "--data special",
                             "SPACE_TO_DEPTH --Sizes 1,3,64,64 --DataType INT16 --BlockSize 2 --data random:5",
                             "RESAMPLE1 --Sizes 7 --DataType UINT8 --InterpolationMode LINEAR --Scales 2 "
                             "--InputPixelOffsets 0 --OutputPixelOffsets 0 --data iota"}) {
        Case c = caseFromText(line);
        const Tensor input = loadInput(c);
        c.data = FromValues{input, "by hand"};
        const Case back = readBundle(write(bundleOf(c))).dispatch(0);
        EXPECT_EQ(back.op, c.op);
        EXPECT_TRUE(equalElements(loadInput(back), input)) << line;
    }
}

TEST_F(BundleFile, IsACaseFileOnceItIsUnpacked)
{
    const Case c = caseFromText(kBundledLine);
    Bundle bundle = bundleOf(c);
    bundle.expected = bundle.results[0].output;
    const ArchiveReader archive(write(bundle), {});
    for (const std::string& name : archive.names()) {
        m_folder.write(name, archive.open(name)->text());
    }
    const CaseFile file = readCaseFile(m_folder / "case.json");
    EXPECT_EQ(file.dispatch(0), c);
    EXPECT_TRUE(equalElements(file.expected.at("output"), bundle.results[0].output));
    EXPECT_TRUE(equalElements(readNpy(m_folder / "result.cpu.npy"), bundle.results[0].output));
}

TEST_F(BundleFile, NamesNoFolderOfThisMachine)
{
    Case c = caseFromText(kBundledLine);
    const std::filesystem::path values = m_folder / "secret.npy";
    writeNpy(loadInput(c), values);
    c.data = FromFile{values};
    const std::string bytes = bundleBytes(bundleOf(c));
    const ArchiveReader archive(m_folder.write("case.tessera", bytes), {});
    const std::string text = archive.open("case.json")->text();
    EXPECT_THAT(text, Not(HasSubstr(m_folder.path().string())));
    EXPECT_THAT(text, HasSubstr("secret.npy"));
}

TEST_F(BundleFile, IsKnownByItsNameOrItsContent)
{
    const std::string bytes = bundleBytes(bundleOf(caseFromText(kBundledLine)));
    EXPECT_TRUE(bundleFormat().takes("nowhere/case.TESSERA"));
    EXPECT_TRUE(bundleFormat().takes(m_folder.write("case", bytes)));
    EXPECT_FALSE(bundleFormat().takes(m_folder.write("text", "{}")));
    EXPECT_FALSE(bundleFormat().takes(m_folder.write("case.json", bytes)));
    EXPECT_FALSE(bundleFormat().takes("nowhere"));
}

} // namespace
} // namespace tessera
