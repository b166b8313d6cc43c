// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/tensor_display.h"
#include "app/canvas/tensor_pane.h"
#include "app/compare/compare_pane.h"
#include "app/controls/form_parts.h"
#include "app/form/case_panel.h"
#include "app/form/operator_form.h"
#include "app/look/format.h"
#include "engine/ops/axes.h"

#include <QMenu>

namespace tessera {

namespace {

// Names of the actions, in the order of CellMark and of Trait.
constexpr std::array kMarkActions = {"markTies",     "markClamped",    "markCropped",
                                     "markUnread",   "markOtherOrder", "markNotANumber",
                                     "markInfinite", "markNegative",   "markOutOfRange"};
constexpr std::array<const char*, kTraits> kTraitActions = {
    "colourByImage",    "colourByChannel",     "colourByRow",   "colourByColumn", "colourByGroup",
    "colourByBlockRow", "colourByBlockColumn", "colourByPixel", "colourByAddress"};

// Why a mark or a colouring may not be possible.
QString needsOf(CellMark mark)
{
    if ((setOf(mark) & kPlanMarks) != 0)
        return MainWindow::tr("only of resampling");
    if (mark == CellMark::OtherOrder)
        return MainWindow::tr("the case has no other order");
    return mark == CellMark::Negative ? MainWindow::tr("only of signed types")
                                      : MainWindow::tr("only of floating-point types");
}

QString needsOf(Trait)
{
    return MainWindow::tr("only of depth and space");
}

} // namespace

void MainWindow::makeDisplayActions()
{
    const QString group = tr("View");
    m_actions.add({"marks",
                   group,
                   tr("Colours and mar&ks…"),
                   tr("What cells are coloured by and which are marked, with counts"),
                   "marks",
                   {QKeySequence(Qt::Key_O)}},
                  [this] { isComparing() ? m_compare->openDisplay() : m_current->openDisplay(); });
    m_actions.add({"nextColours",
                   group,
                   tr("Next colo&uring"),
                   tr("Colour cells by the next axis, after the last one by value again"),
                   {},
                   {QKeySequence(Qt::Key_K)}},
                  [this] { stepTrait(1); });
    m_actions.add({"previousColours",
                   group,
                   tr("Pre&vious colouring"),
                   tr("Colour cells by the axis before"),
                   {},
                   {QKeySequence(Qt::SHIFT | Qt::Key_K)}},
                  [this] { stepTrait(-1); });
    m_actions.add({"colourByValue", group, tr("By value"), tr("Colour cells by their values"), {}, {}, true},
                  [this] { m_display->setTrait({}); });
    for (size_t i = 0; i < kTraits; ++i)
        m_actions.add({kTraitActions[i],
                       group,
                       tr("By %1").arg(nameOf(Trait(i)).toLower()),
                       sentenceOf(Trait(i)),
                       {},
                       {},
                       true,
                       nullptr,
                       needsOf(Trait(i))},
                      [this, i] { m_display->setTrait(Trait(i)); });
    m_actions.add({"colourMixed",
                   group,
                   tr("By hue, saturation and lightness"),
                   tr("Colour cells by three coordinates at once, one for each"),
                   {},
                   {},
                   true},
                  [this] { m_display->setMixture(m_display->mixture()); });
    for (const CellMark mark : kCellMarks)
        m_actions.add(
            {kMarkActions[size_t(mark)],
             group,
             tr("Mark: %1").arg(nameOf(mark)),
             sentenceOf(mark),
             {},
             mark == CellMark::OtherOrder ? QList{QKeySequence(Qt::SHIFT | Qt::Key_O)} : QList<QKeySequence>{},
             true,
             nullptr,
             needsOf(mark)},
            [this, mark] { m_display->setMarked(mark, (m_display->marks() & setOf(mark)) == 0); });
    m_actions.add({"nextNumbers",
                   group,
                   tr("Next way to write n&umbers"),
                   tr("Numbers in cells: shortest exact, four digits, or bits"),
                   {},
                   {QKeySequence(Qt::SHIFT | Qt::Key_H)}},
                  [this] { m_display->setNumbers(CellNumbers((int(m_display->numbers()) + 1) % 3)); });
    connect(m_display, &TensorDisplay::changed, this, &MainWindow::showDisplay);
    showDisplay();
}

void MainWindow::makeRangeActions()
{
    const QString group = tr("View");
    const auto add = [&](const char* name, const QString& text, const QString& tip, const QKeySequence& key,
                         std::function<void()> run) {
        return m_actions.add({name, group, text, tip, {}, {key}}, std::move(run));
    };
    add("range", tr("&Range and statistics…"),
        tr("The histogram, black and white, and statistics of the tensor, the plane and the selection"),
        QKeySequence(Qt::Key_H), [this] { isComparing() ? m_compare->openRange() : m_current->openRange(); });
    add("rangeOwn", tr("Range: each its &own"), tr("Each tensor's colours from its own smallest to its largest value"),
        QKeySequence(Qt::Key_A), [this] { fitRange(true); });
    add("rangeBoth", tr("Range: &both"), tr("Equal colours are equal values in both tensors, also after new results"),
        QKeySequence(Qt::SHIFT | Qt::Key_A), [this] { fitRange(false); });
    add("rangeVisible", tr("Range: &visible part"), tr("The colours' range is that of the values in sight"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), [this] {
            if (const auto range = (isComparing() ? m_canvas->views()[0] : m_current->view())->visibleRange())
                m_display->setRange(range);
        });
    add("rangeUnit", tr("Range: &0 to 1"), tr("The colours' range is from 0 to 1"), QKeySequence(Qt::Key_N),
        [this] { m_display->setRange(std::pair(0.0, 1.0)); });
}

// Of both tensors; of A and B where they are compared.
void MainWindow::fitRange(bool own)
{
    m_display->setFit(own ? TensorDisplay::Fit::Own : TensorDisplay::Fit::Both);
    if (isComparing())
        m_canvas->setOwnRanges(own);
}

// The actions as the display is.
void MainWindow::showDisplay()
{
    const std::optional<Trait> trait = m_display->trait();
    m_actions.get(QStringLiteral("colourByValue"))->setChecked(!trait && !m_display->isMixed());
    m_actions.get(QStringLiteral("colourMixed"))->setChecked(m_display->isMixed());
    for (size_t i = 0; i < kTraits; ++i) {
        QAction* action = m_actions.get(QLatin1String(kTraitActions[i]));
        action->setChecked(trait == Trait(i));
        action->setEnabled(m_display->isPossible(Trait(i)));
    }
    for (const CellMark mark : kCellMarks) {
        QAction* action = m_actions.get(QLatin1String(kMarkActions[size_t(mark)]));
        action->setChecked((m_display->marks() & setOf(mark)) != 0);
        action->setEnabled(m_display->isPossible(mark));
    }
    if (m_casePanel)
        showCaseNote();
}

void MainWindow::showCaseNote()
{
    if (const QString shift = toQString(pictureSummary(axisMaps(m_document.currentCase().op))); !shift.isEmpty())
        return m_casePanel->form()->setNote(shift + tr(" <a href=\"axesTab\">See why</a>"));
    const std::optional<TensorDisplay::Count> moved = m_display->count(CellMark::OtherOrder, Side::Output);
    const bool marked = (m_display->marks() & setOf(CellMark::OtherOrder)) != 0;
    QString note;
    if (moved && m_document.issues().empty()) // else the results are another case's
        note = moved->marked == 0
            ? tr("Both orders give the same output: this case cannot tell them apart.")
            : tr("The other order moves %1 of %2 outputs. <a href=\"markOtherOrder\">%3</a>")
                  .arg(countText(moved->marked), countText(moved->all), marked ? tr("Unmark them") : tr("Mark them"));
    m_casePanel->form()->setNote(note);
}

void MainWindow::stepTrait(int by)
{
    constexpr int kMixed = int(kTraits) + 1, kChoices = kMixed + 1; // 0: by value
    int choice = m_display->isMixed() ? kMixed : m_display->trait() ? int(*m_display->trait()) + 1 : 0;
    do
        choice = (choice + by + kChoices) % kChoices;
    while (choice > 0 && choice < kMixed && !m_display->isPossible(Trait(choice - 1)));
    if (choice == kMixed)
        return m_display->setMixture(m_display->mixture());
    m_display->setTrait(choice == 0 ? std::nullopt : std::optional(Trait(choice - 1)));
}

void MainWindow::addDisplayMenus(QMenu* view)
{
    addToMenu(view, {"marks", "nextNumbers"});
    QMenu* colours = view->addMenu(tr("&Colour cells"));
    addToMenu(colours, {"nextColours", "previousColours", "", "colourByValue"});
    for (const char* name : kTraitActions)
        addToMenu(colours, {name});
    addToMenu(colours, {"colourMixed"});
    QMenu* range = view->addMenu(tr("Range o&f the colours"));
    addToMenu(range, {"range", "", "rangeBoth", "rangeOwn", "rangeVisible", "rangeUnit"});
    QMenu* marks = view->addMenu(tr("&Mark cells"));
    for (const char* name : kMarkActions)
        addToMenu(marks, {name});
}

} // namespace tessera
