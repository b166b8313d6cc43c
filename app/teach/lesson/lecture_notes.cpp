// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lecture_notes.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/teach/lesson/lecture_panels.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/views/tabs/map/formula_html.h"
#include "engine/core/ops/operator.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QTextBrowser>
#include <QTime>
#include <QVBoxLayout>

#include <cstdlib>

namespace tessera {

namespace {

constexpr double kNotesText = 14, kClockText = 34; // points: it is read from near
constexpr QSize kNotesSize(760, 720);
constexpr int64_t kSecond = 1000;

template <class Label> Label* sized(Label* label, const QString& name, double points)
{
    label->setObjectName(name);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(points);
    label->setFont(font);
    return label;
}

QLabel* notesLabel(const QString& name, double points, QWidget* parent)
{
    return sized(new QLabel(parent), name, points);
}

} // namespace

LectureNotes::LectureNotes(Document* document, const QElapsedTimer& since, const LectureClock& clock, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_document(document)
    , m_since(since)
    , m_keeping(clock)
    , m_clock(notesLabel(QStringLiteral("notesClock"), kClockText, this))
    , m_elapsed(notesLabel(QStringLiteral("notesElapsed"), kClockText, this))
    , m_step(notesLabel(QStringLiteral("notesStep"), kNotesText * 1.2, this))
    , m_late(sized(new ToneLabel(Role::Good, {}, this), QStringLiteral("notesLate"), kNotesText * 1.2))
    , m_words(new QTextBrowser(this))
    , m_case(notesLabel(QStringLiteral("notesCase"), kNotesText * 1.4, this))
    , m_line(notesLabel(QStringLiteral("notesLine"), kNotesText, this))
    , m_sentence(notesLabel(QStringLiteral("notesSentence"), kNotesText * 1.2, this))
    , m_formula(notesLabel(QStringLiteral("notesFormula"), kNotesText, this))
{
    setObjectName(QStringLiteral("lectureNotes"));
    setWindowTitle(tr("Notes"));
    resize(kNotesSize);
    m_clock->setToolTip(tr("Time of day"));
    m_elapsed->setToolTip(tr("Since the lecture began"));
    for (QLabel* right : {m_elapsed, static_cast<QLabel*>(m_late)})
        right->setAlignment(Qt::AlignRight);
    m_words->setObjectName(QStringLiteral("notesWords"));
    m_words->setAccessibleName(tr("The speaker's words"));
    m_words->setFrameShape(QFrame::NoFrame);
    m_words->document()->setDocumentMargin(0);
    m_words->viewport()->setAutoFillBackground(false);
    QFont font = m_words->font();
    font.setPointSizeF(kNotesText * 1.1);
    m_words->setFont(font);
    m_formula->setFont(dataFont(kNotesText));
    auto* keys = notesLabel(QStringLiteral("notesKeys"), kNotesText, this);
    keys->setText(tr("Page Down, Page Up: next, back.   F4: symbols or numbers.   F5 or Esc: leave."));
    auto* times = new QHBoxLayout;
    times->addWidget(m_clock);
    times->addWidget(m_elapsed);
    auto* steps = new QHBoxLayout;
    steps->addWidget(m_step, 1);
    steps->addWidget(m_late, 1);
    auto* rows = newLayout<QVBoxLayout>(this, {28, 20, 28, 20}, 16);
    rows->addLayout(times);
    rows->addLayout(steps);
    rows->addWidget(separator(this));
    rows->addWidget(m_words, 1);
    for (QLabel* label : {m_case, m_line, m_sentence, m_formula})
        rows->addWidget(label);
    rows->addStretch(0);
    rows->addWidget(keys);
    connect(&m_second, &QTimer::timeout, this, &LectureNotes::showTime);
    m_second.start(1000);
    for (const auto changed : {&Document::picksChanged, &Document::shownChanged, &Document::mapChanged,
                               &Document::caseChanged, &Document::fileChanged})
        connect(document, changed, this, &LectureNotes::showCase);
    showNotes();
    showCase();
}

QString LectureNotes::elapsedText(qint64 seconds)
{
    const QString minutes = QStringLiteral("%1:%2")
                                .arg(seconds / 60 % 60, seconds < 3600 ? 1 : 2, 10, QChar(u'0'))
                                .arg(seconds % 60, 2, 10, QChar(u'0'));
    return seconds < 3600 ? minutes : QStringLiteral("%1:%2").arg(seconds / 3600).arg(minutes);
}

void LectureNotes::setPlace(const LecturePlace& place)
{
    m_place = place;
    showNotes();
}

void LectureNotes::showTime()
{
    const int64_t now = m_since.elapsed();
    m_clock->setText(QTime::currentTime().toString(QStringLiteral("HH:mm")));
    m_elapsed->setText(elapsedText(now / kSecond));
    const LessonNotes* notes = m_place.stepNotes();
    if (!notes)
        return;
    m_step->setText(
        tr("This step: %1 of %2 min").arg(elapsedText(m_keeping.spent(now) / kSecond)).arg(qulonglong(notes->minutes)));
    const int64_t late = m_keeping.late(now), minutes = (std::abs(late) + kMinute / 2) / kMinute;
    m_late->setText(minutes == 0   ? tr("On time")
                        : late > 0 ? tr("%1 min late").arg(minutes)
                                   : tr("%1 min early").arg(minutes));
    m_late->setRole(minutes > 0 && late > 0 ? Role::Bad : Role::Good);
}

void LectureNotes::showNotes()
{
    const LessonNotes* notes = m_place.stepNotes();
    for (QWidget* each : {static_cast<QWidget*>(m_step), static_cast<QWidget*>(m_late), static_cast<QWidget*>(m_words)})
        each->setVisible(notes);
    m_case->setVisible(!notes); // it is called as the lesson is
    if (notes) {
        QString html = QStringLiteral("<p style=\"color:%1\">%2</p>")
                           .arg(color(Role::SecondaryText).name(), m_place.words.toHtmlEscaped());
        html += notesHtml(*notes);
        if (const uint64_t later = m_keeping.savedLater(); later > 0)
            html += QStringLiteral("<p style=\"color:%1\">%2</p>")
                        .arg(color(Role::SecondaryText).name(),
                             tr("What can be dropped later: %1 min.").arg(qulonglong(later)));
        m_words->setHtml(html);
    }
    showTime();
}

void LectureNotes::showCase()
{
    const Case& c = m_document->currentCase();
    m_case->setText(c.title.empty() ? toQString(name(c.op)) : toQString(c.title));
    m_line->setText(tr("%1: %2 to %3")
                        .arg(toQString(name(c.op)), toQString(text(inputDesc(c.op).sizes)),
                             toQString(text(outputDesc(c.op).sizes))));
    const LectureWords words = lectureWords(*m_document, false);
    m_sentence->setText(words.sentence);
    m_formula->setText(formulaHtml(words.formula));
}

void LectureNotes::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        showNotes();
}

} // namespace tessera
