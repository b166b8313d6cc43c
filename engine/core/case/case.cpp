// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"

#include "engine/core/ops/operator.h"

#include <set>
#include <string>

namespace tessera {

bool FromValues::operator==(const FromValues& other) const
{
    return origin == other.origin && range == other.range && equalElements(tensor, other.tensor);
}

Case documentationExample()
{
    Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    c.title = "DEPTH_TO_SPACE1, example 2 of its page";
    return c;
}

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
