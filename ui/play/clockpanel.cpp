// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/clockpanel.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/command.h"
#include "ui/common/textlabel.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qint64 secondMs = 1000;
constexpr qint64 minuteMs = 60 * secondMs;
constexpr int ticksUntilKept = 10; ///< as much as a crash may cost
/// What coaches agree on, in minutes; 0 counts up.
constexpr int lengths[]{0, 1, 2, 3, 4, 5, 6, 8, 10};
/// The same for each coach and the whole match; 0 counts nothing.
constexpr int banks[]{0, 45, 60, 65, 70, 75, 90, 120};
constexpr int longestBank = 600;

} // namespace

QString ClockPanel::minutesAndSeconds(qint64 ms)
{
    const qint64 seconds = std::abs(ms) / secondMs;
    const QString minus = ms <= -secondMs ? u"−"_s : QString();
    const QString last = u":%1"_s.arg(seconds % 60, 2, 10, QChar(u'0'));
    const qint64 minutes = seconds / 60;
    if (minutes < 100)
        return minus + QString::number(minutes) + last;
    return u"%1%2:%3%4"_s.arg(minus)
        .arg(minutes / 60)
        .arg(minutes % 60, 2, 10, QChar(u'0'))
        .arg(last);
}

qint64 ClockPanel::steadyNow()
{
    static const QElapsedTimer sinceStart = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return sinceStart.elapsed();
}

ClockPanel::ClockPanel(Now now, QWidget *parent)
    : QWidget(parent)
    , m_now(std::move(now))
    , m_time(new TextLabel(TextStyle::Title, this))
    , m_limit(new TextLabel(TextStyle::Small, this))
    , m_run(new ActionButton(this))
    , m_length(new ActionButton(this))
{
    m_time->setObjectName(u"clock-time"_s);
    m_run->setObjectName(u"clock-run"_s);
    m_length->setObjectName(u"clock-length"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep(this, 1));
    row->addStretch();
    auto *time = new QVBoxLayout;
    time->setSpacing(0);
    time->addWidget(m_time, 0, Qt::AlignHCenter);
    time->addWidget(m_limit, 0, Qt::AlignHCenter);
    m_limit->setAlignment(Qt::AlignCenter); // wider than most of its words
    row->addLayout(time);
    row->addWidget(m_run);
    row->addWidget(m_length);
    row->addStretch();
    connect(m_length, &QAbstractButton::clicked, this, &ClockPanel::openLengths);
    for (ActionButton *button : {m_run, m_length})
        button->setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
    for (ActionButton *button : {m_run, m_length})
        button->setCompact(true); // a picture each: their place is small
    m_ticks.setInterval(secondMs);
    connect(&m_ticks, &QTimer::timeout, this, &ClockPanel::tick);
    connect(m_run, &QAbstractButton::clicked, this, &ClockPanel::toggle);
    retranslate();
}

void ClockPanel::reset(qint64 limitMs)
{
    m_clock = TurnClock(limitMs);
    m_bankMs = 0;
    m_times = {};
    m_turn.clear();
    m_resumes = false;
    m_ticks.stop();
    retranslate();
}

void ClockPanel::setLimit(qint64 limitMs)
{
    if (limitMs == m_clock.plainLimitMs())
        return;
    m_clock.setLimit(limitMs);
    refresh();
    emit spent();
}

void ClockPanel::setBank(qint64 bankMs)
{
    if (bankMs == m_bankMs)
        return;
    m_bankMs = bankMs;
    refresh();
    emit spent();
}

void ClockPanel::setCoaches(Coaches coaches)
{
    m_coaches = std::move(coaches);
}

ChessClock ClockPanel::chess() const
{
    return m_coaches ? m_coaches(m_times, m_clock, m_bankMs) : ChessClock(m_clock);
}

void ClockPanel::openLengths()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"clock-lengths"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // What has no end needs no more.
    if (m_clock.limitMs() > 0 || m_bankMs > 0) {
        QAction *more = addCommand(*menu, "clock-more");
        more->setEnabled(!m_over);
        connect(more, &QAction::triggered, this, &ClockPanel::addMinute);
        menu->addSeparator();
    }
    if (m_coaches)
        menu->addSection(tr("For a turn"));
    for (const int minutes : lengths) {
        QAction *action = menu->addAction(
            minutes == 0 ? tr("No limit") : tr("%n minute(s) a turn", nullptr, minutes));
        action->setCheckable(true);
        action->setChecked(minutes * minuteMs == m_clock.plainLimitMs());
        connect(action, &QAction::triggered, this,
                [this, minutes] { setLimit(minutes * minuteMs); });
    }
    if (m_coaches)
        addBanks(*menu);
    menu->popup(m_length->mapToGlobal(QPoint(0, m_length->height())));
}

void ClockPanel::addMinute()
{
    m_clock.addTime(minuteMs);
    refresh();
    emit spent();
}

