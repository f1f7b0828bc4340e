// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/fighterrow.h"

#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"
#include "ui/skirmish/battlefield/seatcolours.h"
#include "ui/skirmish/table/fightertokens.h"
#include "ui/skirmish/table/pips.h"

#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Wraps between the values, never inside one.
QString unbroken(const QString &values)
{
    QStringList parts = values.split(u" · "_s);
    for (QString &part : parts)
        part.replace(u' ', QChar::Nbsp);
    return parts.join(u" · "_s);
}

/// Wants one line, and wraps only where a whole line is too short for it.
class FlowingLabel final : public TextLabel
{
public:
    using TextLabel::TextLabel;

    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 2, fontMetrics().height()};
    }
};

} // namespace

FighterRow::FighterRow(QWidget *parent)
    : QWidget(parent)
    , m_name(new FlowingLabel(TextStyle::Strong, this))
    , m_state(new FlowingLabel(TextStyle::Small, this))
    , m_wounds(new Pips(Pips::Shape::Heart, this))
    , m_values(new FlowingLabel(TextStyle::Small, this))
    , m_upgrades(new TextLabel(TextStyle::Small, this))
    , m_card(new TextLabel(TextStyle::Small, this))
    , m_tokens(new FighterTokens(this))
    , m_lines(new QVBoxLayout(this))
    , m_strut(new QSpacerItem(0, 0))
    , m_beside(new QVBoxLayout)
    , m_head(new FlowLayout)
    , m_below(new FlowLayout)
{
    setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
    for (TextLabel *label : {m_name, m_state, m_values, m_upgrades, m_card})
        label->setWordWrap(true);
    for (TextLabel *label : {m_values, m_upgrades, m_card})
        label->setTone(tone::greyInk);
    for (FlowLayout *line : {m_head, m_below})
        line->setLineSteps(0);
    m_head->addWidget(m_name);
    for (QWidget *part : {static_cast<QWidget *>(m_wounds), static_cast<QWidget *>(m_values),
                          static_cast<QWidget *>(m_state)})
        m_below->addWidget(part);
    m_beside->addLayout(m_head);
    m_beside->addWidget(m_tokens); // above all that comes and goes: a second tap must hit as well
    m_beside->addLayout(m_below);
    m_beside->addWidget(m_upgrades);
    auto *top = new QHBoxLayout;
    top->addSpacerItem(m_strut);
    top->addLayout(m_beside);
    m_lines->addLayout(top);
    m_lines->addWidget(m_card);
    connect(m_wounds, &Pips::pressed, this, [this](int left) {
        if (m_fighter.wounds)
            emit heartsTapped(m_fighter.ref, *m_fighter.wounds - left);
    });
    connect(m_tokens, &FighterTokens::heartsTapped, this,
            [this](int damage) { emit heartsTapped(m_fighter.ref, damage); });
    connect(m_tokens, &FighterTokens::tokenTapped, this,
            [this](KnownWord<SkirmishChoices> token) { emit tokenTapped(m_fighter.ref, token); });
    connect(m_tokens, &FighterTokens::markRequested, this,
            [this] { emit markRequested(m_fighter.ref); });
    space();
}

/// What the game puts itself is pressed only beside who is looked at.
bool FighterRow::isTapped() const
{
    return m_fighter.countable && m_fighter.placed && (m_acting || !m_fighter.quiet);
}

