// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/refusalwords.h"

#include <QCoreApplication>
#include <QMap>

using namespace Qt::StringLiterals;

namespace dugout {

QString refusalWords(std::optional<ErrorCode> code, const QString &told)
{
    static const QMap<ErrorCode, const char *> words{
        {ErrorCode::SharedFaster,
         QT_TRANSLATE_NOOP("SharedFault", "Somebody else changed this first. Check it again.")},
        {ErrorCode::SharedLocked,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The roster of this team is locked: it plays, or it is registered as it is.")},
        {ErrorCode::SharedConfirmed,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The result of this match is confirmed: only the commissioner changes it.")},
        {ErrorCode::SharedUnfit,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "This fixture is not published, or nothing more can be entered for it.")},
        {ErrorCode::SharedHome,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The commissioner has taken this league home: here it can only be read.")},
        {ErrorCode::SharedDiffers,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The server has something else in the same place; nothing was changed.")},
        {ErrorCode::SharedRefused,
         QT_TRANSLATE_NOOP("SharedFault", "The server did not take this.")},
        {ErrorCode::SharedExists,
         QT_TRANSLATE_NOOP("SharedFault", "This league is on the server already.")},
        {ErrorCode::SharedNoSuchPerson,
         QT_TRANSLATE_NOOP("SharedFault",
                           "The server knows nobody of that name who can log in there; its "
                           "administrator makes the login.")},
        {ErrorCode::SharedFull,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The server takes no more from you for this league, to which you have "
             "brought as much as one coach may; its administrator can give more room, "
             "and what waits stays here until then.")},
        {ErrorCode::SharedElsewhere,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "This match is being played at the table where it was begun, and goes on "
             "there; once nobody has sat at it for two minutes, it can go on here.")},
        {ErrorCode::SharedOver,
         QT_TRANSLATE_NOOP("SharedFault",
                           "The end of this match came from another table: you can sign its result "
                           "or dispute it, and the commissioner corrects it.")},
        {ErrorCode::StorePermission,
         QT_TRANSLATE_NOOP("SharedFault",
                           "The server says that this is not yours to do in this league.")},
    };
    const char *known = code ? words.value(*code, nullptr) : nullptr;
    return known ? QCoreApplication::translate("SharedFault", known) : told;
}

} // namespace dugout
