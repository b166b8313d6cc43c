// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/judge/measure/measure.h"
#include "engine/judge/measure/provenance.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class JsonText;

// One result, and the words that repeat it.
struct TimedCase {
    std::string name; // the case, as one line
    std::string command; // "tessera bench …"
    Measurement measurement;
};

// The columns of a table for people, and a result's texts in them; the same in the window and in a terminal.
struct TimingColumn {
    std::string_view title; // "median"
    Text sentence; // what it is, for tooltips and help
};
std::span<const TimingColumn> timingColumns();
inline constexpr std::string_view kNoFigure = "–";
std::vector<std::string> timingTexts(const Measurement& measurement); // one for each column
std::string engineText(const Measurement& measurement); // "cpu, 2 threads"
std::string deviceText(const Measurement& measurement); // what the engine is, and what is to be known of it
std::string secondsText(double seconds); // "0.8 µs", "41 µs", "1.2 ms": two significant digits, or whole

// For other programs, in SI units: a row a result with name, engine, device, threads, bytes, medianSeconds,
// copySeconds, ratioToCopy and the other figures.
std::string timingCsv(std::span<const TimedCase> results);
void writeTiming(JsonText& json, const Measurement& measurement); // the same figures, and the samples
std::string sampleCsv(std::span<const TimedCase> results); // a row a run: the cold one is run 0

} // namespace tessera
