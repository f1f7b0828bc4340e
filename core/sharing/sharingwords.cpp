// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sharingwords.h"

#include "core/sharing/matchproof.h"
#include "core/sharing/outbox.h"
#include "core/sharing/sharednote.h"

using namespace Qt::StringLiterals;

namespace dugout {

Error SharingWords::alreadyShared(const QString &league)
{
    return {ErrorCode::SharedAlready, tr("The league \"%1\" is shared already.").arg(league), {}};
}

Error SharingWords::notShared(const QString &league)
{
    return {ErrorCode::SharedNot, tr("The league \"%1\" is not shared.").arg(league), {}};
}

Error SharingWords::onlyRead(const QString &league)
{
    return {
        ErrorCode::SharedOnlyRead,
        tr("The league \"%1\" is only read here: it is on its way to its server or back, or the "
           "copy here has not been let go yet.")
            .arg(league),
        {}};
}

Error SharingWords::notToBeDeleted(const QString &league)
{
    return {
        ErrorCode::SharedOnlyRead,
        tr("The league \"%1\" is shared and is not deleted from here. Leave it, or take it home "
           "as its commissioner first.")
            .arg(league),
        {}};
}

Error SharingWords::notCommissioner()
{
    return {ErrorCode::SharedNotCommissioner,
            tr("Only the commissioner of this league may do that."),
            {}};
}

Error SharingWords::notAtThisTable()
{
    return {ErrorCode::SharedRefused,
            tr("In this league you may look, and play the matches of your own teams, and nothing "
               "else."),
            {}};
}

Error SharingWords::playedElsewhere()
{
    return {ErrorCode::SharedElsewhere,
            tr("This match is played at another table, with cards that only that table knows: it "
               "can be followed here, and goes on there."),
            {}};
}

Error SharingWords::goesOnElsewhere(const QString &hint)
{
    return {
        ErrorCode::SharedElsewhere,
        tr("This match was last played at another table, so nothing was entered here. If both "
           "tables play on there will be two versions, and the commissioner has to choose one."),
        hint};
}

Error SharingWords::endedElsewhere()
{
    return {ErrorCode::SharedElsewhere,
            tr("This match ended at another table: its result comes from there."),
            {}};
}

Error SharingWords::stillWaiting(int count)
{
    return {ErrorCode::SharedWaiting,
            tr("%n thing(s) of this league still wait to be delivered.", nullptr, count),
            {}};
}

Error SharingWords::stillThere(const QString &league)
{
    return {
        ErrorCode::SharedStillThere,
        tr("The server answers and has the league \"%1\": take it home, or leave it.").arg(league),
        {}};
}

Error SharingWords::differs(const QString &league)
{
    return {ErrorCode::SharedDiffers,
            tr("The league \"%1\" is not the same here and on the server; nothing was let go.")
                .arg(league),
            {}};
}

Error SharingWords::teamHere(const QString &team)
{
    return {ErrorCode::SharedTeamHere,
            tr("The team \"%1\" is kept here too and is not the same as the league's.").arg(team),
            {}};
}

Error SharingWords::noSuchLeague(const QString &name, const QString &address)
{
    return {ErrorCode::SharedNoSuchLeague,
            tr("You do not belong to a league \"%1\" at %2.").arg(name, address),
            {}};
}

Error SharingWords::whichLeague(const QStringList &names)
{
    return {ErrorCode::SharedWhichLeague,
            tr("Several leagues are there, say which with --league: %1.").arg(names.join(u", "_s)),
            {}};
}

Error SharingWords::nothingThere(const QString &address)
{
    return {ErrorCode::SharedNoSuchLeague,
            tr("You do not belong to any league at %1.").arg(address),
            {}};
}

Error SharingWords::hereAlready(const QString &league)
{
    return {ErrorCode::SharedHereAlready,
            tr("A league \"%1\" that is not shared is kept here already.").arg(league),
            {}};
}

Error SharingWords::serverNeeded(const Error &cause)
{
    return {cause.code,
            tr("This is kept on the league's server, which cannot be reached now; nothing was "
               "changed."),
            cause.detail.isEmpty() ? cause.message : cause.detail};
}

Error SharingWords::badSlip()
{
    return {ErrorCode::SharedBadSlip,
            tr("This is not the code of a shared league. Check the slip again."),
            {}};
}

Error SharingWords::overtaken()
{
    return {ErrorCode::SharedFaster, tr("Somebody else changed this first. Check it again."), {}};
}

Error SharingWords::skirmishToTell()
{
    return {ErrorCode::SharedSkirmish,
            tr("In a league that is shared, a skirmish is entered game by game once it is over."),
            {}};
}

QString SharingWords::waitingLine(const Waiting &waiting)
{
    switch (waiting.kind) {
    case Waiting::Kind::MatchBegun:
        return tr("%1 has begun").arg(waiting.title);
    case Waiting::Kind::MatchEnded:
        return tr("%1 is over").arg(waiting.title);
    case Waiting::Kind::TeamSaved:
        break;
    }
    return tr("%1 was changed").arg(waiting.title);
}

QString SharingWords::waitingPlay(const QString &match)
{
    return tr("%1 goes on").arg(match);
}

QString SharingWords::playedTwice(const QString &match)
{
    return tr("\"%1\" is played at another table too, and went another way there: what was entered "
              "here stays here.")
        .arg(match);
}

QString SharingWords::role(SharedRole role)
{
    switch (role) {
    case SharedRole::Commissioner:
        return tr("commissioner");
    case SharedRole::Coach:
        return tr("coach");
    case SharedRole::Reader:
        return tr("reader");
    case SharedRole::Nobody:
        break;
    }
    return tr("nobody any more");
}

Error SharingWords::noSuchSheet(qint64 revision)
{
    return {ErrorCode::SharedNoChoice,
            tr("The server has no sheet number %1 of this team.").arg(revision),
            {}};
}

Error SharingWords::notParted()
{
    return {
        ErrorCode::SharedNoChoice, tr("This match is the same here and at the other table."), {}};
}

QString SharingWords::doubt(MatchDoubt doubt)
{
    switch (doubt) {
    case MatchDoubt::Unreadable:
        return tr("The match cannot be read.");
    case MatchDoubt::OtherRules:
        return tr("It was played by other rules and cannot be played again here.");
    case MatchDoubt::Setup:
        return tr("It did not begin with the teams and rules of this fixture.");
    case MatchDoubt::Unfinished:
        return tr("By its lines the match is not over.");
    case MatchDoubt::Result:
        return tr("Its lines lead to another result.");
    case MatchDoubt::Sheet:
        return tr("Its lines lead to another team sheet.");
    case MatchDoubt::Base:
        return tr("It was played with a team sheet that is doubted itself.");
    case MatchDoubt::None:
        break;
    }
    return {};
}

QString SharingWords::claimed(const QString &why)
{
    const QString words = doubt(matchDoubtFrom(why.section(u' ', 0, 0)));
    const QString about = why.section(u' ', 1);
    return about.isEmpty() ? words : u"%1 (%2)"_s.arg(words, about);
}

QString SharingWords::told(const SharedTold &told)
{
    switch (told.kind) {
    case SharedTold::Kind::SheetOfMatch:
        return tr("\"%1\", delivered by %2, changed the sheet of %3.")
            .arg(told.match, told.about, told.team);
    case SharedTold::Kind::SheetByOther:
        return tr("%1 changed the sheet of %2.").arg(told.about, told.team);
    case SharedTold::Kind::SheetUnreadable:
        return tr("The server has a sheet of %1, saved by %2, that nobody can read: every table "
                  "goes on with the one before. Save the team once more, or ask the commissioner "
                  "to go back to an earlier sheet.")
            .arg(told.team, told.about);
    case SharedTold::Kind::Doubted:
        return tr("The end of \"%1\" was not taken in, and no sheet changed: %2 The commissioner "
                  "decides.")
            .arg(told.match, doubt(matchDoubtFrom(told.about)));
    case SharedTold::Kind::Unchecked:
        break;
    }
    return tr("\"%1\" counts, not checked: nobody here could play it again.").arg(told.match);
}

} // namespace dugout
