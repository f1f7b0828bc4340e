// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "app/cli/league/leaguekept.h"
#include "core/leaguebook/acts/actkinds.h"

namespace dugout {

// Commands that do something in a league: their options are the fields of the act.

/// A word of a command that stands for a field: "TEAM" for `team`, "[HOME]" for `fixture.home`.
struct ActWord
{
    QString syntax{}; ///< in brackets where it may be left out
    QString field{}; ///< `fixture.home` where it is a part of what names a fixture
};

/// The words of a command that stand for fields, after LEAGUE.
void addActWords(CliParser &parser, const ActKind &kind, const std::vector<ActWord> &words);
/// One option for each field of an act that no word of the command stands for: `--td-against` for
/// `tdAgainst`. `without` are offered otherwise, or not at all.
void addActOptions(CliParser &parser, const ActKind &kind, const std::vector<ActWord> &words = {},
                   const QStringList &without = {});
/// What was said in words and options, as JSON; code `usage` where a value is none.
[[nodiscard]] Result<QJsonObject> saidFields(const CliParser &parser, const ActKind &kind,
                                             const std::vector<ActWord> &words = {});

/// `--draw-seed`, or `--seed` where no field is called so: the same lots before witnesses.
void addSeedOption(CliParser &parser, const ActKind *kind = nullptr);
[[nodiscard]] Result<std::uint64_t> seedFrom(const CliParser &parser);
/// `--preview`: only says what would change.
void addPreviewOption(CliParser &parser);

/// The act that a command was asked for; code `usage` where its fields cannot be read.
[[nodiscard]] Result<ActRequest> requestFrom(const CliParser &parser, const LeagueAtHand &hand,
                                             const QString &act, const QJsonObject &fields);

/// Says what is wrong, as wrong usage where the words of the command are.
int refuseAct(const CliParser &parser, const Error &error, CliContext &context);
/// Does it as one action, or only says what would change where `--preview` was said; nothing where
/// the command has to end with that status.
[[nodiscard]] std::optional<int> doActs(LeagueAtHand &hand, const CliParser &parser,
                                        const std::vector<ActRequest> &requests,
                                        CliContext &context);

/// A command that does one act and ends with the last line of the history.
struct ActCommand
{
    QString name{}; ///< "league club"
    QString act{};
    std::vector<ActWord> words{}; ///< after LEAGUE
    QStringList without{};
};
int runActCommand(const ActCommand &command, const QStringList &arguments, CliContext &context);

} // namespace dugout
