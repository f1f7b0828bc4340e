// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/playerpanel.h"

#include "core/team/playerstats.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct CareerWords
{
    Q_DECLARE_TR_FUNCTIONS(PlayerCareer)
};

QString gainText(const Gain &gain, const Ruleset &ruleset, Language language)
{
    if (const auto *stat = std::get_if<Stat>(&gain))
        return u"+1 "_s + statLetters(*stat, language);
    const auto &id = std::get<SkillId>(gain);
    const Skill *skill = ruleset.skills().find(id);
    return skill ? skill->name.in(language) : id.text();
}

QString injuriesText(const Injuries &injuries, Language language)
{
    QStringList words;
    if (injuries.niggling > 0)
        words.append(CareerWords::tr("%n niggling injury(s)", nullptr, injuries.niggling));
    for (const Stat stat : allStats) {
        if (const int lost = statOf(injuries.losses, stat); lost > 0)
            words.append(u"−%1 %2"_s.arg(lost).arg(statLetters(stat, language)));
    }
    return words.join(u", "_s);
}

} // namespace

QString careerText(const Player &player, const Team &team, const Ruleset &ruleset,
                   Language language)
{
    QStringList lines;
    const TableRow *level = levelOf(player, ruleset);
    const QString role = roleName(player, team, ruleset).in(language);
    lines.append(level ? u"%1, %2"_s.arg(role, level->name.in(language)) : role);
    lines.append(
        CareerWords::tr("%n star player point(s)", nullptr, starPlayerPoints(player, ruleset)));
    const DeedCounts &d = player.deeds;
    if (d.completions > 0)
        lines.append(CareerWords::tr("%n completion(s)", nullptr, d.completions));
    if (d.touchdowns > 0)
        lines.append(CareerWords::tr("%n touchdown(s)", nullptr, d.touchdowns));
    if (d.interceptions > 0)
        lines.append(CareerWords::tr("%n interception(s)", nullptr, d.interceptions));
    if (d.casualties > 0)
        lines.append(CareerWords::tr("%n casualty(ies)", nullptr, d.casualties));
    if (d.mvps > 0)
        lines.append(CareerWords::tr("%n time(s) most valuable player", nullptr, d.mvps));
    for (const Improvement &improvement : player.improvements)
        lines.append(u"%1: +%2"_s.arg(gainText(improvement.gain, ruleset, language),
                                      QLocale().toString(improvement.value)));
    if (const QString injuries = injuriesText(player.injuries, language); !injuries.isEmpty())
        lines.append(injuries);
    if (player.missesNextMatch)
        lines.append(CareerWords::tr("Misses the next match"));
    if (!player.notes.isEmpty())
        lines.append(player.notes);
    return lines.join(u'\n');
}

PlayerPanel::PlayerPanel(QWidget *parent)
    : Panel(parent)
    , m_name(new TextLabel(TextStyle::Heading, this))
    , m_story(new TextLabel(TextStyle::Small, this))
    , m_improve(new ActionButton(this))
    , m_edit(new ActionButton(this))
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
    for (ActionButton *button : {m_improve, m_edit, m_retire})
        layout->addWidget(button);
    m_improve->setObjectName(u"improve"_s);
    m_edit->setObjectName(u"edit-player"_s);
    m_retire->setObjectName(u"retire"_s);
    connect(m_improve, &QAbstractButton::clicked, this, &PlayerPanel::improveRequested);
    connect(m_edit, &QAbstractButton::clicked, this, &PlayerPanel::editRequested);
    connect(m_retire, &QAbstractButton::clicked, this, &PlayerPanel::retireRequested);
    retranslate();
}

void PlayerPanel::showPlayer(const Team &team, const std::shared_ptr<const Ruleset> &ruleset,
                             const PlayerId &id, Language language)
{
    const Player *player = ruleset ? team.player(id) : nullptr;
    for (ActionButton *button : {m_improve, m_edit, m_retire})
        button->setEnabled(player != nullptr);
    if (!player) {
        m_name->setText(tr("No player selected"));
        m_story->setText(tr("Select a player to see his career."));
        return;
    }
    m_improve->setEnabled(canImprove(*player));
    m_name->setText(
        u"#%1 %2"_s.arg(player->number).arg(player->name.isEmpty() ? tr("unnamed") : player->name));
    m_story->setText(careerText(*player, team, *ruleset, language));
}

void PlayerPanel::retranslate()
{
    m_improve->setText(tr("Improve…"));
    m_improve->setKey(QKeySequence(Qt::CTRL | Qt::Key_I));
    m_edit->setText(tr("Points and injuries…"));
    m_edit->setKey(QKeySequence(Qt::CTRL | Qt::Key_E));
    m_retire->setText(tr("Retire"));
    m_retire->setKey(QKeySequence(Qt::CTRL | Qt::Key_R));
    for (ActionButton *button : {m_improve, m_edit, m_retire})
        button->setAccessibleName(button->text());
}

} // namespace dugout
