// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <deque>
#include <functional>
#include <memory>

class QProgressDialog;
class QThread;
class QWidget;

namespace dugout {

/// Work that may take long, such as reading a stranger's file, done beside the window, which stays
/// alive. What is quickly done is done at once; else a little window says what is going on and
/// offers to cancel. Several pieces of work are done one after the other.
class AsideWork final : public QObject
{
    Q_OBJECT

public:
    /// Done in the thread of the window when the work is over; never when it was cancelled.
    using Outcome = std::function<void()>;
    /// Done in a thread of its own; must not touch anything of the window's.
    using Work = std::function<Outcome()>;

    explicit AsideWork(QWidget *parent);
    ~AsideWork() override;

    void start(const QString &words, Work work);
    /// What nobody waits for: nothing is shown meanwhile. Left out where something is under way.
    void startQuietly(Work work);
    /// What is going on now, said in the place of what was said at the start.
    void say(const QString &words);
    /// Forgets what is under way and what waits.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_thread != nullptr; }

private:
    struct Piece
    {
        QString words; ///< empty for what nobody waits for
        Work work;
    };

    void next();
    void finish();
    void showProgress(const QString &words);

    QWidget *m_window;
    std::deque<Piece> m_waiting;
    QThread *m_thread = nullptr;
    std::shared_ptr<Outcome> m_outcome;
    QProgressDialog *m_progress = nullptr;
};

} // namespace dugout
