// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/teach/quiz_window/quiz_stage.h"
#include "engine/teach/quiz/quiz.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace tessera {

class ToneLabel;

// One question: its case on the left, its words and answers on the right; once answered, what was right and why.
class QuizPage : public QWidget {
    Q_OBJECT

public:
    QuizPage(const EngineFactory& makeEngine, QWidget* parent);

    // `place`: "Question 3 of 10". The question must stay where it is.
    void ask(const QuizQuestion& question, const QString& place);
    void solve(const QuizQuestion& question, const QuizReply& reply, const QString& place);
    void setNext(const QString& words); // the words on the button that goes on
    void choose(size_t answer); // while the question is open
    bool isOpen() const { return m_question && !m_reply; }

    QuizCanvas& canvas() { return *m_canvas; }

signals:
    void answered(const QuizReply& reply);
    void nextAsked();

private:
    QWidget* makeSide();
    QWidget* makeEntry();
    void showWords(const QuizQuestion& question, const QString& place);
    void showAnswers();
    void showReply();
    void takeTyped();
    void reply(const QuizReply& reply);

    const QuizQuestion* m_question = nullptr;
    std::optional<QuizReply> m_reply; // none: the question is open
    QuizCanvas* m_canvas;
    QLabel *m_place, *m_words, *m_answers, *m_why, *m_formula;
    ToneLabel *m_about, *m_verdict, *m_refused;
    QWidget *m_entry, *m_solution;
    QLineEdit* m_typed;
    QPushButton* m_next;
    QScrollArea* m_scroll;
};

} // namespace tessera
