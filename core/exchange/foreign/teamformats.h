// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/teamimport.h"

#include <span>
#include <variant>

namespace dugout {

/// A file format teams come in or go out in. One row per format; this table is all that the
/// command line, the window and the tests know of them.
struct TeamFormat
{
    QString id; ///< on the command line, such as `obblm`
    QString name; ///< the program's own name: never translated
    QStringList suffixes; ///< of file names, the usual one first
    /// True when the beginning of a file looks like this format.
    bool (*sniff)(const QByteArray &bytes) = nullptr;
    /// Null when Dugout does not read it.
    Result<ForeignTeam> (*read)(const QByteArray &bytes) = nullptr;
    /// Null when Dugout does not write it.
    Result<QByteArray> (*write)(const Team &team, const Ruleset &ruleset, Language language)
        = nullptr;
    /// Of a format that is only written: players and nothing else of the team.
    bool holdsPlayersOnly = false;

    [[nodiscard]] bool isOwn() const;
    [[nodiscard]] bool canRead() const { return read != nullptr || isOwn(); }
    [[nodiscard]] bool canWrite() const { return write != nullptr; }
};

/// Our own first, then by program.
[[nodiscard]] std::span<const TeamFormat> teamFormats();
/// Null when there is none of that id.
[[nodiscard]] const TeamFormat *teamFormat(QStringView id);
/// The first format that recognises the bytes; null when none does.
[[nodiscard]] const TeamFormat *formatOf(const QByteArray &bytes);
/// The format a file of that name is written in; null when the suffix says nothing.
[[nodiscard]] const TeamFormat *writableFormatFor(const QString &fileName);

struct ImportSettings
{
    const TeamFormat *format = nullptr; ///< recognised when not given
    QString ruleset; ///< the best fitting one when not given
    TeamId id; ///< of the new team; our own format brings its own
    Language language = Language::English; ///< of the table words in notes
    RosterId roster = {}; ///< the team list; found out when not given
    std::map<QString, PositionId> positions = {}; ///< what the file's words for positions mean
};

/// What stands in a file: a team of ours, or one whose names have not found their meaning yet.
using TeamReading = std::variant<Team, ForeignTeam>;

/// Takes the bytes apart; null recognises the format. Knows no editions, so that it may be done
/// beside everything else.
[[nodiscard]] Result<TeamReading> readTeamBytes(const QByteArray &bytes, const TeamFormat *format);
/// Reads no more of a file than a team can be.
[[nodiscard]] Result<TeamReading> readTeamFrom(const QString &path, const TeamFormat *format);
/// The team that was read, in an edition.
[[nodiscard]] Result<ImportedTeam>
settleReading(const TeamReading &reading, RulesetLibrary &library, const ImportSettings &settings);

[[nodiscard]] Result<ImportedTeam> importTeam(const QByteArray &bytes, RulesetLibrary &library,
                                              const ImportSettings &settings);
[[nodiscard]] Result<ImportedTeam> importTeamFile(const QString &path, RulesetLibrary &library,
                                                  const ImportSettings &settings);

[[nodiscard]] Result<QByteArray> exportTeam(const Team &team, const Ruleset &ruleset,
                                            const TeamFormat &format, Language language);

} // namespace dugout
