// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/teamsheetpages.h"

#include "ui/sheets/sheetboxes.h"
#include "ui/sheets/sheetcells.h"
#include "ui/sheets/teamhead.h"
#include "ui/sheets/textcolumns.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal skillsGap = 6 * unitsPerPoint;
constexpr size_t fullTeam = 16; ///< so many lines a pen finds, however few are hired

std::vector<SheetText> skillTexts(const TeamSheet &sheet, qreal points)
{
    std::vector<SheetText> texts;
    for (const TeamSheetSkill &skill : sheet.skills) {
        texts.push_back({skill.name.first + u"  "_s + skill.summary.first, sheetFont(points),
                         static_cast<int>(skill.name.first.size())});
        const QString &other = skill.name.second.isEmpty() ? skill.name.first : skill.name.second;
        if (!skill.summary.second.isEmpty())
            texts.push_back({other + u"  "_s + skill.summary.second,
                             sheetFont(points - 0.5, QFont::Normal, true),
                             static_cast<int>(other.size())});
    }
    return texts;
}

QString counted(const QString &name, int count)
{
    return count == 1 ? name : u"%1 × %2"_s.arg(count).arg(name);
}

/// What was bought for a match: each with its price and what it does.
std::vector<SheetText> inducementTexts(const TeamSheet &sheet)
{
    std::vector<SheetText> texts;
    if (sheet.inducements.empty())
        return texts;
    const QString title
        = sheet.words(QT_TRANSLATE_NOOP("SheetWords", "Bought for this match")).both();
    texts.push_back({title, sheetFont(8, QFont::Bold)});
    for (const TeamSheetInducement &line : sheet.inducements) {
        const QString name = counted(line.name.both(), line.count);
        const QString price
            = line.price > 0 ? u" (%1)"_s.arg(sheet.words.number(line.price)) : QString();
        texts.push_back({name + price + u"  "_s + line.summary.first, sheetFont(7),
                         static_cast<int>(name.size())});
        if (!line.summary.second.isEmpty())
            texts.push_back({line.summary.second, sheetFont(6.5, QFont::Normal, true)});
    }
    return texts;
}

/// In pieces that each fit on a page, however much a coach wrote.
std::vector<SheetText> notesAsTexts(const QString &notes)
{
    constexpr qsizetype longest = 500;
    std::vector<SheetText> texts;
    for (const QString &line : notes.split(u'\n')) {
        for (qsizetype start = 0; start < line.size(); start += longest)
            texts.push_back({line.mid(start, longest), sheetFont(7)});
    }
    return texts;
}

} // namespace

TeamSheetPages::TeamSheetPages(TeamSheet sheet, TeamSheetKind kind)
    : m_sheet(std::move(sheet))
    , m_kind(kind)
    , m_table({}, 0, 0)
{ }

QString TeamSheetPages::title() const
{
    return m_sheet.name;
}

std::vector<SheetColumn> TeamSheetPages::columns() const
{
    const SheetWords &words = m_sheet.words;
    const auto pen = [](qreal points) { return points * unitsPerPoint; };
    std::vector<SheetColumn> columns{
        sheetColumn(words(QT_TRANSLATE_NOOP("SheetWords", "No.")), 0, 0, Qt::AlignHCenter),
        sheetColumn(words(QT_TRANSLATE_NOOP("SheetWords", "Name")), 3, pen(50), Qt::AlignLeft),
        sheetColumn(words(QT_TRANSLATE_NOOP("SheetWords", "Position")), 2, pen(40), Qt::AlignLeft)};
    for (const Stat stat : allStats)
        columns.push_back(sheetColumn(statTitle(stat, words), 0, pen(18), Qt::AlignHCenter));
    columns.push_back(
        sheetColumn(words(QT_TRANSLATE_NOOP("SheetWords", "Skills")), 5, pen(60), Qt::AlignLeft));
    if (isFull()) {
        columns.push_back(sheetColumn(words(QT_TRANSLATE_NOOP("SheetWords", "Injuries")), 1.4,
                                      pen(34), Qt::AlignLeft));
        for (const char *achievement :
             {QT_TRANSLATE_NOOP("SheetWords", "Comp"), QT_TRANSLATE_NOOP("SheetWords", "TD"),
              QT_TRANSLATE_NOOP("SheetWords", "Int"), QT_TRANSLATE_NOOP("SheetWords", "Cas"),
              QT_TRANSLATE_NOOP("SheetWords", "MVP")})
            columns.push_back(sheetColumn(words(achievement), 0, pen(19), Qt::AlignHCenter));
    }
    columns.push_back(
        sheetColumn(words(QT_TRANSLATE_NOOP("SheetWords", "SPP")), 0, pen(19), Qt::AlignHCenter));
    columns.push_back(
        sheetColumn(words(QT_TRANSLATE_NOOP("SheetWords", "Value")), 0, 0, Qt::AlignRight));
    return columns;
}

