// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/form_parts.h"
#include "app/base/controls/latest.h"
#include "app/base/controls/messages.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/model/document/presets.h"
#include "app/tensor/painting/case_picture.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "engine/core/ops/operator.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

constexpr QSize kPicture(320, 168); // designed pixels
constexpr int kPadding = 10; // between a card's edge and what is in it
constexpr int kColumns = 3, kHeight = 640;

// The width grows with the text, so that a line holds as many words.
QSize pictureSize()
{
    return (QSizeF(kPicture) * textSettings().scale).toSize();
}

} // namespace

// A picture, and below it the name and the sentence, none of them cut. A user's own case says so.
class Card : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(tessera::Gallery)

public:
    explicit Card(const Preset& preset)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents); // the entry of the list takes them
        setBackgroundRole(QPalette::Window); // not the list's, which has another ink
        std::vector<QLabel*> words{heading(preset.name, this),
                                   new ToneLabel(Role::SecondaryText, preset.sentence, this)};
        if (preset.isOwn())
            words.push_back(new ToneLabel(Role::Accent, tr("yours"), this));
        m_picture->setFixedSize(pictureSize());
        auto* rows = newLayout<QVBoxLayout>(this, {kPadding, kPadding, kPadding, kPadding}, 0);
        rows->addWidget(m_picture);
        rows->addSpacing(kPadding);
        for (QLabel* each : words) {
            each->setWordWrap(true);
            rows->addWidget(each);
        }
        rows->addStretch(1);
    }

    void setPicture(const QImage& image) { m_picture->setPixmap(QPixmap::fromImage(image)); }

private:
    QLabel* m_picture = new QLabel;
};

// Cases to begin with, each with a picture of what it does and a sentence: first those in the user's folder, then the
// built-in ones.
class Gallery : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(tessera::Gallery)

public:
    static constexpr int kSave = Accepted + 1; // the result if the shown case is to be saved in the folder

    Gallery(WindowSettings& settings, MemoryBudget budget, QWidget* parent)
        : QDialog(parent)
        , m_settings(settings)
        , m_budget(std::move(budget))
        , m_open(dialogButton(tr("&Open"), tr("Open a copy of the example, or the case of yours, in a tab")))
        , m_drawing(&Gallery::draw, {.answered = [this](const Drawing&, const Reply<Preview>& reply) {
            if (!reply.isComplete && !reply.answer.image.isNull())
                m_cards[size_t(reply.answer.row)]->setPicture(reply.answer.image);
        }})
    {
        setObjectName(QStringLiteral("gallery"));
        setWindowTitle(tr("Examples"));
        const QSize wanted(kColumns * (pictureSize().width() + 2 * kPadding + 8) + 56, kHeight);
        resize(wanted.boundedTo(screen()->availableSize()));
        m_find->setPlaceholderText(
            tr("Find by what you see: shifted, wrong colours, jagged, not equal… or by operator"));
        describe(m_find, tr("Find an example"), tr("Shows the cases that are about all of these words"));
        m_find->setClearButtonEnabled(true);
        auto* down = new QShortcut(QKeySequence(Qt::Key_Down), m_find); // leads from the search to the list
        down->setContext(Qt::WidgetShortcut);
        connect(down, &QShortcut::activated, m_list, [this] { m_list->setFocus(); });
        m_list->setAccessibleName(tr("Examples"));
        m_list->setViewMode(QListView::IconMode);
        m_list->setMovement(QListView::Static);
        m_list->setResizeMode(QListView::Adjust);
        m_list->setSpacing(4);
        m_list->setMouseTracking(true);
        m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        m_said->setObjectName(QStringLiteral("gallerySaid"));
        m_said->setWordWrap(true);
        m_where->setObjectName(QStringLiteral("galleryFolder"));
        m_where->setWordWrap(true);

        auto* save =
            dialogButton(tr("&Save this case…"), tr("Save the case that is shown in the folder of your cases"));
        auto* folder = dialogButton(tr("&Folder…"), tr("Choose the folder whose case files are shown here"));
        auto* cancel = dialogButton(tr("Close"), tr("Leave the case as it is"));
        m_open->setProperty("primary", true);
        m_open->setDefault(true);
        auto* buttons = newLayout<QHBoxLayout>(nullptr, {}, 8);
        for (QPushButton* each : {save, folder}) {
            each->setEnabled(!m_settings.caseFolder().isEmpty());
            buttons->addWidget(each);
        }
        buttons->addStretch(1);
        addWidgets(buttons, {cancel, m_open});
        auto* layout = dialogRows(this, 8);
        layout->addWidget(m_find);
        layout->addWidget(m_list, 1);
        addWidgets(layout, {m_said, m_where});
        layout->addLayout(buttons);

        fill();
        connect(m_find, &QLineEdit::textChanged, this, &Gallery::filter);
        connect(m_list, &QListWidget::currentItemChanged, this, &Gallery::showChoice);
        connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
        connect(m_open, &QPushButton::clicked, this, &QDialog::accept);
        connect(save, &QPushButton::clicked, this, [this] { done(kSave); });
        connect(folder, &QPushButton::clicked, this, [this] {
            const QString chosen =
                QFileDialog::getExistingDirectory(this, tr("Folder of your cases"), m_settings.caseFolder());
            if (chosen.isEmpty())
                return;
            m_settings.setCaseFolder(chosen);
            fill();
        });
        connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
        setProperty("focusHome", QVariant::fromValue<QWidget*>(m_find));
        m_find->setFocus();
    }

    const Preset& chosen() const { return *preset(); } // only if the dialog was accepted

