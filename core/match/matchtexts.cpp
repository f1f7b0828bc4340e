// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matchtexts.h"

#include "core/match/harm.h"
#include "core/match/steps/carddecks.h"
#include "core/match/steps/stephelp.h"

#include <QLocale>

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The table a step rolls on: its rule's own, else one its detail names.
QString tableOf(const MatchContext &context, const MatchState &state, const Step &step)
{
    if (step.kind == u"injury"_s || step.kind == u"injury-bonus"_s)
        return injuryTable(context, state, step);
    const StepRule *rule = context.steps().find(step.kind);
    QString table = rule ? rule->table.toString() : QString();
    if (table == u"weather"_s)
        return context.weatherTable();
    if (table == u"kick-off"_s && context.chosen(u"kick-off-variant"_s) == u"blitzmania"_s)
        return u"kick-off-blitzmania"_s;
    // A sequence may be called like a table, and its steps do not roll on that.
    const bool named = context.table(step.detail) && context.sequence(step.detail).empty();
    return table.isEmpty() && named ? step.detail : table;
}

/// The step of the edition's sequence that this one came from.
const SequenceStep *sequenceStep(const MatchContext &context, const Step &step)
{
    for (const SequenceStep &each : context.sequence(step.detail)) {
        if (each.id == step.kind)
            return &each;
    }
    return nullptr;
}

/// What a `said` step shows: a row "table/row", or a card "card/deck/card".
struct Saying
{
    LocalizedText name;
    LocalizedText summary;
};

Saying sayingOf(const MatchContext &context, const QString &detail)
{
    const QString first = detail.section(u'/', 0, 0);
    const QString rest = detail.section(u'/', 1);
    if (first == u"card"_s) {
        const PlayCard *card = findCard(context, rest);
        return card ? Saying{card->name, card->summary} : Saying{};
    }
    if (first == u"inducement"_s) {
        const Inducement *found = context.ruleset().inducements().find(rest);
        return found ? Saying{found->name, found->summary} : Saying{};
    }
    const TableRow *row = context.rowById(first, rest);
    return row ? Saying{row->name, row->summary} : Saying{};
}

QString fill(QString text, const MatchContext &context, const MatchState &state, const Step &step,
             Seat seat)
{
    if (!text.contains(u'{'))
        return text;
    text.replace(u"{team}"_s, teamName(context, seat == noSeat ? step.seat : seat));
    text.replace(u"{player}"_s, playerName(state, step.player));
    text.replace(u"{by}"_s, playerName(state, step.by));
    return text;
}

QString titleOf(const MatchContext &context, const MatchState &state, const Step &step,
                const QString &prompt, Seat seat)
{
    if (step.kind == u"said"_s)
        return said(sayingOf(context, step.detail).name);
    if (const PromptText *text = promptText(prompt))
        return fill(MatchWords::tr(text->title), context, state, step, seat);
    if (const Table *table = context.table(tableOf(context, state, step)))
        return said(table->name);
    if (const SequenceStep *named = sequenceStep(context, step))
        return said(named->name);
    return prompt;
}

QString modifierWords(const MatchContext &context, const std::vector<RollModifier> &modifiers)
{
    QStringList parts;
    for (const RollModifier &each : modifiers) {
        const Skill *skill = context.ruleset().skills().find(each.source);
        const TableRow *row = context.rowById(u"injury-modifiers"_s, each.source);
        QString name = skill ? said(skill->name) : row ? said(row->name) : QString();
        if (name.isEmpty())
            name = MatchWords::tr("other modifiers");
        parts.append(
            u"%1%2 %3"_s.arg(each.value > 0 ? u"+"_s : u"−"_s).arg(std::abs(each.value)).arg(name));
    }
    return parts.join(u", "_s);
}

