// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/opened_model.h"

#include "app/base/look/format.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/verification.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace tessera {

namespace {

// Throws Cancelled.
NodeVerdict judgeNode(const Model& model, const ModelNode& node, const RecordedTensors& recorded,
                      const EngineFactory& makeEngine, const std::stop_token& stop)
{
    try {
        RecordedNode ran = recordedNode(model, node, recorded);
        if (!ran.c || !ran.output)
            return {.figures = ran.why.isEmpty() ? node.meaning.why : ran.why};
        const Operator& op = ran.c->op;
        DispatchJob job = prepare(*ran.c, model.budget);
        makeEngine({.budget = model.budget}, "reference")->run(*ran.c, job.plan, job.input, job.output, {.stop = stop});
        const Tolerance tolerance = ToleranceOptions().of(job.plan, {}, false);
        const Tensor given = withLayout(*ran.output, job.output.desc);
        const Comparison found = assess(op, job.plan, job.input, given, job.output, tolerance, stop);
        NodeVerdict verdict{.state = stateOf(found.verdict),
                            .figures = figuresText(found, job.output.desc),
                            .differing = found.beyond,
                            .count = found.equal < found.count ? found.count : 0};
        if (found.verdict == Verdict::Fail) {
            verdict.cause = briefly(cause(op, job.input, given, job.output, true, stop));
            verdict.figures = verdict.figures + "; " + verdict.cause;
        }
        return verdict;
    } catch (const Cancelled&) {
        throw;
    } catch (const std::exception& error) {
        return {.figures = messageOf(error)};
    }
}

} // namespace

bool isFailing(const NodeVerdict& verdict)
{
    return verdict.state && isWrong(*verdict.state);
}

int rankOf(const NodeVerdict* verdict)
{
    if (!verdict || !verdict->state)
        return 3;
    return isFailing(*verdict) ? 0 : *verdict->state == TrialState::Mistrusted ? 1 : 2;
}

OpenedModel::OpenedModel(EngineFactory makeEngine)
    : m_makeEngine(std::move(makeEngine))
    , m_search(
          [this](const Request& request, FoundModel& found, const Search::Control& control) {
              try {
                  read(request, found, control.stop);
              } catch (const OutsideFolder& error) {
                  found.outside = error.message();
              }
              if (!found.recorded)
                  return;
              control.show(found);
              for (const ModelNode& node : found.model->nodes) {
                  if (control.stop.stop_requested())
                      throw Cancelled();
                  found.verdicts.push_back(judgeNode(*found.model, node, *found.recorded, m_makeEngine, control.stop));
                  control.progress(double(found.verdicts.size()) / double(found.model->nodes.size()));
                  control.show(found);
              }
          },
          {.answered = [this](const Request&, const Reply<FoundModel>& reply) { take(reply); },
           .progressed =
               [this](double fraction) {
                   m_progress = fraction;
                   emit changed();
               },
           .busyChanged = [this] { emit changed(); }})
{
    connect(&m_watcher, &FileWatcher::changed, this, &OpenedModel::readAgain);
}

namespace {

// Values for the model's inputs, in files that exist as long as the folder.
std::map<std::string, std::filesystem::path> generatedInputs(const Model& model, const QTemporaryDir& folder)
{
    std::map<std::string, std::filesystem::path> files;
    for (const ModelTensor& input : model.inputs) {
        if (!input.isKnown())
            throw TextError(
                say("window", "the model's input is %1: give the sizes that are open, or a file with values for it")(
                    shown(input.name) + " " + text(input)));
        const TensorDesc desc{.dataType = *input.type, .sizes = input.known()};
        if (const Issues issues = validate(desc, input.name, TensorRole::Input); !issues.empty())
            throw TextError(sentence(issues.front()));
        if (totalBytes(desc) > model.budget.bytes)
            throw TextError(beyondBudget(input.name, totalBytes(desc), model.budget));
        const QString file = folder.filePath(QStringLiteral("%1.npy").arg(files.size()));
        writeNpy(generate({.pattern = Pattern::Random}, desc), pathOf(file));
        files.emplace(input.name, pathOf(file));
    }
    return files;
}

} // namespace

void OpenedModel::run(const Request& request, const Model& model, FoundModel& found, const std::stop_token& stop)
{
    const QTemporaryDir folder;
    CaptureRequest ask{.options = request.options, .stop = stop};
    ask.inputs = request.files.empty() ? generatedInputs(model, folder) : captureInputs(model, request.files);
    found.capture = std::make_shared<const Capture>(captureModel(pathOf(request.path), ask));
    found.tensors = found.capture->folder;
}

