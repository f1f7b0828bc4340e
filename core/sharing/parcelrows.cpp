// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/parcelrows.h"

#include <QHash>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isLockedIn(const Competition &competition, const EntrantId &team)
{
    const CompetitionEntry *entry = competition.entry(team);
    return !competition.ended && !competition.rules.teamsDevelop && entry && !entry->left;
}

bool isLocked(const League &league, const EntrantId &team)
{
    const Season *season = league.currentSeason();
    return season
        && std::any_of(season->competitions.begin(), season->competitions.end(),
                       [&team](const Competition &each) { return isLockedIn(each, team); });
}

/// Where a fixture stands: the server takes no result there that the league would not.
struct FixtureGround
{
    bool isOver = false; ///< its season is
    bool needsWinner = false;
    bool isBracket = false;
    bool develops = true; ///< its matches change the sheets
};

QJsonObject fixtureRow(const FixtureGround &ground, const LeagueRound &round,
                       const LeagueFixture &fixture)
{
    const auto &outcome = fixture.outcome;
    const QJsonValue written = outcome
        ? achievementToJson(ResultEntered{fixture.id, *outcome, std::nullopt}).value("outcome"_L1)
        : QJsonValue();
    return {{u"id"_s, fixture.id.text()},
            {u"home"_s, fixture.home.text()},
            {u"away"_s, fixture.away.text()},
            {u"published"_s, round.published && !ground.isOver},
            {u"needs_winner"_s, ground.needsWinner},
            {u"in_bracket"_s, ground.isBracket},
            {u"develops"_s, ground.develops},
            {u"match"_s, fixture.match.text()},
            {u"outcome"_s, written},
            {u"confirmed"_s,
             outcome
                 && (outcome->source != ResultSource::Match || outcome->atTable
                     || outcome->isSignedByBoth())}};
}

bool hasRound(const Competition &competition, size_t phase, size_t place, const LeagueRound &round)
{
    const auto &rounds = competition.phases.at(phase).rounds;
    return place < rounds.size() && rounds[place] == round;
}

/// But for those rounds that are the same in the other one.
void addRows(const Season &season, const Competition &competition, const Competition *other,
             QJsonArray &rows)
{
    for (size_t place = 0; place < competition.phases.size(); ++place) {
        const Phase &phase = competition.phases[place];
        const CompetitionRules &rules = competition.rules;
        FixtureGround ground{season.ended, false, !phase.places.empty(), rules.teamsDevelop};
        const bool isLike = other && other->rules == rules && place < other->phases.size()
            && other->phases[place].places.empty() == phase.places.empty();
        for (size_t i = 0; i < phase.rounds.size(); ++i) {
            const LeagueRound &round = phase.rounds[i];
            if (isLike && hasRound(*other, place, i, round))
                continue;
            for (const LeagueFixture &each : round.fixtures) {
                ground.needsWinner = needsWinner(rules, rules.phases[place], each);
                rows.append(fixtureRow(ground, round, each));
            }
        }
    }
}

/// Rows of fixtures that are not the same in the other one.
QJsonArray rowsUnlike(const League &league, const League &other)
{
    QJsonArray rows;
    for (size_t i = 0; i < league.seasons.size(); ++i) {
        const Season &season = league.seasons[i];
        const Season *theirs = i < other.seasons.size() ? &other.seasons[i] : nullptr;
        if (theirs && *theirs == season)
            continue;
        const bool isLike = theirs && theirs->id == season.id && theirs->ended == season.ended;
        for (const Competition &each : season.competitions)
            addRows(season, each, isLike ? other.competition(each.id) : nullptr, rows);
    }
    return rows;
}

} // namespace

QJsonObject achievementToJson(const LeagueEventData &data)
{
    return toEvent({data, {}}).values;
}

QJsonArray fixtureRows(const League &league)
{
    QJsonArray rows;
    for (const Season &season : league.seasons) {
        for (const Competition &competition : season.competitions)
            addRows(season, competition, nullptr, rows);
    }
    return rows;
}

QJsonArray changedFixtureRows(const League &before, const League &after)
{
    QHash<QString, QJsonObject> known;
    for (const auto &each : rowsUnlike(before, after))
        known.insert(each.toObject().value("id"_L1).toString(), each.toObject());
    QJsonArray changed;
    for (const auto &each : rowsUnlike(after, before)) {
        const QJsonObject row = each.toObject();
        if (known.take(row.value("id"_L1).toString()) != row)
            changed.append(row);
    }
    for (QJsonObject gone : std::as_const(known)) {
        gone.insert("published"_L1, false);
        changed.append(gone);
    }
    return changed;
}

QJsonArray teamRows(const League &league)
{
    QJsonArray rows;
    for (const LeagueTeam &each : league.teams)
        rows.append(QJsonObject{{u"id"_s, each.id.text()},
                                {u"name"_s, each.name},
                                {u"locked"_s, isLocked(league, each.id)}});
    return rows;
}

QJsonArray changedTeamRows(const League &before, const League &after)
{
    QSet<QJsonObject> known;
    for (const auto &each : teamRows(before))
        known.insert(each.toObject());
    QJsonArray changed;
    for (const auto &each : teamRows(after)) {
        if (!known.contains(each.toObject()))
            changed.append(each);
    }
    return changed;
}

} // namespace dugout
