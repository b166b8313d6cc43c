// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/target_picture.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/tensor/planes/value_levels.h"
#include "engine/core/tensor/value.h"

#include <QCoreApplication>
#include <QEvent>
#include <QImage>
#include <QLabel>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

constexpr uint64_t kMostNumbers = 64;
constexpr int kMostWidth = 320, kMostHeight = 160; // designed pixels of a picture
constexpr double kMostGrown = 1.25; // with the letters of a lecture

QString numbersHtml(const Tensor& target)
{
    constexpr int kCellWidth = 16;
    const PaddedSizes sizes = paddedSizes(target.desc);
    return gridsHtml(gridsOf({}, {sizes.begin(), sizes.end()},
                             [&](uint64_t element) { return valueText(target, element).toStdString(); }),
                     kCellWidth);
}

} // namespace

QImage imageOf(const Tensor& target, const Tensor& input)
{
    const auto [pictures, channels, rows, columns] = paddedSizes(target.desc);
    const uint64_t planes = uint64_t{pictures} * channels, plane = uint64_t{rows} * columns;
    const ValueRange range = commonRange(std::array{finiteRange(target, {}), finiteRange(input, {})});
    const auto level = [&](uint64_t element) {
        const double value = toDouble(target.desc.dataType, target.bits(element));
        return std::isfinite(value) ? int(std::lround(range.fraction(value) * 255)) : 0;
    };
    const bool isColoured = planes == 3;
    QImage image(int(isColoured ? columns : columns * planes), int(rows), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const uint64_t at = uint64_t(y) * columns + uint64_t(x) % columns;
            const int grey = isColoured ? 0 : level(at + uint64_t(x) / columns * plane);
            image.setPixel(
                x, y, isColoured ? qRgb(level(at), level(at + plane), level(at + 2 * plane)) : qRgb(grey, grey, grey));
        }
    return image;
}

namespace {

class TargetLabel : public QLabel {
public:
    TargetLabel(const Tensor& target, const Tensor& input, bool isPicture, QWidget* parent)
        : QLabel(parent)
        , m_target(target)
        , m_input(input)
        , m_isPicture(isPicture || elementCount(target.desc) > kMostNumbers)
    {
        setObjectName(QStringLiteral("taskTarget"));
        setAccessibleName(QCoreApplication::translate("tessera::TaskBox", "Target: %1").arg(descText(target.desc)));
        paint();
    }

protected:
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::StyleChange)
            paint();
    }

private:
    void paint()
    {
        if (!m_isPicture) {
            setTextFormat(Qt::RichText);
            return setText(numbersHtml(m_target));
        }
        const QImage image = imageOf(m_target, m_input);
        const double ratio = devicePixelRatioF(), grown = ratio * std::clamp(textSettings().scale, 1.0, kMostGrown),
                     scale = std::min(kMostWidth * grown / image.width(), kMostHeight * grown / image.height());
        QPixmap pixmap = QPixmap::fromImage(
            image.scaled(std::max(1, int(image.width() * scale)), std::max(1, int(image.height() * scale)),
                         Qt::IgnoreAspectRatio, scale > 1 ? Qt::FastTransformation : Qt::SmoothTransformation));
        pixmap.setDevicePixelRatio(ratio);
        setPixmap(pixmap);
    }

    Tensor m_target, m_input;
    bool m_isPicture;
};

} // namespace

QWidget* targetPicture(const Tensor& target, const Tensor& input, bool isPicture, QWidget* parent)
{
    return new TargetLabel(target, input, isPicture, parent);
}

} // namespace tessera
