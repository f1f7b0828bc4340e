// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QCoreApplication>

namespace dugout {

struct HostState;

/// What can go wrong with a server that Dugout runs, each in one sentence.
class HostingWords
{
    Q_DECLARE_TR_FUNCTIONS(Hosting)

public:
    static Error notOnThisSystem();
    static Error notAsRoot();
    static Error noPostgres();
    /// The command that installs it here.
    static QString installCommand();
    static Error noOpenssl(const QString &detail);
    static Error programFailed(const QString &program, const QString &detail);
    static Error folderFailed(const QString &folder);
    static Error portTaken(int port);
    static Error busy();
    static Error otherVersion(const QString &version, const QString &copy);
    static Error noCopy(const QString &version);
    static Error notHosting();
    static Error notRunning();
    static Error hostsAnother(const QString &league);
    static Error onlyItself(const QString &address);
    static Error noSuchCoach(const QString &coach);
    static Error badSettings(const QString &path);
    static Error badParcel(const QString &path);
    static Error hostsAlready();

    /// What somebody is called who hosts and has no team.
    static QString commissioner();
    static QString stateLine(const HostState &state);

    static Error badInvite();
    static Error nameNeeded();
    static Error badClosed();
    /// The same for both: guessing must not reveal which names exist.
    static Error slipRefused(ErrorCode code, const QString &detail);
    static Error nobodyAnswers(const QString &place);
    static Error otherCertificate(const QString &place);
};

} // namespace dugout
