// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/gamememory.h"

#include <QObject>

#include <optional>

namespace dugout {

class ClockPanel;

/// How long the coaches play, where they have agreed on something; 0 counts up.
struct AgreedClock
{
    std::optional<qint64> limitMs{}; ///< of a turn; none: as the rules have it
    std::optional<qint64> bankMs{}; ///< of a coach, for the whole game
};

/// Remembers the clock of the games played last, so that a turn has no more time after another
/// start than it had before, whatever ended the program.
class ClockMemory final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    ClockMemory(ClockPanel &clock, Settings &settings, Setting which, QObject *parent = nullptr);

    /// The game that is on the table by now: its clock has used what it had used.
    void open(const QString &game);
    /// Before the game is taken off the table.
    void close();
    /// As the last game was played.
    [[nodiscard]] AgreedClock lastAgreed() const;
    /// How the next game is played where nobody says otherwise, and saying it beforehand.
    [[nodiscard]] static AgreedClock usual(Settings &settings, Setting which);
    static void setUsual(Settings &settings, Setting which, const AgreedClock &agreed);
    /// For the game on the table, whatever the last one had.
    void agree(const AgreedClock &agreed);

private:
    void keep();
    [[nodiscard]] static AgreedClock agreedClock(const QJsonObject &kept);

    ClockPanel &m_clock;
    GameMemory m_games;
    QString m_game;
    qint64 m_ruled = 0; ///< how long a turn is by the rules
};

} // namespace dugout
