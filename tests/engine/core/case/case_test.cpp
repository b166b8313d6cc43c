// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/core/case/calculation.h"
#include "engine/core/case/generator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/case_file.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/matchers.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/tensors.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace tessera {
namespace {

// The line, and field by field, a wrong one included: what a form shows is what it takes.
TEST(CaseText, ReadsBackEqualForEveryOperator)
{
    std::set<std::string_view> met;
    for (const uint64_t seed : testSeeds(500)) {
        Case c = randomCase(seed);
        SCOPED_TRACE(trace(seed, c));
        met.insert(name(c.op));
        for (const Field& field : fields(c.op)) {
            if (std::holds_alternative<TensorDesc>(field.value))
                continue;
            Operator copy = c.op;
            setFieldText(copy, field.info.name, fieldText(c.op, field.info.name));
            EXPECT_EQ(copy, c.op) << field.info.name;
        }
        const Case read = caseFromText(toText(c));
        c.title.clear();
        EXPECT_EQ(read, c);
    }
    EXPECT_EQ(met.size(), allOperators().size());
}

// Antialiased is no field of DirectML. The line names it only where it has an effect or is not the default.
TEST(CaseText, NamesTheFilterWhereItIsOn)
{
    const auto again = [](const std::string& options) {
        return toText(caseFromText("RESAMPLE3 --Sizes 1,4 --InterpolationMode LINEAR" + options));
    };
    EXPECT_THAT(again(""), Not(HasSubstr("AntialiasFilter")));
    EXPECT_THAT(again(" --Antialiased true"), HasSubstr("--Antialiased true --AntialiasFilter HALVING"));
    EXPECT_THAT(again(" --AntialiasFilter TRIANGLE"), HasSubstr("--Antialiased false --AntialiasFilter TRIANGLE"));
}

TEST(CaseText, QuotesAsAShellDoes)
{
    for (const char* path : {"photo of me.npy", "it's.npy", "a\"b\\c.npy", "$HOME.npy"}) {
        Case c = documentationExample();
        c.title.clear();
        c.data = FromFile{path};
        EXPECT_EQ(caseFromText(toText(c)), c);
    }
    // What a terminal would obey is spelled, as every shell reads it.
    for (const std::string text : {"a\x1b[2Jb", "line\nfeed", "quote'\\\x7f", "\xc3\xa4\t", "no \xff\xfe text.json",
                                   "-100%\x01!\"`$(ls)\n\n", "\n",
                                   "a\xe2\x80\xae"
                                   "b"}) {
        const std::string word = shellWord(text);
        EXPECT_EQ(shellWords(word), std::vector<std::string>{text}) << word;
        EXPECT_EQ(std::ranges::count_if(word, [](unsigned char each) { return each < 0x20 || each >= 0x7f; }), 0)
            << word;
    }
    EXPECT_EQ(shellWord("für alle.json"), "'für alle.json'"); // a terminal shows it
    EXPECT_EQ(shellWords("a \\\n b"), (std::vector<std::string>{"a", "b"})); // the line goes on
    EXPECT_EQ(shellWords("a 'b c' \"d \\\" e\" f\\ g ''"), (std::vector<std::string>{"a", "b c", "d \" e", "f g", ""}));
}

TEST(CaseText, ANumberIsOfTheGeneratorsThatTakeOne)
{
    const std::string line = "RESAMPLE --Sizes 1,2 --data ";
    for (const char* data : {"iota:5", "ramp:7", "doc-iota:1", "chart:2"})
        EXPECT_THAT(messageOf<TextError>([&] { caseFromText(line + data); }), HasSubstr("takes no number"));
    for (const char* data : {"random:7", "constant:2.5", "one-hot:11", "special:18446744073709551615"})
        EXPECT_THAT(toText(caseFromText(line + data)), HasSubstr(data));
    Case c = caseFromText(line + "iota");
    std::get<Generator>(c.data).seed = 7; // as a form leaves it behind
    EXPECT_EQ(caseFromText(toText(c)), caseFromText(line + "iota"));
}

TEST(CaseText, SaysWhatIsWrong)
{
    const std::pair<const char*, const char*> rows[] = {
        {"", "DEPTH_TO_SPACE1"},
        {"DEPTH_TO_SPCE1 --Sizes 1,8,2,3", "did you mean DEPTH_TO_SPACE1?"},
        {"DEPTH_TO_SPACE1", "needs --Sizes"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Ordr X", "did you mean --Order?"},
        {"DEPTH_TO_SPACE1 --sizes 1,8,2,3", "did you mean --Sizes?"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --seed 3",
         "no option --seed; expected --Sizes, --DataType, --Strides, --TotalTensorSizeInBytes, "
         "--GuaranteedBaseOffsetAlignment, --BlockSize, --Order, --data or --range"},
        {"RESIZE --Sizes 1,8,2,3",
         "\"RESIZE\" is not an operator; expected DEPTH_TO_SPACE, DEPTH_TO_SPACE1, SPACE_TO_DEPTH, "},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data randm:3", "neither a generator nor a file; did you mean random?"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Order", "--Order needs a value"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Order LINEAR", "DEPTH_COLUMN_ROW"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT", "FLOAT32"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 4294967296", "from 0 to 4294967295"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2.5,3", "InputTensor.Sizes = \"2.5\""},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --Sizes 1,8,2,3", "given twice"},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 stray", "\"stray\""},
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --data random:x", "random:x"},
        {"DEPTH_TO_SPACE1 --Sizes '1,8,2,3", "not closed"},
        {"RESAMPLE --Sizes 1,2 --Scales 1,two", "Scales = \"two\""},
        {"RESAMPLE3 --Sizes 1,2 --Antialiased maybe", "true"},
    };
    for (const auto& [line, said] : rows)
        EXPECT_THAT(messageOf<TextError>([line = line] { caseFromText(line); }), HasSubstr(said)) << line;
}

