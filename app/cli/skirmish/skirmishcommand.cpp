// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmish/skirmishcommand.h"

#include "app/cli/match/alteredfiles.h"
#include "app/cli/openclub.h"
#include "app/cli/playanswer.h"
#include "app/cli/skirmish/skirmishcards.h"
#include "app/cli/skirmish/skirmishcollection.h"
#include "app/cli/skirmish/skirmishnewcommand.h"
#include "app/cli/skirmish/skirmishrandomcommand.h"
#include "app/cli/skirmish/storedskirmishcommand.h"
#include "app/cli/subcommands.h"
#include "core/club/gamelog.h"
#include "core/exchange/skirmishjson.h"
#include "core/files/filechange.h"
#include "core/files/readfile.h"
#include "core/table/tableview.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishCommand
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishCommand)
};

Result<NamedSkirmish> openBytes(const QString &path, const QByteArray &bytes,
                                const CliContext &context)
{
    auto record = SkirmishJson::fromBytes(bytes);
    if (!record)
        return record.error();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    auto session = SkirmishJson::open(*record, library);
    if (!session)
        return session.error();
    const FileTrust trust{path, sealOf(bytes), record->altered};
    return NamedSkirmish{trust, *std::move(record), *std::move(session)};
}

/// Reads it and says on standard error if it was altered.
Result<NamedSkirmish> open(const QString &path, CliContext &context)
{
    const auto bytes = readFile(path, SkirmishJson::mostBytes);
    if (!bytes)
        return bytes.error();
    auto skirmish = openBytes(path, *bytes, context);
    if (skirmish)
        warnOfAltering(skirmish->trust, context);
    return skirmish;
}

/// From a file, or the kept skirmish of that title or id.
Result<NamedSkirmish> openNamed(const QString &word, CliContext &context)
{
    return namesFile(word) ? open(word, context) : openKeptSkirmish(word, context);
}

void addSkirmishArgument(CliParser &parser)
{
    parser.addArgument(
        u"FILE"_s,
        SkirmishCommand::tr("The skirmish file, or the title or id of a saved skirmish."));
    addClubOption(parser);
}

/// What the options say about who looks; refuses a player that there is not.
Result<SkirmishViewer> viewerFrom(const CliParser &parser, const SkirmishSession &session)
{
    SkirmishViewer viewer{noSeat, parser.isSet(u"all"_s)};
    if (!parser.isSet(u"seat"_s))
        return viewer;
    bool isNumber = false;
    viewer.seat = parser.value(u"seat"_s).toInt(&isNumber);
    const int players = session.state().playerCount();
    if (!isNumber || viewer.seat < 0 || viewer.seat >= players)
        return Error{ErrorCode::NoSuchSeat,
                     SkirmishCommand::tr("There is no player \"%1\"; they are numbered from 0 to "
                                         "%2.")
                         .arg(parser.value(u"seat"_s))
                         .arg(players - 1),
                     {}};
    return viewer;
}

