// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatch/sidecard.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/colourbutton.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/common/toneicon.h"
#include "ui/match/newmatch/formpills.h"
#include "ui/sheets/badgepainter.h"

#include <QGridLayout>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostTeamRerolls = 16;
constexpr int usualTeamRerolls = 3;
/// As most coaches paint them: red against blue.
constexpr Rgb quickColours[]{{140, 43, 43}, {43, 92, 140}};
constexpr int bandSteps = 16;
constexpr int badgeSteps = 24;
constexpr int tallBandSteps = 25;
constexpr int tallBadgeSteps = 30;
/// Where the full colour ends in the band, as parts of its width: above and below.
constexpr qreal fullAbove = 0.7;
constexpr qreal fullBelow = 0.58;

struct FactLook
{
    QString icon;
    QPalette::ColorRole tone;
};

FactLook lookOf(SideFact::Kind kind)
{
    switch (kind) {
    case SideFact::Kind::Warning:
        return {u"warning"_s, tone::look};
    case SideFact::Kind::Gain:
        return {u"add"_s, tone::goInk};
    case SideFact::Kind::Good:
        break;
    }
    return {u"check"_s, tone::goInk};
}

/// The picture before a fact; its words say the rest.
class FactMark final : public QWidget
{
public:
    FactMark(FactLook look, QWidget *parent)
        : QWidget(parent)
        , m_look(std::move(look))
    {
        setFixedSize(gridStep(this, 5), gridStep(this, 5));
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        paintToneIcon(&painter, m_look.icon, rect().adjusted(2, 2, -2, -2),
                      palette().color(m_look.tone));
    }

private:
    FactLook m_look;
};

} // namespace

SideCard::SideCard(Seat seat, QWidget *parent)
    : Panel(parent)
    , m_seat(seat)
    , m_badge(new BadgeWidget(this))
    , m_name(new TextLabel(TextStyle::TeamName, this))
    , m_race(new TextLabel(TextStyle::Body, this))
    , m_worth(new QWidget(this))
    , m_valueLabel(new TextLabel(TextStyle::Small, m_worth))
    , m_value(new TextLabel(TextStyle::TeamName, m_worth))
    , m_form(new FormPills(m_worth))
    , m_factArea(new QWidget(this))
    , m_facts(new QGridLayout(m_factArea))
    , m_fields(new QWidget(this))
    , m_quickName(new TextField(m_fields))
    , m_rerollsLabel(new QLabel(m_fields))
    , m_rerolls(new NumberBox(m_fields))
    , m_colour(new ColourButton(m_fields))
    , m_belowBand(new QSpacerItem(0, 0))
    , m_change(new ActionButton(this))
    , m_roster(new ActionButton(this))
{
    setObjectName(u"side-%1"_s.arg(seat));
    m_name->setObjectName(u"side-team-%1"_s.arg(seat));
    m_quickName->setObjectName(u"side-name-%1"_s.arg(seat));
    m_rerolls->setObjectName(u"side-rerolls-%1"_s.arg(seat));
    m_colour->setObjectName(u"side-colour-%1"_s.arg(seat));
    m_change->setObjectName(u"side-change-%1"_s.arg(seat));
    m_roster->setObjectName(u"side-roster-%1"_s.arg(seat));
    const Rgb &usual = quickColours[seat];
    m_colour->setColour(QColor(usual.red, usual.green, usual.blue));
    m_rerolls->setRange(0, mostTeamRerolls);
    m_rerolls->setValue(usualTeamRerolls);
    m_rerollsLabel->setBuddy(m_rerolls);
    layOut();
    setSize(Size::Usual);
    connect(m_change, &QAbstractButton::clicked, this, &SideCard::changeRequested);
    connect(m_roster, &QAbstractButton::clicked, this, &SideCard::rosterRequested);
    connect(m_colour, &ColourButton::colourChosen, this, [this] {
        m_shirt = m_colour->colour();
        update();
        emit quickChanged();
    });
    connect(m_quickName, &QLineEdit::textChanged, this, &SideCard::quickChanged);
    retranslate();
    showQuick();
}

/// From the outer edge of the window towards the other side.
QBoxLayout *SideCard::line() const
{
    auto *line = new QBoxLayout(m_seat == 0 ? QBoxLayout::LeftToRight : QBoxLayout::RightToLeft);
    line->setSpacing(gridStep(this, 3));
    return line;
}

void SideCard::layOut()
{
    const Qt::Alignment near = m_seat == 0 ? Qt::AlignLeft : Qt::AlignRight;
    for (TextLabel *label : {m_name, m_race, m_valueLabel, m_value})
        label->setAlignment(near | Qt::AlignVCenter);
    m_name->setGivesWay(true);
    m_race->setGivesWay(true);
    m_race->setTone(tone::greyInk);
    m_valueLabel->setTone(tone::greyInk);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addSpacerItem(m_belowBand);
    names->addWidget(m_name);
    names->addWidget(m_race);
    QBoxLayout *head = line();
    head->addWidget(m_badge, 0, Qt::AlignBottom);
    head->addLayout(names, 1);
    head->addSpacing(gridStep(this, 5)); // the disc between the teams reaches over the edge
    auto *worth = new QVBoxLayout(m_worth);
    worth->setContentsMargins(0, 0, 0, 0);
    worth->setSpacing(gridStep(this, 1));
    worth->addWidget(m_valueLabel);
    worth->addWidget(m_value);
    worth->addWidget(m_form, 0, near);
    worth->addStretch();
    m_facts->setContentsMargins(0, 0, 0, 0);
    m_facts->setSpacing(gridStep(this, 2));
    layOutFields();
    QBoxLayout *body = line();
    body->addWidget(m_worth);
    body->addWidget(m_factArea, 1);
    body->addWidget(m_fields, 1);
    QBoxLayout *buttons = line();
    buttons->setSpacing(gridStep(this, 2));
    buttons->addWidget(m_change);
    buttons->addWidget(m_roster);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(gridStep(this, 3));
    column->addLayout(head);
    column->addLayout(body);
    column->addStretch();
    column->addLayout(buttons);
}

