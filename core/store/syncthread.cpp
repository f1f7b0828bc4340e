// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/syncthread.h"

#include "core/store/shareddoor.h"
#include "core/store/store.h"
#include "core/text/plaintext.h"

#include <QDateTime>
#include <QSysInfo>
#include <QTimer>

namespace dugout {

namespace {

constexpr int betweenLooks = 700; // milliseconds
constexpr int whileHinted = 3000; // a server says when something happened
constexpr int whileAway = 3000;
constexpr int longestSilence = 9000; // so that "connected" can be trusted
constexpr int longestPlace = 80;
constexpr int whileAsking = 30'000; // for a password: the server is not to be pestered

int pauseAfter(const LineLook &look, bool isHinted)
{
    if (look.asksPassword())
        return whileAsking;
    if (look.isAway())
        return whileAway;
    return isHinted ? whileHinted : betweenLooks;
}

} // namespace

SyncThread::SyncThread(StoreLocation location, QString rulesets, const SharedDoor &door,
                       QObject *parent)
    : QThread(parent)
    , m_location(std::move(location))
    , m_rulesets(std::move(rulesets))
    , m_door(door)
{
    qRegisterMetaType<LineLook>();
    m_silence.setSingleShot(true);
    m_silence.setInterval(longestSilence);
    connect(&m_silence, &QTimer::timeout, this, &SyncThread::sayAway);
    connect(this, &SyncThread::stateChanged, this, &SyncThread::heard);
    // It ended because nothing was shared, just when something was.
    connect(this, &QThread::finished, this, [this] {
        if (m_wanted && !isInterruptionRequested())
            start();
    });
}

SyncThread::~SyncThread()
{
    disconnect(this, &QThread::finished, this, nullptr);
    requestInterruption();
    quit();
    wait();
}

void SyncThread::heard(const LineLook &look)
{
    m_last = look;
    // Where a password is asked for, nobody looks for a while.
    if (look.leagues.empty() || look.asksPassword() || isFinished())
        m_silence.stop();
    else
        m_silence.start();
}

void SyncThread::sayAway()
{
    LineLook look = m_last;
    look.hasNews = look.hasPlay = false;
    for (LeagueLine &each : look.leagues)
        each.isAway = each.isAway || each.state == SharedState::Joined;
    if (isRunning() && look != m_last)
        emit stateChanged(look);
}

void SyncThread::lookNow()
{
    m_wanted = true;
    if (isRunning())
        quit(); // only the pause
    else
        start();
}

/// Ends early by a hint of a server or by `lookNow`; one that came before counts too.
void SyncThread::pause(int milliseconds)
{
    QTimer timer;
    timer.setSingleShot(true);
    connect(&timer, &QTimer::timeout, &timer, [this] { quit(); });
    timer.start(milliseconds);
    exec();
}

void SyncThread::run()
{
    StoreOptions options = StoreOptions::as(StoreOptions::Access::Command);
    options.mayCreate = false;
    const auto store = Store::open(m_location, options);
    if (!store)
        return;
    RulesetLibrary library(m_rulesets);
    SharedTable table({(*store)->journals(), (*store)->documents(), (*store)->batches(),
                       (*store)->results(), library, QDateTime::currentMSecsSinceEpoch},
                      (*store)->leaders(),
                      [this](const QString &address) { return m_door.open(address); });
    LineWatch watch(table, shortened(QSysInfo::machineHostName(), longestPlace));
    while (!isInterruptionRequested()) {
        m_wanted = false;
        const LineLook look = watch.look();
        if (look.hasNews)
            emit changed();
        else if (look.hasPlay)
            emit played();
        emit stateChanged(look);
        // Most people share nothing: they are not to pay for it.
        if (look.leagues.empty())
            return;
        const bool isHinted = watch.listen([this] { quit(); });
        if (!m_wanted && !isInterruptionRequested())
            pause(pauseAfter(look, isHinted));
    }
}

} // namespace dugout
