// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QPointF>

#include <array>

namespace tessera {

class TensorView;

// Two panes that zoom by the same factor and move together. What lay between them when they were linked stays between
// them, but where they move by the mapping.
class PaneLink : public QObject {
    Q_OBJECT

public:
    // By which both move alike: elements, the share of their contents, or from what is in the middle of the one to
    // where the plan leads.
    enum class Mode { SamePixel, SameFraction, ByMapping };

    PaneLink(Document* document, TensorView* input, TensorView* output, QObject* parent = nullptr);

    bool isOn() const { return m_on; }
    void setOn(bool on);
    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    void fitBoth(); // fits both, so that they look at the same again
    // Brings the element into sight, and what it has most to do with in the other pane, which follows.
    void reveal(const Pick& pick);

signals:
    void changed(); // on, or the mode

private:
    struct Pane {
        TensorView* view;
        double zoom; // before it is rounded
        QPointF center;
    };

    void moved(size_t from, QPointF center);
    void followMapping(size_t from, double zoom);

    Document* m_document;
    std::array<Pane, 2> m_panes; // input, output
    Mode m_mode = Mode::SameFraction;
    bool m_on = true;
    bool m_following = false;
};

} // namespace tessera
