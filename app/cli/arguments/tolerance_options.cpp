// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/tolerance_options.h"

namespace tessera {

ToleranceOptions toleranceOf(const CommandLine& line)
{
    ToleranceOptions options;
    for (const Option& option : kToleranceOptions)
        if (const auto value = line.value(option.name))
            options.set(option.name, *value);
    options.check();
    return options;
}

} // namespace tessera
