// SPDX-License-Identifier: Apache-2.0
#include "engine/case/calculation.h"

#include "engine/tensor/error.h"

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
            refuse("an operator or a comma");
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
            throw TextError("\"" + std::string(m_text) + "\" is nested too deeply");
        const double value = takes('-') ? -factor() : takes('(') ? closed() : word();
        --m_depth;
        return value;
    }

    double closed()
    {
        const double value = sum();
        if (!takes(')'))
            refuse("a closing bracket");
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
            refuse("a number or a name");
        m_at += name.size();
        if (name == "ceil" || name == "floor") {
            if (!takes('('))
                refuse("a bracket");
            const double value = closed();
            return name == "ceil" ? std::ceil(value) : std::floor(value);
        }
        const auto found = m_variables.find(name);
        if (found == m_variables.end())
            throw TextError("\"" + std::string(name) + "\" in \"" + std::string(m_text) + "\" is no name; " + names()
                            + " are");
        return found->second;
    }

    double number(std::string_view rest)
    {
        double value = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        if (error != std::errc{})
            refuse("a number");
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

    std::string names() const
    {
        std::string all = "ceil, floor";
        for (const auto& [name, value] : m_variables)
            all += ", " + name;
        return all;
    }

    [[noreturn]] void refuse(const char* right) const
    {
        throw TextError("\"" + std::string(m_text) + "\": at character " + std::to_string(m_at + 1) + " " + right
                        + " would be right");
    }

    std::string_view m_text;
    const Variables& m_variables;
    size_t m_at = 0;
    int m_depth = 0;
};

} // namespace

std::vector<double> calculatedList(std::string_view text, const Variables& variables)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())))
        text.remove_suffix(1);
    return Calculation(text, variables).values();
}

double calculated(std::string_view text, const Variables& variables)
{
    const std::vector<double> values = calculatedList(text, variables);
    if (values.size() > 1)
        throw TextError("\"" + std::string(text) + "\" has " + std::to_string(values.size())
                        + " values; one would be right");
    return values.front();
}

} // namespace tessera
