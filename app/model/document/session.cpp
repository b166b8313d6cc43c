// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/session.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "engine/core/tensor/tensor.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kVersion = 1;
constexpr uint64_t kMostBytes = uint64_t{64} << 20; // the largest text; values are in other files
const auto kFile = QStringLiteral("session.json"), kValues = QStringLiteral("values-*.npy");

} // namespace

SessionFolder::SessionFolder(const QString& folder, std::function<void(const Message& why)> failed)
    : m_folder(folder)
    , m_failed(std::move(failed))
{
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return;
    m_lock = std::make_unique<QLockFile>(QDir(folder).filePath(QStringLiteral("lock")));
    m_lock->setStaleLockTime(0); // a lock holds as long as its program lives, however old it is
    m_ours = m_lock->tryLock();
}

SessionFolder::~SessionFolder()
{
    finish();
}

Message SessionFolder::problem() const
{
    const std::lock_guard lock(m_mutex);
    return m_problem;
}

QJsonObject SessionFolder::readText() const
{
    const std::filesystem::path path = pathOf(QDir(m_folder).filePath(kFile));
    if (regularFileSize(path) > kMostBytes)
        throw IoError(say("session", "%1 is too large for a session")(path.string()));
    QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(readFile(path, kMostBytes))).object();
    if (json["version"].toInt() > kVersion)
        throw IoError(say("session", "%1 was written by a newer Tessera")(path.string()));
    if (json["version"].toInt() != kVersion || !json["tabs"].isArray())
        throw IoError(say("session", "%1 is damaged")(path.string()));
    return json;
}

std::optional<Session> SessionFolder::read(QStringList& problems, const MemoryBudget& budget)
{
    std::error_code none;
    if (!m_ours
        || std::filesystem::symlink_status(pathOf(QDir(m_folder).filePath(kFile)), none).type()
            == std::filesystem::file_type::not_found)
        return {};
    QJsonObject json;
    try {
        json = readText();
    } catch (const std::exception& e) {
        setAside(messageOf(e), problems);
        return {};
    }
    Session session{.tabs = {},
                    .current = json["current"].toInt(),
                    .live = json["live"].toBool(true),
                    .linked = json["linked"].toBool(true),
                    .grid = json["grid"].toBool(true)};
    const QJsonArray tabs = json["tabs"].toArray();
    const int current = session.current;
    for (qsizetype i = 0; i < tabs.size(); ++i) {
        const size_t before = session.tabs.size();
        readTab(tabs[i].toObject(), {}, budget, session, problems);
        if (session.tabs.size() == before && i < current)
            --session.current;
    }
    for (const QJsonValue each : json["unread"].toArray())
        readTab(each["tab"].toObject(), each["why"].toString(), budget, session, problems);
    session.current = std::clamp(session.current, 0, std::max(int(session.tabs.size()) - 1, 0));
    return session;
}

void SessionFolder::readTab(const QJsonObject& json, const QString& whyBefore, const MemoryBudget& budget,
                            Session& session, QStringList& problems)
{
    try {
        session.tabs.push_back(sessionTabFrom(json, QDir(m_folder), budget));
        if (const auto* values = std::get_if<FromValues>(&session.tabs.back().c.data)) {
            m_values.push_back({values->tensor, valuesFileOf(json)});
            m_onDisk << valuesFileOf(json);
        }
    } catch (const std::exception& e) {
        const QString why = QString::fromUtf8(e.what());
        m_unread << QJsonObject{{"tab", json}, {"why", why}};
        if (why != whyBefore)
            problems << tr("A case of the last session is left out: %1. It is kept, and tried again at each start.")
                            .arg(inWindowLanguage(messageOf(e)));
    }
}

// Moves the text with all values that it may refer to. If that is impossible, the folder stays as it is and is not
// used.
void SessionFolder::setAside(const Message& why, QStringList& problems)
{
    const QDir folder(m_folder);
    QString name;
    for (int i = 1; name.isEmpty() || folder.exists(name); ++i)
        name = QStringLiteral("unreadable-%1").arg(i);
    bool isMoved = folder.mkdir(name);
    const QStringList files = folder.entryList({kValues}, QDir::Files) + QStringList{kFile}; // the text last
    for (const QString& file : files)
        isMoved = isMoved && QFile::rename(folder.filePath(file), folder.filePath(name + u'/' + file));
    m_ours = isMoved;
    const QString words = inWindowLanguage(why);
    problems
        << (isMoved
                ? tr("The last session cannot be read: %1. It is kept in %2.")
                      .arg(words, QDir::toNativeSeparators(folder.filePath(name)))
                : tr("The last session cannot be read: %1. It stays as it is, and this window keeps none.").arg(words));
}

const SessionFolder::Values& SessionFolder::valuesOf(const Tensor& tensor)
{
    const auto same =
        std::ranges::find_if(m_values, [&](const Values& each) { return sameMemory(each.tensor, tensor); });
    if (same != m_values.end())
        return *same;
    QString name;
    do
        name = QStringLiteral("values-%1.npy").arg(++m_serial);
    while (QFile::exists(QDir(m_folder).filePath(name)));
    return m_values.emplace_back(Values{tensor, name});
}

void SessionFolder::write(const Session& session)
{
    if (!m_ours)
        return;
    QJsonArray tabs;
    QSet<QString> files;
    for (const SessionTab& tab : session.tabs) {
        QString file;
        if (const auto* values = std::get_if<FromValues>(&tab.c.data)) {
            file = valuesOf(values->tensor).file;
            files << file;
        }
        tabs << toJson(tab, file);
    }
    for (const QJsonValue each : m_unread)
        files << valuesFileOf(each["tab"].toObject());
    QJsonObject json{{"version", kVersion},      {"current", session.current}, {"live", session.live},
                     {"linked", session.linked}, {"grid", session.grid},       {"tabs", tabs}};
    if (!m_unread.isEmpty())
        json["unread"] = m_unread;
    const QByteArray text = QJsonDocument(json).toJson();
    if (text == m_written && problem().isEmpty())
        return;
    m_written = text;
    std::erase_if(m_values, [&](const Values& each) { return !files.contains(each.file); });
    const auto work = [this, writing = Writing{text, m_values, files}] { save(writing); };
    if (!m_worker.start(work)) // no thread could be started, so none is at work
        work();
}

// The text is written last; until then the old one is valid, with all files that it refers to.
void SessionFolder::save(const Writing& writing)
{
    const QDir folder(m_folder);
    try {
        for (const auto& [tensor, file] : writing.values) {
            if (m_onDisk.contains(file))
                continue;
            writeNpy(tensor, pathOf(folder.filePath(file)));
            m_onDisk << file;
        }
        writeFileAtomically(pathOf(folder.filePath(kFile)),
                            std::as_bytes(std::span(writing.text.data(), size_t(writing.text.size()))));
    } catch (const std::exception& e) {
        return note(messageOf(e));
    }
    for (const QString& old : folder.entryList({kValues}, QDir::Files))
        if (!writing.files.contains(old)) {
            QFile::remove(folder.filePath(old));
            m_onDisk.remove(old);
        }
    note({});
}

void SessionFolder::note(const Message& problem)
{
    bool isNew = false;
    {
        const std::lock_guard lock(m_mutex);
        isNew = m_problem.isEmpty() && !problem.isEmpty();
        m_problem = problem;
    }
    if (isNew && m_failed)
        m_failed(problem);
}

} // namespace tessera
