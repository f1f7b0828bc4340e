// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/skirmishscene.h"

#include "core/skirmish/battlefield/fieldactions.h"
#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/cards/modifierwords.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "core/skirmish/words/fightermark.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/text/localizedtext.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString attackWords(const CardWords &words, const AttackAction &attack)
{
    const QString name = localized(attack.name);
    return name.isEmpty() ? words.attack(attack) : u"%1: %2"_s.arg(name, words.attack(attack));
}

int countOf(const CardPile &pile)
{
    return static_cast<int>(pile.size());
}

} // namespace

SkirmishScene::SkirmishScene(const SkirmishContext &context, const SkirmishState &state)
    : m_context(context)
    , m_state(state)
{ }

PlayerSeen SkirmishScene::player(Seat seat) const
{
    const SkirmishPlayer &player = m_state.player(seat);
    PlayerSeen seen;
    seen.seat = seat;
    seen.name = m_context.seat(seat).name;
    seen.warband = localized(m_context.seat(seat).warband.name);
    seen.glory = player.totalGlory();
    seen.spent = player.glorySpent;
    seen.activations = player.activations;
    seen.mostActivations = m_context.activations();
    seen.used = m_state.phase == SkirmishPhase::SetUp ? 0 : seen.mostActivations - seen.activations;
    seen.tracksCards = m_state.tracksCards();
    seen.objectives = countOf(player.objectives.hand);
    seen.powers = countOf(player.powers.hand);
    seen.objectiveDeck = countOf(player.objectives.deck);
    seen.powerDeck = countOf(player.powers.deck);
    seen.active = m_state.phase == SkirmishPhase::Action && m_state.active == seat;
    seen.activates = seen.active && !m_state.agenda.empty()
        && m_state.agenda.back().kind == SkirmishKind::Activation;
    seen.countable = isCounting();
    seen.countsActivations
        = !m_state.agenda.empty() && m_state.agenda.back().kind == SkirmishKind::Counters;
    const SkirmishSpeech speech(m_context, m_state);
    for (const CardPile *pile : {&player.objectives.discard, &player.powers.discard}) {
        for (const CardId &card : *pile)
            seen.discards.append(speech.card(card.text()));
    }
    return seen;
}

bool SkirmishScene::isCounting() const
{
    static constexpr std::array pauses{SkirmishKind::Counters, SkirmishKind::EndReminder,
                                       SkirmishKind::Activation, SkirmishKind::Power};
    return m_state.way != SkirmishWay::Everything && !m_state.agenda.empty()
        && std::find(pauses.begin(), pauses.end(), m_state.agenda.back().kind) != pauses.end();
}

QStringList SkirmishScene::card(const FighterRef &ref) const
{
    const CardWords words(m_context.ruleset());
    const SkirmishFighter &fighter = *m_state.find(ref);
    QStringList lines;
    for (const AttackAction &attack : attacksOf(m_context, m_state, ref))
        lines.append(attackWords(words, attack));
    for (const CardId &id : fighter.upgrades) {
        if (const SkirmishCard *upgrade = m_context.card(id)) {
            QStringList parts{words.details(*upgrade), localized(upgrade->summary)};
            parts.removeAll(QString());
            lines.append(u"%1: %2"_s.arg(localized(upgrade->name), parts.join(u". "_s)));
        }
    }
    const FighterCard *printed = m_context.fighter(ref);
    if (!fighter.inspired && printed && !printed->inspire.isEmpty())
        lines.append(tr("Inspired: %1", "the condition").arg(localized(printed->inspire)));
    if (printed) {
        const FighterSide &other = printed->side(!fighter.inspired);
        QStringList parts{words.side(other)};
        for (const AttackAction &attack : other.attacks)
            parts.append(attackWords(words, attack));
        lines.append((fighter.inspired ? tr("Other side: %1") : tr("Inspired side: %1"))
                         .arg(parts.join(u"; "_s)));
    }
    if (m_state.phase == SkirmishPhase::Action)
        lines.append(mayStill(ref));
    return lines;
}

QString SkirmishScene::mayStill(const FighterRef &ref) const
{
    const SkirmishSpeech speech(m_context, m_state);
    QStringList words;
    for (const auto verb : openActions(m_context, m_state, ref))
        words.append(speech.nameOf(verb));
    return words.isEmpty() ? tr("May do nothing more in this phase")
                           : tr("May still: %1").arg(words.join(u", "_s));
}

QStringList SkirmishScene::tokens(const SkirmishFighter &fighter) const
{
    QStringList words;
    if (fighter.charged)
        words.append(tr("charged"));
    else if (fighter.moved)
        words.append(tr("moved"));
    if (fighter.guard)
        words.append(tr("on guard"));
    if (fighter.spent)
        words.append(tr("done for this phase"));
    for (const ObjectiveToken &token : m_state.objectives) {
        if (!fighter.hex || token.hex != fighter.hex)
            continue;
        if (token.relic)
            words.append(tr("holds the Relic"));
        else if (token.number > 0)
            words.append(tr("holds %1", "the number of an objective").arg(token.number));
    }
    if (!fighter.placed && !fighter.out)
        words.append(tr("not placed yet"));
    return words;
}

