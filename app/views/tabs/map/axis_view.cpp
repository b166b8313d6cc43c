// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/axis_view.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/views/tabs/map/axis_diagram.h"

#include <QAbstractButton>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {
namespace {

constexpr int kSideWidth = 288;
constexpr uint32_t kMostCounted = 1U << 18; // weights of an axis whose marks are counted

// What was measured along the axis, beside what is right.
QString foundSentence(const Document& document, size_t dimension)
{
    const Xray& xray = document.probedMap()->xray;
    const QString side = foundSide(document);
    if (dimension >= xray.axes.size())
        return AxisView::tr("%1: its axes do not separate, so that none can be drawn alone. The operator's is shown; "
                            "the tab Mapping has what each output reads.")
            .arg(side);
    const XrayAxis& axis = xray.axes[dimension];
    const auto line = [](const std::optional<AxisFit>& fit) {
        return fit ? QString::fromStdString(lineText(*fit)) : AxisView::tr("no line");
    };
    const QString count = QString::number(axis.support);
    const QString text = axis.rightFit
        ? AxisView::tr("%1: %2, right: %3; reads %4 inputs", nullptr, int(axis.support))
              .arg(side, line(axis.fit), line(axis.rightFit), count)
        : AxisView::tr("%1: %2; reads %3 inputs", nullptr, int(axis.support)).arg(side, line(axis.fit), count);
    return AxisView::tr("%1. Framed outputs read otherwise than they should; arrows lead from the right place.")
        .arg(text);
}

// A line that was found, and the right one: formulas.
struct FoundLine {
    QString side, found, right; // "B", "x = 3/7·o", "x = 0.5·o − 0.25"
};

// None where the views show the operator's map, where the found map is right, or where it lies on no line.
std::optional<FoundLine> foundLine(const Document& document, size_t dimension)
{
    if (!document.showsProbedMap() || dimension >= document.probedMap()->xray.axes.size())
        return {};
    const XrayAxis& axis = document.probedMap()->xray.axes[dimension];
    if (!axis.fit || !axis.rightFit)
        return {};
    FoundLine line{.side = foundSide(document),
                   .found = QString::fromStdString(lineText(*axis.fit)),
                   .right = QString::fromStdString(lineText(*axis.rightFit))};
    return line.found == line.right ? std::nullopt : std::optional(line);
}

struct LegendEntry {
    QString mark; // as the diagram draws it; empty: there is none
    QColor tint;
    QString text;
};

// Marks that do not occur are left out.
std::vector<LegendEntry> countsOnAxis(const AxisMap& map)
{
    const auto most = uint32_t(kMostCounted / filterRadius(map)); // each has so many weights
    const AxisCounts counts = countsOf(map, most);
    const QColor quiet = color(Role::SecondaryText);
    const bool some = map.outputs > most; // more than these
    std::vector<LegendEntry> entries;
    const auto add = [&](const QString& mark, const QColor& tint, uint32_t count, const char* words) {
        if (count > 0)
            entries.push_back({mark, tint,
                               (some ? QStringLiteral("≥ ") : QString())
                                   + AxisView::tr(words, nullptr, pluralNumber(count)).arg(countText(count))});
    };
    add(QStringLiteral("◆"), color(Role::Warning), counts.ties, QT_TRANSLATE_N_NOOP("tessera::AxisView", "%1 ties"));
    add(QStringLiteral("▶"), quiet, counts.clamped,
        QT_TRANSLATE_N_NOOP("tessera::AxisView", "%1 outputs repeat the edge"));
    add(QStringLiteral("▨"), quiet, counts.cropped, QT_TRANSLATE_N_NOOP("tessera::AxisView", "%1 inputs cropped"));
    add(QStringLiteral("□"), quiet, counts.skipped, QT_TRANSLATE_N_NOOP("tessera::AxisView", "%1 inputs never read"));
    return entries;
}

// isForward: the map is that of the operator whose gradient the case computes.
std::vector<LegendEntry> legendOf(const AxisMap& map, bool isForward, const std::optional<FoundLine>& line)
{
    const auto arrow = QStringLiteral("➜");
    std::vector<LegendEntry> entries;
    if (isForward)
        entries.push_back({{}, {}, AxisView::tr("of the forward operator:")});
    entries.push_back(
        {QStringLiteral("●"), QGuiApplication::palette().color(QPalette::WindowText), AxisView::tr("output's centre")});
    if (line) {
        entries.push_back({QStringLiteral("●"), color(Role::Good), AxisView::tr("right: %1").arg(line->right)});
        entries.push_back({arrow, color(Role::Warning), QStringLiteral("%1: %2").arg(line->side, line->found)});
    }
    std::ranges::copy(countsOnAxis(map), std::back_inserter(entries));
    const Displacement edges = displacement(map);
    if (!line && (std::abs(edges.first) > 1e-4 || std::abs(edges.last) > 1e-4))
        entries.push_back({arrow, color(Role::Warning), AxisView::tr("edges apart, in output pixels")});
    return entries;
}

void showLegend(QLabel& label, const std::vector<LegendEntry>& entries)
{
    QStringList texts, html;
    for (const LegendEntry& entry : entries) {
        texts << entry.text;
        html << QStringLiteral("<nobr><span style=\"color:%1\">%2</span> %3</nobr>")
                    .arg(entry.tint.name(), entry.mark, entry.text.toHtmlEscaped());
    }
    label.setText(html.join(QStringLiteral(" &nbsp; ")));
    label.setAccessibleName(texts.join(QStringLiteral(", ")));
    label.setMaximumHeight(2 * label.fontMetrics().lineSpacing()); // longer legends are cut, in favour of the diagram
}

// A gradient has the axes of its forward operator.
QString sentenceOf(const Operator& op, const AxisMap& map, int axis)
{
    const QString picture = inWindowLanguage(pictureSentence(map, axis));
    return op.row().isGradient
        ? AxisView::tr("The forward operator's axis: its input is as long as %1's, its output as %2's. %3")
              .arg(toQString(outputField(op)), toQString(inputField(op)), picture)
        : picture;
}

bool isCopy(const AxisMap& map)
{
    return map.inputs == map.outputs && map.scale == 1 && shiftsNothing(map);
}

} // namespace

