// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rulesfavourites.h"

#include "ui/common/settings.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString prefix(Game game)
{
    return game == Game::Football ? u"football:"_s : u"skirmish:"_s;
}

} // namespace

RulesFavourites::RulesFavourites(Settings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_kept(settings.value(Setting::RulesFavourites).toStringList())
{ }

QSet<QString> RulesFavourites::of(Game game) const
{
    QSet<QString> refs;
    for (const QString &kept : m_kept) {
        if (kept.startsWith(prefix(game)))
            refs.insert(kept.mid(prefix(game).size()));
    }
    return refs;
}

bool RulesFavourites::contains(Game game, const RulesRef &ref) const
{
    return m_kept.contains(prefix(game) + ref.toString());
}

void RulesFavourites::toggle(Game game, const RulesRef &ref)
{
    const QString key = prefix(game) + ref.toString();
    if (m_kept.removeAll(key) == 0)
        m_kept.append(key);
    m_settings.setValue(Setting::RulesFavourites, m_kept);
    emit changed();
}

} // namespace dugout
