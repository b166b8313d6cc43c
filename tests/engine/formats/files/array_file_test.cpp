// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/array_file.h"

#include "engine/core/case/generator.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/files/archive.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "tests/engine/formats/io/io_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Tensor tensorOfSizes(std::vector<uint32_t> sizes, DataType type = DataType::Float32)
{
    return generate({.pattern = Pattern::Iota}, {.dataType = type, .sizes = std::move(sizes)});
}

ArchiveMember member(const std::string& name, const Tensor& tensor)
{
    return {name, npyBytes(tensor)};
}

class ArrayFile : public testing::Test {
protected:
    std::filesystem::path npz(const std::vector<ArchiveMember>& members, const std::string& name = "a.npz") const
    {
        return m_folder.write(name, archiveBytes(members));
    }
    static std::string refusalOf(const std::filesystem::path& name, const MemoryBudget& budget = {})
    {
        return messageOf<IoError>([&] { readArray(name, budget); });
    }
    static std::filesystem::path in(const std::filesystem::path& file, const std::string& array)
    {
        return file.string() + "#" + array;
    }

    TemporaryFolder m_folder;
    Tensor m_small = tensorOfSizes({2, 3}), m_large = tensorOfSizes({1, 3, 8, 8}, DataType::UInt16);
};

TEST_F(ArrayFile, OneArrayIsTheFile)
{
    const auto file = npz({member("x.npy", m_large)});
    EXPECT_EQ(describeArray(file), m_large.desc);
    EXPECT_TRUE(equalElements(readArray(file), m_large));
    EXPECT_TRUE(equalElements(readArray(in(file, "x")), m_large));
}

TEST_F(ArrayFile, OneOfSeveralIsNamed)
{
    const auto file = npz({member("x.npy", m_small), member("block/conv 1.npy", m_large), {"note.txt", "no array"}});
    EXPECT_TRUE(equalElements(readArray(in(file, "x")), m_small));
    EXPECT_TRUE(equalElements(readArray(in(file, "x.npy")), m_small));
    EXPECT_TRUE(equalElements(readArray(in(file, "block/conv 1")), m_large));
    EXPECT_EQ(describeArray(in(file, "block/conv 1")), m_large.desc);
    EXPECT_THAT(
        refusalOf(file),
        AllOf(StartsWith(file.string() + " holds 2 arrays: x, block/conv 1;"), HasSubstr(file.string() + "#x")));
    EXPECT_THAT(refusalOf(in(file, "y")), AllOf(HasSubstr("holds no array \"y\""), HasSubstr("x, block/conv 1")));
    EXPECT_THAT(refusalOf(in(file, "note.txt")), HasSubstr("holds no array \"note.txt\""));
}

TEST_F(ArrayFile, SaysWhatIsThere)
{
    const auto file =
        npz({member("z.npy", m_small), {"a.txt", ""}, {"odd.npy", "\x93NUMPY"}, member("picture.npy", m_large)});
    const std::vector<StoredArray> arrays = arraysIn(file);
    ASSERT_EQ(arrays.size(), 3U);
    EXPECT_EQ(arrays[0].name, "z");
    EXPECT_EQ(arrays[0].desc, m_small.desc);
    EXPECT_EQ(arrays[1].name, "odd");
    EXPECT_FALSE(arrays[1].desc);
    EXPECT_EQ(arrays[2].name, "picture.npy"); // "#picture" is how an array is taken for one
    EXPECT_TRUE(equalElements(readArray(in(file, arrays[2].name)), m_large));
    EXPECT_TRUE(arraysIn(m_folder.write("b.npy", npyBytes(m_small))).empty());
}

TEST_F(ArrayFile, ItsContentDecides)
{
    EXPECT_TRUE(equalElements(readArray(npz({member("x.npy", m_small)}, "a.npy")), m_small));
    const auto plain = m_folder.write("b.npz", npyBytes(m_small));
    EXPECT_TRUE(equalElements(readArray(plain), m_small));
    EXPECT_THAT(refusalOf(in(plain, "x")), HasSubstr("is no .npz"));
    EXPECT_THAT(refusalOf(m_folder.write("c.npz", "text")), AllOf(HasSubstr("c.npz"), HasSubstr("zip")));
    EXPECT_THAT(refusalOf(npz({{"a.txt", ""}})), HasSubstr("holds no arrays"));
}

