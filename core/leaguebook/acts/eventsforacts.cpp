// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/skirmishrepository.h"
#include "core/leaguebook/acts/actevents.h"
#include "core/leaguebook/acts/actkinds.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/shop/purchaseid.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ActWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueActs)
};

/// A kept team by its id, or by its name where only one bears it.
Result<TeamId> keptTeamNamed(DocumentStore &documents, const QString &name)
{
    const auto byName = documents.list({u"team"_s, {name}});
    if (!byName)
        return byName.error();
    if (byName->size() == 1)
        return TeamId(byName->front().id.text());
    if (byName->size() > 1)
        return Error{
            ErrorCode::AmbiguousTeam,
            ActWords::tr("Several teams are called \"%1\": name one of them by its id.").arg(name),
            {}};
    return TeamId(name);
}

} // namespace

Result<std::vector<LeagueEvent>>
LeagueRepository::eventsFor(const OpenLeague &league, const std::vector<ActRequest> &requests,
                            RandomSource &lot) const
{
    for (const ActRequest &each : requests) {
        const auto *rules = each.act.find<ChangeRules>();
        if (const auto known
            = rules ? checkOptions(league.league(), rules->options) : Result<void>();
            !known)
            return known.error();
    }
    return eventsOf(league.league(), requests, {lot, m_newId, m_stores.clock()});
}

Result<std::vector<LeagueEvent>> LeagueRepository::act(OpenLeague &league,
                                                       const std::vector<ActRequest> &requests,
                                                       RandomSource &lot) const
{
    const auto events = eventsFor(league, requests, lot);
    if (!events)
        return events;
    if (auto done = league.act(*events); !done)
        return done.error();
    return events;
}

Result<std::vector<LeagueEvent>>
LeagueRepository::act(OpenLeague &league, const ActRequest &request, RandomSource &lot) const
{
    if (isOfTheLeagueAlone(request.act))
        return act(league, std::vector{request}, lot);
    const auto done = actWithSheets(league, request);
    if (!done)
        return done.error();
    return std::vector<LeagueEvent>();
}

Result<QString> LeagueRepository::actFromAfar(const LeagueId &id, const QByteArray &request,
                                              const ActHand &hand, RandomSource &lot) const
{
    auto league = open(id);
    if (!league)
        return league.error();
    const auto object = actObject(request);
    if (!object)
        return object.error();
    const auto wanted = requestFrom(*object, league->league());
    if (!wanted)
        return wanted.error();
    if (auto may = checkHand(league->league(), wanted->act, hand); !may)
        return may.error();
    league->speakFor(hand.coach);
    if (const auto done = act(*league, *wanted, lot); !done)
        return done.error();
    const auto lines = league->recentHistory();
    return lines.empty() ? QString() : lines.back().line;
}

Result<QString> LeagueRepository::reportFromAfar(const LeagueId &id, const QByteArray &file,
                                                 const ActHand &hand) const
{
    auto league = open(id);
    if (!league)
        return league.error();
    auto sheet = readSlipFile(file);
    if (!sheet)
        return sheet.error();
    if (auto may = checkPlayer(league->league(), sheet->fixture, hand); !may)
        return may.error();
    const OwnSides own = sidesOf(league->league(), sheet->fixture, hand);
    for (const auto &[side, isOwn] :
         {std::pair(&sheet->slip.home, own.home), std::pair(&sheet->slip.away, own.away)}) {
        side->isSigned = side->isSigned && isOwn;
        side->boughtNothing = side->boughtNothing && isOwn;
    }
    const LeagueFixture &fixture = *league->league().fixture(sheet->fixture);
    if (!fixture.match.isEmpty() || fixture.outcome) {
        const LeagueCoach *coach = league->league().coach(hand.coach);
        sheet->from = coach ? coach->name : QString();
        const auto received = inbox().receive(league->league(), id, *sheet);
        return received
            ? Result<QString>(ActWords::tr("Your sheet is with the commissioner, who decides."))
            : Result<QString>(received.error());
    }
    league->speakFor(hand.coach);
    if (const auto match = enterSlip(*league, sheet->fixture, sheet->slip); !match)
        return match.error();
    const auto lines = league->recentHistory();
    return lines.empty() ? QString() : lines.back().line;
}

