// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/nafreport.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSet>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct NafWords
{
    Q_DECLARE_TR_FUNCTIONS(NafReport)
};

constexpr int standIn = 9; ///< the number for coaches who are no members
constexpr int usualRating = 100;
constexpr int goldPerRating = 10'000;

/// Names come from strangers: XML has no place for some characters.
QString xmlText(QString text)
{
    text.removeIf([](QChar c) {
        return (c < u' ' && c != u'\t' && c != u'\n') || c == QChar(0xfffe) || c == QChar(0xffff);
    });
    return text;
}

class NafWriter
{
public:
    NafWriter(const LeagueShown &shown, const Competition &competition)
        : m_shown(shown)
        , m_competition(competition)
        , m_xml(&m_report.bytes)
    { }

    NafReport run(const QString &organiser)
    {
        findGames();
        m_xml.setAutoFormatting(true);
        m_xml.writeStartDocument();
        m_xml.writeStartElement(u"nafReport"_s);
        m_xml.writeAttribute(u"xmlns:blo"_s, u"http://www.bloodbowl.net"_s);
        m_xml.writeTextElement(u"organiser"_s, xmlText(organiser));
        m_xml.writeStartElement(u"coaches"_s);
        writeCoaches();
        m_xml.writeEndElement();
        for (const LeagueFixture *each : m_games)
            writeGame(*each);
        m_xml.writeEndElement();
        m_xml.writeEndDocument();
        m_report.games = static_cast<int>(m_games.size());
        return std::move(m_report);
    }

private:
    [[nodiscard]] int number(const EntrantId &team) const
    {
        const LeagueTeam *of = m_shown.league.team(team);
        const LeagueCoach *coach = of ? m_shown.league.coach(of->coach) : nullptr;
        return coach && coach->naf > 0 ? coach->naf : standIn;
    }

    [[nodiscard]] QString name(const EntrantId &team) const
    {
        return number(team) == standIn ? u"Non-NAF"_s : xmlText(coachName(m_shown.league, team));
    }

    [[nodiscard]] QString race(const EntrantId &team) const
    {
        const LeagueTeam *of = m_shown.league.team(team);
        return nafRace(of ? of->roster : RosterId());
    }

    void note(const LeagueFixture &fixture, int round, const QString &reason)
    {
        m_report.notes.push_back({u"%1 – %2"_s.arg(teamName(m_shown.league, fixture.home),
                                                   teamName(m_shown.league, fixture.away)),
                                  QString::number(round), reason});
    }

    void findGames()
    {
        for (const LeagueRound *round : publishedRounds(m_competition)) {
            for (const LeagueFixture &each : round->fixtures) {
                if (each.isBye() || !each.outcome)
                    continue;
                if (each.outcome->result.kind != ResultKind::Played)
                    note(each, round->number, NafWords::tr("It was not played."));
                else if (number(each.home) == standIn && number(each.away) == standIn) {
                    note(each, round->number, NafWords::tr("Neither coach has a NAF number."));
                    ++m_report.numberless;
                } else
                    m_games.push_back(&each);
            }
        }
    }

    void writeCoaches()
    {
        QSet<EntrantId> seen;
        bool standsIn = false;
        for (const LeagueFixture *game : m_games) {
            for (const EntrantId &team : {game->home, game->away}) {
                const bool isStandIn = number(team) == standIn;
                if (seen.contains(team) || (isStandIn && standsIn))
                    continue;
                seen.insert(team);
                standsIn = standsIn || isStandIn;
                m_xml.writeStartElement(u"coach"_s);
                m_xml.writeTextElement(u"name"_s, name(team));
                m_xml.writeTextElement(u"number"_s, QString::number(number(team)));
                m_xml.writeTextElement(u"team"_s, isStandIn ? nafRace({}) : race(team));
                m_xml.writeEndElement();
            }
        }
    }

