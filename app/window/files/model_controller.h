// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/model/document/opened_model.h"
#include "app/window/views/window_context.h"

namespace tessera {

class ModelPanel;

// A model beside its nodes: opens it, shows its nodes as cases, one after the other in the same tab, and has it run and
// judged.
class ModelController : public Controller {
    Q_OBJECT

public:
    ModelController(const WindowContext& with, OpenedModel& model, ModelPanel& panel);

    std::vector<ActionTable> actions() override;

    // Whether the path is a model of several nodes, or names a node of one. A model of one node is a case, as in ONNX's
    // tests.
    bool takes(const QString& path) const;
    // Opens the model and shows the node that the path names, else the first one that is a case. Throws as
    // OpenedModel::open() does.
    void open(const QString& path, SourceReach reach = SourceReach::CaseFolder);

signals:
    void shown(bool isShown); // the panel

private:
    void showPanel();
    void followModel();
    void show(size_t node, bool isApart);
    void activate(size_t node);
    void step(int by);
    void capture(const std::vector<std::string>& files);
    void captureFiles();
    int ownTab() const; // the tab that shows the nodes one after the other; -1: there is none
    std::unique_ptr<Document::State> stateOf(const ModelNode& node) const;
    std::optional<size_t> nodeOfTab() const; // the row of the node in the shown tab

    OpenedModel& m_model;
    ModelPanel& m_panel;
    const QUndoStack* m_own = nullptr; // the undo stack of ownTab(); null: none
    std::string m_node; // the chosen node, also while the model is still being read; empty: its first case
    bool m_isNamed = false; // the opened path names the node
    bool m_wasShown = false; // the panel was shown before in this window
};

} // namespace tessera
