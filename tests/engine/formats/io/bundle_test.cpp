// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/bundle.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"
#include "engine/formats/files/archive.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/matchers.h"

namespace tessera {
namespace {

constexpr const char* kBundledLine =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota";

Bundle bundleOf(const Case& c)
{
    const Plan plan = makePlan(c.op);
    Tensor output(plan.output);
    makeEngine("cpu")->run(c, plan, loadInput(c), output);
    Bundle bundle;
    bundle.c = c;
    bundle.results = {{"cpu", output}};
    bundle.verdicts = {R"({"engine": "cpu", "against": "reference", "verdict": "PASS"})"};
    bundle.versions = {{"version", "1"}};
    return bundle;
}

// A bundle of members that a test made up.
std::string bundleBytes(std::vector<ArchiveMember> members)
{
    members.push_back({"manifest.json", R"({"format": "tessera bundle", "version": 2})"});
    return archiveBytes(members);
}

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
    const ArchiveReader archive(m_folder.write("case.tessera", bundleBytes(bundleOf(c))), {});
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

// Replaces each occurrence: a name stands before a member and in the directory.
std::string replaced(std::string bytes, std::string_view what, std::string_view with)
{
    for (size_t at = bytes.find(what); at != std::string::npos; at = bytes.find(what, at + with.size()))
        bytes.replace(at, what.size(), with);
    return bytes;
}

class HostileBundle : public testing::Test {
protected:
    std::string refusalOf(const std::string& bytes, const MemoryBudget& budget = {}) const
    {
        const std::filesystem::path path = m_folder.write("case.tessera", bytes);
        const std::string refusal = messageOf<IoError>([&] { readBundle(path, budget); });
        EXPECT_THAT(refusal, StartsWith(path.string()));
        return refusal;
    }

    // The place of a member's entry in the zip directory.
    static size_t entryOf(const std::string& bytes, const std::string& name) { return bytes.rfind(name) - 46; }

