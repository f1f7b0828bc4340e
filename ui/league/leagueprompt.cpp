// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leagueprompt.h"

#include "core/leaguebook/fixtures/challenges.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguebook/fixtures/playedout.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguebook/season/seasonend.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/textlabel.h"
#include "ui/league/competition/draftquestions.h"
#include "ui/league/competition/prizequestions.h"
#include "ui/league/competition/seasonquestions.h"
#include "ui/league/fixtures/fixturequestions.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/members/memberquestions.h"
#include "ui/league/questiondialog.h"

#include <QHBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What only shows something, or is not the commissioner's alone.
bool isForAll(LeagueStep step)
{
    return step == LeagueStep::Register || step == LeagueStep::Enter || step == LeagueStep::Play
        || step == LeagueStep::Pair || step == LeagueStep::Return;
}

} // namespace

LeaguePrompt::LeaguePrompt(LeagueDocument &document, QWidget *parent)
    : Panel(parent)
    , m_document(document)
    , m_sentence(new TextLabel(TextStyle::Strong, this))
    , m_do(new ActionButton(this, ActionButton::Look::Filled))
{
    setLeftEdge(tone::go);
    setTight(true);
    m_sentence->setObjectName(u"league-next"_s);
    m_sentence->setWordWrap(true);
    m_do->setObjectName(u"league-do"_s);
    setFocusProxy(m_do);
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_do);
    connect(m_do, &QAbstractButton::clicked, this, &LeaguePrompt::press);
}

/// Of skirmishes: bands have no sheets that could be looked for.
bool LeaguePrompt::hasBands() const
{
    return countsOf(m_document.league()) == ResultCounts::Skirmish;
}

/// The newest competition of the season that is played.
const Competition &LeaguePrompt::played() const
{
    return m_document.league().currentSeason()->competitions.back();
}

/// Asks about a draw that no longer follows from the table.
void LeaguePrompt::decideOnward()
{
    const Competition *shown = m_document.competition();
    if (!shown)
        return;
    auto *dialog
        = new QuestionDialog([] { return tr("Who qualifies"); }, [] { return tr("Decide"); }, this);
    dialog->setObjectName(u"decide-onward"_s);
    dialog->addNote([reminder = m_sentence->text()] { return reminder; });
    QVariantList ways{false};
    if (canDrawAgain(*shown))
        ways.append(true);
    ChoiceBox *way
        = dialog->addChoice([] { return tr("The draw"); },
                            [ways] {
                                const QStringList words{tr("stays as it is"), tr("is drawn again")};
                                return words.first(ways.size());
                            },
                            ways);
    way->setObjectName(u"decide-onward-draw"_s);
    dialog->setTry([this, way] {
        const Competition *now = m_document.competition();
        if (!now)
            return QString();
        if (way->currentData().toBool())
            m_document.draw();
        else
            m_document.act(ActRequest{KeepDraw{now->id}, {}});
        return QString();
    });
    dialog->open();
}

void LeaguePrompt::press()
{
    if (m_isReminding) {
        emit fixturesRequested();
        decideOnward();
        return;
    }
    switch (m_step.step) {
    case LeagueStep::Register:
        if (hasBands())
            MemberQuestions::paperTeam(m_document, this);
        else
            emit registerRequested();
        break;
    case LeagueStep::BeginSeason:
        SeasonQuestions::begin(m_document, this);
        break;
    case LeagueStep::Announce:
        SeasonQuestions::announce(m_document, this);
        break;
    case LeagueStep::Return:
        m_document.show(played().id);
        break;
    case LeagueStep::Enter:
        emit membersRequested();
        break;
    case LeagueStep::Draw:
        if (m_document.draw())
            emit fixturesRequested();
        break;
    case LeagueStep::Publish:
        emit fixturesRequested();
        FixtureQuestions::publish(m_document, m_step.round, this);
        break;
    case LeagueStep::Play:
        emit fixturesRequested();
        break;
    case LeagueStep::Pair:
        emit fixturesRequested();
        FixtureQuestions::pair(m_document, this);
        break;
    case LeagueStep::EndSeason:
        PrizeQuestions::endSeason(m_document, this);
        break;
    }
}

