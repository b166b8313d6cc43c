// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/judge/measure/provenance.h"

#include <ostream>

namespace tessera {

namespace {

// Of what provenance() says, what is the same on every machine that has this program.
std::string versionJson()
{
    JsonText json;
    beginReport(json, "version").key("optimised").value(isOptimisedBuild());
    for (const Fact& fact : provenance())
        if (fact.name == "compiler" || fact.name == "flags" || fact.name == "libraries")
            json.key(fact.name).value(fact.value);
    return json.endObject().text();
}

} // namespace

int versionCommand(const Arguments& arguments, std::ostream& out)
{
    if (!arguments.empty() && arguments != Arguments{"--json"})
        throw TextError("--version stands alone, or before --json");
    if (arguments.empty())
        out << "tessera " << TESSERA_VERSION << '\n';
    else
        out << versionJson();
    return exit_code::kFine;
}

} // namespace tessera
