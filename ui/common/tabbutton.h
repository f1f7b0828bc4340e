// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/keyboardbutton.h"

#include <QPushButton>

namespace dugout {

/// One of several that show one of several pages: words over a line that is thick below the one in
/// force, and a number where something is to be done there.
class TabButton final : public KeyboardButton<QPushButton>
{
    Q_OBJECT

public:
    explicit TabButton(QWidget *parent = nullptr);

    /// Things to do; 0: nothing is shown.
    void setCount(int count);
    [[nodiscard]] int count() const { return m_count; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QFont countFont() const;
    /// Of the number and the air before it.
    [[nodiscard]] int countWidth() const;

    int m_count = 0;
};

} // namespace dugout
