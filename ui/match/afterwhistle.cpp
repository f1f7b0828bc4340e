// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/afterwhistle.h"

#include "core/club/slipanswers.h"
#include "core/exchange/afterreport.h"
#include "core/match/state/sidecolour.h"
#include "ui/common/appearance.h"
#include "ui/common/command.h"
#include "ui/match/afterpage.h"
#include "ui/match/fulltimepage.h"
#include "ui/match/matchtable.h"
#include "ui/play/playdesk.h"
#include "ui/play/promptcard.h"

#include <QShortcut>
#include <QStackedLayout>

#include <utility>

namespace dugout {

namespace {

constexpr int leastPageSteps = 60;

} // namespace

AfterWhistle::AfterWhistle(PlayDesk *desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_stack(new QStackedLayout(this))
    , m_fullTime(new FullTimePage(this))
    , m_after(new AfterPage(desk, this))
{
    m_stack->setContentsMargins(0, 0, 0, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // as high as there is room
    m_stack->addWidget(m_fullTime);
    m_stack->addWidget(m_after);
    connect(m_fullTime, &FullTimePage::afterRequested, this, [this] { turnTo(Face::AfterMatch); });
    connect(m_fullTime, &FullTimePage::logRequested, this, [this] { turnTo(Face::Play); });
    auto *undo = new QShortcut(commandKey("after-undo"), m_fullTime);
    undo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(undo, &QShortcut::activated, this, [this] {
        if (m_table && m_table->log().canUndo())
            m_desk->undo();
    });
    connect(m_after, &AfterPage::finished, this, [this] { turnTo(Face::FullTime); });
}

void AfterWhistle::setTable(MatchTable *table)
{
    m_table = table;
    m_over = false;
    m_after->setTable(table);
    if (!m_table) // perhaps the window is about to go: nothing moves in it any more
        return;
    connect(m_table, &MatchTable::ledTo, this, &AfterWhistle::follow);
    if (std::exchange(m_face, Face::Play) != Face::Play)
        emit faceChanged();
}

void AfterWhistle::follow(const QString &lead)
{
    turnTo(lead == leads::log              ? Face::Play
               : lead == leads::afterMatch ? Face::AfterMatch
                                           : Face::FullTime);
}

/// A match opens where it was left: at its end, at what follows, or in the middle.
void AfterWhistle::refresh()
{
    if (!m_table)
        return;
    // A card that could still be played holds nothing up: nobody else knows of it.
    const MatchState state = m_table->present();
    const bool over = state.over && !asksForSheet(m_table->session());
    const bool ended = over && !std::exchange(m_over, over);
    m_over = over;
    // What was told of the turns does not change any more; the rest is told where it is seen.
    if (ended || (over && m_face == Face::FullTime))
        showResult();
    // What no longer fits is decided in the log.
    if (!over || !m_table->session().rejectedEvents().empty())
        turnTo(Face::Play);
    else if (ended)
        turnTo(state.after.hasBegun() && !m_table->isFinished() ? Face::AfterMatch
                                                                : Face::FullTime);
    m_after->refresh();
}

void AfterWhistle::showResult()
{
    const MatchReport report = makeFullReport(m_table->session());
    m_times = {report.sides[0].timeMs, report.sides[1].timeMs};
    const MatchContext &context = m_table->context();
    m_fullTime->setMatch(report, {sideBadge(context.setup(), 0), sideBadge(context.setup(), 1)},
                         m_table->isFinished(), !context.setup().fixture.isEmpty());
}

void AfterWhistle::turnTo(Face face)
{
    if (std::exchange(m_face, face) == face)
        return;
    if (face == Face::FullTime && m_table)
        showResult();
    if (face == Face::AfterMatch)
        m_after->enter();
    else
        m_after->leave();
    if (face != Face::Play)
        m_stack->setCurrentWidget(face == Face::FullTime ? static_cast<QWidget *>(m_fullTime)
                                                         : m_after);
    emit faceChanged();
    takeFocus();
}

void AfterWhistle::takeFocus()
{
    switch (m_face) {
    case Face::FullTime:
        m_fullTime->takeFocus();
        break;
    case Face::AfterMatch:
        m_after->takeFocus();
        break;
    case Face::Play:
        m_desk->card()->takeFocus();
        break;
    }
}

QSize AfterWhistle::minimumSizeHint() const
{
    return {gridStep(this, leastPageSteps), gridStep(this, leastPageSteps)};
}

void AfterWhistle::retranslate()
{
    m_fullTime->retranslate();
    m_after->retranslate();
}

} // namespace dugout
