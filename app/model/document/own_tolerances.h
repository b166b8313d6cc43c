// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/compare/tolerance.h"
#include "engine/core/tensor/tensor.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace tessera {

class WindowSettings;

// A tolerance preset of one's own, of one data type; those of one name belong together.
struct OwnTolerance {
    QString name;
    DataType type = DataType::Float32;
    double atol = 0, rtol = 0;
    uint64_t ulp = 0;

    bool operator==(const OwnTolerance&) const = default;
    Tolerance tolerance() const;
};

// All of them, kept in the settings.
class OwnTolerances : public QObject {
    Q_OBJECT

public:
    explicit OwnTolerances(WindowSettings& settings, QObject* parent = nullptr);

    const std::vector<OwnTolerance>& all() const { return m_all; }
    void set(std::vector<OwnTolerance> all);
    QStringList names() const; // each once, in their order
    std::optional<Tolerance> find(const QString& name, DataType type) const;

signals:
    void changed();

private:
    WindowSettings& m_settings;
    std::vector<OwnTolerance> m_all;
};

} // namespace tessera
