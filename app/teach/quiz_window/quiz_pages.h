// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/quiz/quiz.h"

#include <QWidget>

#include <span>

class QComboBox;
class QLineEdit;
class QSpinBox;
class QLabel;
class QTreeWidget;

namespace tessera {

class ToneLabel;

// Which quiz: level, count and seed.
class QuizStart : public QWidget {
    Q_OBJECT

public:
    explicit QuizStart(QWidget* parent);

    void setOrder(const QuizOrder& order);
    void start(); // as the button does
    void refuse(const QString& words); // there is no such quiz

signals:
    void started(const QuizOrder& order); // refuse() answers where there is none

private:
    QComboBox* m_level;
    QSpinBox* m_count;
    QLineEdit *m_seed, *m_lessons;
    ToneLabel* m_refused;
};

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
