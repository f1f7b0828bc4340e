// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/correctionchain.h"

#include "core/aftermatch/aftermatch.h"
#include "core/aftermatch/arrivals.h"
#include "core/club/games.h"
#include "core/club/keptstate.h"
#include "core/club/matchrepository.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/matchjson.h"
#include "core/team/teamfields.h"
#include "core/text/goldtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CorrectionWords
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionChain)
};

/// The sheet that another one went on from: what the match made of the team, or what the team came
/// with where that was not known yet.
const Team &baseOf(const Team &later, const Team &before, const Team &after)
{
    return isSameSheet(later, before) && !isSameSheet(later, after) ? before : after;
}

/// Sheets that came to a match name nobody who had left by then. Of those who were there or had
/// left when the team went on from `from`, this adds who has left on the way; `kept` is the team
/// today.
Team withThoseWhoLeft(Team later, const Team &from, const StoredTeam *kept)
{
    const auto add = [&later](const Player &player) {
        if (!later.everPlayer(player.id))
            later.formerPlayers.push_back(player);
    };
    for (const Player &player : from.formerPlayers)
        add(player);
    for (const Player &player : from.players) {
        const bool isGone = kept && !kept->team.player(player.id);
        if (const Player *gone = isGone ? kept->team.everPlayer(player.id) : nullptr)
            add(*gone);
    }
    return later;
}

/// Players who left earlier come before those who left in the match.
Team withEarlierFormers(Team outcome, const std::vector<Player> &earlier)
{
    std::vector<Player> all = earlier;
    std::erase_if(all, [&outcome](const Player &player) { return outcome.everPlayer(player.id); });
    all.insert(all.end(), outcome.formerPlayers.begin(), outcome.formerPlayers.end());
    outcome.formerPlayers = std::move(all);
    return outcome;
}

bool isDone(const MatchSession &session)
{
    return session.state().after.isSet() && isAfterMatchDone(session.state());
}

/// What is added to a match, and the result it leaves from now on.
void addLink(StoreBatch &batch, const ClubStores &stores, const CorrectionLink &link, qint64 nowMs)
{
    const JournalState state = link.isOpen() ? JournalState::Running : JournalState::Finished;
    JournalChange change{link.id(),
                         link.entries + 1,
                         {},
                         std::nullopt,
                         {state, link.is.game().standing(link.is.state())}};
    for (const LogAction &action : link.added)
        change.entries.push_back(JournalKeeper::entryOf(
            action, link.entries + 1 + static_cast<qint64>(change.entries.size()), nowMs));
    const MatchSetup &setup = link.is.game().context().setup();
    if (setup != link.was.game().context().setup())
        change.setup = setupToJson(setup);
    change.parts = {noKeptState()};
    if (!link.isOpen() && link.is.playedBefore() == 0)
        change.parts = keptStateParts(stores, link.is,
                                      link.entries + static_cast<qint64>(change.entries.size()));
    batch.journals.push_back(std::move(change));
    if (link.isOpen()) {
        batch.withdrawn.push_back(link.id());
        return;
    }
    // What an earlier version played to its end is not reckoned anew.
    const bool stands = link.is.playedBefore() == link.is.log().groups().size();
    const auto record = stands ? stores.results.read(link.id())
                               : Result<ResultRecord>(resultOf(link.header, link.is));
    batch.results.push_back(record ? *record : resultOf(link.header, link.is));
    batch.results.back().onSheets = true;
}

} // namespace

Result<CorrectionChain> CorrectionChain::begin(const ClubStores &stores, const JournalId &match,
                                               std::vector<LogAction> changes, Reading reading)
{
    CorrectionChain chain(stores);
    chain.m_reading = reading;
    if (auto found = chain.addSource(match); !found)
        return found.error();
    chain.m_added[match.text()] = std::move(changes);
    if (auto done = chain.derive(); !done)
        return done.error();
    return chain;
}

