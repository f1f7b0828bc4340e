// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/showjson.h"

#include "core/dice/dicewords.h"
#include "core/exchange/matchstatejson.h"
#include "core/exchange/promptjson.h"
#include "core/match/before/shopshelf.h"
#include "core/match/state/boardadvice.h"
#include "core/match/state/promptnames.h"
#include "core/match/state/statebytes.h"
#include "core/match/words/matchstanding.h"
#include "core/rules/knownwords.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What the faces of block dice say, from 1 on, and how they are drawn; nothing for other dice.
void describeFaces(const MatchContext &context, const Prompt &prompt, QJsonObject &object)
{
    if (prompt.id != Asks::BlockRoll)
        return;
    QJsonArray names;
    QJsonArray symbols;
    constexpr int faces = 6;
    for (int face = 1; face <= faces; ++face) {
        if (const TableRow *row = context.row(Tables::BlockResults, face)) {
            names.append(localized(row->name));
            symbols.append(row->id.text());
        }
    }
    object.insert("faces"_L1, names);
    object.insert("symbols"_L1, symbols);
}

/// Beside each whom somebody may block how many dice it takes, and how likely he goes down.
void describeVictims(const MatchSession &session, const Prompt &prompt, QJsonObject &object)
{
    const MatchState &state = session.state();
    if ((prompt.id != Asks::BlockVictim && prompt.id != Asks::BlitzVictim) || state.agenda.empty())
        return;
    const BoardAdvisor advisor(session.game().context());
    QJsonArray choices = object.value("choices"_L1).toArray();
    for (qsizetype i = 0; i < choices.size(); ++i) {
        QJsonObject choice = choices.at(i).toObject();
        Step block = state.agenda.back();
        block.player = PlayerRef::fromString(choice.value("id"_L1).toString());
        const auto need = advisor.blockNeed(state, block, false);
        if (!need)
            continue;
        choice.insert("dice"_L1, signedDice(need->dice));
        choice.insert("chance"_L1, percentText(need->endsWithoutReroll.defenderDown));
        choices.replace(i, choice);
    }
    object.insert("choices"_L1, choices);
}

/// Beside each skill that may be learned what it does.
void describeSkills(const MatchSession &session, const Prompt &prompt, QJsonObject &object)
{
    if (!prompt.id.startsWith(u"after.learn."_s) && prompt.id != Asks::MercenarySkill)
        return;
    QJsonArray choices = object.value("choices"_L1).toArray();
    for (qsizetype i = 0; i < choices.size(); ++i) {
        QJsonObject choice = choices.at(i).toObject();
        const QString id = choice.value("id"_L1).toString();
        if (const Skill *skill = session.game().context().ruleset().skills().find(id)) {
            choice.insert("note"_L1, localized(skill->summary));
            choices.replace(i, choice);
        }
    }
    object.insert("choices"_L1, choices);
}

/// Beside each thing to buy what it does, and how many of it he has.
void describeChoices(const MatchSession &session, const Prompt &prompt, QJsonObject &object)
{
    const auto shelf = shopShelf(session.game().context(), session.state(), prompt);
    QJsonArray choices = object.value("choices"_L1).toArray();
    for (qsizetype i = 0; i < choices.size() && static_cast<size_t>(i) < shelf.size(); ++i) {
        const ShelfRow &row = shelf[static_cast<size_t>(i)];
        QJsonObject choice = choices.at(i).toObject();
        if (!row.description.isEmpty())
            choice.insert("note"_L1, row.description);
        if (row.inCart > 0)
            choice.insert("have"_L1, row.inCart);
        choices.replace(i, choice);
    }
    if (!shelf.empty())
        object.insert("choices"_L1, choices);
}

/// What is asked of somebody else in secret is no more than its title.
QJsonObject matchPrompt(const MatchSession &session, const Prompt &prompt,
                        const MatchViewer &viewer)
{
    const Match &game = session.game();
    const bool sees = viewer.see(game.context(), prompt);
    const Prompt shown = viewer.shown(game.context(), session.state(), prompt);
    PromptWords words = game.words(session.state(), shown);
    if (!sees)
        words = {words.title, {}, {}, {}};
    QJsonObject object = promptToJson(shown, words, sees);
    if (sees) {
        describeChoices(session, shown, object);
        describeSkills(session, shown, object);
        describeVictims(session, shown, object);
    }
    describeFaces(game.context(), prompt, object);
    return object;
}

QJsonObject skirmishPrompt(const SkirmishSession &session, const Prompt &prompt,
                           const SkirmishViewer &viewer)
{
    PromptWords words = session.game().words(session.state(), prompt);
    if (!viewer.see(prompt))
        words = {words.title, {}, {}, {}};
    QJsonObject object = promptToJson(prompt, words, viewer.see(prompt));
    if (prompt.dice)
        object.insert("faces"_L1, QJsonArray::fromStringList(session.game().faceNames(prompt)));
    return object;
}

/// The state with what only its owner knows made unknown: that a turn waits for a card that
/// somebody holds is his secret, too.
QJsonObject stateFor(const MatchSession &session, const MatchViewer &viewer)
{
    const Match &game = session.game();
    QJsonObject state = matchStateToJson(game, game.seen(session.state()));
    if (viewer.all) { // the sum is that of what is kept, as a replay comes to it
        state.insert("hash"_L1, stateHashText(session.state()));
        return state;
    }
    state.remove("hash"_L1); // trying all hands would find the one that gives it
    QJsonArray sides = state.value("sides"_L1).toArray();
    for (const Seat seat : {0, 1}) {
        QJsonObject side = sides.at(seat).toObject();
        side.insert("cards"_L1, viewer.cardsHeld(session.state(), seat));
        sides.replace(seat, side);
    }
    state.insert("sides"_L1, sides);
    return state;
}

} // namespace

QJsonObject showJson(const MatchSession &session, const std::vector<Prompt> &prompts,
                     const MatchViewer &viewer)
{
    QJsonArray asked;
    for (const Prompt &prompt : prompts) {
        if (viewer.know(session.game().context(), prompt))
            asked.append(matchPrompt(session, prompt, viewer));
    }
    return {{u"state"_s, stateFor(session, viewer)},
            {u"prompts"_s, asked},
            {u"verdict"_s, verdictWords(session.game().context(), session.state())},
            {u"entries"_s, static_cast<qint64>(session.log().groups().size())}};
}

QJsonObject showJson(const SkirmishSession &session, const std::vector<Prompt> &prompts,
                     const SkirmishViewer &viewer)
{
    const SkirmishGame &game = session.game();
    QJsonArray asked;
    for (const Prompt &prompt : prompts) {
        if (viewer.know(prompt))
            asked.append(skirmishPrompt(session, prompt, viewer));
    }
    return {{u"state"_s,
             viewer.all ? game.toJson(session.state()) : game.view(session.state(), viewer.seat)},
            {u"prompts"_s, asked},
            {u"verdict"_s, game.verdict(session.state())},
            {u"entries"_s, static_cast<qint64>(session.log().groups().size())}};
}

} // namespace dugout
