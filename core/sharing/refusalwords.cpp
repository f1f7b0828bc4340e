// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/refusalwords.h"

#include <QCoreApplication>
#include <QMap>

using namespace Qt::StringLiterals;

namespace dugout {

QString refusalWords(const QString &code, const QString &told)
{
    static const QMap<QString, const char *> words{
        {u"shared.faster"_s,
         QT_TRANSLATE_NOOP("SharedFault",
                           "Somebody else changed this first; please look at it again.")},
        {u"shared.locked"_s,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The roster of this team is locked: it plays, or it is registered as it is.")},
        {u"shared.confirmed"_s,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The result of this match is confirmed: only the commissioner changes it.")},
        {u"shared.unfit"_s,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "This fixture is not published, or nothing more can be entered for it.")},
        {u"shared.home"_s,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The commissioner has taken this league home: here it can only be read.")},
        {u"shared.differs"_s,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The server has something else in the same place; nothing was changed.")},
        {u"shared.refused"_s, QT_TRANSLATE_NOOP("SharedFault", "The server did not take this.")},
        {u"shared.exists"_s,
         QT_TRANSLATE_NOOP("SharedFault", "This league is on the server already.")},
        {u"shared.no-such-person"_s,
         QT_TRANSLATE_NOOP("SharedFault",
                           "The server knows nobody of that name who can log in there; its "
                           "administrator makes the login.")},
        {u"shared.full"_s,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "The server takes no more from you for this league, to which you have "
             "brought as much as one coach may; its administrator can give more room, "
             "and what waits stays here until then.")},
        {u"shared.elsewhere"_s,
         QT_TRANSLATE_NOOP(
             "SharedFault",
             "This match is being played at the table where it was begun, and goes on "
             "there; once nobody has sat at it for two minutes, it can go on here.")},
        {u"shared.over"_s,
         QT_TRANSLATE_NOOP("SharedFault",
                           "The end of this match came from another table: you can stand by its "
                           "result or dispute it, and the commissioner corrects it.")},
        {u"store.permission"_s,
         QT_TRANSLATE_NOOP("SharedFault",
                           "The server says that this is not yours to do in this league.")},
    };
    const char *known = words.value(code, nullptr);
    return known ? QCoreApplication::translate("SharedFault", known) : told;
}

} // namespace dugout
