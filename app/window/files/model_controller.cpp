// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/model_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/views/tabs/model_panel.h"
#include "app/window/files/case_tabs.h"
#include "app/window/views/view_area.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/onnx/model.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QTableView>

#include <algorithm>

namespace tessera {

namespace {

constexpr qint64 kLargestCase = 1 << 20; // bytes; only a smaller file is read to find out whether it is one case

QString modelIn(const QString& path)
{
    return QFileInfo(path).isDir() ? QDir(path).filePath(toQString(kModelInFolder)) : path;
}

bool isOfOnnx(const QString& path)
{
    return path.endsWith(QLatin1String(".onnx"), Qt::CaseInsensitive) && QFileInfo(path).isFile();
}

} // namespace

ModelController::ModelController(const WindowContext& with, OpenedModel& model, ModelPanel& panel)
    : Controller(with)
    , m_model(model)
    , m_panel(panel)
{
    m_with.stops.add(model, &OpenedModel::isJudging, &OpenedModel::stop);
    connect(&panel, &ModelPanel::nodeWanted, this, [this](size_t node) { show(node, false); });
    connect(&panel, &ModelPanel::nodeActivated, this, &ModelController::activate);
    connect(&panel, &ModelPanel::dimsGiven, &model, &OpenedModel::setDims);
    connect(&panel, &QDockWidget::visibilityChanged, this, [this] {
        emit shown(!m_panel.isHidden());
        emit actionsChanged();
    });
    connect(&model, &OpenedModel::opened, this, &ModelController::followModel);
    connect(&model, &OpenedModel::outsideWanted, this, [this](const Message& what) {
        if (m_questions.readsOutside(inWindowLanguage(what)))
            m_model.open({.file = pathOf(m_model.path())}, m_document.memoryBudget(), SourceReach::Anywhere);
        else
            m_messages.error(inWindowLanguage(what));
    });
    for (const auto changed : {&OpenedModel::changed, &OpenedModel::judged})
        connect(&model, changed, this, &ActionSource::actionsChanged);
    connect(panel.table()->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (const auto node = m_panel.selected())
            m_node = m_model.model()->nodes[*node].name;
        emit actionsChanged();
    });
    connect(&m_tabs, &CaseTabs::arrived, this, [this] {
        if (const auto node = nodeOfTab(); node && node != m_panel.selected())
            m_panel.select(*node);
    });
}

std::vector<ActionTable> ModelController::actions()
{
    ModelPanel& panel = m_panel;
    OpenedModel& model = m_model;
    const auto ifOpen = enabledIf([&model] { return model.model() != nullptr; }, tr("no model is open"));
    const auto canRun =
        enabledIf([&model] { return model.model() && !model.isJudging(); }, tr("no model is open, or it runs"));
    const auto canStep = [&panel](int by) { return [&panel, by] { return panel.neighbour(by).has_value(); }; };
    const auto isCase = [&panel, &model] {
        const auto node = panel.selected();
        return node && model.model()->nodes[*node].isCase();
    };
    const std::vector<ActionRow> rows{
        {"nextNode", tr("&Next node of the model"), tr("Show the next node of the model that is a case"), "F7",
         [this] { step(1); }, enabledIf(canStep(1), tr("no model is open, or its last case is shown"))},
        {"previousNode", tr("&Previous node of the model"), tr("Show the node before it that is a case"), "Shift+F7",
         [this] { step(-1); }, enabledIf(canStep(-1), tr("no model is open, or its first case is shown"))},
        {"nextFailingNode", tr("Next &failing node"), tr("Show the next node whose output is not what it should be"),
         "Ctrl+F7", "jump",
         [this] {
             const size_t node = *m_panel.firstFailing();
             showPanel();
             m_panel.select(node);
             show(node, false);
         },
         enabledIf([&panel] { return panel.firstFailing().has_value(); }, tr("no node is known to fail"))},
        {"nodeApart", tr("Node in a ta&b of its own"), tr("Keep the chosen node open while others are stepped through"),
         "Ctrl+Return", [this] { show(*m_panel.selected(), true); },
         enabledIf(isCase, tr("no node is chosen, or it is no case")), keysIn(panel.table())},
        {"captureModel", tr("&Capture"),
         tr("Have ONNX Runtime or OpenCV run the model once, on generated values, and judge each node by what it gave"),
         "Ctrl+Shift+M", "run", [this] { capture({}); }, canRun},
        {"captureModelFile", tr("Capture &with files…"), tr("The same on values of yours: an .npy for each input"), "",
         [this] { captureFiles(); }, canRun},
        {"modelTensors", tr("&Recorded tensors…"),
         tr("Take what flowed through the model from a folder of .npy, .npz and .pb files, named by tensor, and judge "
            "each node by it"),
         "", "open",
         [this] {
             const QString folder =
                 m_questions.folderToOpen(tr("Recorded tensors"), QFileInfo(m_model.path()).absolutePath());
             if (!folder.isEmpty())
                 m_model.setTensors(folder);
         },
         ifOpen},
        {"forgetTensors", tr("&Generated tensors"), tr("Forget what flowed through the model: data are generated"), "",
         [&model] { model.setTensors({}); },
         enabledIf([&model] { return model.hasRecorded(); }, tr("nothing was recorded"))},
        {"stopModel", tr("&Stop the model"), tr("Stop what runs the model and judges its nodes"), "", "stop",
         [&model] { model.stop(); }, enabledIf([&model] { return model.isJudging(); }, tr("nothing runs"))},
        {"modelPanel", tr("Model: show or &hide"), tr("Show or hide the panel of the model"), "Ctrl+Alt+5",
         [this, &panel] { panel.isHidden() ? showPanel() : panel.hide(); },
         enabledIf([&model] { return model.isOpen(); }, tr("no model is open"))},
    };
    return {{tr("Model"), rows}};
}

