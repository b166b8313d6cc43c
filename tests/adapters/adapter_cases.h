// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/engine.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tessera {

// Cases for other frameworks, and what those may compute otherwise.

// Inf, NaN and −0 beside a weight of 0 are our own rule and no framework's: elsewhere they leak. ONNX Runtime moves
// FLOAT16 as FLOAT32, and PyTorch adds gradients to 0: both make a signalling NaN a quiet one.
Case fairCase(Case c, bool isExact);

// A resize of rows and columns as one of the frameworks places its samples; about one in four shrinks.
Case conventionCase(uint64_t seed);

// An adapter of resources/adapters, as the engine that asks it. environment: "NAME=value …"; framework: its name and
// options, as adapter.py takes them.
std::unique_ptr<Engine> adapterEngine(const std::string& framework, const std::string& environment = {},
                                      const std::string& pythonOptions = {});
// Why it is missing; empty: it is there.
std::string whyMissing(const Engine& adapter);

Tolerance foreignTolerance(const Operator& op, const Plan& plan);

} // namespace tessera