QString armourWords(const MatchContext &context, const MatchState &state, const Step &step)
{
    QString words = MatchWords::tr("%1 or more breaks the armour of %2.")
                        .arg(armourTarget(context, state, step))
                        .arg(playerName(state, step.player));
    if (const auto claw = clawTarget(context, state, step))
        words += u' ' + MatchWords::tr("Claws: %1 is always enough.").arg(*claw);
    const QString extra = modifierWords(context, armourModifiers(context, state, step));
    return extra.isEmpty() ? words : words + u' ' + extra + u'.';
}

QString detailOf(const MatchContext &context, const MatchState &state, const Step &step,
                 const Prompt &prompt)
{
    if (step.kind == u"said"_s)
        return said(sayingOf(context, step.detail).summary);
    if (prompt.id == u"armour"_s)
        return armourWords(context, state, step);
    const Table *table = context.table(tableOf(context, state, step));
    QString words = table && prompt.kind != PromptKind::Confirm ? said(table->summary) : QString();
    if (prompt.id == u"injury"_s) {
        const QString extra = modifierWords(context, injuryModifiers(context, state, step));
        words += extra.isEmpty() ? QString() : u' ' + extra + u'.';
    }
    if (const SequenceStep *named = sequenceStep(context, step); words.isEmpty() && named)
        words = said(named->summary);
    if (step.kind == u"moment"_s) {
        if (const Timing *timing = context.ruleset().timings().find(step.detail))
            words = said(timing->name);
    }
    return words;
}

QString diceWords(const Event &event)
{
    QStringList dice;
    for (const int die : event.dice)
        dice.append(QString::number(die));
    return dice.join(u" + "_s);
}

/// "3 + 4 = 7, Nice"; several dice that are read one by one are only listed.
QString rollWords(const MatchContext &context, const MatchState &state, const Step &step,
                  const Event &event)
{
    const QString tableId = tableOf(context, state, step);
    const Table *table = context.table(tableId);
    const QString dice = diceWords(event);
    if (!table || !table->dice || table->dice->faces().size() != event.dice.size())
        return dice;
    const int total = totalOf(context, tableId, event) + step.modifier;
    const TableRow *row = table->lookUp(total);
    const int added = std::accumulate(event.dice.begin(), event.dice.end(), 0) + step.modifier;
    // The dice of a D66 or D68 are digits, and one die alone is its own total.
    const bool plain = total != added || (event.dice.size() == 1 && step.modifier == 0);
    const QString sum = plain ? QString::number(total) : u"%1 = %2"_s.arg(dice).arg(total);
    if (!row)
        return sum;
    const QString words = u"%1, %2"_s.arg(sum, said(row->name));
    // What an injury means for the next matches belongs to its line.
    return tableId == u"casualty"_s ? u"%1: %2"_s.arg(words, said(row->summary)) : words;
}

QString armourLine(const MatchContext &context, const MatchState &state, const Step &step,
                   const Event &event)
{
    const int sum = event.dice[0] + event.dice[1] + sumOf(armourModifiers(context, state, step));
    return (breaksArmour(context, state, step, sum) ? MatchWords::tr("armour of %1: %2, broken")
                                                    : MatchWords::tr("armour of %1: %2, holds"))
        .arg(playerName(state, step.player))
        .arg(sum);
}

QString injuryLine(const MatchContext &context, const MatchState &state, const Step &step,
                   const Event &event)
{
    const QString table = injuryTable(context, state, step);
    int total = sumOf(injuryModifiers(context, state, step));
    for (const int die : event.dice)
        total += die;
    const TableRow *row = event.dice.empty() ? rowRolled(context, table, event)
                                             : injuryRow(context, state, step, total);
    const QString outcome = row ? said(row->name) : event.text;
    return event.dice.empty()
        ? u"%1: %2"_s.arg(playerName(state, step.player), outcome)
        : u"%1: %2, %3"_s.arg(playerName(state, step.player)).arg(total).arg(outcome);
}

