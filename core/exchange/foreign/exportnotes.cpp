// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/exportnotes.h"

#include "core/exchange/foreign/teamfacts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What a table for people shows of a team: nothing behind the roster.
Team asShown(Team team, bool withFacts)
{
    team.formerPlayers.clear();
    team.primary = Team{}.primary;
    team.secondary = Team{}.secondary;
    team.badge = {};
    team.options.clear();
    team.home = {};
    team.inducements.clear();
    team.notes.clear();
    for (Player &player : team.players) {
        player.notes.clear();
        for (Improvement &each : player.improvements) {
            each.dice = {};
            each.aging.reset();
        }
    }
    if (!withFacts) {
        team.coach.clear();
        team.name.clear();
        team.treasury = 0;
        for (const TeamAsset asset : allTeamAssets)
            team = team.with(asset, 0);
    }
    return team;
}

/// Compares a team with what a file keeps of it.
class Losses
{
    Q_DECLARE_TR_FUNCTIONS(ExportNotes)

public:
    Losses(const Team &team, const Team &kept, const Ruleset &ruleset, Language language)
        : m_team(team)
        , m_kept(kept)
        , m_ruleset(ruleset)
        , m_language(language)
    { }

    ImportNotes find()
    {
        compare(tr("team"), factsOf(m_team, m_ruleset, m_language),
                factsOf(m_kept, m_ruleset, m_language));
        for (size_t row = 0; row < m_team.players.size(); ++row) {
            if (row < m_kept.players.size())
                compare(placeOf(m_team.players[row]), facts(m_team.players[row], m_team),
                        facts(m_kept.players[row], m_kept));
            else
                m_notes.push_back({placeOf(m_team.players[row]), m_team.players[row].name,
                                   tr("This player is not written.")});
        }
        findFormer();
        return std::move(m_notes);
    }

private:
    [[nodiscard]] static QString placeOf(const Player &player)
    {
        return u"#%1"_s.arg(player.number);
    }

    [[nodiscard]] TeamFacts facts(const Player &player, const Team &team) const
    {
        return factsOf(player, team, m_ruleset, m_language);
    }

    void compare(const QString &place, const TeamFacts &before, const TeamFacts &after)
    {
        for (size_t row = 0; row < before.size(); ++row) {
            if (before[row].text == after[row].text)
                continue;
            const bool isLost = after[row].text.isEmpty();
            m_notes.push_back({place + u", "_s + before[row].subject, before[row].text,
                               isLost ? tr("There is no place for this.")
                                      : tr("This becomes %1.").arg(after[row].text),
                               isLost ? NoteWeight::LeftOut : NoteWeight::Changed,
                               place.startsWith(u'#') ? place : QString(), before[row].subject});
        }
    }

    void findFormer()
    {
        std::vector<Player> kept = m_kept.formerPlayers;
        for (const Player &player : m_team.formerPlayers) {
            const auto same = std::find_if(kept.begin(), kept.end(), [&player](const Player &each) {
                return each.name == player.name && each.number == player.number
                    && each.status == player.status;
            });
            if (same == kept.end()) {
                m_notes.push_back(
                    {placeOf(player), player.name, tr("Those who left the team have no place.")});
                continue;
            }
            compare(placeOf(player), facts(player, m_team), facts(*same, m_kept));
            kept.erase(same);
        }
    }

    const Team &m_team;
    const Team &m_kept;
    const Ruleset &m_ruleset;
    Language m_language;
    ImportNotes m_notes;
};

} // namespace

ImportNotes exportNotes(const Team &team, const Ruleset &ruleset, const TeamFormat &format,
                        Language language)
{
    if (format.isOwn() || !format.canWrite())
        return {};
    if (!format.read)
        return Losses(team, asShown(team, !format.holdsPlayersOnly), ruleset, language).find();
    const auto written = exportTeam(team, ruleset, format, language);
    const auto foreign = written ? format.read(*written) : Result<ForeignTeam>(written.error());
    auto kept = foreign ? settleTeam(*foreign, ruleset, {team.id, language, team.roster})
                        : Result<ImportedTeam>(foreign.error());
    if (!kept)
        return {};
    // A team without a badge is given one when it is read: its own was lost all the same.
    if (kept->team.badge != team.badge)
        kept->team.badge = {};
    return Losses(team, kept->team, ruleset, language).find();
}

} // namespace dugout
