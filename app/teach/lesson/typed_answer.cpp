// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/typed_answer.h"

#include "app/base/controls/form_parts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tessera {

TypedAnswer::TypedAnswer(QWidget* parent)
    : QWidget(parent)
    , m_field(new QLineEdit)
{
    auto* parts = newLayout<QHBoxLayout>(this, {0, 4, 0, 4}, 8);
    auto* label = new QLabel(tr("Your &answer:"));
    auto* check = new QPushButton(tr("Check"));
    label->setBuddy(m_field);
    m_field->setObjectName(QStringLiteral("typedAnswer"));
    check->setObjectName(QStringLiteral("typedCheck"));
    parts->addWidget(label);
    parts->addWidget(m_field, 1);
    parts->addWidget(check);
    connect(m_field, &QLineEdit::returnPressed, this, &TypedAnswer::give);
    connect(check, &QPushButton::clicked, this, &TypedAnswer::give);
}

void TypedAnswer::ask(const QString& question)
{
    if (std::exchange(m_question, question) != question)
        m_field->clear();
    m_field->setAccessibleName(question);
}

void TypedAnswer::give()
{
    if (const QString typed = m_field->text().trimmed(); !typed.isEmpty())
        emit given(typed);
}

} // namespace tessera
