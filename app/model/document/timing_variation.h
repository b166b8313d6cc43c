// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tessera {

// What of a case may be varied to see how its time changes: "Shape", "DataType", "BlockSize" and every field that is a
// choice, by DirectML's name.
QStringList variableFields(const Operator& op);

struct CaseVariant {
    QString label; // "FLOAT16", "BlockSize 3", "{1, 8, 64, 64}"
    Case c; // without issues
};
// The case with each value of the field that fits; where a block does not fit the shape, in the nearest larger shape
// that it fits. Data that cannot change its shape or type is replaced by random values. A field that is none gives the
// case alone. All of them fit the budget.
std::vector<CaseVariant> caseVariants(const Case& c, const QString& field, const MemoryBudget& budget = {});

} // namespace tessera
