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

// Writes HTML from its beginning to its end. All texts and attribute values are escaped here and nowhere else, so a
// hostile name stays a name. Elements nest as the calls do.
class HtmlText {
public:
    // An attribute without a name is left out; an empty value is written.
    using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

    HtmlText& begin(std::string_view tag, Attributes attributes = {});
    HtmlText& end(); // the innermost open element
    HtmlText& single(std::string_view tag, Attributes attributes); // without content: img, input
    HtmlText& text(std::string_view text);
    HtmlText& element(std::string_view tag, std::string_view text, Attributes attributes = {});
    HtmlText& lineFeed(); // so that the file reads well
    HtmlText& add(const HtmlText& part); // a part without open elements

    const std::string& string() const { return m_text; }

private:
    std::string m_text;
    std::vector<std::string> m_open;
};

// Text escaped for XML and HTML. Control characters are spelled out, since XML does not allow them even escaped. In an
// attribute line feeds are escaped too.
std::string xmlText(std::string_view text, bool isAttribute = false);

std::string base64(std::span<const std::byte> bytes); // RFC 4648, with padding

// The head of a run of any kind, at the top of its page.
struct RunHead {
    std::string command = {}; // the command that ran: "check"
    std::string line = {}; // the command line that repeats the run; empty: the window ran it
    std::string startedAt = {}; // "2026-11-22T10:00:00", UTC
    bool isStopped = false; // by a signal, before its end
    std::vector<Fact> facts = {}; // about this run: engines with their versions and devices, the tolerance in words
};

// The outcome of a run.
struct RunSummary {
    std::string title; // "2 of 64 results fail"
    std::string sentence; // the counts
};

// A style or a script that is compiled in.
struct PageFile {
    std::string_view text;
    std::string_view hash; // SHA-256 in hexadecimal digits
};

struct PageParts {
    std::string_view language = "en";
    std::string title;
    std::string body; // the content of <body> before the scripts
    std::vector<PageFile> styles = {}, scripts = {}; // beside those of all pages
};
// A whole file, which loads no other file and nothing from a network. Its policy allows its own styles and scripts, by
// their hashes, and embedded pictures. In a frame it tells its height when asked.
std::string htmlFile(PageParts parts);

// A report, as such a file.
std::string htmlPage(const RunHead& head, const RunSummary& summary, const HtmlText& body);

// A shell's line that can be copied.
void writeLine(HtmlText& html, const std::string& line);
// A table with its rows. The first cell of a row is its heading.
void writeTable(HtmlText& html, const std::string& label, std::string_view cssClass,
                const std::vector<std::string>& titles, const std::vector<std::vector<std::string>>& rows,
                size_t firstNumber = SIZE_MAX);
// Begins a table up to its rows. The keyboard can scroll it where it is wider than the page. Columns from `firstNumber`
// on are aligned to the right.
void beginTable(HtmlText& html, const std::string& label, std::string_view cssClass,
                const std::vector<std::string>& titles, size_t firstNumber = SIZE_MAX);
void endTable(HtmlText& html);

// A source with its version and device: {"A", "cpu: 2 threads, …"}.
Fact factOf(const std::string& role, const OutputSource& source);
// The tolerance in force, as options; in words where there are none.
Fact toleranceFact(const std::string& options);

std::string utcNow(); // "2026-11-22T10:00:00"

} // namespace tessera
