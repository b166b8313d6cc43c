// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QWidget>

namespace tessera {

class ElidedLabel;

// The active element in one line: out (n,c,y,x) value bits │ in (…) value bits │ zoom, and where A and B differ at all
// B │ A − B │ ULP. The fields' widths follow from the tensors, so that nothing jumps under a moving mouse.
class Readout : public QWidget {
    Q_OBJECT

public:
    explicit Readout(Document* document);

    void setZoom(double zoom); // device pixels per element
    void setDisplay(const TensorDisplay& display); // its player hides the outputs that it has not filled

private:
    struct Field {
        ElidedLabel* caption;
        ElidedLabel* text;
    };

    Field addField(const QString& name, const QString& caption, const QString& description);
    void measure();
    void fitCaptions(); // captions are never cut
    void showSelection();
    bool isPending(uint64_t output) const { return m_display && m_display->isPending(output); }
    QString elementText(Side side, std::optional<uint64_t> element, uint64_t others) const;

    Document* m_document;
    const TensorDisplay* m_display = nullptr;
    Field m_out, m_in, m_b, m_difference, m_ulp, m_zoom;
};

// Pins the element whose coordinate is typed.
class GotoBar : public QWidget {
    Q_OBJECT

public:
    explicit GotoBar(Document* document);

    void open(Side side); // shows itself and takes the focus

signals:
    void found(const Pick& pick);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void hideEvent(QHideEvent*) override;
    void paintEvent(QPaintEvent*) override;

private:
    void look();

    Document* m_document;
    QComboBox* m_side = new QComboBox;
    QLineEdit* m_text = new QLineEdit;
    QLabel* m_problem = new QLabel;
    QPointer<QWidget> m_before; // the widget that had the focus
};

} // namespace tessera
