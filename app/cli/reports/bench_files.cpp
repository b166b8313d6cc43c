// SPDX-License-Identifier: Apache-2.0
#include "app/cli/reports/bench_files.h"

#include "app/cli/terminal/output_file.h"
#include "engine/formats/files/npy.h"
#include "engine/report/html/bench_page.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

namespace tessera {

namespace {

using Results = std::span<const TimedCase>;

constexpr std::array<std::string_view, 3> kBenchReports = {"json", "csv", "html"};

// The rows as text, by option.
constexpr std::pair<const char*, std::string (*)(Results)> kTexts[] = {
    {"json", [](Results results) { return timingJson(results, provenance()); }},
    {"csv", timingCsv},
};

} // namespace

BenchFiles::BenchFiles(const CommandLine& line, const Services& services)
    : m_line(line)
    , m_services(services)
{
    needWritable(line.value("plot"));
    m_usesStandardOutput = tessera::useStandardOutput(line, kBenchReports);
    if (isStandardOutput(line.value("plot")))
        throw TextError("--plot -: a name that ends in .svg or .png would be right");
}

bool BenchFiles::areWanted() const
{
    return m_usesStandardOutput || m_line.value("plot")
        || std::ranges::any_of(kBenchReports, [&](std::string_view each) { return m_line.value(each).has_value(); });
}

void BenchFiles::keep(Results results) const
{
    for (const auto& [option, text] : kTexts)
        if (const auto path = m_line.value(option); path && canHavePartial(*path)) {
            const std::string rows = text(results);
            writeFileAtomically(*path + kPartial, std::as_bytes(std::span(rows)));
        }
}

void BenchFiles::write(Results results, PageHead head, ReportWriter& reports) const
{
    for (const auto& [option, text] : kTexts)
        if (const auto path = m_line.value(option);
            path && reports.write(option, [&, &made = text] { return made(results); })) {
            std::error_code error;
            std::filesystem::remove(*path + kPartial, error);
        }
    reports.write("html", [&] { return benchHtml(results, std::move(head)); });
    if (const auto path = m_line.value("plot"))
        reports.attempt([&] { m_services.drawing->plot(*path, results); });
}

} // namespace tessera
