// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/foreign_setup.h"

#include "engine/compute/foreign/exchange.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/formats/pictures/picture_file.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

namespace {

constexpr int kUnsupported = 77;

// The picture's extension in a placeholder, ".png" of {input.png}; `name` is "{input" or "{output". None: the command
// has no such placeholder.
std::optional<std::string_view> pictureIn(const std::vector<std::string>& words, std::string_view name)
{
    for (const std::string& word : words)
        for (const PictureFormatInfo& format : pictureFormats())
            for (const std::string_view extension : format.extensions)
                if (word.find(std::string(name).append(extension) + "}") != word.npos)
                    return extension;
    return {};
}

constexpr std::string_view kInput = "{input", kOutput = "{output";

class ExecEngine final : public RefusingEngine {
public:
    explicit ExecEngine(const ForeignSetup& setup)
        : m_setup(setup)
        , m_inputPicture(pictureIn(setup.words, kInput))
        , m_outputPicture(pictureIn(setup.words, kOutput))
    {
        if (!takes("{output}") && !m_outputPicture)
            throw TextError(
                say("foreign",
                    "the command of %1 has no {output}, the file that it writes; expected `exec:./mine {input} "
                    "{output}`")(setup.name));
    }

    std::string name() const override { return m_setup.name; }
    Message description() const override
    {
        requireProgram(m_setup.words.front());
        return say("foreign", "a process for each run of %1")(m_setup.words.front());
    }

    Timings run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        requireClaimed(m_setup.claims, c.op);
        const Deadline deadline(m_setup.timeLimit, control.stop);
        deadline.check();
        Exchange files;
        files.begin(input, output.desc);
        if (m_inputPicture)
            files.writePicture(input, *m_inputPicture);
        if (takes("{json}"))
            files.writeJson(c.op);
        Timings timings;
        timings.upload = deadline.secondsGone();
        Launch launch{.words = wordsFor(c, files), .environment = m_setup.environment};
        launch.environment.insert({"TMPDIR", files.folder().string()}); // its temporary files go with the folder
        ChildProcess process(launch);
        requireSuccess(process.wait(deadline), process);
        const double ended = deadline.secondsGone();
        timings.kernel = ended - *timings.upload;
        files.readOutput(output, m_outputPicture.value_or(Exchange::kNpy), rangeOfValues(input), m_setup.budget);
        timings.download = deadline.secondsGone() - ended;
        return timings;
    }

private:
    bool takes(std::string_view placeholder) const
    {
        return std::ranges::any_of(m_setup.words,
                                   [&](const std::string& each) { return each.find(placeholder) != each.npos; });
    }

    // Replaces in one pass, so that braces in a case's text are not taken for placeholders.
    std::vector<std::string> wordsFor(const Case& c, Exchange& files) const
    {
        std::vector<std::pair<std::string, std::string>> placeholders = {
            {"{case}", toText(c)}, {"{json}", files.json()}, {"{input}", files.input()}, {"{output}", files.output()}};
        if (m_inputPicture)
            placeholders.emplace_back(std::string(kInput).append(*m_inputPicture) + "}", files.input(*m_inputPicture));
        if (m_outputPicture)
            placeholders.emplace_back(std::string(kOutput).append(*m_outputPicture) + "}",
                                      files.output(*m_outputPicture));
        std::vector<std::string> words;
        for (const std::string& word : m_setup.words) {
            std::string made;
            for (size_t at = 0; at < word.size();) {
                const auto found = std::ranges::find_if(placeholders, [&](const auto& each) {
                    return word.compare(at, each.first.size(), each.first) == 0;
                });
                made += found == placeholders.end() ? std::string(1, word[at]) : found->second;
                at += found == placeholders.end() ? 1 : found->first.size();
            }
            words.push_back(std::move(made));
        }
        return words;
    }

    static void requireSuccess(const ProcessEnd& end, const ChildProcess& process)
    {
        const std::string last = process.lastWords();
        if (end.signal == 0 && end.code == kUnsupported)
            throw RunFailure(FailureKind::Unsupported,
                             last.empty() ? Message(say("foreign", "it says no reason")) : Message(last));
        if (end.signal != 0 || end.code != 0)
            throw RunFailure(end.signal != 0 ? FailureKind::Crash : FailureKind::Failed,
                             end.text(process.lastErrors()));
    }

    ForeignSetup m_setup;
    std::optional<std::string_view> m_inputPicture,
        m_outputPicture; // ".png"; none: files are .npy
};

} // namespace

std::unique_ptr<Engine> makeExecEngine(const ForeignSetup& setup)
{
    return std::make_unique<ExecEngine>(setup);
}

} // namespace tessera
