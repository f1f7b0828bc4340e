// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leaguewords.h"

#include "core/match/state/playednames.h"
#include "core/text/languagescope.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

QString LeagueWords::format(PhaseFormat format)
{
    switch (format) {
    case PhaseFormat::Swiss:
        return tr("Swiss");
    case PhaseFormat::KnockOut:
        return tr("Knock-out");
    case PhaseFormat::Ladder:
        return tr("Ladder");
    case PhaseFormat::Open:
        return tr("Open play");
    case PhaseFormat::RoundRobin:
        break;
    }
    return tr("Everybody against everybody");
}

QString LeagueWords::state(MemberState state)
{
    switch (state) {
    case MemberState::Left:
        return tr("left");
    case MemberState::Retired:
        return tr("retired");
    case MemberState::Active:
        break;
    }
    return {};
}

QString LeagueWords::leaderBy(LeaderBy by)
{
    switch (by) {
    case LeaderBy::Casualties:
        return tr("Casualties");
    case LeaderBy::Kills:
        return tr("Kills");
    case LeaderBy::Completions:
        return tr("Completions");
    case LeaderBy::Interceptions:
        return tr("Interceptions");
    case LeaderBy::Mvps:
        return tr("Most valuable player");
    case LeaderBy::Points:
        return tr("Star player points");
    case LeaderBy::Touchdowns:
        break;
    }
    return tr("Touchdowns");
}

QString LeagueWords::occasion(const QString &occasion)
{
    if (occasion == Played::Friendly)
        return tr("Friendly");
    if (occasion == Played::PlayOff)
        return tr("Play-off");
    if (occasion == Played::SemiFinal)
        return tr("Semi-final");
    return occasion == Played::Final ? tr("Final") : QString();
}

QString LeagueWords::round(const LeagueRound &round)
{
    QStringList words{tr("Round %1").arg(round.number)};
    if (round.fixtures.size() == 1 || (!round.fixtures.empty() && round.fixtures[0].stage > 0))
        words.append(occasion(round.fixtures.front().occasion));
    if (!round.published)
        words.append(tr("drawn, not published"));
    else if (round.deadlineMs > 0)
        words.append(tr("until %1").arg(day(round.deadlineMs)));
    words.removeAll(QString());
    return words.join(u" · "_s);
}

QString LeagueWords::pair(const League &league, const LeagueFixture &fixture)
{
    if (fixture.isBye())
        return tr("%1: bye").arg(teamName(league, fixture.home));
    return u"%1 – %2"_s.arg(teamName(league, fixture.home), teamName(league, fixture.away));
}

QString LeagueWords::result(const LeagueFixture &fixture)
{
    if (!fixture.outcome) // whoever has a bye is told so as soon as it is drawn
        return fixture.isBye() ? tr("bye") : QString();
    const FixtureResult &result = fixture.outcome->result;
    switch (result.kind) {
    case ResultKind::Bye:
        return tr("bye");
    case ResultKind::DoubleForfeit:
        return tr("nobody came");
    case ResultKind::Forfeit:
        return winnerOf(result) == FixtureSide::Away ? tr("walk-over, away")
                                                     : tr("walk-over, home");
    case ResultKind::Awarded:
        return tr("%1 – %2, awarded").arg(result.td).arg(result.tdAgainst);
    case ResultKind::Played:
        break;
    }
    const QString score = u"%1 – %2"_s.arg(result.td).arg(result.tdAgainst);
    if (result.conceded != FixtureSide::Neither)
        return result.conceded == FixtureSide::Home ? tr("%1 (home conceded)").arg(score)
                                                    : tr("%1 (away conceded)").arg(score);
    if (result.td != result.tdAgainst || winnerOf(result) == FixtureSide::Neither)
        return score;
    return winnerOf(result) == FixtureSide::Home ? tr("%1 (home wins)").arg(score)
                                                 : tr("%1 (away wins)").arg(score);
}

QString LeagueWords::result(const Competition &competition, const LeagueFixture &fixture)
{
    if (!fixture.outcome || fixture.isBye())
        return result(fixture);
    const auto counted = countedResult(competition, fixture.outcome->result);
    if (!counted)
        return tr("%1, void").arg(result(fixture));
    LeagueFixture shown = fixture;
    shown.outcome->result = *counted;
    return result(shown);
}

QString LeagueWords::day(qint64 atMs)
{
    return currentLocale().toString(QDateTime::fromMSecsSinceEpoch(atMs), QLocale::ShortFormat);
}

QString LeagueWords::arranged(const LeagueRound &round, const LeagueFixture &fixture)
{
    QStringList words;
    if (fixture.when.dateMs > 0)
        words.append(day(fixture.when.dateMs));
    if (fixture.when.deadlineMs > 0 && fixture.when.deadlineMs != round.deadlineMs)
        words.append(tr("until %1").arg(day(fixture.when.deadlineMs)));
    if (!fixture.when.place.isEmpty())
        words.append(fixture.when.place);
    if (fixture.when.table > 0)
        words.append(tr("table %1").arg(fixture.when.table));
    return words.join(u" · "_s);
}

QString LeagueWords::formWords(const std::vector<LeagueOutcome> &form)
{
    QStringList letters;
    for (const LeagueOutcome outcome : form) {
        if (outcome == LeagueOutcome::Won)
            letters.append(tr("W", "won, one letter"));
        else if (outcome == LeagueOutcome::Drawn)
            letters.append(tr("D", "drawn, one letter"));
        else if (outcome == LeagueOutcome::Lost)
            letters.append(tr("L", "lost, one letter"));
    }
    return letters.join(u' ');
}

QString LeagueWords::roster(const RosterId &id, const Ruleset *ruleset)
{
    const Roster *found = ruleset ? ruleset->rosters().find(id) : nullptr;
    if (found)
        return found->name.in(currentLanguage());
    const Warband *band = ruleset ? ruleset->warbands().find(WarbandId(id.text())) : nullptr;
    return band ? band->name.in(currentLanguage()) : id.text();
}

} // namespace dugout
