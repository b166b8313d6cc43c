// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/player_bar.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/teach/lesson/playback.h"
#include "app/teach/lesson/steady_label.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr uint64_t kSliderSteps = 1'000'000'000; // fits an int; of more steps the slider skips some
constexpr int kLeastSlider = 160, kIcon = 16;
constexpr int kBeside = 8; // between the sentence and the button behind it
constexpr std::array kSpeeds = {1, 2, 5, 20, 60}; // steps a second

// The whole formula first, then those of axes that say more than a coordinate; in symbols all axes.
QString formulaText(const std::vector<FormulaLine>& lines, bool inSymbols)
{
    QStringList whole, axes;
    for (const FormulaLine& line : lines) {
        const QString text = inWindowLanguage(line.text);
        if (line.axis < 0)
            whole << QString(text).replace(QStringLiteral(", "), QStringLiteral(","));
        else if (inSymbols || !line.coordinate)
            axes << text;
    }
    return (whole + axes).join(QStringLiteral(" │ "));
}

} // namespace

PlayerBar::PlayerBar(Playback& playback, QWidget* parent)
    : QWidget(parent)
    , m_playback(playback)
    , m_first(new QHBoxLayout)
    , m_buttons(new QHBoxLayout)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_count(new QLabel)
    , m_order(new SegmentedControl)
    , m_unit(new QComboBox)
    , m_speed(new QComboBox)
    , m_sentence(new SteadyLabel(QStringLiteral("playerSentence")))
    , m_formula(new SteadyLabel(QStringLiteral("playerFormula")))
    , m_unfold(new QToolButton)
{
    setObjectName(QStringLiteral("playerBar"));
    setAccessibleName(tr("Player"));
    m_slider->setAccessibleName(tr("Steps that are done"));
    m_slider->setToolTip(tr("Drag to any step"));
    m_slider->setMinimumWidth(kLeastSlider);
    m_count->setObjectName(QStringLiteral("playerCount"));
    m_count->setFont(dataFont());
    m_formula->setForegroundRole(QPalette::PlaceholderText);
    m_first->setSpacing(8);
    m_buttons->setSpacing(0);
    m_first->addLayout(m_buttons);
    m_first->addWidget(m_slider, 1);
    m_first->addWidget(m_count);
    m_first->addSpacing(8);
    m_choices = makeChoices();
    m_placeOfChoices = m_first->count();
    m_first->addWidget(m_choices);
    auto* rows = newLayout<QVBoxLayout>(this, {12, 4, 12, 6}, 2);
    rows->addLayout(m_first);
    addWidgets(rows, {makeSaid(), m_formula});
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        const uint64_t steps = m_playback.steps();
        const auto at = static_cast<uint64_t>(value);
        m_playback.setPlaying(false);
        m_playback.goTo(steps <= kSliderSteps ? at : at == kSliderSteps ? steps : steps / kSliderSteps * at);
    });
    connect(&m_playback, &Playback::changed, this, &PlayerBar::showState);
    showState();
    whenever({QEvent::StyleChange}, this, this, [this] {
        fitLetters();
        showState();
    });
    whenever({QEvent::Resize, QEvent::LayoutRequest}, this, this, [this] { placeChoices(); });
}

QWidget* PlayerBar::makeSaid()
{
    auto* widget = new QWidget;
    auto* row = newLayout<QHBoxLayout>(widget, {}, kBeside);
    m_unfold->setText(tr("Formula"));
    m_unfold->setToolTip(tr("Show how this step is calculated"));
    m_unfold->setObjectName(QStringLiteral("playerUnfold"));
    m_unfold->hide();
    connect(m_unfold, &QToolButton::clicked, this, [this] { foldFormula(false); });
    row->addWidget(m_sentence, 1);
    row->addWidget(m_unfold);
    return widget;
}

void PlayerBar::setFormulaFolded(bool folded)
{
    if (std::exchange(m_isFolded, folded) != folded)
        foldFormula(folded);
}

void PlayerBar::foldFormula(bool folded)
{
    m_formula->setVisible(!folded);
    m_unfold->setVisible(folded);
}

QWidget* PlayerBar::makeChoices()
{
    auto* widget = new QWidget;
    auto* choices = newLayout<QHBoxLayout>(widget, {0, 0, 0, 0}, 6);
    m_order->setAccessibleName(tr("What the steps follow"));
    m_order->addSegment(tr("Output"), tr("Steps follow the elements of the output"));
    m_order->addSegment(tr("Input"), tr("Steps follow the elements of the input"));
    m_order->addSegment(tr("Memory"), tr("Steps follow the addresses of the output's buffer"));
    m_order->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    describe(m_unit, tr("What a step fills"));
    m_unit->addItems({tr("by element"), tr("by row"), tr("by block"), tr("by channel")});
    describe(m_speed, tr("Steps a second"), tr("How fast it plays"));
    for (const int speed : kSpeeds)
        m_speed->addItem(tr("%1/s").arg(speed), speed);
    addWidgets(choices, {m_order, m_unit, m_speed});
    choices->addStretch(); // in a line of their own they stand at the left
    for (QAbstractButton* segment : m_order->segments())
        whenever({QEvent::MouseButtonRelease}, segment, this, [this] { emit clicked(); });
    for (QComboBox* choice : {m_unit, m_speed}) {
        choice->setFocusPolicy(Qt::TabFocus); // a click leaves the focus
        connect(choice, &QComboBox::activated, this, [this, choice] {
            if (!choice->hasFocus())
                emit clicked();
        });
    }
    connect(m_order, &SegmentedControl::chosen, this, [this](int order) {
        m_playback.setStepping({StepOrder(order), m_playback.stepping().unit});
    });
    connect(m_unit, &QComboBox::activated, this, [this](int unit) {
        m_playback.setStepping({m_playback.stepping().order, StepUnit(unit)});
    });
    connect(m_speed, &QComboBox::activated, this, [this] { m_playback.setSpeed(m_speed->currentData().toInt()); });
    return widget;
}

