// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/playercard.h"

#include "core/match/effects/carddecks.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The numbers he would have without any improvement, injury or card; his own for a star.
Profile plainProfile(const MatchContext &context, const MatchPlayer &player, Seat seat)
{
    const Roster *roster = context.roster(seat);
    const Position *position = roster ? roster->position(player.who->player.position) : nullptr;
    return position ? position->profile : player.who->profile;
}

std::vector<PlayerFigure> figuresOf(const MatchContext &context, const MatchPlayer &player,
                                    Seat seat)
{
    const Profile plain = plainProfile(context, player, seat);
    const Profile now = player.profile();
    std::vector<PlayerFigure> figures;
    for (const Stat stat : allStats)
        figures.push_back({stat, statOf(now, stat), statOf(now, stat) - statOf(plain, stat)});
    return figures;
}

QStringList illsOf(const MatchContext &context, const MatchPlayer &player)
{
    QStringList ills;
    if (const int niggling = player.who->player.injuries.niggling; niggling > 0)
        ills.append(MatchWords::tr("%n niggling injury/injuries", nullptr, niggling));
    for (const RowId &row : player.casualties) {
        if (const TableRow *result = context.rowById(Tables::Casualty, row.text()))
            ills.append(localized(result->name));
    }
    return ills + player.bookInjuries;
}

QStringList nowOf(const MatchContext &context, const MatchState &state, const MatchPlayer &player,
                  const PlayerRef &ref)
{
    QStringList now = hindranceWords(context, player);
    if (player.isOnPitch() && player.posture == Posture::Prone)
        now.append(MatchWords::tr("prone"));
    if (player.isOnPitch() && player.posture == Posture::Stunned)
        now.append(MatchWords::tr("stunned"));
    if (player.isOnPitch() && state.carrier == ref)
        now.append(MatchWords::tr("has the ball"));
    if (player.where == Whereabouts::KnockedOut)
        now.append(MatchWords::tr("knocked out"));
    if (player.where == Whereabouts::SentOff)
        now.append(MatchWords::tr("sent off"));
    if (player.sitsOut)
        now.append(MatchWords::tr("sits out"));
    return now;
}

QStringList doneOf(const MatchContext &context, const MatchState &state, const MatchPlayer &player)
{
    QStringList done;
    if (state.active != noSeat && state.uses.acted.contains(player.ref()))
        done.append(MatchWords::tr("already activated"));
    if (state.active != noSeat && state.uses.held.contains(player.ref()))
        done.append(MatchWords::tr("began in a tackle zone and may not act"));
    for (const TurnUse &use : player.usedThisTurn) {
        if (const Skill *skill = context.ruleset().skills().find(turnUseText(use)))
            done.append(MatchWords::tr("has used %1").arg(localized(skill->name)));
    }
    return done;
}

/// Cards speak for themselves; what a row of a table lends shows in his numbers.
QStringList lentTo(const MatchContext &context, const MatchPlayer &player)
{
    QStringList lent;
    for (const TimedEffect &timedEffect : player.timedEffects) {
        if (const PlayCard *card = findCard(context, timedEffect.source))
            lent.append(u"%1: %2"_s.arg(localized(card->name), localized(card->summary)));
    }
    return lent;
}

QStringList skillNames(const MatchContext &context, const MatchPlayer &player)
{
    QStringList names;
    for (const QString &id : player.skills()) {
        if (const Skill *skill = context.ruleset().skills().find(id))
            names.append(localized(skill->name));
    }
    return names;
}

/// What he learnt; of a mercenary what was paid for (crp.es.txt:5570-5573).
QStringList gainedBy(const MatchContext &context, const MatchPlayer &player)
{
    const Player &who = player.who->player;
    std::vector<SkillId> gains;
    if (who.kind == PlayerKind::Mercenary)
        gains = who.extraSkills;
    for (const Improvement &each : who.improvements) {
        if (const SkillId *gain = std::get_if<SkillId>(&each.gain))
            gains.push_back(*gain);
    }
    QStringList names;
    for (const SkillId &gain : gains) {
        const Skill *skill = context.ruleset().skills().find(gain);
        if (skill && player.has(gain.text()))
            names.append(localized(skill->name));
    }
    return names;
}

QString roleOf(const MatchPlayer &player)
{
    QStringList parts;
    if (!player.who->player.name.isEmpty() && !player.isCalledByRole())
        parts.append(localized(player.who->role));
    // Without a name his own name says the rest.
    if (const QString kind = kindWords(*player.who);
        !kind.isEmpty() && !player.who->player.name.isEmpty())
        parts.append(kind);
    return parts.join(u", "_s);
}

} // namespace