AxisView::AxisView(const TabParts& parts)
    : Tab(parts)
    , m_empty(placeholder({}, this))
    , m_legend(secondaryLabel({}, m_page))
    , m_diagram(new AxisDiagram(m_document, m_page))
{
    m_axes->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_sentence->setObjectName(QStringLiteral("axisSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_legend->setObjectName(QStringLiteral("axisLegend"));
    m_legend->setMinimumWidth(1); // in a narrow panel it gives way, and the axes stay in one row
    m_legend->setToolTip(tr("Wheel: zoom. Drag: pan. Arrows: step. Click: pin."));
    m_verdict->setObjectName(QStringLiteral("axisConvention"));
    m_verdict->setFont(demiBold(m_verdict->font()));

    auto* bar = newLayout<QHBoxLayout>(nullptr, {}, 12);
    bar->addWidget(m_axes);
    bar->addWidget(m_legend, 1);
    auto* left = newLayout<QVBoxLayout>(nullptr, {}, 4);
    left->addLayout(bar);
    left->addWidget(m_diagram, 1);
    left->addWidget(m_sentence);
    auto* columns = newLayout<QHBoxLayout>(m_page, {12, 8, 12, 6}, 16);
    columns->addLayout(left, 1);
    columns->addWidget(makeSide());
    auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0});
    layout->addWidget(m_page);
    layout->addWidget(m_empty);

    connect(m_axes, &SegmentedControl::chosen, this, [this](int dimension) {
        m_dimension = dimension;
        m_diagram->setDimension(dimension);
        refresh();
    });
    follow(m_document, {&Document::caseChanged, &Document::mapChanged}, [this] { refresh(); });
    follow(m_document, {&Document::shownChanged, &Document::picksChanged}, [this] { m_diagram->refresh(); });
    whenever({QEvent::StyleChange}, this, this, [this] { // axes have other colours; the segments are styled after this
        QMetaObject::invokeMethod(this, &AxisView::refresh, Qt::QueuedConnection);
    });
}

QWidget* AxisView::makeSide()
{
    auto* side = new QWidget(m_page);
    setTextWidth(side, kSideWidth);
    m_sides = new SegmentedControl(side);
    m_sides->addSegment(tr("Conventions"), tr("How other frameworks place the samples: a click sets the fields."));
    m_sides->addSegment(tr("Rounding"), tr("The same map under other rules and in other arithmetic."));
    m_sides->setCurrent(0);
    m_conventions = new ConventionList(m_document, side);
    m_rounding = new RoundingPanel(m_document, side);
    m_side = new QStackedWidget(side);
    m_side->addWidget(m_conventions);
    m_side->addWidget(m_rounding);
    auto* layout = newLayout<QVBoxLayout>(side, {0, 0, 0, 0}, 4);
    layout->addWidget(m_verdict);
    layout->addWidget(m_sides);
    layout->addWidget(m_side, 1);
    connect(m_sides, &SegmentedControl::chosen, this, [this](int index) {
        m_side->setCurrentIndex(index);
        refresh();
    });
    connect(m_rounding, &RoundingPanel::marked, m_diagram, &AxisDiagram::setMarked);
    connect(m_rounding, &RoundingPanel::jumped, m_diagram, &AxisDiagram::show);
    return side;
}

