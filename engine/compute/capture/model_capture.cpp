// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/capture/model_capture.h"

#include "engine/compute/foreign/child_process.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/exchange.h"
#include "engine/compute/foreign/foreign_setup.h"
#include "engine/core/message/plain_text.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/json_text.h"

#include <algorithm>
#include <system_error>

namespace tessera {

namespace {

namespace fs = std::filesystem;

// The tensors of the listed nodes, each once, without the model's inputs.
std::vector<ModelTensor> tensorsOf(const Model& model)
{
    std::vector<ModelTensor> all;
    const auto isNamed = [](const std::vector<ModelTensor>& list, const std::string& name) {
        return std::ranges::find(list, name, &ModelTensor::name) != list.end();
    };
    for (const ModelNode& node : model.nodes)
        for (const ModelTensor* tensor : {&node.input, &node.output})
            if (node.place == ModelPlace::Graph && !tensor->name.empty() && tensor->type && !isNamed(all, tensor->name)
                && !isNamed(model.inputs, tensor->name))
                all.push_back(*tensor);
    return all;
}

std::string requestText(const fs::path& model, const std::map<std::string, fs::path>& inputs,
                        const std::map<std::string, fs::path>& outputs)
{
    JsonText json;
    json.beginObject().key("model").value(model.string());
    for (const auto& [key, files] : {std::pair("inputs", &inputs), std::pair("outputs", &outputs)}) {
        json.key(key).beginObject();
        for (const auto& [name, file] : *files)
            json.key(name).value(file.string());
        json.endObject();
    }
    return json.endObject().text();
}

// Runs the adapter. Its lines are the runtime, and then each tensor that it does not give, with a tab and the reason.
void run(std::string_view runtime, const fs::path& request, const CaptureRequest& asked, Capture& capture)
{
    const auto adapters = adapterFolder();
    if (!adapters)
        throw EngineError(say("capture", "The adapters that run a model are not installed."));
    requireProgram("python3");
    const Deadline deadline(asked.timeLimit, asked.stop);
    ChildProcess process(
        {.words = {"python3", (*adapters / "adapter.py").string(), std::string(runtime), "capture", request.string()}});
    while (const auto line = process.line(deadline)) {
        const size_t tab = line->find('\t');
        if (tab == line->npos)
            capture.runtime = shown(*line);
        else
            capture.notes.push_back(
                say("capture", "%1 was not recorded: %2")(shown(line->substr(0, tab)), shown(line->substr(tab + 1))));
    }
    const ProcessEnd end = process.wait(deadline);
    // The folder of the copied model means nothing to a user.
    const std::string said = replaced(process.lastWords(), request.parent_path().string() + "/", "");
    if (end.code != 0 || end.signal != 0)
        throw EngineError(say("capture", "%1 did not run the model: %2")(
            runtime, process.lastErrors().empty() ? end.text({}) : Message(said)));
}

void runByFirst(const fs::path& request, const CaptureRequest& asked, Capture& capture)
{
    std::vector<Message> whys;
    for (const std::string_view runtime : kRuntimes) {
        try {
            return run(runtime, request, asked, capture);
        } catch (const EngineError& error) {
            whys.push_back(error.message());
            capture.notes.clear(); // those of this runtime
        }
    }
    throw EngineError(joined(whys, "\n"));
}

} // namespace

std::map<std::string, fs::path> captureInputs(const Model& model, const std::vector<std::string>& words)
{
    std::map<std::string, fs::path> inputs;
    const std::string names = listText(model.inputs, ", ", [](const ModelTensor& input) { return shown(input.name); });
    for (const std::string& word : words) {
        std::error_code error;
        const size_t equals = fs::exists(word, error) ? word.npos : word.find('=');
        const std::string name = equals == word.npos ? "" : word.substr(0, equals);
        if (equals == word.npos && model.inputs.size() != 1)
            throw TextError(say("capture", "--capture %1: the model has %2 inputs; expected NAME=FILE of each of %3")(
                word, model.inputs.size(), names));
        if (equals != word.npos && std::ranges::find(model.inputs, name, &ModelTensor::name) == model.inputs.end())
            throw TextError(
                say("capture", "--capture %1: the model has no such input; expected one of %2")(shown(name), names));
        inputs[equals == word.npos ? model.inputs.front().name : name] =
            equals == word.npos ? word : word.substr(equals + 1);
    }
    for (const ModelTensor& input : model.inputs)
        if (!inputs.contains(input.name))
            throw TextError(say("capture", "--capture names no file for the input %1; expected --capture %2")(
                shown(input.name), shellWord(input.name + "=FILE.npy")));
    return inputs;
}

Capture captureModel(const fs::path& path, const CaptureRequest& asked)
{
    const auto folder = std::make_shared<const PrivateFolder>(0);
    Capture capture{.runtime = asked.runtime, .folder = folder->path() / "tensors", .owner = folder};
    fs::create_directory(capture.folder);
    ModelOptions options = asked.options;
    std::map<std::string, fs::path> inputs, outputs;
    for (const auto& [name, file] : asked.inputs) {
        const Tensor tensor = readArray(file, options.budget);
        inputs[name] = capture.folder / recordedName(name);
        writeNpy(tensor, inputs[name]);
        options.seen.insert_or_assign(name, SeenTensor{tensor.desc});
    }
    const Model model = openModel(path, options);
    const std::vector<ModelTensor> tensors = tensorsOf(model);
    for (const ModelTensor& tensor : tensors)
        outputs[tensor.name] = capture.folder / recordedName(tensor.name);
    const fs::path widened = writeWidened(model, tensors, folder->path()), request = folder->path() / "request.json";
    const std::string text = requestText(widened, inputs, outputs);
    writeFileAtomically(request, std::as_bytes(std::span(text)));
    asked.runtime.empty() ? runByFirst(request, asked, capture) : run(asked.runtime, request, asked, capture);
    return capture;
}

} // namespace tessera
