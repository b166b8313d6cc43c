// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/tensor.h"

#include <QComboBox>
#include <QDialog>

#include <optional>

class QLineEdit;
class QPushButton;

namespace tessera {

class ToneLabel;

// Asks how the bytes of a file without a header are a tensor: type, sizes, first byte, strides. Says at once whether
// the file has so many.
class RawForm : public QDialog {
    Q_OBJECT

public:
    // `suggested`: what the operator's input is now.
    RawForm(const QString& path, const TensorDesc& suggested, const MemoryBudget& budget, QWidget* parent = nullptr);

    const Tensor& tensor() const { return *m_tensor; } // when accepted

private:
    QLineEdit* field(const QString& name, const QString& tip, const QString& text);
    void check();
    TensorDesc desc() const; // throws TextError
    void read(); // reads the file and accepts the dialog

    QString m_path;
    MemoryBudget m_budget;
    QComboBox* m_type = new QComboBox;
    QLineEdit *m_sizes, *m_offset, *m_strides;
    ToneLabel* m_said;
    QPushButton* m_open;
    std::optional<Tensor> m_tensor;
};

} // namespace tessera
