// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/playerstrip.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal radius = 8.0;

void sayOn(TextLabel *label, const QString &words)
{
    label->setText(words);
    label->setVisible(!words.isEmpty());
}

} // namespace

PlayerStrip::PlayerStrip(QWidget *parent)
    : QWidget(parent)
    , m_name(new TextLabel(TextStyle::Heading, this))
    , m_figures(new QHBoxLayout)
    , m_skills(new TextLabel(TextStyle::Body, this))
    , m_ills(new TextLabel(TextStyle::Small, this))
    , m_turn(new TextLabel(TextStyle::Small, this))
{
    setObjectName(u"player-strip"_s);
    m_skills->setObjectName(u"player-skills"_s);
    m_ills->setObjectName(u"player-ills"_s);
    m_turn->setObjectName(u"player-turn"_s);
    m_ills->setTone(tone::harm);
    for (TextLabel *label : {m_name, m_skills, m_ills, m_turn})
        label->setWordWrap(true);
    m_figures->setSpacing(gridStep(this, 3));
    auto *head = new QHBoxLayout;
    head->setSpacing(gridStep(this, 2));
    head->addWidget(m_name, 1);
    head->addLayout(m_figures);
    auto *layout = new QVBoxLayout(this);
    const int pad = gridStep(this, 3);
    layout->setContentsMargins(pad, gridStep(this, 2), pad, gridStep(this, 2));
    layout->setSpacing(gridStep(this, 1));
    layout->addLayout(head);
    for (TextLabel *label : {m_skills, m_ills, m_turn})
        layout->addWidget(label);
    hide();
}

void PlayerStrip::showFigures(const std::vector<PlayerFigure> &figures)
{
    while (QLayoutItem *old = m_figures->takeAt(0)) {
        old->widget()->hide();
        old->widget()->deleteLater();
        delete old;
    }
    for (const PlayerFigure &figure : figures) {
        auto *label = new TextLabel(TextStyle::Strong, this);
        label->setText(figureWords(figure));
        label->setObjectName(u"figure-"_s + statKey(figure.stat));
        if (figure.change != 0)
            label->setTone(figure.change > 0 ? tone::goInk : tone::harm);
        m_figures->addWidget(label);
    }
}

void PlayerStrip::setCard(const PlayerCard &card, const QStringList &mayDo)
{
    setVisible(!card.name.isEmpty());
    if (card.name.isEmpty())
        return;
    m_name->setText(card.name);
    showFigures(card.figures);
    const QString skills = card.skills.isEmpty() ? tr("No skills") : skillWords(card);
    sayOn(m_skills, card.role.isEmpty() ? skills : u"%1 · %2"_s.arg(card.role, skills));
    sayOn(m_ills, (card.ills + card.lent).join(u" · "_s));
    QStringList turn = card.now + card.done;
    if (!mayDo.isEmpty())
        turn.append(tr("may: %1").arg(mayDo.join(u", "_s)));
    sayOn(m_turn, turn.join(u" · "_s));
    setAccessibleName(playerCardText(card));
}

void PlayerStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
    painter.setBrush(palette().color(tone::soft));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
}

} // namespace dugout
