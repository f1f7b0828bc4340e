// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the app icon at the sizes a desktop asks for, so that no picture but the SVG is kept.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>
#include <cstdlib>

int main(int argc, char *argv[])
{
    if (argc != 4) {
        std::fputs("Usage: rendericon IN.svg SIZE OUT.png\n", stderr);
        return 2;
    }
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    const int size = std::atoi(argv[2]);
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        drawing.render(&painter);
    }
    return drawing.isValid() && image.save(QString::fromLocal8Bit(argv[3])) ? 0 : 1;
}
