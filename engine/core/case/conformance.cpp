// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/conformance.h"

#include "engine/core/ops/operator.h"

#include <set>
#include <string>

namespace tessera {

std::vector<Case> conformanceCases()
{
    std::vector<Case> cases;
    const auto add = [&](const std::string& title, const std::string& text) {
        cases.push_back(caseFromText(text));
        cases.back().title = title;
    };
    std::set<const ConformanceLine*> taken; // operators of one family name the same cases
    for (const Operator& op : allOperators()) {
        const std::span<const ConformanceLine> lines = op->conformance();
        if (!taken.insert(lines.data()).second)
            continue;
        for (const auto& [title, text, types] : lines) {
            if (types.empty())
                add(std::string(title), std::string(text));
            for (const DataType type : types)
                add(std::string(title) + " of " + std::string(name(type)),
                    std::string(text) + " --DataType " + std::string(name(type)));
        }
    }
    return cases;
}

} // namespace tessera
