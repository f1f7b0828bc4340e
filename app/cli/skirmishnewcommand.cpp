// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmishnewcommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/matchoptions.h"
#include "app/cli/openclub.h"
#include "app/cli/skirmishcards.h"
#include "app/cli/skirmishcommand.h"
#include "app/cli/subcommands.h"
#include "core/exchange/skirmishjson.h"
#include "core/skirmish/skirmishwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishNewCommand
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishNewCommand)
};

QString warbandIds(const Collection &collection)
{
    QStringList ids;
    for (const Warband &warband : collection.warbands)
        ids.append(warband.id.text());
    return ids.join(u", "_s);
}

/// "best-of-three=on|off, players=two|three|four": what `--options` takes.
QString optionIds(const Ruleset &ruleset)
{
    QStringList ids;
    for (const Option &option : ruleset.options()) {
        QStringList values;
        for (const OptionChoice &choice : option.choices)
            values.append(choice.id);
        if (std::holds_alternative<bool>(option.defaultValue))
            values = {u"on"_s, u"off"_s};
        else if (std::holds_alternative<int>(option.defaultValue))
            values = {u"N"_s};
        ids.append(option.id.text() + u'=' + values.join(u'|'));
    }
    return ids.join(u", "_s);
}

Result<SkirmishSeat> seatFrom(const QString &player, const QString &deckId,
                              const Collection &collection)
{
    const QString id = player.section(u'=', 1).trimmed();
    if (id.isEmpty() || player.section(u'=', 0, 0).trimmed().isEmpty())
        return Error{u"player-unreadable"_s,
                     SkirmishNewCommand::tr("\"%1\" must name a player and a warband, such as "
                                            "Ana=garreks-reavers.")
                         .arg(player),
                     {}};
    const Warband *warband = collection.warband(WarbandId(id));
    if (!warband)
        return Error{u"no-such-warband"_s,
                     SkirmishNewCommand::tr("There is no warband \"%1\"; there are: %2.")
                         .arg(id, warbandIds(collection)),
                     {}};
    SkirmishSeat seat;
    seat.name = player.section(u'=', 0, 0).trimmed();
    seat.warband = *warband;
    seat.deck.warband = warband->id;
    if (deckId.isEmpty())
        return seat;
    const DeckList *deck = collection.deck(DeckId(deckId));
    if (!deck)
        return Error{
            u"no-such-deck"_s, SkirmishNewCommand::tr("There is no deck \"%1\".").arg(deckId), {}};
    seat.deck = *deck;
    return seat;
}

/// "Ana=garreks-reavers,Ben=steelhearts-champions" and beside it the ids of their decks.
Result<std::vector<SkirmishSeat>> seatsFrom(const CliParser &parser, const Collection &collection)
{
    std::vector<SkirmishSeat> seats;
    const QStringList decks = parser.value(u"decks"_s).split(u',', Qt::SkipEmptyParts);
    for (const QString &player : parser.value(u"players"_s).split(u',', Qt::SkipEmptyParts)) {
        auto seat = seatFrom(player, decks.value(static_cast<qsizetype>(seats.size())), collection);
        if (!seat)
            return seat.error();
        seats.push_back(*std::move(seat));
    }
    return seats;
}

