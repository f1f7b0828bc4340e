// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/drawnpath.h"

#include <QStringList>

namespace dugout {

namespace {

/// Reads what core draws: letters with their points behind them.
class PathReader
{
public:
    explicit PathReader(const char *data)
        : m_words(QString::fromLatin1(data).split(u' ', Qt::SkipEmptyParts))
    { }

    [[nodiscard]] QPainterPath read()
    {
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        while (m_next < m_words.size()) {
            const QChar kind = m_words.at(m_next).front();
            if (kind == u'Z') {
                ++m_next;
                path.closeSubpath();
                continue;
            }
            m_words[m_next].remove(0, 1);
            readCurve(path, kind);
        }
        return path;
    }

private:
    void readCurve(QPainterPath &path, QChar kind)
    {
        const QPointF first = point();
        if (kind == u'M') {
            path.moveTo(first);
        } else if (kind == u'L') {
            path.lineTo(first);
        } else if (kind == u'Q') {
            path.quadTo(first, point());
        } else {
            const QPointF second = point();
            path.cubicTo(first, second, point());
        }
    }
    [[nodiscard]] QPointF point()
    {
        const qreal x = m_words.value(m_next++).toDouble();
        return {x, m_words.value(m_next++).toDouble()};
    }

    QStringList m_words;
    qsizetype m_next = 0;
};

} // namespace

QPainterPath drawnPath(const char *data)
{
    return PathReader(data).read();
}

} // namespace dugout
