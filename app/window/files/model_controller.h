// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/model/document/opened_model.h"
#include "app/window/views/window_context.h"

#include <QJsonObject>

namespace tessera {

class ModelPanel;

// A model beside its nodes: opens it, shows its nodes as cases, one after the other in the same tab, and has it run and
// judged.
class ModelController : public Controller {
    Q_OBJECT

public:
    ModelController(const WindowContext& with, OpenedModel& model, ModelPanel& panel);

    std::vector<ActionTable> actions() override;

    // Whether it is a model of several nodes, or names a node of one; else it is a case, as ONNX's tests are.
    bool takes(const QString& path) const;
    // The model with the node that is named, else with its first one that is a case. What it throws is what
    // OpenedModel::open() does.
    void open(const QString& path, SourceReach reach = SourceReach::CaseFolder);

    // What the next start brings back: the model, its row, the sizes that were given. An empty one: nothing.
    QJsonObject toJson() const;
    void restore(const QJsonObject& json);

signals:
    void shown(bool isShown); // the panel
    void sessionChanged(); // toJson()

private:
    void showPanel();
    void followModel();
    void show(size_t node, bool isApart);
    void activate(size_t node);
    void step(int by);
    void capture(const std::vector<std::string>& files);
    void captureFiles();
    int ownTab() const; // that is stepped in; -1: there is none
    std::unique_ptr<Document::State> stateOf(const ModelNode& node) const;
    std::optional<size_t> nodeOfTab() const; // that the shown tab shows

    OpenedModel& m_model;
    ModelPanel& m_panel;
    const QUndoStack* m_own = nullptr; // whose tab is stepped in; null: it is not known
    std::string m_node; // that is chosen, or will be once the model is read; empty: its first case
    bool m_isNamed = false; // the path that was opened names it
    bool m_wasShown = false; // the panel, in this window
    bool m_isRestoring = false; // its node is there
};

} // namespace tessera
