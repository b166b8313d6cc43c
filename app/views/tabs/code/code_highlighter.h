// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QSyntaxHighlighter>
#include <QTextCharFormat>

#include <vector>

namespace tessera {

// Light colours for the languages of CodeView: comments, strings, numbers, keywords and DirectML's names.
class CodeHighlighter : public QSyntaxHighlighter {
public:
    explicit CodeHighlighter(QTextDocument* document);

    void setKeywords(const QStringList& words);
    void setCommentMark(const QString& mark); // what begins a comment that ends with the line; empty = none
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

} // namespace tessera
