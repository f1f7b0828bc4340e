// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftertexts.h"

#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/afterrule.h"
#include "core/aftermatch/aftersituation.h"
#include "core/aftermatch/aftertitles.h"
#include "core/aftermatch/bookinjury.h"
#include "core/aftermatch/changetexts.h"
#include "core/aftermatch/growth.h"
#include "core/aftermatch/mvprules.h"
#include "core/aftermatch/sponsorship.h"
#include "core/match/engine/steprule.h"
#include "core/match/words/choicetexts.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/playercard.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"
#include "core/team/playercheck.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Language currentLanguage()
{
    return Speech::ofTheMoment().language;
}

QString gold(int value)
{
    return groupedNumber(value, currentLanguage());
}

QString label(const AfterView &view, const PlayerId &id)
{
    const Player *player = view.team().everPlayer(id);
    return player ? playerLabel(*player, view.team(), view.ruleset(), currentLanguage())
                  : id.text();
}

QString filledIn(const AfterView &view, const AfterPromptId &id, const char *text)
{
    QString words = text ? AfterWords::tr(text) : id.what;
    words.replace(u"{team}"_s, view.team().name);
    return words.replace(u"{player}"_s, label(view, id.player));
}

QString withPrice(const QString &name, int price)
{
    return u"%1 (%2)"_s.arg(name, gold(price));
}

QString rowName(const AfterView &view, const QString &table, const QString &row)
{
    const TableRow *found = view.context().rowById(table, row);
    return found ? localized(found->name) : QString();
}

QString gainWords(const AfterView &view, const PlayerId &player, const QString &choice)
{
    const auto stat = statFromKey(choice);
    const Skill *skill = view.ruleset().skills().find(choice);
    const QString name = stat ? u"+1 "_s + statLetters(*stat, currentLanguage())
        : skill               ? localized(skill->name)
                              : choice;
    const Player *who = view.team().player(player);
    const Gain gain = stat ? Gain(*stat) : Gain(SkillId(choice));
    const int value = who ? gainValue(gain, *who, view.team(), view.ruleset()) : 0;
    return value > 0 ? u"%1 (+%2)"_s.arg(name, gold(value)) : name;
}

QString hireWords(const AfterView &view, const QString &choice)
{
    const Roster *roster = rosterOf(view.team(), view.ruleset());
    if (const Position *position = roster ? roster->position(PositionId(choice)) : nullptr)
        return withPrice(localized(position->name), position->cost);
    if (const StarPlayer *star = view.ruleset().stars().find(choice))
        return withPrice(localized(star->name), star->cost);
    return choice;
}

QString assetWords(const AfterView &view, const QString &choice, bool priced)
{
    const QString name = rowName(view, Tables::CreationCosts, choice);
    const auto asset = teamAssetFromName(choice);
    return priced && asset ? withPrice(name, assetPrice(*asset, view.team(), view.ruleset()))
                           : name;
}

QString dealWords(const AfterView &view, const QString &choice)
{
    const QString major = rowName(view, Tables::SponsorshipMajor, choice);
    if (!major.isEmpty())
        return major;
    const qsizetype dash = choice.lastIndexOf(u'-');
    const bool numbered = choice.startsWith(ongoingDeal(view).text() + u'-');
    const QString kind
        = rowName(view, Tables::SponsorshipKinds, numbered ? choice.left(dash) : choice);
    return numbered ? u"%1 %2"_s.arg(kind, choice.mid(dash + 1)) : kind;
}

