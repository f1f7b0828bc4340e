// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/clockmemory.h"

#include "ui/common/settings.h"
#include "ui/play/clockpanel.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

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
    QJsonObject agreed = games.at(0).toObject();
    TurnTimes times;
    for (const QJsonValue &each : games) {
        if (idOf(each) != game)
            continue;
        agreed = each.toObject();
        times = TurnTimes::fromJson(agreed.value(u"turns"_s).toObject());
    }
    m_clock.setTimes(times);
    takeAgreed(agreed);
}

/// What stands in the settings may be anything.
void ClockMemory::takeAgreed(const QJsonObject &agreed)
{
    constexpr qint64 hourMs = 60 * 60 * 1000;
    const auto isUpTo = [](const QJsonValue &value, qint64 most) {
        return value.isDouble() && value.toInteger(-1) >= 0 && value.toInteger(-1) <= most;
    };
    const QJsonValue limit = agreed.value(u"limit"_s);
    const QJsonValue bank = agreed.value(u"coach"_s);
    if (isUpTo(bank, 10 * hourMs))
        m_clock.setBank(bank.toInteger());
    if (isUpTo(limit, hourMs))
        m_clock.setLimit(limit.toInteger());
}

void ClockMemory::close()
{
    keep();
    m_game.clear();
}

void ClockMemory::keep()
{
    const QJsonObject turns = m_clock.times().toJson();
    const QJsonArray before = gamesIn(m_settings.value(m_which).toString());
    const bool isKnown = std::any_of(before.begin(), before.end(), [this](const QJsonValue &each) {
        return idOf(each) == m_game;
    });
    const bool isAgreed = m_clock.limitMs() != m_ruled || m_clock.bankMs() > 0;
    if (m_game.isEmpty() || (turns.isEmpty() && !isAgreed && !isKnown))
        return;
    QJsonObject own{{u"game"_s, m_game}, {u"turns"_s, turns}};
    if (m_clock.limitMs() != m_ruled)
        own.insert(u"limit"_s, m_clock.limitMs());
    if (m_clock.bankMs() > 0)
        own.insert(u"coach"_s, m_clock.bankMs());
    QJsonArray games{own};
    for (const QJsonValue &each : before) {
        if (idOf(each) != m_game && games.size() < mostGames)
            games.append(each);
    }
    m_settings.setValue(m_which,
                        QString::fromUtf8(QJsonDocument(games).toJson(QJsonDocument::Compact)));
}

} // namespace dugout
