// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/drawer_tabs.h"

#include "app/views/comparison/difference_view.h"
#include "app/views/tabs/axes/axis_view.h"
#include "app/views/tabs/code/code_view.h"
#include "app/views/tabs/mapping/mapping_view.h"
#include "app/views/tabs/memory/memory_view.h"
#include "app/views/tabs/pins/pin_view.h"
#include "app/views/tabs/table/table_view.h"
#include "app/views/tabs/timing/timing_view.h"
#include "app/views/tabs/values/range_panel.h"
#include "app/views/tabs/verify/verify_tab.h"

namespace tessera {

namespace {

template <class View> QWidget* ofDocument(const DrawerParts& parts)
{
    return new View(parts.document);
}

template <class View> QWidget* ofEngines(const DrawerParts& parts)
{
    return new View(parts.document, parts.makeEngine);
}

QWidget* ofTolerances(const DrawerParts& parts)
{
    auto* view = new DifferenceView(parts.document);
    view->setOwnTolerances(parts.tolerances);
    return view;
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
     QT_TRANSLATE_NOOP("DrawerTab", "Where A and B differ, and by how much"), Qt::Key_D, ofTolerances},
    {QT_TRANSLATE_NOOP("DrawerTab", "Verify"),
     QT_TRANSLATE_NOOP("DrawerTab", "Proofs about the engines, and their agreement, on demand"), Qt::Key_V,
     ofEngines<VerifyTab>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Timing"), QT_TRANSLATE_NOOP("DrawerTab", "How long the engines take"), Qt::Key_I,
     ofEngines<TimingView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Table"), QT_TRANSLATE_NOOP("DrawerTab", "One plane as numbers"), Qt::Key_T,
     ofDocument<TableView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Histogram"),
     QT_TRANSLATE_NOOP("DrawerTab",
                       "How a tensor's values are spread, their statistics, and which are black and white"),
     Qt::Key_H, ofDocument<RangePanel>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Pins"),
     QT_TRANSLATE_NOOP("DrawerTab", "The kept pins with the values of every result"), Qt::Key_P, ofDocument<PinView>},
    {QT_TRANSLATE_NOOP("DrawerTab", "Code"),
     QT_TRANSLATE_NOOP("DrawerTab", "The case in the words of other frameworks, to copy"), Qt::Key_C,
     ofDocument<CodeView>},
};

} // namespace

QString DrawerTab::action() const
{
    return QString::fromLatin1(name).toLower() + QStringLiteral("Tab");
}

std::span<const DrawerTab> drawerTabs()
{
    return kTabs;
}

} // namespace tessera
