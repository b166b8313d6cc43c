// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/memory_view.h"

#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/format.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/tabs/map/memory_strip.h"
#include "app/views/tabs/map/read_lines.h"

#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QStackedWidget>

#include <algorithm>

namespace tessera {
namespace {

constexpr uint64_t kMostReads = 1 << 15; // that the distances are counted over
constexpr uint32_t kMostOfRow = 1024; // elements of a row that are marked
constexpr size_t kMostLines = 4096; // wide filters have hundreds for each element

// Layout::Packed, ChannelsLast and PaddedRows come before it.
constexpr size_t kBroadcast = 3;

// The offsets of the elements that share all coordinates but the last with this one.
std::vector<uint64_t> rowElements(const std::vector<uint32_t>& sizes, uint64_t element)
{
    const uint32_t width = sizes.back();
    const auto x = uint32_t(element % width);
    const uint32_t begin = x > kMostOfRow / 2 ? x - kMostOfRow / 2 : 0;
    std::vector<uint64_t> row(std::min(width - begin, kMostOfRow));
    for (size_t i = 0; i < row.size(); ++i)
        row[i] = element - x + begin + i;
    return row;
}

} // namespace

MemoryView::MemoryView(Document* document, QWidget* parent)
    : Tab(document, parent)
    , m_page(new QWidget(this))
    , m_empty(placeholder(tr("The buffers appear here after a run."), this))
    , m_what(new SegmentedControl(m_page))
    , m_note(new ElidedLabel(m_page))
    , m_stack(new QStackedWidget(m_page))
{
    m_what->addSegment(tr("Buffers"), tr("Both buffers in address order"));
    m_what->addSegment(tr("Input layouts"), tr("The input in other layouts, side by side"));
    m_what->addSegment(tr("Output layouts"), tr("The output in other layouts, side by side"));
    m_what->setCurrent(0);
    m_what->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_note->setFont(resized(m_note->font(), 0.9));
    m_note->setTwoLines();
    m_stack->addWidget(makeBuffers());
    m_stack->addWidget(makeLayouts(Side::Input));
    m_stack->addWidget(makeLayouts(Side::Output));
    setFocusProxy(m_strip[1]);

    auto* bar = newLayout<QHBoxLayout>(nullptr, {}, 12);
    bar->addWidget(m_what);
    bar->addWidget(m_note, 1);
    auto* rows = newLayout<QVBoxLayout>(m_page, {12, 8, 12, 6}, 4);
    rows->addLayout(bar);
    rows->addWidget(m_stack, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_page);
    layout->addWidget(m_empty);

    connect(m_what, &SegmentedControl::chosen, this, [this](int index) {
        m_stack->setCurrentIndex(index);
        refresh();
    });
    follow({&Document::shownChanged, &Document::mapChanged, &Document::caseChanged}, [this] { refresh(); });
    follow({&Document::picksChanged}, [this] { showSelection(); });
}

void MemoryView::setDisplay(const TensorDisplay& display)
{
    m_display = &display;
    connect(&display, &TensorDisplay::stepChanged, this, [this] {
        if (isVisible())
            showSelection();
    });
}

QWidget* MemoryView::makeBuffers()
{
    auto* page = new QWidget(m_stack);
    auto* strips = newLayout<QVBoxLayout>(nullptr, {}, 2);
    const auto add = [&](size_t side) {
        m_strip[side] = new MemoryStrip(m_document, side == 0 ? Side::Input : Side::Output, page);
        m_caption[side] = new ElidedLabel(page);
        m_caption[side]->setTint({});
    };
    add(0);
    add(1);
    m_lines = new ReadLines(m_strip[0], m_strip[1], page);
    strips->addWidget(m_caption[0]);
    strips->addWidget(m_strip[0], 1);
    strips->addWidget(m_lines);
    strips->addWidget(m_strip[1], 1);
    strips->addWidget(m_caption[1]);
    m_jumps = new JumpChart(page);
    auto* columns = newLayout<QHBoxLayout>(page, {0, 0, 0, 0}, 16);
    columns->addLayout(strips, 1);
    columns->addWidget(m_jumps);
    return page;
}

// Two and two, so that each has room.
QWidget* MemoryView::makeLayouts(Side side)
{
    auto* page = new QWidget(m_stack);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    const size_t count = side == Side::Input ? 4 : 3; // an output's elements may not share a place
    for (size_t i = 0; i < count; ++i) {
        Candidate& each = m_candidates[side == Side::Output][i];
        auto* cell = new QWidget(page);
        const QString name = i == kBroadcast ? tr("Broadcast") : layoutName(Layout(i));
        each.button = new QRadioButton(name, cell);
        each.button->setToolTip(
            (i == kBroadcast ? tr("Stride 0: the first axis repeats what lies there once.") : layoutSentence(Layout(i)))
            + QLatin1Char('\n') + tr("Click to lay the tensor out so."));
        each.button->setAccessibleName(side == Side::Input ? tr("Input: %1").arg(name) : tr("Output: %1").arg(name));
        each.button->setAutoExclusive(false); // the case says which one is on
        each.sentence = new ElidedLabel(cell);
        each.strip = new MemoryStrip(m_document, side, cell);
        auto* head = newLayout<QHBoxLayout>(nullptr, {}, 12);
        head->addWidget(each.button);
        head->addWidget(each.sentence, 1);
        auto* rows = newLayout<QVBoxLayout>(cell, {0, 0, 0, 0}, 2);
        rows->addLayout(head);
        rows->addWidget(each.strip, 1);
        grid->addWidget(cell, int(i / 2), int(i % 2));
        connect(each.button, &QAbstractButton::clicked, this, [this, side, i] { choose(side, i); });
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    return page;
}

std::optional<TensorDesc> MemoryView::candidateDesc(Side side, size_t index) const
{
    const Operator& op = m_document->currentCase().op;
    TensorDesc desc = side == Side::Input ? inputDesc(op) : outputDesc(op);
    desc.totalTensorSizeInBytes = 0;
    if (index == kBroadcast) {
        desc.strides = broadcastStrides(desc.sizes);
    } else if (Layout(index) == Layout::Packed) {
        desc.strides.reset();
    } else {
        desc.strides = stridesOf(Layout(index), desc.sizes);
        if (!desc.strides)
            return {};
    }
    return desc;
}

void MemoryView::choose(Side side, size_t index)
{
    if (const std::optional<TensorDesc> desc = candidateDesc(side, index))
        m_document->setOperator(withStrides(m_document->currentCase().op, side == Side::Output, desc->strides),
                                side == Side::Output ? tr("Change the output's layout")
                                                     : tr("Change the input's layout"));
    refresh(); // a button that is on already stays on
}

void MemoryView::refresh()
{
    const bool there = m_document->shown();
    m_page->setVisible(there);
    m_empty->setVisible(!there);
    if (!there)
        return;
    m_note->setTint(color(Role::SecondaryText));
    if (m_stack->currentIndex() == 0)
        showBuffers();
    else
        showLayouts(m_stack->currentIndex() == 1 ? Side::Input : Side::Output);
    showSelection();
}

void MemoryView::showBuffers()
{
    const RunResult& shown = *m_document->shown();
    m_strip[0]->setLayoutShown(shown.plan.input);
    m_strip[1]->setLayoutShown(shown.plan.output);
    for (size_t side = 0; side < 2; ++side) {
        const QString text = (side == 0 ? tr("Input: %1") : tr("Output: %1")).arg(m_strip[side]->sentence());
        m_caption[side]->setText(text);
        m_caption[side]->setAccessibleName(text);
    }
    const Plan* plan = m_document->mapPlan();
    m_jumps->setPattern(plan ? readPattern(*plan, kMostReads) : ReadPattern());
    m_note->setText(!plan ? tr("What was found is a table: no strides say how it reads. Its lines are those of the "
                               "element that is pinned.")
                          : tr("A lane for each axis, the largest step on top. Wheel: zoom. Drag: pan."));
}

void MemoryView::showLayouts(Side side)
{
    const Operator& op = m_document->currentCase().op;
    const TensorDesc& now = side == Side::Input ? inputDesc(op) : outputDesc(op);
    const Issues issues = m_document->issues();
    for (size_t i = 0; i < kBroadcast + 1; ++i) {
        const Candidate& each = m_candidates[side == Side::Output][i];
        if (!each.button)
            continue;
        const std::optional<TensorDesc> desc = issues.empty() ? candidateDesc(side, i) : std::nullopt;
        each.button->setEnabled(desc.has_value());
        each.strip->setVisible(desc.has_value());
        each.button->setChecked(desc && effectiveStrides(now) == effectiveStrides(*desc));
        if (desc)
            each.strip->setLayoutShown(*desc);
        each.sentence->setText(desc ? each.strip->sentence() : tr("This shape has no such layout."));
        each.sentence->setAccessibleName(each.sentence->text());
    }
    m_note->setText(tr("The same elements, laid out in other ways. Choose one and the case takes it; undo brings it "
                       "back."));
}

std::optional<Pick> MemoryView::marked() const
{
    const std::optional<Pick> pick = m_document->active();
    const StepLook* step = m_display ? m_display->step() : nullptr;
    return pick || !step || !step->now ? pick : Pick{Side::Output, step->now->first};
}

// Where the active element lies, what it has to do with in the other buffer, and the row that it belongs to.
void MemoryView::showSelection()
{
    const RunResult* shown = m_document->shown();
    if (!shown)
        return;
    const std::optional<Pick> pick = marked();
    std::array<std::vector<uint64_t>, 2> strong, row; // elements, of the input and of the output
    std::vector<ReadLines::Line> lines;
    const auto offset = [&](size_t side, uint64_t element) {
        return offsetOf(side == 0 ? shown->plan.input : shown->plan.output, element);
    };
    if (pick) {
        const size_t own = pick->side == Side::Output, other = 1 - own;
        const auto addLines = [&](uint64_t element, bool isStrong, std::vector<uint64_t>& partners) {
            for (const Partner& partner : m_document->partners({pick->side, element}).list) {
                partners.push_back(partner.element);
                const uint64_t here = offset(own, element), there = offset(other, partner.element);
                lines.push_back(own == 1 ? ReadLines::Line{there, here, isStrong}
                                         : ReadLines::Line{here, there, isStrong});
            }
        };
        strong[own] = {pick->element};
        row[own] =
            rowElements(pick->side == Side::Output ? shown->plan.output.sizes : shown->plan.input.sizes, pick->element);
        addLines(pick->element, true, strong[other]);
        for (const uint64_t element : row[own])
            if (element != pick->element && lines.size() < kMostLines)
                addLines(element, false, row[other]);
    }
    const auto mark = [&](MemoryStrip* strip, size_t side, const TensorDesc& desc) {
        const auto offsets = [&](const std::vector<uint64_t>& elements) {
            std::vector<uint64_t> list;
            list.reserve(elements.size());
            for (const uint64_t element : elements)
                list.push_back(offsetOf(desc, element));
            std::ranges::sort(list);
            list.erase(std::unique(list.begin(), list.end()), list.end()); // read for several elements, marked once
            return list;
        };
        const std::vector<uint64_t> marks = offsets(strong[side]);
        strip->setMarks(marks, offsets(row[side]), pick && (pick->side == Side::Output) == (side == 1));
        if (!marks.empty() && !strip->underMouse())
            strip->reveal(marks.front());
    };
    if (m_stack->currentIndex() == 0) {
        mark(m_strip[0], 0, shown->plan.input);
        mark(m_strip[1], 1, shown->plan.output);
        m_lines->setLines(std::move(lines));
        return;
    }
    const size_t side = size_t(m_stack->currentIndex() - 1);
    const TensorDesc& now = side == 0 ? shown->plan.input : shown->plan.output;
    for (size_t i = 0; i < kBroadcast + 1; ++i) {
        const Candidate& each = m_candidates[side][i];
        const std::optional<TensorDesc> desc =
            each.strip ? candidateDesc(side == 0 ? Side::Input : Side::Output, i) : std::nullopt;
        if (desc && desc->sizes == now.sizes)
            mark(each.strip, side, *desc);
    }
}

} // namespace tessera
