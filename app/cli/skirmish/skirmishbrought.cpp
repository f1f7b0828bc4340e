// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmish/skirmishbrought.h"

#include "app/cli/openclub.h"
#include "app/cli/skirmish/skirmishcards.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct BroughtWords
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishNewCommand)
};

Result<SkirmishSeat> seatFrom(const BroughtPlayer &player, const QString &deckId,
                              const Collection &collection)
{
    const Warband *warband = collection.warband(WarbandId(player.warband));
    if (!warband)
        return Error{ErrorCode::NoSuchWarband,
                     BroughtWords::tr("There is no warband \"%1\"; there are: %2.")
                         .arg(player.warband, warbandIds(collection)),
                     {}};
    SkirmishSeat seat;
    seat.name = player.name;
    seat.warband = *warband;
    seat.deck.warband = warband->id;
    if (deckId.isEmpty())
        return seat;
    const DeckList *deck = collection.deck(DeckId(deckId));
    if (!deck)
        return Error{
            ErrorCode::NoSuchDeck, BroughtWords::tr("There is no deck \"%1\".").arg(deckId), {}};
    seat.deck = *deck;
    return seat;
}

/// Beside the players, the ids of their decks in the same order.
Result<std::vector<SkirmishSeat>> seatsFrom(const std::vector<BroughtPlayer> &players,
                                            const QStringList &decks, const Collection &collection)
{
    std::vector<SkirmishSeat> seats;
    for (const BroughtPlayer &player : players) {
        auto seat = seatFrom(player, decks.value(static_cast<qsizetype>(seats.size())), collection);
        if (!seat)
            return seat.error();
        seats.push_back(*std::move(seat));
    }
    return seats;
}

/// Of the file that was named; else, for a skirmish that is kept, the coach's own that are kept.
Result<Collection> collectionFor(const CliParser &parser, const Ruleset &ruleset,
                                 const CliContext &context)
{
    if (parser.isSet(u"collection"_s) || parser.isSet(u"out"_s))
        return loadCollection(ruleset, parser.value(u"collection"_s));
    const auto club = OpenClub::open(context);
    if (club.failedWith(ErrorCode::StoreMissing))
        return builtInCollection(ruleset);
    if (!club)
        return club.error();
    const auto kept = (*club)->collection().load();
    if (!kept)
        return kept.error();
    return laidOver(builtInCollection(ruleset), kept->own);
}

/// Every problem at once, with the ways out of those that the decks have.
Result<void> judged(const SkirmishSetup &setup, const Ruleset &ruleset, bool casual)
{
    QStringList sentences;
    bool decks = false;
    for (const SetupProblem &problem : checkSetup(setup, ruleset)) {
        const bool ofDeck = problem.isOfDeck();
        if (ofDeck && casual)
            continue;
        decks = decks || ofDeck;
        sentences.append(problem.message);
    }
    if (sentences.isEmpty())
        return {};
    const QString hint = decks
        ? BroughtWords::tr("Name decks of your collection with --decks, track without cards "
                           "with --no-cards, or take the decks as they are with --casual.")
        : QString();
    return Error{ErrorCode::SetupFaulty, sentences.join(u'\n'), hint};
}

} // namespace

QString warbandIds(const Collection &collection)
{
    QStringList ids;
    for (const Warband &warband : collection.warbands)
        ids.append(warband.id.text());
    return ids.join(u", "_s);
}

void addBroughtOptions(CliParser &parser)
{
    parser.addOption({u"decks"_s},
                     BroughtWords::tr("Their decks in the collection, in the same order."),
                     u"IDS"_s);
    parser.addOption({u"collection"_s},
                     BroughtWords::tr("Your own warbands and cards, as \"skirmish import\" "
                                      "writes them."),
                     u"FILE"_s);
    parser.addOption({u"way"_s},
                     BroughtWords::tr("How much Dugout keeps: counters, table (the players "
                                      "hold their real cards) or everything."),
                     u"WAY"_s);
    parser.addOption({u"no-cards"_s}, BroughtWords::tr("Counts activations and glory only."));
    parser.addOption({u"no-battlefield"_s},
                     BroughtWords::tr("Does not track where fighters stand."));
    parser.addOption({u"casual"_s}, BroughtWords::tr("Takes decks that break rules."));
}

Result<SkirmishSetup> broughtSetup(const CliParser &parser, const Ruleset &ruleset,
                                   const std::vector<BroughtPlayer> &players,
                                   const OptionChoices &options, const CliContext &context)
{
    const auto collection = collectionFor(parser, ruleset, context);
    if (!collection)
        return collection.error();
    auto seats
        = seatsFrom(players, parser.value(u"decks"_s).split(u',', Qt::SkipEmptyParts), *collection);
    if (!seats)
        return seats.error();
    SkirmishSetup setup;
    setup.ruleset = ruleset.id();
    setup.options = options;
    setup.seats = *std::move(seats);
    setup.way = parser.value(u"way"_s);
    if (!setup.way.isEmpty() && !wayNames().contains(setup.way))
        return Error{ErrorCode::NoSuchWay,
                     BroughtWords::tr("There is no way \"%1\"; there are: %2.")
                         .arg(setup.way, wayNames().join(u", "_s)),
                     {}};
    const bool counts = setup.way == u"counters"_s;
    setup.tracksCards
        = setup.way.isEmpty() ? !parser.isSet(u"no-cards"_s) : setup.way == u"everything"_s;
    setup.tracksField = !counts && !parser.isSet(u"no-battlefield"_s);
    if (setup.tracksField)
        giveBoards(setup, *collection);
    gatherCards(setup, *collection);
    if (const auto sound = judged(setup, ruleset, parser.isSet(u"casual"_s)); !sound)
        return sound.error();
    return setup;
}

} // namespace dugout
