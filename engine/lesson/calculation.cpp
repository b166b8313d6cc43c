// SPDX-License-Identifier: Apache-2.0
#include "engine/lesson/calculation.h"

#include "engine/tensor/error.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>

namespace tessera {

namespace {

constexpr int kDeepest = 64; // brackets within brackets

class Calculation {
public:
    explicit Calculation(std::string_view text)
        : m_text(text)
        , m_rest(text)
    {
    }

    double value()
    {
        const double value = sum();
        skipSpaces();
        if (!m_rest.empty())
            fail();
        return value;
    }

private:
    [[noreturn]] void fail() const
    {
        throw TextError("\"" + std::string(m_text) + "\" cannot be calculated at \"" + std::string(m_rest)
                        + "\"; numbers with + - * / %, brackets, floor() and ceil() would be right");
    }
    void skipSpaces() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(' '), m_rest.size())); }
    bool take(std::string_view word)
    {
        skipSpaces();
        if (!m_rest.starts_with(word))
            return false;
        m_rest.remove_prefix(word.size());
        return true;
    }

    double sum()
    {
        double value = product();
        for (;;) {
            if (take("+"))
                value += product();
            else if (take("-"))
                value -= product();
            else
                return value;
        }
    }

    double product()
    {
        double value = factor();
        for (;;) {
            if (take("*")) {
                value *= factor();
            } else if (take("/")) {
                value /= factor();
            } else if (take("%")) {
                const double by = factor();
                value -= by * std::floor(value / by);
            } else {
                return value;
            }
        }
    }

    double factor()
    {
        if (++m_depth > kDeepest)
            fail();
        double value = 0;
        if (take("-"))
            value = -factor();
        else if (take("floor"))
            value = std::floor(factor());
        else if (take("ceil"))
            value = std::ceil(factor());
        else if (take("("))
            value = inBrackets();
        else
            value = number();
        --m_depth;
        return value;
    }

    double inBrackets()
    {
        const double value = sum();
        if (!take(")"))
            fail();
        return value;
    }

    double number()
    {
        skipSpaces();
        double value = 0;
        const auto [end, error] =
            std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value, std::chars_format::fixed);
        if (error != std::errc{})
            fail();
        m_rest.remove_prefix(static_cast<size_t>(end - m_rest.data()));
        return value;
    }

    std::string_view m_text, m_rest;
    int m_depth = 0;
};

} // namespace

double calculated(std::string_view text)
{
    return Calculation(text).value();
}

} // namespace tessera
