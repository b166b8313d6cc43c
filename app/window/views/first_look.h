// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

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

    // A case was opened and has not run yet. `isPicture`: its input is one, whatever the case says of it. `at`: the
    // output's element to be pinned; none: one in the middle.
    void awaitFirstResult(bool isPicture = false, const std::vector<uint32_t>& at = {});
    void awaitNone() { m_isAwaiting = false; } // the next result is no first one
    bool isAwaiting() const { return m_isAwaiting; }

private:
    void showFirstResult();
    void followPicture();
    void showLight();
    bool canBePicture(Side side) const; // by its channels

    Document& m_document;
    ViewArea& m_views;
    bool m_isAwaiting = false;
    bool m_isLight = false; // the levels are those of a picture of light
    bool m_isPicture = false; // as awaitFirstResult() was told
    std::vector<uint32_t> m_at;
    std::pair<const QUndoStack*, bool> m_outputIsPicture = {}; // which tab it was, and whether its output was a picture
};

} // namespace tessera
