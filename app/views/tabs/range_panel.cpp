// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/range_panel.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/planes/value_levels.h"
#include "app/views/tabs/histogram_view.h"
#include "app/views/tabs/profile_panel.h"
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
constexpr double kCellText = 0.85; // a share of the text's size: three columns in a narrow panel
constexpr int kBeside = 24, kBelow = 14; // pixels between the parts

QString figure(double value)
{
    return QString::number(value, 'g', 7);
}

QString cellFigure(const ValueStatistics& of, double value)
{
    return of.finite() ? figure(value) : QStringLiteral("–");
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
     [](const ValueStatistics& s) { return cellFigure(s, s.minimum); }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "maximum"),
     QT_TRANSLATE_NOOP("tessera::RangePanel", "The largest finite value"),
     [](const ValueStatistics& s) { return cellFigure(s, s.maximum); }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "mean"), QT_TRANSLATE_NOOP("tessera::RangePanel", "Of the finite values"),
     [](const ValueStatistics& s) { return cellFigure(s, s.mean); }},
    {QT_TRANSLATE_NOOP("tessera::RangePanel", "deviation"),
     QT_TRANSLATE_NOOP("tessera::RangePanel", "The standard deviation of the finite values"),
     [](const ValueStatistics& s) { return cellFigure(s, s.deviation); }},
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
    m_parts->setContentsMargins(12, 8, 8, 8);
    m_parts->setSpacing(kBeside);
    m_parts->addWidget(makeRange(), 1);
    m_parts->addWidget(m_profiles = new ProfilePanel(document), 1);
    m_parts->addWidget(makeStatistics(), 0, Qt::AlignTop);
    setWidget(content);
    setFocusProxy(m_histogram);
    connect(document, &Document::shownChanged, this, &RangePanel::requestFigures);
    whenever({QEvent::Show}, this, this, [this] {
        if (m_viewOf)
            showSide(m_side);
    });
}

void RangePanel::setViews(TensorDisplay* display, ViewOf viewOf)
{
    m_display = display;
    m_viewOf = std::move(viewOf);
    connect(display, &TensorDisplay::selectionChanged, this, &RangePanel::requestFigures);
    connect(display, &TensorDisplay::changed, this, &RangePanel::showRange);
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
    auto* grid = newLayout<QGridLayout>(part, {0, 0, 0, 0});
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(8);
    m_sides = new SegmentedControl(part);
    m_sides->addSegment(tr("Input"), tr("Values of the input"));
    m_sides->addSegment(tr("Output"), tr("Values of the output"));
    m_sides->setCurrent(1);
    m_sides->setAccessibleName(tr("Tensor"));
    connect(m_sides, &SegmentedControl::chosen, this,
            [this](int side) { showSide(side == 0 ? Side::Input : Side::Output); });
    grid->addWidget(m_sides, 0, 0, 1, 2, Qt::AlignLeft);
    grid->addLayout(m_scales = makeScales(), 1, 0, 1, 4);
    m_histogram = new HistogramView(part);
    connect(m_histogram, &HistogramView::rangeDragged, this,
            [this](double black, double white) { m_display->setRange(std::pair(black, white)); });
    grid->addWidget(m_histogram, 2, 0, 1, 4);
    grid->setRowStretch(2, 1);

    const QString names[] = {tr("Black"), tr("White")};
    for (int end = 0; end < 2; ++end) {
        auto* edit = new QLineEdit;
        edit->setFont(dataFont());
        describe(edit, names[end],
                 end == 0 ? tr("Values up to here have the first colour")
                          : tr("Values from here on have the last colour"));
        edit->setAlignment(Qt::AlignRight);
        connect(edit, &QLineEdit::editingFinished, this, &RangePanel::typeRange);
        grid->addWidget(secondaryLabel(names[end], part), 3, 2 * end);
        grid->addWidget(edit, 3, 2 * end + 1);
        m_ends[size_t(end)] = edit;
    }
    m_always = new QCheckBox(tr("Always fit"));
    m_always->setToolTip(tr("Follow every new result; off: the range stays as it is"));
    connect(m_always, &QCheckBox::clicked, this,
            [this](bool on) { m_display->setRange(on ? std::nullopt : m_view->range()); });
    grid->addWidget(m_always, 0, 2, 1, 2, Qt::AlignRight);
    auto* buttons = newLayout<QGridLayout>(nullptr, {}, 8);
    makeButtons(*buttons);
    grid->addLayout(buttons, 4, 0, 1, 4);
    return part;
}

// How the histogram is drawn: across by the value, up by the count.
QBoxLayout* RangePanel::makeScales()
{
    auto* scales = new QBoxLayout(QBoxLayout::LeftToRight);
    scales->setSpacing(8);
    const auto add = [&](const QString& name, SegmentedControl* control) {
        auto* part = new QWidget(this);
        auto* row = newLayout<QHBoxLayout>(part, {0, 0, 0, 0}, 8);
        ToneLabel* label = secondaryLabel(name, part);
        label->setWordWrap(false);
        row->addWidget(label);
        row->addWidget(control, 0, Qt::AlignRight);
        control->setAccessibleName(name);
        scales->addWidget(part);
    };
    m_axis = new SegmentedControl(this);
    m_axis->addSegment(tr("Linear"), tr("Equal steps of the value are equally wide"));
    m_axis->addSegment(tr("Symlog"), tr("Linear about zero, logarithmic far from it, on both sides"));
    m_axis->setCurrent(0);
    connect(m_axis, &SegmentedControl::chosen, this, &RangePanel::requestFigures);
    add(tr("Values"), m_axis);
    m_heights = new SegmentedControl(this);
    m_heights->addSegment(tr("Linear"), tr("Twice as many are twice as high"));
    m_heights->addSegment(tr("Log"), tr("Ten times as many are a step higher: a few are seen beside many"));
    m_heights->setCurrent(1);
    connect(m_heights, &SegmentedControl::chosen, this,
            [this](int chosen) { m_histogram->setLogarithmic(chosen == 1); });
    add(tr("Counts"), m_heights);
    return scales;
}

