// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>

#include <functional>
#include <initializer_list>

namespace tessera {

// Calls `act` for each event of these types that `watched` gets, before `watched` handles it. Destroying `owner` ends
// the calls.
void whenever(std::initializer_list<QEvent::Type> types, QObject* watched, QObject* owner, std::function<void()> act);

} // namespace tessera
