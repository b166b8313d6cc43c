// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/dxdispatch_text.h"

#include "engine/formats/io/case_file.h"
#include "engine/frameworks/reading/source_text.h"

namespace tessera {

namespace {

constexpr std::string_view kNoFolder = "(no folder)"; // what a text names lies nowhere

} // namespace

bool isDxDispatch(std::string_view text)
{
    const size_t begin = text.find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && text[begin] == '{'
        && text.substr(0, kMostSourceBytes).find("\"DML_OPERATOR_") != std::string_view::npos;
}

ReadOperator operatorOfDxDispatch(std::string_view text)
{
    const bool isAlone = text.find("\"dispatchables\"") == std::string_view::npos;
    const std::string model = isAlone
        ? R"({"resources": {}, "dispatchables": {"op": )" + std::string(text) + R"(}, "commands": []})"
        : std::string(text);
    try {
        const CaseFile file = parseCaseFile(model, std::filesystem::path(kNoFolder));
        if (file.dispatchCount() > 0) {
            Case c = file.dispatch(0);
            return {std::move(c.op), file.warnings, {}, std::move(c.data)};
        }
        if (file.dispatchables.empty() || !file.dispatchables.front().op)
            throw ReadError(file.dispatchables.empty() ? say("reading", "no dispatchable is here")
                                                       : file.dispatchables.front().why);
        return {*file.dispatchables.front().op, file.warnings};
    } catch (const IoError& error) {
        throw ReadError(error.message());
    }
}

} // namespace tessera
