// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rollwords.h"
#include "core/match/state/promptnames.h"
#include "core/match/turn/frompaper.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/playercard.h"
#include "ui/common/appearance.h"
#include "ui/match/matchhead.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/matchviews/pitchpanel.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QGridLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

// The pitch in a match: when it is shown, how high what stands below it is, and what is done on it.

namespace {

constexpr int leastSteps = 145;
constexpr int flatDeskSteps = 44;
constexpr int flatDeskShare = 28; ///< of a hundred, where there is more height

} // namespace

void MatchView::actOnPitch(const std::vector<Event> &events)
{
    if (m_table->lookedBackTo())
        m_table->lookAtNow();
    if (const auto done = m_table->act(events); !done)
        m_pitch->showProblem(done.error().message);
}

/// What has no room elsewhere, and beside the pitch what it can show.
void MatchView::setMenu(bool crowded)
{
    const bool pitch = isPitchShown();
    AsideMenu::PageItems items;
    if (crowded || pitch)
        items = [this, crowded](QMenu &menu) {
            if (isPitchShown())
                m_pitch->addTools(menu);
            if (crowded)
                m_head->fillMenu(menu);
        };
    m_desk->card()->setPageItems(std::move(items));
}

void MatchView::showPitch(const MatchState &state)
{
    m_table->setPitch(true, [this] { return m_pitch->unfinished(); });
    m_pitch->setMatch(m_table->context(), state, m_table->log());
    if (!m_table->lookedBackTo())
        m_pitch->goOn(m_table->prompts());
}

/// Low, but never so that what is asked would scroll while the pitch has room. What it took once it
/// keeps for the turn, so that the pitch does not jump with every question.
void MatchView::fitDesk(int wanted)
{
    if (!isPitchShown())
        return;
    const int room = m_body->geometry().height();
    const int usual = std::max(gridStep(this, flatDeskSteps), room * flatDeskShare / 100);
    // Before the kick-off and after a touchdown what is asked differs too much for that.
    if (std::exchange(m_deskRoom, room) != room || m_active == noSeat)
        m_deskHeight = 0;
    m_deskHeight = std::max(m_deskHeight, std::clamp(wanted, usual, std::max(usual, room / 2)));
    m_desk->setFixedHeight(m_deskHeight);
    updateGeometry();
}

/// Where players stand on one: in a match that is played here, until the whistle.
bool MatchView::canShowPitch() const
{
    return m_table && !m_table->seenState().over && !m_table->seenState().after.hasBegun()
        && !isFromPaper(m_table->context());
}

bool MatchView::isPitchShown() const
{
    return m_head->style().showsPitch && canShowPitch();
}

/// Answers the prompt if it asks for this player, else selects the player.
void MatchView::pointAt(const QString &ref)
{
    if (!answerWith(ref))
        m_pitch->choose(ref);
}

/// Who is chosen on the pitch is meant by what a player does of his own; not by what may happen to
/// anybody, such as a touchdown or an injury.
void MatchView::answerForChosen()
{
    const QString open = m_desk->card()->openPrompt();
    const MatchState state = m_table->seenState();
    const bool acts = open == Asks::Block || open == Asks::Blitz || open == Asks::Foul
        || open == Asks::StandUp || open == Asks::Move || isRollOffer(open);
    if (acts && isPitchShown() && !state.agenda.empty()
        && state.agenda.back().kind == StepKind::TurnActions)
        answerWith(m_pitch->chosen());
}

/// What it shows adapts to its width: what it needs in a wide one is no reason to stay wide.
QSize MatchView::minimumSizeHint() const
{
    // The pitch gives height to what is asked below it.
    const int given = isPitchShown() ? m_desk->minimumHeight() - gridStep(this, flatDeskSteps) : 0;
    return {gridStep(this, leastSteps), QWidget::minimumSizeHint().height() - given};
}

/// Below the pitch, which leaves no room for a card, who is chosen there.
void MatchView::showChosen(const MatchState &state)
{
    const PlayerRef who = PlayerRef::fromString(isPitchShown() ? m_pitch->chosen() : QString());
    const bool leads = m_table && isPitchShown() && m_pitch->leadsSomebody();
    QString name;
    QString about;
    if (leads) {
        const PlayerCard card = playerCard(m_table->context(), state, who);
        QStringList figures;
        for (const PlayerFigure &figure : card.figures)
            figures.append(figureWords(figure));
        name = u"%1 · %2"_s.arg(card.name, figures.join(u' '));
        QStringList parts{card.role, skillWords(card)};
        parts += card.ills + card.lent + card.now + card.done;
        parts.removeAll(QString());
        about = parts.join(u" · "_s);
    }
    m_desk->card()->setChosen(name, about);
    m_desk->card()->setFootLeads(leads);
}

} // namespace dugout
