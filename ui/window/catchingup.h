// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

namespace dugout {

class Club;

/// Gives the matches of an earlier release their results after the window is there, a few at a
/// time, so that nobody waits for it.
class CatchingUp final : public QObject
{
    Q_OBJECT

public:
    CatchingUp(const Club &club, QObject *parent);

signals:
    /// Some matches have a result now, and teams may have what they were owed.
    void caughtUp();

private:
    void goOn();

    const Club &m_club;
    QTimer m_next;
};

} // namespace dugout
