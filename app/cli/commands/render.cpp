// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/command_line.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/commands/commands.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/pages/case_page.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/runs/terminal_text.h"
#include "engine/teach/lesson/lesson.h"
#include "engine/teach/lesson/player.h"

#include <filesystem>

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
    if (const auto* file = line.cases().front().path(); file && fileKind(*file) == FileKind::Lesson) {
        writeOutput(path, lessonPageOf(*file, line, *engine), call.out);
        return exit_code::kFine;
    }
    return call.forEachCase([&](const CaseArgument&, const LoadedCase& loaded) {
        const Case c = loaded.chosen(line.valueOrStandard("dispatch"));
        writeOutput(path, casePage(pageOf(c, line, *engine), Words(line.value("language").value_or("en"))), call.out);
        return exit_code::kFine;
    });
}

// The window's bottom panel has these tabs, by these names.
constexpr auto kTabs = std::to_array<std::string_view>(
    {"Mapping", "Axes", "Memory", "Difference", "Verify", "Timing", "Table", "Histogram", "Pins", "History", "Code"});
constexpr std::array<std::string_view, 2> kFrameFormats = {"png", "svg"};
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
    oneOf("format", "FORMAT", "The format of the steps in a folder.", kFrameFormats, "png"),
    kStep,
    {"solutions", "", "Writes the solutions of a lesson's sheet."},
    kDispatch,
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

constexpr uint64_t kMostFrames = 100'000; // their numbers have five digits

std::string frameName(uint64_t number, const std::string& format)
{
    const std::string digits = std::to_string(number);
    return "frame_" + std::string(5 - digits.size(), '0') + digits + "." + format;
}

// The command that makes a film of the frames. Its format takes even sides alone, so odd ones are padded.
std::string filmLine(const std::string& folder, const std::string& format, double rate)
{
    const auto path = [&](const std::string& name) { return shellWord(folder + "/" + name); };
    return "ffmpeg -framerate " + toText(rate) + " -i " + path("frame_%05d." + format)
        + " -vf 'pad=ceil(iw/2)*2:ceil(ih/2)*2' -pix_fmt yuv420p " + path("film.mp4");
}

// `--out DIR`: draws the window before the first step of the player and behind each, and prints the line that makes a
// film of these frames. frames.json has their times and captions.
int writeFrames(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (!call.services.drawing)
        becomeWindow(kRenderText.name, line.arguments());
    const std::string folder = *line.value("out"), format = line.valueOrStandard("format");
    const StepOptions steps = stepsFromOptions(line).value_or(StepOptions());
    const Case c = caseOf(line, call.services);
    throwIfInvalid(c.op, line.budget());
    const Plan plan = makePlan(c.op);
    const Player player(plan, steps.stepping);
    if (player.steps() >= kMostFrames)
        throw TextError("--step by=" + std::string(name(steps.stepping.unit)) + " makes "
                        + std::to_string(player.steps() + 1) + " frames, and " + std::to_string(kMostFrames)
                        + " are the most; try by=row, block or channel, or smaller Sizes");
    makeFolder(folder);
    std::vector<std::string> files;
    JsonText json;
    json.beginObject().key("case").value(toText(c)).key("along").value(name(steps.stepping.order));
    json.key("by").value(name(steps.stepping.unit)).key("stepsASecond").value(steps.rate).key("frames").beginArray();
    for (uint64_t number = 0; number <= player.steps(); ++number) {
        const std::string file = frameName(number, format);
        files.push_back(folder + "/" + file);
        json.beginObject().key("file").value(file).key("time").value(static_cast<double>(number) / steps.rate);
        json.key("caption").value(english(wordsAfter(c.op, plan, player, number).sentence)).endObject();
    }
    const int code = call.services.drawing->render(line.arguments(), files, call.out, call.err);
    writeOutput(folder + "/frames.json", json.endArray().endObject().text(), call.out);
    call.out << counted(files.size(), "frame") << " in " << folder << "; a film of them:\n"
             << filmLine(folder, format, steps.rate) << '\n';
    return code;
}

