// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/homepage.h"

#include "core/leaguefiles/leaguewords.h"
#include "core/text/languagescope.h"
#include "ui/common/appearance.h"
#include "ui/common/cardbutton.h"
#include "ui/common/cardgrid.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/home/homecard.h"
#include "ui/home/homecolumns.h"
#include "ui/home/homeprompt.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype mostRecent = 6;
constexpr int mostColumns = 2;
constexpr int widestSteps = 550;

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
    , m_body(new QWidget(this))
    , m_prompt(new HomePrompt(m_body))
    , m_running(new HomeCard(m_body))
    , m_runningCards(new QWidget(m_running))
    , m_sign(new HomeCard(m_body))
    , m_next(new HomeCard(m_body))
    , m_results(new HomeCard(m_body))
    , m_table(new HomeCard(m_body))
    , m_scorers(new HomeCard(m_body))
    , m_recent(new HomeCard(m_body))
    , m_recentCards(new QWidget(m_recent))
    , m_doorCard(new HomeCard(m_body))
    , m_doorArea(new QWidget(m_doorCard))
{
    m_sentence->setTone(tone::greyInk);
    layOut();
    for (const Place place :
         {Place::Match, Place::Teams, Place::League, Place::Skirmish, Place::Rules})
        addDoor(place);
    connect(m_prompt, &HomePrompt::continueRequested, this,
            [this] { emit itemRequested(*m_feed.inProgress); });
    connect(m_prompt, &HomePrompt::newMatchRequested, this, &HomePage::newMatchRequested);
    connect(m_prompt, &HomePrompt::samplesRequested, this, &HomePage::samplesRequested);
    connect(m_prompt, &HomePrompt::tourRequested, this, &HomePage::tourRequested);
    connect(m_prompt, &HomePrompt::sampleLeagueRequested, this, &HomePage::sampleLeagueRequested);
    connect(m_table, &HomeCard::moreRequested, this, [this] { emit itemRequested(ofLeague()); });
    fitMargins();
    HomePage::retranslate();
    setFeed({});
}

void HomePage::layOut()
{
    auto *columns = new HomeColumns(m_body);
    columns->addTop(m_prompt, m_running);
    for (HomeCard *each : {m_sign, m_next})
        columns->addCard(each, 0);
    columns->addCard(m_table, 1);
    columns->addCard(m_results, 0);
    columns->addCard(m_scorers, 1);
    columns->addCard(m_recent, 2);
    columns->addCard(m_doorCard, 2);
    const std::pair<HomeCard *, QWidget *> cards[]{
        {m_running, m_runningCards}, {m_recent, m_recentCards}, {m_doorCard, m_doorArea}};
    for (const auto &[card, area] : cards) {
        const int pad = gridStep(this, 3);
        card->body()->setContentsMargins(pad, gridStep(this, 1), pad, gridStep(this, 1));
        card->body()->addWidget(area);
        new CardGrid(area == m_runningCards ? 1 : mostColumns, area);
    }
    for (HomeCard *each : {m_running, m_sign, m_next, m_results, m_table, m_scorers, m_recent})
        each->hide();
    auto *scroll = new ScrollColumn(this);
    m_column = scroll->column();
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_sentence, m_body})
        m_column->addWidget(part);
    scroll->column()->addStretch();
    m_title->setWordWrap(true);
    m_sentence->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
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
    fillItems();
    startAt(m_prompt->firstButton());
}

void HomePage::setGlance(const std::optional<LeagueGlance> &glance)
{
    if (glance == m_glance)
        return;
    m_glance = glance;
    fillItems(); // its badges stand beside the fixtures
    fillGlance();
}

void HomePage::startAt(QWidget *first)
{
    const bool notMovedYet = focusProxy() && focusWidget() == focusProxy();
    setFocusProxy(first ? first : m_doors.constFirst().card);
    // Out of sight it would take the focus from the page that is seen.
    if (notMovedYet && isVisible())
        setFocus();
}

/// Games that go on stand beside the newest of them.
QList<HomeItem> HomePage::recent(bool isRunning) const
{
    QList<HomeItem> items;
    for (const HomeItem &each : m_feed.recent.first(std::min(mostRecent, m_feed.recent.size()))) {
        if (each.isRunning == isRunning)
            items.append(each);
    }
    return items;
}

void HomePage::fillItems()
{
    fillLines(m_sign, m_feed.toSign, u"sign-"_s);
    fillLines(m_next, m_feed.next, u"next-"_s);
    fillCards(m_runningCards, recent(true));
    fillCards(m_recentCards, recent(false));
    m_running->setVisible(!recent(true).isEmpty());
    m_sign->setVisible(!m_feed.toSign.isEmpty());
    m_next->setVisible(!m_feed.next.isEmpty());
    m_recent->setVisible(!recent(false).isEmpty());
}

