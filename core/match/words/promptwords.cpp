// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/promptwords.h"

#include "core/dice/dicewords.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/effects.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/bookpages.h"
#include "core/match/words/concessionwords.h"
#include "core/match/words/playercard.h"
#include "core/match/words/prompttexts.h"
#include "core/match/words/rulesinforce.h"
#include "core/match/words/steptexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// "1: sent off · 2–5: stays · 6: lifted": short enough to be read before the die is thrown.
QString rowsInShort(const Table &table, int highest)
{
    constexpr size_t most = 4;
    QStringList rows;
    for (const TableRow &row : table.rows) {
        if (!row.from || !row.to)
            return {};
        // Beyond the die there are only modified results.
        const QString range = *row.from == *row.to ? QString::number(*row.from)
            : *row.to >= highest                   ? u"%1+"_s.arg(*row.from)
                                                   : u"%1–%2"_s.arg(*row.from).arg(*row.to);
        rows.append(u"%1: %2"_s.arg(range, localized(row.name)));
    }
    return table.rows.size() > most ? QString() : rows.join(u" · "_s);
}

/// What each of a few rows would do, where a coach chooses among them and no die does; names alone
/// do not say it.
QString choosableRows(const Table &table, const Prompt &prompt)
{
    constexpr qsizetype most = 4;
    const bool chosen = !table.dice || table.id.text() == Tables::Casualty;
    if (prompt.kind != PromptKind::Choice || !chosen || prompt.choices.size() > most)
        return {};
    QStringList lines;
    for (const QString &choice : prompt.choices) {
        const TableRow *row = table.row(choice);
        if (!row)
            return {};
        lines.append(u"%1: %2"_s.arg(localized(row->name), localized(row->summary)));
    }
    return lines.join(u'\n');
}

/// Where the result stands, and what is rolled to choose it.
QString pageWords(const Table &table)
{
    const QString page = MatchWords::tr("Page %1 of the book: enter what it says.").arg(table.page);
    return table.dice && !table.rows.empty()
        ? MatchWords::tr("%1: roll %2.")
                .arg(localized(table.name), diceWords(*table.dice, currentLanguage()))
            + u' ' + page
        : page;
}

/// What each of the cards does.
QString cardWords(const MatchContext &context, const QStringList &cards)
{
    QStringList lines;
    for (const QString &id : cards) {
        if (const PlayCard *card = findCard(context, id))
            lines.append(u"%1: %2"_s.arg(localized(card->name), localized(card->summary)));
    }
    return lines.join(u'\n');
}

QString playedCard(const Step &step)
{
    const CardOf &card
        = step.kind == StepKind::CardEffect ? step.as<CardRuleEffect>().card : step.card();
    return card.toString();
}

QString detailOf(const MatchContext &context, const MatchState &state, const Step &step,
                 const Prompt &prompt)
{
    if (step.kind == StepKind::Said)
        return localized(sayingOf(context, step).summary);
    const Table *table = context.table(tableOf(context, state, step));
    QString words
        = table && prompt.kind != PromptKind::Confirm ? localized(table->summary) : QString();
    if (const QString rows = table ? choosableRows(*table, prompt) : QString(); !rows.isEmpty())
        words = rows;
    if (table && prompt.kind == PromptKind::Dice && prompt.dice->faces().size() == 1) {
        const QString rows = rowsInShort(*table, prompt.dice->faces().front());
        words += rows.isEmpty() || words.isEmpty() ? rows : u'\n' + rows;
    }
    if (const SequenceStep *named = sequenceStep(context, step); words.isEmpty() && named)
        words = localized(named->summary);
    if (step.kind == StepKind::Moment) {
        if (const Timing *timing = context.ruleset().timings().find(step.about<TimingId>().text()))
            words = localized(timing->name);
    }
    // Who rolls or chooses for a card that was played reads what it does.
    if (words.isEmpty())
        words = cardWords(context, {playedCard(step)});
    const QString cards = cardWords(context, prompt.choices);
    return cards.isEmpty() || words.isEmpty() ? words + cards : words + u'\n' + cards;
}

/// What the kick-off brings to players whom only the coaches know.
bool isForTheBoard(const MatchState &state, const Step &step)
{
    const bool known = state.sides[0].tracked && state.sides[1].tracked;
    const Announcement *what = step.data.find<Announcement>();
    const RowOf *row = what ? what->row() : nullptr;
    return !known && row && row->table.text().startsWith(u"kick-off");
}

bool isPlayer(const QString &choice)
{
    return choice.size() > 1 && choice.at(1) == u':' && !choice.contains(u'/');
}

/// Where a player is chosen, or none: not every language has one word for that and for nothing.
void nameNobody(const Prompt &prompt, QStringList &words)
{
    const qsizetype none = prompt.choices.indexOf(Choice::None.word());
    if (none < 0)
        return;
    if (std::any_of(prompt.choices.begin(), prompt.choices.end(), isPlayer))
        words[none] = MatchWords::tr("Nobody");
}

