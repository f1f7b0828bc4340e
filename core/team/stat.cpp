// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/stat.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct StatName
{
    Stat stat;
    QStringView key;
    QStringView es, en, de;
    int Profile::*member;
};

constexpr std::array<StatName, 4> statNames{{
    {Stat::Movement, u"ma", u"MO", u"MA", u"BW", &Profile::movement},
    {Stat::Strength, u"st", u"FU", u"ST", u"ST", &Profile::strength},
    {Stat::Agility, u"ag", u"AG", u"AG", u"GE", &Profile::agility},
    {Stat::Armour, u"av", u"AR", u"AV", u"RW", &Profile::armour},
}};

const StatName &nameOf(Stat stat)
{
    return statNames[static_cast<size_t>(stat)];
}

} // namespace

QString statKey(Stat stat)
{
    return nameOf(stat).key.toString();
}

std::optional<Stat> statFromKey(QStringView key)
{
    for (const StatName &name : statNames) {
        if (name.key == key)
            return name.stat;
    }
    return std::nullopt;
}

QString statLetters(Stat stat, Language language)
{
    const StatName &name = nameOf(stat);
    switch (language) {
    case Language::Spanish:
        return name.es.toString();
    case Language::English:
        return name.en.toString();
    case Language::German:
        return name.de.toString();
    }
    return {};
}

int statOf(const Profile &profile, Stat stat)
{
    return profile.*nameOf(stat).member;
}

Profile withStat(Profile profile, Stat stat, int value)
{
    profile.*nameOf(stat).member = value;
    return profile;
}

} // namespace dugout
