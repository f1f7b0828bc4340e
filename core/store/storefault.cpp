// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storefault.h"

using namespace Qt::StringLiterals;

namespace dugout {

Error StoreFault::badLocation(const QString &text)
{
    return {u"store.location"_s,
            tr("\"%1\" is not a place for a database; write sqlite:PATH or "
               "postgresql://user@host/database.")
                .arg(text.contains(u'@') ? text.section(u'@', -1) : text),
            {}};
}

Error StoreFault::unknownScheme(const QString &scheme)
{
    return {u"store.scheme"_s,
            tr("Dugout cannot keep data in \"%1:\"; write sqlite:PATH or "
               "postgresql://user@host/database.")
                .arg(scheme),
            {}};
}

Error StoreFault::noDriver(const QString &place, const QString &driver)
{
    return {u"store.driver"_s,
            tr("\"%1\" needs a database driver that is not installed on this computer.").arg(place),
            driver};
}

Error StoreFault::missing(const QString &place)
{
    return {u"store.missing"_s, tr("There is no database at \"%1\" yet.").arg(place), {}};
}

Error StoreFault::folderNotMade(const QString &folder)
{
    return {u"store.folder"_s, tr("The folder \"%1\" could not be created.").arg(folder), {}};
}

Error StoreFault::notAFile(const QString &place)
{
    return {u"store.folder"_s, tr("\"%1\" is a folder, not a database file.").arg(place), {}};
}

Error StoreFault::newer(const QString &place, int found, int known)
{
    return {
        u"store.newer"_s,
        tr("\"%1\" was written by a newer Dugout; it was left untouched: please update Dugout to "
           "open it.")
            .arg(place),
        u"schema %1, known up to %2"_s.arg(found).arg(known)};
}

Error StoreFault::foreign(const QString &place, const QString &detail)
{
    return {u"store.foreign"_s,
            tr("\"%1\" is not a Dugout database; it was left untouched.").arg(place), detail};
}

Error StoreFault::outdated(const QString &place, int found, int known)
{
    return {
        u"store.outdated"_s,
        tr("\"%1\" is from an older Dugout and must be brought up to date before it can be read.")
            .arg(place),
        u"schema %1, wanted %2"_s.arg(found).arg(known)};
}

Error StoreFault::damaged(const QString &place, const QString &detail)
{
    return {
        u"store.damaged"_s,
        tr("\"%1\" is damaged; it was left as it is: please go back to a backup copy.").arg(place),
        detail};
}

Error StoreFault::readOnly(const QString &place, const QString &detail)
{
    return {u"store.read-only"_s,
            tr("\"%1\" cannot be written to: the file or its folder is read-only.").arg(place),
            detail};
}

Error StoreFault::diskFull(const QString &place, const QString &detail)
{
    return {u"store.disk-full"_s,
            tr("The disk is full: the last change to \"%1\" was not kept, everything before it is "
               "safe.")
                .arg(place),
            detail};
}

Error StoreFault::diskError(const QString &place, const QString &detail)
{
    return {u"store.disk-error"_s,
            tr("The disk reported an error: the last change to \"%1\" was not kept.").arg(place),
            detail};
}

Error StoreFault::cannotOpen(const QString &place, const QString &detail)
{
    return {u"store.cannot-open"_s, tr("\"%1\" could not be opened.").arg(place), detail};
}

Error StoreFault::busy(const QString &place, const QString &detail)
{
    return {u"store.busy"_s,
            tr("Another program is writing to \"%1\" just now: please try again.").arg(place),
            detail};
}

Error StoreFault::secondWindow(const QString &place, const QString &owner)
{
    return {u"store.second-window"_s,
            tr("\"%1\" is already open in another Dugout: please close that one first.").arg(place),
            owner};
}

Error StoreFault::settings(const QString &place, const QString &detail)
{
    return {
        u"store.settings"_s,
        tr("\"%1\" cannot be kept safely with the database software on this computer.").arg(place),
        detail};
}

Error StoreFault::away(const QString &place, const QString &detail)
{
    return {u"store.away"_s, tr("The database server of \"%1\" cannot be reached.").arg(place),
            detail};
}

Error StoreFault::login(const QString &place, const QString &detail)
{
    return {u"store.login"_s,
            tr("The database server of \"%1\" refuses this user or password.").arg(place), detail};
}

Error StoreFault::noDatabase(const QString &place, const QString &detail)
{
    return {u"store.no-database"_s, tr("The server has no database \"%1\".").arg(place), detail};
}

Error StoreFault::noPermission(const QString &place, const QString &detail)
{
    return {u"store.permission"_s, tr("This user is not allowed to do that in \"%1\".").arg(place),
            detail};
}

Error StoreFault::migration(const QString &place, int version, const Error &cause)
{
    return {u"store.migration"_s,
            tr("\"%1\" could not be brought up to date and was left as it was: %2")
                .arg(place, cause.message),
            u"to schema %1: %2: %3"_s.arg(version).arg(cause.code, cause.detail)};
}

Error StoreFault::fileExists(const QString &path)
{
    return {
        u"store.file-exists"_s,
        tr("\"%1\" exists already and was not overwritten: please choose another name.").arg(path),
        {}};
}

Error StoreFault::backup(const QString &path, const QString &detail)
{
    return {u"store.backup"_s, tr("The backup copy \"%1\" could not be written.").arg(path),
            detail};
}

Error StoreFault::notFound(const QString &what)
{
    return {u"store.not-found"_s, tr("That is no longer in the database."), what};
}

Error StoreFault::exists(const QString &what)
{
    return {u"store.exists"_s, tr("That is in the database already; nothing was overwritten."),
            what};
}

Error StoreFault::conflict(const QString &what)
{
    return {u"store.conflict"_s,
            tr("Somebody else has changed this in the meantime; nothing was overwritten."), what};
}

Error StoreFault::invalid(const QString &what, const QString &detail)
{
    return {u"store.invalid"_s, tr("Dugout cannot make sense of an entry in its database."),
            what + u": "_s + detail};
}

Error StoreFault::failed(const QString &place, const QString &detail)
{
    return {u"store.failed"_s,
            tr("The database \"%1\" reported an error; the last change was not kept.").arg(place),
            detail};
}

QString StoreFault::noWriteAheadLog(const QString &place)
{
    return tr("\"%1\" is in a place that only allows the slower way of writing; everything is kept "
              "just as safely.")
        .arg(place);
}

} // namespace dugout
