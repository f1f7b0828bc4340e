// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storefault.h"

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace dugout {

Error StoreFault::badLocation(const QString &text)
{
    return {ErrorCode::StoreLocation,
            tr("\"%1\" is not a place for a database; write sqlite:PATH or "
               "postgresql://user@host/database.")
                .arg(shownAddress(text)),
            {}};
}

Error StoreFault::noServer(const QString &text)
{
    return {ErrorCode::StoreLocation,
            tr("\"%1\" is not the address of a server; write postgresql://user@host/database.")
                .arg(shownAddress(text)),
            {}};
}

QString StoreFault::shownAddress(const QString &text)
{
    static const QRegularExpression scheme(u"^postgres(?:ql)?:/*"_s);
    const auto match = scheme.match(text);
    if (!match.hasMatch())
        return text;
    // Where the address is wrong nobody knows which part was meant to be the password: it comes
    // behind a colon and before the last @, or among the options.
    const QString host = text.mid(match.capturedLength()).section(u'@', -1);
    static const QRegularExpression doubtful(u"[:?].*$"_s);
    QString shown = host;
    shown.replace(doubtful, u"…"_s);
    return match.captured() + shown;
}

Error StoreFault::unknownScheme(const QString &scheme)
{
    return {ErrorCode::StoreScheme,
            tr("Dugout cannot keep data in \"%1:\"; write sqlite:PATH or "
               "postgresql://user@host/database.")
                .arg(scheme),
            {}};
}

Error StoreFault::unknownOption(const QString &option, const QStringList &known)
{
    return {ErrorCode::StoreLocation,
            tr("\"%1\" cannot be said in the address of a database; these can: %2.")
                .arg(option, known.join(u", "_s)),
            {}};
}

Error StoreFault::badOption(const QString &option, const QString &place)
{
    return {ErrorCode::StoreLocation,
            tr("What the address \"%1\" says for \"%2\" cannot be used.").arg(place, option),
            {}};
}

Error StoreFault::passwordInAddress(const QString &place)
{
    return {ErrorCode::StoreLocation,
            tr("Please leave the password out of the address, where every user of this computer "
               "can read it, and write \"%1\": the window asks for it, and commands take it from "
               "~/.pgpass, from the variable PGPASSWORD or from the service that PGSERVICE names.")
                .arg(place),
            {}};
}

Error StoreFault::noDriver(const QString &place, const QString &driver)
{
    return {ErrorCode::StoreDriver,
            tr("\"%1\" needs a database driver that is not installed on this computer.").arg(place),
            driver};
}

Error StoreFault::missing(const QString &place)
{
    return {ErrorCode::StoreMissing, tr("There is no database at \"%1\" yet.").arg(place), {}};
}

Error StoreFault::folderNotMade(const QString &folder)
{
    const QString sentence = folder.contains(QChar(QChar::ReplacementCharacter))
        ? tr("The name of the folder \"%1\" has letters that are not UTF-8; choose another folder.")
        : tr("The folder \"%1\" could not be created.");
    return {ErrorCode::StoreFolder, sentence.arg(folder), {}};
}

Error StoreFault::notAFile(const QString &place)
{
    return {ErrorCode::StoreFolder, tr("\"%1\" is a folder, not a database file.").arg(place), {}};
}

Error StoreFault::newer(const QString &place, int found, int known)
{
    return {
        ErrorCode::StoreNewer,
        tr("\"%1\" was written by a newer Dugout; it was left untouched: please update Dugout to "
           "open it.")
            .arg(place),
        u"schema %1, known up to %2"_s.arg(found).arg(known)};
}

Error StoreFault::foreign(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreForeign,
            tr("\"%1\" is not a Dugout database; it was left untouched.").arg(place), detail};
}

Error StoreFault::outdated(const QString &place, int found, int known)
{
    return {
        ErrorCode::StoreOutdated,
        tr("\"%1\" is from an older Dugout and must be brought up to date before it can be read.")
            .arg(place),
        u"schema %1, wanted %2"_s.arg(found).arg(known)};
}

Error StoreFault::damaged(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreDamaged,
            tr("\"%1\" is damaged; it was left as it is: please go back to a backup copy with "
               "\"dugout db restore\".")
                .arg(place),
            detail};
}

Error StoreFault::gone(const QString &place)
{
    return {ErrorCode::StoreGone,
            tr("\"%1\" is no longer where Dugout opened it: the last change was not kept, and none "
               "will be until the file is back or Dugout is started again.")
                .arg(place),
            {}};
}

Error StoreFault::empty(const QString &place)
{
    return {ErrorCode::StoreEmpty,
            tr("\"%1\" is empty, although a database should be in it; it was left as it is: please "
               "go back to a backup copy, or remove the file to begin anew.")
                .arg(place),
            {}};
}

Error StoreFault::readOnly(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreReadOnly,
            tr("\"%1\" cannot be written to: the file or its folder is read-only.").arg(place),
            detail};
}

