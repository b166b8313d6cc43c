// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/memory_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/tabs/map/line_view.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace tessera {

namespace {

constexpr uint64_t kMostReads = 1 << 15; // the reads whose distances are counted
constexpr uint32_t kMostOfRow = 1024; // elements of a row that are marked
constexpr size_t kMostJumps = 6; // the distances that are listed
constexpr size_t kMostLines = 4096; // wide filters have hundreds for each element

// The elements that share all coordinates but the last with this one, kMostOfRow at most.
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

// Between two strips: a line from each place that is read to the place that is written with it.
class ReadLines : public QWidget {
public:
    struct Line {
        uint64_t read, written; // offsets
        bool strong;
    };

    ReadLines(MemoryStrip* read, MemoryStrip* written, QWidget* parent)
        : QWidget(parent)
        , m_read(read)
        , m_written(written)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        for (MemoryStrip* strip : {read, written})
            connect(strip, &MemoryStrip::viewChanged, this, qOverload<>(&QWidget::update));
    }

    void setLines(std::vector<Line> lines)
    {
        m_lines = std::move(lines);
        update();
    }

    QSize sizeHint() const override { return {100, 24}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor quiet = faded(color(Role::Partner), 0.45);
        for (const bool strong : {false, true})
            for (const Line& line : m_lines) {
                if (line.strong != strong)
                    continue;
                const double from = m_read->pixelOf(line.read), to = m_written->pixelOf(line.written);
                if ((from < 0 || from > width()) && (to < 0 || to > width()))
                    continue;
                painter.setPen(QPen(strong ? color(Role::Partner) : quiet, strong ? 2 : 1));
                painter.drawLine(QPointF(from, 0), QPointF(to, height()));
            }
    }

private:
    MemoryStrip* m_read;
    MemoryStrip* m_written;
    std::vector<Line> m_lines;
};

// Both buffers in the order of their addresses, with lines from what the active element's row reads to what it writes,
// and how far apart one read lies from the next.
class MemoryView : public Tab {
    Q_DECLARE_TR_FUNCTIONS(tessera::MemoryView)

public:
    explicit MemoryView(const TabParts& parts)
        : Tab(parts)
        , m_empty(placeholder(tr("The buffers appear here after a run."), this))
    {
        m_note->setFont(resized(m_note->font(), 0.9));
        auto* rows = newLayout<QVBoxLayout>(m_page, {12, 8, 12, 6}, 4);
        rows->addWidget(m_note);
        rows->addLayout(makeBuffers(), 1);
        setFocusProxy(m_strip[1]);
        auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0});
        layout->addWidget(m_page);
        layout->addWidget(m_empty);

        follow(m_document, {&Document::shownChanged, &Document::mapChanged, &Document::caseChanged},
               [this] { refresh(); });
        follow(m_document, {&Document::picksChanged}, [this] { showSelection(); });
        follow(m_display, {&TensorDisplay::stepChanged}, [this] { showSelection(); });
    }

