// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace tessera {

class Document;
class RangePanel;

// The panel of values beside the tensors: histogram, statistics and profiles. It stays whatever tab the bottom panel
// shows.
class ValuesDock : public QDockWidget {
    Q_OBJECT

public:
    explicit ValuesDock(Document* document, QWidget* parent = nullptr);

    RangePanel& panel() const { return *m_panel; }
    void openHistogram(); // shows the panel and gives the histogram the keyboard's focus
    void openProfile(); // the same of the profiles

private:
    RangePanel* m_panel;
};

} // namespace tessera
