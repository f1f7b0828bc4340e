// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/hallpages.h"

#include <QWidget>

namespace dugout {

/// A picture of the hall's screen, as large as its window. Screen readers hear what stands on it.
class HallView final : public QWidget
{
    Q_OBJECT

public:
    explicit HallView(QWidget *parent = nullptr);

    void setPage(const HallPage &page);
    [[nodiscard]] const HallPage &page() const { return m_page; }
    /// "1:12:05"; empty without a clock. Time that is over stands out.
    void setClock(const QString &text, bool isOver);
    [[nodiscard]] const QString &clock() const { return m_clock; }
    /// One line below all else, such as that what is shown may be old; empty: none.
    void setNotice(const QString &notice);
    [[nodiscard]] const QString &notice() const { return m_notice; }

    /// Of words in one line: as large as they fit beside their neighbours, down to a limit.
    [[nodiscard]] static QFont cellFont(QFont font, const QString &text, qreal width, qreal pixels);

    [[nodiscard]] QSize sizeHint() const override { return {960, 540}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 180}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintHead(QPainter &painter, const QRectF &area) const;
    void paintRows(QPainter &painter, const QRectF &area) const;
    void paintRow(QPainter &painter, const QRectF &area, const QStringList &cells,
                  const std::vector<qreal> &widths, bool isHead) const;
    void paintClock(QPainter &painter, const QRectF &area) const;
    /// Of the columns, as shares of the whole.
    [[nodiscard]] std::vector<qreal> columnWidths(qreal width, qreal rowHeight) const;

    HallPage m_page;
    QString m_clock;
    QString m_notice;
    bool m_isOver = false;
};

} // namespace dugout
