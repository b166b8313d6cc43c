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
    QString path; // of its case file; a resource's begins with ':'
    QString name;
    QString sentence; // what it shows
    QString symptoms = {}; // other words that one would look for it by
    bool isExpecting = false; // its file has the output's values
    Case c;
    QString tab = {}; // of the drawer, that answers what it asks; empty: whichever is open
    std::vector<uint32_t> at = {}; // the output's element that shows it; empty: one in the middle

    bool isOwn() const { return !path.startsWith(QLatin1Char(':')); }
};

std::vector<Preset> builtInPresets(); // users' questions (app/model/inputs/question_presets.h), then examples by name

// The user's own: a folder of case files. Each call throws IoError.
class PresetFolder {
public:
    // Empty: there is none, and nothing can be saved. Presets are read within the budget.
    explicit PresetFolder(QString folder, MemoryBudget budget = {});

    const MemoryBudget& budget() const { return m_budget; }
    bool exists() const { return !m_folder.isEmpty(); }
    std::vector<Preset> presets(QStringList& problems) const; // by name; what cannot be read is said
    QString save(const Case& c, const QString& name, const QString& sentence) const; // gives back its path
    void rename(const Preset& preset, const QString& name, const QString& sentence) const;
    void remove(const Preset& preset) const; // with the values that lie beside it

private:
    QString m_folder;
    MemoryBudget m_budget;
};

} // namespace tessera
