// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match.h"

#include "core/match/engine/agenda.h"
#include "core/match/state/entered.h"
#include "core/match/state/promptnames.h"
#include "core/match/turn/frompaper.h"
#include "core/match/turn/handsteps.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/followinglines.h"
#include "core/match/words/loglines.h"
#include "core/match/words/matchstanding.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/match/words/rollcourse.h"
#include "core/rules/knownwords.h"
#include "core/team/teamperks.h"

using namespace Qt::StringLiterals;

namespace dugout {

template class Session<Match>;

namespace {

void joinTeam(const MatchContext &context, MatchState &state, Seat seat)
{
    const Team &team = context.team(seat);
    SideState &side = state.side(seat);
    side.tracked = context.roster(seat) != nullptr;
    for (const Player &player : team.players) {
        MatchPlayer joining;
        joining.who = context.joined(player, seat);
        joining.where = player.canPlayNextMatch() ? Whereabouts::Reserves : Whereabouts::Absent;
        side.players.push_back(std::move(joining));
    }
    side.rerolls.perHalf = side.rerolls.left = team.rerolls + trophyRerolls(team);
    const QMap<QString, int> staff = staffOf(team);
    for (auto each = staff.begin(); each != staff.end(); ++each) {
        if (context.ruleset().inducements().contains(each.key()))
            side.counters[each.key()] += each.value();
    }
    side.apothecaries = team.apothecaries;
    side.treasury = team.treasury;
}

MatchMachine machineOf(const MatchContext &context)
{
    return {context.steps(), context};
}

bool isMomentForACard(const MatchState &state)
{
    return !state.agenda.empty() && state.agenda.back().kind == StepKind::Moment;
}

/// Something is only offered beside what is asked.
bool isOnlyOffered(const MatchState &state)
{
    return isMomentForACard(state)
        || (!state.agenda.empty() && state.agenda.back().kind == StepKind::RollAgain);
}

/// Not the full stop of an abbreviation, such as "K.O.".
bool endsASentence(const QString &line)
{
    return line.endsWith(u'.') && (line.size() < 3 || line.at(line.size() - 3) != u'.');
}

/// So many who are shown elsewhere at once are named; of more, as of a whole side, it is said how
/// many they are.
constexpr qsizetype fewShown = 3;

/// Who is shown elsewhere in the group, with the entry that says where he ends up.
QHash<QString, qsizetype> lastShown(const EventGroup &group)
{
    QHash<QString, qsizetype> last;
    QString who;
    for (qsizetype i = 0; i < std::ssize(group.events); ++i) {
        const Event &event = group.events.at(static_cast<size_t>(i));
        if (event.prompt == Asks::HandBoard)
            who = event.choice();
        else if (event.prompt == Asks::HandSquare)
            last.insert(who, i);
    }
    return last;
}

} // namespace

Match::Match(std::shared_ptr<const Ruleset> ruleset, MatchSetup setup, const StepBook &steps)
    : m_context(std::move(ruleset), std::move(setup), steps)
{ }

MatchState Match::start() const
{
    MatchState state;
    state.entered = enteredSum(m_context.setup());
    for (const Seat seat : {0, 1})
        joinTeam(m_context, state, seat);
    push(state, {StepKind::AfterMatch}); // handled by a room above this one, if at all
    push(state, {StepKind::FinalWhistle});
    const bool paper = isFromPaper(m_context);
    if (paper) {
        push(state, Step::with(StepKind::PaperSlip, noSeat, {}, {}, StepChoices{}));
    } else {
        push(state, Step::with(StepKind::HalfStart, noSeat, {}, {}, OfHalf{1}));
        push(state, {StepKind::MatchEvents});
        pushSequence(m_context, state, Sequences::PreMatch);
    }
    if (m_context.isBoughtForGood()) {
        for (const Seat seat : {0, 1})
            state.side(seat).purchases = m_context.team(seat).inducements;
        push(state, {StepKind::ShopClose}); // it is paid for: there is only to be handed out
    }
    for (const Seat seat : {1, 0})
        push(state, {StepKind::Journeymen, seat});
    if (!paper)
        push(state, {StepKind::Legends});
    settle(m_context, state);
    return state;
}

std::vector<Prompt> Match::prompts(const MatchState &state) const
{
    if (state.agenda.empty())
        return {};
    std::vector<Prompt> asked = machineOf(m_context).prompts(state);
    std::erase_if(asked, [](const Prompt &prompt) { return prompt.ownDeviceOnly; });
    addHandPrompts(m_context, state, asked);
    return asked;
}

std::vector<Prompt> Match::promptsApart(const MatchState &state) const
{
    std::vector<Prompt> asked = machineOf(m_context).prompts(state);
    std::erase_if(asked, [](const Prompt &prompt) { return !prompt.ownDeviceOnly; });
    return asked;
}

MatchState Match::seen(const MatchState &state) const
{
    if (!isOnlyOffered(state))
        return state;
    const MatchMachine machine = machineOf(m_context);
    const std::vector<Prompt> asked = machine.prompts(state);
    if (asked.empty())
        return state;
    // What follows stands first, the offer behind it.
    return machine.whereAsked(state, asked.front().id,
                              [](const MatchState &there, const StepRule *) { return there; });
}

MatchState Match::whenAnswered(const MatchState &before, const Event &event) const
{
    if (!isMomentForACard(before))
        return before;
    return isByHand(event.prompt)
        ? seen(before)
        : machineOf(m_context).whereAnswered(
            before, event, [](const MatchState &there, const StepRule *) { return there; });
}

std::vector<Prompt> Match::promptsFor(const MatchState &state, const QString &id) const
{
    if (state.agenda.empty())
        return {};
    return isByHand(id) ? handPromptsFor(m_context, state, id)
                        : machineOf(m_context).promptsFor(state, id);
}

std::vector<Prompt> Match::formerPrompts(const MatchState &state, const QString &id) const
{
    if (state.agenda.empty() || isByHand(id))
        return {};
    return machineOf(m_context).formerPrompts(state, id);
}

Result<void> Match::apply(MatchState &state, const Event &event) const
{
    if (state.agenda.empty())
        return Error{ErrorCode::MatchOver, PlayWords::tr("Nothing more is asked."), {}};
    const size_t told = state.facts.size();
    // Who lines up plays no card of the drive before: everybody leaves the pitch in between.
    if (event.prompt == Asks::HandBoard && isMomentForACard(state)) {
        if (MatchState next = seen(state); next.drive != state.drive)
            state = std::move(next);
    }
    auto done = isByHand(event.prompt) ? applyByHand(m_context, state, event)
                                       : machineOf(m_context).answer(state, event);
    if (done)
        goOn(state, event, told);
    return done;
}

Result<void> Match::applyChecked(MatchState &state, const Event &event) const
{
    if (isConfirmationOfFirstForm(event)) { // it confirmed what was entered until then
        Event renewed = event;
        renewed.choices = {confirmationCode(state.entered)};
        return applyChecked(state, renewed);
    }
    if (state.agenda.empty() || isByHand(event.prompt)) {
        auto fits = checkAmong(promptsFor(state, event.prompt), event);
        return fits ? apply(state, event) : fits;
    }
    const size_t told = state.facts.size();
    auto done = machineOf(m_context).answerChecked(state, event);
    if (done)
        goOn(state, event, told);
    return done;
}

void Match::goOn(MatchState &state, const Event &event, size_t told) const
{
    state.facts.erase(state.facts.begin(), state.facts.begin() + static_cast<qsizetype>(told));
    state.entered = withEntered(state.entered, event);
    // Whatever happens after a coach has confirmed the result takes his word back; what follows the
    // match does not touch the result.
    if (!isConfirmation(event) && !state.after.hasBegun()) {
        for (SideState &side : state.sides)
            side.confirmed = false;
    }
    settle(m_context, state);
}

QJsonObject Match::standing(const MatchState &state) const
{
    if (!isOnlyOffered(state))
        return standingToJson(standingOf(m_context, state));
    return standingToJson(standingOf(m_context, seen(state))); // it is read by others too
}

PromptWords Match::words(const MatchState &state, const Prompt &prompt) const
{
    if (state.agenda.empty())
        return {};
    if (isByHand(prompt.id))
        return promptWords(m_context, state, state.agenda.back(), prompt);
    const auto say = [&](const MatchState &asked, const StepRule *rule) {
        if (!rule)
            return PromptWords{};
        const Step &top = asked.agenda.back();
        PromptWords words = rule->words ? rule->words(m_context, asked, top, prompt)
                                        : promptWords(m_context, asked, top, prompt);
        words.course = rollCourse(m_context, asked, prompt.id);
        return words;
    };
    return machineOf(m_context).whereAsked(state, prompt.id, say);
}

QString Match::line(const MatchState &before, const Event &event) const
{
    if (before.agenda.empty())
        return {};
    if (isByHand(event.prompt))
        return eventLine(m_context, before, before.agenda.back(), event);
    const auto say = [&](const MatchState &asked, const StepRule *rule) {
        if (!rule)
            return QString();
        const Step &top = asked.agenda.back();
        return rule->line ? rule->line(m_context, asked, top, event)
                          : eventLine(m_context, asked, top, event);
    };
    return machineOf(m_context).whereAnswered(before, event, say);
}

QString Match::groupLine(const MatchState &before, const EventGroup &group) const
{
    MatchState state = before;
    QStringList lines;
    const QHash<QString, qsizetype> shown = lastShown(group);
    const bool many = shown.size() > fewShown;
    if (many)
        lines.append(MatchWords::tr("%n players placed on the pitch", nullptr,
                                    static_cast<int>(shown.size())));
    for (qsizetype i = 0; i < std::ssize(group.events); ++i) {
        const Event &event = group.events.at(static_cast<size_t>(i));
        const bool untold = event.prompt == Asks::HandSquare
            && (many || std::find(shown.begin(), shown.end(), i) == shown.end());
        if (const QString text = untold ? QString() : line(state, event); !text.isEmpty())
            lines.append(text);
        if (!apply(state, event))
            break;
        for (const QString &follows : followingLines(m_context, state, event)) {
            if (!lines.contains(follows))
                lines.append(follows);
        }
    }
    if (before.half > 0 && state.half != before.half)
        lines.append(state.half > m_context.halves() ? MatchWords::tr("extra time begins")
                                                     : MatchWords::tr("half-time"));
    const auto isOver = [this](const MatchState &then) {
        return isMomentForACard(then) ? seen(then).over : then.over;
    };
    if (!isOver(before) && isOver(state))
        lines.append(MatchWords::tr("final whistle"));
    const bool waited = isMomentForACard(before) && !group.events.empty();
    const QString when
        = momentWords(m_context, waited ? whenAnswered(before, group.events.front()) : before);
    for (qsizetype i = 0; i + 1 < lines.size(); ++i) {
        if (endsASentence(lines.at(i)))
            lines[i].chop(1); // and here it goes on
    }
    const QString what = lines.join(u"; "_s);
    return when.isEmpty() || what.isEmpty() ? capitalised(what) : u"%1: %2"_s.arg(when, what);
}

QString Match::rejectedLine(const MatchState &state, const Event &event) const
{
    // What follows the whistle has words of its own, also where it is not asked or not yet.
    const bool after = event.prompt.startsWith(u"after.");
    const StepRule *rule = after ? m_context.steps().find(StepKind::AfterMatch) : nullptr;
    return rule && rule->line ? rule->line(m_context, state, {StepKind::AfterMatch}, event)
                              : capitalised(looseLine(m_context, state, event));
}

} // namespace dugout
