// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lesson_html.h"

#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "engine/core/ops/operator.h"
#include "engine/teach/lesson/lesson.h"
#include "engine/teach/lesson/task.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString linkHtml(const QString& to, const QString& html, Role role = Role::Accent)
{
    return QStringLiteral("<a href=\"%1\" style=\"text-decoration:none;color:%2\">%3</a>")
        .arg(to, color(role).name(), html);
}

} // namespace

QString spansHtml(const LessonText& text)
{
    using Kind = LessonSpan::Kind;
    QString html;
    for (const LessonSpan& span : text.spans) {
        const QString words = escaped(span.text);
        if (span.kind == Kind::Strong)
            html += QStringLiteral("<b>%1</b>").arg(words);
        else if (span.kind == Kind::Emphasis)
            html += QStringLiteral("<i>%1</i>").arg(words);
        else if (span.kind == Kind::Code)
            html += QStringLiteral("<span style=\"font-family:'%1'\">%2</span>").arg(dataFont().family(), words);
        else
            html += words;
    }
    return html;
}

QString knobHtml(const LessonKnob& knob)
{
    return knob.label.spans.empty() ? escaped(knob.field)
                                    : spansHtml(knob.label) + u' ' + tinted(escaped(knob.field), Role::SecondaryText);
}

QString gridsHtml(const std::vector<LessonGrid>& grids, const GridLook& look)
{
    constexpr size_t kCellsInARow = 9; // so many fit into a narrow panel
    const auto begin = QStringLiteral("<table border='1' cellspacing='0' cellpadding='%2' bgcolor='%3' "
                                      "style='border-collapse:collapse;border-style:solid;border-color:#777;"
                                      "font-family:\"%1\"'>")
                           .arg(dataFont().family())
                           .arg(look.padding);
    QString html = QStringLiteral("<table cellpadding='4'><tr>");
    size_t cells = 0;
    for (const LessonGrid& grid : grids) {
        const size_t columns = std::max(grid.rows.front().size(), size_t{2}); // for the caption
        if (cells > 0 && cells + columns > kCellsInARow) {
            html += QStringLiteral("</tr></table><table cellpadding='4'><tr>");
            cells = 0;
        }
        cells += columns;
        html += QStringLiteral("<td>");
        if (!grid.caption.isEmpty())
            html += QStringLiteral("<small>%1</small>").arg(inWindowLanguage(grid.caption).toHtmlEscaped());
        const auto hue = int((&grid - grids.data()) * 360 / ptrdiff_t(grids.size()));
        html += begin.arg(look.isColoured ? QColor::fromHsv(hue, 70, 255).name() : QStringLiteral("transparent"));
        for (const auto& row : grid.rows) {
            html += QStringLiteral("<tr>");
            for (const std::string& text : row)
                html +=
                    QStringLiteral("<td align='right' width='%1' style='white-space:nowrap'>%2</td>")
                        .arg(QString::number(look.cellWidth), text.empty() ? QStringLiteral("&nbsp;") : escaped(text));
            html += QStringLiteral("</tr>");
        }
        html += QStringLiteral("</table></td>");
    }
    return html + QStringLiteral("</tr></table>");
}

bool isAnsweredRight(const Lesson& lesson, const LessonReader& reader, size_t question)
{
    const auto chosen = reader.answers.find(question);
    return chosen != reader.answers.end() && lesson.questions[question].answers[chosen->second].isRight;
}

size_t rightAnswers(const Lesson& lesson, const LessonReader& reader)
{
    size_t right = 0;
    for (size_t i = 0; i < lesson.questions.size(); ++i)
        right += isAnsweredRight(lesson, reader, i) ? 1 : 0;
    return right;
}

