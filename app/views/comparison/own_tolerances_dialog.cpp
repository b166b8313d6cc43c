// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/own_tolerances_dialog.h"

#include "app/base/controls/form_parts.h"

#include <QAbstractTableModel>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>

#include <cmath>

namespace tessera {

namespace {

constexpr QSize kSize(560, 320);

// A type is chosen, not typed.
class TypeDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        auto* box = new QComboBox(parent);
        for (const DataType type : kDataTypes)
            box->addItem(toQString(name(type)));
        box->setAccessibleName(OwnTolerancesDialog::tr("Data type"));
        return box;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        static_cast<QComboBox*>(editor)->setCurrentText(index.data(Qt::EditRole).toString());
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        model->setData(index, static_cast<QComboBox*>(editor)->currentText());
    }
};

} // namespace

class OwnToleranceModel : public QAbstractTableModel {
public:
    enum Column { Name, Type, Absolute, Relative, Ulp, ColumnCount };

    OwnToleranceModel(OwnTolerances& own, QObject* parent)
        : QAbstractTableModel(parent)
        , m_own(own)
    {
    }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_own.all().size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    Qt::ItemFlags flags(const QModelIndex& index) const override
    {
        return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        const QString names[] = {OwnTolerancesDialog::tr("name"), OwnTolerancesDialog::tr("data type"),
                                 QStringLiteral("atol"), QStringLiteral("rtol"), QStringLiteral("ULP")};
        return orientation == Qt::Horizontal && role == Qt::DisplayRole ? names[section] : QVariant();
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        if (!index.isValid())
            return {};
        if (role == Qt::TextAlignmentRole)
            return int((index.column() < Absolute ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        if (role != Qt::DisplayRole && role != Qt::EditRole)
            return {};
        const OwnTolerance& own = m_own.all()[size_t(index.row())];
        const auto number = [](double value) {
            return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest);
        };
        switch (Column(index.column())) {
        case Name:
            return own.name;
        case Type:
            return toQString(name(own.type));
        case Absolute:
            return number(own.atol);
        case Relative:
            return number(own.rtol);
        case Ulp:
            return QString::number(own.ulp);
        case ColumnCount:
            break;
        }
        return {};
    }

    // What is no tolerance leaves the cell as it was.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override
    {
        if (!index.isValid() || role != Qt::EditRole)
            return false;
        std::vector<OwnTolerance> all = m_own.all();
        OwnTolerance& own = all[size_t(index.row())];
        const QString text = value.toString().trimmed();
        bool right = !text.isEmpty();
        const auto read = [&](double& figure) {
            const double typed = QLocale::c().toDouble(text, &right);
            right = right && std::isfinite(typed) && typed >= 0;
            if (right)
                figure = typed;
        };
        switch (Column(index.column())) {
        case Name:
            own.name = text;
            break;
        case Type:
            own.type = dataTypeFromName(text.toStdString()).value_or(own.type);
            break;
        case Absolute:
            read(own.atol);
            break;
        case Relative:
            read(own.rtol);
            break;
        case Ulp:
            own.ulp = text.toULongLong(&right);
            break;
        case ColumnCount:
            break;
        }
        if (!right)
            return false;
        m_own.set(std::move(all));
        emit dataChanged(index, index);
        return true;
    }

    void add(const OwnTolerance& own)
    {
        std::vector<OwnTolerance> all = m_own.all();
        beginInsertRows({}, rowCount(), rowCount());
        all.push_back(own);
        m_own.set(std::move(all));
        endInsertRows();
    }

    void remove(int row)
    {
        std::vector<OwnTolerance> all = m_own.all();
        beginRemoveRows({}, row, row);
        all.erase(all.begin() + row);
        m_own.set(std::move(all));
        endRemoveRows();
    }

    QString freeName() const
    {
        for (int number = 1;; ++number) {
            QString name = OwnTolerancesDialog::tr("Preset %1").arg(number);
            if (!m_own.names().contains(name))
                return name;
        }
    }

private:
    OwnTolerances& m_own;
};

OwnTolerancesDialog::OwnTolerancesDialog(OwnTolerances& own, OwnTolerance like, QWidget* parent)
    : QDialog(parent)
    , m_like(std::move(like))
    , m_model(new OwnToleranceModel(own, this))
    , m_table(numberTable(m_model, this))
{
    setObjectName(QStringLiteral("tolerancePresets"));
    setWindowTitle(tr("Tolerance presets"));
    resize(kSize);
    m_table->setAccessibleName(tr("Tolerance presets"));
    m_table->setItemDelegateForColumn(OwnToleranceModel::Type, new TypeDelegate(this));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(OwnToleranceModel::Type, QHeaderView::ResizeToContents);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                             | QAbstractItemView::AnyKeyPressed);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* added = buttons->addButton(tr("&Add"), QDialogButtonBox::ActionRole);
    added->setToolTip(tr("A row with the tolerance in force, for this case's data type"));
    m_remove = buttons->addButton(tr("&Remove"), QDialogButtonBox::ActionRole);
    m_remove->setToolTip(tr("Take the chosen row off"));
    auto* layout = dialogRows(this, 12);
    layout->addWidget(
        secondaryLabel(tr("A preset has a row for each data type that it is for. It stands in the list of "
                          "tolerances; a case keeps the figures that were chosen."),
                       this));
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    connect(added, &QPushButton::clicked, this, &OwnTolerancesDialog::add);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (m_table->currentIndex().isValid())
            m_model->remove(m_table->currentIndex().row());
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &OwnTolerancesDialog::showState);
    showState();
}

void OwnTolerancesDialog::add()
{
    OwnTolerance row = m_like;
    row.name = m_model->freeName();
    m_model->add(row);
    const QModelIndex at = m_model->index(m_model->rowCount() - 1, OwnToleranceModel::Name);
    m_table->setCurrentIndex(at);
    m_table->edit(at);
}

void OwnTolerancesDialog::showState()
{
    m_remove->setEnabled(m_table->currentIndex().isValid());
}

} // namespace tessera
