// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_canvas.h"

#include "app/base/look/engine_words.h"
#include "app/base/look/format.h"
#include "engine/core/ops/operator.h"

#include <QSplitter>

namespace tessera {

QuizCanvas::QuizCanvas(const EngineFactory& makeEngine, QWidget* parent)
    : QStackedWidget(parent)
    , m_input(new QuizStage(makeEngine, {Side::Input}, this))
    , m_outputs{new QuizStage(makeEngine, {Side::Output}, this), new QuizStage(makeEngine, {Side::Output}, this)}
    , m_live(new QuizStage(makeEngine, {Side::Input, Side::Output}, this))
{
    auto* open = new QSplitter(Qt::Horizontal, this);
    open->setChildrenCollapsible(false);
    open->addWidget(m_input);
    for (QuizStage* output : m_outputs)
        open->addWidget(output);
    addWidget(open);
    addWidget(m_live);
    m_outputs[1]->hide(); // else the window is as wide as three
    m_input->setTitle({});
    m_live->setTitle({});
    connect(m_input, &QuizStage::pinned, this, &QuizCanvas::inputPinned);
}

void QuizCanvas::ask(const QuizQuestion& question)
{
    m_input->showTensor(question.input, {});
    const bool isHidden = question.outputs.empty(), areTwo = question.outputs.size() == 2;
    if (isHidden)
        m_outputs[0]->showCells(outputDesc(question.c.op), question.asked.value());
    for (size_t i = 0; i < question.outputs.size(); ++i)
        m_outputs[i]->showTensor(question.outputs[i].tensor, {});
    m_input->setTitle(areTwo ? tr("The case") : QString());
    for (size_t i = 0; i < m_outputs.size(); ++i)
        m_outputs[i]->setTitle(areTwo ? tr("Program %1").arg(inWindowLanguage(question.outputs[i].name)) : QString());
    m_areTwo = areTwo;
    place();
    m_outputs[1]->setVisible(areTwo);
    auto* open = static_cast<QSplitter*>(widget(0));
    open->setSizes(areTwo ? QList<int>{1000, 1000, 1000} : QList<int>{1000, 1000, 0});
    setCurrentIndex(0);
}

// Side by side; three where there is no room for that, one below the other.
void QuizCanvas::place()
{
    int least = m_input->minimumSizeHint().width();
    for (const QuizStage* output : m_outputs)
        least += output->minimumSizeHint().width();
    static_cast<QSplitter*>(widget(0))->setOrientation(m_areTwo && width() < least ? Qt::Vertical : Qt::Horizontal);
}

void QuizCanvas::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    place();
}

void QuizCanvas::solve(const QuizQuestion& question)
{
    if (question.outputs.size() == 2) { // both programs stay, and where they part is lit
        ask(question);
        for (size_t i = 0; i < m_outputs.size(); ++i)
            m_outputs[i]->showTensor(question.outputs[i].tensor, question.telling);
        return;
    }
    m_live->showCase(question.c, Pick{Side::Output, question.telling});
    setCurrentIndex(1);
}

} // namespace tessera
