// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/rosteredits.h"

#include "core/dice/randomsource.h"
#include "core/exchange/sampleteams.h"
#include "core/team/hiring.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"
#include "ui/teams/assetbar.h"
#include "ui/teams/editionmove.h"
#include "ui/teams/identitydialog.h"
#include "ui/teams/improvementdialog.h"
#include "ui/teams/playerdialog.h"
#include "ui/teams/rosterclipboard.h"
#include "ui/teams/teamoptionsdialog.h"

namespace dugout {

RosterEdits::RosterEdits(TeamDocument &document, RulesetLibrary &rulesets, QWidget *window)
    : QObject(window)
    , m_document(document)
    , m_rulesets(rulesets)
    , m_window(window)
{ }

std::optional<PlayerId> RosterEdits::hirePosition(const PositionId &position)
{
    // While a team is built nothing blocks; later the gold must be there.
    const auto hired = team().founded ? hire(team(), ruleset(), position)
                                      : addPlayer(team(), ruleset(), position);
    m_document.edit(hired, tr("Hire"));
    if (!hired || team().players.empty())
        return std::nullopt;
    return team().players.back().id;
}

void RosterEdits::setAsset(TeamAsset asset, int count)
{
    const bool buys = team().founded && count > team().count(asset);
    m_document.edit(buys ? buy(team(), ruleset(), asset) : setCount(team(), asset, count),
                    teamAssetLabel(asset));
}

void RosterEdits::paste(const std::vector<PlayerId> &players, const QString &text)
{
    m_document.edit(pasteIntoRoster(team(), ruleset(), players, text), tr("Paste"));
}

void RosterEdits::remove(const std::vector<PlayerId> &players)
{
    const bool founded = team().founded;
    Result<Team> edited = team();
    for (const PlayerId &player : players) {
        if (edited)
            edited = founded ? letGo(*edited, player, PlayerStatus::Fired)
                             : removePlayer(*edited, player);
    }
    m_document.edit(edited, tr("Remove"));
}

void RosterEdits::retire(const PlayerId &player)
{
    m_document.edit(letGo(team(), player, PlayerStatus::Retired), tr("Retire"));
}

void RosterEdits::signJourneyman(const PlayerId &player)
{
    m_document.edit(dugout::signJourneyman(team(), ruleset(), player), tr("Sign the journeyman"));
}

void RosterEdits::addJourneymen()
{
    Result<Team> edited = team();
    for (int needed = journeymenNeeded(*edited, ruleset()); edited && needed > 0; --needed)
        edited = addJourneyman(*edited, ruleset());
    m_document.edit(edited, tr("Fill up with journeymen"));
}

void RosterEdits::nameEverybody()
{
    const auto names = loadNames();
    if (!names) {
        emit refused(names.error().message);
        return;
    }
    SeededRandomSource dice(SeededRandomSource::systemSeed());
    const int flavour = dice.roll(3) - 1;
    Result<Team> edited = team();
    for (const Player &player : team().players) {
        if (edited && player.name.isEmpty())
            edited = renamePlayer(*edited, player.id,
                                  names->nameFor(*edited, player.position, flavour, dice));
    }
    m_document.edit(edited, tr("Invent names"));
}

void RosterEdits::makeReady()
{
    m_document.edit(foundTeam(team(), ruleset()), tr("Ready to play"));
}

void RosterEdits::askForIdentity()
{
    IdentityDialog dialog(team(), m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.edited(), tr("Name and badge"));
}

void RosterEdits::askForOptions()
{
    TeamOptionsDialog dialog(team(), m_document.ruleset(), m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.edited(), tr("Optional rules"));
}

void RosterEdits::askForPlayer(const PlayerId &player)
{
    PlayerDialog dialog(team(), player, m_language, m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.edited(), tr("Points and injuries"));
}

void RosterEdits::askForImprovement(const PlayerId &player)
{
    SeededRandomSource dice(SeededRandomSource::systemSeed());
    ImprovementDialog dialog(team(), m_document.ruleset(), player, dice, m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.improved(), tr("Improve"));
}

void RosterEdits::askForEdition()
{
    if (const auto moved = askForEditionMove(team(), ruleset(), m_rulesets, m_language, m_window))
        m_document.edit(*moved, tr("Move to another edition"));
}

} // namespace dugout
