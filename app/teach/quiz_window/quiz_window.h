// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/questions.h"
#include "app/teach/quiz_window/quiz_stage.h"
#include "engine/teach/quiz/quiz.h"

#include <QWidget>

#include <array>

class QPushButton;
class QShortcut;
class QStackedWidget;
class QTextBrowser;
class QUrl;

namespace tessera {

class QuizStart;
class ToneLabel;

// A quiz from its choice to its score: the case of a question on the left, its words and answers on the right; once
// answered, what was right and why. Keys: 1 to 4 answer, Enter goes on, Escape goes from a review to the score and else
// closes. Before answers are lost it asks.
class QuizWindow : public QWidget {
    Q_OBJECT

public:
    // Without `files` it asks by dialogs of its own.
    explicit QuizWindow(const EngineFactory& makeEngine, QWidget* parent = nullptr, Questions* files = nullptr);

    void start(const QuizOrder& order);
    const QuizOrder& order() const { return m_state.order; }
    const std::vector<QuizQuestion>& questions() const { return m_state.quiz; }
    const QuizReplies& replies() const { return m_state.replies; }
    QuizCanvas& canvas() { return *m_canvas; }
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
        QuizReplies replies = {};
        std::optional<size_t> shown = {}; // the question that is on show; none: the score
        bool isReview = false; // shows one question again, from the score
        bool isSaved = true; // the answers are in a file, or there are none
    };

    QWidget* makeSide();
    void addKeys();
    bool isStarting() const; // the choice of a quiz is on show
    bool isOpen() const; // a question that is not answered
    void follow(const QUrl& link); // an answer, or a question of the score
    void choose(size_t answer);
    void showQuestion(std::optional<size_t> question); // none: the score
    void showText();
    void goOn();
    void goBack();
    void showStart();
    bool askForCsv(); // false: no file was chosen, or it cannot be written
    bool save(const QString& title, const QString& extension, const QString& filter,
              const std::function<void(const QString& path)>& write);

    Dialogs m_dialogs;
    Questions& m_files;
    State m_state;
    QStackedWidget* m_pages;
    std::array<QShortcut*, 2> m_enter; // Enter on the keyboard and on its number block
    QuizStart* m_start;
    QuizCanvas* m_canvas;
    QTextBrowser* m_text;
    QPushButton* m_next;
    QWidget* m_ofScore; // what can be done with a score
    ToneLabel* m_said; // what was written, or why not
};

} // namespace tessera
