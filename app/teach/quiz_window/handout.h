// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/teach/quiz/quiz_text.h"

#include <QString>

#include <span>
#include <vector>

namespace tessera {

// Paper for a class: parts, each of which is HTML and stands on one page where it fits.
struct HandoutPart {
    QString html;
    bool beginsPage = false;
};
QString messageHtml(const Message& message); // in the window's language
QString gridsHtml(const std::vector<QuizGrid>& grids); // side by side; a cell without a value is to be filled in
// They, on A4 pages. Throws IoError.
void writeHandout(const QString& path, const QString& title, std::span<const HandoutPart> parts);

} // namespace tessera
