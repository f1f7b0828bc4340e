// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamheader.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/pilllabel.h"
#include "ui/common/textlabel.h"
#include "ui/models/plaintooltip.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int leastTitleSteps = 40;
} // namespace

TeamHeader::TeamHeader(QWidget *parent)
    : QWidget(parent)
    , m_badge(new BadgeWidget(this))
    , m_name(new TextLabel(TextStyle::Title, this))
    , m_facts(new TextLabel(TextStyle::Small, this))
    , m_lock(new PillLabel(this))
    , m_back(new ActionButton(this))
    , m_more(new ActionButton(this))
    , m_print(new ActionButton(this))
    , m_ready(new ActionButton(this, ActionButton::Look::Filled))
    , m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_achievements(new QHBoxLayout)
{
    m_back->setObjectName(u"back-to-teams"_s);
    m_more->setObjectName(u"team-more"_s);
    m_print->setObjectName(u"team-print"_s);
    m_lock->setObjectName(u"team-lock"_s);
    m_lock->setIconName(u"lock"_s);
    m_ready->setObjectName(u"team-ready"_s);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    auto *facts = new QHBoxLayout;
    facts->setSpacing(gridStep(this, 2));
    facts->addWidget(m_lock);
    facts->addWidget(m_facts, 1);
    words->addLayout(facts);
    auto *who = new QHBoxLayout;
    who->addWidget(m_back);
    who->addWidget(m_badge);
    who->addLayout(words, 1);
    m_achievements->addStretch();
    for (ActionButton *button : {m_more, m_print, m_ready})
        m_achievements->addWidget(button);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->addLayout(who, 1);
    m_rows->addLayout(m_achievements);
    for (QBoxLayout *row : std::initializer_list<QBoxLayout *>{m_rows, who, m_achievements})
        row->setSpacing(gridStep(this, 2));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(m_back, &QAbstractButton::clicked, this, &TeamHeader::backRequested);
    connect(m_more, &QAbstractButton::clicked, this,
            [this] { emit moreRequested(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    connect(m_print, &QAbstractButton::clicked, this, &TeamHeader::printRequested);
    connect(m_ready, &QAbstractButton::clicked, this, &TeamHeader::readyRequested);
    retranslate();
}

void TeamHeader::setTeam(const Team &team, const Ruleset &ruleset, Language language, bool ready)
{
    m_badge->setBadge(team.badge);
    m_fullName = team.name;
    m_name->setToolTip(plainToolTip(team.name));
    const Roster *roster = rosterOf(team, ruleset);
    QStringList facts;
    if (roster)
        facts.append(roster->name.in(language));
    facts.append(ruleset.name().in(language));
    if (!team.coach.isEmpty())
        facts.append(tr("Coach %1").arg(team.coach));
    m_allFacts = facts.join(u" · "_s);
    m_facts->setToolTip(plainToolTip(m_allFacts));
    fitWords();
    m_founded = team.founded;
    m_ready->setEnabled(ready && !team.founded);
    retranslate();
}

void TeamHeader::fitWords()
{
    m_name->setText(m_name->fontMetrics().elidedText(m_fullName, Qt::ElideRight, m_name->width()));
    m_name->setAccessibleName(m_fullName);
    m_facts->setText(
        m_facts->fontMetrics().elidedText(m_allFacts, Qt::ElideRight, m_facts->width()));
    m_facts->setAccessibleName(m_allFacts);
}

void TeamHeader::setLockedBy(const QString &league)
{
    m_lockedBy = league;
    m_lock->setVisible(!league.isEmpty());
    retranslate();
}

QSize TeamHeader::minimumSizeHint() const
{
    // Beside each other is no demand: with less room the buttons go under the name.
    const QSize least = m_rows->minimumSize();
    return {std::min(least.width(), m_achievements->minimumSize().width()), least.height()};
}

void TeamHeader::arrange()
{
    const int buttons = m_achievements->minimumSize().width();
    const int others = m_back->sizeHint().width() + m_badge->sizeHint().width();
    const bool under = width() < buttons + others + gridStep(this, leastTitleSteps);
    m_rows->setDirection(under ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void TeamHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    layout()->activate();
    fitWords();
}

void TeamHeader::retranslate()
{
    m_back->setPictureCommand("back-to-teams");
    m_more->setCommand("team-more");
    m_print->setCommand("team-print");
    m_ready->setCommand(m_founded ? "team-ready" : "team-finalise");
    m_ready->setToolTip(tr("Finalises the team: the rest of the budget becomes its treasury."));
    for (ActionButton *button : {m_more, m_print, m_ready})
        button->setAccessibleName(button->text());
    m_lock->setPill(tr("Locked"), Shade::QuietPill, Shade::QuietPillInk);
    m_lock->setToolTip(plainToolTip(
        tr("The sheet belongs to the league \"%1\". Only the commissioner can change it, with a "
           "reason.")
            .arg(m_lockedBy)));
}

} // namespace dugout
