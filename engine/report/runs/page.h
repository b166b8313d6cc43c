// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"
#include "engine/judge/measure/measure.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// Writes HTML from its beginning to its end. All text and every attribute's value is escaped here and nowhere else, so
// that a hostile name stays a name. Elements nest as the calls do.
class HtmlText {
public:
    // One without a name is left out; an empty value is written.
    using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

    HtmlText& begin(std::string_view tag, Attributes attributes = {});
    HtmlText& end(); // the innermost that has not ended
    HtmlText& single(std::string_view tag, Attributes attributes); // without content: img, input
    HtmlText& text(std::string_view text);
    HtmlText& element(std::string_view tag, std::string_view text, Attributes attributes = {});
    HtmlText& lineFeed(); // so that the file reads well
    HtmlText& add(const HtmlText& part); // which has ended

    const std::string& string() const { return m_text; }

private:
    void open(std::string_view tag, Attributes attributes);

    std::string m_text;
    std::vector<std::string> m_open;
};

// Text as it stands in XML and HTML. Control characters are in no XML, not even escaped: they are spelled out. An
// attribute keeps no line feed that is not escaped.
std::string xmlText(std::string_view text, bool isAttribute = false);

std::string base64(std::span<const std::byte> bytes); // RFC 4648, with padding

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
