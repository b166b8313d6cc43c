// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/actions.h"

#include "app/base/look/theme.h"
#include "app/base/look/window_settings.h"

#include <QActionGroup>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <cassert>
#include <utility>

namespace tessera {

StatePart enabledIf(std::function<bool()> isEnabled, const QString& needs)
{
    return [isEnabled = std::move(isEnabled), needs](ActionState& state) {
        state.enabled = isEnabled;
        state.needs = needs;
    };
}

StatePart checkedIf(std::function<bool()> isChecked, const QString& choice)
{
    return [isChecked = std::move(isChecked), choice](ActionState& state) {
        state.checked = isChecked;
        state.choice = choice;
    };
}

StatePart textIs(std::function<QString()> text)
{
    return [text = std::move(text)](ActionState& state) { state.text = text; };
}

StatePart iconIs(std::function<QString()> icon)
{
    return [icon = std::move(icon)](ActionState& state) { state.icon = icon; };
}

StatePart keysIn(QWidget* scope)
{
    return [=](ActionState& state) { state.scope = scope; };
}

namespace {

const auto kKeys = QStringLiteral("keys/%1"); // in the settings, by the action's name

// The tip with the action's key, and why it is disabled.
void showTip(QAction& action, const QString& tip, const QString& needs)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    QString shown = key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key);
    if (!action.isEnabled() && !needs.isEmpty())
        shown += QLatin1Char('\n') + Actions::tr("Not now: %1").arg(needs);
    action.setToolTip(shown);
}

// "Open…" from "&Open…", and "열기…" from "열기(&O)…", as languages without Latin letters write it.
QString withoutMenuKey(QString text)
{
    static const QRegularExpression apart(QStringLiteral("\\(&\\w\\)"));
    return text.remove(apart).remove(QLatin1Char('&'));
}

void setText(QAction& action, const QString& text)
{
    action.setText(text);
    action.setIconText(withoutMenuKey(text)); // buttons show it without the mark of its key
}

// Keys that no action may take: they walk through the window and move the pin.
bool isReserved(const QKeySequence& key)
{
    if ((key[0].keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0)
        return false;
    constexpr int kReserved[] = {Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Enter,  Qt::Key_Left,
                                 Qt::Key_Right, Qt::Key_Up,      Qt::Key_Down,   Qt::Key_PageUp, Qt::Key_PageDown};
    return std::ranges::find(kReserved, key[0].key()) != std::end(kReserved);
}

} // namespace

Actions::Actions(QWidget* window)
    : QObject(window)
    , m_window(window)
{
}

void Actions::add(ActionSource& source)
{
    const size_t first = m_entries.size();
    for (const ActionTable& table : source.actions())
        for (const ActionRow& row : table.rows)
            addRow(table.group, row, source);
    const size_t last = m_entries.size();
    update(first, last);
    connect(&source, &ActionSource::actionsChanged, this, [this, first, last] { update(first, last); });
}

void Actions::addRow(const QString& group, const ActionRow& row, ActionSource& source)
{
    const ActionState& state = row.state;
    auto* action = new QAction(this);
    setText(*action, row.text);
    action->setObjectName(row.id);
    if (!row.icon.isEmpty())
        action->setIcon(icon(row.icon));
    action->setIconVisibleInMenu(false); // marks in menus only say what is on
    action->setShortcuts(row.keys);
    action->setCheckable(bool(state.checked));
    showTip(*action, row.tip, state.needs);
    action->setWhatsThis(row.tip);
    action->setShortcutContext(state.scope ? Qt::WidgetWithChildrenShortcut : Qt::WindowShortcut);
    if (QWidget* scope = state.scope ? state.scope : m_window)
        scope->addAction(action);
    if (!state.choice.isEmpty()) {
        QActionGroup*& choice = m_choices[state.choice];
        if (!choice)
            choice = new QActionGroup(this);
        choice->addAction(action);
    }
    connect(action, &QAction::triggered, &source, [this, action, &source, run = row.run] {
        emit triggered(action);
        run();
        emit source.actionsChanged();
    });
    m_entries.push_back({group, withoutMenuKey(row.text).remove(QStringLiteral("…")), action, row.tip,
                         action->shortcuts(), state, &source});
}

