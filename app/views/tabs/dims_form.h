// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"
#include "app/model/document/opened_model.h"

#include <QGridLayout>
#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QLineEdit;
class QPushButton;

namespace tessera {

// The sizes that a model leaves open: a field a symbol; Enter in any of them gives them all.
class DimsForm : public QWidget {
    Q_OBJECT

public:
    explicit DimsForm(QWidget* parent);

    // The symbols in their order, each with its size; 0: it has none yet, and 1 is suggested. Hides itself where there
    // are none.
    void setSymbols(const std::vector<std::pair<std::string, uint32_t>>& symbols);
    void focusFirst(); // the first field without a size

signals:
    void given(const tessera::ModelDims& dims); // those of the fields that are not empty

private:
    void give();
    bool check(); // marks what is no size; true: all are

    QGridLayout* m_grid = new QGridLayout;
    ToneLabel* m_said = new ToneLabel(Role::Bad, {}, this);
    QPushButton* m_apply;
    std::vector<std::pair<std::string, QLineEdit*>> m_fields;
    std::vector<std::pair<std::string, uint32_t>> m_symbols;
};

} // namespace tessera
