// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmish/skirmishcollection.h"

#include "app/cli/openclub.h"
#include "app/cli/subcommands.h"
#include "core/exchange/collectionfile.h"
#include "core/exchange/collectionimport.h"
#include "core/files/readfile.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishCollection
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishCollection)
};

QJsonObject countsOf(const Collection &own)
{
    return {{u"warbands"_s, static_cast<qint64>(own.warbands.size())},
            {u"cards"_s, static_cast<qint64>(own.cards.size())},
            {u"boards"_s, static_cast<qint64>(own.boards.size())},
            {u"decks"_s, static_cast<qint64>(own.decks.size())}};
}

int show(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"skirmish collection show"_s,
        SkirmishCollection::tr(
            "Prints your collection of warbands, cards, boards and decks as a collection file."));
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto kept = (*club)->collection().load();
    if (!kept)
        return context.refuse(kept.error());
    context.printJson(QJsonDocument(CollectionFile::write(kept->own)));
    return exitstatus::done;
}

/// With what the file brings; what it could not is named on standard error.
Result<Collection> withFile(const QByteArray &bytes, const Ruleset &ruleset, const Collection &own,
                            CliContext &context)
{
    auto outcome = CollectionImport::read(bytes, own, builtInCollection(ruleset));
    if (outcome.taken == 0 && !outcome.problems.isEmpty())
        return Error{ErrorCode::NoCollection, outcome.problems.join(u'\n'), {}};
    for (const QString &sentence : outcome.problems + outcome.notes)
        context.err << sentence << '\n';
    context.err << Qt::flush;
    return std::move(outcome.own);
}

int take(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish collection take"_s,
                     SkirmishCollection::tr(
                         "Adds everything in a collection file, or in a list of cards, fighters or "
                         "decks, to your collection; entries with the same id are replaced."));
    parser.addArgument(u"FILE"_s, SkirmishCollection::tr("The collection file or list."));
    parser.addOption({u"ruleset"_s}, SkirmishCollection::tr("The edition."), u"R"_s,
                     u"shadespire"_s);
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.value(u"ruleset"_s));
    if (!ruleset)
        return context.refuse(ruleset.error());
    const auto bytes = readFile(parser.positional().constFirst(), CollectionFile::mostBytes);
    if (!bytes)
        return context.refuse(bytes.error());
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    auto kept = (*club)->collection().load();
    if (!kept)
        return context.refuse(kept.error());
    auto own = withFile(*bytes, **ruleset, kept->own, context);
    if (!own)
        return context.refuse(own.error());
    kept->own = std::move(*own);
    if (const auto saved = (*club)->collection().save(*kept); !saved)
        return context.refuse(saved.error());
    if (context.json)
        context.printJson(QJsonDocument(countsOf(kept->own)));
    else
        context.out << SkirmishCollection::tr("The collection is kept.") << Qt::endl;
    return exitstatus::done;
}

} // namespace

int runSkirmishCollection(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"show"_s, QT_TRANSLATE_NOOP("SkirmishCollection", "prints your collection"), show},
        {u"take"_s, QT_TRANSLATE_NOOP("SkirmishCollection", "takes a collection file or a list"),
         take},
    };
    return runSubcommand(u"skirmish collection"_s, "SkirmishCollection", subcommands, arguments,
                         context);
}

} // namespace dugout
