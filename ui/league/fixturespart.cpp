// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/fixturespart.h"

#include "core/leaguebook/challenges.h"
#include "core/leaguebook/leaguedraw.h"
#include "core/leaguebook/leaguestep.h"
#include "core/sharing/sharedmatch.h"
#include "ui/common/actionbutton.h"
#include "ui/common/flowlayout.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/league/challengequestions.h"
#include "ui/league/fixturequestions.h"
#include "ui/league/invitingtable.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguetableview.h"
#include "ui/league/leaguewords.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

FixturesPart::FixturesPart(LeagueDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_invitation(new TextLabel(TextStyle::Body, this))
    , m_card(new Panel(this))
    , m_table(new LeagueTableView(m_card))
    , m_buttons(new QWidget(this))
    , m_play(new ActionButton(m_buttons))
    , m_follow(new ActionButton(m_buttons))
    , m_result(new ActionButton(m_buttons))
    , m_slip(new ActionButton(m_buttons))
    , m_sign(new ActionButton(m_buttons))
    , m_dispute(new ActionButton(m_buttons))
    , m_withdraw(new ActionButton(m_buttons))
    , m_arrange(new ActionButton(m_buttons))
    , m_pair(new ActionButton(m_buttons))
    , m_pin(new ActionButton(m_buttons))
    , m_again(new ActionButton(m_buttons))
    , m_onward(new ActionButton(m_buttons))
    , m_more(new ActionButton(m_buttons))
    , m_discard(new ActionButton(m_buttons))
    , m_challenge(new ActionButton(m_buttons))
    , m_answer(new ActionButton(m_buttons))
{
    m_table->setObjectName(u"fixtures-table"_s);
    m_invitation->setObjectName(u"fixtures-invitation"_s);
    QVBoxLayout *layout = layOutTable(this, m_invitation, m_card, m_table);
    layout->addWidget(m_buttons);
    layout->addStretch();
    makeButtons();
    connect(m_table, &LeagueTableView::currentIdChanged, this, &FixturesPart::offer);
    connect(m_table, &LeagueTableView::opened, this, &FixturesPart::open);
}

void FixturesPart::makeButtons()
{
    auto *row = new FlowLayout(m_buttons);
    const std::initializer_list<std::pair<ActionButton *, const char *>> named{
        {m_play, "fixture-play"},
        {m_follow, "fixture-follow"},
        {m_result, "fixture-enter"},
        {m_slip, "fixture-slip"},
        {m_sign, "fixture-sign-button"},
        {m_dispute, "fixture-dispute-button"},
        {m_withdraw, "fixture-withdraw-button"},
        {m_arrange, "fixture-arrange"},
        {m_pair, "fixture-change"},
        {m_pin, "fixture-pin"},
        {m_again, "draw-again"},
        {m_onward, "draw-play-offs"},
        {m_discard, "round-discard"},
        {m_more, "fixture-add"},
        {m_challenge, "challenge"},
        {m_answer, "challenge-answer-button"}};
    for (const auto &[button, name] : named) {
        button->setObjectName(QString::fromLatin1(name));
        row->addWidget(button);
    }
    const auto ask = [this](ActionButton *button, auto question) {
        connect(button, &QAbstractButton::clicked, this,
                [this, question] { question(m_document, current(), this); });
    };
    connect(m_play, &QAbstractButton::clicked, this, [this] { emit playRequested(current()); });
    connect(m_follow, &QAbstractButton::clicked, this, [this] { emit followRequested(current()); });
    connect(m_slip, &QAbstractButton::clicked, this, [this] { emit slipRequested(current()); });
    ask(m_result, FixtureQuestions::result);
    ask(m_sign, FixtureQuestions::sign);
    ask(m_dispute, FixtureQuestions::dispute);
    ask(m_withdraw, FixtureQuestions::withdraw);
    ask(m_arrange, FixtureQuestions::arrange);
    ask(m_pair, FixtureQuestions::changePair);
    connect(m_pin, &QAbstractButton::clicked, this, &FixturesPart::pin);
    connect(m_again, &QAbstractButton::clicked, this, [this] { m_document.draw(); });
    connect(m_onward, &QAbstractButton::clicked, this, [this] { m_document.draw(); });
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        FixtureQuestions::pair(m_document, this,
                               [this](const FixtureId &fixture) { setCurrent(fixture); });
    });
    connect(m_discard, &QAbstractButton::clicked, this,
            [this] { FixtureQuestions::discard(m_document, this); });
    connect(m_challenge, &QAbstractButton::clicked, this,
            [this] { ChallengeQuestions::make(m_document, this); });
    connect(m_answer, &QAbstractButton::clicked, this,
            [this] { ChallengeQuestions::answer(m_document, openChallenge(), this); });
}

