// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QObject>
#include <QString>

namespace dugout {

class ClockPanel;
class Settings;
enum class Setting;

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

private:
    void keep();
    void takeAgreed(const QJsonObject &agreed);

    ClockPanel &m_clock;
    Settings &m_settings;
    Setting m_which;
    QString m_game;
    qint64 m_ruled = 0; ///< how long a turn is by the rules
};

} // namespace dugout