QString choiceName(const AfterView &view, const AfterPromptId &id, const QString &choice)
{
    if (id.what == AfterAsks::Learn)
        return gainWords(view, id.player, choice);
    if (id.what == AfterAsks::Hire || id.what == AfterAsks::HireStar)
        return hireWords(view, choice);
    if (id.what == AfterAsks::AddJourneyman)
        return hireWords(view, choice).section(u" ("_s, 0, 0);
    if (id.what == AfterAsks::Buy || id.what == AfterAsks::Drop)
        return assetWords(view, choice, id.what == AfterAsks::Buy);
    if (id.what == AfterAsks::Injury || id.what == AfterAsks::Aged)
        return bookInjuryWord(choice);
    if (id.what == AfterAsks::SponsorKind || id.what == AfterAsks::MajorDeal
        || id.what == AfterAsks::EndDeals)
        return dealWords(view, choice);
    if (const char *own = afterChoice(choice))
        return AfterWords::tr(own);
    if (const char *shared = choiceText(choice); shared && !view.team().player(PlayerId(choice)))
        return MatchWords::tr(shared);
    if (choice.contains(u':'))
        return playerName(view.match(), PlayerRef::fromString(choice));
    if (id.what == AfterAsks::Level)
        return u"%1 · %2"_s.arg(label(view, PlayerId(choice)), growthWords(view, PlayerId(choice)));
    return label(view, PlayerId(choice));
}

/// A list says of each player what he plays and has learnt, as those of the match do.
QString listedChoice(const AfterView &view, const AfterPromptId &id, const QString &choice)
{
    if (id.what == AfterAsks::WinningsAgain)
        return winningsChoice(view, choice);
    const QString name = choiceName(view, id, choice);
    const PlayerRef ref = PlayerRef::fromString(choice);
    if (!view.match().find(ref))
        return name;
    const QStringList notes = notesInShort(view.context(), view.match(), ref);
    return notes.isEmpty() ? name : u"%1 · %2"_s.arg(name, notes.join(u", "_s));
}

/// The rule of the step in the edition's own words.
QString ruleWords(const AfterView &view)
{
    for (const SequenceStep &step : view.context().sequence(Sequences::PostMatch)) {
        if (step.id == view.step().kind)
            return localized(step.summary);
    }
    return {};
}

Step resultStep()
{
    return {StepKind::Result};
}

/// Whom one of the three nominees' faces awards; empty for any other answer.
QString awardedRef(const AfterView &view, const AfterPromptId &id, const Event &event)
{
    if (id.what != AfterAsks::MvpDie || event.dice.empty() || view.side().agenda.empty())
        return {};
    return view.step().asOrNew<StepChoices>().choices.value(event.dice.front() - 1);
}

QString answerWords(const AfterView &view, const AfterPromptId &id, const Event &event)
{
    QStringList parts;
    for (const int die : event.dice)
        parts.append(QString::number(die));
    const QString dice = parts.join(u" + "_s);
    parts.clear();
    if (!dice.isEmpty())
        parts.append(dice);
    if (const QString awarded = awardedRef(view, id, event); !awarded.isEmpty())
        parts.append(choiceName(view, id, awarded));
    for (const QString &choice : event.choices)
        parts.append(choiceName(view, id, choice));
    if (event.number)
        parts.append(id.what == AfterAsks::WinningsModifier
                         ? withSign(*event.number)
                         : groupedNumber(*event.number, currentLanguage()));
    if (parts.isEmpty() && id.what == AfterAsks::EndDeals) // else it reads as if they had ended
        parts.append(AfterWords::tr("none", "of the deals with sponsors"));
    return parts.join(u", "_s);
}

bool isAsked(const AfterView &view, const QString &prompt)
{
    if (view.side().agenda.empty())
        return false;
    const auto asked = findAfterRule(view.step().kind)->prompts(view);
    return std::any_of(asked.begin(), asked.end(),
                       [&prompt](const Prompt &each) { return each.id == prompt; });
}

/// What an answer changed, found by giving it once more.
struct Changes
{
    QStringList lines;
    PlayerId first{}; ///< whom the first of them is about
};

/// The changes of a side from one on, in words.
Changes newLines(const MatchContext &context, const AfterSide &side, size_t from)
{
    Changes found;
    for (size_t i = from; i < side.changes.size(); ++i) {
        const TeamChange &change = side.changes[i];
        if (!isNews(change))
            continue;
        if (found.lines.isEmpty())
            found.first = change.player;
        found.lines.append(
            changeText(change, side.team, context.ruleset(), Speech::ofTheMoment()).line());
    }
    return found;
}

