// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/player_bar.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/teach/lesson/playback.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr uint64_t kMostSteps = std::numeric_limits<int>::max(); // of the slider
constexpr int kLeastSlider = 160, kIcon = 16;
constexpr int kLines = 2; // of the sentence, and of the formula
constexpr int kHigher = 2; // a line with signs of another font
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

PlayerBar::PlayerBar(Playback& playback, const Actions& actions)
    : m_playback(playback)
{
    setObjectName(QStringLiteral("playerBar"));
    setAccessibleName(tr("Player"));
    describe(m_slider, tr("Steps that are done"), tr("Drag to any step"));
    m_slider->setMinimumWidth(kLeastSlider);
    m_count->setObjectName(QStringLiteral("playerCount"));
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_formula->setForegroundRole(QPalette::PlaceholderText);
    for (const auto& [label, name] : {std::pair(m_sentence, "playerSentence"), {m_formula, "playerFormula"}}) {
        label->setObjectName(QLatin1String(name));
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    }
    m_first->setSpacing(8);
    auto* buttons = newLayout<QHBoxLayout>(nullptr, {}, 0);
    for (const char* id : {"playerFirst", "playerBack", "playerPlay", "playerForward", "playerLast"})
        buttons->addWidget(makeButton(actions, id));
    m_first->addLayout(buttons);
    m_first->addWidget(m_slider, 1);
    m_first->addWidget(m_count);
    m_first->addSpacing(8);
    m_choices = makeChoices();
    m_placeOfChoices = m_first->count();
    QToolButton* predict = makeButton(actions, "playerPredict");
    predict->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* close = closeButton(tr("Close the player"));
    connect(close, &QToolButton::clicked, actions.get(QStringLiteral("player")), &QAction::trigger);
    addWidgets(m_first, {m_choices, predict, close});
    auto* rows = newLayout<QVBoxLayout>(this, {12, 4, 12, 6}, 2);
    rows->addLayout(m_first);
    addWidgets(rows, {m_game = makeGame(), m_sentence, m_formula});
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int value) { m_playback.goTo(static_cast<uint64_t>(value)); });
    connect(&m_playback, &Playback::changed, this, &PlayerBar::showState);
    fitLetters();
    showState();
    whenever({QEvent::StyleChange}, this, this, [this] {
        fitLetters();
        showState();
    });
    whenever({QEvent::Resize, QEvent::LayoutRequest}, this, this, [this] { placeChoices(); });
}

QToolButton* PlayerBar::makeButton(const Actions& actions, const char* id)
{
    auto* button = new QToolButton;
    whenever({QEvent::MouseButtonRelease}, button, this, [this] { emit clicked(); });
    button->setDefaultAction(actions.get(QLatin1String(id)));
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAccessibleName(actions.entry(button->defaultAction()).text);
    return button;
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

void PlayerBar::showRange()
{
    const QSignalBlocker quiet(m_slider);
    const uint64_t steps = m_playback.steps(), done = m_playback.stepsDone();
    m_slider->setRange(0, static_cast<int>(std::min(steps, kMostSteps)));
    m_slider->setPageStep(std::max(1, m_slider->maximum() / 20));
    m_slider->setValue(static_cast<int>(std::min(done, kMostSteps)));
    const auto counted = [&](uint64_t count) { return tr("%1 of %2").arg(countText(count), countText(steps)); };
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(counted(steps))); // so that nothing moves
    m_count->setText(counted(done));
    m_count->setAccessibleName(tr("Step %1").arg(m_count->text()));
}

void PlayerBar::showWords()
{
    const StepWords words = m_playback.asked() ? StepWords() : m_playback.words();
    m_sentence->setText(m_playback.hasSteps() ? inWindowLanguage(words.sentence)
                                              : tr("There is nothing to play: the case has no result."));
    m_formula->setText(formulaText(words.formula, m_playback.isInSymbols()));
    for (QLabel* label : {m_sentence, m_formula})
        describe(label, label->text());
}

void PlayerBar::fitLetters()
{
    m_formula->setFont(dataFont(font().pointSizeF() * 0.86));
    m_count->setFont(dataFont());
    m_value->setFont(dataFont());
    for (QLabel* label : {m_sentence, m_formula}) // so that nothing moves
        label->setMinimumHeight(kLines * (label->fontMetrics().lineSpacing() + kHigher));
    const int side = int(kIcon * textSettings().scale);
    for (QToolButton* button : findChildren<QToolButton*>())
        button->setIconSize({side, side});
}

void PlayerBar::showState()
{
    setVisible(m_playback.isOn());
    if (!m_playback.isOn())
        return showGame();
    setEnabled(m_playback.hasSteps());
    showRange();
    m_order->setCurrent(static_cast<int>(m_playback.stepping().order));
    m_unit->setCurrentIndex(static_cast<int>(m_playback.stepping().unit));
    m_speed->setCurrentIndex(m_speed->findData(m_playback.speed()));
    showWords();
    showGame();
    placeChoices();
}

QWidget* PlayerBar::makeGame()
{
    auto* row = new QWidget;
    m_said->setObjectName(QStringLiteral("prediction"));
    m_said->setTwoLines();
    m_value->setAccessibleName(tr("The value that comes out"));
    m_value->setPlaceholderText(tr("Value"));
    m_value->setFixedWidth(96);
    m_next->setObjectName(QStringLiteral("predictionNext"));
    m_next->setFocusPolicy(Qt::TabFocus); // a click leaves the focus in the field
    m_score->setObjectName(QStringLiteral("predictionScore"));
    auto* parts = newLayout<QHBoxLayout>(row, {0, 2, 0, 4}, 8);
    parts->addWidget(m_said, 1);
    addWidgets(parts, {m_value, m_next, m_score});
    const auto answer = [this] { m_playback.answer(m_value->text()); };
    connect(m_value, &QLineEdit::returnPressed, this, answer);
    connect(m_value, &QLineEdit::textChanged, this, &PlayerBar::showGame);
    connect(m_next, &QPushButton::clicked, this, answer);
    row->hide();
    return row;
}

void PlayerBar::showGame()
{
    const auto& game = m_playback.game();
    const bool begins = game && m_game->isHidden(),
               leavesKeys = !game && m_game->isAncestorOf(QApplication::focusWidget());
    m_game->setVisible(game.has_value());
    if (leavesKeys)
        emit keysLeft();
    if (!game)
        return m_value->clear();
    if (begins)
        m_value->setFocus();
    const bool isAsking = m_playback.asked().has_value();
    if (isAsking && m_value->isReadOnly())
        m_value->clear(); // for the next question
    m_said->setText(m_playback.said());
    describe(m_said, m_said->text());
    m_value->setReadOnly(!isAsking);
    m_next->setText(!isAsking ? tr("Next") : m_value->text().trimmed().isEmpty() ? tr("Show") : tr("Answer"));
    m_next->setToolTip(isAsking ? tr("Answer, or see where it comes from (Right)") : tr("The next question (Right)"));
    m_score->setText(tr("%1 of %2 right").arg(countText(game->right), countText(game->answers)));
    m_score->setAccessibleName(m_score->text());
}

} // namespace tessera
