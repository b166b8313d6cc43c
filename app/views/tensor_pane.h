// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document.h"
#include "app/views/tensor_view.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace tessera {

// A tensor with a line above it: what it is, how it is drawn, and which plane.
class TensorPane : public QWidget {
    Q_OBJECT

public:
    TensorPane(Document* document, Side side, QWidget* parent = nullptr);

    TensorView* view() const { return m_view; }
    void setMode(TensorView::Mode mode);
    void savePicture(const QString& path) const; // the plane or the picture that is shown; throws IoError
    void stepChannel(int by); // across images: after the last channel comes the next image's first

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeHeader();
    QToolButton* modeButton(TensorView::Mode mode, const QString& iconName, const QString& tip);
    QToolButton* toolButton(const QString& iconName, const QString& tip);
    void showTensor();
    void showMode();
    const TensorDesc* desc() const;

    Document* m_document;
    Side m_side;
    TensorView* m_view;
    QLabel* m_description;
    QLabel* m_plane;
    QToolButton* m_previous;
    QToolButton* m_next;
    std::vector<std::pair<TensorView::Mode, QToolButton*>> m_modes;
};

} // namespace tessera
