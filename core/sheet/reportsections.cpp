// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/reportsections.h"

#include "core/match/words/matchtexts.h"
#include "core/sheet/reportcourse.h"
#include "core/sheet/reportwords.h"
#include "core/text/languagescope.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString duration(qint64 ms)
{
    const qint64 seconds = ms / 1000;
    return u"%1:%2"_s.arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

/// Of a match that was told from paper only the score is known, which the title says.
int halvesKnown(const MatchReport &report)
{
    for (const Seat seat : {0, 1}) {
        int scored = 0;
        for (int half = 1; half <= report.halves(); ++half)
            scored += report.scoredIn(half, seat);
        if (scored != report.sides.at(static_cast<size_t>(seat)).score)
            return 0;
    }
    return report.halves();
}

ReportSection lineScore(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Line score"), {QString()}, {}};
    const int halves = halvesKnown(report);
    if (halves == 0)
        return section;
    for (int half = 1; half <= halves; ++half)
        section.columns.append(reportHalf(half));
    section.columns.append(ReportWords::tr("Total"));
    for (const Seat seat : {0, 1}) {
        const ReportSide &side = report.sides.at(static_cast<size_t>(seat));
        QStringList row{side.team};
        for (int half = 1; half <= halves; ++half)
            row.append(QString::number(report.scoredIn(half, seat)));
        row.append(QString::number(side.score));
        section.rows.push_back(row);
    }
    return section;
}

ReportSection driveSection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Drives"),
                          {ReportWords::tr("Half"), ReportWords::tr("Kicked off"),
                           ReportWords::tr("Scored"), ReportWords::tr("Turns at the end")},
                          {}};
    for (const DriveRecord &drive : report.drives)
        section.rows.push_back({reportHalf(drive.half), reportTeam(report, drive.kicking),
                                reportTeam(report, drive.scoredBy),
                                u"%1 – %2"_s.arg(drive.turnsAtEnd[0]).arg(drive.turnsAtEnd[1])});
    return section;
}

/// A dash until the coach has looked them up, where only the book knows.
QString pointsWords(const MatchReport &report, const ReportPlayer &player)
{
    return report.pointsByBook && player.points == 0 ? u"–"_s : QString::number(player.points);
}

ReportSection playerSection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Star player points"),
                          {ReportWords::tr("Team"), ReportWords::tr("Player"),
                           ReportWords::tr("Touchdowns"), ReportWords::tr("Completions"),
                           ReportWords::tr("Interceptions"), ReportWords::tr("Casualties"),
                           ReportWords::tr("MVP"), ReportWords::tr("Points")},
                          {}};
    for (const ReportPlayer &player : report.players) {
        const QString name = player.name.isEmpty() ? localized(player.role) : player.name;
        section.rows.push_back(
            {reportTeam(report, player.seat), u"#%1 %2"_s.arg(player.number).arg(name),
             QString::number(player.achievements.touchdowns),
             QString::number(player.achievements.completions),
             QString::number(player.achievements.interceptions),
             QString::number(player.achievements.casualties),
             QString::number(player.achievements.mvps), pointsWords(report, player)});
    }
    return section;
}

QString casualtyCause(const ReportCasualty &casualty)
{
    const QString how = harmWords(casualty.record.cause);
    if (casualty.by.isEmpty())
        return how.isEmpty() ? u"–"_s : how;
    return how.isEmpty() ? casualty.by : u"%1 (%2)"_s.arg(casualty.by, how);
}

ReportSection casualtySection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Casualties"),
                          {ReportWords::tr("Team"), ReportWords::tr("Player"),
                           ReportWords::tr("Caused by"), ReportWords::tr("Result")},
                          {}};
    for (const ReportCasualty &casualty : report.casualties)
        section.rows.push_back({reportTeam(report, casualty.record.victim.seat), casualty.victim,
                                casualtyCause(casualty), casualtyResult(casualty)});
    return section;
}

/// "2 × Bribe, Wizard"
QString itemWords(const std::vector<ReportItem> &items)
{
    QStringList words;
    for (const ReportItem &item : items)
        words.append(item.count == 1 ? localized(item.name)
                                     : u"%1 × %2"_s.arg(item.count).arg(localized(item.name)));
    return words.isEmpty() ? u"–"_s : words.join(u", "_s);
}

/// The lines of the two sides; those that say nothing of either are left out.
class SideLines
{
public:
    explicit SideLines(const MatchReport &report)
        : m_sides(report.sides)
        , m_section{ReportWords::tr("The match"), {QString()}, {}}
    {
        for (const ReportSide &side : m_sides)
            m_section.columns.append(side.team);
    }

    template<typename Words>
    void add(const QString &name, Words words)
    {
        m_section.rows.push_back({name, words(m_sides[0]), words(m_sides[1])});
    }

