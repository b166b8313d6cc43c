// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets>

#include <gtest/gtest.h>

namespace tessera {

inline QByteArray contentOf(const QString& path) // empty: there is no such file
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Replaces the file, and makes its folder.
inline void writeContent(const QString& path, const QByteArray& content)
{
    QFile file(path);
    ASSERT_TRUE(QDir().mkpath(QFileInfo(path).path()));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(content), content.size());
}

inline void writePicture(const QString& path, QSize size, const QColor& color = QColor(200, 30, 60))
{
    QImage picture(size, QImage::Format_RGB888);
    picture.fill(color);
    ASSERT_TRUE(picture.save(path)) << path.toStdString();
}

// A folder for settings and files of a test. The base class comes before the window, which reads them.
struct HasFolder {
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

} // namespace tessera
