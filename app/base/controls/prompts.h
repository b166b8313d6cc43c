// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace tessera {

// Asks where to write a file; empty: the user changed their mind. A name without a suffix gets one before the dialog
// checks whether the file exists: the chosen filter's, or the suggestion's until a filter is chosen. `filter` is the
// filter chosen at first, receives the one chosen last, and always gives the suffix.
QString pathToSave(QWidget* parent, const QString& title, const QString& suggested, const QString& filters,
                   QString* filter = nullptr);

// Questions to the user. Each call returns the answer.
class Prompts {
public:
    virtual ~Prompts() = default;

    // The path of a file; empty: the user changed their mind. `filter` as in QFileDialog.
    virtual QString fileToOpen(const QString& title, const QString& folder, const QString& filter) = 0;
    virtual QString fileToSave(const QString& title, const QString& suggested, const QString& filter) = 0; // pathToSave
    // The same for several files; none: the user changed their mind.
    virtual QStringList filesToOpen(const QString& title, const QString& folder, const QString& filter) = 0;

    virtual QString folderToOpen(const QString& title, const QString& folder) = 0; // empty: the user changed their mind

    // The place of the chosen one; none: the user changed their mind.
    virtual std::optional<int> chosenOf(const QString& title, const QString& question, const QStringList& choices,
                                        int suggested) = 0;

    // Whether the cases with unsaved changes are saved; false: they lose their changes. None: all stay as they are.
    virtual std::optional<bool> savesChanges(const QStringList& names) = 0;
    virtual bool replacesChangedFile(const QString& name) = 0; // the file was written by another program meanwhile
    virtual bool readsOutside(const QString& what) = 0; // `what`: which case names which file outside its folder
};
std::unique_ptr<Prompts> askingByDialogs(QWidget* parent);

} // namespace tessera
