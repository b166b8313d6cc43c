// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/case_file.h"

#include <QStringList>

namespace tessera {

// The built-in examples: resources/cases.
QStringList resourceCases(); // ":/cases/NAME.json", by name
CaseFile readResourceCase(const QString& resource, const MemoryBudget& budget = {}); // throws IoError

} // namespace tessera
