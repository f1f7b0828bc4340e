// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/tourplayformat.h"

#include "core/exchange/foreign/foreignreading.h"
#include "core/exchange/foreign/xmlhead.h"
#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout::tourplay {

namespace {

struct TourPlayFormat
{
    Q_DECLARE_TR_FUNCTIONS(TourPlayFormat)
};

void readSkills(FieldReader &reader, ForeignPlayer &player, ImportNotes &notes)
{
    const DataNode *list = reader.child(u"skills"_s);
    if (!list)
        return;
    for (size_t row = 0; row < std::min<size_t>(list->children.size(), 2 * foreignlimits::skills);
         ++row) {
        const DataNode *master = list->children[row].child(u"skillMaster");
        const DataNode *name = master ? master->child(u"name") : nullptr;
        addSkillName(name ? name->text : QString(), reader.place(u"skills"_s), player, notes);
    }
}

/// Numbers against those of his position in the same file, whatever the edition says.
void readChange(FieldReader &reader, ForeignPlayer &player, ImportNotes &notes)
{
    const auto now = readProfile(reader);
    const DataNode *master = reader.child(u"lineUpMaster"_s);
    if (!master)
        return;
    FieldReader fields(*master, reader.place(u"lineUpMaster"_s), notes);
    const auto before = readProfile(fields);
    if (player.position.isEmpty())
        player.position = fields.text(u"position"_s);
    if (!now || !before)
        return;
    Profile change;
    for (const Stat stat : allStats)
        change = withStat(change, stat, statOf(*now, stat) - statOf(*before, stat));
    // Files with a passing value have agility as the roll that is needed: less is better.
    if (const DataNode *passing = master->child(u"pa"); passing && passing->text.toInt() > 0)
        change.agility = -change.agility;
    player.change = change;
}

ForeignPlayer readPlayer(const DataNode &node, const QString &place, ImportNotes &notes)
{
    FieldReader reader(node, place, notes);
    ForeignPlayer player;
    player.place = place;
    player.number = reader.number(u"number"_s, 0, highestNumber).value_or(0);
    player.name = reader.text(u"name"_s);
    player.position = reader.text(u"position"_s);
    readChange(reader, player, notes);
    readSkills(reader, player, notes);
    player.injuries.niggling = reader.number(u"nigglingInjuries"_s, 0, mostOfAnything).value_or(0);
    player.achievements.completions = reader.count(u"totalPass"_s);
    player.achievements.touchdowns = reader.count(u"totalTouchdowns"_s);
    player.achievements.interceptions = reader.count(u"totalInterceptions"_s);
    player.achievements.casualties = reader.count(u"totalCasualties"_s);
    player.achievements.mvps = reader.count(u"totalMVP"_s);
    player.points = reader.anyNumber({u"totalStarPlayerPoints"_s, u"starPlayerPoints"_s}, 0,
                                     foreignlimits::points);
    const DataNode *canPlay = reader.child(u"canPlayNextGame"_s);
    player.missesNextMatch = canPlay && canPlay->text == u"false"_s;
    if (reader.flag(u"isStarPlayer"_s))
        player.kind = PlayerKind::Star;
    // Ids, pictures, and what follows from the rest.
    reader.skip({u"id"_s, u"lineUpMasterId"_s, u"rosterId"_s, u"iconClass"_s, u"cost"_s, u"level"_s,
                 u"isActive"_s, u"isAvailableForStarPoints"_s, u"isBigGuy"_s,
                 u"pendingImprovements"_s});
    reader.noteRest();
    return player;
}

/// TourPlay counts gold in thousands; a treasury nobody could fill that way is in gold pieces.
int readTreasury(FieldReader &reader)
{
    constexpr int mostThousands = 5'000;
    const int written = reader.number(u"treasury"_s, -mostGoldPieces, mostGoldPieces).value_or(0);
    if (std::abs(written) <= mostThousands)
        return written * 1000;
    reader.note(u"treasury"_s, QString::number(written),
                TourPlayFormat::tr("This is taken for gold pieces, not for thousands of them."));
    return written;
}

void readTeam(FieldReader &reader, ForeignTeam &team)
{
    team.name = reader.text(u"teamName"_s);
    const DataNode *master = reader.child(u"rosterMaster"_s);
    const DataNode *race = master ? master->child(u"name") : nullptr;
    team.race = race ? shortened(cleanText(race->text), longestName) : QString();
    if (const QString named = reader.text(u"teamRace"_s); team.race.isEmpty())
        team.race = named;
    if (const DataNode *player = reader.child(u"player"_s)) {
        if (const DataNode *coach = player->child(u"userNameToShow"))
            team.coach = shortened(cleanText(coach->text), longestName);
    }
    team.rerolls = reader.number(u"reRolls"_s, 0, mostOfAnything).value_or(0);
    team.fanFactor = reader.number(u"fanFactor"_s, 0, mostOfAnything).value_or(0);
    team.assistantCoaches = reader.number(u"assistantCoaches"_s, 0, mostOfAnything).value_or(0);
    team.cheerleaders = reader.number(u"cheerLeaders"_s, 0, mostOfAnything).value_or(0);
    team.apothecaries = reader.flag(u"apothecary"_s) ? 1 : 0;
    team.treasury = readTreasury(reader);
    team.isOfLaterEdition = reader.hasAny({u"teamSpecialRules"_s}); // they came in 2020
    readPlayerList(reader, u"lineUps"_s, {}, team, readPlayer);
    // The list the team was chosen from, ids, pictures, and what follows from the rest.
    reader.skip({u"id"_s, u"imageFile"_s, u"teamValue"_s, u"teamValueVanilla"_s, u"ruleSet"_s,
                 u"necromancer"_s, u"coachRank"_s, u"state"_s});
    reader.noteRest();
}

} // namespace

bool sniff(const QByteArray &bytes)
{
    return looksLikeJson(bytes) && bytes.contains("\"lineUps\"");
}

Result<ForeignTeam> read(const QByteArray &bytes)
{
    const auto root = parseJson(bytes);
    if (!root)
        return root.error();
    if (!root->child(u"lineUps"))
        return noTeamInFile();
    ForeignTeam team;
    FieldReader reader(*root, {}, team.notes);
    readTeam(reader, team);
    return team;
}

} // namespace dugout::tourplay
