// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "tests/support/teambuilder.h"

#include <map>

namespace dugout {

/// The built-in ruleset as matches share it.
[[nodiscard]] std::shared_ptr<const Ruleset> sharedRuleset(const QString &id);

/// A founded team of fourteen of one position, with two re-rolls and nothing else.
[[nodiscard]] Team plainTeam(const QString &ruleset, const QString &roster, const QString &position,
                             int players = 14);
/// Two such teams: humans at home, orcs away.
[[nodiscard]] MatchSetup plainSetup(const QString &ruleset = QStringLiteral("crp"));
/// Gives a player skills beyond his position.
void teach(Team &team, int player, const QStringList &skills);

/// Leads a match from prompt to prompt. What a test does not say is answered dully: the first
/// choice, dice that do nothing in particular.
class MatchDriver
{
public:
    /// `steps` are those of the match alone unless a test wants what follows it as well.
    explicit MatchDriver(MatchSetup setup, const StepBook &steps = StepBook::ofMatch());

    [[nodiscard]] const MatchState &state() const { return m_session.state(); }
    [[nodiscard]] MatchSession &session() { return m_session; }
    [[nodiscard]] bool asks(const QString &prompt) const { return find(prompt) != nullptr; }
    [[nodiscard]] QStringList offered() const;
    [[nodiscard]] QStringList choices(const QString &prompt) const;

    /// Says what is to be answered whenever a prompt comes up on the way.
    void alwaysRoll(const QString &prompt, std::vector<int> dice)
    {
        m_dice[prompt] = std::move(dice);
    }
    void alwaysChoose(const QString &prompt, const QString &choice) { m_choices[prompt] = choice; }

    /// Answers dully until this is asked; stops the test when it never is.
    void until(const QString &prompt);
    /// Answers dully until nothing more is asked.
    void finish();
    void untilKickOff() { until(QStringLiteral("kick-off-table")); }
    /// To the first turn, or the next one.
    void untilTurn() { until(QStringLiteral("end-turn")); }

    void roll(const QString &prompt, std::vector<int> dice);
    void choose(const QString &prompt, const QString &choice);
    void choose(const QString &prompt, const QStringList &choices);
    /// What may be rolled again before it counts is kept.
    void keepRoll();
    void number(const QString &prompt, int value);
    void confirm(const QString &prompt);
    /// By hand: whatever happened to him on the board, he lies there now.
    void putDown(const QString &ref);
    /// The answer is refused or not asked at all.
    [[nodiscard]] bool refuses(const Event &event);

    [[nodiscard]] const MatchPlayer &player(const QString &ref) const;
    /// The ref of a player on the pitch, counted from 0.
    [[nodiscard]] QString onPitch(Seat seat, int place) const;

    /// Answers one prompt dully; false when there is none.
    bool goOn();

private:
    [[nodiscard]] const Prompt *find(const QString &id) const;
    [[nodiscard]] Event dull(const Prompt &prompt) const;
    void keepOnTheWayTo(const QString &prompt);
    void take(Event event);

    MatchSession m_session;
    mutable std::vector<Prompt> m_prompts;
    std::map<QString, std::vector<int>> m_dice;
    std::map<QString, QString> m_choices;
};

} // namespace dugout
