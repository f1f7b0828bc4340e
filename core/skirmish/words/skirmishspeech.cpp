// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/skirmishspeech.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/cards/modifierwords.h"
#include "core/skirmish/combat/openvalues.h"
#include "core/skirmish/skirmishgame.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "core/skirmish/steps/powersteps.h"
#include "core/skirmish/steps/reactionsteps.h"
#include "core/skirmish/words/choicephrases.h"
#include "core/skirmish/words/skirmishsummary.h"
#include "core/skirmish/words/skirmishtexts.h"
#include "core/skirmish/words/skirmishwords.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

SkirmishSpeech::SkirmishSpeech(const SkirmishContext &context, const SkirmishState &state, Seat own)
    : m_context(context)
    , m_state(state)
    , m_own(own)
{ }

QString SkirmishSpeech::player(Seat seat) const
{
    return seat < 0 || seat >= m_context.playerCount() ? QString() : m_context.seat(seat).name;
}

QString SkirmishSpeech::fighter(const FighterRef &ref) const
{
    const FighterCard *found = m_context.fighter(ref);
    if (!found)
        return {};
    const bool mirrored
        = std::count_if(m_context.setup().seats.begin(), m_context.setup().seats.end(),
                        [&](const SkirmishSeat &seat) {
                            return seat.warband.id == m_context.seat(ref.seat).warband.id;
                        })
        > 1;
    return mirrored && ref.seat != m_own
        ? u"%1 (%2)"_s.arg(localized(found->name), player(ref.seat))
        : localized(found->name);
}

/// "1:plain-2": whose, and which face.
QString SkirmishSpeech::board(const QString &choice) const
{
    const FighterRef parts = FighterRef::fromString(choice);
    if (!parts.isValid() || parts.seat < 0 || parts.seat >= m_context.playerCount())
        return {};
    const std::vector<BoardFace> &faces = m_context.seat(parts.seat).boards;
    const auto face = std::find_if(faces.begin(), faces.end(), [&parts](const BoardFace &one) {
        return one.board.id == parts.id.text();
    });
    if (face == faces.end())
        return {};
    const QString unnamed = faces.size() == 1 ? SkirmishWords::tr("Plain board") : face->board.id;
    return u"%1 (%2)"_s.arg(face->name.isEmpty() ? unnamed : face->name, player(parts.seat));
}

QString SkirmishSpeech::card(const QString &id) const
{
    const SkirmishCard *found = m_context.card(CardId(id));
    return found ? localized(found->name) : id;
}

QString SkirmishSpeech::attackName(const FighterRef &ref, const AttackId &id) const
{
    for (const AttackAction &attack : attacksOf(m_context, m_state, ref)) {
        if (attack.id == id && !attack.name.isEmpty())
            return localized(attack.name);
    }
    return {};
}

/// What is set beside whom.
QString SkirmishSpeech::changeName(const FighterChange &change) const
{
    const int *damage = std::get_if<int>(&change.to);
    return u"%1: %2"_s.arg(fighter(change.fighter),
                           damage ? SkirmishWords::tr("%n damage", nullptr, *damage)
                                  : nameOf(change.text()));
}

/// The attack that strikes back goes by the name on its card.
QString SkirmishSpeech::parryName(const FighterRef &ref) const
{
    for (const AttackAction &attack : attacksOf(m_context, m_state, ref)) {
        if (attack.effect == cardeffect::parry && !attack.name.isEmpty())
            return u"%1: %2"_s.arg(fighter(ref), localized(attack.name));
    }
    return u"%1: %2"_s.arg(SkirmishWords::tr("Strike back"), fighter(ref));
}

/// The upgrade that lets him put everything into it.
QString SkirmishSpeech::allOutName(const FighterRef &ref) const
{
    const SkirmishFighter *found = m_state.find(ref);
    for (const CardId &id : found ? found->upgrades : std::vector<CardId>{}) {
        const SkirmishCard *upgrade = m_context.card(id);
        if (upgrade && upgrade->effect == cardeffect::allOut)
            return localized(upgrade->name);
    }
    return {};
}

/// The card or attack of a fighter. An attack that an upgrade brings goes by the upgrade's name.
QString SkirmishSpeech::partName(const SkirmishAction &action) const
{
    const QString id = action.attack.isEmpty() ? action.card.text() : action.attack.text();
    const QString attack
        = m_context.card(CardId(id)) ? QString() : attackName(action.fighter, action.attack);
    return u"%1, %2"_s.arg(fighter(action.fighter), attack.isEmpty() ? card(id) : attack);
}

