// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"
#include "app/cli/league/leaguecommands.h"
#include "core/files/readfile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

// What one can do in a league: the list of it, each of it, and the commands that do one thing.

namespace {

struct LeagueActCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueActCommand)
};

/// Of `league act LEAGUE ACT …`, which has the options of its act.
QString actNamed(const QStringList &arguments)
{
    const bool isSecond = arguments.size() > 1 && !arguments.at(0).startsWith(u'-')
        && !arguments.at(1).startsWith(u'-');
    if (isSecond)
        return arguments.at(1);
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [](const QString &each) { return actKind(each).has_value(); });
    return found == arguments.end() ? QString() : *found;
}

/// The fields that `--with` brings: a file, or JSON itself.
Result<QJsonObject> broughtFields(const QString &with)
{
    const auto bytes = with.trimmed().startsWith(u'{') ? Result<QByteArray>(with.toUtf8())
                                                       : readFile(with, mostActBytes);
    if (!bytes)
        return bytes.error();
    const QJsonDocument document = QJsonDocument::fromJson(*bytes);
    if (!document.isObject())
        return Error{ErrorCode::Usage,
                     LeagueActCommand::tr("--with is a JSON object with the fields of the act."),
                     {}};
    return document.object();
}

/// The options say more than what was brought, and count.
Result<QJsonObject> allFields(const CliParser &parser, const ActKind &kind)
{
    auto fields = parser.isSet(u"with"_s) ? broughtFields(parser.value(u"with"_s))
                                          : Result<QJsonObject>(QJsonObject());
    if (!fields)
        return fields;
    const auto said = saidFields(parser, kind);
    if (!said)
        return said;
    for (auto it = said->begin(); it != said->end(); ++it)
        fields->insert(it.key(), it.value());
    return fields;
}

} // namespace

int runLeagueActs(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"league acts"_s,
        LeagueActCommand::tr("Lists the acts of a league; --json also lists their fields."));
    if (!parser.parse(arguments, context))
        return parser.status();
    if (context.json) {
        context.printJson(QJsonDocument(actKindsJson()));
        return exitstatus::done;
    }
    for (const ActKind &each : actKinds())
        context.out << each.id << "  " << each.words() << '\n';
    context.out << Qt::flush;
    return exitstatus::done;
}

int runLeagueAct(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league act"_s,
                     LeagueActCommand::tr("Carries out an act of a league, see \"dugout league "
                                          "acts\"; the options are its fields."));
    addLeagueArgument(parser);
    parser.addArgument(u"ACT"_s, LeagueActCommand::tr("The act."));
    parser.addOption({u"with"_s},
                     LeagueActCommand::tr("A JSON file with the fields of the act, or the JSON "
                                          "itself."),
                     u"FILE"_s);
    const auto kind = actKind(actNamed(arguments));
    addSeedOption(parser, kind ? &*kind : nullptr);
    addPreviewOption(parser);
    addReasonOption(parser);
    if (kind)
        addActOptions(parser, *kind);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (!kind)
        return parser.wrongUsage(kind.error().message, context);
    const auto fields = allFields(parser, *kind);
    if (!fields)
        return refuseAct(parser, fields.error(), context);
    auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto request = requestFrom(parser, *hand, kind->id, *fields);
    if (!request)
        return refuseAct(parser, request.error(), context);
    const auto status = doActs(*hand, parser, {*request}, context);
    return status ? *status : endWithLeague(hand->open, context);
}

int runLeagueTemplates(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league templates"_s,
                     LeagueActCommand::tr("Lists competition templates, saves one or removes one; "
                                          "\"dugout league season --template\" uses one."));
    parser.addArgument(u"LEAGUE"_s, LeagueActCommand::tr("The league to take the rules from."),
                       u"[LEAGUE]"_s);
    parser.addArgument(u"NAME"_s, LeagueActCommand::tr("What the template is called."),
                       u"[NAME]"_s);
    addClubOption(parser);
    addCompetitionOption(parser);
    parser.addOption({u"remove"_s}, LeagueActCommand::tr("Removes the template of this name."),
                     u"NAME"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (parser.positional().size() == 1)
        return parser.wrongUsage(LeagueActCommand::tr("Name the league and the template."),
                                 context);
    if (!parser.positional().isEmpty()) {
        const auto hand = leagueAtHand(parser, context);
        if (!hand)
            return context.refuse(hand.error());
        const auto of = competitionNamed(hand->league(), parser.value(u"competition"_s));
        if (!of)
            return context.refuse(of.error());
        const auto kept = hand->club.leagues().keepTemplate(parser.positional().at(1), of->rules);
        if (!kept)
            return context.refuse(kept.error());
    }
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    if (parser.isSet(u"remove"_s)) {
        const auto removed = club->leagues().removeTemplate(parser.value(u"remove"_s));
        if (!removed)
            return context.refuse(removed.error());
    }
    const auto names = club->leagues().templates();
    if (!names)
        return context.refuse(names.error());
    if (context.json)
        context.printJson(QJsonDocument(QJsonArray::fromStringList(*names)));
    for (const QString &each : context.json ? QStringList() : *names)
        context.out << each << '\n';
    context.out << Qt::flush;
    return exitstatus::done;
}

int runLeagueClub(const QStringList &arguments, CliContext &context)
{
    return runActCommand(
        {u"league club"_s, u"club"_s, {{u"TEAM"_s, u"team"_s}, {u"[CLUB]"_s, u"club"_s}}, {}},
        arguments, context);
}

int runLeagueRedraft(const QStringList &arguments, CliContext &context)
{
    return runActCommand({u"league redraft"_s, u"redraft"_s, {{u"TEAM"_s, u"team"_s}}, {}},
                         arguments, context);
}

int runLeagueArrange(const QStringList &arguments, CliContext &context)
{
    return runActCommand({u"league arrange"_s,
                          u"arrange"_s,
                          {{u"HOME"_s, u"fixture.home"_s}, {u"AWAY"_s, u"fixture.away"_s}},
                          {}},
                         arguments, context);
}

} // namespace dugout
