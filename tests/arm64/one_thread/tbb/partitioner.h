// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tbb/parallel_for.h"
