// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmishnewcommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/matchoptions.h"
#include "app/cli/skirmishcards.h"
#include "app/cli/subcommands.h"
#include "core/exchange/skirmishjson.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishNewCommand
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishNewCommand)
};

Result<SkirmishSeat> seatFrom(const QString &player, const QString &deckId,
                              const Collection &collection)
{
    const QString id = player.section(u'=', 1).trimmed();
    const Warband *warband = collection.warband(WarbandId(id));
    if (!warband)
        return Error{u"no-such-warband"_s,
                     SkirmishNewCommand::tr("There is no warband \"%1\".").arg(id),
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

void addOptions(CliParser &parser)
{
    parser.addOption({u"ruleset"_s}, SkirmishNewCommand::tr("The edition."), u"R"_s,
                     u"shadespire"_s);
    parser.addOption({u"players"_s},
                     SkirmishNewCommand::tr("Who plays what, clockwise: Ana=garreks-reavers,…"),
                     u"LIST"_s);
    parser.addOption({u"decks"_s},
                     SkirmishNewCommand::tr("Their decks in the collection, in the same order."),
                     u"IDS"_s);
    parser.addOption({u"collection"_s}, SkirmishNewCommand::tr("Your own warbands and cards."),
                     u"FILE"_s);
    parser.addOption({u"options"_s},
                     SkirmishNewCommand::tr("Optional rules, such as best-of-three=on."),
                     u"LIST"_s);
    parser.addOption({u"no-cards"_s}, SkirmishNewCommand::tr("Counts activations and glory only."));
    parser.addOption({u"no-battlefield"_s},
                     SkirmishNewCommand::tr("Does not track where fighters stand."));
    parser.addOption({u"casual"_s}, SkirmishNewCommand::tr("Takes decks that break rules."));
    parser.addOption({u"out"_s}, SkirmishNewCommand::tr("The skirmish file to write."), u"FILE"_s);
}

Result<SkirmishSetup> setupFrom(const CliParser &parser, const Ruleset &ruleset)
{
    const auto collection = loadCollection(ruleset, parser.value(u"collection"_s));
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
    setup.tracksCards = !parser.isSet(u"no-cards"_s);
    setup.tracksField = !parser.isSet(u"no-battlefield"_s);
    if (setup.tracksField)
        giveBoards(setup, *collection);
    gatherCards(setup, *collection);
    for (const SetupProblem &problem : checkSetup(setup, ruleset)) {
        if (!parser.isSet(u"casual"_s) || !problem.code.startsWith("deck-"_L1))
            return Error{problem.code, problem.message, {}};
    }
    return setup;
}

} // namespace

int runSkirmishNew(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish new"_s, SkirmishNewCommand::tr("Starts a skirmish."));
    addOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (!parser.isSet(u"players"_s) || !parser.isSet(u"out"_s))
        return parser.wrongUsage(SkirmishNewCommand::tr("--players and --out are needed."),
                                 context);
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    auto setup = setupFrom(parser, **ruleset);
    if (!setup)
        return context.refuse(setup.error());
    const auto saved = SkirmishJson::save(parser.value(u"out"_s), {*std::move(setup), {}});
    return saved ? exitstatus::done : context.refuse(saved.error());
}

} // namespace dugout
