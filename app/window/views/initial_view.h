// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QObject>
#include <QUndoStack>

#include <utility>

namespace tessera {

class ViewArea;

// How a case is shown when its first result is there: an element in the middle is pinned, so that the first look
// explains itself, and a picture is shown as one.
class InitialView : public QObject {
    Q_OBJECT

public:
    InitialView(Document& document, ViewArea& views);

private:
    void showFirstResult(const FirstLook& look);
    void followPicture();
    void showLight();
    bool canBePicture(Side side) const; // whether its channels can be colours

    Document& m_document;
    ViewArea& m_views;
    bool m_isLight = false; // the levels are those of a picture of light
    std::pair<const QUndoStack*, bool> m_outputIsPicture = {}; // the tab, and whether its output is a picture
};

} // namespace tessera