FighterSeen SkirmishScene::fighter(const FighterRef &ref) const
{
    const SkirmishFighter &fighter = *m_state.find(ref);
    const FighterValues values = valuesOf(m_context, m_state, ref);
    FighterSeen seen;
    seen.ref = ref;
    seen.name = localized(m_context.fighter(ref)->name);
    if (m_context.tracksField())
        seen.mark = fighterMark(m_context, ref);
    seen.inspired = fighter.inspired;
    seen.out = fighter.out;
    seen.placed = fighter.placed;
    seen.damage = fighter.damage;
    seen.wounds = values.wounds;
    seen.tokens = tokens(fighter);
    seen.moved = fighter.moved;
    seen.charged = fighter.charged;
    seen.guard = fighter.guard;
    seen.countable = isCounting();
    seen.quiet = m_state.way == SkirmishWay::Table && m_context.tracksField();
    for (const FighterMark &mark : fighter.marks) {
        QStringList changes;
        for (const QString &text : mark.modifiers) {
            if (const auto modifier = modifierFromString(text))
                changes.append(modifierWords(*modifier));
        }
        const QString words = changes.join(u", "_s);
        seen.upgrades.append(mark.name.isEmpty()
                                 ? (words.isEmpty() ? tr("an upgrade") : words)
                                 : mark.name + (words.isEmpty() ? words : u" ("_s + words + u')'));
    }
    for (const CardId &id : fighter.upgrades)
        seen.upgrades.append(SkirmishSpeech(m_context, m_state).card(id.text()));
    if (values.move || values.defenceDice) // question marks alone say nothing
        seen.values
            = CardWords(m_context.ruleset())
                  .moveAndDefence({values.move, values.defenceDice, values.defenceSymbol, {}, {}});
    return seen;
}

std::vector<FighterSeen> SkirmishScene::fighters(Seat seat, const FighterRef &lookedAt) const
{
    std::vector<FighterSeen> all;
    for (const SkirmishFighter &one : m_state.player(seat).fighters) {
        all.push_back(fighter({seat, one.id}));
        if (all.back().ref != lookedAt)
            continue;
        all.back().card = card(lookedAt);
        for (const CardId &id : one.upgrades) { // they stand there with their words
            if (m_context.card(id))
                all.back().upgrades.removeOne(SkirmishSpeech(m_context, m_state).card(id.text()));
        }
    }
    return all;
}

FieldScene SkirmishScene::field() const
{
    FieldScene scene;
    scene.boards = m_state.field ? m_state.field->boards() : m_state.boards;
    scene.settled = static_cast<bool>(m_state.field);
    scene.objectives = m_state.objectives;
    for (Seat seat = 0; seat < m_state.playerCount(); ++seat) {
        for (const SkirmishFighter &one : m_state.player(seat).fighters) {
            if (!one.hex)
                continue;
            const FighterSeen seen = fighter({seat, one.id});
            scene.fighters.push_back({seen.ref, *one.hex, seen.name, seen.mark, seen.damage,
                                      seen.inspired, seen.tokens, one.charged, one.moved, one.guard,
                                      seen.wounds});
        }
    }
    return scene;
}

QString SkirmishScene::standing() const
{
    QStringList out;
    QStringList held;
    for (Seat seat = 0; seat < m_state.playerCount(); ++seat) {
        const auto &own = m_state.player(seat).fighters;
        const auto gone = std::count_if(own.begin(), own.end(),
                                        [](const SkirmishFighter &one) { return one.out; });
        const QString name = m_context.seat(seat).name + QChar::Nbsp;
        out.append(name + QString::number(gone));
        held.append(name + QString::number(objectivesHeld(m_state, seat)));
    }
    const QString words = tr("Out of action: %1").arg(out.join(u", "_s));
    const bool seen = m_context.tracksField() && m_state.way != SkirmishWay::Counters;
    return seen ? words + u" · "_s + tr("objectives held: %1").arg(held.join(u", "_s)) : words;
}

QStringList SkirmishScene::lyingPloys() const
{
    QStringList lines;
    const SkirmishSpeech speech(m_context, m_state);
    for (const LyingPloy &ploy : m_state.lying) {
        const QString name = speech.card(ploy.card.text());
        lines.append(ploy.duration == PloyDuration::Round
                         ? tr("%1: until the round ends").arg(name)
                         : tr("%1: for the next activation").arg(name));
    }
    return lines;
}

} // namespace dugout
