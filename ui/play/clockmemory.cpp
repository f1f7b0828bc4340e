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
    const QJsonArray games = gamesIn(m_settings.value(m_which).toString());
    for (const QJsonValue &each : games) {
        if (idOf(each) == game)
            m_clock.setTimes(TurnTimes::fromJson(each.toObject().value(u"turns"_s).toObject()));
    }
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
    QJsonArray games{QJsonObject{{u"game"_s, m_game}, {u"turns"_s, turns}}};
    const QJsonArray before = gamesIn(m_settings.value(m_which).toString());
    for (const QJsonValue &each : before) {
        if (idOf(each) != m_game && games.size() < mostGames)
            games.append(each);
    }
    m_settings.setValue(m_which,
                        QString::fromUtf8(QJsonDocument(games).toJson(QJsonDocument::Compact)));
}

} // namespace dugout
