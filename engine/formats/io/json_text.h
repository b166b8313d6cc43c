// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tessera {

// Writes a JSON text from its beginning to its end, indented. The calls nest as the text does: in an object each value
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
    JsonText& object(std::string_view json); // a value that is written already
    // An array of the list's elements, or of what `of` makes of each.
    template <class List, class Of = std::identity> JsonText& values(const List& list, Of of = {})
    {
        beginArray();
        for (const auto& each : list)
            value(std::invoke(of, each));
        return endArray();
    }

    std::string text() const; // with a line feed at the end; everything that was begun has ended
    std::string line() const; // the same in one line, for files of JSON lines

private:
    JsonText& after(bool) { return *this; } // what the writer says of its own state

    struct Writer;
    std::unique_ptr<Writer> m_writer;
};

// A JSON text in one line, without comments; empty: it is none, or has a number that JSON does not have.
std::string inOneLine(std::string_view json);

} // namespace tessera
