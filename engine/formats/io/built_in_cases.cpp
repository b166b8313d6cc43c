// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/built_in_cases.h"

#include <algorithm>

namespace tessera {

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