Changes changesBy(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event, Seat seat)
{
    MatchState after = before;
    const StepRule *rule = context.steps().find(step.kind);
    if (!rule || !rule->answer(context, after, step, event))
        return {};
    const size_t known = before.after.get().side(seat).changes.size();
    const AfterSide &side = after.after.get().side(seat);
    Changes found = newLines(context, side, known);
    // The other coach may have waited for this answer.
    const Seat other = MatchState::otherSeat(seat);
    const AfterSide &waiting = after.after.get().side(other);
    for (const QString &line :
         newLines(context, waiting, before.after.get().side(other).changes.size()).lines)
        found.lines.append(u"%1: %2"_s.arg(waiting.team.name, line));
    return found;
}

/// The answer is a player whom the first change names anyway.
bool saysItTwice(const AfterView &view, const AfterPromptId &id, const Event &event,
                 const Changes &changes)
{
    const QString awarded = awardedRef(view, id, event);
    if ((event.choices.size() != 1 && awarded.isEmpty()) || changes.first.isEmpty())
        return false;
    const QString named = awarded.isEmpty() ? event.choice() : awarded;
    const MatchPlayer *chosen = view.match().find(PlayerRef::fromString(named));
    return chosen ? view.teamId(*chosen) == changes.first : PlayerId(named) == changes.first;
}

/// Before the whistle nothing is opened: the sheets as they came to the match name everybody then.
AfterState unopened(const MatchContext &context)
{
    AfterState after;
    for (const Seat seat : {0, 1})
        after.side(seat).team = context.team(seat);
    return after;
}

/// Of two awards each says which one it is.
QString countedTitle(const AfterView &view, const AfterPromptId &id, const QString &title)
{
    const bool isAward = id.what == AfterAsks::Mvp || id.what == AfterAsks::Nominate
        || id.what == AfterAsks::MvpDie;
    const int all = isAward ? mvpAwards(view) : 1;
    const int place = all > 1 ? mvpInTurn(view) : 0;
    return place > 0 && place <= all
        ? AfterWords::tr("%1 (%2 of %3)").arg(title, QString::number(place), QString::number(all))
        : title;
}

} // namespace

PromptWords afterPromptWords(const MatchContext &context, const MatchState &state, const Step &,
                             const Prompt &prompt)
{
    const AfterPromptId id = AfterPromptId::parse(prompt.id);
    if (id.seat == noSeat)
        return promptWords(context, state, resultStep(), prompt);
    const AfterView view(context, state, state.after.get(), id.seat);
    PromptWords words;
    words.title = countedTitle(view, id, filledIn(view, id, afterTitle(id.what)));
    words.detail = afterSituation(view, id);
    words.why = ruleWords(view);
    for (const QString &choice : prompt.choices)
        words.choices.append(listedChoice(view, id, choice));
    return words;
}

QString afterEventLine(const MatchContext &context, const MatchState &before, const Step &step,
                       const Event &event)
{
    const AfterPromptId id = AfterPromptId::parse(event.prompt);
    if (id.seat == noSeat)
        return eventLine(context, before, resultStep(), event);
    const AfterState sheets = before.after.isSet() ? AfterState() : unopened(context);
    const AfterView view(context, before, before.after.isSet() ? before.after.get() : sheets,
                         id.seat);
    const QString about = countedTitle(view, id, filledIn(view, id, afterLine(id.what)));
    // An answer that no longer fits has words, and changes nothing.
    Changes changes = isAsked(view, event.prompt) ? changesBy(context, before, step, event, id.seat)
                                                  : Changes{};
    const bool twice = saysItTwice(view, id, event, changes);
    QString answered = twice ? changes.lines.takeFirst() : answerWords(view, id, event);
    if (twice && !event.dice.empty())
        answered.prepend(u"%1, "_s.arg(event.dice.front()));
    QStringList parts{answered.isEmpty() ? about : u"%1: %2"_s.arg(about, answered)};
    if (id.what == AfterAsks::Fans && changes.lines.isEmpty() && isAsked(view, event.prompt))
        parts.append(AfterWords::tr("no change"));
    return (parts + changes.lines).join(u"; "_s);
}

} // namespace dugout
