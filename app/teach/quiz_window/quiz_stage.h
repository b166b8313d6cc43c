// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/panes/tensor_pane.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace tessera {

class TensorDisplay;

// Tensors of one case with a document of their own, so that they know nothing of any other.
class QuizStage : public QWidget {
    Q_OBJECT

public:
    QuizStage(const EngineFactory& makeEngine, std::vector<Side> sides, QWidget* parent);
    ~QuizStage() override;

    void setTitle(const QString& title); // over the tensors; empty: none
    void showCase(const Case& c, std::optional<Pick> pin); // runs it
    // A tensor and no operator: nothing leads to or from it. `pin`: an element that is lit.
    void showTensor(const Tensor& tensor, std::optional<uint64_t> pin);
    // A tensor whose values are not told; the cell that is asked for has a "?".
    void showCells(const TensorDesc& desc, uint64_t asked);

    Document& document() { return m_document; }
    TensorView* view(Side side) const;

signals:
    void pinned(quint64 element); // by the user, while a tensor is shown

private:
    void takePin();
    bool eventFilter(QObject* watched, QEvent* event) override;

    Document m_document;
    std::vector<Side> m_sides;
    std::vector<TensorPane*> m_panes;
    QWidget* m_heading;
    std::optional<Pick> m_pin; // to be set as soon as there is a result
    bool m_isTensor = false, m_isHidden = false;
};

} // namespace tessera
