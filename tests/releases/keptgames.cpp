// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/keptgames.h"

#include "core/exchange/collectiondocuments.h"
#include "core/exchange/correctionchain.h"
#include "core/exchange/enteringmatch.h"
#include "core/exchange/keepteams.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/skirmishjson.h"
#include "core/exchange/teamdocuments.h"
#include "core/exchange/teamstory.h"
#include "core/play/journalkeeper.h"
#include "core/team/teamvalue.h"
#include "tests/releases/facts.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString skirmishGame = u"skirmish"_s;

/// What is worth saying about a game in a list.
QJsonObject summaryOf(const JournalSummary &summary, const OpenGame &game)
{
    QJsonObject facts = game.facts();
    QJsonArray next;
    for (const auto &each : facts.value("next"_L1).toArray()) {
        const QJsonObject team = each.toObject();
        next.append(QJsonObject{{u"name"_s, team.value("name"_L1)},
                                {u"value"_s, team.value("value"_L1)},
                                {u"gold"_s, team.value("gold"_L1)}});
    }
    facts.insert(u"next"_s, next);
    for (const QString &detail : {u"sides"_s, u"casualties"_s})
        facts.remove(detail);
    facts.insert(u"id"_s, summary.header.id.text());
    facts.insert(u"title"_s, summary.header.title);
    facts.insert(u"state"_s,
                 summary.state == JournalState::Finished ? u"finished"_s : u"running"_s);
    return facts;
}

Result<QJsonArray> gameFacts(Store &store, RulesetLibrary &library, const QString &game)
{
    auto all = store.journals().list();
    if (!all)
        return all.error();
    std::stable_sort(all->begin(), all->end(), [](const auto &a, const auto &b) {
        return a.header.createdMs < b.header.createdMs;
    });
    QJsonArray facts;
    for (const JournalSummary &each : *all) {
        if (each.header.game != game)
            continue;
        const auto opened = openKept(store, library, each.header.id, {});
        if (!opened)
            return opened.error();
        facts.append(summaryOf(each, **opened));
    }
    return facts;
}

QJsonArray careerFacts(const TeamStory &story)
{
    QJsonArray chapters;
    for (const StoryChapter &each : story.chapters)
        chapters.append(
            QJsonObject{{u"match"_s, each.chapter.match},
                        {u"opponent"_s, each.chapter.opponent},
                        {u"scored"_s, each.chapter.scored},
                        {u"conceded"_s, each.chapter.conceded},
                        {u"valueAfter"_s, teamValue(each.chapter.after, *each.ruleset)}});
    return chapters;
}

Result<QJsonArray> allTeamFacts(Store &store, RulesetLibrary &library)
{
    const auto kept = keptTeams(store.documents());
    if (!kept)
        return kept.error();
    std::map<QString, QJsonObject> byId;
    for (const DocumentSummary &each : *kept) {
        auto facts = keptTeamFacts(store, library, each.id.text());
        if (!facts)
            return facts.error();
        byId[each.id.text()] = *std::move(facts);
    }
    QJsonArray array;
    for (const auto &[id, facts] : byId)
        array.append(facts);
    return array;
}

Result<QJsonObject> collectionFacts(Store &store)
{
    const auto kept = loadCollection(store.documents());
    if (!kept)
        return kept.error();
    QJsonArray warbands;
    for (const Warband &each : kept->own.warbands)
        warbands.append(each.name.en);
    QJsonArray decks;
    for (const DeckList &each : kept->own.decks)
        decks.append(QJsonObject{{u"name"_s, each.name},
                                 {u"objectives"_s, static_cast<qint64>(each.objectives.size())},
                                 {u"powers"_s, static_cast<qint64>(each.powers.size())}});
    QJsonArray boards;
    for (const BoardFace &each : kept->own.boards)
        boards.append(each.name);
    return QJsonObject{{u"warbands"_s, warbands},
                       {u"cards"_s, static_cast<qint64>(kept->own.cards.size())},
                       {u"boards"_s, boards},
                       {u"decks"_s, decks}};
}