/// Who is left out unless something is done about it; nothing where nobody is.
QString LeaguePrompt::draftedWords() const
{
    const auto &teams = m_document.league().teams;
    const auto drafted = std::count_if(teams.begin(), teams.end(), isDraftedAnew);
    if (drafted > 0)
        return u' '
            + tr("Register %n redrafted team(s) again first.", nullptr, static_cast<int>(drafted));
    const bool canDraft = std::any_of(teams.begin(), teams.end(), [this](const LeagueTeam &each) {
        return DraftQuestions::canRedraft(m_document, each.id);
    });
    return canDraft ? u' ' + tr("Before that, you can redraft them under Teams and coaches.")
                    : QString();
}

QString LeaguePrompt::sentence() const
{
    const Competition *shown = m_document.competition();
    switch (m_step.step) {
    case LeagueStep::Register:
        return hasBands() ? tr("Register at least two bands.") : tr("Register at least two teams.");
    case LeagueStep::BeginSeason:
        return hasBands() ? tr("The bands are registered. Start a season.")
                          : tr("The teams are registered. Start a season.") + draftedWords();
    case LeagueStep::Announce:
        return tr("Next: create a competition.") + draftedWords();
    case LeagueStep::Return:
        return tr("You are viewing an earlier season; %1 is being played now.")
            .arg(played().rules.name);
    case LeagueStep::Enter:
        return tr("%1 has no teams yet: add some.").arg(shown->rules.name);
    case LeagueStep::Draw:
        return findsOwnOpponents(*shown)
            ? tr("%1 can begin: its coaches find their opponents themselves.")
                  .arg(shown->rules.name)
            : (isNextPhaseDue(*shown) ? tr("The play-offs of %1 can be drawn.")
                                      : tr("The next round of %1 can be drawn."))
                  .arg(shown->rules.name);
    case LeagueStep::Publish:
        return tr("Round %1 is drawn. Check it, change what you like, then publish it.")
            .arg(m_step.round);
    case LeagueStep::Play:
        return tr("%n match(es) to play (round %1).", nullptr, m_step.open).arg(m_step.round);
    case LeagueStep::Pair:
        return tr("Coaches find their own opponents here: pair them as they agree.");
    case LeagueStep::EndSeason:
        break;
    }
    return playedWords();
}

/// A coach who does not see unpublished draws cannot know that all is played.
QString LeaguePrompt::playedWords() const
{
    const Competition *shown = m_document.competition();
    const bool isDecided = m_document.isDecidedHere();
    if (!isDecided && shown && !shown->ended && lacksRounds(*shown))
        return tr(
            "All published matches have been played. Your commissioner decides what comes next.");
    const EntrantId champion = !shown ? EntrantId()
        : isDecided                   ? winnerOfAll(m_document.league(), *shown)
                                      : championOf(m_document.league(), *shown);
    return champion.isEmpty()
        ? tr("All matches have been played.")
        : tr("All matches have been played. %1 wins %2.")
              .arg(teamName(m_document.league(), champion), shown->rules.name);
}

const char *LeaguePrompt::command() const
{
    switch (m_step.step) {
    case LeagueStep::Register:
        return hasBands() ? "register-band" : "register";
    case LeagueStep::BeginSeason:
        return "season-begin";
    case LeagueStep::Announce:
        return "competition-new";
    case LeagueStep::Return:
        return "prompt-show-it";
    case LeagueStep::Enter:
        return "prompt-show-teams";
    case LeagueStep::Draw:
        return findsOwnOpponents(*m_document.competition()) ? "competition-start" : "draw";
    case LeagueStep::Publish:
        return "publish";
    case LeagueStep::Play:
        return "prompt-show-fixtures";
    case LeagueStep::Pair:
        return "pair-teams";
    case LeagueStep::EndSeason:
        break;
    }
    return "season-end";
}

void LeaguePrompt::setBesideFixtures(bool beside)
{
    m_besideFixtures = beside;
    offer();
}

/// What would only lead to the page that is shown is not offered there.
void LeaguePrompt::offer()
{
    const bool leadsHere = m_besideFixtures && !m_isReminding && m_step.step == LeagueStep::Play;
    m_do->setVisible(!leadsHere && (m_document.isDecidedHere() || isForAll(m_step.step)));
}

void LeaguePrompt::refresh()
{
    const Competition *shown = m_document.competition();
    const QString reminder = shown && m_document.isDecidedHere() && m_document.isRunning()
        ? onwardReminder(m_document.league(), *shown)
        : QString();
    m_isReminding = !reminder.isEmpty();
    m_step = nextStepOf(m_document.league(), shown);
    m_sentence->setText(m_isReminding ? reminder : sentence());
    m_do->setCommand(m_isReminding ? "decide" : command());
    offer();
}

} // namespace dugout
