// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/gamememory.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype mostGames = 8;
constexpr QLatin1StringView gameKey = "game"_L1;

QJsonArray gamesIn(const Settings &settings, Setting which)
{
    return QJsonDocument::fromJson(settings.value(which).toString().toUtf8()).array();
}

} // namespace

GameMemory::GameMemory(Settings &settings, Setting which)
    : m_settings(settings)
    , m_which(which)
{ }

QJsonObject GameMemory::of(const QString &game) const
{
    for (const QJsonValue &each : gamesIn(m_settings, m_which)) {
        if (each.toObject().value(gameKey).toString() == game)
            return each.toObject();
    }
    return {};
}

QJsonObject GameMemory::newest() const
{
    return gamesIn(m_settings, m_which).at(0).toObject();
}

void GameMemory::keep(const QString &game, QJsonObject memory)
{
    memory.insert(gameKey, game);
    QJsonArray games{memory};
    for (const QJsonValue &each : gamesIn(m_settings, m_which)) {
        if (each.toObject().value(gameKey).toString() != game && games.size() < mostGames)
            games.append(each);
    }
    m_settings.setValue(m_which,
                        QString::fromUtf8(QJsonDocument(games).toJson(QJsonDocument::Compact)));
}

} // namespace dugout
