// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/quiz_window/handout.h"

#include "app/base/look/image_file.h"
#include "app/base/look/words.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace tessera {

namespace {

constexpr int kDotsPerInch = 96; // the document's measure; the file's own is finer
constexpr int kGridsInARow = 4;
constexpr double kPartGap = 14;
const QString kStyle =
    QStringLiteral("<style>body{font-family:Inter,sans-serif;font-size:10pt;color:#000}h1{font-size:16pt}h3{font-size:"
                   "11pt}.caption{font-size:8pt;color:#444;margin-bottom:2px}.cell{white-space:nowrap}.cell,.formula,."
                   "line{font-family:'JetBrains Mono',monospace;font-size:9pt}</style>");

} // namespace

QString messageHtml(const Message& message)
{
    return inWindowLanguage(message).toHtmlEscaped();
}

namespace {

QString gridHtml(const QuizGrid& grid)
{
    QString text = QStringLiteral("<p class='caption'>%1</p><table border='1' cellspacing='0' cellpadding='3' "
                                  "style='border-collapse:collapse;border-style:solid;border-color:#777'>")
                       .arg(messageHtml(grid.caption));
    for (const auto& row : grid.rows) {
        text += QStringLiteral("<tr>");
        for (const std::string& value : row)
            text += QStringLiteral("<td class='cell' align='right' width='30'>%1</td>")
                        .arg(value.empty() ? QStringLiteral("&nbsp;") : messageHtml(value));
        text += QStringLiteral("</tr>");
    }
    return text + QStringLiteral("</table>");
}

} // namespace

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

namespace {

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

void writeHandout(const QString& path, const QString& title, std::span<const HandoutPart> parts)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(18, 16, 18, 16), QPageLayout::Millimeter);
        drawParts(writer, parts);
    }
    writeFile(path, bytes);
}

} // namespace tessera
