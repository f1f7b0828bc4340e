// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/scoreside.h"

#include "core/match/extras/refereetrack.h"
#include "core/match/state/sidecolour.h"
#include "core/match/turn/frompaper.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/rulesinforce.h"
#include "core/match/words/sidethings.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/pilllabel.h"
#include "ui/common/textlabel.h"
#include "ui/match/rerollpips.h"
#include "ui/match/turntrack.h"
#include "ui/play/clockpanel.h"

#include <QHBoxLayout>
#include <QResizeEvent>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int edgeSteps = 2;
constexpr int badgeSteps = 14;
constexpr int compactBadgeSteps = 9;

QString signedNumber(int number)
{
    return number > 0 ? u"+%1"_s.arg(number) : QString::number(number).replace(u'-', QChar(0x2212));
}

void addHired(const MatchContext &context, const MatchState &state, Seat seat, QStringList &parts)
{
    for (const HelpLeft &each : helpLeft(context, state, seat)) {
        const QString name = localized(each.help->name);
        parts.append(each.uses == 1 ? name : u"%1 %2"_s.arg(name, QString::number(each.uses)));
    }
}

QStringList staffWords(const MatchContext &context, const MatchState &state, Seat seat)
{
    const SideState &side = state.side(seat);
    QStringList parts;
    if (side.apothecaries > 0)
        parts.append(ScoreSide::tr("Apothecaries %1").arg(side.apothecaries));
    if (side.bribes > 0)
        parts.append(ScoreSide::tr("Bribes %1").arg(side.bribes));
    if (!side.cards.isEmpty())
        parts.append(ScoreSide::tr("Cards %1").arg(side.cards.size()));
    addHired(context, state, seat, parts);
    if (const auto fame = knownFame(context, state, seat))
        parts.append(ScoreSide::tr("FAME %1").arg(signedNumber(*fame)));
    if (side.coachEjected)
        parts.append(ScoreSide::tr("coach sent off"));
    if (const int place = refereeOnTrack(state, seat); place > 0)
        parts.append(ScoreSide::tr("Referee on %1").arg(place));
    return parts;
}

} // namespace

ScoreSide::ScoreSide(Seat seat, QWidget *parent)
    : QWidget(parent)
    , m_seat(seat)
    , m_badge(new BadgeWidget(this))
    , m_lines(new QVBoxLayout)
    , m_name(new TextLabel(TextStyle::TeamName, this))
    , m_moves(new PillLabel(this))
    , m_coach(new TextLabel(TextStyle::Small, this))
    , m_track(new TurnTrack(this))
    , m_left(new TextLabel(TextStyle::Strong, this))
    , m_rerollsLabel(new TextLabel(TextStyle::Small, this))
    , m_rerolls(new RerollPips(this))
{
    setObjectName(u"score-side-%1"_s.arg(seat));
    m_name->setGivesWay(true);
    m_coach->setWordWrap(true);
    m_coach->setTone(tone::greyInk);
    m_coach->setAlignment(seat == 0 ? Qt::AlignLeft : Qt::AlignRight);
    m_badge->setSide(badgeSteps);
    m_moves->setObjectName(u"on-the-move-%1"_s.arg(seat));
    auto *layout
        = new QBoxLayout(seat == 0 ? QBoxLayout::LeftToRight : QBoxLayout::RightToLeft, this);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_badge, 0, Qt::AlignVCenter);
    layout->addLayout(m_lines, 1);
    m_lines->setSpacing(gridStep(this, 1));
    fitMargins();
    m_lines->addStretch();
    addRow({m_name, m_moves});
    m_lines->addWidget(m_coach);
    m_left->setObjectName(u"time-left"_s);
    m_left->hide();
    addRow({m_track, m_rerollsLabel, m_rerolls, m_left});
    m_lines->addStretch();
}

void ScoreSide::addRow(const std::initializer_list<QWidget *> &widgets)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(gridStep(this, 2));
    for (QWidget *widget : widgets) {
        if (m_seat == 0)
            row->addWidget(widget);
        else
            row->insertWidget(0, widget);
    }
    if (m_seat == 0)
        row->addStretch();
    else
        row->insertStretch(0);
    m_lines->addLayout(row);
}

void ScoreSide::fitMargins()
{
    const int pad = gridStep(this, m_compact ? 3 : 4);
    const int above = gridStep(this, m_compact ? 1 : 2);
    layout()->setContentsMargins(pad, above, pad, above);
}

void ScoreSide::setCompact(bool compact)
{
    m_compact = compact;
    m_coach->setMinimumHeight(usualHeight());
    m_name->setTextStyle(compact ? TextStyle::Heading : TextStyle::TeamName);
    m_track->setCompact(compact);
    m_badge->setSide(compact ? compactBadgeSteps : badgeSteps);
    fitMargins();
    showStaff();
}

void ScoreSide::setTiny(bool tiny)
{
    m_tiny = tiny;
    m_badge->setVisible(!tiny);
    showStaff();
}

/// One line, and two where there is little width: what is hired, fame and the kick come one after
/// the other before the kick-off, and the turns below must not move for each.
int ScoreSide::usualHeight() const
{
    return (m_compact ? 2 : 1) * m_coach->fontMetrics().lineSpacing();
}

