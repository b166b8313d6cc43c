// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/text/evidence.h"
#include "engine/report/text/html_text.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A result of a report: a row that opens. What is empty is left out.
struct ResultEntry {
    std::string id = {}; // by which the page's links find it
    std::string state = {}; // "PASS", "FAIL", "newly failing"
    std::string title = {}, about = {}; // the case; what ran it, or which of its outputs it is
    std::string figures = {}; // lines
    std::vector<std::string> mistakes = {}; // the class, "order"; several: one of them
    std::string second = {}; // the class of a mistake that was made at the same time
    std::vector<std::string> sentences = {}, notes = {};
    std::string tolerance = {}; // in words
    std::vector<std::pair<std::string, std::string>> lines = {}; // that can be copied, each behind what it does
    std::optional<PageEvidence> evidence = {};
    std::string a = {}, b = {}; // what the two sides of the evidence are called
    bool isGrave = false; // the first few of these are open from the beginning
};

// All classes that the filter finds it by.
std::vector<std::string> classesOf(const ResultEntry& entry);

// "good", "odd", "bad" or "": how a state is coloured.
std::string_view tone(std::string_view state);
// A state as text with its colour.
void writeState(HtmlText& html, std::string_view state, std::string_view words);

// The filter, by states, classes and words, and the results; none: a sentence. What else has data-state and
// data-mistake is filtered too.
void writeFilter(HtmlText& html, std::span<const ResultEntry> entries);
void writeEntries(HtmlText& html, std::span<const ResultEntry> entries);
void writeResults(HtmlText& html, std::span<const ResultEntry> entries); // both
// How many results each class of mistake explains, in the order of the vocabulary; none: nothing. Each result counts
// once: one that its data leave several classes for in the row of that group, one of two mistakes at once in the row of
// both.
void writeClasses(HtmlText& html, std::span<const ResultEntry> entries);
// A sentence where more results fail than carry pictures; none: nothing. `rest`: how one gets them.
void writeMissingEvidence(HtmlText& html, size_t without, const std::string& rest);

} // namespace tessera
