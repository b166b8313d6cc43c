// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QWidget>

#include <functional>
#include <initializer_list>

class QLabel;

namespace tessera {

class ToneLabel;

// A tab of the bottom panel that shows the document. It is made anew when it is shown and when the theme changes, and
// while it is to be seen whenever the document has changed in one of the ways that it names.
class Tab : public QWidget {
public:
    Tab(Document* document, QWidget* parent);

protected:
    virtual void refresh() = 0;
    // `show` while the tab is to be seen, when one of these has happened.
    using Changed = void (Document::*)();
    void follow(std::initializer_list<Changed> changes, const std::function<void()>& show);
    void showEvent(QShowEvent*) override { refresh(); }

    Document* const m_document;
};

// What stands in a page's place while there is nothing to see: quiet, in the middle.
ToneLabel* placeholder(const QString& words, QWidget* parent);

// A number for a table of labels: in the font of data, at the right, to be copied.
QLabel* figureCell(const QString& tip, QWidget* parent);

} // namespace tessera
