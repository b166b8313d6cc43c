// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/own_tolerances.h"

#include <QDialog>

class QPushButton;
class QTableView;

namespace tessera {

class OwnToleranceModel;

// The tolerance presets of one's own, a row for each data type of each name. Changes count at once.
class OwnTolerancesDialog : public QDialog {
    Q_OBJECT

public:
    // `like`: what a new row begins with.
    OwnTolerancesDialog(OwnTolerances& own, OwnTolerance like, QWidget* parent);

private:
    void add();
    void showState();

    OwnTolerance m_like;
    OwnToleranceModel* m_model;
    QTableView* m_table;
    QPushButton* m_remove;
};

} // namespace tessera