// Beside the slider, or below it where it would be too short.
void PlayerBar::placeChoices()
{
    placeWhereItFits(m_choices, *m_first, m_placeOfChoices, *static_cast<QBoxLayout*>(layout()),
                     contentsRect().marginsRemoved(layout()->contentsMargins()).width());
}

QSize PlayerBar::minimumSizeHint() const
{
    const QMargins margins = layout()->contentsMargins();
    int width = std::max(widthWithout(m_choices, *m_first), m_choices->minimumSizeHint().width());
    for (int i = 1; i < layout()->count(); ++i)
        width = std::max(width, layout()->itemAt(i)->minimumSize().width());
    return {width + margins.left() + margins.right(), QWidget::minimumSizeHint().height()};
}

void PlayerBar::addButtons(const Actions& actions)
{
    const auto add = [&](const char* id) {
        auto* button = new QToolButton;
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        whenever({QEvent::MouseButtonRelease}, button, this, [this] { emit clicked(); });
        button->setDefaultAction(actions.get(QLatin1String(id)));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAccessibleName(actions.entry(button->defaultAction()).text);
        return button;
    };
    for (const char* id : {"playerFirst", "playerBack", "playerPlay", "playerForward", "playerLast"})
        m_buttons->addWidget(add(id));
    QToolButton* predict = add("playerPredict");
    predict->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_first->addWidget(predict);
    auto* close = closeButton(tr("Close the player"));
    connect(close, &QToolButton::clicked, actions.get(QStringLiteral("player")), &QAction::trigger);
    m_first->addWidget(close);
    fitLetters();
    QWidget* last = m_buttons->itemAt(m_buttons->count() - 1)->widget();
    QList<QWidget*> stops{m_slider};
    for (QAbstractButton* segment : m_order->segments())
        stops << segment;
    stops << m_unit << m_speed;
    for (QWidget* next : stops) // Tab follows the reading order
        setTabOrder(std::exchange(last, next), next);
}

void PlayerBar::setExplaining(bool explaining)
{
    m_isExplaining = explaining;
    showState();
}

void PlayerBar::showRange()
{
    const QSignalBlocker quiet(m_slider);
    const uint64_t steps = m_playback.steps(), done = m_playback.stepsDone();
    const uint64_t shown = std::min(steps, kSliderSteps);
    m_slider->setRange(0, static_cast<int>(shown));
    m_slider->setPageStep(static_cast<int>(std::max<uint64_t>(1, shown / 20)));
    m_slider->setValue(static_cast<int>(steps <= kSliderSteps ? done
                                            : done == steps   ? kSliderSteps
                                                              : done / (steps / kSliderSteps)));
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const auto counted = [&](uint64_t count) { return tr("%1 of %2").arg(countText(count), countText(steps)); };
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(counted(steps))); // so that nothing moves
    m_count->setText(counted(done));
    m_count->setAccessibleName(tr("Step %1").arg(m_count->text()));
}

void PlayerBar::showWords()
{
    const std::pair now(m_playback.steps(), m_playback.stepping());
    if (std::exchange(m_roomFor, now) != now)
        makeRoom();
    const StepWords words = m_isExplaining ? m_playback.words() : StepWords();
    m_sentence->say(m_playback.hasSteps() ? inWindowLanguage(words.sentence)
                                          : tr("There is nothing to play: the case has no result."));
    m_formula->say(formulaText(words.formula, m_playback.isInSymbols()));
}

// Expects the words of the first and the last step, which few others exceed.
void PlayerBar::makeRoom()
{
    QStringList sentences, formulas;
    for (const uint64_t stepsDone : {uint64_t{0}, uint64_t{1}, m_playback.steps()}) {
        const StepWords words = m_playback.words(stepsDone);
        sentences << inWindowLanguage(words.sentence);
        formulas << formulaText(words.formula, m_playback.isInSymbols());
    }
    m_sentence->expect(sentences);
    m_formula->expect(formulas);
}

void PlayerBar::fitLetters()
{
    m_formula->setFont(dataFont(font().pointSizeF() * 0.86));
    const int side = int(kIcon * textSettings().scale);
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setIconSize({side, side});
}

void PlayerBar::showState()
{
    setVisible(m_playback.isOn());
    if (!m_playback.isOn())
        return;
    setEnabled(m_playback.hasSteps());
    showRange();
    m_order->setCurrent(static_cast<int>(m_playback.stepping().order));
    m_unit->setCurrentIndex(static_cast<int>(m_playback.stepping().unit));
    m_speed->setCurrentIndex(m_speed->findData(m_playback.speed()));
    showWords();
    placeChoices();
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
    m_next->setFocusPolicy(Qt::TabFocus); // a click leaves the focus in the field
    m_score->setObjectName(QStringLiteral("predictionScore"));
    auto* parts = newLayout<QHBoxLayout>(this, {0, 2, 0, 4}, 8);
    parts->addWidget(m_sentence, 1);
    addWidgets(parts, {m_value, m_next});
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
