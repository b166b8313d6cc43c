// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/panes/tensor_pane.h"
#include "engine/teach/quiz/quiz.h"

#include <QStackedWidget>
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

    void showCase(const Case& c, std::optional<Pick> pin); // runs it
    void showTensor(const Tensor& tensor); // and no operator: nothing leads to or from it
    // A tensor whose values are not told; the cell that is asked for has a "?".
    void showCells(const TensorDesc& desc, std::optional<uint64_t> asked);

    Document& document() { return m_document; }
    TensorView* view(Side side) const;

private:
    void takePin();
    bool eventFilter(QObject* watched, QEvent* event) override;

    Document m_document;
    std::vector<Side> m_sides;
    std::vector<TensorPane*> m_panes;
    std::optional<Pick> m_pin; // to be set as soon as there is a result
    bool m_isHidden = false;
};

// The case of a question. While it is open each tensor stands for itself: no mapping is there that hovering could show.
// Afterwards the case is live.
class QuizCanvas : public QStackedWidget {
    Q_OBJECT

public:
    QuizCanvas(const EngineFactory& makeEngine, QWidget* parent);

    void ask(const QuizQuestion& question);
    void solve(const QuizQuestion& question);

    QuizStage& input() { return *m_input; }
    QuizStage& output() { return *m_output; }
    QuizStage& live() { return *m_live; }

private:
    QuizStage *m_input, *m_output, *m_live;
};

} // namespace tessera