namespace {

constexpr int kSignWidth = 18; // an answer's lines begin behind its sign

QString paragraph(const QString& html, int above = 0, int left = 0, int first = 0)
{
    return QStringLiteral("<p style=\"margin:%1px 0 8px %2px;text-indent:%3px;line-height:125%\">%4</p>")
        .arg(above)
        .arg(left)
        .arg(first)
        .arg(html);
}

QString verdictHtml(const LessonAnswer& answer)
{
    const QString verdict = answer.isRight ? tinted(tr("Right."), Role::Good) : tinted(tr("Not this one."), Role::Bad);
    return paragraph(verdict + QLatin1Char(' ') + spansHtml(answer.why), 0, 28);
}

// An answer's sign: A or B in a vote, else its number, which is its key in a quiz.
QString signOf(const LessonQuestion& question, int place)
{
    return question.vote.empty() ? QString::number(place + 1) : QString(QChar(u'A' + place));
}

QString questionHtml(const Lesson& lesson, size_t number, const LessonReader& reader)
{
    const LessonQuestion& question = lesson.questions[number];
    QString html = paragraph(QStringLiteral("<b>%1</b>").arg(spansHtml(question.words)), 10);
    if (lesson.isQuiz)
        html += paragraph(tinted(spansHtml(question.about), Role::SecondaryText)) + gridsHtml(question.given);
    const auto chosen = reader.answers.find(number);
    const bool isSettled = (lesson.isQuiz || !question.vote.empty()) && chosen != reader.answers.end();
    int place = 0;
    for (const size_t i : answerOrder(question)) {
        const LessonAnswer& answer = question.answers[i];
        const bool isChosen = chosen != reader.answers.end() && chosen->second == i;
        const bool isJudged = isChosen || (isSettled && answer.isRight);
        const QString key = signOf(question, place++);
        const QString sign = isJudged                 ? (answer.isRight ? QStringLiteral("✔") : QStringLiteral("✘"))
            : lesson.isQuiz || !question.vote.empty() ? key
                                                      : QStringLiteral("○");
        const Role role = isJudged ? (answer.isRight ? Role::Good : Role::Bad)
            : isSettled            ? Role::SecondaryText
                                   : Role::Accent;
        const QString words = QStringLiteral("%1&nbsp; %2").arg(sign, spansHtml(answer.words));
        html += paragraph(isSettled ? tinted(words, role)
                                    : linkHtml(QStringLiteral("answer:%1:%2").arg(number).arg(i), words, role),
                          0, 8 + kSignWidth, -kSignWidth);
        if (isChosen)
            html += verdictHtml(answer);
        else if (isJudged)
            html += paragraph(spansHtml(answer.why), 0, 28);
    }
    return html;
}

// The last step of a quiz.
QString scoreHtml(const Lesson& lesson, const LessonReader& reader)
{
    const size_t right = rightAnswers(lesson, reader), count = lesson.questions.size();
    QString html = QStringLiteral("<h1>%1</h1>").arg(tr("%1 of %2 right").arg(right).arg(count))
        + paragraph(right == count ? tr("Nothing was missed.") : tr("Click what you missed to see why."))
        + QStringLiteral("<table cellpadding=\"4\">");
    for (size_t i = 0; i < count; ++i) {
        const LessonQuestion& question = lesson.questions[i];
        const bool isRight = isAnsweredRight(lesson, reader, i);
        html += QStringLiteral("<tr><td>%1</td><td align=\"right\">%2</td><td>%3</td></tr>")
                    .arg(isRight ? tinted(QStringLiteral("✔"), Role::Good) : tinted(QStringLiteral("✘"), Role::Bad),
                         QString::number(i + 1), linkHtml(QStringLiteral("step:%1").arg(i), spansHtml(question.words)));
    }
    return html + QStringLiteral("</table>") + paragraph(linkHtml(QStringLiteral("quiz:"), tr("New quiz")), 10);
}

QString figureHtml(const LessonFigure& figure, size_t number, const LessonReader& reader)
{
    const std::string_view op = name(figure.c.op);
    const QString words = QString::fromUtf8(op.data(), qsizetype(op.size()));
    const bool isShown = reader.figure == number;
    const QString sentence = (isShown ? tr("▣ The case beside this text: %1") : tr("▢ Show this case: %1")).arg(words);
    return paragraph(
        linkHtml(QStringLiteral("case:%1").arg(number), sentence, isShown ? Role::SecondaryText : Role::Accent), 2);
}

QString codeHtml(const QString& escaped)
{
    return QStringLiteral("<pre style=\"font-family:'%1';margin:2px 0 10px 0;color:%2;white-space:pre-wrap\">%3</pre>")
        .arg(dataFont().family(), color(Role::SecondaryText).name(), escaped);
}

QString exerciseHtml(const LessonExercise& exercise, size_t number, const LessonReader& reader)
{
    QString html = paragraph(QStringLiteral("<b>%1</b>").arg(spansHtml(exercise.words)), 10)
        + paragraph(tr("Write this function in a file of Python, and check it:").toHtmlEscaped())
        + codeHtml(escaped(signatureOf(exercise)) + u'\n' + escaped(checkCommand(exercise)));
    if (reader.solutions.contains(number))
        return html + codeHtml(escaped(exercise.solution));
    return html + paragraph(linkHtml(QStringLiteral("solution:%1").arg(number), tr("Show the solution")));
}

QString blockHtml(const Lesson& lesson, const LessonBlock& block, const LessonReader& reader)
{
    using Kind = LessonBlock::Kind;
    switch (block.kind) {
    case Kind::Heading:
        return QStringLiteral("<h3 style=\"margin:8px 0 8px 0;font-size:medium\">%1</h3>")
            .arg(spansHtml(block.texts.front()));
    case Kind::Paragraph:
        return paragraph(spansHtml(block.texts.front()));
    case Kind::List: {
        QString items;
        for (const LessonText& item : block.texts)
            items += QStringLiteral("<li style=\"margin:0 0 4px 0;line-height:125%\">%1</li>").arg(spansHtml(item));
        return QStringLiteral("<ul style=\"margin:0 0 8px 0;-qt-list-indent:1\">%1</ul>").arg(items);
    }
    case Kind::Code:
        return codeHtml(spansHtml(block.texts.front()));
    case Kind::Figure:
        if (lesson.isQuiz)
            return {}; // the panel shows it at its turn
        return figureHtml(lesson.figures[block.index], block.index, reader);
    case Kind::Question:
        return questionHtml(lesson, block.index, reader);
    case Kind::Exercise:
        return exerciseHtml(lesson.exercises[block.index], block.index, reader);
    }
    return {};
}

// The figure whose task has this question.
std::optional<size_t> taskOf(const Lesson& lesson, const LessonBlock& block)
{
    for (size_t i = 0; block.kind == LessonBlock::Kind::Question && i < lesson.figures.size(); ++i)
        if (lesson.figures[i].task && lesson.figures[i].question == block.index)
            return i;
    return {};
}

// The blocks of the step that are not folded behind a task.
std::vector<size_t> shownBlocks(const Lesson& lesson, const LessonStep& step, const LessonReader& reader)
{
    std::vector<size_t> shown;
    LessonFold closed;
    for (size_t i = step.begin; i < step.end; ++i) {
        const LessonBlock& block = lesson.blocks[i];
        const std::optional<size_t> task = taskOf(lesson, block);
        const bool isPending = task && !reader.reached.contains(*task);
        if (isPending || (i >= closed.begin && i < closed.end))
            continue;
        shown.push_back(i);
        if (const LessonFold fold = foldAfter(lesson, i); fold.begin < fold.end && !reader.opened.contains(block.index))
            closed = fold;
    }
    return shown;
}

} // namespace

