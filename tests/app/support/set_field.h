// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/core/ops/operator.h"

namespace tessera {

// Sets the text of a field as one undo step. If it throws TextError, the case has not changed.
inline void setFieldText(Document& document, const QString& path, const QString& text, const QString& mergeKey = {})
{
    Operator op = document.currentCase().op;
    setFieldText(op, path.toStdString(), text.toStdString());
    document.setOperator(op, QStringLiteral("Set %1").arg(path), mergeKey);
}

} // namespace tessera
