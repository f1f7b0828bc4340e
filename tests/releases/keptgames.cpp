// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/keptgames.h"

#include "tests/releases/facts.h"
#include "tests/releases/sessiongame.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QByteArray textOf(const MatchSetup &setup, std::vector<LogAction> lines)
{
    return textOf(MatchFile{setup, std::move(lines)});
}

QByteArray textOf(const SkirmishSetup &setup, std::vector<LogAction> lines)
{
    return textOf(SkirmishRecord{setup, std::move(lines)});
}

const MatchSetup &setupOf(const Match &match)
{
    return match.context().setup();
}

const SkirmishSetup &setupOf(const SkirmishGame &game)
{
    return game.setup();
}

/// A game that its club keeps.
template<typename Game, typename Open = OpenGame<Game>>
class KeptGame final : public SessionGame<Session<Game>>
{
public:
    KeptGame(JournalStore &journals, std::unique_ptr<Open> game)
        : m_journals(journals)
        , m_game(std::move(game))
    { }

    [[nodiscard]] Result<void> act(EventGroup group) override { return m_game->act(group.events); }
    [[nodiscard]] Result<void> undo() override { return m_game->undo(); }
    [[nodiscard]] Result<void> redo() override { return m_game->redo(); }
    [[nodiscard]] Result<void> correct(Correction correction) override
    {
        return m_game->correct(correction);
    }
    [[nodiscard]] QByteArray written() const override
    {
        const auto journal = m_journals.read(m_game->id());
        auto lines = journal ? JournalKeeper::linesOf(*journal)
                             : Result<std::vector<LogAction>>(journal.error());
        return lines ? textOf(setupOf(m_game->game()), *std::move(lines)) : QByteArray();
    }

protected:
    [[nodiscard]] const Session<Game> &session() const override { return m_game->session(); }

private:
    JournalStore &m_journals;
    std::unique_ptr<Open> m_game;
};

template<typename Kept, typename Open>
OpenedGame wrapped(JournalStore &journals, Result<std::unique_ptr<Open>> opened)
{
    if (!opened)
        return opened.error();
    return std::unique_ptr<AnyGame>(std::make_unique<Kept>(journals, *std::move(opened)));
}

/// A match that was not running anyway.
bool isOpenedAgain(const CorrectionLink &link)
{
    return link.isOpen() && link.was.prompts().empty();
}

Result<void> settle(CorrectionChain &chain, const Answerer &answers)
{
    constexpr int patience = 40; // each answer folds all matches again
    for (int i = 0; i < patience && chain.question(); ++i) {
        const std::vector<Prompt> prompts = chain.question()->question.prompts;
        const auto done
            = prompts.empty() ? chain.takeOut() : chain.answer(answers(prompts.front()));
        if (!done)
            return done;
    }
    return {};
}

} // namespace

ClubStores storesOf(Store &store, RulesetLibrary &library, WallClock clock)
{
    return {store.journals(), store.documents(), store.batches(),
            store.results(),  library,           std::move(clock)};
}

OpenedGame openKept(const ClubStores &stores, const JournalId &id)
{
    const auto header = stores.journals.readHeader(id);
    if (!header)
        return header.error();
    if (header->game == skirmishGame())
        return wrapped<KeptGame<SkirmishGame>>(stores.journals,
                                               SkirmishRepository(stores).open(id));
    return wrapped<KeptGame<Match, OpenMatch>>(stores.journals, MatchRepository(stores).open(id));
}

QString catchUp(const ClubStores &stores, const QStringList &toSettle)
{
    const auto done = MatchRepository(stores).catchUp();
    if (!done)
        return done.error().message;
    QStringList problems = done->problems;
    problems.removeIf([&toSettle](const QString &problem) {
        return std::any_of(toSettle.begin(), toSettle.end(), [&problem](const QString &title) {
            return problem.startsWith(title + u": "_s);
        });
    });
    return done->more ? QStringLiteral("there is more") : problems.join(u'\n');
}

Result<bool> haveTeamsChanged(const ClubStores &stores, const JournalId &match)
{
    const auto header = stores.journals.readHeader(match);
    if (!header)
        return header.error();
    const auto setup = setupFromJson(header->setup);
    if (!setup)
        return setup.error();
    const auto ruleset = stores.library.load(setup->ruleset.text());
    if (!ruleset)
        return ruleset.error();
    for (const Team &came : setup->teams) {
        const auto kept = TeamRepository(stores).load(DocumentId(came.id.text()));
        if (!kept)
            return kept.error();
        if (teamFacts(came, **ruleset) != teamFacts(kept->team, **ruleset))
            return true;
    }
    return false;
}

Result<void> acceptOutcome(const ClubStores &stores, const JournalId &match)
{
    const MatchRepository matches(stores);
    const auto chain = matches.correction(match, {});
    if (!chain)
        return chain.error();
    return matches.keep(*chain);
}

Result<void> correctKept(const ClubStores &stores, const JournalId &match,
                         const Correction &correction, const Answerer &answers)
{
    const MatchRepository matches(stores);
    auto chain = matches.correction(match, {{LogAction::Kind::Correct, {}, correction}});
    if (!chain)
        return chain.error();
    if (answers) {
        if (auto settled = settle(*chain, answers); !settled)
            return settled;
    }
    const bool open = std::any_of(chain->links().begin(), chain->links().end(), isOpenedAgain);
    if (open == static_cast<bool>(answers))
        return Error{open ? ErrorCode::Undecided : ErrorCode::NotAsked, {}, {}};
    return matches.keep(*chain);
}

} // namespace dugout