void addOptions(CliParser &parser, RulesetLibrary &library)
{
    const auto edition = library.load(u"shadespire"_s);
    const QString warbands = edition ? warbandIds(builtInCollection(**edition)) : QString();
    const QString options = edition ? optionIds(**edition) : QString();
    parser.addOption({u"ruleset"_s}, SkirmishNewCommand::tr("The edition."), u"R"_s,
                     u"shadespire"_s);
    parser.addOption({u"players"_s},
                     SkirmishNewCommand::tr("Who plays what, clockwise: Ana=garreks-reavers,… "
                                            "The edition's warbands: %1.")
                         .arg(warbands),
                     u"LIST"_s);
    parser.addOption({u"decks"_s},
                     SkirmishNewCommand::tr("Their decks in the collection, in the same order."),
                     u"IDS"_s);
    parser.addOption({u"collection"_s},
                     SkirmishNewCommand::tr("Your own warbands and cards, as \"skirmish import\" "
                                            "writes them."),
                     u"FILE"_s);
    parser.addOption({u"options"_s},
                     SkirmishNewCommand::tr("Optional rules with commas between: %1.").arg(options),
                     u"LIST"_s);
    parser.addOption({u"way"_s},
                     SkirmishNewCommand::tr("How much Dugout keeps: counters, table (the players "
                                            "hold their real cards) or everything."),
                     u"WAY"_s);
    parser.addOption({u"no-cards"_s}, SkirmishNewCommand::tr("Counts activations and glory only."));
    parser.addOption({u"no-battlefield"_s},
                     SkirmishNewCommand::tr("Does not track where fighters stand."));
    parser.addOption({u"casual"_s}, SkirmishNewCommand::tr("Takes decks that break rules."));
    parser.addOutOption(SkirmishNewCommand::tr("The skirmish file to write."));
    parser.addOption({u"title"_s},
                     SkirmishNewCommand::tr("What a skirmish is called that is kept in the "
                                            "database, as it is without --out."),
                     u"T"_s);
    addClubOption(parser);
}

/// Of the file that was named; else, for a skirmish that is kept, the coach's own that are kept.
Result<Collection> collectionFor(const CliParser &parser, const Ruleset &ruleset,
                                 const CliContext &context)
{
    if (parser.isSet(u"collection"_s) || parser.isSet(u"out"_s))
        return loadCollection(ruleset, parser.value(u"collection"_s));
    const auto club = OpenClub::open(context);
    if (!club && club.error().code == u"store.missing"_s)
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
        const bool ofDeck = problem.code.startsWith("deck-"_L1);
        if (ofDeck && casual)
            continue;
        decks = decks || ofDeck;
        sentences.append(problem.message);
    }
    if (sentences.isEmpty())
        return {};
    const QString hint = decks
        ? SkirmishNewCommand::tr("Name decks of your collection with --decks, track without cards "
                                 "with --no-cards, or take the decks as they are with --casual.")
        : QString();
    return Error{u"setup-faulty"_s, sentences.join(u'\n'), hint};
}

Result<SkirmishSetup> setupFrom(const CliParser &parser, const Ruleset &ruleset,
                                const CliContext &context)
{
    const auto collection = collectionFor(parser, ruleset, context);
    if (!collection)
        return collection.error();
    const auto options = parseOptionChoices(parser.value(u"options"_s), ruleset);
    if (!options)
        return options.error();
    auto seats = seatsFrom(parser, *collection);
    if (!seats)
        return seats.error();
    SkirmishSetup setup;
    setup.ruleset = ruleset.id();
    setup.options = *options;
    setup.seats = *std::move(seats);
    setup.way = parser.value(u"way"_s);
    if (!setup.way.isEmpty() && !wayNames().contains(setup.way))
        return Error{u"no-such-way"_s,
                     SkirmishNewCommand::tr("There is no way \"%1\"; there are: %2.")
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

} // namespace

int runSkirmishNew(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish new"_s, SkirmishNewCommand::tr("Starts a skirmish."));
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    addOptions(parser, library);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (!parser.isSet(u"players"_s))
        return parser.wrongUsage(SkirmishNewCommand::tr("--players is missing."), context);
    const auto ruleset = library.load(parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    if ((*ruleset)->manifest().game != Game::Skirmish)
        return context.refuse(
            {u"wrong-ruleset"_s, SkirmishWords::tr("This edition is no skirmish game."), {}});
    const auto setup = setupFrom(parser, **ruleset, context);
    if (!setup)
        return context.refuse(setup.error());
    if (!parser.isSet(u"out"_s))
        return keepNewSkirmish(*setup, parser.value(u"title"_s), context);
    const QString file = parser.value(u"out"_s);
    if (const auto saved = SkirmishJson::save(file, {*setup, {}}); !saved)
        return context.refuse(saved.error());
    if (context.json)
        return showSkirmish({{file}, {}, SkirmishSession(SkirmishGame(*ruleset, *setup))},
                            {noSeat, false}, context);
    context.out << SkirmishNewCommand::tr("\"%1\" is ready; \"dugout skirmish show\" says what "
                                          "is asked.")
                       .arg(file)
                << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
