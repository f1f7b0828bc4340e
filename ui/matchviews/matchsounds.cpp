// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/matchsounds.h"

#include "core/play/turnclock.h"
#include "ui/common/settings.h"

#include <QApplication>

namespace dugout {

namespace {

constexpr qint64 warningMs = 30'000; ///< before the time is over

} // namespace

MatchSounds::MatchSounds(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    m_timeOut.setSingleShot(true);
    connect(&m_timeOut, &QTimer::timeout, this, &MatchSounds::ring);
    m_warning.setSingleShot(true);
    connect(&m_warning, &QTimer::timeout, this, &MatchSounds::ring);
}

bool MatchSounds::areOn() const
{
    return m_settings.value(Setting::MatchSounds).toBool();
}

void MatchSounds::setOn(bool on)
{
    m_settings.setValue(Setting::MatchSounds, on);
}

void MatchSounds::forget()
{
    m_goals.reset();
    m_timeOut.stop();
    m_warning.stop();
}

void MatchSounds::hearScore(int home, int away)
{
    // A score that was taken back is no touchdown.
    if (m_goals && home + away > *m_goals)
        ring();
    m_goals = home + away;
}

void MatchSounds::hearClock(const TurnClock &clock, qint64 nowMs)
{
    m_timeOut.stop();
    m_warning.stop();
    const qint64 left = clock.leftMs(nowMs);
    if (clock.isRunning() && left > 0)
        m_timeOut.start(static_cast<int>(left));
    if (clock.isRunning() && left > warningMs)
        m_warning.start(static_cast<int>(left - warningMs));
}

void MatchSounds::ring()
{
    if (!areOn())
        return;
    QApplication::beep();
    emit rang();
}

} // namespace dugout
