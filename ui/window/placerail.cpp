// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placerail.h"

#include "ui/common/appearance.h"
#include "ui/window/languageswitch.h"
#include "ui/window/placebutton.h"

#include <QButtonGroup>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

PlaceRail::PlaceRail(QWidget *parent)
    : QWidget(parent)
    , m_places(new QButtonGroup(this))
    , m_menuButton(new PlaceButton(u"settings"_s, this))
    , m_languages(new LanguageSwitch(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->setSpacing(2);
    for (const Place place : allPlaces) {
        auto *button = new PlaceButton(placeKey(place), this);
        button->setCheckable(true);
        button->setObjectName(u"place-"_s + placeKey(place));
        m_places->addButton(button, static_cast<int>(place));
        layout->addWidget(button);
    }
    layout->addStretch();
    m_menuButton->setObjectName(u"menu"_s);
    layout->addWidget(m_menuButton);
    layout->addWidget(m_languages);

    connect(m_places, &QButtonGroup::idClicked, this,
            [this](int id) { emit placeChosen(static_cast<Place>(id)); });
    connect(m_menuButton, &QAbstractButton::clicked, this, &PlaceRail::openMenu);
    connect(m_languages, &LanguageSwitch::languageChosen, this, &PlaceRail::languageChosen);
    retranslate();
}

void PlaceRail::showPlace(Place place)
{
    m_places->button(static_cast<int>(place))->setChecked(true);
}

void PlaceRail::showLanguage(Language language)
{
    m_languages->showLanguage(language);
}

void PlaceRail::setMenu(QMenu *menu)
{
    m_menu = menu;
}

void PlaceRail::openMenu()
{
    if (m_menu)
        m_menu->popup(m_menuButton->mapToGlobal(QPoint(m_menuButton->width(), 0)));
}

void PlaceRail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(tone::rail));
    painter.setPen(palette().color(tone::line));
    if (palette().color(tone::rail) == palette().color(tone::ground))
        painter.drawLine(rect().topRight(), rect().bottomRight());
}

void PlaceRail::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PlaceRail::retranslate()
{
    for (const Place place : allPlaces) {
        QAbstractButton *button = m_places->button(static_cast<int>(place));
        button->setText(placeName(place));
        button->setAccessibleName(placeName(place));
        button->setToolTip(u"%1 (Alt+%2)"_s.arg(placeName(place)).arg(static_cast<int>(place) + 1));
        // Setting a text takes the shortcut away; it is the same in every language.
        button->setShortcut(
            QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(place))));
        button->updateGeometry();
    }
    m_menuButton->setText(tr("Menu"));
    m_menuButton->setAccessibleName(tr("Menu"));
    m_menuButton->setToolTip(tr("Appearance, help and more (F10)"));
    m_menuButton->setShortcut(QKeySequence(Qt::Key_F10));
}

} // namespace dugout
