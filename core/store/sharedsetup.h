// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/storelocation.h"

#include <QStringList>

namespace dugout {

class Connection;
struct HostLogin;

/// What has to be made on a server before this Dugout can work there.
enum class SharedNeed {
    Nothing,
    Setup, ///< nothing of it is there yet
    Renewal, ///< an older Dugout prepared it: functions and rules are made anew, all else stays
};

/// What a server says before anything is shared there.
struct SharedSetupState
{
    bool isSetUp = false; ///< the tables for shared leagues are there
    int version = 0;
    int readableFrom = 0; ///< the oldest version that may still read them
    bool isMember = false; ///< may look at them at all
    bool mayFound = false; ///< may bring a league
    bool maySetUp = false; ///< may make roles and tables
    bool isSuperuser = false; ///< whom no rule of the server holds back
    QString person{};
    QString database{};

    /// As far as the one who asks may see it.
    [[nodiscard]] SharedNeed need() const;
    bool operator==(const SharedSetupState &) const = default;
};

/// The version this Dugout makes and knows.
[[nodiscard]] int sharedVersion();

[[nodiscard]] Result<SharedSetupState> inspectShared(Connection &connection);
/// Makes what is needed, all of it or nothing; the login that sets a server up may found leagues
/// there.
Result<void> setUpShared(Connection &connection, const SharedSetupState &state);

/// The same as SQL for an administrator, to be read before it is run. Each of `people` gets a login
/// if he has none, and each of `founders` may bring leagues.
[[nodiscard]] QString sharedSetupSql(const QString &database, SharedNeed need,
                                     const QStringList &founders, const QStringList &people);

/// What lets somebody log in with a password of which only the verifier is known here. Nobody
/// else's superuser becomes a coach by having the name of one.
[[nodiscard]] QStringList loginStatements(const QString &database, const HostLogin &login);
/// Makes a database, or a login that may do nothing yet; refused where it is there already.
[[nodiscard]] QString databaseStatement(const QString &database);
[[nodiscard]] QString newLoginStatement(const QString &person, const QString &verifier);
/// What a hosted league keeps for coaches who type the password of a slip; may be there already.
[[nodiscard]] QStringList slipStatements(const QString &database);

} // namespace dugout
