// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lesson_html.h"

#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "engine/core/ops/operator.h"

namespace tessera {

namespace {

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString tinted(const QString& html, Role role)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(color(role).name(), html);
}

// Words that no line ends in: it would after "--".
QString unbroken(QString code)
{
    for (qsizetype i = code.size() - 1; i > 0; --i)
        if ((code[i - 1] == u'-' || code[i - 1] == u'/') && !code[i].isSpace())
            code.insert(i, kWordJoiner);
    return code;
}

QString htmlOf(const LessonText& text)
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
            html +=
                QStringLiteral("<span style=\"font-family:'%1'\">%2</span>").arg(dataFont().family(), unbroken(words));
        else
            html += words;
    }
    return html;
}

QString paragraph(const QString& html, int above = 0, int left = 0)
{
    return QStringLiteral("<p style=\"margin:%1px 0 8px %2px;line-height:125%\">%3</p>").arg(above).arg(left).arg(html);
}

QString questionHtml(const LessonQuestion& question, size_t number, const LessonReader& reader)
{
    const auto chosen = reader.answers.find(number);
    QString html = paragraph(QStringLiteral("<b>%1</b>").arg(htmlOf(question.words)), 10);
    for (const size_t i : answerOrder(question)) {
        const LessonAnswer& answer = question.answers[i];
        const bool isChosen = chosen != reader.answers.end() && chosen->second == i;
        const QString sign = !isChosen ? QStringLiteral("○")
            : answer.isRight           ? QStringLiteral("✔")
                                       : QStringLiteral("✘");
        html +=
            paragraph(QStringLiteral("<a href=\"answer:%1:%2\" style=\"text-decoration:none;color:%3\">%4&nbsp; %5</a>")
                          .arg(number)
                          .arg(i)
                          .arg(color(isChosen ? answer.isRight ? Role::Good : Role::Bad : Role::Accent).name(), sign,
                               htmlOf(answer.words)),
                      0, 8);
        if (isChosen)
            html += paragraph(
                tinted(answer.isRight ? tr("Right.") : tr("Not this one."), answer.isRight ? Role::Good : Role::Bad)
                    + QLatin1Char(' ') + htmlOf(answer.why),
                0, 28);
    }
    return html;
}

QString figureHtml(const LessonFigure& figure, size_t number, const LessonReader& reader)
{
    const std::string_view op = name(figure.c.op);
    const QString words = QString::fromUtf8(op.data(), qsizetype(op.size()));
    const bool isShown = reader.figure == number;
    const QString sentence = (isShown ? tr("▣ The case beside this text: %1") : tr("▢ Show this case: %1")).arg(words);
    const auto link = [](const QString& to, Role role, const QString& text) {
        return QStringLiteral("<a href=\"%1\" style=\"text-decoration:none;color:%2\">%3</a>")
            .arg(to, color(role).name(), text.toHtmlEscaped());
    };
    QString html = link(QStringLiteral("case:%1").arg(number), isShown ? Role::SecondaryText : Role::Accent, sentence);
    if (isShown && withOtherOrder(figure.c.op))
        html += QStringLiteral(" · ") + link(QStringLiteral("order:"), Role::Accent, tr("other order"));
    return paragraph(html, 2);
}

QString blockHtml(const Lesson& lesson, const LessonBlock& block, const LessonReader& reader)
{
    using Kind = LessonBlock::Kind;
    switch (block.kind) {
    case Kind::Heading:
        return QStringLiteral("<h3 style=\"margin:8px 0 8px 0;font-size:medium\">%1</h3>")
            .arg(htmlOf(block.texts.front()));
    case Kind::Paragraph:
        return paragraph(htmlOf(block.texts.front()));
    case Kind::List: {
        QString items;
        for (const LessonText& item : block.texts)
            items += QStringLiteral("<li style=\"margin:0 0 4px 0;line-height:125%\">%1</li>").arg(htmlOf(item));
        return QStringLiteral("<ul style=\"margin:0 0 8px 0;-qt-list-indent:1\">%1</ul>").arg(items);
    }
    case Kind::Code:
        return QStringLiteral(
                   "<pre style=\"font-family:'%1';margin:2px 0 10px 0;color:%2;white-space:pre-wrap\">%3</pre>")
            .arg(dataFont().family(), color(Role::SecondaryText).name(), htmlOf(block.texts.front()));
    case Kind::Figure:
        return figureHtml(lesson.figures[block.index], block.index, reader);
    case Kind::Question:
        return questionHtml(lesson.questions[block.index], block.index, reader);
    }
    return {};
}

} // namespace

std::vector<size_t> answerOrder(const LessonQuestion& question)
{
    std::vector<size_t> order;
    for (size_t i = 0; i < question.answers.size(); ++i)
        order.push_back((i + question.line) % question.answers.size());
    return order;
}

QString lessonHtml(const Lesson& lesson, const LessonStep& step, const LessonReader& reader)
{
    QString html;
    for (size_t i = step.begin; i < step.end; ++i)
        html += blockHtml(lesson, lesson.blocks[i], reader);
    return html;
}

std::vector<LessonStep> stepsOf(const Lesson& lesson)
{
    using Kind = LessonBlock::Kind;
    std::vector<LessonStep> steps(1);
    bool hasHeading = false;
    for (size_t i = 0; i < lesson.blocks.size(); ++i) {
        const LessonBlock& block = lesson.blocks[i];
        const bool isHeading = block.kind == Kind::Heading;
        if (isHeading && hasHeading)
            steps.push_back({i, i, {}});
        hasHeading = hasHeading || isHeading;
        steps.back().end = i + 1;
        if (block.kind == Kind::Figure && !steps.back().figure)
            steps.back().figure = block.index;
    }
    std::optional<size_t> before = lesson.figures.empty() ? std::nullopt : std::optional<size_t>(0);
    for (LessonStep& step : steps) {
        if (!step.figure)
            step.figure = before;
        for (size_t i = step.begin; i < step.end; ++i)
            if (lesson.blocks[i].kind == Kind::Figure)
                before = lesson.blocks[i].index;
    }
    return steps;
}

} // namespace tessera
