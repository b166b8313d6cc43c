// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QWidget>

class QAbstractButton;

namespace tessera {

// A choice among few: one button for each, side by side if they fit, else one below the other. setInvalid() draws its
// frame red.
class SegmentedControl : public QWidget {
    Q_OBJECT

public:
    explicit SegmentedControl(QWidget* parent = nullptr);

    void addSegment(const QString& text, const QString& toolTip = {});
    void setText(int index, const QString& text);
    void setTip(int index, const QString& toolTip);
    void clear(); // removes all segments
    int current() const { return m_group->checkedId(); } // −1 = none
    void setCurrent(int index); // emits no signal
    void setOffered(int index, bool offered); // a segment that is not offered is hidden
    QList<QAbstractButton*> segments() const { return m_group->buttons(); }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {rowWidth(), segmentHeight()}; }
    QSize minimumSizeHint() const override;

signals:
    void chosen(int index); // the user has chosen a segment

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QList<QAbstractButton*> offered() const;
    int rowWidth() const; // the width of all segments side by side
    int segmentHeight() const { return fontMetrics().height() + 12; }
    void place();

    QButtonGroup* m_group = new QButtonGroup(this);
};

} // namespace tessera
