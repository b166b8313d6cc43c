// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_display.h"
#include "app/views/tabs/tab.h"

#include <QScrollArea>
#include <QWidget>

class QLabel;
class QTableView;

namespace tessera {

class AddressTable;
struct ElementPair;
class PartnersModel;
class StoryView;
class ToneLabel;

// Where the hovered, else the pinned element comes from or goes to: the formula with its numbers, the same in words,
// every partner with its weight, how a permutation is made of reshapes and a transpose, and the addresses in both
// buffers.
class MappingView : public Tab {
    Q_OBJECT

public:
    explicit MappingView(Document* document, QWidget* parent = nullptr);

    void setDisplay(const TensorDisplay& display); // what its player has not filled is not told

private:
    QWidget* makeFormula();
    QWidget* makePartners();
    void refresh() override;
    std::optional<Pick> told() const; // what is hovered or pinned, or stands for it
    bool isPending(uint64_t output) const { return m_display && m_display->isPending(output); }
    void showFormula(const Pick& pick, std::optional<uint64_t> output);
    void showFound(const Pick& pick, std::optional<uint64_t> output);
    void showPartners(const Pick& pick);
    void showStory(const Pick& pick);
    void jump(int row);

    const TensorDisplay* m_display = nullptr;
    bool m_isHidden = false; // an input's partners are hidden: they are to come
    PartnersModel* m_model;
    QScrollArea* m_scroll = new QScrollArea(this);
    QWidget* m_page = new QWidget;
    ToneLabel* m_empty;
    QScrollArea* m_formulaArea = nullptr;
    QWidget* m_partners = nullptr;
    QLabel* m_title;
    QLabel* m_formula;
    QLabel* m_sentence;
    QLabel* m_partnersTitle;
    QTableView* m_table;
    QLabel* m_sum;
    StoryView* m_story;
    AddressTable* m_addresses;
};

} // namespace tessera
