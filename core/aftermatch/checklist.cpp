// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/checklist.h"

#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/afterrule.h"
#include "core/aftermatch/aftertexts.h"
#include "core/aftermatch/changetexts.h"
#include "core/aftermatch/opening.h"
#include "core/dice/dicewords.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"
#include "core/team/playercheck.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Sequence = std::vector<const SequenceStep *>;

/// What was answered in one step, and what the answers themselves changed.
struct Answered
{
    std::vector<int> groups;
    std::vector<std::vector<int>> dice;
    std::vector<TeamChange> changes;
    QStringList named; ///< who was awarded, where only the book has the points
};

bool isOfSequence(const Step &step)
{
    return step.about<SequenceId>() == SequenceId(Sequences::PostMatch);
}

/// One more than its place there; 0 for a step that is not in it.
size_t placeOf(const Sequence &sequence, StepKind kind)
{
    const auto found = std::find_if(sequence.begin(), sequence.end(),
                                    [kind](const SequenceStep *each) { return kind == each->id; });
    return found == sequence.end() ? 0 : static_cast<size_t>(found - sequence.begin()) + 1;
}

QString number(int value)
{
    return groupedNumber(value, currentLanguage());
}

/// Reads how far one coach has come.
class Reader
{
public:
    Reader(const MatchContext &context, Seat seat)
        : m_context(context)
        , m_seat(seat)
        , m_sequence(playedAfterMatch(context))
        , m_answered(m_sequence.size() + 1)
        , m_asks(m_sequence.size() + 1)
        , m_notes(m_sequence.size() + 1)
    { }

    /// What will be asked, as far as it is known by now: each step that is still to come is entered
    /// on a copy, after all that those before it do by themselves.
    void lookAhead(const MatchState &state)
    {
        if (!state.after.isSet())
            return;
        AfterState copy = state.after.get();
        AfterDesk desk(m_context, state, copy, m_seat);
        std::vector<Step> agenda = desk.side().agenda;
        while (!agenda.empty()) {
            const size_t place = placeOnList(agenda);
            desk.mine().agenda = {agenda.back()};
            agenda.pop_back();
            settleSteps(
                afterRules(), desk.mine().agenda,
                [&desk](const AfterRule &rule, const Step &) { rule.enter(desk); },
                [](const AfterRule &, const Step &) { return true; });
            if (desk.side().agenda.empty())
                continue;
            const auto asked = findAfterRule(desk.step().kind)->prompts(desk);
            if (asked.empty() || place >= m_asks.size())
                continue;
            m_asks[place] = true;
            m_notes[place] = toCome(desk, asked);
        }
    }

    void take(int group, const Event &event, const MatchState &before)
    {
        if (!before.after.isSet() || before.after.get().side(m_seat).agenda.empty())
            return;
        AfterState copy = before.after.get();
        AfterDesk desk(m_context, before, copy, m_seat);
        const size_t place = placeOnList(desk.side().agenda);
        Answered &mine = m_answered.at(std::min(place, m_answered.size() - 1));
        if (mine.groups.empty() || mine.groups.back() != group)
            mine.groups.push_back(group);
        if (!event.dice.empty())
            mine.dice.push_back(event.dice);
        if (AfterPromptId::parse(event.prompt).what == AfterAsks::Mvp && event.choices.size() == 1)
            mine.named.append(playerName(before, PlayerRef::fromString(event.choice())));
        const size_t known = desk.side().changes.size();
        if (findAfterRule(desk.step().kind)->answer(desk, event))
            mine.changes.insert(mine.changes.end(),
                                desk.side().changes.begin() + static_cast<std::ptrdiff_t>(known),
                                desk.side().changes.end());
    }

    void takeWord(int group) { m_word.push_back(group); }

