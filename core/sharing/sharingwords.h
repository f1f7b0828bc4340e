// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QCoreApplication>

namespace dugout {

enum class MatchDoubt;
enum class SharedRole;
struct SharedTold;
struct Waiting;

/// What can go wrong with a league that is shared, each with its code and one sentence.
class SharingWords
{
    Q_DECLARE_TR_FUNCTIONS(Sharing)

public:
    static Error alreadyShared(const QString &league);
    static Error notShared(const QString &league);
    static Error onlyRead(const QString &league);
    static Error notToBeDeleted(const QString &league);
    static Error notCommissioner();
    static Error notAtThisTable();
    static Error playedElsewhere();
    static Error endedElsewhere();
    /// Nothing is entered in a match before somebody says that it goes on here.
    static Error goesOnElsewhere(const QString &hint = {});
    static Error stillWaiting(int count);
    static Error stillThere(const QString &league);
    static Error differs(const QString &league);
    static Error teamHere(const QString &team);
    static Error noSuchLeague(const QString &name, const QString &address);
    static Error whichLeague(const QStringList &names);
    static Error nothingThere(const QString &address);
    static Error hereAlready(const QString &league);
    static Error serverNeeded(const Error &cause);
    static Error badSlip();
    static Error overtaken();
    static Error skirmishToTell();
    static Error noSuchSheet(qint64 revision);
    static Error notParted();

    /// What waits to be delivered, in a few words.
    static QString waitingLine(const Waiting &waiting);
    /// The same of a match that runs.
    static QString waitingPlay(const QString &match);
    static QString playedTwice(const QString &match);
    static QString role(SharedRole role);
    /// Why the end of a match is not believed.
    static QString doubt(MatchDoubt doubt);
    /// The same of a claim, with what it is about; empty where it only came too late.
    static QString claimed(const QString &why);
    static QString told(const SharedTold &told);
};

} // namespace dugout
