// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/messages.h"
#include "app/model/document/document.h"
#include "app/model/document/searches.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/window/views/window_context.h"
#include "engine/core/case/case.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tessera {

class DifferenceView;
class GotoBar;
class IssueList;
class PinView;
enum class SelectionFormat;
class TensorDisplay;
class VerifyView;
class XrayBar;

// The actions of the views.

std::unique_ptr<ActionSource> zoomActions(const WindowContext& with);
std::unique_ptr<ActionSource> channelActions(const WindowContext& with);
std::unique_ptr<ActionSource> selectionActions(const WindowContext& with);
std::unique_ptr<ActionSource> displayActions(const WindowContext& with);
// `result`: the command of the result that has the focus, which is copied in place of the case's; empty: none has.
std::unique_ptr<ActionSource> editActions(const WindowContext& with, const std::function<QString()>& result);
// Finds and pins elements and keeps pins. Escape stops what is going on; when nothing is, it takes the marks off.
std::unique_ptr<ActionSource> navigationActions(const WindowContext& with, GotoBar& gotoBar, PinView& list);
// Takes files as A and B, and steps through the elements that differ.
std::unique_ptr<ActionSource> differenceActions(const WindowContext& with, DifferenceView& difference);
std::unique_ptr<ActionSource> verifyActions(const WindowContext& with, VerifyView& view);
// `showMap` shows what the diagnosis says that `engine` reads; `difference` says what makes B.
std::unique_ptr<ActionSource>
makeComparisonController(const WindowContext& with,
                         std::function<void(const QString& engine, const Diagnosis& diagnosis)> showMap,
                         DifferenceView& difference);

// What other parts of the window call.

// For Escape in a field or a list that does not need it: stops what is going on, else focuses the tensor.
void leaveControl(const WindowContext& with);
void goToWorst(const WindowContext& with);
// Takes the file as that result; 0: A. The former A becomes B if there was no B.
void useFile(const WindowContext& with, size_t result, const QString& path);
// Copies the selection; if there is none, the row of the active element.
void copySelection(const WindowContext& with, SelectionFormat format);
QString pictureCommand(const WindowContext& with); // the command that draws what the pane shows
QString reproducer(const WindowContext& with); // the command that repeats the shown comparison

// Shows what Document::awaitFirstResult() asks for while the returned object lives: an element in the middle is pinned,
// so that the first look explains itself, and a picture is shown as one.
std::unique_ptr<QObject> showFirstResults(Document& document, ViewArea& views);

// Keeps the note below the form: that the picture shifts, else how many outputs the other order moves.
void keepNote(Document& document, TensorDisplay& display, IssueList& place);

// Finds the map of A or of B, by running the engine or from a diagnosis. The views show it instead of the operator's.
class XrayController : public Controller {
    Q_OBJECT

public:
    explicit XrayController(const WindowContext& with);

    std::vector<ActionTable> actions() override;
    QWidget* bar() const; // the caller places it and deletes it; it is hidden while there is nothing to say
    // Shows the map that the diagnosis names, if any.
    void showDiagnosed(const QString& engine, const Diagnosis& diagnosis);

signals:
    void shown(const QString& tab); // the tab that explains the map best

private:
    QString engine(bool sideB) const; // empty: no engine can be asked
    void start(bool sideB);
    void ask(const ProbeRequest& request); // searches, in place of what was found
    void stop();
    void showMap(const std::shared_ptr<const ProbedMap>& map);
    void showOutput(); // shows the output of the engine whose map is shown

    XrayBar& m_bar;
    Probes m_probes; // last
};

} // namespace tessera
