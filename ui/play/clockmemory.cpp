// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/clockmemory.h"

#include "ui/common/settings.h"
#include "ui/play/clockpanel.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype mostGames = 8;

QJsonArray gamesIn(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).array();
}

QString idOf(const QJsonValue &game)
{
    return game.toObject().value(u"game"_s).toString();
}

} // namespace

ClockMemory::ClockMemory(ClockPanel &clock, Settings &settings, Setting which, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_settings(settings)
    , m_which(which)
{
    connect(&clock, &ClockPanel::spent, this, &ClockMemory::keep);
}

void ClockMemory::open(const QString &game)
{
    m_game = game;
    m_ruled = m_clock.limitMs();
    const QJsonArray games = gamesIn(m_settings.value(m_which).toString());
    // Another game is played like the last one, as long as nobody says otherwise.
    QJsonValue limit = games.at(0).toObject().value(u"limit"_s);
    for (const QJsonValue &each : games) {
        if (idOf(each) != game)
            continue;
        limit = each.toObject().value(u"limit"_s);
        m_clock.setTimes(TurnTimes::fromJson(each.toObject().value(u"turns"_s).toObject()));
    }
    if (limit.isDouble())
        takeLimit(limit.toInteger());
}

/// What stands in the settings may be anything.
void ClockMemory::takeLimit(qint64 limitMs)
{
    constexpr qint64 longestMs = 60 * 60 * 1000;
    if (limitMs >= 0 && limitMs <= longestMs)
        m_clock.setLimit(limitMs);
}

void ClockMemory::close()
{
    keep();
    m_game.clear();
}

void ClockMemory::keep()
{
    const QJsonObject turns = m_clock.times().toJson();
    if (m_game.isEmpty() || turns.isEmpty())
        return;
    QJsonObject own{{u"game"_s, m_game}, {u"turns"_s, turns}};
    if (m_clock.limitMs() != m_ruled)
        own.insert(u"limit"_s, m_clock.limitMs());
    QJsonArray games{own};
    const QJsonArray before = gamesIn(m_settings.value(m_which).toString());
    for (const QJsonValue &each : before) {
        if (idOf(each) != m_game && games.size() < mostGames)
            games.append(each);
    }
    m_settings.setValue(m_which,
                        QString::fromUtf8(QJsonDocument(games).toJson(QJsonDocument::Compact)));
}

} // namespace dugout
