// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include <map>

namespace tessera {

// Plain text that wraps. Each width and font has one height: that of its highest text so far. So nothing moves from
// one text to the next, and a width or a font that comes back has the height that it had.
class SteadyLabel : public QLabel {
public:
    explicit SteadyLabel(const QString& objectName);

    void say(const QString& text); // to the eye and to a screen reader
    void makeRoom(int width, const QStringList& texts); // for what it says and for these
    void forgetHeights() { m_heights.clear(); }

private:
    int heightOf(const QString& text, int width) const;

    std::map<std::pair<int, QString>, int> m_heights; // by width and font
};

} // namespace tessera
