// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QCoreApplication>
#include <QString>

namespace dugout {

/// Everything that can go wrong with a database, each with its code and one sentence for the coach.
/// `place` is always the form that is safe to show (StoreLocation::toString or a path).
class StoreFault
{
    Q_DECLARE_TR_FUNCTIONS(StoreFault)

public:
    static Error badLocation(const QString &text);
    static Error noServer(const QString &text);
    static Error unknownScheme(const QString &scheme);
    static Error unknownOption(const QString &option, const QStringList &known);
    static Error badOption(const QString &option, const QString &place);
    static Error passwordInAddress(const QString &place);
    static Error noDriver(const QString &place, const QString &driver);
    static Error missing(const QString &place);
    static Error folderNotMade(const QString &folder);
    static Error notAFile(const QString &place);

    static Error newer(const QString &place, int found, int known);
    static Error foreign(const QString &place, const QString &detail);
    static Error outdated(const QString &place, int found, int known);
    static Error damaged(const QString &place, const QString &detail);

    static Error gone(const QString &place);
    static Error empty(const QString &place);
    static Error readOnly(const QString &place, const QString &detail = {});
    static Error noRoomToOpen(const QString &place, const QString &detail = {});
    static Error diskFull(const QString &place, const QString &detail);
    static Error diskError(const QString &place, const QString &detail);
    static Error cannotOpen(const QString &place, const QString &detail);
    static Error busy(const QString &place, const QString &detail);
    static Error noLocks(const QString &place, const QString &detail);
    static Error secondWindow(const QString &place, const QString &owner);
    static Error otherComputer(const QString &sentence, const QString &owner);
    static Error settings(const QString &place, const QString &detail);

    static Error away(const QString &place, const QString &detail);
    static Error slow(const QString &place, const QString &detail);
    /// The one that was given was wrong, or none was.
    static Error password(const QString &place, bool wasGiven, const QString &detail);
    static Error login(const QString &place, const QString &detail);
    static Error noDatabase(const QString &place, const QString &detail);
    static Error noPermission(const QString &place, const QString &detail);

    static Error migration(const QString &place, int version, const Error &cause);
    static Error wouldReplace(const QString &path);
    static Error noRestoreToServer(const QString &place);
    static Error fileExists(const QString &path);
    static Error backup(const QString &path, const QString &detail);

    static Error notFound(const QString &what);
    static Error exists(const QString &what);
    static Error conflict(const QString &what);
    static Error invalid(const QString &what, const QString &detail);
    static Error failed(const QString &place, const QString &detail);

    /// Not a fault: what a coach should know when the write-ahead log cannot be used.
    static QString noWriteAheadLog(const QString &place);

    /// An address that could not be understood, without anything that may be a password.
    [[nodiscard]] static QString shownAddress(const QString &text);
};

} // namespace dugout
