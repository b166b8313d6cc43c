// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/report_head.h"

#include "engine/formats/io/json.h"
#include "engine/formats/io/json_text.h"

namespace tessera {

namespace {

constexpr std::string_view kProgram = "tessera ";

// Before reports had a schema.
bool isOfBefore(const JsonMember& root)
{
    return !root.find("schema") && (root.find("tessera") || root.find("tessera-sweep"));
}

} // namespace

JsonText& beginReport(JsonText& json, std::string_view command)
{
    return beginReport(json, command, TESSERA_VERSION);
}

JsonText& beginReport(JsonText& json, std::string_view command, std::string_view programVersion)
{
    json.beginObject().key("schema").value(kReportSchema).key("version").value(kReportVersion);
    json.key("program").value(std::string(kProgram) + std::string(programVersion));
    return json.key("command").value(command);
}

ReportHead reportHeadIn(const JsonMember& root)
{
    root.object();
    if (isOfBefore(root))
        throw JsonError(say("io",
                            "is of a form that this program no longer reads: it has no \"schema\"; running the command "
                            "again writes the form of today"));
    const JsonMember schema = root.required("schema"), version = root.required("version");
    if (schema.string() != kReportSchema)
        schema.refuse(say("io", "%1 = %2 is no report of tessera; \"%3\" would be right"), kReportSchema);
    if (version.uint64() != kReportVersion)
        version.refuse(
            say("io", "%1 = %2 is a form that this program does not know; %3 would be right, or a newer tessera"),
            kReportVersion);
    const JsonMember program = root.required("program");
    const std::string text = program.string();
    if (!text.starts_with(kProgram))
        program.refuse(say("io", "%1 = %2 is none that writes reports; \"tessera 0.1.0\" would be right"));
    return {.command = root.required("command").string(), .programVersion = text.substr(kProgram.size())};
}

} // namespace tessera
