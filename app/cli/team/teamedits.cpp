// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/teamedits.h"

#include "app/cli/match/matchoptions.h"
#include "app/cli/team/rosterwords.h"
#include "core/club/sampleteams.h"
#include "core/team/coachedits.h"
#include "core/team/hiring.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamEdits
{
    Q_DECLARE_TR_FUNCTIONS(TeamEdits)
};

Error usage(const QString &sentence)
{
    return {ErrorCode::Usage, sentence, {}};
}

Result<int> number(const QString &text)
{
    bool isNumber = false;
    const int read = text.toInt(&isNumber);
    bool isLarge = false;
    (void)text.toLongLong(&isLarge);
    if (!isNumber && isLarge)
        return usage(TeamEdits::tr("%1 is more than Dugout can count.").arg(text));
    if (!isNumber)
        return usage(TeamEdits::tr("\"%1\" is not a whole number.").arg(text));
    return read;
}

Result<Rgb> colour(const QString &text)
{
    const auto read = Rgb::parse(text);
    if (!read)
        return usage(TeamEdits::tr("\"%1\" is not a colour such as #204080.").arg(text));
    return *read;
}

/// "PLAYER=VALUE": the player and the new value. A name may hold an equals sign, an id never does.
struct Said
{
    PlayerId player;
    QString value;
};

Result<Said> saidOf(const QString &text, const Team &team)
{
    const qsizetype equals = text.indexOf(u'=');
    if (equals <= 0)
        return usage(TeamEdits::tr("\"%1\" must say PLAYER=VALUE.").arg(text));
    const auto player = playerCalled(text.left(equals), team);
    if (!player)
        return player.error();
    return Said{*player, text.mid(equals + 1)};
}

Result<Team> hireAll(const OpenTeam &edit, const QString &value)
{
    const auto positions = positionsFrom(value, edit.team, *edit.ruleset);
    if (!positions)
        return positions.error();
    Result<Team> team = edit.team;
    for (const PositionId &position : *positions) {
        if (team)
            team = takeOn(*std::move(team), *edit.ruleset, position);
    }
    return team;
}

Result<Team> fire(const OpenTeam &edit, const QString &value)
{
    const auto player = playerCalled(value, edit.team);
    return player ? sendAway(edit.team, {*player}) : Result<Team>(player.error());
}

Result<Team> retire(const OpenTeam &edit, const QString &value)
{
    const auto player = playerCalled(value, edit.team);
    return player ? letGo(edit.team, *player, PlayerStatus::Retired) : Result<Team>(player.error());
}

Result<Team> sign(const OpenTeam &edit, const QString &value)
{
    const auto player = playerCalled(value, edit.team);
    return player ? signJourneyman(edit.team, *edit.ruleset, *player)
                  : Result<Team>(player.error());
}

Result<Team> rename(const OpenTeam &edit, const QString &value)
{
    const auto said = saidOf(value, edit.team);
    return said ? renamePlayer(edit.team, said->player, said->value.trimmed())
                : Result<Team>(said.error());
}

Result<Team> renumber(const OpenTeam &edit, const QString &value)
{
    const auto said = saidOf(value, edit.team);
    const auto wanted = said ? number(said->value) : Result<int>(said.error());
    return wanted ? renumberPlayer(edit.team, said->player, *wanted) : Result<Team>(wanted.error());
}

Result<Team> reposition(const OpenTeam &edit, const QString &value)
{
    const auto said = saidOf(value, edit.team);
    return said ? setPosition(edit.team, *edit.ruleset, said->player,
                              positionCalled(said->value, edit.team, *edit.ruleset))
                : Result<Team>(said.error());
}

Result<Team> note(const OpenTeam &edit, const QString &value)
{
    const auto said = saidOf(value, edit.team);
    return said ? setPlayerNotes(edit.team, said->player, said->value) : Result<Team>(said.error());
}