Result<void> CorrectionChain::addSource(const JournalId &match)
{
    auto header = m_stores.journals.readHeader(match);
    if (!header)
        return header.error();
    auto setup = setupFromJson(header->setup);
    if (!setup)
        return setup.error();
    Source source{*std::move(header), *setup, setup->teams, {}, {}};
    for (Team &team : source.setup.teams)
        team.formerPlayers.clear();
    m_sources.push_back(std::move(source));
    return {};
}

Result<void> CorrectionChain::findLater(const MatchSetup &setup, size_t after)
{
    // Earlier matches of a team that is first reached here have nothing to do with it.
    const qint64 since = m_sources.at(after).header.createdMs;
    for (const Team &team : setup.teams) {
        if (team.id.isEmpty() || m_knownTeams.contains(team.id.text()))
            continue;
        m_knownTeams.append(team.id.text());
        JournalQuery later;
        later.game = matchGame();
        later.team = team.id.text();
        later.createdAfterMs = since;
        later.order = JournalQuery::Order::OldestFirst;
        const auto found = m_stores.journals.list(later);
        if (!found)
            return found.error();
        for (const JournalSummary &each : *found) {
            const bool known
                = std::any_of(m_sources.begin(), m_sources.end(), [&each](const Source &source) {
                      return source.header.id == each.id;
                  });
            if (known)
                continue;
            // One that cannot be read, or changes no sheet, passes nothing on.
            if (addSource(each.id) && !m_sources.back().setup.league)
                m_sources.pop_back();
        }
    }
    std::stable_sort(
        m_sources.begin() + static_cast<std::ptrdiff_t>(after) + 1, m_sources.end(),
        [](const auto &a, const auto &b) { return a.header.createdMs < b.header.createdMs; });
    return {};
}

Result<CorrectionChain::Start> CorrectionChain::startOf(const Source &source)
{
    Start start{source.setup, source.setup.teams, source.setup.teams};
    for (const size_t seat : {0U, 1U}) {
        Team &team = start.was.at(seat);
        const auto found = m_outcomes.find(team.id.text());
        if (found == m_outcomes.end())
            continue;
        const auto &[before, was, is] = found->second;
        const auto kept = keptTeam(team.id);
        if (!kept)
            return kept.error();
        const Team &base = baseOf(team, before, was);
        team = withThoseWhoLeft(std::move(team), base, *kept);
        start.is.at(seat) = rebaseTeam(base, team, is);
        start.setup.teams.at(seat) = start.is.at(seat);
        start.setup.teams.at(seat).formerPlayers.clear();
    }
    return start;
}

Result<CorrectionLink> CorrectionChain::link(Source &source, const MatchSetup &setup)
{
    if (!source.lines) {
        const auto journal = m_stores.journals.read(source.header.id);
        if (!journal)
            return journal.error();
        auto lines = JournalKeeper::linesOf(*journal);
        if (!lines)
            return lines.error();
        const auto match = matchOf(source.setup, m_stores.library);
        if (!match)
            return match.error();
        source.kept = keptStateOf(m_stores, *journal, *match, *lines);
        source.lines = *std::move(lines);
    }
    const std::vector<LogAction> &added = m_added[source.header.id.text()];
    std::vector<LogAction> all = *source.lines;
    all.insert(all.end(), added.begin(), added.end());
    auto was = played(source.setup, *source.lines, source.kept);
    if (!was)
        return was.error();
    // Another start leads somewhere else.
    const bool goesOn = m_reading == Reading::AsPlayed && setup == source.setup;
    auto is = played(setup, all, goesOn ? source.kept : std::nullopt);
    if (!is)
        return is.error();
    return CorrectionLink{source.header, static_cast<qint64>(source.lines->size()), *std::move(was),
                          *std::move(is), added};
}

