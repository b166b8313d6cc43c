// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/model/node_model.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/opened_model.h"
#include "app/views/model/node_words.h"
#include "app/views/tabs/state_icon.h"
#include "engine/core/case/case.h"
#include "engine/formats/files/shown.h"

namespace tessera {

NodeModel::NodeModel(const OpenedModel& model, QObject* parent)
    : ColumnModel(parent)
    , m_model(model)
{
    connect(&model, &OpenedModel::opened, this, &NodeModel::reload);
    connect(&model, &OpenedModel::changed, this, [this] { // closed, or no longer to be read
        const Model* now = m_model.model();
        if (m_rows != (now ? int(now->nodes.size()) : 0))
            reload();
    });
    connect(&model, &OpenedModel::judged, this, [this] {
        if (m_rows > 0)
            emit dataChanged(index(0, State), index(m_rows - 1, State));
    });
    reload();
}

void NodeModel::reload()
{
    beginResetModel();
    m_rows = m_model.model() ? int(m_model.model()->nodes.size()) : 0;
    endResetModel();
}

const ModelNode& NodeModel::node(int row) const
{
    return m_model.model()->nodes[size_t(row)];
}

QString NodeModel::title(int column) const
{
    const QString names[] = {tr("node"), tr("ONNX"), tr("DirectML"), tr("sizes"), tr("verdict")};
    return names[column];
}

QString NodeModel::titleTip(int column) const
{
    const QString tips[] = {tr("The node's name; of one without a name, its output's"),
                            tr("The operator, or the chain of operators that is one of DirectML's"),
                            tr("The operator of DirectML that it is; “no”: DirectML cannot run it as it stands"),
                            tr("The sizes of its input and of its output"),
                            tr("What the node gave when the model ran, held against DirectML's rules")};
    return tips[column];
}

QString NodeModel::cell(int row, int column) const
{
    const ModelNode& of = node(row);
    const NodeVerdict* verdict = m_model.verdict(size_t(row));
    const QString cells[] = {nodeName(of), toQString(shown(of.op)), meaningOf(of), sizesOf(of),
                             verdict ? verdictWords(*verdict) : QString()};
    return cells[column];
}

QString NodeModel::tip(int row) const
{
    const ModelNode& of = node(row);
    const QString what = of.meaning ? toQString(fieldsText(*of.meaning)) : inWindowLanguage(of.why);
    const NodeVerdict* verdict = m_model.verdict(size_t(row));
    const QString judged =
        verdict ? inWindowLanguage(verdict->cause.isEmpty() ? verdict->figures : verdict->cause) : QString();
    return QStringLiteral("%1\n%2\n%3").arg(nodeName(of), what, judged).trimmed();
}

QVariant NodeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows)
        return {};
    const NodeVerdict* verdict = m_model.verdict(size_t(index.row()));
    if (role == kSortRole)
        return index.column() == State ? QVariant(rankOf(verdict)) : QVariant(cell(index.row(), index.column()));
    if (role == Qt::DecorationRole && index.column() == State && verdict && verdict->state)
        return stateIcon(*verdict->state);
    if (role == Qt::ForegroundRole && !node(index.row()).isCase())
        return color(Role::SecondaryText);
    return ColumnModel::data(index, role);
}

} // namespace tessera
