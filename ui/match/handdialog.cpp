// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/handdialog.h"

#include "core/match/effects/carddecks.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/play/choosing.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/match/matchtable.h"

#include <QEvent>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// When it may be played, in words.
QString timesOf(const MatchContext &context, const PlayCard &card)
{
    QStringList times;
    for (const TimingId &id : card.timings) {
        if (const Timing *timing = context.ruleset().timings().find(id.text()))
            times.append(localized(timing->name));
    }
    return times.join(u" · "_s);
}

/// Takes out whatever lies in it, rows of buttons too.
void empty(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        if (item->layout())
            empty(item->layout());
        delete item;
    }
}

} // namespace

std::optional<Event> playing(const MatchTable &table, Seat seat, const QString &card)
{
    const auto now = seat == 0 ? Asks::CardHome : Asks::CardAway;
    const auto byHand = seat == 0 ? Asks::HandCardHome : Asks::HandCardAway;
    for (const Prompt &prompt : table.prompts()) {
        const bool plays = prompt.id == now || prompt.id == byHand;
        if (plays && prompt.choices.contains(card))
            return choosing(prompt, card);
    }
    return std::nullopt;
}

HandDialog::HandDialog(const MatchTable &table, Seat seat, QWidget *parent)
    : QDialog(parent)
    , m_table(table)
    , m_seat(seat)
    , m_words(new TextLabel(TextStyle::Title, this))
    , m_cards(new ScrollColumn(this))
    , m_show(new ActionButton(this, ActionButton::Look::Filled))
    , m_close(new ActionButton(this))
{
    setObjectName(u"hand-dialog"_s);
    m_show->setObjectName(u"hand-show"_s);
    m_words->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_close);
    buttons->addWidget(m_show);
    auto *layout = new QVBoxLayout(this);
    const int margin = gridStep(this, 6);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(gridStep(this, 4));
    layout->addWidget(m_words);
    layout->addWidget(m_cards, 1);
    layout->addLayout(buttons);
    m_cards->hide();
    m_show->setDefault(true);
    m_show->setFocus();
    connect(m_show, &QAbstractButton::clicked, this, &HandDialog::uncover);
    connect(m_close, &QAbstractButton::clicked, this, &QDialog::reject);
    connect(&table, &GameTable::viewMoved, this, [this] {
        if (m_table.isOnPhone(m_seat))
            reject();
    });
    resize(gridStep(this, 150), gridStep(this, 110));
    showWords();
}

void HandDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showWords();
    QDialog::changeEvent(event);
}

void HandDialog::showWords()
{
    const QString name = teamName(m_table.context(), m_seat);
    setWindowTitle(tr("Cards of %1").arg(name));
    m_words->setText(m_open ? windowTitle() : tr("Hand the device to %1.").arg(name));
    m_show->setCommand("hand-show");
    m_close->setCommand("close");
    empty(m_cards->column());
    if (!m_open)
        return;
    for (const QString &id : cardNames(m_table.session().state().side(m_seat).cards))
        addCard(id);
    m_cards->column()->addStretch();
}

void HandDialog::uncover()
{
    m_open = true;
    m_show->hide();
    showWords();
    m_cards->show();
    m_close->setFocus();
}

void HandDialog::addCard(const QString &id)
{
    const PlayCard *card = findCard(m_table.context(), id);
    if (!card)
        return;
    auto *name = new TextLabel(TextStyle::Heading, m_cards);
    auto *words = new TextLabel(TextStyle::Body, m_cards);
    auto *when = new TextLabel(TextStyle::Small, m_cards);
    words->setWordWrap(true);
    when->setWordWrap(true);
    name->setText(localized(card->name));
    words->setText(localized(card->summary));
    when->setText(timesOf(m_table.context(), *card));
    for (TextLabel *label : {name, words, when})
        m_cards->column()->addWidget(label);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(playButton(id));
    buttons->addWidget(restButton(id));
    buttons->addStretch();
    m_cards->column()->addLayout(buttons);
}

ActionButton *HandDialog::playButton(const QString &id)
{
    const auto event = playing(m_table, m_seat, id);
    auto *play = new ActionButton(m_cards);
    play->setObjectName(u"hand-play-"_s + id);
    play->setCommand(event ? "hand-play" : "hand-not-now");
    play->setEnabled(event.has_value());
    connect(play, &QAbstractButton::clicked, this, [this, event] {
        accept();
        emit played(*event);
    });
    return play;
}

/// A card that is put away is offered nowhere until it is taken up again.
ActionButton *HandDialog::restButton(const QString &id)
{
    const bool rests
        = m_table.session().state().occasion.cardsRested.contains(CardOf::fromString(id));
    auto *rest = new ActionButton(m_cards);
    rest->setObjectName(u"hand-rest-"_s + id);
    rest->setCommand(rests ? "hand-take-up" : "hand-rest");
    connect(rest, &QAbstractButton::clicked, this, [this, id] {
        Event event;
        event.prompt = m_seat == 0 ? Asks::HandRestHome : Asks::HandRestAway;
        event.seat = m_seat;
        event.choices = {id};
        emit played(event);
        showWords();
    });
    return rest;
}

} // namespace dugout
