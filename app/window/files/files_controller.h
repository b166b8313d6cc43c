// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/window/views/window_context.h"

#include <QCoreApplication>

class QMenu;

namespace tessera {

// Opens cases, tensors and pictures, and saves cases.
class FilesController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::FilesController)

public:
    explicit FilesController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

    // A case file gets a tab, a lesson and a model its panel, a tensor or a picture goes into the case that is shown.
    // `dispatch` counts the file's dispatches from 0. Throws IoError, TextError, EngineError.
    void open(const QString& path, size_t dispatch = 0, SourceReach reach = SourceReach::CaseFolder);
    // The same, but asks whether a case may read files outside its folder; false: a message says why not.
    bool tryOpen(const QString& path, size_t dispatch = 0);
    bool openApart(const QString& path); // does what tryOpen() does, but always in a new tab
    void openCase(const Case& c); // opens it in a tab that holds nothing of the user's
    void openAll(const QStringList& paths); // several pictures become one batch; other files get a tab each
    void showDispatch(size_t dispatch); // shows another dispatch of the same file
    void fillRecent(QMenu& menu);
    bool saveIn(const QString& folder); // asks for the name and makes the folder; false: the case is not saved
    // Waits until no file is being written. A dialog can stop it; false: it was stopped, or writing failed.
    bool finishWriting();
    // Asks once whether unsaved changes of that tab, or of every tab (−1), are saved; false: the user cancelled.
    bool mayDiscard(int tab);
};

bool isCaseFile(const QString& path); // by its name
bool isLesson(const QString& path); // by its name
// The case's path with another ending; a case without a file is named after its operator.
QString suggestedPath(const Document& document, const QString& suffix);

} // namespace tessera