QString SkirmishSpeech::actionName(const SkirmishAction &action) const
{
    if (action.verb == SkirmishChoice::Parry)
        return parryName(action.fighter);
    const bool isPloy = action.verb == SkirmishChoice::Ploy;
    if (isPloy || action.verb == SkirmishChoice::Upgrade)
        return u"%1 (%2)"_s.arg(card(action.card.text()),
                                CardWords::kind(isPloy ? CardKind::Ploy : CardKind::Upgrade));
    const bool hasPart = !action.card.isEmpty() || !action.attack.isEmpty();
    const QString with = !action.fighter.isValid() ? card(action.card.text())
        : hasPart                                  ? partName(action)
                                                   : fighter(action.fighter);
    return u"%1: %2"_s.arg(nameOf(action.verb), with);
}

QString SkirmishSpeech::nameOf(const QString &choice) const
{
    if (const char *phrase = choicePhrase(choice))
        return SkirmishWords::tr(phrase);
    if (const auto modifier = modifierFromString(choice))
        return modifierWords(*modifier);
    if (const auto die = DieRef::fromString(choice))
        return dieName(die->place);
    if (const auto change = FighterChange::fromString(choice))
        return changeName(*change);
    if (const auto one = SeatRef::fromString(choice))
        return player(one->seat);
    if (const auto action = SkirmishAction::fromString(choice))
        return actionName(*action);
    if (const QString name = fighter(FighterRef::fromString(choice)); !name.isEmpty())
        return name;
    if (const QString name = board(choice); !name.isEmpty())
        return name;
    if (m_context.card(CardId(choice)))
        return card(choice);
    if (const SkirmishSymbol *symbol = m_context.ruleset().symbols().find(choice))
        return localized(symbol->name);
    const FighterRef acting = m_state.agenda.empty() ? FighterRef{} : m_state.agenda.back().fighter;
    const QString name = attackName(acting, AttackId(choice));
    return name.isEmpty() ? choice : name;
}

FighterRef SkirmishSpeech::concerned(const QString &prompt) const
{
    if (m_state.agenda.empty())
        return {};
    const bool defends
        = prompt == SkirmishAsks::DefenceDice || prompt == SkirmishAsks::DefenceSymbol;
    return defends && !m_state.combats.empty() ? m_state.combats.back().target
                                               : m_state.agenda.back().fighter;
}

QString SkirmishSpeech::filled(const QString &pattern, const QString &prompt, Seat seat) const
{
    const QString who = fighter(concerned(prompt));
    const QString what = card(cardPlayed(m_state).text());
    QString text = pattern;
    // A coach's own names may hold percent signs: each is put in once, from a fixed pattern.
    text.replace("%3"_L1, u"\u0003"_s).replace("%2"_L1, u"\u0002"_s);
    text.replace("%1"_L1, u"\u0001"_s);
    text.replace(QChar(1), player(seat)).replace(QChar(2), who).replace(QChar(3), what);
    return text;
}

QString SkirmishSpeech::combatSoFar(const SkirmishStep &step) const
{
    const KnownWord<TriggerNames> trigger = step.as<Opportunity>().trigger;
    const bool asks = trigger == Trigger::AttackRolled || trigger == Trigger::AttackFailed
        || trigger == Trigger::DrivenBack || trigger == Trigger::GoingOut
        || trigger == Trigger::AfterAttack;
    if (!asks || m_state.combats.empty())
        return {};
    const Combat &combat = m_state.combats.back();
    // A card may take somebody else out of action meanwhile.
    if (step.fighter != combat.target && step.fighter != combat.attacker)
        return {};
    if (!combat.result && trigger != Trigger::AttackRolled)
        return {};
    const SkirmishFighter *target = m_state.find(combat.target);
    const QString came = outcome(combat.attackRoll, combat.defenceRoll) + u'.';
    return target && target->out
        ? came + u' ' + SkirmishWords::tr("%1 is out of action.").arg(fighter(combat.target))
        : came;
}