TEST(FieldText, ARefusalSaysWhichFieldWhichTextAndWhyAndLeavesTheOperator)
{
    const Operator before = documentationExample().op;
    Operator op = before;
    const std::tuple<const char*, const char*, Issue> rows[] = {
        {"BlockSize", "two", {"BlockSize", "\"two\"", "is not a whole number from 0 to 4294967295"}},
        {"InputTensor.Sizes", "1,8,x,3", {"InputTensor.Sizes", "\"x\"", "is not a whole number from 0 to 4294967295"}},
        {"Order", "ROW", {"Order", "\"ROW\"", "is not DEPTH_COLUMN_ROW or COLUMN_ROW_DEPTH"}},
    };
    for (const auto& [path, value, refused] : rows)
        try {
            setFieldText(op, path, value);
            ADD_FAILURE() << path;
        } catch (const FieldError& error) {
            EXPECT_EQ(std::tie(error.issue.path, error.issue.value), std::tie(refused.path, refused.value));
            EXPECT_EQ(english(error.issue.message), english(refused.message));
            EXPECT_EQ(error.what(), english(sentence(refused)));
        }
    EXPECT_THROW(setFieldText(op, "NoSuchField", "1"), TextError);
    EXPECT_EQ(op, before);
}

using Doubles = std::vector<double>;

Doubles made(const Generator& generator, DataType type, std::vector<uint32_t> sizes)
{
    return doublesOf(generate(generator, {.dataType = type, .sizes = std::move(sizes)}));
}

