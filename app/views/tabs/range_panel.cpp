// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/range_panel.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/format.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/planes/value_levels.h"
#include "app/views/tabs/histogram_view.h"
#include "app/views/tabs/tab.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr size_t kBins = 110;

QString figure(double value)
{
    return QString::number(value, 'g', 7);
}

struct Row {
    const char* name;
    const char* tip;
    QString (*text)(const ValueStatistics&);
};

constexpr Row kRows[] = {
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "elements"),
     QT_TRANSLATE_NOOP("tessera::RangePanel", "How many there are"),
     [](const ValueStatistics& s) { return countText(s.count); }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "minimum"),
     QT_TRANSLATE_NOOP("tessera::RangePanel", "The smallest finite value"),
     [](const ValueStatistics& s) { return s.finite() ? figure(s.minimum) : "–"; }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "maximum"),
     QT_TRANSLATE_NOOP("tessera::RangePanel", "The largest finite value"),
     [](const ValueStatistics& s) { return s.finite() ? figure(s.maximum) : "–"; }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "mean"), QT_TRANSLATE_NOOP("tessera::RangePanel", "Of the finite values"),
     [](const ValueStatistics& s) { return s.finite() ? figure(s.mean) : "–"; }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "deviation"),
     QT_TRANSLATE_NOOP("tessera::RangePanel", "The standard deviation of the finite values"),
     [](const ValueStatistics& s) { return s.finite() ? figure(s.deviation) : "–"; }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "NaN"),
     QT_TRANSLATE_NOOP("tessera::RangePanel", "Values that are not a number"),
     [](const ValueStatistics& s) { return countText(s.notANumber); }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "±Inf"), QT_TRANSLATE_NOOP("tessera::RangePanel", "Infinite values"),
     [](const ValueStatistics& s) { return countText(s.infinite); }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "zero"), QT_TRANSLATE_NOOP("tessera::RangePanel", "Zeros of either sign"),
     [](const ValueStatistics& s) { return countText(s.zero); }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "denormal"),
     QT_TRANSLATE_NOOP("tessera::RangePanel", "Values too small for a normal number"),
     [](const ValueStatistics& s) { return countText(s.denormal); }},
};

} // namespace

