// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/case/case.h"

#include <QUndoCommand>

#include <functional>

namespace tessera {

// One step of the undo stack: the case before and after it. Tensors share their memory, so that a step costs little.
class CaseEdit : public QUndoCommand {
public:
    enum class Concerns { Result, TitleOnly };
    using Apply = std::function<void(const Case&, Concerns)>;

    // Steps with the same `mergeKey` become one, or none where the last of them leads back; an empty key never merges.
    CaseEdit(Case before, Case after, const QString& what, const QString& mergeKey, Concerns concerns, Apply apply);

    void undo() override { m_apply(m_before, m_concerns); }
    void redo() override { m_apply(m_after, m_concerns); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override;

    const Case& before() const { return m_before; }
    const QString& mergeKey() const { return m_mergeKey; }

private:
    Case m_before, m_after;
    QString m_mergeKey;
    Concerns m_concerns;
    Apply m_apply;
};

} // namespace tessera
