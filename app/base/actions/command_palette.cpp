// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/command_palette.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kLetter = 1, kAfterLast = 11, kWordStart = 8, kTextStart = 4, kNone = -1'000'000;

bool startsWord(const QString& text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber() || (text[at].isUpper() && text[at - 1].isLower());
}

} // namespace

// The best of all ways to place the letters: best[i][j] has typed letter i at text letter j.
std::optional<FuzzyMatch> fuzzyMatch(const QString& typed, const QString& text)
{
    QString wanted = typed.toCaseFolded();
    wanted.removeIf([](QChar c) { return c.isSpace(); });
    const auto count = size_t(wanted.size()), length = size_t(text.size());
    if (count == 0)
        return FuzzyMatch{};
    std::vector best(count, std::vector<int>(length, kNone));
    std::vector from(count, std::vector<size_t>(length, 0));
    for (size_t i = 0; i < count; ++i) {
        int earlier = kNone; // the best place of the letter before, not next to this one
        size_t earlierAt = 0;
        for (size_t j = i; j < length; ++j) {
            if (i > 0 && j >= 2 && best[i - 1][j - 2] > earlier) {
                earlier = best[i - 1][j - 2];
                earlierAt = j - 2;
            }
            if (text[qsizetype(j)].toCaseFolded() != wanted[qsizetype(i)])
                continue;
            const int own = kLetter + (startsWord(text, qsizetype(j)) ? kWordStart : 0) + (j == 0 ? kTextStart : 0);
            if (i == 0) {
                best[i][j] = own;
                continue;
            }
            const int adjacent = best[i - 1][j - 1] == kNone ? kNone : best[i - 1][j - 1] + kAfterLast;
            const int before = std::max(adjacent, earlier);
            if (before != kNone)
                best[i][j] = before + own;
            from[i][j] = adjacent >= earlier ? j - 1 : earlierAt;
        }
    }
    size_t at = size_t(std::ranges::max_element(best[count - 1]) - best[count - 1].begin());
    if (length < count || best[count - 1][at] == kNone)
        return {};
    FuzzyMatch match{.score = best[count - 1][at] * 4 - int(length), .letters = {}}; // the shorter text wins
    for (size_t i = count; i-- > 0; at = from[i][at])
        match.letters.insert(match.letters.begin(), qsizetype(at));
    return match;
}

namespace {

constexpr int kWidth = 560, kRows = 12, kRowHeight = 30, kMargin = 8;
constexpr int kBySentence = -1000; // after all that are found by name
constexpr int kRecentBonus = 12, kUnablePenalty = 24; // less than one more letter that begins a word
enum { GroupRole = Qt::UserRole, KeysRole, LettersRole, ActionRole, NeedsRole };

// Whether each word that was typed begins one of the sentence.
bool beginsWords(const QString& typed, const QString& sentence)
{
    static const QRegularExpression apart(QStringLiteral("\\W+"), QRegularExpression::UseUnicodePropertiesOption);
    const QStringList words = sentence.split(apart, Qt::SkipEmptyParts);
    return std::ranges::all_of(typed.split(apart, Qt::SkipEmptyParts), [&](const QString& each) {
        return std::ranges::any_of(words,
                                   [&](const QString& word) { return word.startsWith(each, Qt::CaseInsensitive); });
    });
}

// The name with the letters that were typed, its menu, and at the right its keys; below it why it cannot be run now.
class Row : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int needs = heightOfNeeds(option, index);
        return {0, heightOfName(option) + (needs > 0 ? needs + kMargin : 0)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool marked = option.state & QStyle::State_Selected;
        const bool able = index.data(ActionRole).value<QAction*>()->isEnabled();
        QRect row = option.rect.adjusted(kMargin, 0, -kMargin, 0);
        row.setHeight(heightOfName(option));
        if (marked)
            painter->fillRect(option.rect, color(Role::Accent));
        const QColor ink = marked ? textOn(color(Role::Accent)) : option.palette.color(QPalette::Text);
        const QColor faint = marked ? ink : color(Role::SecondaryText);

        painter->setFont(dataFont());
        painter->setPen(faint);
        const QString keys = index.data(KeysRole).toString();
        painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, keys);
        const int room = row.width() - painter->fontMetrics().horizontalAdvance(keys) - 2 * kMargin;

