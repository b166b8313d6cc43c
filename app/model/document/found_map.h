// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/detect/probe/xray.h"

#include <QString>

#include <vector>

namespace tessera {

// What an engine was found to read (engine/detect/probe/xray.h), ready to be shown beside what the operator says.
struct ProbedMap {
    QString engine; // its name
    Operator op; // that it was asked about
    Xray xray;
    std::vector<bool> differs; // for every output: it reads otherwise than it should
    SourceTable targets = {}; // for a map that no plan says: the outputs that read each input
    bool isDiagnosed = false; // it is what the diagnosis of the engine's output says; else the engine was asked

    bool isKnown() const { return xray.kind != XrayKind::NoMap; }
    const Plan* plan() const { return xray.plan ? &*xray.plan : nullptr; } // null: none says it
    Partners partners(Side side, uint64_t element) const; // in the other tensor
};

} // namespace tessera
