// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/teameditcommand.h"

#include "app/cli/subcommands.h"
#include "app/cli/team/teamedits.h"
#include "core/rules/footballrules.h"
#include "core/team/teammove.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamEditCommand
{
    Q_DECLARE_TR_FUNCTIONS(TeamEditCommand)
};

/// To another edition; what does not come along is named on standard error.
Result<OpenTeam> moved(const OpenTeam &open, const QString &edition, CliContext &context)
{
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = loadFootball(library, edition);
    if (!ruleset)
        return ruleset.error();
    auto plan = planMove(open.team, *open.ruleset, **ruleset, context.language);
    if (!plan)
        return plan.error();
    for (const MoveNote &each : plan->notes)
        context.err << each.sentence << Qt::endl;
    return OpenTeam{std::move(plan->team), *ruleset, open.kept};
}

Result<Team> edited(const OpenTeam &open, const CliParser &parser, CliContext &context)
{
    OpenTeam now = open;
    if (parser.isSet(u"ruleset"_s)) {
        auto there = moved(open, parser.value(u"ruleset"_s), context);
        if (!there)
            return there.error();
        now = *std::move(there);
    }
    for (const TeamEdit &edit : teamEdits()) {
        const bool plain = edit.valueName.isEmpty() && parser.isSet(edit.option);
        for (const QString &value : plain ? QStringList{{}} : parser.values(edit.option)) {
            auto team = edit.make(now, value);
            if (!team)
                return team;
            now.team = *std::move(team);
        }
    }
    return now.team;
}

bool saysSomething(const CliParser &parser)
{
    const std::vector<TeamEdit> &all = teamEdits();
    return parser.isSet(u"ruleset"_s)
        || std::any_of(all.begin(), all.end(),
                       [&parser](const TeamEdit &edit) { return parser.isSet(edit.option); });
}

} // namespace

int runTeamEdit(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team edit"_s,
                     TeamEditCommand::tr("Changes a team as the editor does, all of it or nothing. "
                                         "A player is named by id, by #NUMBER or by name."));
    addTeamArgument(parser);
    addTeamEditOptions(parser);
    parser.addOption({u"ruleset"_s}, TeamEditCommand::tr("Moves the team to another edition."),
                     u"R"_s);
    addWordOption(parser);
    parser.addOutOption(TeamEditCommand::tr("A team file to write instead of changing the team."));
    if (!parser.parse(arguments, context))
        return parser.status();
    if (!saysSomething(parser))
        return parser.wrongUsage(TeamEditCommand::tr("Name what should change."), context);
    return changeTeam(parser, context,
                      [&](const OpenTeam &open) { return edited(open, parser, context); });
}

} // namespace dugout
