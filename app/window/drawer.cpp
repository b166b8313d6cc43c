// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/drawer.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/theme.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/tabs/code_view.h"
#include "app/views/tabs/engines/timing_view.h"
#include "app/views/tabs/engines/verify_view.h"
#include "app/views/tabs/history_view.h"
#include "app/views/tabs/map/axis_view.h"
#include "app/views/tabs/map/mapping_view.h"
#include "app/views/tabs/map/memory_view.h"
#include "app/views/tabs/pin_view.h"
#include "app/views/tabs/table_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr int kPadding = 12, kLeastPadding = 5; // pixels beside a tab's words; the first is the style's
constexpr double kLeastText = 0.85, kRounding = 0.02; // of the size of a tab's words; widths are whole pixels

template <class View> QWidget* ofDocument(const DrawerParts& parts)
{
    return new View(parts.document);
}

template <class View> QWidget* ofNothing(const DrawerParts&)
{
    return new View;
}

template <class View> QWidget* ofEngines(const DrawerParts& parts)
{
    return new View(parts.document, parts.makeEngine);
}

constexpr DrawerTab kTabs[] = {
    {QT_TRANSLATE_NOOP("DrawerTab", "Mapping"),
     QT_TRANSLATE_NOOP("DrawerTab", "Where an element comes from and goes to, and by which formula"), Qt::Key_W,
     ofDocument<MappingView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Axes"), QT_TRANSLATE_NOOP("DrawerTab", "How each axis is sampled, to scale"),
     Qt::Key_A, ofDocument<AxisView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Memory"),
     QT_TRANSLATE_NOOP("DrawerTab", "Both buffers in the order of their addresses"), Qt::Key_M, ofDocument<MemoryView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Difference"),
     QT_TRANSLATE_NOOP("DrawerTab", "Where A and B differ, and by how much"), Qt::Key_D, ofDocument<DifferenceView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Verify"), QT_TRANSLATE_NOOP("DrawerTab", "Proofs about the engines, on demand"),
     Qt::Key_V, ofEngines<VerifyView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Timing"), QT_TRANSLATE_NOOP("DrawerTab", "How long the engines take"), Qt::Key_I,
     ofEngines<TimingView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Table"), QT_TRANSLATE_NOOP("DrawerTab", "One plane as numbers"), Qt::Key_T,
     ofDocument<TableView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Pins"),
     QT_TRANSLATE_NOOP("DrawerTab", "The kept pins with the values of every result"), Qt::Key_P, ofDocument<PinView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "History"),
     QT_TRANSLATE_NOOP("DrawerTab", "The results that were shown before, to be shown again and to be compared with"),
     Qt::Key_Y, ofNothing<HistoryView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Code"),
     QT_TRANSLATE_NOOP("DrawerTab", "The case in the words of other frameworks, to copy"), Qt::Key_C,
     ofDocument<CodeView>},
};

} // namespace

std::span<const DrawerTab> drawerTabs()
{
    return kTabs;
}

// A panel without a title of its own: its tabs are title enough. A floating one has the desktop's frame.
Drawer::Drawer(const DrawerParts& parts, QWidget* parent)
    : QDockWidget(tr("Drawer"), parent)
    , m_padding(kPadding)
{
    setObjectName(QStringLiteral("drawerDock"));
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Drawer"));
    m_tabs->setObjectName(QStringLiteral("drawer"));
    m_tabs->setMinimumSize(360, 120); // its widest tab does not rule the window
    for (const DrawerTab& tab : drawerTabs())
        m_tabs->setTabToolTip(m_tabs->addTab(tab.make(parts), DrawerTab::words(tab.name)), DrawerTab::words(tab.tip));
    m_tabs->setCornerWidget(makeButton(), Qt::TopRightCorner);
    whenever({QEvent::Resize, QEvent::LayoutRequest}, m_tabs, this, [this] { fitTabs(); });
    auto* all = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(all, {0, 0, 0, 0}, 0);
    rows->addWidget(m_tabs, 1);
    setWidget(all);
    auto* none = new QWidget(this);
    setTitleBarWidget(none);
    connect(this, &QDockWidget::topLevelChanged, this,
            [this, none](bool floating) { setTitleBarWidget(floating ? nullptr : none); });
    connect(m_tabs, &QTabWidget::currentChanged, this, &Drawer::tabChanged);
}

