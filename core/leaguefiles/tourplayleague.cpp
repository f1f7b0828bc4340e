// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/foreignnotes.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What of a match's events makes its result.
namespace eventcodes {
constexpr int touchdown = 4;
constexpr int casualty = 6;
constexpr int concession = 20;
} // namespace eventcodes

/// A registration: its coach and its roster.
ForeignEntrant entrantOf(const DataNode &node, const QString &place)
{
    ForeignEntrant entrant;
    entrant.place = place;
    if (const DataNode *player = node.child(u"player")) {
        entrant.coach = foreignName(fieldOf(*player, u"userNameToShow"));
        entrant.naf = std::max(0, fieldOf(*player, u"nafNumber").toInt());
    }
    if (const DataNode *roster = node.child(u"roster")) {
        entrant.team = foreignName(fieldOf(*roster, u"teamName"));
        entrant.race = foreignName(fieldOf(*roster, u"teamRace"));
        if (const DataNode *master = roster->child(u"rosterMaster"))
            entrant.race = foreignName(fieldOf(*master, u"name"));
    }
    if (entrant.team.isEmpty())
        entrant.team = entrant.coach;
    return entrant;
}

QString rosterId(const DataNode &node)
{
    const DataNode *roster = node.child(u"roster");
    return roster ? fieldOf(*roster, u"id") : QString();
}

Result<ForeignLeague> readRegistrations(const DataNode &root)
{
    ForeignLeague league;
    ForeignNotes notes;
    EntrantList list(league, notes);
    for (const DataNode &category : root.children) {
        for (const DataNode &each : category.children)
            list.add(entrantOf(each, category.name));
    }
    if (league.entrants.empty())
        return noLeagueInFile();
    league.notes = notes.notes();
    return league;
}

void count(const DataNode &event, const QString &home, const QString &away, FixtureResult &result,
           ForeignNotes &notes)
{
    const QString roster = fieldOf(event, u"rosterId");
    const bool isHome = roster == home;
    if (!isHome && roster != away)
        return;
    const int code = fieldOf(event, u"matchEventType").toInt();
    if (code == eventcodes::touchdown) {
        ++(isHome ? result.td : result.tdAgainst);
    } else if (code == eventcodes::casualty) {
        ++(isHome ? result.cas : result.casAgainst);
    } else if (code == eventcodes::concession) {
        result.conceded = isHome ? FixtureSide::Home : FixtureSide::Away;
        result.winner = isHome ? FixtureSide::Away : FixtureSide::Home;
    } else {
        notes.add(u"matchEvents"_s, QString::number(code),
                  LeagueReading::tr("Events besides touchdowns, casualties and giving up."));
    }
}

Result<ForeignLeague> readMatch(const DataNode &root)
{
    const DataNode *local = root.child(u"inscriptionLocal");
    const DataNode *visitor = root.child(u"inscriptionVisitor");
    if (!local || !visitor)
        return noLeagueInFile();
    ForeignLeague league;
    ForeignNotes notes;
    EntrantList list(league, notes);
    const ForeignEntrant home = entrantOf(*local, u"inscriptionLocal"_s);
    const ForeignEntrant away = entrantOf(*visitor, u"inscriptionVisitor"_s);
    list.add(home);
    list.add(away);
    FixtureResult result;
    result.round = std::max(1, foreignCount(fieldOf(root, u"round")).value_or(1));
    result.home = EntrantId(home.team);
    result.away = EntrantId(away.team);
    const DataNode *events = root.child(u"matchEvents");
    const QString homeRoster = rosterId(*local);
    const QString awayRoster = rosterId(*visitor);
    if (events && !events->children.empty() && homeRoster != awayRoster) {
        for (const DataNode &each : events->children)
            count(each, homeRoster, awayRoster, result, notes);
        if (auto sound = checkResult(result); !sound)
            return sound.error();
        league.results.push_back(result);
    } else {
        notes.add(u"matchEvents"_s, home.team, LeagueReading::tr("A match that is not played."));
    }
    league.notes = notes.notes();
    return league;
}

} // namespace

Result<ForeignLeague> readTourPlayLeague(const QByteArray &bytes)
{
    const auto root = parseJson(bytes);
    if (!root)
        return root.error();
    if (root->child(u"matchId") || root->child(u"inscriptionLocal"))
        return readMatch(*root);
    return readRegistrations(*root);
}

} // namespace dugout
