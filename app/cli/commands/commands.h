// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_text.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/engine.h"
#include "engine/formats/pictures/picture.h"
#include "engine/report/runs/terminal_text.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace tessera {

// This room holds the commands of `tessera`. Programs call them by callCommand(), and use this header alone.

struct Lesson;

inline constexpr uint64_t kMostMebibytes = uint64_t{1} << 40; // the largest --memory-budget

using Arguments = std::vector<std::string>;

inline constexpr std::array<std::string_view, 2> kLessonSheets = {"sheet", "solutions"};

// What needs Qt. Each may throw what a command may.
struct DrawingServices {
    std::function<int(const Arguments&)> openWindow; // runs the window until it is closed; returns the exit code
    // Draws what a line of `render` asks for into --out, or, into the files `frames`, one player's step after the
    // other.
    std::function<int(const Arguments&, std::span<const std::string> frames, std::ostream& out, std::ostream& err)>
        render;
    // Writes a lesson on paper into a PDF; `kind` is one of kLessonSheets, and `language` that of words that are not
    // the lesson's own.
    std::function<void(const std::string& path, const Lesson&, std::string_view kind, std::string_view language,
                       const MemoryBudget&)>
        sheet;
};

// What the program gives to the commands that it runs.
struct Services {
    EngineFactory makeEngine = makeEngineWith;
    const PictureCodec* pictures = nullptr; // null: the engine's
    const DrawingServices* drawing = nullptr; // null: the window program is called

    const PictureCodec& codec() const;
};

// Runs a command on what follows its name, or prints its help: results go to `out`, problems to `err`, and the exit
// code comes back. Throws what the command leaves to programMain().
int callCommand(const CommandText& command, const Arguments& arguments, std::ostream& out, std::ostream& err,
                const Services& services = {});

// Behind --version: nothing, a line for people, or --json, how the program was built.
int versionCommand(const Arguments& arguments, std::ostream& out);

// The whole program: a command, or the window on files or a case, which needs a display and says so without one. Writes
// to standard output and standard error.
int programMain(const Arguments& arguments, const Services& services);

// If an exception that nobody can catch ends the program, such as a lack of memory in a thread, it prints a sentence
// and ends with the exit code of a failed engine.
void endWithSentenceWithoutMemory();

// The program that draws, tessera-window, which takes the same arguments. It may not be installed.

// Where it lies: beside this program, else in a folder of PATH. Throws EngineError that says what to install.
std::filesystem::path windowProgram();

// Replaces this process by the window program, with the command (empty: none) and its arguments. Throws EngineError.
[[noreturn]] void becomeWindow(std::string_view command, const Arguments& arguments);

// Starts the window program in a session of its own, without this program's terminal and files. Returns its process.
// Throws EngineError.
pid_t startWindow(const Arguments& arguments);

// Why the environment's variables let no window open, and what to do; empty: one may open.
std::string whyNoDisplay();

} // namespace tessera
