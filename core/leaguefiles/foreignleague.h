// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/importnote.h"
#include "core/league/fixtureresult.h"

namespace dugout {

/// Somebody who takes part, as a file of another program says it.
struct ForeignEntrant
{
    QString team{}; ///< what it is called there; where only coaches have names, theirs
    QString coach{};
    QString race{};
    QString club{};
    int naf = 0; ///< 0: none
    QString place{}; ///< where it stands in the file
    QString squad{};

    bool operator==(const ForeignEntrant &) const = default;
};

/// Entrants and results of another program's tournament, before any of them means something here.
/// The sides of a result are the names of teams.
struct ForeignLeague
{
    QString name{}; ///< of the tournament; empty where the file has none
    std::vector<ForeignEntrant> entrants{};
    std::vector<FixtureResult> results{};
    ImportNotes notes{};

    bool operator==(const ForeignLeague &) const = default;
};

/// A file format that entrants and results come in.
struct LeagueFileFormat
{
    QString id{}; ///< on the command line
    QString name{}; ///< the program's own: never translated
    bool (*sniff)(const QByteArray &bytes) = nullptr;
    Result<ForeignLeague> (*read)(const QByteArray &bytes) = nullptr;
};
[[nodiscard]] const std::vector<LeagueFileFormat> &leagueFormats();

/// Takes a file apart that a stranger wrote: bounded in size, depth and number; what is not taken
/// is in the notes, alike ones together. Without a format it is recognised.
[[nodiscard]] Result<ForeignLeague> readForeignLeague(const QByteArray &bytes,
                                                      const QString &format = {});

// One reader per format.
[[nodiscard]] Result<ForeignLeague> readCsvLeague(const QByteArray &bytes);
[[nodiscard]] Result<ForeignLeague> readTourmaLeague(const QByteArray &bytes);
[[nodiscard]] Result<ForeignLeague> readTourPlayLeague(const QByteArray &bytes);
[[nodiscard]] Result<ForeignLeague> readNafLeague(const QByteArray &bytes);

} // namespace dugout
