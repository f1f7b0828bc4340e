// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/displaywindow.h"

#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/settings.h"
#include "ui/matchviews/displayview.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Often enough that no second is skipped.
constexpr int tickMs = 200;

/// "3:12", and "−0:05" once the time is over. Without a limit the clock counts up.
QString clockText(const TurnClock &clock, qint64 nowMs)
{
    const qint64 shown = clock.limitMs() > 0 ? clock.leftMs(nowMs) : clock.usedMs(nowMs);
    // A second counts until it is over, so that the display begins with the whole time.
    const qint64 seconds
        = shown < 0 || clock.limitMs() == 0 ? std::abs(shown) / 1000 : (shown + 999) / 1000;
    return u"%1%2:%3"_s.arg(shown < 0 ? u"−"_s : QString())
        .arg(seconds / 60)
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

DisplayWindow::DisplayWindow(Settings &settings, Language usual, Now now, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_settings(settings)
    , m_now(std::move(now))
    , m_language(
          languageFromCode(settings.value(Setting::DisplayLanguage).toString()).value_or(usual))
    , m_view(new DisplayView(this))
    , m_bar(new QWidget(this))
    , m_languages(new ChoiceBox(m_bar))
    , m_screens(new ChoiceBox(m_bar))
    , m_full(new ActionButton(m_bar))
{
    setObjectName(u"display-window"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    column->addWidget(m_bar);
    fillBar(new QHBoxLayout(m_bar));
    m_tick.setInterval(tickMs);
    connect(&m_tick, &QTimer::timeout, this, &DisplayWindow::showTime);
    retranslate();
}

void DisplayWindow::fillBar(QHBoxLayout *bar)
{
    for (const Language one : allLanguages)
        m_languages->addItem(languageNativeName(one), languageCode(one));
    m_languages->setCurrentIndex(m_languages->findData(languageCode(m_language)));
    listScreens();
    bar->addWidget(m_languages);
    bar->addWidget(m_screens);
    bar->addStretch();
    bar->addWidget(m_full);
    m_full->setKey(Qt::Key_F11);
    connect(m_full, &QAbstractButton::clicked, this, [this] { setFullScreen(!isFullScreen()); });
    connect(m_languages, &QComboBox::activated, this, &DisplayWindow::chooseLanguage);
    connect(m_screens, &QComboBox::activated, this, &DisplayWindow::chooseScreen);
    connect(qApp, &QGuiApplication::screenAdded, this, &DisplayWindow::listScreens);
    connect(qApp, &QGuiApplication::screenRemoved, this, &DisplayWindow::listScreens);
}

void DisplayWindow::listScreens()
{
    m_screens->clear();
    const QList<QScreen *> screens = QGuiApplication::screens();
    for (const QScreen *one : screens)
        m_screens->addItem(
            u"%1 (%2 × %3)"_s.arg(one->name()).arg(one->size().width()).arg(one->size().height()),
            one->name());
    const int remembered = m_screens->findData(m_settings.value(Setting::DisplayScreen));
    m_screens->setCurrentIndex(std::max(0, remembered));
    m_screens->setVisible(screens.size() > 1);
}

void DisplayWindow::chooseLanguage(int row)
{
    m_language = languageFromCode(m_languages->itemData(row).toString()).value_or(m_language);
    m_settings.setValue(Setting::DisplayLanguage, languageCode(m_language));
    retranslate();
    emit languageChosen(m_language);
}

void DisplayWindow::chooseScreen(int row)
{
    m_settings.setValue(Setting::DisplayScreen, m_screens->itemData(row));
    if (isFullScreen()) {
        setFullScreen(false);
        setFullScreen(true);
    }
}

void DisplayWindow::setFullScreen(bool full)
{
    if (full == isFullScreen())
        return;
    m_bar->setVisible(!full);
    if (!full) {
        showNormal();
        setGeometry(m_windowed);
        return;
    }
    m_windowed = geometry();
    // Where a desktop spans several screens, the place decides which of them is filled.
    const QList<QScreen *> screens = QGuiApplication::screens();
    if (const QScreen *wanted = screens.value(m_screens->currentIndex()))
        setGeometry(wanted->geometry());
    showFullScreen();
}

void DisplayWindow::setBoard(const DisplayBoard &board)
{
    m_view->setBoard(board);
    setWindowTitle(m_view->accessibleName());
}

void DisplayWindow::setClock(const std::optional<TurnClock> &clock)
{
    m_clock = clock;
    if (m_clock && m_clock->isRunning())
        m_tick.start();
    else
        m_tick.stop();
    showTime();
}

void DisplayWindow::showTime()
{
    if (!m_clock) {
        m_view->setClock({});
        return;
    }
    const qint64 now = m_now();
    m_view->setClock(
        {clockText(*m_clock, now), m_clock->limitMs() > 0 && m_clock->leftMs(now) < 0});
}

void DisplayWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DisplayWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setFullScreen(false);
    else if (event->key() == Qt::Key_Escape)
        close();
    else if (event->key() == Qt::Key_F11) // while the bar with its button is out of sight
        setFullScreen(!isFullScreen());
    else
        QWidget::keyPressEvent(event);
}

void DisplayWindow::retranslate()
{
    const LanguageScope scope(m_language);
    m_languages->setAccessibleName(tr("Language of the display"));
    m_languages->setToolTip(m_languages->accessibleName());
    m_screens->setAccessibleName(tr("Screen"));
    m_screens->setToolTip(m_screens->accessibleName());
    m_full->setText(tr("Full screen"));
    if (windowTitle().isEmpty())
        setWindowTitle(tr("Display"));
}

} // namespace dugout
