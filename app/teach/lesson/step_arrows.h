// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tessera {

class Playback;
class TensorView;

// Lies over the views of both tensors, and draws from where to where the player's step leads: an arrow for each source,
// as thick as its weight, beside the numbers of the cells. Mouse and keys pass through it.
class StepArrows : public QWidget {
    Q_OBJECT

public:
    struct Views {
        TensorView* input;
        TensorView* output;
    };
    // `host`: what holds both views; this lies over it as a child of `window`.
    StepArrows(const Playback& playback, const Views& views, QWidget* host, QWidget* window);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QRectF rectOf(const TensorView* view, uint64_t element) const; // here; empty: it is not to be seen
    std::pair<double, double> betweenPlanes() const; // here
    void place();

    const Playback& m_playback;
    Views m_views;
    QWidget* m_host;
};

} // namespace tessera
