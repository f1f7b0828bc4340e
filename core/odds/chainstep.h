// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/blockodds.h"
#include "core/text/result.h"

#include <QCoreApplication>

namespace dugout {

/// One roll of a chain: what it needs and what may re-roll it.
///
/// Written `3+` for a D6, `2d4` for two block dice of which the attacker picks and four faces will
/// do, `2d4-` when the defender picks, `armour:8` for 2D6 that must beat 8 and `injury:8` for 2D6
/// that must reach 8. A D6 or block step may be followed by letters: `r` the player has a skill
/// that re-rolls every such roll, `d` he has Dodge and `f` Sure Feet, which re-roll only one of
/// their steps a turn, `p` he has Pro, `l` he is a Loner, `o` he rolls in the opponent's turn,
/// where no team re-roll can be used, `n` nobody may re-roll it, as when the opponent rolls.
class ChainStep
{
    Q_DECLARE_TR_FUNCTIONS(ChainStep)

public:
    enum class Kind { Target, Block, Armour, Injury, Other };

    [[nodiscard]] static Result<ChainStep> parse(QStringView text);
    [[nodiscard]] static ChainStep target(int number);
    [[nodiscard]] static ChainStep block(int dice, int faces, Chooser chooser);
    [[nodiscard]] static ChainStep armour(int value);
    [[nodiscard]] static ChainStep injury(int number);
    /// Any other roll with a known chance; `label` is how it is written.
    [[nodiscard]] static ChainStep other(QString label, Rational chance, bool mayBeRerolled);

    [[nodiscard]] ChainStep withSkillReroll(bool has = true) const;
    /// The skill re-rolls one of the steps that name it, no more.
    [[nodiscard]] ChainStep withOnceReroll(const QString &skill) const;
    /// The skill may make one of the steps that name it easier: it then succeeds with `chance`.
    [[nodiscard]] ChainStep withOnceHelp(const QString &skill, const Rational &chance) const;
    [[nodiscard]] ChainStep withoutReroll() const;
    /// He rolls in the opponent's turn: only his own skills let him roll again.
    [[nodiscard]] ChainStep withoutTeamReroll() const;
    [[nodiscard]] ChainStep withPro(bool has = true) const;
    [[nodiscard]] ChainStep withLoner(bool is = true) const;

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// Of a single attempt.
    [[nodiscard]] const Rational &chance() const { return m_chance; }
    [[nodiscard]] bool hasSkillReroll() const { return m_skillReroll; }
    [[nodiscard]] const QString &onceReroll() const { return m_onceReroll; }
    [[nodiscard]] const QString &onceHelp() const { return m_onceHelp; }
    [[nodiscard]] const Rational &helpedChance() const { return m_helpedChance; }
    [[nodiscard]] bool hasPro() const { return m_pro; }
    [[nodiscard]] bool isLoner() const { return m_loner; }
    /// False for armour, injury and other rolls that nobody may roll again.
    [[nodiscard]] bool mayBeRerolled() const { return m_rerollable; }
    [[nodiscard]] bool mayBeTeamRerolled() const { return m_rerollable && m_ownTurn; }
    [[nodiscard]] QString toString() const;

    bool operator==(const ChainStep &) const = default;

private:
    [[nodiscard]] static Error refusal(QStringView text);

    Kind m_kind = Kind::Other;
    QString m_label;
    Rational m_chance;
    bool m_rerollable = false;
    bool m_ownTurn = true; ///< of the player who rolls
    bool m_skillReroll = false;
    QString m_onceReroll; ///< empty when no such skill helps
    QString m_onceHelp; ///< empty when no such skill helps
    Rational m_helpedChance;
    bool m_pro = false;
    bool m_loner = false;
};

} // namespace dugout
