// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/model/document/file_watcher.h"
#include "app/window/views/window_context.h"

namespace tessera {

// The files that the cases read: what another program changes is read again, as a step that can be undone; what cannot
// be read leaves the last good data.
class InputController : public Controller {
    Q_OBJECT

public:
    explicit InputController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

    void watch(); // starts to watch the files of every tab
    void reload(); // reads the files of the shown case again
    void acknowledge(const QString& path); // this program has written the file
    // Notes the sentences, and names the keys of the case's file that mean nothing: a misspelt one would quietly make
    // another case.
    void tellIgnoredKeys(QStringList sentences = {});

private:
    void taken(const QString& path, const QString& operatorBefore);
    void takeChangedFiles(); // reads the changed files of the shown tab
    void takeCaseFile(const QString& path);
    void missFile(const QString& path);
    void rereadData(const QString& path);
    bool rereadCase();
    QString casePath() const; // absolute; empty: it has none
    bool isOfCaseFile(const QString& path) const;
    void sayUnreadable(const QString& why);

    FileWatcher m_watcher;
    bool m_watching;
    QString m_unreadable; // the last message about a file that cannot be read
};

} // namespace tessera
