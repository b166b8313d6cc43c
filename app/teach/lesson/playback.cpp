// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/playback.h"

#include "app/base/look/format.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/planes/value_levels.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/lesson/fact.h"

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

constexpr uint64_t kEnds = 16; // the step's first and last places, whose sources stand for all

} // namespace

Playback::Playback(Document& document, TensorDisplay& display)
    : m_document(document)
    , m_display(display)
{
    connect(&document, &Document::shownChanged, this, &Playback::follow);
    connect(&document, &Document::playChanged, this, &Playback::show);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        setDone(stepsDone() + 1);
        if (stepsDone() == steps())
            setPlaying(false);
    });
    follow();
}

void Playback::follow()
{
    m_player.reset();
    m_tables.reset();
    if (const RunResult* shown = m_document.shown(); shown && shown->a)
        m_player.emplace(shown->plan, stepping());
    show();
}

void Playback::setOn(bool on)
{
    PlayState play = m_document.play();
    play.isOn = on;
    m_document.setPlay(play);
}

void Playback::setStepping(Stepping stepping)
{
    PlayState play = m_document.play();
    if (m_player && stepsDone() > 0 && stepsDone() < steps()) {
        const Places last = m_player->places(stepsDone() - 1);
        const Player next(m_document.shown()->plan, stepping);
        play.stepsDone = last.count() > 0 ? next.stepOf(last.at(0)) + 1 : 0;
    } else if (m_player && stepsDone() > 0) {
        play.stepsDone = Player(m_document.shown()->plan, stepping).steps();
    }
    play.stepping = stepping;
    m_document.setPlay(play);
}

void Playback::setDone(uint64_t stepsDone)
{
    PlayState play = m_document.play();
    play.stepsDone = std::min(stepsDone, steps());
    m_document.setPlay(play);
}

void Playback::goTo(uint64_t stepsDone)
{
    setPlaying(false);
    setDone(stepsDone);
}

bool Playback::step(int64_t by)
{
    if (!canStep())
        return false;
    const uint64_t done = stepsDone();
    goTo(by < 0 ? done - std::min(done, static_cast<uint64_t>(-by)) : done + static_cast<uint64_t>(by));
    return stepsDone() != done;
}

void Playback::setPlaying(bool playing)
{
    if (playing == isPlaying() || (playing && !m_player))
        return;
    if (playing && stepsDone() == steps())
        goTo(0);
    playing ? m_timer.start(1000 / m_speed) : m_timer.stop();
    emit changed();
}

void Playback::setSpeed(int stepsASecond)
{
    m_speed = std::clamp(stepsASecond, 1, 1000);
    m_timer.setInterval(1000 / m_speed);
    emit changed();
}

std::optional<uint64_t> Playback::asked() const
{
    if (!m_game || !m_game->isAsking || !canStep() || stepsDone() == steps())
        return {};
    const Places places = m_player->places(stepsDone());
    return places.count() > 0 ? std::optional(places.at(0)) : std::nullopt;
}

StepWords Playback::words() const
{
    if (!m_player)
        return {};
    const RunResult& shown = *m_document.shown();
    StepWords words = wordsAfter(shown.c.op, shown.plan, *m_player, stepsDone());
    if (m_inSymbols)
        words.formula = symbolsOf(shown.c.op, shown.plan);
    return words;
}

void Playback::setInSymbols(bool inSymbols)
{
    if (std::exchange(m_inSymbols, inSymbols) != inSymbols)
        emit changed();
}

std::vector<Playback::Arrow> Playback::arrows(size_t most) const
{
    std::vector<Arrow> arrows;
    if (!m_state || !m_state->now || asked())
        return arrows;
    const Places places = m_player->places(m_state->now->step);
    for (uint64_t i = 0; i < places.count() && arrows.size() < most; ++i)
        for (const Partner& partner : sources(m_document.shown()->plan, places.at(i), most - arrows.size()).list)
            arrows.push_back({partner.element, places.at(i), partner.weight});
    return arrows;
}