// The recorded tensors tell sizes that the model leaves open; then it is read a second time.
void OpenedModel::read(Request request, FoundModel& found, const std::stop_token& stop)
{
    const std::filesystem::path path = pathOf(request.path);
    Model model = openModel(path, request.options);
    if (request.isCapture)
        run(request, model, found, stop);
    else if (!request.tensors.isEmpty())
        found.tensors = pathOf(request.tensors);
    if (!found.tensors.empty()) {
        auto recorded = std::make_shared<const RecordedTensors>(found.tensors, request.options.budget);
        request.options.seen = recorded->seen(model);
        if (!request.options.seen.empty())
            model = openModel(path, request.options);
        found.recorded = std::move(recorded);
    }
    found.model = std::make_shared<const Model>(std::move(model));
}

void OpenedModel::open(const NodePath& named, const MemoryBudget& budget, SourceReach reach)
{
    const QString wanted = QFileInfo(toQString(named.file.string())).absoluteFilePath();
    const bool isOther = std::exchange(m_path, wanted) != wanted;
    if (isOther || !named.dims.empty())
        m_dims = named.dims;
    if (isOther || !named.tensors.empty())
        m_tensors = toQString(named.tensors.string());
    if (!QFileInfo(m_tensors).isDir())
        m_tensors.clear();
    m_budget = budget;
    m_reach = reach;
    m_found = {};
    m_watcher.watch({wanted});
    request();
}

void OpenedModel::readAgain()
{
    if (isOpen())
        request();
}

void OpenedModel::close()
{
    m_search.cancel();
    m_path.clear();
    m_tensors.clear();
    m_dims.clear();
    m_found = {};
    m_problem = {};
    m_isReading = false;
    m_watcher.watch({});
    emit changed();
}

void OpenedModel::request(bool isCapture, const std::vector<std::string>& files)
{
    m_problem = {};
    m_progress = 0;
    m_isReading = true;
    m_isCapturing = isCapture;
    Request request{.path = m_path,
                    .tensors = m_tensors,
                    .options = {.dims = m_dims, .budget = m_budget, .reach = m_reach},
                    .isCapture = isCapture,
                    .files = files};
    if (m_inBackground) {
        m_search.request(std::move(request));
        return emit changed();
    }
    m_isReading = false;
    try {
        m_found = {};
        read(request, m_found, {});
    } catch (...) {
        close();
        throw;
    }
    emit opened();
    emit changed();
}

void OpenedModel::take(const Reply<FoundModel>& reply)
{
    const bool isFirst = m_isReading;
    m_isReading = false;
    m_problem = reply.error;
    if (reply.error.isEmpty()) // after an error the earlier results stay
        m_found = reply.answer;
    if (isFirst && reply.error.isEmpty() && m_found.model)
        emit opened();
    else if (!m_found.outside.isEmpty())
        emit outsideWanted(m_found.outside);
    emit changed(); // NOLINT(readability-misleading-indentation): emit is an empty macro
    emit judged();
}

void OpenedModel::setDims(const ModelDims& dims)
{
    if (dims == m_dims || !isOpen())
        return;
    m_dims = dims;
    request();
}

QString OpenedModel::nodePath(const std::string& node) const
{
    const NodePath named{.file = pathOf(m_path), .node = node, .dims = m_dims, .tensors = m_found.tensors};
    return toQString(tessera::pathOf(named).string());
}

bool OpenedModel::isOf(const QString& path) const
{
    if (!isOpen() || !isNodeOfModel(pathOf(path)))
        return false;
    try {
        const auto named = nodePathOf(pathOf(path));
        return named && named->file == pathOf(m_path);
    } catch (const TextError&) {
        return false;
    }
}

void OpenedModel::setTensors(const QString& folder)
{
    if (!isOpen())
        return;
    m_tensors = folder;
    request();
}

void OpenedModel::capture(const std::vector<std::string>& files)
{
    if (!isOpen())
        return;
    m_tensors.clear();
    request(true, files);
}

RecordedNode OpenedModel::caseOf(const ModelNode& node) const
{
    RecordedNode found = hasRecorded() ? recordedNode(*model(), node, *m_found.recorded) : RecordedNode();
    if (!found.c)
        found.c = tessera::caseOf(*model(), node);
    return found;
}

void OpenedModel::stop()
{
    m_search.cancel();
    m_isReading = false;
    emit changed();
}

const NodeVerdict* OpenedModel::verdict(size_t node) const
{
    return node < m_found.verdicts.size() ? &m_found.verdicts[node] : nullptr;
}

} // namespace tessera
