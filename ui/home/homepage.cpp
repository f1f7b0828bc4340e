// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/homepage.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/card.h"
#include "ui/common/textlabel.h"

#include <QGridLayout>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace dugout {

HomePage::HomePage(QWidget *parent)
    : Page(parent)
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_sentence(new TextLabel(TextStyle::Body, this))
{
    m_sentence->setTone(tone::greyInk);
    m_sentence->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 6);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    auto *grid = new QGridLayout;
    grid->setSpacing(gridStep(this, 3));
    int slot = 0;
    for (const Place place :
         {Place::Match, Place::Teams, Place::League, Place::Skirmish, Place::Rules}) {
        grid->addWidget(makeDoor(place), slot / 2, slot % 2);
        ++slot;
    }
    layout->addLayout(grid);
    layout->addStretch();
    HomePage::retranslate();
}

QWidget *HomePage::makeDoor(Place place)
{
    auto *card = new Card(this);
    Door door{place, new TextLabel(TextStyle::Heading, card), new TextLabel(TextStyle::Body, card),
              new ActionButton(card)};
    door.sentence->setTone(tone::greyInk);
    door.sentence->setWordWrap(true);
    door.button->setObjectName(u"door-"_s + placeKey(place));
    door.button->setIconName(placeKey(place));
    auto *layout = new QVBoxLayout(card);
    layout->addWidget(door.title);
    layout->addWidget(door.sentence);
    layout->addStretch();
    layout->addWidget(door.button, 0, Qt::AlignLeft);
    connect(door.button, &QAbstractButton::clicked, this,
            [this, place] { emit placeRequested(place); });
    m_doors.push_back(door);
    return card;
}

void HomePage::retranslate()
{
    m_title->setText(tr("Welcome to the dugout"));
    m_sentence->setText(tr("What would you like to do?"));
    for (const Door &door : m_doors) {
        door.title->setText(placeName(door.place));
        switch (door.place) {
        case Place::Match:
            door.sentence->setText(
                tr("Turns, re-rolls, kick-off, weather and injuries of a match beside the board."));
            break;
        case Place::Teams:
            door.sentence->setText(tr("Build teams, watch their value and print their sheets."));
            break;
        case Place::League:
            door.sentence->setText(tr("Seasons, fixtures, standings and leaderboards."));
            break;
        case Place::Skirmish:
            door.sentence->setText(
                tr("Rounds, activations, glory and combat for two to four players."));
            break;
        case Place::Rules:
        case Place::Home:
            door.sentence->setText(
                tr("Every table, skill, team, star and card, searchable in three languages."));
            break;
        }
        door.button->setText(tr("Open %1").arg(placeName(door.place)));
        door.button->setAccessibleName(door.button->text());
    }
}

} // namespace dugout