std::vector<SheetCell> TeamSheetPages::cells(const TeamSheetPlayer &player) const
{
    std::vector<SheetCell> row{{QString::number(player.number), {}, true, 0},
                               nameCell(player),
                               {player.role.first, player.role.second, false, 0}};
    for (const Stat stat : allStats)
        row.push_back(statCell(player, stat));
    row.push_back(skillCell(player));
    if (isFull()) {
        row.push_back(markCell(player));
        for (const Achievement achievement :
             {Achievement::Completion, Achievement::Touchdown, Achievement::Interception,
              Achievement::Casualty, Achievement::Mvp}) {
            const int count = player.achievements.count(achievement);
            row.push_back({count > 0 ? QString::number(count) : QString(), {}, false, 0});
        }
    } else if (!player.injuryMarks.first.isEmpty()) {
        row.back().text
            += (row.back().text.isEmpty() ? QString() : u"; "_s) + player.injuryMarks.both();
    }
    row.push_back({QString::number(player.points), {}, player.improvementsWaiting > 0, 0});
    row.push_back({m_sheet.words.number(player.value), {}, false, 0});
    return row;
}

void TeamSheetPages::makeTable()
{
    m_table = SheetTable(columns(), isFull() ? 7.5 : 6.5, (isFull() ? 19 : 11) * unitsPerPoint);
    for (const TeamSheetPlayer &player : m_sheet.players)
        m_table.addRow(cells(player));
    if (isFull()) {
        while (m_table.rowCount() < fullTeam)
            m_table.addRow({});
    }
    m_table.fitInto(body().width());
}

void TeamSheetPages::placeTable()
{
    const auto head = [this] {
        place(m_table.headHeight(),
              [this](QPainter &painter, const QRectF &area) { m_table.paintHead(painter, area); });
    };
    head();
    for (size_t row = 0; row < m_table.rowCount(); ++row) {
        if (m_table.rowHeight(row) > room()) {
            if (row >= m_sheet.players.size())
                return; // no page for empty lines alone
            nextPage();
            head();
        }
        place(m_table.rowHeight(row), [this, row](QPainter &painter, const QRectF &area) {
            m_table.paintRow(painter, area, row);
        });
    }
}

void TeamSheetPages::placeTexts(std::vector<SheetText> texts, int columnCount)
{
    TextColumns columns(std::move(texts), columnCount, body().width());
    while (!columns.isDone()) {
        gap(skillsGap);
        const qreal height = columns.fill(room());
        if (height > 0) {
            place(height, columns.painter());
            columns.next();
        } else {
            nextPage();
        }
    }
}

void TeamSheetPages::compose()
{
    makeTable();
    const auto head = std::make_shared<TeamHead>(m_sheet, isFull() ? 18 : 13, body().width());
    place(head->height(),
          [head](QPainter &painter, const QRectF &area) { head->paint(painter, area); });
    placeTable();
    gap(8 * unitsPerPoint);
    const auto boxes
        = std::make_shared<SheetBoxRow>(assetBoxes(m_sheet), isFull() ? 11 : 9, body().width());
    place(boxes->height(),
          [boxes](QPainter &painter, const QRectF &area) { boxes->paint(painter, area); });
    if (const QString legend = markLegend(m_sheet.words, m_sheet.players); !legend.isEmpty())
        placeTexts({{legend, sheetFont(6.5)}}, 1);
    placeTexts(inducementTexts(m_sheet), 1);
    if (!isFull())
        return;
    placeTexts(notesAsTexts(m_sheet.notes), 1);
    placeSkills(paper().orientation == QPageLayout::Landscape ? 3 : 2);
}

/// A little smaller where that keeps a last line from a page of its own.
void TeamSheetPages::placeSkills(int columnCount)
{
    constexpr qreal usual = 7;
    for (const qreal points : {usual, 6.5, 6.0, 5.5}) {
        TextColumns columns(skillTexts(m_sheet, points), columnCount, body().width());
        if (columns.fill(room() - skillsGap) == 0)
            break;
        columns.next();
        if (columns.isDone()) {
            placeTexts(skillTexts(m_sheet, points), columnCount);
            return;
        }
    }
    placeTexts(skillTexts(m_sheet, usual), columnCount);
}

} // namespace dugout
