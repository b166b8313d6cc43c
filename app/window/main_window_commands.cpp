// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/actions/command_palette.h"
#include "app/actions/key_editor.h"
#include "app/actions/shortcut_sheet.h"
#include "app/canvas/goto_bar.h"
#include "app/canvas/selection_text.h"
#include "app/canvas/tensor_display.h"
#include "app/canvas/tensor_pane.h"
#include "app/canvas/view_picture.h"
#include "app/compare/compare_canvas.h"
#include "app/controls/message_bar.h"
#include "app/document/input_loader.h"
#include "app/document/output_source.h"
#include "app/look/format.h"
#include "app/tabs/timing/timing_view.h"
#include "app/tabs/verify/verify_view.h"
#include "app/window/budget_form.h"
#include "engine/measure/verification.h"

#include <QApplication>
#include <QClipboard>
#include <QRegularExpression>

namespace tessera {

namespace {

constexpr int kRecentActions = 12;
const auto kRecentActionsKey = QStringLiteral("recentActions");

} // namespace

void MainWindow::copyValue()
{
    if (m_display->selection())
        return copySelection(SelectionFormat::Text);
    const std::optional<Pick> pick = m_document.active();
    const Tensor* tensor = pick ? m_document.tensor(pick->side) : nullptr;
    if (tensor)
        QGuiApplication::clipboard()->setText(valueText(*tensor, pick->element));
}

void MainWindow::copyPicture()
{
    QWidget* focus = focusWidget();
    if (focus)
        focus->clearFocus(); // its ring is no part of the view
    const PictureOf pane = m_current == m_pane[0] ? PictureOf::Input : PictureOf::Output;
    QGuiApplication::clipboard()->setImage(picture(isComparing() ? PictureOf::Comparison : pane).image(1));
    if (focus)
        focus->setFocus(Qt::OtherFocusReason);
}

void MainWindow::copyReproducer()
{
    QString line = m_verify->selectedCommand();
    if (line.isEmpty()) {
        const auto source = [](const QString& name) {
            return QString::fromStdString(shellWord((isFileSource(name) ? pathOfSource(name) : name).toStdString()));
        };
        line = QStringLiteral("tessera check %1 --engine %2")
                   .arg(QString::fromStdString(toText(m_document.currentCase())), source(m_document.engineA()));
        if (!m_document.engineB().isEmpty())
            line += QStringLiteral(" --against %1").arg(source(m_document.engineB()));
        if (m_document.toleranceIsChosen())
            line += QString::fromStdString(optionsText(m_document.tolerance()));
    }
    QGuiApplication::clipboard()->setText(line);
}

void MainWindow::pasteCase()
{
    static const QRegularExpression command(QStringLiteral("^(\\S*tessera\\s+)?((run|check|map|render)\\s+)?"));
    static const QRegularExpression engines(
        QStringLiteral("\\s--(engine|against|atol|rtol|ulp|tolerance|allow|limit)\\s+('[^']*'|\\S+)"));
    QString line = QGuiApplication::clipboard()->text().simplified();
    line.remove(command).remove(engines);
    if (!line.isEmpty())
        guarded([&] {
            m_document.replaceCase(caseFromText(line.toStdString()), tr("Paste a case"));
            m_messages->hide();
        });
}

void MainWindow::escape()
{
    if (m_loader->isBusy())
        m_loader->cancel();
    else if (m_timing->isMeasuring())
        m_timing->cancel();
    else if (m_document.isRunning())
        m_document.cancel();
    else if (m_goto->isVisible())
        m_goto->hide();
    else if (m_display->selection())
        m_display->setSelection({});
    else
        m_document.pin(std::nullopt);
}

void MainWindow::setPin(const Pick& pick)
{
    m_document.pin(pick);
    m_document.hover({}); // tabs explain the pin until the mouse moves
    m_pane[pick.side == Side::Input ? 0 : 1]->view()->reveal(pick.element);
    const Partners partners = m_document.partners(pick);
    if (!partners.list.empty())
        m_pane[pick.side == Side::Input ? 1 : 0]->view()->reveal(partners.list.front().element);
}

void MainWindow::goToWorst()
{
    const RunResult* shown = m_document.shown();
    showTab(QStringLiteral("Difference"));
    if (shown && shown->judged() && shown->judged()->worst)
        setPin({Side::Output, shown->judged()->worst->element});
}

// The palette shows it first next time.
void MainWindow::rememberAction(const QAction* action)
{
    if (action->objectName() == QLatin1String("palette"))
        return;
    QStringList recent = m_settings.value(kRecentActionsKey).toStringList(); // by name
    recent.removeAll(action->objectName());
    recent.prepend(action->objectName());
    m_settings.set(kRecentActionsKey, QStringList(recent.mid(0, kRecentActions)));
}

void MainWindow::openPalette()
{
    m_palette->open(m_settings.value(kRecentActionsKey).toStringList());
}

void MainWindow::changeKeys()
{
    auto* editor = new KeyEditor(m_actions, this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->open();
}

void MainWindow::changeMemoryBudget()
{
    BudgetForm form(m_settings.value(kBudgetKey).toULongLong(), m_document.memoryBudget().bytes >> 20, this);
    if (form.exec() != QDialog::Accepted)
        return;
    m_settings.set(kBudgetKey, qulonglong(form.chosen()));
    m_document.setMemoryBudget(budgetOf(form.chosen()));
}

void MainWindow::showShortcuts()
{
    auto* sheet = new ShortcutSheet(m_actions, this);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->show();
}

void MainWindow::showAbout()
{
    m_messages->show(MessageBar::Kind::Note,
                     tr("Tessera %1: where every element of DirectML's layout operators comes from. The window is free "
                        "software under GPL-3.0-or-later, the engine under Apache-2.0.")
                         .arg(QStringLiteral(TESSERA_VERSION)));
}

} // namespace tessera
