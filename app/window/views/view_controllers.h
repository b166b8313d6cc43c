// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/messages.h"
#include "app/model/document/document.h"
#include "app/model/document/searches.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/window/views/window_context.h"
#include "engine/core/case/case.h"

#include <QString>
#include <QTemporaryDir>

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

// What they do for others.

void copySelection(const WindowContext& with, SelectionFormat format); // else the row of the active element
QString pictureCommand(const WindowContext& with); // draws what the pane shows
QString reproducer(const WindowContext& with); // repeats the comparison that is shown

// The ids of the actions that colour by a key and that mark cells, in the order of ColorKey and of CellMark.
std::vector<QString> colorKeyActions();
std::vector<QString> markActions();

// Keeps the note below the form: that the picture shifts, else how many outputs the other order moves.
void keepNote(Document& document, TensorDisplay& display, IssueList& place);

// The pinned element: the way to one, the pins that are kept, and Escape, which stops what is going on, and where
// nothing is, takes the marks off.
class NavigationController : public Controller {
    Q_OBJECT

public:
    NavigationController(const WindowContext& with, GotoBar& gotoBar, PinView& list);

    std::vector<ActionTable> actions() override;

    // Something that Escape stops while it is on: before all that is added later, and before the run.
    void addStop(std::function<bool()> isOn, std::function<void()> stop);
    template <class Work> void addStop(Work& work, bool (Work::*is)() const, void (Work::*end)())
    {
        addStop(std::bind_front(is, &work), std::bind_front(end, &work));
    }
    void escape();
    void leaveControl(); // Escape in a field or a list that needs it no more: stops what is going on, else goes to the
                         // tensor

private:
    bool stop(); // the innermost thing that is going on; false: nothing is
    struct Stop {
        std::function<bool()> isOn;
        std::function<void()> stop;
    };

    void revisit(int by);
    void stepKept(int by); // passes over those that the tensors have no element for

    GotoBar& m_goto;
    PinView& m_list;
    std::vector<Stop> m_stops;
};

// What A and B are besides engines, and the way through the elements that differ.
class DifferenceController : public Controller {
    Q_OBJECT

public:
    DifferenceController(const WindowContext& with, DifferenceView& difference);

    std::vector<ActionTable> actions() override;

    void goToWorst();
    void chooseFile(size_t result); // 0: A
    // As that result; what was A becomes B where there was no B.
    void useFile(size_t result, const QString& path);

signals:
    void shown(); // the tab of the differences is wanted

private:
    void stepMismatch(int direction);
    QString arrayIn(const QString& path);

    DifferenceView& m_difference;
};

// The checks of the engines: starts them, and shows the case of a finding.
class VerifyController : public Controller {
    Q_OBJECT

public:
    VerifyController(const WindowContext& with, VerifyView& view);

    std::vector<ActionTable> actions() override;

signals:
    void shown(); // the tab of the findings is wanted

private:
    VerifyView& m_view;
};

// How A and B are compared in the middle of the window, whether at all and in which arrangement; what made B; and a
// report of what is wrong on the clipboard.
class ComparisonController : public Controller {
    Q_OBJECT

public:
    explicit ComparisonController(const WindowContext& with);

    std::vector<ActionTable> actions() override;
    bool isRunning() const { return m_bugs.isBusy() || m_identification.isBusy(); } // a search
    void stop();

signals:
    void diagnosedShown(const QString& engine, const tessera::Diagnosis& diagnosis); // whose output it is

private:
    std::vector<ActionRow> resultRows();
    void show(CompareCanvas::Arrangement arrangement);
    bool canShowDiagnosed() const;
    void showDiagnosed();
    const Tensor* sideB() const; // what B gives or holds, of this case's shape or not; null: nothing
    bool canIdentifyB() const;
    void identifyB(); // whatever the case that is shown
    void takeIdentified(const Reply<Diagnosis>& reply);
    void flip(); // from the tensors as well
    // Says that a search runs, which can be stopped.
    void sayRunning(const QString& sentence)
    {
        m_messages.note(sentence, {tr("Stop"), [this] { stop(); }});
    }
    bool canReportBug() const;
    BugRequest bugRequest() const; // canReportBug()
    void takeBugReport(const Reply<BugSearch>& reply);

    CompareCanvas& m_canvas;
    std::optional<QTemporaryDir> m_diagnosed; // what mistakes gave; none until one is shown
    BugReports m_bugs;
    Identification m_identification; // last
};

// Finds the map of A or of B, by asking or from a diagnosis, and lets the views show it in place of the operator's.
class XrayController : public Controller {
    Q_OBJECT

public:
    explicit XrayController(const WindowContext& with);

    std::vector<ActionTable> actions() override;
    QWidget* makeBar(); // hidden while there is nothing to say; for who lays it out
    bool isRunning() const { return m_probes.isBusy(); }
    void stop();
    void showDiagnosed(const QString& engine, const Diagnosis& diagnosis); // shows the map that it names, if it does

signals:
    void shown(const QString& tab); // that explains it best

private:
    QString engine(bool sideB) const; // empty: there is none that could be asked
    void start(bool sideB);
    void showRuns(std::optional<unsigned> runs); // how many the engine has made so far
    void take(const Reply<Probed>& reply);
    void finish(const Message& error); // empty: it was found, or stopped
    void showMap(const std::shared_ptr<const ProbedMap>& map);
    void showOutput(); // shows the output of the engine whose map is shown

    XrayBar* m_bar = nullptr;
    QString m_asked; // the engine
    bool m_showsB = false; // in the output's pane
    Probes m_probes; // last
};

} // namespace tessera
