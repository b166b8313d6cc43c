// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/handles.h"
#include "engine/capi/status.h"

#include <cstring>

using namespace tessera;

tessera_status tessera_case_from_text(const char* line, tessera_case** result) noexcept
{
    return create(result, [&] { return tessera_case{caseFromText(needed(line, "line"))}; });
}

void tessera_case_free(tessera_case* each) noexcept
{
    delete each;
}

tessera_status tessera_case_text(const tessera_case* each, char* text, size_t capacity, size_t* length) noexcept
{
    return guarded([&] {
        const std::string line = toText(needed(each, "each")->value);
        if (capacity > 0) {
            const size_t used = std::min(line.size(), capacity - 1);
            std::memcpy(needed(text, "text"), line.data(), used);
            text[used] = '\0';
        }
        if (length)
            *length = line.size();
    });
}
