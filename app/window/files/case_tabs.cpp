// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/case_tabs.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/model/document/given_tensors.h"
#include "app/model/document/input_case.h"
#include "engine/formats/io/file_kind.h"

#include <QDir>
#include <QFileInfo>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kWidest = 360, kNarrowest = 96;

} // namespace

QString tabName(const Document::State& state)
{
    if (isNodeOfModel(pathOf(state.path)) && !state.current.title.empty())
        return QString::fromStdString(state.current.title);
    if (!state.path.isEmpty())
        return QFileInfo(state.path).fileName();
    if (state.given)
        return state.given->name();
    if (!state.current.title.empty())
        return QString::fromStdString(state.current.title);
    const QString words = toQString(tessera::name(state.current.op)), data = dataFileName(state.current);
    return data.isEmpty() ? words : QStringLiteral("%1 · %2").arg(words, data);
}

CaseTabs::CaseTabs(Document* document, std::array<TensorView*, 2> views)
    : m_document(document)
    , m_views(views)
{
    setObjectName(QStringLiteral("caseTabs"));
    setAccessibleName(tr("Cases"));
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setMovable(true);
    setElideMode(Qt::ElideMiddle); // names of examples differ at their ends
    setUsesScrollButtons(true);
    setFocusPolicy(Qt::TabFocus);
    setSelectionBehaviorOnRemove(QTabBar::SelectPreviousTab);
    for (const auto changed : {&Document::caseChanged, &Document::fileChanged})
        connect(document, changed, this, [this] { name(currentIndex()); });
    add(std::make_unique<Document::State>(document->currentCase(), document->memoryBudget()));
    show(0);
    connect(this, &QTabBar::currentChanged, this, &CaseTabs::show);
}

CaseTabs::~CaseTabs() = default;

const Document::State& CaseTabs::state(int index) const
{
    const Document::State* aside = tab(index).state.get();
    return aside ? *aside : m_document->state();
}

CaseTabs::Looks CaseTabs::looks(int index) const
{
    return tab(index).state ? tab(index).looks : currentLooks();
}

void CaseTabs::noteChanged(const QString& file)
{
    for (int i = 0; i < count(); ++i) {
        QStringList& changed = tab(i).changedFiles;
        if (!changed.contains(file) && filesOf(state(i)).contains(file))
            changed << file;
    }
}

int CaseTabs::find(const QString& path, size_t dispatch) const
{
    const QString wanted = QFileInfo(path).absoluteFilePath();
    for (int i = 0; i < count(); ++i)
        if (const Document::State& each = state(i);
            !each.path.isEmpty() && each.dispatch == dispatch && QFileInfo(each.path).absoluteFilePath() == wanted)
            return i;
    return -1;
}

void CaseTabs::add(std::unique_ptr<Document::State> state, const Looks& looks)
{
    const int index = count() == 0 ? 0 : currentIndex() + 1;
    insert(index, std::move(state), looks);
    setCurrentIndex(index);
}

void CaseTabs::add(const Case& c)
{
    add(std::make_unique<Document::State>(c, m_document->state(), m_document->memoryBudget()));
}

void CaseTabs::insert(int index, std::unique_ptr<Document::State> state, const Looks& looks)
{
    insertTab(index, QString());
    setTabData(index, QVariant::fromValue(std::make_shared<Tab>(Tab{std::move(state), looks, freshLevels()})));
    QToolButton* close = closeButton(tr("Close this case"));
    close->setIconSize({12, 12});
    close->setFocusPolicy(Qt::NoFocus); // the bar keeps the focus, and the action has a key
    connect(close, &QToolButton::clicked, this, [this, close] { emit closeAsked(tabAt(close->geometry().center())); });
    setTabButton(index, QTabBar::RightSide, close);
    name(index);
    setVisible(count() > 1);
}

void CaseTabs::duplicate()
{
    const Document::State& of = m_document->state();
    auto copy = std::make_unique<Document::State>(of.current, m_document->memoryBudget());
    static_cast<TabChoices&>(*copy) = of;
    copy->given = of.given;
    copy->capture = of.capture;
    if (of.isModified())
        copy->undo->resetClean();
    const TensorDisplay::Levels levels = m_views[0]->display()->levels();
    add(std::move(copy), currentLooks());
    m_views[0]->display()->setLevels(levels);
}

TensorDisplay::Levels CaseTabs::freshLevels() const
{
    return {.tone = {.map = m_views[0]->display()->tone().map}};
}

