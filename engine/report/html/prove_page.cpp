// SPDX-License-Identifier: Apache-2.0
#include "engine/report/html/prove_page.h"

#include "engine/report/html/result_list.h"

namespace tessera {

std::string proveHtml(std::span<const ProvedFinding> found, PageHead head)
{
    size_t broken = 0, mistrusted = 0;
    std::vector<ResultEntry> entries;
    for (const auto& [name, finding] : found) {
        const std::string_view state = word(finding);
        broken += tone(state) == "bad" ? 1 : 0;
        mistrusted += state == "MISTRUSTED" ? 1 : 0;
        entries.push_back({.state = std::string(state),
                           .title = english(finding.title),
                           .about = name,
                           .figures = english(finding.figures),
                           .lines = {{"", finding.command}},
                           .isGrave = tone(state) == "bad"});
    }
    const std::string all = std::to_string(found.size()) + (found.size() == 1 ? " property" : " properties");
    head.title = broken == 0 ? all + (found.size() == 1 ? " holds" : " hold")
                             : std::to_string(broken) + " of " + all + (broken == 1 ? " is broken" : " are broken");
    head.sentence = std::to_string(found.size() - broken - mistrusted) + " shown, " + std::to_string(mistrusted)
        + " mistrusted, " + std::to_string(broken) + " broken";
    HtmlText body;
    body.element("h2", "Properties").lineFeed();
    writeResults(body, entries);
    return htmlPage(head, body);
}

} // namespace tessera
