// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/afterprompts.h"
#include "core/club/slipanswers.h"
#include "core/match/state/promptnames.h"
#include "ui/match/matchtable.h"
#include "ui/play/letterkeys.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

// What is offered after a match, where both coaches are asked at once.

namespace {

/// No answer of the match: whose trade is shown.
constexpr QStringView otherTrader = u"other-trader";

QString tradeDone()
{
    return u"after."_s + QString(AfterAsks::TradeDone);
}

/// Both coaches stand by the result while the sequence after the match is played: what is asked for
/// it comes first, and its numbers never become their word.
void keepWordsApart(std::vector<OfferedPrompt> &all)
{
    const auto isWord = [](const OfferedPrompt &one) {
        return one.prompt.id == Asks::ResultHome || one.prompt.id == Asks::ResultAway;
    };
    for (OfferedPrompt &one : all) {
        if (!isWord(one))
            continue;
        one.waits = true;
        one.deliberate = true;
        one.key = wordKey(one.prompt.seat);
    }
    std::stable_partition(all.begin(), all.end(), [&isWord](const OfferedPrompt &one) {
        return !one.prompt.aside && !isWord(one);
    });
}

/// "Reds dismiss a player": the head of the card says whose it is, so that the buttons need not.
void leaveNameToTheHead(OfferedPrompt &offer, const QString &name)
{
    QString &title = offer.words.title;
    if (!title.startsWith(name + u' ') || title.size() < name.size() + 2)
        return;
    title.remove(0, name.size() + 1);
    title[0] = title.at(0).toUpper();
}

} // namespace

void MatchTable::orderAfterMatch(std::vector<OfferedPrompt> &all) const
{
    const bool follows = std::any_of(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return one.prompt.id.startsWith(u"after.");
    });
    if (follows || session().state().after.hasBegun())
        keepWordsApart(all);
    if (follows)
        tradeInTurn(all);
}

bool MatchTable::doBothTrade() const
{
    const std::vector<Prompt> asked = prompts();
    const auto trades = [&asked](Seat seat) {
        return std::any_of(asked.begin(), asked.end(), [seat](const Prompt &one) {
            return one.seat == seat && one.id.startsWith(tradeDone());
        });
    };
    return trades(0) && trades(1);
}

/// Where both sides hire and buy, all of it in one menu would be more than is seen at once: one
/// side is shown, and a key turns to the other.
void MatchTable::tradeInTurn(std::vector<OfferedPrompt> &all) const
{
    if (!doBothTrade())
        return;
    const Seat other = MatchState::otherSeat(m_trader);
    OfferedPrompt turn;
    turn.prompt.id = otherTrader.toString();
    turn.prompt.seat = other;
    turn.prompt.kind = PromptKind::Confirm;
    turn.words.title = tr("To the other team…");
    turn.key = QKeySequence(Qt::Key_O);
    turn.waits = true;
    std::erase_if(all, [other](const OfferedPrompt &one) {
        return one.prompt.seat == other && one.prompt.id.startsWith(u"after.");
    });
    for (OfferedPrompt &one : all) {
        if (one.prompt.id.startsWith(u"after."))
            leaveNameToTheHead(one, seatName(m_trader));
    }
    const auto rest = std::find_if(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return one.waits || one.prompt.aside;
    });
    all.insert(rest, std::move(turn));
}

Result<void> MatchTable::act(const std::vector<Event> &events)
{
    if (!events.empty() && events.front().prompt == Asks::PaperDone && asksForSheet(session())) {
        emit slipCorrectionRequested(); // the form acts by itself
        return {};
    }
    if (events.size() != 1 || events.front().prompt != otherTrader)
        return SessionTable::act(events);
    m_trader = MatchState::otherSeat(m_trader);
    emit viewMoved();
    return {};
}

} // namespace dugout
