// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/leaguecardpages.h"

#include "ui/sheets/matchsheet.h"
#include "ui/sheets/sheettable.h"
#include "ui/sheets/sheettext.h"

#include <QPainter>

#include <memory>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Text in the middle of a box, smaller where it would not fit into the height it is given.
qreal paintCentred(QPainter &painter, const QString &text, const QRectF &area, qreal points,
                   QFont::Weight weight = QFont::Normal)
{
    if (text.isEmpty())
        return 0;
    constexpr qreal smallest = 6;
    SheetText set{text, sheetFont(points, weight), 0, Qt::AlignHCenter};
    while (points > smallest && sheetTextHeight(set, area.width()) > area.height()) {
        points -= 1;
        set.font = sheetFont(points, weight);
    }
    painter.setPen(Qt::black);
    return paintSheetText(painter, set, area.topLeft(), area.width());
}

QString joined(const QStringList &parts)
{
    QStringList said;
    for (const QString &each : parts) {
        if (!each.isEmpty())
            said.append(each);
    }
    return said.join(u"  ·  "_s);
}

/// Moves down a box, one text below the other.
class Column
{
public:
    Column(QPainter &painter, const QRectF &area)
        : m_painter(painter)
        , m_area(area)
    { }

    /// At most `part` of the whole height.
    void add(const QString &text, qreal points, qreal part, QFont::Weight weight = QFont::Normal)
    {
        const QRectF box(m_area.left(), m_area.top() + m_y, m_area.width(), m_area.height() * part);
        m_y += paintCentred(m_painter, text, box, points, weight);
    }
    void gap(qreal part) { m_y += m_area.height() * part; }

private:
    QPainter &m_painter;
    QRectF m_area;
    qreal m_y = 0;
};

} // namespace

LeagueCardPages::LeagueCardPages(QString title)
    : m_title(std::move(title))
{ }

TableSignPages::TableSignPages(QString title, std::vector<FixtureCard> cards)
    : LeagueCardPages(std::move(title))
    , m_cards(std::move(cards))
{ }

void TableSignPages::paintSide(QPainter &painter, const QRectF &area, const FixtureCard &card)
{
    Column column(painter, area.adjusted(0, area.height() * 0.05, 0, 0));
    column.add(joined({card.competition, card.round}), 14, 0.1);
    column.add(card.table > 0 ? tr("Table %1").arg(card.table) : QString(), 60, 0.3, QFont::Bold);
    column.gap(0.03);
    column.add(card.home, 28, 0.17, QFont::Bold);
    column.add(joined({card.homeCoach, card.homeRace}), 13, 0.07);
    column.add(u"–"_s, 16, 0.07);
    column.add(card.away, 28, 0.17, QFont::Bold);
    column.add(joined({card.awayCoach, card.awayRace}), 13, 0.07);
}

void TableSignPages::compose()
{
    for (size_t i = 0; i < m_cards.size(); ++i) {
        if (i > 0)
            nextPage();
        const FixtureCard card = m_cards[i];
        const QRectF whole = body();
        const qreal half = whole.height() / 2;
        placeAt({whole.left(), whole.top(), whole.width(), half},
                [card](QPainter &painter, const QRectF &area) {
                    painter.translate(area.center());
                    painter.rotate(180);
                    painter.translate(-area.center());
                    paintSide(painter, area, card);
                });
        placeAt({whole.left(), whole.top() + half, whole.width(), half},
                [card](QPainter &painter, const QRectF &area) {
                    QPen fold = sheetPen(0.4, 150);
                    fold.setStyle(Qt::DashLine);
                    painter.setPen(fold);
                    painter.drawLine(area.topLeft(), area.topRight());
                    paintSide(painter, area, card);
                });
    }
}

ResultSlipPages::ResultSlipPages(QString title, std::vector<FixtureCard> cards)
    : LeagueCardPages(std::move(title))
    , m_cards(std::move(cards))
{ }

