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

    QString operator()(const LeagueFounded &data) const
    {
        return tr("%1 is founded.").arg(data.name);
    }
    QString operator()(const LeagueRenamed &data) const
    {
        return tr("The league is called %1 now.").arg(data.name);
    }
    QString operator()(const RulesChanged &data) const
    {
        const QString line = tr("Other rules hold from round %1 on.").arg(data.fromRound);
        return data.fromRound > 1
            ? line + u' ' + tr("Competitions that begin later take them from their first round.")
            : line;
    }
    QString operator()(const CoachRecorded &data) const
    {
        return m_before.coach(data.coach.id)
            ? tr("The record of %1 is changed.").arg(data.coach.name)
            : tr("%1 joins as a coach.").arg(data.coach.name);
    }
    QString operator()(const CoachRemoved &data) const
    {
        const LeagueCoach *coach = m_before.coach(data.coach);
        return tr("%1 is no longer a coach here.").arg(coach ? coach->name : QString());
    }
    QString operator()(const TeamRegistered &data) const
    {
        return tr("%1 is registered.").arg(data.team.name);
    }
    QString operator()(const TeamLeft &data) const
    {
        return (data.retires ? tr("%1 retires.") : tr("%1 leaves the league.")).arg(team(data.team))
            + leftResults(data.results);
    }
    QString operator()(const TeamHandedOn &data) const
    {
        const LeagueCoach *coach = m_before.coach(data.coach);
        return tr("%1 passes to %2.").arg(team(data.team), coach ? coach->name : data.coach.text());
    }
    QString operator()(const TeamRenewed &data) const
    {
        const LeagueTeam *known = m_before.team(data.team);
        if (data.sheet.isEmpty() && known && known->drafted)
            return data.draft.isEmpty() ? tr("The sheet of %1 changes.").arg(team(data.team))
                                        : tr("%1 buys former players back.").arg(team(data.team));
        if (data.sheet.isEmpty())
            return tr("%1 is redrafted.").arg(team(data.team));
        return known && known->drafted ? tr("%1 is registered again.").arg(team(data.team))
                                       : tr("The sheet of %1 changes.").arg(team(data.team));
    }
    QString operator()(const SheetEdited &data) const
    {
        const LeagueTeam *known = m_before.team(data.team);
        if (!known || known->figures.value == data.figures.value)
            return tr("The sheet of %1 is changed by hand.").arg(team(data.team));
        return tr("The sheet of %1 is changed by hand: team value %2 → %3.")
            .arg(team(data.team), goldText(known->figures.value), goldText(data.figures.value));
    }
    QString operator()(const InducementsBought &data) const
    {
        const LeagueTeam *known = m_before.team(data.team);
        const QString bought = purchasesText(data.inducements, known ? known->roster : RosterId(),
                                             m_edition, currentLanguage());
        return bought.isEmpty()
            ? tr("%1 buys nothing for good.").arg(team(data.team))
            : tr("%1 buys for all its matches: %2.").arg(team(data.team), bought);
    }
    QString operator()(const ClubChanged &data) const
    {
        return data.club.trimmed().isEmpty()
            ? tr("%1 belongs to no club any more.").arg(team(data.team))
            : tr("%1 belongs to the club %2 now.").arg(team(data.team), data.club.trimmed());
    }
    QString operator()(const SeasonBegun &data) const { return tr("%1 begins.").arg(data.name); }
    QString operator()(const SeasonEnded &data) const
    {
        const Season *season = m_before.season(data.season);
        return tr("%1 is over.").arg(season ? season->name : data.season.text());
    }
    QString operator()(const CompetitionAdded &data) const
    {
        return tr("%1 is created.").arg(data.rules.name);
    }
    QString operator()(const CompetitionChanged &data) const
    {
        return tr("%1 is played by other rules.").arg(competition(data.competition));
    }
    QString operator()(const CompetitionRemoved &data) const
    {
        return tr("%1 is cancelled.").arg(competition(data.competition));
    }
    QString operator()(const CompetitionEnded &data) const
    {
        return tr("%1 is over.").arg(competition(data.competition));
    }
    QString operator()(const EntrantJoined &data) const
    {
        return tr("%1 takes part in %2.").arg(team(data.entry.team), competition(data.competition));
    }
    QString operator()(const EntrantLeft &data) const
    {
        return tr("%1 leaves %2.").arg(team(data.team), competition(data.competition))
            + leftResults(data.results);
    }
    QString operator()(const LotsDrawn &data) const
    {
        if (data.place > 0 && data.order.size() == 1)
            return tr("%1 draws the lot %2 in %3.")
                .arg(team(data.order.front()), QString::number(data.place),
                     competition(data.competition));
        return tr("Lots are drawn in %1.").arg(competition(data.competition));
    }
    QString operator()(const PhaseBegun &data) const
    {
        return tr("%1: phase %2 begins.")
            .arg(competition(data.competition), QString::number(data.phase + 1));
    }
    QString operator()(const RoundsDrawn &data) const
    {
        const int first = data.rounds.empty() ? 0 : data.rounds.front().number;
        if (data.rounds.size() == 1)
            return tr("%1: round %2 is drawn.")
                .arg(competition(data.competition), QString::number(first));
        return tr("%1: rounds %2 to %3 are drawn.")
            .arg(competition(data.competition), QString::number(first),
                 QString::number(first + static_cast<int>(data.rounds.size()) - 1));
    }
    QString operator()(const DrawUpheld &data) const
    {
        return tr("%1: the draw stays, even if others would go on by the table now.")
            .arg(competition(data.competition));
    }
    QString operator()(const RoundDiscarded &data) const
    {
        return tr("%1: round %2 is taken back.")
            .arg(competition(data.competition), QString::number(data.round));
    }
    QString operator()(const RoundPublished &data) const
    {
        return tr("%1: round %2 is published.")
            .arg(competition(data.competition), QString::number(data.round));
    }
    QString operator()(const FixtureAdded &data) const
    {
        return tr("%1 and %2 are paired.").arg(team(data.fixture.home), team(data.fixture.away));
    }
    QString operator()(const PairChanged &data) const
    {
        return data.away.isEmpty()
            ? tr("%1 has a bye now.").arg(team(data.home))
            : tr("By hand: %1 against %2.").arg(team(data.home), team(data.away));
    }
    QString operator()(const PairPinned &data) const
    {
        return data.pinned ? tr("%1 stays as it is drawn.").arg(fixture(data.fixture))
                           : tr("%1 may be drawn again.").arg(fixture(data.fixture));
    }
    QString operator()(const FixtureArranged &data) const
    {
        return tr("%1 is scheduled.").arg(fixture(data.fixture));
    }
    QString operator()(const MatchBegun &data) const
    {
        return tr("%1 begins.").arg(fixture(data.fixture));
    }
    QString operator()(const MatchDropped &data) const
    {
        return tr("%1 waits for its match again.").arg(fixture(data.fixture));
    }
    QString operator()(const ResultEntered &data) const
    {
        const FixtureResult &result = data.outcome.result;
        const QString what = fixture(data.fixture);
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
        const LeagueFixture *known = m_before.fixture(data.fixture);
        const FixtureResult old = known && known->outcome ? known->outcome->result : result;
        if (old.kind == result.kind && (old.td != result.td || old.tdAgainst != result.tdAgainst))
            return tr("%1: %2 counts now instead of %3.")
                .arg(what, score, u"%1:%2"_s.arg(old.td).arg(old.tdAgainst));
        return result.kind == ResultKind::Awarded ? tr("%1 is awarded %2.").arg(what, score)
                                                  : tr("%1 ends %2.").arg(what, score);
    }
    QString operator()(const ResultWithdrawn &data) const
    {
        return tr("%1 has no result any more.").arg(fixture(data.fixture));
    }
    QString operator()(const ResultSigned &data) const
    {
        return tr("%1 signs %2.").arg(sideOf(data.fixture, data.side), fixture(data.fixture));
    }
    QString operator()(const ResultDisputed &data) const
    {
        return tr("%1 disputes %2: %3")
            .arg(sideOf(data.fixture, data.side), fixture(data.fixture), data.why);
    }
    QString operator()(const PointsGiven &data) const
    {
        return tr("%1: %2 points by hand in %3.")
            .arg(team(data.team), numberText(data.points), competition(data.competition));
    }
    QString operator()(const ChallengeMade &data) const
    {
        return tr("%1 challenges %2.")
            .arg(team(data.challenge.challenger), team(data.challenge.challenged));
    }
    QString operator()(const ChallengeAnswered &data) const
    {
        switch (data.answer) {
        case ChallengeAnswer::Open:
            return tr("The challenge is open again.");
        case ChallengeAnswer::Accepted:
            return tr("The challenge is accepted.");
        case ChallengeAnswer::Declined:
            return tr("The challenge is declined.");
        case ChallengeAnswer::Substitute:
            return tr("%1 takes the challenge up as a substitute.").arg(team(data.substitute));
        case ChallengeAnswer::SubstituteRefused:
            break;
        }
        return tr("The challenger refuses to play %1.").arg(team(data.substitute));
    }
    QString operator()(const PrizeGiven &data) const
    {
        return tr("%1 wins: %2.").arg(team(data.prize.team), prizeName(data.prize));
    }
    QString operator()(const HoldingChanged &data) const
    {
        const QString name = holdingName(data.holding, m_edition);
        return data.holding.team.isEmpty()
            ? tr("Nobody has %1 any more.").arg(name)
            : tr("%1 belongs to %2.").arg(name, team(data.holding.team));
    }

private:
    /// What happens to the matches of an entrant who leaves; nothing where they stay as they are.
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
    return event.data.visit(EventLine(before, edition));
}

} // namespace dugout
