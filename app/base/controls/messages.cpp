// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/messages.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "engine/core/tensor/error.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include <exception>
#include <new>

namespace tessera {

namespace {

constexpr int kShownFor = 5000, kPerLetter = 50; // milliseconds

} // namespace

QString inLines(QString sentence)
{
    return sentence.replace(QStringLiteral(" | "), QStringLiteral("\n"));
}

bool reportErrors(MessageBar& messages, const std::function<void()>& work)
{
    try {
        work();
        return true;
    } catch (const std::bad_alloc&) {
        messages.error(QCoreApplication::translate("Messages", "There is not enough memory for this file."));
    } catch (const std::exception& e) {
        messages.error(inWindowLanguage(messageOf(e)));
    }
    return false;
}

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("messageBar"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setObjectName(QStringLiteral("message"));
    m_text->setMargin(4);

    m_button->setObjectName(QStringLiteral("messageAnswer"));
    connect(m_button, &QPushButton::clicked, this, [this] {
        const auto act = m_answer.act; // kept here: the call may show the next message
        hide();
        act();
    });

    auto* close = closeButton(tr("Close this message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);

    auto* layout = newLayout<QHBoxLayout>(this, {16, 0, 8, 0}, 8);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    addWidgets(layout, {m_button, close});
    m_leaves->setSingleShot(true);
    connect(m_leaves, &QTimer::timeout, this, [this] {
        const bool isRead = underMouse() || isAncestorOf(QApplication::focusWidget());
        isRead ? m_leaves->start() : hide();
    });
    hide();
}

void MessageBar::withdraw(const QString& sentence)
{
    if (!sentence.isEmpty() && text() == sentence)
        hide();
}

void MessageBar::say(Kind kind, const QString& sentence, const MessageAnswer& answer)
{
    m_kind = kind;
    m_answer = answer;
    m_button->setText(answer.words);
    m_button->setVisible(!answer.words.isEmpty());
    const bool error = kind == Kind::Error;
    m_icon->setPixmap(iconPixmap(error ? QStringLiteral("error") : QStringLiteral("info"),
                                 color(error ? Role::Bad : Role::Accent), 16, devicePixelRatioF()));
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    setVisible(true);
    const bool stays = error || (answer.stays && !answer.words.isEmpty());
    stays ? m_leaves->stop() : m_leaves->start(kShownFor + kPerLetter * int(sentence.size()));
    update();
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor edge = color(m_kind == Kind::Error ? Role::Bad : Role::Accent);
    QColor ground = edge;
    ground.setAlphaF(0.12F);
    painter.fillRect(rect(), ground);
    painter.setPen(edge);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.fillRect(QRect(0, 0, 4, height()), edge);
}

} // namespace tessera
