// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/homepage.h"

#include "core/text/languagescope.h"
#include "ui/common/appearance.h"
#include "ui/common/cardbutton.h"
#include "ui/common/cardgrid.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/home/homeprompt.h"

#include <QEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype mostRecent = 6;
constexpr int mostColumns = 3;

QString iconOf(HomeItem::Kind kind)
{
    switch (kind) {
    case HomeItem::Kind::Team:
        return u"teams"_s;
    case HomeItem::Kind::League:
        return u"league"_s;
    case HomeItem::Kind::Skirmish:
        return u"skirmish"_s;
    case HomeItem::Kind::Match:
        break;
    }
    return u"match"_s;
}

} // namespace

HomePage::HomePage(QWidget *parent)
    : Page(parent)
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_sentence(new TextLabel(TextStyle::Body, this))
    , m_prompt(new HomePrompt(this))
    , m_signTitle(new TextLabel(TextStyle::Strong, this))
    , m_sign(new QWidget(this))
    , m_nextTitle(new TextLabel(TextStyle::Strong, this))
    , m_next(new QWidget(this))
    , m_recentTitle(new TextLabel(TextStyle::Strong, this))
    , m_recent(new QWidget(this))
    , m_doorsTitle(new TextLabel(TextStyle::Strong, this))
    , m_doorArea(new QWidget(this))
{
    m_sentence->setTone(tone::greyInk);
    auto *scroll = new ScrollColumn(this);
    m_column = scroll->column();
    for (TextLabel *label :
         {m_title, m_sentence, m_signTitle, m_nextTitle, m_recentTitle, m_doorsTitle})
        label->setWordWrap(true);
    new CardGrid(mostColumns, m_sign);
    new CardGrid(mostColumns, m_next);
    new CardGrid(mostColumns, m_recent);
    new CardGrid(mostColumns, m_doorArea);
    const std::initializer_list<QWidget *> parts{m_title,  m_sentence,   m_prompt,  m_signTitle,
                                                 m_sign,   m_nextTitle,  m_next,    m_recentTitle,
                                                 m_recent, m_doorsTitle, m_doorArea};
    for (QWidget *part : parts)
        m_column->addWidget(part);
    scroll->column()->addStretch();
    for (const Place place :
         {Place::Match, Place::Teams, Place::League, Place::Skirmish, Place::Rules})
        addDoor(place);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    connect(m_prompt, &HomePrompt::continueRequested, this,
            [this] { emit itemRequested(*m_feed.inProgress); });
    connect(m_prompt, &HomePrompt::newMatchRequested, this, &HomePage::newMatchRequested);
    connect(m_prompt, &HomePrompt::samplesRequested, this, &HomePage::samplesRequested);
    connect(m_prompt, &HomePrompt::tourRequested, this, &HomePage::tourRequested);
    connect(m_prompt, &HomePrompt::sampleLeagueRequested, this, &HomePage::sampleLeagueRequested);
    fitMargins();
    HomePage::retranslate();
    setFeed({});
}

void HomePage::addDoor(Place place)
{
    auto *card = new CardButton(placeKey(place), m_doorArea);
    card->setObjectName(u"door-"_s + placeKey(place));
    connect(card, &QAbstractButton::clicked, this, [this, place] { emit placeRequested(place); });
    m_doorArea->layout()->addWidget(card);
    m_doors.append({place, card});
}

void HomePage::setFeed(const HomeFeed &feed)
{
    m_feed = feed;
    m_prompt->setFeed(feed);
    fillRecent();
    m_signTitle->setVisible(!feed.toSign.isEmpty());
    m_sign->setVisible(!feed.toSign.isEmpty());
    m_nextTitle->setVisible(!feed.next.isEmpty());
    m_next->setVisible(!feed.next.isEmpty());
    m_recentTitle->setVisible(!feed.recent.isEmpty());
    m_recent->setVisible(!feed.recent.isEmpty());
    m_doorsTitle->setVisible(m_recent->isVisibleTo(this) || m_prompt->isVisibleTo(this));
    startAt(m_prompt->firstButton());
}

/// The page stands among its own buttons on the way of the Tab key, and would lead back to the one
/// it begins with.
bool HomePage::focusNextPrevChild(bool next)
{
    QWidget *start = focusProxy();
    setFocusProxy(nullptr);
    const bool moved = Page::focusNextPrevChild(next);
    setFocusProxy(start);
    return moved;
}

void HomePage::startAt(QWidget *first)
{
    const bool notMovedYet = focusProxy() && focusWidget() == focusProxy();
    setFocusProxy(first ? first : m_doors.constFirst().card);
    // Out of sight it would take the focus from the page that is seen.
    if (notMovedYet && isVisible())
        setFocus();
}

void HomePage::fillRecent()
{
    fill(m_sign, m_feed.toSign, u"sign-"_s);
    fill(m_next, m_feed.next, u"next-"_s);
    fill(m_recent, m_feed.recent.first(std::min(mostRecent, m_feed.recent.size())), u"recent-"_s);
}

void HomePage::fill(QWidget *area, const QList<HomeItem> &items, const QString &name)
{
    static_cast<CardGrid *>(area->layout())->clear();
    for (const HomeItem &item : items) {
        auto *card = new CardButton(iconOf(item.kind), area);
        card->setObjectName(name + item.id + item.fixture);
        const QString date = item.when.isValid()
            ? currentLocale().toString(item.when.date(), QLocale::ShortFormat)
            : QString();
        card->setWords(item.title, item.subtitle, date);
        if (item.badge)
            card->setBadge(*item.badge);
        connect(card, &QAbstractButton::clicked, this, [this, item] { emit itemRequested(item); });
        area->layout()->addWidget(card);
    }
}

void HomePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitMargins();
    Page::changeEvent(event);
}

void HomePage::fitMargins()
{
    const int margin = gridStep(this, 6);
    m_column->setContentsMargins(margin, margin, margin, margin);
    m_column->setSpacing(gridStep(this, 3));
}

void HomePage::retranslate()
{
    m_title->setText(tr("Welcome to the dugout"));
    m_sentence->setText(tr("What would you like to do?"));
    m_signTitle->setText(tr("Results to sign"));
    m_nextTitle->setText(tr("Next fixtures"));
    m_recentTitle->setText(tr("Recent"));
    m_doorsTitle->setText(tr("Places"));
    const QString sentences[]{
        tr("Track turns, re-rolls, kick-off, weather and injuries beside the board."),
        tr("Build teams, watch their value and print their sheets."),
        tr("Seasons, fixtures, standings and leaderboards."),
        tr("Rounds, activations, glory and combat for two to four players."),
        tr("Every table, skill, team, star and card, searchable in three languages."),
    };
    for (qsizetype i = 0; i < m_doors.size(); ++i)
        m_doors.at(i).card->setWords(placeName(m_doors.at(i).place), sentences[i]);
    fillRecent(); // dates follow the language
}

} // namespace dugout
