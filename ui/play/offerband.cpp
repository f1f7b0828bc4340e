// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/offerband.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/dieface.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int dieSteps = 10;
constexpr int tightDieSteps = 8;
constexpr qreal radius = 10.0;

} // namespace

OfferBand::OfferBand(const OfferedPrompt &offer, QWidget *parent)
    : PromptBody(offer, parent)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_detail(new TextLabel(TextStyle::Body, this))
    , m_keep(new ActionButton(this))
{
    setObjectName(u"offer-band"_s);
    setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QVBoxLayout(this);
    const int air = gridStep(this, 3);
    layout->setContentsMargins(air, air, air, air);
    layout->setSpacing(air);
    auto *row = new QHBoxLayout;
    row->setSpacing(gridStep(this, 2));
    addDice(row);
    auto *words = new QVBoxLayout;
    words->setSpacing(gridStep(this, 1) / 2);
    for (TextLabel *label : {m_title, m_detail}) {
        label->setWordWrap(true);
        words->addWidget(label);
    }
    row->addLayout(words, 1);
    layout->addLayout(row);
    addWays();
    OfferBand::showWords();
}

void OfferBand::addDice(QHBoxLayout *row)
{
    for (const int value : offer().fell) {
        auto *die = new DieFace(DieFace::Use::Shown, this);
        const auto place = static_cast<size_t>(value - 1);
        if (place < offer().symbols.size())
            die->setSymbol(offer().symbols[place].id, offer().symbols[place].name, value);
        else
            die->setNumber(value, 6);
        die->setSide(dieSteps);
        m_dice.push_back(die);
        row->addWidget(die, 0, Qt::AlignTop);
    }
}

void OfferBand::addWays()
{
    auto *side = new FlowLayout; // below each other where they do not fit
    for (const QString &choice : prompt().choices) {
        auto *way = new ActionButton(this);
        way->setObjectName(u"choice-"_s + choice);
        way->setIconName(u"redo"_s);
        connect(way, &QAbstractButton::clicked, this, [this, choice] {
            Event event = blankAnswer();
            event.choices = {choice};
            emit answered(event);
        });
        m_ways.append(way);
    }
    m_keep->setObjectName(u"offer-keep"_s);
    connect(m_keep, &QAbstractButton::clicked, this, [this] {
        Event event;
        event.prompt = offer().keeps->prompt.id;
        event.seat = offer().keeps->prompt.seat;
        emit answered(event);
    });
    QList<ActionButton *> all = m_ways;
    all.append(m_keep);
    for (ActionButton *button : std::as_const(all)) {
        button->setShrinks(true);
        side->addWidget(button);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(side);
}

void OfferBand::setTight(bool tight)
{
    for (DieFace *die : m_dice)
        die->setSide(tight ? tightDieSteps : dieSteps);
    for (ActionButton *way : std::as_const(m_ways))
        way->setCompact(tight);
    m_keep->setCompact(tight);
}

void OfferBand::showWords()
{
    const OfferedPrompt &kept = *offer().keeps;
    m_title->setText(tr("Roll again before it counts?"));
    m_detail->setText(kept.words.detail);
    m_detail->setVisible(!kept.words.detail.isEmpty());
    setAccessibleName(u"%1 %2"_s.arg(m_title->text(), kept.words.detail).trimmed());
    for (qsizetype i = 0; i < m_ways.size(); ++i) {
        ActionButton *way = m_ways.at(i);
        way->setText(offer().words.choices.value(i).replace(u'&', u"&&"_s));
        // The first has the key of rolling again, wherever it is offered.
        way->setKey(i == 0 ? offer().key : QKeySequence(Qt::Key_1 + static_cast<int>(i)));
    }
    m_keep->setText(kept.words.title);
    m_keep->setKey(kept.key);
}

void OfferBand::keyPressEvent(QKeyEvent *event)
{
    const bool on = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    if (on || back)
        (on ? m_ways.constFirst() : m_keep)->setFocus(Qt::TabFocusReason);
    else
        PromptBody::keyPressEvent(event);
}

void OfferBand::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(shade(palette(), Shade::OfferLine), strokeWidth(palette())));
    painter.setBrush(shade(palette(), Shade::OfferBand));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
}

} // namespace dugout
