// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/clockmemory.h"

#include "ui/play/clockpanel.h"

using namespace Qt::StringLiterals;

namespace dugout {

ClockMemory::ClockMemory(ClockPanel &clock, Settings &settings, Setting which, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_games(settings, which)
{
    connect(&clock, &ClockPanel::spent, this, &ClockMemory::keep);
}

void ClockMemory::open(const QString &game)
{
    m_game = game;
    m_ruled = m_clock.limitMs();
    const QJsonObject kept = m_games.of(game);
    m_clock.setTimes(TurnTimes::fromJson(kept.value(u"turns"_s).toObject()));
    // Another game is played like the last one, as long as nobody says otherwise.
    const AgreedClock agreed = agreedClock(kept.isEmpty() ? m_games.newest() : kept);
    if (agreed.bankMs)
        m_clock.setBank(*agreed.bankMs);
    if (agreed.limitMs)
        m_clock.setLimit(*agreed.limitMs);
}

/// What stands in the settings may be anything.
AgreedClock ClockMemory::agreedClock(const QJsonObject &kept)
{
    constexpr qint64 hourMs = 60 * 60 * 1000;
    const auto upTo = [](const QJsonValue &value, qint64 most) -> std::optional<qint64> {
        const qint64 ms = value.isDouble() ? value.toInteger(-1) : -1;
        return ms >= 0 && ms <= most ? std::optional(ms) : std::nullopt;
    };
    return {upTo(kept.value(u"limit"_s), hourMs), upTo(kept.value(u"coach"_s), 10 * hourMs)};
}

AgreedClock ClockMemory::lastAgreed() const
{
    return agreedClock(m_games.newest());
}

AgreedClock ClockMemory::usual(Settings &settings, Setting which)
{
    return agreedClock(GameMemory(settings, which).newest());
}

void ClockMemory::setUsual(Settings &settings, Setting which, const AgreedClock &agreed)
{
    QJsonObject own;
    if (agreed.limitMs)
        own.insert(u"limit"_s, *agreed.limitMs);
    if (agreed.bankMs)
        own.insert(u"coach"_s, *agreed.bankMs);
    GameMemory(settings, which).keep(u"usual"_s, own); // newer than any game's
}

void ClockMemory::agree(const AgreedClock &agreed)
{
    m_clock.setLimit(agreed.limitMs.value_or(m_ruled));
    m_clock.setBank(agreed.bankMs.value_or(0));
    keep();
}

void ClockMemory::close()
{
    keep();
    m_game.clear();
}

void ClockMemory::keep()
{
    const QJsonObject turns = m_clock.times().toJson();
    const bool isAgreed = m_clock.limitMs() != m_ruled || m_clock.bankMs() > 0;
    if (m_game.isEmpty() || (turns.isEmpty() && !isAgreed && m_games.of(m_game).isEmpty()))
        return;
    QJsonObject own{{u"turns"_s, turns}};
    if (m_clock.limitMs() != m_ruled)
        own.insert(u"limit"_s, m_clock.limitMs());
    if (m_clock.bankMs() > 0)
        own.insert(u"coach"_s, m_clock.bankMs());
    m_games.keep(m_game, std::move(own));
}

} // namespace dugout
