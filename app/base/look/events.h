// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>

#include <functional>
#include <initializer_list>

namespace tessera {

// Calls `act` whenever `watched` gets an event of one of these types, before `watched` handles the event. The calls end
// when `owner` is destroyed.
void whenever(std::initializer_list<QEvent::Type> types, QObject* watched, QObject* owner, std::function<void()> act);

} // namespace tessera
