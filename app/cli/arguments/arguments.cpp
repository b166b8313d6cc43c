// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"

#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/pictures/picture_file.h"
#include "engine/judge/measure/output_source.h"

#include <algorithm>
#include <initializer_list>
#include <new>
#include <ostream>
#include <stdexcept>

namespace tessera {

namespace {

bool isStreamed(const CaseArgument& argument)
{
    if (const auto* path = argument.path())
        return isStream(*path);
    return readsStream(*argument.words());
}

// Whether toText() says all of it.
bool isSayable(const Case& c)
{
    const auto* values = std::get_if<FromValues>(&c.data);
    return !values || elementCount(values->tensor.desc) <= kMostWrittenValues;
}

} // namespace

static Failure badInput(const Error& error, const std::string& advice = "")
{
    return {.code = exit_code::kBadInput,
            .message = error.what() + advice,
            .name = std::string(firstName(error.message()))};
}

std::optional<Failure> failureOf(const std::function<void()>& work)
{
    constexpr const char* kNoMemory = "there is not enough memory for this; try smaller sizes";
    try {
        work();
        return std::nullopt;
    } catch (const Cancelled&) {
        throw; // no failure
    } catch (const OutsideFolder& error) {
        return badInput(error, "; --allow-outside reads it");
    } catch (const FileExists& error) {
        return badInput(error, "; --overwrite replaces it");
    } catch (const IoError& error) {
        return badInput(error);
    } catch (const TextError& error) {
        return badInput(error);
    } catch (const std::filesystem::filesystem_error& error) {
        const std::string path = error.path1().string();
        return Failure{
            .code = exit_code::kBadInput, .message = path + " cannot be used: " + error.code().message(), .name = path};
    } catch (const RunFailure& failure) {
        return Failure{exit_code::kEngineFailed, failure.what(), failure.kind == FailureKind::Unsupported};
    } catch (const std::bad_alloc&) {
        return Failure{exit_code::kEngineFailed, kNoMemory};
    } catch (const std::length_error&) {
        return Failure{exit_code::kEngineFailed, kNoMemory};
    } catch (const std::exception& error) {
        return Failure{exit_code::kEngineFailed, error.what()};
    }
}

void printFailure(std::ostream& err, std::string_view command, std::string_view what, const std::string& message)
{
    for (size_t begin = 0; begin <= message.size();) { // a line is a sentence
        const size_t end = std::min(message.find('\n', begin), message.size());
        const std::string_view sentence = std::string_view(message).substr(begin, end - begin);
        err << "tessera" << (command.empty() ? "" : " ") << command << ": ";
        if (!what.empty())
            err << what << ": ";
        err << sentence << '\n';
        begin = end + 1;
    }
}

void printFailure(std::ostream& err, std::string_view command, std::string_view what, const Failure& failure)
{
    const std::filesystem::path within = std::filesystem::path(failure.name).lexically_relative(what);
    const bool isNode = failure.name.starts_with(std::string(what) + "#"); // the name is a node of a model
    const bool isNamed = isNode || (!within.empty() && *within.begin() != "..");
    printFailure(err, command, isNamed ? "" : what, failure.message);
}

int reportErrors(std::string_view command, std::string_view what, std::ostream& err, const std::function<int()>& work)
{
    int code = exit_code::kFine;
    if (const auto failure = failureOf([&] { code = work(); })) {
        printFailure(err, command, what, *failure);
        return failure->code;
    }
    return code;
}

std::string nameInMessages(const CaseArgument& argument)
{
    if (!argument.origin.empty())
        return argument.origin;
    return argument.path() ? argument.name : "";
}

std::unique_ptr<Engine> CommandCall::engine() const
{
    return startedEngines(line, services)(line.engineOptions(), line.valueOrStandard("engine"));
}

std::optional<Failure> CommandCall::attempt(std::string_view what, const std::function<void()>& work) const
{
    std::optional<Failure> failure = failureOf(work);
    if (failure)
        printFailure(err, name(), what, *failure);
    return failure;
}

LoadedCase CommandCall::load(const CaseArgument& argument) const
{
    if (!argument.wrong.empty())
        throw TextError(argument.wrong);
    LoadedCase loaded = loadCase(argument, services.codec(), line.budget(), line.reach());
    for (const Message& warning : loaded.file().warnings)
        printFailure(err, name(), nameInMessages(argument), "note: " + english(warning));
    return loaded;
}

int CommandCall::forEachCase(const std::function<int(const CaseArgument&, const LoadedCase&)>& work) const
{
    line.requireCases();
    ExitCode all;
    for (const CaseArgument& argument : line.cases())
        if (const auto failure = attempt(nameInMessages(argument), [&] { all.add(work(argument, load(argument))); }))
            failure->addTo(all);
    return all.code();
}

std::string CommandCall::repeated(const CaseArgument& argument, const LoadedCase& loaded) const
{
    if (!isStreamed(argument))
        return argument.name;
    if (loaded.isLine() && isSayable(loaded.first()))
        return toText(loaded.first());
    sayStreamedFile();
    return argument.name + std::string(kStreamedFile);
}

void CommandCall::sayStreamedFile() const
{
    err << "tessera " << name()
        << ": note: what came by standard input is in no line that repeats this; FILE there is a file that holds it\n";
}

std::string CommandCall::lineOf(const std::string& words) const
{
    return "tessera " + std::string(name()) + " " + words + repeatedOptions(line);
}

void CommandCall::sayStopped(const std::string& after) const
{
    err << "tessera " << name() << ": stopped before its end, after " << after << '\n';
}

void Notes::add(const OutputSource& source, const Timings& timings)
{
    const std::string note = source.name() + ": " + english(timings.note);
    if (!timings.note.isEmpty() && said.insert(note).second)
        err << "tessera " << command << ": note: " << note << '\n';
}

} // namespace tessera
