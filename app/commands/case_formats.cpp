// SPDX-License-Identifier: Apache-2.0
#include "app/commands/case_formats.h"

#include "engine/bundle/bundle.h"

namespace tessera {

void knowCaseFormats()
{
    addCaseFormat(bundleFormat());
}

} // namespace tessera
