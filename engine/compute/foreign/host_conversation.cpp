// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/host_conversation.h"

#include "engine/compute/foreign/hosted.h"
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/engines/run_failure.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"

#include <chrono>
#include <cstdio>
#include <iostream>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace tessera {

namespace {

void writeAll(int output, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(output, text.data(), text.size());
        if (written <= 0)
            _exit(1); // nobody listens
        text.remove_prefix(static_cast<size_t>(written));
    }
}

// Whoever asks may be killed while the library hangs: then this process ends too.
void endWithWhoAsks()
{
    std::thread([] {
        pollfd input = {STDIN_FILENO, 0, 0};
        while (poll(&input, 1, -1) <= 0 || (input.revents & (POLLHUP | POLLERR)) == 0) { }
        constexpr std::chrono::seconds toRead{1}; // requests that are still in the pipe
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
    const Tensor input = withLayout(readNpy(request.required("input").string()), inputDesc(op));
    Tensor output(outputDesc(op));
    const double seconds = hosted.run(op, request.required("case").string(), input, output);
    writeNpy(output, request.required("output").string());
    return seconds;
}

double copySeconds(uint64_t bytes, const Hosted& hosted)
{
    static CopyProbe probe; // belongs to the last request
    static uint64_t probed = 0;
    if (!probe || probed != bytes)
        probe = hosted.makeCopyProbe(bytes);
    probed = bytes;
    return probe();
}

std::string answerTo(const std::string& line, Hosted& hosted)
{
    const JsonDocument document = parseJson(line);
    const JsonMember request(document, "");
    const uint64_t id = request.required("id").uint64();
    try {
        const auto bytes = request.find("copy");
        return ranLine(id, bytes ? copySeconds(bytes->uint64(), hosted) : runRequest(hosted, request));
    } catch (const RunFailure& failure) {
        return failedLine(id, failure.kind, failure.message());
    } catch (const std::exception& error) {
        return failedLine(id, FailureKind::Failed, messageOf(error));
    }
}

} // namespace

int hostConversation(const std::string& kind, const std::string& path)
{
    // Standard output belongs to the conversation; what else is printed goes to standard error.
    const int output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    endWithWhoAsks();
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
