// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/rosteredits.h"

#include "core/club/sampleteams.h"
#include "core/dice/randomsource.h"
#include "core/team/coachedits.h"
#include "core/team/hiring.h"
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
    const auto hired = takeOn(team(), ruleset(), position);
    const Roster *roster = rosterOf(team(), ruleset());
    const Position *known = roster ? roster->position(position) : nullptr;
    const LocalizedText name = known ? known->name : LocalizedText{};
    m_document.edit(
        hired, [name] { return name.isEmpty() ? tr("Hire") : tr("Hire %1").arg(localized(name)); });
    if (!hired || team().players.empty())
        return std::nullopt;
    return team().players.back().id;
}

void RosterEdits::setAsset(TeamAsset asset, int count)
{
    m_document.edit(bringTo(team(), ruleset(), asset, count),
                    [asset] { return teamAssetLabel(asset); });
}

void RosterEdits::paste(const std::vector<PlayerId> &players, const QString &text,
                        const QStringList &titles)
{
    m_document.edit(pasteIntoRoster(team(), ruleset(), players, text, titles),
                    [] { return tr("Paste"); });
}

void RosterEdits::remove(const std::vector<PlayerId> &players)
{
    m_document.edit(sendAway(team(), players), [count = static_cast<int>(players.size())] {
        return tr("Remove %n player(s)", nullptr, count);
    });
}

void RosterEdits::retire(const std::vector<PlayerId> &players)
{
    Result<Team> left = team();
    for (const PlayerId &player : players) {
        if (left)
            left = letGo(*std::move(left), player, PlayerStatus::Retired);
    }
    m_document.edit(left, [count = static_cast<int>(players.size())] {
        return tr("Retire %n player(s)", nullptr, count);
    });
}

void RosterEdits::signJourneymen(const std::vector<PlayerId> &players)
{
    Result<Team> joined = team();
    for (const PlayerId &player : players) {
        if (joined)
            joined = signJourneyman(*std::move(joined), ruleset(), player);
    }
    m_document.edit(joined, [count = static_cast<int>(players.size())] {
        return tr("Sign %n journeyman(en)", nullptr, count);
    });
}

void RosterEdits::addJourneymen()
{
    m_document.edit(fillWithJourneymen(team(), ruleset()),
                    [] { return tr("Fill up with journeymen"); });
}

void RosterEdits::nameEverybody()
{
    const auto names = loadNames();
    if (!names) {
        emit refused(names.error().message);
        return;
    }
    SeededRandomSource dice(SeededRandomSource::systemSeed());
    m_document.edit(inventNames(team(), *names, dice), [] { return tr("Name players"); });
}

void RosterEdits::order(const std::vector<PlayerId> &players)
{
    m_document.edit(putInOrder(team(), players), [] { return tr("Order"); });
}

void RosterEdits::number(const std::vector<PlayerId> &players)
{
    m_document.edit(numberInOrder(team(), players), [] { return tr("Numbers"); });
}

void RosterEdits::makeReady()
{
    m_document.edit(foundTeam(team(), ruleset()), [] { return tr("Ready to play"); });
}

void RosterEdits::askForIdentity()
{
    IdentityDialog dialog(team(), m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.edited(), [] { return tr("Name and badge"); });
}

void RosterEdits::askForOptions()
{
    TeamOptionsDialog dialog(team(), m_document.ruleset(), m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.edited(), [] { return tr("Optional rules"); });
}

void RosterEdits::askForPlayer(const PlayerId &player)
{
    PlayerDialog dialog(team(), player, m_language, m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.edited(), [] { return tr("Points and injuries"); });
}

void RosterEdits::askForImprovement(const PlayerId &player)
{
    SeededRandomSource dice(SeededRandomSource::systemSeed());
    ImprovementDialog dialog(team(), m_document.ruleset(), player, dice, m_window);
    if (dialog.exec() == QDialog::Accepted)
        m_document.edit(dialog.improved(), [] { return tr("Improve"); });
}

void RosterEdits::askForEdition()
{
    if (const auto moved = askForEditionMove(team(), ruleset(), m_rulesets, m_language, m_window))
        m_document.edit(*moved, [] { return tr("Convert to another edition"); });
}

} // namespace dugout
