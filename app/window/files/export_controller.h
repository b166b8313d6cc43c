// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"
#include "app/model/document/document.h"
#include "app/tensor/panes/view_picture.h"
#include "app/window/views/window_context.h"

#include <QDialog>

class QPushButton;

namespace tessera {

class SegmentedControl;

// Which view goes into a file, as pixels at 1 to 4 times the screen's or as vectors.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    struct View {
        QString name; // "Output"
        QString tip;
        ViewPicture picture;
    };
    struct Choice {
        int view = 0;
        bool svg = false;
        int scale = 1;
    };
    ExportDialog(std::vector<View> views, const Choice& choice, QWidget* parent = nullptr);

    const Choice& choice() const { return m_choice; }
    const ViewPicture& picture() const { return m_views[size_t(m_choice.view)].picture; }

signals:
    void saveRequested();
    void copyRequested();

private:
    void showChoice();
    QString facts() const;

    std::vector<View> m_views;
    Choice m_choice;
    SegmentedControl *m_view, *m_format, *m_scale;
    QWidget* m_scaleCaption;
    ToneLabel* m_facts = new ToneLabel(Role::SecondaryText, {}, this);
    QPushButton *m_save, *m_copy, *m_png;
};

// What becomes of an output: a file, the next case's input; and of the views, pixels or vectors.
class ExportController : public Controller {
    Q_OBJECT

public:
    explicit ExportController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

    bool save(const ViewPicture& picture, const ExportDialog::Choice& choice); // asks where; false: not written

private:
    void saveOutput();
    void savePicture();
    void useOutput(); // in a tab of its own
    void exportView();
    std::vector<ExportDialog::View> choices() const;
};

} // namespace tessera
