// SPDX-License-Identifier: Apache-2.0
#include "engine/host/formula.h"

#include "engine/tensor/error.h"

#include <cctype>
#include <charconv>
#include <cmath>

namespace tessera {

namespace {

constexpr int kMostDepth = 64;

// One pass, by recursive descent.
class Formula {
public:
    Formula(std::string_view text, const Variables& variables)
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
            else
                return value;
    }

    double factor()
    {
        if (++m_depth > kMostDepth)
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
        double number = 0;
        const char* const begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), number);
        if (error == std::errc{}) {
            m_at += static_cast<size_t>(end - begin);
            return number;
        }
        size_t length = 0;
        while (m_at + length < m_text.size()
               && (std::isalnum(static_cast<unsigned char>(begin[length])) || begin[length] == '_'))
            ++length;
        const std::string_view name = m_text.substr(m_at, length);
        if (name.empty())
            refuse("a number or a name");
        m_at += length;
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
        throw TextError("\"" + std::string(m_text) + "\": behind " + std::to_string(m_at) + " characters " + right
                        + " would be right");
    }

    std::string_view m_text;
    const Variables& m_variables;
    size_t m_at = 0;
    int m_depth = 0;
};

} // namespace

std::vector<double> evaluated(std::string_view formula, const Variables& variables)
{
    while (!formula.empty() && formula.front() == ' ')
        formula.remove_prefix(1);
    while (!formula.empty() && std::isspace(static_cast<unsigned char>(formula.back())))
        formula.remove_suffix(1);
    return Formula(formula, variables).values();
}

} // namespace tessera