    TemporaryFolder m_folder;
    std::string m_whole = bundleBytes(bundleOf(caseFromText(kBundledLine)));
};

TEST_F(HostileBundle, RefusesNamesThatAreNotPlain)
{
    for (const char* name : {"../input.n", "/etc/passw", "a\\input.np", "dir/input/", "C:input.np", ".hidden.np",
                             "\x1b[31minput", "input \xe2\x80\xae."})
        EXPECT_THAT(refusalOf(replaced(m_whole, "input.npy", std::string(name).substr(0, 9))),
                    HasSubstr("no plain name"))
            << name;
}

TEST_F(HostileBundle, RefusesAMemberThatIsThereTwice)
{
    EXPECT_THAT(refusalOf(replaced(m_whole, "versions.json", "manifest.json")),
                AllOf(HasSubstr("manifest.json"), HasSubstr("twice")));
}

struct Number {
    size_t entry, local; // places behind the start of the directory's entry and of the member; 0: there is none
    uint64_t number;
    size_t width;
    const char* said;
};

// Bzip2, and sizes that cannot be.
TEST_F(HostileBundle, RefusesWhatAMemberSaysOfItself)
{
    for (const Number& row : {Number{10, 8, 12, 2, "method 12"}, Number{24, 22, 0x7fffffff, 4, "packed"}}) {
        std::string bytes = m_whole;
        const size_t entry = entryOf(bytes, "input.npy");
        bytes = withNumber(bytes, entry + row.entry, row.number, row.width);
        if (row.local > 0)
            bytes = withNumber(bytes, bytes.find("input.npy") - 30 + row.local, row.number, row.width);
        EXPECT_THAT(refusalOf(bytes), AllOf(HasSubstr("input.npy"), HasSubstr(row.said)));
    }
}

TEST_F(HostileBundle, RefusesWhatDeclaresMoreThanTheBudget)
{
    EXPECT_THAT(refusalOf(bundleBytes({{"input.npy", std::string(1 << 20, 'x')}}), {.bytes = 1 << 19}),
                AllOf(HasSubstr("input.npy"), HasSubstr("memory budget")));
    // Members that fit one by one, and not together.
    std::vector<ArchiveMember> several;
    for (int i = 0; i < 8; ++i)
        several.push_back({"array-" + std::to_string(i) + ".npy", std::string(100'000, 'x')});
    EXPECT_THAT(refusalOf(bundleBytes(several), {.bytes = 1 << 19}), HasSubstr("memory budget"));
}

// A member that gives more than it declares: what follows is neither kept nor trusted.
TEST_F(HostileBundle, RefusesMoreThanIsDeclared)
{
    std::string bytes = bundleBytes({{"case.json", "{}"}, {"zeros.npy", std::string(1 << 20, '\0')}});
    for (const size_t at : {entryOf(bytes, "zeros.npy") + 24, bytes.find("zeros.npy") - 30 + 22})
        bytes = withNumber(bytes, at, 300, 4);
    EXPECT_THAT(refusalOf(bytes), HasSubstr("zeros.npy"));
}

TEST_F(HostileBundle, RefusesTooManyMembers)
{
    std::vector<ArchiveMember> many;
    for (size_t i = 0; i < kMostMembers + 1; ++i)
        many.push_back({"member-" + std::to_string(i), "x"});
    EXPECT_THAT(refusalOf(bundleBytes(many)), HasSubstr("at most 64"));
}

TEST_F(HostileBundle, RefusesWhatIsNoBundle)
{
    EXPECT_THAT(refusalOf(archiveBytes({{"case.json", "{}"}})),
                AllOf(HasSubstr("manifest.json"), HasSubstr("missing")));
    const auto withManifest = [&](const std::string& text) {
        return refusalOf(archiveBytes({{"manifest.json", text}, {"case.json", "{}"}}));
    };
    EXPECT_THAT(withManifest("{"), HasSubstr("manifest.json"));
    EXPECT_THAT(withManifest(R"({"format": "zip", "version": 1})"), HasSubstr("format"));
    EXPECT_THAT(withManifest(R"({"format": "tessera bundle", "version": 3})"), HasSubstr("newer"));
    EXPECT_THAT(refusalOf(archiveBytes({{"manifest.json", R"({"format": "tessera bundle", "version": 2})"}})),
                AllOf(HasSubstr("case.json"), HasSubstr("missing")));
}

TEST_F(HostileBundle, RefusesACaseThatIsNoneOrNamesWhatIsNotThere)
{
    EXPECT_THAT(refusalOf(bundleBytes({{"case.json", "{}"}})), AllOf(HasSubstr("case.json"), HasSubstr("resources")));
    EXPECT_THAT(refusalOf(bundleBytes({{"case.json", R"({"resources": {"a": {"initialValuesDataType": "UINT8",
                "initialValues": {"sourcePath": "/etc/passwd"}}}, "dispatchables": {}, "commands": []})"}})),
                AllOf(HasSubstr("sourcePath"), HasSubstr("not in the bundle")));
    EXPECT_THAT(refusalOf(bundleBytes({{"case.json", "{}"}, {"input.npy", "no array"}})), HasSubstr("input.npy"));
    EXPECT_THAT(refusalOf(bundleBytes({{"input.npy", npyBytes(Tensor({.sizes = {2}}))}})), HasSubstr("case.json"));
}

TEST_F(HostileBundle, EveryTruncationIsRefused)
{
    for (size_t length = 0; length < m_whole.size(); length += 7)
        EXPECT_NE(refusalOf(m_whole.substr(0, length)), "nothing was thrown") << length;
}

TEST_F(HostileBundle, EveryByteChangedIsReadOrRefused)
{
    const std::filesystem::path path = m_folder / "case.tessera";
    for (size_t at = 0; at < m_whole.size(); ++at) {
        std::string damaged = m_whole;
        damaged[at] = static_cast<char>(damaged[at] ^ (at % 2 == 0 ? 1 : 128));
        m_folder.write("case.tessera", damaged);
        try {
            const CaseFile file = readBundle(path, {.bytes = 1 << 24});
            EXPECT_EQ(file.dispatch(0), caseFromText(kBundledLine)); // the sums hold: what counts is untouched
        } catch (const IoError&) {
        }
    }
}

} // namespace
} // namespace tessera
