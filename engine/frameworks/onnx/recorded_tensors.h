// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/onnx/model.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace tessera {

// What flowed through a model, by the names of its tensors.
class RecordedTensors {
public:
    // A folder with .npy, .npz and .pb: a file's name is the tensor's, in which "_" may stand for any sign that is
    // neither a letter nor a digit; of a .pb the name that it holds counts too, of an .npz those of its entries. Throws
    // IoError. Links out of the folder are not followed.
    explicit RecordedTensors(const std::filesystem::path& folder, const MemoryBudget& budget = {});
    // The files by their tensors; `owner` keeps them there.
    RecordedTensors(std::map<std::string, std::filesystem::path> files, std::shared_ptr<const void> owner,
                    const MemoryBudget& budget = {});

    // As it was recorded; none: it was not. Throws IoError.
    std::optional<Tensor> find(const std::string& name) const;
    // What was recorded of these tensors of the model's nodes, for ModelOptions::seen.
    std::map<std::string, TensorDesc, std::less<>> seen(const Model& model) const;

private:
    std::optional<std::filesystem::path> fileOf(const std::string& name) const;

    std::filesystem::path m_folder;
    std::map<std::string, std::filesystem::path> m_files; // by the tensor's name
    std::shared_ptr<const void> m_owner;
    MemoryBudget m_budget;
};

// A node with what really flowed through it. `why`: it was not recorded, or is of other sizes or another type.
struct RecordedNode {
    std::optional<Case> c; // with its recorded input; none: `why`
    std::optional<Tensor> output; // in the sizes of the case's output; none: it was not recorded
    Message why = {};
};
RecordedNode recordedNode(const Model& model, const ModelNode& node, const RecordedTensors& recorded);

} // namespace tessera