int show(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish show"_s, SkirmishCommand::tr("Shows the state and what is asked."));
    addSkirmishArgument(parser);
    parser.addOption({u"seat"_s}, SkirmishCommand::tr("What this player may see, from 0 on."),
                     u"N"_s);
    parser.addOption({u"all"_s}, SkirmishCommand::tr("Everything, hidden cards as well."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto skirmish = openNamed(parser.positional().constFirst(), context);
    if (!skirmish)
        return context.refuse(skirmish.error());
    const auto viewer = viewerFrom(parser, skirmish->session);
    if (!viewer)
        return context.refuse(viewer.error());
    (void)showSkirmish(*skirmish, *viewer, context);
    return endWithRejectedEvents(skirmish->session.rejectedEvents(), context);
}

int answer(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish answer"_s,
                     SkirmishCommand::tr("Answers a prompt, or takes one back."));
    addAnswerOptions(
        parser, SkirmishCommand::tr("The skirmish file, or the title or id of a saved skirmish."));
    addClubOption(parser);
    addAcceptAlteredOption(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const QString path = parser.positional().constFirst();
    if (!namesFile(path))
        return answerKeptSkirmish(parser, context);
    auto change = FileChange::begin(path, SkirmishJson::mostBytes);
    if (!change)
        return context.refuse(change.error());
    auto skirmish = openBytes(path, change->before(), context);
    if (!skirmish)
        return context.refuse(skirmish.error());
    if (const auto fine = checkAltering(parser, skirmish->trust); !fine)
        return context.refuse(fine.error());
    const SkirmishState before = skirmish->session.state();
    auto action = actionFrom(parser, skirmish->session);
    if (!action)
        return endAnswer(action.error(), parser, context);
    const QString line = answerLine(skirmish->session.game(), before, action->group);
    skirmish->record.actions.push_back(*std::move(action));
    skirmish->record.altered = skirmish->trust.isAltered();
    if (const auto saved = change->commit(SkirmishJson::toBytes(skirmish->record)); !saved)
        return context.refuse(saved.error());
    if (context.json)
        return showSkirmish(*skirmish, viewerOfAnswer(parser, skirmish->session), context);
    if (!line.isEmpty())
        context.out << line << Qt::endl;
    return exitstatus::done;
}

int replay(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish replay"_s,
                     SkirmishCommand::tr("Plays the history again and names the final state."));
    addSkirmishArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto skirmish = openNamed(parser.positional().constFirst(), context);
    if (!skirmish)
        return context.refuse(skirmish.error());
    const SkirmishGame &game = skirmish->session.game();
    const auto &groups = skirmish->session.log().groups();
    if (!context.json) {
        for (const QString &line : logLines(skirmish->session))
            context.out << line << '\n';
    }
    const QString hash = game.hash(skirmish->session.state());
    if (context.json)
        context.printJson(QJsonDocument(
            QJsonObject{{u"entries"_s, static_cast<qint64>(groups.size())},
                        {u"altered"_s, skirmish->trust.isAltered()},
                        {u"misfits"_s, rejectedEventsToJson(skirmish->session.rejectedEvents())},
                        {u"hash"_s, hash}}));
    else
        context.out << hash << Qt::endl;
    return endWithRejectedEvents(skirmish->session.rejectedEvents(), context);
}

/// `skirmish undo` is `skirmish answer --undo` under a name of its own.
int takeBack(const QString &word, const QString &description, const QStringList &arguments,
             CliContext &context)
{
    CliParser parser(u"skirmish "_s + word, description);
    addSkirmishArgument(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    return answer(QStringList{u"--"_s + word} + arguments, context);
}

int undo(const QStringList &arguments, CliContext &context)
{
    return takeBack(u"undo"_s, SkirmishCommand::tr("Takes the last answer back."), arguments,
                    context);
}

int redo(const QStringList &arguments, CliContext &context)
{
    return takeBack(u"redo"_s, SkirmishCommand::tr("Puts back what was taken back last."),
                    arguments, context);
}

} // namespace

SkirmishViewer viewerOfAnswer(const CliParser &parser, const SkirmishSession &session)
{
    const auto viewer = viewerFrom(parser, session);
    return viewer ? *viewer : SkirmishViewer{};
}

QString answerLine(const SkirmishGame &game, const SkirmishState &before, const EventGroup &group)
{
    const QString told = game.groupLine(before, group);
    // The answer is always echoed, also where the log has no line for it.
    return told.isEmpty() && !group.events.empty() ? game.line(before, group.events.front()) : told;
}

int showSkirmish(const NamedSkirmish &skirmish, const SkirmishViewer &viewer, CliContext &context)
{
    if (!context.json) {
        printSkirmish(skirmish.session, viewer, context);
        return exitstatus::done;
    }
    QJsonObject object = tableView(skirmish.session, skirmish.session.prompts(), viewer, {});
    object.insert(u"altered"_s, skirmish.trust.isAltered());
    object.insert(u"misfits"_s, rejectedEventsToJson(skirmish.session.rejectedEvents()));
    if (skirmish.kept) {
        object.insert(u"id"_s, skirmish.kept->id.text());
        object.insert(u"title"_s, skirmish.kept->title);
        object.insert(u"kept"_s, journalStateKey(skirmish.kept->state));
    } else {
        object.insert(u"file"_s, skirmish.trust.path);
    }
    context.printJson(QJsonDocument(object));
    return exitstatus::done;
}

int runSkirmish(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"new"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "starts a skirmish"), runSkirmishNew},
        {u"answer"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "answers a prompt, undoes, redoes"),
         answer},
        {u"undo"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "takes the last answer back"), undo},
        {u"redo"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "puts it back again"), redo},
        {u"list"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "lists the saved skirmishes"),
         runSkirmishList},
        {u"remove"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "deletes a saved skirmish"),
         runSkirmishRemove},
        {u"show"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "shows the state and what is asked"),
         show},
        {u"replay"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "plays the history again"), replay},
        {u"random"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "lets random players play"),
         runSkirmishRandom},
        {u"deck"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "checks a deck"), runSkirmishDeck},
        {u"import"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "takes a list of cards"),
         runSkirmishImport},
        {u"collection"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "prints or fills your collection"),
         runSkirmishCollection},
    };
    return runSubcommand(u"skirmish"_s, "SkirmishCommand", subcommands, arguments, context);
}

} // namespace dugout
