// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/quiz/quiz_handout.h"

#include "app/look/format.h"
#include "app/look/image_file.h"
#include "engine/ops/operator.h"
#include "engine/quiz/quiz_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace tessera {

namespace {

constexpr int kDotsPerInch = 96; // the document's measure; the file's own is finer
constexpr int kGridsInARow = 4;

QString tr(const char* text)
{
    return QCoreApplication::translate("QuizHandout", text);
}

QString html(std::string_view text)
{
    return toQString(text).toHtmlEscaped();
}

QString gridHtml(const QuizGrid& grid)
{
    QString text = QStringLiteral("<p class='caption'>%1</p><table border='1' cellspacing='0' cellpadding='3'>")
                       .arg(html(grid.caption));
    for (const auto& row : grid.rows) {
        text += QStringLiteral("<tr>");
        for (const std::string& value : row)
            text += QStringLiteral("<td class='cell' align='right' width='30'>%1</td>")
                        .arg(value.empty() ? QStringLiteral("&nbsp;") : html(value));
        text += QStringLiteral("</tr>");
    }
    return text + QStringLiteral("</table>");
}

QString gridsHtml(const std::vector<QuizGrid>& grids)
{
    QString text = QStringLiteral("<table cellpadding='4'>");
    for (size_t i = 0; i < grids.size(); ++i) {
        if (i % kGridsInARow == 0)
            text += i == 0 ? QStringLiteral("<tr>") : QStringLiteral("</tr><tr>");
        text += QStringLiteral("<td>%1</td>").arg(gridHtml(grids[i]));
    }
    return text + QStringLiteral("</tr></table>");
}

// The output to fill in by hand; the cell that is asked for has a "?".
std::vector<QuizGrid> emptyGrids(const QuizQuestion& question)
{
    Tensor cells({.dataType = DataType::UInt8, .sizes = outputDesc(question.c.op).sizes});
    cells.setBits(question.asked.value(), 1);
    std::vector<QuizGrid> grids = gridsOf(tr("Output").toStdString(), cells);
    for (QuizGrid& grid : grids)
        for (auto& row : grid.rows)
            for (std::string& value : row)
                value = value == "1" ? "?" : "";
    return grids;
}

QString questionHtml(const QuizQuestion& question, size_t number)
{
    QString text = QStringLiteral("<h3>%1&nbsp; %2</h3><p>%3</p>")
                       .arg(QString::number(number), html(question.words), html(question.about));
    if (const std::vector<QuizGrid> grids = gridsOf(question); !grids.empty())
        text += gridsHtml(grids);
    if (question.asked)
        text += gridsHtml(emptyGrids(question));
    text += QStringLiteral("<p>");
    for (size_t i = 0; i < question.answers.size(); ++i)
        text += QStringLiteral("☐&nbsp; %1&nbsp; %2<br>").arg(QString::number(i + 1), html(question.answers[i].text));
    return text + QStringLiteral("</p>");
}

QString solutionHtml(const QuizQuestion& question, size_t number)
{
    const QuizAnswer& right = question.answers[question.right];
    QString text =
        QStringLiteral("<h3>%1&nbsp; %2&nbsp; %3</h3><p>%4</p>")
            .arg(QString::number(number), QString::number(question.right + 1), html(right.text), html(right.why));
    QStringList formula;
    for (const std::string& line : question.formula)
        formula << html(line);
    text += QStringLiteral("<p class='formula'>%1</p><p>").arg(formula.join(QStringLiteral("<br>")));
    for (size_t i = 0; i < question.answers.size(); ++i)
        if (i != question.right)
            text += QStringLiteral("%1&nbsp; <i>%2</i>: %3<br>")
                        .arg(QString::number(i + 1), html(question.answers[i].mistake), html(question.answers[i].why));
    return text + QStringLiteral("</p>");
}

} // namespace

QString handoutHtml(const QuizOrder& order, std::span<const QuizQuestion> quiz)
{
    QString questions, solutions;
    for (size_t i = 0; i < quiz.size(); ++i) {
        questions += questionHtml(quiz[i], i + 1);
        solutions += solutionHtml(quiz[i], i + 1);
    }
    const QString line = QStringLiteral("<p class='line'>%1</p>").arg(html(lineOf(order)));
    return QStringLiteral("<style>body{font-family:Inter,sans-serif;font-size:10pt;color:#000}"
                          "h1{font-size:16pt}h3{font-size:11pt;margin-top:14px}"
                          ".caption{font-size:8pt;color:#444;margin-bottom:2px}"
                          ".cell,.formula,.line{font-family:'JetBrains Mono',monospace;font-size:9pt}</style>"
                          "<h1>%1</h1><p>%2</p>%3%4"
                          "<h1 style='page-break-before:always'>%5</h1>%6")
        .arg(tr("Quiz on tensor layouts"), tr("Name: ________________________________"), line, questions,
             tr("Solutions"), solutions);
}

void writeHandout(const QString& path, const QuizOrder& order, std::span<const QuizQuestion> quiz)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(tr("Quiz on tensor layouts"));
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(18, 16, 18, 16), QPageLayout::Millimeter);
        QTextDocument document;
        document.setHtml(handoutHtml(order, quiz));
        const double scale = double(writer.resolution()) / kDotsPerInch;
        const QSizeF page = QSizeF(writer.width(), writer.height()) / scale;
        document.setPageSize(page);
        QPainter painter(&writer);
        painter.scale(scale, scale);
        for (int i = 0; i < document.pageCount(); ++i) {
            if (i > 0)
                writer.newPage();
            painter.save();
            painter.translate(0, -i * page.height());
            document.drawContents(&painter, QRectF(0, i * page.height(), page.width(), page.height()));
            painter.restore();
        }
    }
    writeFile(path, bytes);
}

} // namespace tessera
