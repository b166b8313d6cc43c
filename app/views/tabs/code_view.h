// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/tabs/tab.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QTimer>
#include <QWidget>

class QCheckBox;
class QPushButton;

namespace tessera {

class CodeHighlighter;
class ToneLabel;

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
    bool isScript() const; // a whole script is asked for, and there is one
    void copy();
    void save(); // asks where

    QComboBox* m_dialects = new QComboBox(this);
    QCheckBox* m_script;
    QPlainTextEdit* m_text = new QPlainTextEdit(this);
    CodeHighlighter* m_highlighter;
    QPushButton* m_save;
    QPushButton* m_copy;
    ToneLabel* m_note;
    QTimer m_copied;
};

} // namespace tessera
