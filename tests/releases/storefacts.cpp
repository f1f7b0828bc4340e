// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/storefacts.h"

#include "core/exchange/teamfile.h"
#include "core/match/words/matchstanding.h"
#include "tests/releases/facts.h"
#include "tests/releases/keptgames.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString stateName(JournalState state)
{
    switch (state) {
    case JournalState::Running:
        return u"running"_s;
    case JournalState::Undecided:
        return u"undecided"_s;
    case JournalState::Finished:
        break;
    }
    return u"finished"_s;
}

/// What the match left behind, for those who never play it again.
QJsonObject resultFacts(const ResultRecord &result)
{
    QJsonArray names;
    QJsonArray score;
    QJsonArray next;
    for (const ResultSide &side : result.sides) {
        names.append(side.name);
        score.append(side.score);
        next.append(QJsonObject{{u"name"_s, side.name},
                                {u"value"_s, side.after.value},
                                {u"gold"_s, side.after.treasury}});
    }
    return {{u"edition"_s, result.ruleset.text()},
            {u"league"_s, result.league},
            {u"teams"_s, names},
            {u"score"_s, score},
            {u"winner"_s, result.winner},
            {u"next"_s, next},
            {u"onSheets"_s, result.onSheets}};
}

/// What is worth saying about a game in a list.
QJsonObject gameFacts(const JournalSummary &summary, const AnyGame &game)
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
    facts.insert(u"id"_s, summary.id.text());
    facts.insert(u"title"_s, summary.title);
    facts.insert(u"state"_s, stateName(summary.stand.state));
    return facts;
}

Result<QJsonObject> summaryFacts(const ClubStores &stores, const JournalSummary &summary)
{
    const auto opened = openKept(stores, summary.id);
    if (!opened)
        return opened.error();
    QJsonObject facts = gameFacts(summary, **opened);
    if (summary.game != matchGame())
        return facts;
    if (!summary.stand.standing.isEmpty()) {
        const MatchSummary standing = standingFromJson(summary.stand.standing);
        facts.insert(u"listedScore"_s, QJsonArray{standing.score[0], standing.score[1]});
    }
    if (const auto result = stores.results.read(summary.id))
        facts.insert(u"result"_s, resultFacts(*result));
    else if (result.error().code != ErrorCode::StoreNotFound)
        return result.error();
    return facts;
}

Result<QJsonArray> allGameFacts(const ClubStores &stores, const QString &game)
{
    JournalQuery query;
    query.game = game;
    query.order = JournalQuery::Order::OldestFirst;
    const auto all = stores.journals.list(query);
    if (!all)
        return all.error();
    QJsonArray array;
    for (const JournalSummary &each : *all) {
        const auto facts = summaryFacts(stores, each);
        if (!facts)
            return facts.error();
        array.append(*facts);
    }
    return array;
}

QJsonArray careerFacts(const std::vector<StoryLine> &story)
{
    QJsonArray lines;
    for (const StoryLine &each : story)
        lines.append(QJsonObject{{u"match"_s, each.match.text()},
                                 {u"opponent"_s, each.opponent},
                                 {u"scored"_s, each.scored},
                                 {u"conceded"_s, each.conceded},
                                 {u"valueAfter"_s, each.after.value}});
    return lines;
}

/// Chapters that cannot be read in full, or that say something else than the line about them.
QJsonArray careerProblems(const TeamRepository &teams, const TeamId &team,
                          const std::vector<StoryLine> &story)
{
    QJsonArray problems;
    for (const StoryLine &each : story) {
        const auto full = teams.chapter(each.match, team);
        if (!full)
            problems.append(u"%1: %2"_s.arg(each.title, full.error().message));
        else if (full->chapter.opponent != each.opponent || full->chapter.scored != each.scored
                 || full->chapter.conceded != each.conceded)
            problems.append(u"%1: it reads otherwise in full"_s.arg(each.title));
    }
    return problems;
}

Result<QJsonArray> allTeamFacts(const ClubStores &stores)
{
    auto kept = TeamRepository(stores).list();
    if (!kept)
        return kept.error();
    std::sort(kept->begin(), kept->end(), [](const DocumentSummary &a, const DocumentSummary &b) {
        return a.id.text() < b.id.text();
    });
    QJsonArray array;
    for (const DocumentSummary &each : *kept) {
        const auto facts = keptTeamFacts(stores, each.id.text());
        if (!facts)
            return facts.error();
        array.append(*facts);
    }
    return array;
}

Result<QJsonObject> collectionFacts(const ClubStores &stores)
{
    const auto kept = CollectionRepository(stores).load();
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

Result<QJsonObject> keptSheets(const ClubStores &stores)
{
    const TeamRepository teams(stores);
    const auto all = teams.list();
    if (!all)
        return all.error();
    QJsonObject sheets;
    for (const DocumentSummary &each : *all) {
        const auto kept = teams.load(each.id);
        if (!kept)
            return kept.error();
        sheets.insert(each.id.text(),
                      QJsonObject{{u"sheet"_s, teamToJson(kept->team)},
                                  {u"written"_s, kept->summary.revision}});
    }
    return sheets;
}

} // namespace

Result<QJsonObject> keptTeamFacts(const ClubStores &stores, const QString &id)
{
    const TeamRepository teams(stores);
    const auto kept = teams.load(DocumentId(id));
    if (!kept)
        return kept.error();
    const Team &team = kept->team;
    const auto ruleset = stores.library.load(team.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    const auto story = teams.story(team.id);
    if (!story)
        return story.error();
    QJsonObject facts = teamFacts(team, **ruleset);
    facts.insert(u"id"_s, id);
    facts.insert(u"career"_s, careerFacts(*story));
    facts.insert(u"careerProblems"_s, careerProblems(teams, team.id, *story));
    for (const QString &list : {u"players"_s, u"former"_s})
        facts.insert(list, facts.value(list).toArray().size());
    return facts;
}

Result<QJsonObject> keptMatchFacts(const ClubStores &stores, const QString &id)
{
    const auto all = MatchRepository(stores).list();
    if (!all)
        return all.error();
    const auto found = std::find_if(all->begin(), all->end(), [&id](const JournalSummary &each) {
        return each.id.text() == id;
    });
    if (found == all->end())
        return QJsonObject();
    return summaryFacts(stores, *found);
}

Result<QJsonObject> storeFacts(const ClubStores &stores)
{
    const auto matches = allGameFacts(stores, matchGame());
    if (!matches)
        return matches.error();
    const auto skirmishes = allGameFacts(stores, skirmishGame());
    if (!skirmishes)
        return skirmishes.error();
    const auto teams = allTeamFacts(stores);
    if (!teams)
        return teams.error();
    const auto collection = collectionFacts(stores);
    if (!collection)
        return collection.error();
    return QJsonObject{{u"matches"_s, *matches},
                       {u"skirmishes"_s, *skirmishes},
                       {u"teams"_s, *teams},
                       {u"collection"_s, *collection}};
}

Result<QJsonObject> storeContents(const ClubStores &stores)
{
    auto facts = storeFacts(stores);
    const auto sheets = keptSheets(stores);
    if (!sheets)
        return sheets.error();
    if (facts)
        facts->insert(u"sheets"_s, *sheets);
    return facts;
}

} // namespace dugout
