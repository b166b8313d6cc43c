// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lecture/lecture_band.h"

#include "app/lecture/lecture_words.h"
#include "app/look/theme.h"
#include "app/tabs/mapping/formula_html.h"

#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

LectureBand::LectureBand(Document* document, QWidget* parent)
    : QDockWidget(parent)
    , m_document(document)
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
    m_formula->setObjectName(QStringLiteral("lectureFormula"));
    m_formula->setFont(dataFont());
    m_sentence->setObjectName(QStringLiteral("lectureSentence"));
    for (QLabel* label : {m_formula, m_sentence}) {
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    rows->addStretch(1);
    setWidget(content);
    for (const auto changed : {&Document::picksChanged, &Document::shownChanged, &Document::mapChanged})
        connect(document, changed, this, &LectureBand::showWords);
    showWords();
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
        lines << QString::fromStdString(line.text);
    return lines.join(u'\n');
}

void LectureBand::showWords()
{
    const LectureWords words = lectureWords(*m_document, m_inSymbols);
    m_formula->setText(formulaHtml(words.formula));
    m_formula->setVisible(!words.formula.empty());
    m_sentence->setText(words.sentence);
    makeRoom();
}

void LectureBand::makeRoom()
{
    if (m_width == 0)
        return;
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
