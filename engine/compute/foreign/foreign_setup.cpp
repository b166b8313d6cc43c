// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/foreign_setup.h"

#include "engine/core/engines/run_failure.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>

#include <dlfcn.h>
#include <unistd.h>

namespace tessera {

namespace {

// The file that this code was loaded from. A relative name says nothing: the working folder may be another one now.
std::filesystem::path ownFile()
{
    Dl_info info = {};
    if (dladdr(reinterpret_cast<const void*>(&ownFile), &info) == 0 || info.dli_fname == nullptr)
        return {};
    const std::filesystem::path file = info.dli_fname;
    return file.is_absolute() ? file : std::filesystem::path();
}

} // namespace

std::optional<std::filesystem::path> installed(const char* name, std::initializer_list<const char*> places)
{
    std::error_code error;
    for (const std::filesystem::path& file :
         {std::filesystem::path("/proc/self/exe"), ownFile(), programInPath("tessera")}) {
        const std::filesystem::path folder = std::filesystem::canonical(file, error).parent_path();
        if (folder.empty()) // there is no such file
            continue;
        for (const char* const place : places)
            if (std::filesystem::path found = folder / place / name; std::filesystem::exists(found, error))
                return found.lexically_normal();
    }
    return {};
}

std::filesystem::path programInPath(const std::string& program)
{
    const char* const path = std::getenv("PATH");
    for (const std::string_view folder : splitText(path ? path : "/bin:/usr/bin", ":"))
        if (const std::filesystem::path file = std::filesystem::path(folder) / program; access(file.c_str(), X_OK) == 0)
            return file;
    return {};
}

void requireClaimed(const Claims& claims, const Operator& op)
{
    if (!claims.operators.empty() && std::ranges::find(claims.operators, name(op)) == claims.operators.end())
        throw RunFailure(FailureKind::Unsupported, say("foreign", "it does not claim %1")(name(op)));
    for (const TensorDesc* desc : {&inputDesc(op), &outputDesc(op)})
        if (!claims.types.empty() && std::ranges::find(claims.types, desc->dataType) == claims.types.end())
            throw RunFailure(FailureKind::Unsupported, say("foreign", "it does not claim %1")(name(desc->dataType)));
}

std::string replaced(std::string text, std::string_view placeholder, const std::string& by)
{
    for (size_t at = text.find(placeholder); at != text.npos; at = text.find(placeholder, at + by.size()))
        text.replace(at, placeholder.size(), by);
    return text;
}

std::vector<std::string> commandWords(const std::string& engine, const std::string& command, const std::string& folder)
{
    std::vector<std::string> words;
    try {
        words = shellWords(command);
    } catch (const TextError&) {
        throw TextError(say("foreign", "the command of %1 has a quotation mark that is not closed")(engine));
    }
    if (words.empty() || words.front().empty())
        throw TextError(say("foreign", "%1 names no program; expected `exec:./mine {input} {output}`")(engine));
    for (std::string& word : words)
        word = folder.empty() ? word : replaced(word, "{folder}", folder);
    return words;
}

void requireProgram(const std::string& program)
{
    if (program.find('/') != program.npos) {
        if (access(program.c_str(), X_OK) != 0)
            throw EngineError(say("foreign", "%1 is missing, or is no program that may be started")(program) + ".");
        return;
    }
    if (programInPath(program).empty())
        throw EngineError(say("foreign", "There is no program %1 in PATH")(program) + ".");
}

} // namespace tessera
