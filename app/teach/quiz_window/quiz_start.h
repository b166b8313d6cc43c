// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/quiz/quiz.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace tessera {

class ToneLabel;

// Which quiz: level, count, lessons and seed.
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

} // namespace tessera
