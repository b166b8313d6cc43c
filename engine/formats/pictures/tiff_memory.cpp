// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/tiff_memory.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <limits>
#include <new>

namespace tessera {

namespace {

int onError(TIFF*, void* words, const char*, const char* format, va_list values)
{
    auto& said = *static_cast<TiffWords*>(words);
    if (said.hasNone())
        std::vsnprintf(said.first.data(), said.first.size(), format, values);
    return 1; // it is handled
}

int onWarning(TIFF*, void*, const char*, const char*, va_list)
{
    return 1; // the picture is whole all the same
}

tmsize_t onRead(thandle_t handle, void* to, tmsize_t count)
{
    auto& memory = *static_cast<TiffMemory*>(handle);
    const uint64_t there = memory.size() - std::min(memory.at, memory.size());
    const uint64_t taken = std::min<uint64_t>(there, static_cast<uint64_t>(std::max<tmsize_t>(count, 0)));
    if (taken > 0)
        std::memcpy(to, (memory.target ? memory.target->data() : memory.file.data()) + memory.at, taken);
    memory.at += taken;
    return static_cast<tmsize_t>(taken);
}

tmsize_t onWrite(thandle_t handle, void* from, tmsize_t count)
{
    auto& memory = *static_cast<TiffMemory*>(handle);
    if (!memory.target || count < 0)
        return -1;
    const uint64_t end = memory.at + static_cast<uint64_t>(count);
    try {
        memory.target->resize(std::max(memory.size(), end));
    } catch (const std::bad_alloc&) { // may not cross libtiff
        return -1;
    }
    std::memcpy(memory.target->data() + memory.at, from, static_cast<size_t>(count));
    memory.at = end;
    return count;
}

toff_t onSeek(thandle_t handle, toff_t offset, int from)
{
    auto& memory = *static_cast<TiffMemory*>(handle);
    memory.at = from == SEEK_END ? memory.size() + offset : from == SEEK_CUR ? memory.at + offset : offset;
    return memory.at;
}

toff_t onSize(thandle_t handle)
{
    return static_cast<TiffMemory*>(handle)->size();
}

int onClose(thandle_t)
{
    return 0;
}

} // namespace

TiffHandle openTiff(TiffMemory& memory, TiffWords& words, const MemoryBudget& budget)
{
    const std::unique_ptr<TIFFOpenOptions, decltype(&TIFFOpenOptionsFree)> options(TIFFOpenOptionsAlloc(),
                                                                                   &TIFFOpenOptionsFree);
    if (!options)
        throw std::bad_alloc();
    constexpr uint64_t kLeast = 1 << 20, kMost = std::numeric_limits<tmsize_t>::max(); // its own tables are small
    TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), static_cast<tmsize_t>(std::clamp(budget.bytes, kLeast, kMost)));
    TIFFOpenOptionsSetErrorHandlerExtR(options.get(), onError, &words);
    TIFFOpenOptionsSetWarningHandlerExtR(options.get(), onWarning, nullptr);
    return TiffHandle(TIFFClientOpenExt("the file", memory.target ? "w" : "rm", &memory, onRead, onWrite, onSeek,
                                        onClose, onSize, nullptr, nullptr, options.get()));
}

} // namespace tessera