/// Where everything is tapped, hearts and values stand beside the name: all of a warband is to be
/// in sight. Open wounds grow with every tap, and values beside them would jump.
void FighterRow::placeWounds()
{
    const bool tapped = m_fighter.countable && !m_fighter.quiet;
    FlowLayout *hearts = tapped ? m_head : m_below;
    FlowLayout *values = tapped && m_fighter.wounds ? m_head : m_below;
    // A fighter who is out has that said where the hearts were: the row stays as high as it was.
    FlowLayout *state = tapped && m_fighter.out ? m_head : m_below;
    if (hearts->indexOf(m_wounds) >= 0 && values->indexOf(m_values) >= 0
        && state->indexOf(m_state) >= 0)
        return;
    for (QWidget *part : {static_cast<QWidget *>(m_wounds), static_cast<QWidget *>(m_values),
                          static_cast<QWidget *>(m_state)}) {
        m_head->removeWidget(part);
        m_below->removeWidget(part);
    }
    QSizePolicy policy = m_wounds->sizePolicy();
    policy.setRetainSizeWhenHidden(tapped && !m_fighter.out); // the first heart moves nothing
    m_wounds->setSizePolicy(policy);
    hearts->addWidget(m_wounds);
    values->addWidget(m_values);
    state->addWidget(m_state);
    m_state->setMinimumHeight(state == m_head ? m_wounds->sizeHint().height() : 0);
}

/// Beside a battlefield the card is what is looked for: what can be tapped stands below it.
void FighterRow::placeTokens()
{
    if (m_fighter.quiet == (m_beside->indexOf(m_tokens) < 0))
        return;
    m_beside->removeWidget(m_tokens);
    m_lines->removeWidget(m_tokens);
    if (m_fighter.quiet)
        m_lines->addWidget(m_tokens);
    else
        m_beside->insertWidget(1, m_tokens);
}

void FighterRow::fitTokens()
{
    m_tokens->fit(m_beside->indexOf(m_tokens) < 0 ? roomIn(0) : roomIn(besideDisc()));
}

int FighterRow::discSide() const
{
    return m_fighter.mark.isEmpty() ? 0 : gridStep(this, 6);
}

int FighterRow::besideDisc() const
{
    return discSide() > 0 ? discSide() + gridStep(this, 2) : 0;
}

int FighterRow::roomIn(int indent) const
{
    const QMargins margins = m_lines->contentsMargins();
    return width() - margins.left() - margins.right() - indent;
}

void FighterRow::space()
{
    const int margin = gridStep(this, 2);
    m_lines->setContentsMargins(margin, margin / 2, margin, margin / 2);
    m_strut->changeSize(besideDisc(), discSide(), QSizePolicy::Fixed);
    for (QVBoxLayout *lines : {m_lines, m_beside})
        lines->setSpacing(gridStep(this, 1) / 2);
    m_lines->invalidate();
}

/// Where the card is open below the wounds it has a whole line for them.
bool FighterRow::valuesOnCard() const
{
    return m_acting && !m_fighter.values.isEmpty() && (m_fighter.quiet || !m_fighter.countable);
}

/// They stand beside the wounds where there is room; of the active fighter they are always seen.
void FighterRow::fitValues()
{
    const int room = roomIn(besideDisc());
    const int wanted
        = m_wounds->sizeHint().width() + gridStep(this, 2) + m_values->sizeHint().width();
    const bool there = !m_fighter.out && !m_fighter.values.isEmpty();
    m_values->setVisible(there && !valuesOnCard() && (m_acting || wanted <= room));
    setToolTip(there && m_values->isHidden() && !valuesOnCard() ? plainToolTip(m_fighter.values)
                                                                : QString());
}

/// A card that grows once more, because a bar beside it takes some width, stays in view.
void FighterRow::resizeEvent(QResizeEvent *event)
{
    fitTokens();
    fitValues();
    if (m_acting && !m_alone && event->size().height() > event->oldSize().height())
        bringIntoView(this);
}

void FighterRow::show(const FighterSeen &fighter, bool acting)
{
    m_fighter = fighter;
    m_acting = acting;
    setObjectName(u"fighter-"_s + fighter.ref.toString());
    fill();
}

