// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/badgewidget.h"

#include "ui/common/appearance.h"
#include "ui/sheets/badgepainter.h"

#include <QIconEngine>
#include <QPainter>

namespace dugout {

namespace {

/// Painted where it is seen: the pictures of a long list would take megabytes.
class BadgeIcon final : public QIconEngine
{
public:
    explicit BadgeIcon(const Badge &badge)
        : m_badge(badge)
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        paintBadge(*painter, rect, m_badge);
    }
    [[nodiscard]] QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, picture.rect(), mode, state);
        return picture;
    }
    [[nodiscard]] QIconEngine *clone() const override { return new BadgeIcon(*this); }

private:
    Badge m_badge;
};

} // namespace

QIcon badgeIcon(const Badge &badge)
{
    return QIcon(new BadgeIcon(badge));
}

BadgeWidget::BadgeWidget(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void BadgeWidget::setBadge(const Badge &badge)
{
    if (badge == m_badge)
        return;
    m_badge = badge;
    update();
}

void BadgeWidget::setSide(int steps)
{
    m_steps = steps;
    updateGeometry();
}

QSize BadgeWidget::sizeHint() const
{
    const int size = gridStep(this, m_steps);
    return {size, size};
}

void BadgeWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int size = std::min(width(), height());
    paintBadge(painter, QRectF((width() - size) / 2.0, (height() - size) / 2.0, size, size),
               m_badge);
}

} // namespace dugout