// A folder is there already, or its name has no ending.
bool namesFolder(const std::string& out)
{
    std::error_code error;
    return !isStandardOutput(out) && (lowerCaseExtension(out).empty() || std::filesystem::is_directory(out, error));
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
                                 kLessonSheets[call.line.value("solutions") ? 1 : 0], languageOfLesson(*lesson),
                                 call.line.budget());
    return exit_code::kFine;
}

int renderCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    const std::string out = line.value("out").value_or("");
    if (out.empty())
        throw TextError("--out FILE.png is missing");
    const auto* file = line.cases().empty() ? nullptr : line.cases().front().path();
    const auto* lesson = file && fileKind(*file) == FileKind::Lesson ? file : nullptr;
    const bool isSheet = lowerCaseExtension(out) == ".pdf";
    if (line.value("solutions") && !isSheet)
        throw TextError("--solutions goes with --out FILE.pdf");
    if (isSheet)
        return writeSheet(call, lesson);
    if (namesFolder(out) && lesson)
        throw TextError("--out " + out + " is a folder for the steps of a case; expected FILE.html or FILE.pdf");
    if (namesFolder(out))
        return writeFrames(call);
    if (lowerCaseExtension(out) == ".html")
        return writePage(call);
    if (line.values("at").size() > 1)
        throw TextError("a picture explains one --at; a page, --out FILE.html, several");
    if (isStandardOutput(out))
        requireNoTerminal("--out - writes a picture");
    requireWritable(out);
    static_cast<void>(toleranceOf(line)); // a wrong line is refused without a window program
    static_cast<void>(viewFromOptions(line));
    if (!call.services.drawing)
        becomeWindow(kRenderText.name, line.arguments());
    return call.services.drawing->render(line.arguments(), {}, call.out, call.err);
}

} // namespace

const CommandText kRenderText{
    .name = "render",
    .summary = "draws a case or a lesson: pictures of the window, frames, an interactive page",
    .operands = "[CASE | LESSON.md]",
    .sentence = "Draws the window or a view of a case, pixel for pixel as the window shows it; a view also as vectors.",
    .options = kRenderOptions,
    .shared = {.tolerance = true, .cases = true},
    .most = 1,
    .remarks =
        "CASE may also be a tensor (.npy, .npz#ARRAY) or a picture; without one it is the documentation's example. "
        "Without --view a .png shows the window, and a .svg both tensors.\n\n"
        "In --view, zoom counts pixels before --size scales them; without it the whole tensor is seen. In --colours, "
        "exposure makes values lighter by so many factors of two, and gamma raises a value's share of the range to the "
        "power 1/NUMBER. clipping shows what is white or beyond in red, and what is black or below in blue. levels are "
        "the values of the first and the last colour; without them these are the smallest and the largest value, or 0 "
        "and 1 for a picture of light. Without a name a picture of one channel is gray, and all else viridis.\n\n"
        "--out DIR writes the steps: frame_00000.png is the empty output, frame_00001.png the first step. Each is the "
        "window, or what --view says; --format svg draws a view. frames.json has their times (--step rate=2 is in "
        "steps a second) and captions. The line of ffmpeg that makes a film of them is printed.\n\n"
        "A page shows both tensors, the partners of each element, its formula, and the steps of a player. The page of "
        "a LESSON.md has its text and questions, in --language where LANGUAGE/LESSON.md lies beside it. A page is one "
        "file, needs no network, and can stand in a course site's iframe; its address may end in #step=12.\n\n"
        "LESSON.md --out FILE.pdf writes its tasks, questions and exercises with empty cells on A4 pages.",
    .examples = kRenderExamples,
    .isDrawing = true,
    .run = renderCommand,
};

} // namespace tessera
