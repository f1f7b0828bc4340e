// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/decksheetpages.h"

#include "core/exchange/sheetwords.h"
#include "core/skirmish/cardwords.h"
#include "ui/sheets/sheetcells.h"

#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

SheetWords wordsOfTheMoment()
{
    return SheetWords(languageFromCode(QLocale().name()).value_or(Language::English));
}

} // namespace

DeckSheetPages::DeckSheetPages(DeckSheet sheet, DeckSheetKind kind)
    : m_sheet(std::move(sheet))
    , m_kind(kind)
{ }

QString DeckSheetPages::footText() const
{
    return sheetFoot(wordsOfTheMoment());
}

QString DeckSheetPages::pageText(int page) const
{
    return m_sheet.name + u"  ·  "_s + sheetPageNumber(wordsOfTheMoment(), page, pageCount());
}

void DeckSheetPages::placeText(const QString &text, qreal points, bool strong)
{
    if (text.isEmpty())
        return;
    const SheetText words{text, sheetFont(points, strong ? QFont::Bold : QFont::Normal)};
    place(sheetTextHeight(words, body().width()) + 2 * unitsPerPoint,
          [words](QPainter &painter, const QRectF &area) {
              paintSheetText(painter, words, area.topLeft(), area.width());
          });
}

SheetTable DeckSheetPages::table() const
{
    const auto pen = [](qreal points) { return points * unitsPerPoint; };
    std::vector<SheetColumn> columns{{QString(), 0, pen(14), Qt::AlignHCenter},
                                     {tr("No."), 0, pen(30), Qt::AlignLeft},
                                     {tr("Card"), 3, pen(60), Qt::AlignLeft},
                                     {tr("On the card"), 3, pen(60), Qt::AlignLeft}};
    if (m_kind == DeckSheetKind::Reference)
        columns.push_back({tr("What it does"), 6, pen(90), Qt::AlignLeft});
    return {std::move(columns), m_kind == DeckSheetKind::Reference ? 7.5 : 9.0,
            pen(m_kind == DeckSheetKind::Reference ? 12 : 16)};
}

void DeckSheetPages::placeCards(const QString &heading, const std::vector<DeckSheetCard> &cards)
{
    if (cards.empty())
        return;
    const auto rows = std::make_shared<SheetTable>(table());
    for (const DeckSheetCard &card : cards) {
        std::vector<SheetCell> cells{{{}, {}, false, 1},
                                     {card.number, {}, false, 0},
                                     {card.name, card.users, true, 0},
                                     {card.facts, {}, false, 0}};
        if (m_kind == DeckSheetKind::Reference)
            cells.push_back({card.summary, {}, false, 0});
        rows->addRow(std::move(cells));
    }
    rows->fitInto(body().width());
    const auto head = [this, rows] {
        place(rows->headHeight(),
              [rows](QPainter &painter, const QRectF &area) { rows->paintHead(painter, area); });
    };
    gap(8 * unitsPerPoint);
    if (room() < rows->headHeight() + rows->rowHeight(0) + 30 * unitsPerPoint)
        nextPage();
    placeText(u"%1 (%2)"_s.arg(heading).arg(cards.size()), 11, true);
    head();
    for (size_t row = 0; row < rows->rowCount(); ++row) {
        if (rows->rowHeight(row) > room()) {
            nextPage();
            head();
        }
        place(rows->rowHeight(row), [rows, row](QPainter &painter, const QRectF &area) {
            rows->paintRow(painter, area, row);
        });
    }
}

void DeckSheetPages::placeFighters()
{
    for (const DeckSheetFighter &fighter : m_sheet.fighters) {
        gap(5 * unitsPerPoint);
        placeText(fighter.name, 10, true);
        placeText(fighter.normal.join(u"\n"_s), 8);
        if (!fighter.inspire.isEmpty())
            placeText(tr("Inspired when: %1").arg(fighter.inspire), 8);
        placeText(tr("Inspired: %1").arg(fighter.inspired.join(u"\n"_s)), 8);
    }
}

void DeckSheetPages::compose()
{
    placeText(m_sheet.name, 16, true);
    placeText(m_sheet.warband, 10);
    for (const QString &problem : m_sheet.problems)
        placeText(u"! "_s + problem, 8);
    if (m_kind == DeckSheetKind::Reference)
        placeFighters();
    placeCards(CardWords::kinds(CardKind::Objective), m_sheet.objectives);
    placeCards(CardWords::kinds(CardKind::Ploy), m_sheet.ploys);
    placeCards(CardWords::kinds(CardKind::Upgrade), m_sheet.upgrades);
}

} // namespace dugout
