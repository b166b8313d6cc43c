// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/pins/pin_view.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>
#include <QToolButton>

namespace tessera {

namespace {

constexpr int kNumberWidth = 44, kWhereCharacters = 22;

} // namespace

PinView::PinView(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new PinModel(document, this))
    , m_table(numberTable(m_model, this))
    , m_empty(new ToneLabel(Role::SecondaryText, {}, this))
    , m_bar(new QWidget(this))
{
    m_table->setAccessibleName(tr("Kept pins"));
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(PinModel::Number, QHeaderView::Fixed);
    header->resizeSection(PinModel::Number, kNumberWidth);
    header->setSectionResizeMode(PinModel::Where, QHeaderView::Fixed);
    header->resizeSection(PinModel::Where, QFontMetrics(dataFont()).horizontalAdvance(u'0') * kWhereCharacters);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    auto* bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->setSpacing(4);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 8, 16, 8);
    rows->setSpacing(4);
    rows->addWidget(m_bar);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_empty, 1);

    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const std::optional<Pick> pick = m_model->pickAt(index.row()))
            emit chosen(*pick);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PinView::selectionChanged);
    connect(m_model, &PinModel::modelReset, this, &PinView::showList);
    showList();
}

void PinView::addButtons(const Actions& actions)
{
    auto* row = static_cast<QHBoxLayout*>(m_bar->layout());
    for (const char* name : {"keepPin", "removeKeptPin", "removeKeptPins"}) {
        auto* button = new QToolButton(m_bar);
        QAction* action = actions.get(QLatin1String(name));
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAutoRaise(true);
        button->setAccessibleName(action->whatsThis());
        row->addWidget(button);
    }
    row->addStretch();
    m_empty->setText(tr("No pins are kept. Click a cell, then press %1: its values stay in this list, and its number "
                        "is drawn in the tensors.")
                         .arg(keysText(*actions.get(QStringLiteral("keepPin")))));
}

std::optional<size_t> PinView::selected() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(size_t(rows.front().row()));
}

void PinView::showList()
{
    const bool any = m_model->rowCount() > 0;
    m_table->setVisible(any);
    m_empty->setVisible(!any);
    setFocusProxy(any ? m_table : nullptr); // one that is hidden would keep the keys
    emit selectionChanged();
}

} // namespace tessera
