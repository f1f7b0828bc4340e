// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leagueprints.h"

#include <QCoreApplication>

class QMenu;
class QWidget;

namespace dugout {

class LeagueDocument;

/// What leaves a league on paper and as files, and what comes in from files: menus, and the
/// functions behind them.
class LeagueOutput
{
    Q_DECLARE_TR_FUNCTIONS(LeagueOutput)

public:
    enum class Format {
        Json, ///< everything, to be imported again
        Standings,
        Fixtures,
        Leaders,
        Entrants,
        Calendar,
        Naf,
        Site, ///< a folder
    };

    /// The sheets of the competition that is looked at, each with a preview.
    static void fillPrints(QMenu &menu, LeagueDocument &document, QWidget *parent);
    /// Files to write, and the one to take entrants and results from.
    static void fillFiles(QMenu &menu, LeagueDocument &document, QWidget *parent);

    static void print(LeagueDocument &document, LeaguePrint print, QWidget *parent);
    /// Answers with what is to be said of the file, nothing where it holds all there is.
    [[nodiscard]] static Result<QString> write(LeagueDocument &document, Format format,
                                               const QString &path);
    /// Entrants and results of another program's file, as one action. Answers in one sentence what
    /// came in; what could not be taken stands below it, a line each.
    [[nodiscard]] static Result<QString> takeIn(LeagueDocument &document, const QString &path);

private:
    [[nodiscard]] static QString formatName(Format format);
    static void askToWrite(LeagueDocument &document, Format format, QWidget *parent);
    static void writeSiteAside(LeagueDocument &document, const QString &path, QWidget *parent);
    static void tellOf(LeagueDocument &document, const Result<QString> &remark,
                       const QString &path);
    static void askToTakeIn(LeagueDocument &document, QWidget *parent);
};

} // namespace dugout
