// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/panes/goto_bar.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "engine/core/tensor/error.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

namespace tessera {

GotoBar::GotoBar(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("gotoBar"));
    m_side->addItem(tr("Output element"), int(Side::Output));
    m_side->addItem(tr("Input element"), int(Side::Input));
    describe(m_side, tr("Tensor"), tr("The tensor that the coordinate is of"));
    m_text->setPlaceholderText(tr("n,c,y,x or a flat index"));
    describe(m_text, tr("Coordinate"), tr("Enter pins the element"));
    m_text->setFont(dataFont());
    m_text->setFixedWidth(240);
    m_problem->setForegroundRole(QPalette::BrightText);
    m_problem->setObjectName(QStringLiteral("gotoProblem"));

    auto* close = closeButton(tr("Close"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);

    auto* layout = newLayout<QHBoxLayout>(this, {16, 6, 8, 6}, 8);
    layout->addWidget(m_side);
    layout->addWidget(m_text);
    layout->addWidget(m_problem, 1);
    layout->addWidget(close);
    connect(m_text, &QLineEdit::returnPressed, this, &GotoBar::look);
    connect(m_text, &QLineEdit::textEdited, this, [this] {
        m_problem->clear();
        m_text->setProperty("invalid", false);
    });
    hide();
}

void GotoBar::open(Side side)
{
    m_side->setCurrentIndex(m_side->findData(int(side)));
    m_problem->clear();
    m_text->setProperty("invalid", false);
    if (!isVisible())
        m_before = window()->focusWidget();
    show();
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

void GotoBar::look()
{
    const Side side = Side(m_side->currentData().toInt());
    const Tensor* tensor = m_document->tensor(side);
    if (!tensor)
        return;
    try {
        const Pick pick{side, elementFromText(m_text->text(), tensor->desc.sizes)};
        hide();
        emit found(pick);
    } catch (const TextError& e) {
        m_problem->setText(inWindowLanguage(messageOf(e)));
        setInvalid(m_text, true);
    }
}

void GotoBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

// The keys go on where they were.
void GotoBar::hideEvent(QHideEvent*)
{
    if (m_before)
        m_before->setFocus(Qt::OtherFocusReason);
}

void GotoBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), color(Role::Separator));
}

} // namespace tessera
