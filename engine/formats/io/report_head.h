// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

class JsonMember;
class JsonText;

// What every report for other programs begins with, whichever command writes it: its form is
// resources/report.schema.json.

// Begins the report's object; the writer goes on with keys of the command's own and ends it.
JsonText& beginReport(JsonText& json, std::string_view command);
// The same of what another version found, such as a merged sweep.
JsonText& beginReport(JsonText& json, std::string_view command, std::string_view programVersion);

struct ReportHead {
    std::string command; // "check"
    std::string programVersion; // "0.1.0"
};
// Throws JsonError for what is no such report.
ReportHead reportHeadIn(const JsonMember& root);

// Which class a mistake belongs to, in every report: "class", null where the data leave several, "classes", all of
// them, and "second", the class of a mistake that was made at the same time, null where there is none. What one program
// writes another reads.
void writeClasses(JsonText& json, const std::vector<std::string>& classes,
                  const std::string& second); // into an object that was begun
// Empty: it has none.
std::vector<std::string> classesIn(const JsonMember& object);
std::string secondIn(const JsonMember& object);

// A text as a field of a CSV file: in quotation marks where it needs them. What a spreadsheet would run as a formula, a
// text that begins with = + - @, a tab or a carriage return and is no number, gets an apostrophe in front.
std::string csvText(std::string_view text);
std::string csvLine(const std::vector<std::string>& fields); // a row of such fields

} // namespace tessera
