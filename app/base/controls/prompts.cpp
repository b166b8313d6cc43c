// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/prompts.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

namespace tessera {

QString pathToSave(QWidget* parent, const QString& title, const QString& suggested, const QString& filters,
                   QString* filter)
{
    const QFileInfo offered(suggested);
    QFileDialog dialog(parent, title, offered.path(), filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.selectFile(offered.fileName());
    const auto endingOf = [](const QString& chosen) {
        static const QRegularExpression ending(QStringLiteral("\\*\\.(\\w+)"));
        return ending.match(chosen).captured(1);
    };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&](const QString& chosen) { dialog.setDefaultSuffix(endingOf(chosen)); });
    if (filter)
        dialog.selectNameFilter(*filter);
    const bool hasOwn = !filter && !offered.suffix().isEmpty();
    dialog.setDefaultSuffix(hasOwn ? offered.suffix() : endingOf(dialog.selectedNameFilter()));
    if (dialog.exec() != QDialog::Accepted)
        return {};
    if (filter)
        *filter = dialog.selectedNameFilter();
    return dialog.selectedFiles().value(0);
}

// Asks by dialogs.
class Dialogs : public Prompts {
    Q_DECLARE_TR_FUNCTIONS(tessera::Dialogs)

public:
    explicit Dialogs(QWidget* parent)
        : m_parent(parent)
    {
    }

    QString fileToOpen(const QString& title, const QString& folder, const QString& filter) override
    {
        return QFileDialog::getOpenFileName(m_parent, title, folder, filter);
    }

    QString fileToSave(const QString& title, const QString& suggested, const QString& filter) override
    {
        return pathToSave(m_parent, title, suggested, filter);
    }

    QStringList filesToOpen(const QString& title, const QString& folder, const QString& filter) override
    {
        return QFileDialog::getOpenFileNames(m_parent, title, folder, filter);
    }

    QString folderToOpen(const QString& title, const QString& folder) override
    {
        return QFileDialog::getExistingDirectory(m_parent, title, folder);
    }

    std::optional<int> chosenOf(const QString& title, const QString& question, const QStringList& choices,
                                int suggested) override
    {
        bool isChosen = false;
        const QString choice = QInputDialog::getItem(m_parent, title, question, choices, suggested, false, &isChosen);
        return isChosen ? std::optional(int(choices.indexOf(choice))) : std::nullopt;
    }

    std::optional<bool> savesChanges(const QStringList& names) override
    {
        constexpr qsizetype kMostNamed = 12;
        QStringList named = names.mid(0, kMostNamed);
        if (names.size() > kMostNamed)
            named << QStringLiteral("…");
        QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                             names.size() == 1
                                 ? tr("“%1” has changes that are not saved.").arg(names.front())
                                 : tr("These cases have changes that are not saved:") + u'\n' + named.join(u'\n'),
                             QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_parent);
        question.setTextFormat(Qt::PlainText);
        question.setDefaultButton(QMessageBox::Save);
        const int answer = question.exec();
        return answer == QMessageBox::Cancel ? std::nullopt : std::optional(answer == QMessageBox::Save);
    }

    bool replacesChangedFile(const QString& name) override
    {
        return confirms(QMessageBox::Question, tr("The file was changed"),
                        tr("Another program has changed %1 since it was read here.").arg(name), tr("&Replace it"));
    }

    bool readsOutside(const QString& what) override
    {
        return confirms(QMessageBox::Warning, tr("A file outside the case's folder"),
                        tr("%1. A case that you do not trust should not read it.").arg(what), tr("&Read it"));
    }

private:
    // Whether the user chose the answer; Enter does not.
    bool confirms(QMessageBox::Icon icon, const QString& title, const QString& words, const QString& answer)
    {
        QMessageBox question(icon, title, words, QMessageBox::Cancel, m_parent);
        question.setTextFormat(Qt::PlainText);
        const QPushButton* yes = question.addButton(answer, QMessageBox::AcceptRole);
        question.setDefaultButton(QMessageBox::Cancel);
        question.exec();
        return question.clickedButton() == yes;
    }

    QWidget* m_parent;
};

std::unique_ptr<Prompts> askingByDialogs(QWidget* parent)
{
    return std::make_unique<Dialogs>(parent);
}

} // namespace tessera