void SideCard::setSize(Size size)
{
    const bool tall = size == Size::Tall;
    m_isNarrow = size == Size::Narrow;
    showRoster();
    m_bandHeight = gridStep(this, tall ? tallBandSteps : bandSteps);
    m_badge->setSide(tall ? tallBadgeSteps : badgeSteps);
    m_value->setTextStyle(tall ? TextStyle::Title : TextStyle::TeamName);
    m_belowBand->changeSize(0, m_bandHeight, QSizePolicy::Minimum, QSizePolicy::Fixed);
    layout()->invalidate();
    update();
}

/// Where there is no room for it, the team's own page leads there.
void SideCard::showRoster()
{
    m_roster->setVisible(!m_isQuick && !m_isNarrow);
}

void SideCard::layOutFields()
{
    auto *rest = new QHBoxLayout;
    rest->addWidget(m_rerollsLabel);
    rest->addWidget(m_rerolls);
    rest->addStretch();
    rest->addWidget(m_colour);
    m_rerolls->setMinimumHeight(gridStep(this, 9));
    m_colour->setMinimumHeight(gridStep(this, 9));
    auto *fields = new QVBoxLayout(m_fields);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(gridStep(this, 2));
    fields->addWidget(m_quickName);
    fields->addLayout(rest);
    fields->addStretch();
}

void SideCard::showTeam(const SideShown &shown)
{
    m_isQuick = false;
    m_shirt = shown.shirt;
    m_badge->setBadge(shown.badge);
    m_name->setText(shown.team.name);
    m_race->setText(shown.race);
    m_valueLabel->setText(shown.valueName);
    m_value->setText(shown.value);
    m_form->setForm(shown.form);
    m_worth->show();
    m_factArea->show();
    m_fields->hide();
    showRoster();
    m_badge->show();
    showFacts(shown.facts);
    setAccessibleName(shown.team.name);
    update();
}

void SideCard::showQuick()
{
    m_isQuick = true;
    m_shirt = m_colour->colour();
    m_name->setText(tr("Quick team"));
    m_race->setText(tr("Only score, turns and re-rolls are tracked."));
    m_worth->hide();
    m_factArea->hide();
    m_fields->show();
    showRoster();
    m_badge->hide();
    setAccessibleName(m_name->text());
    update();
}

void SideCard::setCanChange(bool can)
{
    m_change->setEnabled(can);
}

void SideCard::showFacts(const std::vector<SideFact> &facts)
{
    while (QLayoutItem *item = m_facts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const SideFact &fact : facts) {
        auto *words = new TextLabel(TextStyle::Body, m_factArea);
        words->setObjectName(u"side-fact-%1-%2"_s.arg(m_seat).arg(row));
        words->setText(fact.words);
        words->setWordWrap(true);
        words->setAlignment((m_seat == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        m_facts->addWidget(new FactMark(lookOf(fact.kind), m_factArea), row, m_seat == 0 ? 0 : 1,
                           Qt::AlignTop);
        m_facts->addWidget(words, row, m_seat == 0 ? 1 : 0);
        ++row;
    }
    m_facts->setColumnStretch(m_seat == 0 ? 1 : 0, 1);
    m_facts->setRowStretch(row, 1);
}

Team SideCard::quickTeam() const
{
    Team team;
    team.name = m_quickName->text().trimmed();
    team.rerolls = m_rerolls->value();
    team.primary = toRgb(m_colour->colour());
    team.founded = true;
    return team;
}

void SideCard::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        update();
}

void SideCard::paintEvent(QPaintEvent *event)
{
    Panel::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF band(0, 0, width(), m_bandHeight);
    QPainterPath card;
    card.addRoundedRect(QRectF(rect()), cardRadius, cardRadius);
    painter.setClipPath(card);
    painter.fillRect(band, teamTint(palette(), m_shirt));
    const auto at
        = [&](qreal part) { return m_seat == 0 ? band.width() * part : band.width() * (1 - part); };
    QPainterPath full;
    full.addPolygon(QPolygonF(
        {{at(0), 0}, {at(fullAbove), 0}, {at(fullBelow), band.height()}, {at(0), band.height()}}));
    painter.fillPath(full, m_shirt);
}

void SideCard::retranslate()
{
    m_quickName->setPlaceholderText(tr("Name of the team"));
    m_quickName->setAccessibleName(m_seat == 0 ? tr("Name of the first team")
                                               : tr("Name of the second team"));
    m_rerollsLabel->setText(tr("Re-rolls"));
    m_colour->setAccessibleName(tr("Colour of the team"));
    m_colour->setToolTip(tr("Colour of the team"));
    m_change->setCommand(m_seat == 0 ? "side-change-0" : "side-change-1");
    m_roster->setCommand("side-roster");
    if (m_isQuick)
        showQuick();
}

} // namespace dugout