void HomePage::fillCards(QWidget *area, const QList<HomeItem> &items)
{
    static_cast<CardGrid *>(area->layout())->clear();
    for (const HomeItem &item : items) {
        auto *card = new CardButton(iconOf(item.kind), area);
        card->setObjectName(u"recent-"_s + item.id + item.fixture);
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

void HomePage::addLine(HomeCard *card, const HomeLineLook &look, const HomeItem &item,
                       const QString &name)
{
    auto *line = new HomeLine(look, card);
    line->setObjectName(name);
    line->setToolTip(item.subtitle.toHtmlEscaped());
    connect(line, &QAbstractButton::clicked, this, [this, item] { emit itemRequested(item); });
    card->body()->addWidget(line);
}

void HomePage::fillLines(HomeCard *card, const QList<HomeItem> &items, const QString &name)
{
    card->clear();
    for (const HomeItem &item : items) {
        HomeLineLook look;
        look.kind = HomeLineLook::Kind::Fixture;
        const qint64 atMs = item.when.isValid() ? item.when.toMSecsSinceEpoch() : 0;
        look.first = shortDayText(atMs);
        look.second = hourText(atMs);
        look.home = item.home.isEmpty() ? item.title : item.home;
        look.away = item.away;
        look.score = item.isToSign ? scoreOf(item) : tr("v", "against, between two teams");
        if (m_glance && m_glance->id.text() == item.id) {
            const auto badgeOf = [this](const QString &team) {
                const auto known = m_glance->badges.constFind(team);
                return known == m_glance->badges.constEnd() ? std::optional<Badge>()
                                                            : std::optional(*known);
            };
            look.homeBadge = badgeOf(item.home);
            look.awayBadge = badgeOf(item.away);
        }
        addLine(card, look, item, name + item.id + item.fixture);
    }
}

/// Of a match that is played; as far as that is known here.
QString HomePage::scoreOf(const HomeItem &item) const
{
    for (const LeagueGlance::Meeting &each :
         m_glance ? m_glance->results : std::vector<LeagueGlance::Meeting>()) {
        if (each.fixture.text() == item.fixture && m_glance->id.text() == item.id)
            return crossScore(each.result);
    }
    return u"–"_s;
}

HomeItem HomePage::ofLeague(const FixtureId &fixture) const
{
    HomeItem item{HomeItem::Kind::League, m_glance->id.text(), {}, {}, {}};
    item.fixture = fixture.text();
    return item;
}

void HomePage::fillGlance()
{
    for (HomeCard *each : {m_table, m_results, m_scorers})
        each->clear();
    if (m_glance) {
        for (const LeagueGlance::Row &each : m_glance->rows) {
            HomeLineLook look{HomeLineLook::Kind::Row, QString::number(each.rank), {}, each.team};
            look.homeBadge = each.badge;
            look.figures = u"%1   %2–%3"_s.arg(each.played).arg(each.td).arg(each.tdAgainst);
            look.form = each.form;
            look.score = each.points;
            look.isMarked = each.goesOn;
            addLine(m_table, look, ofLeague());
        }
        for (const LeagueGlance::Meeting &each : m_glance->results) {
            HomeLineLook look{HomeLineLook::Kind::Result, {}, {}, each.home, each.away};
            look.homeBadge = each.homeBadge;
            look.awayBadge = each.awayBadge;
            look.score = crossScore(each.result);
            const FixtureSide winner = winnerOf(each.result);
            look.winner = winner == FixtureSide::Home ? 0 : winner == FixtureSide::Away ? 1 : -1;
            addLine(m_results, look, ofLeague(each.fixture));
        }
        for (const LeagueGlance::Scorer &each : m_glance->scorers) {
            HomeLineLook look{
                HomeLineLook::Kind::Scorer, QString::number(each.rank), {}, each.name};
            look.homeBadge = each.badge;
            look.score = QString::number(each.touchdowns);
            look.share = double(each.touchdowns) / m_glance->scorers.front().touchdowns;
            look.colour = each.colour;
            addLine(m_scorers, look, ofLeague());
        }
    }
    m_table->setVisible(m_glance && !m_glance->rows.empty());
    m_results->setVisible(m_glance.has_value());
    m_scorers->setVisible(m_glance && !m_glance->scorers.empty());
    m_table->setWords(m_glance ? tr("%1 · after round %2", "a competition")
                                     .arg(m_glance->competition, QString::number(m_glance->round))
                               : QString(),
                      tr("Open league"));
}

void HomePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitMargins();
    Page::changeEvent(event);
}

void HomePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitMargins();
}

/// On a very wide window the columns stand in its middle.
void HomePage::fitMargins()
{
    const int margin = gridStep(this, 6);
    const int side = std::max(margin, (width() - gridStep(this, widestSteps)) / 2);
    m_column->setContentsMargins(side, margin, side, margin);
    m_column->setSpacing(gridStep(this, 3));
}

void HomePage::retranslate()
{
    m_title->setText(tr("Welcome to the dugout"));
    m_sentence->setText(tr("What would you like to do?"));
    m_running->setWords(tr("Also in progress"));
    m_sign->setWords(tr("Results to sign"));
    m_next->setWords(tr("Next fixtures"));
    m_results->setWords(tr("Latest results"));
    m_scorers->setWords(tr("Top scorers"));
    m_recent->setWords(tr("Recent"));
    m_doorCard->setWords(tr("Places"));
    const QString sentences[]{
        tr("Track turns, re-rolls, kick-off, weather and injuries beside the board."),
        tr("Build teams, watch their value and print their sheets."),
        tr("Seasons, fixtures, standings and leaderboards."),
        tr("Rounds, activations, glory and combat for two to four players."),
        tr("Every table, skill, team, star and card, searchable in three languages."),
    };
    for (qsizetype i = 0; i < m_doors.size(); ++i)
        m_doors.at(i).card->setWords(placeName(m_doors.at(i).place), sentences[i]);
    fillItems(); // dates follow the language
    fillGlance();
}

} // namespace dugout
