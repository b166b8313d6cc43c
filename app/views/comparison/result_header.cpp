// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/result_header.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kIcon = 16, kButton = 24, kBetween = 4;
constexpr int kLeastVerdict = 48; // a narrower one says nothing

} // namespace

ResultHeader::ResultHeader(QWidget* parent)
    : QWidget(parent)
    , m_close(closeButton({}))
{
    auto* row = newLayout<QHBoxLayout>(this, {12, 0, 4, 0}, kBetween);
    m_name->setFont(demiBold(m_name->font()));
    m_name->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_name->installEventFilter(this);
    m_verdict->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_icon->setFixedSize(kIcon, kIcon);
    row->addWidget(m_name);
    row->addWidget(m_icon);
    row->addWidget(m_verdict, 1);
    m_close->setFixedSize(kButton, kButton);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->hide();
    connect(m_close, &QToolButton::clicked, this, &ResultHeader::closeAsked);
    row->addWidget(m_close);
    whenever({QEvent::PaletteChange}, this, this, [this] { showVerdict(); });
}

void ResultHeader::setSources(const Fill& fill)
{
    auto* row = static_cast<QHBoxLayout*>(layout());
    m_sources = menuButton(QStringLiteral("more"), tr("What makes this result, and the base"), fill);
    m_sources->setFixedSize(kButton, kButton);
    row->insertWidget(row->indexOf(m_name) + 1, m_sources);
    m_name->setCursor(Qt::PointingHandCursor);
}

void ResultHeader::showClose(bool visible, const QString& tip)
{
    describe(m_close, tip);
    m_close->setVisible(visible && !tip.isEmpty());
}

void ResultHeader::say(const QString& name, const VerdictText& verdict)
{
    m_name->setText(name);
    describe(m_name, name.simplified(), name);
    m_said = verdict;
    showVerdict();
}

QString ResultHeader::caption() const
{
    return m_said.words.isEmpty() ? m_name->text() : m_name->text() + QStringLiteral("   ") + m_said.words;
}

void ResultHeader::showVerdict()
{
    const QColor tint = color(m_said.role);
    m_icon->setVisible(!m_said.icon.isEmpty());
    if (!m_said.icon.isEmpty())
        m_icon->setPixmap(iconPixmap(m_said.icon, tint, kIcon, devicePixelRatioF()));
    m_verdict->setMinimumWidth(m_said.words.isEmpty() ? 0 : kLeastVerdict);
    m_verdict->setText(m_said.words);
    m_verdict->setTint(tint);
    describe(m_verdict, m_said.words, (m_said.words + QLatin1Char('\n') + m_said.details).trimmed());
}

bool ResultHeader::eventFilter(QObject* watched, QEvent* event)
{
    if (m_sources && event->type() == QEvent::MouseButtonPress
        && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
        m_sources->click();
    return QWidget::eventFilter(watched, event);
}

} // namespace tessera
