// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/leaguefacts.h"

#include "core/club/teamrepository.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "tests/releases/facts.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString sideName(FixtureSide side)
{
    switch (side) {
    case FixtureSide::Home:
        return u"home"_s;
    case FixtureSide::Away:
        return u"away"_s;
    case FixtureSide::Neither:
        break;
    }
    return u"neither"_s;
}

QString sourceName(ResultSource source)
{
    switch (source) {
    case ResultSource::Match:
        return u"match"_s;
    case ResultSource::Paper:
        return u"paper"_s;
    case ResultSource::File:
        return u"file"_s;
    case ResultSource::Commissioner:
        break;
    }
    return u"commissioner"_s;
}

QJsonObject outcomeFacts(const FixtureOutcome &outcome)
{
    const FixtureResult &result = outcome.result;
    return {
        {u"touchdowns"_s, QJsonArray{result.td, result.tdAgainst}},
        {u"casualties"_s, QJsonArray{result.cas, result.casAgainst}},
        {u"winner"_s, sideName(winnerOf(result))},
        {u"kind"_s, resultKindId(result.kind)},
        {u"source"_s, sourceName(outcome.source)},
        {u"values"_s, QJsonArray{outcome.homeValue, outcome.awayValue}},
        {u"signed"_s, QJsonArray{outcome.homeSigned, outcome.awaySigned}},
        {u"note"_s, outcome.note},
        {u"games"_s, outcome.encounter ? static_cast<qint64>(outcome.encounter->games.size()) : 0},
        {u"deliveredBy"_s, outcome.deliveredBy},
        {u"atTable"_s, outcome.atTable},
        {u"disputed"_s, sideName(outcome.disputed)},
        {u"dispute"_s, outcome.dispute}};
}

/// The match of a fixture as far as this machine has it.
QJsonValue journalFacts(JournalStore &journals, const JournalId &match)
{
    if (match.isEmpty())
        return {};
    const auto journal = journals.read(match);
    if (!journal)
        return {};
    return QJsonObject{{u"entries"_s, static_cast<qint64>(journal->entries.size())},
                       {u"finished"_s, journal->stand.state == JournalState::Finished}};
}

QJsonArray fixtureFacts(const ClubStores &stores, const League &league,
                        const Competition &competition)
{
    QJsonArray all;
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &round : phase.rounds) {
            for (const LeagueFixture &each : round.fixtures)
                all.append(QJsonObject{
                    {u"round"_s, round.number},
                    {u"published"_s, round.published},
                    {u"home"_s, teamName(league, each.home)},
                    {u"away"_s, each.isBye() ? QString() : teamName(league, each.away)},
                    {u"place"_s, each.when.place},
                    {u"match"_s, journalFacts(stores.journals, each.match)},
                    {u"outcome"_s,
                     each.outcome ? QJsonValue(outcomeFacts(*each.outcome)) : QJsonValue()}});
        }
    }
    return all;
}

QJsonArray standingFacts(const League &league, const Competition &competition)
{
    QJsonArray rows;
    const auto table = standingsOf(league, competition);
    if (!table)
        return {table.error().message};
    for (const StandingRow &row : table->rows)
        rows.append(QJsonObject{
            {u"rank"_s, row.rank},
            {u"team"_s, teamName(league, row.entrant.id)},
            {u"record"_s,
             u"%1 %2 %3 %4"_s.arg(row.played).arg(row.won).arg(row.drawn).arg(row.lost)},
            {u"touchdowns"_s, QJsonArray{row.td, row.tdAgainst}},
            {u"casualties"_s, QJsonArray{row.cas, row.casAgainst}},
            {u"points"_s, row.points.toString()},
            {u"byHand"_s, row.handPoints.toString()}});
    return rows;
}

