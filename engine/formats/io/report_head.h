// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

class JsonMember;
class JsonText;

// What every report for other programs begins with, whichever command writes it: its form is
// resources/report.schema.json.
inline constexpr std::string_view kReportSchema = "tessera-report";
inline constexpr uint64_t kReportVersion = 1; // another number: readers of this one must refuse it

// Begins the report's object; the writer goes on with keys of the command's own and ends it.
JsonText& beginReport(JsonText& json, std::string_view command);
// The same of what another version found, such as a merged sweep.
JsonText& beginReport(JsonText& json, std::string_view command, std::string_view programVersion);

struct ReportHead {
    std::string command; // "check"
    std::string programVersion; // "0.1.0"
};
// Throws JsonError for what is no such report, with what to do about one that an earlier program wrote.
ReportHead reportHeadIn(const JsonMember& root);

} // namespace tessera
