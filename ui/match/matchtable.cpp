// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchtable.h"

#include "core/club/gamelog.h"
#include "core/match/action/actionhelp.h"
#include "core/match/action/actions.h"
#include "core/match/before/shopshelf.h"
#include "core/match/lastlineup.h"
#include "core/match/matcheyes.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/state/promptnames.h"
#include "core/match/state/sidecolour.h"
#include "core/match/words/bookpages.h"
#include "core/match/words/matchstanding.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/playercard.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"
#include "ui/match/gainorder.h"
#include "ui/match/matchkeys.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int blockFaces = 6;

/// What is asked though nobody has to answer it.
constexpr QStringView askedFirst[]{Asks::CompletionCatcher, Asks::TraitDeclared, Asks::Dive,
                                   Asks::HalfTimeCard};

/// Who attacks is asked, and then whom; who tries something only few can, and then the die. A ball
/// is thrown by who has it, which is no question.
constexpr QStringView asksWho[]{
    Asks::Block,          Asks::Blitz,
    Asks::Foul,           Asks::Weapon,
    Asks::RollLeap,       Asks::RollThrowTeamMate,
    Asks::RollActivation, Asks::RollHypnoticGaze,
    Asks::RollStandingUp,
};

/// Cards are played from the hand of their coach, which is opened for him alone.
bool isOfTheHand(const QString &prompt)
{
    static const QStringList hand{Asks::CardHome, Asks::CardAway, Asks::CardNone,
                                  Asks::HandCardHome, Asks::HandCardAway};
    return hand.contains(prompt) || prompt.startsWith(u"hand.rest.");
}

/// Names cards that the other coach has not seen.
bool isForOneCoach(const QString &prompt)
{
    static const QStringList secret{Asks::DrawCard, Asks::CardKeep, Asks::CardSwap};
    return secret.contains(prompt);
}

bool isAmong(std::span<const QStringView> ids, QStringView prompt)
{
    return std::find(ids.begin(), ids.end(), prompt) != ids.end();
}

/// Of which several are chosen, or more than a few buttons: each card in a line of its own with
/// what it does, instead of all their words above all their names.
void listCards(const MatchContext &context, OfferedPrompt &offer)
{
    constexpr qsizetype fewCards = 3;
    const qsizetype count = offer.prompt.choices.size();
    const bool few = offer.prompt.atMost <= 1 && count <= fewCards;
    if (offer.prompt.kind != PromptKind::Choice || offer.prompt.byLot || few)
        return;
    offer.abouts = cardAbouts(context, offer.prompt);
    if (offer.abouts.isEmpty())
        return;
    offer.byName = true;
    QStringList lines = offer.words.detail.split(u'\n');
    lines.resize(std::max<qsizetype>(0, lines.size() - count)); // the last are those of the cards
    offer.words.detail = lines.join(u'\n');
}

/// The roll that was just made is what a re-roll is for: one button for both, and one key.
void rollAgainInPlace(std::vector<OfferedPrompt> &all)
{
    const auto again = std::find_if(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return isRollingAgain(one.prompt.id);
    });
    const auto used = std::find_if(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return one.prompt.id == Asks::ReRoll;
    });
    if (again == all.end() || used == all.end())
        return;
    std::swap(*used, *again);
    all.erase(again);
}

/// Whether to roll again hangs on what was rolled: a list gives a line up, so that it stays in
/// sight on a small table.
void leaveRoomForTheRoll(std::vector<OfferedPrompt> &all)
{
    const bool again = std::any_of(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return isRollingAgain(one.prompt.id);
    });
    for (OfferedPrompt &one : all)
        one.lowHead = one.lowHead || again;
}

/// What who blocks or gives the ball away rolls for first, with the keys that its like have.
constexpr PromptKey besideTheBlock[]{
    {Asks::RollActivation, Qt::Key_M},     {Asks::RollJumpUp, Qt::Key_J},
    {Asks::RollFoulAppearance, Qt::Key_M}, {Asks::RollDauntless, Qt::Key_M},
    {Asks::RollAnimosity, Qt::Key_M},
};

/// Where that is asked for those are quiet keys beside it and in no menu; of two with one key
/// the second follows the first.
void offerBesideTheBlock(std::vector<OfferedPrompt> &all)
{
    const auto find = [&all](QStringView id) {
        return std::find_if(all.begin(), all.end(),
                            [id](const OfferedPrompt &one) { return one.prompt.id == id; });
    };
    auto block = find(Asks::BlockResult);
    for (const QStringView given : {Asks::PassPartner, Asks::HandOffPartner}) {
        if (block == all.end())
            block = find(given);
    }
    if (block == all.end())
        return;
    QSet<int> taken;
    for (const PromptKey &each : besideTheBlock) {
        const auto roll = find(each.prompt);
        if (roll == all.end() || taken.contains(each.key))
            continue;
        taken.insert(each.key);
        block->opens = true;
        roll->prompt.aside = false;
        roll->prompt.beside = true;
        roll->group.clear();
        roll->key = QKeySequence(each.key);
    }
}

