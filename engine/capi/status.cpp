// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/status.h"

namespace tessera {

namespace {

thread_local std::string lastText;
thread_local const char* lastError = "";

} // namespace

void setLastError(const char* text) noexcept
{
    try {
        lastText = text;
        lastError = lastText.c_str();
    } catch (const std::bad_alloc&) {
        lastError = "there is not enough memory to say what is wrong";
    }
}

} // namespace tessera

const char* tessera_last_error() noexcept
{
    return tessera::lastError;
}

const char* tessera_version() noexcept
{
    return TESSERA_VERSION_TEXT;
}
