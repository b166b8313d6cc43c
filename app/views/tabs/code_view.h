// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/tabs/tab.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextCharFormat>
#include <QTimer>
#include <QWidget>

#include <vector>

class QCheckBox;
class QPushButton;

namespace tessera {

class ToneLabel;

// Light colours for the languages of CodeView: comments, strings, numbers, keywords and DirectML's names.
class CodeHighlighter : public QSyntaxHighlighter {
public:
    explicit CodeHighlighter(QTextDocument* document);

    void setKeywords(const QStringList& words) { m_keywords = words; }
    // what begins a comment that ends with the line; empty = none
    void setCommentMark(const QString& mark) { m_commentMark = mark; }
    void applyTheme(); // takes the theme's colours

protected:
    void highlightBlock(const QString& text) override;

private:
    struct Rule {
        QRegularExpression pattern;
        QTextCharFormat format;
    };
    void makeRules();

    QStringList m_keywords;
    QString m_commentMark;
    std::vector<Rule> m_rules; // later ones win
};

// The case as a program or a file, to be copied: DirectML C++, NumPy, DxDispatch JSON, the line of `tessera run`, and
// what other frameworks call it. A framework's words are a snippet, or a whole script that runs.
class CodeView : public Tab {
    Q_OBJECT

public:
    explicit CodeView(Document* document, QWidget* parent = nullptr);

private:
    void refresh() override;
    void makeBar();
    QString codeOf(int language) const; // throws
    bool isScript() const; // what is shown, or would be
    void copy();
    void save(); // asks where

    QComboBox* m_dialects = new QComboBox(this);
    QCheckBox* m_script;
    QPlainTextEdit* m_text = new QPlainTextEdit(this);
    CodeHighlighter* m_highlighter = new CodeHighlighter(m_text->document());
    QPushButton* m_save;
    QPushButton* m_copy;
    ToneLabel* m_note;
    QTimer m_copied;
};

} // namespace tessera
