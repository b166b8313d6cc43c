// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/case_edit.h"

namespace tessera {

CaseEdit::CaseEdit(Case before, Case after, const QString& what, const QString& mergeKey, Concerns concerns,
                   Apply apply)
    : QUndoCommand(what)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_mergeKey(mergeKey)
    , m_concerns(concerns)
    , m_apply(std::move(apply))
{
}

bool CaseEdit::mergeWith(const QUndoCommand* next)
{
    const auto* edit = dynamic_cast<const CaseEdit*>(next);
    if (!edit || edit->m_mergeKey != m_mergeKey)
        return false;
    m_after = edit->m_after;
    setObsolete(m_after == m_before);
    return true;
}

} // namespace tessera
