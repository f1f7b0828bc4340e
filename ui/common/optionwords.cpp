// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/optionwords.h"

#include <QCoreApplication>
#include <QHash>

namespace dugout {

QString optionGroupName(const QString &group)
{
    static const QHash<QStringView, const char *> words{
        {u"match", QT_TRANSLATE_NOOP("OptionWords", "Match")},
        {u"league", QT_TRANSLATE_NOOP("OptionWords", "League")},
        {u"money", QT_TRANSLATE_NOOP("OptionWords", "Money")},
        {u"boards", QT_TRANSLATE_NOOP("OptionWords", "Boards")},
        {u"cards", QT_TRANSLATE_NOOP("OptionWords", "Cards")},
        {u"weather", QT_TRANSLATE_NOOP("OptionWords", "Weather")},
        {u"inducements", QT_TRANSLATE_NOOP("OptionWords", "Inducements")},
        {u"hall-of-fame", QT_TRANSLATE_NOOP("OptionWords", "Hall of fame")},
        {u"stadium", QT_TRANSLATE_NOOP("OptionWords", "Stadium")},
        {u"commissioner", QT_TRANSLATE_NOOP("OptionWords", "For the commissioner")},
    };
    const char *word = words.value(group);
    return word ? QCoreApplication::translate("OptionWords", word) : group;
}

} // namespace dugout
