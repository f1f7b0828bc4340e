// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/odds/rollneed.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

#include <functional>
#include <memory>

namespace dugout {

/// Reads what the commands of `dugout odds` share: numbers, skills and the situation. The first
/// thing that is not understood is kept in `problem()`, and everything after it is harmless.
class OddsPlayer
{
    Q_DECLARE_TR_FUNCTIONS(OddsPlayer)

public:
    OddsPlayer(const CliParser &parser, const CliContext &context);

    /// The options that `RollSituation` and its like are read from.
    static void describe(CliParser &parser);
    static void describeOpponent(CliParser &parser);

    /// Only where something was not understood.
    [[nodiscard]] const Error &problem() const { return *m_problem; }
    [[nodiscard]] bool isSound() const { return !m_problem; }
    [[nodiscard]] bool isWrongUsage() const
    {
        return m_problem && m_problem->code == ErrorCode::Usage;
    }
    [[nodiscard]] const Ruleset &ruleset() const { return *m_ruleset; }
    [[nodiscard]] const RollNeeds &needs() const { return *m_needs; }

    [[nodiscard]] int number(const QString &option, int fallback, int lowest = 0, int highest = 20);
    /// By their ids, or by name in any language.
    [[nodiscard]] QStringList skills(const QString &option);
    /// "disturbing-presence:2,tackle"
    [[nodiscard]] QHash<QString, int> skillCounts(const QString &option);
    [[nodiscard]] QStringList conditions();
    /// The inducements among what is said with `--with`: "bloodweiser-babes:2".
    [[nodiscard]] QHash<QString, int> bought();
    [[nodiscard]] QString weather();
    [[nodiscard]] QHash<QString, bool> options();
    [[nodiscard]] RollSituation situation();

    void fail(const Error &error);
    /// Wrong usage: fails with this sentence.
    void misuse(const QString &sentence);
    /// A condition that what is asked does not depend on is refused, so that nobody relies on it.
    void refuseUnused(const std::function<bool(const QString &)> &matters);
    /// The same for everything that is said about rolls, and for numbers that they need.
    void checkRolls(const std::vector<const Roll *> &rolls);

private:
    [[nodiscard]] bool anyRollUses(const QString &option, const std::vector<const Roll *> &rolls);
    void refuseStrangers(const std::vector<const Roll *> &rolls);
    [[nodiscard]] QString skill(const QString &word);
    /// The range of a throw by the squares along and across.
    [[nodiscard]] QString measuredRange(const QString &squares);
    [[nodiscard]] QString range();
    [[nodiscard]] std::optional<RollTurn> turn();

    const CliParser &m_parser;
    std::shared_ptr<const Ruleset> m_ruleset;
    std::unique_ptr<RollNeeds> m_needs;
    std::optional<Error> m_problem;
};

/// Ends a command whose arguments were not understood.
[[nodiscard]] int endOddsCommand(const OddsPlayer &player, CliParser &parser, CliContext &context);

[[nodiscard]] QJsonArray modifierArray(const std::vector<AppliedModifier> &modifiers,
                                       Language language);
void printModifiers(const std::vector<AppliedModifier> &modifiers, CliContext &context);

} // namespace dugout
