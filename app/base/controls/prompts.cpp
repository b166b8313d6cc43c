// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/prompts.h"

#include "app/base/controls/form_parts.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace tessera {

// Asks which cases with unsaved changes are saved. Several are shown as a list with boxes. Rejected: all stay.
class UnsavedSheet : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(tessera::UnsavedSheet)

public:
    UnsavedSheet(const QStringList& names, QWidget* parent)
        : QDialog(parent)
        , m_count(names.size())
    {
        setWindowTitle(tr("Unsaved changes"));
        auto* layout = dialogRows(this, 12);
        auto* words = new QLabel(m_count == 1 ? tr("“%1” has changes that are not saved.").arg(names.front())
                                              : tr("These cases have changes that are not saved. Which are saved?"));
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        layout->addWidget(words);
        if (m_count > 1) {
            m_list = new QListWidget;
            m_list->setObjectName(QStringLiteral("changedCases"));
            m_list->setAccessibleName(words->text());
            for (const QString& name : names) {
                auto* item = new QListWidgetItem(name, m_list);
                item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
                item->setCheckState(Qt::Checked);
                item->setToolTip(name);
            }
            m_list->setCurrentRow(0);
            connect(m_list, &QListWidget::itemChanged, this, &UnsavedSheet::showTicked);
            layout->addWidget(m_list);
            m_list->setFocus();
        }
        auto* buttons =
            new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Discard | QDialogButtonBox::Cancel);
        m_save = buttons->button(QDialogButtonBox::Save);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(buttons->button(QDialogButtonBox::Discard), &QPushButton::clicked, this, [this] {
            m_discards = true;
            accept();
        });
        layout->addWidget(buttons);
        m_save->setDefault(true);
        showTicked();
        if (!m_list)
            m_save->setFocus(); // Otherwise the first button has the focus, and Enter discards.
    }

    // places in `names`, once it is accepted; the others lose their changes
    std::vector<size_t> toSave() const { return m_discards ? std::vector<size_t>() : ticked(); }

private:
    std::vector<size_t> ticked() const
    {
        std::vector<size_t> rows;
        for (int row = 0; row < int(m_count); ++row)
            if (!m_list || m_list->item(row)->checkState() == Qt::Checked)
                rows.push_back(size_t(row));
        return rows;
    }

    void showTicked()
    {
        const size_t saved = ticked().size();
        m_save->setEnabled(saved > 0);
        if (m_count > 1)
            m_save->setText(saved == size_t(m_count) ? tr("&Save all") : tr("&Save those ticked"));
    }

    qsizetype m_count;
    bool m_discards = false;
    QListWidget* m_list = nullptr; // only for several cases
    QPushButton* m_save;
};

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

    std::optional<std::vector<size_t>> casesToSave(const QStringList& names) override
    {
        UnsavedSheet sheet(names, m_parent);
        return sheet.exec() == QDialog::Accepted ? std::optional(sheet.toSave()) : std::nullopt;
    }

    bool replacesChangedFile(const QString& name) override
    {
        QMessageBox question(QMessageBox::Question, tr("The file was changed"),
                             tr("Another program has changed %1 since it was read here.").arg(name),
                             QMessageBox::Cancel, m_parent);
        const QPushButton* replace = question.addButton(tr("&Replace it"), QMessageBox::DestructiveRole);
        question.setDefaultButton(QMessageBox::Cancel);
        question.exec();
        return question.clickedButton() == replace;
    }

    bool readsOutside(const QString& what) override
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

private:
    QWidget* m_parent;
};

std::unique_ptr<Prompts> askingByDialogs(QWidget* parent)
{
    return std::make_unique<Dialogs>(parent);
}

} // namespace tessera