Error StoreFault::noRoomToOpen(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreDiskFull,
            tr("The disk is full: \"%1\" cannot be opened. What is in it is safe; please make room "
               "and try again.")
                .arg(place),
            detail};
}

Error StoreFault::diskFull(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreDiskFull,
            tr("The disk is full: the last change to \"%1\" was not kept, everything before it is "
               "safe.")
                .arg(place),
            detail};
}

Error StoreFault::diskError(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreDiskError,
            tr("The disk reported an error: the last change to \"%1\" was not kept.").arg(place),
            detail};
}

Error StoreFault::cannotOpen(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreCannotOpen, tr("\"%1\" could not be opened.").arg(place), detail};
}

Error StoreFault::busy(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreBusy,
            tr("Another program is writing to \"%1\" just now: please try again.").arg(place),
            detail};
}

Error StoreFault::noLocks(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreNoLocks,
            tr("\"%1\" is on a disk where no file can be locked, so that two programs could spoil "
               "it: please keep it on a disk of this computer.")
                .arg(place),
            detail};
}

Error StoreFault::secondWindow(const QString &place, const QString &owner)
{
    return {ErrorCode::StoreSecondWindow,
            tr("\"%1\" is already open in another Dugout: please close that one first.").arg(place),
            owner};
}

Error StoreFault::otherComputer(const QString &sentence, const QString &owner)
{
    return {ErrorCode::StoreOtherComputer, sentence, owner};
}

Error StoreFault::settings(const QString &place, const QString &detail)
{
    return {
        ErrorCode::StoreSettings,
        tr("\"%1\" cannot be kept safely with the database software on this computer.").arg(place),
        detail};
}

Error StoreFault::away(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreAway, tr("The database server of \"%1\" cannot be reached.").arg(place),
            detail};
}

Error StoreFault::slow(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreSlow,
            tr("The database server of \"%1\" takes too long to answer; the last change was not "
               "kept.")
                .arg(place),
            detail};
}

Error StoreFault::password(const QString &place, bool wasGiven, const QString &detail)
{
    const QString sentence = wasGiven
        ? tr("The database server of \"%1\" does not accept the password; it is taken "
             "from ~/.pgpass, from the variable PGPASSWORD or from the service that "
             "PGSERVICE names.")
        : tr("The database server of \"%1\" wants a password; it is taken from "
             "~/.pgpass, from the variable PGPASSWORD or from the service that "
             "PGSERVICE names.");
    return {ErrorCode::StorePassword, sentence.arg(place), detail};
}

Error StoreFault::login(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreLogin,
            tr("The database server of \"%1\" does not let this user in.").arg(place), detail};
}

Error StoreFault::noDatabase(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreNoDatabase, tr("The server has no database \"%1\".").arg(place),
            detail};
}

Error StoreFault::noPermission(const QString &place, const QString &detail)
{
    return {ErrorCode::StorePermission,
            tr("This user is not allowed to do that in \"%1\".").arg(place), detail};
}

Error StoreFault::migration(const QString &place, int version, const Error &cause)
{
    return {ErrorCode::StoreMigration,
            tr("\"%1\" could not be brought up to date and was left as it was: %2")
                .arg(place, cause.message),
            u"to schema %1: %2: %3"_s.arg(version).arg(errorWord(cause.code), cause.detail)};
}

Error StoreFault::wouldReplace(const QString &path)
{
    return {ErrorCode::StoreWouldReplace,
            tr("There is a database at \"%1\" already; with --force the backup takes its place, "
               "and what is there now is kept beside it.")
                .arg(path),
            {}};
}

Error StoreFault::noRestoreToServer(const QString &place)
{
    return {ErrorCode::StoreNoRestore,
            tr("A backup cannot be restored into \"%1\"; open it by itself with --database.")
                .arg(place),
            {}};
}

Error StoreFault::fileExists(const QString &path)
{
    return {
        ErrorCode::StoreFileExists,
        tr("\"%1\" exists already and was not overwritten: please choose another name.").arg(path),
        {}};
}

Error StoreFault::backup(const QString &path, const QString &detail)
{
    return {ErrorCode::StoreBackup, tr("The backup \"%1\" could not be written.").arg(path),
            detail};
}

Error StoreFault::notFound(const QString &what)
{
    return {ErrorCode::StoreNotFound, tr("That is no longer in the database."), what};
}

Error StoreFault::exists(const QString &what)
{
    return {ErrorCode::StoreExists, tr("That is in the database already; nothing was overwritten."),
            what};
}

Error StoreFault::conflict(const QString &what)
{
    return {ErrorCode::StoreConflict,
            tr("Somebody else has changed this in the meantime; nothing was overwritten."), what};
}

Error StoreFault::invalid(const QString &what, const QString &detail)
{
    return {ErrorCode::StoreInvalid, tr("Dugout cannot make sense of an entry in its database."),
            what + u": "_s + detail};
}

Error StoreFault::failed(const QString &place, const QString &detail)
{
    return {ErrorCode::StoreFailed,
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