// A segment for each dimension in its axis' colour; axes that are copied are dim.
void AxisView::fillAxes()
{
    const std::vector<AxisMap> maps = axisMaps(m_document->currentCase().op);
    if (int(maps.size()) != m_rank) {
        m_rank = int(maps.size());
        m_dimension = -1;
        m_axes->clear();
        for (int dimension = 0; dimension < m_rank; ++dimension)
            m_axes->addSegment(QStringLiteral("  %1  ").arg(axisName(axisOfDimension(size_t(dimension), maps.size()))),
                               QStringLiteral(" "));
    }
    for (int dimension = 0; dimension < m_rank; ++dimension) {
        const AxisMap& map = maps[size_t(dimension)];
        QAbstractButton* segment = m_axes->segments()[dimension];
        QColor tint = axisColor(axisOfDimension(size_t(dimension), maps.size()));
        if (isCopy(map))
            tint = color(Role::Border);
        QPalette palette = segment->palette();
        palette.setColor(QPalette::WindowText, tint);
        segment->setPalette(palette);
        segment->setFont(demiBold(segment->font()));
        describe(segment, tr("Axis %1").arg(segment->text().trimmed()),
                 isCopy(map) ? tr("%n inputs, copied as they are", nullptr, int(map.inputs))
                             : tr("%1 inputs, %2 outputs")
                                   .arg(m_document->currentCase().op.row().isGradient ? map.outputs : map.inputs)
                                   .arg(m_document->currentCase().op.row().isGradient ? map.inputs : map.outputs));
    }
    if (m_dimension < 0 && m_rank > 0) {
        m_dimension = m_rank - 1;
        while (m_dimension > 0 && isCopy(maps[size_t(m_dimension)]))
            --m_dimension;
        if (isCopy(maps[size_t(m_dimension)]))
            m_dimension = m_rank - 1;
        m_axes->setCurrent(m_dimension);
        m_diagram->setDimension(m_dimension);
    }
}

void AxisView::chooseAstray()
{
    const bool wasFound = std::exchange(m_showsFound, m_document->showsProbedMap());
    if (wasFound || !m_showsFound)
        return;
    const std::vector<XrayAxis>& axes = m_document->probedMap()->xray.axes;
    const auto isAstray = [](const XrayAxis& axis) { return !axis.astray.empty(); };
    const auto astray = std::ranges::find_if(axes, isAstray);
    if (astray == axes.end() || isAstray(axes[size_t(m_dimension)]))
        return;
    m_dimension = int(astray - axes.begin());
    m_axes->setCurrent(m_dimension);
    m_diagram->setDimension(m_dimension);
}

void AxisView::refresh()
{
    const Operator& op = m_document->currentCase().op;
    const std::vector<AxisMap> maps = axisMaps(op);
    m_page->setVisible(!maps.empty());
    m_empty->setVisible(maps.empty());
    setFocusProxy(maps.empty() ? nullptr : m_diagram); // a hidden widget would keep the keys
    if (maps.empty()) {
        m_empty->setText(m_document->issues().empty()
                             ? tr("%1 moves elements as they are: there is nothing to sample. Choose a RESAMPLE "
                                  "operator to see its axes.")
                                   .arg(toQString(name(op)))
                             : tr("The case needs a correction before its axes can be drawn."));
        return;
    }
    fillAxes();
    chooseAstray();
    const AxisMap& map = maps[size_t(m_dimension)];
    m_diagram->refresh();
    m_conventions->refresh();
    if (m_side->currentWidget() == m_rounding)
        m_rounding->setMap(map);
    else
        m_diagram->setMarked({});
    showLegend(*m_legend, legendOf(map, op.row().isGradient, foundLine(*m_document, size_t(m_dimension))));
    const int axis = axisOfDimension(size_t(m_dimension), maps.size());
    m_sentence->setText(m_document->showsProbedMap() ? foundSentence(*m_document, size_t(m_dimension))
                                                     : sentenceOf(op, map, axis));
    m_sentence->setAccessibleName(m_sentence->text());
    m_verdict->setText(m_conventions->verdict());
    describe(m_verdict, m_conventions->verdict(), m_conventions->others());
}

} // namespace tessera
