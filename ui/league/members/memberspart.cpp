// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/members/memberspart.h"

#include "core/leaguefiles/leaguetable.h"
#include "ui/common/actionbutton.h"
#include "ui/common/flowlayout.h"
#include "ui/common/panel.h"
#include "ui/common/rowselection.h"
#include "ui/common/textlabel.h"
#include "ui/league/competition/draftquestions.h"
#include "ui/league/competition/prizequestions.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/league/members/memberquestions.h"
#include "ui/league/members/registerdialog.h"
#include "ui/league/sharing/invitingtable.h"

#include <QMenu>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

MembersPart::MembersPart(LeagueDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_invitation(new TextLabel(TextStyle::Body, this))
    , m_card(new Panel(this))
    , m_table(new LeagueTableView(m_card))
    , m_register(new ActionButton(this))
    , m_paper(new ActionButton(this))
    , m_enter(new ActionButton(this))
    , m_roster(new ActionButton(this))
    , m_coach(new ActionButton(this))
    , m_forGood(new ActionButton(this))
    , m_club(new ActionButton(this))
    , m_handOn(new ActionButton(this))
    , m_leave(new ActionButton(this))
    , m_prize(new ActionButton(this))
    , m_holding(new ActionButton(this))
    , m_redraft(new ActionButton(this))
    , m_buyBack(new ActionButton(this))
{
    m_table->setObjectName(u"members-table"_s);
    QVBoxLayout *layout = layOutTable(this, m_invitation, m_card, m_table);
    makeButtons();
    layout->addStretch();
    m_table->remember(document.services().settings);
    m_table->setMenu([this](QMenu &menu) {
        addButtons(menu,
                   {m_roster, m_coach, m_enter, m_club, m_handOn, m_leave, m_prize, m_holding,
                    m_forGood, m_redraft, m_buyBack});
    });
    connect(m_table, &LeagueTableView::currentIdChanged, this, &MembersPart::offer);
    connect(m_table, &LeagueTableView::opened, this, &MembersPart::open);
    connect(m_roster, &QAbstractButton::clicked, this, &MembersPart::open);
}

void MembersPart::open()
{
    const LeagueTeam *team = m_document.league().team(current());
    if (team && !team->sheet.isEmpty())
        emit rosterRequested(team->id.text());
    else
        MemberQuestions::coach(m_document, current(), this);
}

void MembersPart::makeButtons()
{
    auto *row = new FlowLayout;
    const std::initializer_list<std::pair<ActionButton *, const char *>> named{
        {m_register, "register-button"}, {m_paper, "paper-button"},
        {m_enter, "enter-button"},       {m_roster, "roster-button"},
        {m_coach, "coach-button"},       {m_forGood, "for-good-button"},
        {m_club, "club-button"},         {m_handOn, "hand-on-button"},
        {m_leave, "leave-button"},       {m_prize, "prize-button"},
        {m_holding, "holding-button"},   {m_redraft, "redraft-button"},
        {m_buyBack, "buy-back-button"}};
    for (const auto &[button, name] : named) {
        button->setObjectName(QString::fromLatin1(name));
        row->addWidget(button);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    connect(m_register, &QAbstractButton::clicked, this, &MembersPart::askToRegister);
    connect(m_paper, &QAbstractButton::clicked, this,
            [this] { MemberQuestions::paperTeam(m_document, this); });
    const auto ask = [this](ActionButton *button, auto question) {
        connect(button, &QAbstractButton::clicked, this,
                [this, question] { question(m_document, current(), this); });
    };
    ask(m_enter, MemberQuestions::enter);
    ask(m_coach, MemberQuestions::coach);
    ask(m_forGood, MemberQuestions::buyForGood);
    ask(m_club, MemberQuestions::club);
    ask(m_handOn, MemberQuestions::handOn);
    ask(m_leave, MemberQuestions::leave);
    ask(m_prize, PrizeQuestions::give);
    ask(m_holding, PrizeQuestions::hold);
    ask(m_redraft, DraftQuestions::redraft);
    ask(m_buyBack, DraftQuestions::buyBack);
}

const ShownTable &MembersPart::shown() const
{
    return m_table->table();
}

EntrantId MembersPart::current() const
{
    return EntrantId(m_table->currentId());
}

void MembersPart::askToRegister()
{
    auto *dialog = new RegisterDialog(m_document, this);
    dialog->open();
}

void MembersPart::offer()
{
    const LeagueTeam *team = m_document.isOpen() ? m_document.league().team(current()) : nullptr;
    const bool decides = m_document.isOpen() && m_document.isDecidedHere();
    const bool active = decides && team && team->state == MemberState::Active;
    const bool football
        = m_document.isOpen() && countsOf(m_document.league()) == ResultCounts::Football;
    m_register->setVisible(decides && football); // bands have no sheets to register
    m_paper->setVisible(decides);
    m_roster->setVisible(team && !team->sheet.isEmpty());
    m_coach->setVisible(decides && team);
    m_forGood->setVisible(active && MemberQuestions::canBuyForGood(m_document, team->id));
    m_club->setVisible(active);
    m_handOn->setVisible(active);
    m_leave->setVisible(active);
    m_prize->setVisible(active && !m_document.league().seasons.empty());
    m_enter->setVisible(active && m_document.isRunning());
    m_holding->setVisible(active && football);
    m_redraft->setVisible(active && DraftQuestions::canRedraft(m_document, team->id));
    m_buyBack->setVisible(active && DraftQuestions::canBuyBack(m_document, team->id));
}

void MembersPart::sayWhoJoins()
{
    const bool bands
        = m_document.isOpen() && countsOf(m_document.league()) == ResultCounts::Skirmish;
    m_paper->setCommand(bands ? "register-band" : "register-on-paper");
    m_invitation->setText(
        bands ? tr("No band has joined yet.")
              : tr("No team has joined yet. Register your teams or add one on paper."));
}

void MembersPart::refresh()
{
    sayWhoJoins();
    const auto ruleset = m_document.ruleset();
    m_table->setTable(teamsTable({m_document.league(), ruleset.get()},
                                 m_document.isRunning() ? m_document.competition() : nullptr));
    const bool any = !m_table->table().rows.empty();
    m_card->setVisible(any);
    m_invitation->setVisible(!any);
    offer();
}

void MembersPart::retranslate()
{
    sayWhoJoins();
    m_table->setAccessibleName(tr("Teams and coaches"));
    m_register->setCommand("register");
    m_enter->setCommand("enter");
    m_roster->setCommand("roster");
    m_coach->setCommand("coach");
    m_forGood->setCommand("for-good");
    m_club->setCommand("club");
    m_handOn->setCommand("hand-on");
    m_leave->setCommand("leave");
    m_prize->setCommand("prize");
    m_holding->setCommand("holding");
    m_redraft->setCommand("redraft");
    m_buyBack->setCommand("buy-back");
    if (m_document.isOpen())
        refresh();
}

} // namespace dugout
