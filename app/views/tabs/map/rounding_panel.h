// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/table_model.h"
#include "app/model/document/document.h"
#include "engine/core/ops/axes.h"

#include <QPushButton>
#include <QWidget>

class QLabel;
class QTableView;

namespace tessera {

// The comparer of rounding rules: four rules in three arithmetics with the number of outputs that read another input
// than the case does, the list of these outputs for the chosen one, and a button that takes its rule.
class RoundingPanel : public QWidget {
    Q_OBJECT

public:
    explicit RoundingPanel(Document* document, QWidget* parent = nullptr);

    void setMap(const std::optional<AxisMap>& map);

signals:
    void marked(const std::vector<uint32_t>& outputs); // where the chosen way parts
    void jumped(uint32_t output);

private:
    struct Way {
        NearestRule rule;
        Arithmetic arithmetic;
        Divergences divergences;
    };
    void choose();

    Document* m_document;
    std::optional<AxisMap> m_map;
    NearestRule m_own = NearestRule::HalfUp; // how the case's rule is best said
    std::vector<Way> m_found;
    TableModel* m_ways;
    TableModel* m_outputs;
    QTableView* m_table;
    QTableView* m_list;
    QLabel* m_sentence;
    QPushButton* m_use = new QPushButton(this);
};

} // namespace tessera
