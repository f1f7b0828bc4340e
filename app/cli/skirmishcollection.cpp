// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmishcollection.h"

#include "app/cli/openclub.h"
#include "app/cli/subcommands.h"
#include "core/exchange/collectionjson.h"
#include "core/files/readfile.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishCollection
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishCollection)
};

Result<Collection> collectionIn(const QString &path)
{
    const auto bytes = readFile(path, CollectionJson::mostBytes);
    if (!bytes)
        return bytes.error();
    return CollectionJson::read(QJsonDocument::fromJson(*bytes).object());
}

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
        SkirmishCollection::tr("Prints your own warbands, cards, boards and decks that "
                               "are kept, as a collection file holds them."));
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto kept = (*club)->collection().load();
    if (!kept)
        return context.refuse(kept.error());
    context.printJson(QJsonDocument(CollectionJson::write(kept->own)));
    return exitstatus::done;
}

int take(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"skirmish collection take"_s,
        SkirmishCollection::tr("Takes everything in a collection file into what is kept; "
                               "what has the same id there is replaced."));
    parser.addArgument(u"FILE"_s, SkirmishCollection::tr("The collection file."));
    addClubOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto more = collectionIn(parser.positional().constFirst());
    if (!more)
        return context.refuse(more.error());
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    auto kept = (*club)->collection().load();
    if (!kept)
        return context.refuse(kept.error());
    kept->own = laidOver(std::move(kept->own), *more);
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
        {u"show"_s, QT_TRANSLATE_NOOP("SkirmishCollection", "prints what is kept"), show},
        {u"take"_s, QT_TRANSLATE_NOOP("SkirmishCollection", "takes a collection file"), take},
    };
    return runSubcommand(u"skirmish collection"_s, "SkirmishCollection", subcommands, arguments,
                         context);
}

} // namespace dugout
