// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/ownmatchpanel.h"

#include "core/leaguefiles/leaguewords.h"
#include "core/leaguefiles/ownmatchwords.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"
#include "ui/league/fixtures/fixturequestions.h"
#include "ui/league/leaguedocument.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

OwnMatchPanel::OwnMatchPanel(LeagueDocument &document, QWidget *parent)
    : Panel(parent)
    , m_document(document)
    , m_badge(new BadgeWidget(this))
    , m_otherBadge(new BadgeWidget(this))
    , m_heading(new TextLabel(TextStyle::Small, this))
    , m_teams(new TextLabel(TextStyle::Strong, this))
    , m_facts(new TextLabel(TextStyle::Small, this))
    , m_task(new TextLabel(TextStyle::Body, this))
    , m_buttons(new QWidget(this))
    , m_do(new ActionButton(m_buttons, ActionButton::Look::Filled))
    , m_second(new ActionButton(m_buttons))
{
    setObjectName(u"own-match"_s);
    setLeftEdge(tone::go);
    setTight(true);
    m_teams->setObjectName(u"own-match-teams"_s);
    m_task->setObjectName(u"own-match-task"_s);
    m_do->setObjectName(u"own-match-do"_s);
    m_second->setObjectName(u"own-match-second"_s);
    m_heading->setTone(tone::goInk);
    m_facts->setTone(tone::greyInk);
    for (TextLabel *each : {m_teams, m_facts, m_task})
        each->setWordWrap(true);
    for (BadgeWidget *each : {m_badge, m_otherBadge})
        each->setSide(10);
    setFocusProxy(m_do);
    auto *head = new QHBoxLayout;
    head->setSpacing(gridStep(this, 2));
    head->addWidget(m_heading);
    head->addWidget(m_facts, 1);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addLayout(head);
    words->addWidget(m_teams);
    words->addWidget(m_task);
    auto *buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(gridStep(this, 2));
    buttons->addWidget(m_second);
    buttons->addWidget(m_do);
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_badge);
    layout->addWidget(m_otherBadge);
    layout->addSpacing(gridStep(this, 1));
    layout->addLayout(words, 1);
    layout->addWidget(m_buttons);
    connect(m_do, &QAbstractButton::clicked, this, &OwnMatchPanel::press);
    connect(m_second, &QAbstractButton::clicked, this, [this] {
        if (m_match.step == OwnStep::Play)
            emit slipRequested(m_match.fixture);
        else if (m_match.step == OwnStep::Sign)
            FixtureQuestions::dispute(m_document, m_match.fixture, this);
        else
            emit followRequested(m_match.fixture);
    });
    hide();
}

void OwnMatchPanel::press()
{
    switch (m_match.step) {
    case OwnStep::Play:
    case OwnStep::GoOn:
    case OwnStep::Deliver:
        emit playRequested(m_match.fixture);
        break;
    case OwnStep::Sign:
        FixtureQuestions::sign(m_document, m_match.fixture, this);
        break;
    case OwnStep::Enter:
        if (m_document.isDecidedHere()) {
            FixtureQuestions::result(m_document, m_match.fixture, this);
            break;
        }
        [[fallthrough]];
    default:
        emit shownRequested(m_match.fixture);
    }
}

bool OwnMatchPanel::refresh()
{
    const auto &note = m_document.note();
    m_ended = m_document.endedHere();
    m_match = note && note->state == SharedState::Joined
        ? ownMatch(m_document.league(), note->teams, m_ended)
        : OwnMatch();
    const bool isAny = m_match.step != OwnStep::Nothing;
    if (isAny) {
        showTeams();
        offer();
    }
    setVisible(isAny);
    return isAny;
}

bool OwnMatchPanel::isOutdated() const
{
    return m_ended != m_document.endedHere();
}

void OwnMatchPanel::showTeams()
{
    const League &league = m_document.league();
    const LeagueFixture &fixture = *league.fixture(m_match.fixture);
    m_badge->setBadge(m_document.dressOf(fixture.home).badge);
    m_otherBadge->setBadge(m_document.dressOf(fixture.away).badge);
    m_teams->setText(
        u"%1 – %2"_s.arg(teamName(league, fixture.home), teamName(league, fixture.away)));
    m_facts->setText(ownMatchFacts(league, m_match));
    m_task->setText(ownMatchTask(league, m_match));
}

void OwnMatchPanel::offer()
{
    const LeagueFixture &fixture = *m_document.league().fixture(m_match.fixture);
    const bool isSkirmish = m_document.league().competitionOf(m_match.fixture)->rules.isSkirmish();
    m_second->setVisible(false);
    switch (m_match.step) {
    case OwnStep::Play:
        m_do->setCommand(isSkirmish ? "own-match-play-the-skirmish" : "own-match-play-the-match");
        m_second->setCommand("own-match-second-from-paper");
        m_second->setVisible(!isSkirmish);
        break;
    case OwnStep::GoOn:
        m_do->setCommand(isSkirmish ? "own-match-continue-skirmish" : "own-match-continue-match");
        m_second->setCommand("own-match-second-follow-the-match");
        m_second->setVisible(!isSkirmish);
        break;
    case OwnStep::Deliver:
        m_do->setCommand(isSkirmish ? "own-match-open-the-skirmish" : "own-match-open-the-match");
        break;
    case OwnStep::Sign:
        m_do->setCommand("own-match-sign");
        m_second->setCommand("own-match-second-dispute");
        m_second->setVisible(FixtureQuestions::disputes(m_document, fixture)
                             != FixtureSide::Neither);
        break;
    case OwnStep::Enter:
        m_do->setCommand(m_document.isDecidedHere() ? "own-match-result" : "own-match-show");
        break;
    default:
        m_do->setCommand("own-match-show");
    }
    m_do->setLook(m_match.step == OwnStep::Wait ? ActionButton::Look::Plain
                                                : ActionButton::Look::Filled);
}

void OwnMatchPanel::retranslate()
{
    m_heading->setText(tr("My match"));
    setAccessibleName(m_heading->text());
}

} // namespace dugout
