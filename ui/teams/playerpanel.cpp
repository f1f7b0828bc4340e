// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/playerpanel.h"

#include "core/team/playerstats.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/sheets/badgepainter.h"
#include "ui/sheets/posepainter.h"
#include "ui/teams/careerwords.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

PlayerPanel::PlayerPanel(QWidget *parent)
    : Panel(parent)
    , m_poseRoom(new QSpacerItem(0, 0, QSizePolicy::Fixed, QSizePolicy::Minimum))
    , m_head(new QHBoxLayout)
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
    auto *words = new QVBoxLayout;
    words->addWidget(m_name);
    words->addWidget(m_story);
    words->addStretch();
    m_head->addLayout(words, 1);
    m_head->addItem(m_poseRoom);
    layout->addLayout(m_head);
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

QList<ActionButton *> PlayerPanel::buttons() const
{
    return m_ofTeam ? QList<ActionButton *>{m_improve, m_edit, m_retire}
                    : QList<ActionButton *>{m_improve, m_edit, m_career, m_retire};
}

void PlayerPanel::showPlayers(const Team &team, const std::shared_ptr<const Ruleset> &ruleset,
                              const std::vector<PlayerId> &ids, Language language)
{
    std::vector<const Player *> players;
    for (const PlayerId &id : ids) {
        if (const Player *player = ruleset ? team.player(id) : nullptr)
            players.push_back(player);
    }
    m_count = static_cast<int>(players.size());
    m_ofTeam = m_count != 1; // which has a career, too
    m_improve->setEnabled(m_count == 1 && canImprove(*players.front()));
    m_edit->setEnabled(m_count == 1);
    m_career->setEnabled(ruleset != nullptr);
    m_retire->setEnabled(m_count > 0);
    nameCareer();
    nameRetire();
    m_pose = m_count == 1 ? std::optional(poseOf(*players.front(), team, *ruleset)) : std::nullopt;
    m_shirt = toColour(team.primary);
    fitPose();
    if (m_count == 1)
        showOne(*players.front(), team, *ruleset, language);
    else if (m_count > 1)
        showSeveral(players, team, *ruleset);
    else {
        m_name->setText(tr("No player selected"));
        m_story->setText(tr("Select a player to see their career."));
    }
}

int PlayerPanel::poseSide() const
{
    constexpr int poseSteps = 16;
    return gridStep(this, poseSteps);
}

void PlayerPanel::fitPose()
{
    const int side = m_pose ? poseSide() : 0;
    m_poseRoom->changeSize(side, side, QSizePolicy::Fixed, QSizePolicy::Minimum);
    m_head->invalidate();
    update();
}

void PlayerPanel::paintEvent(QPaintEvent *event)
{
    Panel::paintEvent(event);
    if (!m_pose)
        return;
    QPainter painter(this);
    const QRectF room = m_poseRoom->geometry();
    paintPose(painter, {room.left(), room.top(), qreal(poseSide()), qreal(poseSide())}, *m_pose,
              m_shirt, palette().color(tone::ink));
}

void PlayerPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitPose();
}

void PlayerPanel::showOne(const Player &player, const Team &team, const Ruleset &ruleset,
                          Language language)
{
    m_name->setText(
        u"#%1 %2"_s.arg(player.number).arg(player.name.isEmpty() ? tr("unnamed") : player.name));
    m_story->setText(careerSummary(player, team, ruleset, language));
}

void PlayerPanel::showSeveral(const std::vector<const Player *> &players, const Team &team,
                              const Ruleset &ruleset)
{
    int value = 0;
    QStringList numbers;
    for (const Player *each : players) {
        value += playerValue(*each, team, ruleset);
        numbers.append(u"#%1"_s.arg(each->number));
    }
    m_name->setText(tr("%n player(s) selected", nullptr, m_count));
    m_story->setText(
        tr("%1. Together they are worth %2.").arg(numbers.join(u", "_s), goldText(value)));
}

void PlayerPanel::nameCareer()
{
    m_career->setCommand(m_ofTeam ? "career-of-team" : "career");
    m_career->printKey({}); // both would not fit; the list of keys has it
    m_career->setAccessibleName(m_career->text());
}

void PlayerPanel::nameRetire()
{
    if (m_count > 1)
        m_retire->setCommand("retire-several", {}, m_count);
    else
        m_retire->setCommand("retire");
    m_retire->setAccessibleName(m_retire->text());
}

void PlayerPanel::retranslate()
{
    m_improve->setCommand("improve");
    m_edit->setCommand("edit-player");
    nameCareer();
    nameRetire();
    for (ActionButton *button : {m_improve, m_edit})
        button->setAccessibleName(button->text());
}

} // namespace dugout
