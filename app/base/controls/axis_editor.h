// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/number_edit.h"

#include <QStringList>
#include <QWidget>

#include <set>
#include <vector>

namespace tessera {

QString axisName(int axis); // "N"; "·" where there is none (−1)
QString dimensionName(int dimension, int rank); // the name of its axis, else its place: "[0]"

// A number for each axis of a tensor, in columns that line up with those of every other such editor of the same width.
class AxisEditor : public QWidget {
    Q_OBJECT

public:
    // name: for accessibility, "Sizes". The numbers are stepped within the range; any may be typed. Captions name the
    // axes above the columns.
    AxisEditor(NumberEdit::Kind kind, const QString& name, double minimum, double maximum, bool hasCaptions,
               QWidget* parent);

    // One text for each dimension. The edits in `typed` keep what the user typed.
    void setTexts(const QStringList& texts, const std::set<int>& typed = {});
    QStringList texts() const;
    void setWrong(const std::set<int>& dimensions);
    const std::vector<NumberEdit*>& edits() const { return m_edits; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void edited(int dimension, int gesture);
    void gestureEnded();

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void setCount(int count);
    int captionHeight() const;
    void place();

    NumberEdit::Kind m_kind;
    QString m_name;
    double m_minimum, m_maximum;
    bool m_hasCaptions;
    std::vector<NumberEdit*> m_edits;
};

} // namespace tessera
