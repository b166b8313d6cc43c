// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/action_dialog.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace tessera {

namespace {

bool startsWord(const QString& text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber() || (text[at].isUpper() && text[at - 1].isLower());
}

} // namespace

std::optional<int> fuzzyScore(const QString& typed, const QString& text)
{
    constexpr int kLetter = 1, kAfterLast = 11, kWordStart = 8, kTextStart = 4, kNone = -1'000'000;
    QString wanted = typed.toCaseFolded();
    wanted.removeIf([](QChar c) { return c.isSpace(); });
    if (wanted.isEmpty())
        return 0;
    std::vector<int> best; // the best score of all ways to place the letters so far, by the place of the last one
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        const std::vector<int> before = std::exchange(best, std::vector(size_t(text.size()), kNone));
        int apart = kNone; // the best score with a gap before this letter
        for (qsizetype j = 0; j < text.size(); ++j) {
            if (i > 0 && j >= 2)
                apart = std::max(apart, before[size_t(j - 2)]);
            const int adjacent = i > 0 && j >= 1 ? before[size_t(j - 1)] + kAfterLast : kNone;
            if (const int way = i == 0 ? 0 : std::max(apart, adjacent); way >= 0 && text[j].toCaseFolded() == wanted[i])
                best[size_t(j)] = way + kLetter + (startsWord(text, j) ? kWordStart : 0) + (j == 0 ? kTextStart : 0);
        }
    }
    const int most = text.isEmpty() ? kNone : std::ranges::max(best);
    return most < 0 ? std::nullopt : std::optional(most * 4 - int(text.size())); // the shorter text wins
}

namespace {

constexpr int kBySentence = -1000; // ranks behind all actions that are found by name
constexpr int kUnablePenalty = 24; // less than one more letter that begins a word
constexpr int kKeyBonus = 3; // among equally good names, the action with a key comes first
enum Column { Name, Menu, Keys };

// A row of the list. Gestures have no action, since they belong to the element under the mouse.
struct Row {
    QString name, menu, keys, tip = {};
    QAction* action = nullptr;
    int score = 0;
};

// The score by name, else by menu, key or sentence.
std::optional<int> scoreOf(const Row& row, const QString& typed)
{
    if (const auto byName = fuzzyScore(typed, row.name))
        return byName;
    if (const auto byMenu = fuzzyScore(typed, row.name + u' ' + row.menu))
        return byMenu;
    const bool isFound = row.keys.contains(typed, Qt::CaseInsensitive) || row.tip.contains(typed, Qt::CaseInsensitive);
    return isFound ? std::optional(kBySentence) : std::nullopt;
}

std::vector<Row> gestures(const Actions& actions)
{
    const auto dragWith = [&](const char* tool, const QString& drag) {
        const QAction* action = actions.get(QLatin1String(tool));
        const QString keys = keysText(*action);
        return QStringLiteral("%1, %2").arg(keys.isEmpty() ? actions.entry(action).text : keys, drag);
    };
    const QString canvas = tr("In a tensor"), player = tr("In a tensor, while the player is on");
    return {
        {tr("Pin the element under the mouse"), canvas, tr("Click")},
        {tr("Move the pin by one element"), canvas, tr("Arrows")},
        {tr("Move the pin by one block"), canvas, tr("Shift+Arrows")},
        {tr("Move the pin by one channel"), canvas, tr("Page Up, Page Down")},
        {tr("Select from the pin on"), canvas, tr("Ctrl+Arrows")},
        {tr("Take the pin along"), canvas, dragWith("toolInspect", tr("Drag"))},
        {tr("Select a rectangle"), canvas, dragWith("toolSelect", tr("Drag"))},
        {tr("Add a rectangle to it"), canvas, dragWith("toolSelect", tr("Shift+Drag"))},
        {tr("Take a rectangle from it"), canvas, dragWith("toolSelect", tr("Ctrl+Drag"))},
        {tr("Pan"), canvas, dragWith("toolPan", tr("Drag"))},
        {tr("Pan with any tool"), canvas, tr("Middle drag")},
        {tr("Pan sideways"), canvas, tr("Shift+Wheel")},
        {tr("Zoom about the mouse"), canvas, tr("Wheel")},
        {tr("Copy, jump, compare: more about an element"), canvas, tr("Right click")},
        {tr("Play or pause"), player, tr("Space")},
        {tr("The next step"), player, tr("Right, Page Down")},
        {tr("The step before"), player, tr("Left, Page Up")},
        {tr("Nothing filled, all filled"), player, tr("Home, End")},
    };
}

// Takes the first key at once: the base class waits for more keys, and clears the old one meanwhile.
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

} // namespace

class ActionDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(tessera::ActionDialog)

public:
    ActionDialog(Actions& actions, QWidget* parent)
        : QDialog(parent)
        , m_actions(actions)
    {
        setObjectName(QStringLiteral("actionDialog"));
        setWindowTitle(tr("Actions"));
        resize(840, 600);
        m_typed->setPlaceholderText(tr("Type a few letters of what you want to do"));
        describe(m_typed, tr("Find an action"), tr("Up and Down mark an action, Enter runs it, Esc leaves"));
        m_typed->setClearButtonEnabled(true);
        m_typed->installEventFilter(this);
        m_list->setAccessibleName(tr("Actions and their keys"));
        m_list->setHeaderLabels({tr("Action"), tr("Menu"), tr("Keys")});
        m_list->header()->setSectionResizeMode(Menu, QHeaderView::Stretch);
        for (const Column column : {Name, Keys})
            m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
        m_list->header()->setStretchLastSection(false);
        m_list->setUniformRowHeights(true);
        m_list->setRootIsDecorated(false);
        m_said->setObjectName(QStringLiteral("keyMessage"));
        m_said->setWordWrap(true);
        m_said->setMinimumHeight(2 * m_said->fontMetrics().height());
        m_said->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        auto* layout = dialogRows(this, 8);
        addWidgets(layout, {m_typed, m_list, m_title});
        layout->addLayout(makeKeys());
        layout->addWidget(m_said);
        layout->addLayout(makeButtons());
        connect(m_typed, &QLineEdit::textChanged, this, &ActionDialog::fill);
        connect(m_typed, &QLineEdit::returnPressed, this, &ActionDialog::run);
        connect(m_list, &QTreeWidget::itemActivated, this, &ActionDialog::run);
        connect(m_list, &QTreeWidget::currentItemChanged, this, &ActionDialog::showChoice);
        fill();
        m_typed->setFocus();
    }

protected:
    // The line passes the keys that walk through the list on to the list. Escape closes the dialog, as everywhere.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return QDialog::eventFilter(watched, event);
        const int key = static_cast<QKeyEvent*>(event)->key();
        constexpr int kWalks[] = {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown};
        if (key == Qt::Key_Escape) {
            reject();
            return true;
        }
        if (watched != m_typed || std::ranges::find(kWalks, key) == std::end(kWalks))
            return QDialog::eventFilter(watched, event);
        QCoreApplication::sendEvent(m_list, event);
        return true;
    }

