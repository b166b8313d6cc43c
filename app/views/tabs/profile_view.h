// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/planes/value_statistics.h"
#include "app/views/tabs/value_plot.h"
#include "engine/core/plan/plan.h"

#include <QLabel>
#include <QWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

namespace tessera {

// What a plot of profiles draws over each other, in this order. An empty profile: there is none.
inline constexpr int kProfileLines = 3;
enum class ProfileOf { Input, A, B };
using Profiles = std::array<ValueProfile, kProfileLines>;

// The values along one axis of input, A and B over each other, each stretched over the whole width: the scale below has
// the output's coordinates, the one above it the input's where they are others. The cursor is at the pin, or where the
// mouse is, and what is there is said above the plot.
class ProfileView : public ValuePlot {
    Q_OBJECT

public:
    explicit ProfileView(const QString& axis, QWidget* parent = nullptr); // "x"

    // `pinned`: the coordinates of the pin on the axis, of the input and of the output.
    void setProfiles(const Profiles& profiles, Side side, const std::array<std::optional<uint32_t>, 2>& pinned);
    // the columns of pixels that a profile has room in
    size_t columns() const { return size_t(std::max(1.0, width() * devicePixelRatioF())); }
    QString sentence() const; // describes the cursor: "out x 2, in x 1: Input 49, A 49, B 49"

    QSize sizeHint() const override { return {240, 176}; }

signals:
    void hovered(std::optional<uint32_t> coordinate); // the coordinate is the pinned side's
    void chosen(uint32_t coordinate); // the coordinate is the pinned side's
    void resized();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent*) override { moveCursor({}); }

private:
    const ValueProfile& of(ProfileOf line) const { return m_profiles[size_t(line)]; }
    uint32_t lengthOf(Side side) const; // 0: it has no line
    std::optional<uint32_t> coordinate(Side side) const; // the coordinate at the cursor
    QString coordinatesText() const;
    // What is at the cursor, of each line that has something there: made(line, "Input 49").
    QStringList values(const std::function<QString(ProfileOf line, const QString& words)>& made) const;
    QString legend() const; // rich text, with the values at the cursor
    void moveCursor(std::optional<double> share);
    void build() override;
    void addProfile(ProfileOf line);
    void showCursor();

    const QString m_axis;
    Profiles m_profiles;
    Side m_side = Side::Output; // the pinned one
    std::array<std::optional<uint32_t>, 2> m_pinned;
    std::optional<double> m_cursor; // as a share of the width; none: at the pin
    QLabel* m_place = new QLabel(this);
    QLabel* m_legend = new QLabel(this);
    QCPItemStraightLine* m_mark = nullptr; // marks the cursor
};

// The values along x and along y through the pinned element: of the input, through the element itself or its heaviest
// partner there, and of the outputs of A and B. A click pins another element of the line.
QWidget* makeProfilePanel(Document* document);

} // namespace tessera