void ResultSlipPages::paintSlip(QPainter &painter, const QRectF &area,
                                const FixtureCard &card) const
{
    constexpr qreal inset = 8 * unitsPerPoint;
    QPen cut = sheetPen(0.5, 120);
    cut.setStyle(Qt::DashLine);
    painter.setPen(cut);
    painter.drawRect(area);
    const QRectF inner = area.adjusted(inset, inset, -inset, -inset);
    painter.setPen(Qt::black);
    const SheetText head{joined({card.league, card.competition, card.round,
                                 card.table > 0 ? tr("Table %1").arg(card.table) : QString(),
                                 card.when, card.place}),
                         sheetFont(9, QFont::Bold)};
    qreal y = inner.top() + paintSheetText(painter, head, inner.topLeft(), inner.width());
    std::vector<SheetColumn> columns{{tr("Team"), 2, 0, Qt::AlignLeft}};
    const QStringList heads{tr("Glory, game 1"), tr("Glory, game 2"), tr("Glory, game 3"),
                            tr("Signature")};
    for (const QString &each : heads)
        columns.push_back({each, 1, 55 * unitsPerPoint, Qt::AlignLeft});
    SheetTable table(columns, 9, 42 * unitsPerPoint);
    for (const auto &[team, coach] :
         {std::pair(card.home, card.homeCoach), std::pair(card.away, card.awayCoach)})
        table.addRow({{team, coach, true, 0}});
    table.fitInto(inner.width());
    y += 4 * unitsPerPoint;
    table.paintHead(painter, {inner.left(), y, inner.width(), table.headHeight()});
    y += table.headHeight();
    for (size_t row = 0; row < table.rowCount(); ++row) {
        table.paintRow(painter, {inner.left(), y, inner.width(), table.rowHeight(row)}, row);
        y += table.rowHeight(row);
    }
    painter.setPen(Qt::black);
    const SheetText note{
        tr("Band out of action in game 3, sudden death, roll-off, not come, or anything else:"),
        sheetFont(8)};
    paintSheetText(painter, note, {inner.left(), y + 4 * unitsPerPoint}, inner.width());
}

void ResultSlipPages::compose()
{
    constexpr qreal least = 230 * unitsPerPoint;
    const int onPage = std::max(1, static_cast<int>(body().height() / least));
    const qreal height = body().height() / onPage - 1;
    bool first = true;
    for (const FixtureCard &card : m_cards) {
        if (card.counts == ResultCounts::Football) {
            if (!std::exchange(first, false))
                nextPage();
            placeAt(body(), [card](QPainter &painter, const QRectF &area) {
                paintMatchSheet(painter, area, card);
            });
            continue;
        }
        place(height, [this, card](QPainter &painter, const QRectF &area) {
            paintSlip(painter, area.adjusted(0, 0, 0, -6 * unitsPerPoint), card);
        });
    }
}

CertificatePages::CertificatePages(QString title, std::vector<Certificate> certificates)
    : LeagueCardPages(std::move(title))
    , m_certificates(std::move(certificates))
{ }

void CertificatePages::paintCertificate(QPainter &painter, const QRectF &area,
                                        const Certificate &certificate)
{
    painter.setPen(sheetPen(3));
    painter.drawRect(area.adjusted(20, 20, -20, -20));
    painter.setPen(sheetPen(0.8));
    painter.drawRect(area.adjusted(100, 100, -100, -100));
    const QRectF inner = area.adjusted(300, area.height() * 0.1, -300, -area.height() * 0.05);
    Column column(painter, inner);
    column.add(certificate.league, 20, 0.1);
    column.gap(0.05);
    column.add(tr("Certificate"), 40, 0.12, QFont::Bold);
    column.gap(0.05);
    column.add(certificate.honour, 26, 0.14, QFont::Bold);
    column.add(joined({certificate.competition, certificate.season}), 14, 0.08);
    column.gap(0.05);
    if (!certificate.player.isEmpty())
        column.add(certificate.player, 26, 0.12, QFont::Bold);
    column.add(certificate.team, certificate.player.isEmpty() ? 30 : 18, 0.14, QFont::Bold);
    column.add(tr("Coach: %1").arg(certificate.coach), 14, 0.06);
    const qreal line = inner.bottom() - 20 * unitsPerPoint;
    const qreal width = inner.width() * 0.4;
    painter.setPen(sheetPen(0.6));
    for (const auto &[left, words] :
         {std::pair(inner.left(), tr("Date")),
          std::pair(inner.right() - width, tr("For the league: the commissioner"))}) {
        painter.drawLine(QPointF(left, line), QPointF(left + width, line));
        paintCentred(painter, words, {left, line + 2 * unitsPerPoint, width, 20 * unitsPerPoint},
                     9);
    }
}

void CertificatePages::compose()
{
    for (const Certificate &each : m_certificates)
        place(body().height(), [each](QPainter &painter, const QRectF &area) {
            paintCertificate(painter, area, each);
        });
}

} // namespace dugout
