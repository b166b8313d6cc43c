// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/program.h"

#include "app/commands/case_arguments.h"
#include "app/commands/check_line.h"
#include "app/show_window.h"
#include "engine/operator.h"

#include <algorithm>
#include <cerrno>
#include <ostream>

namespace tessera {

namespace {

struct NamedCommand {
    std::string_view name;
    int (*run)(const Arguments& arguments, std::ostream& out, std::ostream& err);
    std::string_view sentence;
};

constexpr NamedCommand kCommands[] = {
    {"run", runCommand, "Execute a case: dispatch, print, write files."},
    {"check", checkCommand, "Compare an engine's output with expected values, another engine or a file."},
    {"map", mapCommand, "Explain where one element comes from, or goes to."},
    {"render", renderCommand, "Draw the window of a case into a picture."},
    {"engines", enginesCommand, "List what this machine can run cases on."},
};

int printUsage(std::ostream& out)
{
    out << "usage: tessera [FILE…]            open the window\n"
           "       tessera COMMAND …          work without a display\n\ncommands:\n";
    for (const NamedCommand& command : kCommands)
        out << "  " << command.name << std::string(10 - command.name.size(), ' ') << command.sentence << "\n";
    out << "\n`tessera COMMAND --help` shows a command's options. The window takes --theme light|dark, --fresh (ignore "
           "what "
           "was\nremembered) and --config DIR.\n";
    return exit_code::kFine;
}

// The built-in example on every engine, each against the reference; and a picture of the window.
int mainJob(std::ostream& out, std::ostream& err)
{
    const Case c = documentationExample();
    const std::string line = toText(c);
    out << c.title << "\n" << line << "\n\n";
    int highest = exit_code::kFine;
    for (const EngineEntry& entry : engineList()) {
        if (entry.available && entry.name != "reference")
            highest = std::max(highest, guarded(err, [&] {
                                   Arguments arguments = {"--engine", entry.name};
                                   const Case example = documentationExample();
                                   const std::string text = toText(example);
                                   for (size_t begin = 0; begin < text.size();) {
                                       const size_t end = std::min(text.find(' ', begin), text.size());
                                       arguments.push_back(text.substr(begin, end - begin));
                                       begin = end + 1;
                                   }
                                   return checkCommand(arguments, out, err);
                               }));
        if (!entry.available)
            out << entry.name << " is missing: " << entry.description << "\n";
    }
    const char* const picture = "tessera.png";
    highest = std::max(highest, guarded(err, [&] { return renderCommand({"--out", picture}, out, err); }));
    out << "\nNo window opened: there is no display (DISPLAY and WAYLAND_DISPLAY are not set). Its picture is "
        << picture << ".\n";
    return highest;
}

// A closed pipe is the reader's wish; a full disk is a failure.
int flushed(int code, std::ostream& out, std::ostream& err)
{
    errno = 0;
    out.flush();
    if (out || errno == EPIPE)
        return code;
    err << "tessera: The output could not be written; is the disk full?\n";
    return std::max(code, exit_code::kEngineFailed);
}

} // namespace

std::optional<int> runProgram(const Arguments& arguments, std::ostream& out, std::ostream& err)
{
    if (arguments.empty()) {
        if (hasDisplay())
            return std::nullopt;
        return flushed(mainJob(out, err), out, err);
    }
    if (arguments[0] == "--help" || arguments[0] == "-h")
        return flushed(printUsage(out), out, err);
    if (arguments[0] == "--version") {
        out << "tessera " << TESSERA_VERSION << "\n";
        return flushed(exit_code::kFine, out, err);
    }
    const auto command = std::ranges::find(kCommands, arguments[0], &NamedCommand::name);
    if (command == std::end(kCommands)) {
        const bool isWord = arguments[0].find_first_of("./-") == std::string::npos;
        if (isWord && !std::filesystem::exists(arguments[0])) {
            err << "tessera: There is no command \"" << arguments[0] << "\". `tessera --help` lists them.\n";
            return exit_code::kBadInput;
        }
        if (hasDisplay())
            return std::nullopt;
        err << "tessera: No window can open: there is no display. `tessera --help` lists what works without one.\n";
        return exit_code::kEngineFailed;
    }
    const Arguments rest(arguments.begin() + 1, arguments.end());
    const int code = guarded(err, [&] { return command->run(rest, out, err); });
    return flushed(code, out, err);
}

} // namespace tessera