/// Those that change the sheets of teams too, or ask what is kept of a match.
Result<void> LeagueRepository::actWithSheets(OpenLeague &league, const ActRequest &request) const
{
    const QString &reason = request.reason;
    if (const auto *joining = request.act.find<RegisterTeam>()) {
        const auto team = keptTeamNamed(m_stores.documents, joining->team);
        if (!team)
            return team.error();
        const auto bought = purchasesFor(league.league(), joining->inducements);
        return bought ? registerTeam(league, *team, joining->club.trimmed(), reason, *bought)
                      : Result<void>(bought.error());
    }
    if (const auto *buying = request.act.find<BuyForGood>()) {
        const auto wanted = purchasesFor(league.league(), buying->inducements);
        return wanted ? buyForGood(league, buying->team, *wanted, reason)
                      : Result<void>(wanted.error());
    }
    if (const auto *given = request.act.find<GivePrize>()) {
        const auto &seasons = league.league().seasons;
        const SeasonId last = seasons.empty() ? SeasonId() : seasons.back().id;
        return givePrize(league,
                         {given->kind,
                          given->name.trimmed(),
                          given->team,
                          given->player.trimmed(),
                          given->amount,
                          given->season.isEmpty() ? last : given->season,
                          given->prizeOf,
                          {}},
                         reason);
    }
    if (const auto *anew = request.act.find<RedraftTeam>())
        return redraft(league, anew->team, {anew->downtime, anew->keepsWon}, reason);
    if (const auto *back = request.act.find<BuyPlayersBack>()) {
        std::vector<PlayerId> players;
        for (const QString &each : back->players)
            players.emplace_back(each);
        return buyBack(league, back->team, players);
    }
    if (const auto *starting = request.act.find<StartMatch>())
        return startFixture(league, starting->fixture);
    const auto *withdrawn = request.act.find<WithdrawResult>();
    const auto *decided = request.act.find<DecideDispute>();
    const auto event = takingBack(league.league(),
                                  withdrawn     ? withdrawn->fixture
                                      : decided ? decided->fixture
                                                : FixtureId(),
                                  reason);
    return event ? league.act(std::vector{*event}) : Result<void>(event.error());
}

Result<void> LeagueRepository::startFixture(OpenLeague &league, const FixtureId &fixture) const
{
    const Competition *of = league.league().competitionOf(fixture);
    if (!of || !of->rules.isSkirmish()) {
        const auto match = startMatch(league, fixture);
        return match ? Result<void>() : Result<void>(match.error());
    }
    auto brought = skirmishFor(league.league(), league.id(), fixture);
    if (!brought)
        return brought.error();
    const auto game = startSkirmish(league, fixture, *std::move(brought));
    return game ? Result<void>() : Result<void>(game.error());
}

/// Only what the edition of the league knows, and what the option can be.
Result<void> LeagueRepository::checkOptions(const League &league,
                                            const OptionChoices &options) const
{
    const auto ruleset = m_stores.library.load(league.currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    for (const auto &[id, value] : options) {
        const auto before = league.currentRules().options.find(id);
        const bool stays = before != league.currentRules().options.end() && before->second == value;
        const Option *option = (*ruleset)->options().find(id);
        if (!stays && (!option || option->defaultValue.index() != value.index()))
            return Error{ErrorCode::NoSuchOption,
                         ActWords::tr("The edition of this league has no rule \"%1\" that can be "
                                      "set so.")
                             .arg(id.text()),
                         {}};
    }
    return {};
}

Result<std::vector<Purchase>> LeagueRepository::purchasesFor(const League &league,
                                                             const QStringList &ids) const
{
    const auto ruleset = m_stores.library.load(league.currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    return purchasesNamed(ids, **ruleset);
}

} // namespace dugout
