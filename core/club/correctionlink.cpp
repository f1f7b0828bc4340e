// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/correctionlink.h"

#include "core/play/choosing.h"

#include <algorithm>

namespace dugout {

namespace {

bool concerns(const Prompt &prompt, const Event &event)
{
    return prompt.seat == noSeat || event.seat == noSeat || prompt.seat == event.seat;
}

/// Something in the log from here on answers the prompt.
bool isAnsweredFrom(const MatchSession &session, int group, const Prompt &prompt)
{
    const auto &groups = session.log().groups();
    return std::any_of(groups.begin() + group, groups.end(), [&prompt](const EventGroup &each) {
        return std::any_of(each.events.begin(), each.events.end(), [&prompt](const Event &event) {
            return event.prompt == prompt.id && concerns(prompt, event);
        });
    });
}

CorrectionQuestion questionAt(const MatchSession &session, const RejectedEvent &rejected,
                              const MatchState &state)
{
    CorrectionQuestion question{false, rejected.group, rejected.event, rejected.reason, {}, state};
    const Event &event = question.rejected(session);
    std::vector<Prompt> asked = session.game().prompts(state);
    const auto same = std::find_if(asked.begin(), asked.end(), [&event](const Prompt &each) {
        return each.id == event.prompt && concerns(each, event);
    });
    if (same != asked.end()) {
        question.again = true;
        question.prompts = {*same};
        return question;
    }
    std::erase_if(asked, [](const Prompt &each) { return each.alwaysOffered; });
    const bool mine = std::any_of(asked.begin(), asked.end(),
                                  [&event](const Prompt &each) { return concerns(each, event); });
    // The log goes on by itself where it answers some of what its coach is asked.
    const bool goesOn = std::any_of(asked.begin(), asked.end(), [&](const Prompt &each) {
        return (!mine || concerns(each, event)) && isAnsweredFrom(session, rejected.group, each);
    });
    // Everything that fits is offered: it may be the other coach's turn that has to end first.
    if (!goesOn)
        question.prompts = std::move(asked);
    return question;
}

const EventGroup &groupOf(const MatchSession &session, const CorrectionQuestion &question)
{
    return session.log().groups().at(static_cast<size_t>(question.group));
}

} // namespace

std::optional<CorrectionQuestion> questionIn(const MatchSession &session)
{
    if (session.rejectedEvents().empty())
        return std::nullopt;
    const RejectedEvent &first = session.rejectedEvents().front();
    const auto &groups = session.log().groups();
    MatchState state = session.stateAfter(static_cast<size_t>(first.group));
    const auto &events = groups.at(static_cast<size_t>(first.group)).events;
    for (int e = 0; e < first.event; ++e)
        (void)session.game().apply(state, events[static_cast<size_t>(e)]);
    return questionAt(session, first, state);
}

std::optional<Event> formality(const CorrectionQuestion &question)
{
    if (!question.again)
        return std::nullopt;
    const Prompt &prompt = question.prompts.front();
    if (!prompt.id.startsWith(u"result.") || prompt.choices.isEmpty())
        return std::nullopt;
    return choosing(prompt, prompt.choices.front());
}

Correction answerTo(const MatchSession &session, const CorrectionQuestion &question,
                    const Event &answer)
{
    EventGroup group = groupOf(session, question);
    if (!question.again && question.event == 0)
        return {Correction::What::Insert, question.group, {group.atMs, {answer}}};
    const auto place = group.events.begin() + question.event;
    if (question.again)
        *place = answer;
    else
        group.events.insert(place, answer);
    return {Correction::What::Replace, question.group, std::move(group)};
}

Correction withoutRejectedEvent(const MatchSession &session, const CorrectionQuestion &question)
{
    EventGroup group = groupOf(session, question);
    group.events.erase(group.events.begin() + question.event);
    if (group.events.empty())
        return {Correction::What::Remove, question.group, {}};
    return {Correction::What::Replace, question.group, std::move(group)};
}

} // namespace dugout