TEST(Generator, MakesWhatAPencilCanCheck)
{
    EXPECT_EQ(made({Pattern::DocIota}, DataType::Float32, {2, 2, 1, 2}), (Doubles{0, 1, 5, 6, 10, 11, 15, 16}));
    EXPECT_EQ(made({Pattern::DocIota}, DataType::UInt32, {1, 2, 2, 3}),
              (Doubles{0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14}));
    EXPECT_EQ(made({Pattern::Iota}, DataType::Int16, {2, 3}), (Doubles{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(made({Pattern::Iota}, DataType::Int8, {130}).back(), -127); // 129 wraps
    EXPECT_EQ(made({Pattern::Coordinates}, DataType::Int32, {2, 1, 2, 11}).at(2 * 11 + 11 + 10),
              10110); // n 1, c 0, h 1, w 10
    EXPECT_EQ(made({.pattern = Pattern::Constant, .value = 2.5}, DataType::Float16, {3}), (Doubles{2.5, 2.5, 2.5}));
    EXPECT_EQ(made({.pattern = Pattern::Constant, .value = -7}, DataType::UInt8, {1}), (Doubles{0}));
    EXPECT_EQ(made({Pattern::Checker}, DataType::UInt8, {2, 1, 2, 2}), (Doubles{0, 1, 1, 0, 1, 0, 0, 1}));
    EXPECT_EQ(made({.pattern = Pattern::OneHot, .seed = 2}, DataType::Int64, {4}), (Doubles{0, 0, 1, 0}));
    EXPECT_EQ(made({Pattern::Ramp}, DataType::Float32, {2, 3}),
              (Doubles{0, 1 / 3.0f, 2 / 3.0f, 1 / 3.0f, 2 / 3.0f, 1}));
    EXPECT_EQ(made({Pattern::Ramp}, DataType::UInt8, {3}), (Doubles{0, 128, 255}));
    EXPECT_EQ(made({Pattern::Ramp}, DataType::Int8, {3}), (Doubles{-128, 0, 127}));
}

TEST(Generator, SpreadsNoiseOverTheWholeRange)
{
    for (const DataType type : {DataType::Float64, DataType::Float32, DataType::Float16}) {
        const Doubles values = made({.pattern = Pattern::Random, .seed = 7}, type, {10000});
        const auto [smallest, largest] = std::ranges::minmax(values);
        EXPECT_NEAR(std::accumulate(values.begin(), values.end(), 0.0) / 10000, 0, 0.03) << type;
        EXPECT_THAT(smallest, AllOf(testing::Ge(-1), testing::Lt(-0.99))) << type;
        EXPECT_THAT(largest, AllOf(testing::Lt(1), testing::Gt(0.99))) << type;
    }
    const Doubles bytes = made({.pattern = Pattern::Random, .seed = 7}, DataType::Int8, {10000});
    EXPECT_EQ(std::set<double>(bytes.begin(), bytes.end()).size(), 256u);
}

TEST(Generator, HasEverySpecialValue)
{
    EXPECT_THAT(bitsOf(generate({Pattern::Special}, {.dataType = DataType::Float32, .sizes = {64}})),
                testing::IsSupersetOf({0x7fc00000u, 0x7f800000u, 0xff800000u, 0x80000000u, 0x00000001u, 0x007fffffu,
                                       0x00800000u, 0x7f7fffffu, 0xff7fffffu}));
}

// NHWC, and with gaps: the same logical elements, nothing between them.
TEST(Generator, HoldsTheSameValuesInEveryLayout)
{
    const std::vector<uint32_t> sizes{2, 3, 5, 7};
    for (const Pattern pattern : kPatterns) {
        EXPECT_FALSE(sentence(pattern).isEmpty());
        for (const DataType type : kDataTypes) {
            const Generator generator{.pattern = pattern, .seed = 11};
            const Tensor packed = generate(generator, {.dataType = type, .sizes = sizes});
            const Tensor channelsLast = generate(
                generator, {.dataType = type, .sizes = sizes, .strides = std::vector<uint32_t>{240, 2, 44, 6}});
            EXPECT_TRUE(equalElements(packed, channelsLast)) << name(pattern) << ' ' << type;
            EXPECT_TRUE(equalElements(packed, generate(generator, packed.desc)));
        }
    }
}

TEST(Generator, KeepsTheFirstOfARepeatedDimension)
{
    const TensorDesc repeated{
        .dataType = DataType::UInt32, .sizes = {2, 3, 2, 2}, .strides = std::vector<uint32_t>{0, 4, 0, 1}};
    EXPECT_EQ(doublesOf(generate({Pattern::Iota}, repeated)),
              (Doubles{0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9, 0, 1, 0, 1, 4, 5, 4, 5, 8, 9, 8, 9}));
}

// The chart uses the whole range, has no two equal planes, and is the same picture at every size.
TEST(Generator, DrawsTheChart)
{
    for (const uint32_t channels : {1u, 3u, 5u}) {
        const uint32_t plane = 60 * 80;
        const Doubles values = made({Pattern::Chart}, DataType::Float32, {2, channels, 60, 80});
        EXPECT_GE(std::ranges::min(values), 0);
        EXPECT_LE(std::ranges::max(values), 1);
        std::set<Doubles> planes;
        for (uint32_t i = 0; i < 2 * channels; ++i)
            planes.emplace(values.begin() + i * plane, values.begin() + (i + 1) * plane);
        EXPECT_EQ(planes.size(), 2 * channels);
    }
    const Doubles bytes = made({Pattern::Chart}, DataType::UInt8, {1, 3, 120, 160});
    EXPECT_EQ(std::ranges::min(bytes), 0);
    EXPECT_EQ(std::ranges::max(bytes), 255);
    for (const auto& [h, w] : {std::pair{120u, 160u}, {240u, 320u}}) {
        const Tensor chart = generate({Pattern::Chart}, {.dataType = DataType::Float32, .sizes = {1, 3, h, w}});
        const auto at = [&, h = h, w = w](uint32_t c, double v, double u) {
            const auto y = static_cast<uint32_t>(v * h), x = static_cast<uint32_t>(u * w);
            return toDouble(DataType::Float32, chart.bits((c * h + y) * w + x));
        };
        EXPECT_NEAR(at(0, 0.835, 0.09), 1, 0.1) << h; // the hues begin with red
        EXPECT_NEAR(at(2, 0.835, 0.09), 0, 0.1) << h;
        EXPECT_NEAR(at(1, 0.46, 0.5), 0.97, 0.1) << h; // the bright middle of the zone plate
    }
}

TEST(Calculation, GivesOneValueOrSeveral)
{
    const Variables variables = {{"elements", 130}, {"W", 5}, {"H", 3}};
    for (const auto& [text, value] : {std::pair("1*8 + 5", 13),
                                      {"floor(-0.5) + ceil(0.25)", 0},
                                      {"-7 % 4 - (2 - 3)", 2},
                                      {"8 / 2 / 2 - -1", 3},
                                      {"ceil(elements / 64)", 3}})
        EXPECT_EQ(calculated(text, variables), value) << text;
    EXPECT_THAT(calculatedList(" ceil(W / 2), H , 2*(1+floor(W/2)) - 1\r", variables), ElementsAre(3, 3, 5));
}

TEST(Calculation, SaysWhatIsWrong)
{
    const std::string deep(1000, '(');
    for (const auto& [text, said] : {std::pair("ceil(w / 8)", "\"w\""),
                                     {"ceil(w / 8)", "W"},
                                     {"(W", "closing bracket"},
                                     {"W W", "character 3"},
                                     {"1)", "character 2"},
                                     {"W +", "a number or a name"},
                                     {"1..2", "an operator"},
                                     {".", "a number"},
                                     {"inf", "\"inf\""},
                                     {"1, 2", "expected one"},
                                     {"", "a number or a name"},
                                     {deep.c_str(), "too deeply"}})
        EXPECT_THAT(messageOf<TextError>([text = text] { calculated(text, {{"W", 5}}); }), HasSubstr(said)) << text;
}

const std::string kRow = "RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2";

std::vector<uint64_t> bitsOfData(const std::string& line)
{
    return bitsOf(Loaded(line).input);
}

TEST(DataText, FewValuesStandInTheLineBitForBit)
{
    const std::vector<uint64_t> bits{0x3dcccccd, 0x80000000, 0x7fc12345, 0xff800000};
    Case c = caseFromText(kRow);
    c.data = FromValues{tensorOfBits(DataType::Float32, {1, 1, 1, 4}, bits), "by hand"};
    EXPECT_THAT(toText(c), HasSubstr("--data values:0.1,-0,0x7fc12345,-inf"));
    EXPECT_EQ(bitsOfData(toText(c)), bits);
}

const std::string kBytes = "DEPTH_TO_SPACE --Sizes 1,4,1,1 --DataType UINT8 --data ";

TEST(DataText, SaysWhatIsWrong)
{
    EXPECT_EQ(bitsOfData(kBytes + "values:1,2,3,255"), (std::vector<uint64_t>{1, 2, 3, 255}));
    const std::pair<std::string, const char*> rows[] = {
        {kBytes + "values:1,2,3", "3 values are given, and 4"},
        {kBytes + "values:1,2,300,4", "value 3"},
        {kRow + " --data values:1,2,3,0x123456789", "value 4"},
        {kRow + " --data values:1,2,,4", "value 3"},
        // --range where the data have no range.
        {kRow + " --data photo.png --range 0-2", "0-255 nor 0-1"},
        {kRow + " --data iota --range 0-1", "what white is in a file"},
        {kRow + " --range 0-1", "what white is in a file"},
        {kBytes + "photo.png --range 0-1", "UINT8"},
    };
    for (const auto& [line, said] : rows)
        EXPECT_THAT(messageOf<TextError>([&text = line] { caseFromText(text); }), HasSubstr(said)) << line;
}

// A line with many values names the case file that has them. A file whose own line names that file is still read.
TEST(DataText, ManyValuesNameTheCaseFileThatHasThem)
{
    const TemporaryFolder folder;
    Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,4,5,7 --DataType UINT8 --data random:3");
    const Tensor values = loadInput(c);
    c.data = FromValues{values, ""};
    writeCaseFile(c, folder / "many.json");
    const Case read = readCaseFile(folder / "many.json").dispatch(0);
    EXPECT_THAT(toText(read), HasSubstr("many.json#"));
    EXPECT_EQ(bitsOfData(toText(read)), bitsOf(values));
    const std::string other = "DEPTH_TO_SPACE --Sizes 1,4,5,6 --DataType UINT8 --data ";
    EXPECT_THROW(Loaded(other + shellWord(std::get<FromValues>(read.data).file)), IoError); // none is of this shape
    writeCaseFile(caseFromText(toText(read)), folder / "copy.json");
    EXPECT_EQ(bitsOf(Loaded(readCaseFile(folder / "copy.json").dispatch(0)).input), bitsOf(values));
}

// A picture's line says that its range is 0 to 1. Values that stand in a line or a case file need no range.
TEST(DataText, TheRangeOfAPictureStandsBesideIt)
{
    const Case c = caseFromText(kRow + " --data photo.png --range 0-1");
    EXPECT_EQ(std::get<FromFile>(c.data).range, SampleRange::Unit);
    EXPECT_EQ(caseFromText(toText(c)), c);
    EXPECT_THAT(toText(c), EndsWith("--data photo.png --range 0-1"));
    for (const char* file :
         {"photo.png --range 0-255", "array.npy --range 0-1", "array.npy --range 0-255", "array.npy"})
        EXPECT_THAT(toText(caseFromText(kRow + " --data " + file)), EndsWith(file));
    Case decoded = caseFromText("RESAMPLE1 --Sizes 1,1,9,9 --DataType FLOAT32 --Scales 1,1,2,2 --data ramp");
    const Tensor values = loadInput(decoded);
    decoded.data = FromValues{values, __FILE__, {}, SampleRange::Unit}; // a file that is there
    EXPECT_THAT(toText(decoded), EndsWith("--range 0-1"));
    decoded.data = FromValues{values, "photo.png", "case.json#input", SampleRange::Unit};
    EXPECT_THAT(toText(decoded), Not(HasSubstr("--range")));
    decoded.data = FromValues{values, "by hand", {}, SampleRange::Unit};
    EXPECT_THAT(toText(decoded), Not(HasSubstr("--range")));
}

} // namespace
} // namespace tessera
