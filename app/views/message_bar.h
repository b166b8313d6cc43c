// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace tessera {

// One sentence across the window's width until it is closed or the next one comes: what other programs put into a box
// that has to be clicked away.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    enum class Kind { Note, Error };

    explicit MessageBar(QWidget* parent = nullptr);

    void show(Kind kind, const QString& sentence);
    QString text() const; // empty when hidden

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QLabel* m_icon;
    QLabel* m_text;
    Kind m_kind = Kind::Note;
};

} // namespace tessera