void Actions::update(size_t first, size_t last)
{
    for (size_t i = first; i < last; ++i) {
        const ActionState& state = m_entries[i].state;
        QAction* action = m_entries[i].action;
        if (!m_entries[i].of)
            continue;
        if (state.enabled && state.enabled() != action->isEnabled()) {
            action->setEnabled(!action->isEnabled());
            showTip(*action, m_entries[i].tip, state.needs);
        }
        if (state.checked)
            action->setChecked(state.checked());
        if (state.text)
            setText(*action, state.text());
        if (state.icon)
            action->setIcon(icon(state.icon()));
    }
}

QAction* Actions::get(const QString& id) const
{
    const auto found =
        std::ranges::find_if(m_entries, [&](const Entry& entry) { return entry.action->objectName() == id; });
    assert(found != m_entries.end());
    return found->action;
}

void Actions::fill(QMenu& menu, const QString& ids) const
{
    menu.setToolTipsVisible(true);
    for (const QString& id : ids.split(u' ', Qt::SkipEmptyParts)) {
        if (id == QLatin1String("|"))
            menu.addSeparator();
        else if (!id.endsWith(u'*'))
            menu.addAction(get(id));
        else
            for (const auto is = QRegularExpression::fromWildcard(id, Qt::CaseSensitive); const Entry& each : m_entries)
                if (is.match(each.action->objectName()).hasMatch())
                    menu.addAction(each.action);
    }
}

QMenu& Actions::addMenu(QMenu& menu, const QString& title, const QString& ids) const
{
    QMenu* made = menu.addMenu(title);
    fill(*made, ids);
    return *made;
}

QToolButton* Actions::button(const QString& id) const
{
    auto* made = new QToolButton;
    made->setDefaultAction(get(id));
    made->setAccessibleName(get(id)->whatsThis());
    return made;
}

const Actions::Entry& Actions::entry(const QAction* action) const
{
    const auto found = std::ranges::find(m_entries, action, &Entry::action);
    assert(found != m_entries.end());
    return *found;
}

QString Actions::refusal(const QAction* action, const QKeySequence& key) const
{
    const QString name = key.toString(QKeySequence::NativeText);
    if (isReserved(key))
        return tr("%1 moves the focus or the pin, and is kept for that.").arg(name);
    for (const Entry& other : m_entries)
        if (other.action != action && other.action->shortcuts().contains(key))
            return tr("%1 belongs to “%2”.").arg(name, other.text);
    return {};
}

void Actions::setKeys(QAction* action, const QList<QKeySequence>& keys)
{
    action->setShortcuts(keys);
    showTip(*action, entry(action).tip, entry(action).state.needs);
    emit keysChanged();
}

void Actions::saveKeys(WindowSettings& settings) const
{
    for (const Entry& entry : m_entries) {
        const QString setting = kKeys.arg(entry.action->objectName());
        if (entry.action->shortcuts() == entry.defaultKeys) {
            settings.remove(setting);
            continue;
        }
        QStringList keys;
        for (const QKeySequence& key : entry.action->shortcuts())
            keys << key.toString(QKeySequence::PortableText);
        settings.set(setting, keys.isEmpty() ? QVariant(QString()) : QVariant(keys));
    }
}

void Actions::restoreKeys(const WindowSettings& settings)
{
    std::vector<std::pair<QAction*, QList<QKeySequence>>> chosen;
    for (const Entry& entry : m_entries) {
        const QVariant kept = settings.value(kKeys.arg(entry.action->objectName()));
        if (!kept.isValid())
            continue;
        QList<QKeySequence> keys;
        for (const QString& text : kept.toStringList())
            if (const QKeySequence key(text, QKeySequence::PortableText); !key.isEmpty())
                keys << key;
        chosen.emplace_back(entry.action, keys);
        setKeys(entry.action, {}); // first, since two actions may have exchanged their keys
    }
    for (const auto& [action, keys] : chosen) {
        QList<QKeySequence> free = keys;
        free.removeIf([&, of = action](const QKeySequence& key) { return !refusal(of, key).isEmpty(); });
        setKeys(action, free);
    }
}

} // namespace tessera
