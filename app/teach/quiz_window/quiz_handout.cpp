// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_handout.h"

#include "app/base/look/words.h"
#include "engine/core/ops/operator.h"
#include "engine/teach/quiz/quiz_text.h"

namespace tessera {

namespace {

QString questionHtml(const QuizQuestion& question, size_t number)
{
    QString text = QStringLiteral("<h3>%1&nbsp; %2</h3><p>%3</p>")
                       .arg(QString::number(number), messageHtml(question.words), messageHtml(question.about));
    if (const std::vector<QuizGrid> grids = gridsOf(question); !grids.empty())
        text += gridsHtml(grids);
    if (question.asked) // the output to fill in by hand
        text += gridsHtml(gridsOf(tr("Output").toStdString(), outputDesc(question.c.op).sizes,
                                  [&](uint64_t element) { return element == question.asked ? "?" : ""; }));
    text += QStringLiteral("<p>");
    for (size_t i = 0; i < question.answers.size(); ++i)
        text += QStringLiteral("☐&nbsp; %1&nbsp; %2<br>")
                    .arg(QString::number(i + 1), messageHtml(question.answers[i].text));
    return text + QStringLiteral("</p>");
}

QString solutionHtml(const QuizQuestion& question, size_t number)
{
    const QuizAnswer& right = question.answers[question.right];
    QString text = QStringLiteral("<h3>%1&nbsp; %2</h3><p>%3</p>")
                       .arg(QString::number(number),
                            tr("Answer %1: %2").arg(QString::number(question.right + 1), messageHtml(right.text)),
                            messageHtml(right.why));
    QStringList formula;
    for (const Message& line : question.formula)
        formula << messageHtml(line);
    text += QStringLiteral("<p class='formula' style='white-space:pre-wrap'>%1</p><p>")
                .arg(formula.join(QStringLiteral("<br>")));
    for (size_t i = 0; i < question.answers.size(); ++i)
        if (i != question.right)
            text += QStringLiteral("%1&nbsp; <i>%2</i>: %3<br>")
                        .arg(QString::number(i + 1), messageHtml(mistakeLabel(question.answers[i].mistake)),
                             messageHtml(question.answers[i].why));
    return text + QStringLiteral("</p>");
}

} // namespace

std::vector<HandoutPart> handoutParts(const QuizOrder& order, std::span<const QuizQuestion> quiz)
{
    std::vector<HandoutPart> parts;
    parts.push_back(
        {QStringLiteral("<h1>%1</h1><p>%2</p><p class='line'>%3</p>")
             .arg(tr("Quiz on tensor layouts"), tr("Name: %1").arg(QString(32, u'_')), messageHtml(text(order)))});
    for (size_t i = 0; i < quiz.size(); ++i)
        parts.push_back({questionHtml(quiz[i], i + 1)});
    parts.push_back({QStringLiteral("<h1>%1</h1>").arg(tr("Solutions")), true});
    for (size_t i = 0; i < quiz.size(); ++i)
        parts.push_back({solutionHtml(quiz[i], i + 1)});
    return parts;
}

void writeHandout(const QString& path, const QuizOrder& order, std::span<const QuizQuestion> quiz)
{
    writeHandout(path, tr("Quiz on tensor layouts"), handoutParts(order, quiz));
}

} // namespace tessera
