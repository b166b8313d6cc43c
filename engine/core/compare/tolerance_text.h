// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/tolerance.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace TESSERA_API tessera {

// A tolerance as options of a line, both ways: one option for each of its parts, and --tolerance for a preset.

// What a line says of a tolerance. What it does not say, the case or the default says.
class ToleranceOptions {
public:
    // The options' names, without their dashes.
    static const std::vector<std::string_view>& names();
    static bool isOne(std::string_view name);

    // Throws TextError, with the option and what would be right, for a value that the option does not take.
    void set(std::string_view name, const std::string& value);
    void check() const; // throws TextError where options do not go together
    bool isEmpty() const; // nothing is said

    // --atol, --rtol, --ulp, --bound and --tolerance take the place of all that may differ; the other options change
    // one part each. `own`: the case's, if it has one. check() has passed.
    Tolerance of(const Plan& plan, const std::optional<Tolerance>& own, bool bothExecutePlans) const;

private:
    std::optional<double> m_atol, m_rtol, m_allowedShare, m_hardLimit;
    std::optional<uint64_t> m_ulp;
    std::optional<bool> m_bound, m_nanEqualsNan, m_eitherNeighbour, m_anyCoordinates;
    std::optional<IntegerRounding> m_integers;
    const TolerancePreset* m_preset = nullptr;
};

// The options that give back exactly this tolerance, whatever the case and the engines: " --ulp 4 --bound on".
std::string optionsText(const Tolerance& tolerance);

} // namespace tessera
