// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/hosted.h"

#include "engine/compute/foreign/foreign_engine.h"
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace tessera {

namespace {

tessera_engine_tensor numbersOf(const TensorDesc& desc)
{
    tessera_engine_tensor tensor = {.size = sizeof tensor,
                                    .data_type = static_cast<uint32_t>(desc.dataType),
                                    .rank = static_cast<uint32_t>(desc.sizes.size()),
                                    .sizes = {1, 1, 1, 1},
                                    .strides = {},
                                    .bytes = totalBytes(desc)};
    std::ranges::copy_backward(desc.sizes, std::end(tensor.sizes));
    const std::vector<uint64_t> strides = effectiveStrides(desc);
    std::copy_backward(strides.begin(), strides.end(), std::end(tensor.strides));
    return tensor;
}

void writeAll(int output, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(output, text.data(), text.size());
        if (written <= 0)
            _exit(1); // nobody reads
        text.remove_prefix(static_cast<size_t>(written));
    }
}

// Ends this process where its parent is killed while the library hangs.
void endWithParent()
{
    std::thread([] {
        pollfd input = {STDIN_FILENO, 0, 0};
        while (poll(&input, 1, -1) <= 0 || (input.revents & (POLLHUP | POLLERR)) == 0) { }
        constexpr std::chrono::seconds toRead{1}; // time for requests that are still in the pipe
        std::this_thread::sleep_for(toRead);
        _exit(0);
    }).detach();
}

Operator operatorOf(const JsonMember& request)
{
    Dispatch read = readDispatchable(request.required("json"), "op");
    if (!read.op)
        throw RunFailure(FailureKind::Unsupported, read.why);
    return *std::move(read.op);
}

double runRequest(Hosted& hosted, const JsonMember& request)
{
    const Operator op = operatorOf(request);
    const Tensor input = withLayout(readNpy(request.required("input").string()), op.input);
    Tensor output(op.output);
    const double seconds = hosted.run(op, request.required("case").string(), input, output);
    writeNpy(output, request.required("output").string());
    return seconds;
}

std::string answerTo(const std::string& line, Hosted& hosted)
{
    const JsonDocument document = parseJson(line);
    const JsonMember request(document, "");
    const uint64_t id = request.required("id").uint64();
    try {
        return ranLine(id, runRequest(hosted, request));
    } catch (const RunFailure& failure) {
        return failedLine(id, failure.kind, failure.message());
    } catch (const std::exception& error) {
        return failedLine(id, FailureKind::Failed, messageOf(error));
    }
}

} // namespace

CaseNumbers numbersOf(const Operator& op)
{
    CaseNumbers numbers{numbersOf(op.input), numbersOf(op.output)};
    tessera_engine_case& c = numbers.c;
    c.size = sizeof c;
    c.is_gradient = op.row().isGradient ? 1 : 0;
    c.has_direction = op.row().hasDirection ? 1 : 0;
    c.block_size = op.row().movesBlocks ? op.blockSize : 0;
    c.order = static_cast<uint32_t>(op.order);
    c.mode = static_cast<uint32_t>(op.interpolationMode);
    c.direction = static_cast<uint32_t>(op.roundingDirection);
    c.antialiased = op.antialiased ? 1 : 0;
    c.antialias_filter = op.antialiased ? static_cast<uint32_t>(op.antialiasFilter) : 0;
    std::ranges::fill(c.scales, 1.0f);
    std::ranges::fill(c.input_pixel_offsets, op.inputCentre());
    std::ranges::fill(c.output_pixel_offsets, -op.inputCentre());
    std::ranges::copy_backward(op.scales, std::end(c.scales));
    std::ranges::copy_backward(op.inputPixelOffsets, std::end(c.input_pixel_offsets));
    std::ranges::copy_backward(op.outputPixelOffsets, std::end(c.output_pixel_offsets));
    return numbers;
}

void requireUntouchedGaps(const TensorDesc& output, std::span<const std::byte> bytes, std::byte filling)
{
    constexpr uint64_t word = 4;
    const uint64_t width = elementBytes(output.dataType);
    std::vector<bool> isElement(bytes.size() / width + 1);
    uint64_t end = 0;
    for (uint64_t i = 0; i < elementCount(output); ++i) {
        const uint64_t offset = offsetOf(output, i);
        isElement[offset] = true;
        end = std::max(end, (offset + 1) * width);
    }
    const uint64_t wordEnd = (end + word - 1) / word * word;
    for (uint64_t i = 0; i < bytes.size(); ++i)
        if (!isElement[i / width] && (i < end || i >= wordEnd) && bytes[i] != filling)
            throw RunFailure(FailureKind::Invalid,
                             say("host", "it wrote between or after the elements of the output, at byte %1")(i));
}

int runHost(const std::string& kind, const std::string& path)
{
    // Standard output is for answers, so everything else that is printed goes to standard error.
    const int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    endWithParent();
    std::unique_ptr<Hosted> hosted;
    try {
        hosted = kind == "lib" ? makeLibrary(path) : makeShader(path, kind == "shader-validated");
        writeAll(output, greetingLine(hosted->describe()));
    } catch (const std::exception& error) {
        writeAll(output, missingLine(messageOf(error)));
        return 1;
    }
    for (std::string line; std::getline(std::cin, line);)
        writeAll(output, answerTo(line, *hosted));
    std::fflush(nullptr);
    _exit(0); // a library's own threads must not be waited for
}

} // namespace tessera