/// A skill that was added to the roll changes what it means.
QString bonusLine(const MatchContext &context, const MatchState &state, const Step &step,
                  const Event &event)
{
    const bool armour = step.kind == u"armour-bonus"_s;
    const QString table = armour ? u"armour-modifiers"_s : u"injury-modifiers"_s;
    for (const SpareBonus &bonus : spareBonuses(context, state, step, table)) {
        if (bonus.skill != event.choice())
            continue;
        const int total = step.modifier + bonus.value;
        const TableRow *row = injuryRow(context, state, step, total);
        const QString outcome = armour || !row ? MatchWords::tr("broken") : said(row->name);
        return u"%1: %2, %3"_s.arg(choiceWords(context, state, step, event.choice()))
            .arg(total)
            .arg(outcome);
    }
    return {};
}

QString outcomeWords(const MatchContext &context, const MatchState &state, const Step &step,
                     const Event &event)
{
    if (!event.dice.empty())
        return rollWords(context, state, step, event);
    QStringList parts;
    for (const QString &choice : event.choices)
        parts.append(choiceWords(context, state, step, choice));
    if (event.number)
        parts.append(groupedNumber(*event.number, languageNow()));
    if (!event.text.isEmpty())
        parts.append(event.text);
    return parts.join(u", "_s);
}

QString rulesetName(const MatchContext &context, const QString &id)
{
    const Ruleset &ruleset = context.ruleset();
    if (const Skill *skill = ruleset.skills().find(id))
        return said(skill->name);
    if (const Inducement *inducement = ruleset.inducements().find(id))
        return said(inducement->name);
    if (const StarPlayer *star = ruleset.stars().find(id))
        return said(star->name);
    if (const Deck *deck = ruleset.decks().find(id))
        return said(deck->name);
    for (const Seat seat : {0, 1}) {
        const Position *position
            = context.roster(seat) ? context.roster(seat)->position(PositionId(id)) : nullptr;
        if (position)
            return said(position->name);
    }
    return {};
}

/// "star-players/griff": the last part has a name of its own; "deck/card" is a card.
QString pathName(const MatchContext &context, const QString &id)
{
    if (const PlayCard *card = findCard(context, id))
        return said(card->name);
    if (const TableRow *row = context.rowById(id.section(u'/', 0, 0), id.section(u'/', 1)))
        return said(row->name);
    return rulesetName(context, id.section(u'/', -1));
}

QString causeName(const MatchContext &context, const QString &id)
{
    for (const SequenceStep &each : context.sequence(u"turnover-causes"_s)) {
        if (each.id == id)
            return said(each.name);
    }
    return {};
}

} // namespace

Language languageNow()
{
    return languageFromCode(QLocale().name()).value_or(Language::English);
}

QString said(const LocalizedText &text)
{
    return text.in(languageNow());
}

QString teamName(const MatchContext &context, Seat seat)
{
    return seat == noSeat ? QString() : context.team(seat).name;
}

QString playerName(const MatchState &state, const PlayerRef &ref)
{
    const MatchPlayer *player = state.find(ref);
    if (!player)
        return MatchWords::tr("somebody");
    const QString number = u"#%1"_s.arg(player->who->player.number);
    const QString &name = player->who->player.name;
    return name.isEmpty() ? number + u' ' + said(player->who->role) : number + u' ' + name;
}

QString momentWords(const MatchContext &context, const MatchState &state)
{
    if (state.active == noSeat)
        return {};
    if (state.extraTurn)
        return MatchWords::tr("Extra turn, %1").arg(teamName(context, state.active));
    return MatchWords::tr("Turn %1, %2")
        .arg(state.side(state.active).turn)
        .arg(teamName(context, state.active));
}

QString harmWords(const QString &how)
{
    if (isBlock(how))
        return MatchWords::tr("by a block");
    if (how == u"foul"_s)
        return MatchWords::tr("by a foul");
    if (how == u"crowd"_s || how == u"rock"_s)
        return MatchWords::tr("by the crowd");
    if (how == u"fall"_s)
        return MatchWords::tr("by a fall");
    if (how == u"spell"_s)
        return MatchWords::tr("by a spell");
    if (how == u"bite"_s)
        return MatchWords::tr("by a bite");
    static const QStringList weapons{u"weapon"_s, u"stab"_s, u"chainsaw"_s,
                                     u"bomb"_s,   u"axe"_s,  u"warp"_s};
    return weapons.contains(how) ? MatchWords::tr("by a weapon") : QString();
}