        int x = drawName(painter, option, index, row, able ? ink : faint);
        painter->setFont(option.font);
        painter->setPen(faint);
        const QString shown =
            painter->fontMetrics().elidedText(index.data(GroupRole).toString(), Qt::ElideRight, room - x - 2 * kMargin);
        painter->drawText(row.adjusted(x + kMargin, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, shown);
        painter->drawText(QRect(row.left(), row.bottom() - kMargin / 2, row.width(), heightOfNeeds(option, index)),
                          Qt::AlignLeft | Qt::TextWordWrap, index.data(NeedsRole).toString());
    }

private:
    static int heightOfName(const QStyleOptionViewItem& option)
    {
        return std::max(kRowHeight, option.fontMetrics.height() + 12);
    }
    static int heightOfNeeds(const QStyleOptionViewItem& option, const QModelIndex& index)
    {
        const QString needs = index.data(NeedsRole).toString();
        const auto* list = qobject_cast<const QListWidget*>(option.widget);
        if (needs.isEmpty() || !list)
            return 0;
        return option.fontMetrics
            .boundingRect(0, 0, list->viewport()->width() - 2 * kMargin, 0, Qt::TextWordWrap, needs)
            .height();
    }
    static int drawName(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                        const QRect& row, const QColor& ink)
    {
        const QString text = index.data(Qt::DisplayRole).toString();
        const QVariantList letters = index.data(LettersRole).toList();
        QFont bold = option.font;
        bold.setBold(true);
        bold.setUnderline(true); // not by weight alone
        int x = 0;
        painter->setPen(ink);
        for (qsizetype i = 0; i < text.size();) {
            const bool typed = letters.contains(i);
            qsizetype end = i;
            while (end < text.size() && letters.contains(end) == typed)
                ++end;
            painter->setFont(typed ? bold : option.font);
            const QString part = text.mid(i, end - i);
            painter->drawText(row.adjusted(x, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, part);
            x += painter->fontMetrics().horizontalAdvance(part);
            i = end;
        }
        return x;
    }
};

} // namespace

