// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/case_format.h"

#include <algorithm>
#include <vector>

namespace tessera {

static std::vector<CaseFormat>& formats()
{
    static std::vector<CaseFormat> all;
    return all;
}

void addCaseFormat(const CaseFormat& format)
{
    formats().push_back(format);
}

const CaseFormat* caseFormatOf(const std::filesystem::path& path)
{
    const auto found = std::ranges::find_if(formats(), [&](const CaseFormat& format) { return format.takes(path); });
    return found == formats().end() ? nullptr : &*found;
}

} // namespace tessera
