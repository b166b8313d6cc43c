// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "engine/detect/identify/diagnosis.h"

#include <QObject>

#include <memory>

namespace tessera {

struct IdentifyRequest {
    Tensor input, output; // of one type, at most four dimensions each
};

// Finds the operator that makes one tensor of another, of which nothing is said, on another thread.
class IdentifyRunner : public QObject {
    Q_OBJECT

public:
    explicit IdentifyRunner(QObject* parent = nullptr);

    void start(IdentifyRequest request); // the newest request wins (app/base/work/latest.h)
    void stop(); // nothing is found
    bool isRunning() const { return m_searches.isBusy(); }

signals:
    void found(const tessera::Diagnosis& diagnosis);
    void failed(const Message& error); // a sentence

private:
    Latest<IdentifyRequest, Diagnosis> m_searches;
};

} // namespace tessera
