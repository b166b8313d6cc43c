// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/bench_report.h"

#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ostream>
#include <span>
#include <utility>

namespace tessera {

namespace {

void writeTable(HtmlText& html, std::span<const TimedCase> results)
{
    std::vector<std::string> titles = {"case", "engine"};
    for (const TimingColumn& column : timingColumns())
        titles.emplace_back(column.title);
    std::vector<std::vector<std::string>> rows;
    for (const TimedCase& result : results) {
        rows.push_back({result.name, engineText(result.measurement)});
        std::ranges::copy(timingTexts(result.measurement), std::back_inserter(rows.back()));
    }
    tessera::writeTable(html, "Times", "wide pinned", titles, rows, 2);
    html.begin("details", {{"class", "more"}})
        .element("summary", "What the columns are")
        .begin("dl", {{"class", "facts"}});
    for (const TimingColumn& column : timingColumns())
        html.element("dt", column.title).element("dd", english(column.sentence));
    html.end().end().lineFeed();
}

// What the engines that ran are, each once.
std::vector<Fact> devicesOf(std::span<const TimedCase> results)
{
    std::vector<Fact> facts;
    for (const TimedCase& result : results) {
        const Measurement& m = result.measurement;
        const Fact fact{m.engine, deviceText(m)};
        const bool isNew = std::ranges::none_of(
            facts, [&](const Fact& each) { return each.name == fact.name && each.value == fact.value; });
        if (isNew)
            facts.push_back(fact);
    }
    return facts;
}

constexpr double kChartWidth = 760, kLeft = 36, kRight = 36, kTop = 34, kRowHeight = 46;

std::string pixels(double value)
{
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.1f", value);
    return text.data();
}

// Seconds along a logarithmic axis, from a tick to a tick of 1, 2 and 5.
class TimeAxis {
public:
    TimeAxis(double least, double most)
        : m_least(std::max(least, 1e-9))
        , m_most(std::max(most, 1e-9))
    {
        for (int power = -9; power <= 4; ++power)
            for (const double digit : {1.0, 2.0, 5.0})
                m_ticks.push_back(digit * std::pow(10.0, power));
        const auto above = std::ranges::lower_bound(m_ticks, m_most * 0.9999);
        const auto last = above == m_ticks.end() ? above : above + 1;
        m_ticks.erase(last, m_ticks.end());
        const auto first = std::ranges::upper_bound(m_ticks, m_least * 1.0001);
        m_ticks.erase(m_ticks.begin(), first == m_ticks.begin() ? first : first - 1);
        if (m_ticks.size() < 2)
            m_ticks = {m_least / 2, m_most * 2};
    }

    double at(double seconds) const
    {
        const double share = std::log(std::clamp(seconds, m_ticks.front(), m_ticks.back()) / m_ticks.front())
            / std::log(m_ticks.back() / m_ticks.front());
        return kLeft + share * (kChartWidth - kLeft - kRight);
    }

