// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"

#include "app/input_case.h"
#include "app/input_loader.h"
#include "app/output_source.h"
#include "app/views/case_panel.h"
#include "app/views/message_bar.h"
#include "app/views/reading_bar.h"
#include "engine/io/npy.h"

#include <QFileInfo>

namespace tessera {

namespace {

const auto kWatch = QStringLiteral("watchFiles");

QString inputFile(const Case& c)
{
    const auto* file = std::get_if<FromFile>(&c.data);
    return file ? QFileInfo(QString::fromStdU16String(file->path.u16string())).absoluteFilePath() : QString();
}

} // namespace

void MainWindow::makeInputActions()
{
    QAction* watch =
        m_actions.add({"watchFiles",
                       tr("Run"),
                       tr("&Watch files"),
                       tr("Run again when another program changes a file that the case reads; F5 reads it in any case"),
                       {},
                       {},
                       true},
                      [this] {
                          m_settings.set(kWatch, m_actions.get(QStringLiteral("watchFiles"))->isChecked());
                          watchInput();
                      });
    watch->setChecked(m_settings.value(kWatch, true).toBool());
}

void MainWindow::connectInput()
{
    m_loader = m_casePanel->inputLoader();
    connect(m_loader, &InputLoader::opened, this, &MainWindow::inputOpened);
    connect(m_loader, &InputLoader::failed, this, &MainWindow::sayUnreadable);
    connect(m_loader, &InputLoader::progressed, m_reading, &ReadingBar::setProgress);
    connect(m_loader, &InputLoader::busyChanged, this, [this] {
        if (m_loader->isBusy())
            m_reading->start(QFileInfo(m_loader->path()).fileName());
        else
            m_reading->hide();
    });
    connect(&m_document, &Document::caseChanged, this, &MainWindow::watchInput);
    connect(&m_document, &Document::shownChanged, this, [this] {
        if (!m_unreadable.isEmpty() && m_messages->text() == m_unreadable)
            m_messages->hide(); // it could be read again
    });
    connect(&m_document, &Document::enginesChanged, this, &MainWindow::watchInput);
    connect(&m_watcher, &FileWatcher::changed, this, &MainWindow::takeChanged);
    connect(&m_watcher, &FileWatcher::vanished, this,
            [this](const QString& path) { sayUnreadable(tr("%1 is gone.").arg(QFileInfo(path).fileName())); });
}

void MainWindow::watchInput()
{
    QStringList paths{inputFile(m_document.currentCase()), picturePath(m_document.currentCase())};
    for (const QString& side : {m_document.engineA(), m_document.engineB()})
        if (isFileSource(side))
            paths << pathOfSource(side);
    paths.removeIf([](const QString& path) { return path.isEmpty() || path.startsWith(QLatin1Char(':')); });
    m_watcher.watch(m_actions.get(QStringLiteral("watchFiles"))->isChecked() ? paths : QStringList());
}

void MainWindow::inputOpened(const QString& path, const QString& operatorBefore)
{
    m_justOpened = true;
    m_isPicture = !picturePath(m_document.currentCase()).isEmpty();
    m_settings.addRecentFile(path);
    const QString now = QString::fromStdString(std::string(name(m_document.currentCase().op)));
    if (now != operatorBefore)
        m_messages->show(MessageBar::Kind::Note,
                         tr("%1 cannot take a tensor of this shape or type, so the operator is now %2. Undo brings the "
                            "case back.")
                             .arg(operatorBefore, now));
}

void MainWindow::sayUnreadable(const QString& why)
{
    m_unreadable = tr("%1 The last good data stays.").arg(why);
    m_messages->show(MessageBar::Kind::Error, m_unreadable);
}

void MainWindow::takeChanged(const QString& path)
{
    const Case c = m_document.currentCase();
    try {
        if (path == picturePath(c)) {
            m_loader->reread(path, pictureOptions(c));
        } else if (path == inputFile(c) && path.endsWith(QLatin1String(".npy"), Qt::CaseInsensitive)) {
            const TensorDesc desc = describeNpy(path.toStdU16String());
            const TensorDesc& now = inputDesc(c.op);
            if (desc.dataType == now.dataType && desc.sizes == now.sizes)
                m_document.run();
            else
                m_document.replaceCase(withInput(c, desc, c.data),
                                       tr("Take the new shape of %1").arg(QFileInfo(path).fileName()));
        } else {
            m_document.run();
        }
    } catch (const std::exception& e) {
        sayUnreadable(QString::fromUtf8(e.what()) + QLatin1Char('.'));
    }
}

} // namespace tessera
