// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/tolerance_options.h"
#include "app/cli/commands/window_program.h"
#include "app/cli/reports/frame_files.h"
#include "app/cli/terminal/output_file.h"

namespace tessera {

int renderCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Services& services)
{
    const CommandLine line(kRenderText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    if (line.cases().size() > 1)
        throw TextError("render draws one case, not " + std::to_string(line.cases().size()));
    if (line.value("frames")) {
        if (line.value("out"))
            throw TextError("--frames and --out exclude each other: a folder of pictures or one");
        if (!services.drawing && line.valueOrStandard("format") == "png")
            becomeWindow(kRenderText.name, arguments);
        return writeFrames(line, out, services);
    }
    if (line.value("out").value_or("").empty())
        throw TextError("--out FILE.png is missing");
    if (isStandardOutput(line.value("out")))
        needNoTerminal("--out - writes a picture");
    needWritable(line.value("out"));
    static_cast<void>(toleranceOf(line)); // a wrong one needs no window program
    if (!services.drawing)
        becomeWindow(kRenderText.name, arguments);
    return services.drawing->render(arguments, out, err);
}

} // namespace tessera
