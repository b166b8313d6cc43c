// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/events.h"

#include <QObject>

#include <algorithm>
#include <utility>
#include <vector>

namespace tessera {

namespace {

class Watcher : public QObject {
public:
    Watcher(std::vector<QEvent::Type> types, QObject* owner, std::function<void()> act)
        : QObject(owner)
        , m_types(std::move(types))
        , m_act(std::move(act))
    {
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (std::ranges::find(m_types, event->type()) != m_types.end())
            m_act();
        return false;
    }

private:
    std::vector<QEvent::Type> m_types;
    std::function<void()> m_act;
};

} // namespace

void whenever(std::initializer_list<QEvent::Type> types, QObject* watched, QObject* owner, std::function<void()> act)
{
    watched->installEventFilter(new Watcher(types, owner, std::move(act)));
}

} // namespace tessera
