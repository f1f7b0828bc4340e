// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchhead.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/segmentswitch.h"
#include "ui/common/textlabel.h"

#include <QHBoxLayout>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

MatchHead::MatchHead(QWidget *parent)
    : QWidget(parent)
    , m_back(new ActionButton(this))
    , m_league(new ActionButton(this))
    , m_title(new TextLabel(TextStyle::Small, this))
    , m_diceMode(new SegmentSwitch(this))
    , m_detail(new SegmentSwitch(this))
    , m_board(new SegmentSwitch(this))
    , m_odds(new ActionButton(this))
    , m_display(new ActionButton(this))
    , m_phones(new ActionButton(this))
    , m_report(new ActionButton(this))
{
    layOut();
    connect(m_back, &QAbstractButton::clicked, this, &MatchHead::backRequested);
    connect(m_league, &QAbstractButton::clicked, this, &MatchHead::leagueRequested);
    connect(m_odds, &QAbstractButton::clicked, this, &MatchHead::oddsRequested);
    connect(m_display, &QAbstractButton::clicked, this, &MatchHead::displayRequested);
    connect(m_phones, &QAbstractButton::clicked, this, &MatchHead::phonesRequested);
    connect(m_report, &QAbstractButton::clicked, this, &MatchHead::reportRequested);
    connect(m_diceMode, &SegmentSwitch::switched, this,
            [this](bool dugout) { choose(&PlayStyle::ownDice, !dugout); });
    connect(m_detail, &SegmentSwitch::switched, this,
            [this](bool full) { choose(&PlayStyle::quick, !full); });
    connect(m_board, &SegmentSwitch::switched, this,
            [this](bool pitch) { choose(&PlayStyle::showsPitch, pitch); });
    setStyle({});
    retranslate();
}

void MatchHead::layOut()
{
    const auto dress = [](ActionButton *button, const QString &id, const QString &icon) {
        button->setObjectName(id);
        button->setIconName(icon);
        // A click leaves the keyboard to what is asked.
        button->setFocusPolicy(Qt::TabFocus);
    };
    dress(m_back, u"back-to-matches"_s, u"arrow-left"_s);
    m_back->setFocusPolicy(Qt::StrongFocus);
    dress(m_league, u"back-to-league"_s, {});
    dress(m_odds, u"match-odds"_s, u"odds"_s);
    dress(m_display, u"match-display"_s, u"screen"_s);
    dress(m_phones, u"match-phones"_s, u"phone"_s);
    dress(m_report, u"match-report"_s, u"report"_s);
    m_diceMode->setObjectName(u"dice-mode"_s);
    m_diceMode->setIcons(u"dice"_s, {});
    m_detail->setObjectName(u"detail-mode"_s);
    m_board->setObjectName(u"board-mode"_s);
    m_board->setIcons(u"list"_s, u"match"_s);
    m_league->hide();
    m_phones->hide();
    const int gap = gridStep(this, 3);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(gap, gridStep(this, 1), gap, gridStep(this, 1));
    line->setSpacing(gridStep(this, 2));
    line->addWidget(m_back);
    line->addWidget(m_league);
    m_title->setGivesWay(true);
    line->addWidget(m_title);
    line->addStretch();
    line->addWidget(m_detail);
    line->addWidget(m_board);
    for (ActionButton *button : {m_odds, m_display, m_phones, m_report})
        line->addWidget(button);
}

void MatchHead::setTitle(const QString &title)
{
    m_title->setText(title);
}

void MatchHead::setInLeague(bool inLeague)
{
    m_league->setVisible(inLeague);
}

void MatchHead::setStyle(const PlayStyle &style)
{
    m_style = style;
    m_diceMode->setSecond(!style.ownDice);
    m_detail->setSecond(!style.quick);
    m_board->setSecond(style.showsPitch);
}

void MatchHead::setChoices(bool asked, bool board)
{
    m_isAsked = asked;
    m_hasBoard = board;
    showSwitches();
}

void MatchHead::fit(bool title, bool cramped)
{
    m_title->setVisible(title);
    m_isCramped = cramped;
    showSwitches();
}

void MatchHead::showSwitches()
{
    // Where it would cost a line of what is asked it stands in the menu.
    m_diceMode->setVisible(m_isAsked && !m_isCramped);
    m_detail->setVisible(m_isAsked);
    m_board->setVisible(m_hasBoard);
}

void MatchHead::choose(bool PlayStyle::*member, bool chosen)
{
    PlayStyle style = m_style;
    style.*member = chosen;
    setStyle(style);
    emit styleChosen(style);
}

void MatchHead::addChoice(QMenu &menu, const QString &words, bool PlayStyle::*member)
{
    QAction *action = menu.addAction(words);
    action->setCheckable(true);
    action->setChecked(m_style.*member);
    connect(action, &QAction::triggered, this,
            [this, member](bool chosen) { choose(member, chosen); });
}

void MatchHead::fillMenu(QMenu &menu)
{
    for (ActionButton *button : {m_odds, m_display, m_phones, m_report, m_league, m_back}) {
        if (button->isHidden())
            continue;
        const QString words
            = button->accessibleName().isEmpty() ? button->text() : button->accessibleName();
        connect(menu.addAction(words), &QAction::triggered, button, &QAbstractButton::click);
    }
    if (m_hasBoard)
        addChoice(menu, tr("Pitch"), &PlayStyle::showsPitch);
    if (m_isAsked)
        addChoice(menu, tr("Quick: score and injuries"), &PlayStyle::quick);
    if (m_isAsked && m_isCramped)
        addChoice(menu, tr("Our dice"), &PlayStyle::ownDice);
    // Nothing else is seen of the window then, and not everybody knows its key.
    if (auto *table = window()->findChild<QAction *>(u"table-mode"_s); table && table->isChecked())
        menu.addAction(table);
}

void MatchHead::setCanOpenPhones(bool can)
{
    m_phones->setVisible(can);
}

void MatchHead::showPhones(std::optional<int> count)
{
    m_phoneCount = count;
    sayPhones();
}

void MatchHead::sayPhones()
{
    const QString words = m_phoneCount ? tr("Phones: %1").arg(*m_phoneCount) : tr("Phones…");
    m_phones->setText(m_phoneCount ? QString::number(*m_phoneCount) : QString());
    m_phones->setToolTip(words);
    m_phones->setAccessibleName(words);
}

void MatchHead::retranslate()
{
    m_back->setCommand("back-to-matches");
    m_league->setCommand("back-to-league");
    m_diceMode->setWords(tr("Our dice"), tr("Dugout rolls"));
    m_detail->setWords(tr("Quick"), tr("Full"));
    m_board->setWords(tr("List"), tr("Pitch"));
    m_display->setPictureCommand("match-display");
    m_report->setPictureCommand("match-report");
    m_odds->setPictureCommand("match-odds");
    sayPhones();
}

} // namespace dugout
