// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/case_panel.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/views/form/issue_list.h"
#include "app/views/form/operator_form.h"

#include <QAction>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kMargin = 12;
constexpr int kLeastWidth = 296; // four sizes side by side

} // namespace

CasePanel::CasePanel(Document* document, QWidget* parent)
    : QDockWidget(tr("Case"), parent)
    , m_document(document)
    , m_form(new OperatorForm(document))
{
    setObjectName(QStringLiteral("casePanel"));
    m_title = addTitleBar(this, {heading(windowTitle(), nullptr), m_dispatch}, tr("Hide this panel"));
    describe(m_dispatch, tr("Dispatch"), tr("The dispatch of the file that is shown"));

    auto* forms = new QWidget;
    auto* layout = newLayout<QVBoxLayout>(forms, {kMargin, 0, kMargin, 0}, 0);
    layout->addWidget(m_form);
    layout->addStretch(1);
    m_form->insertAboveLayouts(m_data, m_data->lastControl());

    auto* scroll = new QScrollArea;
    fillArea(scroll, forms);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(kLeastWidth);
    auto* all = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(all, {0, 0, 0, 0}, 0);
    rows->addWidget(scroll, 1);
    auto* messages = newLayout<QVBoxLayout>(nullptr, {kMargin, 0, kMargin, 0}, 0);
    messages->addWidget(m_form->messages());
    rows->addLayout(messages);
    setWidget(all);
    // The scroll bar stands in the margin: the forms are as wide with it as without.
    QScrollBar* bar = scroll->verticalScrollBar();
    whenever({QEvent::Show, QEvent::Hide}, bar, this, [bar, layout] {
        layout->setContentsMargins(kMargin, 0, bar->isVisible() ? kMargin - bar->sizeHint().width() : kMargin, 0);
    });

    connect(document, &Document::fileChanged, this, &CasePanel::showDispatches);
    connect(m_dispatch, &QComboBox::activated, this, [this](int index) { emit dispatchChosen(size_t(index)); });
    showDispatches();
}

void CasePanel::addToTitle(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_title->insertWidget(m_title->count() - 1, button); // before the one that closes
    setTabOrder(m_dispatch, button); // it was made long after its neighbours
}

void CasePanel::showDispatches()
{
    const CaseFile* file = m_document->caseFile();
    const size_t count = file ? file->dispatchCount() : 0;
    m_dispatch->setVisible(count > 1);
    m_dispatch->clear();
    size_t index = 0;
    for (const Dispatch& dispatch : file ? file->dispatches : std::vector<Dispatch>())
        m_dispatch->addItem(QStringLiteral("%1 · %2").arg(++index).arg(QString::fromStdString(dispatch.name)));
    m_dispatch->setCurrentIndex(int(m_document->dispatchIndex()));
}

} // namespace tessera