void FighterRow::fill()
{
    QStringList words;
    if (m_fighter.out)
        words.append(tr("out of action"));
    if (m_fighter.inspired && !m_fighter.out)
        words.append(tr("inspired"));
    if (!m_fighter.out)
        words += m_fighter.tokens;
    const QString wounds = m_fighter.wounds
        ? tr("%1 of %2 wounds").arg(m_fighter.damage).arg(*m_fighter.wounds)
        : tr("%n wound(s)", nullptr, m_fighter.damage);
    m_name->setText(m_fighter.name);
    m_name->setTone(m_fighter.out ? tone::greyInk : tone::ink);
    m_state->setText(words.join(u", "_s));
    m_state->setTone(m_fighter.out ? tone::harm : tone::look);
    // Buttons that are pressed down say the rest.
    m_state->setVisible(!words.isEmpty() && !(isTapped() && !m_fighter.out));
    // Full hearts are life left; of open wounds only what is lost is known.
    m_wounds->setCount(m_fighter.wounds ? std::max(0, *m_fighter.wounds - m_fighter.damage) : 0,
                       m_fighter.wounds.value_or(m_fighter.damage), wounds);
    m_wounds->setVisible(m_fighter.placed && !m_fighter.out
                         && (m_fighter.wounds || m_fighter.damage > 0));
    m_values->setText(unbroken(m_fighter.values));
    m_upgrades->setText(tr("Upgrades: %1").arg(m_fighter.upgrades.join(u", "_s)));
    m_upgrades->setVisible(!m_fighter.upgrades.isEmpty());
    // Beside a battlefield the same words are actions on the card of what comes next.
    const QStringList above
        = m_fighter.quiet && isTapped() ? QStringList{tr("Only set by hand:")} : QStringList();
    const QStringList values = valuesOnCard() ? QStringList{m_values->text()} : QStringList();
    m_card->setText((values + m_fighter.card + above).join(u'\n'));
    m_card->setVisible(m_acting && !m_fighter.out);
    m_wounds->setObjectName(u"hearts-"_s + m_fighter.ref.toString());
    space();
    placeTokens();
    m_tokens->show(m_fighter);
    fitTokens();
    m_tokens->setVisible(isTapped());
    m_wounds->setPressable(m_fighter.countable && m_fighter.wounds);
    placeWounds();
    fitValues();
    setAccessibleDescription(m_fighter.values);
    setAccessibleName(QStringList{m_fighter.name, wounds, words.join(u", "_s)}.join(u", "_s));
    update();
}

void FighterRow::mousePressEvent(QMouseEvent *)
{
    emit pointed(m_fighter.ref);
}

void FighterRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
        || event->key() == Qt::Key_Space)
        emit pointed(m_fighter.ref);
    else
        QWidget::keyPressEvent(event);
}

void FighterRow::focusInEvent(QFocusEvent *)
{
    update();
}

void FighterRow::focusOutEvent(QFocusEvent *)
{
    update();
}

void FighterRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_fighter.ref.isValid())
        fill();
    if (event->type() == QEvent::FontChange)
        space();
    QWidget::changeEvent(event);
}

void FighterRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_acting)
        painter.fillRect(rect(), palette().color(tone::soft));
    painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    paintDisc(painter);
    if (!hasFocus())
        return;
    painter.setPen(QPen(palette().color(tone::ink), 2));
    painter.setBrush(Qt::NoBrush); // not that of the disc, which would cover the words
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

/// The same disc as on the battlefield.
void FighterRow::paintDisc(QPainter &painter) const
{
    if (m_fighter.mark.isEmpty())
        return;
    const int side = discSide();
    const QRectF disc(gridStep(this, 2), gridStep(this, 1), side, side);
    QFont font = m_name->font();
    font.setPixelSize(std::max(8, side * 11 / 20));
    painter.setOpacity(m_fighter.out ? 0.4 : 1.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(seatColour(m_fighter.ref.seat));
    painter.drawEllipse(disc);
    painter.setPen(Qt::white);
    painter.setFont(font);
    painter.drawText(disc, Qt::AlignCenter, m_fighter.mark);
    painter.setOpacity(1.0);
}

} // namespace dugout
