// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/pictures/picture.h"
#include "engine/judge/measure/verification.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A case as it was read: a case file with its dispatches, or a line of text, which is a case file of one dispatch.
class LoadedCase {
public:
    LoadedCase(CaseFile file) // NOLINT: it is one
        : m_file(std::move(file))
    {
    }
    LoadedCase(Case line, std::vector<Message> notes = {}) // NOLINT: it is one
        : m_line(std::move(line))
    {
        m_file.warnings = std::move(notes);
    }

    explicit LoadedCase(PackCase packed); // a line with a tolerance and expected values of its own

    bool isLine() const { return m_line.has_value(); }
    bool isPacked() const { return m_isPacked; }
    const CaseFile& file() const { return m_file; } // for a line it has at most a tolerance and warnings
    const std::optional<Tensor>& expected() const { return m_expected; } // the values that a line of the pack expects

    size_t dispatchCount() const { return isLine() ? 1 : m_file.dispatchCount(); }
    Case dispatch(size_t index) const { return isLine() ? *m_line : m_file.dispatch(index); } // throws IoError
    // Which of several dispatches; empty: there is one.
    std::string label(size_t index) const { return dispatchCount() > 1 ? m_file.dispatches[index].name : ""; }
    DispatchJob prepare(size_t index, const MemoryBudget& budget) const; // throws what prepareDispatch() does
    // The output that is expected, if any is. Throws what expectedOutput() does.
    std::optional<Tensor> expectedOf(size_t index) const
    {
        return isLine() ? m_expected : expectedOutput(m_file, index);
    }
    void requireDispatches() const; // throws TextError where there is none

    Case first() const; // throws TextError where there is no dispatch
    Case chosen(const std::string& number) const; // the dispatch that --dispatch asks for. Throws TextError

private:
    CaseFile m_file;
    std::optional<Case> m_line; // none: it is a file
    std::optional<Tensor> m_expected;
    bool m_isPacked = false;
};

// Lets readCaseFile() take bundles and ONNX's folders too. Programs call it at their start.
void registerCaseFormats();

// Reads a case. Call it when its turn comes, so that a bad one does not stop the others. Throws IoError, TextError,
// EngineError.
LoadedCase loadCase(const CaseArgument& argument, const PictureCodec& codec, const MemoryBudget& budget,
                    SourceReach reach = SourceReach::CaseFolder);
// A case in field names, as loadCase() reads it: sizes and type that are not said are those of the file behind --data.
Case caseFromWords(const Arguments& words, const PictureCodec& codec, const MemoryBudget& budget,
                   std::vector<Message>* notes = nullptr);
bool readsStream(const Arguments& words); // its --data is one
// The operator of a line in field names, whose sizes and type are those of the input where it says none. Throws
// TextError.
Operator operatorOn(const Arguments& words, const TensorDesc& input);
// The source's name. If it is a case, "case:RESAMPLE --data a.png", its line gets what caseFromWords() takes from the
// file of --data.
std::string sourceWithData(const std::string& source, const PictureCodec& codec, const MemoryBudget& budget);
// A tensor that a command's line names: .npy, a picture, a case file's resource (case.json#output), the input of a case
// in field names or of a file's first dispatch, or raw bytes where `like` says what they hold. A resource gives
// its expected values where the file has some, else its initial values. Throws IoError, TextError, EngineError.
Tensor readTensor(const CaseArgument& argument, const PictureCodec& codec, const CommandLine& line,
                  const std::optional<TensorDesc>& like = {});

// The operator of `--meant CASE`: a case file's first dispatch, or a line in field names, whose sizes and type are
// those of the input where it says none. Throws what loadCase() throws.
Operator readMeant(const std::string& text, const TensorDesc& input, const PictureCodec& codec,
                   const CommandLine& line);

} // namespace tessera
