// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lecture/lecture_notes.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/teach/lecture/lecture_words.h"
#include "app/views/tabs/mapping/formula_html.h"
#include "engine/core/ops/operator.h"

#include <QHBoxLayout>
#include <QTime>

namespace tessera {

namespace {

constexpr double kNotesText = 14, kClockText = 34; // points: it is read from near
constexpr QSize kNotesSize(760, 560);

QLabel* notesLabel(const QString& name, double points, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(points);
    label->setFont(font);
    return label;
}

} // namespace

LectureNotes::LectureNotes(Document* document, const QElapsedTimer& since, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_document(document)
    , m_since(since)
    , m_clock(notesLabel(QStringLiteral("notesClock"), kClockText, this))
    , m_elapsed(notesLabel(QStringLiteral("notesElapsed"), kClockText, this))
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
    m_elapsed->setAlignment(Qt::AlignRight);
    m_formula->setFont(dataFont(kNotesText));
    auto* keys = notesLabel(QStringLiteral("notesKeys"), kNotesText, this);
    keys->setText(tr("Page Down, Page Up: next, back.   F4: symbols or numbers.   F5 or Esc: leave."));
    auto* times = new QHBoxLayout;
    times->addWidget(m_clock);
    times->addWidget(m_elapsed);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(28, 20, 28, 20);
    rows->setSpacing(16);
    rows->addLayout(times);
    rows->addWidget(separator(this));
    for (QLabel* label : {m_case, m_line, m_sentence, m_formula})
        rows->addWidget(label);
    rows->addStretch(1);
    rows->addWidget(keys);
    connect(&m_second, &QTimer::timeout, this, &LectureNotes::showTime);
    m_second.start(1000);
    for (const auto changed :
         {&Document::picksChanged, &Document::shownChanged, &Document::mapChanged, &Document::caseChanged})
        connect(document, changed, this, &LectureNotes::showCase);
    showTime();
    showCase();
}

QString LectureNotes::elapsedText(qint64 seconds)
{
    const QString minutes = QStringLiteral("%1:%2")
                                .arg(seconds / 60 % 60, seconds < 3600 ? 1 : 2, 10, QChar(u'0'))
                                .arg(seconds % 60, 2, 10, QChar(u'0'));
    return seconds < 3600 ? minutes : QStringLiteral("%1:%2").arg(seconds / 3600).arg(minutes);
}

void LectureNotes::showTime()
{
    m_clock->setText(QTime::currentTime().toString(QStringLiteral("HH:mm")));
    m_elapsed->setText(elapsedText(m_since.elapsed() / 1000));
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

} // namespace tessera
