// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>

#include <array>

namespace tessera {

class TensorView;

// Two panes that zoom by the same factor and look at the same fraction of their contents. What lay between them when
// they were linked stays between them.
class PaneLink : public QObject {
    Q_OBJECT

public:
    PaneLink(TensorView* first, TensorView* second, QObject* parent = nullptr);

    bool isOn() const { return m_on; }
    void setOn(bool on);
    void fitBoth(); // and look at the same again

private:
    struct Pane {
        TensorView* view;
        double zoom;
        QPointF center;
    };

    void moved(size_t from, double zoom, QPointF center);

    std::array<Pane, 2> m_panes;
    bool m_on = true;
    bool m_following = false;
};

} // namespace tessera
