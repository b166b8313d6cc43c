// SPDX-License-Identifier: Apache-2.0
#include "app/commands/arguments/help_text.h"
#include "engine/case/case.h"
#include "engine/measure/verification.h"
#include "engine/sabotage/mistake.h"

#include <map>
#include <set>

namespace tessera {

namespace {

template <class Words> std::string joined(const Words& words, std::string_view prefix = {})
{
    std::string text;
    for (const auto& word : words)
        text += (text.empty() ? "" : " ") + std::string(prefix) + std::string(word);
    return text;
}

std::vector<std::string> optionsOf(const CommandText& command)
{
    std::vector<std::string> names;
    for (const Option& option : command.options)
        names.emplace_back(option.name);
    names.insert(names.end(), {std::string(kMemoryBudget.name), std::string(kHelp.name)});
    return names;
}

template <class Values> std::string choosing(const Values& values)
{
    std::string text = "_tessera_choose";
    for (const auto& value : values)
        text += " " + shellWord(std::string(value));
    return text;
}

std::vector<std::string> packNames()
{
    std::vector<std::string> names{"all"};
    for (const PackCase& packed : conformancePack())
        names.push_back(packed.name);
    return names;
}

std::vector<std::string> mistakeNames(const std::string& prefix = {})
{
    std::vector<std::string> names;
    for (const Mistake& mistake : mistakes())
        names.push_back(prefix + std::string(mistake.name));
    return names;
}

// How bash completes a value of that option; empty: not at all.
std::string completionOf(const Option& option)
{
    switch (option.kind) {
    case ValueKind::File:
        return "_tessera_files";
    case ValueKind::Folder:
        return "_tessera_files -d";
    case ValueKind::Engine:
        return "_tessera_engines";
    case ValueKind::EngineOrFile:
        return "_tessera_files; _tessera_engines; _tessera_choose none";
    case ValueKind::PackCase:
        return choosing(packNames());
    case ValueKind::Choice:
        return choosing(option.choices);
    case ValueKind::None:
    case ValueKind::Text:
    case ValueKind::Number:
    case ValueKind::Numbers:
    case ValueKind::Element:
        break;
    }
    return {};
}

std::string caseOf(const std::string& pattern, const std::string& action, int depth)
{
    return std::string(static_cast<size_t>(4 * depth), ' ') + pattern + ") " + action + " ;;\n";
}

// After an option, its values; the same option means the same in every command but for its choices.
std::string valueCases()
{
    std::map<std::string, std::string> actions; // by command and option
    std::vector<const CommandText*> all(commandTexts().begin(), commandTexts().end());
    all.push_back(&kWindowText);
    for (const CommandText* command : all)
        for (const Option& option : command->options)
            if (!option.value.empty())
                actions[std::string(command->name) + "--" + std::string(option.name)] = completionOf(option);
    std::map<std::string, std::set<std::string>> fieldValues;
    for (const Operator& op : allOperators())
        for (const OperatorOption& option : operatorOptions(op))
            fieldValues[option.name].insert(option.choices.begin(), option.choices.end());
    std::string text;
    for (const auto& [option, action] : actions)
        text += caseOf(option, action.empty() ? "return" : action + "; return", 2);
    for (const auto& [field, values] : fieldValues)
        text += caseOf("*--" + field, (field == "data" ? "_tessera_files; " : "") + choosing(values) + "; return", 2);
    return text;
}

std::string operatorCases()
{
    std::string text;
    for (const Operator& op : allOperators()) {
        std::vector<std::string> names;
        for (const OperatorOption& option : operatorOptions(op))
            names.push_back(option.name);
        text += caseOf(std::string(name(op)), "fields=\"" + joined(names, "--") + "\"", 3);
    }
    return text;
}

std::string optionCases()
{
    std::string text;
    for (const CommandText* command : commandTexts())
        text += caseOf(std::string(command->name), "options=\"" + joined(optionsOf(*command), "--") + "\"", 2);
    return text + caseOf("*", "options=\"" + joined(optionsOf(kWindowText), "--") + " --version --json\"", 2);
}

// What is the same whatever the commands are. bash parts words at ":" and "=", which stand inside of ours
// (vulkan:llvmpipe, --Order=COLUMN_ROW_DEPTH); it completes the last part.
constexpr std::string_view kHelpers = R"bash(
_tessera_words()
{
    local each glue=1
    words=() cword=0 COMPREPLY=()
    for each in "${COMP_WORDS[@]:0:COMP_CWORD+1}"; do
        if [[ $each =~ ^[:=]+$ && ${#words[@]} -gt 0 ]]; then
            words[-1]+=$each glue=0
        elif ((glue)); then
            words+=("$each")
        else
            words[-1]+=$each glue=1
        fi
    done
    cword=$((${#words[@]} - 1)) cur=${words[-1]} prev=${words[cword > 0 ? cword - 1 : 0]}
    if [[ $cur == --*=* ]]; then
        prev=${cur%%=*} cur=${cur#*=}
    fi
}
_tessera_files() # -d: folders alone
{
    local each
    if declare -F _filedir >/dev/null; then
        _filedir "$@"
        return
    fi
    compopt -o filenames 2>/dev/null
    while IFS= read -r each; do
        COMPREPLY+=("$each")
    done < <(compgen "${1:--f}" -- "$cur")
}
_tessera_choose() # of the values, one an argument, those that begin like the word
{
    local each
    for each in "${@// /\\ }"; do
        [[ $each == "$cur"* ]] && COMPREPLY+=("$each")
    done
}
_tessera()
{
    local cur prev words cword before
    _tessera_words
    _tessera_offer
    before=${cur%"${cur##*[:=]}"}
    COMPREPLY=("${COMPREPLY[@]#"$before"}")
}
)bash";

// The mistakes are many: they come behind "sabotage:".
std::string engineChoice()
{
    return "_tessera_engines()\n{\n"
           "    _tessera_choose $(\"${words[0]}\" engines 2>/dev/null | awk '/^[a-z]/ && !/ missing: / {print $1}')\n"
           "    if [[ $cur == sabotage:* ]]; then\n        "
        + choosing(mistakeNames("sabotage:"))
        + "\n    else\n"
          "        _tessera_choose sabotage:\n"
          "        [[ ${COMPREPLY[*]} == sabotage: ]] && compopt -o nospace 2>/dev/null\n"
          "    fi\n}\n";
}

} // namespace

std::string bashCompletion()
{
    std::vector<std::string> commands, operators;
    for (const CommandText* command : commandTexts())
        commands.emplace_back(command->name);
    for (const Operator& op : allOperators())
        operators.emplace_back(name(op));
    return "# bash completion for tessera; made by `tessera help --format bash`" + std::string(kHelpers)
        + engineChoice()
        + "_tessera_offer()\n{\n"
          "    local command=\"\" fields=\"\" options=\"\" word\n"
          "    case \" "
        + joined(commands) + " \" in *\" ${words[1]} \"*) ((cword > 1)) && command=${words[1]} ;; esac\n"
        + "    case $command$prev in\n" + valueCases()
        + "    esac\n"
          "    for word in \"${words[@]:1:cword-1}\"; do\n"
          "        case $word in\n"
        + operatorCases()
        + "        esac\n"
          "    done\n"
          "    case $command in\n"
        + optionCases()
        + "    esac\n"
          "    if [[ $cur == -* ]]; then\n"
          "        COMPREPLY=($(compgen -W \"$options $fields\" -- \"$cur\"))\n"
          "        return\n"
          "    fi\n"
          "    if [[ $command == sabotage ]] && ((cword == 2)); then\n        "
        + choosing(mistakeNames())
        + "\n        return\n"
          "    fi\n"
          "    [[ $command == help ]] && _tessera_choose "
        + std::string(kCaseTopic)
        + "\n"
          "    [[ $command == help ]] || _tessera_files\n"
          "    if ((cword == 1)) || [[ $command == help ]]; then\n"
          "        COMPREPLY+=($(compgen -W \""
        + joined(commands) + "\" -- \"$cur\"))\n"
        + "    fi\n"
          "    COMPREPLY+=($(compgen -W \""
        + joined(operators) + "\" -- \"$cur\"))\n"
        + "}\n"
          "complete -F _tessera tessera tessera-window\n";
}

} // namespace tessera
