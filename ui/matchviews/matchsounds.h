// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

class QTemporaryDir;

namespace dugout {

class Settings;
struct ChessClock;

/// Sounds at a touchdown, before the time of a turn or a coach is over and when it is; played by
/// what the desktop has for it, else the system's bell. Silent unless the coach has switched them
/// on.
class MatchSounds final : public QObject
{
    Q_OBJECT

public:
    explicit MatchSounds(Settings &settings, QObject *parent = nullptr);
    ~MatchSounds() override;

    [[nodiscard]] bool areOn() const;
    void setOn(bool on);

    /// Another match: nothing of the last one counts.
    void forget();
    /// Tells of the score; the first time nothing is heard.
    void hearScore(int home, int away);
    /// Rings when a time of this clock is nearly over, and when it is, unless another one is told
    /// before.
    void hearClock(const ChessClock &clock, qint64 nowMs);

signals:
    /// For tests: the bell would be heard.
    void rang();

private:
    void ring(const QString &sound);

    Settings &m_settings;
    std::unique_ptr<QTemporaryDir> m_files; ///< the sounds, where a player finds them
    std::optional<int> m_goals;
    QTimer m_warning; ///< there is half a minute left
    QTimer m_timeOut;
};

} // namespace dugout