private:
    QLayout* makeKeys()
    {
        const QString captions[] = {tr("Key"), tr("Another key")};
        auto* fields = new QHBoxLayout;
        fields->setSpacing(8);
        for (int i = 0; i < 2; ++i) {
            auto* field = new KeyField;
            field->pressed = [this, i](const QKeySequence& key) { take(i, key); };
            m_keys[i] = field;
            describe(field, captions[i], tr("Press the new key here"));
            field->installEventFilter(this);
            m_clear[i] = dialogButton(tr("None"), tr("Take this key away"));
            m_clear[i]->setAccessibleName(i == 0 ? tr("No key") : tr("No other key"));
            connect(m_clear[i], &QPushButton::clicked, this, [this, i] { take(i, {}); });
            fields->addWidget(field, 1);
            fields->addWidget(m_clear[i]);
        }
        return fields;
    }

    QLayout* makeButtons()
    {
        auto* all = dialogButton(tr("&All to default"), tr("Give every action the keys that it had at first"));
        auto* close = dialogButton(tr("Close"), tr("The keys are kept"));
        connect(all, &QPushButton::clicked, this, &ActionDialog::reset);
        connect(close, &QPushButton::clicked, this, &QDialog::accept);
        auto* buttons = new QHBoxLayout;
        buttons->setSpacing(8);
        buttons->addWidget(all);
        buttons->addStretch(1);
        buttons->addWidget(close);
        return buttons;
    }

    void fill()
    {
        std::vector<Row> rows;
        for (const Actions::Entry& entry : m_actions.all())
            rows.push_back({entry.text, entry.group, keysText(*entry.action), entry.tip, entry.action});
        std::ranges::move(gestures(m_actions), std::back_inserter(rows));
        std::erase_if(rows, [&](Row& row) {
            const auto score = scoreOf(row, m_typed->text());
            row.score = score.value_or(0)
                + (row.action && !row.keys.isEmpty() && !m_typed->text().isEmpty() ? kKeyBonus : 0)
                - (row.action && !row.action->isEnabled() ? kUnablePenalty : 0);
            return !score;
        });
        std::ranges::stable_sort(rows, std::greater(), &Row::score);
        m_list->clear();
        for (const Row& row : rows) {
            auto* item = new QTreeWidgetItem(m_list, {row.name, row.menu, row.keys});
            item->setData(Name, Qt::UserRole, QVariant::fromValue(row.action));
            item->setToolTip(Name, row.tip);
            item->setFont(Keys, dataFont());
            item->setSizeHint(Menu, {0, 22}); // as high as rows of other lists, and the column that gives way
            if (row.action && !row.action->isEnabled())
                for (const Column column : {Name, Menu, Keys})
                    item->setForeground(column, color(Role::SecondaryText));
            else
                item->setForeground(Menu, color(Role::SecondaryText));
            showKeys(item);
        }
        m_list->setCurrentItem(m_list->topLevelItem(0));
        showChoice();
    }

    void run()
    {
        QAction* chosen = action();
        if (!chosen || !chosen->isEnabled())
            return;
        accept();
        QMetaObject::invokeMethod(chosen, &QAction::trigger, Qt::QueuedConnection); // the dialog is closed by then
    }

    void showKeys(QTreeWidgetItem* item)
    {
        const auto* chosen = item->data(Name, Qt::UserRole).value<QAction*>();
        if (!chosen)
            return;
        item->setText(Keys, keysText(*chosen));
        QFont name = font();
        name.setItalic(chosen->shortcuts()
                       != m_actions.entry(chosen).defaultKeys); // a changed shortcut is shown in italics
        item->setFont(Name, name);
    }

    // Shows the keys of the chosen action. They are announced as well, since the focus stays in the line above the
    // list.
    void showChoice()
    {
        const QAction* chosen = action();
        m_title->setText(chosen ? tr("Keys of “%1”").arg(m_actions.entry(chosen).text) : QString());
        for (int i = 0; i < 2; ++i) {
            m_keys[i]->setKeySequence(chosen ? chosen->shortcuts().value(i) : QKeySequence());
            m_keys[i]->setEnabled(chosen);
            m_clear[i]->setEnabled(chosen && !m_keys[i]->keySequence().isEmpty());
        }
        const bool isFound = m_list->topLevelItemCount() > 0;
        say(!isFound                             ? tr("No action has these letters")
                : chosen && !chosen->isEnabled() ? m_actions.entry(chosen).state.needs
                                                 : QString(),
            false);
        const QTreeWidgetItem* item = m_list->currentItem();
        const QString name =
            item ? QStringLiteral("%1, %2 %3").arg(item->text(Name), item->text(Menu), item->text(Keys)) : QString();
        m_typed->setAccessibleDescription((name + QLatin1Char('\n') + m_said->text()).trimmed());
    }

    // An empty key takes away what there is.
    void take(int index, const QKeySequence& key)
    {
        QAction* chosen = action();
        if (!chosen)
            return;
        const QString refused = key.isEmpty() ? QString() : m_actions.refusal(chosen, key);
        if (refused.isEmpty()) {
            QList<QKeySequence> keys = chosen->shortcuts();
            while (keys.size() <= index)
                keys << QKeySequence();
            keys[index] = key;
            keys.removeIf([](const QKeySequence& each) { return each.isEmpty(); });
            if (keys.size() > 1 && keys[0] == keys[1])
                keys.removeLast();
            m_actions.setKeys(chosen, keys);
            showKeys(m_list->currentItem());
        }
        showChoice();
        if (!refused.isEmpty())
            say(refused, true);
    }

    void say(const QString& sentence, bool wrong)
    {
        m_said->setText(sentence);
        m_said->setForegroundRole(wrong ? QPalette::BrightText : QPalette::PlaceholderText);
    }

    void reset()
    {
        for (const Actions::Entry& entry : m_actions.all())
            m_actions.setKeys(entry.action, entry.defaultKeys);
        for (int i = 0; i < m_list->topLevelItemCount(); ++i)
            showKeys(m_list->topLevelItem(i));
        showChoice();
    }

    // the chosen action; null: none
    QAction* action() const
    {
        const QTreeWidgetItem* item = m_list->currentItem();
        return item ? item->data(Name, Qt::UserRole).value<QAction*>() : nullptr;
    }

    Actions& m_actions;
    QLineEdit* m_typed = new QLineEdit;
    QTreeWidget* m_list = new QTreeWidget;
    QLabel* m_title = new QLabel;
    QKeySequenceEdit* m_keys[2];
    QPushButton* m_clear[2];
    QLabel* m_said = new QLabel;
};

void openActionDialog(Actions& actions, QWidget* parent)
{
    auto* dialog = new ActionDialog(actions, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace tessera
