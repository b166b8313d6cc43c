// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/window_settings.h"
#include "app/model/document/known_engines.h"

#include "engine/compute/foreign/engine_file.h"

#include <QDir>
#include <QFile>

#include <cmath>
#include <cstdlib>

#include <unistd.h>

namespace tessera {
namespace {

// A folder with "tessera.json": another one for each input, since Qt remembers what a file of one name held.
class Folder {
public:
    Folder(const uint8_t* data, size_t size)
    {
        static int count = 0;
        m_path = QDir::temp().filePath(QStringLiteral("settings_fuzz-%1-%2").arg(getpid()).arg(++count));
        QDir(m_path).mkpath(QStringLiteral("."));
        QFile file(m_path + QStringLiteral("/tessera.json"));
        if (!file.open(QIODevice::WriteOnly)
            || file.write(reinterpret_cast<const char*>(data), qsizetype(size)) != qsizetype(size))
            std::abort();
    }
    ~Folder() { QDir(m_path).removeRecursively(); }

    QString path() const { return m_path; }

private:
    QString m_path;
};

void expect(bool holds)
{
    if (!holds)
        std::abort();
}

// As the window does at its start.
void readAll(WindowSettings& settings)
{
    const TextSettings text = keptText(settings);
    expect(std::isfinite(text.scale) && text.scale > 0);
    expect(keptBudget(settings) <= UINT64_MAX >> 20);
    static_cast<void>(keptTheme(settings));
    for (const QString& file : settings.recentFiles())
        expect(QFile::exists(file));
    EngineLimits limits;
    limits.restore(settings.value(QStringLiteral("engineTimeLimits")).toMap());
    for (const QVariant& seconds : limits.values())
        expect(seconds.toDouble() > 0 && seconds.toDouble() <= kMostTimeLimit);
}

} // namespace
} // namespace tessera

// Whatever stands in the file, the settings are values that the window can use, and one that is set is kept.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {}); // unknown keys are no news
    const Folder folder(data, size);
    {
        WindowSettings settings(folder.path());
        readAll(settings);
        settings.set(QStringLiteral("theme"), QStringLiteral("dark"));
        settings.addRecentFile(folder.path());
    }
    WindowSettings settings(folder.path());
    expect(settings.value(QStringLiteral("theme")) == QStringLiteral("dark"));
    expect(settings.recentFiles().value(0) == folder.path());
    return 0;
}
