// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/range_panel.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/planes/value_levels.h"
#include "app/views/tabs/histogram_view.h"
#include "app/views/tabs/profile_view.h"

#include <QAction>
#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

namespace tessera {

namespace {

constexpr size_t kBins = 110;
constexpr double kSmallText = 0.85; // a share of the text's size: three columns in a narrow panel
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
    : QDockWidget(tr("Values"), parent)
    , m_document(document)
    , m_worker(&RangePanel::makeFigures, {.answered = [this](const Wanted& wanted, const Reply<Figures>& reply) {
        if (reply.error.isEmpty())
            showFigures(reply.answer, wanted.axis);
    }})
{
    setObjectName(QStringLiteral("valuesDock"));
    addTitleBar(this, {heading(windowTitle(), nullptr)}, tr("Hide this panel"));
    setWidget(m_area);
    m_area->setAccessibleName(tr("Range and statistics"));
    auto* content = new QWidget;
    m_parts = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_parts->setContentsMargins(12, 8, 8, 8);
    m_parts->addWidget(makeRange(), 1);
    m_parts->addWidget(m_profiles = makeProfilePanel(document), 1);
    QStringList tips;
    for (const Row& row : kRows)
        tips << tr(row.name) + QStringLiteral(": ") + tr(row.tip);
    m_statistics->setToolTip(tips.join(QLatin1Char('\n')));
    m_statistics->setFont(resized(m_statistics->font(), kSmallText));
    m_statistics->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_parts->addWidget(m_statistics, 0, Qt::AlignTop);
    fillArea(m_area, content);
    m_area->setFocusProxy(m_always);
    setFocusProxy(m_area);
    connect(document, &Document::shownChanged, this, &RangePanel::requestFigures);
    whenever({QEvent::Show}, this, this, [this] {
        if (m_viewOf)
            showSide(m_side);
    });
    whenever({QEvent::Resize}, m_area->viewport(), this, [this] { arrange(); });
}

void RangePanel::setViews(TensorDisplay* display, ViewOf viewOf, const Actions& actions)
{
    const std::pair<const char*, QString> ways[] = {{"rangeBoth", tr("Common range")},
                                                    {"rangeOwn", tr("Own ranges")},
                                                    {"rangeVisible", tr("Visible part")},
                                                    {"rangeUnit", tr("0 … 1")}};
    for (const auto& [id, words] : ways) {
        const QAction* action = actions.get(QLatin1String(id));
        auto* button = new QPushButton(words);
        button->setToolTip(action->toolTip());
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        const int at = m_buttons->count();
        m_buttons->addWidget(button, at / 2, at % 2);
    }
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
    auto* grid = newLayout<QGridLayout>(part, {0, 0, 0, 0}, 8);
    const auto choice = [&](const QString& name, std::initializer_list<std::pair<QString, QString>> segments,
                            int current, const std::function<void(int)>& chosen) {
        auto* made = new SegmentedControl(part);
        for (const auto& [text, tip] : segments)
            made->addSegment(text, tip);
        made->setCurrent(current);
        made->setAccessibleName(name);
        connect(made, &SegmentedControl::chosen, this, chosen);
        return made;
    };
    m_sides =
        choice(tr("Tensor"), {{tr("Input"), tr("Values of the input")}, {tr("Output"), tr("Values of the output")}}, 1,
               [this](int side) { showSide(side == 0 ? Side::Input : Side::Output); });
    m_axis = choice(tr("Values"),
                    {{tr("Linear"), tr("Equal steps of the value are equally wide")},
                     {tr("Symlog"), tr("Linear about zero, logarithmic far from it, on both sides")}},
                    0, [this](int) { requestFigures(); });
    m_always = new QCheckBox(tr("Always fit"));
    m_always->setToolTip(tr("Follow every new result; off: the range stays as it is"));
    connect(m_always, &QCheckBox::clicked, this,
            [this](bool on) { m_display->setRange(on ? std::nullopt : m_view->range()); });
    grid->addWidget(m_sides, 0, 0, 1, 2, Qt::AlignLeft);
    grid->addWidget(m_always, 0, 2, 1, 2, Qt::AlignRight);
    grid->addWidget(secondaryLabel(tr("Values"), part), 1, 0);
    grid->addWidget(m_axis, 1, 1, 1, 3, Qt::AlignRight);
    m_histogram = new HistogramView(part);
    connect(m_histogram, &HistogramView::rangeDragged, this,
            [this](double black, double white) { m_display->setRange(std::pair(black, white)); });
    const int row = grid->rowCount();
    grid->addWidget(m_histogram, row, 0, 1, 4);
    grid->setRowStretch(row, 1);
    const QString names[] = {tr("Black"), tr("White")};
    for (int end = 0; end < 2; ++end) {
        auto* edit = new QLineEdit;
        edit->setFont(dataFont());
        describe(edit, names[end],
                 end == 0 ? tr("Values up to here have the first colour")
                          : tr("Values from here on have the last colour"));
        edit->setAlignment(Qt::AlignRight);
        connect(edit, &QLineEdit::editingFinished, this, &RangePanel::typeRange);
        grid->addWidget(secondaryLabel(names[end], part), row + 1, 2 * end);
        grid->addWidget(edit, row + 1, 2 * end + 1);
        m_ends[size_t(end)] = edit;
    }
    m_buttons = newLayout<QGridLayout>(nullptr, {}, 8);
    grid->addLayout(m_buttons, row + 2, 0, 1, 4);
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
    m_planeTitle = wanted ? QStringLiteral("n%1 c%2").arg(wanted->first).arg(wanted->second) : tr("Plane");
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

void RangePanel::openHistogram()
{
    show();
    m_area->ensureVisible(0, 0);
    setFocus(Qt::TabFocusReason);
}

void RangePanel::openProfile()
{
    openHistogram();
    m_area->ensureWidgetVisible(m_profiles, 0, 0);
}

void RangePanel::showFigures(const Figures& figures, HistogramAxis axis)
{
    m_histogram->setHistogram(figures.histogram, axis, figures.channels);
    const auto head = [](const QString& title) { return QStringLiteral("<b>%1</b>").arg(title); };
    const QString columns[] = {tr("tensor"), tr("plane"), tr("selection")};
    std::vector<QStringList> rows{{QString(), head(tr("Tensor")), head(m_planeTitle), head(tr("Selection"))}};
    QStringList spoken{m_planeTitle};
    for (const Row& row : kRows) {
        QStringList cells{tr(row.name)};
        for (size_t column = 0; column < kColumns; ++column) {
            const auto& statistics = figures.statistics[column];
            cells << (statistics ? row.text(*statistics) : QStringLiteral("–"));
            spoken << QStringLiteral("%1 %2: %3").arg(columns[column], cells.front(), cells.back());
        }
        rows.push_back(cells);
    }
    const int width = QFontMetrics(dataFont(m_statistics->font().pointSizeF())).horizontalAdvance("-0.0000");
    m_statistics->setText(tableHtml(rows, "nrrr", width));
    m_statistics->setAccessibleName(spoken.join(QLatin1Char('\n')));
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

// Side by side where all parts have room, else one below the other.
void RangePanel::arrange()
{
    const QMargins margins = m_parts->contentsMargins();
    int needed = (m_parts->count() - 1) * kBeside;
    for (int i = 0; i < m_parts->count(); ++i)
        needed += m_parts->itemAt(i)->minimumSize().width();
    const bool isWide = needed <= m_area->viewport()->width() - margins.left() - margins.right();
    m_parts->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_parts->setSpacing(isWide ? kBeside : kBelow);
}

} // namespace tessera
