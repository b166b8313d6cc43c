// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/capi/tessera.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/runs/run_reports.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <sstream>
#include <stop_token>
#include <string>
#include <utility>

namespace tessera {

// What the files of the C interface share. Other programs include tessera.h, and engines tessera_engine.h.

// Sets the text of tessera_last_error() on this thread; a shorter one where there is no memory for it.
void setLastError(const char* text) noexcept;

// The only place where exceptions become status codes. Runs `work`, and keeps the text of what it throws.
template <class Work> tessera_status reportErrors(Work&& work) noexcept
{
    const auto failed = [](tessera_status status, const char* text) {
        setLastError(text);
        return status;
    };
    try {
        setLastError("");
        std::forward<Work>(work)();
        setLastError(""); // a caller's function may have left a text
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

// Returns a required argument. Throws TextError where it is NULL.
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
        *result = std::make_unique<Handle>(std::forward<Make>(make)()).release();
    });
}

// The same for a text.
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

// What the handles of tessera.h hold.

struct tessera_case {
    tessera::Case value;
    std::string notes = {}; // on the words that it was read from
};

struct tessera_plan {
    tessera::Case source; // without issues
    tessera::Plan value;
    tessera::MemoryBudget budget;
};

struct tessera_engine {
    std::unique_ptr<const tessera::Engine> value;
    std::string name;
};

struct tessera_xray {
    tessera::Xray value;
    tessera::Result result;
};

struct tessera_stop {
    std::stop_source value;
};

namespace tessera {

// The text that `print` writes, without the last line feed.
template <class Print> std::string printed(Print&& print)
{
    std::ostringstream lines;
    print(lines);
    std::string all = std::move(lines).str();
    if (all.ends_with('\n'))
        all.pop_back();
    return all;
}

DataType typeFrom(const tessera_data_type& given, const std::string& name); // throws TextError, which has `name`
std::stop_token tokenOf(const tessera_stop* stop); // NULL: without a stop
MemoryBudget budgetOf(uint64_t bytes); // 0: half of the machine's memory

uint64_t requireAtMost(const char* name, uint64_t value, uint64_t most); // `value`; throws TextError where it is more

ToleranceOptions toleranceFrom(const char* text); // NULL: no options. Throws TextError

// Writes the result of tessera_identify() into an object that has begun.
void writeCause(JsonText& json, const Diagnosis& diagnosis);

void requireBytes(const TensorDesc& desc, size_t bytes, const char* what); // throws TextError; `what` names the buffer
// A caller's buffer to read from, and one to write to. Used in place where it begins at a multiple of the element's
// size, else copied. Throws TextError where it has fewer bytes than the tensor.
Tensor tensorFrom(const TensorDesc& desc, const void* buffer, size_t bytes, const char* what);
Tensor tensorInto(const TensorDesc& desc, void* buffer, size_t bytes, const char* what);
tessera_tensor described(const TensorDesc& desc);
// A tensor that the caller describes, copied from a buffer of that many bytes. Throws TextError, which has `what`.
Tensor tensorFrom(const tessera_tensor& described, const void* buffer, size_t bytes, const char* what);

void requireElement(const TensorDesc& desc,
                    uint64_t element); // throws TextError where there is no such element

// Writes the partners of an element; `partnersOf` is sources() or targets().
template <class PartnersOf>
void writePartners(const TensorDesc& desc, uint64_t element, tessera_partner* partners, size_t capacity,
                   uint64_t* count, PartnersOf&& partnersOf)
{
    requireElement(desc, element);
    if (capacity > 0)
        needed(partners, "partners");
    const Partners found = partnersOf(element, capacity);
    *needed(count, "count") = found.count;
    for (size_t i = 0; i < std::min(capacity, found.list.size()); ++i)
        partners[i] = {found.list[i].element, found.list[i].weight};
}

// A copy of the caller's options; members that an older header lacks are 0. Throws TextError where a newer header sets
// members that this library does not know.
template <class Options> Options optionsFrom(const Options* given)
{
    Options options{};
    if (!given)
        return options;
    const size_t known = std::min(given->size, sizeof options);
    if (given->size < sizeof given->size)
        throw TextError("options: size is " + std::to_string(given->size)
                        + "; expected the size of the structure, as in sizeof options");
    const auto* bytes = reinterpret_cast<const unsigned char*>(given);
    if (std::any_of(bytes + known, bytes + given->size, [](unsigned char byte) { return byte != 0; }))
        throw TextError("options: a member is set that this library, version " TESSERA_VERSION_TEXT
                        ", does not know; a newer one does");
    std::memcpy(&options, given, known);
    return options;
}

} // namespace tessera
