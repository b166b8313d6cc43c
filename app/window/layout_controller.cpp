// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout_controller.h"

#include "app/base/actions/actions.h"
#include "app/base/look/theme.h"
#include "app/base/look/window_settings.h"
#include "app/views/tabs/range_panel.h"
#include "app/window/bottom_panel.h"

#include <QApplication>
#include <QMainWindow>
#include <QSplitter>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kCasePanelWidth = 312;
constexpr int kBottomPanelHeight = 256;
constexpr int kValuesWidth = 372; // three columns of statistics
constexpr int kLayoutVersion = 2;
constexpr int kSizeStep = 24; // designed pixels
const auto kGivenWay = QStringLiteral("caseGivenWay"); // the width of the case panel while a lesson has its place

// The control of a part that gets the focus: the one that had it last, else the first that takes it; null: none.
QWidget* focusTarget(QWidget* part)
{
    QWidget* target = part->focusPolicy() & Qt::TabFocus ? part : part->focusWidget();
    for (QWidget* next = part; !target && (next = next->nextInFocusChain()) != part;)
        if (part->isAncestorOf(next) && next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus))
            target = next;
    return target;
}

bool isOfValues(const QString& page)
{
    return page.compare(QLatin1String("Histogram"), Qt::CaseInsensitive) == 0;
}

} // namespace

LayoutController::LayoutController(const Parts& parts, std::vector<QWidget*> focusOrder)
    : m_of(parts)
    , m_focusOrder(std::move(focusOrder))
{
    for (const QDockWidget* dock :
         std::initializer_list<QDockWidget*>{&m_of.casePanel, &m_of.bottomPanel, &m_of.values}) {
        connect(dock, &QDockWidget::dockLocationChanged, this, &LayoutController::changed);
        for (const auto moved : {&QDockWidget::topLevelChanged, &QDockWidget::visibilityChanged})
            connect(dock, moved, this, &LayoutController::changed);
    }
    connect(&m_of.bottomPanel, &BottomPanel::tabChanged, this, &LayoutController::changed);
}

std::vector<ActionTable> LayoutController::actions()
{
    const auto grow = [this](Qt::Orientation way, int steps) {
        return [this, way, steps] {
            growPart(way, steps * int(kSizeStep * textSettings().scale));
            emit changed();
        };
    };
    const std::vector<ActionRow> panels{
        {"panels", tr("Hide or show all pane&ls"),
         tr("Leave the whole window to the tensors, or bring the panels back"), "Ctrl+B",
         [this] {
             setPanelsVisible(m_of.casePanel.isHidden() && m_of.bottomPanel.isHidden() && m_of.values.isHidden());
         }},
    };
    const std::vector<ActionRow> window{
        {"resetLayout", tr("Reset layout"), tr("Put every panel back where it was at first"), "", [this] { reset(); }},
        {"fullScreen", tr("Full screen"), tr("Fill the screen, or leave it again"), "F11",
         [this] { m_of.window.setWindowState(m_of.window.windowState() ^ Qt::WindowFullScreen); }},
        {"nextPart", tr("Next part of the window"),
         tr("Move the focus on: case panel, input, output, bottom panel, values"), "F6", [this] { focusPart(1); }},
        {"previousPart", tr("Previous part of the window"),
         tr("Move the focus back: values, bottom panel, output, input, case panel"), "Shift+F6",
         [this] { focusPart(-1); }},
        {"wider", tr("Make this part wider"), tr("Give more width to the part that has the focus"), "Alt+Shift+Right",
         grow(Qt::Horizontal, 1)},
        {"narrower", tr("Make this part narrower"), tr("Give less width to the part that has the focus"),
         "Alt+Shift+Left", grow(Qt::Horizontal, -1)},
        {"higher", tr("Make this part higher"), tr("Give more height to the part that has the focus"), "Alt+Shift+Up",
         grow(Qt::Vertical, 1)},
        {"lower", tr("Make this part lower"), tr("Give less height to the part that has the focus"), "Alt+Shift+Down",
         grow(Qt::Vertical, -1)},
    };
    const QString group = tr("View");
    return {{group, tabRows()},
            {group, panels},
            {group, panelRows(QStringLiteral("case"), tr("Case panel"), "Ctrl+Alt+1", m_of.casePanel)},
            {group, panelRows(QStringLiteral("drawer"), tr("Bottom panel"), "Ctrl+Alt+2", m_of.bottomPanel)},
            {group, panelRows(QStringLiteral("values"), tr("Values"), "Ctrl+Alt+4", m_of.values)},
            {group, window}};
}

