// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/compare_canvas.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/views/comparison/verdict_strip.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

using Arrangement = CompareCanvas::Arrangement;
using Choices = CompareCanvas::Choices;

constexpr int kSliderWidth = 140;

} // namespace

QComboBox* differenceKindBox(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    for (int kind = 0; kind < kDifferenceKinds; ++kind) {
        const DifferenceWords words = wordsOf(DifferenceKind(kind));
        box->addItem(words.name);
        box->setItemData(kind, words.tip, Qt::ToolTipRole);
    }
    describe(box, ComparePane::tr("Difference shown"), ComparePane::tr("What of the difference is shown"));
    return box;
}

ComparePane::ComparePane(Document* document, CompareCanvas* canvas, SourceList& sources, const Actions& actions)
    : m_document(document)
    , m_actions(actions)
    , m_canvas(canvas)
    , m_sources(sources)
    , m_kinds(differenceKindBox(nullptr))
{
    auto* rows = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 0);
    rows->addWidget(m_header = makeHeader(actions));
    rows->addWidget(m_controlRow = makeControls(actions));
    rows->addWidget(m_canvas, 1);
    connect(m_canvas, &CompareCanvas::arrangementChanged, this, &ComparePane::showState);
    connect(document, &Document::enginesChanged, this, &ComparePane::showState);
    connect(document, &Document::picksChanged, this, &ComparePane::showElement);
    connect(document, &Document::shownChanged, this, &ComparePane::showElement);
    showState();
    showElement();
    whenever({QEvent::Resize}, this, this, [this] { // the canvas needs every row
        placeWhereItFits(m_controlRow, *static_cast<QBoxLayout*>(m_header->layout()), 1,
                         *static_cast<QBoxLayout*>(layout()), width());
    });
}

QWidget* ComparePane::makeHeader(const Actions& actions)
{
    auto* header = new QWidget;
    auto* row = newLayout<QHBoxLayout>(header, {8, 4, 8, 0}, 4);
    for (const char* name : {"compareSide", "compareWipe", "compareFlip", "compareBlend", "compareDifference"}) {
        const QAction* action = actions.get(QLatin1String(name));
        m_arrangements->addSegment(action->iconText(), action->toolTip());
    }
    m_arrangements->setAccessibleName(tr("How A and B are shown"));
    m_arrangements->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_arrangements, &SegmentedControl::chosen, this,
            [this](int index) { m_canvas->choose(&Choices::arrangement, Arrangement(index)); });
    row->addWidget(m_arrangements);
    row->addStretch(0);
    row->addWidget(m_add = actions.button(QStringLiteral("addResult")));
    row->addWidget(actions.button(QStringLiteral("compareRanges")));
    return header;
}

QWidget* ComparePane::makeControls(const Actions& actions)
{
    auto* part = new QWidget;
    auto* row = newLayout<QHBoxLayout>(part, {8, 0, 8, 0}, 4);
    const auto add = [&](QWidget* widget, std::vector<Arrangement> with) {
        row->addWidget(widget);
        m_controls.emplace_back(std::move(with), widget);
    };
    add(m_kinds, {Arrangement::SideBySide, Arrangement::Difference});
    add(actions.button(QStringLiteral("wipeTurn")), {Arrangement::Wipe});
    add(actions.button(QStringLiteral("wipeLock")), {Arrangement::Wipe});
    add(actions.button(QStringLiteral("flip")), {Arrangement::Flip});
    m_blend->setRange(0, 100);
    m_blend->setFixedWidth(kSliderWidth);
    describe(m_blend, tr("Share of B"), tr("From A alone to B alone"));
    add(m_blend, {Arrangement::Blend});
    connect(m_blend, &QSlider::valueChanged, this,
            [this](int percent) { m_canvas->choose(&Choices::blend, percent / 100.0); });
    connect(m_kinds, &QComboBox::activated, this,
            [this](int kind) { m_canvas->choose(&Choices::kind, DifferenceKind(kind)); });
    m_element->setObjectName(QStringLiteral("compareReadout"));
    m_element->setFont(dataFont());
    m_element->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_element->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addSpacing(8);
    row->addWidget(m_element, 1);
    part->setFixedHeight(m_kinds->sizeHint().height() + 4); // one height for all controls
    QSizePolicy wide = part->sizePolicy();
    wide.setHorizontalStretch(1);
    part->setSizePolicy(wide);
    return part;
}

void ComparePane::openSources()
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("addResultMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_sources.fill(*menu, size_t(m_document->results().size()));
    menu->addSeparator();
    for (const char* name : {"keepBeside", "addTab", "addPast"})
        menu->addAction(m_actions.get(QLatin1String(name)));
    menu->popup(m_add->mapToGlobal(QPoint(0, m_add->height())));
}

void ComparePane::fillSources(QMenu& menu, size_t result)
{
    m_sources.fill(menu, result);
    menu.addSeparator();
    QAction* base =
        menu.addAction(tr("The base of the differences"), m_document, [this, result] { m_document->setBase(result); });
    base->setCheckable(true);
    base->setChecked(m_document->base() == result);
    base->setEnabled(result < size_t(m_document->results().size()));
}

void ComparePane::showState()
{
    m_arrangements->setCurrent(int(m_canvas->choices().arrangement));
    m_kinds->setCurrentIndex(int(m_canvas->choices().kind));
    showElement(); // the pair may be another one
    const QSignalBlocker quiet(m_blend);
    m_blend->setValue(int(std::lround(m_canvas->choices().blend * 100)));
    for (const auto& [arrangements, widget] : m_controls)
        widget->setVisible(std::ranges::find(arrangements, m_canvas->choices().arrangement) != arrangements.end());
}

void ComparePane::showElement()
{
    const RunResult* shown = m_document->shown();
    const std::optional<Pick> pick = m_document->active();
    const std::optional<uint64_t> element = pick ? pairOf(*m_document, *pick).output : std::nullopt;
    QString line;
    const size_t first = std::min(m_document->base(), m_canvas->other()),
                 second = std::max(m_document->base(), m_canvas->other());
    if (shown && shown->output(first) && shown->output(second) && element) {
        line = coordinateText(shown->a->desc.sizes, *element);
        for (size_t i = 0; i < kMostResults; ++i)
            if (const Tensor* output = shown->output(i))
                line += QStringLiteral("   %1 %2").arg(letterOf(i), valueText(*output, *element));
        const ElementDifference found = differenceAt(*shown->output(first), *shown->output(second), *element);
        line += QStringLiteral("   %1 − %2 %3   ULP %4")
                    .arg(letterOf(first), letterOf(second), differenceText(found), ulpText(found.ulp));
    }
    m_element->setText(line);
    const QString what =
        tr("The element under the mouse, else the pinned one: each result, the difference, units in the last place");
    describe(m_element, line.simplified(), line.isEmpty() ? what : line.simplified() + QLatin1Char('\n') + what);
}

} // namespace tessera
