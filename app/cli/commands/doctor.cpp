// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/commands/doctor_conditions.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <iomanip>
#include <ostream>

namespace tessera {

namespace {

constexpr Option kDoctorOptions[] = {
    {"json", "", "Prints it for programs.", ValueKind::None},
    kEngineFile,
    kTimeout,
};

constexpr Example kDoctorExamples[] = {
    {"doctor", "Says what this machine lacks, and what installs it."},
    {"doctor --json > machine.json", "Keeps it, to send it along."},
};

std::string_view word(Health health)
{
    return kHealthWords[static_cast<size_t>(health)];
}

void print(std::ostream& out, std::span<const Condition> conditions)
{
    constexpr int kWordWidth = 9, kPartWidth = 13, kNameWidth = 18;
    for (const Condition& each : conditions)
        out << std::left << std::setw(kWordWidth) << word(each.health) << std::setw(kPartWidth) << each.part
            << std::setw(kNameWidth) << terminalText(each.name) << ' ' << terminalText(each.sentence) << '\n';
    out.flush(); // what comes next may take a while
}

std::string doctorJson(std::span<const Condition> conditions, bool canRun)
{
    JsonText json;
    beginReport(json, "doctor").key("canRun").value(canRun).key("findings").beginArray();
    for (const Condition& each : conditions) {
        json.beginObject().key("part").value(each.part).key("name").value(each.name);
        json.key("state").value(word(each.health)).key("sentence").value(each.sentence).endObject();
    }
    return json.endArray().endObject().text();
}

int doctorCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (!line.cases().empty())
        throw TextError("doctor takes no case, and " + line.cases().front().name + " is given");
    const bool asJson = line.value("json").has_value();
    std::vector<Condition> all;
    const auto add = [&](const std::vector<Condition>& conditions) {
        if (!asJson)
            print(call.out, conditions);
        std::ranges::copy(conditions, std::back_inserter(all));
    };
    const std::vector<Condition> engines = engineConditions(call.services.makeEngine, line.engineOptions());
    const bool canRun = std::ranges::any_of(engines, [](const Condition& each) { return each.health == Health::Fine; });
    add({vulkanCondition()});
    add(engines);
    add({budgetCondition(line.budget())});
    add(windowConditions());
    add(fontConditions());
    add({pythonCondition()});
    add(adapterConditions(foreignOptions(line)));
    if (asJson)
        call.out << doctorJson(all, canRun);
    return canRun ? exit_code::kFine : exit_code::kEngineFailed;
}

} // namespace

const CommandText kDoctorText{
    .name = "doctor",
    .summary = "says what this machine lacks, and what to do about it",
    .operands = "",
    .sentence = "Looks at everything that Tessera stands on, a line each: ok, or what to do.",
    .options = kDoctorOptions,
    .remarks = "Each of our engines computes two cases, which are held against the reference. The window program says "
               "where its window would open, fontconfig which fonts it has. Adapters, the frameworks' engines that are "
               "installed with us, and what --engine-file names are started for their versions; other engine files of "
               "yours are only read. A word begins each line: ok, missing, failed, or unknown where nobody can be "
               "asked. What is missing is no error: the exit code is 5 only where no engine of ours computes.",
    .examples = kDoctorExamples,
    .run = doctorCommand,
};

} // namespace tessera