QString ScoreSide::staffLine(QStringList parts) const
{
    if (m_compact && !m_tiny && !m_fromPaper)
        parts.append(m_rerollsLabel->text());
    // A number stays with its word, unless there is hardly any width; only a coach may have a name
    // longer than the line.
    for (QString &part : parts) {
        if (m_tiny)
            break;
        part.replace(u' ', QChar::Nbsp)
            .replace(u'-', u'\u2011') // a hyphen that does not break
            .replace(QString(u',') + QChar::Nbsp, u", "_s); // what was bought is a list
    }
    if (!m_compact && !m_time.isEmpty())
        parts.append(tr("Time %1").arg(m_time).replace(u' ', QChar::Nbsp));
    if (!m_compact && !m_coachName.isEmpty()) {
        parts.prepend(m_coachName);
        if (const qsizetype space = m_coachName.indexOf(u' '); space > 0)
            parts.first()[space] = QChar::Nbsp; // "Coach" stays with him
    }
    return parts.join(QChar::Nbsp + u"· "_s); // no line begins with a dot
}

void ScoreSide::showStaff()
{
    const QString line = staffLine(m_tiny ? m_staff : m_worth + m_staff);
    fitRow();
    // What is spent leaves the lines, and the page under them stays where it is.
    const int least = std::max(m_coach->minimumHeight(), usualHeight());
    m_coach->setMinimumHeight(m_coach->isVisible() ? std::max(least, m_coach->height()) : least);
    m_coach->setText(line);
    m_coach->setVisible(!line.isEmpty());
}

void ScoreSide::setSpent(qint64 spentMs)
{
    m_left->hide();
    const QString time = spentMs > 0 ? ClockPanel::minutesAndSeconds(spentMs) : QString();
    if (std::exchange(m_time, time) != time)
        showStaff();
}

void ScoreSide::setClock(const ChessClock &clock, qint64 nowMs)
{
    const bool rest = clock.isCountedDown();
    const qint64 used = clock.usedMs(m_seat, nowMs);
    const QString time = rest || used == 0 ? QString() : ClockPanel::minutesAndSeconds(used);
    if (time != m_time) {
        m_time = time;
        showStaff();
    }
    m_left->setVisible(rest);
    if (!rest)
        return;
    const ClockMood mood = clock.moodOf(m_seat, nowMs);
    const QString left = ClockPanel::minutesAndSeconds(clock.leftMs(m_seat, nowMs));
    const QString words
        = mood == ClockMood::Over ? tr("%1 over").arg(left) : tr("%1 left").arg(left);
    m_left->setText(m_compact ? left : words);
    m_left->setToolTip(m_compact ? words : QString());
    m_left->setAccessibleName(words);
    m_left->setTone(mood == ClockMood::Over          ? tone::harm
                        : mood == ClockMood::Closing ? tone::look
                        : clock.running == m_seat    ? tone::goInk
                                                     : tone::greyInk);
}

void ScoreSide::mouseDoubleClickEvent(QMouseEvent *event)
{
    QWidget::mouseDoubleClickEvent(event);
    emit rosterRequested();
}

void ScoreSide::setState(const MatchContext &context, const MatchState &state)
{
    const Team &team = context.team(m_seat);
    const SideState &side = state.side(m_seat);
    const Rgb shirt = sideColour(context, m_seat);
    m_colour = QColor(shirt.red, shirt.green, shirt.blue);
    m_name->setText(team.name);
    m_rerollsLabel->setText(tr("Re-rolls %1").arg(side.rerolls.available()));
    m_coachName = team.coach.isEmpty() ? QString() : tr("Coach %1").arg(team.coach);
    m_fromPaper = isFromPaper(context);
    // Before the kick-off it told what each may spend.
    if (std::exchange(m_half, state.half) != state.half)
        m_coach->setMinimumHeight(usualHeight());
    m_worth = worthWords(context, state, m_seat);
    m_staff = staffWords(context, state, m_seat);
    m_badge->setBadge(sideBadge(context.setup(), m_seat));
    showMove(state);
    showStaff();
    m_track->setVisible(!m_fromPaper);
    m_track->setColour(m_colour);
    m_track->setTurns(side.turn, context.turnsPerHalf());
    m_rerolls->setVisible(!m_fromPaper);
    m_rerolls->setColour(m_colour);
    m_rerolls->setRerolls(side.rerolls);
}

/// It keeps its room: nothing beside it moves when the turn goes over.
void ScoreSide::showMove(const MatchState &state)
{
    const bool moves = state.active == m_seat && !state.over;
    const bool kicks = !moves && state.active == noSeat && state.kicking == m_seat && !state.over;
    m_moves->setVisible(moves || kicks);
    if (moves)
        m_moves->setPill(tr("▶ Active"), m_colour);
    else if (kicks)
        m_moves->setPill(tr("kicks"), Shade::QuietPill, Shade::QuietPillInk);
}

void ScoreSide::resizeEvent(QResizeEvent *event)
{
    if (event->oldSize().width() != event->size().width())
        m_coach->setMinimumHeight(usualHeight());
    fitRow();
}

void ScoreSide::fitRow()
{
    const int gap = gridStep(this, 2);
    int taken = m_track->sizeHint().width() + m_rerollsLabel->sizeHint().width() + 2 * gap
        + m_rerolls->sizeHint().width();
    if (!m_left->isHidden())
        taken += gap + m_left->sizeHint().width();
    m_rerollsLabel->setVisible(!m_compact && !m_fromPaper && taken <= m_lines->geometry().width());
}

int ScoreSide::edgeWidth() const
{
    return gridStep(this, edgeSteps);
}

} // namespace dugout
