// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/ownmatchwords.h"

#include "core/leaguefiles/leaguewords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OwnMatchWords
{
    Q_DECLARE_TR_FUNCTIONS(OwnMatchWords)
};

/// A coach, or where nobody is noted his team.
QString whoCoaches(const League &league, const EntrantId &team)
{
    const QString coach = coachName(league, team);
    return coach.isEmpty() ? teamName(league, team) : coach;
}

QString waitingWords(const League &league, const OwnMatch &match, const LeagueFixture &fixture)
{
    const bool isHome = fixture.home == match.own;
    const FixtureSide mine = isHome ? FixtureSide::Home : FixtureSide::Away;
    const QString score = scoreText(fixture);
    return fixture.outcome->disputed == mine
        ? OwnMatchWords::tr("%1, which you dispute: the commissioner decides.").arg(score)
        : OwnMatchWords::tr("%1, signed by you: %2 still has to sign.")
              .arg(score, whoCoaches(league, match.other));
}

} // namespace

QString ownMatchFacts(const League &league, const OwnMatch &match)
{
    const LeagueRound &round = *league.roundOf(match.fixture);
    const LeagueFixture &fixture = *league.fixture(match.fixture);
    QStringList facts{league.competitionOf(match.fixture)->rules.name, roundName(round, fixture)};
    if (!fixture.outcome) {
        const qint64 until = deadlineOf(round, fixture);
        if (fixture.when.dateMs > 0)
            facts.append(momentText(fixture.when.dateMs));
        else if (until > 0)
            facts.append(OwnMatchWords::tr("by %1", "a date").arg(momentText(until)));
        facts.append(fixture.when.place);
        if (fixture.when.table > 0)
            facts.append(OwnMatchWords::tr("table %1").arg(fixture.when.table));
    }
    facts.removeAll(QString());
    return facts.join(u" · "_s);
}

QString ownMatchTask(const League &league, const OwnMatch &match)
{
    const LeagueFixture &fixture = *league.fixture(match.fixture);
    const QString other = whoCoaches(league, match.other);
    switch (match.step) {
    case OwnStep::Sign:
        return OwnMatchWords::tr("It ended %1. Is that right?").arg(scoreText(fixture));
    case OwnStep::Play:
        return OwnMatchWords::tr("You play %1: on a computer, on your phones, or on paper.")
            .arg(other);
    case OwnStep::GoOn:
        return OwnMatchWords::tr("In progress against %1.").arg(other);
    case OwnStep::Deliver:
        return OwnMatchWords::tr(
            "Finished here; the league will know as soon as its server answers.");
    case OwnStep::Enter:
        return OwnMatchWords::tr("You play %1 on paper: tell your commissioner the result.")
            .arg(other);
    case OwnStep::Wait:
        return waitingWords(league, match, fixture);
    case OwnStep::Nothing:
        break;
    }
    return {};
}

} // namespace dugout
