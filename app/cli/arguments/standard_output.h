// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <streambuf>
#include <string>
#include <string_view>

namespace tessera {

// Standard output or standard error, in text that is safe for a terminal (terminalLines()). Remembers why it failed,
// which std::cout does not.
class StandardOutput : public std::streambuf {
public:
    explicit StandardOutput(std::FILE* file = stdout)
        : m_file(file)
    {
        setp(m_buffer, m_buffer + sizeof m_buffer);
    }
    ~StandardOutput() override { finish(); }
    StandardOutput(const StandardOutput&) = delete;
    StandardOutput& operator=(const StandardOutput&) = delete;

    void writeRaw(std::string_view bytes); // writes them unchanged, after all text so far
    int finish(); // writes all that is left; errno of the first failure, 0: none

protected:
    int sync() override;
    int_type overflow(int_type c) override;

private:
    void writeSafely(std::string_view text);
    void write(std::string_view bytes);

    std::FILE* m_file;
    char m_buffer[1 << 16];
    int m_error = 0;
};

// Writes bytes unchanged: they are no text, or another program reads them.
void writeRaw(std::ostream& out, std::string_view bytes);

std::string percentText(double done); // how much is done, 0 … 1: ", 45 %"; empty at the beginning

// One line on standard error that is written over and over. It shows nothing where standard error is no terminal. A
// StandardOutput clears it before it writes.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(const std::string& text); // shows it at most ten times a second, cut at the terminal's width
    static void clear(); // before anything else is written

private:
    bool m_isTerminal;
    std::chrono::steady_clock::time_point m_next = {};
};

// What an option such as --json FILE writes: "-" is standard output.
bool isStandardOutput(const std::optional<std::string>& path);

// Throws TextError where standard output is a terminal, which shows bytes as anything but what they are. `what`: "--out
// - writes a picture".
void requireNoTerminal(const std::string& what);

// Replaces the whole file or nothing; for "-" it writes the bytes to `out` unchanged. Throws IoError.
void writeOutput(const std::string& path, std::string_view bytes, std::ostream& out);

bool writeAll(int file, std::string_view bytes); // false: errno says why not

// Throws IoError where the file cannot be written; leaves it as it is. Call it before long work. None: does nothing.
void requireWritable(const std::optional<std::string>& path);
} // namespace tessera
