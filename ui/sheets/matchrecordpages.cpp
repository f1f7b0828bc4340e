// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/matchrecordpages.h"

#include "ui/sheets/sheetcells.h"
#include "ui/sheets/teamhead.h"

#include <QCoreApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr size_t fullTeam = 16;
constexpr int turnsPerHalf = 8;
constexpr qreal boxPoints = 9;

/// A team nobody knows yet: its lines are for the pen.
TeamSheet blankTeam(const TeamSheet &like)
{
    TeamSheet blank;
    blank.words = like.words;
    blank.assets = like.assets;
    return blank;
}

} // namespace

MatchRecordPages::MatchRecordPages(MatchRecordSheet sheet)
    : m_sheet(std::move(sheet))
    , m_teams{m_sheet.home, m_sheet.away ? *m_sheet.away : blankTeam(m_sheet.home)}
{ }

QString MatchRecordPages::title() const
{
    return m_sheet.away ? m_sheet.home.name + u" – "_s + m_sheet.away->name : m_sheet.home.name;
}

void MatchRecordPages::placeBoxes(std::vector<SheetBox> boxes)
{
    const auto row = std::make_shared<SheetBoxRow>(std::move(boxes), boxPoints, body().width());
    place(row->height(),
          [row](QPainter &painter, const QRectF &area) { row->paint(painter, area); });
}

void MatchRecordPages::placeMatch()
{
    const SheetText heading{words()(QT_TRANSLATE_NOOP("SheetWords", "Match record")).both(),
                            sheetFont(13, QFont::Bold)};
    place(sheetTextHeight(heading, body().width()),
          [heading](QPainter &painter, const QRectF &area) {
              paintSheetText(painter, heading, area.topLeft(), area.width());
          });
    gap(3 * unitsPerPoint);
    const auto title = [this](const char *source) { return words()(source).both(); };
    placeBoxes({{title(QT_TRANSLATE_NOOP("SheetWords", "Competition")),
                 m_sheet.fixture.competition,
                 {},
                 0},
                {title(QT_TRANSLATE_NOOP("SheetWords", "Date")), m_sheet.fixture.date, {}, 0},
                {title(QT_TRANSLATE_NOOP("SheetWords", "Place")), m_sheet.fixture.place, {}, 0},
                {title(QT_TRANSLATE_NOOP("SheetWords", "Weather")), {}, {}, 0},
                {title(QT_TRANSLATE_NOOP("SheetWords", "Spectators")), {}, {}, 0},
                {title(QT_TRANSLATE_NOOP("SheetWords", "Score")), u"     :"_s, {}, 0}});
}

std::vector<SheetBox> MatchRecordPages::trackBoxes(size_t side) const
{
    const TeamSheet &team = m_teams[side];
    const auto title = [this](const char *source) { return words()(source).both(); };
    std::vector<SheetBox> boxes{
        {title(QT_TRANSLATE_NOOP("SheetWords", "First half")), {}, {}, turnsPerHalf},
        {title(QT_TRANSLATE_NOOP("SheetWords", "Second half")), {}, {}, turnsPerHalf},
        {title(QT_TRANSLATE_NOOP("SheetWords", "Overtime")), {}, {}, turnsPerHalf}};
    // Whatever a team has to use up stands here to be ticked; the rest are numbers to know.
    for (size_t row = 0; row < team.assets.size(); ++row) {
        const TeamSheetAsset &asset = team.assets[row];
        SheetBox box{asset.name.both(), {}, {}, 0};
        if (row == 0 && (asset.count > 0 || isBlank(side)))
            box.ticks = isBlank(side) ? turnsPerHalf : asset.count;
        else if (!isBlank(side))
            box.value = words().number(asset.count);
        boxes.push_back(box);
    }
    boxes.push_back({title(QT_TRANSLATE_NOOP("SheetWords", "Winnings")), {}, {}, 0});
    return boxes;
}

std::vector<SheetBox> MatchRecordPages::inducementBoxes(size_t side) const
{
    std::vector<SheetBox> boxes;
    for (const TeamSheetInducement &bought : m_teams[side].inducements)
        boxes.push_back({bought.name.both(), {}, {}, bought.count});
    return boxes;
}

