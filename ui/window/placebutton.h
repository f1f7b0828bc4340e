// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/keyboardbutton.h"

#include <QAbstractButton>

namespace dugout {

/// A button of the rail: a drawing with a word under it, filled when its place is shown.
class PlaceButton final : public KeyboardButton<QAbstractButton>
{
    Q_OBJECT

public:
    explicit PlaceButton(QString iconName, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    /// On a low screen the drawing shrinks, never the word.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int wordHeight() const;

    QString m_iconName;
};

} // namespace dugout
