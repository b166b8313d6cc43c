// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_process.h"

#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/json.h"

#include <array>
#include <stdexcept>

#include <sys/wait.h>
#include <unistd.h>

namespace tessera {

namespace {

std::filesystem::path freshFolder()
{
    std::string name = (std::filesystem::temp_directory_path() / "tessera-adapter-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
        throw std::runtime_error("no folder " + name);
    return name;
}

std::string textMember(const JsonDocument& document, const char* member)
{
    const auto found = document.FindMember(member);
    return found == document.MemberEnd() || !found->value.IsString() ? "" : found->value.GetString();
}

} // namespace

AdapterProcess::AdapterProcess(const std::string& environment, const std::string& framework,
                               const std::string& pythonOptions)
    : m_folder(freshFolder())
{
    std::array<int, 2> in{}, out{};
    if (pipe(in.data()) != 0 || pipe(out.data()) != 0)
        throw std::runtime_error("no pipe");
    m_process = fork();
    if (m_process == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        for (const int descriptor : {in[0], in[1], out[0], out[1]})
            close(descriptor);
        const std::string line =
            environment + " exec " TESSERA_PYTHON " " + pythonOptions + " " TESSERA_ADAPTERS "/adapter.py " + framework;
        execl("/bin/sh", "sh", "-c", line.c_str(), nullptr);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    m_in = fdopen(in[1], "w");
    m_out = fdopen(out[0], "r");
    m_greeting = readLine();
}

AdapterProcess::~AdapterProcess()
{
    std::fclose(m_in); // the end of its input is the end of the process
    std::fclose(m_out);
    waitpid(m_process, nullptr, 0);
    std::filesystem::remove_all(m_folder.path());
}

JsonDocument AdapterProcess::readLine()
{
    char* line = nullptr;
    size_t capacity = 0;
    const ssize_t length = getline(&line, &capacity, m_out);
    const std::string text(line, length < 0 ? 0 : static_cast<size_t>(length));
    std::free(line);
    if (text.empty())
        throw std::runtime_error("the adapter ended");
    return parseJson(text);
}

std::string AdapterProcess::greetingText(const char* member) const
{
    return textMember(m_greeting, member);
}

AdapterProcess::Answer AdapterProcess::run(const Case& c, const Tensor& input)
{
    const std::filesystem::path source = m_folder.path() / "in.npy", target = m_folder.path() / "out.npy";
    writeNpy(input, source);
    std::filesystem::remove(target);
    std::fputs(requestLine({1, source, target}, c).c_str(), m_in);
    std::fflush(m_in);
    const JsonDocument answer = readLine();
    if (!answer.HasMember("ran"))
        return {.output = {}, .unsupported = textMember(answer, "unsupported"), .error = textMember(answer, "error")};
    return {.output = withLayout(readNpy(target), outputDesc(c.op)), .unsupported = {}, .error = {}};
}

} // namespace tessera
