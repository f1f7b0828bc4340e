// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguerepository.h"

#include "core/club/namedgame.h"
#include "core/club/rulesmark.h"
#include "core/club/teamdocuments.h"
#include "core/club/teamoutcomes.h"
#include "core/leaguebook/fixtures/fixturesetup.h"
#include "core/leaguebook/looks/leaguestanding.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/leaguebook/season/sheetchange.h"
#include "core/leaguebook/state/holdings.h"
#include "core/leaguebook/state/leaguedefaults.h"
#include "core/rules/footballrules.h"
#include "core/shop/boughtforgood.h"
#include "core/team/teamcheck.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueRepositoryWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueRepository)
};

/// Every switch as it stands, so that no later Dugout changes the rules of a league that runs.
OptionChoices settledOptions(const OptionChoices &chosen, const Ruleset &ruleset)
{
    OptionChoices options = chosen;
    for (const Option &each : ruleset.options())
        options.try_emplace(each.id, each.defaultValue);
    return options;
}

/// The coach of that name, recorded now if the league does not know one.
CoachId coachOf(const League &league, const QString &name, const NewId &newId,
                std::vector<LeagueEvent> &events)
{
    for (const LeagueCoach &each : league.coaches) {
        if (each.name.compare(name, Qt::CaseInsensitive) == 0)
            return each.id;
    }
    const CoachId id(newId());
    events.push_back({CoachRecorded{{id, name}}, {}});
    return id;
}

bool isRosterAllowed(const LeagueRules &rules, const RosterId &roster)
{
    return rules.rosters.empty()
        || std::find(rules.rosters.begin(), rules.rosters.end(), roster) != rules.rosters.end();
}

LeagueSummary summaryOf(const JournalSummary &journal)
{
    const QJsonObject &shown = journal.stand.standing;
    return {LeagueId(journal.id.text()),
            journal.title,
            RulesetId(shown.value("ruleset"_L1).toString()),
            shown.value("season"_L1).toString(),
            shown.value("teams"_L1).toInt(),
            shown.value("fixtures"_L1).toInt(),
            shown.value("done"_L1).toInt(),
            journal.changedMs,
            shown.value("unsigned"_L1).toInt(shown.value("done"_L1).toInt()),
            waitingFromJson(shown.value("next"_L1)),
            waitingFromJson(shown.value("toSign"_L1))};
}

} // namespace

LeagueRepository::LeagueRepository(ClubStores stores, LeaderStore &leaders, NewId newId)
    : m_stores(std::move(stores))
    , m_leaders(leaders)
    , m_newId(std::move(newId))
{ }

Result<std::vector<LeagueSummary>> LeagueRepository::list() const
{
    JournalQuery query;
    query.game = leagueGame();
    const auto journals = m_stores.journals.list(query);
    if (!journals)
        return journals.error();
    std::vector<LeagueSummary> leagues;
    for (const JournalSummary &each : *journals)
        leagues.push_back(summaryOf(each));
    return leagues;
}

Result<LeagueId> LeagueRepository::find(const QString &name) const
{
    const auto found = namedGame(m_stores.journals, leagueGame(), name);
    if (found)
        return LeagueId(found->text());
    if (found.error().code == ErrorCode::NoSuchGame)
        return Error{ErrorCode::NoSuchLeague,
                     LeagueRepositoryWords::tr("There is no saved league \"%1\".").arg(name),
                     {}};
    return found.error();
}

