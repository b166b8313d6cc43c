// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"

#include <QObject>

#include <utility>

namespace tessera {

class ViewArea;

// How a case is shown when its first result is there: an element in the middle is pinned, so that the first look
// explains itself, and a picture is shown as one.
class FirstLook : public QObject {
    Q_OBJECT

public:
    FirstLook(Document& document, ViewArea& views);

    void expect(bool isPicture); // a case was opened and has not run yet
    void forget(); // the next result is no first one
    bool isExpecting() const { return m_expecting; }

private:
    void greet();
    void followPicture();
    bool canBePicture(Side side) const; // by its channels

    Document& m_document;
    ViewArea& m_views;
    bool m_expecting = false;
    bool m_isPicture = false; // what was opened last
    std::pair<const QUndoStack*, bool> m_outputIsPicture = {}; // of which tab
};

} // namespace tessera