Result<CorrectionChain> chainOf(Store &store, RulesetLibrary &library, const JournalId &id,
                                std::vector<LogAction> changes)
{
    return CorrectionChain::begin({store.journals(), store.documents(), library}, id,
                                  std::move(changes));
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

Result<JournalId> startMatch(Store &store, RulesetLibrary &library, MatchSetup setup,
                             const QString &id, const Clock &clock)
{
    const auto ruleset = library.load(setup.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    const QString title = u"%1 – %2"_s.arg(setup.teams[0].name, setup.teams[1].name);
    const auto entered = enterMatch(std::move(setup), **ruleset, store.documents(), clock());
    if (!entered)
        return entered.error();
    const auto made = store.journals().create(
        {JournalId(id), matchGame(), title, clock(), setupToJson(*entered)});
    if (!made)
        return made.error();
    return JournalId(id);
}

Result<JournalId> startSkirmish(Store &store, const SkirmishSetup &setup, const QString &id,
                                const Clock &clock)
{
    QStringList names;
    for (const SkirmishSeat &seat : setup.seats)
        names.append(seat.name);
    const auto made = store.journals().create({JournalId(id), skirmishGame, names.join(u" – "_s),
                                               clock(), SkirmishJson::writeSetup(setup)});
    if (!made)
        return made.error();
    return JournalId(id);
}

OpenedGame openKept(Store &store, RulesetLibrary &library, const JournalId &id, Clock clock)
{
    const auto journal = store.journals().read(id);
    if (!journal)
        return journal.error();
    const auto lines = JournalKeeper::linesOf(*journal);
    if (!lines)
        return lines.error();
    const auto keeper = std::make_shared<JournalKeeper>(
        store.journals(), id, static_cast<qint64>(lines->size()), std::move(clock));
    const KeepAction keep = [keeper](const LogAction &action) { return keeper->keep(action); };
    if (journal->header.game == skirmishGame) {
        const auto setup = SkirmishJson::readSetup(journal->header.setup);
        if (!setup)
            return setup.error();
        return openGame(*setup, *lines, library, keep);
    }
    const auto setup = setupFromJson(journal->header.setup);
    if (!setup)
        return setup.error();
    return openGame(*setup, *lines, library, keep);
}

Result<void> markFinished(Store &store, const JournalId &id, const OpenGame &game)
{
    return game.isFinished() ? store.journals().setState(id, JournalState::Finished)
                             : Result<void>();
}

Result<void> keepOutcome(Store &store, RulesetLibrary &library, const JournalId &id,
                         const Clock &clock)
{
    auto chain = chainOf(store, library, id, {});
    if (!chain)
        return chain.error();
    const CorrectionLink &match = chain->links().front();
    const MatchSession &session = match.is;
    if (!match.isOpen()) {
        if (auto marked = store.journals().setState(id, JournalState::Finished); !marked)
            return marked;
    }
    if (!chain->goesOn()) {
        const auto kept
            = keepTeams(store.documents(), id, session.game().context(), session.state(), clock());
        if (kept)
            return {};
        if (kept.error().code != u"team-changed"_s)
            return kept.error();
    }
    return store.batches().keep(chain->batch(clock()));
}

Result<void> correctKept(Store &store, RulesetLibrary &library, const JournalId &id,
                         const Correction &correction, const Answerer &answers, const Clock &clock)
{
    auto chain = chainOf(store, library, id, {{LogAction::Kind::Correct, {}, correction}});
    if (!chain)
        return chain.error();
    if (answers) {
        if (auto settled = settle(*chain, answers); !settled)
            return settled;
    }
    const bool open = std::any_of(chain->links().begin(), chain->links().end(), isOpenedAgain);
    if (open == static_cast<bool>(answers))
        return Error{open ? u"left-open"_s : u"settled"_s, {}, {}};
    return store.batches().keep(chain->batch(clock()));
}

Result<QJsonObject> keptTeamFacts(Store &store, RulesetLibrary &library, const QString &id)
{
    const auto kept = loadTeam(store.documents(), DocumentId(id));
    if (!kept)
        return kept.error();
    const Team &team = kept->team;
    const auto ruleset = library.load(team.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    const auto story = readStory(store.journals(), library, team.id);
    if (!story)
        return story.error();
    QJsonObject facts = teamFacts(team, **ruleset);
    facts.insert(u"id"_s, id);
    facts.insert(u"career"_s, careerFacts(*story));
    facts.insert(u"careerProblems"_s, QJsonArray::fromStringList(story->problems));
    for (const QString &list : {u"players"_s, u"former"_s})
        facts.insert(list, facts.value(list).toArray().size());
    return facts;
}

Result<QJsonObject> storeFacts(Store &store, RulesetLibrary &library)
{
    const auto matches = gameFacts(store, library, matchGame());
    if (!matches)
        return matches.error();
    const auto skirmishes = gameFacts(store, library, skirmishGame);
    if (!skirmishes)
        return skirmishes.error();
    const auto teams = allTeamFacts(store, library);
    if (!teams)
        return teams.error();
    const auto collection = collectionFacts(store);
    if (!collection)
        return collection.error();
    return QJsonObject{{u"matches"_s, *matches},
                       {u"skirmishes"_s, *skirmishes},
                       {u"teams"_s, *teams},
                       {u"collection"_s, *collection}};
}

} // namespace dugout
