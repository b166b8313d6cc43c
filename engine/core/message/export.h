// SPDX-License-Identifier: Apache-2.0
#pragma once

// Marks what the shared library exports; everything else is hidden. A header whose namespace is opened with it,
// `namespace TESSERA_API tessera`, is public: it is installed too (engine/library.cmake), and includes public headers
// and the standard library only.
#define TESSERA_API [[gnu::visibility("default")]]
