// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/playersettler.h"

#include "core/exchange/foreign/namewords.h"
#include "core/team/improvement.h"
#include "core/team/teamedits.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// As many as our own team file takes.
constexpr size_t mostImprovements = 30;

/// What the notes call a field of a player.
QString fieldWord(const QString &field, Language language)
{
    if (const auto stat = statFromKey(field))
        return statLetters(*stat, language);
    if (field == u"position"_s)
        return PlayerSettler::tr("position");
    if (field == u"skills"_s)
        return PlayerSettler::tr("skills");
    return field == u"number"_s ? PlayerSettler::tr("number") : PlayerSettler::tr("points");
}

bool contains(const std::vector<SkillId> &skills, const SkillId &skill)
{
    return std::find(skills.begin(), skills.end(), skill) != skills.end();
}

} // namespace

PlayerSettler::PlayerSettler(const Ruleset &ruleset, const NameMatcher &matcher, Team &team,
                             ImportNotes &notes, const ImportWishes &wishes)
    : m_ruleset(ruleset)
    , m_matcher(matcher)
    , m_team(team)
    , m_notes(notes)
    , m_wishes(wishes)
    , m_language(wishes.language)
{ }

void PlayerSettler::note(const ForeignPlayer &foreign, const QString &field, const QString &value,
                         const QString &reason, NoteWeight weight)
{
    m_notes.push_back(
        {foreign.place + u'/' + field, value, reason, weight, {}, fieldWord(field, m_language)});
}

void PlayerSettler::settle(const ForeignPlayer &foreign)
{
    Player player;
    player.id = PlayerId(QString::number(m_team.nextPlayer++));
    player.name = foreign.name;
    player.status = foreign.status;
    player.missesNextMatch = foreign.missesNextMatch;
    takeRole(foreign, player);
    takeNumber(foreign, player);
    takeSkills(foreign, player);
    takeStats(foreign, player);
    takePoints(foreign, player);
    (player.status == PlayerStatus::Active ? m_team.players : m_team.formerPlayers)
        .push_back(std::move(player));
}

bool PlayerSettler::takeStar(const ForeignPlayer &foreign, Player &player) const
{
    for (const QString &name : {foreign.position, foreign.name}) {
        if (const auto [star, member] = m_matcher.star(name); star) {
            player.kind = PlayerKind::Star;
            player.star = star->id;
            player.starMember = member;
            return true;
        }
    }
    return false;
}

NameMatcher::PositionMatch PlayerSettler::positionFor(const ForeignPlayer &foreign) const
{
    const Roster &roster = *rosterOf(m_team, m_ruleset);
    for (const auto &[word, position] : m_wishes.positions) {
        if (nameKey(word) == nameKey(foreign.position))
            return {roster.position(position), false};
    }
    return m_matcher.position(roster, foreign.position);
}

/// The word of the file stays as his position, which the check of the team complains of until the
/// coach has chosen one: a guess would play on as if it were true.
void PlayerSettler::leaveOpen(const ForeignPlayer &foreign, Player &player)
{
    const bool isStar = player.kind == PlayerKind::Star;
    player.kind = isStar ? PlayerKind::Rostered : player.kind;
    const QString word = idFromName(foreign.position);
    player.position = PositionId(word.isEmpty() ? u"unknown"_s : word);
    note(foreign, u"position"_s, foreign.position,
         isStar ? tr("This edition has no such star; choose a position.")
                : tr("The team list has no such position; choose another."),
         NoteWeight::ToSettle);
}

void PlayerSettler::takeRole(const ForeignPlayer &foreign, Player &player)
{
    player.kind = foreign.kind;
    const auto [position, isGuess] = positionFor(foreign);
    if ((player.kind == PlayerKind::Star || !position || isGuess) && takeStar(foreign, player))
        return;
    if (!position || player.kind == PlayerKind::Star) {
        leaveOpen(foreign, player);
        return;
    }
    player.position = position->id;
    if (isGuess)
        note(foreign, u"position"_s, foreign.position,
             tr("This is taken to mean %1.").arg(position->name.in(m_language)));
}

void PlayerSettler::takeNumber(const ForeignPlayer &foreign, Player &player)
{
    const bool taken
        = std::any_of(m_team.players.begin(), m_team.players.end(),
                      [&foreign](const Player &other) { return other.number == foreign.number; });
    const bool isUsable = foreign.number >= 1 && foreign.number <= highestNumber;
    if (isUsable && (!taken || player.status != PlayerStatus::Active)) {
        player.number = foreign.number;
        return;
    }
    player.number = freeNumber(m_team);
    if (foreign.number != 0)
        note(foreign, u"number"_s, QString::number(foreign.number),
             tr("Number already taken; this player gets %1.").arg(player.number));
}