const ShownTable &FixturesPart::shown() const
{
    return m_table->table();
}

FixtureId FixturesPart::current() const
{
    return FixtureId(m_table->currentId());
}

void FixturesPart::setCurrent(const FixtureId &fixture)
{
    m_table->showId(fixture.text());
}

FixtureId FixturesPart::firstWaiting() const
{
    const Competition *shown = m_document.competition();
    for (int number = 1; shown && number <= shown->roundCount(); ++number) {
        const LeagueRound &round = *shown->round(number);
        for (const LeagueFixture &each : round.fixtures) {
            if (round.published && !each.outcome)
                return each.id;
        }
    }
    const LeagueRound *drawn = shown ? unpublishedRound(*shown) : nullptr;
    return drawn && !drawn->fixtures.empty() ? drawn->fixtures.front().id : FixtureId();
}

bool FixturesPart::canPlay() const
{
    return m_play->isVisibleTo(this);
}

void FixturesPart::pin()
{
    if (const LeagueFixture *fixture = m_document.league().fixture(current()))
        m_document.act(PairPinned{fixture->id, !fixture->pinned});
}

/// Enter on a fixture does what its first button says: the match, where there is one to play or to
/// look at.
void FixturesPart::open()
{
    if (!m_document.isRunning())
        return;
    if (m_play->isVisibleTo(this))
        emit playRequested(current());
    else if (m_follow->isVisibleTo(this))
        emit followRequested(current());
    else if (m_result->isEnabled() && m_result->isVisibleTo(this))
        FixtureQuestions::result(m_document, current(), this);
    else if (m_pair->isVisibleTo(this))
        FixtureQuestions::changePair(m_document, current(), this);
    else if (openChallenge() >= 0)
        ChallengeQuestions::answer(m_document, openChallenge(), this);
}

void FixturesPart::offer()
{
    const bool running = m_document.isOpen() && m_document.isRunning();
    const Competition *shown = m_document.isOpen() ? m_document.competition() : nullptr;
    const LeagueFixture *fixture = running ? m_document.league().fixture(current()) : nullptr;
    const LeagueRound *round = fixture ? m_document.league().roundOf(fixture->id) : nullptr;
    const bool met = fixture && !fixture->isBye();
    const bool published = met && round->published;
    const bool untouched
        = fixture && fixture->match.isEmpty() && (!fixture->outcome || fixture->isBye());
    const bool isSkirmish = shown && shown->rules.isSkirmish();
    const bool onPaper = met && !isSkirmish
        && (m_document.league().team(fixture->home)->sheet.isEmpty()
            || m_document.league().team(fixture->away)->sheet.isEmpty());
    const bool begun = published && !fixture->match.isEmpty() && !fixture->outcome;
    const auto &note = m_document.note();
    const bool isHere
        = met && (!note || isHis(*note, {fixture->home.text(), fixture->away.text()}));
    const bool decides = m_document.isDecidedHere();
    m_play->setVisible(published && !onPaper && (isHere || fixture->outcome)
                       && (!fixture->outcome || !fixture->match.isEmpty()));
    m_follow->setVisible(begun && note);
    m_play->setText(playWords(fixture, isSkirmish));
    // What a match says is corrected there; what was decided beside it, here.
    const bool byMatch
        = fixture && fixture->outcome && fixture->outcome->source == ResultSource::Match;
    m_result->setVisible(decides && published && !byMatch);
    m_slip->setVisible(isHere && published && !onPaper && !isSkirmish && untouched);
    m_sign->setVisible(isHere && fixture->outcome && !fixture->outcome->isSignedByBoth());
    m_dispute->setVisible(
        isHere && FixtureQuestions::disputes(m_document, *fixture) != FixtureSide::Neither);
    m_withdraw->setVisible(decides && met && fixture->outcome && !byMatch);
    m_arrange->setVisible(decides && met);
    m_pair->setVisible(decides && untouched);
    m_pin->setVisible(decides && untouched && shown && canPin(*shown, *round, *fixture));
    m_pin->setText(fixture && fixture->pinned ? tr("Unpin") : tr("Pin"));
    offerRounds(running && decides ? shown : nullptr);
    m_buttons->setVisible(running);
}

