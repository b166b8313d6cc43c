// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/evidence/identify_runner.h"
#include "engine/core/case/case.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPushButton;

namespace tessera {

// Says which case makes B of the input, whatever the case that is shown. Searches from when it is made.
class IdentifyForm : public QDialog {
    Q_OBJECT

public:
    // `outputName`: what B is called, "output.npy". `source`: where the input comes from, for the line. Tensors as the
    // runner needs them.
    IdentifyForm(const IdentifyRequest& request, const QString& outputName, DataSource source, QWidget* parent);

signals:
    void caseWanted(const tessera::Operator& op); // on the same input it is to become the case that is shown

private:
    void layOut(const QString& tensors);
    void tell(const Diagnosis& diagnosis);
    void fail(const Message& error);

    DataSource m_data;
    std::optional<Operator> m_found;
    QLabel* m_headline;
    QLabel* m_sentences;
    QLabel* m_line; // of the case that was found; hidden while there is none
    QPushButton* m_copy;
    QPushButton* m_use;
    IdentifyRunner m_runner; // last
};

} // namespace tessera