private:
    struct Drawing {
        std::vector<Case> cases; // one for each row
        QSize size; // pixels of the device
        double dpr = 1;
        CasePictureColors colors;
        MemoryBudget budget;
    };
    struct Preview {
        int row = 0;
        QImage image; // null: the case has none
    };

    static void draw(const Drawing& drawing, Preview& preview, const WorkControl<Preview>& control)
    {
        for (const Case& c : drawing.cases) {
            if (control.stop.stop_requested())
                throw Cancelled();
            preview.image = drawCase(c, drawing.size, drawing.dpr, drawing.colors, drawing.budget, control.stop);
            preview.image.setDevicePixelRatio(drawing.dpr);
            control.show(preview);
            ++preview.row;
        }
    }

    void fill()
    {
        const QString folder = m_settings.caseFolder();
        QStringList problems;
        m_presets = folder.isEmpty() ? std::vector<Preset>() : casesIn(folder, m_budget, problems);
        std::ranges::move(builtInPresets(), std::back_inserter(m_presets));
        m_where->setText(tr("The case files of %1 are shown here too.").arg(QDir::toNativeSeparators(folder)));
        m_where->setVisible(!folder.isEmpty());
        m_list->clear();
        m_cards.clear();
        QImage empty(pictureSize(), QImage::Format_RGB32);
        empty.fill(color(Role::Canvas));
        QSize size(pictureSize().width() + 2 * kPadding, 0); // all are as tall as the tallest, so they stand in rows
        for (const Preset& each : m_presets) {
            auto* item = new QListWidgetItem(m_list);
            const QString end = each.name.endsWith(u'?') ? QStringLiteral(" ") : QStringLiteral(". ");
            item->setData(Qt::AccessibleTextRole, each.name + end + each.sentence);
            item->setToolTip(QStringLiteral("%1\n%2").arg(each.name, toQString(tessera::name(each.c.op))));
            m_list->setItemWidget(item, m_cards.emplace_back(new Card(each)));
            m_cards.back()->setPicture(empty);
            size.setHeight(std::max(size.height(), m_cards.back()->heightForWidth(size.width())));
        }
        for (int row = 0; row < m_list->count(); ++row)
            m_list->item(row)->setSizeHint(size);
        m_list->setCurrentRow(0);
        filter();
        if (!problems.isEmpty())
            say(Role::Bad, problems.join(u' '));
        drawPictures();
    }

    // Draws the pictures in the order of the list, without waiting for them.
    void drawPictures()
    {
        Drawing drawing{.cases = {},
                        .size = (QSizeF(pictureSize()) * devicePixelRatioF()).toSize(),
                        .dpr = devicePixelRatioF(),
                        .colors = CasePictureColors::ofTheme(),
                        .budget = m_budget};
        for (const Preset& preset : m_presets)
            drawing.cases.push_back(preset.c);
        m_drawing.request(std::move(drawing));
    }

    void filter()
    {
        const QStringList wanted = m_find->text().split(u' ', Qt::SkipEmptyParts);
        int first = -1;
        for (int row = 0; row < m_list->count(); ++row) {
            const Preset& each = m_presets[size_t(row)];
            const QString all =
                QStringList{each.name, each.sentence, toQString(tessera::name(each.c.op)), each.symptoms}.join(u'\n');
            const bool here = std::ranges::all_of(
                wanted, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
            m_list->item(row)->setHidden(!here);
            if (here && first < 0)
                first = row;
        }
        const QListWidgetItem* current = m_list->currentItem();
        if (!current || current->isHidden())
            m_list->setCurrentRow(first);
        showChoice();
    }

    void showChoice()
    {
        const Preset* marked = preset();
        m_open->setEnabled(marked);
        say(Role::SecondaryText, marked ? QString() : tr("No case is about “%1”.").arg(m_find->text()));
    }

    void say(Role role, const QString& words)
    {
        m_said->setRole(role);
        m_said->setText(words);
        m_said->setVisible(!words.isEmpty());
    }

    // The chosen entry; null: none is chosen.
    const Preset* preset() const
    {
        const int row = m_list->currentRow();
        return row < 0 || m_list->item(row)->isHidden() ? nullptr : &m_presets[size_t(row)];
    }

    WindowSettings& m_settings;
    MemoryBudget m_budget;
    std::vector<Preset> m_presets;
    std::vector<Card*> m_cards; // one for each preset
    QLineEdit* m_find = new QLineEdit;
    QListWidget* m_list = new QListWidget;
    ToneLabel* m_said = new ToneLabel(Role::SecondaryText, {}, this);
    QLabel* m_where = new QLabel; // the folder
    QPushButton* m_open;
    Latest<Drawing, Preview> m_drawing;
};

namespace {

// Opens a copy of an example, or the file of a user's own case.
void openPreset(const WindowContext& with, const Preset& preset)
{
    if (preset.isOwn()) {
        with.files.tryOpen(preset.path);
        return;
    }
    with.messages.clear();
    reportErrors(with.messages, [&] {
        with.tabs.makeRoom();
        with.document.awaitFirstResult({.at = preset.at});
        with.document.newCase(preset.c);
        if (preset.isExpecting)
            with.document.setExpectedSource(fileSource(preset.path));
        if (!preset.tab.isEmpty())
            with.revealTab(preset.tab);
    });
}

} // namespace

void openGallery(const WindowContext& with)
{
    Gallery gallery(with.settings, with.document.memoryBudget(), &with.window);
    const int answer = gallery.exec();
    if (answer == QDialog::Accepted)
        openPreset(with, gallery.chosen());
    else if (answer == Gallery::kSave)
        with.files.saveIn(with.settings.caseFolder());
}

} // namespace tessera
