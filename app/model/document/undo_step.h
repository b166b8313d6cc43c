// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

#include <functional>

namespace tessera {

// One step of the undo stack: a value before and after it. Tensors share their memory, so that a step costs little.
// Steps with the same `mergeKey` become one, or none if the last leads back to the start; an empty key never merges.
template <class Value> class UndoStep : public QUndoCommand {
public:
    using Apply = std::function<void(const Value&)>;

    UndoStep(Value before, Value after, const QString& what, QString mergeKey, Apply apply)
        : QUndoCommand(what)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_mergeKey(std::move(mergeKey))
        , m_apply(std::move(apply))
    {
    }

    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* step = dynamic_cast<const UndoStep*>(next);
        if (!step || step->m_mergeKey != m_mergeKey)
            return false;
        m_after = step->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

    const Value& before() const { return m_before; }
    const QString& mergeKey() const { return m_mergeKey; }

private:
    Value m_before, m_after;
    QString m_mergeKey;
    Apply m_apply;
};

} // namespace tessera
