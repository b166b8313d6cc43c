// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"

#include <array>
#include <cstdint>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What the command line says of itself. Parsing, --help, the man pages and the completion of shells all read this.

// What a shell may offer for a value.
enum class ValueKind {
    Text, // nothing
    File,
    Folder,
    Engine, // a name that `tessera engines` lists
    EngineOrFile,
    Choice, // one of `choices`
    Parts, // NAME,KEY=VALUE,KEY=VALUE …, whose name is one of `choices`
    PackCase, // a case of the conformance pack, or all
    Operator,
    DataTypes, // a list: FLOAT32,FLOAT16
};

struct Option {
    std::string_view name; // without the dashes
    std::string_view value; // what it takes, "DIR"; "[FILE]" may be left out and is then -; empty: it is a switch
    std::string_view sentence;
    ValueKind kind = ValueKind::Text;
    std::string_view standard = {}; // the value where it is not given
    std::span<const std::string_view> choices = {};
    bool isList = false; // may be given more than once
    bool isRepeated = true; // stands in the line that repeats a result
};

// For an option that says which cases are run, or what is printed and written, but not how a result comes about.
constexpr Option unrepeated(Option option)
{
    option.isRepeated = false;
    return option;
}

// For an option that may be given more than once.
constexpr Option repeatable(Option option)
{
    option.isList = true;
    return option;
}

// An option that takes one of a few words.
constexpr Option oneOf(std::string_view name, std::string_view value, std::string_view sentence,
                       std::span<const std::string_view> choices, std::string_view standard = {})
{
    return {name, value, sentence, ValueKind::Choice, standard, choices};
}

// An option that takes a name, parts, or both.
constexpr Option ofParts(std::string_view name, std::string_view value, std::string_view sentence,
                         std::span<const std::string_view> choices = {})
{
    return {name, value, sentence, ValueKind::Parts, {}, choices};
}

inline constexpr std::array<std::string_view, 4> kThemes = {"light", "dark", "contrast-light", "contrast-dark"};

struct Example {
    std::string_view line; // behind "tessera "
    std::string_view sentence;
};

struct CommandCall;

// Which groups of shared options follow the command's own.
struct SharedOptions {
    bool tolerance = false; // it judges
    bool engines = false; // it runs them, foreign ones too
    bool cases = false; // it reads them: --allow-outside, and the options of models
    bool reports = false; // it writes them
};

struct CommandText {
    std::string_view name; // "check"; empty: the window, which opens without a command
    std::string_view summary; // a line of the overview, "holds engines against …"
    std::string_view operands = {}; // "CASE…"
    std::string_view sentence; // one or two
    std::span<const Option> options = {};
    SharedOptions shared = {};
    size_t least = 0, most = SIZE_MAX; // how many operands
    std::string_view remarks = {}; // paragraphs under the options
    std::span<const Example> examples = {};
    bool isDrawing = false; // needs the window program
    // Does it; the exit code. None needs a display. Files and cases that fail are reported in place and do not stop the
    // others; EngineError, IoError and TextError about the command itself are left to programMain(). Null: the window.
    int (*run)(const CommandCall& call) = nullptr;
};

// Options of several commands that take one engine, and that work on one dispatch.
inline constexpr Option kEngine{"engine", "NAME", "What computes; `tessera engines` lists them.", ValueKind::Engine,
                                "cpu"};
inline constexpr Option kDispatch{"dispatch", "NUMBER", "Which dispatch of a case file, from 0 on.", ValueKind::Text,
                                  "0"};
// The option that every command has.
inline constexpr Option kHelp{"help", "", "Shows this text; after an operator's name, its fields."};
inline constexpr Option kMemoryBudget{
    "memory-budget", "MIB", "The most memory that a case or a file may take. Default: half of the machine's memory."};
inline constexpr Option kVersion{"version", "", "Says which version this is."}; // an option of the window
// Options of the commands that hold engines against something.
inline constexpr Option kValidate{"validate", "",
                                  "Runs Vulkan under its validation layer; what the layer finds is a failure."};
// Options of the commands that compute.
inline constexpr Option kThreads{"threads", "N", "The most threads of the cpu engine. Default: all."};

// Options of the commands that read cases.
inline constexpr Option kAllowOutside{"allow-outside", "",
                                      "Lets case files read files outside their folders: for cases that you trust."};
// Options for cases that are a model or a node of one.
inline constexpr Option kDim = repeatable({"dim", "NAME=SIZE", "Gives a size that a model (.onnx) leaves open."});
inline constexpr Option kTensors{
    "tensors", "DIR", "A folder with what flowed through a model (.onnx): .npy, .npz and .pb files, named by tensors.",
    ValueKind::Folder};

extern const CommandText kRunText, kCheckText, kProbeText, kMapText, kBenchText, kRenderText, kCodeText, kFromText,
    kEnginesText, kHelpText, kSweepText, kReportText, kIdentifyText, kModelText, kDoctorText, kShowText;
extern const CommandText kWindowText;

// The command's own options and those that it shares; then those that every command has.
std::vector<Option> ownOptions(const CommandText& command);
std::vector<Option> allOptions(const CommandText& command);

// The texts of the list in program.cpp, in the order of the overview, without the window's.
std::span<const CommandText* const> commandTexts();

std::string alternatives(std::span<const std::string_view> words); // "a, b or c"

// What --help prints.
void printHelp(const CommandText& command, std::ostream& out);
void printHelp(const Operator& op, std::ostream& out);

} // namespace tessera
