// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/own_tolerances.h"

#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

const auto kKey = QStringLiteral("tolerances");

// What is no tolerance is left out: the file may have been edited.
std::vector<OwnTolerance> fromJson(const QByteArray& text)
{
    std::vector<OwnTolerance> all;
    for (const QJsonValue each : QJsonDocument::fromJson(text).array()) {
        const std::optional<DataType> type = dataTypeFromName(each["type"].toString().toStdString());
        OwnTolerance own{.name = each["name"].toString().trimmed(),
                         .type = type.value_or(DataType::Float32),
                         .atol = each["atol"].toDouble(-1),
                         .rtol = each["rtol"].toDouble(-1),
                         .ulp = uint64_t(std::max<qint64>(each["ulp"].toInteger(), 0))};
        if (type && !own.name.isEmpty() && own.atol >= 0 && own.rtol >= 0)
            all.push_back(std::move(own));
    }
    return all;
}

QByteArray toJson(const std::vector<OwnTolerance>& all)
{
    QJsonArray json;
    for (const OwnTolerance& own : all)
        json << QJsonObject{{"name", own.name},
                            {"type", toQString(name(own.type))},
                            {"atol", own.atol},
                            {"rtol", own.rtol},
                            {"ulp", qint64(own.ulp)}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace

Tolerance OwnTolerance::tolerance() const
{
    return {.atol = atol, .rtol = rtol, .ulp = ulp};
}

OwnTolerances::OwnTolerances(WindowSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_all(fromJson(settings.value(kKey).toByteArray()))
{
}

void OwnTolerances::set(std::vector<OwnTolerance> all)
{
    if (all == m_all)
        return;
    m_all = std::move(all);
    m_settings.set(kKey, toJson(m_all));
    emit changed();
}

QStringList OwnTolerances::names() const
{
    QStringList names;
    for (const OwnTolerance& own : m_all)
        if (!names.contains(own.name))
            names << own.name;
    return names;
}

std::optional<Tolerance> OwnTolerances::find(const QString& name, DataType type) const
{
    const auto found =
        std::ranges::find_if(m_all, [&](const OwnTolerance& own) { return own.name == name && own.type == type; });
    return found == m_all.end() ? std::nullopt : std::optional(found->tolerance());
}

} // namespace tessera
