// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/key_editor.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QPushButton>

#include <algorithm>
#include <functional>

namespace tessera {

namespace {

constexpr int kBesideKey = 32; // pixels: what lies about a field's text

// Takes the first key that is pressed, at once: the base class waits for more of them, and forgets the old one
// meanwhile.
class KeyField : public QKeySequenceEdit {
public:
    std::function<void(const QKeySequence&)> pressed;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        constexpr int kAlone[] = {Qt::Key_Control, Qt::Key_Shift, Qt::Key_Meta,
                                  Qt::Key_Alt,     Qt::Key_AltGr, Qt::Key_unknown};
        if (std::ranges::find(kAlone, event->key()) != std::end(kAlone))
            return;
        Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
        const QString text = event->text();
        if (!text.isEmpty() && text[0].isPrint() && !text[0].isLetterOrNumber() && !text[0].isSpace())
            modifiers &= ~Qt::ShiftModifier; // "?" is the key's name already
        pressed(QKeySequence(QKeyCombination(modifiers, Qt::Key(event->key()))));
    }
};

using Gestures = std::vector<std::pair<QString, QString>>;

// No actions, since they belong to the element under the mouse.
Gestures canvasGestures(const Actions& actions)
{
    const auto dragWith = [&](const char* tool, const QString& drag) {
        const QAction* action = actions.get(QLatin1String(tool));
        const QString keys = keysText(*action);
        return QStringLiteral("%1, %2").arg(keys.isEmpty() ? actions.entry(action).text : keys, drag);
    };
    return {
        {tr("Pin the element under the mouse"), tr("Click")},
        {tr("Move the pin by one element"), tr("Arrows")},
        {tr("Move the pin by one block"), tr("Shift+Arrows")},
        {tr("Move the pin by one channel"), tr("Page Up, Page Down")},
        {tr("Select from the pin on"), tr("Ctrl+Arrows")},
        {tr("Take the pin along"), dragWith("toolInspect", tr("Drag"))},
        {tr("Select a rectangle"), dragWith("toolSelect", tr("Drag"))},
        {tr("Add a rectangle to it"), dragWith("toolSelect", tr("Shift+Drag"))},
        {tr("Take a rectangle from it"), dragWith("toolSelect", tr("Ctrl+Drag"))},
        {tr("Pan"), dragWith("toolPan", tr("Drag"))},
        {tr("Pan with any tool"), tr("Middle drag")},
        {tr("Pan sideways"), tr("Shift+Wheel")},
        {tr("Zoom about the mouse"), tr("Wheel")},
        {tr("Copy, jump, compare: more about an element"), tr("Right click")},
    };
}

// The same while the player is on.
Gestures playerGestures()
{
    return {
        {tr("Play or pause"), tr("Space")},
        {tr("The next step"), tr("Right, Page Down")},
        {tr("The step before"), tr("Left, Page Up")},
        {tr("Nothing filled, all filled"), tr("Home, End")},
    };
}

} // namespace

