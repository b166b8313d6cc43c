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

// What a node gave when its model ran, A, held against what the reference makes of its recorded input, B.
struct NodeVerdict {
    std::optional<TrialState> state = {}; // none: there is nothing to hold against each other
    Message figures = {}; // all that is known of it, with the cause; without a state why there is none
    Message cause = {}; // "order: A is what COLUMN_ROW_DEPTH gives"; empty: nothing fails, or nobody knows
    uint64_t differing = 0, count = 0; // elements beyond the tolerance, of all; no elements: none was compared
};

bool isFailing(const NodeVerdict& verdict);
// Ascending: what fails, what proves little, what passes, what was not judged.
int rankOf(const NodeVerdict* verdict);

// What has been found of a model: the model, what flowed through it, and how its nodes are judged.
struct FoundModel {
    std::shared_ptr<const Model> model;
    std::shared_ptr<const RecordedTensors> recorded; // null: nothing was recorded
    std::filesystem::path tensors; // the folder of what was recorded
    std::shared_ptr<const Capture> capture; // that has recorded it; null: somebody else has
    std::vector<NodeVerdict> verdicts; // of the model's nodes, the first of them so far
    Message outside; // why it is not read: it names a file outside its folder, which nobody has allowed
    bool hasLostDims = false; // the sizes of its symbols were those of another model: the file has changed
};

// A model that is open in the window: its nodes, the sizes that its symbols were given, what flowed through it and how
// each node is judged by that. It is read, run and judged in the background.
class OpenedModel : public QObject {
    Q_OBJECT

public:
    explicit OpenedModel(EngineFactory makeEngine);

    void setInBackground(bool inBackground) { m_inBackground = inBackground; } // else open() returns when it is read

    // In place of the one that was open, with the sizes and the recorded tensors that the path names, else those that
    // it has. Where it is not read in the background, throws what openModel() does.
    void open(const NodePath& named, const MemoryBudget& budget, SourceReach reach = SourceReach::CaseFolder);
    void readAgain(); // the file, as it is now
    void close();

    bool isOpen() const { return !m_path.isEmpty(); }
    const QString& path() const { return m_path; } // absolute; empty: none is open
    const Model* model() const { return m_found.model.get(); } // null: it is being read, or cannot be
    const Message& problem() const { return m_problem; } // why it cannot be read, or run
    bool isReading() const { return m_isReading && !m_isCapturing; }
    bool isCapturing() const { return m_isReading && m_isCapturing; } // another program runs it

    const ModelDims& dims() const { return m_dims; }
    void setDims(const ModelDims& dims); // what flowed is forgotten
    QString nodePath(const std::string& node) const; // as every reader of cases takes it, with what was recorded
    bool isOf(const QString& path) const; // whether the path is of a node of this model

    // What flowed through it: the tensors of a folder, or those of a run by another program.
    void setTensors(const QString& folder); // empty: they are forgotten, as are the verdicts
    // Has the first of the runtimes that is there run the model, with a file for each of its inputs as --capture takes
    // them; without files on generated values.
    void capture(const std::vector<std::string>& files = {});
    bool hasRecorded() const { return m_found.recorded != nullptr; }
    const std::shared_ptr<const Capture>& captured() const { return m_found.capture; } // null: none has run it
    // The node as a case, with its recorded input and output where there are. Throws TextError where it is no case,
    // IoError.
    RecordedNode caseOf(const ModelNode& node) const;

    bool isJudging() const { return m_search.isBusy(); }
    double progress() const { return m_progress; } // 0 … 1
    void stop(); // what is being run or judged
    const NodeVerdict* verdict(size_t node) const; // null: it is not judged
    size_t judgedCount() const { return m_found.verdicts.size(); }

signals:
    void opened(); // a model was read, for the first time or again
    void outsideWanted(const Message& what); // it was not: it names a file outside its folder
    void changed(); // anything that is said of it
    void judged(); // a further node

private:
    struct Request {
        QString path, tensors;
        ModelOptions options;
        bool isCapture = false;
        std::vector<std::string> files; // then
    };
    using Search = Latest<Request, FoundModel>;

    void request(bool isCapture = false, const std::vector<std::string>& files = {});
    void take(const Reply<FoundModel>& reply);
    void takeDims();
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
