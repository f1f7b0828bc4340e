// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/obblmkeys.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

ObblmName nameOf(const QJsonValue &value)
{
    return {value[u"id"_s].toInt(), value[u"name"_s].toString()};
}

std::vector<ObblmRace> readRaces()
{
    std::vector<ObblmRace> races;
    QFile file(u":/exchange/obblm.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        return races;
    const QJsonArray list
        = QJsonDocument::fromJson(file.readAll()).object().value(u"races"_s).toArray();
    for (const QJsonValue value : list) {
        ObblmRace race{nameOf(value), {}};
        const QJsonArray positions = value[u"positions"_s].toArray();
        for (const QJsonValue position : positions)
            race.positions.push_back(nameOf(position));
        races.push_back(std::move(race));
    }
    return races;
}

} // namespace

const std::vector<ObblmRace> &obblmRaces()
{
    static const std::vector<ObblmRace> races = readRaces();
    return races;
}

} // namespace dugout
