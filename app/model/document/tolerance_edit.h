// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/compare/tolerance.h"

#include <QUndoCommand>

#include <functional>
#include <optional>

namespace tessera {

// One step of the undo stack: the tolerance before and after it; none is the default.
class ToleranceEdit : public QUndoCommand {
public:
    using Apply = std::function<void(const std::optional<Tolerance>&)>;

    // Steps with the same `mergeKey` become one; an empty key never merges.
    ToleranceEdit(std::optional<Tolerance> before, std::optional<Tolerance> after, const QString& what,
                  QString mergeKey, Apply apply)
        : QUndoCommand(what)
        , m_before(before)
        , m_after(after)
        , m_mergeKey(std::move(mergeKey))
        , m_apply(std::move(apply))
    {
    }

    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 2; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* edit = dynamic_cast<const ToleranceEdit*>(next);
        if (!edit || edit->m_mergeKey != m_mergeKey)
            return false;
        m_after = edit->m_after;
        return true;
    }

private:
    std::optional<Tolerance> m_before, m_after;
    QString m_mergeKey;
    Apply m_apply;
};

} // namespace tessera
