// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/render.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/command_line.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/view_options.h"
#include "app/cli/commands/window_program.h"
#include "app/cli/terminal/output_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/output_path.h"
#include "engine/report/pages/frames.h"
#include "engine/report/pages/lesson_page.h"

#include <filesystem>
#include <iosfwd>

namespace tessera {

namespace {

// The window's drawer has these tabs, by these names.
constexpr auto kTabs = std::to_array<std::string_view>(
    {"Mapping", "Axes", "Memory", "Difference", "Verify", "Timing", "Table", "Histogram", "Pins", "History", "Code"});
constexpr std::array<std::string_view, 2> kFrameFormats = {"svg", "png"};
constexpr std::array<std::string_view, 4> kResults = {"A", "B", "C", "D"};
constexpr std::array<std::string_view, 5> kViews = {"window", "input", "output", "both", "comparison"};

constexpr Option kRenderOptions[] = {
    {"out", "FILE",
     "The picture to write: .png or .jpg, or .svg of a view, or an interactive page, .html; -: a .png to standard "
     "output.",
     ValueKind::File},
    {"size", "WxH", "The window's size, before scaling.", ValueKind::Text, "1280x800"},
    oneOf("theme", "THEME", "The colours.", kThemes, "light"),
    oneOf("language", "LANGUAGE", "The language of the window.", kLanguageCodes, "en"),
    {"scale", "FACTOR", "Device pixels for each pixel of the window.", ValueKind::Text, "1"},
    oneOf("view", "NAME", "What is drawn.", kViews),
    repeatable({"pin", "n,c,y,x", "The output element to explain; of a page several."}),
    oneOf("tab", "NAME", "The tab to show.", kTabs),
    {"engine", "WHAT", "A: an engine or a file.", ValueKind::EngineOrFile, "cpu"},
    {.name = "against",
     .value = "WHAT",
     .sentence = "B: reference, another engine, or a file (.npy, .npz, a picture, a case); none: do not compare. "
                 "Twice more: C and D.",
     .kind = ValueKind::EngineOrFile,
     .isList = true},
    oneOf("base", "NAME", "The result that the others are held against.", kResults, "A"),
    kZoom,
    kAt,
    kChannel,
    kMap,
    kExposure,
    kGamma,
    kClipping,
    kShownLevels,
    {"frames", "DIR", "Instead of one picture, draw a frame for each step of the player into this folder.",
     ValueKind::Folder},
    oneOf("format", "FORMAT", "Of the frames.", kFrameFormats, "svg"),
    {"rate", "NUMBER", "Steps a second: the times in frames.json.", ValueKind::Text, "2"},
    kAlong,
    kBy,
    kStep,
    {"dispatch", "NUMBER", "Which dispatch of a case file a page shows, from 0 on.", ValueKind::Text, "0"},
    kEngineFile,
    kTimeout,
};

constexpr Example kRenderExamples[] = {
    {"render resources/cases/resample1_linear_2x.json --out picture.png --theme dark --scale 2", "Draws the window."},
    {"render DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --frames frames --by row", "Draws the steps."},
    {"render DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --pin 0,1,2,3 --view both --out mapping.svg",
     "Draws a figure for a paper."},
    {"render resources/cases/depth_to_space1_crd.json --out depth_to_space.html", "Makes a page for a course site."},
};

Case caseOf(const CommandLine& line, const Services& services)
{
    if (line.cases().empty())
        return documentationExample();
    return loadCase(line.cases().front(), services.codec(), line.budget(), line.reach()).first();
}

// `--frames DIR`: writes the player's pictures and frames.json into DIR, which is made where it is missing, and prints
// the line that makes a film of them. PNG needs services.drawing. Throws what pageCaseOf() does, IoError, TextError.
int writeFrames(const CommandCall& call)
{
    const CommandLine& line = call.line;
    const std::string folder = line.value("frames").value_or(""), format = line.valueOrStandard("format");
    const bool isPng = format == "png";
    const FrameLook look{line.valueOrStandard("theme").ends_with("dark"),
                         number("rate", line.valueOrStandard("rate"), 0.001, 240)};
    const auto engine = call.services.makeEngine(line.engineOptions(), line.valueOrStandard("engine"));
    PageCase page = pageCaseOf(caseOf(line, call.services), *engine, line.budget());
    page.stepping = steppingOf(line);
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

// Throws TextError for a picture of TeX, which a .svg or a .png stands in for.
void refuseTex(const std::optional<std::string>& out)
{
    const std::string ending = lowerCaseExtension(out.value_or(""));
    if (ending == ".tikz" || ending == ".tex")
        throw TextError("--out \"" + *out + "\": pictures are not written as " + ending
                        + "; expected .svg, .png or .jpg, and --view both draws the mapping as .svg");
}

int renderCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (line.cases().size() > 1)
        throw TextError("render draws one case, not " + std::to_string(line.cases().size()));
    if (line.value("frames")) {
        if (line.value("out"))
            throw TextError("--frames and --out exclude each other: a folder of pictures or one");
        const auto* file = line.cases().empty() ? nullptr : line.cases().front().path();
        const bool isLesson = file && isLessonFile(*file);
        if (!call.services.drawing && (isLesson || line.valueOrStandard("format") == "png"))
            becomeWindow(kRenderText.name, line.arguments());
        if (!isLesson)
            return writeFrames(call);
        makeFolder(*line.value("frames"));
        return writeSlides(call, *file, *line.value("frames"));
    }
    if (line.value("out").value_or("").empty())
        throw TextError("--out FILE.png is missing");
    if (lowerCaseExtension(*line.value("out")) == ".html")
        return writePage(call);
    if (line.values("pin").size() > 1)
        throw TextError("a picture explains one --pin; a page, --out FILE.html, several");
    if (isStandardOutput(line.value("out")))
        needNoTerminal("--out - writes a picture");
    refuseTex(line.value("out"));
    needWritable(line.value("out"));
    static_cast<void>(toleranceOf(line)); // a wrong one needs no window program
    if (!call.services.drawing)
        becomeWindow(kRenderText.name, line.arguments());
    return call.services.drawing->render(line.arguments(), call.out, call.err);
}

} // namespace

const CommandText kRenderText{
    .name = "render",
    .summary = "draws a case or a lesson: pictures of the window, frames, an interactive page",
    .operands = "[CASE | LESSON.md]",
    .sentence =
        "Draws the window of a case, or a view of it, pixel for pixel what the window shows; views also as vectors.",
    .options = kRenderOptions,
    .shared = {.tolerance = true, .cases = true},
    .remarks =
        "CASE may also be a tensor (.npy, .npz#ARRAY) or a picture; without one it is the documentation's "
        "example. Without --view a .png shows the window and a .svg both tensors.\n\n"
        "--frames writes frame_00000.svg, the empty output, frame_00001.svg and so on, and frames.json with "
        "their times and captions, and prints the line of ffmpeg that makes a film of them. The same case gives "
        "the same bytes; .svg frames need no window program.\n\n"
        "A page shows both tensors, what belongs to each element, its formula, and the steps of a player; that of "
        "a LESSON.md its text and questions, in --language where LANGUAGE/LESSON.md lies beside it. It is one "
        "file, needs no network, and stands in a course site's iframe; its address may end in #step=12.\n\n"
        "LESSON.md --frames draws each case of a lesson as a lecture shows it: 01_NAME.png, 01_NAME_dark.png "
        "(with --theme one of the two), of --size 1920x1080 where none is given; frames.json names them.",
    .examples = kRenderExamples,
    .isDrawing = true,
    .run = renderCommand,
};

} // namespace tessera