CommandPalette::CommandPalette(const Actions& actions, QWidget* window)
    : QFrame(window)
    , m_actions(actions)
    , m_none(secondaryLabel(tr("No action has these letters"), this))
{
    setObjectName(QStringLiteral("palette"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAccessibleName(tr("Actions"));
    m_typed->setPlaceholderText(tr("Type a few letters of what you want to do"));
    describe(m_typed, tr("Find an action"), tr("Up and Down mark an action, Enter runs it, Esc leaves"));
    m_typed->installEventFilter(this);
    m_list->setAccessibleName(tr("Actions found"));
    m_list->setFocusPolicy(Qt::NoFocus); // the keys are the field's
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new Row(m_list));
    auto* layout = newLayout<QVBoxLayout>(this, {kMargin, kMargin, kMargin, kMargin}, kMargin);
    layout->addWidget(m_typed);
    layout->addWidget(m_list);
    layout->addWidget(m_none);
    connect(m_typed, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    hide();
    whenever({QEvent::Show}, this, this, [this] { place(); });
}

void CommandPalette::open(const QStringList& recent)
{
    m_recent = recent;
    m_before = QApplication::focusWidget();
    m_typed->clear();
    fill();
    place();
    show();
    raise();
    m_typed->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::place()
{
    const int width = std::min(kWidth, parentWidget()->width() - 2 * kMargin);
    resize(width, height()); // rows are as high as their reasons are in it
    layout()->activate();
    m_list->doItemsLayout();
    int rows = m_list->count() == 0 ? kRowHeight : 0;
    for (int row = 0; row < std::min(m_list->count(), kRows); ++row)
        rows += m_list->sizeHintForRow(row);
    const int height = std::min(m_typed->sizeHint().height() + rows + 3 * kMargin + 2 * frameWidth(),
                                parentWidget()->height() - 2 * kMargin);
    const int top = std::min(72, parentWidget()->height() - kMargin - height);
    setGeometry((parentWidget()->width() - width) / 2, std::max(top, kMargin), width, height);
}

void CommandPalette::fill()
{
    struct Found {
        const Actions::Entry* entry;
        FuzzyMatch match;
        qsizetype age; // since it was used
    };
    std::vector<Found> found;
    for (const Actions::Entry& entry : m_actions.all()) {
        // The menu's name and the sentence help to find, but are not what is marked.
        auto match = fuzzyMatch(m_typed->text(), entry.text);
        if (!match && (match = fuzzyMatch(m_typed->text(), entry.text + u' ' + entry.group)))
            match->letters.clear();
        if (!match && beginsWords(m_typed->text(), entry.tip))
            match = FuzzyMatch{.score = kBySentence, .letters = {}};
        if (!match || entry.action->objectName() == QLatin1String("palette"))
            continue;
        const qsizetype age = m_recent.indexOf(entry.action->objectName());
        if (age >= 0)
            match->score += kRecentBonus;
        if (!entry.action->isEnabled())
            match->score -= kUnablePenalty;
        found.push_back({&entry, *match, age < 0 ? m_recent.size() : age});
    }
    std::ranges::stable_sort(found, [](const Found& a, const Found& b) {
        return a.match.score != b.match.score ? a.match.score > b.match.score : a.age < b.age;
    });
    m_list->clear();
    for (const Found& each : found) {
        auto* item = new QListWidgetItem(each.entry->text, m_list);
        const QString keys = keysText(*each.entry->action);
        QVariantList letters;
        for (const qsizetype letter : each.match.letters)
            letters << letter;
        const QString needs = each.entry->action->isEnabled() ? QString() : each.entry->state.needs;
        item->setData(GroupRole, each.entry->group);
        item->setData(NeedsRole, needs);
        item->setData(KeysRole, keys);
        item->setData(LettersRole, letters);
        item->setData(ActionRole, QVariant::fromValue(each.entry->action));
        const QString why = needs.isEmpty() ? QString() : QStringLiteral(" · ") + needs;
        item->setData(Qt::AccessibleTextRole,
                      QStringLiteral("%1, %2%3 %4").arg(each.entry->text, each.entry->group, why, keys).trimmed());
        item->setToolTip(each.entry->tip);
    }
    if (m_list->count() > 0)
        m_list->setCurrentRow(0);
    m_typed->setAccessibleDescription(m_list->count() > 0 ? m_list->item(0)->data(Qt::AccessibleTextRole).toString()
                                                          : m_none->text());
    m_list->setVisible(m_list->count() > 0);
    m_none->setVisible(m_list->count() == 0);
    if (isVisible())
        place();
}

void CommandPalette::run()
{
    const QListWidgetItem* item = m_list->currentItem();
    auto* action = item ? item->data(ActionRole).value<QAction*>() : nullptr;
    if (!action || !action->isEnabled())
        return;
    leave();
    emit chosen(action);
}

// The focus goes back to where it was: actions are about it.
void CommandPalette::leave()
{
    hide();
    if (m_before)
        m_before->setFocus(Qt::PopupFocusReason);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut && isVisible() && QApplication::activePopupWidget() == nullptr)
        hide();
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // every key is typed
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int count = m_list->count();
    const auto mark = [&](int row) {
        if (count == 0)
            return;
        m_list->setCurrentRow((row + count) % count);
        m_typed->setAccessibleDescription(m_list->currentItem()->data(Qt::AccessibleTextRole).toString());
    };
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down:
        mark(m_list->currentRow() + 1);
        return true;
    case Qt::Key_Up:
        mark(m_list->currentRow() - 1);
        return true;
    case Qt::Key_PageDown:
        mark(std::min(m_list->currentRow() + kRows, count - 1));
        return true;
    case Qt::Key_PageUp:
        mark(std::max(m_list->currentRow() - kRows, 0));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run();
        return true;
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true; // there is nowhere to go
    }
    return false;
}

} // namespace tessera
