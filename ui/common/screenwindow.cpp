// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/screenwindow.h"

#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/settings.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

ScreenWindow::ScreenWindow(Settings &settings, Language usual, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_settings(settings)
    , m_language(
          languageFromCode(settings.value(Setting::DisplayLanguage).toString()).value_or(usual))
    , m_bar(new QWidget(this))
    , m_barLayout(new QHBoxLayout(m_bar))
    , m_languages(new ChoiceBox(m_bar))
    , m_screens(new ChoiceBox(m_bar))
    , m_full(new ActionButton(m_bar))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    fillBar();
}

void ScreenWindow::setView(QWidget *view)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, view, 1);
}

void ScreenWindow::addToBar(QWidget *widget)
{
    // Before the stretch and the button for the full screen.
    m_barLayout->insertWidget(m_barLayout->count() - 2, widget);
}

void ScreenWindow::fillBar()
{
    for (const Language one : allLanguages)
        m_languages->addItem(languageNativeName(one), languageCode(one));
    m_languages->setCurrentIndex(m_languages->findData(languageCode(m_language)));
    listScreens();
    m_barLayout->addWidget(m_languages);
    m_barLayout->addWidget(m_screens);
    m_barLayout->addStretch();
    m_barLayout->addWidget(m_full);
    connect(m_full, &QAbstractButton::clicked, this, [this] { setFullScreen(!isFullScreen()); });
    connect(m_languages, &QComboBox::activated, this, &ScreenWindow::chooseLanguage);
    connect(m_screens, &QComboBox::activated, this, &ScreenWindow::chooseScreen);
    connect(qApp, &QGuiApplication::screenAdded, this, &ScreenWindow::listScreens);
    connect(qApp, &QGuiApplication::screenRemoved, this, &ScreenWindow::listScreens);
}

void ScreenWindow::listScreens()
{
    m_screens->clear();
    const QList<QScreen *> screens = QGuiApplication::screens();
    for (const QScreen *one : screens)
        m_screens->addItem(u"%1 (%2 × %3)"_s.arg(one->name(), QString::number(one->size().width()),
                                                 QString::number(one->size().height())),
                           one->name());
    const int remembered = m_screens->findData(m_settings.value(Setting::DisplayScreen));
    m_screens->setCurrentIndex(std::max(0, remembered));
    m_screens->setVisible(screens.size() > 1);
}

void ScreenWindow::setUsualLanguage(Language usual)
{
    if (usual == m_language
        || languageFromCode(m_settings.value(Setting::DisplayLanguage).toString()))
        return;
    m_language = usual;
    m_languages->setCurrentIndex(m_languages->findData(languageCode(m_language)));
    retranslate();
}

void ScreenWindow::chooseLanguage(int row)
{
    m_language = languageFromCode(m_languages->itemData(row).toString()).value_or(m_language);
    m_settings.setValue(Setting::DisplayLanguage, languageCode(m_language));
    retranslate();
    emit languageChosen(m_language);
}

void ScreenWindow::chooseScreen(int row)
{
    m_settings.setValue(Setting::DisplayScreen, m_screens->itemData(row));
    if (isFullScreen()) {
        setFullScreen(false);
        setFullScreen(true);
    }
}

void ScreenWindow::setFullScreen(bool full)
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

void ScreenWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ScreenWindow::keyPressEvent(QKeyEvent *event)
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

void ScreenWindow::retranslate()
{
    const LanguageScope scope(m_language);
    sayWords();
}

void ScreenWindow::sayWords()
{
    m_languages->setAccessibleName(tr("Language of the display"));
    m_languages->setToolTip(m_languages->accessibleName());
    m_screens->setAccessibleName(tr("Screen"));
    m_screens->setToolTip(m_screens->accessibleName());
    m_full->setCommand("screen-full");
}

} // namespace dugout
