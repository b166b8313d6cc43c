// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/blink_bar.h"

#include "app/base/controls/form_parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace tessera {

namespace {

constexpr int kTurnTime = 1000; // milliseconds

} // namespace

BlinkBar::BlinkBar(QWidget* parent)
    : QWidget(parent)
    , m_words(new QLabel(this))
    , m_button(new QPushButton(this))
{
    setObjectName(QStringLiteral("blinkBar"));
    m_words->setObjectName(QStringLiteral("blinkWords"));
    m_words->setTextFormat(Qt::RichText);
    m_button->setObjectName(QStringLiteral("blinkButton"));
    auto* row = newLayout<QHBoxLayout>(this, {}, 8);
    row->addWidget(m_button);
    row->addWidget(m_words, 1);
    m_second.setInterval(kTurnTime);
    connect(&m_second, &QTimer::timeout, this, &BlinkBar::turned);
    connect(m_button, &QPushButton::clicked, this, [this] { emit wanted(!isOn()); });
    hide();
}

void BlinkBar::setNames(const QString& own, const QString& other)
{
    m_own = own;
    m_other = other;
    m_isOther = false;
    setOn(false);
    setVisible(!other.isEmpty());
}

void BlinkBar::setOn(bool on)
{
    on ? m_second.start() : m_second.stop();
    showWords();
}

void BlinkBar::showTurn(bool isOther)
{
    m_isOther = isOther;
    showWords();
}

void BlinkBar::showWords()
{
    const QString name = m_isOther ? m_other : m_own;
    m_button->setText(isOn() ? tr("Stop") : tr("Blink"));
    m_button->setToolTip(isOn() ? tr("Stay with the output that is shown") : tr("Let both outputs take turns"));
    m_words->setText(name.isEmpty() ? tr("This case is shown.")
                                    : tr("Shown: %1").arg(QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped())));
}

} // namespace tessera