void RangePanel::makeButtons(QGridLayout& grid)
{
    const auto add = [&](const QString& text, const QString& tip, auto&& slot) {
        auto* button = new QPushButton(text);
        button->setToolTip(tip);
        connect(button, &QPushButton::clicked, this, slot);
        const int at = grid.count();
        grid.addWidget(button, at / 2, at % 2);
    };
    add(tr("Common range"), tr("From the smallest to the largest value of both tensors (Shift+A)"),
        [this] { m_display->setFit(TensorDisplay::Fit::Both); });
    add(tr("Own ranges"), tr("Each tensor from its own smallest to its own largest value (A)"),
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
    auto* grid = newLayout<QGridLayout>(part, {0, 0, 0, 0});
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    const QString columns[] = {tr("Tensor"), tr("Plane"), tr("Selection")};
    for (int column = 0; column < kColumns; ++column) {
        QLabel* title = heading(columns[column], part);
        title->setAlignment(Qt::AlignRight | Qt::AlignBottom);
        grid->addWidget(title, 0, column + 1);
        grid->setColumnStretch(column + 1, 1);
        if (column == 1)
            m_planeTitle = title;
    }
    const QFont small = dataFont(font().pointSizeF() * kCellText);
    const int width = QFontMetrics(small).horizontalAdvance(QStringLiteral("-0.0000"));
    for (const Row& row : kRows) {
        const int line = grid->rowCount();
        QLabel* name = secondaryLabel(tr(row.name), part);
        name->setWordWrap(false);
        name->setToolTip(tr(row.tip));
        grid->addWidget(name, line, 0);
        m_cells.emplace_back();
        for (int column = 0; column < kColumns; ++column) {
            QLabel* cell = figureCell(tr(row.tip), part);
            cell->setFont(small);
            cell->setMinimumWidth(width);
            grid->addWidget(cell, line, column + 1);
            m_cells.back()[size_t(column)] = cell;
        }
    }
    m_planeTitle->setWordWrap(true);
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
    m_worker.request({*tensor, parts, axis, pictureChannels()});
}

// Red, green and blue as the picture takes them; other channels have hues that say nothing.
std::vector<HistogramLine> RangePanel::pictureChannels() const
{
    const uint32_t count = PaddedShape(m_document->tensor(m_side)->desc).sizes[1];
    if (m_view->mode() != TensorView::Mode::Picture || count < 2 || count > 4)
        return {};
    std::vector<HistogramLine> lines;
    for (uint32_t c = 0; c < count; ++c)
        lines.push_back({QStringLiteral("c%1").arg(c), categoryColors()[c + 4], {}});
    const TensorView::PictureChannels picture = m_view->pictureChannels();
    for (uint32_t i = 0; i < 3 && !picture.grey && count > 2; ++i) {
        HistogramLine& line = lines[(m_view->plane().second + picture.from[i]) % count];
        line.name = QStringLiteral("RGB").mid(i, 1) + line.name.mid(1);
        line.ink = primaryColors()[i];
    }
    return lines;
}

void RangePanel::makeFigures(const Wanted& wanted, Figures& figures, const RunControl& control)
{
    for (size_t i = 0; i < wanted.parts.size(); ++i)
        if (wanted.parts[i])
            figures.statistics[i] = statisticsOf(wanted.tensor, *wanted.parts[i], control.stop);
    const ValueStatistics& all = *figures.statistics[0];
    if (all.finite() == 0)
        return;
    const auto histogram = [&](const ElementSelection& elements) {
        return histogramOf(wanted.tensor, elements, all.minimum, all.maximum, wanted.axis, kBins, control.stop);
    };
    figures.histogram = histogram(*wanted.parts[0]);
    figures.channels = wanted.channels;
    for (size_t c = 0; c < figures.channels.size(); ++c) {
        ElementBox box = ElementBox::of(wanted.tensor.desc);
        box.first[1] = box.last[1] = uint32_t(c);
        figures.channels[c].counts = histogram({.sizes = {}, .parts = {{box, true}}}).counts;
    }
}

void RangePanel::focusProfile()
{
    m_profiles->takeFocus();
    ensureWidgetVisible(m_profiles, 0, 0);
}

void RangePanel::showFigures(const Figures& figures, HistogramAxis axis)
{
    m_histogram->setHistogram(figures.histogram, axis, figures.channels);
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
    Tone tone = m_view->tone();
    if (!tone.map && m_display->isGreyPicture())
        tone.map = ColorMap::Grey;
    m_histogram->setTone(tone);
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

namespace {

// Side by side where all parts have the room that `need` says in `width`, else one below the other.
bool placeBeside(QBoxLayout& parts, QSize (QLayoutItem::*need)() const, int width, int spacing)
{
    int needed = (parts.count() - 1) * spacing;
    for (int i = 0; i < parts.count(); ++i)
        needed += (parts.itemAt(i)->*need)().width();
    parts.setDirection(needed <= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    return needed <= width;
}

} // namespace

void RangePanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    const QMargins margins = m_parts->contentsMargins();
    const int width = viewport()->width() - margins.left() - margins.right();
    placeBeside(*m_scales, &QLayoutItem::sizeHint, width, m_scales->spacing());
    m_parts->setSpacing(placeBeside(*m_parts, &QLayoutItem::minimumSize, width, kBeside) ? kBeside : kBelow);
}

} // namespace tessera
