// SPDX-License-Identifier: Apache-2.0
#include "app/cli/reports/frame_files.h"

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/step_options.h"
#include "app/cli/terminal/output_file.h"
#include "engine/report/pages/frames.h"

#include <charconv>
#include <filesystem>
#include <system_error>

namespace tessera {

namespace {

constexpr double kFastest = 240; // steps a second

double rateOf(const CommandLine& line)
{
    const std::string text = line.valueOrStandard("rate");
    double rate = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rate);
    if (error != std::errc{} || end != text.data() + text.size() || !(rate > 0 && rate <= kFastest))
        throw TextError("--rate \"" + text + "\": a number of steps a second above 0 and up to 240 would be right");
    return rate;
}

void makeFolder(const std::string& folder)
{
    if (folder.empty())
        throw TextError("--frames is empty; a folder's name such as frames would be right");
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!std::filesystem::is_directory(folder))
        throw IoError(folder + " cannot be made: " + (error ? error.message() : "a file has that name"));
}

Case caseOf(const CommandLine& line, const Services& services)
{
    if (line.cases().empty())
        return documentationExample();
    return firstCase(loadCase(line.cases().front(), services.codec(), line.budget(), line.reach()));
}

} // namespace

int writeFrames(const CommandLine& line, std::ostream& out, const Services& services)
{
    const std::string folder = line.value("frames").value_or(""), format = line.valueOrStandard("format");
    const bool isPng = format == "png";
    const FrameLook look{line.valueOrStandard("theme").ends_with("dark"), rateOf(line)};
    const auto engine = services.makeEngine(line.engineOptions(), line.valueOrStandard("engine"));
    PageCase page = pageCaseOf(caseOf(line, services), *engine, line.budget());
    page.stepping = steppingOf(line);
    const Frames frames(page, look, format);
    makeFolder(folder);
    const auto write = [&](uint64_t number, const std::string& picture) {
        writeOutput(folder + "/" + frames.frame(number).file, picture, out);
    };
    const auto svg = [&](uint64_t number) { return frames.svg(number); };
    if (isPng)
        services.drawing->rasterize(frames.count(), svg, write);
    else
        for (uint64_t number = 0; number < frames.count(); ++number)
            write(number, svg(number));
    writeOutput(folder + "/frames.json", frames.json(), out);
    out << frames.count() << " frames in " << folder << "; a film of them:\n" << frames.ffmpegLine(folder) << '\n';
    return exit_code::kFine;
}

} // namespace tessera