    void writeSide(const EntrantId &team, int value, int touchdowns, int casualties)
    {
        m_xml.writeStartElement(u"playerRecord"_s);
        m_xml.writeTextElement(u"name"_s, name(team));
        m_xml.writeTextElement(u"number"_s, QString::number(number(team)));
        m_xml.writeTextElement(u"team"_s, race(team));
        const int rating = value > 0 ? value / goldPerRating : usualRating;
        m_xml.writeTextElement(u"teamRating"_s, QString::number(rating));
        m_xml.writeTextElement(u"touchDowns"_s, QString::number(touchdowns));
        m_xml.writeTextElement(u"badlyHurt"_s, QString::number(casualties));
        m_xml.writeEndElement();
    }

    void writeGame(const LeagueFixture &fixture)
    {
        const FixtureOutcome &outcome = *fixture.outcome;
        const qint64 atMs = fixture.when.dateMs > 0 ? fixture.when.dateMs : outcome.atMs;
        m_xml.writeStartElement(u"game"_s);
        m_xml.writeTextElement(
            u"timeStamp"_s, QDateTime::fromMSecsSinceEpoch(atMs).toString(u"yyyy-MM-dd HH:mm"_s));
        const FixtureResult &result = outcome.result;
        writeSide(fixture.home, outcome.homeValue, result.td, result.cas);
        writeSide(fixture.away, outcome.awayValue, result.tdAgainst, result.casAgainst);
        m_xml.writeEndElement();
    }

    const LeagueShown &m_shown;
    const Competition &m_competition;
    NafReport m_report;
    QXmlStreamWriter m_xml;
    std::vector<const LeagueFixture *> m_games;
};

} // namespace

QString nafRace(const RosterId &roster)
{
    static const QHash<QString, QString> races{{u"amazon"_s, u"Amazons"_s},
                                               {u"bretonnia"_s, u"Bretonnians"_s},
                                               {u"chaos"_s, u"Chaos"_s},
                                               {u"chaos-chosen"_s, u"Chaos"_s},
                                               {u"chaos-dwarf"_s, u"Chaos Dwarves"_s},
                                               {u"chaos-pact"_s, u"Chaos Pact"_s},
                                               {u"chaos-renegades"_s, u"Chaos Pact"_s},
                                               {u"dark-elf"_s, u"Dark Elves"_s},
                                               {u"dwarf"_s, u"Dwarves"_s},
                                               {u"elf"_s, u"Elves"_s},
                                               {u"goblin"_s, u"Goblins"_s},
                                               {u"halfling"_s, u"Halflings"_s},
                                               {u"high-elf"_s, u"High Elves"_s},
                                               {u"human"_s, u"Humans"_s},
                                               {u"khemri"_s, u"Khemri"_s},
                                               {u"khorne"_s, u"Khorne"_s},
                                               {u"lizardmen"_s, u"Lizardmen"_s},
                                               {u"necromantic"_s, u"Necromantic"_s},
                                               {u"norse"_s, u"Norse"_s},
                                               {u"nurgle"_s, u"Nurgle's Rotters"_s},
                                               {u"ogre"_s, u"Ogres"_s},
                                               {u"orc"_s, u"Orc"_s},
                                               {u"skaven"_s, u"Skaven"_s},
                                               {u"slann"_s, u"Slann"_s},
                                               {u"undead"_s, u"Undead"_s},
                                               {u"underworld"_s, u"Underworld"_s},
                                               {u"vampire"_s, u"Vampires"_s},
                                               {u"wood-elf"_s, u"Wood Elves"_s}};
    return races.value(roster.text(), u"Multiple Races"_s);
}

QString nafSummary(const NafReport &report)
{
    const QString counts = NafWords::tr("Matches in the report: %1. Left out: %2.")
                               .arg(report.games)
                               .arg(report.notes.size());
    return report.numberless == 0
        ? counts
        : u"%1 %2"_s.arg(counts,
                         NafWords::tr("The NAF accepts a match if a coach has a NAF number."));
}

Result<NafReport> nafReport(const LeagueShown &shown, const CompetitionId &competition,
                            const QString &organiser)
{
    const Competition *of = shown.league.competition(competition);
    if (!of)
        return Error{ErrorCode::NoSuchCompetition,
                     NafWords::tr("There is no such competition in this league."),
                     {}};
    return NafWriter(shown, *of).run(organiser);
}

} // namespace dugout
