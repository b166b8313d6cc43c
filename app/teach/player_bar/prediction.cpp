// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/player_bar/prediction.h"

#include "app/base/look/format.h"
#include "app/teach/player_bar/playback.h"
#include "app/tensor/canvas/pick_sentence.h"
#include "app/tensor/canvas/tensor_display.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/lesson/fact.h"

#include <algorithm>

namespace tessera {

Prediction::Prediction(Document& document, TensorDisplay& display, Playback& playback)
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

void Prediction::setOn(bool on)
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
        m_document.pin({}); // its partners would tell
        m_document.hover({});
        m_display.setPickTaker([this](const Pick& pick) { answer(pick); });
    } else {
        m_display.setPickTaker({});
    }
    m_playback.setAsking(on);
    emit changed();
}

bool Prediction::isAsking() const
{
    return m_isOn && m_playback.asked().has_value();
}

uint64_t Prediction::place() const
{
    return *m_playback.asked();
}

QString Prediction::sentence() const
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

void Prediction::answer(const Pick& pick)
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

void Prediction::answer(const QString& value)
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

void Prediction::goOn()
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
void Prediction::close(bool isRight, const QString& verdict)
{
    ++m_asked;
    m_right += isRight ? 1 : 0;
    m_verdict = verdict;
    const uint64_t done = m_playback.stepsDone();
    m_playback.setAsking(false);
    m_playback.goTo(done + 1);
    emit changed();
}

} // namespace tessera
