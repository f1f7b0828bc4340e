// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"

#include "core/aftermatch/aftermatch.h"
#include "core/club/enteringmatch.h"
#include "core/club/gamenews.h"
#include "core/club/keptstate.h"
#include "core/club/matchend.h"
#include "core/club/matchheader.h"
#include "core/club/namedgame.h"
#include "core/club/resultbysheets.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/matchjson.h"
#include "core/match/state/setupcheck.h"
#include "core/match/words/matchstanding.h"
#include "core/rules/footballrules.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct MatchRepositoryWords
{
    Q_DECLARE_TR_FUNCTIONS(MatchRepository)
};

} // namespace

Result<Match> matchOf(MatchSetup setup, RulesetLibrary &library)
{
    const auto ruleset = loadFootball(library, setup.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    return Match(*ruleset, std::move(setup), stepsToTheNextSheet());
}

Result<MatchSession> replay(const Journal &journal, RulesetLibrary &library)
{
    auto setup = setupFromJson(journal.header.setup);
    if (!setup)
        return setup.error();
    auto lines = JournalKeeper::linesOf(journal);
    if (!lines)
        return lines.error();
    return openMatch({*std::move(setup), *std::move(lines)}, library);
}

MatchRepository::MatchRepository(ClubStores stores)
    : m_stores(std::move(stores))
{ }

Result<std::vector<JournalSummary>> MatchRepository::list(JournalQuery query) const
{
    query.game = matchGame();
    return m_stores.journals.list(query);
}

Result<qint64> MatchRepository::count(JournalQuery query) const
{
    query.game = matchGame();
    return m_stores.journals.count(query);
}

Result<JournalId> MatchRepository::find(const QString &name) const
{
    return namedGame(m_stores.journals, matchGame(), name);
}

Result<JournalId> MatchRepository::start(const MatchSetup &setup, const QString &title) const
{
    const auto ruleset = loadFootball(m_stores.library, setup.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    auto entered = enterMatch(setup, **ruleset, m_stores.documents, m_stores.clock());
    if (!entered)
        return entered.error();
    StoreBatch batch;
    batch.started.push_back(newMatchHeader(m_stores, entered->setup, title));
    batch.documents = std::move(entered->teams);
    if (auto kept = m_stores.batches.keep(batch); !kept)
        return kept.error();
    return batch.started.front().id;
}

Result<std::unique_ptr<OpenMatch>> MatchRepository::open(const JournalId &id) const
{
    const auto journal = m_stores.journals.read(id);
    if (!journal)
        return journal.error();
    auto setup = setupFromJson(journal->header.setup);
    auto match
        = setup ? matchOf(*std::move(setup), m_stores.library) : Result<Match>(setup.error());
    if (!match)
        return match.error();
    const auto lines = JournalKeeper::linesOf(*journal);
    if (!lines)
        return lines.error();
    auto opened = std::make_unique<OpenMatch>(m_stores, *std::move(match), *journal);
    if (auto resumed
        = opened->resume(*lines, keptStateOf(m_stores, *journal, opened->game(), *lines));
        !resumed)
        return resumed.error();
    const auto result = m_stores.results.read(id);
    const bool isOver = opened->isFinished() && opened->session().rejectedEvents().empty();
    const bool hasNone = result.failedWith(ErrorCode::StoreNotFound);
    if (isOver && (hasNone || journal->stand.state == JournalState::Running)) {
        CaughtUp done;
        catchUp(id, done);
        if (done.problems.isEmpty())
            return open(id);
    }
    opened->setOnSheets(result && result->onSheets);
    return opened;
}

Result<SeenGame<Match>> MatchRepository::look(const JournalId &id) const
{
    const auto journal = m_stores.journals.read(id);
    if (!journal)
        return journal.error();
    auto session = openJournal(m_stores, *journal);
    if (!session)
        return session.error();
    return SeenGame<Match>{journal->header, journal->stand, *std::move(session)};
}

QStringList MatchRepository::teamsOf(const JournalId &id) const
{
    const auto header = m_stores.journals.readHeader(id);
    return header ? header->teams : QStringList();
}

bool MatchRepository::hasGoneOn(const JournalId &id, qint64 lines) const
{
    return dugout::hasGoneOn(m_stores.journals, id, lines);
}

std::unique_ptr<OpenMatch> MatchRepository::openUnfinished(const JournalId &id) const
{
    auto opened = open(id);
    const bool wanted = opened && (*opened)->kept() != JournalState::Finished;
    return wanted ? *std::move(opened) : nullptr;
}

Result<QString> MatchRepository::rename(const JournalId &id, const QString &title) const
{
    const QString plain = plainTitle(title);
    if (plain.isEmpty())
        return Error{ErrorCode::NoTitle, MatchRepositoryWords::tr("A match needs a title."), {}};
    if (auto renamed = m_stores.journals.rename(id, plain); !renamed)
        return renamed.error();
    return plain;
}

std::map<RulesetId, MatchHabits> MatchRepository::habits() const
{
    // Reading a setup means reading two teams: the latest few say enough.
    constexpr qint64 latest = 12;
    JournalQuery query;
    query.order = JournalQuery::Order::NewestFirst;
    query.limit = latest;
    std::map<RulesetId, MatchHabits> habits;
    const auto matches = list(query);
    for (const JournalSummary &each : matches ? *matches : std::vector<JournalSummary>{}) {
        const auto header = m_stores.journals.readHeader(each.id);
        const auto setup
            = header ? setupFromJson(header->setup) : Result<MatchSetup>(header.error());
        if (!setup)
            continue;
        OptionChoices options = setup->options;
        options.erase(fromPaperMark());
        habits.try_emplace(setup->ruleset, MatchHabits{setup->league, std::move(options)});
    }
    return habits;
}

Result<CorrectionChain> MatchRepository::correction(const JournalId &id,
                                                    std::vector<LogAction> changes) const
{
    return CorrectionChain::begin(m_stores, id, std::move(changes));
}

Result<void> MatchRepository::keep(const CorrectionChain &chain) const
{
    if (auto settled = chain.mayBeKept(); !settled)
        return settled;
    if (auto kept = m_stores.batches.keep(chain.batch()); !kept)
        return kept.error();
    return {};
}

Result<void> MatchRepository::leaveSheets(const JournalId &id) const
{
    const auto journal = m_stores.journals.read(id);
    if (!journal)
        return journal.error();
    const auto session = openJournal(m_stores, *journal);
    if (!session)
        return session.error();
    StoreBatch batch;
    batch.results.push_back(resultOf(journal->header, *session));
    const auto lines = static_cast<qint64>(journal->entries.size());
    batch.journals.push_back({id,
                              lines + 1,
                              {},
                              std::nullopt,
                              {JournalState::Finished, journal->stand.standing},
                              keptStateParts(m_stores, *session, lines)});
    if (auto kept = m_stores.batches.keep(batch); !kept)
        return kept.error();
    return {};
}

Result<CaughtUp> MatchRepository::catchUp(int most) const
{
    const auto missing = m_stores.results.missing();
    if (!missing)
        return missing.error();
    CaughtUp done;
    for (const JournalId &id : *missing) {
        if (done.lookedAt() >= most) {
            done.more = true;
            break;
        }
        catchUp(id, done);
    }
    return done;
}

/// So that no later start plays it again: how it stands is what its list shows. What nobody knows
/// the end of is played on.
Result<void> MatchRepository::keepLook(const Journal &journal, const MatchSession &session) const
{
    StoreBatch batch;
    batch.lookedAt.push_back(journal.header.id);
    batch.journals.push_back({journal.header.id,
                              static_cast<qint64>(journal.entries.size()) + 1,
                              {},
                              std::nullopt,
                              {JournalState::Running, session.game().standing(session.state())}});
    const auto kept = m_stores.batches.keep(batch);
    return kept ? Result<void>() : Result<void>(kept.error());
}

/// An earlier version finished it by its own rules: its result is what the sheets say.
void MatchRepository::takeBySheets(const Journal &journal, const ResultRecord &result,
                                   CaughtUp &done) const
{
    MatchSummary standing;
    standing.score = {result.sides[0].score, result.sides[1].score};
    standing.over = true;
    standing.half = 2;
    standing.edition = result.ruleset.text();
    StoreBatch batch;
    batch.results.push_back(result);
    batch.journals.push_back({journal.header.id,
                              static_cast<qint64>(journal.entries.size()) + 1,
                              {},
                              std::nullopt,
                              {JournalState::Finished, standingToJson(standing)}});
    if (const auto kept = m_stores.batches.keep(batch); !kept)
        done.problems.append(u"%1: %2"_s.arg(journal.header.title, kept.error().message));
    else
        ++done.matches;
}

void MatchRepository::catchUp(const JournalId &id, CaughtUp &done) const
{
    const auto journal = m_stores.journals.read(id);
    const auto session
        = journal ? replay(*journal, m_stores.library) : Result<MatchSession>(journal.error());
    const bool isOver = session && session->rejectedEvents().empty() && session->prompts().empty();
    const auto bySheets = session && !isOver && journal->stand.state == JournalState::Finished
        ? resultBySheets(m_stores.documents, *journal, *session)
        : std::nullopt;
    if (bySheets) {
        takeBySheets(*journal, *bySheets, done);
        return;
    }
    if (!isOver) {
        const bool isFinished = journal && journal->stand.state != JournalState::Running;
        const auto looked = session ? keepLook(*journal, *session) : Result<void>(session.error());
        const QString reason = looked ? MatchRepositoryWords::tr("something in it is to be decided")
                                      : looked.error().message;
        if (!looked || isFinished)
            done.problems.append(
                u"%1: %2"_s.arg(journal ? journal->header.title : id.text(), reason));
        done.notOver += looked ? 1 : 0;
        return;
    }
    auto end = matchEnd(m_stores, journal->header, *session,
                        static_cast<qint64>(journal->entries.size()) + 1);
    if (end) {
        if (const auto kept = m_stores.batches.keep(end->batch()); !kept)
            end = kept.error();
    }
    if (!end)
        done.problems.append(u"%1: %2"_s.arg(journal->header.title, end.error().message));
    else if (end->change.after.state == JournalState::Undecided)
        ++done.undecided;
    else
        ++done.matches;
}

} // namespace dugout
