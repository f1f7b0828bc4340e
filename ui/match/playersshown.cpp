// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"
#include "ui/match/dugoutpanel.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/match/playermenu.h"
#include "ui/match/playerstrip.h"
#include "ui/matchviews/pitchpanel.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QListView>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

// The player somebody looks at in a match: his card, and the menu of what he may do.

void MatchView::openMenu(const QString &ref, const QPoint &at)
{
    if (!m_table || m_table->lookedBackTo() || answerWith(ref))
        return;
    auto *menu = new PlayerMenu(*m_table, ref, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &PlayerMenu::answered, m_desk, [this](const std::vector<Event> &events) {
        m_desk->answer(events);
        m_desk->card()->takeFocus(); // what is asked now belongs to Enter
    });
    connect(menu, &PlayerMenu::oddsRequested, this, &MatchView::oddsRequested);
    menu->popup(at);
}

/// Clicking a player answers a question for one.
bool MatchView::answerWith(const QString &ref)
{
    const QString open = m_desk->card()->openPrompt();
    for (const Prompt &prompt : m_table->prompts()) {
        const bool single = prompt.kind == PromptKind::Choice && prompt.atMost == 1;
        if (open.isEmpty() || ref.isEmpty() || prompt.id != open || !single
            || !prompt.choices.contains(ref))
            continue;
        m_desk->answer({choosing(prompt, ref)});
        m_desk->card()->takeFocus();
        return true;
    }
    return false;
}

void MatchView::lookAt(const QString &ref)
{
    const bool other = std::exchange(m_lookedAt, ref) != ref;
    showPlayer();
    if (!other || !isPitchShown())
        return;
    refresh();
}

PlayerRef MatchView::playerShown() const
{
    const MatchState state = m_table->seenState();
    if (const PlayerRef chosen = PlayerRef::fromString(m_lookedAt); state.find(chosen))
        return chosen;
    return {};
}

void MatchView::showPlayer()
{
    if (!m_table)
        return;
    const PlayerRef who = playerShown();
    QStringList may;
    for (const Prompt &prompt : m_table->prompts()) {
        // What may happen to anybody is nothing that he does.
        if (who.isValid() && !prompt.alwaysOffered && prompt.kind == PromptKind::Choice
            && prompt.seat != noSeat && prompt.choices.contains(who.toString()))
            may.append(m_table->words(prompt).title);
    }
    m_player->setCard(playerCard(m_table->context(), m_table->seenState(), who), may);
}

QString MatchView::currentPlayer() const
{
    for (const DugoutPanel *dugout : m_dugouts) {
        if (dugout->view()->hasFocus())
            return dugout->currentPlayer();
    }
    return m_lookedAt;
}

} // namespace dugout
