// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Writes a JSON text, indented, from its beginning to its end. The calls nest as the text does: in an object each value
// follows its key().
class JsonText {
public:
    // ShortLists: indented by two, each array on one line, as case files are.
    enum class Form : uint8_t { Reports, ShortLists };
    explicit JsonText(Form form = Form::Reports);
    ~JsonText();
    JsonText(const JsonText&) = delete;
    JsonText& operator=(const JsonText&) = delete;

    JsonText& beginObject();
    JsonText& endObject();
    JsonText& beginArray();
    JsonText& endArray();
    JsonText& key(std::string_view name);
    JsonText& value(std::string_view text);
    JsonText& value(const char* text) { return value(std::string_view(text)); }
    JsonText& value(uint64_t number);
    JsonText& value(int64_t number);
    JsonText& value(double number); // reads back equal; not finite: the text "NaN", "Infinity" or "-Infinity"
    JsonText& value(bool isTrue);
    JsonText& null();
    JsonText& textOrNull(std::string_view text) { return text.empty() ? null() : value(text); }
    JsonText& object(std::string_view json); // a value that is already text
    // An array of of(element) for each element of the list.
    template <class List, class Of = std::identity> JsonText& values(const List& list, Of of = {})
    {
        beginArray();
        for (const auto& each : list)
            value(std::invoke(of, each));
        return endArray();
    }

    std::string text() const; // with a line feed at the end; everything that was begun has ended
    std::string line() const; // the same in one line, for JSON lines

private:
    JsonText& after(bool) { return *this; } // takes the result of a call of the writer

    struct Writer;
    std::unique_ptr<Writer> m_writer;
};

// A JSON text in one line, without comments; empty: it is no JSON, or has a number that JSON cannot say.
std::string inOneLine(std::string_view json);

class JsonMember;
class JsonText;

// Every report for other programs begins in the same way; resources/report.schema.json has its form.

// Begins the report's object; the writer goes on with keys of the command's own and ends it.
JsonText& beginReport(JsonText& json, std::string_view command);
// The same for results of another version, as in a merged sweep.
JsonText& beginReport(JsonText& json, std::string_view command, std::string_view programVersion);

struct ReportHead {
    std::string command; // "check"
    std::string programVersion; // "0.1.0"
};
// Throws JsonError where it is no such report.
ReportHead reportHeadIn(const JsonMember& root);

// A text as a field of a CSV file, in quotation marks where it needs them. A text that a spreadsheet would run as a
// formula gets an apostrophe in front: it begins with = + - @, a tab or a carriage return, and is no number.
std::string csvText(std::string_view text);
std::string csvLine(const std::vector<std::string>& fields); // a row of such fields

} // namespace tessera
