// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/form_parts.h"

namespace tessera {

// Small and quiet, of what is chosen. It is as tall as the tallest sentence that may stand in it: what is below stays
// where it is when another one does.
class HelpLabel : public ToneLabel {
    Q_OBJECT

public:
    explicit HelpLabel(QWidget* parent);

    void setSentences(const QStringList& sentences); // all that may stand in it, as text or with links
    int heightForWidth(int width) const override;

private:
    QStringList m_sentences;
};

} // namespace tessera
