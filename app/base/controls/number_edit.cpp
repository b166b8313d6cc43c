// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/number_edit.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "engine/core/tensor/value.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>

#include <cmath>
#include <limits>

namespace tessera {
namespace {

// Whether both texts are the same number: "2." is 2.
bool meansTheSame(const QString& a, const QString& b)
{
    if (a == b)
        return true;
    bool aIsNumber = false, bIsNumber = false;
    const double aValue = QLocale::c().toDouble(a, &aIsNumber);
    const double bValue = QLocale::c().toDouble(b, &bIsNumber);
    return aIsNumber && bIsNumber && static_cast<float>(aValue) == static_cast<float>(bValue);
}

} // namespace

NumberEdit::NumberEdit(Kind kind, QWidget* parent)
    : QAbstractSpinBox(parent)
{
    setButtonSymbols(NoButtons);
    setAlignment(Qt::AlignRight);
    setFont(dataFont());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setKind(kind);
    // A word would end at the number's point. Qt's own selection, which a third click follows, comes first.
    whenever({QEvent::MouseButtonDblClick}, lineEdit(), this,
             [this] { QMetaObject::invokeMethod(lineEdit(), &QLineEdit::selectAll, Qt::QueuedConnection); });
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { emitEdited(Gesture::Typing); });
}

void NumberEdit::setKind(Kind kind)
{
    m_kind = kind;
    m_maximum = kind == Kind::Real ? double{std::numeric_limits<float>::max()} : std::numeric_limits<uint32_t>::max();
    m_minimum = kind == Kind::Real ? -m_maximum : 0;
}

void NumberEdit::setCaseText(const QString& text, bool keepsTyped)
{
    const bool wasKept = std::exchange(m_keepsTyped, keepsTyped);
    const bool isSame = (text == m_caseText && !wasKept) || meansTheSame(text, typedText());
    const bool typing = lineEdit()->hasFocus() && isSame;
    if (!typing && !keepsTyped && lineEdit()->text() != text)
        lineEdit()->setText(text);
    m_caseText = text;
}

QString NumberEdit::typedText() const
{
    QString text = lineEdit()->text().trimmed();
    if (m_kind != Kind::Real || text.count(',') != 1)
        return text;
    const QString withPoint = QString(text).replace(',', '.');
    bool isNumber = false;
    static_cast<void>(QLocale::c().toDouble(withPoint, &isNumber));
    return isNumber ? withPoint : text;
}

double NumberEdit::value() const
{
    bool isNumber = false;
    const double value = QLocale::c().toDouble(typedText(), &isNumber);
    return isNumber ? value : std::numeric_limits<double>::quiet_NaN();
}

void NumberEdit::setRange(double minimum, double maximum)
{
    m_minimum = minimum;
    m_maximum = maximum;
}

QSize NumberEdit::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("0000")) + 12, fontMetrics().height() + 10};
}

QSize NumberEdit::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("000000")) + 12, minimumSizeHint().height()};
}

QAbstractSpinBox::StepEnabled NumberEdit::stepEnabled() const
{
    const double now = value();
    StepEnabled enabled = StepNone;
    if (!(now >= m_maximum))
        enabled |= StepUpEnabled;
    if (!(now <= m_minimum))
        enabled |= StepDownEnabled;
    return enabled;
}

QString NumberEdit::textOf(double value) const
{
    return m_kind == Kind::Natural
        ? QString::number(value, 'f', 0)
        : QString::fromStdString(toText(DataType::Float32, fromDouble(DataType::Float32, value)));
}

void NumberEdit::stepBy(int steps)
{
    const double now = std::isnan(value()) ? m_caseText.toDouble() : value();
    lineEdit()->setText(textOf(std::clamp(now + steps * m_step, m_minimum, m_maximum)));
    lineEdit()->selectAll();
    emitEdited(Gesture::Stepping);
}

void NumberEdit::emitEdited(Gesture gesture)
{
    if (gesture != m_gesture)
        endGesture();
    if (m_gesture == Gesture::None) {
        m_gesture = gesture;
        ++m_gestureNumber;
    }
    emit edited(typedText(), m_gestureNumber);
}

void NumberEdit::endGesture()
{
    if (m_gesture == Gesture::None)
        return;
    m_gesture = Gesture::None;
    emit gestureEnded();
}

void NumberEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && lineEdit()->text() != m_caseText) {
        lineEdit()->setText(m_caseText);
        lineEdit()->selectAll();
        emitEdited(Gesture::Typing);
        endGesture();
        return;
    }
    QAbstractSpinBox::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        endGesture();
}

void NumberEdit::mouseReleaseEvent(QMouseEvent* event)
{
    QAbstractSpinBox::mouseReleaseEvent(event);
    endGesture();
}

void NumberEdit::focusOutEvent(QFocusEvent* event)
{
    QAbstractSpinBox::focusOutEvent(event);
    if (meansTheSame(typedText(), m_caseText))
        lineEdit()->setText(m_caseText);
    endGesture();
}

} // namespace tessera
