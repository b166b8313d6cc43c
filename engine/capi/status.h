// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/capi/tessera.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/run_failure.h"

#include <cstring>
#include <exception>
#include <new>
#include <string>
#include <utility>

namespace tessera {

// What tessera_last_error() gives on this thread from now on. Where there is no memory for the text, a shorter one.
void setLastError(const char* text) noexcept;

// The one place where exceptions become status codes: runs `work`, and keeps the text of what it throws.
template <class Work> tessera_status reportErrors(Work&& work) noexcept
{
    const auto failed = [](tessera_status status, const char* text) {
        setLastError(text);
        return status;
    };
    try {
        setLastError("");
        std::forward<Work>(work)();
        setLastError(""); // an engine of a function may have left its own
        return TESSERA_OK;
    } catch (const TextError& error) {
        return failed(TESSERA_BAD_INPUT, error.what());
    } catch (const IoError& error) {
        return failed(TESSERA_FILE_FAILED, error.what());
    } catch (const RunFailure& error) {
        return failed(error.kind == FailureKind::Unsupported ? TESSERA_UNSUPPORTED : TESSERA_ENGINE_FAILED,
                      error.what());
    } catch (const EngineError& error) {
        return failed(TESSERA_ENGINE_FAILED, error.what());
    } catch (const Cancelled&) {
        return failed(TESSERA_STOPPED, "it was stopped, as was asked for");
    } catch (const std::bad_alloc&) {
        return failed(TESSERA_NO_MEMORY, "there is not enough memory for this; try smaller sizes");
    } catch (const std::exception& error) {
        return failed(TESSERA_INTERNAL_ERROR, error.what());
    } catch (...) {
        return failed(TESSERA_INTERNAL_ERROR, "unknown error");
    }
}

// The argument that a caller must give. Throws TextError.
template <class Pointer> Pointer needed(Pointer pointer, const char* name)
{
    if (!pointer)
        throw TextError(std::string(name) + " is NULL");
    return pointer;
}

// Makes a handle: `*result` is NULL until `make` has returned one.
template <class Handle, class Make> tessera_status create(Handle** result, Make&& make) noexcept
{
    return reportErrors([&] {
        *needed(result, "result") = nullptr;
        *result = new Handle(std::forward<Make>(make)());
    });
}

// The same of a text.
template <class Make> tessera_status write(char** text, Make&& make) noexcept
{
    return reportErrors([&] {
        *needed(text, "text") = nullptr;
        *text = strdup(std::string(std::forward<Make>(make)()).c_str());
        if (!*text)
            throw std::bad_alloc();
    });
}

} // namespace tessera
