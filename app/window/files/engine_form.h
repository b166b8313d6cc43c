// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/compute/foreign/engine_file.h"

#include <QComboBox>
#include <QDialog>
#include <QSpinBox>

class QLineEdit;
class QPushButton;

namespace tessera {

class Prompts;
class ToneLabel;

// Asks what starts an engine that is not ours: a program, a library or a shader. With a name it can be kept.
class EngineForm : public QDialog {
    Q_OBJECT

public:
    explicit EngineForm(Prompts& questions, QWidget* parent = nullptr);

    // When accepted. Without a name it has no path, and its start is the engine's name.
    const EngineFile& chosen() const { return m_chosen; }

private:
    void layOut();
    void showWay();
    void check();
    void take(); // takes the engine and accepts the dialog

    Prompts& m_questions;
    QComboBox* m_way = new QComboBox;
    QLineEdit *m_command, *m_name, *m_environment;
    QSpinBox* m_timeLimit = new QSpinBox;
    ToneLabel *m_hint, *m_said;
    QPushButton *m_browse, *m_add;
    EngineFile m_chosen;
};

} // namespace tessera
