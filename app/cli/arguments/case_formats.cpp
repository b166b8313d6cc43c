// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/case_formats.h"

#include "engine/formats/bundle/bundle.h"
#include "engine/frameworks/onnx/onnx_case.h"

namespace tessera {

void knowCaseFormats()
{
    addCaseFormat(bundleFormat());
    addCaseFormat(onnxFormat());
}

} // namespace tessera
