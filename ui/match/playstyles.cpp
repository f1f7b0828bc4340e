// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/playstyles.h"

using namespace Qt::StringLiterals;

namespace dugout {

PlayStyles::PlayStyles(Settings &settings)
    : m_settings(settings)
    , m_games(settings, Setting::MatchStyles)
{ }

PlayStyle PlayStyles::usual() const
{
    return {m_settings.value(Setting::MatchOwnDice).toBool(),
            m_settings.value(Setting::MatchIsQuick).toBool(),
            m_settings.value(Setting::MatchShowsPitch).toBool()};
}

PlayStyle PlayStyles::of(const QString &match) const
{
    PlayStyle style = usual();
    const QJsonObject kept = m_games.of(match);
    style.ownDice = kept.value(u"ownDice"_s).toBool(style.ownDice);
    style.quick = kept.value(u"quick"_s).toBool(style.quick);
    style.showsPitch = kept.value(u"pitch"_s).toBool(style.showsPitch);
    return style;
}

void PlayStyles::keep(const QString &match, const PlayStyle &style)
{
    m_settings.setValue(Setting::MatchOwnDice, style.ownDice);
    m_settings.setValue(Setting::MatchIsQuick, style.quick);
    m_settings.setValue(Setting::MatchShowsPitch, style.showsPitch);
    if (!match.isEmpty())
        m_games.keep(match,
                     {{u"ownDice"_s, style.ownDice},
                      {u"quick"_s, style.quick},
                      {u"pitch"_s, style.showsPitch}});
}

} // namespace dugout
