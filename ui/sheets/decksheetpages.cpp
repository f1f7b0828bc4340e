// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/decksheetpages.h"

#include "core/skirmish/cards/cardwords.h"
#include "ui/sheets/sheettable.h"

#include <QPainter>

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal unitsPerMillimetre = unitsPerInch / 25.4;
/// A little less than a card, so that it fits into the sleeve of one and three stand side by side.
constexpr qreal proxyWide = 61.5 * unitsPerMillimetre;
constexpr qreal proxyHigh = 87 * unitsPerMillimetre;
constexpr qreal proxyAir = 4 * unitsPerMillimetre;

/// As large as all of it fits into the card.
void paintFitting(QPainter &painter, const QString &text, qreal points, const QRectF &area)
{
    constexpr qreal leastPoints = 4;
    while (points > leastPoints
           && sheetTextHeight({text, sheetFont(points)}, area.width()) > area.height())
        points -= 0.5;
    paintSheetText(painter, {text, sheetFont(points)}, area.topLeft(), area.width());
}

struct Proxy
{
    DeckSheetCard card;
    QString kind;
};

void paintProxy(QPainter &painter, const Proxy &proxy, const QRectF &place)
{
    const DeckSheetCard &card = proxy.card;
    painter.setPen(sheetPen(0.6));
    painter.drawRect(place);
    painter.setPen(Qt::black);
    const QRectF inside = place.adjusted(proxyAir, proxyAir, -proxyAir, -proxyAir);
    const qreal foot = sheetTextHeight({card.users, sheetFont(6.5)}, inside.width());
    qreal top = inside.top();
    const auto paint = [&](const QString &text, const QFont &font, qreal below) {
        if (!text.isEmpty())
            top += paintSheetText(painter, {text, font}, {inside.left(), top}, inside.width())
                + below * unitsPerPoint;
    };
    paint(card.number.isEmpty() ? proxy.kind : proxy.kind + u" · "_s + card.number, sheetFont(7),
          3);
    paint(card.name, sheetFont(12, QFont::Bold), 4);
    paint(card.facts, sheetFont(9, QFont::Bold), 5);
    paintFitting(painter, card.summary, 9,
                 {inside.left(), top, inside.width(), inside.bottom() - foot - top});
    paintSheetText(painter, {card.users, sheetFont(6.5)}, {inside.left(), inside.bottom() - foot},
                   inside.width());
}

} // namespace

DeckSheetPages::DeckSheetPages(DeckSheet sheet, DeckSheetKind kind)
    : m_sheet(std::move(sheet))
    , m_kind(kind)
{ }

QString DeckSheetPages::title() const
{
    if (m_kind == DeckSheetKind::Proxies)
        return tr("%1 – cards to cut out").arg(m_sheet.name);
    return m_kind == DeckSheetKind::List ? tr("%1 – deck list").arg(m_sheet.name)
                                         : tr("%1 – reference sheet").arg(m_sheet.name);
}

SheetTable DeckSheetPages::table() const
{
    const auto pen = [](qreal points) { return points * unitsPerPoint; };
    const bool reference = m_kind == DeckSheetKind::Reference;
    std::vector<SheetColumn> columns{{QString(), 0, pen(14), Qt::AlignHCenter},
                                     {tr("No."), 0, pen(30), Qt::AlignLeft},
                                     {tr("Card"), 3, pen(60), Qt::AlignLeft},
                                     {tr("On the card"), 3, pen(60), Qt::AlignLeft}};
    if (reference)
        columns.push_back({tr("What it does"), 6, pen(90), Qt::AlignLeft});
    else
        columns.push_back({tr("For"), 3, pen(60), Qt::AlignLeft});
    return {std::move(columns), reference ? 7.5 : 9.0, pen(reference ? 12 : 16)};
}

