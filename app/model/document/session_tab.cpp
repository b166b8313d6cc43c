// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/session.h"

#include "app/base/look/format.h"
#include "app/model/document/case_bundle.h"
#include "app/model/document/output_source.h"
#include "engine/formats/files/npy.h"
#include "engine/frameworks/onnx/model.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace tessera {

namespace {

QJsonObject toJson(const ViewState& look)
{
    return {{"mode", int(look.mode)},
            {"n", qint64(look.n)},
            {"c", qint64(look.c)},
            {"grey", look.channels.grey},
            {"rgb",
             QJsonArray{qint64(look.channels.from[0]), qint64(look.channels.from[1]), qint64(look.channels.from[2])}},
            {"fitted", look.fitted},
            {"zoom", look.zoom},
            {"x", look.center.x()},
            {"y", look.center.y()}};
}

ViewState lookFrom(const QJsonObject& json)
{
    PictureChannels channels{.grey = json["grey"].toBool()};
    for (qsizetype i = 1; i < 3; ++i) // the first is the plane's
        channels.from[size_t(i)] = uint32_t(json["rgb"][i].toInteger(i));
    return {.mode = PlaneMode(std::clamp(json["mode"].toInt(), 0, int(PlaneMode::Picture))),
            .n = uint32_t(json["n"].toInteger()),
            .c = uint32_t(json["c"].toInteger()),
            .channels = channels,
            .fitted = json["fitted"].toBool(true),
            .zoom = std::clamp(json["zoom"].toDouble(1), 1e-3, 1e4),
            .center = {json["x"].toDouble(0.5), json["y"].toDouble(0.5)}};
}

QJsonObject toJson(const Pin& pin)
{
    QJsonArray at;
    for (const uint32_t c : pin.at)
        at << qint64(c);
    return {{"output", pin.side == Side::Output}, {"at", at}};
}

Pin pinFrom(const QJsonValue& json)
{
    Pin pin{.side = json["output"].toBool() ? Side::Output : Side::Input, .at = {}};
    for (const QJsonValue c : json["at"].toArray())
        pin.at.push_back(uint32_t(std::clamp<qint64>(c.toInteger(), 0, UINT32_MAX)));
    return pin;
}

QJsonArray toJson(const std::vector<Pin>& pins)
{
    QJsonArray json;
    for (const Pin& pin : pins)
        json << toJson(pin);
    return json;
}

std::vector<Pin> keptPinsFrom(const QJsonArray& json)
{
    std::vector<Pin> pins;
    for (const QJsonValue each : json)
        if (Pin pin = pinFrom(each); std::ranges::find(pins, pin) == pins.end())
            pins.push_back(std::move(pin));
    return pins;
}

QJsonObject toJson(const PlayState& play)
{
    return {{"on", play.isOn},
            {"along", toQString(name(play.stepping.order))},
            {"by", toQString(name(play.stepping.unit))},
            {"step", qint64(play.stepsDone)}};
}

PlayState playFrom(const QJsonObject& json)
{
    if (json.isEmpty())
        return {};
    return {.isOn = json["on"].toBool(),
            .stepping = {StepOrder(choiceFrom(json["along"].toString().toStdString(), kStepOrders)),
                         StepUnit(choiceFrom(json["by"].toString().toStdString(), kStepUnits))},
            .stepsDone = uint64_t(std::max<qint64>(0, json["step"].toInteger()))};
}

} // namespace

QJsonObject toJson(const SessionTab& tab, const QString& valuesFile)
{
    Case c = tab.c;
    QJsonObject json{{"title", QString::fromStdString(c.title)},
                     {"path", tab.path},
                     {"dispatch", qint64(tab.dispatch)},
                     {"modified", tab.modified},
                     {"fileChanged", tab.fileState.changed.toUTC().toString(Qt::ISODateWithMs)},
                     {"fileBytes", tab.fileState.bytes},
                     {"engines", QJsonArray::fromStringList(tab.engines)},
                     {"isStored", tab.isStored},
                     {"readsOutside", tab.readsOutside},
                     {"base", int(tab.base)},
                     {"expected", tab.expected},
                     {"keptPins", toJson(tab.keptPins)},
                     {"player", toJson(tab.play)},
                     {"looks", QJsonArray{toJson(tab.looks[0]), toJson(tab.looks[1])}}};
    if (const auto* values = std::get_if<FromValues>(&c.data)) {
        json["values"] = valuesFile;
        json["origin"] = QString::fromStdString(values->origin);
        json["isUnit"] = values->range == SampleRange::Unit;
        c.data = Generator{};
    } else if (auto* file = std::get_if<FromFile>(&c.data)) {
        file->path = std::filesystem::absolute(file->path);
    }
    json["case"] = QString::fromStdString(toText(c));
    if (tab.chosenTolerance)
        json["tolerance"] = QJsonDocument::fromJson(QByteArray::fromStdString(toJson(*tab.chosenTolerance))).object();
    if (tab.pinned)
        json["pinned"] = toJson(*tab.pinned);
    return json;
}

QString valuesFileOf(const QJsonObject& json)
{
    return QFileInfo(json["values"].toString()).fileName();
}

