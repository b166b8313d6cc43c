// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/formula_html.h"

#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QRegularExpression>
#include <QStringList>

namespace tessera {

namespace {

// A line breaks before "=" and not behind it; a short name stays with both: "by = 0".
QString heldTogether(QString line)
{
    static const QRegularExpression named(QStringLiteral("\\b(\\w{1,2}) = "));
    const QString held(QChar::Nbsp);
    line.replace(named, QStringLiteral("\\1") + held + QLatin1Char('=') + held);
    return line.replace(QStringLiteral("= "), QLatin1Char('=') + held);
}

QString escaped(const Message& text)
{
    return heldTogether(inWindowLanguage(text))
        .toHtmlEscaped()
        .replace(QStringLiteral("  "), QStringLiteral("&nbsp;&nbsp;"));
}

} // namespace

QString formulaHtml(std::span<const FormulaLine> formula)
{
    QStringList lines;
    for (const FormulaLine& line : formula)
        lines << (line.axis < 0 ? QStringLiteral("<b>%1</b>").arg(escaped(line.text))
                                : QStringLiteral("<span style=\"color:%1\">%2</span>")
                                      .arg(axisColor(line.axis).name(), escaped(line.text)));
    return lines.join(QStringLiteral("<br>"));
}

} // namespace tessera
