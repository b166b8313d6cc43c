// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/controls/questions.h"
#include "app/quiz/quiz_page.h"
#include "app/quiz/quiz_result.h"
#include "app/quiz/quiz_start.h"

#include <QWidget>

class QShortcut;
class QStackedWidget;

namespace tessera {

// A quiz from its choice to its score. Keys: 1 to 4 answer, Enter goes on, Escape closes.
class QuizWindow : public QWidget {
    Q_OBJECT

public:
    // Without `files` it asks by dialogs of its own.
    explicit QuizWindow(const EngineFactory& makeEngine, QWidget* parent = nullptr, Questions* files = nullptr);

    void start(const QuizOrder& order);
    const QuizOrder& order() const { return m_order; }
    const std::vector<QuizQuestion>& questions() const { return m_quiz; }
    const std::vector<std::optional<QuizReply>>& replies() const { return m_replies; }

    // Throw IoError.
    void saveCsv(const QString& path) const;
    void saveHandout(const QString& path) const;

private:
    void addKeys();
    void followEnter(); // its meaning, by what is on show
    void showQuestion(size_t question); // open, or as it was answered
    void goOn();
    void showResult();
    void save(const QString& title, const QString& suggested, const QString& filter,
              const std::function<void(const QString& path)>& write);

    Dialogs m_dialogs;
    Questions& m_files;
    QuizOrder m_order;
    std::vector<QuizQuestion> m_quiz;
    std::vector<std::optional<QuizReply>> m_replies;
    size_t m_current = 0;
    bool m_isReview = false; // of one question, from the result
    QStackedWidget* m_pages;
    std::array<QShortcut*, 2> m_enter; // of the keyboard and of its number block
    QuizStart* m_start;
    QuizPage* m_page;
    QuizResult* m_result;
};

} // namespace tessera