/// One figure of a player's record; refuses what there is none of.
Result<Player> withRecord(Player player, const QString &key, int count)
{
    constexpr int mostAchievements = 999;
    constexpr int mostInjuries = 9;
    const auto achievement = achievementFromName(key);
    const auto stat = statFromKey(key);
    if (count < 0 || count > (achievement ? mostAchievements : mostInjuries))
        return usage(
            TeamEdits::tr("%1 is too much or too little for %2.").arg(QString::number(count), key));
    if (achievement)
        player.achievements = player.achievements.with(*achievement, count);
    else if (stat)
        player.injuries.losses = withStat(player.injuries.losses, *stat, count);
    else if (key == u"niggling"_s)
        player.injuries.niggling = count;
    else if (key == u"absent"_s)
        player.missesNextMatch = count > 0;
    else
        return usage(TeamEdits::tr("There is nothing called \"%1\" to record.").arg(key));
    return player;
}

Result<Team> record(const OpenTeam &edit, const QString &value)
{
    const auto said = saidOf(value, edit.team);
    const auto count = said ? number(said->value.section(u':', 1)) : Result<int>(said.error());
    if (!count)
        return count.error();
    const auto player
        = withRecord(*edit.team.player(said->player), said->value.section(u':', 0, 0), *count);
    return player ? replacePlayer(edit.team, *player) : Result<Team>(player.error());
}

Result<Team> gold(const OpenTeam &edit, const QString &value)
{
    const auto wanted = number(value);
    if (!wanted)
        return wanted.error();
    return setGold(edit.team, *wanted);
}

Result<Team> colours(const OpenTeam &edit, const QString &value)
{
    const auto first = colour(value.section(u',', 0, 0));
    const auto second = colour(value.section(u',', 1));
    if (!first || !second)
        return first ? second.error() : first.error();
    Team team = edit.team;
    team.primary = *first;
    team.secondary = *second;
    return team;
}

Result<Team> badge(const OpenTeam &edit, const QString &value)
{
    const auto shape = badgeShapeFromName(value.section(u',', 0, 0));
    const auto charge = badgeChargeFromName(value.section(u',', 1));
    if (!shape || !charge)
        return usage(TeamEdits::tr("\"%1\" is not a badge such as shield,skull.").arg(value));
    Badge drawn = edit.team.badge;
    drawn.shape = *shape;
    drawn.charge = *charge;
    drawn.png.clear();
    return setBadge(edit.team, drawn);
}

Result<Team> choose(const OpenTeam &edit, const QString &value)
{
    const auto choices = parseOptionChoices(value, *edit.ruleset);
    if (!choices)
        return choices.error();
    Team team = edit.team;
    for (const auto &[option, chosen] : *choices)
        team.options.insert_or_assign(option, chosen);
    return team;
}

Result<Team> nameAll(const OpenTeam &edit, const QString &)
{
    const auto names = loadNames();
    if (!names)
        return names.error();
    SeededRandomSource dice(SeededRandomSource::systemSeed());
    return inventNames(edit.team, *names, dice);
}

template<TeamAsset asset>
Result<Team> have(const OpenTeam &edit, const QString &value)
{
    const auto wanted = number(value);
    return wanted ? bringTo(edit.team, *edit.ruleset, asset, *wanted)
                  : Result<Team>(wanted.error());
}

Result<Team> call(const OpenTeam &edit, const QString &value)
{
    return renameTeam(edit.team, value.trimmed());
}

Result<Team> coach(const OpenTeam &edit, const QString &value)
{
    return setCoach(edit.team, value.trimmed());
}

Result<Team> notes(const OpenTeam &edit, const QString &value)
{
    return setNotes(edit.team, value);
}

Result<Team> fillUp(const OpenTeam &edit, const QString &)
{
    return fillWithJourneymen(edit.team, *edit.ruleset);
}

Result<Team> found(const OpenTeam &edit, const QString &)
{
    return foundTeam(edit.team, *edit.ruleset);
}

} // namespace