    [[nodiscard]] AfterChecklist listFor(const MatchState &state) const
    {
        AfterChecklist list;
        const bool set = state.after.isSet();
        const std::vector<Step> none;
        const std::vector<Step> &agenda = set ? state.after.get().side(m_seat).agenda : none;
        const bool steps = set && state.after.get().side(m_seat).takesPart;
        const size_t now = agenda.empty() ? m_answered.size() : placeOnList(agenda);
        for (size_t place = 0; steps && place < m_answered.size(); ++place) {
            if (isListed(place) || place == now)
                list.checks.push_back(check(state, place, now));
        }
        list.checks.push_back(word(state, agenda.empty()));
        if (set)
            list.changes = changedLines(m_context, state.after.get().side(m_seat));
        return list;
    }

private:
    /// 0 for what comes before the sequence, else one more than the place of its step there. What a
    /// step puts on top of itself, or in its place, is a part of it.
    [[nodiscard]] size_t placeOnList(const std::vector<Step> &agenda) const
    {
        const Step &top = agenda.back();
        if (isOfSequence(top))
            return placeOf(m_sequence, top.kind);
        if (top.kind == StepKind::BookInjuries)
            return 0;
        for (auto below = agenda.rbegin(); below != agenda.rend(); ++below) {
            if (!isOfSequence(*below))
                continue;
            const size_t place = placeOf(m_sequence, below->kind);
            const bool begun = below->data != StepData() || !m_answered.at(place).groups.empty();
            return begun ? place : place - 1;
        }
        return m_sequence.size();
    }

    [[nodiscard]] bool isListed(size_t place) const
    {
        return m_asks.at(place) || !m_answered.at(place).groups.empty()
            || kindAt(place) == StepKind::Improvement;
    }

    [[nodiscard]] StepKind kindAt(size_t place) const
    {
        return place == 0 ? StepKind(StepKind::BookInjuries)
                          : StepKind::named(m_sequence.at(place - 1)->id);
    }

    [[nodiscard]] QString nameAt(size_t place) const
    {
        if (place == 0)
            return AfterWords::tr("Injuries");
        const SequenceStep &step = *m_sequence.at(place - 1);
        return localized(step.shortName.isEmpty() ? step.name : step.shortName);
    }

    [[nodiscard]] AfterCheck check(const MatchState &state, size_t place, size_t now) const
    {
        AfterCheck line{kindAt(place), nameAt(place), CheckState::ToCome, {}, {}};
        line.groups = m_answered.at(place).groups;
        if (place < now) {
            line.state = CheckState::Done;
            line.note = cameOf(state.after.get().side(m_seat), place);
        } else if (place > now) {
            line.note = m_notes.at(place);
        } else {
            const AfterView view(m_context, state, state.after.get(), m_seat);
            const auto asked = findAfterRule(view.step().kind)->prompts(view);
            line.state = asked.empty() ? CheckState::Waiting : CheckState::Open;
            line.note = asked.empty()
                ? AfterWords::tr("waits for %1").arg(m_context.team(view.otherSeat()).name)
                : toCome(view, asked);
        }
        return line;
    }

    [[nodiscard]] AfterCheck word(const MatchState &state, bool isDue) const
    {
        AfterCheck line{
            StepKind::Result, AfterWords::tr("Confirm"), CheckState::ToCome, {}, m_word};
        if (state.side(m_seat).confirmed)
            line.state = CheckState::Done;
        else if (isDue)
            line.state = CheckState::Open;
        return line;
    }

    /// "1 player", "treasury 110,000", "roll 3D6".
    [[nodiscard]] static QString toCome(const AfterView &view, const std::vector<Prompt> &asked)
    {
        const auto isTrade
            = [&view](const Prompt &each) { return each.id == view.id(AfterAsks::TradeDone); };
        if (std::any_of(asked.begin(), asked.end(), isTrade))
            return AfterWords::tr("treasury %1").arg(number(view.team().treasury));
        const bool players = std::all_of(asked.begin(), asked.end(), [](const Prompt &each) {
            return !AfterPromptId::parse(each.id).player.isEmpty();
        });
        if (players)
            return AfterWords::tr("%n player(s)", nullptr, static_cast<int>(asked.size()));
        if (asked.front().dice)
            return AfterWords::tr("roll %1").arg(diceWords(*asked.front().dice, currentLanguage()));
        return {};
    }

    /// "rolled 5 · +70,000".
    [[nodiscard]] QString cameOf(const AfterSide &side, size_t place) const
    {
        const Answered &mine = m_answered.at(place);
        if (mine.groups.empty())
            return AfterWords::tr("nothing to do");
        QStringList parts;
        const bool isAward = kindAt(place) == StepKind::Mvp;
        const bool isGrowth = kindAt(place) == StepKind::Improvement;
        if (mine.dice.size() == 1 && !isAward && !isGrowth) {
            QStringList dice;
            for (const int die : mine.dice.front())
                dice.append(QString::number(die));
            parts.append(AfterWords::tr("rolled %1").arg(dice.join(u" + "_s)));
        }
        const QString changed = changedWords(side, mine, isAward);
        if (!changed.isEmpty())
            parts.append(changed);
        else if (parts.isEmpty() || kindAt(place) == StepKind::FanFactor)
            parts.append(AfterWords::tr("no change"));
        return parts.join(u" · "_s);
    }