TEST_F(ArrayFile, ItsNameMayHoldTheMark)
{
    const auto named = m_folder.write("a.npz#x.npy", npyBytes(m_small));
    EXPECT_EQ(arrayNamed(named).file, named);
    EXPECT_TRUE(equalElements(readArray(named), m_small));
    EXPECT_EQ(arrayNamed("b.NPZ#x").file, "b.NPZ");
    EXPECT_EQ(arrayNamed("b.npy#x").file, "b.npy#x");
    EXPECT_EQ(fileOfArray("b.npz#x#picture"), "b.npz");
    EXPECT_EQ(fileOfArray("b.npz#picture"), "b.npz");
    EXPECT_EQ(fileOfArray("b.npy#picture"), "b.npy");
    EXPECT_EQ(fileOfArray("b.png"), "b.png");
}

TEST_F(ArrayFile, IsWrittenAsItsNameSays)
{
    for (const char* name : {"out.npz", "out.npy"}) {
        AtomicFile file(m_folder / name);
        writeArray(m_large, file, m_folder / name);
        file.commit();
        EXPECT_TRUE(equalElements(readArray(m_folder / name), m_large)) << name;
    }
    EXPECT_EQ(arraysIn(m_folder / "out.npz").front().name, "arr_0");
    EXPECT_TRUE(arraysIn(m_folder / "out.npy").empty());
    AtomicFile file(m_folder / "x");
    EXPECT_THAT(messageOf<IoError>([&] { writeArray(m_large, file, in(m_folder / "out.npz", "x")); }),
                HasSubstr("written whole"));
}

TEST_F(ArrayFile, HoldsTheBudget)
{
    // What lies beside it does not count.
    const auto file = npz({member("small.npy", m_small), member("large.npy", tensorOfSizes({1 << 16}))});
    EXPECT_TRUE(equalElements(readArray(in(file, "small"), {1 << 12}), m_small));
    EXPECT_THAT(refusalOf(in(file, "large"), {1 << 12}), AllOf(HasSubstr("large.npy"), HasSubstr("memory budget")));
}

TEST_F(ArrayFile, RefusesWhatIsHostile)
{
    const std::string whole = archiveBytes({member("x.npy", m_large)});
    const size_t entry = whole.rfind("x.npy") - 46;
    const auto changed = [&](size_t at, uint32_t number, size_t width) {
        return m_folder.write("a.npz", withNumber(whole, at, number, width));
    };
    EXPECT_THAT(refusalOf(changed(entry + 24, 0x7fffffff, 4)), HasSubstr("packed so tightly"));
    EXPECT_THAT(refusalOf(changed(entry + 10, 12, 2)), HasSubstr("x.npy"));
    EXPECT_THAT(refusalOf(changed(whole.size() - 23, 0xff, 1)), Not(HasSubstr("nothing was thrown"))); // the directory
    EXPECT_THAT(refusalOf(changed(entry + 16, 0, 4)), HasSubstr("x.npy")); // its sum
    const auto terminal = npz({member("\x1b[31mred.npy", m_small), member("b.npy", m_small)});
    EXPECT_THAT(refusalOf(terminal), AllOf(HasSubstr("?[31mred"), Not(HasSubstr("\x1b"))));
    for (size_t length = 0; length < whole.size(); length += 5)
        EXPECT_THAT(refusalOf(m_folder.write("a.npz", whole.substr(0, length))), HasSubstr("a.npz")) << length;
}

TEST_F(ArrayFile, AStreamIsKnownByItsFirstMember)
{
    const std::string arrays = archiveBytes({member("x.npy", m_small)}),
                      bundle = archiveBytes({{"manifest.json", "{}"}});
    EXPECT_TRUE(isArchiveOfArrays(std::string_view(arrays).substr(0, kArchiveStart)));
    EXPECT_FALSE(isArchiveOfArrays(std::string_view(bundle).substr(0, kArchiveStart)));
    for (size_t length = 0; length < 34; ++length)
        EXPECT_FALSE(isArchiveOfArrays(std::string_view(arrays).substr(0, length))) << length;
}

} // namespace
} // namespace tessera
