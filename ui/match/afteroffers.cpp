// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/slipanswers.h"
#include "core/match/state/promptnames.h"
#include "ui/match/matchtable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

// What is offered after the whistle. The engine asks both coaches at once; a checklist for each of
// them shows how far he is, and the card has the step of one of them.

namespace {

OfferedPrompt leading(QStringView where, const QString &title)
{
    OfferedPrompt lead;
    lead.prompt.id = where.toString();
    lead.prompt.kind = PromptKind::Confirm;
    lead.words.title = title;
    return lead;
}

/// "Reds: who has …", "Reds dismiss a player": the column says whose it is, so the words need not.
void leaveNameToTheColumn(OfferedPrompt &offer, const QString &name)
{
    QString &title = offer.words.title;
    for (const QString &head : {name + u": "_s, name + u' '}) {
        if (!title.startsWith(head) || title.size() <= head.size())
            continue;
        title.remove(0, head.size());
        const qsizetype first = title.startsWith(u'¿') && title.size() > 1 ? 1 : 0;
        title[first] = title.at(first).toUpper();
        return;
    }
}

} // namespace

/// Where nobody works through his list the card leads there, and what is changed by hand stays.
void MatchTable::layOutAfterMatch(std::vector<OfferedPrompt> &all) const
{
    if (all.empty())
        return;
    const MatchState state = present();
    if (!state.over)
        return;
    const bool steps = m_askedAfter != noSeat && state.after.isSet()
        && !state.after.get().side(m_askedAfter).agenda.empty();
    std::erase_if(all, [this, steps](const OfferedPrompt &one) {
        if (one.prompt.alwaysOffered) // beside the log
            return m_askedAfter != noSeat;
        const bool isStep = one.prompt.id.startsWith(u"after.");
        return one.prompt.seat != m_askedAfter || isStep != steps;
    });
    if (m_askedAfter == noSeat)
        all.insert(all.begin(),
                   {leading(leads::afterMatch, tr("After the match")),
                    leading(leads::fullTime, tr("Full time"))});
    if (m_askedAfter == noSeat)
        return;
    for (OfferedPrompt &one : all) {
        leaveNameToTheColumn(one, seatName(m_askedAfter));
        if (steps)
            continue;
        one.words.title = tr("Is everything right?");
        one.words.detail = tr("Once both teams confirm, their sheets are saved.");
    }
}

void MatchTable::askAfterMatch(Seat seat)
{
    if (std::exchange(m_askedAfter, seat) != seat)
        emit viewMoved();
}

Result<void> MatchTable::act(const std::vector<Event> &events)
{
    const QString first = events.empty() ? QString() : events.front().prompt;
    if (first == Asks::PaperDone && asksForSheet(session())) {
        emit slipCorrectionRequested(); // the form acts by itself
        return {};
    }
    if (first != leads::afterMatch && first != leads::fullTime) {
        const auto whole = foulNamed(events);
        if (!whole)
            return {};
        if (const QString doubt = doubtAbout(*whole); !doubt.isEmpty())
            return Error{ErrorCode::AnswerMismatch, doubt, {}};
        return SessionTable::act(withPitch(*whole));
    }
    emit ledTo(first);
    return {};
}

} // namespace dugout
