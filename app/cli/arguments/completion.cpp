// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/completion.h"

#include "app/cli/arguments/help_text.h"
#include "engine/compute/faulty/faulty_engine.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/case/generator.h"
#include "engine/judge/measure/verification.h"

#include <algorithm>
#include <optional>
#include <set>

namespace tessera {

namespace {

constexpr std::string_view kSabotage = "sabotage:", kVulkan = "vulkan:";

// "Of both tensors: FLOAT32, UINT8 and so on"; without blanks that a line or its columns would end at.
std::string firstSentence(std::string text)
{
    text = text.substr(0, text.find(". "));
    if (text.ends_with('.'))
        text.pop_back();
    std::ranges::replace_if(
        text, [](unsigned char each) { return each < ' '; }, ' ');
    return text;
}

// The words before the one that is typed, as CommandLine would take them.
struct Typed {
    const CommandText* command = &kWindowText;
    bool isFirst = true; // nothing stands before the word
    std::optional<Operator> op; // that was named last: the options after it may be its fields
    std::set<std::string, std::less<>> options, fields; // that are given
    std::string awaiting; // the option whose value comes next; empty: none
    bool areOptionsOver = false; // behind "--"
    size_t operands = 0;

    const Option* own(std::string_view name) const;
    std::optional<OperatorOption> field(std::string_view name) const;
    void add(const std::string& word);
    void addOption(const std::string& word);
};

const CommandText* commandNamed(std::string_view word)
{
    if (word == kVersionText.name)
        return &kVersionText;
    const auto all = commandTexts();
    const auto found = std::ranges::find(all, word, &CommandText::name);
    return found == all.end() ? nullptr : *found;
}

const Option* Typed::own(std::string_view name) const
{
    if (name == kMemoryBudget.name)
        return &kMemoryBudget;
    const auto found = std::ranges::find(command->options, name, &Option::name);
    return found == command->options.end() ? nullptr : &*found;
}

std::optional<OperatorOption> Typed::field(std::string_view name) const
{
    const std::vector<OperatorOption> all = op ? operatorOptions(*op) : std::vector<OperatorOption>();
    const auto found = std::ranges::find(all, name, &OperatorOption::name);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

void Typed::addOption(const std::string& word)
{
    const size_t equals = word.find('=');
    const std::string name = word.substr(2, equals == word.npos ? word.npos : equals - 2);
    const Option* const option = own(name);
    const bool isField = !option && field(name);
    (isField ? fields : options).insert(name);
    if (equals == word.npos && (isField || (option && !option->value.empty())))
        awaiting = name;
}

void Typed::add(const std::string& word)
{
    if (!awaiting.empty()) {
        awaiting.clear();
    } else if (!areOptionsOver && word == "--") {
        areOptionsOver = true;
    } else if (!areOptionsOver && word.starts_with("--")) {
        addOption(word);
    } else {
        ++operands;
        op = operatorFromName(word.substr(0, word.find(' '))); // works for a line in quotes, too
        fields.clear();
    }
}

Typed typedBefore(const Arguments& words)
{
    Typed typed;
    typed.isFirst = words.size() == 1;
    const CommandText* const command = typed.isFirst ? nullptr : commandNamed(words.front());
    if (command)
        typed.command = command;
    for (size_t i = command ? 1 : 0; i + 1 < words.size(); ++i)
        typed.add(words[i]);
    return typed;
}

// Gathers what begins like the word.
class Offer {
public:
    explicit Offer(std::string word)
        : m_word(std::move(word))
    {
    }

    // What stands before the value of an option that is typed as --option=VALUE.
    void behind(std::string start) { m_start = std::move(start); }
    void add(std::string_view word, std::string sentence = {})
    {
        std::string whole = m_start + std::string(word);
        if (whole.starts_with(m_word))
            m_completion.candidates.push_back({std::move(whole), firstSentence(std::move(sentence))});
    }
    // Whether words that begin so are wanted, which are many or slow to find.
    bool isBehind(std::string_view start) const { return m_word.starts_with(m_start + std::string(start)); }
    // The value as far as it is typed.
    std::string_view typed() const { return std::string_view(m_word).substr(std::min(m_start.size(), m_word.size())); }
    void find(PathsToFind paths) { m_completion.paths = paths; }
    Completion completion() const { return m_completion; }

private:
    std::string m_word, m_start;
    Completion m_completion;
};

void offerMistakes(Offer& offer, const std::string& before)
{
    for (const Mistake& mistake : mistakes())
        offer.add(before + std::string(mistake.name), english(mistake.sentence));
}

void offerEngines(Offer& offer)
{
    for (const std::string& name : backendNames())
        offer.add(name);
    if (offer.isBehind(kVulkan))
        for (const EngineEntry& entry : engineList())
            if (entry.available && entry.name.starts_with(kVulkan))
                offer.add(entry.name, english(entry.description));
    for (const EngineEntry& entry : foreignEngineList())
        if (entry.available)
            offer.add(entry.name, english(entry.description));
    if (offer.isBehind(kSabotage))
        offerMistakes(offer, std::string(kSabotage));
    else
        offer.add(kSabotage, "an engine that makes a mistake");
}

void offerPack(Offer& offer)
{
    offer.add("all", "every case of the conformance pack");
    for (const PackCase& packed : conformancePack())
        offer.add(packed.name);
}

void offerOperators(Offer& offer)
{
    for (const Operator& op : allOperators())
        offer.add(name(op), english(summary(op)));
}

// One more behind those that are typed, which stay.
void offerDataTypes(Offer& offer)
{
    const std::string_view typed = offer.typed();
    const std::string before(typed.substr(0, typed.find_last_of(',') + 1));
    for (const DataType type : kDataTypes)
        offer.add(before + std::string(name(type)));
}

void offerValue(Offer& offer, const Option& option)
{
    switch (option.kind) {
    case ValueKind::File:
        return offer.find(PathsToFind::Files);
    case ValueKind::Folder:
        return offer.find(PathsToFind::Folders);
    case ValueKind::EngineOrFile:
        offer.find(PathsToFind::Files);
        offerEngines(offer);
        return offer.add("none");
    case ValueKind::Engine:
        return offerEngines(offer);
    case ValueKind::PackCase:
        return offerPack(offer);
    case ValueKind::Operator:
        return offerOperators(offer);
    case ValueKind::DataTypes:
        return offerDataTypes(offer);
    case ValueKind::Choice:
        for (const std::string_view choice : option.choices)
            offer.add(choice);
        return;
    case ValueKind::None:
    case ValueKind::Text:
    case ValueKind::Number:
    case ValueKind::Numbers:
    case ValueKind::Element:
        break;
    }
}

void offerFieldValue(Offer& offer, const OperatorOption& field)
{
    if (field.name != "data") {
        for (const std::string& choice : field.choices)
            offer.add(choice);
        return;
    }
    for (const Pattern pattern : kPatterns)
        offer.add(name(pattern), english(sentence(pattern)));
    offer.find(PathsToFind::Files);
}

void offerValueOf(Offer& offer, const Typed& typed, std::string_view option)
{
    if (const Option* own = typed.own(option))
        offerValue(offer, *own);
    else if (const auto field = typed.field(option))
        offerFieldValue(offer, *field);
}

void offerOptions(Offer& offer, const Typed& typed)
{
    std::vector<Option> own = allOptions(*typed.command);
    if (typed.command == &kWindowText)
        own.push_back(kVersion);
    for (const Option& option : own)
        if (option.isList || !typed.options.contains(option.name))
            offer.add("--" + std::string(option.name), std::string(option.sentence));
    if (typed.op)
        for (const OperatorOption& field : operatorOptions(*typed.op))
            if (!typed.fields.contains(field.name))
                offer.add("--" + field.name, field.sentence);
}

void offerCommands(Offer& offer)
{
    for (const CommandText* command : commandTexts())
        offer.add(command->name, std::string(command->summary));
}

// What the help calls the command's operands says what they may be.
void offerOperand(Offer& offer, const Typed& typed)
{
    const auto takes = [&](std::string_view word) { return typed.command->operands.find(word) != std::string::npos; };
    if (typed.command->operands.empty())
        return;
    if (takes("CLASS") && typed.operands == 0)
        return offerMistakes(offer, "");
    if (takes("COMMAND")) {
        offer.add(kCaseTopic, std::string(kCaseSummary));
        offer.add(kEngineTopic, std::string(kEngineSummary));
        return offerCommands(offer);
    }
    if (typed.isFirst)
        offerCommands(offer);
    if (takes("CASE") || takes("INPUT") || takes("OPERATOR"))
        offerOperators(offer);
    if (!takes("OPERATOR"))
        offer.find(PathsToFind::Files);
}

} // namespace

Completion complete(Arguments words)
{
    if (words.empty())
        words.emplace_back();
    const std::string& word = words.back();
    const Typed typed = typedBefore(words);
    const bool isOption = !typed.areOptionsOver && word.starts_with('-');
    Offer offer(word);
    if (!typed.awaiting.empty()) {
        offerValueOf(offer, typed, typed.awaiting);
    } else if (const size_t equals = word.find('='); isOption && word.starts_with("--") && equals != word.npos) {
        offer.behind(word.substr(0, equals + 1));
        offerValueOf(offer, typed, word.substr(2, equals - 2));
    } else if (isOption) {
        offerOptions(offer, typed);
    } else {
        offerOperand(offer, typed);
    }
    return offer.completion();
}

} // namespace tessera
