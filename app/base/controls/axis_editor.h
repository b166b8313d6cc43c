// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/number_edit.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <set>
#include <vector>

namespace tessera {

QString axisName(int axis); // "N"; "·" where there is none (−1)
QString dimensionName(int dimension, int rank); // the name of its axis, else its place: "[0]"

// A number for each axis of a tensor, in columns that line up with those of every other such editor of the same width.
class AxisEditor : public QWidget {
    Q_OBJECT

public:
    // name: for accessibility, "Sizes".
    AxisEditor(NumberEdit::Kind kind, const QString& name, QWidget* parent = nullptr);

    // One text for each dimension. The edits in `typed` keep what the user typed.
    void setTexts(const QStringList& texts, const std::set<int>& typed = {});
    QStringList texts() const;
    void setWrong(const std::set<int>& dimensions);
    void setStep(double step);
    void setRange(double minimum, double maximum);
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
    void place();

    NumberEdit::Kind m_kind;
    QString m_name;
    double m_step = 1;
    std::optional<std::pair<double, double>> m_range;
    std::vector<NumberEdit*> m_edits;
};

// The captions above the columns of such an editor.
class AxisCaptions : public QWidget {
public:
    explicit AxisCaptions(QWidget* parent = nullptr);
    void setRank(int rank);
    QSize sizeHint() const override { return {100, fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    int m_rank = 4;
};

} // namespace tessera
