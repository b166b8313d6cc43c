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

// Controllers of the views that are known by their actions alone.

std::unique_ptr<ActionSource> makeZoomController(const WindowContext& with);
std::unique_ptr<ActionSource> makeChannelController(const WindowContext& with);
std::unique_ptr<ActionSource> makeSelectionController(const WindowContext& with);
std::unique_ptr<ActionSource> makeDisplayController(const WindowContext& with);
// `result`: the command of the result that has the focus, which is copied in place of the case's; empty: none has.
std::unique_ptr<ActionSource> makeEditController(const WindowContext& with, std::function<QString()> result);

std::unique_ptr<ActionSource> makeVerifyController(const WindowContext& with, VerifyView& view);
// `showMap` shows what the diagnosis says that `engine` reads; `difference` says what makes B.
std::unique_ptr<ActionSource>
makeComparisonController(const WindowContext& with,
                         std::function<void(const QString& engine, const Diagnosis& diagnosis)> showMap,
                         DifferenceView& difference);

// What other parts of the window call.

// Copies the selection; if there is none, the row of the active element.
void copySelection(const WindowContext& with, SelectionFormat format);
QString pictureCommand(const WindowContext& with); // the command that draws what the pane shows
QString reproducer(const WindowContext& with); // the command that repeats the shown comparison

// The ids of the actions that colour by a key and that mark cells, in the order of ColorKey and of CellMark.
QString colorKeyActions();
QString markActions();

// Keeps the note below the form: that the picture shifts, else how many outputs the other order moves.
void keepNote(Document& document, TensorDisplay& display, IssueList& place);

// Finds and pins elements and keeps pins. Escape stops what is going on; when nothing is, it takes the marks off.
class NavigationController : public Controller {
    Q_OBJECT

public:
    NavigationController(const WindowContext& with, GotoBar& gotoBar, PinView& list);

    std::vector<ActionTable> actions() override;

    void escape();
    // For Escape in a field or a list that does not need it: stops what is going on, else focuses the tensor.
    void leaveControl();

private:
    bool stop(); // stops one thing that is going on, the run last; false: nothing is
    void revisit(int by);
    void stepKept(int by); // skips pins that the tensors have no element for

    GotoBar& m_goto;
    PinView& m_list;
};

// Takes files and other tabs' results as A and B, and steps through the elements that differ.
class DifferenceController : public Controller {
    Q_OBJECT

public:
    DifferenceController(const WindowContext& with, DifferenceView& difference);

    std::vector<ActionTable> actions() override;

    void goToWorst();
    void chooseFile(size_t result); // 0: A
    // Takes the file as that result. The former A becomes B if there was no B.
    void useFile(size_t result, const QString& path);

signals:
    void shown(); // the tab of the differences should be shown

private:
    void stepMismatch(int direction);
    QString arrayIn(const QString& path);

    DifferenceView& m_difference;
};

// Finds the map of A or of B, by running the engine or from a diagnosis. The views show it instead of the operator's.
class XrayController : public Controller {
    Q_OBJECT

public:
    explicit XrayController(const WindowContext& with);

    std::vector<ActionTable> actions() override;
    QWidget* makeBar(); // the caller places it; it is hidden while there is nothing to say
    // Shows the map that the diagnosis names, if any.
    void showDiagnosed(const QString& engine, const Diagnosis& diagnosis);

signals:
    void shown(const QString& tab); // the tab that explains the map best

private:
    QString engine(bool sideB) const; // empty: no engine can be asked
    void start(bool sideB);
    void showAsked(bool isDiagnosed); // a search begins or ends
    void stop();
    void finish(const Message& error); // `error`: empty: the map was found, or the search was stopped
    void showMap(const std::shared_ptr<const ProbedMap>& map);
    void showOutput(); // shows the output of the engine whose map is shown

    XrayBar* m_bar = nullptr;
    QString m_asked; // the engine that is asked
    bool m_showsB = false; // the output's pane shows the output of B
    Probes m_probes; // last
};

} // namespace tessera
