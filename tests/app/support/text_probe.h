// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets>

#include <memory>
#include <string>
#include <vector>

namespace tessera {

class ProbeEngine;

// A picture that records every text painted into it, with its ink and its background.
class TextProbe : public QPaintDevice {
public:
    struct Text {
        QString words;
        QColor ink, ground; // the visible ink: a translucent one is mixed with the ground

        double contrast() const;
    };

    explicit TextProbe(QSize size);
    ~TextProbe() override;

    const std::vector<Text>& texts() const { return m_texts; }
    const QImage& image() const { return m_image; }
    QPaintEngine* paintEngine() const override;

protected:
    int metric(PaintDeviceMetric metric) const override { return m_image.metric(metric); }

private:
    friend class ProbeEngine;

    struct Image : QImage {
        using QImage::metric;
        using QImage::QImage;
    } m_image;
    std::vector<Text> m_texts;
    std::unique_ptr<ProbeEngine> m_engine;
};

// Lists what cannot be read: texts of less than 4.5:1, and marks without a letter of less than 3:1. Texts of
// controls that are switched off are left out, as they are there.
std::string unreadable(const TextProbe& probe);
std::string unreadable(QWidget& widget); // with its children

} // namespace tessera
