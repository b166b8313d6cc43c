// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/plan/plan.h"

#include <QWidget>

namespace tessera {

class MemoryStrip;

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
