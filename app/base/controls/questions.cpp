// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/questions.h"

#include "app/base/controls/unsaved_sheet.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace tessera {

QString Questions::pathToSave(const QString& title, const QString& suggested, const QString& filter)
{
    const QString path = fileToSave(title, suggested, filter);
    const bool isBare = !path.isEmpty() && QFileInfo(path).suffix().isEmpty();
    return isBare ? path + QLatin1Char('.') + QFileInfo(suggested).suffix() : path;
}

Dialogs::Dialogs(QWidget* parent)
    : m_parent(parent)
{
}

QString Dialogs::fileToOpen(const QString& title, const QString& folder, const QString& filter)
{
    return QFileDialog::getOpenFileName(m_parent, title, folder, filter);
}

QString Dialogs::fileToSave(const QString& title, const QString& suggested, const QString& filter)
{
    return QFileDialog::getSaveFileName(m_parent, title, suggested, filter);
}

QStringList Dialogs::filesToOpen(const QString& title, const QString& folder, const QString& filter)
{
    return QFileDialog::getOpenFileNames(m_parent, title, folder, filter);
}

std::optional<std::vector<size_t>> Dialogs::casesToSave(const QStringList& names)
{
    UnsavedSheet sheet(names, m_parent);
    return sheet.exec() == QDialog::Accepted ? std::optional(sheet.toSave()) : std::nullopt;
}

Questions::Unsaved Dialogs::unsavedAnswers()
{
    QMessageBox question(QMessageBox::Question, tr("Unsaved answers"), tr("The answers of the quiz are not saved."),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_parent);
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return Unsaved::Save;
    case QMessageBox::Discard:
        return Unsaved::Discard;
    }
    return Unsaved::Cancel;
}

bool Dialogs::replacesChangedFile(const QString& name)
{
    QMessageBox question(QMessageBox::Question, tr("The file was changed"),
                         tr("Another program has changed %1 since it was read here.").arg(name), QMessageBox::Cancel,
                         m_parent);
    const QPushButton* replace = question.addButton(tr("&Replace it"), QMessageBox::DestructiveRole);
    question.exec();
    return question.clickedButton() == replace;
}

bool Dialogs::readsOutside(const QString& what)
{
    QMessageBox question(QMessageBox::Warning, tr("A file outside the case's folder"),
                         tr("%1. A case that you do not trust should not read it.").arg(what), QMessageBox::Cancel,
                         m_parent);
    question.setTextFormat(Qt::PlainText);
    const QPushButton* read = question.addButton(tr("&Read it"), QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    return question.clickedButton() == read;
}

} // namespace tessera
