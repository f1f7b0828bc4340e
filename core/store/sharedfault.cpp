// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sharedfault.h"

using namespace Qt::StringLiterals;

namespace dugout {

std::optional<Error> SharedFault::of(const QString &state, const QString &detail)
{
    if (state == u"DG001"_s)
        return Error{u"shared.faster"_s,
                     tr("Somebody else changed this first; please look at it again."), detail};
    if (state == u"DG002"_s)
        return Error{
            u"shared.locked"_s,
            tr("The roster of this team is locked: it plays, or it is registered as it is."),
            detail};
    if (state == u"DG003"_s)
        return Error{u"shared.confirmed"_s,
                     tr("The result of this match is confirmed: only the commissioner changes it."),
                     detail};
    if (state == u"DG004"_s)
        return Error{u"shared.unfit"_s,
                     tr("This fixture is not published, or nothing more can be entered for it."),
                     detail};
    if (state == u"DG005"_s)
        return Error{u"shared.home"_s,
                     tr("The commissioner has taken this league home: here it can only be read."),
                     detail};
    if (state == u"DG006"_s)
        return Error{u"shared.differs"_s,
                     tr("The server has something else in the same place; nothing was changed."),
                     detail};
    if (state == u"DG007"_s)
        return Error{u"shared.refused"_s, tr("The server did not take this."), detail};
    if (state == u"DG008"_s)
        return Error{u"shared.exists"_s, tr("This league is on the server already."), detail};
    if (state == u"DG009"_s)
        return Error{u"shared.no-such-person"_s,
                     tr("The server knows nobody of that name who can log in there; its "
                        "administrator makes the login."),
                     {}};
    if (state == u"DG010"_s)
        return Error{u"shared.full"_s,
                     tr("The server takes no more from you for this league, to which you have "
                        "brought as much as one coach may; its administrator can give more room, "
                        "and what waits stays here until then."),
                     detail};
    if (state == u"DG011"_s)
        return Error{u"shared.elsewhere"_s,
                     tr("This match is being played at the table where it was begun, and goes on "
                        "there; once nobody has sat at it for two minutes, it can go on here."),
                     detail};
    return std::nullopt;
}

Error SharedFault::notSetUp(const QString &place)
{
    return {u"shared.not-set-up"_s,
            tr("%1 is not prepared for shared leagues yet; \"dugout league roles sql\" writes what "
               "its administrator has to run.")
                .arg(place),
            {}};
}

Error SharedFault::notLetIn(const QString &place)
{
    return {u"shared.nobody"_s,
            tr("You belong to no league at %1; its commissioner lets you in.").arg(place),
            {}};
}

Error SharedFault::mayNotFound(const QString &place)
{
    return {u"shared.may-not-found"_s,
            tr("You may not bring leagues to %1; \"dugout league roles sql\" writes what its "
               "administrator has to run.")
                .arg(place),
            {}};
}

Error SharedFault::newer(const QString &place, int found, int known)
{
    return {u"shared.newer"_s,
            tr("The leagues at %1 were made for a newer Dugout; please update Dugout.").arg(place),
            u"version %1, known %2"_s.arg(found).arg(known)};
}

Error SharedFault::older(const QString &place, int found, int known)
{
    return {u"shared.older"_s,
            tr("The leagues at %1 were made for an older Dugout and are only read until their "
               "commissioner has moved them: he takes each home and shares it again, on a database "
               "that is prepared anew.")
                .arg(place),
            u"version %1, known %2"_s.arg(found).arg(known)};
}

} // namespace dugout
