// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/correctionchain.h"

#include "core/aftermatch/aftermatch.h"
#include "core/aftermatch/arrivals.h"
#include "core/exchange/keepteams.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/teamdocuments.h"
#include "core/exchange/teamstory.h"
#include "core/play/journalkeeper.h"
#include "core/team/teamcarry.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

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

} // namespace

Result<CorrectionChain> CorrectionChain::begin(const CorrectionStores &stores,
                                               const JournalId &match,
                                               std::vector<LogAction> changes)
{
    CorrectionChain chain(stores);
    if (auto found = chain.findSources(match); !found)
        return found.error();
    chain.m_added[match.text()] = std::move(changes);
    if (auto done = chain.derive(); !done)
        return done.error();
    return chain;
}

Result<void> CorrectionChain::findSources(const JournalId &match)
{
    const auto first = m_stores.journals.read(match);
    if (!first)
        return first.error();
    auto setup = setupFromJson(first->header.setup);
    if (!setup)
        return setup.error();
    m_sources.push_back({first->header, *std::move(setup), {}});
    const auto all = m_stores.journals.list();
    if (!all)
        return all.error();
    for (const JournalSummary &each : *all) {
        const bool later = each.header.createdMs > first->header.createdMs;
        if (each.header.game != matchGame() || !later)
            continue;
        // Whose match it is that cannot be read, nobody knows.
        if (auto read = setupFromJson(each.header.setup); read && read->league)
            m_sources.push_back({each.header, *std::move(read), {}});
    }
    std::stable_sort(m_sources.begin() + 1, m_sources.end(), [](const auto &a, const auto &b) {
        return a.header.createdMs < b.header.createdMs;
    });
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
        team = carryOver(baseOf(team, before, was), team, is);
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
    auto was
        = openMatch({source.setup, *source.lines}, m_stores.library, {}, stepsToTheNextSheet());
    if (!was)
        return was.error();
    auto is = openMatch({setup, std::move(all)}, m_stores.library, {}, stepsToTheNextSheet());
    if (!is)
        return is.error();
    return CorrectionLink{
        source.header.id, source.header.title, static_cast<qint64>(source.lines->size()),
        *std::move(was),  *std::move(is),      added};
}

void CorrectionChain::takeOutcomes(const CorrectionLink &link)
{
    for (const Seat seat : {0, 1}) {
        const Team &before = link.was.game().context().team(seat);
        const Team &start = link.is.game().context().team(seat);
        const MatchContext &context = link.is.game().context();
        const bool takesPart = context.setup().league && context.roster(seat);
        const auto kept = keptOutcome(m_stores.documents, before.id, link.id);
        // A team that is kept says itself what it holds.
        const bool homeless = !loadTeam(m_stores.documents, DocumentId(before.id.text()));
        const bool counted = kept || (homeless && isDone(link.was));
        Outcome outcome{before, before, start};
        if (takesPart && counted)
            outcome.was = kept ? *kept : link.was.state().after.get().side(seat).team;
        if (takesPart && (counted || isDone(link.is))) {
            outcome.is = withKeptIds(counted ? &link.was : nullptr, link.is, seat);
            m_notes.push_back(outcomeNote(m_stores.documents, link.id, outcome.is));
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
    for (Source &source : m_sources) {
        const MatchSetup setup = rebased(source.setup);
        const bool reached
            = m_links.empty() || setup != source.setup || !m_added[source.header.id.text()].empty();
        if (!reached)
            continue;
        auto made = link(source, setup);
        auto asked = made ? questionIn(made->is) : std::nullopt;
        for (auto forced = asked ? formality(*asked) : std::nullopt; forced;
             forced = asked ? formality(*asked) : std::nullopt) {
            follow(source.header.id, answerTo(made->is, *asked, *forced));
            made = link(source, setup);
            asked = made ? questionIn(made->is) : std::nullopt;
        }
        if (!made)
            return made.error();
        takeOutcomes(*made);
        if (asked && !m_question)
            m_question = Pending{m_links.size(), *std::move(asked)};
        m_links.push_back(*std::move(made));
    }
    return findTeams();
}

Result<void> CorrectionChain::findTeams()
{
    m_teams.clear();
    for (const auto &[id, outcome] : m_outcomes) {
        auto kept = loadTeam(m_stores.documents, DocumentId(id));
        if (!kept && kept.error().code == u"store.not-found"_s)
            continue;
        if (!kept)
            return kept.error();
        const Team &base = baseOf(kept->team, outcome.before, outcome.was);
        m_teams.push_back({kept->summary, kept->team, carryOver(base, kept->team, outcome.is)});
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
        return Error{u"not-asked"_s, PlayWords::tr("Nothing more is asked."), event.prompt};
    if (auto fits = checkAnswer(*asked, event); !fits)
        return fits;
    MatchState tried = question.state;
    if (auto done = session.game().apply(tried, event); !done)
        return done;
    follow(m_links.at(m_question->link).id, answerTo(session, question, event));
    return derive();
}

Result<void> CorrectionChain::takeOut()
{
    const CorrectionLink &link = m_links.at(m_question->link);
    follow(link.id, withoutMisfit(link.is, m_question->question));
    return derive();
}

StoreBatch CorrectionChain::batch(qint64 nowMs) const
{
    StoreBatch batch;
    for (const CorrectionLink &link : m_links) {
        JournalChange change{link.id,
                             link.entries + 1,
                             {},
                             std::nullopt,
                             link.isOpen() ? JournalState::Running : JournalState::Finished};
        for (const LogAction &action : link.added)
            change.entries.push_back(JournalKeeper::entryOf(
                action, link.entries + 1 + static_cast<qint64>(change.entries.size()), nowMs));
        const MatchSetup &setup = link.is.game().context().setup();
        if (setup != link.was.game().context().setup())
            change.setup = setupToJson(setup);
        batch.journals.push_back(std::move(change));
    }
    for (const CarriedTeam &team : m_teams) {
        if (!(team.was == team.is))
            batch.documents.push_back(teamDocument(team.summary, team.is, nowMs));
    }
    for (Document note : m_notes) {
        note.summary.modifiedMs = nowMs;
        batch.documents.push_back(std::move(note));
    }
    return batch;
}

} // namespace dugout
