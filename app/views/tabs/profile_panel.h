// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/model/document/document.h"
#include "app/views/tabs/profile_view.h"

#include <QWidget>

namespace tessera {

class ToneLabel;

// The values along x and along y through the pinned element: of the input, through the element itself or its heaviest
// partner there, and of the outputs of A and B. A click pins another element of the line.
class ProfilePanel : public QWidget {
    Q_OBJECT

public:
    explicit ProfilePanel(Document* document, QWidget* parent = nullptr);

    void takeFocus() { m_views[0]->setFocus(Qt::TabFocusReason); } // the first plot gets the keyboard's

private:
    static constexpr std::array<size_t, 2> kAxes = {3, 2}; // x, y
    struct Line { // through an element of a tensor
        Tensor tensor;
        std::array<uint32_t, 4> at;
    };
    using Lines = std::array<std::optional<Line>, kProfileLines>;
    struct Wanted {
        Lines lines;
        Side side; // the pinned one
        std::array<size_t, 2> columns;
    };
    using Found = std::array<Profiles, 2>; // by axis

    Lines lines(const Pick& pin) const;
    void request();
    void showProfiles(const Wanted& wanted, const Found& found);
    std::optional<Pick> pickOn(size_t view, uint32_t coordinate) const; // of the pinned side, on the plot's line

    Document* m_document;
    std::array<ProfileView*, 2> m_views;
    ToneLabel* m_empty;
    std::optional<Pick> m_pin; // that the plots are of
    Latest<Wanted, Found> m_worker;
};

} // namespace tessera