void Playback::mark(PlaybackState& state, uint64_t step) const
{
    const Places places = m_player->places(step);
    if (places.count() == 0)
        return;
    const Plan& plan = m_document.shown()->plan;
    const PaddedShape shape(plan.output);
    const uint64_t first = places.at(0), last = places.at(places.count() - 1);
    state.now = {.step = step,
                 .first = first,
                 .last = last,
                 .box = {shape.coordinates(first), shape.coordinates(last)},
                 .isOne = places.count() == 1};
    if (asked())
        return;
    if (state.now->isOne) {
        state.sources = sources(plan, first);
        return;
    }
    const uint64_t ends = std::min(kEnds, places.count());
    for (uint64_t i = 0; i < 2 * ends; ++i) {
        const uint64_t place = places.at(i < ends ? i : places.count() - 1 - (i - ends));
        std::ranges::copy(sources(plan, place, kEnds).list, std::back_inserter(state.sources.list));
    }
}

// Shows where the document's player stands.
void Playback::show()
{
    m_state.reset();
    if (!isOn()) {
        m_timer.stop();
        setPredicting(false);
    }
    if (m_player && m_player->stepping() != stepping()) {
        m_player.emplace(m_document.shown()->plan, stepping());
        m_tables.reset();
    }
    if (isOn() && m_player) {
        if (!m_tables)
            m_tables = std::make_shared<const StepTables>(m_document.shown()->plan, *m_player);
        m_state = PlaybackState{.tables = m_tables, .done = stepsDone(), .now = {}, .sources = {}};
        if (asked())
            mark(*m_state, stepsDone());
        else if (stepsDone() > 0)
            mark(*m_state, stepsDone() - 1);
    }
    m_display.setStep(m_state);
    emit changed();
}

void Playback::setPredicting(bool on)
{
    if (on == m_game.has_value())
        return;
    m_game = on ? std::optional(Game()) : std::nullopt;
    m_display.setPickTaker({});
    if (on) {
        setStepping({});
        goTo(stepsDone() == steps() ? 0 : stepsDone());
        m_document.pin({}); // its partners would tell the answer
        m_document.hover({});
        m_display.setPickTaker([this](const Pick& pick) { answer(pick); });
    }
    show();
}

QString Playback::said() const
{
    const RunResult* shown = m_document.shown();
    if (!m_game || !shown)
        return {};
    if (const std::optional<uint64_t> place = asked())
        return tr("Where does output %1 come from? Click it in the input, or type its value.")
            .arg(coordinateText(shown->plan.output.sizes, *place));
    if (stepsDone() == steps())
        return tr("%1 All is filled: %2 of %3 were right.")
            .arg(m_game->verdict, countText(m_game->right), countText(m_game->answers));
    return m_game->verdict;
}

void Playback::answer(const Pick& pick)
{
    const std::optional<uint64_t> place = asked();
    if (!place)
        return goOn();
    if (pick.side != Side::Input)
        return;
    const Plan& plan = m_document.shown()->plan;
    const Partners from = sources(plan, *place);
    const auto found = std::ranges::find(from.list, pick.element, &Partner::element);
    const QString clicked = coordinateText(plan.input.sizes, pick.element), all = sourcesText(from, plan.input);
    if (found == from.list.end())
        close(false, tr("Not this one: you clicked %1, and it comes from %2.").arg(clicked, all));
    else if (from.count == 1)
        close(true, tr("Right: it comes from %1.").arg(clicked));
    else
        close(true, tr("Right: %1 is one of its sources. It is %2.").arg(clicked, all));
}

void Playback::answer(const QString& value)
{
    const std::optional<uint64_t> place = asked();
    const QString given = value.trimmed();
    if (!place || given.isEmpty())
        return goOn();
    const std::string right = toText(*m_document.shown()->a, *place);
    const bool isRight = agrees(given.toStdString(), right);
    close(isRight,
          isRight ? tr("Right: it is %1.").arg(QString::fromStdString(right))
                  : tr("Not this one: you said %1, and it is %2.").arg(given, QString::fromStdString(right)));
}

void Playback::goOn()
{
    if (!m_game)
        return;
    if (const std::optional<uint64_t> place = asked()) {
        const Plan& plan = m_document.shown()->plan;
        close(false, tr("It comes from %1.").arg(sourcesText(sources(plan, *place), plan.input)));
    } else if (stepsDone() < steps()) {
        m_game->isAsking = true;
        show();
    }
}

// The step is done, and explained.
void Playback::close(bool isRight, const QString& verdict)
{
    *m_game = {m_game->answers + 1, m_game->right + (isRight ? 1 : 0), verdict, false};
    goTo(stepsDone() + 1);
}

} // namespace tessera