std::vector<SheetCell> DeckSheetPages::cells(const DeckSheetCard &card) const
{
    const bool reference = m_kind == DeckSheetKind::Reference;
    return {{{}, {}, false, 1},
            {card.number, {}, false, 0},
            {card.name, reference ? card.users : QString(), true, 0},
            {card.facts, {}, false, 0},
            {reference ? card.summary : card.users, {}, false, 0}};
}

void DeckSheetPages::placeSection(const std::shared_ptr<SheetTable> &table, const Section &section)
{
    const auto head = [&] {
        placeText(section.heading, 11, QFont::Bold);
        place(table->headHeight(),
              [table](QPainter &painter, const QRectF &area) { table->paintHead(painter, area); });
    };
    gap(8 * unitsPerPoint);
    if (room() < table->headHeight() + table->rowHeight(section.from) + 30 * unitsPerPoint)
        nextPage();
    head();
    for (size_t row = section.from; row < section.to; ++row) {
        if (table->rowHeight(row) > room()) {
            nextPage();
            head();
        }
        place(table->rowHeight(row), [table, row](QPainter &painter, const QRectF &area) {
            table->paintRow(painter, area, row);
        });
    }
}

void DeckSheetPages::placeCards()
{
    const auto rows = std::make_shared<SheetTable>(table());
    std::vector<Section> sections;
    const auto add = [&](CardKind kind, const std::vector<DeckSheetCard> &cards) {
        if (cards.empty())
            return;
        const size_t from = rows->rowCount();
        for (const DeckSheetCard &card : cards)
            rows->addRow(cells(card));
        sections.push_back(
            {u"%1 (%2)"_s.arg(CardWords::kinds(kind)).arg(cards.size()), from, rows->rowCount()});
    };
    add(CardKind::Objective, m_sheet.objectives);
    add(CardKind::Ploy, m_sheet.ploys);
    add(CardKind::Upgrade, m_sheet.upgrades);
    rows->fitInto(body().width());
    for (const Section &section : sections)
        placeSection(rows, section);
}

void DeckSheetPages::placeFighters()
{
    for (const DeckSheetFighter &fighter : m_sheet.fighters) {
        gap(5 * unitsPerPoint);
        placeText(fighter.name, 10, QFont::Bold);
        placeText(fighter.normal.join(u'\n'), 8);
        if (!fighter.inspire.isEmpty())
            placeText(tr("Inspired when: %1").arg(fighter.inspire), 8);
        placeText(tr("Inspired: %1").arg(fighter.inspired.join(u'\n')), 8);
    }
}

/// Beside each other without a gap: one cut parts two of them.
void DeckSheetPages::placeProxies()
{
    const auto across = static_cast<size_t>(std::max(1.0, std::floor(body().width() / proxyWide)));
    std::vector<Proxy> row;
    const auto placeRow = [&] {
        if (!row.empty())
            place(proxyHigh,
                  [cards = std::exchange(row, {})](QPainter &painter, const QRectF &area) {
                      qreal left = area.left();
                      for (const Proxy &one : cards) {
                          paintProxy(painter, one, {left, area.top(), proxyWide, proxyHigh});
                          left += proxyWide;
                      }
                  });
    };
    const auto add = [&](CardKind kind, const std::vector<DeckSheetCard> &cards) {
        for (const DeckSheetCard &card : cards) {
            row.push_back({card, CardWords::kind(kind)});
            if (row.size() == across)
                placeRow();
        }
    };
    add(CardKind::Objective, m_sheet.objectives);
    add(CardKind::Ploy, m_sheet.ploys);
    add(CardKind::Upgrade, m_sheet.upgrades);
    placeRow();
}

void DeckSheetPages::compose()
{
    if (m_kind == DeckSheetKind::Proxies)
        return placeProxies();
    placeText(m_sheet.name, 16, QFont::Bold);
    placeText(m_sheet.warband, 10);
    for (const QString &problem : m_sheet.problems)
        placeText(u"! "_s + problem, 8);
    if (m_kind == DeckSheetKind::Reference)
        placeFighters();
    placeCards();
}

} // namespace dugout