QString SkirmishSpeech::reactionDetail(const QString &detail, Seat seat) const
{
    const SkirmishStep &step = m_state.agenda.back();
    const char *phrase = opportunityPhrase(step.as<Opportunity>().trigger);
    QStringList sentences{phrase ? filled(SkirmishWords::tr(phrase), {}, seat) : QString()};
    sentences.append(combatSoFar(step));
    QStringList open;
    for (const SkirmishAction &one : publicReactions(m_context, m_state, step))
        open.append(actionName(one));
    if (!open.isEmpty())
        sentences.append(SkirmishWords::tr("On the table: %1.").arg(open.join(u"; "_s)));
    sentences.append(detail);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// What is offered because nobody has said how far a fighter may go or strike.
QString SkirmishSpeech::openNote(const Prompt &prompt) const
{
    if (m_state.agenda.empty() || !m_context.tracksField())
        return {};
    const SkirmishStep &step = m_state.agenda.back();
    const bool moves = prompt.id == SkirmishAsks::MoveHex || prompt.id == SkirmishAsks::ChargeHex;
    if (moves && !valuesOf(m_context, m_state, step.fighter).move)
        return SkirmishWords::tr("The Move is open: every hex that can be reached is offered.");
    if (prompt.id != SkirmishAsks::AttackTarget)
        return {};
    for (const AttackAction &attack : attacksOf(m_context, m_state, step.fighter)) {
        if (attack.id == step.as<AttackAim>().attack && !attack.range && !attack.allAdjacent)
            return SkirmishWords::tr("The Range is open: every enemy in sight is offered.");
    }
    return {};
}

/// Which attack it is asked of, where it has a name.
QString SkirmishSpeech::rangeTitle(const QString &title) const
{
    const SkirmishStep &step = m_state.agenda.back();
    const std::vector<OpenValue> open
        = openReach(m_context, m_state, step.fighter, step.as<WantedAction>().action);
    const QString name = open.empty() ? QString() : attackName(step.fighter, open.front().attack);
    return name.isEmpty() ? title : u"%1: %2"_s.arg(title, name);
}

/// How far apart they lie, and whether this one may lie at the edge.
QString SkirmishSpeech::objectiveRules(const Prompt &prompt) const
{
    const bool edge = m_state.field
        && std::any_of(prompt.choices.begin(), prompt.choices.end(), [this](const QString &choice) {
                          return m_state.field->isEdge(hexFromText(choice));
                      });
    const QString &table = Tables::ObjectivePlacement;
    return m_context.ruleText(table, Rows::Spacing) + u' '
        + m_context.ruleText(table, edge ? Rows::Exception : Rows::Forbidden);
}

/// What the card says; without one the table knows what it does.
void SkirmishSpeech::sayEffect(PromptWords &words) const
{
    if (const SkirmishCard *played = m_context.card(cardPlayed(m_state)))
        words.why = localized(played->summary);
    else
        words.detail = SkirmishWords::tr("Choose what happens, one thing after another.");
}

/// Who still has activations, where nobody is asked for them one by one.
QString SkirmishSpeech::activationsLeft() const
{
    if (m_state.activation == 0)
        return SkirmishWords::tr("Roll off first: the winner says who activates first.");
    QStringList left;
    for (Seat seat = 0; seat < m_context.playerCount(); ++seat) {
        if (const int some = m_state.player(seat).activations; some > 0)
            left.append(u"%1 %2"_s.arg(player(seat), QString::number(some)));
    }
    return left.isEmpty()
        ? SkirmishWords::tr("All activations have been made: go on to the end phase.")
        : SkirmishWords::tr("Activations left: %1.").arg(left.join(u", "_s));
}

/// The last round only scores. Who begins is known where Dugout followed the activations; where it
/// did not, nobody is asked for the Relic either.
void SkirmishSpeech::sayReminder(PromptWords &words) const
{
    if (m_state.round >= m_context.rounds())
        words.detail = SkirmishWords::tr(
            "Score objectives and set the glory on the scoreboard. After the last round nobody "
            "discards, plays upgrades or draws: the game is over.");
    if (m_state.way == SkirmishWay::Table && m_state.first != noSeat)
        words.detail += u' ' + SkirmishWords::tr("%1 begins.").arg(player(m_state.first));
    if (m_state.way == SkirmishWay::Counters && m_context.isOn(Options::CaptureTheArtefact))
        words.why = m_context.ruleText(Tables::Glory, Rows::Relic);
}

PromptWords SkirmishSpeech::words(const Prompt &prompt) const
{
    PromptWords words;
    if (const SkirmishText *text = skirmishText(prompt.id)) {
        words.title = filled(SkirmishWords::tr(text->title), prompt.id, prompt.seat);
        if (text->detail)
            words.detail = filled(SkirmishWords::tr(text->detail), prompt.id, prompt.seat);
        words.why = m_context.ruleText(text->table.toString(), text->row.toString());
    }
    if (prompt.id == SkirmishAsks::RollOffSaid && isLowestWanted())
        words.title = SkirmishWords::tr("Or just say who came last in the roll-off");
    if (prompt.id == SkirmishAsks::RollOff)
        words.detail += rollOffBonusNote();
    if (prompt.id == SkirmishAsks::Objective)
        words.why = objectiveRules(prompt);
    if (prompt.id.startsWith("glory."_L1) || prompt.id.startsWith("spend."_L1)
        || prompt.id.startsWith("activations."_L1))
        words.title = u"%1: %2"_s.arg(player(prompt.seat), words.title);
    if (prompt.id == SkirmishAsks::Reaction || prompt.id == SkirmishAsks::React)
        words.detail = reactionDetail(words.detail, prompt.seat);
    if (prompt.id == SkirmishAsks::AttackRoll)
        words.detail = combatDetail();
    if (prompt.id == SkirmishAsks::AllOut)
        sayAllOut(words);
    if (prompt.id == SkirmishAsks::Effect)
        sayEffect(words);
    if (prompt.id == SkirmishAsks::EndReminder)
        sayReminder(words);
    if (prompt.id == SkirmishAsks::PhaseOver)
        words.detail = activationsLeft();
    if (prompt.id == SkirmishAsks::PowerSaid
        && m_state.player(prompt.seat).glory < m_context.upgradeCost())
        words.detail += u' ' + SkirmishWords::tr("There is no glory to spend on an upgrade.");
    if (prompt.id == SkirmishAsks::Way && !m_context.hasDecks())
        words.detail += u' ' + SkirmishWords::tr("Hands need decks, chosen before the game.");
    if (prompt.id == SkirmishAsks::OutGlory && m_context.playerCount() == 2)
        words.why = m_context.ruleText(Tables::Glory, Rows::OutOfAction);
    if (prompt.id == SkirmishAsks::EffectNumber)
        words.title = countedEffect() + u": "_s + words.title;
    if (prompt.id == SkirmishAsks::DefenceRoll)
        words.detail = defenceDetail();
    if (prompt.id == SkirmishAsks::AttackRange)
        words.title = rangeTitle(words.title);
    if (const QString note = openNote(prompt); !note.isEmpty())
        words.detail += u' ' + note;
    // The first thing that is asked in another game of a match.
    if (!m_state.results.empty() && m_state.phase == SkirmishPhase::SetUp && m_state.boards.empty()
        && !prompt.alwaysOffered)
        words.detail.prepend(
            SkirmishWords::tr("Over: %1.")
                .arg(gameWords(m_context, m_state.results.back(), m_state.results.size() - 1))
            + u' ');
    for (const QString &choice : prompt.choices)
        words.choices.append(nameOf(choice) + metNote(prompt, choice));
    return words;
}

/// Behind an objective that may be scored: that its condition is met, where that can be seen.
QString SkirmishSpeech::metNote(const Prompt &prompt, const QString &choice) const
{
    const bool scores = prompt.id == SkirmishAsks::EndScore || prompt.id == SkirmishAsks::ScoreNow
        || prompt.id.startsWith("score."_L1);
    const SkirmishCard *objective = scores ? m_context.card(CardId(choice)) : nullptr;
    return objective && isConditionMet(m_context, m_state, prompt.seat, *objective).value_or(false)
        ? u" · "_s + SkirmishWords::tr("met")
        : QString();
}

/// "Damage (Karsus)": what is counted, and for whom.
QString SkirmishSpeech::countedEffect() const
{
    const SkirmishStep &top = m_state.agenda.back();
    const QString effect = nameOf(top.as<OneEffect>().effect);
    return top.fighter.isValid() ? u"%1 (%2)"_s.arg(effect, fighter(top.fighter)) : effect;
}

/// Who is first to choose a board is who rolled worst; everything else is for the winner.
bool SkirmishSpeech::isLowestWanted() const
{
    return m_state.rollOff && m_state.rollOff->lowest;
}

} // namespace dugout
