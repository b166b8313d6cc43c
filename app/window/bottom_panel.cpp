// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/bottom_panel.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/tabs/list_tab.h"
#include "app/views/tabs/map/axis_view.h"
#include "app/views/tabs/map/mapping_view.h"
#include "app/views/tabs/map/memory_view.h"
#include "app/views/tabs/timing_view.h"
#include "app/views/tabs/verify_view.h"
#include "engine/core/ops/axes.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace tessera {

namespace {

using Place = BottomTab::Place;
constexpr auto kCompare = QT_TRANSLATE_NOOP("BottomTab", "Compare");

template <class View> QWidget* of(const TabParts& parts)
{
    return new View(parts);
}

constexpr BottomTab kTabs[] = {
    {QT_TRANSLATE_NOOP("BottomTab", "Mapping"),
     QT_TRANSLATE_NOOP("BottomTab", "Where an element comes from and goes to, and by which formula"), Qt::Key_W,
     of<MappingView>},
    {QT_TRANSLATE_NOOP("BottomTab", "Axes"), QT_TRANSLATE_NOOP("BottomTab", "How each axis is sampled, to scale"),
     Qt::Key_A, of<AxisView>, Place::Sampled},
    {QT_TRANSLATE_NOOP("BottomTab", "Memory"),
     QT_TRANSLATE_NOOP("BottomTab", "Both buffers in the order of their addresses"), Qt::Key_M, makeMemoryView,
     Place::Memory},
    {QT_TRANSLATE_NOOP("BottomTab", "Difference"),
     QT_TRANSLATE_NOOP("BottomTab", "Where A and B differ, and by how much"), Qt::Key_D, of<DifferenceView>,
     Place::Compared},
    {QT_TRANSLATE_NOOP("BottomTab", "Verify"), QT_TRANSLATE_NOOP("BottomTab", "Proofs about the engines, on demand"),
     Qt::Key_V, of<VerifyView>, Place::Compared},
    {QT_TRANSLATE_NOOP("BottomTab", "Table"), QT_TRANSLATE_NOOP("BottomTab", "One plane as numbers"), Qt::Key_T,
     makeTableView},
    {QT_TRANSLATE_NOOP("BottomTab", "Code"),
     QT_TRANSLATE_NOOP("BottomTab", "The case in the words of other frameworks, to copy"), Qt::Key_C, makeCodeView},
    {QT_TRANSLATE_NOOP("BottomTab", "Timing"), QT_TRANSLATE_NOOP("BottomTab", "How long the engines take"), Qt::Key_I,
     of<TimingView>, Place::More},
    {QT_TRANSLATE_NOOP("BottomTab", "Pins"),
     QT_TRANSLATE_NOOP("BottomTab", "The kept pins with the values of every result"), Qt::Key_P, of<PinView>,
     Place::More},
    {QT_TRANSLATE_NOOP("BottomTab", "History"),
     QT_TRANSLATE_NOOP("BottomTab", "The results that were shown before, to be shown again and to be compared with"),
     Qt::Key_Y, of<HistoryView>, Place::More},
};

} // namespace

std::span<const BottomTab> bottomTabs()
{
    return kTabs;
}

// The panel has no title, since its tabs name what it shows. A floating panel has the desktop's frame.
BottomPanel::BottomPanel(const TabParts& parts, QWidget* parent)
    : QDockWidget(tr("Bottom panel"), parent)
    , m_document(parts.document)
    , m_parts(new SegmentedControl)
{
    setObjectName(QStringLiteral("drawerDock"));
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Bottom panel"));
    m_tabs->setObjectName(QStringLiteral("drawer"));
    m_tabs->setMinimumSize(360, 120); // otherwise the widest tab would make the window wide
    for (const BottomTab& tab : bottomTabs()) {
        m_pages.push_back(tab.make(parts));
        const QString words = BottomTab::words(tab.name), tip = BottomTab::words(tab.tip);
        if (tab.place != Place::Compared) {
            m_tabs->setTabToolTip(m_tabs->addTab(m_pages.back(), words), tip);
            continue;
        }
        if (m_compared->count() == 0)
            m_tabs->setTabToolTip(m_tabs->addTab(m_compared, BottomTab::words(kCompare)), tip);
        m_compared->addWidget(m_pages.back());
        m_parts->addSegment(words, tip);
    }
    m_tabs->setCornerWidget(makeCorner(), Qt::TopRightCorner);
    auto* all = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(all, {0, 0, 0, 0}, 0);
    rows->addWidget(m_tabs, 1);
    setWidget(all);
    auto* none = new QWidget(this);
    setTitleBarWidget(none);
    connect(this, &QDockWidget::topLevelChanged, this,
            [this, none](bool floating) { setTitleBarWidget(floating ? nullptr : none); });
    connect(m_compared, &QStackedWidget::currentChanged, this, &BottomPanel::tabChanged);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        showFront();
        emit tabChanged();
    });
    connect(m_document, &Document::caseChanged, this, &BottomPanel::showFront);
    showFront();
}

