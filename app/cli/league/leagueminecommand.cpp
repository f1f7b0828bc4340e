// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leaguecommands.h"
#include "app/cli/league/leaguekept.h"
#include "core/leaguefiles/ownmatchwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueMineCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueMineCommand)
};

QJsonObject matchObject(const League &league, const OwnMatch &match)
{
    QJsonObject object{{u"step"_s, ownStepId(match.step)}};
    if (match.step == OwnStep::Nothing)
        return object;
    object.insert(u"competition"_s, league.competitionOf(match.fixture)->rules.name);
    object.insert(u"round"_s, match.round);
    object.insert(u"fixture"_s, match.fixture.text());
    object.insert(u"own"_s, teamName(league, match.own));
    object.insert(u"other"_s, teamName(league, match.other));
    object.insert(u"task"_s, ownMatchTask(league, match));
    return object;
}

} // namespace

int runLeagueMine(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league mine"_s,
                     LeagueMineCommand::tr("Shows the match that a coach of a shared league should "
                                           "see to first, and what is to be done."));
    addLeagueArgument(parser);
    const auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto note = hand->club.shared().note(hand->open.id());
    if (!note)
        return context.refuse(note.error());
    const League &league = hand->league();
    const OwnMatch match = ownMatch(league, *note ? (*note)->teams : QStringList());
    if (context.json) {
        context.printJson(QJsonDocument(matchObject(league, match)));
        return exitstatus::done;
    }
    if (match.step == OwnStep::Nothing)
        context.out << LeagueMineCommand::tr("Nothing waits for you.") << Qt::endl;
    else
        context.out << ownMatchFacts(league, match) << '\n'
                    << fixtureLine(league, *league.fixture(match.fixture)) << '\n'
                    << ownMatchTask(league, match) << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
