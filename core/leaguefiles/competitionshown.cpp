// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/competitionshown.h"

#include "core/leaguefiles/leaguetable.h"
#include "core/text/languagescope.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qint64 freshMs = 10'000;
/// The one that is played and the next ones: the site of the league has them all.
constexpr size_t roundsShown = 3;

bool isOpen(const LeagueRound &round)
{
    return std::any_of(round.fixtures.begin(), round.fixtures.end(),
                       [](const LeagueFixture &each) { return !each.outcome && !each.isBye(); });
}

bool holds(const LeagueRound &round, const FixtureId &fixture)
{
    return std::any_of(round.fixtures.begin(), round.fixtures.end(),
                       [&fixture](const LeagueFixture &each) { return each.id == fixture; });
}

/// From the round of this fixture on, those that are still played.
QJsonArray roundsOf(const LeagueShown &shown, const Competition &competition,
                    const FixtureId &fixture)
{
    QJsonArray all;
    bool reached = fixture.isEmpty();
    for (const LeagueRound *round : publishedRounds(competition)) {
        const bool own = holds(*round, fixture);
        reached = reached || own;
        const bool wanted = own || (reached && isOpen(*round));
        if (wanted && static_cast<size_t>(all.size()) < roundsShown)
            all.append(tableObject(roundTable(shown, *round, &competition)));
    }
    return all;
}

QJsonArray standingTables(const LeagueShown &shown, const Competition &competition)
{
    QJsonArray all;
    for (const NamedScope &scope : scopesOf(competition)) {
        if (const auto table = standingsTable(shown, competition, scope))
            all.append(tableObject(*table));
    }
    return all;
}

/// The competition that is looked at; null for none.
const Competition *lookedAt(const League &league, const FixtureId &fixture)
{
    if (!fixture.isEmpty())
        return league.competitionOf(fixture);
    const bool isPlayed = !league.seasons.empty() && !league.seasons.back().competitions.empty();
    return isPlayed ? &league.seasons.back().competitions.back() : nullptr;
}

} // namespace

QJsonObject competitionObject(const Club &club, const OpenLeague &open, const FixtureId &fixture)
{
    const Competition *competition = lookedAt(open.league(), fixture);
    if (!competition)
        return {};
    LeagueShown shown;
    shown.id = open.id();
    shown.league = open.league();
    const auto ruleset = club.library().load(shown.league.currentRules().ruleset.text());
    if (ruleset)
        shown.ruleset = *ruleset;
    return {{u"league"_s, shown.league.name},
            {u"competition"_s, competition->rules.name},
            {u"standings"_s, standingTables(shown, *competition)},
            {u"rounds"_s, roundsOf(shown, *competition, fixture)}};
}

std::optional<FixtureMark> fixtureMark(const JournalHeader &match)
{
    const QJsonObject fixture = match.setup.value("fixture"_L1).toObject();
    FixtureMark mark{LeagueId(fixture.value("league"_L1).toString()),
                     FixtureId(fixture.value("fixture"_L1).toString())};
    return mark.league.isEmpty() || mark.fixture.isEmpty() ? std::nullopt : std::optional(mark);
}

CompetitionShown::CompetitionShown(const LeagueRepository &leagues, const Club &club,
                                   FixtureMark mark)
    : m_leagues(&leagues)
    , m_club(&club)
    , m_mark(std::move(mark))
{ }

QJsonObject CompetitionShown::operator()(Language language)
{
    Made &made = m_made.at(static_cast<size_t>(language));
    const qint64 nowMs = m_club->clock()();
    if (made.object.isEmpty() || nowMs - made.atMs > freshMs || nowMs < made.atMs) {
        const LanguageScope scope(language);
        const auto open = m_leagues->open(m_mark.league);
        made = {open ? competitionObject(*m_club, *open, m_mark.fixture) : QJsonObject(), nowMs};
    }
    return made.object;
}

} // namespace dugout
