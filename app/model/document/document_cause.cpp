// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document_private.h"

#include "engine/core/tensor/same_memory.h"

namespace tessera {
namespace {

constexpr size_t kMostAxes = 4; // that a diagnosis knows

} // namespace

bool Document::Private::isDiagnosed() const
{
    return asked && shown && shown->a && shown->b && sameMemory(asked->a, *shown->a) && sameMemory(asked->b, *shown->b);
}

void Document::Private::diagnose()
{
    const bool fails = shown && shown->isComplete && shown->comparison && shown->comparison->verdict == Verdict::Fail
        && shown->a && shown->b && shown->plan.output.sizes.size() <= kMostAxes;
    if (fails && isDiagnosed())
        return;
    diagnosing.cancel();
    asked.reset();
    cause.reset();
    if (!fails)
        return;
    asked = Question{shown->c.op, shown->input, *shown->a, *shown->b};
    diagnosing.request(*asked);
}

const Cause* Document::cause() const
{
    return d->cause && d->isDiagnosed() ? &*d->cause : nullptr;
}

} // namespace tessera
