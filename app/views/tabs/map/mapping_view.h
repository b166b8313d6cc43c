// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/tabs/tab.h"
#include "engine/core/plan/rearrangement.h"

#include <QLabel>
#include <QScrollArea>
#include <QWidget>

class QTableView;

namespace tessera {

// This room has the tabs that explain a map: Mapping, Axes and Memory. The window and the lessons use it.

class PartnersModel;

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

private:
    struct Box {
        QRectF rect;
        const RearrangementDimension* dimension;
        uint64_t size;
        std::optional<uint64_t> index; // the index of the active element
    };
    struct Step {
        const RearrangementStep* step;
        QRectF title;
        std::vector<Box> boxes;
    };

    // How many indices the dimension has, and which is the active element's: 0 where there is none.
    std::pair<uint64_t, uint64_t> sizeAndIndex(const RearrangementDimension& dimension) const;
    std::vector<Step> placed() const;
    void paintWires(QPainter& painter, const Step& from, const Step& to) const;
    void paintBox(QPainter& painter, const Box& box) const;
    QPointF portOf(const Step& step, uint8_t part, bool leaving) const;
    QString sentence() const;

    Document* m_document;
    std::vector<RearrangementStep> m_steps;
    std::array<uint64_t, 6> m_sizes = {};
    std::optional<std::array<uint64_t, 6>> m_factors; // the factors of the active element
};

// Where the hovered, else the pinned element comes from or goes to: the formula with its numbers, the same in words,
// every partner with its weight, how a permutation is made of reshapes and a transpose, and the addresses in both
// buffers.
class MappingView : public Tab {
    Q_OBJECT

public:
    explicit MappingView(const TabParts& parts);

private:
    QWidget* makeWords();
    QWidget* makePartners();
    void refresh() override;
    std::optional<Pick> explained() const; // what is hovered or pinned, or the output that stands for it
    void showWords(const Pick& pick, std::optional<uint64_t> output);
    void showPartners(const Pick& pick);
    void showAddresses(std::optional<uint64_t> input, std::optional<uint64_t> output);

    PartnersModel* m_model;
    QScrollArea* m_scroll = new QScrollArea(this);
    QWidget* m_page = new QWidget;
    ToneLabel* m_empty;
    QScrollArea* m_wordsArea = new QScrollArea(this);
    QLabel* m_words = new QLabel;
    QLabel* m_partnersTitle;
    QTableView* m_table;
    QLabel* m_sum;
    StoryView* m_story;
    QLabel* m_addresses = new QLabel(m_page);
};

} // namespace tessera
