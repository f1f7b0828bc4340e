// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/shownonpitch.h"
#include "core/match/state/promptnames.h"
#include "ui/match/matchtable.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

// What the pitch knows of an answer. The board on the table is right: what does not fit the pitch
// is only asked once more.

namespace {

/// The choices with their words in a new order; those that are not in it are left out.
void arrange(OfferedPrompt &offer, const QStringList &order)
{
    QStringList words;
    for (const QString &choice : order)
        words.append(offer.words.choices.value(offer.prompt.choices.indexOf(choice)));
    if (offer.words.choices.size() == offer.prompt.choices.size())
        offer.words.choices = words;
    offer.prompt.choices = order;
}

} // namespace

void MatchTable::setPitch(bool shown, std::function<QString()> unfinished)
{
    m_unfinished = std::move(unfinished);
    if (std::exchange(m_pitchShown, shown) != shown)
        emit viewMoved();
}

/// Whom an action reaches first.
void MatchTable::orderByPitch(OfferedPrompt &offer) const
{
    Prompt &prompt = offer.prompt;
    if (!m_pitchShown || prompt.kind != PromptKind::Choice)
        return;
    const MatchState &state = session().state();
    if (const QStringList shown = choicesShown(state, prompt); shown != prompt.choices)
        arrange(offer, shown);
    const QStringList far = outOfReach(context(), state, prompt);
    if (far.isEmpty() || far.size() == prompt.choices.size())
        return;
    QStringList order = prompt.choices;
    order.removeIf([&far](const QString &choice) { return far.contains(choice); });
    // Where nobody is left but "somebody", the coaches have not moved the pawns.
    const auto isPlayer
        = [](const QString &choice) { return PlayerRef::fromString(choice).isValid(); };
    if (std::none_of(order.begin(), order.end(), isPlayer))
        return;
    if (far.contains(prompt.usual))
        prompt.usual = order.constFirst();
    arrange(offer, order + far);
}

std::vector<Event> MatchTable::withPitch(const std::vector<Event> &events) const
{
    return m_pitchShown ? withWhatIsShown(game(), session().state(), events) : events;
}

QString MatchTable::doubtOf(const std::vector<Event> &events) const
{
    MatchState state = session().state();
    for (const Event &event : events) {
        const QString unfinished
            = event.prompt == Asks::EndTurn && m_unfinished ? m_unfinished() : QString();
        if (!unfinished.isEmpty())
            return unfinished;
        if (QString doubt = pitchDoubt(context(), state, event); !doubt.isEmpty())
            return doubt;
        if (!game().applyChecked(state, event))
            break;
    }
    return {};
}

QString MatchTable::doubtAbout(const std::vector<Event> &events)
{
    const size_t groups = log().groups().size();
    const bool again = m_doubtedAt == groups && m_doubted == events;
    const QString doubt = m_pitchShown && !again ? doubtOf(events) : QString();
    m_doubted = doubt.isEmpty() ? std::vector<Event>() : events;
    m_doubtedAt = groups;
    return doubt.isEmpty() ? doubt : tr("%1 Once more, and it counts.").arg(doubt);
}

} // namespace dugout
