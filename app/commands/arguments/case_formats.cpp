// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments/case_formats.h"

#include "engine/bundle/bundle.h"
#include "engine/onnx/onnx_case.h"

namespace tessera {

void knowCaseFormats()
{
    addCaseFormat(bundleFormat());
    addCaseFormat(onnxFormat());
}

} // namespace tessera