bool CaseTabs::makeRoom()
{
    if (m_document->path().isEmpty() && !m_document->isModified() && !m_document->state().given) {
        m_views[0]->display()->setLevels(freshLevels());
        return false;
    }
    add(m_document->currentCase());
    return true;
}

bool CaseTabs::isFresh() const
{
    return m_document->path().isEmpty() && !m_document->isModified()
        && m_document->currentCase() == documentationExample();
}

bool CaseTabs::ensureEmptyTab()
{
    if (isFresh())
        return false;
    add(documentationExample());
    return true;
}

void CaseTabs::put(int index, std::unique_ptr<Document::State> state)
{
    if (index >= 0)
        setCurrentIndex(index);
    index >= 0 || isFresh() ? replaceShown(std::move(state)) : add(std::move(state));
}

void CaseTabs::replaceShown(std::unique_ptr<Document::State> state)
{
    m_views[0]->display()->setLevels(freshLevels());
    m_document->exchange(*state);
    for (TensorView* view : m_views)
        view->setLook({});
    name(currentIndex());
    emit arrived();
}

void CaseTabs::replace(int index, std::unique_ptr<Document::State> state)
{
    const Document::State& before = this->state(index);
    state->pinned = before.pinned;
    state->keptPins = before.keptPins;
    state->play = before.play;
    if (Tab& aside = tab(index); aside.state) {
        aside.state = std::move(state);
    } else {
        const Looks looks = currentLooks();
        m_document->exchange(*state);
        for (size_t i = 0; i < looks.size(); ++i)
            m_views[i]->setLook(looks[i]);
    }
    name(index);
}

void CaseTabs::renew(int index)
{
    if (const auto& aside = tab(index).state)
        ++aside->serial;
    else
        m_document->run();
}

void CaseTabs::noteSaved(const QUndoStack* steps, const SavedCase& saved)
{
    for (int i = 0; i < count(); ++i) {
        if (state(i).undo.get() != steps)
            continue;
        if (const auto& aside = tab(i).state)
            aside->noteSaved(saved);
        else
            m_document->noteSaved(saved);
        name(i);
    }
}

void CaseTabs::remove(int index)
{
    if (count() == 1)
        add(documentationExample());
    else if (index == currentIndex())
        setCurrentIndex(index > 0 ? index - 1 : 1);
    removeTab(index);
    setVisible(count() > 1);
}

void CaseTabs::moveCurrent(int by)
{
    const int to = std::clamp(currentIndex() + by, 0, count() - 1);
    if (to != currentIndex())
        moveTab(currentIndex(), to);
}

void CaseTabs::show(int index)
{
    Tab* next = index >= 0 ? &tab(index) : nullptr;
    if (!next || next == m_shown)
        return;
    if (m_shown) {
        m_shown->looks = currentLooks();
        m_shown->levels = m_views[0]->display()->levels();
        m_views[0]->display()->setLevels(next->levels);
    }
    m_document->exchange(*next->state);
    if (m_shown)
        m_shown->state = std::move(next->state);
    next->state.reset();
    m_shown = next;
    for (size_t i = 0; i < 2; ++i)
        m_views[i]->setLook(next->looks[i]);
    name(index);
    emit arrived();
}

void CaseTabs::name(int index)
{
    if (index < 0)
        return;
    const Document::State& of = state(index);
    const QString words = tabName(of);
    QString shown = words;
    shown.replace(u'&', QStringLiteral("&&"));
    if (of.isModified())
        shown.prepend(QStringLiteral("• "));
    const QString spoken = of.isModified() ? tr("%1, with unsaved changes").arg(words) : words;
    if (tabText(index) != shown)
        setTabText(index, shown);
    setAccessibleTabName(index, spoken);
    setTabToolTip(index, of.path.isEmpty() ? spoken : QDir::toNativeSeparators(of.path));
}

QSize CaseTabs::tabSizeHint(int index) const
{
    const QSize size = QTabBar::tabSizeHint(index);
    const int share = width() / std::max(1, count()); // cuts no title while there are few tabs
    return {std::clamp(size.width(), kNarrowest, std::max(kWidest, share)), size.height()};
}

QSize CaseTabs::minimumTabSizeHint(int index) const
{
    return {kNarrowest, QTabBar::minimumTabSizeHint(index).height()};
}

void CaseTabs::mouseReleaseEvent(QMouseEvent* event)
{
    const int index = tabAt(event->pos());
    if (event->button() == Qt::MiddleButton && index >= 0)
        emit closeAsked(index);
    else
        QTabBar::mouseReleaseEvent(event);
}

} // namespace tessera
