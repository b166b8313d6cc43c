// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/capi/status.h"
#include "engine/capi/tessera.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/engines/engine.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/plan/plan.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/report/runs/probe_report.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <sstream>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

// What the handles of tessera.h hold.

struct tessera_case {
    tessera::Case value;
    std::string notes = {}; // of the words that it was read from
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

struct tessera_comparison {
    tessera::Comparison value;
    std::string reason = english(value.reason); // why the case is mistrusted
    std::string page = {}; // empty: it was not asked for
};

struct tessera_diagnosis {
    tessera::Diagnosis value;
    std::string page = {}; // empty: it was not asked for
};

struct tessera_xray {
    tessera::ProbeResult value;
};

struct tessera_stop {
    std::stop_source value;
};

namespace tessera {

// Into a caller's buffer, as tessera_case_text() says. Throws TextError.
void writeText(std::string_view all, char* text, size_t capacity, size_t* length);
// The same of printed lines, without the last line feed.
void writeLines(const std::ostringstream& lines, char* text, size_t capacity, size_t* length);
// The same of a page that is made where options ask for it.
void writePage(const std::string& page, char* text, size_t capacity, size_t* length);
// The same of lines, a message each.
template <class List> void writeMessages(const List& messages, char* text, size_t capacity, size_t* length)
{
    writeText(listText(messages, "\n", [](const auto& each) { return english(each); }), text, capacity, length);
}

std::stop_token tokenOf(const tessera_stop* stop); // NULL: nobody stops it
MemoryBudget budgetOf(uint64_t bytes); // 0: half of the machine's memory

void needBytes(const TensorDesc& desc, size_t bytes, const char* what); // throws TextError; `what` names the buffer
// A caller's buffer, to be read or to be written: in place where it begins at a multiple of the element's size, else a
// copy. Throws TextError where it has fewer bytes than the tensor.
Tensor tensorFrom(const TensorDesc& desc, const void* buffer, size_t bytes, const char* what);
Tensor tensorInto(const TensorDesc& desc, void* buffer, size_t bytes, const char* what);
tessera_tensor described(const TensorDesc& desc);
// A tensor of a caller's own, copied out of a buffer of so many bytes. Throws TextError; `what` names it.
Tensor tensorFrom(const tessera_tensor& described, const void* buffer, size_t bytes, const char* what);

// Throws TextError where there is none.
template <class List> const auto& elementOf(const List& list, uint64_t index, const char* what)
{
    if (index >= list.size())
        throw TextError("there is no " + std::string(what) + " " + std::to_string(index) + "; there are "
                        + std::to_string(list.size()));
    return list[index];
}

// What `partnersOf` (sources or targets) finds of an element of that side.
template <class PartnersOf>
void writePartners(const TensorDesc& desc, uint64_t element, tessera_partner* partners, size_t capacity,
                   uint64_t* count, PartnersOf&& partnersOf)
{
    if (element >= elementCount(desc))
        throw TextError("element " + std::to_string(element) + " does not exist; the tensor has "
                        + std::to_string(elementCount(desc)));
    if (capacity > 0)
        needed(partners, "partners");
    const Partners found = partnersOf(element, capacity);
    *needed(count, "count") = found.count;
    for (size_t i = 0; i < std::min(capacity, found.list.size()); ++i)
        partners[i] = {found.list[i].element, found.list[i].weight};
}

// A structure of options as this library knows it: what a caller's older header lacks is 0. Throws TextError where a
// newer one asks for what this library does not know.
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

// Into a structure of a caller's: as much as his header knows. Throws TextError.
template <class Result> void writeResult(Result value, Result* result)
{
    const size_t room = needed(result, "result")->size;
    if (room < sizeof room)
        throw TextError("result: size is " + std::to_string(room)
                        + "; expected the size of the structure, as in result.size = sizeof result");
    value.size = room;
    std::memcpy(result, &value, std::min(room, sizeof value));
}

// A number of an enumeration that a caller wrote: in C it may be any, which C++ may not read as one of these.
template <class Enumeration> int numberOf(const Enumeration& given)
{
    int number = 0;
    static_assert(sizeof number == sizeof given);
    std::memcpy(&number, &given, sizeof number);
    return number;
}

} // namespace tessera
