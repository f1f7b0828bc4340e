// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/skirmishcommand.h"

#include "app/cli/playanswer.h"
#include "app/cli/skirmishcards.h"
#include "app/cli/skirmishnewcommand.h"
#include "app/cli/skirmishrandomcommand.h"
#include "app/cli/skirmishtext.h"
#include "app/cli/subcommands.h"
#include "core/exchange/promptjson.h"
#include "core/exchange/skirmishjson.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SkirmishCommand
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishCommand)
};

/// A skirmish from a file, with the lines to write back.
struct OpenSkirmish
{
    QString path;
    SkirmishRecord record;
    SkirmishSession session;
};

Result<OpenSkirmish> open(const QString &path, const CliContext &context)
{
    auto record = SkirmishJson::load(path);
    if (!record)
        return record.error();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    auto session = SkirmishJson::open(*record, library);
    if (!session)
        return session.error();
    return OpenSkirmish{path, *std::move(record), *std::move(session)};
}

QJsonObject promptObject(const SkirmishSession &session, const Prompt &prompt,
                         const SkirmishEyes &eyes)
{
    QJsonObject object
        = promptToJson(prompt, session.game().words(session.state(), prompt), eyes.see(prompt));
    if (prompt.dice)
        object.insert("faces"_L1, QJsonArray::fromStringList(session.game().faceNames(prompt)));
    return object;
}

/// What the options say about who looks; refuses a player that there is not.
Result<SkirmishEyes> eyesFrom(const CliParser &parser, const SkirmishSession &session)
{
    SkirmishEyes eyes{noSeat, parser.isSet(u"all"_s)};
    if (!parser.isSet(u"seat"_s))
        return eyes;
    bool isNumber = false;
    eyes.seat = parser.value(u"seat"_s).toInt(&isNumber);
    const int players = session.state().playerCount();
    if (!isNumber || eyes.seat < 0 || eyes.seat >= players)
        return Error{u"no-such-seat"_s,
                     SkirmishCommand::tr("There is no player \"%1\"; they are numbered from 0 to "
                                         "%2.")
                         .arg(parser.value(u"seat"_s))
                         .arg(players - 1),
                     {}};
    return eyes;
}

int show(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish show"_s, SkirmishCommand::tr("Shows the state and what is asked."));
    parser.addArgument(u"FILE"_s, SkirmishCommand::tr("The skirmish file."));
    parser.addOption({u"seat"_s}, SkirmishCommand::tr("What this player may see, from 0 on."),
                     u"N"_s);
    parser.addOption({u"all"_s}, SkirmishCommand::tr("Everything, hidden cards as well."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto skirmish = open(parser.positional().constFirst(), context);
    if (!skirmish)
        return context.refuse(skirmish.error());
    const auto eyes = eyesFrom(parser, skirmish->session);
    if (!eyes)
        return context.refuse(eyes.error());
    if (!context.json) {
        printSkirmish(skirmish->session, *eyes, context);
        return exitstatus::done;
    }
    const SkirmishGame &game = skirmish->session.game();
    const SkirmishState &state = skirmish->session.state();
    QJsonArray prompts;
    for (const Prompt &prompt : skirmish->session.prompts()) {
        if (eyes->know(prompt))
            prompts.append(promptObject(skirmish->session, prompt, *eyes));
    }
    context.printJson(QJsonDocument(
        QJsonObject{{u"state"_s, eyes->all ? game.toJson(state) : game.view(state, eyes->seat)},
                    {u"prompts"_s, prompts},
                    {u"verdict"_s, game.verdict(state)},
                    {u"entries"_s, static_cast<qint64>(skirmish->session.log().groups().size())}}));
    return exitstatus::done;
}

int answer(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish answer"_s,
                     SkirmishCommand::tr("Answers a prompt, or takes one back."));
    addAnswerOptions(parser, SkirmishCommand::tr("The skirmish file."));
    if (!parser.parse(arguments, context))
        return parser.status();
    auto skirmish = open(parser.positional().constFirst(), context);
    if (!skirmish)
        return context.refuse(skirmish.error());
    const SkirmishState before = skirmish->session.state();
    auto action = actionFrom(parser, skirmish->session);
    if (!action)
        return endAnswer(action.error(), parser, context);
    const SkirmishGame &game = skirmish->session.game();
    QStringList lines;
    for (const Event &event : action->group.events)
        lines << game.line(before, event) << game.news(before, event, skirmish->session.state());
    lines.removeAll(QString());
    skirmish->record.actions.push_back(*std::move(action));
    if (const auto saved = SkirmishJson::save(skirmish->path, skirmish->record); !saved)
        return context.refuse(saved.error());
    if (!context.json && !lines.isEmpty())
        context.out << lines.join(u'\n') << Qt::endl;
    return exitstatus::done;
}

/// The whole log; what no longer fits is named at the end and changes nothing before.
void printLines(const SkirmishSession &session, CliContext &context)
{
    const SkirmishGame &game = session.game();
    SkirmishState state = game.start();
    int number = 0;
    for (const EventGroup &whole : session.log().groups()) {
        const EventGroup group = fitting(whole, number++, session.misfits());
        for (const Event &event : group.events) {
            context.out << game.line(state, event) << '\n';
            const SkirmishState before = state;
            (void)game.apply(state, event);
            const QString news = game.news(before, event, state);
            if (!news.isEmpty())
                context.out << news << '\n';
        }
    }
    printMisfits(session.misfits(), context);
}

int replay(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"skirmish replay"_s,
                     SkirmishCommand::tr("Plays the history again and names the final state."));
    parser.addArgument(u"FILE"_s, SkirmishCommand::tr("The skirmish file."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto skirmish = open(parser.positional().constFirst(), context);
    if (!skirmish)
        return context.refuse(skirmish.error());
    const SkirmishGame &game = skirmish->session.game();
    const auto &groups = skirmish->session.log().groups();
    if (!context.json)
        printLines(skirmish->session, context);
    const QString hash = game.hash(skirmish->session.state());
    if (context.json)
        context.printJson(QJsonDocument(
            QJsonObject{{u"entries"_s, static_cast<qint64>(groups.size())}, {u"hash"_s, hash}}));
    else
        context.out << hash << Qt::endl;
    return exitstatus::done;
}

} // namespace

int runSkirmish(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"new"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "starts a skirmish"), runSkirmishNew},
        {u"answer"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "answers a prompt, undoes, redoes"),
         answer},
        {u"show"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "shows the state and what is asked"),
         show},
        {u"replay"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "plays the history again"), replay},
        {u"random"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "lets random players play"),
         runSkirmishRandom},
        {u"deck"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "checks a deck"), runSkirmishDeck},
        {u"import"_s, QT_TRANSLATE_NOOP("SkirmishCommand", "takes a list of cards"),
         runSkirmishImport},
    };
    // Table words and numbers follow the language of the command.
    QLocale::setDefault(languageLocale(context.language));
    return runSubcommand(u"skirmish"_s, "SkirmishCommand", subcommands, arguments, context);
}

} // namespace dugout
