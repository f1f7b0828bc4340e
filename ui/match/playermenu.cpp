// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/playermenu.h"

#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/play/choosing.h"
#include "ui/match/matchtable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// In a player's menu everything is about him.
QString saidOfHim(const OfferedPrompt &offer)
{
    if (offer.prompt.id == Asks::CasualtyVictim)
        return PlayerMenu::tr("Is hurt");
    if (offer.prompt.id == Asks::HandCarrier || offer.prompt.id == Asks::BallTaken)
        return PlayerMenu::tr("Has the ball");
    return offer.words.title;
}

QString escaped(QString words)
{
    return words.replace(u'&', u"&&"_s);
}

} // namespace

PlayerMenu::PlayerMenu(const MatchTable &table, const QString &ref, QWidget *parent)
    : QMenu(parent)
    , m_ref(ref)
{
    setObjectName(u"player-menu"_s);
    const PlayerRef player = PlayerRef::fromString(ref);
    QAction *title = addSection(escaped(playerName(table.session().state(), player)));
    title->setObjectName(u"player"_s);
    addPrompts(table, false);
    addSeparator();
    addPrompts(table, true);
    addPlaces(table);
    addSeparator();
    QAction *odds = addAction(tr("Odds…"));
    odds->setObjectName(u"odds"_s);
    odds->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    connect(odds, &QAction::triggered, this, [this] { emit oddsRequested(m_ref); });
}

/// What else a turn offers would leave a question that is open.
void PlayerMenu::addPrompts(const MatchTable &table, bool asides)
{
    const std::vector<OfferedPrompt> offered = table.offered();
    const bool question
        = std::any_of(offered.begin(), offered.end(), [](const OfferedPrompt &offer) {
              return offer.opens && !offer.prompt.alwaysOffered && !offer.spent;
          });
    for (const OfferedPrompt &offer : offered) {
        const Prompt &prompt = offer.prompt;
        const bool one = prompt.kind == PromptKind::Choice && prompt.atLeast <= 1;
        const bool leaves = question && !offer.opens && !prompt.alwaysOffered;
        if (!one || leaves || offer.spent || prompt.alwaysOffered != asides
            || prompt.id == Asks::HandPlayer)
            continue;
        for (qsizetype i = 0; i < prompt.choices.size(); ++i) {
            const QString &choice = prompt.choices.at(i);
            if (choice == m_ref)
                addChoice(this, saidOfHim(offer), {choosing(prompt, choice)});
            else if (choice.startsWith(m_ref + u'/')) // a skill of his
                addChoice(this, u"%1: %2"_s.arg(offer.words.title, offer.words.choices.value(i)),
                          {choosing(prompt, choice)});
        }
    }
}

void PlayerMenu::addChoice(QMenu *menu, const QString &words, const std::vector<Event> &events)
{
    QAction *action = menu->addAction(escaped(words));
    action->setObjectName(events.back().prompt + u' ' + events.back().choice());
    connect(action, &QAction::triggered, this, [this, events] { emit answered(events); });
}

void PlayerMenu::addPlaces(const MatchTable &table)
{
    for (const Prompt &prompt : table.prompts()) {
        if (prompt.id != Asks::HandPlayer || !prompt.choices.contains(m_ref))
            continue;
        const Event first = choosing(prompt, m_ref);
        const auto now = static_cast<int>(table.log().groups().size());
        for (const OfferedPrompt &place : table.offeredAfter(now, {first})) {
            if (place.prompt.kind != PromptKind::Choice || place.prompt.alwaysOffered)
                continue;
            QMenu *places = addMenu(escaped(place.words.title));
            places->setObjectName(u"places"_s);
            for (qsizetype i = 0; i < place.prompt.choices.size(); ++i)
                addChoice(places, place.words.choices.value(i),
                          {first, choosing(place.prompt, place.prompt.choices.at(i))});
        }
    }
}

} // namespace dugout
