// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace tessera {

// A choice whose list says under each name, smaller, what it is; screen readers hear it too.
class DescribedBox : public QComboBox {
    Q_OBJECT

public:
    explicit DescribedBox(QWidget* parent = nullptr);

    void add(const QString& name, const QString& description, const QVariant& value = {}); // at the end
    void insert(int index, const QString& name, const QString& description, const QVariant& value = {});
};

} // namespace tessera
