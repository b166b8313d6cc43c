// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/descriptor.h"
#include "engine/judge/sweep/sweep_file.h"

#include <filesystem>

namespace tessera {

enum class Resume { No, Yes };

// How far a sweep has come, as JSON lines that are only appended: what was asked for, then a line for what ran first
// and one for each chunk. Whatever ends the program, each line is whole or not counted, so that a sweep that goes on
// from the file gives what one without a break gives.
class SweepProgress {
public:
    // Begins the file anew, or takes up what it holds; there may be none. `known`: how many cases run first. Throws
    // IoError where it cannot be read or written, TextError where it is another sweep's.
    SweepProgress(std::filesystem::path path, const SweepReport& order, uint64_t known, Resume resume);

    const SweepStart& start() const { return m_start; }
    uint64_t knownCases() const { return m_known; } // that run first: as many as at the beginning

    void addKnown(const std::vector<SweepFailure>& known);
    void addChunk(uint64_t chunk, const SweepSum& part);
    void remove(); // the sweep is complete

private:
    void read(const SweepReport& order);
    void readLine(std::string_view text, bool isHead, const SweepReport& order);
    void append(std::string_view line);
    [[noreturn]] void fail() const; // the file cannot be written

    std::filesystem::path m_path;
    SweepReport m_order; // without sums
    uint64_t m_known;
    Descriptor m_file;
    SweepStart m_start;
};

} // namespace tessera
