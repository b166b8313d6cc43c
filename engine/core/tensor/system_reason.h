// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <system_error>

namespace TESSERA_API tessera {

// Why a call of the system failed, by its errno: "Permission denied".
Message systemReason(int error);
Message systemReason(const std::error_code& error);

} // namespace tessera
