// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRect>
#include <QString>

#include <vector>

namespace tessera {

class TensorView;

inline constexpr uint64_t kMostVectorCells = 100'000;

// What the panes show, as a picture to keep: pixels by the paint code of the screen, at its scale or a multiple of it,
// or vectors with text as text.
class ViewPicture {
public:
    struct Part {
        TensorView* view;
        QRect place;
        QRect seen; // the part of it that is not covered
        double opacity = 1;
    };
    struct Caption {
        QString text;
        QRect place;
    };

    static ViewPicture ofView(TensorView* view);
    static ViewPicture ofPair(TensorView* input, const QString& inputCaption, TensorView* output,
                              const QString& outputCaption); // side by side
    // For a widget that arranges several views itself. The pixels are the widget's own, except for the captions; the
    // vectors are made of the parts.
    static ViewPicture ofWidget(QWidget* whole, std::vector<Part> parts, std::vector<Caption> captions);

    QSize pixels(double scale) const; // the size of image()
    QImage image(double scale) const; // scale 1: pixel for pixel what the screen shows
    uint64_t cells() const; // how many are in sight
    QString svgRefusal() const; // why there are no vectors, and what would help; empty: there are
    QByteArray svg(const QString& description) const; // requires an empty svgRefusal()

private:
    QWidget* m_whole = nullptr; // what is drawn as it is, in place of the parts
    std::vector<Part> m_parts; // the later ones lie over the earlier ones
    std::vector<Caption> m_captions;
    QSize m_size; // in designed pixels
};

// The format of a file's ending, as QImage names it: .png, .jpg, .jpeg; null: another one.
const char* rasterFormat(const QString& path);

// Writes .png or .jpg at that scale, or .svg, by the file's ending; whole or not at all. Throws IoError.
void writePicture(const ViewPicture& picture, const QString& path, double scale, const QString& description);

} // namespace tessera
