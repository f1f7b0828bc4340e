// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/openlines.h"

#include "core/match/effects/carddecks.h"
#include "core/match/matchviewer.h"

#include <QSet>

#include <functional>

namespace dugout {

namespace {

using EventWord = std::function<bool(const Event &)>;

bool anyEventOf(const Correction &correction, const EventWord &word)
{
    return std::any_of(correction.with.events.begin(), correction.with.events.end(), word)
        || std::any_of(correction.also.begin(), correction.also.end(),
                       [&word](const Correction &each) { return anyEventOf(each, word); });
}

/// Wherever a line holds one.
bool anyEventOf(const LogAction &line, const EventWord &word)
{
    return std::any_of(line.group.events.begin(), line.group.events.end(), word)
        || anyEventOf(line.correction, word);
}

bool couldNameCard(const QString &choice)
{
    return choice.contains(u'/');
}

/// What happens in which turn is drawn face down, for both coaches.
bool isEventDrawn(const Event &event)
{
    return event.prompt.startsWith(u"match-event.");
}

bool isEventToCome(const MatchState &state, Seat seat)
{
    return (seat != 0 && seat != 1) || !state.occasion.side(seat).event.isEmpty();
}

/// Cards that lay before everybody once.
QSet<QString> shownCards(const std::vector<LogAction> &lines)
{
    QSet<QString> shown;
    for (const LogAction &line : lines) {
        anyEventOf(line, [&shown](const Event &event) {
            if (isAboutPlaying(event.prompt))
                shown.insert(event.choice());
            return false;
        });
    }
    return shown;
}

} // namespace

bool mayHide(const LogAction &line)
{
    return anyEventOf(line, [](const Event &event) {
        return isAboutBuying(event.prompt) || isEventDrawn(event)
            || (!isAboutPlaying(event.prompt)
                && std::any_of(event.choices.begin(), event.choices.end(), couldNameCard));
    });
}

size_t openLines(const MatchContext &context, const MatchState &now,
                 const std::vector<LogAction> &lines)
{
    const QSet<QString> shown = shownCards(lines);
    const Seat buyer = buyingSeat(now);
    const auto hides = [&](const Event &event) {
        if (buyer != noSeat && event.seat == buyer && isAboutBuying(event.prompt))
            return true;
        // It lies there until its turn has come.
        if (isEventDrawn(event) && (now.half < 1 || isEventToCome(now, event.seat)))
            return true;
        return std::any_of(event.choices.begin(), event.choices.end(), [&](const QString &each) {
            return couldNameCard(each) && !shown.contains(each) && findCard(context, each);
        });
    };
    const auto first = std::find_if(lines.begin(), lines.end(), [&hides](const LogAction &each) {
        return anyEventOf(each, hides);
    });
    return static_cast<size_t>(first - lines.begin());
}

} // namespace dugout
