// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

class QListWidget;
class QPushButton;

namespace tessera {

// Asks which cases with unsaved changes are saved: several are a list to tick in. Rejected: all stay as they are.
class UnsavedSheet : public QDialog {
    Q_OBJECT

public:
    UnsavedSheet(const QStringList& names, QWidget* parent);

    std::vector<size_t> toSave() const; // places in `names`, once it is accepted; the others lose their changes

private:
    std::vector<size_t> ticked() const;
    void showTicked();

    qsizetype m_count;
    bool m_discards = false;
    QListWidget* m_list = nullptr; // where there are several
    QPushButton* m_save;
};

} // namespace tessera
