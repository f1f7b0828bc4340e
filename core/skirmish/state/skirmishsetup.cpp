// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishsetup.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/words/skirmishwords.h"

#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr size_t fewestPlayers = 2;
constexpr size_t mostPlayers = 4;

void checkSeat(const SkirmishSetup &setup, Seat seat, const Ruleset &ruleset,
               std::vector<SetupProblem> &problems)
{
    const SkirmishSeat &player = setup.seats[static_cast<size_t>(seat)];
    if (player.warband.fighters.empty())
        problems.push_back({ErrorCode::NoFighters,
                            SkirmishWords::tr("%1 has no fighters.").arg(player.name), seat});
    if (setup.tracksField && player.boards.empty())
        problems.push_back(
            {ErrorCode::NoBoard, SkirmishWords::tr("%1 brings no board.").arg(player.name), seat});
    const bool broughtDeck = !player.deck.objectives.empty() || !player.deck.powers.empty();
    // Who plays with the real cards may still bring the list of them.
    if (!setup.tracksCards && !broughtDeck)
        return;
    Collection collection;
    collection.warbands = {player.warband};
    collection.cards = setup.cards;
    for (const DeckProblem &problem : checkDeck(player.deck, collection, deckLimits(ruleset)))
        problems.push_back({ErrorCode::DeckRules, player.name + u": "_s + problem.message, seat});
}

/// Who plays says how many there are; the option may repeat it but not say something else.
bool saysOtherNumber(const SkirmishSetup &setup)
{
    static const QStringList numbers{u"two"_s, u"three"_s, u"four"_s};
    const auto said = setup.options.find(OptionId(Options::Players));
    if (said == setup.options.end() || !std::holds_alternative<QString>(said->second))
        return false;
    const auto number = static_cast<size_t>(numbers.indexOf(std::get<QString>(said->second)));
    return number + fewestPlayers != setup.seats.size();
}

} // namespace

SkirmishWay wayOf(const SkirmishSetup &setup)
{
    if (setup.way.isEmpty())
        return setup.tracksCards ? SkirmishWay::Everything : SkirmishWay::Counted;
    return wayFromName(setup.way);
}

std::vector<SetupProblem> checkSetup(const SkirmishSetup &setup, const Ruleset &ruleset)
{
    std::vector<SetupProblem> problems;
    const size_t count = setup.seats.size();
    if (ruleset.manifest().game != Game::Skirmish)
        problems.push_back({ErrorCode::WrongRuleset,
                            SkirmishWords::tr("This edition is no skirmish game."), noSeat});
    if (count < fewestPlayers || count > mostPlayers)
        problems.push_back({ErrorCode::Players,
                            SkirmishWords::tr("Two, three or four players are needed."), noSeat});
    if (count != 2 && isOptionOn(setup.options, ruleset, Options::BestOfThree))
        problems.push_back({ErrorCode::BestOfThree,
                            SkirmishWords::tr("Best of three is for two players."), noSeat});
    if (saysOtherNumber(setup))
        problems.push_back({ErrorCode::PlayersOption,
                            SkirmishWords::tr("The option for the number of players says another "
                                              "number than there are."),
                            noSeat});
    for (size_t i = 0; i < count; ++i)
        checkSeat(setup, static_cast<Seat>(i), ruleset, problems);
    return problems;
}

void gatherCards(SkirmishSetup &setup, const Collection &collection)
{
    std::set<QString> taken;
    setup.cards.clear();
    for (const SkirmishSeat &seat : setup.seats) {
        for (const auto *pile : {&seat.deck.objectives, &seat.deck.powers}) {
            for (const CardId &id : *pile) {
                const SkirmishCard *card = collection.card(id);
                if (card && taken.insert(id.text()).second) {
                    setup.cards.push_back(*card);
                    setup.cards.back().picture.clear(); // a game is played without
                }
            }
        }
    }
}

void giveBoards(SkirmishSetup &setup, const Collection &collection)
{
    for (size_t i = 0; i < setup.seats.size(); ++i) {
        std::vector<BoardFace> &boards = setup.seats[i].boards;
        boards.insert(boards.end(), collection.boards.begin(), collection.boards.end());
        if (boards.empty())
            boards.push_back(blankBoard(u"plain-%1"_s.arg(i + 1)));
    }
}

} // namespace dugout
