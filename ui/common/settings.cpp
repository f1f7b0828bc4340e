// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/settings.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Definition
{
    QString key;
    QVariant fallback;
};

const Definition &definition(Setting setting)
{
    static const Definition table[]{
        {u"window/language"_s, QString()},
        {u"window/theme"_s, u"system"_s},
        {u"window/textScale"_s, 0},
        {u"window/tableMode"_s, false},
        {u"window/place"_s, u"home"_s},
        {u"window/geometry"_s, QByteArray()},
        {u"rules/favourites"_s, QStringList()},
        {u"rules/edition"_s, u"crp"_s},
        {u"rules/secondLanguage"_s, QString()},
        {u"display/language"_s, QString()},
        {u"display/screen"_s, QString()},
        {u"teams/rosterColumns"_s, QString()},
        {u"match/sounds"_s, false},
        {u"match/open"_s, QString()},
        {u"match/clock"_s, QString()},
        {u"match/ownDice"_s, true},
        {u"match/showsPitch"_s, false},
        {u"match/isQuick"_s, false},
        {u"match/styles"_s, QString()},
        {u"skirmish/open"_s, QString()},
        {u"skirmish/clock"_s, QString()},
        {u"skirmish/edition"_s, QString()},
        {u"window/tables"_s, QString()},
        {u"window/keys"_s, QString()},
    };
    return table[static_cast<size_t>(setting)];
}

/// Qt takes any word but "false" for true.
std::optional<bool> wordAsBool(const QString &word)
{
    if (word == u"true"_s)
        return true;
    return word == u"false"_s ? std::optional(false) : std::nullopt;
}

} // namespace

Settings::Settings(const QString &file)
    : m_file(file, QSettings::IniFormat)
{ }

QVariant Settings::value(Setting setting) const
{
    const Definition &known = definition(setting);
    QVariant stored = m_file.value(known.key, known.fallback);
    if (known.fallback.typeId() == QMetaType::Bool && stored.typeId() == QMetaType::QString)
        return wordAsBool(stored.toString()).value_or(known.fallback.toBool());
    // Converting finds out what canConvert() only hopes, such as "abc" as a number.
    return stored.convert(known.fallback.metaType()) ? stored : known.fallback;
}

bool Settings::contains(Setting setting) const
{
    return m_file.contains(definition(setting).key);
}

void Settings::setValue(Setting setting, const QVariant &value)
{
    m_file.setValue(definition(setting).key, value);
}

} // namespace dugout
