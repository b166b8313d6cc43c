// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace tessera {

// Under a lesson's text: a field for the answer to a question that is typed.
class TypedAnswer : public QWidget {
    Q_OBJECT

public:
    explicit TypedAnswer(QWidget* parent = nullptr);

    void ask(const QString& question); // for screen readers; the field is emptied where the question is another
    QLineEdit* field() const { return m_field; }

signals:
    void given(const QString& answer);

private:
    void give();

    QString m_question;
    QLineEdit* m_field;
};

} // namespace tessera