std::vector<ActionRow> LayoutController::tabRows()
{
    std::vector<ActionRow> rows;
    for (const BottomTab& tab : bottomTabs())
        rows.push_back({tab.action(), tr("Show %1").arg(BottomTab::words(tab.name)), BottomTab::words(tab.tip),
                        Qt::ALT | Qt::SHIFT | tab.key,
                        [this, name = QString::fromLatin1(tab.name)] { m_of.bottomPanel.openTab(name); }});
    rows.push_back({"histogramTab", tr("Show Histogram"),
                    tr("How a tensor's values are spread, of a picture in each channel; statistics, black and white"),
                    "Alt+Shift+H", [this] { m_of.values.openHistogram(); }});
    rows.push_back({"profileTab", tr("Show Profile"),
                    tr("The values of input, A and B along x and y through the pin, over each other"), "Alt+Shift+L",
                    [this] { m_of.values.openProfile(); }});
    return rows;
}

// On Wayland dragging does not dock a floating panel again; these actions do.
std::vector<ActionRow> LayoutController::panelRows(const QString& id, const QString& title, const char* key,
                                                   QDockWidget& panel)
{
    const auto move = [&](const char* where, const QString& text, Qt::DockWidgetArea area) {
        return ActionRow(id + QLatin1String(where), text.arg(title), tr("Dock the panel “%1” there").arg(title), "",
                         [this, &panel, area] { dock(panel, area); });
    };
    return {
        {id + QStringLiteral("Panel"), tr("%1: show or hide").arg(title), tr("Show or hide the panel “%1”").arg(title),
         key, [&panel] { panel.setVisible(panel.isHidden()); }},
        move("Left", tr("%1: to the left"), Qt::LeftDockWidgetArea),
        move("Right", tr("%1: to the right"), Qt::RightDockWidgetArea),
        move("Bottom", tr("%1: to the bottom"), Qt::BottomDockWidgetArea),
        {id + QStringLiteral("Float"), tr("%1: float or dock").arg(title),
         tr("Make the panel “%1” a window of its own, or dock it again").arg(title), "",
         [&panel] {
             panel.show();
             panel.setFloating(!panel.isFloating());
         }},
    };
}

bool LayoutController::showTab(const QString& name)
{
    if (!isOfValues(name))
        return m_of.bottomPanel.showTab(name);
    m_of.values.show();
    return true;
}

bool LayoutController::revealTab(const QString& name)
{
    return isOfValues(name) ? showTab(name) : m_of.bottomPanel.revealTab(name);
}

void LayoutController::dock(QDockWidget& panel, Qt::DockWidgetArea area)
{
    panel.setFloating(false);
    m_of.window.addDockWidget(area, &panel);
    panel.show();
}

void LayoutController::reset()
{
    setPanelsVisible(true);
    dock(m_of.casePanel, Qt::LeftDockWidgetArea);
    dock(m_of.bottomPanel, Qt::BottomDockWidgetArea);
    dock(m_of.values, Qt::RightDockWidgetArea);
    m_of.values.hide(); // the user opens it
    const double scale = textSettings().scale;
    m_of.window.resizeDocks({&m_of.casePanel, &m_of.values}, {int(kCasePanelWidth * scale), int(kValuesWidth * scale)},
                            Qt::Horizontal);
    m_of.window.resizeDocks({&m_of.bottomPanel}, {bottomPanelHeight(kBottomPanelHeight * scale)}, Qt::Vertical);
    m_of.middle.setSizes({1000, 1000});
}

void LayoutController::restore(const WindowSettings& settings)
{
    const auto bytes = [&](const QString& key) {
        return QByteArray::fromBase64(settings.value(key).toString().toLatin1());
    };
    m_of.window.restoreGeometry(bytes(QStringLiteral("geometry")));
    m_of.window.restoreState(bytes(QStringLiteral("state")), kLayoutVersion);
    m_of.middle.restoreState(bytes(QStringLiteral("panes")));
    m_of.bottomPanel.showTab(settings.value(QStringLiteral("tab")).toString());
    for (auto* panel : m_of.window.findChildren<QDockWidget*>()) // there is neither a lesson nor a model yet
        if (panel != &m_of.casePanel && panel != &m_of.bottomPanel && panel != &m_of.values)
            panel->hide();
    // The case panel comes back after the panel that it gave way to.
    if (const int width = settings.value(kGivenWay).toInt(); width > 0) {
        m_of.casePanel.show();
        m_of.window.resizeDocks({&m_of.casePanel}, {width}, Qt::Horizontal);
    }
}

