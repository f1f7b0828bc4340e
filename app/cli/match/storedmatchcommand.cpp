// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/storedmatchcommand.h"

#include "app/cli/keptanswer.h"
#include "app/cli/keptgames.h"
#include "app/cli/match/correctioncommand.h"
#include "app/cli/match/matchcommand.h"
#include "app/cli/openclub.h"
#include "core/aftermatch/aftermatch.h"
#include "core/club/reviewedchange.h"
#include "core/exchange/teamfile.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchstanding.h"
#include "core/sharing/sharedmatch.h"
#include "core/sharing/sharingwords.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct StoredMatchCommand
{
    Q_DECLARE_TR_FUNCTIONS(StoredMatchCommand)
};

/// What the options of `match list` ask for; an error of the code "usage" for what means nothing.
Result<JournalQuery> queryFrom(const CliParser &parser, const OpenClub &club)
{
    auto query = gamesFrom(parser);
    if (!query || !parser.isSet(u"team"_s))
        return query;
    const auto team = club->teams().find(parser.value(u"team"_s));
    if (!team)
        return team.error();
    query->team = team->text();
    return query;
}

/// The team as the match left it.
Result<Team> teamAfter(const MatchSession &session, Seat seat)
{
    const MatchState &state = session.state();
    const bool changes = state.after.isSet() && state.after.get().side(seat).takesPart;
    if (!session.rejectedEvents().empty() || !session.prompts().empty())
        return Error{ErrorCode::NotFinished,
                     StoredMatchCommand::tr("The match is not finished: something is still asked."),
                     {}};
    if (!changes)
        return Error{
            ErrorCode::NoNextSheet,
            StoredMatchCommand::tr("This match changes no sheet: it is no league match, or "
                                   "this side has no roster."),
            {}};
    return state.after.get().side(seat).team;
}

int handOut(const Team &team, const QString &path, CliContext &context)
{
    if (path.isEmpty()) {
        context.out << QString::fromUtf8(writeTeam(team)) << Qt::flush;
        return exitstatus::done;
    }
    if (const auto saved = saveTeamFile(path, team); !saved)
        return context.refuse(saved.error());
    if (context.json)
        context.printJson(QJsonDocument(
            QJsonObject{{u"id"_s, team.id.text()}, {u"name"_s, team.name}, {u"file"_s, path}}));
    return exitstatus::done;
}

/// The line that this change adds to the log, for what needs somebody's word first.
LogAction changeFrom(const CliParser &parser)
{
    return {parser.isSet(u"undo"_s) ? LogAction::Kind::Undo : LogAction::Kind::Redo, {}, {}};
}

/// A note stands for itself: what somebody else entered meanwhile changes nothing of it.
bool isNote(const CliParser &parser)
{
    return parser.positional().value(1) == Asks::HandNote && !parser.isSet(u"undo"_s)
        && !parser.isSet(u"redo"_s);
}

/// What the last answer says in the log; nothing after an undo.
QString lastLine(const CliParser &parser, const OpenMatch &match)
{
    const std::vector<EventGroup> &groups = match.session().log().groups();
    if (parser.isSet(u"undo"_s) || parser.isSet(u"redo"_s) || groups.empty())
        return {};
    return match.game().groupLine(match.stateBefore(), groups.back());
}

/// A match of a shared league is followed from other tables. Where the server does not answer it
/// goes on all the same: whatever is missing there comes with the next line. Where it took other
/// lines instead of these, that is told.
void letOthersFollow(const OpenClub &club, const OpenMatch &match, CliContext &context)
{
    const LeagueId league = playedFor(match.header()).league;
    const auto note = club.shared().note(league);
    if (league.isEmpty() || !note || !*note)
        return;
    (void)club.shared().deliver(league);
    if (club.shared().apart(league).contains(match.id().text()))
        context.err << SharingWords::playedTwice(match.header().title) << Qt::endl;
}

} // namespace

void addElsewhereOption(CliParser &parser)
{
    parser.addOption({u"force"_s},
                     StoredMatchCommand::tr("Plays on here what another table played last."));
}

Result<void> mayEnter(const CliParser &parser, const OpenClub &club, const JournalId &match)
{
    const auto header = club.stores().journals.readHeader(match);
    const LeagueId league = header ? playedFor(*header).league : LeagueId();
    if (league.isEmpty())
        return {};
    const auto note = club.shared().note(league);
    if (!note || !*note)
        return {};
    (void)club.shared().refresh(league);
    const auto notes = club.shared().notes();
    if (!notes)
        return notes.error();
    if (!parser.isSet(u"force"_s) && wasElsewhere(*notes, club->matches(), match))
        return SharingWords::goesOnElsewhere(StoredMatchCommand::tr("--force plays on here."));
    return {};
}

int endWithMatch(const OpenMatch &match, const QString &sentence, CliContext &context)
{
    if (match.kept() == JournalState::Undecided)
        context.err << StoredMatchCommand::tr(
            "A team was changed while this match was played: \"dugout "
            "match settle\" writes the match onto the sheets or "
            "leaves them as they are.")
                    << Qt::endl;
    if (context.json)
        return showMatch(
            {{}, {}, match.session(), MatchPlace{match.id(), match.header().title, match.kept()}},
            context);
    if (!sentence.isEmpty())
        context.out << sentence << Qt::endl;
    return exitstatus::done;
}

