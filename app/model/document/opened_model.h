// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/model/document/file_watcher.h"
#include "engine/compute/capture/model_capture.h"
#include "engine/compute/registry/registry.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/judge/measure/assess.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

using ModelDims = decltype(ModelOptions::dims); // sizes of a model's symbols

// The comparison of a node's recorded output, A, with what the reference makes of its recorded input, B.
struct NodeVerdict {
    std::optional<TrialState> state = {}; // none: there is nothing to compare
    Message figures = {}; // all that is known about the node, with the cause; without a state, why there is none
    Message cause = {}; // "order: A is what COLUMN_ROW_DEPTH gives"; empty: nothing fails, or nobody knows
    uint64_t differing = 0, count = 0; // the elements beyond the tolerance, and all that were compared; 0: none
};

bool isFailing(const NodeVerdict& verdict);
// The order: nodes that fail, that prove little, that pass, that were not judged.
int rankOf(const NodeVerdict* verdict);

// What is known about a model: the model, its recorded tensors, and the verdicts on its nodes.
struct FoundModel {
    std::shared_ptr<const Model> model;
    std::shared_ptr<const RecordedTensors> recorded; // null: nothing was recorded
    std::filesystem::path tensors; // the folder of the recorded tensors
    std::shared_ptr<const Capture> capture; // the run that recorded them; null: they come from elsewhere
    std::vector<NodeVerdict> verdicts; // verdicts on the first nodes of the model, as many as there are so far
    Message outside; // why it is not read: it names a file outside its folder, which the user has not allowed
};

// A model that is open in the window: its nodes, the sizes given for its symbols, its recorded tensors, and the
// verdict on each node. It is read, run and judged in the background.
class OpenedModel : public QObject {
    Q_OBJECT

public:
    explicit OpenedModel(EngineFactory makeEngine);

    // Otherwise open() returns after the model is read.
    void setInBackground(bool inBackground) { m_inBackground = inBackground; }

    // Opens a model in place of the present one, with the sizes and the recorded tensors that the path names, else with
    // its own. Throws as openModel() if it is not read in the background.
    void open(const NodePath& named, const MemoryBudget& budget, SourceReach reach = SourceReach::CaseFolder);
    void readAgain(); // reads the file again
    void close();

    bool isOpen() const { return !m_path.isEmpty(); }
    const QString& path() const { return m_path; } // absolute; empty: none is open
    const Model* model() const { return m_found.model.get(); } // null: it is being read, or cannot be
    const Message& problem() const { return m_problem; } // why it cannot be read, or run
    bool isReading() const { return m_isReading && !m_isCapturing; }
    bool isCapturing() const { return m_isReading && m_isCapturing; } // another program runs the model

    const ModelDims& dims() const { return m_dims; }
    void setDims(const ModelDims& dims); // forgets the recorded tensors
    QString nodePath(const std::string& node) const; // the path of the node as a case, with the recorded tensors
    bool isOf(const QString& path) const; // whether the path is of a node of this model

    // The recorded tensors: those of a folder, or of a run by another program.
    void setTensors(const QString& folder); // empty: forgets them, and the verdicts
    // Lets the first runtime that is installed run the model, with a file for each input as --capture takes them;
    // without files, on generated values.
    void capture(const std::vector<std::string>& files = {});
    bool hasRecorded() const { return m_found.recorded != nullptr; }
    const std::shared_ptr<const Capture>& captured() const { return m_found.capture; } // null: no program has run it
    // The node as a case, with its recorded input and output if there are any. Throws TextError if it is no case, and
    // IoError.
    RecordedNode caseOf(const ModelNode& node) const;

    bool isJudging() const { return m_search.isBusy(); }
    double progress() const { return m_progress; } // 0 … 1
    void stop(); // stops running and judging
    const NodeVerdict* verdict(size_t node) const; // null: it is not judged
    size_t judgedCount() const { return m_found.verdicts.size(); }

signals:
    void opened(); // a model was read, for the first time or again
    void outsideWanted(const Message& what); // a model was not read, since it names a file outside its folder
    void changed(); // anything that is known about the model
    void judged(); // one more node was judged

private:
    struct Request {
        QString path, tensors;
        ModelOptions options;
        bool isCapture = false;
        std::vector<std::string> files; // the files of the inputs
    };
    using Search = Latest<Request, FoundModel>;

    void request(bool isCapture = false, const std::vector<std::string>& files = {});
    void take(const Reply<FoundModel>& reply);
    static void read(Request request, FoundModel& found, const std::stop_token& stop);
    static void run(const Request& request, const Model& model, FoundModel& found, const std::stop_token& stop);

    EngineFactory m_makeEngine;
    bool m_inBackground = true;
    QString m_path, m_tensors;
    ModelDims m_dims;
    MemoryBudget m_budget;
    SourceReach m_reach = SourceReach::CaseFolder;
    FoundModel m_found;
    Message m_problem;
    bool m_isReading = false, m_isCapturing = false;
    double m_progress = 0;
    FileWatcher m_watcher;
    Search m_search; // last
};

} // namespace tessera
