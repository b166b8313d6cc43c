// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/engines/timing_plot.h"

#include "app/base/look/words.h"
#include "engine/core/case/case.h"
#include "engine/core/engines/cache.h"
#include "engine/judge/measure/provenance.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace tessera {

namespace {

// "BlockSize 2", "LINEAR": an option of a case's line, as a name is made of.
std::vector<std::string> partsOf(const std::string& name)
{
    const std::vector<std::string> words = shellWords(name);
    std::vector<std::string> parts;
    for (size_t i = 0; i < words.size(); ++i) {
        const bool isOption = words[i].starts_with("--") && i + 1 < words.size();
        if (!isOption) {
            parts.push_back(words[i]);
            continue;
        }
        const std::string option = words[i].substr(2);
        const std::string& value = words[++i];
        if (option == "Sizes" || option == "data")
            continue; // the first is the axis, the second changes no time
        const bool speaksForItself = !value.empty() && std::isalpha(static_cast<unsigned char>(value.front()));
        parts.push_back(speaksForItself ? value : option + " " + value);
    }
    return parts;
}

// By result: its operator, the parts of its name that not all cases of that operator have, and the engine where there
// are several, unless that is said elsewhere.
std::vector<QString> labelsOf(std::span<const TimedCase> results, bool withEngine = true)
{
    std::map<std::pair<std::string, std::string>, size_t> count; // operators' parts; an operator's name is the first
    for (const TimedCase& each : results) {
        const std::vector<std::string> parts = partsOf(each.name);
        for (const std::string& part : parts)
            ++count[{parts.front(), part}];
    }
    std::set<std::string> engines;
    for (const TimedCase& each : results)
        engines.insert(each.measurement.engine);
    std::vector<QString> labels;
    for (const TimedCase& each : results) {
        const std::vector<std::string> parts = partsOf(each.name);
        QStringList words = {QString::fromStdString(parts.front())};
        for (size_t i = 1; i < parts.size(); ++i)
            if (count[{parts.front(), parts[i]}] < count[{parts.front(), parts.front()}])
                words << QString::fromStdString(parts[i]);
        if (withEngine && engines.size() > 1)
            words << QString::fromStdString(each.measurement.engine);
        labels.push_back(words.join(QLatin1Char(' ')));
    }
    return labels;
}

QString copyLabel(const QString& engine)
{
    return tr("%1’s copy").arg(engine);
}

double bytesOf(const TimedCase& result)
{
    return static_cast<double>(result.measurement.bytes);
}

double kernelSeconds(const TimedCase& result)
{
    return statistics(result.measurement, &RunSample::kernel).median;
}

double copySeconds(const TimedCase& result)
{
    return statistics(result.measurement, &RunSample::copy).median;
}

double copyRate(const TimedCase& result) // GB/s
{
    return 2 * static_cast<double>(result.measurement.copyBytes) / copySeconds(result) * 1e-9;
}

// The series of a label, made where it is new.
PlotSeries& seriesOf(std::vector<PlotSeries>& all, const QString& label, PlotSeries::Kind kind)
{
    const auto found = std::ranges::find(all, label, &PlotSeries::label);
    return found != all.end() ? *found : all.emplace_back(PlotSeries{label, {}, {}, kind});
}

void sortByX(PlotSeries& series)
{
    std::vector<std::pair<double, double>> points;
    for (qsizetype i = 0; i < series.x.size(); ++i)
        points.emplace_back(series.x[i], series.y[i]);
    std::ranges::sort(points);
    for (size_t i = 0; i < points.size(); ++i)
        std::tie(series.x[qsizetype(i)], series.y[qsizetype(i)]) = points[i];
}

// Where a working set leaves a cache of this machine.
std::vector<std::pair<double, QString>> cacheMarks(double least, double most)
{
    std::vector<std::pair<double, QString>> marks;
    const CacheSizes& sizes = cacheSizes();
    const std::pair<uint64_t, const char*> caches[] = {{sizes.first, "L1"}, {sizes.second, "L2"}, {sizes.last, "L3"}};
    for (const auto& [size, text] : caches)
        if (const auto bytes = double(size); bytes > least && bytes < most)
            marks.emplace_back(bytes, QLatin1String(text));
    return marks;
}

// The processor and the engines, in one line.
QString madeOn(std::span<const TimedCase> results)
{
    QStringList parts;
    for (const TimedCase& each : results)
        if (const QString text = QStringLiteral("%1: %2").arg(QString::fromStdString(each.measurement.engine),
                                                              inWindowLanguage(each.measurement.device));
            !parts.contains(text))
            parts << text;
    if (parts.size() > 1)
        parts = {};
    const std::vector<Fact> facts = provenance();
    if (!facts.empty())
        parts << QString::fromStdString(facts.front().value);
    return parts.join(QStringLiteral(" · "));
}

PlotContent overThreads(std::span<const TimedCase> results, const std::vector<QString>& labels)
{
    PlotContent content{
        .title = tr("Time over threads"),
        .subtitle = madeOn(results),
        .x = {.title = tr("threads")},
        .y = {.title = tr("median time of the kernel"), .unit = PlotAxis::Unit::Seconds, .startsAtZero = true},
        .series = {}};
    std::set<unsigned> threads;
    for (const TimedCase& each : results)
        threads.insert(each.measurement.threads);
    for (const unsigned each : threads)
        content.x.categories << QString::number(each);
    for (size_t i = 0; i < results.size(); ++i) {
        const auto place = double(std::distance(threads.begin(), threads.find(results[i].measurement.threads)));
        PlotSeries& series = seriesOf(content.series, labels[i], PlotSeries::Kind::Line);
        series.x << place;
        series.y << kernelSeconds(results[i]);
        PlotSeries& copy = seriesOf(content.series, tr("copy, %1").arg(labels[i]), PlotSeries::Kind::Reference);
        copy.of = labels[i];
        copy.x << place;
        copy.y << copySeconds(results[i]);
    }
    return content;
}

// One size gives no curve: the engines stand beside each other.
PlotContent overEngines(std::span<const TimedCase> results)
{
    PlotContent content{
        .title = tr("Time of each engine"),
        .subtitle = madeOn(results),
        .x = {.title = tr("engine")},
        .y = {.title = tr("median time of the kernel"), .unit = PlotAxis::Unit::Seconds, .isLogarithmic = true},
        .series = {}};
    const std::vector<QString> labels = labelsOf(results, false);
    for (const TimedCase& each : results)
        content.x.categories << QString::fromStdString(each.measurement.engine);
    content.x.categories.removeDuplicates();
    for (size_t i = 0; i < results.size(); ++i) {
        const auto place = double(content.x.categories.indexOf(QString::fromStdString(results[i].measurement.engine)));
        PlotSeries& series = seriesOf(content.series, labels[i], PlotSeries::Kind::Points);
        series.x << place;
        series.y << kernelSeconds(results[i]);
        PlotSeries& copy = seriesOf(content.series, tr("copy"), PlotSeries::Kind::Reference);
        copy.x << place;
        copy.y << copySeconds(results[i]);
    }
    return content;
}

PlotContent overBytes(std::span<const TimedCase> results, const std::vector<QString>& labels)
{
    PlotContent content{
        .title = tr("Rate over size"),
        .subtitle = madeOn(results),
        .x = {.title = tr("bytes read and written"), .unit = PlotAxis::Unit::Bytes, .isLogarithmic = true},
        .y = {.title = tr("GB/s read and written"), .startsAtZero = true},
        .series = {}};
    double least = HUGE_VAL, most = 0;
    std::map<double, std::vector<double>> copies; // rates by bytes
    for (size_t i = 0; i < results.size(); ++i) {
        PlotSeries& series = seriesOf(content.series, labels[i], PlotSeries::Kind::Line);
        series.x << bytesOf(results[i]);
        series.y << bytesPerSecond(results[i].measurement) * 1e-9;
        copies[2 * static_cast<double>(results[i].measurement.copyBytes)].push_back(copyRate(results[i]));
        least = std::min(least, bytesOf(results[i]));
        most = std::max(most, bytesOf(results[i]));
    }
    PlotSeries reference{tr("copy"), {}, {}, PlotSeries::Kind::Reference};
    for (const auto& [bytes, rates] : copies) {
        reference.x << bytes;
        reference.y << statistics(rates).median;
    }
    for (PlotSeries& series : content.series)
        sortByX(series);
    content.series.push_back(std::move(reference));
    content.marks = cacheMarks(least, most);
    return content;
}

// One size and one engine give no curve either: the cases stand beside each other.
PlotContent overCases(std::span<const TimedCase> results)
{
    const std::vector<QString> labels = labelsOf(results);
    const std::string first = partsOf(results.front().name).front();
    const bool oneOperator =
        std::ranges::all_of(results, [&](const TimedCase& each) { return partsOf(each.name).front() == first; });
    QStringList names;
    for (const QString& label : labels) // the operator, where all are of it, is said below the axis
        names << (oneOperator ? label.section(QLatin1Char(' '), 1) : label);
    PlotContent content{.title = tr("Rate of each case"),
                        .subtitle = madeOn(results),
                        .x = {.title = oneOperator ? QString::fromStdString(first) : tr("case")},
                        .y = {.title = tr("GB/s read and written"), .startsAtZero = true},
                        .series = {}};
    content.x.categories = names;
    content.x.categories.removeDuplicates();
    const QString engine = QString::fromStdString(results.front().measurement.engine);
    PlotSeries rates{engine, {}, {}}, copies{copyLabel(engine), {}, {}, PlotSeries::Kind::Reference, engine};
    for (size_t i = 0; i < results.size(); ++i) {
        const auto place = double(content.x.categories.indexOf(names[qsizetype(i)]));
        rates.x << place;
        rates.y << bytesPerSecond(results[i].measurement) * 1e-9;
        copies.x << place;
        copies.y << copyRate(results[i]);
    }
    content.series = {std::move(rates), std::move(copies)};
    return content;
}

} // namespace

