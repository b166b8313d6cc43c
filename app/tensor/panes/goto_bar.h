// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QWidget>

namespace tessera {

// Pins the element whose coordinate is typed.
class GotoBar : public QWidget {
    Q_OBJECT

public:
    explicit GotoBar(Document* document, QWidget* parent = nullptr);

    void open(Side side); // shows itself and takes the focus

signals:
    void found(const Pick& pick);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    void look();

    Document* m_document;
    QComboBox* m_side = new QComboBox;
    QLineEdit* m_text = new QLineEdit;
    QLabel* m_problem = new QLabel;
    QPointer<QWidget> m_before; // had the keys
};

} // namespace tessera
