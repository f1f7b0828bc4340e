// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leaguewords.h"

#include "core/match/state/playednames.h"
#include "core/text/languagescope.h"
#include "core/text/plaintext.h"
#include "core/text/searchfold.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueWords)
};

bool isShown(const Phase &phase)
{
    return phase.begun
        && std::any_of(phase.rounds.begin(), phase.rounds.end(),
                       [](const LeagueRound &each) { return each.published; });
}

QString score(int home, int away)
{
    return u"%1–%2"_s.arg(home).arg(away);
}

/// Who won where the score does not say it, which a concession or a forfeit says already.
QString wonWords(const FixtureResult &result)
{
    const FixtureSide byScore = result.td == result.tdAgainst ? FixtureSide::Neither
        : result.td > result.tdAgainst                        ? FixtureSide::Home
                                                              : FixtureSide::Away;
    const FixtureSide winner = winnerOf(result);
    if (winner == byScore || winner == FixtureSide::Neither
        || result.conceded != FixtureSide::Neither)
        return {};
    return winner == FixtureSide::Home ? LeagueWords::tr("home wins")
                                       : LeagueWords::tr("away wins");
}

/// The results of a tie in the order they were played.
std::vector<FixtureResult> gamesOf(const Phase &phase, const BracketTie &tie)
{
    std::vector<FixtureResult> games;
    for (const LeagueRound &round : phase.rounds) {
        for (const LeagueFixture &each : round.fixtures) {
            const bool straight = each.home == tie.home && each.away == tie.away;
            const bool reversed = each.home == tie.away && each.away == tie.home;
            if (each.stage == tie.round && !each.isBye() && each.outcome && (straight || reversed))
                games.push_back(each.outcome->result);
        }
    }
    return games;
}

/// What parted two whose last score does not say who goes on, or says it only after more time.
QString decidedTie(const Phase &phase, const BracketTie &tie)
{
    const std::vector<FixtureResult> games = gamesOf(phase, tie);
    if (tie.winner.isEmpty() || games.empty())
        return {};
    const FixtureResult &last = games.back();
    if (last.conceded != FixtureSide::Neither)
        return LeagueWords::tr("conceded");
    const QString how = decidedWords(last);
    if (!how.isEmpty() || last.td != last.tdAgainst)
        return how;
    return last.home == tie.home ? wonWords(last)
        : tie.winner == tie.home ? LeagueWords::tr("home wins")
                                 : LeagueWords::tr("away wins");
}

} // namespace

QString tieScores(const Phase &phase, const BracketTie &tie)
{
    QStringList scores;
    for (const FixtureResult &each : gamesOf(phase, tie)) {
        const bool straight = each.home == tie.home;
        scores.append(each.kind == ResultKind::DoubleForfeit ? crossScore(each)
                          : straight                         ? score(each.td, each.tdAgainst)
                                                             : score(each.tdAgainst, each.td));
    }
    return scores.join(u", "_s);
}

QString StageTie::text() const
{
    return decided.isEmpty() ? score : u"%1 (%2)"_s.arg(score, decided);
}

QString crossScore(const FixtureResult &result)
{
    return result.kind == ResultKind::DoubleForfeit ? u"×"_s : score(result.td, result.tdAgainst);
}

QString decidedWords(const FixtureResult &result)
{
    if (result.kind == ResultKind::DoubleForfeit)
        return LeagueWords::tr("double forfeit");
    if (result.kind == ResultKind::Forfeit)
        return LeagueWords::tr("forfeit");
    if (result.kind == ResultKind::Awarded)
        return LeagueWords::tr("awarded");
    if (result.conceded != FixtureSide::Neither)
        return result.conceded == FixtureSide::Home ? LeagueWords::tr("home conceded")
                                                    : LeagueWords::tr("away conceded");
    if (hasFact(result, resultfact::shootOut))
        return LeagueWords::tr("shoot-out");
    return hasFact(result, resultfact::extraTime) ? LeagueWords::tr("extra time") : QString();
}

QString scoreText(const LeagueFixture &fixture)
{
    if (fixture.isBye())
        return LeagueWords::tr("bye");
    if (!fixture.outcome)
        return {};
    const FixtureResult &result = fixture.outcome->result;
    if (result.kind == ResultKind::DoubleForfeit)
        return LeagueWords::tr("double forfeit");
    QStringList words{wonWords(result), decidedWords(result)};
    words.removeAll(QString());
    const QString figures = score(result.td, result.tdAgainst);
    return words.isEmpty() ? figures : u"%1 (%2)"_s.arg(figures, words.join(u", "_s));
}

QString scoreText(const Competition &competition, const LeagueFixture &fixture)
{
    if (!fixture.outcome || fixture.isBye())
        return scoreText(fixture);
    const auto counted = countedResult(competition, fixture.outcome->result);
    if (!counted)
        return LeagueWords::tr("%1, void").arg(scoreText(fixture));
    LeagueFixture shown = fixture;
    shown.outcome->result = *counted;
    return scoreText(shown);
}

QString momentText(qint64 atMs)
{
    if (atMs <= 0)
        return {};
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(atMs);
    return u"%1, %2"_s.arg(currentLocale().toString(at.date(), QLocale::ShortFormat),
                           currentLocale().toString(at.time(), QLocale::ShortFormat));
}

QString shortDayText(qint64 atMs)
{
    return atMs <= 0 ? QString()
                     : currentLocale().toString(
                         QDateTime::fromMSecsSinceEpoch(atMs).date(),
                         LeagueWords::tr("ddd d MMM", "a day in short, for QDate: Tue 14 Mar"));
}

