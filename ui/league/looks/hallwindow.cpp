// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/hallwindow.h"

#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/numberbox.h"
#include "ui/common/textlabel.h"
#include "ui/league/looks/hallview.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Long enough to find oneself among a dozen.
constexpr int turnMs = 12'000;
constexpr int tickMs = 200;
constexpr int usualMinutes = 135;
constexpr int mostMinutes = 24 * 60;
constexpr qint64 minuteMs = 60'000;

/// "2:15:00", "4:05", "−0:30" once it is over.
QString clockText(qint64 leftMs)
{
    const qint64 seconds = leftMs < 0 ? -leftMs / 1000 : (leftMs + 999) / 1000;
    const auto two = [](qint64 number) { return u"%1"_s.arg(number, 2, 10, QLatin1Char('0')); };
    const QString sign = leftMs < 0 ? u"−"_s : QString();
    const qint64 hours = seconds / 3600;
    const qint64 minutes = seconds / 60 % 60;
    return hours > 0 ? u"%1%2:%3:%4"_s.arg(sign).arg(hours).arg(two(minutes), two(seconds % 60))
                     : u"%1%2:%3"_s.arg(sign).arg(minutes).arg(two(seconds % 60));
}

} // namespace

HallWindow::HallWindow(Settings &settings, Language usual, Now now, Pages pages, QWidget *parent)
    : ScreenWindow(settings, usual, parent)
    , m_now(std::move(now))
    , m_pages(std::move(pages))
    , m_view(new HallView(this))
    , m_minutes(new NumberBox(this))
    , m_unit(new TextLabel(TextStyle::Body, this))
    , m_start(new ActionButton(this))
    , m_hold(new ActionButton(this))
{
    setObjectName(u"hall-window"_s);
    m_minutes->setObjectName(u"hall-minutes"_s);
    m_unit->setObjectName(u"hall-unit"_s);
    m_start->setObjectName(u"hall-clock"_s);
    m_hold->setObjectName(u"hall-hold"_s);
    m_hold->setCheckable(true);
    setView(m_view);
    m_minutes->setRange(1, mostMinutes);
    m_minutes->setValue(usualMinutes);
    for (QWidget *each : std::initializer_list<QWidget *>{m_minutes, m_unit, m_start, m_hold})
        addToBar(each);
    m_turning.setInterval(turnMs);
    m_tick.setInterval(tickMs);
    connect(&m_turning, &QTimer::timeout, this, [this] { turn(1); });
    connect(&m_tick, &QTimer::timeout, this, &HallWindow::showTime);
    connect(m_start, &QAbstractButton::clicked, this, &HallWindow::startClock);
    connect(m_hold, &QAbstractButton::toggled, this, [this](bool held) {
        if (held)
            m_turning.stop();
        else
            m_turning.start();
    });
    connect(this, &ScreenWindow::languageChosen, this, &HallWindow::refresh);
    m_turning.start();
    retranslate();
    refresh();
}

void HallWindow::refresh()
{
    const LanguageScope scope(language());
    m_shown = m_pages();
    m_place = m_shown.empty() ? 0 : std::min(m_place, m_shown.size() - 1);
    if (m_shown.empty())
        m_view->setPage(
            {HallPage::Kind::Draw, tr("Nothing has been published yet."), {}, {}, {}, 0});
    else
        m_view->setPage(m_shown[m_place]);
    sayAway();
    setWindowTitle(m_view->accessibleName());
}

void HallWindow::setServerAway(bool away)
{
    m_isAway = away;
    sayAway();
}

void HallWindow::sayAway()
{
    const LanguageScope scope(language());
    m_view->setNotice(m_isAway ? tr("The league server is not responding: this may be out of date.")
                               : QString());
}

void HallWindow::turn(int by)
{
    if (m_shown.empty())
        return;
    const auto count = static_cast<int>(m_shown.size());
    int place = static_cast<int>(m_place);
    // A clock that neither runs nor knows a deadline has nothing to show.
    do {
        place = (place + by + count) % count;
    } while (m_shown[static_cast<size_t>(place)].kind == HallPage::Kind::Clock && m_endsMs == 0
             && m_shown[static_cast<size_t>(place)].rows.empty()
             && place != static_cast<int>(m_place));
    m_place = static_cast<size_t>(place);
    m_view->setPage(m_shown[m_place]);
    setWindowTitle(m_view->accessibleName());
}

void HallWindow::startClock()
{
    const bool runs = m_endsMs != 0;
    m_endsMs = runs ? 0 : m_now() + m_minutes->value() * minuteMs;
    if (runs)
        m_tick.stop();
    else
        m_tick.start();
    retranslate();
    showTime();
}

void HallWindow::showTime()
{
    const qint64 left = m_endsMs - m_now();
    m_view->setClock(m_endsMs == 0 ? QString() : clockText(left), m_endsMs != 0 && left < 0);
}

void HallWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Left)
        turn(event->key() == Qt::Key_Right ? 1 : -1);
    else if (event->key() == Qt::Key_Space)
        m_hold->toggle();
    else
        ScreenWindow::keyPressEvent(event);
}

void HallWindow::sayWords()
{
    ScreenWindow::sayWords();
    m_minutes->setAccessibleName(tr("Minutes of a round"));
    m_minutes->setToolTip(m_minutes->accessibleName());
    m_unit->setText(tr("minutes", "after their number"));
    m_start->setCommand(m_endsMs == 0 ? "hall-clock-start" : "hall-clock-stop");
    m_hold->setCommand("hall-hold");
}

} // namespace dugout
