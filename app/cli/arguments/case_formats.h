// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace tessera {

// From now on readCaseFile() takes bundles and ONNX's folders too. For programs, when they begin.
void knowCaseFormats();

} // namespace tessera
