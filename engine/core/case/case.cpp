// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/case.h"

#include "engine/core/message/plain_text.h"

#include <string_view>

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
    constexpr std::string_view kLines =
#include "conformance.inc"
        ;
    std::vector<Case> cases;
    for (const std::string_view line : splitText(kLines, "\n")) {
        if (line.empty() || line.starts_with(';'))
            continue;
        const size_t bar = line.find(" | ");
        cases.push_back(caseFromText(line.substr(bar + 3)));
        cases.back().title = line.substr(0, bar);
    }
    return cases;
}

} // namespace tessera