int keepNewMatch(const MatchSetup &setup, const QString &title, CliContext &context)
{
    const auto club = OpenClub::open(context, OpenClub::Use::Adding);
    if (!club)
        return context.refuse(club.error());
    const auto id = (*club)->matches().start(setup, title.trimmed());
    if (!id)
        return context.refuse(id.error());
    const auto match = (*club)->matches().open(*id);
    if (!match)
        return context.refuse(match.error());
    return endWithMatch(
        **match,
        StoredMatchCommand::tr("\"%1\" is kept as %2; \"dugout match show\" says what "
                               "is asked.")
            .arg((*match)->header().title, id->text()),
        context);
}

int answerKeptMatch(const CliParser &parser, CliContext &context)
{
    const QString name = parser.positional().constFirst();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(nothingNamed(name, club.error()));
    const auto id = (*club)->matches().find(name);
    if (!id)
        return context.refuse(id.error());
    if (const auto may = mayEnter(parser, *club, *id); !may)
        return context.refuse(may.error());
    auto match = (*club)->matches().open(*id);
    if (!match)
        return context.refuse(match.error());
    const bool takesBack = parser.isSet(u"undo"_s) != parser.isSet(u"redo"_s);
    if (takesBack && parser.positional().size() == 1) {
        auto review = reviewedChange((*club)->matches(), (*match)->id(), (*match)->session(),
                                     (*club)->library(), changeFrom(parser));
        if (!review)
            return context.refuse(review.error());
        if (*review)
            return carryThrough(**std::move(review), parser, *club, context);
    }
    auto done = answerOpen(parser, **match);
    // Each time somebody else had his turn: it comes to everybody's.
    while (done.failedWith(ErrorCode::StoreConflict) && isNote(parser)) {
        match = (*club)->matches().open(*id);
        if (!match)
            return context.refuse(match.error());
        done = answerOpen(parser, **match);
    }
    if (!done)
        return context.refuse(done.error());
    letOthersFollow(*club, **match, context);
    return endWithMatch(**match, lastLine(parser, **match), context);
}

int runMatchList(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match list"_s,
                     StoredMatchCommand::tr("Lists the saved matches, those still played first."));
    addGamesOptions(parser);
    parser.addOption({u"team"_s}, StoredMatchCommand::tr("Only those of this saved team."),
                     u"TEAM"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return context.refuse(club.error());
    const auto query = queryFrom(parser, *club);
    if (!query)
        return query.error().code == ErrorCode::Usage
            ? parser.wrongUsage(query.error().message, context)
            : context.refuse(query.error());
    const auto matches = (*club)->matches().list(*query);
    if (!matches)
        return context.refuse(matches.error());
    return printGames(*matches, context, [](const JournalSummary &match) {
        return standingWords(standingFromJson(match.stand.standing));
    });
}

int runMatchRename(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match rename"_s,
                     StoredMatchCommand::tr("Gives a saved match another title."));
    addGameArgument(parser, u"MATCH"_s);
    parser.addArgument(u"TITLE"_s, StoredMatchCommand::tr("The title."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    const auto id = (*club)->matches().find(parser.positional().constFirst());
    if (!id)
        return context.refuse(id.error());
    const auto renamed = (*club)->matches().rename(*id, parser.positional().at(1));
    if (renamed.failedWith(ErrorCode::NoTitle))
        return parser.wrongUsage(renamed.error().message, context);
    if (!renamed)
        return context.refuse(renamed.error());
    return endWithGame(*id, *renamed, {}, context);
}

int runMatchRemove(const QStringList &arguments, CliContext &context)
{
    CliParser parser(
        u"match remove"_s,
        StoredMatchCommand::tr(
            "Deletes a saved match with its result; the sheets of its teams stay as they are."));
    addGameArgument(parser, u"MATCH"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto club = OpenClub::open(context);
    if (!club)
        return context.refuse(club.error());
    return removeGame(*club, (*club)->matches().find(parser.positional().constFirst()), context);
}

int runMatchTeam(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match team"_s,
                     StoredMatchCommand::tr("Hands out a team as a finished match left it."));
    addMatchArgument(parser);
    parser.addArgument(u"SIDE"_s, StoredMatchCommand::tr("home or away."));
    parser.addOutOption(StoredMatchCommand::tr("The team file to write instead of printing."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const qsizetype seat = QStringList{u"home"_s, u"away"_s}.indexOf(parser.positional().at(1));
    if (seat < 0)
        return parser.wrongUsage(StoredMatchCommand::tr("The side is home or away."), context);
    const auto match = openNamedMatch(parser.positional().constFirst(), context);
    if (!match)
        return context.refuse(match.error());
    const auto team = teamAfter(match->session, static_cast<Seat>(seat));
    return team ? handOut(*team, parser.value(u"out"_s), context) : context.refuse(team.error());
}

} // namespace dugout