SheetTable MatchRecordPages::makeTable(const TeamSheet &team) const
{
    const auto pen = [](qreal points) { return points * unitsPerPoint; };
    const auto title = [this](const char *source) { return words()(source); };
    std::vector<SheetColumn> columns{
        sheetColumn(title(QT_TRANSLATE_NOOP("SheetWords", "No.")), 0, pen(14), Qt::AlignHCenter),
        sheetColumn(title(QT_TRANSLATE_NOOP("SheetWords", "Name")), 3, pen(80), Qt::AlignLeft),
        sheetColumn(title(QT_TRANSLATE_NOOP("SheetWords", "Position")), 2, pen(40), Qt::AlignLeft)};
    for (const Stat stat : allStats)
        columns.push_back(sheetColumn(statTitle(stat, words()), 0, pen(13), Qt::AlignHCenter));
    columns.push_back(
        sheetColumn(title(QT_TRANSLATE_NOOP("SheetWords", "Skills")), 5, pen(80), Qt::AlignLeft));
    for (const char *achievement :
         {QT_TRANSLATE_NOOP("SheetWords", "TD"), QT_TRANSLATE_NOOP("SheetWords", "Comp"),
          QT_TRANSLATE_NOOP("SheetWords", "Cas"), QT_TRANSLATE_NOOP("SheetWords", "Int"),
          QT_TRANSLATE_NOOP("SheetWords", "MVP"), QT_TRANSLATE_NOOP("SheetWords", "KO")})
        columns.push_back(sheetColumn(title(achievement), 0, 0, Qt::AlignHCenter));
    columns.push_back(
        sheetColumn(title(QT_TRANSLATE_NOOP("SheetWords", "Injury")), 1.2, pen(40), Qt::AlignLeft));
    columns.push_back(
        sheetColumn(title(QT_TRANSLATE_NOOP("SheetWords", "Value")), 0, 0, Qt::AlignRight));
    SheetTable table(std::move(columns), 6.5, pen(13));
    const auto addBoxes = [](std::vector<SheetCell> &row) {
        for (const int boxes : {3, 3, 3, 1, 1, 1})
            row.push_back({{}, {}, false, boxes});
    };
    for (const TeamSheetPlayer &player : team.players) {
        std::vector<SheetCell> row{{QString::number(player.number), {}, true, 0},
                                   nameCell(player),
                                   {player.role.first, player.role.second, false, 0}};
        for (const Stat stat : allStats)
            row.push_back(statCell(player, stat));
        row.push_back(skillCell(player));
        if (player.missesNextMatch)
            row.resize(row.size() + 6); // he does nothing in this match
        else
            addBoxes(row);
        row.push_back(markCell(player));
        row.push_back({words().number(player.value), {}, false, 0});
        table.addRow(std::move(row));
    }
    while (table.rowCount() < fullTeam) {
        std::vector<SheetCell> row(8);
        addBoxes(row);
        table.addRow(std::move(row));
    }
    table.fitInto(body().width());
    return table;
}

void MatchRecordPages::placeHead(size_t side)
{
    if (isBlank(side)) {
        const auto title = [this](const char *source) { return words()(source).both(); };
        placeBoxes({{title(QT_TRANSLATE_NOOP("SheetWords", "Team")), {}, {}, 0},
                    {title(QT_TRANSLATE_NOOP("SheetWords", "Race")), {}, {}, 0},
                    {title(QT_TRANSLATE_NOOP("SheetWords", "Coach")), {}, {}, 0},
                    {title(QT_TRANSLATE_NOOP("SheetWords", "Team value")), {}, {}, 0}});
        gap(3 * unitsPerPoint);
        return;
    }
    const auto head = std::make_shared<TeamHead>(m_teams[side], 11, body().width());
    place(head->height(),
          [head](QPainter &painter, const QRectF &area) { head->paint(painter, area); });
}

void MatchRecordPages::placeTeam(size_t side)
{
    const SheetTable &table = m_tables[side];
    placeHead(side);
    placeBoxes(trackBoxes(side));
    constexpr size_t inARow = 6;
    std::vector<SheetBox> bought = inducementBoxes(side);
    for (size_t first = 0; first < bought.size(); first += inARow) {
        gap(2 * unitsPerPoint);
        placeBoxes({bought.begin() + static_cast<std::ptrdiff_t>(first),
                    bought.begin()
                        + static_cast<std::ptrdiff_t>(std::min(first + inARow, bought.size()))});
    }
    gap(2 * unitsPerPoint);
    const auto heads = [this, &table] {
        place(table.headHeight(),
              [&table](QPainter &painter, const QRectF &area) { table.paintHead(painter, area); });
    };
    heads();
    const size_t players = m_teams[side].players.size();
    for (size_t row = 0; row < table.rowCount(); ++row) {
        if (table.rowHeight(row) > room()) {
            if (row >= players && players > 0)
                return; // no page for empty lines alone
            nextPage();
            heads();
        }
        place(table.rowHeight(row), [&table, row](QPainter &painter, const QRectF &area) {
            table.paintRow(painter, area, row);
        });
    }
    placeLegend(side);
}

void MatchRecordPages::placeLegend(size_t side)
{
    const SheetText legend{markLegend(words(), m_teams[side].players), sheetFont(6)};
    const qreal height = sheetTextHeight(legend, body().width());
    const qreal clearOfTheTable = 2 * unitsPerPoint;
    if (legend.text.isEmpty() || height + clearOfTheTable > room())
        return;
    gap(clearOfTheTable);
    place(height, [legend](QPainter &painter, const QRectF &area) {
        paintSheetText(painter, legend, area.topLeft(), area.width());
    });
}

void MatchRecordPages::compose()
{
    m_tables.clear();
    for (const TeamSheet &team : m_teams)
        m_tables.push_back(makeTable(team));
    placeMatch();
    gap(6 * unitsPerPoint);
    placeTeam(0);
    // A team that would be torn begins on a page of its own.
    qreal needed = 90 * unitsPerPoint + m_tables[1].headHeight();
    for (size_t row = 0; row < m_tables[1].rowCount(); ++row)
        needed += m_tables[1].rowHeight(row);
    if (needed > room())
        nextPage();
    gap(8 * unitsPerPoint);
    placeTeam(1);
}

} // namespace dugout
