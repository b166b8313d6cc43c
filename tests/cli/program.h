// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/matchers.h"

#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <type_traits>
#include <vector>

// The real program, as a shell runs it.
namespace tessera {

struct Output {
    int code;
    std::string out, err;
};

inline void PrintTo(const Output& output, std::ostream* stream)
{
    *stream << "exit code " << output.code << "\n" << output.out << "--- standard error\n" << output.err;
}

// How a program ends. Words must stand in what it says; a matcher tells more.
inline auto Exits(int code)
{
    return testing::Field("exit code", &Output::code, code);
}
template <class Text> auto textIs(const Text& text)
{
    if constexpr (std::is_convertible_v<const Text&, std::string>)
        return HasSubstr(std::string(text));
    else
        return text;
}
template <class... Texts> auto Says(int code, const Texts&... texts) // on standard output
{
    return AllOf(Exits(code), testing::Field("standard output", &Output::out, AllOf(textIs(texts)...)));
}
template <class... Texts> auto Complains(int code, const Texts&... texts) // on standard error
{
    return AllOf(Exits(code), testing::Field("standard error", &Output::err, AllOf(textIs(texts)...)));
}
template <class Out, class Err> auto Ends(int code, const Out& out, const Err& err)
{
    return AllOf(Says(code, out), Complains(code, err));
}

// `line` is what stands behind "tessera" on a shell's line, in a folder of the running test's own that starts empty.
Output tessera(const std::string& line);
// The same, and the most memory that it held at a time, with every program that it called: bytes.
struct Measured {
    Output output;
    uint64_t bytes;
};
Measured measured(const std::string& line);
// The same for a whole shell line, with "tessera" as a word that can stand anywhere.
Output shell(const std::string& line);

// "tessera" with that line, and the signal that it gets once a condition of the shell holds; its standard output is in
// lines.txt till then.
Output stopped(const std::string& line, const std::string& condition, const std::string& signal = "INT");

Output python(const std::string& script);
bool hasPython(const std::string& module);
// Checks a.html by a script of tests/cli/browser.
void expectInBrowser(const std::string& script, const std::string& checks);
bool isInstalled(const std::string& program);

std::vector<std::string> linesOf(const std::string& text);
// The command that repeats a line stands behind it: of the first line that has one, or of the last. Empty: none has.
std::string firstCommand(const std::string& text);
std::string lastCommand(const std::string& text);

std::filesystem::path testFolder();
// A path that is not absolute begins there; a folder is made for what is written.
void writeText(const std::filesystem::path& path, const std::string& text);
std::string readText(const std::filesystem::path& path);
std::string caseFile(const std::string& name); // a built-in one: "depth_to_space.json"
// A case file of two: the second dispatch reads what the first one writes. A command would write a file, too.
std::string twoDispatches();

} // namespace tessera
