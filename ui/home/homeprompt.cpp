// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/homeprompt.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"
#include "ui/home/homeversus.h"

#include <QEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

HomePrompt::HomePrompt(QWidget *parent)
    : Panel(parent)
    , m_label(new TextLabel(TextStyle::Small, this))
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_versus(new HomeVersus(this))
    , m_sentence(new TextLabel(TextStyle::Body, this))
    , m_first(new ActionButton(this, ActionButton::Look::Filled))
    , m_newMatch(new ActionButton(this))
    , m_league(new ActionButton(this))
    , m_tour(new ActionButton(this))
{
    m_first->setObjectName(u"home-first"_s);
    m_newMatch->setObjectName(u"home-new-match"_s);
    m_league->setObjectName(u"home-sample-league"_s);
    m_tour->setObjectName(u"home-tour"_s);
    m_sentence->setTone(tone::greyInk);
    setLeftEdge(tone::go);
    auto *layout = new QVBoxLayout(this);
    for (TextLabel *label : {m_label, m_title, m_sentence})
        label->setWordWrap(true);
    for (QWidget *each : std::initializer_list<QWidget *>{m_label, m_title, m_versus, m_sentence})
        layout->addWidget(each);
    layout->addSpacing(gridStep(this, 2));
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_first);
    buttons->addWidget(m_newMatch);
    buttons->addWidget(m_league);
    buttons->addWidget(m_tour);
    layout->addLayout(buttons);
    connect(m_first, &QAbstractButton::clicked, this, &HomePrompt::press);
    connect(m_newMatch, &QAbstractButton::clicked, this, &HomePrompt::newMatchRequested);
    connect(m_league, &QAbstractButton::clicked, this, &HomePrompt::sampleLeagueRequested);
    connect(m_tour, &QAbstractButton::clicked, this, &HomePrompt::tourRequested);
    setFeed({});
}

void HomePrompt::setFeed(const HomeFeed &feed)
{
    m_feed = feed;
    retranslate();
    m_newMatch->setVisible(feed.canStartMatch && offer() != Offer::NewMatch);
    m_league->setVisible(offer() == Offer::Samples && feed.offersSampleLeague);
    m_tour->setVisible(offer() == Offer::Samples);
    setVisible(offer() != Offer::Nothing);
}

QWidget *HomePrompt::firstButton() const
{
    return offer() == Offer::Nothing ? nullptr : m_first;
}

HomePrompt::Offer HomePrompt::offer() const
{
    if (m_feed.inProgress)
        return Offer::Continue;
    if (m_feed.offersSamples)
        return Offer::Samples;
    return m_feed.canStartMatch ? Offer::NewMatch : Offer::Nothing;
}

void HomePrompt::press()
{
    switch (offer()) {
    case Offer::Continue:
        emit continueRequested();
        break;
    case Offer::Samples:
        emit samplesRequested();
        break;
    case Offer::NewMatch:
        emit newMatchRequested();
        break;
    case Offer::Nothing:
        break;
    }
}

void HomePrompt::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Panel::changeEvent(event);
}

void HomePrompt::retranslate()
{
    const bool isVersus = offer() == Offer::Continue && m_feed.inProgress->sides.size() == 2;
    m_versus->setVisible(isVersus);
    m_title->setVisible(!isVersus);
    if (isVersus)
        m_versus->setSides(m_feed.inProgress->sides);
    m_newMatch->setCommand("home-new-match");
    m_league->setCommand("home-sample-league");
    m_tour->setCommand("home-tour");
    switch (offer()) {
    case Offer::Continue:
        m_label->setText(m_feed.inProgress->kind == HomeItem::Kind::Skirmish
                             ? tr("Skirmish in progress")
                             : tr("Match in progress"));
        m_title->setText(m_feed.inProgress->title);
        m_sentence->setText(isVersus ? m_feed.inProgress->moment : m_feed.inProgress->subtitle);
        m_first->setCommand("home-continue");
        m_first->setIconName(u"play"_s);
        break;
    case Offer::Samples:
        m_label->setText(tr("First start"));
        m_title->setText(tr("Explore Dugout"));
        m_sentence->setText(m_feed.offersSampleLeague
                                ? tr("Explore Dugout with sample teams or a league in mid-season. "
                                     "Remove them at any time.")
                                : tr("Explore Dugout with sample teams. Remove them at any time."));
        m_first->setCommand("home-sample-teams");
        m_first->setIconName(u"add"_s);
        break;
    case Offer::NewMatch:
    case Offer::Nothing:
        m_label->setText(tr("Beside the board"));
        m_title->setText(tr("Ready for kick-off?"));
        m_sentence->setText(tr("Choose two teams and Dugout guides you through the match."));
        m_first->setCommand("home-new-match");
        m_first->setIconName(u"play"_s);
        break;
    }
    m_sentence->setVisible(!m_sentence->text().isEmpty());
}

} // namespace dugout
