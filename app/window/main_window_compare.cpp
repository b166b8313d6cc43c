// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/readout.h"
#include "app/canvas/tensor_pane.h"
#include "app/compare/compare_pane.h"
#include "app/compare/difference_view.h"
#include "app/compare/tolerance_presets.h"
#include "app/compare/verdict_strip.h"
#include "app/document/output_source.h"
#include "app/document/picture_codec.h"
#include "app/tabs/verify/verify_view.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QSplitter>
#include <QTabWidget>

#include <numeric>

namespace tessera {

void MainWindow::makeCompareActions()
{
    const QString group = tr("Compare");
    using Arrangement = CompareCanvas::Arrangement;
    QAction* compare = m_actions.add({"compare",
                                      group,
                                      tr("&Compare A and B"),
                                      tr("Give the tensors' place to A, B and their difference, or give it back"),
                                      "compare",
                                      {QKeySequence(Qt::Key_C)},
                                      true},
                                     [this] { setComparing(!isComparing()); });
    const auto arrange = [&](const char* name, const QString& text, const QString& tip, QKeySequence key,
                             Arrangement value) {
        m_actions.add({name, group, text, tip, {}, {key}}, [this, value] {
            setComparing(true);
            m_canvas->arrange(value);
        });
    };
    arrange("compareSide", tr("&Side by side"), tr("A, B and their difference beside each other"), Qt::Key_S,
            Arrangement::SideBySide);
    arrange("compareWipe", tr("&Wipe"), tr("A on one side of a line, B on the other"), Qt::Key_W, Arrangement::Wipe);
    arrange("compareFlip", tr("&Flip"), tr("A or B in one place; Space flips, holding Shift peeks"),
            QKeySequence(Qt::SHIFT | Qt::Key_Space), Arrangement::Flip);
    arrange("compareBlend", tr("&Blend"), tr("A and B over each other, each with its share"), Qt::Key_B,
            Arrangement::Blend);
    arrange("compareDifference", tr("&Difference"), tr("What of A and B differs, and by how much"), Qt::Key_D,
            Arrangement::Difference);
    m_actions.add({"flip",
                   group,
                   tr("Show the &other one"),
                   tr("Flip between A and B"),
                   "flip",
                   {QKeySequence(Qt::Key_Space)},
                   false,
                   m_canvas},
                  [this] {
                      m_canvas->arrange(Arrangement::Flip);
                      m_canvas->flip();
                  });
    m_actions.add({"wipeTurn",
                   group,
                   tr("&Turn the wipe line"),
                   tr("Let the line between A and B stand or lie"),
                   "wipe-turn",
                   {QKeySequence(Qt::SHIFT | Qt::Key_W)}},
                  [this] { m_canvas->setWipeVertical(!m_canvas->wipeIsVertical()); });
    QAction* lock = m_actions.add({"wipeLock",
                                   group,
                                   tr("&Lock the wipe line"),
                                   tr("Keep the line between A and B where it is"),
                                   "lock",
                                   {QKeySequence(Qt::SHIFT | Qt::Key_X)},
                                   true},
                                  [this] { m_canvas->setWipeLocked(!m_canvas->wipeIsLocked()); });
    QAction* ranges = m_actions.add({"compareRanges",
                                     group,
                                     tr("Colours of each side's own &range"),
                                     tr("Colour A and B each by the range of its own values instead of one for both"),
                                     "range",
                                     {QKeySequence(Qt::SHIFT | Qt::Key_N)},
                                     true},
                                    [this] { m_canvas->setOwnRanges(!m_canvas->ownRanges()); });
    m_actions.add({"differenceKind",
                   group,
                   tr("Ne&xt kind of difference"),
                   tr("Signed, absolute, relative, squared, ULP, tolerance"),
                   {},
                   {QKeySequence(Qt::SHIFT | Qt::Key_D)}},
                  [this] { m_canvas->setKind(DifferenceKind((int(m_canvas->kind()) + 1) % 6)); });
    connect(m_canvas, &CompareCanvas::arrangementChanged, this, [this, lock, ranges] {
        lock->setChecked(m_canvas->wipeIsLocked());
        ranges->setChecked(m_canvas->ownRanges());
    });
    compare->setChecked(false);
    m_actions.add({"tolerances",
                   group,
                   tr("Toleranc&e presets…"),
                   tr("Presets of your own, with a name, for each data type"),
                   "settings",
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U)}},
                  [this] { changeTolerances(); });
    makeMismatchActions();
    makeSourceActions();
    makeVerifyActions();
}

void MainWindow::makeMismatchActions()
{
    const QString group = tr("Compare");
    m_actions.add({"nextMismatch",
                   group,
                   tr("&Next mismatch"),
                   tr("Pin the next element of the list of those beyond the tolerance"),
                   {},
                   {QKeySequence(Qt::Key_F8)}},
                  [this] { stepMismatch(1); });
    m_actions.add({"previousMismatch",
                   group,
                   tr("&Previous mismatch"),
                   tr("Pin the one before it in the list"),
                   {},
                   {QKeySequence(Qt::SHIFT | Qt::Key_F8)}},
                  [this] { stepMismatch(-1); });
    m_actions.add({"goToWorst",
                   group,
                   tr("Go to the &worst element"),
                   tr("Pin the element where A and B differ most"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::Key_F8)}},
                  [this] { goToWorst(); });
}

