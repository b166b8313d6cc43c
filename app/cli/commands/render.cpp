// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/command_line.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/commands/commands.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/pages/case_page.h"
#include "engine/report/pages/frames.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/runs/terminal_text.h"
#include "engine/teach/lesson/lesson.h"

#include <algorithm>
#include <filesystem>
#include <iosfwd>
#include <ostream>

namespace tessera {

namespace {

PageCase pageOf(const Case& c, const CommandLine& line, const Engine& engine)
{
    PageCase page = pageCaseOf(c, engine, line.budget());
    const StepOptions steps = stepsFromOptions(line).value_or(StepOptions());
    page.stepping = steps.stepping;
    if (steps.done)
        page.step = wholeNumber(kStep.name, std::to_string(*steps.done), 0, Player(page.plan, page.stepping).steps());
    for (const std::string& at : line.values("at"))
        page.pins.push_back(elementOf("at", at, page.output));
    return page;
}

// The page in the wanted language, where the lesson has been translated into it.
std::string lessonPageOf(const std::filesystem::path& lesson, const CommandLine& line, const Engine& engine)
{
    const std::string language = line.value("language").value_or(std::string(languageOfLesson(lesson)));
    const std::filesystem::path wanted = lessonIn(lesson, language);
    return lessonPage(checkedLesson(std::filesystem::exists(wanted) ? wanted : lesson, line.budget()), engine,
                      line.budget(), Words(language));
}

// --out FILE.html: the interactive page of the line's case or lesson.
int writePage(const CommandCall& call)
{
    const CommandLine& line = call.line;
    const std::string path = line.value("out").value_or("");
    line.requireCases();
    requireWritable(path);
    const auto engine = call.engine();
    if (const auto* file = line.cases().front().path(); file && isLessonFile(*file)) {
        writeOutput(path, lessonPageOf(*file, line, *engine), call.out);
        return exit_code::kFine;
    }
    return call.forEachCase([&](const CaseArgument&, const LoadedCase& loaded) {
        const Case c = loaded.chosen(line.valueOrStandard("dispatch"));
        writeOutput(path, casePage(pageOf(c, line, *engine), Words(line.value("language").value_or("en"))), call.out);
        return exit_code::kFine;
    });
}

// "03_street", "03_street_dark"; "03" of a case without a name.
std::string nameOf(const Lesson& lesson, const Slide& slide, bool isDarkTold)
{
    std::string name = std::to_string(slide.figure + 1);
    name.insert(0, name.size() < 2 ? 1 : 0, '0');
    for (const char letter : lesson.figures[slide.figure].name)
        name += (name.size() == 2 ? "_" : "")
            + std::string(1, std::isalnum(static_cast<unsigned char>(letter)) != 0 ? letter : '_');
    return name + (slide.isDark && isDarkTold ? "_dark" : "") + ".png";
}

std::string headingBefore(const Lesson& lesson, size_t figure)
{
    std::string heading;
    for (const LessonBlock& block : lesson.blocks) {
        if (block.kind == LessonBlock::Kind::Heading)
            heading = plainText(block.texts.front());
        if (block.kind == LessonBlock::Kind::Figure && block.index == figure)
            break;
    }
    return heading;
}

std::string slidesJson(const Lesson& lesson, const std::vector<Slide>& slides, const std::vector<std::string>& names)
{
    JsonText json;
    json.beginObject().key("lesson").value(lesson.title).key("frames").beginArray();
    for (size_t i = 0; i < slides.size(); ++i) {
        const LessonFigure& figure = lesson.figures[slides[i].figure];
        json.beginObject().key("file").value(names[i]).key("name").value(figure.name);
        json.key("theme").value(slides[i].isDark ? "dark" : "light");
        json.key("step").value(headingBefore(lesson, slides[i].figure));
        json.key("case").value(toText(figure.c)).endObject();
    }
    json.endArray().endObject();
    return json.text();
}

// LESSON.md --out DIR: a picture of each case of the lesson, in light and in dark where --theme takes none of the two,
// and frames.json, which names them. Needs services.drawing.
int writeSlides(const CommandCall& call, const std::filesystem::path& path, const std::string& folder)
{
    const CommandLine& line = call.line;
    const Lesson lesson = checkedLesson(path, line.budget());
    const auto theme = line.value("theme");
    std::vector<Slide> slides;
    std::vector<std::string> names;
    for (const bool isDark : {false, true})
        for (size_t i = 0; i < lesson.figures.size(); ++i)
            if (!theme || theme->ends_with("dark") == isDark) {
                slides.push_back({i, isDark});
                names.push_back(nameOf(lesson, slides.back(), !theme));
            }
    LessonLook look{line.value("language").value_or(std::string(languageOfLesson(path))), line.budget()};
    look.size = line.value("size").value_or(look.size);
    call.services.drawing->slides(path, slides, look, [&](size_t slide, const std::string& png) {
        writeOutput(folder + "/" + names[slide], png, call.out);
    });
    writeOutput(folder + "/frames.json", slidesJson(lesson, slides, names), call.out);
    call.out << counted(slides.size(), "picture") << " in " << folder << '\n';
    return exit_code::kFine;
}

// The window's bottom panel has these tabs, by these names.
constexpr auto kTabs = std::to_array<std::string_view>(
    {"Mapping", "Axes", "Memory", "Difference", "Verify", "Timing", "Table", "Histogram", "Pins", "History", "Code"});
constexpr std::array<std::string_view, 2> kFrameFormats = {"svg", "png"};
constexpr std::array<std::string_view, 4> kResults = {"A", "B", "C", "D"};

constexpr Option kRenderOptions[] = {
    {"out", "FILE",
     "The file to write: a picture (.png, .jpg, or .svg for a view), an interactive page (.html), or a lesson's sheet "
     "(.pdf). A name without an ending is a folder, see below; - is a .png on standard output.",
     ValueKind::File},
    {"size", "WxH[@SCALE]", "The window's size, and how many pixels of a picture make one of its pixels.",
     ValueKind::Text, "1280x800"},
    oneOf("theme", "THEME", "The colours.", kThemes, "light"),
    oneOf("language", "LANGUAGE", "The language of the window.", kLanguageCodes, "en"),
    kView,
    kColours,
    repeatable({"at", "n,c,y,x", "The output element to explain; a page takes several."}),
    oneOf("tab", "NAME", "The tab to show.", kTabs),
    {"engine", "WHAT", "A: an engine or a file.", ValueKind::EngineOrFile, "cpu"},
    {.name = "against",
     .value = "WHAT",
     .sentence = "B: reference, another engine, a file (.npy, .npz, a picture, a case), or none. Given again, C and D.",
     .kind = ValueKind::EngineOrFile,
     .isList = true},
    oneOf("base", "NAME", "The result that the others are held against.", kResults, "A"),
    oneOf("format", "FORMAT", "The format of the steps in a folder.", kFrameFormats, "svg"),
    kStep,
    {"solutions", "", "Writes the solutions of a lesson's sheet."},
    {"dispatch", "NUMBER", "Which dispatch of a case file a page shows, counted from 0.", ValueKind::Text, "0"},
    kEngineFile,
    kTimeout,
};

constexpr Example kRenderExamples[] = {
    {"render resources/cases/resample1_linear_2x.json --out picture.png --theme dark --size 1280x800@2",
     "Draws the window."},
    {"render DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --out steps --step by=row",
     "Draws the steps into a folder."},
    {"render DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --at 0,1,2,3 --view both --out mapping.svg",
     "Draws a figure for a paper."},
    {"render resources/cases/depth_to_space1_crd.json --out depth_to_space.html", "Makes a page for a course site."},
    {"render resources/lessons/lectures/1_layouts.md --out sheet.pdf",
     "Makes a sheet for a class; with --solutions the one for who teaches it."},
};

Case caseOf(const CommandLine& line, const Services& services)
{
    if (line.cases().empty())
        return documentationExample();
    return loadCase(line.cases().front(), services.codec(), line.budget(), line.reach()).first();
}

// `--out DIR`: writes the player's pictures and frames.json into DIR, which is made where it is missing, and prints
// the line that makes a film of them. PNG needs services.drawing. Throws what pageCaseOf() does, IoError, TextError.
int writeFrames(const CommandCall& call)
{
    const CommandLine& line = call.line;
    const std::string folder = *line.value("out"), format = line.valueOrStandard("format");
    const StepOptions steps = stepsFromOptions(line).value_or(StepOptions());
    const bool isPng = format == "png";
    const FrameLook look{line.valueOrStandard("theme").ends_with("dark"), steps.rate};
    const auto engine = call.services.makeEngine(line.engineOptions(), line.valueOrStandard("engine"));
    PageCase page = pageCaseOf(caseOf(line, call.services), *engine, line.budget());
    page.stepping = steps.stepping;
    const Frames frames(page, look, format);
    makeFolder(folder);
    const auto write = [&](uint64_t number, const std::string& picture) {
        writeOutput(folder + "/" + frames.frame(number).file, picture, call.out);
    };
    const auto svg = [&](uint64_t number) { return frames.svg(number); };
    if (isPng)
        call.services.drawing->rasterize(frames.count(), svg, write);
    else
        for (uint64_t number = 0; number < frames.count(); ++number)
            write(number, svg(number));
    writeOutput(folder + "/frames.json", frames.json(), call.out);
    call.out << frames.count() << " frames in " << folder << "; a film of them:\n" << frames.ffmpegLine(folder) << '\n';
    return exit_code::kFine;
}

// Throws TextError for a picture of TeX, and names .svg and .png instead.
void refuseTex(const std::string& out)
{
    const std::string ending = lowerCaseExtension(out);
    if (ending == ".tikz" || ending == ".tex")
        throw TextError("--out \"" + out + "\": pictures are not written as " + ending
                        + "; expected .svg, .png or .jpg, and --view both draws the mapping as .svg");
}

// A folder is there already, or its name has no ending.
bool namesFolder(const std::string& out)
{
    std::error_code error;
    return !isStandardOutput(out) && (lowerCaseExtension(out).empty() || std::filesystem::is_directory(out, error));
}

int writeFolder(const CommandCall& call, const std::filesystem::path* lesson)
{
    const CommandLine& line = call.line;
    if (!call.services.drawing && (lesson || line.valueOrStandard("format") == "png"))
        becomeWindow(kRenderText.name, line.arguments());
    if (!lesson)
        return writeFrames(call);
    makeFolder(*line.value("out"));
    return writeSlides(call, *lesson, *line.value("out"));
}

// A lesson on paper.
int writeSheet(const CommandCall& call, const std::filesystem::path* lesson)
{
    const std::string out = *call.line.value("out");
    if (!lesson)
        throw TextError("--out " + out + " is the sheet of a lesson; expected LESSON.md");
    requireWritable(out);
    if (!call.services.drawing)
        becomeWindow(kRenderText.name, call.line.arguments());
    call.services.drawing->sheet(out, checkedLesson(*lesson, call.line.budget()),
                                 kLessonSheets[call.line.value("solutions") ? 1 : 0],
                                 {std::string(languageOfLesson(*lesson)), call.line.budget()});
    return exit_code::kFine;
}

int renderCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (line.cases().size() > 1)
        throw TextError("render draws one case, not " + std::to_string(line.cases().size()));
    const std::string out = line.value("out").value_or("");
    if (out.empty())
        throw TextError("--out FILE.png is missing");
    const auto* file = line.cases().empty() ? nullptr : line.cases().front().path();
    const auto* lesson = file && isLessonFile(*file) ? file : nullptr;
    const bool isSheet = lowerCaseExtension(out) == ".pdf";
    if (line.value("solutions") && !isSheet)
        throw TextError("--solutions goes with --out FILE.pdf");
    if (isSheet)
        return writeSheet(call, lesson);
    if (namesFolder(out))
        return writeFolder(call, lesson);
    if (lowerCaseExtension(out) == ".html")
        return writePage(call);
    if (line.values("at").size() > 1)
        throw TextError("a picture explains one --at; a page, --out FILE.html, several");
    if (isStandardOutput(out))
        requireNoTerminal("--out - writes a picture");
    refuseTex(out);
    requireWritable(out);
    static_cast<void>(toleranceOf(line)); // a wrong line is refused without a window program
    static_cast<void>(viewFromOptions(line));
    if (!call.services.drawing)
        becomeWindow(kRenderText.name, line.arguments());
    return call.services.drawing->render(line.arguments(), call.out, call.err);
}

} // namespace

