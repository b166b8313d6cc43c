// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/player_bar/prediction_row.h"

#include "app/base/controls/elided_label.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/teach/player_bar/prediction.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tessera {

PredictionRow::PredictionRow(Prediction& prediction, QWidget* parent)
    : QWidget(parent)
    , m_prediction(prediction)
    , m_sentence(new ElidedLabel)
    , m_value(new QLineEdit)
    , m_next(new QPushButton)
    , m_score(new QLabel)
{
    m_sentence->setObjectName(QStringLiteral("prediction"));
    m_sentence->setTwoLines();
    m_value->setAccessibleName(tr("The value that comes out"));
    m_value->setPlaceholderText(tr("Value"));
    m_value->setFont(dataFont());
    m_value->setFixedWidth(96);
    m_next->setObjectName(QStringLiteral("predictionNext"));
    m_next->setFocusPolicy(Qt::TabFocus); // after a click the next value can be typed
    m_score->setObjectName(QStringLiteral("predictionScore"));
    auto* parts = new QHBoxLayout(this);
    parts->setContentsMargins(0, 2, 0, 4);
    parts->setSpacing(8);
    parts->addWidget(m_sentence, 1);
    parts->addWidget(m_value);
    parts->addWidget(m_next);
    parts->addSpacing(8);
    parts->addWidget(m_score);
    const auto answer = [this] {
        m_prediction.isAsking() && !m_value->text().trimmed().isEmpty() ? m_prediction.answer(m_value->text())
                                                                        : m_prediction.goOn();
    };
    connect(m_value, &QLineEdit::returnPressed, this, answer);
    connect(m_value, &QLineEdit::textChanged, this, &PredictionRow::show);
    connect(m_next, &QPushButton::clicked, this, answer);
    connect(&prediction, &Prediction::changed, this, &PredictionRow::show);
    show();
}

void PredictionRow::show()
{
    const bool isOn = m_prediction.isOn();
    const bool begins = isOn && isHidden(), leavesKeys = !isOn && isAncestorOf(QApplication::focusWidget());
    setVisible(isOn);
    if (leavesKeys)
        emit keysLeft();
    if (!isOn)
        return m_value->clear();
    if (begins)
        m_value->setFocus();
    const bool isAsking = m_prediction.isAsking();
    if (isAsking && m_value->isReadOnly())
        m_value->clear(); // for the next question
    m_sentence->setText(m_prediction.sentence());
    m_sentence->setToolTip(m_sentence->text());
    m_sentence->setAccessibleName(m_sentence->text());
    m_value->setReadOnly(!isAsking);
    m_next->setText(!isAsking ? tr("Next") : m_value->text().trimmed().isEmpty() ? tr("Show") : tr("Answer"));
    m_next->setToolTip(isAsking ? tr("Answer, or see where it comes from (Right)") : tr("The next question (Right)"));
    m_score->setText(tr("%1 of %2 right").arg(countText(m_prediction.right()), countText(m_prediction.asked())));
    m_score->setAccessibleName(m_score->text());
}

void PredictionRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        m_value->setFont(dataFont());
}

} // namespace tessera
