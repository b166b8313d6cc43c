// SPDX-License-Identifier: Apache-2.0
#include "engine/report/text/result_list.h"

#include "engine/core/message/plain_text.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/report/text/page.h"

#include <algorithm>
#include <map>
#include <set>

namespace tessera {

namespace {

// States in the order of what a reader looks for, and the tone of each.
constexpr std::pair<std::string_view, std::string_view> kTones[] = {
    {"FAIL", "bad"},       {"ERROR", "bad"},           {"CRASH", "bad"},           {"TIMEOUT", "bad"},
    {"INVALID", "bad"},    {"newly failing", "bad"},   {"changed verdict", "odd"}, {"changed class", "odd"},
    {"MISTRUSTED", "odd"}, {"changed figures", "odd"}, {"vanished", "odd"},        {"UNSUPPORTED", ""},
    {"MISSING", ""},       {"appeared", ""},           {"fixed", "good"},          {"PASS", "good"},
};

constexpr size_t kMostOpen = 3; // results that are open from the beginning

size_t rankOf(std::string_view state)
{
    return static_cast<size_t>(std::ranges::find(kTones, state, &std::pair<std::string_view, std::string_view>::first)
                               - std::begin(kTones));
}

// A state as one word of an attribute.
std::string wordOf(std::string_view state)
{
    std::string word(state);
    std::ranges::replace(word, ' ', '-');
    return word;
}

void writeStateButtons(HtmlText& html, std::span<const ResultEntry> entries)
{
    std::map<std::pair<size_t, std::string>, size_t> counts;
    for (const ResultEntry& entry : entries)
        ++counts[{rankOf(entry.state), entry.state}];
    for (const auto& [state, count] : counts) {
        html.begin("button", {{"type", "button"}, {"data-only", wordOf(state.second)}, {"aria-pressed", "false"}});
        html.text(state.second).element("span", std::to_string(count), {{"class", "count"}}).end().lineFeed();
    }
}

void writeList(HtmlText& html, const std::vector<std::string>& texts, std::string_view cssClass)
{
    if (texts.empty())
        return;
    html.begin("ul", {{"class", cssClass}});
    for (const std::string& text : texts)
        html.element("li", text);
    html.end().lineFeed();
}

void writeInside(HtmlText& html, const ResultEntry& entry)
{
    html.begin("div", {{"class", "inside"}}).lineFeed();
    writeList(html, entry.sentences, "sentences");
    writeList(html, entry.notes, "quiet");
    if (!entry.tolerance.empty())
        html.element("p", "Allowed: " + entry.tolerance, {{"class", "quiet"}}).lineFeed();
    for (const auto& [what, line] : entry.lines) {
        if (!what.empty())
            html.element("p", what, {{"class", "quiet"}});
        writeLine(html, line);
    }
    if (entry.evidence)
        writeEvidence(html, *entry.evidence, entry.a, entry.b);
    html.end().lineFeed();
}

void writeEntry(HtmlText& html, const ResultEntry& entry, size_t place, bool isOpen)
{
    const std::string id = entry.id.empty() ? "r" + std::to_string(place) : entry.id, state = wordOf(entry.state);
    const std::string mistakes = listText(classesOf(entry), " "); // words of an attribute
    const std::string_view open = isOpen ? "open" : "";
    html.begin("details",
               {{"class", "result"}, {"id", id}, {"data-state", state}, {"data-mistake", mistakes}, {open, ""}});
    html.begin("summary");
    writeState(html, entry.state, entry.state);
    html.begin("span", {{"class", "title"}}).text(entry.title);
    if (!entry.about.empty())
        html.element("span", " " + entry.about, {{"class", "about"}});
    html.end().element("span", entry.figures, {{"class", "figures"}});
    html.element("span", english(classText(entry.mistakes, entry.second)), {{"class", "mistake"}}).end().lineFeed();
    writeInside(html, entry);
    html.end().lineFeed();
}

} // namespace

std::vector<std::string> classesOf(const ResultEntry& entry)
{
    std::vector<std::string> classes = entry.mistakes;
    if (!entry.second.empty())
        classes.push_back(entry.second);
    return classes;
}

std::string_view tone(std::string_view state)
{
    const size_t rank = rankOf(state);
    return rank < std::size(kTones) ? kTones[rank].second : "";
}

void writeState(HtmlText& html, std::string_view state, std::string_view words)
{
    html.element("span", words, {{"class", "state " + std::string(tone(state))}});
}

void writeFilter(HtmlText& html, std::span<const ResultEntry> entries)
{
    std::set<std::string> mistakes;
    for (const ResultEntry& entry : entries)
        for (const std::string& each : classesOf(entry))
            mistakes.insert(each);
    html.begin("form",
               {{"class", "filter"}, {"role", "search"}, {"aria-label", "Which results are shown"}, {"hidden", ""}});
    html.lineFeed();
    writeStateButtons(html, entries);
    if (!mistakes.empty()) {
        html.begin("select", {{"aria-label", "Class of mistake"}}).element("option", "all classes", {{"value", ""}});
        for (const std::string& mistake : mistakes)
            html.element("option", mistake, {{"value", mistake}});
        html.end().lineFeed();
    }
    html.single("input", {{"type", "search"}, {"placeholder", "Search"}, {"aria-label", "Search in the results"}});
    html.element("span", "", {{"role", "status"}}).end().lineFeed();
}

void writeEntries(HtmlText& html, std::span<const ResultEntry> entries)
{
    if (entries.empty())
        html.element("p", "There is nothing to list.", {{"class", "quiet"}}).lineFeed();
    size_t open = 0;
    for (size_t i = 0; i < entries.size(); ++i) {
        const bool isOpen = entries[i].isGrave && open < kMostOpen;
        writeEntry(html, entries[i], i, isOpen);
        open += isOpen ? 1 : 0;
    }
}

void writeResults(HtmlText& html, std::span<const ResultEntry> entries)
{
    if (!entries.empty())
        writeFilter(html, entries);
    writeEntries(html, entries);
}

void writeClasses(HtmlText& html, std::span<const ResultEntry> entries)
{
    using Row = std::pair<std::vector<MistakeClass>, std::optional<MistakeClass>>; // one of these, and the second
    std::map<Row, size_t> counts;
    for (const ResultEntry& entry : entries) {
        Row row{{}, mistakeClassFromName(entry.second)};
        for (const std::string& each : entry.mistakes)
            if (const auto known = mistakeClassFromName(each))
                row.first.push_back(*known);
        if (!row.first.empty())
            ++counts[row];
    }
    if (counts.empty())
        return;
    html.element("h2", "Classes of mistakes").lineFeed();
    html.begin("div", {{"class", "wide words fit"}}).begin("table");
    writeTableHead(html, {"class", "what it is", "results"}, 2);
    html.begin("tbody").lineFeed();
    bool areShared = false;
    for (const auto& [row, count] : counts) {
        const auto& [classes, second] = row;
        areShared = areShared || classes.size() > 1 || second;
        const std::string both = second ? std::string(name(*second)) : std::string();
        html.begin("tr").element("th", english(classText(namesOf(classes), both)), {{"scope", "row"}});
        html.element("td", english(meaning(classes, second)));
        html.element("td", std::to_string(count), {{"class", "number"}}).end().lineFeed();
    }
    html.end().end().end().lineFeed();
    if (areShared)
        html.element("p",
                     "Each result counts once: “or” stands between classes that its data cannot tell apart, “and” "
                     "between two mistakes that were made at the same time.",
                     {{"class", "quiet"}})
            .lineFeed();
}

void writeMissingEvidence(HtmlText& html, size_t without, const std::string& rest)
{
    if (without > 0)
        html.element("p",
                     "The first " + std::to_string(kMostEvidence) + " failures carry pictures; "
                         + std::to_string(without) + (without == 1 ? " more fails" : " more fail") + " and "
                         + (without == 1 ? "has" : "have") + " none. " + rest,
                     {{"class", "quiet"}})
            .lineFeed();
}

} // namespace tessera
