// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <QDoubleSpinBox>
#include <QListWidget>
#include <QWidget>

#include <vector>

class QLabel;

namespace tessera {

// Every framework's way to place the samples: the one that the case has is marked, a click takes another.
class ConventionList : public QWidget {
    Q_OBJECT

public:
    explicit ConventionList(Document* document, QWidget* parent = nullptr);

    void refresh();
    QString verdict() const; // "These are ONNX asymmetric"
    QString others() const; // every name that the present values have

private:
    void fill();
    void explain();
    void take();

    Document* m_document;
    QListWidget* m_list = new QListWidget(this);
    QLabel* m_sentence;
    QWidget* m_region = new QWidget(this);
    QDoubleSpinBox* m_start = new QDoubleSpinBox(m_region);
    QDoubleSpinBox* m_end = new QDoubleSpinBox(m_region);
    ConventionMatches m_matches;
    std::vector<const ResizeConvention*> m_offered; // what the list has: those that apply to the operator
};

} // namespace tessera
