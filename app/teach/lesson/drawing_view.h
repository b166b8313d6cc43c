// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/lesson/drawing.h"

#include <QWidget>

class QUndoStack;

namespace tessera {

class Document;

// Under a lesson's text: what the case that is shown has as its drawing, of the element that is pinned. In another tab
// it stays as it is.
class DrawingView : public QWidget {
    Q_OBJECT

public:
    explicit DrawingView(Document& document, QWidget* parent = nullptr);

    void setFigure(const LessonFigure* figure); // hidden where it has no drawing
    void followCase(); // the document shows the figure's case now
    const Drawing& drawing() const { return m_drawing; }

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    void find();
    void setDrawing(Drawing drawing);
    double scale() const; // of its units
    void makeRoom();

    Document& m_document;
    const QUndoStack* m_stack = nullptr; // of the figure's case
    LessonFigure::Drawing m_kind = LessonFigure::Drawing::None;
    Drawing m_drawing;
};

} // namespace tessera