    // Those with room for their words.
    std::vector<double> ticks() const
    {
        std::vector<double> shown;
        const bool isLong = m_ticks.size() > 12;
        for (const double tick : m_ticks)
            if (const double power = std::log10(tick); !isLong || std::abs(power - std::round(power)) < 1e-6)
                shown.push_back(tick);
        return shown;
    }

private:
    double m_least, m_most;
    std::vector<double> m_ticks;
};

struct Times {
    Statistics kernel;
    double copy;
};

Times timesOf(const TimedCase& result)
{
    return {statistics(result.measurement, &RunSample::kernel),
            statistics(result.measurement, &RunSample::copy).median};
}

TimeAxis axisOf(std::span<const TimedCase> results)
{
    double least = HUGE_VAL, most = 0;
    for (const TimedCase& result : results) {
        const Times times = timesOf(result);
        least = std::min({least, times.kernel.min, times.copy});
        most = std::max({most, times.kernel.p95, times.copy});
    }
    return {least, most};
}

void writeAxis(HtmlText& html, const TimeAxis& axis, double bottom)
{
    for (const double tick : axis.ticks()) {
        const std::string x = pixels(axis.at(tick));
        html.element("line", "",
                     {{"class", "grid"}, {"x1", x}, {"x2", x}, {"y1", pixels(kTop)}, {"y2", pixels(bottom)}});
        html.element("text", secondsText(tick),
                     {{"class", "tick"}, {"x", x}, {"y", pixels(bottom + 16)}, {"text-anchor", "middle"}});
    }
    html.element(
        "text", "seconds, logarithmic",
        {{"class", "tick"}, {"x", pixels(kChartWidth - kRight)}, {"y", pixels(bottom + 34)}, {"text-anchor", "end"}});
    html.lineFeed();
}

void writeDiamond(HtmlText& html, double x, double y)
{
    const std::string points = pixels(x) + "," + pixels(y - 6) + " " + pixels(x + 6) + "," + pixels(y) + " " + pixels(x)
        + "," + pixels(y + 6) + " " + pixels(x - 6) + "," + pixels(y);
    html.element("polygon", "", {{"class", "copy"}, {"points", points}});
}

void writeLegend(HtmlText& html)
{
    html.element("circle", "", {{"class", "median"}, {"cx", "41"}, {"cy", "12"}, {"r", "5"}});
    html.element("text", "median of the kernel, with its shortest run and its 95th percentile",
                 {{"x", "54"}, {"y", "16"}});
    writeDiamond(html, 474, 12);
    html.element("text", "median of a copy of as many bytes", {{"x", "488"}, {"y", "16"}}).lineFeed();
}

void writeRow(HtmlText& html, const TimedCase& result, const TimeAxis& axis, double top)
{
    constexpr size_t kLongest = 96; // bytes of a name
    const Times times = timesOf(result);
    const std::string y = pixels(top + 32);
    std::string name = engineText(result.measurement) + " · " + result.name;
    if (name.size() > kLongest) {
        name.resize(kLongest);
        name.resize(name.size() - unfinishedBytes(name));
        name += " …";
    }
    html.begin("g").element(
        "title", name + ": median " + secondsText(times.kernel.median) + ", copy " + secondsText(times.copy));
    html.element("text", name, {{"x", pixels(kLeft)}, {"y", pixels(top + 16)}});
    html.element("line", "",
                 {{"class", "span"},
                  {"x1", pixels(axis.at(times.kernel.min))},
                  {"x2", pixels(axis.at(times.kernel.p95))},
                  {"y1", y},
                  {"y2", y}});
    html.element("circle", "",
                 {{"class", "median"}, {"cx", pixels(axis.at(times.kernel.median))}, {"cy", y}, {"r", "5"}});
    writeDiamond(html, axis.at(times.copy), top + 32);
    html.end().lineFeed();
}

// A row a result over one axis of seconds, which is logarithmic: the median, the shortest and the 95th percentile of
// the kernel, and the median of the copy.
void writeTimeChart(HtmlText& html, std::span<const TimedCase> results)
{
    if (results.empty())
        return;
    const TimeAxis axis = axisOf(results);
    const double bottom = kTop + kRowHeight * static_cast<double>(results.size()) + 6;
    html.begin("div", {{"class", "wide"}, {"tabindex", "0"}, {"role", "group"}, {"aria-label", "Chart of times"}});
    html.begin("svg",
               {{"class", "chart"},
                {"viewBox", "0 0 " + pixels(kChartWidth) + " " + pixels(bottom + 42)},
                {"role", "img"},
                {"aria-label", "Median times of the kernels and of the copies, which the table above has as numbers"}});
    html.lineFeed();
    writeLegend(html);
    writeAxis(html, axis, bottom);
    for (size_t i = 0; i < results.size(); ++i)
        writeRow(html, results[i], axis, kTop + kRowHeight * static_cast<double>(i));
    html.end().end().lineFeed();
}

} // namespace

void printTimes(const BenchRun& run, size_t first, std::vector<std::string> titles, std::ostream& out)
{
    const size_t leading = titles.size() + 1; // words, to the left; then numbers, to the right
    titles.emplace_back("engine");
    for (const TimingColumn& column : timingColumns())
        titles.emplace_back(column.title);
    TextTable table;
    table.add(std::move(titles));
    for (size_t i = first; i < run.results.size(); ++i) {
        const Measurement& measurement = run.results[i].measurement;
        std::vector<std::string> row = run.varied[i];
        row.push_back(engineText(measurement));
        for (const std::string& text : timingTexts(measurement))
            row.push_back(text);
        table.add(std::move(row), run.results[i].command);
    }
    table.print(out, leading);
    for (const Fact& device : devicesOf(std::span(run.results).subspan(first)))
        out << device.name << ": " << device.value << '\n';
}

std::string benchHtml(const BenchRun& run)
{
    const std::vector<TimedCase>& results = run.results;
    RunHead head = run.head;
    for (const Fact& fact : devicesOf(results))
        head.facts.push_back(fact);
    HtmlText body;
    body.element("h2", "Times").lineFeed();
    writeTable(body, results);
    body.element("h2", "Beside a copy").lineFeed();
    writeTimeChart(body, results);
    body.element("h2", "Each row again").lineFeed();
    for (const TimedCase& result : results)
        writeLine(body, result.command);
    return htmlPage(head,
                    {std::to_string(results.size()) + (results.size() == 1 ? " measurement" : " measurements"),
                     "Times of kernels beside each engine's own copy of (input + output) / 2 bytes, in the same run"},
                    body);
}

} // namespace tessera
