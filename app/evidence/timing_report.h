// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/measure/measure.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <span>
#include <string>
#include <vector>

namespace tessera {

// One result, and the words that repeat it.
struct TimedCase {
    std::string name; // the case, as one line
    std::string command; // "tessera bench …"
    Measurement measurement;
};

// The columns of a table for people, and a result's texts in them; the same in the window and in a terminal.
struct TimingColumn {
    QString title; // "median"
    QString sentence; // what it is, for tooltips and help
};
const std::vector<TimingColumn>& timingColumns();
inline const QString kNoFigure = QStringLiteral("–");
QStringList timingTexts(const Measurement& measurement); // one for each column
QString engineText(const Measurement& measurement); // "cpu, 2 threads"

// For other programs, in SI units: a row a result with name, engine, device, threads, bytes, medianSeconds,
// copySeconds, ratioToCopy and the other figures. JSON rows also hold the samples and the provenance.
QByteArray timingJson(std::span<const TimedCase> results);
QByteArray timingCsv(std::span<const TimedCase> results);
QByteArray sampleCsv(std::span<const TimedCase> results); // a row a run: the cold one is run 0

// What the figures were made on: "processor", "compiler" …, with the libraries of the window.
std::vector<std::pair<QString, QString>> provenanceTexts();

} // namespace tessera
