// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/playerdialog.h"

#include "core/team/hiring.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textfield.h"
#include "ui/common/unsavedguard.h"
#include "ui/teams/careerwords.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

NumberBox *counter(int value, int most, QWidget *parent)
{
    auto *box = new NumberBox(parent);
    box->setRange(0, most);
    box->setValue(value);
    return box;
}

constexpr std::array statuses{PlayerStatus::Active, PlayerStatus::Dead, PlayerStatus::Retired,
                              PlayerStatus::Fired, PlayerStatus::Left};

} // namespace

PlayerDialog::PlayerDialog(const Team &team, PlayerId player, Language language, QWidget *parent)
    : FormDialog(parent)
    , m_team(team)
    , m_player(std::move(player))
    , m_language(language)
{
    setObjectName(u"player-dialog"_s);
    const Player shown = m_team.player(m_player) ? *m_team.player(m_player) : Player{};
    for (const Achievement achievement : allAchievements) {
        m_achievements.push_back(counter(shown.achievements.count(achievement), 999, this));
        m_labels.append(addField(m_achievements.back()));
    }
    m_niggling = counter(shown.injuries.niggling, 9, this);
    m_labels.append(addField(m_niggling));
    for (const Stat stat : allStats) {
        m_losses.push_back(counter(statOf(shown.injuries.losses, stat), 9, this));
        m_labels.append(addField(m_losses.back()));
    }
    m_absent = new QCheckBox(this);
    m_absent->setChecked(shown.missesNextMatch);
    m_labels.append(addField(m_absent));
    m_status = new ChoiceBox(this);
    m_status->setObjectName(u"player-status"_s);
    m_labels.append(addField(m_status));
    m_notes = new TextField(shown.notes, this);
    m_labels.append(addField(m_notes));
    PlayerDialog::retranslate();
    growToContent(this);
    m_achievements.front()->setFocus();
    new UnsavedGuard(this);
}

Result<Team> PlayerDialog::edited() const
{
    const Player *before = m_team.player(m_player);
    if (!before)
        return noSuchPlayer(m_player);
    Player player = *before;
    for (size_t i = 0; i < allAchievements.size(); ++i)
        player.achievements
            = player.achievements.with(allAchievements[i], m_achievements[i]->value());
    player.injuries.niggling = m_niggling->value();
    for (size_t i = 0; i < allStats.size(); ++i)
        player.injuries.losses
            = withStat(player.injuries.losses, allStats[i], m_losses[i]->value());
    player.missesNextMatch = m_absent->isChecked();
    player.notes = m_notes->text();
    auto team = replacePlayer(m_team, player);
    const PlayerStatus status
        = statuses[static_cast<size_t>(std::max(0, m_status->currentIndex()))];
    return team && status != PlayerStatus::Active ? letGo(*team, m_player, status) : team;
}

void PlayerDialog::retranslate()
{
    FormDialog::retranslate();
    const Player *player = m_team.player(m_player);
    setWindowTitle(player ? tr("Points and injuries of #%1 %2")
                                .arg(QString::number(player->number), player->name)
                                .trimmed()
                          : tr("Points and injuries"));
    QStringList words{tr("Completions"),      tr("Touchdowns"),           tr("Interceptions"),
                      tr("Casualties"),       tr("Most valuable player"), tr("Other points"),
                      tr("Niggling injuries")};
    for (const Stat stat : allStats)
        words.append(tr("%1 lost").arg(statLetters(stat, m_language)));
    words.append(QString()); // the box itself says it, and is ticked by a click on the words
    words.append(tr("Status"));
    words.append(tr("Notes"));
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    const int status = std::max(0, m_status->currentIndex());
    m_status->clear();
    for (const PlayerStatus each : statuses)
        m_status->addItem(each == PlayerStatus::Active ? tr("active") : statusText(each));
    m_status->setCurrentIndex(status);
    m_absent->setText(tr("Misses the next match"));
    m_absent->setAccessibleName(m_absent->text());
}

} // namespace dugout
