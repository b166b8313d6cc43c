// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/source_list.h"

#include "app/base/controls/described_box.h"
#include "app/model/document/known_engines.h"
#include "app/model/document/output_source.h"

#include <QCursor>
#include <QMenu>
#include <QStandardItemModel>

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

const QString kAnyFile = QStringLiteral("file"), kAnyAdapter = QStringLiteral("file adapter"),
              kAnyEngine = QStringLiteral("file engine"); // no source has these names

} // namespace

SourceList::SourceList(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
}

void SourceList::fill(EngineBox& box, size_t result)
{
    const QString chosen = m_document->results().value(qsizetype(result));
    if (m_engines.empty())
        m_engines = engineList();
    std::vector<EngineEntry> engines = m_engines;
    EnginesWithFiles more = enginesWithFiles(); // more may come while the window is open
    std::ranges::move(more.own, std::back_inserter(engines));
    box.clear();
    if (result > 0)
        box.addNone();
    box.addEngines(engines);
    if (isEngineSource(chosen))
        box.choose(chosen); // also one from the command line
    const QString expected = m_document->expectedSource();
    if (!expected.isEmpty())
        box.addSource(tr("expected values"), expected, tr("What the case's file says should come out"));
    if (!isEngineSource(chosen) && chosen != expected)
        box.addSource(sourceLabel(chosen), chosen, pathOfSource(chosen));
    if (!more.adapters.empty())
        box.addSource(tr("a framework…"), kAnyAdapter,
                      tr("NumPy, PyTorch, ONNX Runtime and others, where they are installed"));
    box.addSource(tr("your engine…"), kAnyEngine,
                  tr("A program, a library or a shader of yours runs the case as this side"));
    box.addSource(tr("a file…"), kAnyFile, tr("A tensor (.npy, .npz), a picture, or another case's output"));
    box.choose(chosen);
}

void SourceList::fill(QMenu& menu, size_t result)
{
    EngineBox all;
    fill(all, result);
    menu.setToolTipsVisible(true);
    const auto* model = qobject_cast<QStandardItemModel*>(all.model());
    for (int i = 0; i < all.count(); ++i) {
        const QString source = all.itemData(i).toString();
        if (source.isEmpty())
            continue; // a result is closed in its own way
        if (source == kAnyAdapter) {
            fillAdapters(*menu.addMenu(all.itemText(i)), result);
            continue;
        }
        if (source == kAnyEngine)
            menu.addSeparator();
        QAction* choice = menu.addAction(all.itemText(i), this, [this, result, source] { take(result, source); });
        choice->setToolTip(all.itemData(i, Qt::AccessibleDescriptionRole).toString());
        choice->setEnabled(model->item(i)->isEnabled());
        choice->setCheckable(i == all.currentIndex());
        choice->setChecked(i == all.currentIndex());
    }
}

void SourceList::fillAdapters(QMenu& menu, size_t result)
{
    for (const EngineEntry& each : enginesWithFiles().adapters) {
        const QString name = QString::fromStdString(each.name);
        menu.addAction(name, this, [this, result, name] { take(result, name); });
    }
}

void SourceList::take(size_t result, const QString& choice)
{
    if (choice == m_document->results().value(qsizetype(result)))
        return;
    if (choice == kAnyAdapter) {
        QMenu menu;
        fillAdapters(menu, result);
        menu.exec(QCursor::pos());
    } else if (choice == kAnyFile)
        emit fileRequested(result);
    else if (choice == kAnyEngine)
        emit engineRequested(result);
    else
        m_document->setResult(result, choice);
}

} // namespace tessera
