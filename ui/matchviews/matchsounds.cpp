// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/matchsounds.h"

#include "core/platform/sound.h"
#include "core/play/chessclock.h"
#include "ui/common/settings.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace dugout {

MatchSounds::MatchSounds(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    m_timeOut.setSingleShot(true);
    connect(&m_timeOut, &QTimer::timeout, this, [this] { ring(u"time"_s); });
    m_warning.setSingleShot(true);
    connect(&m_warning, &QTimer::timeout, this, [this] { ring(u"warning"_s); });
}

MatchSounds::~MatchSounds() = default;

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
        ring(u"touchdown"_s);
    m_goals = home + away;
}

void MatchSounds::hearClock(const ChessClock &clock, qint64 nowMs)
{
    m_timeOut.stop();
    m_warning.stop();
    if (const qint64 over = clock.untilOverMs(nowMs); over > 0)
        m_timeOut.start(static_cast<int>(over));
    if (const qint64 warning = clock.untilWarningMs(nowMs); warning > 0)
        m_warning.start(static_cast<int>(warning));
}

void MatchSounds::ring(const QString &sound)
{
    if (!areOn())
        return;
    if (!m_files)
        m_files = std::make_unique<QTemporaryDir>();
    const QString file = m_files->filePath(sound + u".wav"_s);
    const bool there = QFile::exists(file) || QFile::copy(u":/sounds/%1.wav"_s.arg(sound), file);
    if (!there || !playSound(file))
        QApplication::beep();
    emit rang();
}

} // namespace dugout
