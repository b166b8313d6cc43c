// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/loaded_case.h"
#include "app/cli/arguments/standard_output.h"
#include "app/cli/arguments/stream_input.h"
#include "app/cli/commands/commands.h"
#include "engine/compute/foreign/child_process.h"
#include "engine/compute/foreign/foreign_setup.h"
#include "engine/core/message/message.h"
#include "engine/formats/files/temporary.h"
#include "engine/formats/pictures/picture_file.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iterator>
#include <new>
#include <ostream>
#include <string>
#include <system_error>

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

extern char** environ; // NOLINT: POSIX's name

namespace tessera {

namespace {

constexpr const char* kName = "tessera-window";

bool canStart(const std::filesystem::path& path)
{
    std::error_code error;
    return std::filesystem::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0;
}

[[noreturn]] void failToStart(const std::filesystem::path& program, int error)
{
    throw EngineError(program.string() + " does not start: " + std::system_category().message(error)
                      + "; installing the package tessera again may fix it");
}

} // namespace

std::filesystem::path windowProgram()
{
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    if (std::filesystem::path beside = self.parent_path() / kName; !error && canStart(beside))
        return beside;
    if (std::filesystem::path found = programInPath(kName); !found.empty())
        return found;
    throw EngineError("this needs the window program, and there is no " + std::string(kName)
                      + " beside tessera or in a folder of PATH; install the package tessera");
}

void becomeWindow(std::string_view command, const Arguments& arguments)
{
    const std::filesystem::path program = windowProgram();
    std::vector<std::string> words = {kName};
    if (!command.empty())
        words.emplace_back(command);
    words.insert(words.end(), arguments.begin(), arguments.end());
    execv(program.c_str(), argumentPointers(words).data());
    failToStart(program, errno);
}

pid_t startWindow(const Arguments& arguments)
{
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
    posix_spawn_file_actions_t files; // who waits for the end of this program's output does not wait for the window
    posix_spawn_file_actions_init(&files);
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0);
    const std::filesystem::path program = windowProgram();
    std::vector<std::string> words = {kName};
    words.insert(words.end(), arguments.begin(), arguments.end());
    pid_t process = 0;
    if (const int error =
            posix_spawn(&process, program.c_str(), &files, &attributes, argumentPointers(words).data(), environ))
        failToStart(program, error);
    return process;
}

std::string whyNoDisplay()
{
    const char* variables[] = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    const bool isThere = std::ranges::any_of(variables, [](const char* name) {
        const char* const value = std::getenv(name);
        return value && *value != '\0';
    });
    if (isThere)
        return {};
    return "neither DISPLAY nor WAYLAND_DISPLAY is set; a terminal of the desktop has them, and over a network `ssh "
           "-X` sets them. `tessera render --out picture.png` draws the window into a file";
}

const PictureCodec& Services::codec() const
{
    return pictures ? *pictures : pictureCodec();
}

namespace {

[[noreturn]] void end(const char* sentence)
{
    dprintf(STDERR_FILENO, "tessera: %s\n", sentence); // allocates nothing
    _exit(exit_code::kEngineFailed);
}

// An exception that could not be thrown on, from a destructor or a thread.
[[noreturn]] void onTerminate()
{
    try {
        if (const auto exception = std::current_exception())
            std::rethrow_exception(exception);
    } catch (const std::bad_alloc&) {
        end("there is not enough memory for this; try smaller sizes");
    } catch (const std::exception& error) {
        end(error.what());
    } catch (...) {
        end("ended by an exception that is not its own");
    }
    std::signal(SIGABRT, SIG_DFL);
    std::abort();
}

} // namespace

void endWithSentenceWithoutMemory()
{
    std::set_terminate(onTerminate);
}

