// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/formerconfirmations.h"

#include "core/match/state/entered.h"
#include "core/match/state/statehash.h"

#include <algorithm>

namespace dugout {

namespace {

/// Eight digits without the hyphen that a code has today.
bool isOfFirstRelease(const QString &code)
{
    constexpr qsizetype digits = 8;
    return code.size() == digits && std::all_of(code.begin(), code.end(), [](QChar each) {
               return each.isDigit() || (each >= u'A' && each <= u'F');
           });
}

bool isFormer(const Event &event)
{
    return isConfirmation(event) && isOfFirstRelease(event.choice());
}

bool hasFormer(const EventGroup &group)
{
    return std::any_of(group.events.begin(), group.events.end(), isFormer);
}

bool hasFormer(const Correction &correction)
{
    return hasFormer(correction.with)
        || std::any_of(correction.also.begin(), correction.also.end(),
                       [](const Correction &each) { return hasFormer(each); });
}

bool hasFormer(const LogAction &line)
{
    return hasFormer(line.group) || hasFormer(line.correction);
}

LogAction doing(const EventGroup &group)
{
    return {LogAction::Kind::Do, group, {}};
}

LogAction correcting(Correction correction)
{
    correction.also.clear();
    return {LogAction::Kind::Correct, {}, std::move(correction)};
}

/// The table after so many groups of a session that would take one more line. The session was
/// never folded, so that it can be asked after any change of its log.
QString codeAfter(MatchSession session, const LogAction &line, size_t groups)
{
    return session.restore(line) ? tableCode(session.stateAfter(groups)) : QString();
}

/// `line` makes a line of the log from the beginning of the group, which stands at `place`.
template<typename Line>
void renew(EventGroup &group, const MatchSession &session, size_t place, const Line &line)
{
    EventGroup before{group.atMs, {}};
    for (Event &event : group.events) {
        if (isFormer(event))
            event.choices = {codeAfter(session, line(before), place + 1)};
        before.events.push_back(event);
    }
}

/// A correction and what followed it, one after the other, on the log as it is by then.
void renew(Correction &correction, MatchSession &session)
{
    const auto place = static_cast<size_t>(std::max(correction.group, 0));
    renew(correction.with, session, place, [&correction](const EventGroup &with) {
        return correcting({correction.what, correction.group, with});
    });
    (void)session.restore(correcting(correction));
    for (Correction &each : correction.also)
        renew(each, session);
}

void renew(LogAction &line, const MatchSession &session)
{
    renew(line.group, session, session.log().groups().size(), doing);
    MatchSession step = session;
    renew(line.correction, step);
}

} // namespace

std::vector<LogAction> withCurrentConfirmations(const Match &match, std::vector<LogAction> history)
{
    const auto isOld = [](const LogAction &line) { return hasFormer(line); };
    if (std::none_of(history.begin(), history.end(), isOld))
        return history;
    MatchSession session(match);
    for (LogAction &line : history) {
        if (hasFormer(line))
            renew(line, session);
        if (!session.restore(line))
            break;
    }
    return history;
}

} // namespace dugout
