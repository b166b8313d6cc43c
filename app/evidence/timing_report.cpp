// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evidence/timing_report.h"

#include "app/look/format.h"
#include "engine/measure/provenance.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QVariant>

namespace tessera {

namespace {

using Figures = std::vector<std::pair<const char*, QVariant>>; // invalid: there is no such figure

QVariant whole(uint64_t number) // JSON writes this one as a number
{
    return QVariant::fromValue(static_cast<qint64>(number));
}

QVariant seconds(const std::optional<Statistics>& statistics)
{
    return statistics ? QVariant(statistics->median) : QVariant();
}

Figures figuresOf(const TimedCase& result)
{
    const Measurement& m = result.measurement;
    const Statistics kernel = statistics(m, &RunSample::kernel);
    return {
        {"name", QString::fromStdString(result.name)},
        {"engine", QString::fromStdString(m.engine)},
        {"device", QString::fromStdString(m.device)},
        {"threads", whole(m.threads)},
        {"bytes", whole(m.bytes)},
        {"count", whole(kernel.count)},
        {"coldPlanSeconds", m.plans.front()},
        {"planSeconds", statistics(m.plans).median},
        {"coldWallSeconds", m.cold.wall},
        {"coldSeconds", m.cold.kernel},
        {"minSeconds", kernel.min},
        {"medianSeconds", kernel.median},
        {"meanSeconds", kernel.mean},
        {"p95Seconds", kernel.p95},
        {"maxSeconds", kernel.max},
        {"wallSeconds", statistics(m, &RunSample::wall).median},
        {"uploadSeconds", seconds(statistics(m, &RunSample::upload))},
        {"downloadSeconds", seconds(statistics(m, &RunSample::download))},
        {"bytesPerSecond", bytesPerSecond(m)},
        {"copyBytes", whole(m.copyBytes)},
        {"copySeconds", statistics(m, &RunSample::copy).median},
        {"ratioToCopy", ratioToCopy(m)},
        {"note", QString::fromStdString(m.note)},
        {"command", QString::fromStdString(result.command)},
    };
}

QByteArray csvField(const QVariant& value)
{
    if (value.typeId() == QMetaType::Double)
        return QByteArray::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    QByteArray text = value.toString().toUtf8();
    if (text.contains(',') || text.contains('"') || text.contains('\n'))
        text = '"' + text.replace("\"", "\"\"") + '"';
    return text;
}

QByteArray csvLine(const QList<QByteArray>& fields)
{
    return fields.join(',') + '\n';
}

QJsonObject samplesOf(const Measurement& m)
{
    QJsonArray plan, wall, kernel, upload, download, copy;
    for (const double each : m.plans)
        plan.append(each);
    for (const RunSample& run : m.hot) {
        wall.append(run.wall);
        kernel.append(run.kernel);
        copy.append(run.copy);
        if (run.upload)
            upload.append(*run.upload);
        if (run.download)
            download.append(*run.download);
    }
    return {{QStringLiteral("plan"), plan},     {QStringLiteral("wall"), wall}, {QStringLiteral("kernel"), kernel},
            {QStringLiteral("upload"), upload}, {QStringLiteral("copy"), copy}, {QStringLiteral("download"), download}};
}

QString percentText(double ratio)
{
    return QStringLiteral("%1\u202f%").arg(QString::number(100 * ratio, 'f', ratio < 0.0995 ? 1 : 0));
}

QString rateText(double bytesPerSecond)
{
    return QString::number(bytesPerSecond * 1e-9, 'g', bytesPerSecond < 1e9 ? 2 : 3);
}

QString optionalText(const std::optional<Statistics>& statistics)
{
    return statistics ? durationText(statistics->median) : kNoFigure;
}

} // namespace

const std::vector<TimingColumn>& timingColumns()
{
    static const std::vector<TimingColumn> columns = {
        {QStringLiteral("cold"),
         QStringLiteral("The first run of a new engine, all of it: compilation, allocation, "
                        "transfers")},
        {QStringLiteral("n"), QStringLiteral("Hot runs: those after the first, on the same buffers")},
        {QStringLiteral("min"), QStringLiteral("The shortest hot run's time in the kernel, transfers excluded")},
        {QStringLiteral("median"), QStringLiteral("Of the hot runs' times in the kernel")},
        {QStringLiteral("mean"), QStringLiteral("Of the hot runs' times in the kernel")},
        {QStringLiteral("p95"), QStringLiteral("95 % of the hot runs' kernels took at most this long")},
        {QStringLiteral("max"), QStringLiteral("The longest hot run's time in the kernel")},
        {QStringLiteral("GB/s"), QStringLiteral("Bytes that the operator must read and write / median kernel time")},
        {QStringLiteral("of copy"),
         QStringLiteral("The time of the engine's own copy of (input + output) / 2 bytes / "
                        "the kernel's, medians of runs in turn")},
        {QStringLiteral("plan"), QStringLiteral("Making the plan: tables and strides; once for each case")},
        {QStringLiteral("upload"), QStringLiteral("Input to the device, median")},
        {QStringLiteral("download"), QStringLiteral("Output from the device, median")},
        {QStringLiteral("wall"), QStringLiteral("The whole call, transfers included, median")},
    };
    return columns;
}

QStringList timingTexts(const Measurement& m)
{
    const Statistics kernel = statistics(m, &RunSample::kernel);
    return {durationText(m.cold.wall),
            QString::number(kernel.count),
            durationText(kernel.min),
            durationText(kernel.median),
            durationText(kernel.mean),
            durationText(kernel.p95),
            durationText(kernel.max),
            rateText(bytesPerSecond(m)),
            percentText(ratioToCopy(m)),
            durationText(statistics(m.plans).median),
            optionalText(statistics(m, &RunSample::upload)),
            optionalText(statistics(m, &RunSample::download)),
            durationText(statistics(m, &RunSample::wall).median)};
}

QString engineText(const Measurement& m)
{
    QString name = QString::fromStdString(m.engine);
    if (m.threads == 0)
        return name;
    return QStringLiteral("%1, %2 %3")
        .arg(name)
        .arg(m.threads)
        .arg(m.threads == 1 ? QStringLiteral("thread") : QStringLiteral("threads"));
}

QByteArray timingJson(std::span<const TimedCase> results)
{
    QJsonObject origin;
    for (const auto& [name, value] : provenanceTexts())
        origin.insert(name, value);
    QJsonArray rows;
    for (const TimedCase& result : results) {
        QJsonObject row;
        for (const auto& [key, value] : figuresOf(result))
            row.insert(QLatin1String(key), QJsonValue::fromVariant(value));
        row.insert(QStringLiteral("samples"), samplesOf(result.measurement));
        row.insert(QStringLiteral("provenance"), origin);
        rows.append(row);
    }
    return QJsonDocument(rows).toJson();
}

QByteArray timingCsv(std::span<const TimedCase> results)
{
    QByteArray text;
    for (const TimedCase& result : results) {
        const Figures figures = figuresOf(result);
        QList<QByteArray> keys, values;
        for (const auto& [key, value] : figures) {
            keys.append(key);
            values.append(csvField(value));
        }
        text += (text.isEmpty() ? csvLine(keys) : QByteArray()) + csvLine(values);
    }
    return text;
}

QByteArray sampleCsv(std::span<const TimedCase> results)
{
    QByteArray text = "name,engine,threads,run,wallSeconds,uploadSeconds,kernelSeconds,downloadSeconds,copySeconds\n";
    for (const TimedCase& result : results) {
        const Measurement& m = result.measurement;
        uint64_t number = 0;
        const auto write = [&](const RunSample& run, const QVariant& copy) {
            const auto part = [](const std::optional<double>& time) {
                return csvField(time ? QVariant(*time) : QVariant());
            };
            text += csvLine({csvField(QString::fromStdString(result.name)), csvField(QString::fromStdString(m.engine)),
                             QByteArray::number(m.threads), QByteArray::number(number++), csvField(run.wall),
                             part(run.upload), csvField(run.kernel), part(run.download), csvField(copy)});
        };
        write(m.cold, {});
        for (const RunSample& run : m.hot)
            write(run, run.copy);
    }
    return text;
}

std::vector<std::pair<QString, QString>> provenanceTexts()
{
    std::vector<std::pair<QString, QString>> texts;
    for (const Fact& fact : provenance())
        texts.emplace_back(QString::fromStdString(fact.name), QString::fromStdString(fact.value));
    texts.emplace_back(QStringLiteral("window"), QStringLiteral("Qt ") + QLatin1String(qVersion()));
    return texts;
}

} // namespace tessera