/// Who knows the keys by heart types the number of whoever does it, also where only one can: it
/// must not be taken for that of the other, or for a die. Beside a block it is the one who blocks.
void askWhoDoesIt(const MatchContext &context, const MatchState &state,
                  std::vector<OfferedPrompt> &all)
{
    const auto isSlow = [&](const QString &choice) {
        const MatchPlayer *player = state.find(PlayerRef::fromString(choice));
        return player && rollsToStandUp(context, state, *player);
    };
    for (OfferedPrompt &one : all) {
        const bool rolls = one.prompt.id == Asks::StandUp
            && std::any_of(one.prompt.choices.begin(), one.prompt.choices.end(), isSlow);
        if (rolls || (isAmong(asksWho, one.prompt.id) && !one.prompt.beside))
            one.asksAlone = showsShirtNumbers(one);
    }
}

/// The turn is over, or the score has changed.
bool endsAllActions(QStringView prompt)
{
    const TurnAction *action = turnAction(prompt);
    return action && action->reach == ActionReach::Final;
}

/// What a turn cannot go back from is none: it is over, or the score has changed.
bool beginsAnAction(QStringView prompt)
{
    const TurnAction *action = turnAction(prompt);
    return action ? action->reach == ActionReach::Step : isRollingAgain(prompt);
}

} // namespace

MatchTable::MatchTable(std::unique_ptr<OpenMatch> match, QObject *parent)
    : SessionTable(std::move(match), parent)
{
    open().setFinishLine(
        [this](const MatchState &before, const EventGroup &group, const QString &line) {
            if (line.isEmpty())
                return line;
            const MatchState when
                = group.events.empty() ? before : game().whenAnswered(before, group.events.front());
            return logHeading(context(), when) + u'\n' + lineUnderHeading(context(), when, line);
        });
}

QStringList MatchTable::topics() const
{
    return {tr("Touchdowns"), tr("Casualties"), tr("Cards"), tr("Turnovers")};
}

/// Played once through: only when somebody looks for something.
QSet<int> MatchTable::groupsAbout(int topic) const
{
    return dugout::groupsAbout(session(), allLogTopics.at(static_cast<size_t>(topic)));
}

void MatchTable::showNext()
{
    SessionTable::showNext();
    if (std::exchange(m_sheetsWritten, match().sheetsWritten()) != match().sheetsWritten())
        emit sheetsWritten();
}

std::vector<OfferedPrompt> MatchTable::offered() const
{
    std::vector<OfferedPrompt> all = SessionTable::offered();
    const Seat buyer = hiddenBuyer();
    const bool buys = std::any_of(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return isAboutBuying(one.prompt.id) && one.prompt.id != Asks::InducementsDone;
    });
    std::erase_if(all, [buyer, buys](const OfferedPrompt &one) {
        return isOfTheHand(one.prompt.id)
            || (buyer != noSeat && buys && one.prompt.id == Asks::InducementsDone);
    });
    for (OfferedPrompt &one : all) {
        if (buyer != noSeat && one.prompt.id == Asks::InducementsDone)
            one = boughtOut(one.prompt);
        orderGains(context().ruleset(), one);
        listCards(context(), one);
        const bool isBought = buyer != noSeat && isAboutBuying(one.prompt.id);
        if (isForOneCoach(one.prompt.id) || isBought)
            coverUp(one);
        one.opens = isAmong(askedFirst, one.prompt.id);
        // Gold, players and stadiums change hands: no key alone does that.
        one.asksAlone = one.prompt.id.startsWith(u"after.") && !one.prompt.passes;
        // The Enter of the one is not the word of the other.
        one.deliberate = one.prompt.id == Asks::ResultAway
            || (one.prompt.id == Asks::ResultHome && session().state().side(1).confirmed);
        one.hints = hintsOf(one.prompt);
        if (isRollOffer(one.prompt.id) || one.prompt.id == Asks::Thirst)
            one.group = tr("Rolls…");
        if (!isBought) {
            one.shelf = shopShelf(context(), session().state(), one.prompt);
            one.refused = refusedShelf(context(), session().state(), one.prompt);
        }
        if (one.prompt.kind == PromptKind::Text)
            openBook(one);
        else if (one.prompt.kind == PromptKind::Choice && !one.prompt.aside)
            one.bookDice = bookDice(context(), session().state(), one.prompt);
        if (one.prompt.id == Asks::SetUp)
            one.ticked = lastLineUp(log(), one.prompt);
        else if (one.prompt.atMost > 1 && one.prompt.kind == PromptKind::Choice)
            one.ticked = one.prompt.usual.split(u',', Qt::SkipEmptyParts);
    }
    orderAfterMatch(all);
    offerBesideTheBlock(all);
    const auto find = [&all](QStringView id) {
        return std::find_if(all.begin(), all.end(),
                            [id](const OfferedPrompt &one) { return one.prompt.id == id; });
    };
    if (find(Asks::EndTurn) == all.end()) {
        leaveRoomForTheRoll(all);
        return all;
    }
    askWhoDoesIt(context(), session().state(), all);
    const MatchState now = game().seen(session().state());
    const QStringList limited = limitedDoings(context(), now);
    for (const TurnAction *action : turnActions()) {
        const QStringView id = action->text.prompt;
        if (action->spentAfter.isEmpty() || find(id) != all.end() || !limited.contains(id))
            continue;
        Prompt prompt;
        prompt.id = id.toString();
        prompt.seat = now.active;
        prompt.kind = PromptKind::Choice;
        OfferedPrompt spent = dressed(prompt, words(prompt));
        spent.spent = true;
        spent.words.why = whySpent(context(), now, prompt.id);
        // Where an edition does not know that one it stands after the one before it.
        auto before = find(action->spentAfter);
        for (const TurnAction *last = turnAction(action->spentAfter); last && before == all.end();
             last = turnAction(last->spentAfter))
            before = find(last->spentAfter);
        all.insert(before == all.end() ? before : std::next(before), std::move(spent));
    }
    for (const QString &id : rollsWithTheBall(context())) {
        const bool isHeld
            = isBallWithOpponent(now) || (id == Asks::RollPickUp && isBallWith(now, now.active));
        if ((isHeld || isBallInTheAir(context(), now)) && find(id) == all.end())
            all.push_back(rollNotNow(id, now));
    }
    rollAgainInPlace(all);
    return all;
}