QString hourText(qint64 atMs)
{
    return atMs <= 0 ? QString()
                     : currentLocale().toString(QDateTime::fromMSecsSinceEpoch(atMs).time(),
                                                QLocale::ShortFormat);
}

QString dayText(qint64 atMs)
{
    return atMs <= 0 ? QString()
                     : currentLocale().toString(QDateTime::fromMSecsSinceEpoch(atMs).date(),
                                                QLocale::LongFormat);
}

QString boardName(LeaderBy by)
{
    switch (by) {
    case LeaderBy::Touchdowns:
        return LeagueWords::tr("Touchdowns");
    case LeaderBy::Casualties:
        return LeagueWords::tr("Casualties");
    case LeaderBy::Kills:
        return LeagueWords::tr("Kills");
    case LeaderBy::Completions:
        return LeagueWords::tr("Completions");
    case LeaderBy::Interceptions:
        return LeagueWords::tr("Interceptions");
    case LeaderBy::Mvps:
        return LeagueWords::tr("Most valuable player");
    case LeaderBy::Points:
        break;
    }
    return LeagueWords::tr("Star player points");
}

QString roundName(int number)
{
    return LeagueWords::tr("Round %1").arg(number);
}

qint64 deadlineOf(const LeagueRound &round, const LeagueFixture &fixture)
{
    return fixture.when.deadlineMs > 0 ? fixture.when.deadlineMs : round.deadlineMs;
}

QString stageName(int left)
{
    switch (left) {
    case 0:
        return LeagueWords::tr("Final");
    case 1:
        return LeagueWords::tr("Semi-finals");
    case 2:
        return LeagueWords::tr("Quarter-finals");
    default:
        return LeagueWords::tr("Last %1").arg(2 << left);
    }
}

bool isForThird(const LeagueRound &round, const LeagueFixture &fixture)
{
    return fixture.stage > 0 && fixture.occasion == Played::PlayOff
        && std::any_of(round.fixtures.begin(), round.fixtures.end(),
                       [](const LeagueFixture &each) { return each.occasion == Played::Final; });
}

QString roundName(const LeagueRound &round)
{
    // The match for the third place is played beside the final.
    const auto holds = [&round](QStringView occasion) {
        return std::any_of(
            round.fixtures.begin(), round.fixtures.end(),
            [occasion](const LeagueFixture &each) { return each.occasion == occasion; });
    };
    const QString name = roundName(round.number);
    if (holds(Played::Final))
        return u"%1 · %2"_s.arg(name, stageName(0));
    return holds(Played::SemiFinal) ? u"%1 · %2"_s.arg(name, stageName(1)) : name;
}

QString roundName(const LeagueRound &round, const LeagueFixture &fixture)
{
    return isForThird(round, fixture)
        ? u"%1 · %2"_s.arg(roundName(round.number), LeagueWords::tr("Third place"))
        : roundName(round);
}

std::vector<BracketStage> bracketStages(const Competition &competition, int phase)
{
    const auto place = static_cast<size_t>(phase);
    if (phase < 0 || place >= competition.phases.size() || !isShown(competition.phases[place]))
        return {};
    const std::vector<BracketTie> ties = bracketOf(competition, phase);
    int last = 0;
    for (const BracketTie &each : ties)
        last = std::max(last, each.round);
    std::vector<BracketStage> stages;
    for (int round = 1; round <= last; ++round) {
        BracketStage stage;
        stage.name = stageName(last - round);
        for (const BracketTie &each : ties) {
            if (each.round == round)
                stage.ties.push_back({each, tieScores(competition.phases[place], each),
                                      decidedTie(competition.phases[place], each)});
        }
        stages.push_back(std::move(stage));
    }
    return stages;
}

QString personName(const League &league, const QString &login)
{
    const auto letters = [](const QString &name) {
        QString folded = foldForSearch(name);
        return folded.replace(u'-', u' ');
    };
    const QString wanted = letters(login);
    for (const LeagueTeam &each : league.teams) {
        const QString coach = coachName(league, each.id);
        if (letters(coach) == wanted)
            return coach;
    }
    return login;
}

QString disputedBy(const QString &coach, const QString &why)
{
    return LeagueWords::tr("disputed by %1: %2").arg(coach, why);
}

QStringList signaturesOf(const League &league, const LeagueFixture &fixture)
{
    constexpr qsizetype longestDispute = 80; // the history has all of it
    const FixtureOutcome &outcome = *fixture.outcome;
    const auto coach = [&league, &fixture](bool isHome) {
        const EntrantId &team = isHome ? fixture.home : fixture.away;
        const QString name = coachName(league, team);
        return name.isEmpty() ? teamName(league, team) : name;
    };
    QStringList words;
    // First, because the row has room for little more and the commissioner looks for this.
    if (outcome.disputed != FixtureSide::Neither)
        words.append(disputedBy(coach(outcome.disputed == FixtureSide::Home),
                                shortened(outcome.dispute, longestDispute)));
    if (outcome.isSignedByBoth())
        // At one table both have said so there: nobody put a name below it.
        words.append(outcome.source == ResultSource::Match && outcome.deliveredBy.isEmpty()
                         ? LeagueWords::tr("confirmed")
                         : LeagueWords::tr("signed"));
    else if (outcome.homeSigned || outcome.awaySigned)
        words.append(LeagueWords::tr("signed by %1").arg(coach(outcome.homeSigned)));
    if (!outcome.isSignedByBoth() && !outcome.deliveredBy.isEmpty())
        words.append((outcome.atTable ? LeagueWords::tr("confirmed at the table of %1")
                                      : LeagueWords::tr("delivered by %1"))
                         .arg(personName(league, outcome.deliveredBy)));
    return words;
}

} // namespace dugout
