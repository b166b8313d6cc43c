// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/verdict_strip.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/described_box.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/views/comparison/verdict.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/foreign_engine.h"

#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace tessera {

namespace {

const QString kAnyFile = QStringLiteral("file"), kAnyAdapter = QStringLiteral("file adapter"),
              kAnyEngine = QStringLiteral("file engine"); // no source has these names

// The engines with a file, beside those of the machine. More may come while the window is open.
struct EnginesWithFiles {
    std::vector<EngineEntry> own, adapters; // the user's engines; engines of frameworks that may not be installed
};

EnginesWithFiles enginesWithFiles()
{
    const auto folder = adapterFolder();
    EnginesWithFiles engines;
    for (EngineEntry& entry : foreignEngineList()) {
        const bool isAdapter = folder && std::filesystem::exists(*folder / (entry.name + std::string(kEngineFileEnd)));
        (isAdapter ? engines.adapters : engines.own).push_back(std::move(entry));
    }
    return engines;
}

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
    EnginesWithFiles more = enginesWithFiles();
    std::ranges::move(more.own, std::back_inserter(engines));
    box.clear();
    if (result > 0)
        box.add(tr("none"), {}); // the empty name
    box.addEngines(engines);
    if (isEngineSource(chosen))
        box.choose(chosen); // also one from the command line
    const QString expected = m_document->expectedSource();
    if (!expected.isEmpty())
        box.add(tr("expected values"), tr("What the case's file says should come out"), expected);
    if (!isEngineSource(chosen) && chosen != expected)
        box.add(sourceLabel(chosen), pathOfSource(chosen), chosen);
    if (!more.adapters.empty())
        box.add(tr("a framework…"), tr("NumPy, PyTorch, ONNX Runtime and others, where they are installed"),
                kAnyAdapter);
    box.add(tr("your engine…"), tr("A program, a library or a shader of yours runs the case as this side"), kAnyEngine);
    box.add(tr("a file…"), tr("A tensor (.npy, .npz), a picture, or another case's output"), kAnyFile);
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

namespace {

constexpr int kEngineCharacters = 14, // the boxes' width, less in a narrow window; longer names are cut
    kVerdictWidth = 120; // the least width

QLabel* caption(const QString& text, QWidget* buddy)
{
    auto* made = new QLabel(text);
    made->setFont(demiBold(made->font()));
    made->setBuddy(buddy);
    return made;
}

// Equal results show no figures, and different ones no worst element: a click shows them.
QString sentenceOf(const VerdictText& verdict)
{
    if (verdict.brief.isEmpty())
        return verdict.words;
    return verdict.role == Role::Good ? verdict.brief.section(QStringLiteral(" · "), 0, -2) : verdict.brief;
}

} // namespace

VerdictStrip::VerdictStrip(Document* document, SourceList& sources, const Actions& actions)
    : m_document(document)
    , m_sources(sources)
{
    setObjectName(QStringLiteral("verdictStrip"));
    describe(m_engineA, tr("Engine A"), tr("The engine whose output is shown"));
    describe(m_engineB, tr("Engine B"), tr("The engine that A is compared with"));
    for (EngineBox* box : {m_engineA, m_engineB}) {
        box->setMinimumContentsLength(kEngineCharacters);
        box->setMinimumWidth(box->sizeHint().width() * 2 / 3);
    }
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setCursor(Qt::PointingHandCursor);
    m_verdict->setTwoLines();
    m_verdict->setPreferredWidth(kVerdictWidth);
    m_verdict->setMinimumWidth(kVerdictWidth);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(96, 4);
    m_progress->setRange(0, 1000);

    QToolButton* run = actions.button(QStringLiteral("run"));
    QToolButton* live = actions.button(QStringLiteral("live"));
    QToolButton* compare = actions.button(QStringLiteral("compare"));
    for (QToolButton* button : {run, live, compare})
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);

    auto* layout = newLayout<QHBoxLayout>(this, {8, 6, 16, 6}, 8);
    addWidgets(layout, {run, live});
    layout->addSpacing(8);
    addWidgets(layout,
               {caption(tr("A"), m_engineA), m_engineA, actions.button(QStringLiteral("swapEngines")),
                caption(tr("B"), m_engineB), m_engineB, compare});
    layout->addSpacing(8);
    layout->addWidget(m_icon);
    layout->addWidget(m_verdict, 1);
    layout->addWidget(m_progress);

    for (EngineBox* box : {m_engineA, m_engineB})
        connect(box, &QComboBox::activated, this, [this, box] { choose(box); });
    connect(document, &Document::enginesChanged, this, &VerdictStrip::showEngines);
    for (auto changed : {&Document::caseChanged, &Document::shownChanged, &Document::causeChanged,
                         &Document::enginesChanged, &Document::runStateChanged})
        connect(document, changed, this, &VerdictStrip::showVerdict);
    connect(m_dimmer, &StaleDimmer::changed, this, &VerdictStrip::showVerdict);
    connect(document, &Document::progressChanged, this, &VerdictStrip::showProgress);
    showEngines();
    showVerdict();
    whenever({QEvent::PaletteChange}, this, this, [this] { showVerdict(); });
    whenever({QEvent::MouseButtonRelease}, m_verdict, this, [this] { emit detailsRequested(); });
}

void VerdictStrip::choose(EngineBox* box)
{
    const size_t result = box == m_engineB ? 1 : 0;
    if (box->engine() == m_document->results().value(qsizetype(result)))
        return; // as before: the list stays open to be read
    m_sources.take(result, box->engine());
    showEngines(); // the box shows what the document has taken
}

void VerdictStrip::showEngines()
{
    m_sources.fill(*m_engineA, 0);
    m_sources.fill(*m_engineB, 1);
}

void VerdictStrip::showVerdict()
{
    VerdictText verdict = verdictText(*m_document, m_dimmer->isDimmed());
    if (const auto& [words, isDone] = m_task; !words.isEmpty())
        verdict = {isDone ? QStringLiteral("check") : QString(), isDone ? Role::Good : Role::SecondaryText, words, {}};
    const QColor tint = color(verdict.role);
    m_icon->setVisible(!verdict.icon.isEmpty());
    if (!verdict.icon.isEmpty())
        m_icon->setPixmap(iconPixmap(verdict.icon, tint, 16, devicePixelRatioF()));
    m_verdict->setText(sentenceOf(verdict));
    m_verdict->setTint(tint);
    m_verdict->setAccessibleName(verdict.words);
    QStringList lines{verdict.words, verdict.why, verdict.details};
    lines.removeAll(QString());
    m_verdict->setToolTip(lines.join(QLatin1Char('\n')));
    showProgress();
}

void VerdictStrip::setTask(const QString& words, bool isDone)
{
    m_task = {words, isDone};
    showVerdict();
}

void VerdictStrip::showProgress()
{
    m_progress->setVisible(m_document->isRunning() && m_document->progress() > 0);
    m_progress->setValue(int(m_document->progress() * 1000));
}

void VerdictStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), color(Role::Separator));
    painter.fillRect(QRect(0, 0, width(), 1), color(Role::Separator));
}

} // namespace tessera
