// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/plan/plan.h"

#include <ostream>

// Prints as text what googletest would print as bytes, in messages and in the names of parameterised tests.
namespace tessera {

inline std::ostream& operator<<(std::ostream& out, DataType type)
{
    return out << name(type);
}

inline std::ostream& operator<<(std::ostream& out, const Case& c)
{
    return out << toText(c);
}

inline std::ostream& operator<<(std::ostream& out, const Message& message)
{
    return out << english(message);
}

inline std::vector<std::string> said(const std::vector<Message>& messages)
{
    std::vector<std::string> texts;
    for (const Message& message : messages)
        texts.push_back(english(message));
    return texts;
}

inline std::ostream& operator<<(std::ostream& out, const Issue& issue)
{
    return out << sentence(issue);
}

inline std::ostream& operator<<(std::ostream& out, const Partner& partner)
{
    return out << "element " << partner.element << " · " << partner.weight;
}

inline std::ostream& operator<<(std::ostream& out, Verdict verdict)
{
    return out << (verdict == Verdict::Pass ? "PASS" : verdict == Verdict::Mistrusted ? "MISTRUSTED" : "FAIL");
}

inline std::ostream& operator<<(std::ostream& out, const ElementDifference& found)
{
    return out << "element " << found.element << ": a " << std::hex << found.aBits << ", b " << found.bBits << std::dec
               << ", difference " << found.difference << ", " << found.ulp << " ulp";
}

inline std::ostream& operator<<(std::ostream& out, const Comparison& comparison)
{
    out << comparison.verdict << ": " << comparison.equal << " equal, " << comparison.within << " within, "
        << comparison.beyond << " beyond";
    if (comparison.worst)
        out << "; worst " << *comparison.worst;
    return out;
}

} // namespace tessera
