// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/reading_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

namespace tessera {

ReadingBar::ReadingBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_progress(new QProgressBar)
{
    setObjectName(QStringLiteral("readingBar"));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(96, 4);
    m_progress->setAccessibleName(tr("Progress of the reading"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 16, 0);
    layout->setSpacing(8);
    layout->addWidget(m_text);
    layout->addWidget(m_progress);
    hide();
}

void ReadingBar::start(const QString& name)
{
    m_text->setText(tr("Reading %1 · Esc stops").arg(name));
    setProgress(0);
    show();
}

void ReadingBar::setProgress(double fraction)
{
    m_progress->setValue(int(fraction * m_progress->maximum()));
}

} // namespace tessera
