// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tessera {

// Covers its parent while files are dragged over it and says what letting go would do.
class DropOverlay : public QWidget {
    Q_OBJECT

public:
    explicit DropOverlay(QWidget* parent);

    void open(const QString& promise);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QString m_promise;
};

} // namespace tessera