Result<MatchSession> CorrectionChain::played(const MatchSetup &setup,
                                             const std::vector<LogAction> &lines,
                                             const std::optional<KeptState<MatchState>> &kept) const
{
    auto match = matchOf(setup, m_stores.library);
    if (!match)
        return match.error();
    MatchSession session(*std::move(match));
    if (auto done = session.restore(lines, kept); !done)
        return done.error();
    return session;
}

Result<CorrectionLink> CorrectionChain::settledLink(Source &source, const MatchSetup &setup)
{
    auto made = link(source, setup);
    while (made) {
        const auto asked = questionIn(made->is);
        const auto forced = asked ? formality(*asked) : std::nullopt;
        if (!forced)
            break;
        follow(source.header.id, answerTo(made->is, *asked, *forced));
        made = link(source, setup);
    }
    return made;
}

Result<void> CorrectionChain::takeOutcomes(const Source &source, const CorrectionLink &link,
                                           const Start &start)
{
    for (const Seat seat : {0, 1}) {
        const auto place = static_cast<size_t>(seat);
        const Team &before = start.was.at(place);
        const MatchContext &context = link.is.game().context();
        const bool takesPart = context.setup().league && context.roster(seat);
        auto noted = keptOutcome(m_stores.documents, before.id, link.id());
        if (noted)
            noted = withoutEarlierFormers(*std::move(noted), source.asKept.at(place));
        const auto kept = keptTeam(before.id);
        if (!kept)
            return kept.error();
        // Of a team that is not kept, nobody noted what it holds.
        const bool counted = noted || (!*kept && isDone(link.was));
        Outcome outcome{before, before, start.is.at(place)};
        if (takesPart && counted)
            outcome.was
                = withEarlierFormers(noted ? *noted : link.was.state().after.get().side(seat).team,
                                     before.formerPlayers);
        if (takesPart && (counted || isDone(link.is))) {
            Team is = withKeptIds(counted ? &link.was : nullptr, link.is, seat,
                                  noted ? &*noted : nullptr);
            m_notes.push_back(outcomeNote(m_stores.documents, link.id(), is));
            outcome.is = withEarlierFormers(std::move(is), start.is.at(place).formerPlayers);
        }
        m_outcomes.insert_or_assign(before.id.text(), std::move(outcome));
    }
    return {};
}

Result<const StoredTeam *> CorrectionChain::keptTeam(const TeamId &id)
{
    auto known = m_kept.find(id.text());
    if (known == m_kept.end()) {
        auto kept = loadTeam(m_stores.documents, DocumentId(id.text()));
        if (!kept && kept.error().code != ErrorCode::StoreNotFound)
            return kept.error();
        known = m_kept.emplace(id.text(), kept ? std::optional(*std::move(kept)) : std::nullopt)
                    .first;
    }
    return known->second ? &*known->second : nullptr;
}

Result<void> CorrectionChain::derive()
{
    m_links.clear();
    m_outcomes.clear();
    m_notes.clear();
    m_question.reset();
    for (size_t i = 0; i < m_sources.size(); ++i) { // it grows while it is walked
        Source &source = m_sources[i];
        const auto start = startOf(source);
        if (!start)
            return start.error();
        const MatchSetup &setup = start->setup;
        const bool reached
            = m_links.empty() || setup != source.setup || !m_added[source.header.id.text()].empty();
        if (!reached)
            continue;
        auto made = settledLink(source, setup);
        if (!made)
            return made.error();
        if (auto taken = takeOutcomes(source, *made, *start); !taken)
            return taken;
        if (auto asked = questionIn(made->is); asked && !m_question)
            m_question = Pending{m_links.size(), *std::move(asked)};
        m_links.push_back(*std::move(made));
        if (auto found = findLater(setup, i); !found)
            return found;
    }
    return findTeams();
}

