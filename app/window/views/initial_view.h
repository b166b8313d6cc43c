// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QObject>
#include <QPointer>
#include <QUndoStack>

#include <utility>
#include <vector>

namespace tessera {

class ViewArea;

// How a case is shown when its first result is there: an element in the middle is pinned, so that the first look
// explains itself, and a picture is shown as one.
class InitialView : public QObject {
    Q_OBJECT

public:
    InitialView(Document& document, ViewArea& views);

    // A case was opened and has not run yet. `isPicture`: its input is a picture, whatever the case says. `at`: the
    // element of the output to pin; none: one in the middle.
    void awaitFirstResult(bool isPicture = false, const std::vector<uint32_t>& at = {});
    void awaitNone(); // the next result is not the first of its case
    bool isAwaiting() const { return awaited() != nullptr; }

private:
    void showFirstResult();
    void followPicture();
    void showLight();
    bool canBePicture(Side side) const; // whether its channels can be colours

    Document& m_document;
    ViewArea& m_views;
    struct Awaited {
        QPointer<QUndoStack> of; // the undo stack of the tab
        bool isPicture = false;
        std::vector<uint32_t> at = {};
    };
    const Awaited* awaited() const; // what the shown tab waits for; null: nothing
    std::vector<Awaited> m_awaited; // another tab may be shown before it has run
    bool m_isLight = false; // the levels are those of a picture of light
    std::pair<const QUndoStack*, bool> m_outputIsPicture = {}; // the tab, and whether its output is a picture
};

} // namespace tessera
