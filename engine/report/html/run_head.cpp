// SPDX-License-Identifier: Apache-2.0
#include "engine/report/html/run_head.h"

#include "engine/judge/measure/output_source.h"

namespace tessera {

Fact factOf(const std::string& role, const OutputSource& source)
{
    const auto* engine = dynamic_cast<const Engine*>(&source);
    if (isFileSource(source.name()))
        return {role, "the file " + pathOfSource(source.name())};
    return {role, source.name() + (engine ? ": " + english(engine->description()) : "")};
}

Fact toleranceFact(const std::string& options)
{
    return {"tolerance",
            !options.empty() ? options
                             : "what a case says; else equal bits between engines that execute plans, and what the "
                               "roundings of an interpolation can add up to between others"};
}

} // namespace tessera
