// SPDX-License-Identifier: Apache-2.0
#include "engine/host/library.h"

#include "engine/engines/copy_probe.h"
#include "engine/engines/run_failure.h"
#include "engine/foreign/case_numbers.h"
#include "engine/host/fault.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>

#include <dlfcn.h>

namespace tessera {

namespace {

tessera_engine_tensor tensorOf(const TensorNumbers& numbers)
{
    tessera_engine_tensor tensor = {};
    tensor.size = sizeof tensor;
    tensor.data_type = numbers.dataType;
    tensor.rank = numbers.rank;
    std::ranges::copy(numbers.sizes, tensor.sizes);
    std::ranges::copy(numbers.strides, tensor.strides);
    tensor.bytes = numbers.bytes;
    return tensor;
}

tessera_engine_case caseOf(const CaseNumbers& numbers)
{
    tessera_engine_case c = {};
    c.size = sizeof c;
    c.block_size = numbers.blockSize;
    c.order = numbers.order;
    c.mode = numbers.mode;
    c.direction = numbers.direction;
    c.antialiased = numbers.antialiased;
    c.is_gradient = numbers.isGradient ? 1 : 0;
    c.has_direction = numbers.hasDirection ? 1 : 0;
    std::ranges::copy(numbers.scales, c.scales);
    std::ranges::copy(numbers.inputPixelOffsets, c.input_pixel_offsets);
    std::ranges::copy(numbers.outputPixelOffsets, c.output_pixel_offsets);
    c.antialias_filter = numbers.antialiasFilter;
    return c;
}

std::string said(const std::array<char, 1024>& text)
{
    return {text.data(), strnlen(text.data(), text.size())};
}

void makeFor(std::unique_ptr<GuardedBuffer>& buffer, uint64_t bytes)
{
    if (!buffer || buffer->bytes().size() != bytes)
        buffer = std::make_unique<GuardedBuffer>(bytes);
    else
        buffer->setReadOnly(false);
    buffer->fill();
}

} // namespace

void Library::Close::operator()(void* library) const
{
    dlclose(library);
}

Library::Library(const std::string& path)
    : m_library(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL))
{
    if (!m_library)
        throw EngineError(std::string("it cannot be loaded: ") + dlerror());
    const auto abi = reinterpret_cast<decltype(&tessera_engine_abi)>(dlsym(m_library.get(), "tessera_engine_abi"));
    m_run = reinterpret_cast<decltype(m_run)>(dlsym(m_library.get(), "tessera_engine_run"));
    m_describe = reinterpret_cast<decltype(m_describe)>(dlsym(m_library.get(), "tessera_engine_describe"));
    if (!abi || !m_run)
        throw EngineError(std::string("it exports no ") + (abi ? "tessera_engine_run" : "tessera_engine_abi")
                          + ", which tessera_engine.h declares");
    if (const uint32_t version = abi(); version != TESSERA_ENGINE_ABI)
        throw EngineError("it was compiled for version " + std::to_string(version) + " of tessera_engine.h, not "
                          + std::to_string(TESSERA_ENGINE_ABI));
}

Greeting Library::describe() const
{
    std::array<char, 1024> name = {}, version = {}, device = {};
    const tessera_engine_info info = {sizeof info, sizeof name, name.data(), version.data(), device.data()};
    if (m_describe)
        m_describe(&info);
    return {.name = said(name), .version = said(version), .device = said(device)};
}

void Library::prepare(const Operator& op, const Tensor& input)
{
    makeFor(m_input, totalBytes(inputDesc(op)));
    makeFor(m_output, totalBytes(outputDesc(op)));
    std::memcpy(m_input->bytes().data(), input.bytes().data(), m_input->bytes().size());
    m_input->setReadOnly(true);
}

double Library::run(const Operator& op, const std::string& line, const Tensor& input, Tensor& output)
{
    prepare(op, input);
    const CaseNumbers numbers = numbersOf(op);
    const tessera_engine_tensor from = tensorOf(numbers.input), to = tensorOf(numbers.output);
    tessera_engine_case described = caseOf(numbers);
    const std::string type(name(op));
    described.op = type.c_str();
    described.line = line.c_str();
    described.input = &from;
    described.output = &to;
    std::array<char, 1024> message = {};
    const tessera_engine_call call = {
        sizeof call, sizeof message, &described, m_input->bytes().data(), m_output->bytes().data(), message.data()};
    const FaultWatch watch(*m_input, *m_output);
    const auto begin = std::chrono::steady_clock::now();
    const int32_t code = m_run(&call);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (code == TESSERA_ENGINE_UNSUPPORTED)
        throw RunFailure(FailureKind::Unsupported, message[0] ? said(message) : "it says no reason");
    if (code != TESSERA_ENGINE_RAN)
        throw RunFailure(FailureKind::Failed,
                         "it returned " + std::to_string(code) + (message[0] ? ": " + said(message) : ""));
    if (const std::string beside = m_output->written("output"); !beside.empty())
        throw RunFailure(FailureKind::Invalid, "it wrote " + beside);
    needUntouchedGaps(output.desc, m_output->bytes(), GuardedBuffer::kFilling);
    std::memcpy(output.writableBytes().data(), m_output->bytes().data(), m_output->bytes().size());
    return seconds;
}

// The same thread and memory as the library has.
std::unique_ptr<CopyProbe> Library::makeCopyProbe(uint64_t bytes) const
{
    return makeHostCopyProbe(bytes, [bytes](const CopyPart& part) { part(0, bytes); });
}

} // namespace tessera
