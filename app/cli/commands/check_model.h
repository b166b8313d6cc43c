// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "engine/compute/capture/model_capture.h"
#include "engine/report/runs/report.h"

#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

// Options of `check`.
inline constexpr Option kCapture = repeatable(
    {"capture", "[NAME=]FILE", "Runs the model once with this input, and checks what flowed; once for each input."});
inline constexpr Option kRuntime =
    oneOf("runtime", "NAME", "What runs the model; else the first of these that does.", kRuntimes);

// What `check` does with models: what was recorded of a node is checked, and two models stand beside each other.
class ModelChecks {
public:
    ModelChecks(const CommandCall& call, std::stop_token stop); // throws TextError for options that do not go together

    // --capture: the model is run, and its path names what was recorded. Throws what captureModel() does.
    void complete(NodePath& model);
    // What was recorded of the node's output, as A; null: nothing was.
    std::unique_ptr<OutputSource> recorded(const LoadedCase& loaded) const;

    bool areModelsCompared() const { return m_other.has_value(); } // --against names a model
    // The nodes of the line's model and of the other one in pairs, by name and then by order, and whether they mean the
    // same. Throws what openModel() does.
    std::vector<Result> compareParameters(const std::vector<SelectedCase>& items, const std::string& options);
    // Then: what was recorded of the other one's node; none: nothing was.
    struct Other {
        SelectedCase node;
        std::unique_ptr<OutputSource> output;
        bool isOfSameInput = true; // else each is held against what its own input gives
    };
    std::optional<Other> otherRecorded(const SelectedCase& item) const;
    // The cause of a failure of a node that ran in integers; empty: it is of no graph with quantization.
    std::function<std::optional<Cause>(const Tensor& a, const Tensor& b)> causeOf(const LoadedCase& loaded) const;

private:
    struct Opened {
        NodePath path;
        Model model;
    };
    std::string runtimeOf(const NodePath& model) const;
    std::string lineOf(const NodePath& node, bool isOther) const;
    NodePath written(NodePath node) const; // without what the line's options add to it

    const CommandCall& m_call;
    std::stop_token m_stop;
    std::optional<NodePath> m_other;
    std::optional<Opened> m_otherModel;
    std::map<std::string, std::string> m_pairs; // the other's node, by ours
    std::vector<std::filesystem::path> m_inputs; // of the captures, in the model's order
    std::map<std::filesystem::path, Capture> m_captures; // by the model
    std::string m_options; // of the line, which its own lines repeat
};

} // namespace tessera