/// Names alone do not say whom one chooses: what each plays, and what makes him another.
void nameRoles(const MatchContext &context, const MatchState &state, const QStringList &choices,
               QStringList &words)
{
    for (qsizetype i = 0; i < choices.size(); ++i) {
        const QString &choice = choices.at(i);
        if (!isPlayer(choice))
            continue;
        const PlayerRef ref = PlayerRef::fromString(choice);
        QStringList about = notesInShort(context, state, ref);
        const MatchPlayer *player = state.find(ref);
        // A player on the ground has to get up before an action.
        if (player && player->isOnPitch() && player->posture == Posture::Prone
            && ref.seat == state.active)
            about.append(MatchWords::tr("prone"));
        if (!about.isEmpty())
            words[i] += u" · "_s + about.join(u", "_s);
    }
}

/// Where players of both sides may be chosen, a number alone does not say whose it is.
void nameTeams(const MatchContext &context, const QStringList &choices, QStringList &words)
{
    const auto isOf
        = [](const QString &choice, Seat seat) { return choice.startsWith(u"%1:"_s.arg(seat)); };
    const auto any = [&](Seat seat) {
        return std::any_of(choices.begin(), choices.end(),
                           [&](const QString &choice) { return isOf(choice, seat); });
    };
    if (!any(0) || !any(1))
        return;
    for (qsizetype i = 0; i < choices.size(); ++i) {
        for (const Seat seat : {0, 1}) {
            if (isOf(choices.at(i), seat))
                words[i] += u" · "_s + teamName(context, seat);
        }
    }
}

/// Of who follows or holds somebody, it is the other who rolls: he is the one to be named.
QString whoRolls(QStringView offer)
{
    return offer == Asks::RollShadowing || offer == Asks::RollTentacles
        ? MatchWords::tr("%1: who tries to get away?")
        : MatchWords::tr("%1: who?");
}

} // namespace

PromptWords promptWords(const MatchContext &context, const MatchState &state, const Step &step,
                        const Prompt &prompt)
{
    PromptWords words;
    words.title = titleOf(context, state, step, prompt.id, prompt.seat);
    if (const PromptText *text = promptText(prompt.id); text && text->question)
        words.question = filled(MatchWords::tr(text->question), context, state, step, prompt.seat);
    if (isRollOffer(prompt.id))
        words.question = whoRolls(prompt.id).arg(words.title);
    // Of the faces of block dice nothing follows for who throws the ball before they are rolled.
    if (!prompt.alwaysOffered && prompt.id != Asks::BlockDumpOff)
        words.detail = detailOf(context, state, step, prompt);
    // The fans that come are not what the dice and the fan factor alone would say.
    if (const auto big = prompt.id == Asks::Gate ? bigMatchRule(context) : std::nullopt)
        words.detail = u"%1\n%2: %3"_s.arg(words.detail, big->name, big->effect).trimmed();
    // Before he brings gold a coach knows for what it is no good today.
    const TableRow *barred
        = prompt.id == Asks::PettyCash ? context.bigMatchRow(Rows::Inducements) : nullptr;
    if (barred)
        words.detail = u"%1\n%2"_s.arg(words.detail, localized(barred->summary)).trimmed();
    if (mannerOf(prompt.id) == PromptManner::BothRoll)
        words.detail = QStringList{words.detail,
                                   MatchWords::tr("First die: %1. Second die: %2.")
                                       .arg(teamName(context, 0), teamName(context, 1))}
                           .join(u' ')
                           .trimmed();
    const Table *table = context.table(tableOf(context, state, step));
    if (table && table->enteredFromBook && !prompt.alwaysOffered)
        words.why = pageWords(*table);
    if (bookTable(context, state, prompt.id) && prompt.atLeast == 0)
        words.why += u' ' + MatchWords::tr("What follows from it is entered by hand.");
    if (prompt.id == Asks::Concede || prompt.id == Asks::Shortage)
        words.detail = concedingWords(context, state, prompt.seat, prompt.id == Asks::Shortage);
    if (!prompt.alwaysOffered && isForTheBoard(state, step))
        words.why = MatchWords::tr("Dugout does not know the players of a quick team: do it on the "
                                   "board.");
    for (const QString &choice : prompt.choices)
        words.choices.append(choiceWords(context, state, step, choice));
    nameNobody(prompt, words.choices);
    nameRoles(context, state, prompt.choices, words.choices);
    nameTeams(context, prompt.choices, words.choices);
    return words;
}

QString windWords(const MatchContext &context, const MatchState &state)
{
    const int times = windDrift(context, state);
    return times == 0
        ? QString()
        : MatchWords::tr("The wind moves it before: %n time(s) a D6 by the throw-in template that "
                         "points downwind, one square each.",
                         nullptr, times);
}

QStringList cardAbouts(const MatchContext &context, const Prompt &prompt)
{
    QStringList abouts;
    for (const QString &id : prompt.choices) {
        const PlayCard *card = findCard(context, id);
        if (!card)
            return {};
        abouts.append(localized(card->summary));
    }
    return abouts;
}

} // namespace dugout
