// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/code/code_highlighter.h"

#include "app/base/look/theme.h"

namespace tessera {

CodeHighlighter::CodeHighlighter(QTextDocument* document)
    : QSyntaxHighlighter(document)
{
    makeRules();
}

void CodeHighlighter::setKeywords(const QStringList& words)
{
    m_keywords = words;
}

void CodeHighlighter::setCommentMark(const QString& mark)
{
    m_commentMark = mark;
}

void CodeHighlighter::applyTheme()
{
    makeRules();
    rehighlight();
}

void CodeHighlighter::makeRules()
{
    const auto in = [](const QColor& ink) {
        QTextCharFormat format;
        format.setForeground(ink);
        return format;
    };
    m_rules.clear();
    // The axes' inks are the theme's text colours beside the accent: readable on its ground by design.
    m_rules.push_back(
        {QRegularExpression(QStringLiteral("\\b-?(0x[0-9a-fA-F]+|\\d[\\d.]*(e[+-]?\\d+)?f?)\\b")), in(axisColor(1))});
    m_rules.push_back({QRegularExpression(QStringLiteral("\\b(DML_\\w+|[A-Z][A-Z0-9]*(_[A-Z0-9]+)+)\\b|--[\\w.]+")),
                       in(axisColor(3))});
    if (!m_keywords.isEmpty()) {
        QTextCharFormat keyword = in(axisColor(0));
        keyword.setFontWeight(QFont::DemiBold);
        m_rules.push_back({QRegularExpression(QStringLiteral("\\b(%1)\\b").arg(m_keywords.join('|'))), keyword});
    }
    m_rules.push_back({QRegularExpression(QStringLiteral("\"(\\\\.|[^\"])*\"")), in(axisColor(2))});
    if (!m_commentMark.isEmpty()) {
        QTextCharFormat comment = in(color(Role::SecondaryText));
        comment.setFontItalic(true);
        m_rules.push_back(
            {QRegularExpression(QRegularExpression::escape(m_commentMark) + QStringLiteral(".*$")), comment});
    }
}

void CodeHighlighter::highlightBlock(const QString& text)
{
    for (const Rule& rule : m_rules) {
        auto matches = rule.pattern.globalMatch(text);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            setFormat(int(match.capturedStart()), int(match.capturedLength()), rule.format);
        }
    }
}

} // namespace tessera
