// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/overlays.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QComboBox>

namespace tessera {

namespace {

class AccessibleToggle : public QAccessibleWidget {
public:
    explicit AccessibleToggle(QAbstractButton* button)
        : QAccessibleWidget(button, isOneOfMany(*button) ? QAccessible::RadioButton : QAccessible::CheckBox)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        QString said = QAccessibleWidget::text(kind);
        if (kind == QAccessible::Accelerator)
            return button()->shortcut().toString(QKeySequence::NativeText);
        if (kind != QAccessible::Name || !said.isEmpty())
            return said;
        return button()->text().remove(u'&');
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button()->isChecked();
        return state;
    }

    QStringList actionNames() const override
    {
        QStringList names = QAccessibleWidget::actionNames();
        if (button()->isEnabled())
            names.prepend(toggleAction());
        return names;
    }

    void doAction(const QString& name) override
    {
        if (name == toggleAction() || name == pressAction())
            button()->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    static bool isOneOfMany(const QAbstractButton& button)
    {
        return button.autoExclusive() || (button.group() && button.group()->exclusive());
    }
    QAbstractButton* button() const { return static_cast<QAbstractButton*>(widget()); }
};

class AccessibleBox : public QAccessibleWidget {
public:
    explicit AccessibleBox(QComboBox* box)
        : QAccessibleWidget(box, QAccessible::ComboBox)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        const QString said = QAccessibleWidget::text(kind);
        const bool isNameless = kind == QAccessible::Name && said.isEmpty();
        return kind == QAccessible::Value || isNameless ? box()->currentText() : said;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box()->view()->isVisible();
        return state;
    }

    QStringList actionNames() const override
    {
        return QStringList{showMenuAction(), pressAction()} + QAccessibleWidget::actionNames();
    }

    void doAction(const QString& name) override
    {
        if (name == showMenuAction() || name == pressAction())
            box()->view()->isVisible() ? box()->hidePopup() : box()->showPopup();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    QComboBox* box() const { return static_cast<QComboBox*>(widget()); }
};

QAccessibleInterface* accessibleControl(const QString&, QObject* object)
{
    if (auto* box = qobject_cast<QComboBox*>(object))
        return new AccessibleBox(box);
    auto* button = qobject_cast<QAbstractButton*>(object);
    return button && button->isCheckable() ? new AccessibleToggle(button) : nullptr;
}

} // namespace

void makeControlsAccessible()
{
    QAccessible::installFactory(accessibleControl); // once is enough, more do no harm
}

} // namespace tessera