Result<LeagueId> LeagueRepository::found(const QString &name, const LeagueRules &rules,
                                         const LeagueId &id) const
{
    const auto ruleset = m_stores.library.load(rules.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    LeagueRules settled = rules;
    settled.game = (*ruleset)->manifest().game == Game::Skirmish ? u"skirmish"_s : u"match"_s;
    settled.options = settledOptions(rules.options, **ruleset);
    const LeagueEvent founding{LeagueFounded{name.trimmed(), settled}, {}};
    const auto league = foldLeague({founding});
    if (!league)
        return league.error();
    StoreBatch batch;
    JournalHeader header;
    header.id = JournalId(id.isEmpty() ? freshId() : id.text());
    header.game = leagueGame();
    header.title = league->name;
    header.createdMs = m_stores.clock();
    header.rules = currentRules(m_stores.library, rules.ruleset);
    batch.started.push_back(header);
    LogAction action;
    action.group = {header.createdMs, {toEvent(founding)}};
    batch.journals.push_back({header.id,
                              1,
                              {JournalKeeper::entryOf(action, 1, header.createdMs)},
                              std::nullopt,
                              standOf(*league)});
    if (auto kept = m_stores.batches.keep(batch); !kept)
        return kept.error();
    return LeagueId(header.id.text());
}

Result<OpenLeague> LeagueRepository::open(const LeagueId &id) const
{
    const auto header = m_stores.journals.readHeader(JournalId(id.text()));
    if (!header)
        return header.error();
    if (header->game != leagueGame())
        return Error{ErrorCode::NoSuchLeague,
                     LeagueRepositoryWords::tr("There is no saved league \"%1\".").arg(id.text()),
                     {}};
    return OpenLeague::open(m_stores, header->id);
}

QStringList LeagueRepository::whyNotRegistered(const League &league, const Team &team) const
{
    const LeagueRules &rules = league.currentRules();
    const auto ruleset = m_stores.library.load(rules.ruleset.text());
    if (!ruleset)
        return {ruleset.error().message};
    if (team.ruleset != rules.ruleset)
        return {LeagueRepositoryWords::tr("%1 is a team of another edition.").arg(team.name)};
    QStringList problems;
    if (!isRosterAllowed(rules, team.roster))
        problems.append(LeagueRepositoryWords::tr("This league does not allow the roster of %1.")
                            .arg(team.name));
    if (!team.founded && isSwitchedOff(rules.options, **ruleset, u"team-creation"_s))
        problems.append(
            LeagueRepositoryWords::tr("This league is played with ready-made teams: %1 is "
                                      "built from a budget and not founded.")
                .arg(team.name));
    // It carries over, and is no gold to draft with.
    const LeagueTeam *known = league.team(EntrantId(team.id.text()));
    if (known && isDraftedAnew(*known) && team.fanFactor < known->figures.fanFactor)
        problems.append(LeagueRepositoryWords::tr("%1 keeps the fan factor it had: %2.")
                            .arg(team.name, QString::number(known->figures.fanFactor)));
    if (const auto gold = known ? draftGold(*known) : std::nullopt;
        gold && !team.founded && team.budget > *gold)
        problems.append(LeagueRepositoryWords::tr("%1 is drafted with %2 gold, not with %3.")
                            .arg(team.name, goldText(*gold), goldText(team.budget)));
    if (const auto free = checkHoldings(league, m_stores.documents, team, **ruleset); !free)
        problems.append(free.error().message);
    const bool legacy = isOptionOn(rules.options, **ruleset, u"legacy-teams"_s) && team.founded;
    Team checked = team; // what it keeps the league knows, whatever the sheet says
    checked.keptFanFactor = known && isDraftedAnew(*known) ? known->figures.fanFactor : 0;
    for (const TeamProblem &each : checkTeam(checked, **ruleset)) {
        if (each.severity == Severity::Error && !legacy)
            problems.append(each.sentence);
    }
    return problems;
}

Result<Team> LeagueRepository::asRegistered(const League &league, Team team) const
{
    const auto ruleset = loadFootball(m_stores.library, league.currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    team.options = teamOptions(league, **ruleset);
    team = withBought(std::move(team), {}); // what it has is of another event
    const LeagueTeam *known = league.team(EntrantId(team.id.text()));
    const bool isDrafted = known && isDraftedAnew(*known);
    if (!team.founded && !isDrafted)
        team.budget = budgetOf(league, **ruleset);
    if (const QStringList problems = whyNotRegistered(league, team); !problems.isEmpty())
        return Error{ErrorCode::TeamNotRegistered, problems.join(u' '), {}};
    return team.founded ? Result<Team>(std::move(team)) : foundTeam(std::move(team), **ruleset);
}

Result<void> LeagueRepository::registerTeam(OpenLeague &league, const TeamId &id,
                                            const QString &club, const QString &reason,
                                            const std::vector<Purchase> &bought) const
{
    const auto kept = loadTeam(m_stores.documents, DocumentId(id.text()));
    if (!kept)
        return kept.error();
    const auto ruleset
        = loadFootball(m_stores.library, league.league().currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    const auto ready = asRegistered(league.league(), kept->team);
    if (!ready)
        return ready.error();
    const Team &team = *ready;
    Team equipped = team; // its sheet is locked without what it buys
    std::vector<LeagueEvent> buying;
    if (!bought.empty()) {
        const auto shop = shopOf(league.league(), team, bought);
        if (!shop)
            return shop.error();
        const std::vector<Purchase> &paid = shop->sides.front().purchases;
        buying.push_back({InducementsBought{EntrantId(id.text()), paid}, reason});
        equipped = withBought(team, paid);
    }
    const LeagueTeam *known = league.league().team(EntrantId(id.text()));
    const bool isDrafted = known && isDraftedAnew(*known);
    const bool legal = isReadyToPlay(checkTeam(team, **ruleset));
    std::vector<LeagueEvent> events;
    if (isDrafted) {
        events.push_back({TeamRenewed{known->id,
                                      {teamValue(team, **ruleset), team.fanFactor, team.treasury},
                                      registeredSheet(team)},
                          reason});
        events.insert(events.end(), buying.begin(), buying.end());
        return keepWithTeam(league, events, kept->summary, equipped);
    }
    const QString coach = team.coach.trimmed().isEmpty() ? team.name : team.coach.trimmed();
    LeagueTeam member;
    member.id = EntrantId(team.id.text());
    member.name = team.name;
    member.coach = coachOf(league.league(), coach, m_newId, events);
    member.roster = team.roster;
    member.club = club;
    member.figures = {teamValue(team, **ruleset), team.fanFactor, team.treasury,
                      teamRating(team, **ruleset).value_or(0)};
    member.legacy = !legal;
    member.sheet = registeredSheet(team);
    events.push_back({TeamRegistered{member}, reason});
    events.insert(events.end(), buying.begin(), buying.end());
    return keepWithTeam(league, events, kept->summary, equipped);
}

Result<void> LeagueRepository::keepWithTeam(OpenLeague &league,
                                            const std::vector<LeagueEvent> &events,
                                            const DocumentSummary &summary, const Team &team) const
{
    StoreBatch batch;
    batch.documents.push_back(teamDocument(summary, team, m_stores.clock()));
    return keepWith(league, events, std::move(batch));
}

Result<void> LeagueRepository::keepWith(OpenLeague &league, const std::vector<LeagueEvent> &events,
                                        StoreBatch batch) const
{
    const auto change = league.change(events);
    if (!change)
        return change.error();
    batch.journals.push_back(*change);
    if (auto saved = m_stores.batches.keep(batch); !saved)
        return saved.error();
    return league.tookInAdvance(*change);
}

Result<void> LeagueRepository::registerPaperTeam(OpenLeague &league, const QString &name,
                                                 const QString &coach, const RosterId &roster) const
{
    SeededRandomSource nothingByLot(0);
    const auto done
        = act(league, ActRequest{RegisterPaperTeam{name, coach, roster, {}}, {}}, nothingByLot);
    return done ? Result<void>() : Result<void>(done.error());
}

Result<std::vector<LeaderLine>> LeagueRepository::leaders(const LeaderQuery &query) const
{
    return m_leaders.leaders(query);
}

Result<std::vector<LeaderLine>> LeagueRepository::cemetery(const LeaderQuery &query) const
{
    return m_leaders.cemetery(query);
}

} // namespace dugout
