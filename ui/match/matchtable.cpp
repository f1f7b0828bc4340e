// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchtable.h"

#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/afterview.h"
#include "core/club/gamelog.h"
#include "core/club/slipanswers.h"
#include "core/match/action/actionhelp.h"
#include "core/match/action/actions.h"
#include "core/match/before/shopshelf.h"
#include "core/match/likelyanswers.h"
#include "core/match/matchviewer.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/state/promptnames.h"
#include "core/match/state/sidecolour.h"
#include "core/match/words/bookpages.h"
#include "core/match/words/matchstanding.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/playercard.h"
#include "core/match/words/promptwords.h"
#include "core/match/words/turnboard.h"
#include "core/rules/knownwords.h"
#include "ui/match/gainorder.h"
#include "ui/match/logicons.h"
#include "ui/match/matchkeys.h"
#include "ui/match/rollkept.h"
#include "ui/match/turnoffers.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int blockFaces = 6;

/// What is asked though nobody has to answer it.
bool isAskedFirst(const QString &prompt)
{
    static const QStringList first{Asks::CompletionCatcher, Asks::TraitDeclared, Asks::Dive,
                                   Asks::HalfTimeCard};
    // Of every player the same is asked in turn: what is typed never means something else.
    return first.contains(prompt)
        || (prompt.startsWith(u"after.") && AfterPromptId::parse(prompt).what == AfterAsks::Points);
}

/// Cards are played from the hand of their coach, which is opened for him alone.
bool isOfTheHand(const QString &prompt)
{
    static const QStringList hand{Asks::CardHome, Asks::CardAway, Asks::HandCardHome,
                                  Asks::HandCardAway};
    return hand.contains(prompt) || prompt.startsWith(u"hand.rest.");
}

/// Names cards that the other coach has not seen.
bool isForOneCoach(const QString &prompt)
{
    static const QStringList secret{Asks::DrawCard, Asks::CardKeep, Asks::CardSwap};
    return secret.contains(prompt);
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

/// A coach stands by the result: shown before it is given, though it is only one answer.
bool isWord(const QString &prompt)
{
    return prompt == Asks::ResultHome || prompt == Asks::ResultAway;
}

/// Cards stay in their hands, and that somebody who buys on a phone is done is not said before.
void leaveOutHidden(std::vector<OfferedPrompt> &all, Seat buyer)
{
    const bool buys = std::any_of(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return isAboutBuying(one.prompt.id) && one.prompt.id != Asks::InducementsDone;
    });
    std::erase_if(all, [buyer, buys](const OfferedPrompt &one) {
        return isOfTheHand(one.prompt.id)
            || (buyer != noSeat && buys && one.prompt.id == Asks::InducementsDone);
    });
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
    m_fouler = {};
    SessionTable::showNext();
    if (std::exchange(m_sheetsWritten, match().sheetsWritten()) != match().sheetsWritten())
        emit sheetsWritten();
}

std::vector<OfferedPrompt> MatchTable::offered() const
{
    if (asksForSheet(session()))
        return {theSheet()};
    if (m_fouler.isValid())
        return {whomHeFouls()};
    std::vector<OfferedPrompt> all = SessionTable::offered();
    const Seat buyer = hiddenBuyer();
    leaveOutHidden(all, buyer);
    for (OfferedPrompt &one : all)
        complete(one, buyer);
    layOutAfterMatch(all);
    offerBesideTheBlock(all);
    askBeforeItCounts(all, lastAnswer());
    if (isTurn(all))
        arrangeTurn(all);
    else
        leaveRoomForTheRoll(all);
    return all;
}

void MatchTable::setLook(const TurnLook &look)
{
    if (std::exchange(m_look, look) != look)
        emit viewMoved();
}

/// The sheet is one form, whatever the match could ask line by line.
OfferedPrompt MatchTable::theSheet() const
{
    Prompt prompt;
    prompt.id = Asks::PaperDone;
    prompt.kind = PromptKind::Confirm;
    OfferedPrompt offer = dressed(prompt, words(prompt));
    offer.words.title = tr("Fill in the sheet…");
    offer.words.detail = tr("This match is from paper, and its sheet was withdrawn.");
    offer.asksAlone = true;
    return offer;
}

/// Adds what the match knows of a prompt: whose eyes it is for, how it is asked, and beside the
/// choices what they are.
void MatchTable::complete(OfferedPrompt &offer, Seat buyer) const
{
    if (buyer != noSeat && offer.prompt.id == Asks::InducementsDone)
        offer = boughtOut(offer.prompt);
    proposeLikely(context(), session().state(), log(), offer.prompt);
    orderByPitch(offer);
    const Prompt &prompt = offer.prompt;
    orderGains(context().ruleset(), offer);
    listCards(context(), offer);
    const bool isBought = buyer != noSeat && isAboutBuying(prompt.id);
    if (isForOneCoach(prompt.id) || isBought)
        coverUp(offer);
    offer.opens = isAskedFirst(prompt.id);
    // An edition knows a dozen reasons to lose a turn: a key for each, as for shorter questions.
    offer.asButtons = prompt.id == Asks::Turnover;
    // Gold, players and stadiums change hands: no key alone does that.
    offer.asksAlone = (prompt.id.startsWith(u"after.") && !prompt.passes) || isWord(prompt.id);
    offer.hints = hintsOf(prompt);
    if (!isBought) {
        offer.shelf = shopShelf(context(), session().state(), prompt);
        offer.refused = refusedShelf(context(), session().state(), prompt);
    }
    if (prompt.kind == PromptKind::Text)
        openBook(offer);
    else if (prompt.kind == PromptKind::Choice && !prompt.alwaysOffered)
        offer.bookDice = bookDice(context(), session().state(), prompt);
    if (showsShirtNumbers(offer)) {
        for (const QString &choice : prompt.choices) {
            const PlayerRef player = PlayerRef::fromString(choice);
            offer.shirts.append(player.isValid() ? seatColour(player.seat) : QColor());
        }
    }
    if (prompt.id == Asks::PassPartner) // seldom an opponent
        offer.shirtsOf = u"%1:"_s.arg(prompt.seat);
    if (prompt.atMost > 1 && prompt.kind == PromptKind::Choice)
        offer.ticked = prompt.usual.split(u',', Qt::SkipEmptyParts);
}

