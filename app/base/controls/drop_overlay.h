// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace tessera {

// Covers its parent while a file is dragged over it and says what letting go would do: one field, or one for each
// thing that the file can become. The field under the mouse is lit.
class DropOverlay : public QWidget {
    Q_OBJECT

public:
    enum class Target { Open, A, B };
    struct Field {
        Target target;
        QString promise; // "Use photo.png as the input"
    };

    explicit DropOverlay(QWidget* parent);

    void open(const std::vector<Field>& fields, QPoint at);
    void moveTo(QPoint at); // the mouse, in the parent
    Target target() const; // what it is over

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QRectF rectOf(size_t field) const;

    std::vector<Field> m_fields;
    size_t m_current = 0;
};

} // namespace tessera
