// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/foreignreading.h"

#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ForeignReading
{
    Q_DECLARE_TR_FUNCTIONS(ForeignReading)
};

} // namespace

void readPlayerList(FieldReader &reader, const QString &list, const QString &item,
                    ForeignTeam &team, ReadPlayer readPlayer)
{
    const DataNode *parent = reader.child(list);
    if (!parent)
        return;
    FieldReader players(*parent, reader.place(list), team.notes);
    int row = 0;
    for (const DataNode *node : players.children(item)) {
        if (++row > foreignlimits::players) {
            players.note(item, {}, ForeignReading::tr("There are more players than fit."));
            break;
        }
        team.players.push_back(readPlayer(*node, players.place(QString::number(row)), team.notes));
    }
    players.noteRest();
}

void addSkillName(const QString &name, const QString &place, ForeignPlayer &player,
                  ImportNotes &notes)
{
    const QString clean = shortened(cleanText(name), longestName);
    if (clean.isEmpty())
        return;
    if (player.skills.size() >= foreignlimits::skills) {
        notes.push_back({place, clean, ForeignReading::tr("These are more skills than fit.")});
        return;
    }
    player.skills.append(clean);
}

void readSkillList(FieldReader &reader, const QString &list, const QString &item,
                   ForeignPlayer &player, ImportNotes &notes)
{
    const DataNode *parent = reader.child(list);
    if (!parent)
        return;
    FieldReader skills(*parent, reader.place(list), notes);
    const std::vector<const DataNode *> nodes = skills.children(item);
    for (size_t row = 0; row < std::min<size_t>(nodes.size(), 2 * foreignlimits::skills); ++row) {
        const DataNode &node = *nodes[row];
        addSkillName(QString(node.text).remove(u'*'), reader.place(list), player, notes);
        if (const DataNode *value = node.child(u"value"); value && !value->text.isEmpty())
            notes.push_back({reader.place(list), shortened(cleanText(value->text), longestName),
                             FieldReader::nothingOfThisKind(), NoteWeight::LeftOut});
    }
    skills.noteRest();
}

std::optional<Profile> readProfile(FieldReader &reader, int lowest)
{
    Profile profile;
    bool isWhole = true;
    for (const Stat stat : allStats) {
        const auto value = reader.number(statKey(stat), lowest, foreignlimits::stat);
        isWhole = isWhole && value;
        profile = withStat(profile, stat, value.value_or(0));
    }
    return isWhole ? std::optional(profile) : std::nullopt;
}

Error noTeamInFile()
{
    return {ErrorCode::NoTeam, ForeignReading::tr("There is no team in this file."), {}};
}

} // namespace dugout
