// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"

#include <QCoreApplication>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <memory>

namespace tessera {

inline const auto kBudgetKey = QStringLiteral("memoryBudget"); // MiB; 0: half of the machine's memory

// The settings that the program keeps between two starts, in tessera.json.
class WindowSettings {
    Q_DECLARE_TR_FUNCTIONS(tessera::WindowSettings)
public:
    // The file lies in `folder`, or where the desktop keeps such files. Fresh: the file is neither read nor written,
    // and settings last until the program ends. A file that is no JSON object is renamed.
    explicit WindowSettings(const QString& folder = {}, bool fresh = false);

    QString problem() const { return m_problem; } // a sentence if the file could not be read; else empty

    // Values are what JSON has: numbers, texts and lists of them.
    QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    void set(const QString& key, const QVariant& value);
    void remove(const QString& key);

    QString sessionFolder() const { return folder(QStringLiteral("session")); } // beside the file; empty when fresh
    QString caseFolder() const; // the folder whose case files the gallery shows; empty when fresh
    void setCaseFolder(const QString& folder);

    QStringList recentFiles() const; // the latest first; those that are gone are left out
    void addRecentFile(const QString& path);

private:
    void setAside();
    QString folder(const QString& name) const;

    QString m_folder; // the folder of the file; empty: the desktop's
    std::unique_ptr<QSettings> m_file; // none when fresh
    QVariantMap m_values; // the settings when fresh
    QString m_problem;
};

// Settings as values that the window can use, even if the file was edited or is damaged.

std::optional<Theme> keptTheme(const WindowSettings& settings); // none: the desktop's
void keepTheme(WindowSettings& settings, std::optional<Theme> theme);

TextSettings keptText(const WindowSettings& settings); // a scale that is not above 0 counts as 1
void keepText(WindowSettings& settings, const TextSettings& text);

QString keptLanguage(const WindowSettings& settings); // one of languages(); empty: the desktop's
void keepLanguage(WindowSettings& settings, const QString& code);

// The memory budget in MiB, whose bytes fit into 64 bits; 0: half of the machine's memory.
uint64_t keptBudget(const WindowSettings& settings);

} // namespace tessera
