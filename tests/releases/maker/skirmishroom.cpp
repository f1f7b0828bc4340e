// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/skirmishroom.h"

#include "core/skirmish/state/skirmishsetup.h"

using namespace Qt::StringLiterals;

namespace dugout {

SkirmishSetup skirmishSetup(const Ruleset &ruleset, const RandomSkirmish &wanted, Coach &coach)
{
    static const QStringList names{u"Begoña"_s, u"Jürgen"_s, u"Mary-Ann"_s, u"Олег"_s};
    SkirmishSetup setup = randomSetup(ruleset, wanted, coach.dice());
    for (size_t seat = 0; seat < setup.seats.size(); ++seat)
        setup.seats[seat].name = names.at(static_cast<qsizetype>(seat));
    return setup;
}

Collection ownCollection(const Ruleset &ruleset, Coach &coach)
{
    const SkirmishSetup setup = skirmishSetup(ruleset, {}, coach);
    Collection own;
    own.cards = setup.cards;
    for (size_t seat = 0; seat < setup.seats.size(); ++seat) {
        const SkirmishSeat &came = setup.seats[seat];
        put(own, came.warband);
        for (BoardFace face : came.boards) {
            face.name = u"Board of %1"_s.arg(came.name);
            own.boards.push_back(std::move(face));
        }
        DeckList deck = came.deck;
        deck.id = DeckId(u"deck-%1"_s.arg(seat + 1));
        deck.name = u"Deck of %1"_s.arg(came.name);
        own.decks.push_back(std::move(deck));
    }
    return own;
}

SkirmishSetup setupFrom(const Collection &own, const Ruleset &ruleset)
{
    SkirmishSetup setup;
    setup.ruleset = ruleset.id();
    const Collection all = laidOver(builtInCollection(ruleset), own);
    for (const DeckList &deck : own.decks)
        setup.seats.push_back({deck.name, *all.warband(deck.warband), deck, {}});
    giveBoards(setup, all);
    gatherCards(setup, all);
    return setup;
}

} // namespace dugout
