// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/bundle_output.h"

#include "app/cli/arguments/shared_options.h"
#include "app/cli/terminal/output_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/measure.h"
#include "engine/judge/measure/output_source.h"
#include "engine/report/text/terminal_text.h"

#include <algorithm>

namespace tessera {

namespace {

// An engine's own name; of a file its name without the folders, which nobody else has.
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
    if (!m_case || output.desc.sizes != outputDesc(m_case->op).sizes || std::ranges::any_of(m_bundle.results, isKept))
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
