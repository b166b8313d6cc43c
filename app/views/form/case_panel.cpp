// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/case_panel.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/views/form/operator_form.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
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
    auto* layout = newLayout<QVBoxLayout>(forms, {kMargin, 0, kMargin, kMargin}, 8);
    layout->addWidget(m_form);
    layout->addWidget(m_data);
    layout->addStretch(1);
    m_forms = layout;

    auto* scroll = new QScrollArea;
    m_scroll = scroll;
    scroll->setWidget(forms);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumWidth(kLeastWidth);
    scroll->verticalScrollBar()->installEventFilter(this);
    setWidget(scroll);

    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { hold(now); });
    connect(scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (!m_isMoving)
            hold(m_held);
    });

    connect(document, &Document::fileChanged, this, &CasePanel::showDispatches);
    connect(document, &Document::caseChanged, this, &CasePanel::keepInPlace); // after the forms, which show the case
    connect(m_dispatch, &QComboBox::activated, this, [this](int index) { emit dispatchChosen(size_t(index)); });
    showDispatches();
}

// A widget that ends gives the focus away.
CasePanel::~CasePanel()
{
    disconnect(qApp, nullptr, this, nullptr);
}

// The scroll bar stands in the margin: the forms are as wide with it as without, and their height does not depend on
// it. The margins are laid out later: the viewport still has its old width here, and a height for that width could hide
// the bar again, and so on without end.
bool CasePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll->verticalScrollBar()) {
        if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
            m_barWidth = event->type() == QEvent::Show ? m_scroll->verticalScrollBar()->sizeHint().width() : 0;
            setMargins();
        }
    }
    return QDockWidget::eventFilter(watched, event);
}

void CasePanel::setMargins()
{
    m_forms->setContentsMargins(kMargin, m_above, std::max(kMargin - m_barWidth, 0), kMargin + m_below);
}

void CasePanel::makeRoom(int above, int below)
{
    m_above = above;
    m_below = below;
    setMargins();
    m_forms->activate();
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(m_scroll, &request); // the forms have their new height, and the bar its range
}

void CasePanel::hold(QWidget* field)
{
    m_held = field && m_scroll->widget()->isAncestorOf(field) ? field : nullptr;
    if (m_held)
        m_heldTop = m_held->mapTo(m_scroll->viewport(), QPoint()).y();
    else if (m_above > 0 || m_below > 0)
        makeRoom(0, 0);
}

void CasePanel::keepInPlace()
{
    if (!m_held || !m_held->isVisible())
        return;
    const QScopedValueRollback isMoving(m_isMoving, true);
    for (int pass = 0; pass < 2; ++pass) { // the room that the first one makes lays the rows out once more
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // all rows are where they will be
        QScrollBar* bar = m_scroll->verticalScrollBar();
        const int moved = m_held->mapTo(m_scroll->viewport(), QPoint()).y() - m_heldTop;
        const int value = bar->value() - m_above + moved;
        makeRoom(std::max(-value, 0), 0);
        const int free = m_scroll->viewport()->height() - m_forms->minimumHeightForWidth(m_scroll->widget()->width());
        if (value > std::max(-free, 0))
            makeRoom(m_above, value + free);
        bar->setValue(value);
    }
}

void CasePanel::addToTitle(QAction* action)
{
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
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
