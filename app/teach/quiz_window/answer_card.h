// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace tessera {

// An answer to choose: the key's number and the words, on as many lines as they need.
class AnswerCard : public QAbstractButton {
    Q_OBJECT

public:
    enum class Mark { Open, Right, Wrong, Other }; // Other: neither right nor chosen

    AnswerCard(int number, QWidget* parent);

    void setAnswer(const QString& words);
    void setMark(Mark mark); // all but Open can no longer be chosen

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRect wordsRect(int width) const; // as high as needed

    int m_number;
    Mark m_mark = Mark::Open;
};

} // namespace tessera
