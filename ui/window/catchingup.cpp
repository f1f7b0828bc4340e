// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/catchingup.h"

#include "core/club/club.h"

namespace dugout {

namespace {

/// Short enough for the window to answer in between.
constexpr int mostAtOnce = 5;

} // namespace

CatchingUp::CatchingUp(const Club &club, QObject *parent)
    : QObject(parent)
    , m_club(club)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &CatchingUp::goOn);
    m_next.start(0);
}

void CatchingUp::goOn()
{
    const auto done = m_club.matches().catchUp(mostAtOnce);
    if (!done)
        return;
    if (done->lookedAt() > 0)
        emit caughtUp();
    // Those that cannot be read would come again and again.
    if (done->more && done->lookedAt() > 0)
        m_next.start(0);
}

} // namespace dugout
