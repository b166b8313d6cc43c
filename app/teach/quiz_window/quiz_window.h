// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/questions.h"
#include "app/teach/quiz_window/quiz_page.h"
#include "app/teach/quiz_window/quiz_pages.h"

#include <QWidget>

class QShortcut;
class QStackedWidget;

namespace tessera {

// A quiz from its choice to its score. Keys: 1 to 4 answer, Enter goes on, Escape goes from a review to the score and
// else closes. Before answers are lost it asks.
class QuizWindow : public QWidget {
    Q_OBJECT

public:
    // Without `files` it asks by dialogs of its own.
    explicit QuizWindow(const EngineFactory& makeEngine, QWidget* parent = nullptr, Questions* files = nullptr);

    void start(const QuizOrder& order);
    const QuizOrder& order() const { return m_state.order; }
    const std::vector<QuizQuestion>& questions() const { return m_state.quiz; }
    const std::vector<std::optional<QuizReply>>& replies() const { return m_state.replies; }
    bool mayLoseAnswers(); // false: there are answers that are not saved, and who was asked wants to keep them

    // Throw IoError.
    void saveCsv(const QString& path);
    void saveHandout(const QString& path) const;

protected:
    void closeEvent(QCloseEvent* event) override;
    // Escape, where a control has the focus: the main window lets controls have it before shortcuts.
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct State { // a quiz and how far it is answered
        QuizOrder order = {};
        std::vector<QuizQuestion> quiz = {}; // empty: none is begun
        std::vector<std::optional<QuizReply>> replies = {}; // one for each question
        size_t current = 0; // the question that is on show, or was the last one
        bool isReview = false; // shows one question again, from the score
        bool isSaved = true; // the answers are in a file, or there are none
    };

    void connectPages();
    void addKeys();
    void followEnter(); // its meaning, by what is on show
    void showQuestion(size_t question); // open, or as it was answered
    void goOn();
    void goBack();
    void showStart();
    void showResult();
    QString fileName(const QString& extension) const;
    bool askForCsv(); // false: no file was chosen, or it cannot be written
    void askForHandout();
    bool save(const QString& title, const QString& suggested, const QString& filter,
              const std::function<void(const QString& path)>& write);

    Dialogs m_dialogs;
    Questions& m_files;
    State m_state;
    QStackedWidget* m_pages;
    std::array<QShortcut*, 2> m_enter; // Enter on the keyboard and on its number block
    QuizStart* m_start;
    QuizPage* m_page;
    QuizResult* m_result;
};

} // namespace tessera
