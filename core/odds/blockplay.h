// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/blockchoices.h"
#include "core/odds/blockfaces.h"

namespace dugout {

/// Plays one block with all its dice: Foul Appearance, Dauntless, the roll, the best choice, Pro
/// and the team re-roll with a Loner's chance of it, and Frenzy's second block.
class BlockPlay
{
public:
    /// `results` are the faces of the die, `counts` says how many dice there are.
    BlockPlay(const EffectIndex &effects, const Table &results, const Table &counts,
              const BlockSituation &situation);

    [[nodiscard]] const std::vector<AppliedModifier> &modifiers() const { return m_modifiers; }
    [[nodiscard]] const BlockSkills &skills() const { return m_skills; }
    /// The chance that Dauntless makes the strengths equal.
    [[nodiscard]] Rational dauntless() const;
    [[nodiscard]] BlockDice dice(bool second, bool dauntless) const;
    /// `reroll`: the team re-roll may be spent. Pro is used where it helps.
    [[nodiscard]] BlockEnds ends(bool reroll) const;
    /// The chance of each face to be the one that counts in the first block.
    [[nodiscard]] std::vector<std::pair<RowId, Rational>> picked() const;
    /// What each face that may count in the first block is best followed by.
    [[nodiscard]] std::vector<FaceChoice> choices() const;

private:
    /// A face of the die: its row, how many of six, and what it comes to.
    struct Face
    {
        const TableRow *row = nullptr;
        int count = 0;
        BlockWays ends;
        std::int64_t worth = 0;
    };
    using Faces = std::vector<Face>;

    /// What is still there to roll again with, in this block and Frenzy's second.
    struct Spare
    {
        bool team = false;
        bool pro = false;

        [[nodiscard]] size_t place() const { return (team ? 1U : 0U) + (pro ? 2U : 0U); }
    };
    static constexpr size_t spares = 4;

    /// One way a try to roll again goes: in so many ways the dice are rolled again, in so many the
    /// face stands, and `after` is what is left in both.
    struct Branch
    {
        Spare after;
        std::int64_t again = 0;
        std::int64_t stands = 0;
    };
    using Retry = std::vector<Branch>;

    [[nodiscard]] int sixthsOf(const QStringList &skills, const QString &roll) const;
    void addStrengths();
    void addWeather();
    void addAssists();
    [[nodiscard]] const Faces &facesOf(bool second, Spare left) const;
    [[nodiscard]] Faces faces(std::int64_t all, const BlockWays *second) const;
    [[nodiscard]] static std::vector<std::int64_t> pick(const Faces &faces, const BlockDice &dice);
    [[nodiscard]] std::vector<Retry> retries(Spare left) const;
    [[nodiscard]] BlockWays play(bool second, Spare left) const;
    [[nodiscard]] BlockWays roll(const BlockDice &dice, bool second, Spare left) const;
    [[nodiscard]] BlockWays bestAgain(size_t face, const std::vector<Retry> &possible,
                                      const std::vector<BlockWays> &again, bool second) const;
    [[nodiscard]] std::vector<BlockWays> allAgain(const std::vector<Retry> &possible,
                                                  const BlockDice &dice, bool second) const;
    [[nodiscard]] BlockWays rolledAgain(const Retry &retry, const BlockDice &dice,
                                        bool second) const;
    [[nodiscard]] static BlockWays rolled(const BlockDice &dice, const Faces &faces);

    const EffectIndex &m_effects;
    const Table &m_results;
    const Table &m_counts;
    const BlockSituation &m_situation;
    BlockSkills m_skills;
    BlockFaces m_faces;
    int m_attacker = 0; ///< strength with everything but assists
    int m_defender = 0;
    int m_dauntless = 0; ///< sixths, like the three that follow
    int m_allowed = 6; ///< to use the team re-roll, as a Loner is not always
    int m_pro = 0; ///< to roll again with Pro; 0 without it
    int m_dares = 6; ///< to block at all
    bool m_twice = false; ///< Frenzy
    Faces m_last; ///< of a block that no other follows
    std::array<Faces, spares> m_first; ///< of Frenzy's first, by what is left for the second
    std::vector<AppliedModifier> m_modifiers;
};

} // namespace dugout
