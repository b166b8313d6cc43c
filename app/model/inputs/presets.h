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

// Cases that answer what users ask: the question is the name, the sentence says where to look. In the order in which
// they are asked.
std::vector<Preset> questionPresets();
std::vector<Preset> builtInPresets(); // those, then examples by name

// The user's own: a folder of case files. Each call throws IoError.
class PresetFolder {
public:
    // Empty: there is none, and nothing can be saved. Presets are read within the budget.
    explicit PresetFolder(QString folder, MemoryBudget budget = {});

    const MemoryBudget& budget() const { return m_budget; }
    bool exists() const { return !m_folder.isEmpty(); }
    std::vector<Preset> presets(QStringList& problems) const; // sorted by name; `problems` gets what cannot be read
    QString save(const Case& c, const QString& name, const QString& sentence) const; // gives back its path
    void rename(const Preset& preset, const QString& name, const QString& sentence) const;
    void remove(const Preset& preset) const; // with the values that lie beside it

private:
    QString m_folder;
    MemoryBudget m_budget;
};

} // namespace tessera
