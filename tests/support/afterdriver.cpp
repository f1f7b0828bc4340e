// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/afterdriver.h"

#include "core/match/engine/agenda.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int patience = 200;

Event dull(const Prompt &prompt)
{
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    if (prompt.kind == PromptKind::Dice)
        event.dice.assign(prompt.dice->faces().size(), 2);
    else if (prompt.kind == PromptKind::Choice && prompt.choices.contains(u"no"_s))
        event.choices = {u"no"_s};
    else if (prompt.kind == PromptKind::Choice)
        event.choices = prompt.choices.mid(0, prompt.atLeast);
    else if (prompt.kind == PromptKind::Number)
        event.number = std::clamp(0, prompt.atLeast, prompt.atMost);
    else if (prompt.kind == PromptKind::Text)
        event.text = u"Somewhere"_s;
    return event;
}

QString suffix(Seat seat)
{
    return seat == 0 ? u".home"_s : u".away"_s;
}

} // namespace

MatchSetup leagueSetup(const QString &ruleset)
{
    MatchSetup setup = plainSetup(ruleset);
    setup.league = true;
    for (Team &team : setup.teams) {
        team.treasury = 50'000;
        team.fanFactor = 5;
    }
    return setup;
}

AfterDriver::AfterDriver(MatchSetup setup, const Prepare &prepare)
    : m_match(sharedRuleset(setup.ruleset.text()), setup, stepsToTheNextSheet())
    , m_state(m_match.start())
{
    m_state.half = 2;
    if (prepare)
        prepare(m_state);
    m_state.agenda = {{u"after-match"_s}, {u"final-whistle"_s}};
    settle(m_match.context(), m_state);
}

QStringList AfterDriver::offered() const
{
    QStringList ids;
    for (const Prompt &prompt : m_match.prompts(m_state))
        ids.append(prompt.id);
    return ids;
}

std::optional<Prompt> AfterDriver::find(const QString &id) const
{
    for (const Prompt &prompt : m_match.prompts(m_state)) {
        if (prompt.id == id)
            return prompt;
    }
    return std::nullopt;
}

QStringList AfterDriver::choices(const QString &prompt) const
{
    const auto found = find(prompt);
    return found ? found->choices : QStringList{};
}

Result<void> AfterDriver::answer(Event event)
{
    const auto asked = find(event.prompt);
    if (!asked)
        return Error{ErrorCode::NotAsked, u"not asked"_s, {}};
    event.seat = asked->seat;
    if (auto fits = checkAnswer(*asked, event); !fits)
        return fits;
    return m_match.apply(m_state, event);
}

void AfterDriver::take(Event event)
{
    const QString prompt = event.prompt;
    if (const auto done = answer(std::move(event)); !done)
        qFatal("%s: %s, asked is %s", qPrintable(prompt), qPrintable(done.error().message),
               qPrintable(offered().join(u' ')));
}

bool AfterDriver::refuses(Event event)
{
    return !answer(std::move(event));
}

std::optional<Prompt> AfterDriver::next(Seat seat) const
{
    std::optional<Prompt> found;
    for (const Prompt &each : m_match.prompts(m_state)) {
        if (!each.id.startsWith(u"after.") || !each.id.contains(suffix(seat)))
            continue;
        // Going on without hiring or naming anybody.
        if (!found || each.id.contains(u"-done."_s))
            found = each;
    }
    return found;
}

void AfterDriver::until(const QString &prompt)
{
    const Seat seat = prompt.contains(suffix(0)) ? 0 : 1;
    for (int i = 0; i < patience && !asks(prompt); ++i) {
        const auto asked = next(seat);
        if (!asked)
            break;
        take(dull(*asked));
    }
    if (!asks(prompt))
        qFatal("%s is never asked, but %s", qPrintable(prompt), qPrintable(offered().join(u' ')));
}

void AfterDriver::finish(Seat seat)
{
    for (int i = 0; i < patience; ++i) {
        const auto asked = next(seat);
        if (!asked)
            return;
        take(dull(*asked));
    }
}

void AfterDriver::roll(const QString &prompt, std::vector<int> dice)
{
    Event event;
    event.prompt = prompt;
    event.dice = std::move(dice);
    take(std::move(event));
}

void AfterDriver::choose(const QString &prompt, const QStringList &choices)
{
    Event event;
    event.prompt = prompt;
    event.choices = choices;
    take(std::move(event));
}

void AfterDriver::number(const QString &prompt, int value)
{
    Event event;
    event.prompt = prompt;
    event.number = value;
    take(std::move(event));
}

void AfterDriver::confirm(const QString &prompt)
{
    Event event;
    event.prompt = prompt;
    take(std::move(event));
}

void AfterDriver::say(const QString &prompt, const QString &text)
{
    Event event;
    event.prompt = prompt;
    event.text = text;
    take(std::move(event));
}

std::vector<TeamChange> AfterDriver::changes(Seat seat, const QString &kind) const
{
    std::vector<TeamChange> found;
    for (const TeamChange &change : side(seat).changes) {
        if (change.kind.text() == kind)
            found.push_back(change);
    }
    return found;
}

} // namespace dugout
