// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/toneicon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QPixmap drawn(const QString &name, const QColor &colour, const QSize &size, qreal ratio)
{
    const QString key = u"tone:%1:%2:%3x%4@%5"_s.arg(
        name, colour.name(QColor::HexArgb), QString::number(size.width()),
        QString::number(size.height()), QString::number(ratio));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QSvgRenderer renderer(u":/icons/%1.svg"_s.arg(name));
    pixmap = QPixmap(size * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    // The drawing gives the shape, the palette the colour.
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

class ToneIconEngine final : public QIconEngine
{
public:
    ToneIconEngine(QString name, QPalette::ColorRole role, QPalette::ColorRole selected)
        : m_name(std::move(name))
        , m_role(role)
        , m_selected(selected)
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintToneIcon(painter, m_name, rect, colour(mode));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return drawn(m_name, colour(mode), size, 1.0);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        return drawn(m_name, colour(mode), size / scale, scale);
    }

    QIconEngine *clone() const override { return new ToneIconEngine(m_name, m_role, m_selected); }

private:
    [[nodiscard]] QColor colour(QIcon::Mode mode) const
    {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        return QGuiApplication::palette().color(group,
                                                mode == QIcon::Selected ? m_selected : m_role);
    }

    QString m_name;
    QPalette::ColorRole m_role;
    QPalette::ColorRole m_selected; ///< in a row that is selected
};

} // namespace

QIcon toneIcon(const QString &name, QPalette::ColorRole role)
{
    return toneIcon(name, role, role);
}

QIcon toneIcon(const QString &name, QPalette::ColorRole role, QPalette::ColorRole selected)
{
    return QIcon(new ToneIconEngine(name, role, selected));
}

void paintToneIcon(QPainter *painter, const QString &name, const QRect &rect, const QColor &colour)
{
    const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
    painter->drawPixmap(rect.topLeft(), drawn(name, colour, rect.size(), ratio));
}

} // namespace dugout