QJsonArray seasonFacts(const ClubStores &stores, const League &league)
{
    QJsonArray seasons;
    for (const Season &season : league.seasons) {
        QJsonArray competitions;
        for (const Competition &each : season.competitions)
            competitions.append(QJsonObject{{u"name"_s, each.rules.name},
                                            {u"ended"_s, each.ended},
                                            {u"phase"_s, each.currentPhase()},
                                            {u"standings"_s, standingFacts(league, each)},
                                            {u"fixtures"_s, fixtureFacts(stores, league, each)}});
        seasons.append(QJsonObject{{u"name"_s, season.name},
                                   {u"ended"_s, season.ended},
                                   {u"competitions"_s, competitions}});
    }
    return seasons;
}

QJsonArray memberFacts(const League &league)
{
    QJsonArray members;
    for (const LeagueTeam &each : league.teams) {
        QJsonArray bought;
        for (const Purchase &purchase : each.inducements)
            bought.append(purchase.inducement.text());
        members.append(QJsonObject{{u"name"_s, each.name},
                                   {u"coach"_s, coachName(league, each.id)},
                                   {u"roster"_s, each.roster.text()},
                                   {u"active"_s, each.state == MemberState::Active},
                                   {u"value"_s, each.figures.value},
                                   {u"fanFactor"_s, each.figures.fanFactor},
                                   {u"treasury"_s, each.figures.treasury},
                                   {u"forGood"_s, bought}});
    }
    return members;
}

QJsonArray coachFacts(const League &league)
{
    QJsonArray coaches;
    for (const LeagueCoach &each : league.coaches)
        coaches.append(QJsonObject{
            {u"name"_s, each.name}, {u"naf"_s, each.naf}, {u"contact"_s, each.contact}});
    return coaches;
}

QJsonArray prizeFacts(const League &league)
{
    QJsonArray prizes;
    for (const Prize &each : league.prizes)
        prizes.append(
            u"%1: %2 %3"_s.arg(each.name, teamName(league, each.team), each.player).trimmed());
    return prizes;
}

/// The kept teams among its members.
Result<QJsonArray> sheetFacts(const ClubStores &stores, const League &league)
{
    QJsonArray sheets;
    for (const LeagueTeam &each : league.teams) {
        if (each.sheet.isEmpty())
            continue;
        const auto kept = TeamRepository(stores).load(DocumentId(each.id.text()));
        if (!kept)
            return kept.error();
        const auto ruleset = stores.library.load(kept->team.ruleset.text());
        if (!ruleset)
            return ruleset.error();
        QJsonObject facts = teamFacts(kept->team, **ruleset);
        for (const QString &list : {u"players"_s, u"former"_s})
            facts.insert(list, facts.value(list).toArray().size());
        sheets.append(facts);
    }
    return sheets;
}

} // namespace

Result<QJsonObject> leagueFacts(const ClubStores &stores, const LeagueRepository &leagues,
                                const LeagueId &id)
{
    const auto opened = leagues.open(id);
    if (!opened)
        return opened.error();
    const League &league = opened->league();
    const auto sheets = sheetFacts(stores, league);
    if (!sheets)
        return sheets.error();
    return QJsonObject{{u"name"_s, league.name},
                       {u"edition"_s, league.currentRules().ruleset.text()},
                       {u"coaches"_s, coachFacts(league)},
                       {u"members"_s, memberFacts(league)},
                       {u"seasons"_s, seasonFacts(stores, league)},
                       {u"prizes"_s, prizeFacts(league)},
                       {u"history"_s, static_cast<qint64>(opened->history().size())},
                       {u"sheets"_s, *sheets}};
}

Result<QJsonObject> allLeagueFacts(const ClubStores &stores, const LeagueRepository &leagues)
{
    const auto all = leagues.list();
    if (!all)
        return all.error();
    QJsonObject facts;
    for (const LeagueSummary &each : *all) {
        const auto league = leagueFacts(stores, leagues, each.id);
        if (!league)
            return league.error();
        facts.insert(league->value("name"_L1).toString(), *league);
    }
    return facts;
}

} // namespace dugout
