// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/core/plan/rearrangement.h"

#include <QWidget>

namespace tessera {

// A permutation as four linked pictures: input, reshape, transpose, reshape. Every dimension is a box with the place of
// the active element in it; wires in the axes' colours follow the parts of which dimensions are made.
class StoryView : public QWidget {
    Q_OBJECT

public:
    explicit StoryView(Document* document, QWidget* parent = nullptr);

    bool hasStory() const { return !m_steps.empty(); }
    void setElement(std::optional<Pick> pick);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override; // tips

private:
    struct Box {
        QRectF rect;
        const StoryDimension* dimension;
        uint64_t size;
        std::optional<uint64_t> index; // the index of the active element
    };
    struct Step {
        const StoryStep* step;
        QRectF title;
        std::vector<Box> boxes;
    };

    std::vector<Step> placed() const;
    void paintWires(QPainter& painter, const Step& from, const Step& to) const;
    void paintBox(QPainter& painter, const Box& box) const;
    QPointF portOf(const Step& step, uint8_t part, bool leaving) const;
    QString sentence() const;

    Document* m_document;
    std::vector<StoryStep> m_steps;
    std::array<uint64_t, 6> m_sizes = {};
    std::optional<std::array<uint64_t, 6>> m_factors; // the factors of the active element
};

} // namespace tessera
