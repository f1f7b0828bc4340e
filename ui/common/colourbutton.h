// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace dugout {

/// A swatch that opens the colour dialog. The value is also written on it.
class ColourButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit ColourButton(QWidget *parent = nullptr);

    void setColour(const QColor &colour);
    [[nodiscard]] QColor colour() const { return m_colour; }

signals:
    void colourChosen(const QColor &colour);

private:
    QColor m_colour;
};

} // namespace dugout
