// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tessera {

// A case to begin with: its name is its title.
struct Preset {
    QString path; // the path of its case file; a resource's begins with ':'
    QString name;
    QString sentence; // what it shows
    QString symptoms = {}; // other words that one would look for it by
    bool isExpecting = false; // its file has the output's values
    Case c;
    QString tab = {}; // the tab that answers what it asks; empty: whichever is open
    std::vector<uint32_t> at = {}; // the output's element that shows it; empty: one in the middle

    bool isOwn() const { return !path.startsWith(QLatin1Char(':')); }
};

Tensor resourceTensor(const QString& path, const MemoryBudget& budget = {}); // of an .npy; throws IoError

// Cases that answer what users ask: the question is the name, the sentence says where to look. In the order in which
// they are asked.
std::vector<Preset> questionPresets();
std::vector<Preset> builtInPresets(); // those, then examples by name

// The user's own: the case files of a folder, by name. `problems` gets why a file is left out.
std::vector<Preset> casesIn(const QString& folder, const MemoryBudget& budget, QStringList& problems);
} // namespace tessera
