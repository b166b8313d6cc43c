// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/operator_edit.h"
#include "app/views/tabs/tab.h"

#include <QWidget>

#include <array>

class QAbstractButton;
class QLabel;
class QStackedWidget;

namespace tessera {

class ElidedLabel;
class JumpChart;
class MemoryStrip;
class ReadLines;
class SegmentedControl;
class TensorDisplay;
class ToneLabel;

// Both buffers in the order of their addresses, with lines from what the active element's row reads to what it writes,
// and how far apart one read lies from the next; or one tensor in other layouts, side by side, each a click away.
class MemoryView : public Tab {
    Q_OBJECT

public:
    explicit MemoryView(Document* document, QWidget* parent = nullptr);

    void setDisplay(const TensorDisplay& display); // where nothing is picked, what its player filled last is marked

private:
    struct Candidate {
        QAbstractButton* button = nullptr;
        ElidedLabel* sentence = nullptr;
        MemoryStrip* strip = nullptr;
    };
    QWidget* makeBuffers();
    QWidget* makeLayouts(Side side);
    std::optional<TensorDesc> candidateDesc(Side side, size_t index) const; // none: not of this shape
    void choose(Side side, size_t index);
    void refresh() override;
    void showBuffers();
    void showLayouts(Side side);
    void showSelection();
    std::optional<Pick> marked() const;

    const TensorDisplay* m_display = nullptr;
    QWidget* m_page;
    ToneLabel* m_empty;
    SegmentedControl* m_what;
    ElidedLabel* m_note;
    QStackedWidget* m_stack;
    std::array<MemoryStrip*, 2> m_strip = {}; // strips of the input and of the output
    std::array<ElidedLabel*, 2> m_caption = {};
    ReadLines* m_lines = nullptr;
    JumpChart* m_jumps = nullptr;
    std::array<std::array<Candidate, 4>, 2> m_candidates; // candidates of the input and of the output
};

} // namespace tessera
