// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/window/views/window_context.h"

namespace tessera {

class GotoBar;
class PinView;

// The pinned element: the way to one, the pins that are kept, and Escape, which stops what is going on, and where
// nothing is, takes the marks off.
class NavigationController : public Controller {
    Q_OBJECT

public:
    NavigationController(const WindowContext& with, GotoBar& gotoBar, PinView& list);

    std::vector<ActionTable> actions() override;

    // Something that Escape stops while it is on: before all that is added later, and before the run.
    void addStop(std::function<bool()> isOn, std::function<void()> stop);
    template <class Work> void addStop(Work& work, bool (Work::*is)() const, void (Work::*end)())
    {
        addStop(std::bind_front(is, &work), std::bind_front(end, &work));
    }
    void escape();
    void leaveControl(); // Escape in a field or a list that needs it no more: stops what is going on, else goes to the
                         // tensor

private:
    bool stop(); // the innermost thing that is going on; false: nothing is
    struct Stop {
        std::function<bool()> isOn;
        std::function<void()> stop;
    };

    void revisit(int by);
    void stepKept(int by); // passes over those that the tensors have no element for

    GotoBar& m_goto;
    PinView& m_list;
    std::vector<Stop> m_stops;
};

} // namespace tessera
