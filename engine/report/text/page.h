// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"
#include "engine/judge/measure/provenance.h"
#include "engine/report/text/html_text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What is known of a run of any kind, and stands at the top of its page.
struct RunHead {
    std::string command = {}; // that it is a run of: "check"
    std::string line = {}; // the whole command line, which repeats the run; empty: it was the window's
    std::string startedAt = {}; // "2026-11-22T10:00:00", UTC
    bool isStopped = false; // by a signal, before its end
    std::vector<Fact> facts = {}; // about this run: engines with their versions and devices, the tolerance in words
};

// What came of a run.
struct RunSummary {
    std::string title; // "2 of 64 results fail"
    std::string sentence; // the counts
};

// A style or a script as it stands in the program.
struct PageFile {
    std::string_view text;
    std::string_view hash; // SHA-256 in hexadecimal digits
};
PageFile pageStyle(); // what all pages have in common

struct PageParts {
    std::string_view language = "en";
    std::string title;
    std::string body; // what stands in <body> before the scripts
    std::vector<PageFile> styles, scripts; // in their order
};
// A whole file: it asks for no other and for nothing from a network. Its policy lets through the styles and scripts
// that it carries, by their hashes, and pictures that stand in it. In a frame it says how high it is, to whoever asks.
std::string htmlFile(PageParts parts);

// A report, as such a file.
std::string htmlPage(const RunHead& head, const RunSummary& summary, const HtmlText& body);

// A line of a shell that can be copied.
void writeLine(HtmlText& html, const std::string& line);
// A table with its rows, whose first cell heads them.
void writeTable(HtmlText& html, const std::string& label, std::string_view cssClass,
                const std::vector<std::string>& titles, const std::vector<std::vector<std::string>>& rows,
                size_t firstNumber = SIZE_MAX);
// A table that a keyboard can scroll where it is wider than the page, up to its rows; from column `firstNumber` on it
// is set to the right.
void beginTable(HtmlText& html, const std::string& label, std::string_view cssClass,
                const std::vector<std::string>& titles, size_t firstNumber = SIZE_MAX);
void endTable(HtmlText& html);

// A source with its version and device: {"A", "cpu: 2 threads, …"}.
Fact factOf(const std::string& role, const OutputSource& source);
// What is allowed, as options, or in words what is allowed without them.
Fact toleranceFact(const std::string& options);

std::string utcNow(); // "2026-11-22T10:00:00"

} // namespace tessera
