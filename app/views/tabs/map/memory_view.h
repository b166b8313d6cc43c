// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/views/tabs/tab.h"
#include "engine/core/plan/plan.h"

#include <QWidget>

#include <array>

namespace tessera {

class MemoryStrip;
class ReadLines;
class TensorDisplay;
class ToneLabel;

// Both buffers in the order of their addresses, with lines from what the active element's row reads to what it writes,
// and how far apart one read lies from the next.
class MemoryView : public Tab {
    Q_OBJECT

public:
    explicit MemoryView(Document* document, QWidget* parent = nullptr);

    void setDisplay(const TensorDisplay& display); // where nothing is picked, what its player filled last is marked

private:
    QLayout* makeBuffers();
    void refresh() override;
    void showBuffers();
    void showJumps(const Plan* plan); // null: no strides say how what was found reads
    void showSelection();
    std::optional<Pick> marked() const;

    const TensorDisplay* m_display = nullptr;
    QWidget* m_page = new QWidget(this);
    ToneLabel* m_empty;
    ElidedLabel* m_note = new ElidedLabel(m_page);
    std::array<MemoryStrip*, 2> m_strip = {}; // strips of the input and of the output
    std::array<ElidedLabel*, 2> m_caption = {};
    ReadLines* m_lines = nullptr;
    QLabel* m_jumps = new QLabel(m_page); // how often which distance lies between one read and the next
};

// Between two strips: a line from each place that is read to the place that is written with it.
class ReadLines : public QWidget {
    Q_OBJECT

public:
    ReadLines(MemoryStrip* read, MemoryStrip* written, QWidget* parent = nullptr);

    struct Line {
        uint64_t read, written; // offsets
        bool strong;
    };
    void setLines(std::vector<Line> lines);

    QSize sizeHint() const override { return {100, 24}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    MemoryStrip* m_read;
    MemoryStrip* m_written;
    std::vector<Line> m_lines;
};

} // namespace tessera