QString kindWords(const Participant &who)
{
    switch (who.player.kind) {
    case PlayerKind::Journeyman:
        return MatchWords::tr("journeyman");
    case PlayerKind::Mercenary:
        return who.byBook ? MatchWords::tr("freebooter") : MatchWords::tr("mercenary");
    case PlayerKind::Star:
        return MatchWords::tr("star");
    case PlayerKind::Rostered:
        break;
    }
    return {};
}

PlayerCard playerCard(const MatchContext &context, const MatchState &state, const PlayerRef &ref)
{
    const MatchPlayer *player = state.find(ref);
    if (!player)
        return {};
    return {playerName(state, ref),
            roleOf(*player),
            figuresOf(context, *player, ref.seat),
            skillNames(context, *player),
            illsOf(context, *player),
            nowOf(context, state, *player, ref),
            doneOf(context, state, *player),
            lentTo(context, *player),
            gainedBy(context, *player)};
}

QStringList hindranceWords(const MatchContext &context, const MatchPlayer &player)
{
    QStringList words;
    for (const TimedEffect &timedEffect : player.timedEffects) {
        if (!player.isOnPitch() || (!timedEffect.dazed && !timedEffect.rooted))
            continue;
        const Skill *skill = context.ruleset().skills().find(sourceText(timedEffect.source));
        const PlayCard *card = skill ? nullptr : findCard(context, timedEffect.source);
        const QString why = skill ? localized(skill->name)
            : card                ? localized(card->name)
                                  : QString();
        words.append((timedEffect.rooted ? MatchWords::tr("stays put (%1)")
                                         : MatchWords::tr("no tackle zone (%1)"))
                         .arg(why));
    }
    if (player.isOnPitch() && player.hasMark(TurnMark::Thirsty))
        words.append(MatchWords::tr("has to feed"));
    return words;
}

QString skillWords(const PlayerCard &card)
{
    QStringList words;
    for (const QString &skill : card.skills)
        words.append(card.gained.contains(skill) ? u'+' + skill : skill);
    return words.join(u", "_s);
}

QStringList gainedWords(const MatchContext &context, const MatchPlayer &player)
{
    QStringList words = gainedBy(context, player);
    for (QString &word : words)
        word.prepend(u'+');
    return words;
}

QString figureWords(const PlayerFigure &figure)
{
    const QString words
        = u"%1 %2"_s.arg(statLetters(figure.stat, currentLanguage())).arg(figure.value);
    return figure.change == 0 ? words : u"%1 (%2)"_s.arg(words, withSign(figure.change));
}

QString playerCardText(const PlayerCard &card)
{
    if (card.name.isEmpty())
        return {};
    QStringList figures;
    for (const PlayerFigure &figure : card.figures)
        figures.append(figureWords(figure));
    QStringList lines{card.role.isEmpty() ? card.name : u"%1 · %2"_s.arg(card.name, card.role),
                      figures.join(u"  "_s), skillWords(card)};
    lines.append((card.now + card.done + card.ills).join(u", "_s));
    lines += card.lent;
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QString roleInShort(const MatchContext &context, const MatchState &state, const PlayerRef &ref)
{
    const MatchPlayer *player = state.find(ref);
    if (!player)
        return {};
    QStringList parts;
    if (const QString role = roleOf(*player); !role.isEmpty())
        parts.append(role);
    for (const PlayerFigure &figure : figuresOf(context, *player, ref.seat)) {
        if (figure.change != 0)
            parts.append(withSign(figure.change) + QChar::Nbsp
                         + statLetters(figure.stat, currentLanguage()));
    }
    return parts.join(u", "_s);
}

QStringList notesInShort(const MatchContext &context, const MatchState &state, const PlayerRef &ref)
{
    const MatchPlayer *player = state.find(ref);
    if (!player)
        return {};
    // A line is cut where it is too long: the role and his numbers come first.
    QStringList notes = gainedWords(context, *player);
    if (const int niggling = player->who->player.injuries.niggling; niggling > 0)
        notes.prepend(MatchWords::tr("%n niggling", "an old injury, in short", niggling));
    if (const QString role = roleInShort(context, state, ref); !role.isEmpty())
        notes.prepend(role);
    return notes;
}

} // namespace dugout
