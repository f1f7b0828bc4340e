// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/prompt.h"

#include "core/dice/dicewords.h"
#include "core/text/goldtext.h"
#include "core/text/plaintext.h"
#include "core/text/sameword.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Event blankAnswer(const Prompt &prompt)
{
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    return event;
}

Error rejected(const QString &message)
{
    return {ErrorCode::AnswerMismatch, message, {}};
}

Result<void> checkDice(const Prompt &prompt, const Event &event)
{
    const std::vector<int> &faces = prompt.dice->faces();
    if (event.dice.size() != faces.size())
        return rejected(
            PlayWords::tr("%1 asks for %n die/dice.", nullptr, static_cast<int>(faces.size()))
                .arg(diceWords(*prompt.dice, currentLanguage())));
    for (size_t i = 0; i < faces.size(); ++i) {
        if (event.dice[i] < 1 || event.dice[i] > faces[i])
            return rejected(PlayWords::tr("A die with %1 faces cannot show %2.")
                                .arg(faces[i])
                                .arg(event.dice[i]));
    }
    return {};
}

Result<void> checkChoices(const Prompt &prompt, const Event &event)
{
    const qsizetype count = event.choices.size();
    if (count < prompt.atLeast || count > prompt.atMost)
        return rejected(
            prompt.atLeast == prompt.atMost
                ? PlayWords::tr("Exactly %n choice(s) must be made.", nullptr, prompt.atLeast)
                : PlayWords::tr("Between %1 and %2 choices must be made.")
                      .arg(prompt.atLeast)
                      .arg(prompt.atMost));
    for (qsizetype i = 0; i < count; ++i) {
        const QString &choice = event.choices.at(i);
        if (!hasWord(prompt.choices, choice))
            return rejected(PlayWords::tr("\"%1\" is not offered here.").arg(choice));
        if (!prompt.mayRepeat && i > 0 && event.choices.indexOf(choice) < i)
            return rejected(PlayWords::tr("\"%1\" was chosen twice.").arg(choice));
    }
    return {};
}

QStringList randomChoices(const Prompt &prompt, RandomSource &source)
{
    QStringList left = prompt.choices;
    QStringList chosen;
    const int available
        = prompt.mayRepeat ? prompt.atMost : std::min(prompt.atMost, static_cast<int>(left.size()));
    const int spread = std::max(0, available - prompt.atLeast);
    const int count = prompt.atLeast + source.roll(spread + 1) - 1;
    for (int i = 0; i < count && !left.isEmpty(); ++i) {
        const int place = source.roll(static_cast<int>(left.size())) - 1;
        chosen.append(left.at(place));
        if (!prompt.mayRepeat)
            left.removeAt(place);
    }
    return chosen;
}

int randomNumber(const Prompt &prompt, RandomSource &source)
{
    const int number = prompt.atLeast + source.roll(prompt.atMost - prompt.atLeast + 1) - 1;
    return number == prompt.atMost ? number : number - number % prompt.step;
}

} // namespace

Result<void> checkAnswer(const Prompt &prompt, const Event &event)
{
    if (event.seat != prompt.seat && prompt.seat != noSeat)
        return rejected(PlayWords::tr("Another coach is asked this."));
    switch (prompt.kind) {
    case PromptKind::Dice:
        // Beside dice a choice would only be a way to overrule them.
        if (!event.choices.isEmpty())
            return rejected(PlayWords::tr("Only dice are asked for here."));
        return checkDice(prompt, event);
    case PromptKind::Choice:
        return checkChoices(prompt, event);
    case PromptKind::Number:
        if (!event.number || *event.number < prompt.atLeast || *event.number > prompt.atMost)
            return rejected(PlayWords::tr("A number from %1 to %2 is needed.")
                                .arg(goldText(prompt.atLeast), goldText(prompt.atMost)));
        return {};
    case PromptKind::Text:
        if (event.text.trimmed().isEmpty() && prompt.atLeast > 0)
            return rejected(PlayWords::tr("Some words are needed."));
        return {};
    case PromptKind::Confirm:
        break;
    }
    return {};
}

Result<void> checkAmong(const std::vector<Prompt> &offered, const Event &event)
{
    const auto asked = std::find_if(offered.begin(), offered.end(), [&event](const Prompt &p) {
        return p.id == event.prompt && (p.seat == noSeat || p.seat == event.seat);
    });
    if (asked == offered.end())
        return Error{ErrorCode::NotAsked,
                     PlayWords::tr("\"%1\" is not asked at this point.").arg(event.prompt),
                     {}};
    return checkAnswer(*asked, event);
}

Result<void> checkNewNumber(const std::vector<Prompt> &offered, const Event &event)
{
    for (const Prompt &prompt : offered) {
        const bool isAsked = prompt.id == event.prompt && prompt.kind == PromptKind::Number;
        if (isAsked && *event.number % prompt.step != 0 && *event.number != prompt.atMost)
            return rejected(
                PlayWords::tr("A multiple of %1 is needed, or all.").arg(goldText(prompt.step)));
    }
    return {};
}

Result<void> checkNewAnswer(const Event &event)
{
    if (event.text.size() > longestWords)
        return rejected(
            PlayWords::tr("This text is too long; %1 characters fit.").arg(longestWords));
    if (firstUnshown(event.text))
        return rejected(PlayWords::tr("This text holds characters that cannot be shown."));
    return {};
}

Event rollFor(const Prompt &prompt, RandomSource &source)
{
    Event event = blankAnswer(prompt);
    Prompt all = prompt;
    all.atLeast = all.atMost;
    if (prompt.kind == PromptKind::Choice)
        event.choices = randomChoices(all, source);
    else
        for (const int faces : prompt.dice->faces())
            event.dice.push_back(source.roll(faces));
    event.rolledByDugout = true;
    return event;
}

Event randomAnswer(const Prompt &prompt, RandomSource &source)
{
    if (prompt.kind == PromptKind::Dice)
        return rollFor(prompt, source);
    Event event = blankAnswer(prompt);
    event.rolledByDugout = prompt.byLot;
    if (prompt.kind == PromptKind::Choice)
        event.choices = randomChoices(prompt, source);
    else if (prompt.kind == PromptKind::Number)
        event.number = randomNumber(prompt, source);
    else if (prompt.kind == PromptKind::Text)
        event.text = u"…"_s;
    return event;
}

const Prompt &randomPrompt(const std::vector<Prompt> &offered, RandomSource &source)
{
    constexpr int oneAsideIn = 60;
    const auto isAside = [](const Prompt &prompt) { return prompt.alwaysOffered; };
    const auto asides = static_cast<int>(std::count_if(offered.begin(), offered.end(), isAside));
    const int asked = static_cast<int>(offered.size()) - asides;
    Q_ASSERT(asked > 0);
    const bool takeAside = asides > 0 && source.roll(oneAsideIn) == 1;
    int left = source.roll(takeAside ? asides : asked);
    const auto taken
        = std::find_if(offered.begin(), offered.end(), [&left, takeAside](const Prompt &prompt) {
              return prompt.alwaysOffered == takeAside && --left == 0;
          });
    return *taken;
}

} // namespace dugout
