// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/drawnround.h"
#include "core/leaguefiles/foreignnotes.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isSet(const DataNode &node, QStringView name)
{
    return fieldOf(node, name).compare(u"true", Qt::CaseInsensitive) == 0;
}

/// Takes a tournament as Tourma keeps it: coaches, and rounds of matches between them.
class TourmaReader
{
public:
    TourmaReader()
        : m_list(m_league, m_notes)
    { }

    ForeignLeague run(const DataNode &root)
    {
        if (const DataNode *parameters = root.child(u"Parameters"))
            m_league.name = foreignName(fieldOf(*parameters, u"Name"));
        int round = 0;
        for (const DataNode &each : root.children) {
            if (each.name == u"Coach"_s)
                readCoach(each);
        }
        for (const DataNode &each : root.children) {
            if (each.name == u"Round"_s)
                readRound(each, ++round);
            else if (!isKnown(each.name))
                m_notes.add(each.name, {},
                            LeagueReading::tr("\"%1\" is not taken.").arg(foreignName(each.name)));
        }
        m_league.notes = m_notes.notes();
        return std::move(m_league);
    }

private:
    static bool isKnown(const QString &name)
    {
        static const QStringList names{
            u"Coach"_s,       u"Round"_s,    u"Parameters"_s,         u"Roster"_s,
            u"Description"_s, u"Version"_s,  u"RoundRobin"_s,         u"Clan"_s,
            u"Group"_s,       u"Category"_s, u"GroupModifierPoints"_s};
        return names.contains(name);
    }

    void readCoach(const DataNode &node)
    {
        const QString coach = foreignName(fieldOf(node, u"Name"));
        QString team = foreignName(fieldOf(node, u"Team"));
        if (team.isEmpty() || m_list.contains(team))
            team = coach;
        const QString clan = foreignName(fieldOf(node, u"Clan"));
        static const QStringList noClan{u"Aucun"_s, u"None"_s, u"Ninguno"_s, u"Kein"_s};
        if (node.child(u"Active") && !isSet(node, u"Active"))
            m_notes.add(u"Coach"_s, coach,
                        LeagueReading::tr("An inactive coach is imported as an active one."));
        m_teams.insert(coach, team);
        m_list.add({team, coach, foreignName(fieldOf(node, u"Roster")),
                    noClan.contains(clan) ? QString() : clan,
                    std::max(0, fieldOf(node, u"NAF").toInt()), u"Coach/"_s + coach});
    }

    void readRound(const DataNode &node, int round)
    {
        if (round > mostRounds) {
            m_notes.add(u"Round"_s, QString::number(round),
                        LeagueReading::tr("More than %1 rounds.").arg(mostRounds));
            return;
        }
        for (const DataNode &each : node.children) {
            if (each.name == u"Match"_s)
                readMatch(each, round);
        }
    }

    /// The first count is that of touchdowns and the second that of casualties, whatever language
    /// they are called in.
    void readCounts(const DataNode &node, FixtureResult &result, bool &isPlayed)
    {
        int number = 0;
        for (const DataNode &each : node.children) {
            if (each.name != u"Value"_s)
                continue;
            const auto home = foreignCount(fieldOf(each, u"Value1"));
            const auto away = foreignCount(fieldOf(each, u"Value2"));
            ++number;
            if (number == 1) {
                isPlayed = home && away;
                result.td = home.value_or(0);
                result.tdAgainst = away.value_or(0);
            } else if (number == 2) {
                result.cas = home.value_or(0);
                result.casAgainst = away.value_or(0);
            } else {
                const QString name = foreignName(fieldOf(each, u"Name"));
                m_notes.add(u"Match/Value"_s, name,
                            LeagueReading::tr("The count \"%1\" is not taken.").arg(name));
            }
        }
    }

    void readMatch(const DataNode &node, int round)
    {
        const QString home = m_teams.value(foreignName(fieldOf(node, u"Coach1")));
        const QString away = m_teams.value(foreignName(fieldOf(node, u"Coach2")));
        if (home.isEmpty() || away.isEmpty() || home == away) {
            m_notes.add(u"Round/%1"_s.arg(round), fieldOf(node, u"Coach1"),
                        LeagueReading::tr("A match of somebody who does not take part."));
            return;
        }
        FixtureResult result;
        result.round = round;
        result.home = EntrantId(home);
        result.away = EntrantId(away);
        bool isPlayed = false;
        readCounts(node, result, isPlayed);
        const bool first = isSet(node, u"RefusedBy1");
        const bool second = isSet(node, u"RefusedBy2");
        if (first || second) {
            result.kind = first && second ? ResultKind::DoubleForfeit : ResultKind::Forfeit;
            if (first != second)
                result.winner = first ? FixtureSide::Away : FixtureSide::Home;
        } else if (!isPlayed) {
            m_notes.add(u"Round/%1"_s.arg(round), home,
                        LeagueReading::tr("A match that is not played."));
            return;
        }
        const bool homeGaveUp = isSet(node, u"ConcedeedBy1");
        if (homeGaveUp != isSet(node, u"ConcedeedBy2")) {
            result.conceded = homeGaveUp ? FixtureSide::Home : FixtureSide::Away;
            result.winner = homeGaveUp ? FixtureSide::Away : FixtureSide::Home;
        }
        if (checkResult(result))
            m_league.results.push_back(result);
        else
            m_notes.add(u"Round/%1"_s.arg(round), home,
                        LeagueReading::tr("A result that cannot be."));
    }

    ForeignLeague m_league;
    ForeignNotes m_notes;
    EntrantList m_list;
    QHash<QString, QString> m_teams; ///< by coach
};

} // namespace

Result<ForeignLeague> readTourmaLeague(const QByteArray &bytes)
{
    const auto root = parseXml(bytes);
    if (!root)
        return root.error();
    if (root->name != u"Tournament"_s)
        return noLeagueInFile();
    ForeignLeague league = TourmaReader().run(*root);
    if (league.entrants.empty())
        return noLeagueInFile();
    return league;
}

} // namespace dugout
