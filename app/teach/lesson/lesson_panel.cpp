// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lesson_panel.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/overlays.h"
#include "app/base/look/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kLeastWidth = 364, kMargin = 16;

QString overText(const Lesson& lesson)
{
    QString number =
        lesson.number == 0 ? LessonPanel::tr("Lesson") : LessonPanel::tr("Lesson %1").arg(qulonglong(lesson.number));
    if (lesson.minutes == 0)
        return number;
    return LessonPanel::tr("%1 · %2 min").arg(number).arg(qulonglong(lesson.minutes));
}

// Without what only holds words of code together.
class LessonTextView : public QTextBrowser {
protected:
    QMimeData* createMimeDataFromSelection() const override
    {
        QMimeData* selected = QTextBrowser::createMimeDataFromSelection();
        selected->setText(selected->text().remove(kWordJoiner));
        selected->setHtml(selected->html().remove(kWordJoiner));
        return selected;
    }
};

} // namespace

LessonPanel::LessonPanel(QWidget* parent)
    : QDockWidget(tr("Lesson"), parent)
    , m_over(new QLabel)
    , m_title(new QLabel)
    , m_text(new LessonTextView)
    , m_count(new QLabel)
    , m_buttons(new QHBoxLayout)
{
    setObjectName(QStringLiteral("lessonDock"));
    setTitleBarWidget(makeTitle());
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_title->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("lessonText"));
    m_text->setAccessibleName(tr("The lesson's text"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(kRingRoom);
    m_text->document()->setIndentWidth(18);
    m_text->viewport()->setAutoFillBackground(false);
    m_text->setMinimumWidth(kLeastWidth + 2 * kRingRoom);
    m_count->setObjectName(QStringLiteral("lessonCount"));
    auto* all = new QWidget;
    auto* rows = new QVBoxLayout(all);
    rows->setContentsMargins(kMargin - kRingRoom, 0, kMargin - kRingRoom, 8);
    m_title->setContentsMargins(kRingRoom, 0, kRingRoom, 0);
    rows->setSpacing(8);
    rows->addWidget(m_title);
    rows->addWidget(m_text, 1);
    rows->addLayout(m_buttons);
    all->setProperty("focusHome", QVariant::fromValue<QWidget*>(m_text));
    setWidget(all);
    connect(m_text, &QTextBrowser::anchorClicked, this, &LessonPanel::follow);
}

QWidget* LessonPanel::makeTitle()
{
    auto* bar = new QWidget;
    auto* parts = new QHBoxLayout(bar);
    parts->setContentsMargins(kMargin, 4, 8, 4);
    auto* close = closeButton(tr("Hide this panel"));
    connect(close, &QToolButton::clicked, this, &QDockWidget::close);
    m_over->setForegroundRole(QPalette::PlaceholderText);
    parts->addWidget(m_over, 1);
    parts->addWidget(close);
    return bar;
}

void LessonPanel::addButtons(const Actions& actions)
{
    m_otherOrder = actions.get(QStringLiteral("otherOrder"));
    const auto action = [&](const char* id) { return actions.get(QLatin1String(id)); };
    addButton(action("lessonRestore"), tr("Back to the lesson"), true);
    m_buttons->addStretch(1);
    m_buttons->addWidget(m_count);
    m_buttons->addSpacing(4);
    addButton(action("lessonBack"), tr("Back"), false);
    m_next = addButton(action("lessonNext"), tr("Next"), false);
    m_next->setProperty("primary", true);
    connect(action("lessonNext"), &QAction::changed, this, &LessonPanel::nameNext);
    m_buttons->setContentsMargins(kRingRoom, 0, kRingRoom, 4);
}

// A click leaves the keyboard where it is: the text speaks of keys of the tensors.
QPushButton* LessonPanel::addButton(QAction* action, const QString& words, bool goesAway)
{
    auto* button = new QPushButton(words);
    button->setFocusPolicy(Qt::TabFocus);
    const auto follow = [button, action, goesAway] {
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
        button->setVisible(!goesAway || action->isEnabled());
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    m_buttons->addWidget(button);
    follow();
    return button;
}

void LessonPanel::nameNext()
{
    if (m_next)
        m_next->setText(isAtEnd() && m_next->isEnabled() ? tr("Next lesson") : tr("Next"));
}

void LessonPanel::setLesson(Lesson lesson, size_t step)
{
    if (lesson.title != m_lesson.title)
        m_reader.answers.clear();
    m_lesson = std::move(lesson);
    m_steps = stepsOf(m_lesson);
    std::erase_if(m_reader.answers, [this](const auto& each) {
        return each.first >= m_lesson.questions.size() || each.second >= m_lesson.questions[each.first].answers.size();
    });
    m_over->setText(overText(m_lesson));
    m_title->setText(QString::fromStdString(m_lesson.title));
    setStep(step);
}

void LessonPanel::setStep(size_t step)
{
    if (m_steps.empty())
        return;
    m_step = std::min(step, m_steps.size() - 1);
    m_reader.figure = m_steps[m_step].figure;
    showText(true);
    emit stepChanged();
    nameNext();
    if (m_reader.figure)
        emit figureWanted(*m_reader.figure);
}

void LessonPanel::showFigure(size_t figure)
{
    if (figure >= m_lesson.figures.size())
        return;
    m_reader.figure = figure;
    showText(false);
    emit figureWanted(figure);
}

void LessonPanel::follow(const QUrl& link)
{
    const QStringList parts = link.toString().split(u':');
    const size_t first = parts.value(1).toULongLong();
    if (parts.front() == QLatin1String("case"))
        return showFigure(first);
    if (parts.front() == QLatin1String("order"))
        return m_otherOrder->trigger();
    m_reader.answers[first] = parts.value(2).toULongLong();
    showText(false);
}

void LessonPanel::showText(bool fromTop)
{
    if (m_steps.empty())
        return;
    m_title->setFont(demiBold(resized(font(), 1.35)));
    const int at = fromTop ? 0 : m_text->verticalScrollBar()->value();
    m_text->setHtml(lessonHtml(m_lesson, m_steps[m_step], m_reader));
    m_text->verticalScrollBar()->setValue(at);
    m_count->setText(tr("%1 of %2").arg(m_step + 1).arg(m_steps.size()));
    m_count->setAccessibleName(tr("Step %1").arg(m_count->text()));
}

void LessonPanel::changeEvent(QEvent* event)
{
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        showText(false);
}

} // namespace tessera