/// Its key says why it does nothing.
OfferedPrompt MatchTable::rollNotNow(const QString &id, const MatchState &now) const
{
    Prompt prompt;
    prompt.id = id;
    prompt.seat = now.active;
    prompt.kind = PromptKind::Choice;
    prompt.aside = true;
    OfferedPrompt offer = dressed(prompt, words(prompt));
    offer.spent = true;
    offer.words.why = whySpent(context(), now, id);
    offer.group = tr("Rolls…");
    return offer;
}

/// That nothing more can be paid for is not for the screen either: it waits as it did before.
OfferedPrompt MatchTable::boughtOut(Prompt prompt) const
{
    prompt.id = Asks::InducementsBuy;
    prompt.passes = false;
    OfferedPrompt offer = dressed(prompt, words(prompt));
    offer.words.why.clear();
    return offer;
}

/// Who buys on a phone, where the other one does not see it before he is done; else nobody.
Seat MatchTable::hiddenBuyer() const
{
    const Seat buyer = buyingSeat(session().state());
    return isOnPhone(buyer) ? buyer : noSeat;
}

/// That somebody has to block again is told with what he did last: nothing else asks for it.
AnswerShown MatchTable::lastAnswer() const
{
    AnswerShown shown = SessionTable::lastAnswer();
    const MatchState &state = session().state();
    const MatchPlayer *attacker = state.find(state.uses.attacker);
    const std::vector<Prompt> asked = prompts();
    const bool due = attacker && blocksTheSameAgain(context(), state, *attacker)
        && std::any_of(asked.begin(), asked.end(), [attacker](const Prompt &one) {
                         return one.id == Asks::Block && one.usual == attacker->ref();
                     });
    if (!due)
        return shown;
    const QString again
        = tr("%1 has to block %2 again")
              .arg(playerName(state, state.uses.attacker), playerName(state, state.uses.attacked));
    shown.line = shown.line.isEmpty() ? again : u"%1; %2"_s.arg(shown.line, again);
    return shown;
}

/// A line without words is not shown.
const std::vector<LogRow> &MatchTable::rows() const
{
    const std::vector<LogRow> &all = SessionTable::rows();
    if (hiddenBuyer() == noSeat)
        return all;
    m_coveredRows = all;
    for (LogRow &row : m_coveredRows) {
        if (!MatchEyes{}.read(session().state(), log().groups().at(static_cast<size_t>(row.group))))
            row.line.clear();
    }
    return m_coveredRows;
}

