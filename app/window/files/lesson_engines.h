// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QString>

#include <optional>
#include <utility>

namespace tessera {

// A lesson's case may name its engine A, with the reference as B. It puts them in place of the reader's own, which come
// back after them.
class LessonEngines {
public:
    using Engine = std::optional<QString>; // A; none: the reader's
    explicit LessonEngines(Document& document)
        : m_document(document)
    {
    }

    void choose(Document::State& state, const Engine& engine);
    void resume(const Engine& engine); // shown since before; what the reader had is not known any more
    bool areOf(const Engine& engine) const; // that of the document; any, where the reader's is
    void giveBack(const Engine& engine); // to the document, which shows it
    void keepOut(const Engine& engine) const; // keeps them from the document, which shows another case

private:
    Document& m_document;
    std::optional<std::pair<QString, QString>> m_before; // A and B of the reader, while a lesson shows its own
};

} // namespace tessera