KeyEditor::KeyEditor(Actions& actions, QWidget* parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_default(dialogButton(tr("&Default"), tr("Give this action the keys that it had at first")))
{
    setObjectName(QStringLiteral("keyEditor"));
    setWindowTitle(tr("Keys"));
    resize(620, 560);
    m_filter->setPlaceholderText(tr("Find by name or key"));
    describe(m_filter, tr("Find an action"), tr("Shows the actions whose name or key contains this"));
    m_filter->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_list->setUniformRowHeights(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(12);
    m_said->setObjectName(QStringLiteral("keyMessage"));
    m_said->setWordWrap(true);
    m_said->setMinimumHeight(2 * m_said->fontMetrics().height());
    m_said->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    const QString captions[] = {tr("Key"), tr("Another key")};
    auto* fields = new QHBoxLayout;
    fields->setSpacing(8);
    for (int i = 0; i < 2; ++i) {
        auto* field = new KeyField;
        field->pressed = [this, i](const QKeySequence& key) { take(i, key); };
        m_keys[i] = field;
        describe(m_keys[i], captions[i], tr("Press the new key here"));
        m_keys[i]->installEventFilter(this);
        const auto* text = m_keys[i]->findChild<QLineEdit*>();
        m_keys[i]->setMinimumWidth(text->fontMetrics().horizontalAdvance(text->placeholderText()) + kBesideKey);
        m_clear[i] = dialogButton(tr("None"), tr("Take this key away"));
        m_clear[i]->setAccessibleName(i == 0 ? tr("No key") : tr("No other key"));
        connect(m_clear[i], &QPushButton::clicked, this, [this, i] { take(i, {}); });
        fields->addWidget(m_keys[i], 1);
        fields->addWidget(m_clear[i]);
    }
    auto* all = dialogButton(tr("&All to default"), tr("Give every action the keys that it had at first"));
    auto* close = dialogButton(tr("Close"), tr("The keys are kept"));
    connect(m_default, &QPushButton::clicked, this, [this] { reset(false); });
    connect(all, &QPushButton::clicked, this, [this] { reset(true); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_default);
    buttons->addWidget(all);
    buttons->addStretch(1);
    buttons->addWidget(close);

    auto* layout = dialogRows(this, 8);
    addWidgets(layout, {m_filter, m_list, m_title});
    layout->addLayout(fields);
    layout->addWidget(m_said);
    layout->addLayout(buttons);
    fill();
    connect(m_filter, &QLineEdit::textChanged, this, &KeyEditor::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeyEditor::showChoice);
    m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
}

QTreeWidgetItem* KeyEditor::group(const QString& title)
{
    if (const QList<QTreeWidgetItem*> same = m_list->findItems(title, Qt::MatchExactly); !same.isEmpty())
        return same.front();
    auto* made = new QTreeWidgetItem(m_list, {title});
    made->setFlags(Qt::ItemIsEnabled);
    made->setFont(0, demiBold(font()));
    return made;
}

void KeyEditor::add(const QString& title, const Gestures& rows)
{
    for (const auto& [what, keys] : rows)
        new QTreeWidgetItem(group(title), {what, keys});
}

void KeyEditor::fill()
{
    for (const Actions::Entry& entry : m_actions.all()) {
        auto* item = new QTreeWidgetItem(group(entry.group), {entry.text});
        item->setData(0, Qt::UserRole, QVariant::fromValue(entry.action));
        item->setToolTip(0, entry.tip);
        item->setFont(1, dataFont());
        showKeys(item);
    }
    add(tr("In a tensor"), canvasGestures(m_actions));
    add(tr("In a tensor, while the player is on"), playerGestures());
    m_list->expandAll();
}

void KeyEditor::showKeys(QTreeWidgetItem* item)
{
    const auto* of = item->data(0, Qt::UserRole).value<QAction*>();
    if (!of)
        return;
    item->setText(1, keysText(*of));
    QFont name = font();
    name.setItalic(of->shortcuts() != m_actions.entry(of).defaultKeys); // a changed shortcut is shown in italics
    item->setFont(0, name);
}

void KeyEditor::filter()
{
    const QString wanted = m_filter->text();
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_list->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem* item = group->child(j);
            const bool here = item->text(0).contains(wanted, Qt::CaseInsensitive)
                || item->text(1).contains(wanted, Qt::CaseInsensitive);
            item->setHidden(!here);
            any = any || here;
            if (here && !first)
                first = item;
        }
        group->setHidden(!any);
    }
    if (first)
        m_list->setCurrentItem(first);
}

QAction* KeyEditor::action() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? item->data(0, Qt::UserRole).value<QAction*>() : nullptr;
}

void KeyEditor::showChoice()
{
    const QAction* of = action();
    m_title->setText(of ? tr("Keys of “%1”").arg(m_actions.entry(of).text) : QString());
    for (int i = 0; i < 2; ++i) {
        m_keys[i]->setKeySequence(of ? of->shortcuts().value(i) : QKeySequence());
        m_keys[i]->setEnabled(of);
        m_clear[i]->setEnabled(of && !m_keys[i]->keySequence().isEmpty());
    }
    m_default->setEnabled(of && of->shortcuts() != m_actions.entry(of).defaultKeys);
    say({}, false);
}

void KeyEditor::say(const QString& sentence, bool wrong)
{
    m_said->setText(sentence);
    m_said->setForegroundRole(wrong ? QPalette::BrightText : QPalette::PlaceholderText);
}

// An empty key takes away what there is.
void KeyEditor::take(int index, const QKeySequence& key)
{
    QAction* of = action();
    if (!of)
        return;
    const QString refused = key.isEmpty() ? QString() : m_actions.refusal(of, key);
    if (refused.isEmpty()) {
        QList<QKeySequence> keys = of->shortcuts();
        while (keys.size() <= index)
            keys << QKeySequence();
        keys[index] = key;
        keys.removeIf([](const QKeySequence& each) { return each.isEmpty(); });
        if (keys.size() > 1 && keys[0] == keys[1])
            keys.removeLast();
        m_actions.setKeys(of, keys);
        showKeys(m_list->currentItem());
    }
    showChoice();
    say(refused, true);
}

void KeyEditor::reset(bool all)
{
    QString refused;
    if (all) {
        for (const Actions::Entry& entry : m_actions.all())
            m_actions.setKeys(entry.action, entry.defaultKeys);
    } else if (QAction* of = action()) {
        const QList<QKeySequence> keys = m_actions.entry(of).defaultKeys;
        for (qsizetype i = 0; i < keys.size() && refused.isEmpty(); ++i)
            refused = m_actions.refusal(of, keys[i]);
        if (refused.isEmpty())
            m_actions.setKeys(of, keys);
    }
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        for (int j = 0; j < m_list->topLevelItem(i)->childCount(); ++j)
            showKeys(m_list->topLevelItem(i)->child(j));
    showChoice();
    say(refused, true);
}

bool KeyEditor::eventFilter(QObject* watched, QEvent* event)
{
    // Escape leaves the dialog, as everywhere.
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        reject();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace tessera
