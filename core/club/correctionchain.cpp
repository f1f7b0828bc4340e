// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/correctionchain.h"

#include "core/aftermatch/aftermatch.h"
#include "core/aftermatch/arrivals.h"
#include "core/club/games.h"
#include "core/club/teamdocuments.h"
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

bool isDone(const MatchSession &session)
{
    return session.state().after.isSet() && isAfterMatchDone(session.state());
}

/// What is added to a match, and the result it leaves from now on.
void addLink(StoreBatch &batch, const CorrectionLink &link, qint64 nowMs)
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
    batch.journals.push_back(std::move(change));
    if (link.isOpen()) {
        batch.withdrawn.push_back(link.id());
        return;
    }
    batch.results.push_back(resultOf(link.header, link.is));
    batch.results.back().onSheets = true;
}

} // namespace

Result<CorrectionChain> CorrectionChain::begin(const ClubStores &stores, const JournalId &match,
                                               std::vector<LogAction> changes)
{
    CorrectionChain chain(stores);
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
    m_sources.push_back({*std::move(header), *std::move(setup), {}});
    return {};
}

Result<void> CorrectionChain::findLater(const MatchSetup &setup, size_t after)
{
    const qint64 since = m_sources.front().header.createdMs;
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

MatchSetup CorrectionChain::rebased(const MatchSetup &setup) const
{
    MatchSetup changed = setup;
    for (Team &team : changed.teams) {
        const auto found = m_outcomes.find(team.id.text());
        if (found == m_outcomes.end())
            continue;
        const auto &[before, was, is] = found->second;
        team = rebaseTeam(baseOf(team, before, was), team, is);
    }
    return changed;
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
        source.lines = *std::move(lines);
    }
    const std::vector<LogAction> &added = m_added[source.header.id.text()];
    std::vector<LogAction> all = *source.lines;
    all.insert(all.end(), added.begin(), added.end());
    auto was = openMatch({source.setup, *source.lines}, m_stores.library);
    if (!was)
        return was.error();
    auto is = openMatch({setup, std::move(all)}, m_stores.library);
    if (!is)
        return is.error();
    return CorrectionLink{source.header, static_cast<qint64>(source.lines->size()), *std::move(was),
                          *std::move(is), added};
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

void CorrectionChain::takeOutcomes(const CorrectionLink &link)
{
    for (const Seat seat : {0, 1}) {
        const Team &before = link.was.game().context().team(seat);
        const Team &start = link.is.game().context().team(seat);
        const MatchContext &context = link.is.game().context();
        const bool takesPart = context.setup().league && context.roster(seat);
        const auto kept = keptOutcome(m_stores.documents, before.id, link.id());
        // Of a team that is not kept, nobody noted what it holds.
        const bool unknown = !loadTeam(m_stores.documents, DocumentId(before.id.text()));
        const bool counted = kept || (unknown && isDone(link.was));
        Outcome outcome{before, before, start};
        if (takesPart && counted)
            outcome.was = kept ? *kept : link.was.state().after.get().side(seat).team;
        if (takesPart && (counted || isDone(link.is))) {
            outcome.is = withKeptIds(counted ? &link.was : nullptr, link.is, seat,
                                     kept ? &*kept : nullptr);
            m_notes.push_back(outcomeNote(m_stores.documents, link.id(), outcome.is));
        }
        m_outcomes.insert_or_assign(before.id.text(), std::move(outcome));
    }
}

Result<void> CorrectionChain::derive()
{
    m_links.clear();
    m_outcomes.clear();
    m_notes.clear();
    m_question.reset();
    for (size_t i = 0; i < m_sources.size(); ++i) { // it grows while it is walked
        Source &source = m_sources[i];
        const MatchSetup setup = rebased(source.setup);
        const bool reached
            = m_links.empty() || setup != source.setup || !m_added[source.header.id.text()].empty();
        if (!reached)
            continue;
        auto made = settledLink(source, setup);
        if (!made)
            return made.error();
        takeOutcomes(*made);
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
        auto kept = loadTeam(m_stores.documents, DocumentId(id));
        if (kept.failedWith(ErrorCode::StoreNotFound))
            continue;
        if (!kept)
            return kept.error();
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
    follow(link.id(), withoutMisfit(link.is, m_question->question));
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
        addLink(batch, link, nowMs);
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
