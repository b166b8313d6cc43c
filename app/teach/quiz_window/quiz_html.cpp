// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_html.h"

#include "app/base/look/format.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/teach/quiz_window/handout.h"
#include "app/teach/quiz_window/quiz_window.h"

namespace tessera {

namespace {

QString paragraph(const QString& html)
{
    return QStringLiteral("<p style=\"margin:0 0 10px 0\">%1</p>").arg(html);
}

// "{1, 2, 4, 4}" stays in one line.
QString unbrokenSizes(QString text)
{
    bool isInside = false;
    for (QChar& each : text) {
        isInside = each == u'{' || (isInside && each != u'}');
        if (isInside && each == u' ')
            each = QChar::Nbsp;
    }
    return text;
}

// The number that is its key, or a sign, and its words; a link while the question is open.
QString answerHtml(const QuizQuestion& question, size_t answer, std::optional<size_t> reply)
{
    const QString number = QString::number(answer + 1), words = messageHtml(question.answers[answer].text);
    const auto line = [&words](const QString& sign) { return QStringLiteral("<b>%1</b>&nbsp; %2").arg(sign, words); };
    if (!reply)
        return linkHtml(QStringLiteral("answer:%1").arg(answer), line(number));
    if (answer == question.right)
        return tinted(line(QStringLiteral("✓")), Role::Good);
    return answer == *reply ? tinted(line(QStringLiteral("✗")), Role::Bad) : tinted(line(number), Role::SecondaryText);
}

// What was right, why, and the formula with its numbers.
QString repliedHtml(const QuizQuestion& question, size_t reply)
{
    const bool isRight = reply == question.right;
    QString html = paragraph(QStringLiteral("<b>%1</b>")
                                 .arg(isRight ? tinted(QuizWindow::tr("Right"), Role::Good)
                                              : tinted(QuizWindow::tr("Not right"), Role::Bad)))
        + paragraph(messageHtml(question.answers[reply].why));
    if (!isRight)
        html += paragraph(messageHtml(whyRight(question)));
    QStringList lines;
    for (const Message& line : question.formula)
        lines << messageHtml(line);
    return html
        + QStringLiteral("<pre style=\"font-family:'%1';white-space:pre-wrap\">%2</pre>")
              .arg(dataFont().family(), lines.join(u'\n'));
}

} // namespace

QString questionHtml(const QuizQuestion& question, std::optional<size_t> reply, const QString& place)
{
    QString html = paragraph(tinted(place, Role::SecondaryText))
        + QStringLiteral("<h3 style=\"margin:0 0 10px 0\">%1</h3>").arg(messageHtml(question.words))
        + paragraph(tinted(unbrokenSizes(messageHtml(question.about)), Role::SecondaryText));
    for (size_t i = 0; i < question.answers.size(); ++i)
        html += paragraph(answerHtml(question, i, reply));
    return reply ? html + repliedHtml(question, *reply) : html;
}

QString scoreHtml(const QuizOrder& order, std::span<const QuizQuestion> quiz, const QuizReplies& replies)
{
    const size_t right = rightAnswers(quiz, replies);
    QString html = QStringLiteral("<h1>%1</h1>").arg(QuizWindow::tr("%1 of %2 right").arg(right).arg(quiz.size()))
        + paragraph(right == quiz.size() ? QuizWindow::tr("Nothing was missed.")
                                         : QuizWindow::tr("Click what you missed to see why."))
        + QStringLiteral("<table cellpadding=\"4\">");
    for (size_t i = 0; i < quiz.size(); ++i) {
        const bool isRight = replies[i] == quiz[i].right;
        const QString mistake = isRight ? QString()
            : replies[i]                ? messageHtml(mistakeLabel(quiz[i].answers[*replies[i]].mistake))
                                        : QuizWindow::tr("not answered");
        html +=
            QStringLiteral("<tr><td>%1</td><td align=\"right\">%2</td><td>%3</td><td>%4</td></tr>")
                .arg(isRight ? tinted(QStringLiteral("✓"), Role::Good) : tinted(QStringLiteral("✗"), Role::Bad),
                     QString::number(i + 1), linkHtml(QStringLiteral("question:%1").arg(i), messageHtml(quiz[i].words)),
                     tinted(mistake, Role::SecondaryText));
    }
    return html + QStringLiteral("</table>")
        + paragraph(QStringLiteral("<span style=\"font-family:'%1'\">%2</span>")
                        .arg(dataFont().family(), messageHtml(text(order))));
}

} // namespace tessera
