// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phones/qrview.h"

#include "ui/common/appearance.h"

#include <QPainter>

namespace dugout {

namespace {

/// The light edge without which no camera finds a code.
constexpr int margin = 4;
constexpr int usualSteps = 64;
constexpr int leastSteps = 44;

} // namespace

QrView::QrView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void QrView::setText(const QString &text)
{
    QrCode code = makeQrCode(text.toUtf8());
    if (code == m_code)
        return;
    m_code = std::move(code);
    update();
}

QSize QrView::sizeHint() const
{
    return {gridStep(this, usualSteps), gridStep(this, usualSteps)};
}

QSize QrView::minimumSizeHint() const
{
    return {gridStep(this, leastSteps), gridStep(this, leastSteps)};
}

void QrView::paintEvent(QPaintEvent *)
{
    if (!hasCode())
        return;
    QPainter painter(this);
    const int all = m_code.side + 2 * margin;
    // Whole pixels: what is blurred is not read.
    const int square = std::max(1, std::min(width(), height()) / all);
    const QPoint corner((width() - square * all) / 2, (height() - square * all) / 2);
    painter.fillRect(QRect(corner, QSize(square * all, square * all)), Qt::white);
    for (int row = 0; row < m_code.side; ++row) {
        for (int column = 0; column < m_code.side; ++column) {
            if (m_code.isDark(column, row))
                painter.fillRect(corner.x() + (margin + column) * square,
                                 corner.y() + (margin + row) * square, square, square, Qt::black);
        }
    }
}

} // namespace dugout