RangePanel::RangePanel(Document* document, QWidget* parent)
    : QScrollArea(parent)
    , m_document(document)
    , m_worker(&RangePanel::makeFigures, {.answered = [this](const Wanted& wanted, const Reply<Figures>& reply) {
        if (reply.error.isEmpty())
            showFigures(reply.answer, wanted.axis);
    }})
{
    setObjectName(QStringLiteral("rangePanel"));
    setAccessibleName(tr("Range and statistics"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto* content = new QWidget;
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_parts->setContentsMargins(12, 8, 12, 8);
    m_parts->setSpacing(24);
    m_parts->addWidget(makeRange(), 1);
    m_parts->addWidget(makeStatistics(), 0, Qt::AlignTop);
    setWidget(content);
    setFocusProxy(m_histogram);
    connect(document, &Document::shownChanged, this, &RangePanel::requestFigures);
}

void RangePanel::setViews(TensorDisplay* display, ViewOf viewOf)
{
    m_display = display;
    m_viewOf = std::move(viewOf);
    connect(display, &TensorDisplay::selectionChanged, this, &RangePanel::requestFigures);
    showSide(m_side);
}

void RangePanel::showSide(Side side)
{
    m_side = side;
    m_sides->setCurrent(side == Side::Input ? 0 : 1);
    TensorView* view = m_viewOf(side);
    if (m_view != view) {
        if (m_view)
            disconnect(m_view, nullptr, this, nullptr);
        m_view = view;
        connect(view, &TensorView::modeChanged, this, &RangePanel::requestFigures);
        connect(view, &TensorView::rangeChanged, this, &RangePanel::showRange);
    }
    requestFigures();
    showRange();
}

QWidget* RangePanel::makeRange()
{
    auto* part = new QWidget(this);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    m_sides = new SegmentedControl(part);
    m_sides->addSegment(tr("Input"), tr("Values of the input"));
    m_sides->addSegment(tr("Output"), tr("Values of the output"));
    m_sides->setCurrent(1);
    m_sides->setAccessibleName(tr("Tensor"));
    connect(m_sides, &SegmentedControl::chosen, this,
            [this](int side) { showSide(side == 0 ? Side::Input : Side::Output); });
    grid->addWidget(m_sides, 0, 0, 1, 4, Qt::AlignLeft);
    m_axis = new SegmentedControl(part);
    m_axis->addSegment(tr("Linear"), tr("Equal steps of the value are equally wide"));
    m_axis->addSegment(tr("Symlog"), tr("Linear about zero, logarithmic far from it, on both sides"));
    m_axis->setCurrent(0);
    connect(m_axis, &SegmentedControl::chosen, this, &RangePanel::requestFigures);
    grid->addWidget(m_axis, 0, 4, 1, 2, Qt::AlignRight);
    m_histogram = new HistogramView(part);
    connect(m_histogram, &HistogramView::rangeDragged, this,
            [this](double black, double white) { m_display->setRange(std::pair(black, white)); });
    grid->addWidget(m_histogram, 1, 0, 1, 6);
    grid->setRowStretch(1, 1);

    const QString names[] = {tr("Black"), tr("White")};
    for (int end = 0; end < 2; ++end) {
        auto* edit = new QLineEdit;
        edit->setFont(dataFont());
        edit->setAccessibleName(names[end]);
        edit->setToolTip(end == 0 ? tr("Values up to here have the first colour")
                                  : tr("Values from here on have the last colour"));
        edit->setAlignment(Qt::AlignRight);
        connect(edit, &QLineEdit::editingFinished, this, &RangePanel::typeRange);
        grid->addWidget(secondaryLabel(names[end], part), 2, 2 * end);
        grid->addWidget(edit, 2, 2 * end + 1);
        m_ends[size_t(end)] = edit;
    }
    m_always = new QCheckBox(tr("Always fit"));
    m_always->setToolTip(tr("Follow every new result; off: the range stays as it is"));
    connect(m_always, &QCheckBox::clicked, this,
            [this](bool on) { m_display->setRange(on ? std::nullopt : m_view->range()); });
    grid->addWidget(m_always, 2, 4, 1, 2);

    auto* buttons = newLayout<QHBoxLayout>(nullptr, {}, 8);
    makeButtons(*buttons);
    grid->addLayout(buttons, 3, 0, 1, 6);
    return part;
}

void RangePanel::makeButtons(QBoxLayout& row)
{
    const auto add = [&](const QString& text, const QString& tip, auto&& slot) {
        auto* button = new QPushButton(text);
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, this, slot);
        row.addWidget(button);
    };
    add(tr("Both"), tr("From the smallest to the largest value of both tensors (Shift+A)"),
        [this] { m_display->setFit(TensorDisplay::Fit::Both); });
    add(tr("Each its own"), tr("Each tensor from its own smallest to its own largest value (A)"),
        [this] { m_display->setFit(TensorDisplay::Fit::Own); });
    add(tr("Visible part"), tr("From the smallest to the largest value in sight (Ctrl+Shift+A)"), [this] {
        if (const auto range = m_view->visibleRange())
            m_display->setRange(range);
    });
    add(tr("0 … 1"), tr("From 0 to 1 (N)"), [this] { m_display->setRange(std::pair(0.0, 1.0)); });
}

QWidget* RangePanel::makeStatistics()
{
    auto* part = new QWidget(this);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(2);
    const QString columns[] = {tr("Tensor"), tr("Plane"), tr("Selection")};
    for (int column = 0; column < kColumns; ++column) {
        QLabel* title = heading(columns[column], part);
        grid->addWidget(title, 0, column + 1, Qt::AlignRight);
        if (column == 1)
            m_planeTitle = title;
    }
    const int width = QFontMetrics(dataFont()).horizontalAdvance(QStringLiteral("-0.00000e-00"));
    for (const Row& row : kRows) {
        const int line = grid->rowCount();
        QLabel* name = secondaryLabel(tr(row.name), part);
        name->setWordWrap(false);
        name->setToolTip(tr(row.tip));
        grid->addWidget(name, line, 0);
        m_cells.emplace_back();
        for (int column = 0; column < kColumns; ++column) {
            QLabel* cell = figureCell(tr(row.tip), part);
            cell->setMinimumWidth(width);
            grid->addWidget(cell, line, column + 1);
            m_cells.back()[size_t(column)] = cell;
        }
    }
    grid->setColumnStretch(0, 1);
    return part;
}

// The plane that is shown alone, else that of the pinned element or of its heaviest partner.
std::optional<std::pair<uint32_t, uint32_t>> RangePanel::plane() const
{
    if (m_view->mode() != TensorView::Mode::Atlas)
        return m_view->plane();
    std::optional<Pick> pick = m_document->pinned();
    if (pick && pick->side != m_side) {
        const std::optional<uint64_t> partner = heaviest(m_document->partners(*pick));
        pick = partner ? std::optional(Pick{m_side, *partner}) : std::nullopt;
    }
    if (!pick)
        return {};
    const auto at = PaddedShape(m_document->tensor(m_side)->desc).coordinates(pick->element);
    return std::pair(at[0], at[1]);
}

void RangePanel::requestFigures()
{
    const Tensor* tensor = m_document->tensor(m_side);
    if (!tensor || !m_view || !isVisible())
        return m_worker.cancel();
    std::array<std::optional<ElementSelection>, kColumns> parts;
    parts[0] = ElementSelection{.side = m_side, .sizes = {}, .parts = {{ElementBox::of(tensor->desc), true}}};
    const auto wanted = plane();
    if (wanted) {
        ElementBox box = ElementBox::of(tensor->desc);
        box.first[0] = box.last[0] = wanted->first;
        box.first[1] = box.last[1] = wanted->second;
        parts[1] = ElementSelection{.side = m_side, .sizes = {}, .parts = {{box, true}}};
    }
    m_planeTitle->setText(wanted ? tr("Plane n%1 c%2").arg(wanted->first).arg(wanted->second) : tr("Plane"));
    if (m_display->selection() && m_display->selection()->side == m_side)
        parts[2] = *m_display->selection();
    const auto axis = m_axis->current() == 1 ? HistogramAxis::Symlog : HistogramAxis::Linear;
    m_worker.request({*tensor, parts, axis});
}

void RangePanel::makeFigures(const Wanted& wanted, Figures& figures, const RunControl& control)
{
    for (size_t i = 0; i < wanted.parts.size(); ++i)
        if (wanted.parts[i])
            figures.statistics[i] = statisticsOf(wanted.tensor, *wanted.parts[i], control.stop);
    const ValueStatistics& all = *figures.statistics[0];
    if (all.finite() > 0)
        figures.histogram = histogramOf(wanted.tensor, all.minimum, all.maximum, wanted.axis, kBins, control.stop);
}

void RangePanel::showFigures(const Figures& figures, HistogramAxis axis)
{
    m_histogram->setHistogram(figures.histogram, axis);
    for (size_t row = 0; row < m_cells.size(); ++row)
        for (size_t column = 0; column < kColumns; ++column) {
            const auto& statistics = figures.statistics[column];
            QLabel* cell = m_cells[row][column];
            cell->setText(statistics ? kRows[row].text(*statistics) : QStringLiteral("–"));
            const QString columns[] = {tr("tensor"), tr("plane"), tr("selection")};
            cell->setAccessibleName(
                QStringLiteral("%1 %2: %3").arg(columns[column], tr(kRows[row].name), cell->text()));
        }
    showRange();
}

void RangePanel::showRange()
{
    const auto range = m_view ? m_view->range() : std::nullopt;
    if (!range)
        return;
    m_histogram->setRange(range->first, range->second);
    m_always->setChecked(!m_display->fixedRange());
    const double ends[] = {range->first, range->second};
    for (size_t i = 0; i < 2; ++i)
        if (!m_ends[i]->hasFocus() || !m_ends[i]->isModified())
            m_ends[i]->setText(figure(ends[i]));
}

void RangePanel::typeRange()
{
    std::array<double, 2> ends{};
    for (size_t i = 0; i < 2; ++i) {
        bool ok = false;
        ends[i] = QLocale::c().toDouble(m_ends[i]->text(), &ok);
        setInvalid(m_ends[i], !ok);
        if (!ok)
            return;
    }
    const bool modified = m_ends[0]->isModified() || m_ends[1]->isModified();
    for (QLineEdit* edit : m_ends)
        edit->setModified(false);
    if (modified)
        m_display->setRange(std::pair(std::min(ends[0], ends[1]), std::max(ends[0], ends[1])));
}

void RangePanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    int width = m_parts->contentsMargins().left() + m_parts->contentsMargins().right() + m_parts->spacing();
    for (int i = 0; i < m_parts->count(); ++i)
        width += m_parts->itemAt(i)->minimumSize().width();
    m_parts->setDirection(width <= viewport()->width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void RangePanel::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    if (m_viewOf)
        showSide(m_side);
}

} // namespace tessera
