// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharedmay.h"

#include <QCoreApplication>

class QMenu;
class QWidget;

namespace dugout {

class LeagueDocument;

/// What is done about the sharing of the league that is open: a menu, and the questions behind it.
class SharingQuestions
{
    Q_DECLARE_TR_FUNCTIONS(SharingQuestions)

public:
    static void fillMenu(QMenu &menu, LeagueDocument &document, QWidget *parent);
    /// What the banner offers.
    static void seeTo(SharedNotice notice, LeagueDocument &document, QWidget *parent);

    /// On this computer, or how that is.
    static void host(LeagueDocument &document, QWidget *parent);
    static void share(LeagueDocument &document, QWidget *parent);
    static void roles(LeagueDocument &document, QWidget *parent);
    static void claims(LeagueDocument &document, QWidget *parent);
    static void overtaken(LeagueDocument &document, QWidget *parent);
    /// Matches that went another way at another table.
    static void parted(LeagueDocument &document, QWidget *parent);
    /// Of one that is among them the choice is opened, and nothing of any other.
    [[nodiscard]] static bool partedInstead(const JournalId &match, LeagueDocument &document,
                                            QWidget *parent);
    /// What came in and should be known.
    static void told(LeagueDocument &document, QWidget *parent);
    /// Every sheet of a team that ever stood on the server.
    static void sheets(LeagueDocument &document, QWidget *parent);
    static void takeHome(LeagueDocument &document, QWidget *parent);
    static void leave(LeagueDocument &document, QWidget *parent);
    /// Where its server is gone for good.
    static void goOnAlone(LeagueDocument &document, QWidget *parent);
    /// The server, which an older Dugout prepared.
    static void renew(LeagueDocument &document, QWidget *parent);
    static void refused(LeagueDocument &document, QWidget *parent);
    static void printSlip(LeagueDocument &document, QWidget *parent);
    static void saveSlip(LeagueDocument &document, QWidget *parent);
};

} // namespace dugout