const std::vector<TeamEdit> &teamEdits()
{
    static const std::vector<TeamEdit> all{
        {u"name"_s, u"N"_s, QT_TRANSLATE_NOOP("TeamEdits", "The name of the team."), call},
        {u"coach"_s, u"C"_s, QT_TRANSLATE_NOOP("TeamEdits", "The name of the coach."), coach},
        {u"notes"_s, u"TEXT"_s, QT_TRANSLATE_NOOP("TeamEdits", "Notes on the team."), notes},
        {u"colours"_s, u"A,B"_s,
         QT_TRANSLATE_NOOP("TeamEdits", "Both colours, such as #204080,#ffffff."), colours},
        {u"badge"_s, u"A,B"_s,
         QT_TRANSLATE_NOOP("TeamEdits", "Shape and charge of the badge, such as shield,skull."),
         badge},
        {u"gold"_s, u"G"_s,
         QT_TRANSLATE_NOOP("TeamEdits",
                           "The treasury, or the budget of a team that is being built."),
         gold},
        {u"options"_s, u"LIST"_s,
         QT_TRANSLATE_NOOP("TeamEdits", "Optional rules of its league, such as aging=off."),
         choose},
        {u"fire"_s, u"PLAYER"_s, QT_TRANSLATE_NOOP("TeamEdits", "Lets a player go."), fire},
        {u"retire"_s, u"PLAYER"_s, QT_TRANSLATE_NOOP("TeamEdits", "Lets a player retire."), retire},
        {u"sign"_s, u"PLAYER"_s, QT_TRANSLATE_NOOP("TeamEdits", "Signs a journeyman for good."),
         sign},
        {u"hire"_s, u"LIST"_s,
         QT_TRANSLATE_NOOP("TeamEdits", "Players to hire, such as lineman:2,blitzer."), hireAll},
        {u"rerolls"_s, u"N"_s, QT_TRANSLATE_NOOP("TeamEdits", "How many there are to be."),
         have<TeamAsset::Reroll>},
        {u"fan-factor"_s, u"N"_s, QT_TRANSLATE_NOOP("TeamEdits", "How many there are to be."),
         have<TeamAsset::FanFactor>},
        {u"assistant-coaches"_s, u"N"_s,
         QT_TRANSLATE_NOOP("TeamEdits", "How many there are to be."),
         have<TeamAsset::AssistantCoach>},
        {u"cheerleaders"_s, u"N"_s, QT_TRANSLATE_NOOP("TeamEdits", "How many there are to be."),
         have<TeamAsset::Cheerleader>},
        {u"apothecary"_s, u"N"_s, QT_TRANSLATE_NOOP("TeamEdits", "How many there are to be."),
         have<TeamAsset::Apothecary>},
        {u"rename"_s, u"PLAYER=NAME"_s, QT_TRANSLATE_NOOP("TeamEdits", "Names a player."), rename},
        {u"number"_s, u"PLAYER=N"_s,
         QT_TRANSLATE_NOOP("TeamEdits", "The number on a player's shirt."), renumber},
        {u"position"_s, u"PLAYER=POSITION"_s,
         QT_TRANSLATE_NOOP("TeamEdits", "The position of a player."), reposition},
        {u"record"_s, u"PLAYER=KEY:N"_s,
         QT_TRANSLATE_NOOP(
             "TeamEdits",
             "A figure of a player: completion, touchdown, interception, casualty, mvp or other; "
             "niggling, absent or a characteristic with points lost, such as ma."),
         record},
        {u"note"_s, u"PLAYER=TEXT"_s, QT_TRANSLATE_NOOP("TeamEdits", "Notes on a player."), note},
        {u"journeymen"_s, {}, QT_TRANSLATE_NOOP("TeamEdits", "Fills up with journeymen."), fillUp},
        {u"invent-names"_s,
         {},
         QT_TRANSLATE_NOOP("TeamEdits", "Names everybody without a name."),
         nameAll},
        {u"ready"_s,
         {},
         QT_TRANSLATE_NOOP("TeamEdits", "Ends the building: the gold left is the treasury."),
         found},
    };
    return all;
}

void addTeamEditOptions(CliParser &parser)
{
    for (const TeamEdit &edit : teamEdits())
        parser.addOption({edit.option}, TeamEdits::tr(edit.description), edit.valueName);
}

} // namespace dugout