private:
    QLayout* makeBuffers()
    {
        auto* strips = newLayout<QVBoxLayout>(nullptr, {}, 2);
        const auto add = [&](size_t side) {
            m_strip[side] = new MemoryStrip(m_document, side == 0 ? Side::Input : Side::Output, m_page);
            m_caption[side] = new ElidedLabel(m_page);
            m_caption[side]->setTint({});
        };
        add(0);
        add(1);
        m_lines = new ReadLines(m_strip[0], m_strip[1], m_page);
        strips->addWidget(m_caption[0]);
        strips->addWidget(m_strip[0], 1);
        strips->addWidget(m_lines);
        strips->addWidget(m_strip[1], 1);
        strips->addWidget(m_caption[1]);
        m_jumps->setObjectName(QStringLiteral("jumps"));
        m_jumps->setToolTip(
            tr("While the output is written in the order of its addresses: how many elements lie from one "
               "read to the next. Where it is +1, neighbours are read together."));
        auto* columns = newLayout<QHBoxLayout>(nullptr, {}, 16);
        columns->addLayout(strips, 1);
        columns->addWidget(m_jumps, 0, Qt::AlignTop);
        return columns;
    }

    void refresh() override
    {
        const bool there = m_document->shown();
        m_page->setVisible(there);
        m_empty->setVisible(!there);
        if (!there)
            return;
        m_note->setTint(color(Role::SecondaryText));
        showBuffers();
        showSelection();
    }

    void showBuffers()
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
        showJumps(plan);
        m_note->setText(!plan ? tr("What was found is a table: no strides say how it reads. Its lines are those of the "
                                   "element that is pinned.")
                              : tr("A lane for each axis, the largest step on top. Wheel: zoom. Drag: pan."));
    }

    // null: the found map has no strides
    void showJumps(const Plan* plan)
    {
        const ReadPattern pattern = plan ? readPattern(*plan, kMostReads) : ReadPattern();
        std::vector<BarRow> rows;
        QStringList texts;
        for (const ReadPattern::Jump& jump :
             std::span(pattern.jumps).first(std::min(pattern.jumps.size(), kMostJumps))) {
            const double share = double(jump.count) / double(std::max<uint64_t>(pattern.steps, 1));
            const QString name = (jump.elements > 0 ? QStringLiteral("+") : QString()) + QString::number(jump.elements);
            const QString percent = QStringLiteral("%1 %").arg(share * 100, 0, 'f', share < 0.095 ? 1 : 0);
            rows.push_back({name, share, color(jump.elements == 1 ? Role::Good : Role::Partner), percent});
            texts << QStringLiteral("%1: %2").arg(name, percent);
        }
        const QString title = pattern.isWhole ? tr("Jumps between reads") : tr("Jumps between the first reads");
        const size_t more = pattern.jumps.size() - rows.size();
        m_jumps->setText(title + barsHtml(rows) + (more > 0 ? tr("and %1 more").arg(countText(more)) : QString()));
        m_jumps->setAccessibleName(title + QStringLiteral(": ") + texts.join(QStringLiteral(", ")));
    }

    // Marks the active element, its partners in the other buffer, and the row that it belongs to.
    void showSelection()
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
            row[own] = rowElements(pick->side == Side::Output ? shown->plan.output.sizes : shown->plan.input.sizes,
                                   pick->element);
            addLines(pick->element, true, strong[other]);
            for (const uint64_t element : row[own])
                if (element != pick->element && lines.size() < kMostLines)
                    addLines(element, false, row[other]);
        }
        for (size_t side = 0; side < 2; ++side) {
            const auto offsets = [&](const std::vector<uint64_t>& elements) {
                std::vector<uint64_t> list;
                list.reserve(elements.size());
                for (const uint64_t element : elements)
                    list.push_back(offset(side, element));
                std::ranges::sort(list);
                list.erase(std::unique(list.begin(), list.end()), list.end()); // read for several elements, marked once
                return list;
            };
            const std::vector<uint64_t> marks = offsets(strong[side]);
            m_strip[side]->setMarks(marks, offsets(row[side]), pick && (pick->side == Side::Output) == (side == 1));
            if (!marks.empty() && !m_strip[side]->underMouse())
                m_strip[side]->reveal(static_cast<double>(marks.front()));
        }
        m_lines->setLines(std::move(lines));
    }

    std::optional<Pick> marked() const
    {
        const std::optional<Pick> pick = m_document->active();
        const PlaybackState* step = m_display ? m_display->step() : nullptr;
        return pick || !step || !step->now ? pick : Pick{Side::Output, step->now->first};
    }

    QWidget* m_page = new QWidget(this);
    ToneLabel* m_empty;
    ElidedLabel* m_note = new ElidedLabel(m_page);
    std::array<MemoryStrip*, 2> m_strip = {}; // strips of the input and of the output
    std::array<ElidedLabel*, 2> m_caption = {};
    ReadLines* m_lines = nullptr;
    QLabel* m_jumps = new QLabel(m_page); // the distances between one read and the next, and how often each occurs
};

QWidget* makeMemoryView(const TabParts& parts)
{
    return new MemoryView(parts);
}

} // namespace tessera
