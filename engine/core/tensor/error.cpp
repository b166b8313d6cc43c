// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/error.h"

namespace tessera {

Message messageOf(const std::exception& error)
{
    const auto* ours = dynamic_cast<const Error*>(&error);
    return ours ? ours->message() : Message(error.what());
}

} // namespace tessera
