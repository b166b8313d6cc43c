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

namespace {

constexpr BuiltInCase kCases[] = {
#include "built_in_cases.inc"
};

} // namespace

std::span<const BuiltInCase> builtInCases()
{
    return kCases;
}

bool isBuiltInCase(std::string_view path)
{
    return path.starts_with(":/");
}

CaseFile readBuiltInCase(std::string_view path, const MemoryBudget& budget)
{
    const auto found = std::ranges::find(kCases, path, &BuiltInCase::path);
    if (found == std::end(kCases))
        throw IoError(say("io", "%1 is no built-in example")(path));
    return parseCaseFile(found->json, {}, budget);
}

} // namespace tessera