/// What each coach has for the whole match.
void ClockPanel::addBanks(QMenu &menu)
{
    menu.addSection(tr("For the whole match"));
    bool known = false;
    for (const int minutes : banks) {
        QAction *action = menu.addAction(
            minutes == 0 ? tr("Not timed") : tr("%n minute(s) for each coach", nullptr, minutes));
        action->setObjectName(u"clock-bank-%1"_s.arg(minutes));
        action->setCheckable(true);
        action->setChecked(minutes * minuteMs == m_bankMs);
        known = known || action->isChecked();
        connect(action, &QAction::triggered, this,
                [this, minutes] { setBank(minutes * minuteMs); });
    }
    QAction *other = menu.addAction(tr("Another time for each coach…"));
    other->setObjectName(u"clock-bank-other"_s);
    other->setCheckable(true);
    other->setChecked(!known);
    connect(other, &QAction::triggered, this, &ClockPanel::askForBank);
}

void ClockPanel::askForBank()
{
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName(u"clock-bank-dialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Time for each coach"));
    dialog->setLabelText(tr("Minutes for the whole match"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, longestBank);
    dialog->setIntValue(static_cast<int>(m_bankMs > 0 ? m_bankMs / minuteMs : 60));
    connect(dialog, &QInputDialog::intValueSelected, this,
            [this](int minutes) { setBank(minutes * minuteMs); });
    dialog->open();
}

void ClockPanel::setTimes(const TurnTimes &times)
{
    m_times = times;
    m_clock.restart(m_now(), m_times.of(m_turn));
    refresh();
}

TurnTimes ClockPanel::times() const
{
    TurnTimes all = m_times;
    all.keep(m_turn, m_clock.time(m_now()));
    return all;
}

void ClockPanel::setTurn(const QString &turn)
{
    if (turn == m_turn)
        return;
    m_times = times();
    m_turn = turn;
    m_clock.restart(m_now(), m_times.of(turn));
    const bool rests = turn.isEmpty() && m_clock.isRunning();
    if (rests || (m_resumes && !turn.isEmpty()))
        toggle();
    m_resumes = m_resumes || rests;
    refresh();
    emit spent();
}

void ClockPanel::setOver(bool over)
{
    if (over && m_clock.isRunning())
        toggle();
    m_resumes = m_resumes && !over;
    m_over = over;
    m_run->setEnabled(!over);
}

void ClockPanel::setCompact(bool compact)
{
    m_compact = compact;
    refresh();
}

void ClockPanel::setTiny(bool tiny)
{
    m_length->setVisible(!tiny);
}

QString ClockPanel::shown() const
{
    return minutesAndSeconds(chess().shownMs(m_now()));
}

void ClockPanel::toggle()
{
    m_resumes = false;
    if (m_clock.isRunning()) {
        m_clock.pause(m_now());
        m_ticks.stop();
    } else {
        m_clock.start(m_now());
        m_ticks.start();
    }
    retranslate();
    emit spent();
}

void ClockPanel::tick()
{
    refresh();
    if (++m_unkept < ticksUntilKept)
        return;
    m_unkept = 0;
    emit spent();
}

/// What stands below the time: that it is over or nearly so, or how long it is.
QString ClockPanel::limitWords(const ChessClock &clock, ClockMood mood) const
{
    if (mood == ClockMood::Over)
        return tr("time's up");
    if (mood == ClockMood::Closing)
        return tr("time is running out");
    if (clock.turn.plainLimitMs() > 0)
        return tr("of %1").arg(minutesAndSeconds(clock.turn.limitMs()));
    return clock.showsRest() ? tr("for the match") : QString();
}

/// As wide as it may get: nothing beside it or around it moves when time runs out.
int ClockPanel::widestWords(const ChessClock &clock) const
{
    int widest = 0;
    for (const ClockMood mood : {ClockMood::Fine, ClockMood::Closing, ClockMood::Over}) {
        const QString words = limitWords(clock, mood);
        widest = std::max(widest, m_limit->fontMetrics().boundingRect({}, 0, words).width());
    }
    return widest;
}

void ClockPanel::refresh()
{
    const ChessClock clock = chess();
    const ClockMood mood = clock.mood(m_now());
    const bool late = mood == ClockMood::Over;
    const bool closing = mood == ClockMood::Closing;
    m_time->setText(shown());
    m_time->setTone(late                      ? tone::harm
                        : closing             ? tone::look
                        : m_clock.isRunning() ? tone::goInk
                                              : tone::greyInk);
    m_limit->setTone(late ? tone::harm : closing ? tone::look : tone::greyInk);
    m_limit->setText(limitWords(clock, mood));
    m_limit->setVisible(!m_limit->text().isEmpty() && (!m_compact || late || closing));
    m_limit->setMinimumWidth(m_compact || m_limit->text().isEmpty() ? 0 : widestWords(clock));
    emit ticked();
}

void ClockPanel::showEvent(QShowEvent *event)
{
    if (m_clock.isRunning())
        m_ticks.start();
    refresh();
    QWidget::showEvent(event);
}

void ClockPanel::hideEvent(QHideEvent *event)
{
    m_ticks.stop();
    QWidget::hideEvent(event);
}

void ClockPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ClockPanel::retranslate()
{
    m_run->setPictureCommand(m_clock.isRunning() ? "clock-pause" : "clock-run");
    m_length->setPictureCommand("clock-length");
    refresh();
}

} // namespace dugout
