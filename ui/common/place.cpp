// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/place.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Places
{
    Q_DECLARE_TR_FUNCTIONS(Places)
};

} // namespace

QString placeKey(Place place)
{
    switch (place) {
    case Place::Match:
        return u"match"_s;
    case Place::Teams:
        return u"teams"_s;
    case Place::League:
        return u"league"_s;
    case Place::Skirmish:
        return u"skirmish"_s;
    case Place::Rules:
        return u"rules"_s;
    case Place::Settings:
        return u"settings"_s;
    case Place::Home:
        break;
    }
    return u"home"_s;
}

std::optional<Place> placeFromKey(const QString &key)
{
    for (const Place place : allPlaces) {
        if (placeKey(place) == key)
            return place;
    }
    return std::nullopt;
}

QKeySequence placeShortcut(Place place)
{
    return {Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(place))};
}

QString placeName(Place place)
{
    switch (place) {
    case Place::Match:
        return Places::tr("Match");
    case Place::Teams:
        return Places::tr("Teams");
    case Place::League:
        return Places::tr("League");
    case Place::Skirmish:
        return Places::tr("Skirmish");
    case Place::Rules:
        return Places::tr("Rules");
    case Place::Settings:
        return Places::tr("Settings");
    case Place::Home:
        break;
    }
    return Places::tr("Home");
}

} // namespace dugout
