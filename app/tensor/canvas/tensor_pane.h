// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/tensor/canvas/view_controls.h"

#include <QPointF>
#include <QToolButton>
#include <QWidget>

#include <array>

class QHBoxLayout;
class QLabel;

namespace tessera {

// This room has the picture of a tensor that a user moves about in, and the pane around it. Views, lessons and the
// window use TensorPane, TensorView and TensorDisplay.

class TensorView;

// A tensor with a header above it, which names the tensor and the plane.
class TensorPane : public QWidget {
    Q_OBJECT

public:
    TensorPane(Document* document, Side side, TensorDisplay* display);

    TensorView* view() const { return m_view; }
    QString caption() const; // "Output  UINT32 {1, 2, 4, 6}"
    void setTitle(const QString& title); // whose tensor it is; empty: the side's own name
    void addTools(QWidget* tools); // puts them at the end of the header
    // Writes the plane or the picture that is shown. Returns what the file cannot hold of its values. Throws IoError.
    std::vector<Message> savePicture(const QString& path) const;
    void openChannels() { tessera::openChannels(m_view, m_plane); } // asks which channels are shown

private:
    Tensor shownPlanes(const Tensor& tensor) const;
    QWidget* makeHeader();
    void showTensor();
    void showMode();
    QString planeText() const;
    const TensorDesc* desc() const;

    Document* m_document;
    Side m_side;
    TensorView* m_view;
    QHBoxLayout* m_header;
    QLabel* m_title;
    QLabel* m_description;
    QToolButton* m_plane;
    QToolButton* m_previous;
    QToolButton* m_next;
};

// Two panes that zoom by the same factor and move together. Their difference when they were linked stays, unless they
// move by the mapping.
class PaneLink : public QObject {
    Q_OBJECT

public:
    // Both move by as many elements, or by the same share of their contents, or so that the middle of one shows the
    // partner of the middle of the other.
    enum class Mode { SamePixel, SameFraction, ByMapping };

    PaneLink(Document* document, TensorView* input, TensorView* output, QObject* parent = nullptr);

    bool isOn() const { return m_on; }
    void setOn(bool on);
    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    void fitBoth(); // fits both, so that they look at the same again
    // Brings the element into sight, and its heaviest partner in the other pane.
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
