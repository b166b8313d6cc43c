// SPDX-License-Identifier: GPL-3.0-or-later
// Why a file, a line, another framework's words or a lesson is refused: the window says all of it in its language.
#include "app/cli/arguments/pasted_line.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/reading/reading.h"
#include "engine/teach/lesson/fact.h"
#include "engine/teach/lesson/lesson.h"
#include "tests/app/base/look/words_in_russian.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace tessera {
namespace {

TEST_F(WordsInRussian, OfAFileThatCannotBeRead)
{
    const QTemporaryDir folder;
    const auto path = [&](const char* name, const QByteArray& content) {
        QFile file(folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        return std::filesystem::path(file.fileName().toStdString());
    };
    const auto npy = [&](const std::filesystem::path& file) { return refusal([&] { readNpy(file); }); };
    const auto picture = [&](const std::filesystem::path& file) {
        return refusal([&] { readPicture(pictureCodec(), file, {}); });
    };
    const QByteArray head("\x93NUMPY\x01\x00\x46\x00", 10);
    const auto header = [&](const char* dict) { return head + QByteArray(dict).leftJustified(69, ' ') + '\n'; };
    const std::filesystem::path there = path("a.bin", "12345");
    const std::vector<Message> all{
        npy(folder.filePath("none.npy").toStdString()),
        npy(folder.path().toStdString()),
        npy(path("b.npy", "no numpy at all")),
        npy(path("c.npy", head.left(9))),
        npy(path("d.npy", header("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"))),
        npy(path("e.npy", header("{'descr': '<f4', 'fortran_order': False, 'shape': (0, 3), }"))),
        npy(path("f.npy", header("{'descr': '<c8', 'fortran_order': False, 'shape': (2, 3), }"))),
        picture(path("g.png", "no picture")),
        picture(path("h.svg", "<svg/>")),
        refusal([&] { AtomicFile(folder.path().toStdString()); }),
        refusal([&] { AtomicFile(folder.filePath("none/a.npy").toStdString()); }),
        refusal([&] { loadInput(caseFromText("RESAMPLE --Sizes 1,1,4,4 --Scales 1,1,2,2 --data " + there.string())); }),
        refusal([&] { Buffer::read(there, 0, 9); }),
        refusal([] { caseFromText("DEPTH_TO_SPAC --Sizes 1,4,1,1"); }),
        refusal([] { caseFromText("RESAMPLE --Sises 1,4,1,1"); }),
        refusal([] { caseFromText("RESAMPLE --Sizes"); }),
        refusal([] { caseFromText("RESAMPLE 1,4,1,1"); }),
        refusal([] { caseFromText(""); }),
        refusal([] { caseFromText("RESAMPLE --Sizes 1,1,1,1 --Sizes 1,1,1,1"); }),
        refusal([] { caseFromText("RESAMPLE"); }),
        refusal([] { caseFromText("RESAMPLE 'x"); }),
        refusal([] {
            elementFromText("1,x", std::vector<uint32_t>{2, 3});
        }),
        refusal([] {
            elementFromText("1,2,3", std::vector<uint32_t>{2, 3});
        }),
        refusal([] {
            elementFromText("7", std::vector<uint32_t>{2, 3});
        }),
        refusal([] {
            elementFromText("1,3", std::vector<uint32_t>{2, 3});
        }),
    };
    for (const Message& each : all)
        expectKnown(each, {folder.path()});
    applyLanguage("fr");
    EXPECT_EQ(said(refusal([&] { regularFileSize(folder.path().toStdString() + "/x.npy"); })),
              folder.path().toStdString() + "/x.npy n’existe pas");
}

TEST_F(WordsInRussian, OfALineThatIsPasted)
{
    const auto pasted = [](const std::string& line) { return refusal([&] { pastedLine(line, pictureCodec(), {}); }); };
    const std::string good = "check DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 ";
    const std::vector<std::string> lines{"check",
                                         "check --nosuchoption 3",
                                         "check --Sizes 1,4,1,1",
                                         good + "''",
                                         good + "--allow-outside=yes",
                                         good + "--engne cpu",
                                         good + "--engine ''",
                                         good + "--json ''",
                                         good + "--diff ''",
                                         good + "--diff /dev/null",
                                         good + "--along nonsense",
                                         good + "--step x",
                                         good + "--memory-budget 0",
                                         good + "--json a --json b",
                                         good + "--against"};
    for (const std::string& line : lines)
        expectKnown(pasted(line), {"check", "DEPTH_TO_SPACE1", "output, input"});
    applyLanguage("fr");
    EXPECT_EQ(said(pasted(good + "--allow-outside=yes")), "--allow-outside ne prend pas de valeur");
}

// A case file around one part that is wrong.
std::string withCommands(const std::string& commands, const std::string& more = "")
{
    return R"({"resources": {"input": {"initialValuesDataType": "UINT8", "initialValues": [1, 2, 3, 4]}},
               "dispatchables": {"op": {"type": "DML_OPERATOR_DEPTH_TO_SPACE", "desc": {
                   "InputTensor": {"DataType": "UINT8", "Sizes": [1, 4, 1, 1]},
                   "OutputTensor": {"DataType": "UINT8", "Sizes": [1, 1, 2, 2]}, "BlockSize": 2}}},
               "commands": )"
        + commands + more + "}";
}

std::string withInput(const std::string& input)
{
    return R"({"resources": {"input": )" + input + R"(}, "dispatchables": {}, "commands": []})";
}

TEST_F(WordsInRussian, OfACaseFile)
{
    const std::vector<std::string> all = {
        "",
        "[]",
        "{}",
        "{\n  \"resources\": {},\n  \"dispatchables\": [,",
        "\xef\xbb\xbf{}",
        "{\"a\": 1} 2",
        "{\"a\" 1}",
        "{\"a\": \"b}",
        std::string(2000, '['),
        withInput("[]"),
        withInput("{}"),
        withInput(R"({"initialValues": [1]})"),
        withInput(R"({"initialValues": [1], "initialValuesDataType": 4})"),
        withInput(R"({"initialValues": [1], "initialValuesDataType": "UINT4"})"),
        withInput(R"({"initialValues": [256], "initialValuesDataType": "UINT8"})"),
        withInput(R"({"initialValues": ["x"], "initialValuesDataType": "FLOAT32"})"),
        withInput(R"({"initialValues": [], "initialValuesDataType": "UINT8"})"),
        withInput(R"({"initialValues": 1, "initialValuesDataType": "UINT8"})"),
        withInput(R"({"initialValues": {}, "initialValuesDataType": "UINT8"})"),
        withInput(R"({"initialValues": {"sourcePath": ""}, "initialValuesDataType": "UINT8"})"),
        withInput(R"({"initialValues": {"sourcePath": "a.png"}, "initialValuesDataType": "UINT8"})"),
        withInput(R"({"initialValues": {"sourcePath": "none.bin"}, "initialValuesDataType": "UINT8"})"),
        withInput(R"({"initialValues": {"sourcePath": "/dev/zero"}, "initialValuesDataType": "UINT8"})"),
        withInput(R"({"initialValues": [1, 2], "initialValuesDataType": "UINT8", "sizeInBytes": 1})"),
        withInput(R"({"initialValues": [1, 2], "initialValuesDataType": "UINT8", "sizeInBytes": -1})"),
        withInput(R"({"initialValues": [1], "initialValuesDataType": "UINT8", "initialValuesOffsetInBytes": 9})"),
        withInput(
            R"({"initialValues": {"valueCount": 9, "value": 1, "valueStart": 1}, "initialValuesDataType": "INT8"})"),
        withCommands("{}"),
        withCommands("[1]"),
        withCommands(R"([{"type": "run"}])"),
        withCommands(R"([{"type": "print", "resource": "x"}])"),
        withCommands(R"([{"type": "print", "resource": "input", "verbose": 1}])"),
        withCommands(R"([{"type": "dispatch", "dispatchable": "po"}])"),
        withCommands(R"([{"type": "dispatch", "dispatchable": "op", "bindings": {"InputTensor": "inptu"}}])"),
        withCommands("[]", R"(, "tessera": {"version": 2})"),
        withCommands("[]", R"(, "tessera": {"expected": {"x": [1]}})"),
        withCommands("[]", R"(, "tessera": {"tolerance": {"atol": -1}})"),
        withCommands("[]", R"(, "tessera": {"tolerance": {"allowedShare": 1.5}})"),
        withCommands("[]", R"(, "tessera": {"tolerance": {"integers": "up"}})"),
    };
    for (const std::string& json : all) {
        const Message why = refusal([&] { parseCaseFile(json, {}); });
        if (why == Message("(nothing)"))
            continue; // the reader's tests say which of them are right
        expectKnown(why);
        expectKnown("a folder/case.json: " + why, {"a folder/case.json"});
    }
    const Message noDispatch = refusal([] { parseCaseFile(withCommands("[]"), {}).dispatch(3); });
    expectKnown(noDispatch);
}

// What is pasted as the words of another framework.
TEST_F(WordsInRussian, OfWordsThatAreNoCase)
{
    const std::vector<const char*> all = {
        "",
        "F.pixel_shuffle(x)",
        "F.pixel_shuffle(x, 2, 3, 4)",
        "F.pixel_shuffle(x, upscale_factor=2, upscale_factor=2)",
        "F.pixel_shuffle(x, factor=2)",
        "F.pixel_shuffle(x, \"2\")",
        "F.pixel_shuffle(x, 0.5)",
        "F.pixel_shuffle(x, 3)",
        "F.pixel_shuffle(x, 2",
        "F.pixel_shuffle(x, 2))",
        "F.pixel_shuffle(x, 'a",
        "F.pixel_shuffle(y, 2)",
        "F.pixel_shuffel(x, 2)",
        "F.conv2d(x)",
        "x.reshape(1, 2, 3, 5)",
        "x.reshape(1, 8, 3, 2)",
        "x.permute(0, 1, 2)",
        "x.permute(0, 1, 2, 2)",
        "x.permute(0, 1, 2, 7)",
        "x.repeat(2)",
        "x.size(9)",
        "x.foo()",
        "x[0]",
        "x = 3 / 0",
        "for i in x: pass",
        "1 + 2",
        "x + x",
        "F.interpolate(x, scale_factor=2, mode=\"cubic\")",
        "F.interpolate(x, scale_factor=2, mode=\"nearest\", align_corners=True)",
        "F.interpolate(x, scale_factor=2, mode=\"linear\")",
        "F.interpolate(x, scale_factor=0.1)",
        "F.interpolate(x, scale_factor=2, size=[4, 4])",
        "F.interpolate(x, scale_factor=2, mode=\"bilinear\", antialias=True)",
        "cv2.resize(x, (4, 4), interpolation=cv2.INTER_CUBIC)",
        "cv2.resize(x, 4)",
        "image.resize((4, 4))",
        "tf.image.resize(x, 4)",
        "tf.nn.depth_to_space(x, 2, data_format=\"NCHW_VECT_C\")",
        "depth_to_space(x, 2)",
        "np.repeat(x, 2)",
        "np.kron(x, 3)",
        "np.moveaxis(x, 0, 9)",
        "helper.make_node(\"Resize\", [\"x\"], [\"y\"])",
        "helper.make_node(\"DepthToSpace\", [\"x\"], [\"y\"])",
        "helper.make_node(\"DepthToSpace\", [\"x\"], [\"y\"], blocksize=2, mode=\"ABC\")",
        "helper.make_node(\"DepthToSpace\", [\"x\"], [\"y\"], block=2)",
        "helper.make_node(\"Conv\", [\"x\"], [\"y\"])",
        "builder.resample2d(x, 4)",
        "builder.resample2d(x, {mode: \"cubic\", sizes: [4, 4]})",
        "ov.interpolate(x, [4, 4], \"cubic\", \"sizes\", axes=[2, 3])",
        "ov.depth_to_space(x, \"rows_now\", 2)",
        "mb.resize_bilinear(x=x, target_size_height=4, target_size_width=4, sampling_mode=\"WRONG\")",
        "n c h w > n h w c ->",
        "n c h w -> n h w",
        "n c h -> n c h",
        "n (c b d) h w -> n c h w b d",
        "n (c b h w -> n c h w b",
        "n c h w -> n c h w q",
        "n c c w -> n c w",
        "n (c b) h w -> n c (h b) w, b=3",
        "PixelShuffle a 1 1 x y 0=2 0=3",
        "PixelShuffle a 1 1 x y 9=2",
        "Interp a 1 1 x y 0=5 1=2 2=2",
        "x.a.b.c\x01",
        "keras.ops.depth_to_space(x, 2, \"channels_first\")",
        "jax.image.resize(x, (1, 2, 8, 8))",
        "Resize(x, mode=\"linear\", antialias=1, coordinate_transformation_mode=\"tf_crop_and_resize\", roi=[0, 0, "
        "0.2, 0.2, 1, 1, 0.8, 0.8], sizes=[1, 8, 1, 2])",
    };
    for (const char* words : all)
        for (const std::vector<uint32_t>& sizes :
             {std::vector<uint32_t>{1, 8, 2, 3}, std::vector<uint32_t>{2, 3, 4, 6}, std::vector<uint32_t>{}}) {
            const Message why = refusal([&] { operatorFromWords(words, {.sizes = sizes}); });
            if (why != Message("(nothing)"))
                expectKnown(why, {" input "});
        }
}

TEST_F(WordsInRussian, OfNodesThatTheDirectMlProviderDoesNotRun)
{
    const std::string crop = "Resize(x, coordinate_transformation_mode=\"tf_crop_and_resize\", ";
    const std::vector<std::string> all = {
        "Resize(x, mode=\"cubic\", scales=[1, 1, 2, 2])",
        "Resize(x, exclude_outside=1, scales=[1, 1, 2, 2])",
        "Resize(x, extrapolation_value=1.5, scales=[1, 1, 2, 2])",
        "Resize(x, keep_aspect_ratio_policy=\"not_larger\", sizes=[1, 2, 8, 8])",
        crop + "roi=[0, 0, 0, 0, 1, 1, 1, 1], sizes=[1, 2, 1, 4])",
        "F.interpolate(x, scale_factor=2)",
    };
    for (const std::string& words : all)
        expectKnown(refusal([&] {
            operatorFromWords(words, {.sizes = {1, 2, 4, 4}, .dialect = Dialect::OnnxRuntimeDirectMl});
        }));
    const std::vector<uint32_t> nine(9, 1), five(5, 2);
    for (const std::vector<uint32_t>& sizes : {nine, five})
        expectKnown(refusal([&] {
            operatorFromWords("Resize(x, scales=[1, 1, 1, 1, 1])",
                              {.sizes = sizes, .dialect = Dialect::OnnxRuntimeDirectMl});
        }));
}

// Why a case has no words, or no script, of a framework: of every case of every family.
TEST_F(WordsInRussian, OfCasesThatAFrameworkDoesNotSay)
{
    const std::vector<const char*> all = {
        "DEPTH_TO_SPACE1 --Sizes 2,8,2,3 --DataType INT64 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota",
        "SPACE_TO_DEPTH1 --Sizes 1,2,4,6 --DataType UINT16 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data iota",
        "RESAMPLE1 --Sizes 2,1,4,6 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,2 --data iota",
        "RESAMPLE1 --Sizes 1,1,4,6 --Scales 2,2,2,2 --data iota",
        "RESAMPLE1 --Sizes 1,1,4,6 --Scales 1,1,2,2 --InputPixelOffsets 0,0,0.3,0 --data iota",
        "RESAMPLE1 --Sizes 1,1,4,6 --DataType INT8 --Scales 1,1,1.3,1.7 --InputPixelOffsets 0,0,0,0 "
        "--OutputPixelOffsets 0,0,0,0 --data iota",
        "RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Antialiased true --Scales 1,1,0.25,0.25 --data iota",
        "RESAMPLE3 --Sizes 1,1,8,6 --InterpolationMode LINEAR --Antialiased true --AntialiasFilter TRIANGLE "
        "--Scales 1,1,0.5,0.5 --data iota",
        "RESAMPLE3 --Sizes 1,1,8,6 --InterpolationMode LINEAR --Antialiased true --AntialiasFilter TRIANGLE "
        "--Scales 1,1,0.5,0.5 "
        "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data iota",
        "RESAMPLE_GRAD --Sizes 1,1,8,6 --InterpolationMode LINEAR --Scales 1,1,2,2 --data iota",
        "RESAMPLE --Sizes 8,6 --Scales 2,2 --data iota",
    };
    size_t count = 0;
    for (const char* line : all)
        for (const Dialect dialect : kDialects) {
            const Case c = caseFromText(line);
            for (const Message& why : {refusal([&] { code(c.op, dialect); }), refusal([&] { script(c, dialect); })}) {
                count += size_t(why != Message("(nothing)"));
                if (why != Message("(nothing)"))
                    expectKnown(why);
            }
        }
    EXPECT_GT(count, 40U);
}

// Which are the same in every language.
const QStringList kWordsOfLessons = {
    "a lesson.md",  "output 0,0,0,0", "output 0,1,2,3", "output 0,0,1,1", "{= 49 | output 0,1,2,3}",
    "element, row", "channel",        "input",          "offset, output", "weight, weights",
    "output",
};

TEST_F(WordsInRussian, OfALesson)
{
    const std::string d2s = "```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1\n", question = "```question\nask: Which?\n";
    const std::vector<std::string> all = {
        "### Deep",
        "| a | b |",
        "some *words",
        "{= 49}",
        "\n{= 5 | 2 + 2}",
        "{= 5 | 2 +}",
        "{= 5 | (2}",
        "{= 5 | 2 3}",
        "{= 5 | output 0,0,0,0}",
        "```cases\n```",
        "```case",
        "```case\n```",
        "# Another",
        "```case\nDEPTH_TO_SPCE --Sizes 1,4,1,1\n```",
        "```case\nDEPTH_TO_SPACE --Sizes 1,6,1,1 --BlockSize 2\n```",
        "```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --data ../a.npy\n```",
        "```case\nRESAMPLE --Sizes 1,1,4000,4000 --Scales 1,1,2,2\n```",
        d2s + "pin: 0,0,9,0\n```",
        d2s + "by: pixel\n```",
        d2s + "view: all\n```",
        d2s + "show: colours\n```",
        d2s + "step: 5\n```",
        d2s + "overlay: ties\n```",
        d2s + "colour: red\n```",
        d2s + "```\n{= 4 | equal exec:./program}",
        d2s + "```\n{= 2 | output 0,0,1,1}",
        d2s + "```\n{= 3 | outputs 0,0,1,1}",
        d2s + "```\n{= 3 | @absent output 0,0,1,1}",
        d2s + "```\n{= 3 | output}",
        d2s + "```\n{= 3 | x 1}",
        d2s + "```\n{= 3 | count ties}",
        "```lesson\nminutes: many\n```",
        "```lesson\nauthor: me\n```",
        question + "right: a\nwhy: so\n```",
        question + "wrong: a\nwhy: so\nwrong: b\nwhy: so\n```",
        question + "right: a\nwhy: so\nwrong: b\n```",
        question + "right: a\nwhy: so\nwrong: a\nwhy: so\n```",
        question + "why: so\n```",
        question + "hint: so\n```",
    };
    for (const std::string& text : all) {
        LessonReading reading = readLesson("# Title\n" + text + "\n");
        std::vector<LessonProblem> problems = reading.problems;
        if (problems.empty())
            problems = LessonRun(reading.lesson).problems();
        ASSERT_FALSE(problems.empty()) << text;
        for (const LessonProblem& problem : problems)
            expectKnown(problemText("a lesson.md", problem), kWordsOfLessons);
    }
    const Message noTitle = readLesson("Words.\n").problems.at(0).message;
    const Message noQuestion =
        readLesson("# Title\n```question\nright: a\nwhy: so\nwrong: b\nwhy: so\n```\n").problems.at(0).message;
    EXPECT_EQ(
        said(joined({problemText("a.md", {1, "text", noTitle}), problemText("b.md", {2, "ask", noQuestion})}, "\n")),
        "a.md:1: text: — нет заголовка; ожидается: первая строка «# Заголовок»\nb.md:2: ask: — отсутствует");
}

} // namespace
} // namespace tessera
