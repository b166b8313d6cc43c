// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QPlainTextEdit;
class QPushButton;

namespace tessera {

class CodeHighlighter;
class ToneLabel;

// The case as a program or a file, to be copied: DirectML C++, NumPy, DxDispatch JSON, the line of `tessera run`, and
// what other frameworks call it. A framework's words are a snippet, or a whole script that runs.
class CodeView : public QWidget {
    Q_OBJECT

public:
    explicit CodeView(Document* document, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent*) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void makeBar();
    QString codeOf(int language) const; // throws
    bool isScript() const; // what is shown, or would be
    void copy();
    void save(); // asks where

    Document* m_document;
    QComboBox* m_dialects;
    QCheckBox* m_script;
    QPlainTextEdit* m_text;
    CodeHighlighter* m_highlighter;
    QPushButton* m_save;
    QPushButton* m_copy;
    ToneLabel* m_note;
    QTimer m_copied;
};

} // namespace tessera
