// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leagueprints.h"

#include "core/leaguefiles/rulestable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeaguePrintWords
{
    Q_DECLARE_TR_FUNCTIONS(LeaguePrints)
};

/// What is played with its result, so that a season that is over can be printed as well.
std::vector<ShownTable> roundTables(const LeagueShown &shown, const Competition &competition,
                                    int round)
{
    std::vector<ShownTable> tables;
    for (const LeagueRound *each : publishedRounds(competition)) {
        if (round != 0 && each->number != round)
            continue;
        ShownTable table = roundTable(shown, *each, &competition);
        if (!table.rows.empty())
            tables.push_back(std::move(table));
    }
    return tables;
}

/// A knock-out has no table: its bracket says how things stand.
void addBrackets(std::vector<ShownTable> &tables, const LeagueShown &shown,
                 const Competition &competition)
{
    for (size_t phase = 0; phase < competition.phases.size(); ++phase) {
        if (competition.rules.phases[phase].format != PhaseFormat::KnockOut)
            continue;
        for (const BracketStage &stage : bracketStages(competition, static_cast<int>(phase))) {
            for (ShownTable &table : stageTables(shown, stage))
                tables.push_back(std::move(table));
        }
    }
}

} // namespace

const QStringList &leaguePrintIds()
{
    static const QStringList ids{u"standings"_s,    u"fixtures"_s, u"cross-table"_s,
                                 u"rounds"_s,       u"signs"_s,    u"slips"_s,
                                 u"certificates"_s, u"rules"_s,    u"teams"_s};
    return ids;
}

QString leaguePrintName(LeaguePrint print)
{
    switch (print) {
    case LeaguePrint::Standings:
        return LeaguePrintWords::tr("Standings");
    case LeaguePrint::Fixtures:
        return LeaguePrintWords::tr("Fixtures");
    case LeaguePrint::CrossTable:
        return LeaguePrintWords::tr("Cross-table");
    case LeaguePrint::Rounds:
        return LeaguePrintWords::tr("Round sheets");
    case LeaguePrint::Signs:
        return LeaguePrintWords::tr("Table signs");
    case LeaguePrint::Slips:
        return LeaguePrintWords::tr("Match sheets to fill in");
    case LeaguePrint::Certificates:
        return LeaguePrintWords::tr("Certificates");
    case LeaguePrint::Teams:
        return LeaguePrintWords::tr("Team sheets");
    case LeaguePrint::Rules:
        break;
    }
    return LeaguePrintWords::tr("What the rules change");
}

Result<std::vector<ShownTable>> printedTables(const LeagueShown &shown,
                                              const Competition &competition, LeaguePrint print,
                                              int round)
{
    if (print == LeaguePrint::Rules)
        return rulesTables(shown);
    if (print == LeaguePrint::Fixtures || print == LeaguePrint::Rounds)
        return roundTables(shown, competition, round);
    std::vector<ShownTable> tables;
    for (const NamedScope &scope : scopesOf(competition)) {
        auto table = print == LeaguePrint::CrossTable ? crossTable(shown, competition, scope)
                                                      : standingsTable(shown, competition, scope);
        if (!table)
            return table.error();
        tables.push_back(*std::move(table));
    }
    if (print == LeaguePrint::Standings)
        addBrackets(tables, shown, competition);
    return tables;
}

} // namespace dugout
