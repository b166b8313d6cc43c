// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/quiz_handout.h"

#include "app/base/look/format.h"
#include "app/base/look/image_file.h"
#include "app/base/look/words.h"
#include "engine/core/ops/operator.h"
#include "engine/teach/quiz/quiz_text.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace tessera {

namespace {

constexpr int kDotsPerInch = 96; // the document's measure; the file's own is finer
constexpr int kGridsInARow = 4;
constexpr double kPartGap = 8;
const QString kStyle =
    QStringLiteral("<style>body{font-family:Inter,sans-serif;font-size:10pt;color:#000}"
                   "h1{font-size:16pt}h3{font-size:11pt}"
                   ".caption{font-size:8pt;color:#444;margin-bottom:2px}.cell{white-space:nowrap}"
                   ".cell,.formula,.line{font-family:'JetBrains Mono',monospace;font-size:9pt}</style>");

QString html(const Message& message)
{
    return inWindowLanguage(message).toHtmlEscaped();
}

QString gridHtml(const QuizGrid& grid)
{
    QString text = QStringLiteral("<p class='caption'>%1</p><table border='1' cellspacing='0' cellpadding='3' "
                                  "style='border-collapse:collapse;border-style:solid;border-color:#777'>")
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
    std::vector<QuizGrid> grids =
        gridsOf((question.kind == QuizKind::House ? tr("Tensor") : tr("Output")).toStdString(), cells);
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
        QStringLiteral("<h3>%1&nbsp; %2</h3><p>%3</p>")
            .arg(QString::number(number),
                 tr("Answer %1: %2").arg(QString::number(question.right + 1), html(right.text)), html(right.why));
    QStringList formula;
    for (const Message& line : question.formula)
        formula << html(line);
    text += QStringLiteral("<p class='formula' style='white-space:pre-wrap'>%1</p><p>")
                .arg(formula.join(QStringLiteral("<br>")));
    for (size_t i = 0; i < question.answers.size(); ++i)
        if (i != question.right)
            text += QStringLiteral("%1&nbsp; <i>%2</i>: %3<br>")
                        .arg(QString::number(i + 1), html(mistakeLabel(question.answers[i].mistake)),
                             html(question.answers[i].why));
    return text + QStringLiteral("</p>");
}

// One part as it is laid out on a page so wide.
class LaidOut {
public:
    LaidOut(const QString& html, const QSizeF& page)
    {
        m_document.setDocumentMargin(0);
        m_document.setHtml(kStyle + html);
        m_document.setTextWidth(page.width());
    }

    double height() const { return m_document.size().height(); }
    // What of it lies from `top` on and fits the page.
    void draw(QPainter& painter, double at, double top, const QSizeF& page)
    {
        painter.save();
        painter.translate(0, at - top);
        m_document.drawContents(&painter, QRectF(0, top, page.width(), page.height() - at));
        painter.restore();
    }

private:
    QTextDocument m_document;
};

void drawParts(QPdfWriter& writer, std::span<const HandoutPart> parts)
{
    const double scale = double(writer.resolution()) / kDotsPerInch;
    const QSizeF page = QSizeF(writer.width(), writer.height()) / scale;
    QPainter painter(&writer);
    painter.scale(scale, scale);
    double y = 0;
    for (const HandoutPart& part : parts) {
        LaidOut laid(part.html, page);
        if (y > 0 && (part.beginsPage || y + laid.height() > page.height())) {
            writer.newPage();
            y = 0;
        }
        double top = 0;
        for (; laid.height() - top > page.height() - y; top += page.height() - y, y = 0) { // higher than a page
            laid.draw(painter, y, top, page);
            writer.newPage();
        }
        laid.draw(painter, y, top, page);
        y += laid.height() - top + kPartGap;
    }
}

} // namespace

std::vector<HandoutPart> handoutParts(const QuizOrder& order, std::span<const QuizQuestion> quiz)
{
    std::vector<HandoutPart> parts;
    parts.push_back(
        {QStringLiteral("<h1>%1</h1><p>%2</p><p class='line'>%3</p>")
             .arg(tr("Quiz on tensor layouts"), tr("Name: %1").arg(QString(32, u'_')), html(lineOf(order)))});
    for (size_t i = 0; i < quiz.size(); ++i)
        parts.push_back({questionHtml(quiz[i], i + 1)});
    parts.push_back({QStringLiteral("<h1>%1</h1>").arg(tr("Solutions")), true});
    for (size_t i = 0; i < quiz.size(); ++i)
        parts.push_back({solutionHtml(quiz[i], i + 1)});
    return parts;
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
        drawParts(writer, handoutParts(order, quiz));
    }
    writeFile(path, bytes);
}

} // namespace tessera
