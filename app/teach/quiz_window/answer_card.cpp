// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/answer_card.h"

#include "app/base/look/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace tessera {

namespace {

constexpr int kCardPadding = 10, kChip = 22, kCardGap = 10;

int scaled(int designed)
{
    return int(designed * textSettings().scale);
}

Role edgeOf(AnswerCard::Mark mark)
{
    return mark == AnswerCard::Mark::Right ? Role::Good : mark == AnswerCard::Mark::Wrong ? Role::Bad : Role::Border;
}

} // namespace

AnswerCard::AnswerCard(int number, QWidget* parent)
    : QAbstractButton(parent)
    , m_number(number)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void AnswerCard::setAnswer(const QString& words)
{
    setText(words);
    setMark(Mark::Open);
    updateGeometry();
}

void AnswerCard::setMark(Mark mark)
{
    m_mark = mark;
    setEnabled(mark == Mark::Open);
    setToolTip(mark == Mark::Open ? tr("Choose this answer, or press %1").arg(m_number) : QString());
    const QString sentence = mark == Mark::Right ? tr("Answer %1: %2, right")
        : mark == Mark::Wrong                    ? tr("Answer %1: %2, your answer, wrong")
                                                 : tr("Answer %1: %2");
    setAccessibleName(sentence.arg(QString::number(m_number), text()));
    update();
}

QRect AnswerCard::wordsRect(int width) const
{
    const int left = scaled(kCardPadding) + scaled(kChip) + scaled(kCardGap);
    const QRect room(left, scaled(kCardPadding), std::max(1, width - left - scaled(kCardPadding)), 1 << 16);
    return fontMetrics().boundingRect(room, Qt::TextWordWrap, text());
}

int AnswerCard::heightForWidth(int width) const
{
    return std::max(wordsRect(width).height(), scaled(kChip)) + 2 * scaled(kCardPadding);
}

QSize AnswerCard::sizeHint() const
{
    const int wide = scaled(320);
    return {wide, heightForWidth(wide)};
}

void AnswerCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

bool AnswerCard::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

void AnswerCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isOpen = m_mark == Mark::Open;
    const bool isMarked = m_mark == Mark::Right || m_mark == Mark::Wrong;
    const QColor edge = hasFocus() && isOpen ? color(Role::Accent) : color(edgeOf(m_mark));
    const Role ground = isDown() ? Role::Pressed : underMouse() && isOpen ? Role::Hover : Role::Panel;
    painter.setPen(QPen(edge, isMarked || hasFocus() ? 2 : 1));
    painter.setBrush(color(ground));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);

    const QRect chip(scaled(kCardPadding), (height() - scaled(kChip)) / 2, scaled(kChip), scaled(kChip));
    painter.setPen(Qt::NoPen);
    painter.setBrush(isMarked ? color(edgeOf(m_mark)) : color(Role::Hover));
    painter.drawRoundedRect(chip, 4, 4);
    painter.setPen(isMarked ? textOn(color(edgeOf(m_mark))) : palette().color(QPalette::WindowText));
    const QString sign = m_mark == Mark::Right ? QStringLiteral("✓")
        : m_mark == Mark::Wrong                ? QStringLiteral("✗")
                                               : QString::number(m_number);
    painter.drawText(chip, Qt::AlignCenter, sign);

    QRect words = wordsRect(width());
    words.moveTop((height() - words.height()) / 2);
    words.setRight(width() - scaled(kCardPadding));
    painter.setPen(m_mark == Mark::Other ? color(Role::SecondaryText)
                                         : palette().color(QPalette::Active, QPalette::WindowText));
    painter.drawText(words, Qt::TextWordWrap, text());
}

} // namespace tessera
