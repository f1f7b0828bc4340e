// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/numbertext.h"
#include "core/leaguebook/journal/leagueevent.h"
#include "core/leaguebook/season/prizenames.h"
#include "core/leaguebook/state/holdings.h"
#include "core/shop/purchaseid.h"
#include "core/text/goldtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Says each event in one sentence.
class EventLine
{
    Q_DECLARE_TR_FUNCTIONS(EventLine)

public:
    EventLine(const League &before, const Ruleset *edition)
        : m_before(before)
        , m_edition(edition)
    { }

    QString operator()(const LeagueFounded &deed) const
    {
        return tr("%1 is founded.").arg(deed.name);
    }
    QString operator()(const LeagueRenamed &deed) const
    {
        return tr("The league is called %1 now.").arg(deed.name);
    }
    QString operator()(const RulesChanged &deed) const
    {
        const QString line = tr("Other rules hold from round %1 on.").arg(deed.fromRound);
        return deed.fromRound > 1
            ? line + u' ' + tr("Competitions that begin later take them from their first round.")
            : line;
    }
    QString operator()(const CoachRecorded &deed) const
    {
        return m_before.coach(deed.coach.id)
            ? tr("The record of %1 is changed.").arg(deed.coach.name)
            : tr("%1 joins as a coach.").arg(deed.coach.name);
    }
    QString operator()(const CoachRemoved &deed) const
    {
        const LeagueCoach *coach = m_before.coach(deed.coach);
        return tr("%1 is no longer a coach here.").arg(coach ? coach->name : QString());
    }
    QString operator()(const TeamRegistered &deed) const
    {
        return tr("%1 is registered.").arg(deed.team.name);
    }
    QString operator()(const TeamLeft &deed) const
    {
        return (deed.retires ? tr("%1 retires.") : tr("%1 leaves the league.")).arg(team(deed.team))
            + leftResults(deed.results);
    }
    QString operator()(const TeamHandedOn &deed) const
    {
        const LeagueCoach *coach = m_before.coach(deed.coach);
        return tr("%1 passes to %2.").arg(team(deed.team), coach ? coach->name : deed.coach.text());
    }
    QString operator()(const TeamRenewed &deed) const
    {
        const LeagueTeam *known = m_before.team(deed.team);
        if (deed.sheet.isEmpty() && known && known->drafted)
            return deed.draft.isEmpty() ? tr("The sheet of %1 changes.").arg(team(deed.team))
                                        : tr("%1 buys former players back.").arg(team(deed.team));
        if (deed.sheet.isEmpty())
            return tr("%1 is redrafted.").arg(team(deed.team));
        return known && known->drafted ? tr("%1 is registered again.").arg(team(deed.team))
                                       : tr("The sheet of %1 changes.").arg(team(deed.team));
    }
    QString operator()(const SheetEdited &deed) const
    {
        const LeagueTeam *known = m_before.team(deed.team);
        if (!known || known->figures.value == deed.figures.value)
            return tr("The sheet of %1 is changed by hand.").arg(team(deed.team));
        return tr("The sheet of %1 is changed by hand: team value %2 → %3.")
            .arg(team(deed.team), goldText(known->figures.value), goldText(deed.figures.value));
    }
    QString operator()(const InducementsBought &deed) const
    {
        const LeagueTeam *known = m_before.team(deed.team);
        const QString bought = purchasesText(deed.inducements, known ? known->roster : RosterId(),
                                             m_edition, currentLanguage());
        return bought.isEmpty()
            ? tr("%1 buys nothing for good.").arg(team(deed.team))
            : tr("%1 buys for all its matches: %2.").arg(team(deed.team), bought);
    }
    QString operator()(const ClubChanged &deed) const
    {
        return deed.club.trimmed().isEmpty()
            ? tr("%1 belongs to no club any more.").arg(team(deed.team))
            : tr("%1 belongs to the club %2 now.").arg(team(deed.team), deed.club.trimmed());
    }
    QString operator()(const SeasonBegun &deed) const { return tr("%1 begins.").arg(deed.name); }
    QString operator()(const SeasonEnded &deed) const
    {
        const Season *season = m_before.season(deed.season);
        return tr("%1 is over.").arg(season ? season->name : deed.season.text());
    }
    QString operator()(const CompetitionAdded &deed) const
    {
        return tr("%1 is created.").arg(deed.rules.name);
    }
    QString operator()(const CompetitionChanged &deed) const
    {
        return tr("%1 is played by other rules.").arg(competition(deed.competition));
    }
    QString operator()(const CompetitionRemoved &deed) const
    {
        return tr("%1 is cancelled.").arg(competition(deed.competition));
    }
    QString operator()(const CompetitionEnded &deed) const
    {
        return tr("%1 is over.").arg(competition(deed.competition));
    }
    QString operator()(const EntrantJoined &deed) const
    {
        return tr("%1 takes part in %2.").arg(team(deed.entry.team), competition(deed.competition));
    }
    QString operator()(const EntrantLeft &deed) const
    {
        return tr("%1 leaves %2.").arg(team(deed.team), competition(deed.competition))
            + leftResults(deed.results);
    }
    QString operator()(const LotsDrawn &deed) const
    {
        if (deed.place > 0 && deed.order.size() == 1)
            return tr("%1 draws the lot %2 in %3.")
                .arg(team(deed.order.front()), QString::number(deed.place),
                     competition(deed.competition));
        return tr("Lots are drawn in %1.").arg(competition(deed.competition));
    }
    QString operator()(const PhaseBegun &deed) const
    {
        return tr("%1: phase %2 begins.")
            .arg(competition(deed.competition), QString::number(deed.phase + 1));
    }
    QString operator()(const RoundsDrawn &deed) const
    {
        const int first = deed.rounds.empty() ? 0 : deed.rounds.front().number;
        if (deed.rounds.size() == 1)
            return tr("%1: round %2 is drawn.")
                .arg(competition(deed.competition), QString::number(first));
        return tr("%1: rounds %2 to %3 are drawn.")
            .arg(competition(deed.competition), QString::number(first),
                 QString::number(first + static_cast<int>(deed.rounds.size()) - 1));
    }
    QString operator()(const DrawUpheld &deed) const
    {
        return tr("%1: what is drawn stays, whoever would go on by the table now.")
            .arg(competition(deed.competition));
    }
    QString operator()(const RoundDiscarded &deed) const
    {
        return tr("%1: round %2 is taken back.")
            .arg(competition(deed.competition), QString::number(deed.round));
    }
    QString operator()(const RoundPublished &deed) const
    {
        return tr("%1: round %2 is published.")
            .arg(competition(deed.competition), QString::number(deed.round));
    }
    QString operator()(const FixtureAdded &deed) const
    {
        return tr("%1 and %2 are paired.").arg(team(deed.fixture.home), team(deed.fixture.away));
    }
    QString operator()(const PairChanged &deed) const
    {
        return deed.away.isEmpty()
            ? tr("%1 has a bye now.").arg(team(deed.home))
            : tr("By hand: %1 against %2.").arg(team(deed.home), team(deed.away));
    }
    QString operator()(const PairPinned &deed) const
    {
        return deed.pinned ? tr("%1 stays as it is drawn.").arg(fixture(deed.fixture))
                           : tr("%1 may be drawn anew.").arg(fixture(deed.fixture));
    }
    QString operator()(const FixtureArranged &deed) const
    {
        return tr("%1 is arranged.").arg(fixture(deed.fixture));
    }
    QString operator()(const MatchBegun &deed) const
    {
        return tr("%1 begins.").arg(fixture(deed.fixture));
    }
    QString operator()(const MatchDropped &deed) const
    {
        return tr("%1 waits for its match again.").arg(fixture(deed.fixture));
    }
    QString operator()(const ResultEntered &deed) const
    {
        const FixtureResult &result = deed.outcome.result;
        const QString what = fixture(deed.fixture);
        switch (result.kind) {
        case ResultKind::Forfeit:
            return tr("%1: %2 did not come.")
                .arg(what, team(winnerOf(result) == FixtureSide::Home ? result.away : result.home));
        case ResultKind::DoubleForfeit:
            return tr("%1: neither side came.").arg(what);
        case ResultKind::Bye:
            return tr("%1 has a bye.").arg(team(result.home));
        case ResultKind::Played:
        case ResultKind::Awarded:
            break;
        }
        const QString score = u"%1:%2"_s.arg(result.td).arg(result.tdAgainst);
        const LeagueFixture *known = m_before.fixture(deed.fixture);
        const FixtureResult old = known && known->outcome ? known->outcome->result : result;
        if (old.kind == result.kind && (old.td != result.td || old.tdAgainst != result.tdAgainst))
            return tr("%1: %2 counts now instead of %3.")
                .arg(what, score, u"%1:%2"_s.arg(old.td).arg(old.tdAgainst));
        return result.kind == ResultKind::Awarded ? tr("%1 is awarded %2.").arg(what, score)
                                                  : tr("%1 ends %2.").arg(what, score);
    }
    QString operator()(const ResultWithdrawn &deed) const
    {
        return tr("%1 has no result any more.").arg(fixture(deed.fixture));
    }
    QString operator()(const ResultSigned &deed) const
    {
        return tr("%1 signs %2.").arg(sideOf(deed.fixture, deed.side), fixture(deed.fixture));
    }
    QString operator()(const ResultDisputed &deed) const
    {
        return tr("%1 disputes %2: %3")
            .arg(sideOf(deed.fixture, deed.side), fixture(deed.fixture), deed.why);
    }
    QString operator()(const PointsGiven &deed) const
    {
        return tr("%1: %2 points by hand in %3.")
            .arg(team(deed.team), numberText(deed.points), competition(deed.competition));
    }
    QString operator()(const ChallengeMade &deed) const
    {
        return tr("%1 challenges %2.")
            .arg(team(deed.challenge.challenger), team(deed.challenge.challenged));
    }
    QString operator()(const ChallengeAnswered &deed) const
    {
        switch (deed.answer) {
        case ChallengeAnswer::Open:
            return tr("The challenge is open again.");
        case ChallengeAnswer::Accepted:
            return tr("The challenge is accepted.");
        case ChallengeAnswer::Declined:
            return tr("The challenge is declined.");
        case ChallengeAnswer::Substitute:
            return tr("%1 takes the challenge up as a substitute.").arg(team(deed.substitute));
        case ChallengeAnswer::SubstituteRefused:
            break;
        }
        return tr("The challenger refuses to play %1.").arg(team(deed.substitute));
    }
    QString operator()(const PrizeGiven &deed) const
    {
        return tr("%1 wins: %2.").arg(team(deed.prize.team), prizeName(deed.prize));
    }
    QString operator()(const HoldingChanged &deed) const
    {
        const QString name = holdingName(deed.holding, m_edition);
        return deed.holding.team.isEmpty()
            ? tr("Nobody has %1 any more.").arg(name)
            : tr("%1 belongs to %2.").arg(name, team(deed.holding.team));
    }

private:
    /// What becomes of the matches of somebody who leaves; nothing where they stay as they are.
    [[nodiscard]] static QString leftResults(LeftResults results)
    {
        switch (results) {
        case LeftResults::Voided:
            return u' ' + tr("Its results do not count.");
        case LeftResults::Awarded:
            return u' ' + tr("Its results go to the opponents.");
        case LeftResults::Kept:
            break;
        }
        return {};
    }
    [[nodiscard]] QString team(const EntrantId &id) const { return teamName(m_before, id); }
    [[nodiscard]] QString competition(const CompetitionId &id) const
    {
        const Competition *found = m_before.competition(id);
        return found ? found->rules.name : id.text();
    }
    [[nodiscard]] QString sideOf(const FixtureId &id, FixtureSide side) const
    {
        const LeagueFixture *found = m_before.fixture(id);
        return !found                   ? team({})
            : side == FixtureSide::Home ? team(found->home)
                                        : team(found->away);
    }
    [[nodiscard]] QString fixture(const FixtureId &id) const
    {
        const LeagueFixture *found = m_before.fixture(id);
        return found ? u"%1 – %2"_s.arg(team(found->home), team(found->away)) : id.text();
    }

    const League &m_before;
    const Ruleset *m_edition;
};

} // namespace

QString eventLine(const League &before, const LeagueEvent &event, const Ruleset *edition)
{
    return event.deed.visit(EventLine(before, edition));
}

} // namespace dugout
