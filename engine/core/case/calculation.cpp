// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/calculation.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

namespace tessera {

namespace {

constexpr int kDeepest = 64; // brackets within brackets

// One pass, by recursive descent.
class Calculation {
public:
    Calculation(std::string_view text, const Variables& variables)
        : m_text(text)
        , m_variables(variables)
    {
    }

    std::vector<double> values()
    {
        std::vector<double> all{sum()};
        while (takes(','))
            all.push_back(sum());
        if (m_at < m_text.size())
            refuse(say("case", "\"%1\": expected an operator or a comma at character %2"));
        return all;
    }

private:
    double sum()
    {
        double value = product();
        for (;;)
            if (takes('+'))
                value += product();
            else if (takes('-'))
                value -= product();
            else
                return value;
    }

    double product()
    {
        double value = factor();
        for (;;)
            if (takes('*'))
                value *= factor();
            else if (takes('/'))
                value /= factor();
            else if (takes('%'))
                value = remainder(value, factor());
            else
                return value;
    }

    static double remainder(double value, double by) { return value - by * std::floor(value / by); }

    double factor()
    {
        if (++m_depth > kDeepest)
            throw TextError(say("case", "\"%1\" is nested too deeply")(m_text));
        const double value = takes('-') ? -factor() : takes('(') ? closed() : word();
        --m_depth;
        return value;
    }

    double closed()
    {
        const double value = sum();
        if (!takes(')'))
            refuse(say("case", "\"%1\": expected a closing bracket at character %2"));
        return value;
    }

    double word()
    {
        const std::string_view rest = m_text.substr(m_at);
        if (!rest.empty() && (rest.front() == '.' || std::isdigit(static_cast<unsigned char>(rest.front()))))
            return number(rest);
        const auto end =
            std::ranges::find_if_not(rest, [](unsigned char each) { return std::isalnum(each) || each == '_'; });
        const std::string_view name = rest.substr(0, static_cast<size_t>(end - rest.begin()));
        if (name.empty())
            refuse(say("case", "\"%1\": expected a number or a name at character %2"));
        m_at += name.size();
        if (name == "ceil" || name == "floor") {
            if (!takes('('))
                refuse(say("case", "\"%1\": expected a bracket at character %2"));
            const double value = closed();
            return name == "ceil" ? std::ceil(value) : std::floor(value);
        }
        const auto found = m_variables.find(name);
        if (found == m_variables.end())
            throw TextError(say("case", "\"%1\" in \"%2\" is no name; %3 are")(
                name, m_text,
                "ceil, floor" + listText(m_variables, "", [](const auto& each) { return ", " + each.first; })));
        return found->second;
    }

    double number(std::string_view rest)
    {
        double value = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        if (error != std::errc{})
            refuse(say("case", "\"%1\": expected a number at character %2"));
        m_at += static_cast<size_t>(end - rest.data());
        return value;
    }

    bool takes(char each)
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        const bool isThere = m_at < m_text.size() && m_text[m_at] == each;
        m_at += isThere ? 1 : 0;
        while (isThere && m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        return isThere;
    }

    // `right` gets the text and the character's number as its places.
    [[noreturn]] void refuse(const Text& right) const { throw TextError(right(m_text, m_at + 1)); }

    std::string_view m_text;
    const Variables& m_variables;
    size_t m_at = 0;
    int m_depth = 0;
};

} // namespace

std::vector<double> calculatedList(std::string_view text, const Variables& variables)
{
    return Calculation(trimmed(text), variables).values();
}

double calculated(std::string_view text, const Variables& variables)
{
    const std::vector<double> values = calculatedList(text, variables);
    if (values.size() > 1)
        throw TextError(say("case", "\"%1\" has %2 values; expected one")(text, values.size()));
    return values.front();
}

} // namespace tessera
