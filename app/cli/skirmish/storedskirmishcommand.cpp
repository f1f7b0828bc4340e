// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmish/storedskirmishcommand.h"

#include "app/cli/keptanswer.h"
#include "app/cli/keptgames.h"
#include "app/cli/openclub.h"
#include "app/cli/skirmish/skirmishcommand.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct StoredSkirmishCommand
{
    Q_DECLARE_TR_FUNCTIONS(StoredSkirmishCommand)
};

using Skirmish = OpenGame<SkirmishGame>;

/// As it stands after a command changed it.
NamedSkirmish named(const Skirmish &open)
{
    const JournalState state = open.isFinished() ? JournalState::Finished : JournalState::Running;
    return {{}, {}, open.session(), MatchPlace{open.id(), open.header().title, state}};
}

/// What the last answer says in the log and what came of it; nothing after an undo.
QString lastLine(const CliParser &parser, const Skirmish &open)
{
    const std::vector<EventGroup> &groups = open.session().log().groups();
    if (parser.isSet(u"undo"_s) || parser.isSet(u"redo"_s) || groups.empty())
        return {};
    return answerLine(open.game(), open.stateBefore(), groups.back());
}

} // namespace

Result<NamedSkirmish> openKeptSkirmish(const QString &name, const CliContext &context)
{
    const auto club = OpenClub::open(context);
    if (!club)
        return nothingNamed(name, club.error());
    const auto id = (*club)->skirmishes().find(name);
    if (!id)
        return id.error();
    auto seen = (*club)->skirmishes().look(*id);
    if (!seen)
        return seen.error();
    return NamedSkirmish{
        {}, {}, std::move(seen->session), MatchPlace{*id, seen->header.title, seen->stand.state}};
}

int keepNewSkirmish(const SkirmishSetup &setup, const QString &title, CliContext &context)
{
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    const auto id = (*club)->skirmishes().start(setup, title.trimmed());
    if (!id)
        return context.refuse(id.error());
    const auto open = (*club)->skirmishes().open(*id);
    if (!open)
        return context.refuse(open.error());
    if (context.json)
        return showSkirmish(named(**open), {noSeat, false}, context);
    context.out << StoredSkirmishCommand::tr(
                       "\"%1\" is kept as %2; \"dugout skirmish show\" says what "
                       "is asked.")
                       .arg((*open)->header().title, id->text())
                << Qt::endl;
    return exitstatus::done;
}

int answerKeptSkirmish(const CliParser &parser, CliContext &context)
{
    const QString name = parser.positional().constFirst();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(nothingNamed(name, club.error()));
    const auto id = (*club)->skirmishes().find(name);
    const auto open
        = id ? (*club)->skirmishes().open(*id) : Result<std::unique_ptr<Skirmish>>(id.error());
    if (!open)
        return context.refuse(open.error());
    if (const auto done = answerOpen(parser, **open); !done)
        return context.refuse(done.error());
    if (context.json)
        return showSkirmish(named(**open), viewerOfAnswer(parser, (*open)->session()), context);
    const QString line = lastLine(parser, **open);
    if (!line.isEmpty())
        context.out << line << Qt::endl;
    return exitstatus::done;
}

int runSkirmishList(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"skirmish list"_s,
        StoredSkirmishCommand::tr("Lists the saved skirmishes, those still played first."));
    addGamesOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto query = gamesFrom(parser);
    if (!query)
        return parser.wrongUsage(query.error().message, context);
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto games = (*club)->skirmishes().list(*query);
    if (!games)
        return context.refuse(games.error());
    return printGames(*games, context, [&context](const JournalSummary &game) {
        return game.stand.standing.value(languageCode(context.language)).toString();
    });
}

int runSkirmishRemove(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish remove"_s, StoredSkirmishCommand::tr("Deletes a saved skirmish."));
    addGameArgument(parser, u"SKIRMISH"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    return removeGame(*club, (*club)->skirmishes().find(parser.positional().constFirst()), context);
}

} // namespace dugout
