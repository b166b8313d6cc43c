// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tessera {

// A case to begin with. Its name is its title.
struct Preset {
    QString path; // the path of its case file; a resource's begins with ':'
    QString name;
    QString sentence; // says what the case shows
    QString symptoms = {}; // other words that find it
    bool isExpecting = false; // its file has expected values
    Case c;
    QString tab = {}; // the tab that answers what it asks; empty: whichever is open
    std::vector<uint32_t> at = {}; // the element of the output to pin; empty: one in the middle

    bool isOwn() const { return !path.startsWith(QLatin1Char(':')); }
};

Tensor resourceTensor(const QString& path, const MemoryBudget& budget = {}); // the tensor of an .npy; throws IoError

// Answers to what users ask, in the order in which they are asked: the question is the name, and the sentence says
// where to look. After them the examples by name.
std::vector<Preset> builtInPresets();

// The case files of a user's folder, by name. `problems` gets the reasons why files are left out.
std::vector<Preset> casesIn(const QString& folder, const MemoryBudget& budget, QStringList& problems);
} // namespace tessera
