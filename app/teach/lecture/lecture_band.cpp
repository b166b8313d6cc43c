// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lecture/lecture_band.h"

#include "app/base/look/engine_words.h"
#include "app/base/look/theme.h"
#include "app/teach/lecture/lecture_words.h"
#include "app/views/tabs/mapping/formula_html.h"

#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr double kPlaceText = 0.75; // of the sentence's letters

} // namespace

LectureBand::LectureBand(Document* document, QWidget* parent)
    : QDockWidget(parent)
    , m_document(document)
    , m_place(new QLabel)
    , m_formula(new QLabel)
    , m_sentence(new QLabel)
{
    setObjectName(QStringLiteral("lectureBand"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget); // none
    auto* content = new QWidget;
    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(24, 14, 24, 18);
    rows->setSpacing(12);
    m_place->setObjectName(QStringLiteral("lecturePlace"));
    QFont small = m_place->font();
    small.setPointSizeF(small.pointSizeF() * kPlaceText);
    m_place->setFont(small);
    m_formula->setObjectName(QStringLiteral("lectureFormula"));
    m_formula->setFont(dataFont());
    m_sentence->setObjectName(QStringLiteral("lectureSentence"));
    for (QLabel* label : {m_place, m_formula, m_sentence}) {
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    rows->addStretch(1);
    setWidget(content);
    for (const auto changed :
         {&Document::picksChanged, &Document::shownChanged, &Document::mapChanged, &Document::playChanged})
        connect(document, changed, this, &LectureBand::showWords);
    showWords();
}

void LectureBand::setPlace(const QString& place)
{
    m_place->setText(place);
    showWords();
}

bool LectureBand::hasWords() const
{
    return !isPlaying() || !m_place->text().isEmpty();
}

bool LectureBand::isPlaying() const
{
    return m_document->play().isOn;
}

void LectureBand::setInSymbols(bool inSymbols)
{
    m_inSymbols = inSymbols;
    showWords();
}

QString LectureBand::formulaText() const
{
    QStringList lines;
    for (const FormulaLine& line : lectureWords(*m_document, m_inSymbols).formula)
        lines << inWindowLanguage(line.text);
    return lines.join(u'\n');
}

void LectureBand::showWords()
{
    const LectureWords words = lectureWords(*m_document, m_inSymbols);
    m_formula->setText(formulaHtml(words.formula));
    m_sentence->setText(words.sentence);
    m_place->setVisible(!m_place->text().isEmpty());
    m_formula->setVisible(!words.formula.empty() && !isPlaying());
    m_sentence->setVisible(!isPlaying());
    makeRoom();
}

void LectureBand::makeRoom()
{
    if (m_width == 0)
        return;
    if (std::exchange(m_wasPlaying, isPlaying()) != isPlaying())
        m_height = 0; // other words
    m_height = std::max(m_height, widget()->layout()->heightForWidth(m_width));
    widget()->setFixedHeight(m_height);
}

void LectureBand::resizeEvent(QResizeEvent* event)
{
    QDockWidget::resizeEvent(event);
    if (m_width == event->size().width())
        return;
    m_width = event->size().width();
    m_height = 0;
    makeRoom();
}

} // namespace tessera
