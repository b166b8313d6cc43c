// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/tab.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"

#include <QEvent>

namespace tessera {

Tab::Tab(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    whenever({QEvent::StyleChange}, this, this, [this] {
        if (isVisible())
            refresh();
    });
}

void Tab::follow(std::initializer_list<Changed> changes, const std::function<void()>& show)
{
    for (const Changed changed : changes)
        connect(m_document, changed, this, [this, show] {
            if (isVisible())
                show();
        });
}

ToneLabel* placeholder(const QString& words, QWidget* parent)
{
    auto* label = new ToneLabel(Role::SecondaryText, words, parent);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

QLabel* figureCell(const QString& tip, QWidget* parent)
{
    auto* cell = new QLabel(parent);
    cell->setFont(dataFont());
    cell->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    cell->setTextInteractionFlags(Qt::TextSelectableByMouse);
    cell->setToolTip(tip);
    return cell;
}

} // namespace tessera
