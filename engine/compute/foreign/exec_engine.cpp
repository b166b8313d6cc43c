// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/foreign_setup.h"

#include "engine/compute/foreign/exchange.h"
#include "engine/core/engines/copy_probe.h"
#include "engine/core/engines/run_failure.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

constexpr int kUnsupported = 77;
constexpr std::array<std::string_view, 4> kPlaceholders = {"{case}", "{json}", "{input}", "{output}"};

class ExecEngine final : public ClaimingEngine {
public:
    explicit ExecEngine(const ForeignSetup& setup)
        : m_setup(setup)
    {
        if (!takes("{output}"))
            throw TextError(
                say("foreign", "the command of %1 has no {output}, the file that it writes; expected `exec:%2`")(
                    setup.name, completed()));
    }

    std::string name() const override { return m_setup.name; }
    bool executesPlans() const override { return false; }
    Message description() const override
    {
        needProgram(m_setup.words.front());
        return say("foreign", "a process for each run of %1")(m_setup.words.front());
    }
    std::vector<Claims> claims() const override { return {m_setup.claims}; }
    std::unique_ptr<CopyProbe> makeCopyProbe(uint64_t bytes) const override { return makeForeignCopyProbe(bytes); }

    Timings run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        needClaimed(m_setup.claims, c.op);
        const Patience patience(m_setup.timeLimit, control.stop);
        patience.check();
        Exchange files;
        files.begin(input, output.desc);
        if (takes("{json}"))
            files.writeJson(c.op);
        Timings timings;
        timings.upload = patience.secondsGone();
        ChildProcess process({.words = wordsFor(c, files), .environment = environmentFor(files)});
        needSuccess(process.wait(patience), process);
        const double ended = patience.secondsGone();
        timings.kernel = ended - *timings.upload;
        files.readOutput(output, m_setup.budget);
        timings.download = patience.secondsGone() - ended;
        return timings;
    }

private:
    bool takes(std::string_view placeholder) const
    {
        return std::ranges::any_of(m_setup.words,
                                   [&](const std::string& each) { return each.find(placeholder) != each.npos; });
    }

    // The command with what it lacks.
    std::string completed() const
    {
        std::string command;
        for (const std::string& word : m_setup.words)
            command +=
                (command.empty() ? "" : " ") + (word.find_first_of(" \t'\"") == word.npos ? word : shellWord(word));
        const bool isTold = takes("{input}") || takes("{case}") || takes("{json}");
        return command + (isTold ? "" : " {input}") + " {output}";
    }

    // One pass over the command: what stands in a case's text is no placeholder.
    std::vector<std::string> wordsFor(const Case& c, const Exchange& files) const
    {
        const std::array<std::string, 4> values = {toText(c), files.json(), files.input(), files.output()};
        std::vector<std::string> words;
        for (const std::string& word : m_setup.words) {
            std::string made;
            for (size_t at = 0; at < word.size();) {
                const auto found = std::ranges::find_if(
                    kPlaceholders, [&](std::string_view each) { return word.compare(at, each.size(), each) == 0; });
                made += found == kPlaceholders.end() ? std::string(1, word[at])
                                                     : values[static_cast<size_t>(found - kPlaceholders.begin())];
                at += found == kPlaceholders.end() ? 1 : found->size();
            }
            words.push_back(std::move(made));
        }
        return words;
    }

    // What it keeps for a while goes with its folder.
    std::map<std::string, std::string> environmentFor(const Exchange& files) const
    {
        std::map<std::string, std::string> environment = m_setup.environment;
        environment.insert({"TMPDIR", files.folder().string()});
        return environment;
    }

    static void needSuccess(const ProcessEnd& end, const ChildProcess& process)
    {
        const std::string last = process.lastWords();
        if (end.signal == 0 && end.code == kUnsupported)
            throw RunFailure(FailureKind::Unsupported,
                             last.empty() ? Message(say("foreign", "it says no reason")) : Message(last));
        if (end.signal != 0 || end.code != 0)
            throw RunFailure(end.signal != 0 ? FailureKind::Crash : FailureKind::Failed,
                             end.text(process.complaints()));
    }

    ForeignSetup m_setup;
};

} // namespace

std::unique_ptr<Engine> makeExecEngine(const ForeignSetup& setup)
{
    return std::make_unique<ExecEngine>(setup);
}

std::unique_ptr<CopyProbe> makeForeignCopyProbe(uint64_t bytes)
{
    return makeHostCopyProbe(bytes, [bytes](const CopyPart& part) { part(0, bytes); });
}

} // namespace tessera