    void addItems(const QString &name, std::vector<ReportItem> ReportSide::*items)
    {
        if (!(m_sides[0].*items).empty() || !(m_sides[1].*items).empty())
            add(name, [items](const ReportSide &side) { return itemWords(side.*items); });
    }

    [[nodiscard]] ReportSection take() { return std::move(m_section); }

private:
    const std::array<ReportSide, 2> &m_sides;
    ReportSection m_section;
};

ReportSection sideSection(const MatchReport &report)
{
    SideLines lines(report);
    lines.add(ReportWords::tr("Coach"), [](const ReportSide &side) { return side.coach; });
    lines.add(ReportWords::tr("Fans"),
              [](const ReportSide &side) { return groupedNumber(side.fans, currentLanguage()); });
    if (report.sides[0].fame)
        lines.add(ReportWords::tr("FAME"),
                  [](const ReportSide &side) { return QString::number(side.fame.value_or(0)); });
    lines.addItems(ReportWords::tr("Inducements"), &ReportSide::inducements);
    lines.addItems(ReportWords::tr("Cards played"), &ReportSide::cards);
    const auto either
        = [&report](const auto &has) { return has(report.sides[0]) || has(report.sides[1]); };
    if (either([](const ReportSide &side) { return side.turns > 0; }))
        lines.add(ReportWords::tr("Turns"),
                  [](const ReportSide &side) { return QString::number(side.turns); });
    if (either([](const ReportSide &side) { return side.timeMs > 0; }))
        lines.add(ReportWords::tr("Time"),
                  [](const ReportSide &side) { return duration(side.timeMs); });
    lines.add(ReportWords::tr("Confirmed"), [](const ReportSide &side) {
        return side.confirmed ? ReportWords::tr("yes") : ReportWords::tr("no");
    });
    return lines.take();
}

/// Sums over all rolls: what fair dice would have shown, and what they did.
ReportSection luckSection(const MatchReport &report)
{
    ReportSection section{ReportWords::tr("Dice"),
                          {ReportWords::tr("Team"), ReportWords::tr("Dice rolled"),
                           ReportWords::tr("Expected"), ReportWords::tr("Shown")},
                          {}};
    const bool anyRolled = std::any_of(report.luck.begin(), report.luck.end(),
                                       [](const LuckRow &row) { return row.dice > 0; });
    if (!anyRolled)
        return section;
    for (const Seat seat : {0, 1}) {
        int dice = 0;
        int shown = 0;
        double expected = 0;
        for (const LuckRow &row : report.luck) {
            if (row.coach != seat)
                continue;
            dice += row.dice;
            shown += row.actual;
            expected += row.expected.toDouble();
        }
        section.rows.push_back({reportTeam(report, seat), QString::number(dice),
                                currentLocale().toString(expected, 'f', 1),
                                QString::number(shown)});
    }
    return section;
}

/// From the whistle to the next sheet, line by line.
ReportSection changeSection(const MatchReport &report, Seat seat)
{
    ReportSection section{ReportWords::tr("What changed: %1").arg(reportTeam(report, seat)),
                          {ReportWords::tr("What"), ReportWords::tr("Before"),
                           ReportWords::tr("After"), ReportWords::tr("Why")},
                          {}};
    for (const ReportChange &change : report.changes) {
        if (change.seat == seat)
            section.rows.push_back({localized(change.what), localized(change.before),
                                    localized(change.after), localized(change.why)});
    }
    return section;
}

} // namespace

QString casualtyResult(const ReportCasualty &casualty)
{
    const QString &note = casualty.record.note;
    const QString result = localized(casualty.result);
    // What the book said of an injury that was mended is not kept.
    const QString mended = result.isEmpty() ? ReportWords::tr("Casualty") : result;
    if (casualty.record.mended == Mending::Saved)
        return ReportWords::tr("%1, saved by the apothecary").arg(mended);
    if (casualty.record.mended == Mending::Regenerated)
        return ReportWords::tr("%1, regenerated").arg(mended);
    if (const QString after = localized(casualty.after); !after.isEmpty())
        return note.isEmpty() || note == after ? after : u"%1 (%2)"_s.arg(after, note);
    return result.isEmpty() ? note : result;
}

std::vector<ReportSection> changeSections(const MatchReport &report)
{
    std::vector<ReportSection> all;
    for (const Seat seat : {0, 1}) {
        ReportSection section = changeSection(report, seat);
        if (!section.rows.empty())
            all.push_back(std::move(section));
    }
    return all;
}

std::vector<ReportSection> reportSections(const MatchReport &report)
{
    std::vector<ReportSection> all;
    for (ReportSection section :
         {lineScore(report), sideSection(report), driveSection(report), playerSection(report),
          casualtySection(report), courseSection(report), luckSection(report)}) {
        if (!section.rows.empty())
            all.push_back(std::move(section));
    }
    const auto changes = changeSections(report);
    all.insert(all.end(), changes.begin(), changes.end());
    return all;
}

} // namespace dugout
