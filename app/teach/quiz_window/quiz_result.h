// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/quiz/quiz.h"

#include <QWidget>

#include <span>

class QLabel;
class QTreeWidget;

namespace tessera {

class ToneLabel;

// The score, and every question with what was answered; a click opens one again.
class QuizResult : public QWidget {
    Q_OBJECT

public:
    explicit QuizResult(QWidget* parent);

    void showScore(const QuizOrder& order, std::span<const QuizQuestion> quiz,
                   std::span<const std::optional<QuizReply>> replies);
    void say(const QString& words); // what was written, or why not

signals:
    void opened(int question);
    void csvAsked();
    void handoutAsked();
    void againAsked();

private:
    QWidget* makeButtons();
    void makeList();

    QLabel *m_score, *m_line;
    ToneLabel *m_missed, *m_said;
    QTreeWidget* m_list;
};

} // namespace tessera
