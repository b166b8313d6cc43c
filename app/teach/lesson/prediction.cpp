// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/prediction.h"

#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/teach/lesson/playback.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/tensor_display.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/lesson/fact.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace tessera {

UserPrediction::UserPrediction(Document& document, TensorDisplay& display, Playback& playback)
    : m_document(document)
    , m_display(display)
    , m_playback(playback)
{
    connect(&playback, &Playback::changed, this, [this] {
        if (m_isOn && !m_playback.isOn())
            setOn(false);
        else if (m_isOn)
            emit changed();
    });
}

void UserPrediction::setOn(bool on)
{
    if (on == m_isOn)
        return;
    m_isOn = on;
    m_asked = m_right = 0;
    m_verdict.clear();
    if (on) {
        m_playback.setPlaying(false);
        m_playback.setStepping({});
        if (m_playback.stepsDone() == m_playback.steps())
            m_playback.goTo(0);
        m_document.pin({}); // the pin's partners would give the answer away
        m_document.hover({});
        m_display.setPickTaker([this](const Pick& pick) { answer(pick); });
    } else {
        m_display.setPickTaker({});
    }
    m_playback.setAsking(on);
    emit changed();
}

QString UserPrediction::sentence() const
{
    const RunResult* shown = m_document.shown();
    if (!m_isOn || !shown)
        return {};
    if (isAsking())
        return tr("Where does output %1 come from? Click it in the input, or type its value.")
            .arg(coordinateText(shown->plan.output.sizes, place()));
    if (m_playback.stepsDone() == m_playback.steps())
        return tr("%1 All is filled: %2 of %3 were right.").arg(m_verdict, countText(m_right), countText(m_asked));
    return m_verdict;
}

void UserPrediction::answer(const Pick& pick)
{
    if (!isAsking())
        return goOn();
    if (pick.side != Side::Input)
        return;
    const Plan& plan = m_document.shown()->plan;
    const Partners from = sources(plan, place());
    const auto found = std::ranges::find(from.list, pick.element, &Partner::element);
    const QString clicked = coordinateText(plan.input.sizes, pick.element);
    if (found == from.list.end())
        close(false,
              tr("Not this one: you clicked %1, and it comes from %2.").arg(clicked, sourcesText(from, plan.input)));
    else if (from.count == 1)
        close(true, tr("Right: it comes from %1.").arg(clicked));
    else
        close(true, tr("Right: %1 is one of its sources. It is %2.").arg(clicked, sourcesText(from, plan.input)));
}

void UserPrediction::answer(const QString& value)
{
    if (!isAsking() || value.trimmed().isEmpty())
        return;
    const Tensor& output = *m_document.shown()->a;
    const QString said = value.trimmed();
    const std::string right = toText(output.desc.dataType, output.bits(place()));
    const bool isRight = agrees(said.toStdString(), right);
    close(isRight,
          isRight ? tr("Right: it is %1.").arg(QString::fromStdString(right))
                  : tr("Not this one: you said %1, and it is %2.").arg(said, QString::fromStdString(right)));
}

void UserPrediction::goOn()
{
    if (!m_isOn)
        return;
    if (isAsking()) {
        const Plan& plan = m_document.shown()->plan;
        close(false, tr("It comes from %1.").arg(sourcesText(sources(plan, place()), plan.input)));
    } else if (m_playback.stepsDone() < m_playback.steps()) {
        m_playback.setAsking(true);
        emit changed();
    }
}

// The step is done, and explained.
void UserPrediction::close(bool isRight, const QString& verdict)
{
    ++m_asked;
    m_right += isRight ? 1 : 0;
    m_verdict = verdict;
    const uint64_t done = m_playback.stepsDone();
    m_playback.setAsking(false);
    m_playback.goTo(done + 1);
    emit changed();
}

PredictionRow::PredictionRow(UserPrediction& prediction, QWidget* parent)
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
    auto* parts = newLayout<QHBoxLayout>(this, {0, 2, 0, 4}, 8);
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
    connect(&prediction, &UserPrediction::changed, this, &PredictionRow::show);
    show();
    whenever({QEvent::StyleChange}, this, this, [this] { m_value->setFont(dataFont()); });
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
    describe(m_sentence, m_sentence->text());
    m_value->setReadOnly(!isAsking);
    m_next->setText(!isAsking ? tr("Next") : m_value->text().trimmed().isEmpty() ? tr("Show") : tr("Answer"));
    m_next->setToolTip(isAsking ? tr("Answer, or see where it comes from (Right)") : tr("The next question (Right)"));
    m_score->setText(tr("%1 of %2 right").arg(countText(m_prediction.right()), countText(m_prediction.asked())));
    m_score->setAccessibleName(m_score->text());
}

} // namespace tessera