// A new row begins with the tolerance in force.
void MainWindow::changeTolerances()
{
    const Tolerance now = m_document.tolerance();
    auto* dialog = new TolerancePresets(m_ownTolerances,
                                        {.name = {},
                                         .type = outputDesc(m_document.currentCase().op).dataType,
                                         .atol = now.atol,
                                         .rtol = now.rtol,
                                         .ulp = now.ulp},
                                        this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::makeSourceActions()
{
    const QString group = tr("Compare");
    m_actions.add({"fileA",
                   group,
                   tr("A is a f&ile…"),
                   tr("Compare a tensor, a picture or another case's output as A"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_A)}},
                  [this] { chooseFileFor(false); });
    m_actions.add({"fileB",
                   group,
                   tr("B is a fil&e…"),
                   tr("Compare a tensor, a picture or another case's output as B"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B)}},
                  [this] { chooseFileFor(true); });
    QAction* expected = m_actions.add({"expectedB",
                                       group,
                                       tr("B is what is e&xpected"),
                                       tr("Compare with the expected values of the case's file"),
                                       {},
                                       {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_E)},
                                       false,
                                       nullptr,
                                       tr("the case's file has no expected values")},
                                      [this] {
                                          if (!m_document.expectedSource().isEmpty())
                                              m_document.setEngines(m_document.engineA(), m_document.expectedSource());
                                      });
    const auto update = [this, expected] { expected->setEnabled(!m_document.expectedSource().isEmpty()); };
    connect(&m_document, &Document::enginesChanged, expected, update);
    connect(&m_document, &Document::shownChanged, expected, update);
    update();
}

void MainWindow::makeVerifyActions()
{
    const QString group = tr("Compare");
    using Task = VerifyView::Task;
    const auto add = [&](const char* name, const QString& text, const QString& tip, Qt::Key key, Task task) {
        m_actions.add({name, group, text, tip, {}, {QKeySequence(Qt::CTRL | Qt::ALT | key)}}, [this, task] {
            setPanelsVisible(true);
            showTab(QStringLiteral("Verify"));
            m_verify->start(task);
        });
    };
    add("provePermutation", tr("Prove the per&mutation"),
        tr("Number every input element and find each exactly once in the output"), Qt::Key_P, Task::Permutation);
    add("roundTrip", tr("R&ound trip"), tr("Go there and back, in the same order and in the other one"), Qt::Key_I,
        Task::RoundTrip);
    add("repeatRuns", tr("Repeat t&en times"), tr("Run ten times and compare the bits"), Qt::Key_R, Task::Repeat);
    add("conformancePack", tr("Conformance pac&k"),
        tr("Run every example and some fifty cases that are easily got wrong"), Qt::Key_K, Task::Pack);
}

bool MainWindow::isComparing() const
{
    return m_compare && !m_compare->isHidden();
}

void MainWindow::setComparing(bool on)
{
    m_actions.get("compare")->setChecked(on);
    if (on == isComparing())
        return;
    const QList<int> sizes = m_panes->sizes();
    const int whole = std::accumulate(sizes.begin(), sizes.end(), 0);
    m_compare->setVisible(on);
    for (TensorPane* pane : m_pane)
        pane->setHidden(on);
    m_panes->setSizes(on ? QList<int>{0, 0, whole} : QList<int>{whole / 2, whole / 2, 0});
    m_difference->setMapElsewhere(on);
    if (on)
        m_canvas->current()->setFocus();
    else
        m_current->view()->setFocus();
    m_readout->setZoom(keyView()->zoom());
}

// The view that zooming is for.
TensorView* MainWindow::keyView() const
{
    return isComparing() ? m_canvas->current() : m_current->view();
}

Side MainWindow::keySide() const
{
    return !isComparing() && m_current == m_pane[0] ? Side::Input : Side::Output;
}

void MainWindow::stepMismatch(int direction)
{
    showTab(QStringLiteral("Difference"));
    if (const std::optional<uint64_t> element = m_difference->step(direction))
        setPin({Side::Output, *element});
}

void MainWindow::chooseFileFor(bool sideB)
{
    const QString path = QFileDialog::getOpenFileName(
        this, sideB ? tr("Compare as B") : tr("Compare as A"), QFileInfo(m_document.path()).path(),
        tr("Outputs (*.npy *.json %1);;All files (*)").arg(picturePatterns()));
    if (!path.isEmpty())
        useAs(sideB, path);
}

void MainWindow::useAs(bool sideB, const QString& path)
{
    const QString source = fileSource(QFileInfo(path).absoluteFilePath());
    if (sideB)
        m_document.setEngines(m_document.engineA(), source);
    else
        m_document.setEngines(source, m_document.engineB().isEmpty() ? m_document.engineA() : m_document.engineB());
    showTab(QStringLiteral("Difference"));
}

} // namespace tessera
