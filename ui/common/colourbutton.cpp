// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colourbutton.h"

#include <QColorDialog>
#include <QIcon>
#include <QPainter>
#include <QPixmap>

namespace dugout {

ColourButton::ColourButton(QWidget *parent)
    : QPushButton(parent)
{
    setAutoDefault(false);
    setIconSize(QSize(4 * iconSize().width(), iconSize().height()));
    connect(this, &QAbstractButton::clicked, this, [this] {
        const QColor chosen = QColorDialog::getColor(m_colour, this, accessibleName(),
                                                     QColorDialog::DontUseNativeDialog);
        if (chosen.isValid()) {
            setColour(chosen);
            emit colourChosen(chosen);
        }
    });
}

void ColourButton::setColour(const QColor &colour)
{
    m_colour = colour;
    QPixmap swatch(iconSize());
    swatch.fill(palette().color(QPalette::Text)); // an edge, for those like the button
    QPainter(&swatch).fillRect(swatch.rect().adjusted(1, 1, -1, -1), colour);
    setIcon(QIcon(swatch));
    setAccessibleDescription(colour.name());
}

} // namespace dugout
