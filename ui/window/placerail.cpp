// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placerail.h"

#include "ui/common/appearance.h"
#include "ui/common/command.h"
#include "ui/common/spokenparts.h"
#include "ui/window/languageswitch.h"
#include "ui/window/placebutton.h"

#include <QButtonGroup>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString withKey(const QString &words, const QKeySequence &key)
{
    return key.isEmpty() ? words : u"%1 (%2)"_s.arg(words, key.toString(QKeySequence::NativeText));
}

} // namespace

PlaceRail::PlaceRail(const CommandKeys &keys, QWidget *parent)
    : QWidget(parent)
    , m_keys(keys)
    , m_places(new QButtonGroup(this))
{
    speakAsTabList(this);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 1); // on the grid: it comes back from table mode
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(2);
    for (const Place place : allPlaces) {
        auto *button = new PlaceButton(placeKey(place), this);
        button->setCheckable(true);
        speakAsTab(button);
        button->setObjectName(u"place-"_s + placeKey(place));
        m_places->addButton(button, static_cast<int>(place));
        layout->addWidget(button);
    }
    layout->addStretch();
    // Made after the places: Tab goes down the rail in the order of making.
    m_menuButton = new PlaceButton(u"settings"_s, this);
    m_languages = new LanguageSwitch(this);
    m_menuButton->setObjectName(u"menu"_s);
    layout->addWidget(m_menuButton);
    layout->addWidget(m_languages);

    connect(m_places, &QButtonGroup::idClicked, this,
            [this](int id) { emit placeChosen(static_cast<Place>(id)); });
    connect(&keys, &CommandKeys::changed, this, &PlaceRail::retranslate);
    connect(m_menuButton, &QAbstractButton::clicked, this, &PlaceRail::openMenu);
    connect(m_languages, &LanguageSwitch::languageChosen, this, &PlaceRail::languageChosen);
    retranslate();
}

void PlaceRail::showPlace(Place place)
{
    QAbstractButton *shown = m_places->button(static_cast<int>(place));
    const QList<QAbstractButton *> buttons = m_places->buttons();
    m_places->setExclusive(shown); // beside the places none is chosen
    for (QAbstractButton *button : buttons)
        button->setChecked(button == shown);
    m_places->setExclusive(true);
    // Tab stops at the place that is shown only; the arrow keys go on from there.
    for (QAbstractButton *button : buttons)
        button->setFocusPolicy(button == (shown ? shown : buttons.constFirst()) ? Qt::TabFocus
                                                                                : Qt::NoFocus);
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

QKeySequence PlaceRail::keyOf(const QString &command) const
{
    return m_keys.keyOf(*findCommand(command));
}

void PlaceRail::retranslate()
{
    for (const Place place : allPlaces) {
        QAbstractButton *button = m_places->button(static_cast<int>(place));
        button->setText(placeName(place));
        button->setAccessibleName(placeName(place));
        button->setToolTip(withKey(placeName(place), keyOf(u"go-"_s + placeKey(place))));
    }
    m_menuButton->setText(tr("Menu"));
    m_menuButton->setAccessibleName(tr("Menu"));
    m_menuButton->setToolTip(withKey(tr("Settings, help and more"), keyOf(u"open-menu"_s)));
}

} // namespace dugout