QString FixturesPart::playWords(const LeagueFixture *fixture, bool isSkirmish)
{
    if (!fixture || fixture->match.isEmpty())
        return isSkirmish ? tr("Play the skirmish") : tr("Play the match");
    if (fixture->outcome)
        return isSkirmish ? tr("Open the skirmish") : tr("Open the match");
    return isSkirmish ? tr("Go on with the skirmish") : tr("Go on with the match");
}

int FixturesPart::openChallenge() const
{
    const int number = ChallengeQuestions::numberOf(m_table->currentId());
    const Competition *shown = m_document.isOpen() ? m_document.competition() : nullptr;
    if (!shown || number < 0 || static_cast<size_t>(number) >= shown->challenges.size())
        return -1;
    const Challenge &challenge = shown->challenges[static_cast<size_t>(number)].challenge;
    return challenge.answer == ChallengeAnswer::Open ? number : -1;
}

/// What is done with rounds as a whole, and between the coaches.
void FixturesPart::offerRounds(const Competition *shown)
{
    const bool begun = shown && shown->currentPhase() >= 0;
    const LeagueRound *last = begun ? shown->round(shown->roundCount()) : nullptr;
    m_again->setVisible(begun && canDrawAgain(*shown));
    m_onward->setVisible(begun && canDrawNextPhase(*shown));
    m_discard->setVisible(last
                          && std::none_of(last->fixtures.begin(), last->fixtures.end(),
                                          [](const LeagueFixture &each) {
                                              return !each.match.isEmpty()
                                                  || (each.outcome && !each.isBye());
                                          }));
    m_more->setVisible(begun);
    m_challenge->setVisible(begun && takesChallenges(*shown));
    m_answer->setVisible(shown && openChallenge() >= 0);
}

void FixturesPart::refresh()
{
    const Competition *shown = m_document.competition();
    m_table->setTable(LeagueWords::fixtures(m_document.league(), shown));
    const bool any = !m_table->table().rows.empty();
    m_card->setVisible(any);
    m_invitation->setVisible(!any);
    m_invitation->setText(!shown ? tr("There is no competition yet: fixtures come with its draw.")
                              : findsOwnOpponents(*shown) ? tr("Nobody has found an opponent yet.")
                                                          : tr("Nothing is drawn yet."));
    offer();
}

void FixturesPart::retranslate()
{
    m_table->setAccessibleName(tr("Fixtures"));
    m_follow->setText(tr("Follow the match"));
    m_result->setText(tr("Result…"));
    m_slip->setText(tr("From paper…"));
    m_sign->setText(tr("Sign…"));
    m_dispute->setText(tr("Dispute…"));
    m_withdraw->setText(tr("Take the result back…"));
    m_arrange->setText(tr("When and where…"));
    m_pair->setText(tr("Change the pair…"));
    m_again->setText(tr("Draw again"));
    m_onward->setText(tr("Draw the play-offs"));
    m_discard->setText(tr("Discard the last round…"));
    m_more->setText(tr("Match by hand…"));
    m_challenge->setText(tr("Challenge…"));
    m_answer->setText(tr("Answer…"));
    if (m_document.isOpen())
        refresh();
}

} // namespace dugout