Result<void> CorrectionChain::findTeams()
{
    m_teams.clear();
    for (const auto &[id, outcome] : m_outcomes) {
        const auto found = keptTeam(TeamId(id));
        if (!found)
            return found.error();
        const StoredTeam *kept = *found;
        if (!kept)
            continue;
        const Team &base = baseOf(kept->team, outcome.before, outcome.was);
        m_teams.push_back({kept->summary, kept->team, rebaseTeam(base, kept->team, outcome.is)});
    }
    return {};
}

void CorrectionChain::follow(const JournalId &match, Correction correction)
{
    std::vector<LogAction> &added = m_added[match.text()];
    if (added.empty() || added.back().kind != LogAction::Kind::Correct)
        added.push_back({LogAction::Kind::Correct, {}, std::move(correction)});
    else
        added.back().correction.also.push_back(std::move(correction));
}

Result<void> CorrectionChain::answer(const Event &event)
{
    const CorrectionQuestion &question = m_question->question;
    const MatchSession &session = m_links.at(m_question->link).is;
    const auto asked
        = std::find_if(question.prompts.begin(), question.prompts.end(),
                       [&event](const Prompt &each) { return each.id == event.prompt; });
    if (asked == question.prompts.end())
        return Error{ErrorCode::NotAsked, PlayWords::tr("Nothing more is asked."), event.prompt};
    if (auto fits = checkAnswer(*asked, event); !fits)
        return fits;
    MatchState tried = question.state;
    if (auto done = session.game().apply(tried, event); !done)
        return done;
    follow(m_links.at(m_question->link).id(), answerTo(session, question, event));
    return derive();
}

Result<void> CorrectionChain::takeOut()
{
    const CorrectionLink &link = m_links.at(m_question->link);
    follow(link.id(), withoutRejectedEvent(link.is, m_question->question));
    return derive();
}

std::vector<CarriedTeam> CorrectionChain::debtors() const
{
    std::vector<CarriedTeam> found;
    std::copy_if(
        m_teams.begin(), m_teams.end(), std::back_inserter(found),
        [](const CarriedTeam &each) { return each.is.treasury < std::min(each.was.treasury, 0); });
    return found;
}

void CorrectionChain::decideDebts(Debts debts)
{
    m_debts = debts;
}

std::vector<const CorrectionLink *> CorrectionChain::reopened() const
{
    std::vector<const CorrectionLink *> found;
    for (size_t i = 1; i < m_links.size(); ++i) {
        if (isDone(m_links[i].was) && m_links[i].isOpen())
            found.push_back(&m_links[i]);
    }
    return found;
}

Result<void> CorrectionChain::mayBeKept() const
{
    if (const auto open = reopened(); !m_mayReopen && !open.empty())
        return Error{ErrorCode::ReopensMatches,
                     CorrectionWords::tr("\"%1\" is over and would be open again: some of its "
                                         "entries no longer fit.")
                         .arg(open.front()->header.title),
                     {}};
    if (const auto owing = debtors(); m_debts == Debts::Undecided && !owing.empty())
        return Error{ErrorCode::DebtsUndecided,
                     CorrectionWords::tr("%1 has spent gold that it would no longer have had and "
                                         "would owe %2.")
                         .arg(owing.front().is.name,
                              groupedNumber(-owing.front().is.treasury, currentLanguage())),
                     {}};
    return {};
}

StoreBatch CorrectionChain::batch() const
{
    const qint64 nowMs = m_stores.clock();
    StoreBatch batch;
    for (const CorrectionLink &link : m_links)
        addLink(batch, m_stores, link, nowMs);
    for (const CarriedTeam &team : m_teams) {
        Team sheet = team.is;
        if (m_debts == Debts::Forgiven)
            sheet.treasury = std::max(sheet.treasury, std::min(team.was.treasury, 0));
        if (!(team.was == sheet))
            batch.documents.push_back(teamDocument(team.summary, sheet, nowMs));
    }
    for (Document note : m_notes) {
        note.summary.modifiedMs = nowMs;
        batch.documents.push_back(std::move(note));
    }
    return batch;
}

} // namespace dugout
