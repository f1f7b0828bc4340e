// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/fulltimepage.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/match/fulltimecard.h"
#include "ui/match/fulltimeposter.h"
#include "ui/sheets/badgepainter.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

enum Subject : size_t { Touchdowns, Casualties, Mvps, Points };

// Narrower than this, in steps of the grid, and two cards stand beside each other, not four.
constexpr int narrowSteps = 240;
/// The poster is no larger than this, on the widest screens too.
constexpr int mostPosterSteps = 390;
/// And takes no more than this of the height.
constexpr double mostPoster = 0.55;

} // namespace

FullTimePage::FullTimePage(QWidget *parent)
    : QWidget(parent)
    , m_scroll(new ScrollColumn(this))
    , m_poster(new FullTimePoster(this))
    , m_grid(new QGridLayout)
    , m_cards{new FullTimeCard(u"touchdown"_s, FullTimeList::Value::Plain, this),
              new FullTimeCard(u"injury"_s, FullTimeList::Value::Harm, this),
              new FullTimeCard(u"star"_s, FullTimeList::Value::Gain, this),
              new FullTimeCard(u"arrow-up"_s, FullTimeList::Value::Bar, this)}
    , m_main(new ActionButton(this, ActionButton::Look::Filled))
    , m_print(new ActionButton(this))
    , m_log(new ActionButton(this))
    , m_hands(new ActionButton(this))
    , m_league(new ActionButton(this))
    , m_teams(new ActionButton(this))
    , m_next(new ActionButton(this))
{
    setObjectName(u"full-time"_s);
    m_main->setObjectName(u"full-time-main"_s);
    m_print->setObjectName(u"full-time-print"_s);
    m_log->setObjectName(u"full-time-log"_s);
    m_hands->setObjectName(u"full-time-hands"_s);
    m_hands->hide();
    m_league->setObjectName(u"full-time-league"_s);
    m_teams->setObjectName(u"full-time-teams"_s);
    m_next->setObjectName(u"full-time-next"_s);
    layOut();
    connect(m_main, &QAbstractButton::clicked, this, [this] {
        if (m_finished)
            emit reportRequested();
        else
            emit afterRequested();
    });
    connect(m_print, &QAbstractButton::clicked, this, &FullTimePage::printRequested);
    connect(m_log, &QAbstractButton::clicked, this, &FullTimePage::logRequested);
    connect(m_hands, &QAbstractButton::clicked, this, [this] { emit handsRequested(m_hands); });
    connect(m_league, &QAbstractButton::clicked, this, &FullTimePage::leagueRequested);
    connect(m_teams, &QAbstractButton::clicked, this, &FullTimePage::teamsRequested);
    connect(m_next, &QAbstractButton::clicked, this, &FullTimePage::nextRequested);
    for (FullTimeCard *card : m_cards)
        connect(card, &FullTimeCard::moreRequested, this, &FullTimePage::reportRequested);
}

void FullTimePage::layOut()
{
    const int gap = gridStep(this, 3);
    m_grid->setSpacing(gap);
    QVBoxLayout *column = m_scroll->column();
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gap);
    column->addWidget(m_poster);
    column->addLayout(m_grid);
    column->addStretch();
    auto *ways = new QHBoxLayout;
    ways->setSpacing(gridStep(this, 2));
    for (ActionButton *button : {m_main, m_print, m_log, m_hands})
        ways->addWidget(button);
    ways->addStretch();
    for (ActionButton *button : {m_league, m_teams, m_next}) {
        button->setShrinks(true);
        ways->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(ways);
}

void FullTimePage::setMatch(const MatchReport &report, const std::array<Badge, 2> &badges,
                            bool finished, bool ofLeague)
{
    m_report = report;
    m_badges = badges;
    m_finished = finished;
    m_ofLeague = ofLeague;
    retranslate();
}

void FullTimePage::show(const FullTime &page)
{
    const std::array<QColor, 2> colours{toColour(m_report.sides[0].colour),
                                        toColour(m_report.sides[1].colour)};
    m_poster->setMatch(m_report, m_badges, page.ended, page.played);
    m_cards[Touchdowns]->setLines(tr("Touchdowns"), page.touchdowns, colours, tr("Nobody scored."));
    m_cards[Casualties]->setLines(tr("Casualties"), page.casualties, colours,
                                  tr("Nobody was hurt."));
    m_cards[Mvps]->setLines(tr("Most valuable players"), page.mvps, colours,
                            m_finished ? tr("Nobody was named.") : tr("Named after the match."));
    m_cards[Mvps]->setCounts(page.counts);
    m_cards[Points]->setLines(tr("SPP gained"), page.points, colours,
                              m_finished ? tr("Nobody gained any.")
                                         : tr("Counted after the match."));
    m_cards[Points]->setSum(
        page.points.empty() ? QString()
                            : tr("%1 %2 · %3 %4 in all")
                                  .arg(m_report.sides[0].team, QString::number(page.allPoints[0]),
                                       m_report.sides[1].team, QString::number(page.allPoints[1])));
}

/// Four side by side, or two; the poster leaves the first lines of them in sight.
void FullTimePage::arrange()
{
    const bool narrow = width() < gridStep(this, narrowSteps);
    const int columns = narrow ? 2 : 4;
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i) {
        FullTimeCard *card = m_cards.at(static_cast<size_t>(i));
        m_grid->removeWidget(card);
        m_grid->addWidget(card, i / columns, i % columns);
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    }
    const int wide = std::min(width(), gridStep(this, mostPosterSteps));
    const int aside = (width() - wide) / 2;
    layout()->setContentsMargins(aside, 0, aside, 0);
    const int high = std::min(m_poster->heightForWidth(wide), qRound(height() * mostPoster));
    m_poster->setMaximumWidth(wide);
    m_poster->setFixedHeight(high);
}

void FullTimePage::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void FullTimePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void FullTimePage::offerHands(bool offer)
{
    m_hands->setVisible(offer);
}

void FullTimePage::takeFocus()
{
    m_main->setFocus(Qt::OtherFocusReason);
}

void FullTimePage::retranslate()
{
    m_main->setCommand(m_finished ? "full-time-report" : "full-time-after");
    m_main->printKey(QKeySequence(Qt::Key_Enter));
    m_print->setCommand("full-time-print");
    m_log->setCommand("full-time-log");
    m_hands->setCommand("match-cards");
    m_league->setCommand("full-time-league");
    m_teams->setCommand("full-time-teams");
    m_next->setCommand("full-time-next");
    m_league->setVisible(m_finished && m_ofLeague);
    m_teams->setVisible(m_finished);
    m_next->setVisible(m_finished);
    show(fullTime(m_report));
}

} // namespace dugout