PlotContent timingPlot(std::span<const TimedCase> results)
{
    const std::vector<QString> labels = labelsOf(results);
    std::map<std::pair<std::string, std::string>, std::set<unsigned>> threadsOf; // by case and engine
    std::set<std::string> engines;
    std::set<uint64_t> bytes;
    for (const TimedCase& each : results) {
        threadsOf[{each.name, each.measurement.engine}].insert(each.measurement.threads);
        engines.insert(each.measurement.engine);
        bytes.insert(each.measurement.bytes);
    }
    const bool isOverThreads =
        std::ranges::any_of(threadsOf, [](const auto& entry) { return entry.second.size() > 1; });
    if (isOverThreads)
        return overThreads(results, labels);
    if (bytes.size() > 1)
        return overBytes(results, labels);
    return engines.size() > 1 ? overEngines(results) : overCases(results);
}

PlotContent samplePlot(std::span<const TimedCase> results)
{
    PlotContent content{.title = {},
                        .subtitle = {},
                        .x = {.title = tr("run")},
                        .y = {.title = tr("kernel time"), .unit = PlotAxis::Unit::Seconds, .isLogarithmic = true},
                        .series = {}};
    for (const TimedCase& each : results) {
        const QString engine = QString::fromStdString(each.measurement.engine);
        PlotSeries runs{engine, {}, {}, PlotSeries::Kind::Points};
        for (const RunSample& run : each.measurement.hot) {
            runs.x << double(runs.x.size() + 1);
            runs.y << run.kernel;
        }
        const double last = double(runs.x.size()), median = copySeconds(each);
        content.series.push_back(std::move(runs));
        content.series.push_back({copyLabel(engine), {1, last}, {median, median}, PlotSeries::Kind::Reference, engine});
    }
    return content;
}

} // namespace tessera