/// Its words are for its coach only; and the list of what may be drawn is that of the whole deck,
/// lest what is missing in it be given away.
void MatchTable::coverUp(OfferedPrompt &offer) const
{
    OfferedPrompt behind = offer;
    offer.cover = seatName(offer.prompt.seat);
    offer.words.detail.clear();
    offer.words.choices.clear();
    if (isOnPhone(offer.prompt.seat))
        return;
    if (offer.prompt.byLot) {
        // The draw shows it to nobody, and some cards can be played before anything else is asked.
        const QString later = tr("“Cards…” shows its coach what was drawn.");
        offer.words.why = u"%1 %2"_s.arg(offer.words.why, later).trimmed();
        behind.words.detail.clear();
        behind.prompt.byLot = false;
        behind.prompt.choices.clear();
        behind.words.choices.clear();
        const QString deck = offer.prompt.choices.value(0).section(u'/', 0, 0);
        for (const PlayCard &card : context().ruleset().decks().find(deck)->cards) {
            behind.prompt.choices.append(u"%1/%2"_s.arg(deck, card.id.text()));
            behind.words.choices.append(said(card.name));
        }
        behind.hints.clear();
        behind.lowHead = true; // a whole deck
    }
    offer.behind = std::make_shared<const OfferedPrompt>(std::move(behind));
}

/// Where only the book has the answer: what coaches have copied from it so far.
void MatchTable::openBook(OfferedPrompt &offer) const
{
    const Table *table = offer.prompt.id == Asks::HandWeather
        ? context().table(context().weatherTable())
        : bookTable(context(), session().state(), offer.prompt.id);
    if (!table)
        return;
    offer.isBook = true;
    offer.known = match().book().of(table->id.text());
    offer.bookDice = table->dice;
}

QStringList MatchTable::hintsOf(const Prompt &prompt) const
{
    QStringList hints;
    if (prompt.kind != PromptKind::Choice)
        return hints;
    for (const QString &choice : prompt.choices)
        hints.append(playerCardText(
            playerCard(context(), session().state(), PlayerRef::fromString(choice))));
    return hints;
}

/// As long as nothing was rolled: dice that have fallen are taken back by undo only.
bool MatchTable::canStepBack() const
{
    const std::vector<Prompt> asked = prompts();
    const std::vector<EventGroup> &groups = log().groups();
    if (lookedBackTo() || asked.empty() || groups.empty() || asked.front().id == Asks::EndTurn)
        return false;
    if (asked.front().id.startsWith(u"hand."_s) && !asked.front().aside)
        return true;
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
        for (const Event &event : group->events) {
            if (!event.dice.empty() || event.rolledByDugout)
                return false;
        }
        const QString first = group->events.empty() ? QString() : group->events.front().prompt;
        if (first.startsWith(u"hand."_s))
            return false;
        if (first == Asks::InducementsBuy) // what more is asked of it, not the next purchase
            return !asked.front().id.startsWith(u"inducements."_s);
        if (beginsAnAction(first))
            return true;
        if (endsAllActions(first))
            return false;
    }
    return false;
}

/// A line about cards that stand on a phone is corrected when that phone has left.
bool MatchTable::mayCorrect(int group, QWidget * /*parent*/)
{
    for (const Event &event : log().groups().at(static_cast<size_t>(group)).events) {
        const bool hidden = isForOneCoach(event.prompt) || isOfTheHand(event.prompt);
        if (!hidden || !isOnPhone(event.seat))
            continue;
        sayOnPhone(event.seat);
        return false;
    }
    return true;
}

QString MatchTable::seatName(Seat seat) const
{
    return teamName(context(), seat);
}

QColor MatchTable::seatColour(Seat seat) const
{
    if (seat == noSeat)
        return {};
    const Rgb colour = sideColour(context(), seat);
    return {colour.red, colour.green, colour.blue};
}

QString MatchTable::momentTitle() const
{
    const QString moment = momentWords(standingOf(context(), game().seen(session().state())));
    return doBothTrade() ? u"%1 · %2"_s.arg(moment, seatName(m_trader)) : moment;
}

MatchState MatchTable::seenState() const
{
    return lookedBackTo() ? shownState() : game().seen(shownState());
}

std::vector<DieSymbol> MatchTable::symbolsOf(const Prompt &prompt) const
{
    std::vector<DieSymbol> symbols;
    if (prompt.id != Asks::BlockRoll)
        return symbols;
    for (int face = 1; face <= blockFaces; ++face) {
        const TableRow *row = context().row(Tables::BlockResults, face);
        if (!row)
            return {};
        symbols.push_back({row->id.text(), said(row->name)});
    }
    return symbols;
}

QKeySequence MatchTable::keyOf(const Prompt &prompt) const
{
    return matchKey(prompt.id);
}

bool MatchTable::isAskedInWords(const Prompt &prompt) const
{
    // Squares have no names: players are placed on the pitch view itself.
    return prompt.id != Asks::HandBoard;
}

} // namespace dugout