QString headingOf(const Lesson& lesson, const LessonStep& step)
{
    const auto begin = lesson.blocks.begin() + ptrdiff_t(step.begin), end = lesson.blocks.begin() + ptrdiff_t(step.end);
    const auto heading = std::find_if(begin, end, [](const LessonBlock& block) {
        return block.kind == LessonBlock::Kind::Heading && !block.texts.empty();
    });
    const std::string words = heading == end ? std::string() : plainText(heading->texts.front());
    return QString::fromStdString(words.empty() ? lesson.title : words);
}

QString askedHtml(const LessonQuestion& question)
{
    QString html = spansHtml(question.words);
    int place = 0;
    for (const size_t answer : answerOrder(question))
        html +=
            QStringLiteral("<br>%1.&nbsp;%2").arg(signOf(question, place++), spansHtml(question.answers[answer].words));
    return html;
}

QString truthHtml(const LessonQuestion& question)
{
    const LessonAnswer& right = *std::ranges::find_if(question.answers, &LessonAnswer::isRight);
    return tinted(QStringLiteral("✔&nbsp; ") + spansHtml(right.words), Role::Good) + QStringLiteral("<br>")
        + spansHtml(right.why);
}

QString lessonHtml(const Lesson& lesson, const LessonStep& step, const LessonReader& reader)
{
    QString html, link; // the link to the explanation follows the task's votes and question
    size_t foldBegin = 0;
    for (const size_t i : shownBlocks(lesson, step, reader)) {
        const LessonBlock& block = lesson.blocks[i];
        if (i >= foldBegin)
            html += std::exchange(link, {});
        if (taskOf(lesson, block))
            html += QStringLiteral("<a name=\"%1\"></a>").arg(QLatin1String(kWhyAnchor));
        else if (block.kind == LessonBlock::Kind::Question)
            html += QStringLiteral("<a name=\"%1\"></a>").arg(block.index);
        html += blockHtml(lesson, block, reader);
        if (const LessonFold fold = foldAfter(lesson, i);
            fold.begin < fold.end && !reader.opened.contains(block.index)) {
            link = paragraph(linkHtml(QStringLiteral("explanation:%1").arg(block.index), tr("Show the explanation")));
            foldBegin = fold.begin;
        }
    }
    html += link;
    return lesson.isQuiz && step.end == lesson.blocks.size() ? html + scoreHtml(lesson, reader) : html;
}

std::vector<LessonStep> stepsOf(const Lesson& lesson)
{
    std::optional<size_t> last = lesson.figures.empty() ? std::nullopt : std::optional<size_t>(0);
    std::vector<LessonStep> steps{{0, 0, last}};
    bool hasHeading = false, hasFigure = false; // in this step
    for (size_t i = 0; i < lesson.blocks.size(); ++i) {
        const LessonBlock& block = lesson.blocks[i];
        if (block.kind == LessonBlock::Kind::Heading && std::exchange(hasHeading, true)) {
            steps.push_back({i, i, last});
            hasFigure = false;
        }
        steps.back().end = i + 1;
        if (block.kind != LessonBlock::Kind::Figure)
            continue;
        last = block.index;
        if (!std::exchange(hasFigure, true))
            steps.back().figure = last;
    }
    return steps;
}

} // namespace tessera
