// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/report_files.h"

#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/standard_output.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/measure.h"
#include "engine/judge/measure/output_source.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <map>

namespace tessera {

Reports::Reports(const CommandCall& call)
    : m_call(call)
{
    std::map<std::string, std::string_view> before;
    for (const std::string_view option : {"out", "json", "junit", "csv", "html"}) {
        const auto path = call.line.value(option);
        if (!path)
            continue;
        if (const auto other = before.find(*path); other != before.end())
            throw TextError("--" + std::string(option) + " " + *path + " is what --" + std::string(other->second)
                            + " writes, too; expected a file each");
        requireWritable(path);
        m_areWanted = true;
        m_takesOutput |= isStandardOutput(path);
        before.emplace(*path, option);
    }
}

bool Reports::write(std::string_view option, const std::function<std::string()>& text)
{
    const auto path = m_call.line.value(option);
    return !path || attempt([&] { writeOutput(*path, text(), m_call.out); });
}

void Reports::write(const Report& report)
{
    using Form = std::pair<const char*, std::string (*)(const Report&)>;
    for (const auto& [option, form] : {Form{"json", jsonOf}, Form{"junit", junitOf}, Form{"html", htmlOf}})
        write(option, [&, made = form] { return made(report); });
}

bool Reports::attempt(const std::function<void()>& work)
{
    const auto failure = m_call.attempt({}, work);
    if (failure)
        m_code = std::max(m_code, failure->code);
    return !failure;
}

RunHead headOf(const CommandLine& line)
{
    const std::string name(line.command().name);
    return {.command = name,
            .line = "tessera " + name + (line.arguments().empty() ? "" : " ") + lineOf(line.arguments()),
            .startedAt = utcNow()};
}

Fact toleranceFact(const CommandLine& line)
{
    const auto text = line.value(kTolerance.name);
    return toleranceFact(text ? "--tolerance " + *text : "");
}

namespace {

// The engine's own name, or the file's name without its folders, which only this machine has.
std::string labelOf(const std::string& name, const ForeignOptions& options)
{
    return terminalLines(sourceLabel(sourceNamed(name, options)));
}

} // namespace

BundleOutput::BundleOutput(const CommandLine& line, size_t cases)
    : m_path(line.value("bundle").value_or(""))
    , m_budget(line.budget())
{
    if (!line.value("bundle"))
        return;
    if (lowerCaseExtension(m_path) != kBundleExtension)
        throw TextError("--bundle " + m_path + ": expected a name that ends in .tessera");
    if (cases != 1)
        throw TextError("--bundle holds one case, and " + std::to_string(cases) + " are given");
    requireWritable(m_path);
    m_foreign = foreignOptions(line);
    m_engine = labelOf(line.valueOrStandard("engine"), m_foreign);
    for (const Fact& fact : provenance())
        m_bundle.versions.emplace_back(fact.name, terminalLines(fact.value));
}

void BundleOutput::take(const LoadedCase& loaded)
{
    if (!isWanted())
        return;
    m_case = loaded.first();
    if (loaded.dispatchCount() != 1)
        throw TextError("--bundle holds one dispatch, and the file has " + std::to_string(loaded.dispatchCount()));
    m_bundle.tolerance = loaded.file().tolerance;
    m_bundle.expected = loaded.expectedOf(0);
}

void BundleOutput::addOutput(const OutputSource& source, const Tensor& output)
{
    const std::string label = labelOf(source.name(), m_foreign);
    const auto isKept = [&](const BundledResult& result) { return result.engine == label; };
    if (!m_case || output.desc.sizes != m_case->op.output.sizes || std::ranges::any_of(m_bundle.results, isKept))
        return;
    m_bundle.results.insert(label == m_engine ? m_bundle.results.begin() : m_bundle.results.end(), {label, output});
    if (const auto* engine = dynamic_cast<const Engine*>(&source))
        m_bundle.versions.emplace_back("engine " + label, terminalLines(english(engine->description())));
}

void BundleOutput::addVerdict(const Result& result)
{
    if (!m_case)
        return;
    Result named = result;
    named.engine = labelOf(result.engine, m_foreign);
    named.against = labelOf(result.against, m_foreign);
    named.name = result.operatorName; // the case's may be a path
    JsonText json;
    writeResult(json, named);
    m_bundle.verdicts.push_back(json.line());
}

void BundleOutput::write() const
{
    if (!m_case)
        return;
    Bundle bundle = m_bundle;
    bundle.c = *m_case;
    const std::string bytes = bundleBytes(bundle, m_budget);
    writeFileAtomically(m_path, std::as_bytes(std::span(bytes)));
}

} // namespace tessera
