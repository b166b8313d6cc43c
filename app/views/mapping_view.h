// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace tessera {

class AddressTable;
class PartnersModel;
class StoryView;
class ToneLabel;

// Where the hovered, else the pinned element comes from or goes to: the formula with its numbers, the same in words,
// every partner with its weight, how a permutation is made of reshapes and a transpose, and the addresses in both
// buffers.
class MappingView : public QWidget {
    Q_OBJECT

public:
    explicit MappingView(Document* document, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent*) override;
    void showEvent(QShowEvent*) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeFormula();
    QWidget* makePartners();
    void refresh();
    void showFormula(const Pick& pick, std::optional<uint64_t> output);
    void showPartners(const Pick& pick);
    void showStory(const Pick& pick);
    void jump(int row);

    Document* m_document;
    PartnersModel* m_model;
    QWidget* m_page; // not in a layout: new texts, under a moving mouse, must not lay the whole window out
    ToneLabel* m_empty;
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