namespace {

// The commands in the order of the overview. Help, man page and completion read the texts from here.
constexpr const CommandText* kCommands[] = {
    &kRunText,    &kCheckText, &kIdentifyText, &kSweepText, &kReportText, &kProbeText,   &kMapText,    &kBenchText,
    &kRenderText, &kShowText,  &kCodeText,     &kFromText,  &kModelText,  &kEnginesText, &kDoctorText, &kHelpText,
};

const CommandText* findCommand(std::string_view name)
{
    const auto found = std::ranges::find(kCommands, name, &CommandText::name);
    return found == std::end(kCommands) ? nullptr : *found;
}

TextError noCommand(const std::string& word)
{
    std::vector<std::string> names;
    for (const CommandText* command : commandTexts())
        names.emplace_back(command->name);
    const std::string meant = closest(word, names);
    return TextError("\"" + word + "\" is neither a command nor a file; "
                     + (meant.empty() ? "`tessera --help all` lists the commands" : "did you mean " + meant + "?"));
}

void requireDisplay()
{
    if (const std::string reason = whyNoDisplay(); !reason.empty())
        throw TextError("no window can open: " + reason + ", and `tessera --help all` lists what else needs none");
}

int runWord(const Arguments& arguments, std::ostream& out, std::ostream& err, const Services& services)
{
    const CommandText& command = *findCommand(arguments.front());
    return reportErrors(command.name, {}, err, [&] {
        return callCommand(command, {arguments.begin() + 1, arguments.end()}, out, err, services);
    });
}

// Checks the line first, so that a wrong one is refused whether or not there is a window program.
int openWindow(const Arguments& arguments, std::ostream& out, const Services& services)
{
    const std::string& word = arguments.front();
    const CommandLine line(kWindowText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    for (const CaseArgument& argument : line.cases())
        if (const auto* words = argument.words())
            if (!readsStream(*words)) // the window reads a stream, since it is read once
                static_cast<void>(caseFromWords(*words, services.codec(), {}));
    const auto* file = line.cases().empty() ? nullptr : line.cases().front().path();
    std::error_code error;
    if (file && *file == word && !isStream(*file)
        && std::filesystem::status(*file, error).type() == std::filesystem::file_type::not_found)
        throw noCommand(word);
    if (error)
        throw IoError(word + " cannot be read: " + error.message());
    requireDisplay();
    if (!services.drawing)
        becomeWindow({}, arguments);
    return services.drawing->openWindow(arguments);
}

int runLine(const Arguments& arguments, std::ostream& out, std::ostream& err, const Services& services)
{
    return reportErrors({}, {}, err, [&] {
        if (arguments.empty()) {
            requireDisplay();
            if (!services.drawing)
                becomeWindow({}, {});
            return services.drawing->openWindow({});
        }
        const std::string& word = arguments.front();
        if (word == "--version")
            return versionCommand({arguments.begin() + 1, arguments.end()}, out);
        if (word == "--help" || word == "-h")
            return callCommand(kHelpText, {arguments.begin() + 1, arguments.end()}, out, err, services);
        return findCommand(word) ? runWord(arguments, out, err, services) : openWindow(arguments, out, services);
    });
}

// A reader that has seen enough (`| head`) is no error; a full disk is.
int written(StandardOutput& output, std::ostream& err, int code)
{
    const int error = output.finish();
    if (error == 0 || error == EPIPE)
        return code;
    err << "tessera: standard output cannot be written: " << std::strerror(error) << '\n';
    return std::max(code, error == ENOMEM ? exit_code::kEngineFailed : exit_code::kBadInput);
}

// Where a standard file is closed (`>&-`), opens /dev/null in its place, so that no later file becomes standard output.
void keepStandardFiles()
{
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(file, F_GETFD) < 0 && open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY) < 0)
            return;
}

} // namespace

std::span<const CommandText* const> commandTexts()
{
    return kCommands;
}

int callCommand(const CommandText& command, const Arguments& arguments, std::ostream& out, std::ostream& err,
                const Services& services)
{
    const CommandLine line(command, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    if (const size_t count = line.cases().size(); count < command.least || count > command.most)
        throw TextError(std::string(command.name) + " takes "
                        + (command.operands.empty() ? "no case" : std::string(command.operands)) + ", and "
                        + std::to_string(count) + (count == 1 ? " is" : " are") + " given");
    return command.run({line, out, err, services});
}

int programMain(const Arguments& arguments, const Services& services)
{
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN); // a file beyond its limit is an error of the write, as a full disk is
    removeTemporariesOnSignals();
    endWithSentenceWithoutMemory();
    keepStandardFiles();
    registerCaseFormats();
    StandardOutput output(stdout), problems(stderr);
    std::ostream out(&output), err(&problems);
    err << std::unitbuf;
    return written(output, err, runLine(arguments, out, err, services));
}

} // namespace tessera
