// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmish/skirmishcards.h"

#include "app/cli/cliparser.h"
#include "app/cli/subcommands.h"
#include "core/exchange/collectionfields.h"
#include "core/exchange/collectionfile.h"
#include "core/exchange/collectionimport.h"
#include "core/files/filechange.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/skirmish/cards/deckcheck.h"
#include "core/skirmish/cards/deckodds.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <functional>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishCards
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishCards)
};

Result<QByteArray> readBytes(const QString &path)
{
    return readFile(path, CollectionFile::mostBytes);
}

Result<Collection> ownCollection(const QString &path)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return bytes.error();
    return CollectionFile::read(QJsonDocument::fromJson(*bytes).object());
}

/// A deck is named by its id in the collection, or by a file of its own.
Result<DeckList> findDeck(const QString &name, const Collection &collection)
{
    if (const DeckList *deck = collection.deck(DeckId(name)))
        return *deck;
    const auto bytes = readBytes(name);
    if (!bytes)
        return bytes.error();
    ProblemList problems;
    const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
    DeckList deck = readDescribed<DeckList>({object, name, {}}, problems);
    if (object.isEmpty() || !problems.empty())
        return Error{ErrorCode::DeckUnreadable,
                     SkirmishCards::tr("\"%1\" is not a deck.").arg(name),
                     problems.empty() ? QString() : problems.front().toString()};
    return deck;
}

QJsonObject oddsObject(size_t deck, int hand)
{
    DrawPlan plan;
    plan.deck = static_cast<int>(deck);
    plan.hand = hand;
    plan.perRound = hand;
    const DrawOdds odds = drawOdds(plan);
    QJsonArray byRound;
    for (const Rational &chance : odds.byRound)
        byRound.append(chance.toString());
    return {{u"opening"_s, odds.opening.toString()}, {u"byRound"_s, byRound}};
}

void printCheck(const DeckList &deck, const std::vector<DeckProblem> &problems,
                const DeckLimits &limits, CliContext &context)
{
    if (!context.json) {
        if (problems.empty())
            context.out << SkirmishCards::tr("This deck is legal.") << Qt::endl;
        return;
    }
    QJsonArray rows;
    for (const DeckProblem &problem : problems)
        rows.append(QJsonObject{{u"code"_s, problem.code},
                                {u"card"_s, problem.card.text()},
                                {u"reason"_s, problem.message}});
    const QJsonObject object{
        {u"legal"_s, problems.empty()},
        {u"problems"_s, rows},
        {u"objectives"_s, oddsObject(deck.objectives.size(), limits.handObjectives)},
        {u"powers"_s, oddsObject(deck.powers.size(), limits.handPowers)}};
    context.printJson(QJsonDocument(object));
}

void addSharedOptions(CliParser &parser)
{
    parser.addOption({u"ruleset"_s}, SkirmishCards::tr("The edition."), u"R"_s, u"shadespire"_s);
    parser.addOption({u"collection"_s}, SkirmishCards::tr("Your own warbands and cards."),
                     u"FILE"_s);
}

int check(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish deck check"_s,
                     SkirmishCards::tr("Names every rule that a deck breaks."));
    parser.addArgument(u"DECK"_s,
                       SkirmishCards::tr("A deck file, or the id of a deck of the collection."));
    addSharedOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    const auto collection = loadCollection(**ruleset, parser.value(u"collection"_s));
    if (!collection)
        return context.refuse(collection.error());
    const auto deck = findDeck(parser.positional().constFirst(), *collection);
    if (!deck)
        return context.refuse(deck.error());
    const DeckLimits limits = deckLimits(**ruleset);
    const std::vector<DeckProblem> problems = checkDeck(*deck, *collection, limits);
    printCheck(*deck, problems, limits, context);
    for (const DeckProblem &problem : problems)
        context.err << problem.message << '\n';
    context.err << Qt::flush;
    return problems.empty() ? exitstatus::done : exitstatus::refused;
}

using SaveBytes = std::function<Result<void>(const QByteArray &)>;

/// Takes the sound rows; the others are named on standard error.
int take(const QByteArray &list, const Ruleset &ruleset, const Collection &own,
         const SaveBytes &save, CliContext &context)
{
    const auto outcome = CollectionImport::read(list, own, builtInCollection(ruleset));
    for (const QString &sentence : outcome.problems + outcome.notes)
        context.err << sentence << '\n';
    context.err << Qt::flush;
    if (outcome.taken == 0)
        return exitstatus::refused;
    const auto saved = save(QJsonDocument(CollectionFile::write(outcome.own)).toJson());
    if (!saved)
        return context.refuse(saved.error());
    const int count = outcome.taken;
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"taken"_s, count}}));
    else
        context.out << SkirmishCards::tr("%n entry/entries imported.", nullptr, count) << Qt::endl;
    return exitstatus::done;
}

/// Into the collection that is named, where others may be at it as well.
int takeInPlace(const QByteArray &list, const Ruleset &ruleset, const QString &path,
                CliContext &context)
{
    auto change = FileChange::begin(path, CollectionFile::mostBytes);
    if (!change)
        return context.refuse(change.error());
    const auto own = CollectionFile::read(QJsonDocument::fromJson(change->before()).object());
    if (!own)
        return context.refuse(own.error());
    return take(
        list, ruleset, *own, [&change](const QByteArray &bytes) { return change->commit(bytes); },
        context);
}

} // namespace

Result<Collection> loadCollection(const Ruleset &ruleset, const QString &path)
{
    Collection collection = builtInCollection(ruleset);
    if (path.isEmpty())
        return collection;
    const auto own = ownCollection(path);
    if (!own)
        return own.error();
    return laidOver(std::move(collection), *own);
}

int runSkirmishDeck(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"check"_s, QT_TRANSLATE_NOOP("SkirmishCards", "names every rule that a deck breaks"),
         check},
    };
    return runSubcommand(u"skirmish deck"_s, "SkirmishCards", subcommands, arguments, context);
}

int runSkirmishImport(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish import"_s,
                     SkirmishCards::tr("Takes a list of cards, fighters or decks into a collection "
                                       "file."));
    parser.addArgument(u"LIST"_s,
                       SkirmishCards::tr("A collection, or CSV or JSON with number, name, faction, "
                                         "type, glory, restricted and, if you like, timing "
                                         "(immediate, end), reaction (yes, no) and modifiers "
                                         "(damage+1); or CSV with warband, fighter, side, move and "
                                         "so on; or with deck, warband and card."));
    addSharedOptions(parser);
    parser.addOutOption(SkirmishCards::tr("The collection file to write."), u"collection"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (!parser.isSet(u"out"_s))
        return parser.wrongUsage(SkirmishCards::tr("--out is needed."), context);
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    const auto bytes = readBytes(parser.positional().constFirst());
    if (!bytes)
        return context.refuse(bytes.error());
    const QString out = parser.value(u"out"_s);
    if (parser.changesInPlace())
        return takeInPlace(*bytes, **ruleset, out, context);
    Result<Collection> own = Collection{};
    if (parser.isSet(u"collection"_s))
        own = ownCollection(parser.value(u"collection"_s));
    if (!own)
        return context.refuse(own.error());
    return take(
        *bytes, **ruleset, *own,
        [&out](const QByteArray &written) { return writeFile(out, written); }, context);
}

} // namespace dugout
