// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/tensor/panes/view_controls.h"

#include <QToolButton>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace tessera {

// A tensor with a line above it: what it is, and which plane.
class TensorPane : public QWidget {
    Q_OBJECT

public:
    TensorPane(Document* document, Side side, TensorDisplay* display, QWidget* parent = nullptr);

    TensorView* view() const { return m_view; }
    QString caption() const; // "Output  UINT32 {1, 2, 4, 6}"
    void setTitle(const QString& title); // whose tensor it is; empty: the side's own name
    void addTools(QWidget* tools); // at the end of the line
    // The plane or the picture that is shown; what the file does not hold of its values. Throws IoError.
    std::vector<Message> savePicture(const QString& path) const;
    void openDisplay(QWidget* button) { m_popups.openDisplay(button); } // the popup of colours and marks, below it
    void openChannels() { m_popups.openChannels(m_plane); } // the popup of which channels are shown

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
    ViewPopups m_popups;
    QHBoxLayout* m_header;
    QLabel* m_title;
    QLabel* m_description;
    QToolButton* m_plane;
    QToolButton* m_previous;
    QToolButton* m_next;
};

} // namespace tessera