void Drawer::addAbove(QWidget* bar)
{
    static_cast<QVBoxLayout*>(widget()->layout())->insertWidget(0, bar);
    bar->installEventFilter(this);
}

// In a narrow window the tabs stand closer, and then their words are smaller, before one is cut.
void Drawer::fitTabs()
{
    QTabBar* bar = m_tabs->tabBar();
    const QFontMetrics now(bar->font()), whole(m_tabs->font());
    int words = 0;
    for (int i = 0; i < bar->count(); ++i)
        words += bar->tabRect(i).width() - 2 * m_padding - now.horizontalAdvance(bar->tabText(i))
            + whole.horizontalAdvance(bar->tabText(i));
    const int room = m_tabs->width() - m_tabs->cornerWidget(Qt::TopRightCorner)->sizeHint().width();
    const int padding = std::clamp((room - words) / (2 * bar->count()), kLeastPadding, kPadding);
    const double left = double(room - 2 * kLeastPadding * bar->count()) / std::max(words, 1);
    const QFont font = left < 1 ? resized(m_tabs->font(), std::max(left - kRounding, kLeastText)) : m_tabs->font();
    if (font != bar->font())
        bar->setFont(font);
    if (padding == std::exchange(m_padding, padding))
        return;
    bar->setStyleSheet(padding == kPadding ? QString()
                                           : QStringLiteral("QTabBar::tab { padding: 6px %1px; }").arg(padding));
}

bool Drawer::eventFilter(QObject* watched, QEvent* event)
{
    const bool isShown = event->type() == QEvent::ShowToParent, isHidden = event->type() == QEvent::HideToParent;
    auto* window = qobject_cast<QMainWindow*>(parentWidget());
    if ((isShown || isHidden) && window && isVisible() && !isFloating()) {
        const int bar = static_cast<QWidget*>(watched)->sizeHint().height();
        window->resizeDocks({this}, {height() + (isShown ? bar : -bar)}, Qt::Vertical);
    }
    return QDockWidget::eventFilter(watched, event);
}

QWidget* Drawer::makeButton()
{
    auto* button = new QToolButton;
    button->setIcon(icon(QStringLiteral("settings")));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setPopupMode(QToolButton::InstantPopup);
    describe(button, tr("Move, float or hide this panel"));
    button->setMenu(m_menu = new QMenu(button));
    auto* corner = new QWidget;
    auto* inset = newLayout<QHBoxLayout>(corner, {0, 0, 8, 2});
    inset->addWidget(button);
    return corner;
}

bool Drawer::showTab(const QString& name)
{
    const std::span<const DrawerTab> tabs = drawerTabs();
    const auto tab = std::ranges::find_if(
        tabs, [&](const DrawerTab& each) { return name.compare(QLatin1String(each.name), Qt::CaseInsensitive) == 0; });
    if (tab == tabs.end())
        return false;
    m_tabs->setCurrentIndex(int(tab - tabs.begin()));
    return true;
}

bool Drawer::revealTab(const QString& name)
{
    show();
    return showTab(name);
}

void Drawer::openTab(const QString& name)
{
    if (!revealTab(name))
        return;
    QWidget* first = m_tabs->currentWidget()->focusProxy();
    (first && first->isVisible() ? first : m_tabs->tabBar())->setFocus(Qt::TabFocusReason);
}

void Drawer::explain(const QString& tab)
{
    show();
    const QString now = currentTab();
    if (tab == QLatin1String("Axes") || (now != QLatin1String("Axes") && now != QLatin1String("Memory")))
        showTab(tab);
}

QString Drawer::currentTab() const
{
    return QLatin1String(drawerTabs()[size_t(m_tabs->currentIndex())].name);
}

} // namespace tessera
