// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/playerpanel.h"

#include "core/team/playerstats.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/teams/careerwords.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

PlayerPanel::PlayerPanel(QWidget *parent)
    : Panel(parent)
    , m_name(new TextLabel(TextStyle::Heading, this))
    , m_story(new TextLabel(TextStyle::Small, this))
    , m_improve(new ActionButton(this))
    , m_edit(new ActionButton(this))
    , m_career(new ActionButton(this))
    , m_retire(new ActionButton(this))
{
    m_name->setWordWrap(true);
    m_story->setWordWrap(true);
    m_story->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_name);
    layout->addWidget(m_story);
    layout->addStretch();
    for (ActionButton *button : {m_improve, m_edit, m_career, m_retire})
        layout->addWidget(button);
    for (ActionButton *button : {m_improve, m_edit, m_career, m_retire})
        button->setShrinks(true);
    m_improve->setObjectName(u"improve"_s);
    m_edit->setObjectName(u"edit-player"_s);
    m_career->setObjectName(u"career"_s);
    m_retire->setObjectName(u"retire"_s);
    connect(m_improve, &QAbstractButton::clicked, this, &PlayerPanel::improveRequested);
    connect(m_edit, &QAbstractButton::clicked, this, &PlayerPanel::editRequested);
    connect(m_career, &QAbstractButton::clicked, this, &PlayerPanel::careerRequested);
    connect(m_retire, &QAbstractButton::clicked, this, &PlayerPanel::retireRequested);
    retranslate();
}

void PlayerPanel::showPlayer(const Team &team, const std::shared_ptr<const Ruleset> &ruleset,
                             const PlayerId &id, Language language)
{
    const Player *player = ruleset ? team.player(id) : nullptr;
    for (ActionButton *button : {m_improve, m_edit, m_career, m_retire})
        button->setEnabled(player != nullptr);
    m_ofTeam = player == nullptr; // which has a career, too
    m_career->setEnabled(ruleset != nullptr);
    nameCareer();
    if (!player) {
        m_name->setText(tr("No player selected"));
        m_story->setText(tr("Select a player to see their career."));
        return;
    }
    m_improve->setEnabled(canImprove(*player));
    m_name->setText(
        u"#%1 %2"_s.arg(player->number).arg(player->name.isEmpty() ? tr("unnamed") : player->name));
    m_story->setText(careerSummary(*player, team, *ruleset, language));
}

void PlayerPanel::nameCareer()
{
    const QKeySequence key(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    m_career->setText(m_ofTeam ? tr("Career of the team…") : tr("Career…"));
    m_career->setKey(key);
    m_career->printKey({}); // both would not fit; the list of keys has it
    m_career->setAccessibleName(m_career->text());
}

void PlayerPanel::retranslate()
{
    m_improve->setText(tr("Improve…"));
    m_improve->setKey(QKeySequence(Qt::CTRL | Qt::Key_I));
    m_edit->setText(tr("Points and injuries…"));
    m_edit->setKey(QKeySequence(Qt::CTRL | Qt::Key_E));
    nameCareer();
    m_retire->setText(tr("Retire"));
    m_retire->setKey(QKeySequence(Qt::CTRL | Qt::Key_R));
    for (ActionButton *button : {m_improve, m_edit, m_retire})
        button->setAccessibleName(button->text());
}

} // namespace dugout