QString choiceWords(const MatchContext &context, const MatchState &state, const Step &step,
                    const QString &choice)
{
    if (choice.size() > 1 && choice.at(1) == u':') {
        const qsizetype slash = choice.indexOf(u'/');
        const PlayerRef ref = PlayerRef::fromString(slash < 0 ? choice : choice.left(slash));
        const QString name = playerName(state, ref);
        return slash < 0 ? name
                         : u"%1: %2"_s.arg(name, rulesetName(context, choice.mid(slash + 1)));
    }
    if (const Table *table = context.table(tableOf(context, state, step))) {
        if (const TableRow *row = table->row(choice))
            return said(row->name);
    }
    if (step.kind == u"turn-actions"_s) {
        if (const QString cause = causeName(context, choice); !cause.isEmpty())
            return cause;
    }
    if (step.kind == u"result"_s)
        return MatchWords::tr("%1:%2 is the result")
            .arg(state.sides[0].score)
            .arg(state.sides[1].score);
    if (const char *own = choiceText(choice))
        return MatchWords::tr(own)
            .replace(u"{home}"_s, teamName(context, 0))
            .replace(u"{away}"_s, teamName(context, 1));
    QString name = choice.contains(u'/') ? pathName(context, choice) : rulesetName(context, choice);
    for (const QString &table :
         {u"casualty"_s, u"special-balls"_s, u"wizard"_s, context.weatherTable()}) {
        if (const TableRow *row = name.isEmpty() ? context.rowById(table, choice) : nullptr)
            name = said(row->name);
    }
    return name.isEmpty() ? choice : name;
}

PromptWords promptWords(const MatchContext &context, const MatchState &state, const Step &step,
                        const Prompt &prompt)
{
    PromptWords words;
    words.title = titleOf(context, state, step, prompt.id, prompt.seat);
    if (const PromptText *text = promptText(prompt.id); text && text->question)
        words.question = fill(MatchWords::tr(text->question), context, state, step, prompt.seat);
    if (!prompt.aside)
        words.detail = detailOf(context, state, step, prompt);
    const Table *table = context.table(tableOf(context, state, step));
    if (table && table->enteredFromBook && !prompt.aside)
        words.why = MatchWords::tr("Page %1 of the book: enter what it says.").arg(table->page);
    for (const QString &choice : prompt.choices)
        words.choices.append(choiceWords(context, state, step, choice));
    return words;
}

QString eventLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    if (event.prompt == u"armour"_s)
        return armourLine(context, before, step, event);
    if (event.prompt == u"injury"_s)
        return injuryLine(context, before, step, event);
    if (event.prompt == u"armour-bonus"_s || event.prompt == u"injury-bonus"_s)
        return bonusLine(context, before, step, event);
    const PromptText *text = promptText(event.prompt);
    const QString outcome = outcomeWords(context, before, step, event);
    if (text && text->line) {
        QString line = *text->line == '\0' ? QString() : MatchWords::tr(text->line);
        line = fill(line, context, before, step, event.seat);
        return line.replace(u"{choice}"_s, outcome).replace(u"{dice}"_s, outcome);
    }
    const QString title = titleOf(context, before, step, event.prompt, event.seat);
    if (outcome.isEmpty())
        return title;
    return (title.endsWith(u'?') ? u"%1 %2"_s : u"%1: %2"_s).arg(title, outcome);
}

QString looseLine(const MatchContext &context, const MatchState &state, const Event &event)
{
    // Rolls without a text of their own are named by their table.
    const Step step{promptText(event.prompt) ? QString() : event.prompt};
    const QString title = titleOf(context, state, step, event.prompt, event.seat);
    const QString outcome = outcomeWords(context, state, step, event);
    return outcome.isEmpty() ? title : u"%1: %2"_s.arg(title, outcome);
}

} // namespace dugout