SessionTab sessionTabFrom(const QJsonObject& json, const QDir& folder, const MemoryBudget& budget)
{
    SessionTab tab;
    tab.c = caseFromText(json["case"].toString().toStdString());
    tab.c.title = json["title"].toString().toStdString();
    if (const QString values = valuesFileOf(json); !values.isEmpty())
        tab.c.data = FromValues{readNpy(pathOf(folder.filePath(values)), budget),
                                json["origin"].toString().toStdString(),
                                {},
                                json["isUnit"].toBool() ? SampleRange::Unit : SampleRange::Byte};
    tab.path = json["path"].toString();
    if (const auto changed = QDateTime::fromString(json["fileChanged"].toString(), Qt::ISODateWithMs);
        changed.isValid())
        tab.fileState = {true, changed, json["fileBytes"].toInteger()};
    tab.readsOutside = json["readsOutside"].toBool();
    tab.dispatch = size_t(json["dispatch"].toInteger());
    tab.modified = json["modified"].toBool();
    tab.isStored = json["isStored"].toBool();
    QStringList engines;
    for (const QJsonValue each : json["engines"].toArray())
        if (engines.size() < qsizetype(kMostResults) && !each.toString().isEmpty())
            engines << each.toString();
    if (!engines.isEmpty())
        tab.engines = engines;
    tab.base = size_t(std::clamp(json["base"].toInt(), 0, int(tab.engines.size()) - 1));
    tab.expected = json["expected"].toString();
    if (json.contains("tolerance"))
        tab.chosenTolerance =
            toleranceFromJson(QJsonDocument(json["tolerance"].toObject()).toJson(QJsonDocument::Compact).toStdString());
    if (json.contains("pinned"))
        tab.pinned = pinFrom(json["pinned"]);
    tab.keptPins = keptPinsFrom(json["keptPins"].toArray());
    tab.play = playFrom(json["player"].toObject());
    const QJsonArray looks = json["looks"].toArray();
    for (qsizetype i = 0; i < 2; ++i)
        tab.looks[size_t(i)] = lookFrom(looks[i].toObject());
    return tab;
}

namespace {

void takeStoredSides(Document::State& state, const MemoryBudget& budget)
{
    const QStringList others = state.engines.mid(2);
    state.engines = TabChoices().engines;
    try {
        state.stored = std::make_shared<const StoredSides>(state.path, budget);
        if (state.stored->isThere())
            state.engines = QStringList{state.stored->a(), state.stored->b()} + others;
    } catch (const std::runtime_error&) { // the file is gone or no bundle any more
    }
}

} // namespace

// Tensors that were recorded while the window was open are gone after it; then the data of the node are generated.
static void forgetCapture(SessionTab& tab)
{
    if (auto named = nodePathOf(pathOf(tab.path))) {
        named->tensors.clear();
        tab.path = toQString(pathOf(*named).string());
    }
    const QStringList fresh = TabChoices().engines;
    for (qsizetype i = 0; i < std::min(fresh.size(), tab.engines.size()); ++i)
        if (isFileSource(tab.engines[i]))
            tab.engines[i] = fresh[i];
}

SessionTab sessionTab(const Document::State& state, const ViewStates& looks)
{
    SessionTab tab;
    static_cast<TabChoices&>(tab) = state;
    tab.c = state.current;
    tab.fileState = state.fileState;
    tab.readsOutside = state.file && state.file->reach == SourceReach::Anywhere;
    tab.dispatch = state.dispatch;
    tab.modified = state.isModified();
    tab.isStored =
        state.stored && (state.engines.front() == state.stored->a() || state.engines.value(1) == state.stored->b());
    tab.looks = looks;
    if (state.path.isEmpty())
        tab.expected = state.expectedSource;
    else
        tab.path = QFileInfo(state.path).absoluteFilePath();
    if (state.capture)
        forgetCapture(tab);
    return tab;
}

std::unique_ptr<Document::State> documentState(const SessionTab& tab, const MemoryBudget& budget)
{
    auto state = std::make_unique<Document::State>(tab.c, budget);
    static_cast<TabChoices&>(*state) = tab;
    bool modified = tab.modified;
    state->expectedSource = tab.expected;
    if (!tab.path.isEmpty()) {
        state->path = tab.path;
        state->dispatch = tab.dispatch;
        state->fileState = modified ? tab.fileState : stateOf(tab.path);
        try {
            CaseFile file = readCaseFile(pathOf(tab.path), budget,
                                         tab.readsOutside ? SourceReach::Anywhere : SourceReach::CaseFolder);
            const Case now = file.dispatch(tab.dispatch);
            if (!modified) {
                state->current = now;
                state->issues = validate(now.op, budget);
                state->chosenTolerance = file.tolerance;
            }
            state->expectedSource = expectedOf(file);
            state->file = std::move(file);
        } catch (const std::runtime_error&) { // the file is gone or no case any more; the session has all that is left
            modified = true;
        }
    }
    if (modified)
        state->undo->resetClean();
    if (tab.isStored)
        takeStoredSides(*state, budget);
    if (state->base >= size_t(state->engines.size()))
        state->base = 0;
    return state;
}

} // namespace tessera
