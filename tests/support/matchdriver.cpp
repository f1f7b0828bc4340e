// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchdriver.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int patience = 2'000; // answers on the way to a prompt

} // namespace

std::shared_ptr<const Ruleset> sharedRuleset(const QString &id)
{
    static RulesetLibrary library;
    return must(library.load(id));
}

Team plainTeam(const QString &ruleset, const QString &roster, const QString &position, int players)
{
    const auto rules = sharedRuleset(ruleset);
    Team team = must(newTeam(
        {TeamId(roster), roster, u"Coach of "_s + roster, RosterId(roster), {}, {}}, *rules));
    for (int i = 0; i < players; ++i)
        team = must(addPlayer(std::move(team), *rules, PositionId(position)));
    team.rerolls = 2;
    team.founded = true;
    return team;
}

MatchSetup plainSetup(const QString &ruleset)
{
    MatchSetup setup;
    setup.ruleset = RulesetId(ruleset);
    setup.teams = {plainTeam(ruleset, u"human"_s, u"lineman"_s),
                   plainTeam(ruleset, u"orc"_s, u"lineman"_s)};
    return setup;
}

void teach(Team &team, int player, const QStringList &skills)
{
    for (const QString &skill : skills)
        team.players.at(static_cast<size_t>(player)).extraSkills.emplace_back(skill);
}

MatchDriver::MatchDriver(MatchSetup setup, const StepBook &steps)
    : m_session(Match(sharedRuleset(setup.ruleset.text()), setup, steps))
{
    // The receivers are at home, nothing happens at the kick-off, the ball lies on the ground.
    alwaysRoll(u"coin-toss"_s, {1});
    alwaysRoll(u"weather"_s, {3, 4});
    alwaysRoll(u"kick-off-table"_s, {2, 2});
}

const Prompt *MatchDriver::find(const QString &id) const
{
    m_prompts = m_session.prompts();
    const auto found = std::find_if(m_prompts.begin(), m_prompts.end(),
                                    [&id](const Prompt &prompt) { return prompt.id == id; });
    return found == m_prompts.end() ? nullptr : &*found;
}

QStringList MatchDriver::offered() const
{
    QStringList ids;
    for (const Prompt &prompt : m_session.prompts())
        ids.append(prompt.id);
    return ids;
}

QStringList MatchDriver::choices(const QString &prompt) const
{
    const Prompt *found = find(prompt);
    return found ? found->choices : QStringList{};
}

Event MatchDriver::dull(const Prompt &prompt) const
{
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    if (prompt.kind == PromptKind::Dice) {
        const auto said = m_dice.find(prompt.id);
        if (said != m_dice.end() && said->second.size() == prompt.dice->faces().size())
            event.dice = said->second;
        else
            event.dice.assign(prompt.dice->faces().size(), 2);
    } else if (prompt.kind == PromptKind::Choice) {
        const auto said = m_choices.find(prompt.id);
        if (said != m_choices.end() && prompt.choices.contains(said->second))
            event.choices = {said->second};
        else
            event.choices = prompt.choices.mid(0, std::max(1, prompt.atLeast));
        if (prompt.atLeast == 0 && said == m_choices.end())
            event.choices.clear();
    } else if (prompt.kind == PromptKind::Number) {
        event.number = std::clamp(0, prompt.atLeast, prompt.atMost);
    } else if (prompt.kind == PromptKind::Text) {
        event.text = u"by the book"_s;
    }
    return event;
}

/// To get to what comes next, keeps the roll that could be made again, holds nobody, dives at
/// nobody and follows nobody; what a player rolls before his action he sees to himself.
void MatchDriver::keepOnTheWayTo(const QString &prompt)
{
    const bool asked = prompt.startsWith(u"asked."_s) || prompt.startsWith(u"hand."_s);
    for (const QString &kept : {u"asked.ourselves"_s, u"roll-again.kept"_s, u"tentacles.none"_s,
                                u"dive.kept"_s, u"shadow.none"_s}) {
        if (!asks(prompt) && !asked && asks(kept) && prompt != kept)
            confirm(kept);
    }
}

void MatchDriver::take(Event event)
{
    const QString prompt = event.prompt;
    if (const auto done = m_session.act({0, {std::move(event)}}); !done)
        qFatal("%s: %s, asked is %s", qPrintable(prompt), qPrintable(done.error().message),
               qPrintable(offered().join(u' ')));
}

void MatchDriver::until(const QString &prompt)
{
    for (int i = 0; i < patience; ++i) {
        if (asks(prompt))
            return;
        if (!goOn())
            break;
    }
    qFatal("%s is never asked", qPrintable(prompt));
}

void MatchDriver::finish()
{
    for (int i = 0; i < patience && goOn(); ++i) { }
}

bool MatchDriver::goOn()
{
    m_prompts = m_session.prompts();
    if (m_prompts.empty())
        return false;
    // Going on, buying nothing, playing no card.
    const auto plain = std::find_if(m_prompts.begin(), m_prompts.end(), [](const Prompt &each) {
        return each.kind == PromptKind::Confirm && !each.alwaysOffered;
    });
    take(dull(plain == m_prompts.end() ? m_prompts.front() : *plain));
    return true;
}

void MatchDriver::roll(const QString &prompt, std::vector<int> dice)
{
    keepOnTheWayTo(prompt);
    const Prompt *asked = find(prompt);
    Event event;
    event.prompt = prompt;
    event.seat = asked ? asked->seat : noSeat;
    event.dice = std::move(dice);
    take(std::move(event));
}

void MatchDriver::choose(const QString &prompt, const QString &choice)
{
    choose(prompt, QStringList{choice});
}

void MatchDriver::choose(const QString &prompt, const QStringList &choices)
{
    keepOnTheWayTo(prompt);
    const Prompt *asked = find(prompt);
    Event event;
    event.prompt = prompt;
    event.seat = asked ? asked->seat : noSeat;
    event.choices = choices;
    take(std::move(event));
}

void MatchDriver::keepRoll()
{
    if (asks(u"roll-again.kept"_s))
        confirm(u"roll-again.kept"_s);
}

void MatchDriver::number(const QString &prompt, int value)
{
    keepOnTheWayTo(prompt);
    const Prompt *asked = find(prompt);
    Event event;
    event.prompt = prompt;
    event.seat = asked ? asked->seat : noSeat;
    event.number = value;
    take(std::move(event));
}

void MatchDriver::confirm(const QString &prompt)
{
    choose(prompt, QStringList{});
}

void MatchDriver::putDown(const QString &ref)
{
    choose(u"hand.player"_s, ref);
    choose(u"hand.place"_s, u"prone"_s);
}

bool MatchDriver::refuses(const Event &event)
{
    return !m_session.act({0, {event}});
}

const MatchPlayer &MatchDriver::player(const QString &ref) const
{
    const MatchPlayer *found = state().find(PlayerRef::fromString(ref));
    if (!found)
        qFatal("there is no %s", qPrintable(ref));
    return *found;
}

QString MatchDriver::onPitch(Seat seat, int place) const
{
    return state().onPitch(seat).value(place);
}

} // namespace dugout
