// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/drawnround.h"
#include "core/leaguefiles/foreignnotes.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Takes a report for the players' association, which knows coaches but neither teams nor rounds:
/// each match is put into the first round in which both are free.
class NafReader
{
public:
    NafReader()
        : m_list(m_league, m_notes)
    { }

    ForeignLeague run(const DataNode &root)
    {
        if (const DataNode *coaches = root.child(u"coaches")) {
            for (const DataNode &each : coaches->children)
                readCoach(each, u"coaches"_s);
        }
        for (const DataNode &each : root.children) {
            if (each.name == u"game"_s)
                readGame(each);
        }
        m_league.notes = m_notes.notes();
        return std::move(m_league);
    }

private:
    void readCoach(const DataNode &node, const QString &place)
    {
        const QString name = foreignName(fieldOf(node, u"name"));
        if (!m_list.contains(name))
            m_list.add({name,
                        name,
                        foreignName(fieldOf(node, u"team")),
                        {},
                        std::max(0, fieldOf(node, u"number").toInt()),
                        place});
    }

    void readGame(const DataNode &node)
    {
        std::vector<const DataNode *> sides;
        for (const DataNode &each : node.children) {
            if (each.name == u"playerRecord"_s)
                sides.push_back(&each);
        }
        if (sides.size() != 2) {
            m_notes.add(u"game"_s, {}, LeagueReading::tr("A match without two sides."));
            return;
        }
        FixtureResult result;
        const auto name
            = [&sides](size_t side) { return foreignName(fieldOf(*sides[side], u"name")); };
        const auto td = foreignCount(fieldOf(*sides[0], u"touchDowns"));
        const auto against = foreignCount(fieldOf(*sides[1], u"touchDowns"));
        if (!td || !against) {
            m_notes.add(u"game"_s, name(0), LeagueReading::tr("A match that is not played."));
            return;
        }
        readCoach(*sides[0], u"game"_s);
        readCoach(*sides[1], u"game"_s);
        result.home = EntrantId(name(0));
        result.away = EntrantId(name(1));
        result.td = *td;
        result.tdAgainst = *against;
        result.cas = foreignCount(fieldOf(*sides[0], u"badlyHurt")).value_or(0);
        result.casAgainst = foreignCount(fieldOf(*sides[1], u"badlyHurt")).value_or(0);
        int &homeRound = m_rounds[result.home];
        int &awayRound = m_rounds[result.away];
        result.round = std::max(homeRound, awayRound) + 1;
        if (!checkResult(result) || result.round > mostRounds) {
            m_notes.add(u"game"_s, name(0), LeagueReading::tr("A result that cannot be."));
            return;
        }
        m_rounds[result.home] = result.round;
        m_rounds[result.away] = result.round;
        m_league.results.push_back(result);
    }

    ForeignLeague m_league;
    ForeignNotes m_notes;
    EntrantList m_list;
    std::map<EntrantId, int> m_rounds; ///< the last in which each has played
};

} // namespace

Result<ForeignLeague> readNafLeague(const QByteArray &bytes)
{
    const auto root = parseXml(bytes);
    if (!root)
        return root.error();
    if (root->name != u"nafReport"_s)
        return noLeagueInFile();
    ForeignLeague league = NafReader().run(*root);
    if (league.entrants.empty())
        return noLeagueInFile();
    return league;
}

} // namespace dugout
