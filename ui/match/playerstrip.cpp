// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/playerstrip.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"

#include <QHBoxLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal radius = 8.0;

} // namespace

PlayerStrip::PlayerStrip(QWidget *parent)
    : CardMiddle(parent)
    , m_head(new QHBoxLayout)
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
    m_head->setSpacing(gridStep(this, 2));
    m_head->addWidget(m_name, 1);
    m_head->addLayout(m_figures);
    auto *layout = new QVBoxLayout(this);
    const int pad = gridStep(this, 3);
    layout->setContentsMargins(pad, gridStep(this, 2), pad, gridStep(this, 2));
    layout->setSpacing(gridStep(this, 1));
    layout->addLayout(m_head);
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
    m_skills->setText(card.role.isEmpty() ? skills : u"%1 · %2"_s.arg(card.role, skills));
    m_ills->setText((card.ills + card.lent).join(u" · "_s));
    QStringList turn = card.now + card.done;
    if (!mayDo.isEmpty())
        turn.append(tr("may: %1").arg(mayDo.join(u", "_s)));
    m_turn->setText(turn.join(u" · "_s));
    showLines();
    setAccessibleName(playerCardText(card));
    setToolTip(plainToolTip(playerCardText(card))); // all of it, where lines are left out
}

/// What lies on him is in the dugout's list too, then comes what the buttons say; his numbers are
/// why he is shown at all.
bool PlayerStrip::isShown(const TextLabel *line, int leftOut) const
{
    const int place = line == m_ills ? 1 : line == m_turn ? 2 : 3;
    return !line->text().isEmpty() && place > leftOut;
}

void PlayerStrip::showLines()
{
    for (TextLabel *line : {m_skills, m_ills, m_turn})
        line->setVisible(isShown(line, m_leftOut));
}

int PlayerStrip::heightWithout(int lines, int width) const
{
    if (isHidden())
        return 0;
    const QMargins around = layout()->contentsMargins();
    const int inner = width - around.left() - around.right();
    int height = around.top() + around.bottom()
        + (m_head->hasHeightForWidth() ? m_head->heightForWidth(inner)
                                       : m_head->sizeHint().height());
    for (const TextLabel *line : {m_skills, m_ills, m_turn})
        height += isShown(line, lines) ? layout()->spacing() + line->heightForWidth(inner) : 0;
    return height;
}

void PlayerStrip::leaveOut(int lines)
{
    if (lines == m_leftOut)
        return;
    m_leftOut = lines;
    showLines();
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
