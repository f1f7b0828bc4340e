// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace dugout {

class AsideWork;
class SharingDesk;

/// Something to be done at a server, beside the window. Where the server wants a password, it is
/// asked for in the window and the errand is run again.
class ServerErrand final : public QObject
{
    Q_OBJECT

public:
    /// In a thread of its own; touches nothing of the window's.
    using Work = std::function<Result<void>()>;
    /// In the window's thread, with what came of it.
    using Done = std::function<void(const Result<void> &done)>;

    /// Says what is going on, from whichever thread and however long that lives.
    using Voice = std::function<void(const QString &words)>;

    ServerErrand(SharingDesk &desk, QWidget *window);
    ~ServerErrand() override;

    void run(const QString &address, const QString &words, const Work &work, const Done &done);
    /// What nobody waits for: left out while something else is under way, and nobody is asked for a
    /// password.
    void runQuietly(const Work &work, const Done &done);
    [[nodiscard]] Voice voice() const;

private:
    struct Ear;

    /// `asked`: how often he was asked for his password already.
    void runAsking(const QString &address, const QString &words, const Work &work, const Done &done,
                   int asked);
    void askForPassword(const QString &address, const Error &problem, bool isAgain,
                        const std::function<void()> &again, const Done &done);

    SharingDesk &m_desk;
    QWidget *m_window;
    AsideWork *m_aside;
    std::shared_ptr<Ear> m_ear;
};

} // namespace dugout
