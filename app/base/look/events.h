// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>

#include <functional>
#include <initializer_list>

namespace tessera {

// Acts before `watched` handles an event of one of these types, as long as `owner` lives.
void whenever(std::initializer_list<QEvent::Type> types, QObject* watched, QObject* owner, std::function<void()> act);

} // namespace tessera