void LayoutController::save(WindowSettings& settings) const
{
    const auto keep = [&](const QString& key, const QByteArray& bytes) {
        settings.set(key, QString::fromLatin1(bytes.toBase64()));
    };
    keep(QStringLiteral("geometry"), m_of.window.saveGeometry());
    keep(QStringLiteral("state"), m_of.window.saveState(kLayoutVersion));
    keep(QStringLiteral("panes"), m_of.middle.saveState());
    settings.set(QStringLiteral("tab"), m_of.bottomPanel.currentTab());
    settings.set(kGivenWay, m_givenWay.value_or(0));
}

// The panel of values comes back if it was hidden together with the others.
void LayoutController::setPanelsVisible(bool visible)
{
    const bool hadValues = m_hidValues || !m_of.values.isHidden();
    m_of.casePanel.setVisible(visible);
    m_of.bottomPanel.setVisible(visible);
    m_hidValues = !visible && hadValues;
    m_of.values.setVisible(visible && hadValues);
}

void LayoutController::grow(double factor)
{
    for (QDockWidget* panel : std::initializer_list<QDockWidget*>{&m_of.casePanel, &m_of.values})
        m_of.window.resizeDocks({panel}, {int(panel->width() * factor)}, Qt::Horizontal);
    m_of.window.resizeDocks({&m_of.bottomPanel}, {bottomPanelHeight(m_of.bottomPanel.height() * factor)}, Qt::Vertical);
}

void LayoutController::growPart(Qt::Orientation way, int by)
{
    const auto holdsFocus = [](const QWidget* part) { return part->isAncestorOf(QApplication::focusWidget()); };
    const bool isWidth = way == Qt::Horizontal;
    for (QDockWidget* panel : m_of.window.findChildren<QDockWidget*>()) {
        const bool isAside = m_of.window.dockWidgetArea(panel) & (Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
        if (holdsFocus(panel) && isAside == isWidth)
            return m_of.window.resizeDocks({panel}, {(isWidth ? panel->width() : panel->height()) + by}, way);
    }
    if (!isWidth) // the parts above the bottom panel grow when it shrinks
        return m_of.window.resizeDocks({&m_of.bottomPanel}, {m_of.bottomPanel.height() - by}, way);
    QList<int> widths = m_of.middle.sizes();
    const int at = holdsFocus(m_of.middle.widget(0)) ? 0 : 1;
    widths[at] += by;
    widths[1 - at] -= by;
    m_of.middle.setSizes(widths);
}

// The tensors keep their room, however large the text is.
int LayoutController::bottomPanelHeight(double wanted) const
{
    return std::min(int(wanted), std::max(kBottomPanelHeight, m_of.window.height() * 2 / 5));
}

void LayoutController::makeRoomBeside(const QDockWidget& panel, bool isShown)
{
    isShown ? void(m_beside.insert(&panel)) : void(m_beside.erase(&panel));
    if (m_beside.empty() && m_givenWay) {
        m_of.casePanel.show();
        m_of.window.resizeDocks({&m_of.casePanel}, {*std::exchange(m_givenWay, {})}, Qt::Horizontal);
    } else if (isShown && m_of.casePanel.isVisibleTo(&m_of.window) && !m_of.casePanel.isFloating() && !m_givenWay) {
        m_givenWay = m_of.window.isVisible() ? m_of.casePanel.width() : int(kCasePanelWidth * textSettings().scale);
        m_of.casePanel.hide();
    }
}

// Moves the focus to the next part that is visible and takes it.
void LayoutController::focusPart(int by)
{
    const int count = int(m_focusOrder.size());
    const QWidget* focus = QApplication::focusWidget();
    int at = by > 0 ? -1 : count;
    for (int i = 0; i < count; ++i)
        if (const QWidget* part = m_focusOrder[size_t(i)]; focus && (part == focus || part->isAncestorOf(focus)))
            at = i;
    for (int tries = 0; tries < count; ++tries) {
        at = (at + by + count) % count;
        QWidget* part = m_focusOrder[size_t(at)];
        QWidget* target = part->isVisible() ? focusTarget(part) : nullptr;
        if (!target)
            continue;
        target->window()->activateWindow(); // a floating panel is a window
        return target->setFocus(Qt::TabFocusReason);
    }
}

} // namespace tessera
