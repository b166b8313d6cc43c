// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/evidence/identify_runner.h"

#include "engine/detect/identify/identify.h"

namespace tessera {

IdentifyRunner::IdentifyRunner(QObject* parent)
    : QObject(parent)
    , m_searches(
          [](const IdentifyRequest& request, Diagnosis& answer, const WorkControl<Diagnosis>& control) {
              answer = identify(request.input, request.output, {}, {.stop = control.stop});
          },
          {.answered =
               [this](const IdentifyRequest&, const Reply<Diagnosis>& reply) {
                   if (reply.error.isEmpty())
                       emit found(reply.answer);
                   else
                       emit failed(reply.error);
               },
           .outOfMemory = tr("There is not enough memory to try the operators on tensors of this size.")})
{
}

void IdentifyRunner::start(IdentifyRequest request)
{
    m_searches.request(std::move(request));
}

void IdentifyRunner::stop()
{
    m_searches.cancel();
}

} // namespace tessera
