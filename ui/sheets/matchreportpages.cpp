// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/matchreportpages.h"

#include "core/text/languagescope.h"
#include "ui/sheets/matchposter.h"
#include "ui/sheets/sheetcells.h"

#include <QPainter>
#include <QRegularExpression>

#include <memory>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal tablePoints = 8;
constexpr qreal leastAchievementsRow = 14 * unitsPerPoint;

template<typename Made>
auto inLanguage(Language language, Made make)
{
    const LanguageScope scope(language);
    return make();
}

/// Numbers, times and what stands for none of them.
bool isFigure(const QString &text)
{
    static const QRegularExpression figure(u"^[\\d.,:–\\s]*$"_s);
    return figure.match(text).hasMatch();
}

bool isFigureColumn(const ReportSection &section, qsizetype column)
{
    return std::all_of(section.rows.begin(), section.rows.end(),
                       [column](const QStringList &row) { return isFigure(row.value(column)); });
}

SheetWord pair(const QString &first, const QString &second)
{
    return {first, second == first ? QString() : second};
}

std::vector<SheetColumn> columnsOf(const ReportSection &first, const ReportSection &second)
{
    std::vector<SheetColumn> columns;
    for (qsizetype i = 0; i < first.columns.size(); ++i) {
        const bool figures = i > 0 && isFigureColumn(first, i);
        columns.push_back({pair(first.columns.at(i), second.columns.at(i)).both(),
                           figures ? 1.0 : 2.5, 0, figures ? Qt::AlignRight : Qt::AlignLeft});
    }
    return columns;
}

SheetTable tableOf(const ReportSection &first, const ReportSection &second)
{
    SheetTable table(columnsOf(first, second), tablePoints, leastAchievementsRow);
    for (size_t row = 0; row < first.rows.size(); ++row) {
        std::vector<SheetCell> cells;
        for (qsizetype i = 0; i < first.rows[row].size(); ++i) {
            const SheetWord word = pair(first.rows[row].at(i), second.rows[row].value(i));
            cells.push_back({word.first, word.second, i == 0, 0});
        }
        table.addRow(std::move(cells));
    }
    return table;
}

} // namespace

MatchReportPages::MatchReportPages(MatchReport report, SheetWords words, ReportContent content)
    : m_report(std::move(report))
    , m_words(words)
    , m_content(content)
{ }

QString MatchReportPages::title() const
{
    return reportTitle(m_report);
}

template<typename Made>
SheetWord MatchReportPages::word(Made make) const
{
    const QString first = inLanguage(m_words.language(), make);
    return m_words.second() ? pair(first, inLanguage(*m_words.second(), make))
                            : SheetWord{first, {}};
}

void MatchReportPages::makeTables()
{
    const auto make = [this] { return m_content(m_report); };
    const auto first = inLanguage(m_words.language(), make);
    const Language other = m_words.second().value_or(m_words.language());
    const auto second = inLanguage(other, make);
    const auto continued = [](Language language, const QString &heading) {
        return inLanguage(language, [&heading] { return reportContinued(heading); });
    };
    m_headings.clear();
    m_continued.clear();
    m_tables.clear();
    for (size_t i = 0; i < first.size(); ++i) {
        m_headings.push_back(pair(first[i].heading, second[i].heading));
        m_continued.push_back(pair(continued(m_words.language(), first[i].heading),
                                   continued(other, second[i].heading)));
        m_tables.push_back(tableOf(first[i], second[i]));
        m_tables.back().fitInto(body().width(), SheetTable::Fill::Needed);
    }
}

void MatchReportPages::placeLine(const QString &text, qreal points, QFont::Weight weight)
{
    placeText(text, points, weight, 0);
}

void MatchReportPages::placeHead()
{
    const auto poster = std::make_shared<MatchPoster>(m_report, m_words);
    place(MatchPoster::headHeight(),
          [poster](QPainter &painter, const QRectF &area) { poster->paintHead(painter, area); });
    gap(6 * unitsPerPoint);
    placeLine(word([this] { return reportOutcome(m_report); }).both(), 13, QFont::Bold);
    placeLine(word([this] { return reportDate(m_report); }).both(), 9);
    placeConditions();
    if (const qreal height = poster->courseHeight(); height > 0) {
        gap(4 * unitsPerPoint);
        place(height, [poster](QPainter &painter, const QRectF &area) {
            poster->paintCourse(painter, area);
        });
    }
    place(MatchPoster::figuresHeight(),
          [poster](QPainter &painter, const QRectF &area) { poster->paintFigures(painter, area); });
}

void MatchReportPages::placeConditions()
{
    const auto make = [this] { return reportConditions(m_report); };
    const QStringList first = inLanguage(m_words.language(), make);
    const QStringList second = inLanguage(m_words.second().value_or(m_words.language()), make);
    for (qsizetype i = 0; i < first.size(); ++i)
        placeLine(pair(first.at(i), second.at(i)).both(), 9);
}

void MatchReportPages::placeTable(size_t section)
{
    const SheetTable &table = m_tables[section];
    const auto head = [this, &table] {
        place(table.headHeight(),
              [&table](QPainter &painter, const QRectF &area) { table.paintHead(painter, area); });
    };
    // A heading never stands alone at the foot of a page.
    const qreal least = 20 * unitsPerPoint + table.headHeight() + table.rowHeight(0);
    if (least > room())
        nextPage();
    const auto begin = [this, &head](const SheetWord &heading) {
        placeLine(heading.both(), 10, QFont::Bold);
        head();
    };
    begin(m_headings[section]);
    for (size_t row = 0; row < table.rowCount(); ++row) {
        if (table.rowHeight(row) > room()) {
            nextPage();
            begin(m_continued[section]);
        }
        place(table.rowHeight(row), [&table, row](QPainter &painter, const QRectF &area) {
            table.paintRow(painter, area, row);
        });
    }
}

void MatchReportPages::compose()
{
    makeTables();
    placeHead();
    for (size_t section = 0; section < m_tables.size(); ++section) {
        gap(10 * unitsPerPoint);
        placeTable(section);
    }
    gap(10 * unitsPerPoint);
    placeLine(word([this] { return reportCheckCode(m_report); }).both(), 9, QFont::Bold);
}

} // namespace dugout