    [[nodiscard]] QString changedWords(const AfterSide &side, const Answered &mine,
                                       bool isAward) const
    {
        AfterSide made;
        made.team = side.team;
        made.changes = mine.changes;
        const std::vector<ChangedLine> lines = changedLines(m_context, made);
        if (isAward) {
            QStringList names;
            for (const ChangedLine &line : lines)
                names.append(line.title);
            if (names.isEmpty())
                names = mine.named;
            return names.join(u", "_s);
        }
        // Gold first: it is what most steps are about.
        int gold = 0;
        for (const TeamChange &change : mine.changes)
            gold += change.kind == ChangeKind::Treasury ? change.after - change.before : 0;
        if (gold != 0)
            return (gold > 0 ? u"+"_s : QString(QChar(0x2212))) + number(std::abs(gold));
        if (lines.size() > 1)
            return AfterWords::tr("%n change(s)", nullptr, static_cast<int>(lines.size()));
        if (lines.empty())
            return {};
        const ChangedLine &only = lines.front();
        return only.value.isEmpty() ? only.note.isEmpty() ? only.title : only.note : only.value;
    }

    const MatchContext &m_context;
    Seat m_seat;
    Sequence m_sequence;
    std::vector<Answered> m_answered;
    std::vector<bool> m_asks;
    std::vector<QString> m_notes;
    std::vector<int> m_word;
};

bool isOfAfter(const Event &event)
{
    return event.prompt == Asks::ResultHome || event.prompt == Asks::ResultAway
        || AfterPromptId::parse(event.prompt).seat != noSeat;
}

size_t firstOfAfter(const std::vector<EventGroup> &groups)
{
    const auto found = std::find_if(groups.begin(), groups.end(), [](const EventGroup &group) {
        return std::any_of(group.events.begin(), group.events.end(), isOfAfter);
    });
    return static_cast<size_t>(found - groups.begin());
}

void readOn(const MatchSession &session, std::array<Reader, 2> &readers, size_t first,
            MatchState state)
{
    const std::vector<EventGroup> &groups = session.log().groups();
    for (size_t place = first; place < groups.size(); ++place) {
        const auto group = static_cast<int>(place);
        for (const Event &event : groups[place].events) {
            const AfterPromptId id = AfterPromptId::parse(event.prompt);
            if (id.seat != noSeat)
                readers.at(static_cast<size_t>(id.seat)).take(group, event, state);
            else if (event.prompt == Asks::ResultHome)
                readers[0].takeWord(group);
            else if (event.prompt == Asks::ResultAway)
                readers[1].takeWord(group);
            (void)session.game().applyChecked(state, event); // what fits no more changed nothing
        }
    }
}

} // namespace

int AfterChecklist::done() const
{
    return static_cast<int>(std::count_if(checks.begin(), checks.end(), [](const AfterCheck &each) {
        return each.state == CheckState::Done;
    }));
}

int AfterChecklist::open() const
{
    const auto found = std::find_if(checks.begin(), checks.end(), [](const AfterCheck &each) {
        return each.state == CheckState::Open || each.state == CheckState::Waiting;
    });
    return found == checks.end() ? -1 : static_cast<int>(found - checks.begin());
}

std::array<AfterChecklist, 2> afterChecklists(const MatchSession &session)
{
    // What follows is asked beside a card that could still be played.
    const MatchState now = session.game().seen(session.state());
    if (!now.over)
        return {};
    const MatchContext &context = session.game().context();
    std::array<Reader, 2> readers{Reader(context, 0), Reader(context, 1)};
    const size_t first = firstOfAfter(session.log().groups());
    const bool begun = first < session.log().groups().size();
    const MatchState whistle = begun ? session.game().seen(session.stateAfter(first)) : now;
    for (Reader &each : readers)
        each.lookAhead(whistle);
    if (begun) {
        readOn(session, readers, first, whistle);
        for (Reader &each : readers)
            each.lookAhead(now);
    }
    return {readers[0].listFor(now), readers[1].listFor(now)};
}

} // namespace dugout
