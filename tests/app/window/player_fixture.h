// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {

// The window with its player, as its keys and buttons drive it.
class PlayerTest : public WindowTest {
protected:
    using WindowTest::WindowTest;

    void show(const char* line)
    {
        m_window.openCase(caseFromText(line));
        waitUntilIdle();
    }
    void turnOn()
    {
        view(Side::Output)->setFocus();
        key(Qt::Key_F9);
    }
    bool isOn() const { return bar()->isVisible(); }
    QWidget* bar() const { return part("playerBar"); }
    QSlider* slider() const { return bar()->findChild<QSlider*>(); }
    std::string count() const { return text("playerCount"); }
    std::string text(const char* name) const
    {
        return bar()->findChild<QLabel*>(QLatin1String(name))->text().toStdString();
    }
    QAbstractButton* choice(const char* words) const
    {
        for (auto* each : bar()->findChildren<QAbstractButton*>())
            if (each->accessibleName() == QLatin1String(words))
                return each;
        return nullptr;
    }
    QToolButton* button(const char* words) const { return named<QToolButton>(QLatin1String(words)); }
    // How many pixels of an element's cell are as an empty cell is.
    int emptyPixels(std::array<uint32_t, 4> at)
    {
        waitUntilIdle();
        TensorView* output = view(Side::Output);
        const auto element = elementAt(document().tensor(Side::Output)->desc.sizes, at);
        return pixelsLike(output->grab().toImage(), output->elementRect(element).toRect().adjusted(4, 4, -4, -4),
                          color(Role::Panel));
    }
    bool isEmpty(std::array<uint32_t, 4> at)
    {
        const QSize cell = view(Side::Output)->elementRect(0).size().toSize() - QSize(8, 8);
        return emptyPixels(at) == cell.width() * cell.height();
    }
    QImage arrows() const // alone
    {
        QImage picture(part("stepArrows")->size(), QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        part("stepArrows")->render(&picture, {}, {}, QWidget::RenderFlags());
        return picture;
    }
    std::string copiedLine()
    {
        key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        return QGuiApplication::clipboard()->text().toStdString();
    }
};

} // namespace tessera