void PlayerSettler::improve(const ForeignPlayer &foreign, Player &player, const Gain &gain)
{
    if (player.improvements.size() >= mostImprovements) {
        note(foreign, u"skills"_s, {}, tr("Nobody has learnt that much; the rest is left out."));
        return;
    }
    player.improvements.push_back({gain, {}, gainValue(gain, player, m_team, m_ruleset), {}});
}

void PlayerSettler::takeGain(const ForeignPlayer &foreign, Player &player, const QString &name)
{
    const auto gain = m_matcher.gain(name);
    if (!gain) {
        note(foreign, u"skills"_s, name, tr("This edition has no such skill."),
             NoteWeight::ToSettle);
        return;
    }
    const SkillId *skill = std::get_if<SkillId>(&*gain);
    if (!skill) {
        improve(foreign, player, *gain);
        return;
    }
    if (contains(startingSkills(player, m_team, m_ruleset), *skill)) {
        // What a journeyman always has is written beside what he learnt.
        if (!foreign.skillsAreComplete && foreign.kind == PlayerKind::Rostered)
            note(foreign, u"skills"_s, name, tr("The position already has this skill."));
        return;
    }
    if (contains(gainedSkills(player), *skill)) {
        note(foreign, u"skills"_s, name, tr("Already has this skill."));
        return;
    }
    // Nobody learns an extraordinary skill. Any other may have been learnt against the rules, which
    // the check of the team will say.
    const SkillCategory category = m_ruleset.skills().find(*skill)->category;
    if (!canImprove(player) || category == SkillCategory::Extraordinary)
        player.extraSkills.push_back(*skill);
    else
        improve(foreign, player, *gain);
}

void PlayerSettler::takeSkills(const ForeignPlayer &foreign, Player &player)
{
    for (const QString &name : foreign.skills)
        takeGain(foreign, player, name);
    if (!foreign.skillsAreComplete)
        return;
    std::vector<SkillId> listed;
    for (const QString &name : foreign.skills) {
        const auto gain = m_matcher.gain(name);
        if (const SkillId *skill = gain ? std::get_if<SkillId>(&*gain) : nullptr)
            listed.push_back(*skill);
    }
    for (const SkillId &skill : startingSkills(player, m_team, m_ruleset)) {
        if (!contains(listed, skill))
            note(foreign, u"skills"_s, m_ruleset.skills().find(skill)->name.in(m_language),
                 tr("Every player of this position has this skill, but the file does not say so."));
    }
}

void PlayerSettler::changeStat(const ForeignPlayer &foreign, Player &player, Stat stat, int change)
{
    if (change == 0)
        return;
    for (int i = 0; i < change; ++i)
        improve(foreign, player, stat);
    if (change < 0)
        player.injuries.losses
            = withStat(player.injuries.losses, stat, statOf(player.injuries.losses, stat) - change);
    note(foreign, statKey(stat), change > 0 ? u"+%1"_s.arg(change) : QString::number(change),
         change > 0 ? tr("The difference is entered as an improvement.")
                    : tr("The difference is entered as an injury."));
}

void PlayerSettler::takeStats(const ForeignPlayer &foreign, Player &player)
{
    player.injuries = foreign.injuries;
    if (!foreign.profile && !foreign.change)
        return;
    const Profile start = startingProfile(player, m_team, m_ruleset);
    for (const Stat stat : allStats) {
        const auto gained = std::count_if(player.improvements.begin(), player.improvements.end(),
                                          [stat](const Improvement &each) {
                                              const Stat *gain = std::get_if<Stat>(&each.gain);
                                              return gain && *gain == stat;
                                          });
        const int known = static_cast<int>(gained) - statOf(player.injuries.losses, stat);
        const int change = foreign.change ? statOf(*foreign.change, stat)
                                          : statOf(*foreign.profile, stat) - statOf(start, stat);
        changeStat(foreign, player, stat, change - known);
    }
}

void PlayerSettler::takePoints(const ForeignPlayer &foreign, Player &player)
{
    player.achievements = foreign.achievements;
    if (!foreign.points)
        return;
    const int missing = *foreign.points - starPlayerPoints(player, m_ruleset);
    if (missing < 0)
        note(foreign, u"points"_s, QString::number(*foreign.points),
             tr("The recorded actions are worth %1 points, and that counts.")
                 .arg(starPlayerPoints(player, m_ruleset)));
    else
        player.achievements.other += missing;
}

} // namespace dugout
