// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/loaded_case.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/show_socket.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/io/file_kind.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>

namespace tessera {

namespace {

constexpr std::chrono::seconds kMostStart{30}; // how long a window may take to start on a slow machine
constexpr std::chrono::milliseconds kBetweenLooks{20};

constexpr Option kShowOptions[] = {
    unrepeated({"name", "NAME",
                "The title of the tab; by default the first file's name. Arrays of the same name take the earlier "
                "ones' place, so that a loop animates."}),
};

constexpr Example kShowExamples[] = {
    {"show input.npy output.npy", "Shows both, and looks for the case that makes one of the other."},
    {"show input.npy output.npy 'DEPTH_TO_SPACE1 --BlockSize 2 --Order COLUMN_ROW_DEPTH'",
     "Shows both, and where the output is not what the case gives."},
    {"show photograph.png --name photograph", "Shows one array."},
};

// The operator of a case's file or line, on an input of these sizes and this type.
Operator operatorOf(const CaseArgument& argument, const TensorDesc& input, const CommandCall& call)
{
    const auto* const words = argument.words();
    Operator op = words ? operatorOn(*words, input) : call.load(argument).first().op;
    throwIfInvalid(op, call.line.budget());
    return op;
}

bool isCase(const CaseArgument& argument)
{
    const auto* const path = argument.path();
    return !path || (fileKind(*path) == FileKind::Case && !resourceNamed(*path));
}

// The array in the wanted sizes, where only ones in front differ; else with ones in front, up to four dimensions.
Tensor withSizes(const Tensor& array, const std::vector<uint32_t>* wanted)
{
    const auto withoutOnes = [](const std::vector<uint32_t>& sizes) {
        return std::vector<uint32_t>(std::ranges::find_if(sizes, [](uint32_t size) { return size != 1; }), sizes.end());
    };
    std::vector<uint32_t> sizes = array.desc.sizes;
    if (wanted && withoutOnes(*wanted) == withoutOnes(sizes))
        sizes = *wanted;
    else if (sizes.size() < kAxisNames.size())
        sizes.insert(sizes.begin(), kAxisNames.size() - sizes.size(), 1);
    return isPacked(array.desc) ? Tensor({.dataType = array.desc.dataType, .sizes = sizes}, array.buffer) : array;
}

void requireEqual(const std::string& name, const TensorDesc& is, const TensorDesc& wanted, std::string_view of)
{
    const auto described = [](const TensorDesc& desc) {
        return std::string(tessera::name(desc.dataType)) + " " + text(desc.sizes);
    };
    if (is.sizes != wanted.sizes || is.dataType != wanted.dataType)
        throw TextError(name + " is " + described(is) + "; the case's " + std::string(of) + " is " + described(wanted));
}

Tensor outputOf(const CaseArgument& argument, const std::optional<Operator>& op, const Tensor& input,
                const CommandCall& call)
{
    const auto like = op ? std::optional(op->output) : std::nullopt;
    const Tensor read = readTensor(argument, call.services.codec(), call.line, like);
    const auto output = converted(withSizes(read, like ? &like->sizes : nullptr), input.desc.dataType);
    if (!output)
        throw TextError(argument.name + " is " + std::string(name(read.desc.dataType)) + ", and the input "
                        + std::string(name(input.desc.dataType)) + ": give both one type");
    if (like)
        requireEqual(argument.name, output->desc, *like, "output");
    return *output;
}

ShowRequest requestOf(const CommandCall& call)
{
    const std::vector<CaseArgument>& given = call.line.cases();
    const bool hasCase = !given.empty() && isCase(given.back());
    const size_t arrays = given.size() - (hasCase ? 1 : 0);
    if (arrays < 1 || arrays > kMostShowArrays)
        throw TextError("show takes INPUT, OUTPUT and a CASE, the last two where there are any, and here are "
                        + std::to_string(arrays) + " arrays; `tessera CASE` opens a case alone");
    Tensor input = readTensor(given[0], call.services.codec(), call.line);
    std::optional<Operator> op;
    if (hasCase) {
        op = operatorOf(given.back(), withSizes(input, nullptr).desc, call);
        const TensorDesc& own = op->input;
        input = withSizes(input, &own.sizes);
        requireEqual(given[0].name, input.desc, own, "input");
    } else {
        input = withSizes(input, nullptr);
    }
    const auto* const path = given[0].path();
    ShowRequest request{.name = call.line.value("name").value_or(path ? path->filename().string() : given[0].name),
                        .caseLine = op ? toText(Case{.title = {}, .op = *op, .data = {}}) : std::string(),
                        .arrays = {input}};
    if (request.name.empty() || request.name.size() > kMostShowName)
        throw TextError("--name: expected 1 to " + std::to_string(kMostShowName) + " bytes");
    if (arrays == 2)
        request.arrays.push_back(outputOf(given[1], op, input, call));
    return request;
}

// Starts a window and connects to it. If another program is starting one, it waits and connects to that.
Descriptor startAndConnect(const std::filesystem::path& folder)
{
    const Descriptor starting(open((folder / "starting").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600));
    if (starting.number() >= 0)
        while (flock(starting.number(), LOCK_EX) != 0 && errno == EINTR) { }
    if (auto window = connectToWindow(folder))
        return *std::move(window);
    if (const std::string reason = whyNoDisplay(); !reason.empty())
        throw TextError("no window takes tensors, and none can open: " + reason);
    const pid_t process = startWindow({"--listen"});
    const auto begun = std::chrono::steady_clock::now();
    while (std::chrono::steady_clock::now() - begun < kMostStart) {
        if (auto window = connectToWindow(folder))
            return *std::move(window);
        if (waitpid(process, nullptr, WNOHANG) == process)
            throw EngineError("the window that was started has ended at once; `tessera-window` says why");
        std::this_thread::sleep_for(kBetweenLooks);
    }
    throw EngineError("the window that was started does not listen after " + std::to_string(kMostStart.count())
                      + " seconds");
}

int showCommand(const CommandCall& call)
{
    const ShowRequest request = requestOf(call);
    const std::filesystem::path folder = showFolder();
    std::optional<Descriptor> window = connectToWindow(folder);
    if (!window)
        window = startAndConnect(folder);
    const ShowAnswer answer = give(window->number(), request);
    if (answer.kind == ShowAnswerKind::Refused)
        throw TextError("the window refuses: " + answer.sentence);
    if (answer.kind == ShowAnswerKind::LeftOut)
        call.err << "tessera show: left out: " << answer.sentence << '\n';
    return exit_code::kFine;
}

} // namespace

const CommandText kShowText{
    .name = "show",
    .summary = "gives arrays to the window that is open, or opens it",
    .operands = "INPUT [OUTPUT] [CASE]",
    .sentence =
        "Shows arrays in a tab of the window: input and output side by side, and what is wrong with the output.",
    .options = kShowOptions,
    .shared = {.cases = true},
    .remarks =
        "INPUT and OUTPUT are .npy or .npz files, pictures, or resources of a case file (case.json#output). CASE is a "
        "case file, or an operator in field names, in quotes; the sizes and the type that it leaves out are the "
        "input's. Without a CASE the window looks for the case that makes OUTPUT from INPUT. INPUT alone is shown as "
        "it is.\n\n"
        "A window takes arrays where View, Take tensors from other programs is on, or where this command has started "
        "it. Where several do, the window that was used last takes them. It listens on a socket of this user's own, in "
        "XDG_RUNTIME_DIR. The arrays are gone when their tab is closed; a bundle (Save as) keeps them.",
    .examples = kShowExamples,
    .run = showCommand,
};

} // namespace tessera
