// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_text.h"
#include "engine/core/ops/operator.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace tessera {

// An option that follows an operator's name: a field, a part of a tensor, or the data.
struct OperatorOption {
    std::string name; // "BlockSize", without the dashes
    std::string value; // "NUMBER"
    std::string sentence;
    std::vector<std::string> choices; // the values of an enumeration
};
std::vector<OperatorOption> operatorOptions(const Operator& op);

inline constexpr std::string_view kCaseTopic = "case"; // the topic of `tessera help case`
inline constexpr std::string_view kCaseSummary = "an operator and its input, as a line of text or as a file";
inline constexpr std::string_view kEngineTopic = "engine", kAllTopic = "all"; // the same
inline constexpr std::string_view kCaseLineText =
    "A case is one line: the operator's name, its fields as options, and its data. Sizes, DataType, Strides and "
    "TotalTensorSizeInBytes are the input tensor's; others are written in full (--OutputTensor.Sizes). What is left "
    "out is offered (the output's shape) or has its default.";
inline constexpr std::string_view kCaseExample =
    "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data doc-iota";
inline constexpr std::string_view kCaseFileText =
    "A file (.json) is a model of DxDispatch: resources with their initial values, dispatchables with the operator and "
    "its fields, and commands, of which each dispatch is a case of its own. Comments and trailing commas are allowed. "
    "The member \"tessera\" is this program's own: version, title, sentence, text (the line), expected (values by "
    "resource) and tolerance; DxDispatch ignores it.";

// What --help prints.
void printHelp(const CommandText& command, std::ostream& out);
void printHelp(const Operator& op, std::ostream& out);
void printFirstScreen(std::ostream& out); // the commands of every day
void printOverview(std::ostream& out); // all commands, operators and exit codes
void printCaseHelp(std::ostream& out); // what a case is

} // namespace tessera
