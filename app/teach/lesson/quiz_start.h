// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/quiz/quiz.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace tessera {

// Which quiz: level, count and seed. It stays open until one begins.
class QuizStart : public QDialog {
    Q_OBJECT

public:
    QuizStart(const QuizOrder& order, QWidget* parent);

    QuizOrder order() const;

signals:
    void started();
    void handoutWanted();

private:
    QComboBox* m_level;
    QSpinBox* m_count;
    QLineEdit* m_seed;
};

} // namespace tessera