bool BottomPanel::isInFront(const BottomTab& tab) const
{
    const bool isSampled = !axisMaps(m_document->currentCase().op).empty();
    return tab.place == Place::Sampled ? isSampled : tab.place == Place::Memory ? !isSampled : tab.place != Place::More;
}

void BottomPanel::showFront()
{
    for (size_t i = 0; i < m_pages.size(); ++i)
        if (const int at = m_tabs->indexOf(m_pages[i]); at >= 0)
            m_tabs->setTabVisible(at, isInFront(bottomTabs()[i]) || at == m_tabs->currentIndex());
    m_parts->setVisible(m_tabs->currentWidget() == m_compared);
    m_parts->setCurrent(m_compared->currentIndex());
}

QStringList BottomPanel::otherTabs() const
{
    QStringList others;
    for (size_t i = 0; i < m_pages.size(); ++i) {
        const BottomTab& tab = bottomTabs()[i];
        const auto* list = qobject_cast<const ListTab*>(m_pages[i]);
        const bool isEmpty = tab.place == Place::Sampled || (list && list->table()->model()->rowCount() == 0);
        if (!isInFront(tab) && !isEmpty)
            others << tab.action();
    }
    return others;
}

void BottomPanel::addAbove(QWidget* bar)
{
    static_cast<QVBoxLayout*>(widget()->layout())->insertWidget(0, bar);
}

QWidget* BottomPanel::makeCorner()
{
    auto* more = new QToolButton;
    more->setText(tr("More"));
    more->setObjectName(QStringLiteral("moreTabs"));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setToolTip(tr("More pages; move, float or hide this panel"));
    more->setMenu(m_menu = new QMenu(more));
    QSizePolicy keptRoom(QSizePolicy::Fixed, QSizePolicy::Fixed);
    keptRoom.setRetainSizeWhenHidden(true); // the corner grows with it
    m_parts->setSizePolicy(keptRoom);
    m_parts->setAccessibleName(BottomTab::words(kCompare));
    connect(m_parts, &SegmentedControl::chosen, m_compared, &QStackedWidget::setCurrentIndex);
    auto* corner = new QWidget;
    auto* parts = newLayout<QHBoxLayout>(corner, {0, 0, 8, 2}, 8);
    addWidgets(parts, {m_parts, more});
    return corner;
}

// "Compare" stands for the first of its pages.
bool BottomPanel::showTab(const QString& name)
{
    const bool isCompare = name.compare(QLatin1String(kCompare), Qt::CaseInsensitive) == 0;
    const std::span<const BottomTab> tabs = bottomTabs();
    const auto tab = std::ranges::find_if(tabs, [&](const BottomTab& each) {
        return isCompare ? each.place == Place::Compared
                         : name.compare(QLatin1String(each.name), Qt::CaseInsensitive) == 0;
    });
    if (tab == tabs.end())
        return false;
    QWidget* page = m_pages[size_t(tab - tabs.begin())];
    const bool isCompared = tab->place == Place::Compared;
    if (isCompared)
        m_compared->setCurrentWidget(page);
    const int at = m_tabs->indexOf(isCompared ? m_compared : page);
    m_tabs->setTabVisible(at, true);
    m_tabs->setCurrentIndex(at);
    showFront();
    return true;
}

bool BottomPanel::revealTab(const QString& name)
{
    show();
    return showTab(name);
}

void BottomPanel::openTab(const QString& name)
{
    revealTab(name);
    const QWidget* page = m_tabs->currentWidget() == m_compared ? m_compared->currentWidget() : m_tabs->currentWidget();
    QWidget* first = page->focusProxy();
    (first && first->isVisible() ? first : m_tabs->tabBar())->setFocus(Qt::TabFocusReason);
}

void BottomPanel::explain(const QString& tab)
{
    show();
    const QString now = currentTab();
    if (tab == QLatin1String("Axes") || (now != QLatin1String("Axes") && now != QLatin1String("Memory")))
        showTab(tab);
}

QString BottomPanel::currentTab() const
{
    QWidget* page = m_tabs->currentWidget() == m_compared ? m_compared->currentWidget() : m_tabs->currentWidget();
    return QLatin1String(bottomTabs()[size_t(std::ranges::find(m_pages, page) - m_pages.begin())].name);
}

} // namespace tessera
