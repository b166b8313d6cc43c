// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/help_label.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace tessera {

HelpLabel::HelpLabel(QWidget* parent)
    : ToneLabel(Role::SecondaryText, {}, parent)
{
    makeSecondary(*this);
    setAlignment(Qt::AlignTop | Qt::AlignLeft);
}

void HelpLabel::setSentences(const QStringList& sentences)
{
    static const QRegularExpression markup(QStringLiteral("<[^>]*>"));
    QStringList plain = sentences;
    plain.replaceInStrings(markup, {});
    if (std::exchange(m_sentences, plain) != plain)
        updateGeometry();
}

int HelpLabel::heightForWidth(int width) const
{
    int height = ToneLabel::heightForWidth(width);
    for (const QString& sentence : m_sentences)
        height = std::max(
            height, fontMetrics().boundingRect(0, 0, width, QWIDGETSIZE_MAX, Qt::TextWordWrap, sentence).height());
    return height;
}

} // namespace tessera
