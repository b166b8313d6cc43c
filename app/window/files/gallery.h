// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "app/base/work/latest.h"
#include "app/model/inputs/presets.h"
#include "app/tensor/painting/case_picture.h"

#include <QDialog>
#include <QImage>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace tessera {

class ToneLabel;

// Cases to begin with, each with a picture of what it does and a sentence: the user's own, then the built-in ones.
class Gallery : public QDialog {
    Q_OBJECT

public:
    // `current`: what can be saved as a preset of one's own.
    Gallery(const PresetFolder& folder, const Case& current, QWidget* parent = nullptr);

    const Preset& chosen() const; // when accepted

protected:
    void changeEvent(QEvent* event) override;
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

    void fill(const QString& select = {}); // the path of what is chosen then
    void drawPictures();
    void filter();
    void showChoice();
    void savePreset();
    void renamePreset();
    void deletePreset();
    void say(Role role, const QString& words);
    bool guarded(const std::function<void()>& work); // what fails is said
    const Preset* preset() const; // that is marked

    PresetFolder m_folder;
    Case m_current;
    std::vector<Preset> m_presets;
    QLineEdit* m_find;
    QListWidget* m_list;
    ToneLabel* m_said;
    QPushButton *m_open, *m_save, *m_rename, *m_delete;
    Latest<Drawing, Preview> m_drawing;
};

} // namespace tessera
