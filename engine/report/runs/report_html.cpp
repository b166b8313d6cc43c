// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/report/runs/report.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace tessera {

namespace {

constexpr size_t kMostOpen = 3; // the failures that are open at first

// An outcome as one word of an attribute.
std::string attributeOf(Outcome outcome)
{
    std::string text(word(outcome));
    std::ranges::replace(text, ' ', '-');
    return text;
}

std::set<std::string> mistakesOf(std::span<const Result> results)
{
    std::set<std::string> mistakes;
    for (const Result& result : results)
        std::ranges::copy(namesOf(classesOf(result)), std::inserter(mistakes, mistakes.end()));
    return mistakes;
}

void writeFilter(HtmlText& html, std::span<const Result> results)
{
    std::map<Outcome, size_t> counts;
    for (const Result& result : results)
        if (result.outcome != Outcome::None)
            ++counts[result.outcome];
    const std::set<std::string> mistakes = mistakesOf(results);
    html.begin("form",
               {{"class", "filter"}, {"role", "search"}, {"aria-label", "Which results are shown"}, {"hidden", ""}});
    html.lineFeed();
    for (const auto& [outcome, count] : counts) {
        html.begin("button", {{"type", "button"}, {"data-only", attributeOf(outcome)}, {"aria-pressed", "false"}});
        html.text(word(outcome)).element("span", groupedText(count), {{"class", "count"}}).end().lineFeed();
    }
    if (!mistakes.empty()) {
        html.begin("select", {{"aria-label", "Class of mistake"}}).element("option", "all classes", {{"value", ""}});
        for (const std::string& mistake : mistakes)
            html.element("option", mistake, {{"value", mistake}});
        html.end().lineFeed();
    }
    html.single("input", {{"type", "search"}, {"placeholder", "Search"}, {"aria-label", "Search in the results"}});
    html.element("span", "", {{"role", "status"}}).end().lineFeed();
}

void writeQuiet(HtmlText& html, const std::string& text)
{
    html.element("p", text, {{"class", "quiet"}}).lineFeed();
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

// The result's own notes, those of its comparison, and its quality.
std::vector<std::string> notesOf(const Result& result)
{
    std::vector<std::string> texts = result.notes;
    const auto add = [&](const Message& note) { texts.push_back(english(note)); };
    if (result.comparison && !result.comparison->reason.isEmpty())
        add(result.comparison->reason);
    if (result.comparison)
        std::ranges::for_each(result.comparison->notes, add);
    if (result.quality)
        add(lineOf(*result.quality));
    return texts;
}

void writeInside(HtmlText& html, const Result& result)
{
    html.begin("div", {{"class", "inside"}}).lineFeed();
    writeList(html, sentencesOf(result), "sentences");
    writeList(html, notesOf(result), "quiet");
    if (result.comparison)
        writeQuiet(html,
                   "Allowed: " + english(result.comparison->rule)
                       + (result.tolerance.empty() ? "" : " (" + result.tolerance + ")"));
    if (!result.command.empty())
        writeLine(html, result.command);
    for (const auto& [what, line] : result.lines) {
        html.element("p", what, {{"class", "quiet"}});
        writeLine(html, line);
    }
    if (result.evidence)
        html.add(*result.evidence);
    html.end().lineFeed();
}

// The operator and the engines of a result.
std::string aboutOf(const Result& result)
{
    std::string about = result.operatorName;
    if (!result.engine.empty())
        about +=
            (about.empty() ? "" : ", ") + result.engine + (result.against.empty() ? "" : " against " + result.against);
    return about;
}

void writeResult(HtmlText& html, const Result& result, const std::string& id, bool isOpen)
{
    const Classes classes = classesOf(result);
    const std::string mistakes = listText(namesOf(classes), " "); // as the words of an attribute
    html.begin("details",
               {{"class", "result"},
                {"id", id},
                {"data-state", attributeOf(result.outcome)},
                {"data-mistake", mistakes},
                {isOpen ? "open" : "", ""}});
    html.begin("summary");
    writeOutcome(html, result.outcome, word(result.outcome));
    html.begin("span", {{"class", "title"}}).text(result.title());
    if (const std::string about = aboutOf(result); !about.empty())
        html.element("span", " " + about, {{"class", "about"}});
    html.end().element("span", result.figures, {{"class", "figures"}});
    html.element("span", english(classText(classes)), {{"class", "mistake"}}).end().lineFeed();
    writeInside(html, result);
    html.end().lineFeed();
}

void writeResults(HtmlText& html, const Report& report)
{
    html.element("h2", report.heading).lineFeed();
    for (const std::string& remark : report.remarks)
        writeQuiet(html, remark);
    if (std::ranges::count(report.results, true, [](const Result& each) { return each.evidence.has_value(); })
        == kMostEvidence)
        writeQuiet(html,
                   "The first " + std::to_string(kMostEvidence)
                       + " failures carry pictures; the line of another one, with --html, draws it.");
    if (report.results.empty())
        writeQuiet(html, "There is nothing to list.");
    size_t open = 0;
    for (size_t i = 0; i < report.results.size(); ++i) {
        const bool isOpen = open < kMostOpen
            && (infoOf(report.results[i].outcome).tone == "bad" || report.results[i].outcome == Outcome::None);
        writeResult(html, report.results[i], linkTo(i).substr(1), isOpen);
        open += isOpen ? 1 : 0;
    }
}

RunSummary summaryOf(const Report& report)
{
    if (!report.summary.title.empty())
        return report.summary;
    const ReportSum sum = sumOf(report.results);
    return {outcomeText(sum.failing, report.results.size(), "result"), text(sum)};
}

} // namespace

void beginRow(HtmlText& html, std::span<const Result> results)
{
    std::set<std::string> states;
    for (const Result& result : results)
        states.insert(attributeOf(result.outcome));
    html.begin("tr", {{"data-state", listText(states, " ")}, {"data-mistake", listText(mistakesOf(results), " ")}});
}

void writeOutcome(HtmlText& html, Outcome outcome, std::string_view words)
{
    if (!words.empty())
        html.element("span", words, {{"class", "state " + std::string(infoOf(outcome).tone)}});
}

std::string linkTo(size_t result)
{
    return "#r" + std::to_string(result);
}

std::string htmlOf(const Report& report)
{
    HtmlText body;
    if (report.results.size() > 1)
        writeFilter(body, report.results);
    for (const Section& section : report.sections) {
        body.element("h2", section.title).lineFeed();
        body.add(section.html);
    }
    if (!report.results.empty() || report.sections.empty())
        writeResults(body, report);
    RunHead head = report.head;
    std::ranges::copy(report.facts, std::back_inserter(head.facts));
    if (!report.command.empty())
        head.facts.push_back({"repeated by", report.command});
    return htmlPage(head, summaryOf(report), body);
}

} // namespace tessera