const CommandText kRenderText{
    .name = "render",
    .summary = "draws a case or a lesson: pictures of the window, frames, an interactive page",
    .operands = "[CASE | LESSON.md]",
    .sentence = "Draws the window or a view of a case, pixel for pixel as the window shows it; a view also as vectors.",
    .options = kRenderOptions,
    .shared = {.tolerance = true, .cases = true},
    .remarks =
        "CASE may also be a tensor (.npy, .npz#ARRAY) or a picture; without one it is the documentation's example. "
        "Without --view a .png shows the window, and a .svg both tensors.\n\n"
        "In --view, zoom counts pixels before --size scales them; without it the whole tensor is seen. In --colours, "
        "exposure makes values lighter by so many factors of two, and gamma raises a value's share of the range to the "
        "power 1/NUMBER. clipping shows what is white or beyond in red, and what is black or below in blue. levels are "
        "the values of the first and the last colour; without them these are the smallest and the largest value, or 0 "
        "and 1 for a picture of light. Without a name a picture of one channel is gray, and all else viridis.\n\n"
        "--out DIR writes the steps: frame_00000.svg is the empty output, frame_00001.svg the first step. frames.json "
        "has their times (--step rate=2 is in steps a second) and captions. The line of ffmpeg that makes a film of "
        "them is printed. The same case gives the same bytes; .svg frames need no window program.\n\n"
        "A page shows both tensors, the partners of each element, its formula, and the steps of a player. The page of "
        "a LESSON.md has its text and questions, in --language where LANGUAGE/LESSON.md lies beside it. A page is one "
        "file, needs no network, and can stand in a course site's iframe; its address may end in #step=12.\n\n"
        "LESSON.md --out DIR draws each case of a lesson as a lecture shows it: 01_NAME.png and 01_NAME_dark.png (with "
        "--theme only one of them), 1920x1080 unless --size says otherwise; frames.json names them. --out FILE.pdf "
        "writes its tasks, questions and exercises with empty cells on A4 pages.",
    .examples = kRenderExamples,
    .isDrawing = true,
    .run = renderCommand,
};

} // namespace tessera
