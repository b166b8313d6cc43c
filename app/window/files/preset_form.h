// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;

namespace tessera {

// A preset's name, which must not be empty, and its sentence.
class PresetForm : public QDialog {
    Q_OBJECT

public:
    PresetForm(const QString& title, const QString& name, const QString& sentence, QWidget* parent = nullptr);

    QString name() const;
    QString sentence() const;

private:
    QLineEdit* m_name;
    QLineEdit* m_sentence;
};

} // namespace tessera
