// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace dugout {

/// A button of the rail: a drawing with a word under it, filled when its place is shown.
class PlaceButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PlaceButton(QString iconName, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString m_iconName;
};

} // namespace dugout
