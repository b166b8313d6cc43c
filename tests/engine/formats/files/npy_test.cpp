// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/npy.h"

#include "engine/core/case/generator.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/files/archive.h"
#include "engine/formats/files/array_file.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/matchers.h"
#include "tests/support/tensors.h"

namespace tessera {
namespace {

using Values = std::vector<std::string>;

using namespace std::string_literals;

using Sizes = std::vector<uint32_t>;

class Npy : public testing::Test {
protected:
    // A file of any version with this literal and these data.
    std::filesystem::path file(int version, const std::string& literal, const std::string& data)
    {
        std::string content = "\x93NUMPY"s + static_cast<char>(version) + '\0';
        for (int byte = 0; byte < (version == 1 ? 2 : 4); ++byte)
            content += static_cast<char>(literal.size() >> (8 * byte) & 255);
        return folder.write("a.npy", content + literal + data);
    }
    std::filesystem::path described(const std::string& descr, const std::string& shape, const std::string& data,
                                    const std::string& fortran = "False")
    {
        return file(1, "{'descr': '" + descr + "', 'fortran_order': " + fortran + ", 'shape': " + shape + ", }\n",
                    data);
    }

    TemporaryFolder folder;
};

// One dimension has its comma, and no padding follows the last element.
TEST_F(Npy, IsWrittenAsNumPyWritesIt)
{
    writeNpy(tensorOfBits(DataType::UInt16, {2, 1, 2}, {0x0007, 0x0107, 0x0207, 0x0307}), folder / "a.npy");
    EXPECT_EQ(contentOf(folder / "a.npy"),
              "\x93NUMPY\x01\x00\x76\x00"s
              "{'descr': '<u2', 'fortran_order': False, 'shape': (2, 1, 2), }"s
                  + std::string(55, ' ') + "\n" + "\x07\x00\x07\x01\x07\x02\x07\x03"s);
    writeNpy(Tensor({.dataType = DataType::Int8, .sizes = {3}}), folder / "a.npy");
    const std::string content = contentOf(folder / "a.npy");
    EXPECT_THAT(content, HasSubstr("{'descr': '|i1', 'fortran_order': False, 'shape': (3,), }"));
    EXPECT_EQ(content.size(), 128 + 3u);
}

TEST_F(Npy, WhatIsWrittenReadsBackEqual)
{
    const auto holds = [&](const TensorDesc& desc) {
        const Tensor tensor = randomBits(desc, 1);
        writeNpy(tensor, folder / "a.npy");
        const Tensor back = readNpy(folder / "a.npy");
        EXPECT_TRUE(equalElements(back, tensor) && isPacked(back.desc))
            << name(desc.dataType) << ' ' << text(desc.sizes);
    };
    for (const DataType type : kDataTypes)
        for (const auto& strides :
             {std::optional<Sizes>(), std::optional(Sizes{60, 1, 15, 3}), std::optional(Sizes{200, 60, 12, 2})})
            holds({.dataType = type, .sizes = {2, 3, 4, 5}, .strides = strides});
    for (uint32_t rank = 1; rank <= 8; ++rank)
        holds({.dataType = DataType::UInt8, .sizes = Sizes(rank, 2)});
}

struct Read {
    const char *descr, *shape;
    std::string data;
    Values values;
    const char* fortran = "False";
};

// Both byte orders; the first index fastest; booleans.
TEST_F(Npy, WhatNumPyMayWriteIsRead)
{
    const Read rows[] = {
        {"<u4", "(2,)", "\x01\x02\x03\x04\x00\x00\x00\x01"s, {"67305985", "16777216"}},
        {">u4", "(2,)", "\x01\x02\x03\x04\x00\x00\x00\x01"s, {"16909060", "1"}},
        {">f8", "(1,)", "\xc0\x04\x00\x00\x00\x00\x00\x00"s, {"-2.5"}},
        {">f2", "(1,)", "\x3c\x00"s, {"1"}},
        {">u1", "(2,)", "\x01\x02"s, {"1", "2"}},
        {"|u1", "(2, 3)", "\x01\x04\x02\x05\x03\x06"s, {"1", "2", "3", "4", "5", "6"}, "True"},
        {">u2", "(2, 2)", "\x00\x01\x00\x03\x00\x02\x00\x04"s, {"1", "2", "3", "4"}, "True"},
        {"<f4", "()", "\x00\x00\x80\x3f"s, {"1"}},
        {"|b1", "(2,)", "\x00\x01"s, {"0", "1"}},
        {"?", "(2,)", "\x00\x01"s, {"0", "1"}},
        {"=f8", "(1,)", "\x00\x00\x00\x00\x00\x00\xf0\x3f"s, {"1"}},
    };
    for (const Read& row : rows)
        EXPECT_EQ(valueTexts(readNpy(described(row.descr, row.shape, row.data, row.fortran))), row.values) << row.descr;
    // As Python 2 and DxDispatch write them, in every version.
    for (const int version : {1, 2, 3})
        for (const char* literal : {"{\"shape\":(1L,2L),\"descr\":\"|u1\",\"fortran_order\":False}",
                                    "{'descr':'<u1', 'fortran_order':False, 'shape':(1,2,), }  "}) {
            const Tensor tensor = readNpy(file(version, literal, "\x05\x06"s));
            EXPECT_EQ(valueTexts(tensor), (Values{"5", "6"})) << literal;
            EXPECT_EQ(tensor.desc.sizes, (Sizes{1, 2}));
        }
}

TEST_F(Npy, AtMostThreeBytesMayFollow)
{
    for (size_t padding = 0; padding <= 3; ++padding)
        EXPECT_EQ(readNpy(described("|u1", "(5,)", std::string(5 + padding, 'x'))).desc.sizes, (Sizes{5}));
    EXPECT_THAT(messageOf<IoError>([&] { readNpy(described("|u1", "(5,)", std::string(9, 'x'))); }),
                HasSubstr("is too long: 4 bytes follow the last element"));
}

TEST_F(Npy, EveryTruncationIsRefused)
{
    writeNpy(Tensor({.dataType = DataType::Float32, .sizes = {2, 2}}), folder / "a.npy");
    const std::string whole = contentOf(folder / "a.npy");
    ASSERT_EQ(whole.size(), 144u);
    for (size_t length = 0; length < whole.size(); ++length) {
        const auto path = folder.write("b.npy", whole.substr(0, length));
        EXPECT_THAT(messageOf<IoError>([&] { readNpy(path); }), StartsWith(path.string())) << length;
    }
}

TEST_F(Npy, EveryLieHasASentence)
{
    const std::pair<const char*, const char*> table[] = {
        {"", "its entry 'descr' is missing or wrong"},
        {"{}", "its entry 'descr' is missing or wrong"},
        {"{'descr': '<f4', 'fortran_order': False}", "its entry 'shape' is missing or wrong"},
        {"{'descr': '<f4', 'shape': (1,)}", "its entry 'fortran_order' is missing or wrong"},
        {"{'descr': '<f4', 'fortran_order': 0, 'shape': (1,)}", "its entry 'fortran_order' is missing or wrong"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': 1}", "its entry 'shape' is missing or wrong"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': ((((1,", "its entry 'shape' is missing or wrong"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (1 2)}", "its entry 'shape' is missing or wrong"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (-1,)}", "its entry 'shape' is missing or wrong"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (18446744073709551616,)}", "its entry 'shape' is missing"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (9223372036854775808, 2)}", "more than 2^64 bytes"},
        {"{'descr': '|u1', 'fortran_order': False, 'shape': (9223372036854775808,)}",
         "announces 9223372036854775808 bytes"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296)}", "more than 2^64 bytes"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (0, 4)}", "has no elements"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (1000000000,)}",
         "announces 4000000000 bytes of data, 4 are there"},
        {"{'descr': '<f4', 'fortran_order': False, 'shape': (1,1,1,1,1,1,1,1,1)}", "more than 8 dimensions"},
        {"{'descr': '<c8', 'fortran_order': False, 'shape': (1,)}", "type '<c8', which is not supported"},
        {"{'descr': '<f3', 'fortran_order': False, 'shape': (1,)}", "not supported"},
        {"{'descr': '|O', 'fortran_order': False, 'shape': (1,)}", "not supported"},
        {"{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,)}", "structures (a list of named fields)"},
        {"{'descr", "its entry 'descr' is missing or wrong"},
    };
    for (const auto& [literal, sentence] : table) {
        const auto path = file(1, literal, "\x01\x02\x03\x04"s);
        EXPECT_THAT(messageOf<IoError>([&] { readNpy(path); }), AllOf(StartsWith(path.string()), HasSubstr(sentence)))
            << literal;
    }
}

TEST_F(Npy, OtherFilesAreRefused)
{
    const std::pair<std::string, const char*> rows[] = {
        {"PK\x03\x04 a zip", "is not a .npy file"},
        {"\x93NUMPY\x04\x00\x01\x00{"s, "version 4; 1 to 3 are supported"},
        {"\x93NUMPY\xff\x00\x01\x00{"s, "version 255"},
        {"\x93NUMPY\x02\x00\xff\xff\xff\xff{"s, "ends inside its .npy header"},
        {"\x93NUMPY\x01\x00\xff\xff{"s, ".npy header"},
    };
    for (const auto& [content, said] : rows)
        EXPECT_THAT(messageOf<IoError>([&, text = content] { readNpy(folder.write("a.npy", text)); }), HasSubstr(said));
    for (const auto& [path, said] : {std::pair{folder / "none.npy", "none.npy does not exist"},
                                     {folder.path(), "is a folder"},
                                     {"/dev/zero", "is not a regular file"}})
        EXPECT_THAT(messageOf<IoError>([file = path] { readNpy(file); }), HasSubstr(said));
}

TEST_F(Npy, CopiesStayWithinTheBudget)
{
    for (const char* type : {">f4", "<f4"}) {
        const auto path = described(type, "(1000,)", std::string(4000, '\0'));
        EXPECT_THAT(messageOf<IoError>([&] { readNpy(path, {3999}); }),
                    EndsWith("needs 4000 bytes of memory, more than the memory budget of 3999 bytes"));
        EXPECT_THAT(messageOf<IoError>([&] {
                        readNpy(path, {3999, "--memory raises it"});
                    }),
                    EndsWith("the memory budget of 3999 bytes; --memory raises it"));
        EXPECT_EQ(readNpy(path).desc.sizes, (Sizes{1000}));
    }
}

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
        EXPECT_EQ(describeArray(m_folder / name), m_large.desc) << name;
    }
    EXPECT_EQ(arraysIn(m_folder / "out.npz").front().name, "arr_0");
    EXPECT_TRUE(arraysIn(m_folder / "out.npy").empty());
    AtomicFile file(m_folder / "x");
    EXPECT_THAT(messageOf<IoError>([&] { writeArray(m_large, file, in(m_folder / "out.npz", "x")); }),
                HasSubstr("written whole"));
}

TEST_F(ArrayFile, HoldsTheBudget)
{
    // The archive's other members do not count for the budget.
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
