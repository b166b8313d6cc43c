// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/check_line.h"

#include "engine/value.h"

namespace tessera {

std::string checkLine(const std::string& verdict, const std::string& what, const std::string& figures,
                      const std::string& reproducer)
{
    std::string column = verdict;
    column.resize(std::max<size_t>(column.size(), 10), ' ');
    return column + "  " + what + ": " + figures + "  [" + reproducer + "]\n";
}

std::string verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Pass:
        return "PASS";
    case Verdict::Mistrusted:
        return "MISTRUSTED";
    default:
        return "FAIL";
    }
}

std::string figures(const Comparison& comparison, const TensorDesc& desc)
{
    const std::string of = " of " + std::to_string(comparison.count);
    std::string text;
    if (comparison.equal == comparison.count)
        text = std::to_string(comparison.count) + of + " equal, bit for bit,";
    else if (comparison.beyond == 0)
        text = std::to_string(comparison.equal) + of + " equal, " + std::to_string(comparison.within)
            + " within the tolerance (at most " + std::to_string(comparison.maxUlp) + " ULP),";
    else
        text = std::to_string(comparison.beyond) + of + " beyond the tolerance,";
    if (comparison.beyond > 0 && comparison.worst) {
        const ElementDifference& worst = *comparison.worst;
        const auto value = [&](uint64_t bits) { return toText(desc.dataType, bits); };
        text += " worst at " + tessera::text(coordinates(desc.sizes, worst.element)) + ": " + value(worst.aBits)
            + " and " + value(worst.bBits) + ", " + std::to_string(worst.ulp) + " ULP,";
    }
    return comparison.reason.empty() ? text : text + " but " + comparison.reason + ",";
}

} // namespace tessera
