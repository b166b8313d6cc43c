// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"

#include <QAbstractSpinBox>
#include <QColor>
#include <QLineEdit>

namespace tessera {

// A number that is typed, or stepped by the arrow keys and the wheel. Unlike a spin box it takes any text: what is
// wrong is shown, not prevented.
class NumberEdit : public QAbstractSpinBox {
    Q_OBJECT
    Q_PROPERTY(double value READ value) // for accessibility

public:
    enum class Kind { Natural, Real };

    explicit NumberEdit(Kind kind, QWidget* parent = nullptr);
    void setKind(Kind kind); // sets how steps are written, and their range

    // The text of the case. It replaces the typed text only if it is another number. `keepsTyped`: the typed text is no
    // number of the case, and stays until a call without it.
    void setCaseText(const QString& text, bool keepsTyped = false);
    // The text of the field, with a point for the decimal comma of a real number.
    QString typedText() const;
    double value() const; // NaN if the text is no number
    void setStep(double step) { m_step = step; }
    void setRange(double minimum, double maximum); // the range of stepping; any number may be typed
    void setWrong(bool wrong) { setInvalid(this, wrong); } // a red frame
    void setPlaceholder(const QString& text) { lineEdit()->setPlaceholderText(text); } // what an empty field means

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    // The user's, at every key and step. The steps of one gesture have one number.
    void edited(const QString& text, int gesture);
    void gestureEnded();

protected:
    StepEnabled stepEnabled() const override;
    void stepBy(int steps) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Gesture { None, Typing, Stepping };
    void emitEdited(Gesture gesture);
    void endGesture();
    QString textOf(double value) const;

    Kind m_kind = Kind::Natural;
    double m_step = 1;
    double m_minimum = 0;
    double m_maximum = 0;
    QString m_caseText;
    bool m_keepsTyped = false;
    Gesture m_gesture = Gesture::None;
    int m_gestureNumber = 0;
};

} // namespace tessera