bool ModelController::takes(const QString& path) const
{
    if (isNodeOfModel(pathOf(path)))
        return true;
    const QString file = modelIn(path);
    if (!isOfOnnx(file))
        return false;
    if (QFileInfo(file).size() > kLargestCase)
        return true;
    try {
        return openModel(pathOf(file), {.budget = m_document.memoryBudget()}).nodeCount != 1;
    } catch (const std::exception&) { // opening the file will say what is wrong with it
        return false;
    }
}

void ModelController::open(const QString& path, SourceReach reach)
{
    const auto named = isNodeOfModel(pathOf(path)) ? nodePathOf(pathOf(path)) : std::nullopt;
    const NodePath wanted = named ? *named : NodePath{.file = pathOf(modelIn(path))};
    m_messages.clear();
    m_node = wanted.node;
    m_isNamed = !m_node.empty();
    m_model.open(wanted, m_document.memoryBudget(), reach);
    m_settings.addRecentFile(m_model.path());
    showPanel();
}

// The node that was chosen before stays chosen, where the model still has it.
void ModelController::followModel()
{
    const auto& nodes = m_model.model()->nodes;
    auto node = std::ranges::find(nodes, m_node, &ModelNode::name);
    const bool isMissing = node == nodes.end() && std::exchange(m_isNamed, false);
    if (isMissing)
        reportErrors(m_messages, [&] { (void)m_model.model()->node(m_node); }); // throws, and so says what is missing
    if (node == nodes.end())
        node = std::ranges::find_if(nodes, &ModelNode::isCase);
    if (node != nodes.end()) {
        const auto index = size_t(node - nodes.begin());
        m_panel.select(index);
        if (!isMissing)
            show(index, false);
    } else if (!nodes.empty()) {
        m_panel.select(0); // the row says why it is no case
    }
    if (!m_panel.isAncestorOf(QApplication::focusWidget()))
        m_panel.focusNodes();
}

void ModelController::showPanel()
{
    m_panel.show();
    m_panel.raise();
    emit shown(true); // hides the case panel
    if (!std::exchange(m_wasShown, true)) // after the panel has its place
        QMetaObject::invokeMethod(&m_panel, &ModelPanel::widen, Qt::QueuedConnection);
}

std::optional<size_t> ModelController::nodeOfTab() const
{
    const QString path = m_document.path();
    const Model* model = m_model.model();
    if (!model || !m_model.isOf(path))
        return {};
    const auto named = nodePathOf(pathOf(path));
    const auto node = std::ranges::find(model->nodes, named->node, &ModelNode::name);
    return node == model->nodes.end() ? std::nullopt : std::optional(size_t(node - model->nodes.begin()));
}

// A changed tab keeps what it holds.
int ModelController::ownTab() const
{
    for (int tab = 0; tab < m_tabs.count(); ++tab) {
        const Document::State& state = m_tabs.state(tab);
        if (state.undo.get() == m_own && m_model.isOf(state.path) && !state.isModified())
            return tab;
    }
    return -1;
}

std::unique_ptr<Document::State> ModelController::stateOf(const ModelNode& node) const
{
    const RecordedNode found = m_model.caseOf(node);
    auto state = std::make_unique<Document::State>(*found.c, m_document.state(), m_document.memoryBudget());
    state->path = m_model.nodePath(node.name);
    state->capture = m_model.captured();
    if (found.output)
        state->engines = QStringList{fileSource(state->path), QStringLiteral("reference")} + state->engines.mid(2);
    return state;
}

void ModelController::show(size_t index, bool isApart)
{
    const ModelNode& node = m_model.model()->nodes[index];
    if (!node.isCase()) // the row says why it is no case
        return;
    reportErrors(m_messages, [&] {
        auto state = stateOf(node);
        const QUndoStack* stack = state->undo.get();
        const int there = m_tabs.find(state->path, 0);
        if (there >= 0 && !isApart && !m_tabs.state(there).isModified()
            && m_tabs.state(there).current == state->current)
            return m_tabs.setCurrentIndex(there);
        m_tabs.put(isApart ? -1 : ownTab(), std::move(state));
        if (!isApart)
            m_own = stack;
        m_document.awaitFirstResult();
    });
}

void ModelController::activate(size_t node)
{
    show(node, false);
    if (m_model.model()->nodes[node].isCase())
        m_views.focusKeyView();
}

void ModelController::step(int by)
{
    const size_t node = *m_panel.neighbour(by);
    showPanel();
    m_panel.select(node);
    show(node, false);
}

void ModelController::capture(const std::vector<std::string>& files)
{
    m_messages.clear();
    showPanel();
    m_model.capture(files);
}

void ModelController::captureFiles()
{
    std::vector<std::string> files;
    for (const ModelTensor& input : m_model.model()->inputs) {
        const QString file =
            m_questions.fileToOpen(tr("Values for the input %1").arg(toQString(tessera::shown(input.name))),
                                   QFileInfo(m_model.path()).absolutePath(), tr("Arrays (*.npy *.npz);;All files (*)"));
        if (file.isEmpty())
            return;
        files.push_back(input.name + '=' + file.toStdString());
    }
    capture(files);
}

} // namespace tessera
