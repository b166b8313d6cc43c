// SPDX-License-Identifier: Apache-2.0
#pragma once

// What nearly every file of the engine includes, parsed once for all of them. A file still names what it needs.

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>
