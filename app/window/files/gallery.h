// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/base/work/latest.h"
#include "app/model/inputs/presets.h"
#include "app/tensor/painting/case_picture.h"

#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

class QPushButton;

namespace tessera {

class WindowSettings;

// Cases to begin with, each with a picture of what it does and a sentence: those of a folder of the user's, then the
// built-in ones.
class Gallery : public QDialog {
    Q_OBJECT

public:
    static constexpr int kSave = Accepted + 1; // the result where the case that is shown is to be saved in the folder

    Gallery(WindowSettings& settings, MemoryBudget budget, QWidget* parent = nullptr);

    const Preset& chosen() const { return *preset(); } // when accepted

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Drawing {
        std::vector<Case> cases; // a row each
        QSize size; // pixels of the device
        double dpr = 1;
        CasePictureColors colors;
        MemoryBudget budget;
    };
    struct Preview {
        int row = 0;
        QImage image; // null: the case has none
    };
    static void draw(const Drawing& drawing, Preview& preview, const WorkControl<Preview>& control);

    void fill();
    void drawPictures();
    void filter();
    void showChoice();
    void say(Role role, const QString& words);
    const Preset* preset() const; // that is marked

    WindowSettings& m_settings;
    MemoryBudget m_budget;
    std::vector<Preset> m_presets;
    QLineEdit* m_find = new QLineEdit;
    QListWidget* m_list = new QListWidget;
    ToneLabel* m_said = new ToneLabel(Role::SecondaryText, {}, this);
    QLabel* m_where = new QLabel; // the folder
    QPushButton* m_open;
    Latest<Drawing, Preview> m_drawing;
};

} // namespace tessera
