// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/battlescribeformat.h"

#include "core/exchange/foreign/foreignreading.h"
#include "core/exchange/foreign/injurywords.h"
#include "core/exchange/foreign/namematcher.h"
#include "core/exchange/foreign/xmlhead.h"
#include "core/exchange/foreign/zipfile.h"
#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout::battlescribe {

namespace {

struct BattleScribeFormat
{
    Q_DECLARE_TR_FUNCTIONS(BattleScribeFormat)
};

QString attribute(const DataNode &node, QStringView name)
{
    const DataNode *found = node.child(name);
    return found ? cleanText(found->text) : QString();
}

std::vector<const DataNode *> selectionsOf(const DataNode &node)
{
    std::vector<const DataNode *> list;
    if (const DataNode *parent = node.child(u"selections")) {
        for (const DataNode &each : parent->children) {
            if (each.name == u"selection")
                list.push_back(&each);
        }
    }
    return list;
}

/// The profile of a player or a star; null for everything else that can be selected.
const DataNode *playerProfile(const DataNode &selection)
{
    const DataNode *profiles = selection.child(u"profiles");
    if (!profiles)
        return nullptr;
    for (const DataNode &profile : profiles->children) {
        const QString type
            = attribute(profile, u"typeName") + attribute(profile, u"profileTypeName");
        if (type.endsWith(u"Player"_s))
            return &profile;
    }
    return nullptr;
}

/// Takes one team's selections apart: players, and what a team has besides.
class RosterReader
{
public:
    explicit RosterReader(ForeignTeam &team)
        : m_team(team)
    { }

    void take(const DataNode &selection, const QString &place)
    {
        const QString name = attribute(selection, u"name");
        const int count = countOf(selection, place);
        if (const DataNode *profile = playerProfile(selection))
            takePlayers(selection, *profile, count, place);
        else if (int *asset = assetOf(name))
            *asset = std::min(*asset + count, mostOfAnything);
        else if (nameKey(name) == u"treasury"_s)
            m_team.treasury = count;
        else
            takeInside(selection, place, name);
    }

private:
    /// A group such as "Sideline Staff" stands for what is selected in it.
    void takeInside(const DataNode &selection, const QString &place, const QString &name)
    {
        const auto inner = selectionsOf(selection);
        if (inner.empty())
            m_team.notes.push_back({place, shortened(name, longestName),
                                    FieldReader::nothingOfThisKind(), NoteWeight::LeftOut});
        for (const DataNode *each : inner)
            take(*each, place + u'/' + shortened(name, longestName));
    }

    int countOf(const DataNode &selection, const QString &place)
    {
        FieldReader reader(selection, place, m_team.notes);
        return reader.number(u"number"_s, 1, mostOfAnything).value_or(1);
    }

    int *assetOf(const QString &name)
    {
        const QString key = nameKey(name);
        const auto is = [&key](const QString &word) { return key.contains(word); };
        if (is(u"reroll"_s))
            return &m_team.rerolls;
        if (is(u"apothecary"_s))
            return &m_team.apothecaries;
        if (is(u"cheerleader"_s))
            return &m_team.cheerleaders;
        if (is(u"assistantcoach"_s))
            return &m_team.assistantCoaches;
        if (is(u"fanfactor"_s) || is(u"dedicatedfan"_s))
            return &m_team.fanFactor;
        return nullptr;
    }

    void takePlayers(const DataNode &selection, const DataNode &profile, int count,
                     const QString &place)
    {
        ForeignPlayer player;
        player.place = place;
        player.position = shortened(attribute(selection, u"name"), longestName);
        player.name = shortened(attribute(selection, u"customName"), longestName);
        const QString type
            = attribute(profile, u"typeName") + attribute(profile, u"profileTypeName");
        if (type.startsWith(u"Star"_s))
            player.kind = PlayerKind::Star;
        for (const DataNode *upgrade : selectionsOf(selection))
            takeUpgrade(*upgrade, player, 0);
        for (int i = 0; i < count; ++i) {
            if (m_team.players.size() >= foreignlimits::players) {
                m_team.notes.push_back(
                    {place, player.position,
                     BattleScribeFormat::tr("There are more players than fit.")});
                return;
            }
            m_team.players.push_back(player);
        }
    }

    void takeUpgrade(const DataNode &upgrade, ForeignPlayer &player, int depth)
    {
        const auto inner = selectionsOf(upgrade);
        if (!inner.empty() && depth < datalimits::depth) {
            for (const DataNode *each : inner)
                takeUpgrade(*each, player, depth + 1);
            return;
        }
        const QString name = shortened(attribute(upgrade, u"name"), longestName);
        const int count = countOf(upgrade, player.place);
        if (nameKey(name) == u"spp"_s || nameKey(name) == u"starplayerpoints"_s) {
            player.points = player.points.value_or(0) + count;
            return;
        }
        for (int i = 0; i < std::min(count, foreignlimits::skills); ++i) {
            if (!addInjury(name, player))
                addSkillName(name, player.place, player, m_team.notes);
        }
    }

    ForeignTeam &m_team;
};

ForeignTeam readRoster(const DataNode &root)
{
    ForeignTeam team;
    FieldReader reader(root, {}, team.notes);
    team.name = reader.text(u"name"_s);
    team.edition = reader.text(u"gameSystemName"_s);
    const DataNode *forces = reader.child(u"forces"_s);
    // Ids, versions and sums that follow from what was chosen.
    reader.skip({u"id"_s, u"battleScribeVersion"_s, u"gameSystemId"_s, u"gameSystemRevision"_s,
                 u"costs"_s, u"costLimits"_s, u"xmlns"_s});
    reader.noteRest();
    if (!forces)
        return team;
    RosterReader roster(team);
    for (const DataNode &force : forces->children) {
        const QString catalogue = attribute(force, u"catalogueName");
        if (team.race.isEmpty())
            team.race = shortened(catalogue, longestName);
        else if (catalogue != team.race)
            team.notes.push_back({u"forces"_s, shortened(catalogue, longestName),
                                  BattleScribeFormat::tr("Only one team list can be used.")});
        for (const DataNode *selection : selectionsOf(force))
            roster.take(*selection, u"selections"_s);
    }
    return team;
}

} // namespace

bool sniff(const QByteArray &bytes)
{
    return looksLikeZip(bytes) || xmlHead(bytes).value(0) == u"roster"_s;
}

Result<ForeignTeam> read(const QByteArray &bytes)
{
    QByteArray xml = bytes;
    if (looksLikeZip(bytes)) {
        auto unzipped = unzipFirst(bytes, u".ros"_s, datalimits::bytes);
        if (!unzipped)
            return unzipped.error();
        xml = *std::move(unzipped);
    }
    const auto root = parseXml(xml);
    if (!root)
        return root.error();
    if (root->name != u"roster"_s || !root->child(u"forces"))
        return noTeamInFile();
    return readRoster(*root);
}

} // namespace dugout::battlescribe