void MatchTable::arrangeTurn(std::vector<OfferedPrompt> &all) const
{
    askWhoDoesIt(context(), session().state(), all);
    const MatchState now = present();
    if (now.onPitch(now.active).isEmpty())
        return; // a team without a roster: only score, turns and re-rolls are kept
    // What this match does not know at all has no place.
    for (const QString &id : missingInTurn(all, m_look)) {
        if (!isKnownInTurn(context(), now, id))
            continue;
        const auto named = id == Asks::Foul ? foulByName(now) : std::nullopt;
        all.push_back(named ? *named : notNow(*turnAction(id), now));
    }
    layOutTurn(context(), now, all, m_look);
}

/// Its key says why it does nothing.
OfferedPrompt MatchTable::notNow(const TurnAction &action, const MatchState &now) const
{
    Prompt prompt;
    prompt.id = action.text.prompt.toString();
    prompt.seat = now.active;
    prompt.kind = PromptKind::Choice;
    prompt.alwaysOffered = action.alwaysOffered;
    OfferedPrompt offer = dressed(prompt, words(prompt));
    offer.spent = true;
    offer.words.why = whySpent(context(), now, prompt.id);
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

/// A line without words is not shown.
const std::vector<LogRow> &MatchTable::rows() const
{
    const std::vector<LogRow> &all = SessionTable::rows();
    if (hiddenBuyer() == noSeat)
        return all;
    m_coveredRows = all;
    for (LogRow &row : m_coveredRows) {
        if (!MatchViewer{}.read(session().state(),
                                log().groups().at(static_cast<size_t>(row.group))))
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
            behind.words.choices.append(localized(card.name));
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
    if (m_fouler.isValid())
        return true;
    const std::vector<Prompt> asked = prompts();
    const std::vector<EventGroup> &groups = log().groups();
    if (lookedBackTo() || asked.empty() || groups.empty() || asked.front().id == Asks::EndTurn
        || present().over)
        return false;
    if (asked.front().id.startsWith(u"hand."_s) && !asked.front().alwaysOffered)
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

LogLook MatchTable::lookOf(int group) const
{
    const EventGroup &entered = log().groups().at(static_cast<size_t>(group));
    LogLook look;
    look.icon = logIcon(log().groups(), group);
    for (const Event &event : entered.events) {
        if (event.dice.empty() || event.prompt == Asks::CoinToss
            || event.prompt == Asks::StadiumCoach)
            continue;
        look.dice = event.dice;
        for (const int die : event.prompt == Asks::BlockRoll ? event.dice : std::vector<int>()) {
            const TableRow *row = context().row(Tables::BlockResults, die);
            look.symbols.append(row ? row->id.text() : QString());
        }
        break;
    }
    return look;
}

/// A line about cards that stand on a phone is corrected when that phone has left.
bool MatchTable::mayCorrect(int group, QWidget * /*parent*/)
{
    if (const auto may = mayEnter(); !may) {
        emit troubled(may.error().message);
        return false;
    }
    for (const Event &event : log().groups().at(static_cast<size_t>(group)).events) {
        if (!event.prompt.startsWith(u"paper."))
            continue;
        emit slipCorrectionRequested();
        return false;
    }
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
    return momentWords(standingOf(context(), present()));
}

MatchState MatchTable::seenState() const
{
    return lookedBackTo() ? shownState() : present();
}

std::vector<DieSymbol> MatchTable::symbolsOf(const Prompt &prompt) const
{
    std::vector<DieSymbol> symbols;
    if (prompt.id == Asks::BlockResult) {
        for (const QString &choice : prompt.choices) {
            const TableRow *row = context().rowById(Tables::BlockResults, choice);
            symbols.push_back({choice, row ? localized(row->name) : QString()});
        }
        return symbols;
    }
    if (prompt.id == Asks::CoinToss || prompt.id == Asks::StadiumCoach)
        return {{{}, seatName(0)}, {{}, seatName(1)}}; // nobody has a die with two sides
    if (prompt.id != Asks::BlockRoll)
        return symbols;
    for (int face = 1; face <= blockFaces; ++face) {
        const TableRow *row = context().row(Tables::BlockResults, face);
        if (!row)
            return {};
        symbols.push_back({row->id.text(), localized(row->name)});
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
