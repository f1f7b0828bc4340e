// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sharedline.h"

#include "core/sharing/sharedtable.h"
#include "core/store/sharedserver.h"
#include "core/store/store.h"

#include <QDateTime>

namespace dugout {

namespace {

constexpr int betweenLooks = 700; // milliseconds
constexpr int whileAway = 3000;
constexpr int withoutLeagues = 5000; // one may be joined meanwhile

/// One look at every league.
struct LineLook
{
    int leagues = 0;
    int waiting = 0;
    bool isAway = false;
    bool hasNews = false;

    bool operator==(const LineLook &) const = default;
};

LineLook lookAt(SharedLeagues &shared, DocumentStore &documents)
{
    LineLook look;
    const auto notes = shared.notes();
    for (const SharedNote &each : notes ? *notes : std::vector<SharedNote>()) {
        ++look.leagues;
        if (each.state != SharedState::Joined)
            continue;
        const auto report = shared.deliver(each.league);
        look.isAway |= !report && report.error().code == QLatin1String("store.away");
        const auto now = shared.note(each.league);
        look.hasNews |= now && *now && (*now)->changes != each.changes;
        if (const auto waiting = waitingFor(documents, each.league))
            look.waiting += static_cast<int>(waiting->size());
    }
    return look;
}

} // namespace

Result<std::unique_ptr<LeagueServer>> reachShared(const QString &address)
{
    const auto location = StoreLocation::parse(address);
    return location ? SharedServer::open(*location)
                    : Result<std::unique_ptr<LeagueServer>>(location.error());
}

SharedLine::SharedLine(StoreLocation location, QString rulesets, QObject *parent)
    : QThread(parent)
    , m_location(std::move(location))
    , m_rulesets(std::move(rulesets))
{ }

SharedLine::~SharedLine()
{
    requestInterruption();
    m_woken.wakeAll();
    wait();
}

void SharedLine::pause(int milliseconds)
{
    QMutexLocker locker(&m_mutex);
    if (!isInterruptionRequested())
        m_woken.wait(&m_mutex, static_cast<unsigned long>(milliseconds));
}

void SharedLine::run()
{
    StoreOptions options = StoreOptions::as(StoreOptions::Access::Command);
    options.mayCreate = false;
    const auto store = Store::open(m_location, options);
    if (!store)
        return;
    RulesetLibrary library(m_rulesets);
    SharedTable table({(*store)->journals(), (*store)->documents(), (*store)->batches(),
                       (*store)->results(), library, QDateTime::currentMSecsSinceEpoch},
                      (*store)->leaders(), reachShared);
    LineLook last;
    while (!isInterruptionRequested()) {
        const LineLook look = lookAt(table.leagues(), (*store)->documents());
        if (look.hasNews)
            emit changed();
        if (look != last)
            emit said(look.leagues, look.isAway, look.waiting);
        last = look;
        if (look.leagues == 0)
            pause(withoutLeagues);
        else
            pause(look.isAway ? whileAway : betweenLooks);
    }
}

} // namespace dugout
